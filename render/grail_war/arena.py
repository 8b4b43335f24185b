"""One slot of a battle as a picture: what was shown against what, and what it cost."""

from __future__ import annotations

from engine.grail_war.battle_events import Lineup, Pair, Shown, SlotJudged
from engine.grail_war.battle_state import Tile
from render import theme
from render.grail_war.banners import WIDTH, cast_sign, ground
from render.grail_war.course import Course
from render.grail_war.emblems import medal, spell_sign
from render.grail_war.liveries import badge
from render.grail_war.names import Scene
from render.grail_war.pieces import (
    LIFE,
    MANA,
    TILE_WIDTH,
    Face,
    damage_star,
    mini,
    rear_tile,
    tile_face,
)
from render.svg import at, box, circle, document, line, path

_HEIGHT, _SCALE = 540, 1.9
_ROW, _HEAD = 78, 92
DUEL = 2


def arena_picture(
    scene: Scene, lineups: tuple[Lineup, ...], names: tuple[str, ...], slot: SlotJudged
) -> str:
    """A slot, 1200 wide; ``names`` are the servants as far as they are known."""
    course = Course({slot.slot: slot})
    if len(slot.pairs) == 1 and len(lineups) == DUEL:
        return _duel(scene, lineups, names, slot, course)
    return _brawl(scene, slot)


def _duel(
    scene: Scene,
    lineups: tuple[Lineup, ...],
    names: tuple[str, ...],
    slot: SlotJudged,
    course: Course,
) -> str:
    parts = [ground(_HEIGHT), at(WIDTH / 2, 54, _number(scene, slot))]
    pair = slot.pairs[0]
    for n, lineup in enumerate(lineups):
        place = pair.teams.index(lineup.team)
        x = 0 if n == 0 else WIDTH / 2
        shown = next(each for each in slot.shown if each.team == lineup.team)
        parts.append(at(x, 0, _fighter(scene, lineup, names[n], n)))
        parts.append(at(x, 0, _laid(scene, shown, pair, place)))
        parts.append(at(x + 300, 492, _cost(scene, course.lost(slot.slot, lineup.team))))
        total = dict(slot.totals).get(lineup.team, 0)
        parts.append(at(x + (78 if n == 0 else 522), 440, damage_star(total, 110)))
    parts.append(at(WIDTH / 2, 270, _against(pair, lineups)))
    return document(WIDTH, _HEIGHT, *parts)


def _number(scene: Scene, slot: SlotJudged) -> str:
    """The number of the slot, above all."""
    text = f"{scene.words('gw-short-slot')} {slot.slot + 1}"
    plate = box(-110, -34, 220, 60, 16, fill=theme.SLATE, stroke=theme.GOLD, stroke_width=2.5)
    figure = theme.TITLE.but(size=34, fill=theme.GOLD, anchor="middle", bold=True)
    return plate + line(text, 0, 8, 200, figure)


def _fighter(scene: Scene, lineup: Lineup, name: str, number: int) -> str:
    """Who fights, above the tile; half the picture wide."""
    x, anchor = (136, "start") if number == 0 else (464, "end")
    at_left = 70 if number == 0 else 530
    label = theme.LABEL.but(size=27, fill=theme.GOLD, anchor=anchor)
    who = theme.NAME.but(size=34, anchor=anchor)
    return (
        at(at_left, 74, medal(lineup.cls or None, 104))
        + at(at_left - 44, 30, badge(lineup.team, 34))
        + line(scene.team_drawn(lineup.team), x, 66, 320, who)
        + line(name, x, 104, 320, label)
    )


def _laid(scene: Scene, shown: Shown, pair: Pair, place: int) -> str:
    """The tile, its base value, and what helped it."""
    foe = pair.teams[1 - place]
    tile = shown.tiles[shown.against.index(foe)] if foe in shown.against else Tile("normal")
    face = tile_face(scene, Face(tile, pair.outcomes[place]))
    wide = TILE_WIDTH * _SCALE
    figure = theme.FIGURE.but(size=56, fill=theme.GOLD)
    helps = [at(-26, -26, rear_tile(shown.rear, 52, defends=shown.defends))] if shown.rear else []
    helps += [at(0, 0, cast_sign(scene, cast), scale=1.3) for cast in shown.casts]
    if shown.charm:
        helps.append(spell_sign("charm", 50))
    left, side = 300 - wide / 2, 96.0
    return (
        at(left, 140, face, scale=_SCALE)
        + line(str(pair.bases[place]), 300, 436, 150, figure)
        + "".join(
            at(left - side if place == 0 else left + wide + side, 180 + 74 * n, each)
            for n, each in enumerate(helps[:4])
        )
    )


def _cost(scene: Scene, lost: tuple[int, int] | None) -> str:
    """What the slot took from a side; around (0, 0)."""
    life, mana = lost or (0, 0)
    if not life and not mana:
        return line("–", 0, 20, 80, theme.FIGURE.but(size=34, fill=theme.MIST))
    words, parts = scene.words, list[tuple[str, str]]()
    if life:
        parts.append((words("gw-lost-life", count=life), LIFE))
    if mana:
        parts.append((words("gw-lost-mana", count=mana), MANA))
    return "".join(
        line(text, (n - (len(parts) - 1) / 2) * 190, 20, 184, theme.FIGURE.but(size=31, fill=fill))
        for n, (text, fill) in enumerate(parts)
    )


def _against(pair: Pair, lineups: tuple[Lineup, ...]) -> str:
    """Who hits whom, between the tiles; around (0, 0)."""
    left = pair.teams.index(lineups[0].team)
    hits = [pair.damages[n] + pair.clashes[n] for n in (left, 1 - left)]
    parts = [circle(0, 0, 40, fill=theme.SLATE, stroke=theme.SEAM, stroke_width=3)]
    for n, hit in enumerate(hits):
        if hit:
            y = 0 if min(hits) == 0 else (-36 if n == 0 else 36)
            parts.append(at(0, y, blow(), turn=0 if n == 0 else 180))
    if not any(hits):
        parts.append(path("M-18 -8H18M-18 8H18", stroke=theme.MIST, stroke_width=6))
    return "".join(parts)


def blow() -> str:
    """An arrow towards the right, from who deals damage; around (0, 0)."""
    shape = "M-44 -12H10V-30L48 0L10 30V12H-44Z"
    return path(shape, fill=theme.GOLD, stroke=theme.BRONZE, stroke_width=2)


def _brawl(scene: Scene, slot: SlotJudged) -> str:
    """Every meeting of a slot in a line of its own."""
    height = _HEAD + _ROW * max(1, len(slot.pairs)) + 14
    return document(
        WIDTH,
        height,
        ground(height),
        at(WIDTH / 2, 48, _number(scene, slot)),
        *(
            at(20, _HEAD + n * _ROW, _meeting(scene, slot, pair))
            for n, pair in enumerate(slot.pairs)
        ),
    )


def _meeting(scene: Scene, slot: SlotJudged, pair: Pair) -> str:
    parts = [box(0, 0, 1160, _ROW - 8, 14, fill=theme.SLATE, stroke=theme.SEAM, stroke_width=2)]
    name = theme.TITLE.but(size=27)
    figure = theme.FIGURE.but(size=36, fill=theme.GOLD)
    for n in (0, 1):
        team, foe = pair.teams[n], pair.teams[1 - n]
        anchor = "start" if n == 0 else "end"
        taken = sum(h.life + h.mana for h in slot.hits if (h.team, h.target) == (team, foe))
        x, way = (0, 1) if n == 0 else (1160, -1)
        parts.append(at(x + 34 * way, 35, badge(team, 38)))
        parts.append(line(scene.team_drawn(team), x + 66 * way, 45, 256, name.but(anchor=anchor)))
        parts.append(at(x + 364 * way - 26, 9, mini(pair.kinds[n], 52)))
        parts.append(line(str(pair.bases[n]), x + 426 * way, 48, 60, figure))
        dealt = theme.FIGURE.but(size=36, fill=LIFE if taken else theme.MIST)
        parts.append(line(f"−{taken}" if taken else "·", 580 + 58 * way, 48, 90, dealt))
    shape = "M-22 0L-8 -12V12ZM22 0L8 -12V12Z"
    parts.append(at(580, 35, path(shape, fill=theme.SEAM)))
    return "".join(parts)
