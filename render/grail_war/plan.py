"""The private picture of a plan: the opponents in short, the own tiles laid, and what is left."""

from __future__ import annotations

from engine.grail_war.battle_state import Aid
from engine.grail_war.view import BattleView, SideView, WarView
from render import theme
from render.grail_war.banners import BANNER, WIDTH, banner, ground, helps, shown_tile, strip
from render.grail_war.figures import Figures, Holding, figures_of, run_slots
from render.grail_war.names import Scene
from render.grail_war.pieces import (
    TILE_HEIGHT,
    TILE_WIDTH,
    Face,
    badge,
    burst_spark,
    mini,
    tile_face,
    tile_place,
)
from render.svg import at, box, circle, document, line

_LEFT, _STEP = 26, TILE_WIDTH + 12
_TRAY, _ROW = 78, 66
_MANY = 2


def plan_picture(
    scene: Scene, view: WarView, battle: BattleView, side: SideView, asked: int | None
) -> str:
    """The plan of the viewer's ``side``, 1200 wide; ``asked`` is the slot that comes next."""
    foes = [n for n, each in enumerate(battle.sides) if each is not side and each.out is None]
    parts: list[str] = []
    y = 16.0
    for foe in foes:
        drawn, tall = _opponent(scene, view, battle, foe, few=len(foes) < _MANY)
        parts.append(at(20, y, drawn))
        y += tall + 10
    live = [foe for foe in foes if any(_lies(side, slot, foe) for slot in range(battle.slots))]
    rows = live or foes[:1]
    y += 8
    parts.append(at(_LEFT, y, _numbers(battle, asked)))
    y += 44
    for foe in rows:
        if len(foes) > 1:
            name = scene.words("gw-against", name=scene.team_drawn(battle.sides[foe].team))
            parts.append(at(_LEFT + 18, y + 14, badge(foe, 32)))
            parts.append(line(name, _LEFT + 42, y + 24, 600, theme.LABEL.but(size=25)))
            y += 34
        parts.append(at(_LEFT, y, _laid(scene, battle, side, foe, asked)))
        y += TILE_HEIGHT + 8
    if any(aid != Aid() for aid in side.aids[battle.slot :]):
        parts.append(at(_LEFT, y, helps(scene, side.aids, battle.slot)))
        y += 50
    y += 6
    mine = figures_of(scene.catalog, view, side)
    if mine is not None:
        drawn, tall = _tray(scene, mine, side)
        parts.append(at(20, y, drawn))
        y += tall + 10
    parts.append(at(20, y, banner(scene, view, side, battle.sides.index(side))))
    height = y + BANNER + 16
    return document(WIDTH, height, ground(height), *parts)


def _lies(side: SideView, slot: int, foe: int) -> bool:
    """Whether a row shows that opponent something else than all others get."""
    row = side.plan[slot] if slot < len(side.plan) else ()
    return foe < len(row) and row[foe].kind != "none"


def _opponent(
    scene: Scene, view: WarView, battle: BattleView, foe: int, *, few: bool
) -> tuple[str, float]:
    """An opponent: all of it where there is one only, else a strip; and how tall that is."""
    side = battle.sides[foe]
    drawn, tall = strip(scene, view, side, foe), 76.0
    if few:
        drawn, tall = banner(scene, view, side, foe), float(BANNER)
    figures = figures_of(scene.catalog, view, side)
    if figures is None or not few:
        return drawn, tall
    return drawn + at(0, tall + 8, _holdings(scene, figures.holdings, 54)), tall + 8 + _ROW


def _numbers(battle: BattleView, asked: int | None) -> str:
    """The slots' numbers; the one that is asked for is bright."""
    parts: list[str] = []
    for slot in range(battle.slots):
        x = slot * _STEP + TILE_WIDTH / 2
        bright = slot == asked
        figure = theme.FIGURE.but(size=25, fill=theme.INK if bright else theme.MIST)
        fill = theme.GOLD if bright else theme.SLATE
        parts.append(circle(x, 20, 19, fill=fill, stroke=theme.SEAM, stroke_width=2))
        parts.append(line(str(slot + 1), x, 29, 34, figure))
    return "".join(parts)


def _laid(scene: Scene, battle: BattleView, side: SideView, foe: int, asked: int | None) -> str:
    """The tiles for one opponent, slot by slot."""
    parts: list[str] = []
    for slot in range(battle.slots):
        tile = shown_tile(side, slot, foe)
        drawn = tile_place(bright=slot == asked)
        if tile is not None:
            drawn = tile_face(scene, Face(tile, planned=True))
        parts.append(at(slot * _STEP, 0, drawn))
    return "".join(parts)


def _tray(scene: Scene, figures: Figures, side: SideView) -> tuple[str, float]:
    """What may still be laid: tiles by kind, then noble phantasms; and how tall that is."""
    active = [(n, each) for n, each in enumerate(figures.phantasms) if each.active]
    bursts = figures.known.bursts - _burst(side) if figures.known else 0
    height = _TRAY + (_ROW if active or bursts else 0)
    parts = [
        box(0, 0, 1160, height, 16, fill=theme.mix(theme.SLATE, theme.NIGHT, 0.3)),
        at(12, 10, _holdings(scene, figures.holdings, 56)),
    ]
    used = {*(side.released or ()), *(tile.phantasm for row in side.plan for tile in row)}
    cells = len(active) + bool(bursts)
    width = min(560.0, 1136 / max(1, cells))
    for place, (n, phantasm) in enumerate(active):
        text = scene.words(
            "gw-tray-phantasm",
            rank=phantasm.rank,
            scale=scene.words(f"gw-scale-{phantasm.scale}"),
            mana=phantasm.mana,
            slots=run_slots(phantasm),
        )
        gone = n in used
        ink = theme.mix(theme.MIST, theme.SLATE, 0.45) if gone else theme.IVORY
        name = theme.TITLE.but(size=24, fill=ink, bold=True)
        drawn = mini("phantasm", 48) + line(scene.said(phantasm.name), 58, 22, width - 70, name)
        drawn += line(text, 58, 50, width - 70, theme.LABEL.but(size=21, fill=ink))
        parts.append(at(12 + place * width, _TRAY + 4, drawn))
    if bursts > 0:
        text = scene.words("gw-tray-bursts", count=bursts)
        drawn = at(18, 26, burst_spark(34))
        drawn += line(text, 44, 34, width - 54, theme.LABEL.but(size=23, fill="#d8ccff"))
        parts.append(at(12 + len(active) * width, _TRAY + 4, drawn))
    return "".join(parts), height


def _burst(side: SideView) -> int:
    planned = 0
    for row in side.plan:
        planned += sum(tile.burst and tile.phantasm < 0 for tile in row)
        planned += len({tile.phantasm for tile in row if tile.burst and tile.phantasm >= 0})
    return planned


def _holdings(scene: Scene, holdings: tuple[Holding, ...], size: float) -> str:
    """Kinds of tiles with rank and count from (0, 0) rightwards, 1136 wide at most."""
    width = min(190.0, 1136 / len(holdings))
    return "".join(
        at(n * width, 0, _holding(scene, each, size, width)) for n, each in enumerate(holdings)
    )


def _holding(scene: Scene, holding: Holding, size: float, width: float) -> str:
    gone = holding.left == 0
    ink = theme.mix(theme.MIST, theme.SLATE, 0.45) if gone else theme.IVORY
    name = theme.LABEL.but(size=22, fill=ink)
    rank = theme.TITLE.but(size=26, fill=theme.SEAM if gone else theme.GOLD, bold=True)
    count = _count(holding)
    room = width - size - 14
    text = f"{holding.mark} {count}".strip()
    return (
        mini(holding.kind, size)
        + line(scene.words(f"gw-short-{holding.kind}"), size + 8, 22, room, name)
        + line(text, size + 8, 52, room, rank)
    )


def _count(holding: Holding) -> str:
    if holding.left is None:
        return "∞" if holding.kind == "normal" else ""
    return f"×{holding.left}"
