"""The picture of a battle of more than two sides: one strip for each."""

from __future__ import annotations

from engine.grail_war.view import BattleView, SideView, WarView
from render import theme
from render.grail_war.course import Course
from render.grail_war.emblems import medal
from render.grail_war.liveries import badge, livery
from render.grail_war.names import Scene
from render.grail_war.pieces import damage_star, mini, pools
from render.svg import at, box, document, line, path

WIDTH = 1200
_STRIP, _HEAD = 158, 52
_CELLS, _CELL = 452, 61
_GRID = 28


def brawl_picture(scene: Scene, view: WarView, battle: BattleView, course: Course) -> str:
    """A strip for each side, 1200 wide: who it is, its pools, its tiles by slot."""
    height = _HEAD + len(battle.sides) * (_STRIP + 8) + 10
    small = theme.LABEL.but(size=24, anchor="middle")
    heads = "".join(
        line(
            str(slot + 1),
            _CELLS + slot * _CELL + _CELL / 2,
            38,
            _CELL,
            small.but(fill=theme.GOLD if slot < battle.slot else theme.MIST),
        )
        for slot in range(battle.slots)
    )
    title = line(scene.words("gw-short-slot"), 436, 38, 400, theme.LABEL.but(size=24, anchor="end"))
    return document(
        WIDTH,
        height,
        box(0, 0, WIDTH, height, 22, fill=theme.NIGHT),
        title,
        heads,
        line(scene.words("gw-short-dealt"), 1130, 38, 120, small),
        *(
            at(12, _HEAD + n * (_STRIP + 8), _strip(scene, view, battle, n, course))
            for n in range(len(battle.sides))
        ),
    )


def _strip(scene: Scene, view: WarView, battle: BattleView, number: int, course: Course) -> str:
    words, side = scene.words, battle.sides[number]
    servant = view.teams[side.team].servant if side.team >= 0 else None
    own, out = side.team == view.team, side.out is not None
    edge = theme.GOLD if own else theme.SEAM
    name = theme.NAME.but(size=30, fill=theme.MIST if out else theme.IVORY)
    label = theme.LABEL.but(size=24, fill=theme.GOLD)
    rear = "" if side.rear is None else words(f"gw-rear-{side.rear}")
    text = f"{scene.servant_of(servant)} · {rear}" if rear else scene.servant_of(servant)
    parts = [
        box(0, 0, 1176, _STRIP, 16, fill=theme.SLATE, stroke=edge, stroke_width=2.5),
        at(56, 56, medal(servant.cls if servant else None, 88)),
        at(22, 24, badge(side.team, 36)),
        line(scene.team_drawn(side.team), 112, 38, 318, name),
        line(text, 112, 70, 318, label),
        at(112, 80, pools(scene, servant, 318, (0, 38))),
        at(1118, 62, damage_star(side.total, 100)),
    ]
    parts += [
        at(_CELLS - 12 + slot * _CELL, 8, _cell(view, battle, number, slot, course))
        for slot in range(battle.slots)
    ]
    if out:
        text = words(f"gw-out-{side.out}")
        parts.append(box(1064, 116, 106, 34, 8, fill=theme.BLOOD))
        parts.append(line(text, 1117, 141, 98, theme.TITLE.but(size=25, anchor="middle")))
    return "".join(parts)


def _cell(view: WarView, battle: BattleView, number: int, slot: int, course: Course) -> str:
    """What a side shows in a slot to each opponent, and the damage it deals; 57 x 142."""
    side = battle.sides[number]
    row = side.plan[slot] if slot < len(side.plan) else ()
    own = side.team == view.team
    visible = slot < battle.slot or own
    tiles = [
        (livery(foe.team), tile.kind)
        for foe, tile in zip(battle.sides, row, strict=False)
        if tile.kind != "none"
    ]
    ground = box(0, 0, 57, 142, 8, fill=theme.mix(theme.SLATE, theme.NIGHT, 0.5))
    if not tiles or not visible:
        return ground + (_back() if battle.planned and side.out is None else "")
    if len({kind for _, kind in tiles}) == 1:
        drawn = at(4, 20, mini(tiles[0][1], 49))
    elif len(tiles) == 2:
        drawn = "".join(
            at(8, 6 + 50 * n, mini(kind, 42, colour)) for n, (colour, kind) in enumerate(tiles)
        )
    else:
        drawn = "".join(
            at(1 + n % 2 * _GRID, 4 + n // 2 * (_GRID + 4), mini(kind, 26, colour))
            for n, (colour, kind) in enumerate(tiles)
        )
    return ground + drawn + _dealt(course, side, slot)


def _back() -> str:
    """Tiles that nobody may see yet."""
    return box(6, 22, 45, 56, 8, fill="#2a2350", stroke="#6d6299", stroke_width=2) + path(
        "M28 34L40 50L28 66L16 50Z", fill="none", stroke=theme.GOLD, stroke_width=2
    )


def _dealt(course: Course, side: SideView, slot: int) -> str:
    """The damage of a slot, at its foot."""
    points = course.dealt(slot, side.team)
    if slot not in course.slots:
        return ""
    fill = theme.GOLD if points else theme.MIST
    return line(str(points) if points else "·", 28, 134, 50, theme.FIGURE.but(size=27, fill=fill))
