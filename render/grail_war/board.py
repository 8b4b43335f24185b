"""The picture of a battle: both sides with all that is known of them, and their tiles."""

from __future__ import annotations

from engine.grail_war.battle_state import Aid
from engine.grail_war.view import BattleView, SideView, WarView
from render import theme
from render.grail_war.banners import BANNER, WIDTH, banner, ground, helps, shown_tile
from render.grail_war.brawl import brawl_picture
from render.grail_war.course import Course
from render.grail_war.names import Scene
from render.grail_war.pieces import (
    LIFE,
    MANA,
    TILE_HEIGHT,
    TILE_WIDTH,
    Face,
    tile_back,
    tile_face,
    tile_place,
)
from render.svg import at, circle, document, line

_LEFT, _STEP = 26, TILE_WIDTH + 12
_AIDS, _MIDDLE = 46, 104
DUEL = 2


def board_picture(scene: Scene, view: WarView, battle: BattleView, course: Course) -> str:
    """The battle, 1200 wide, with the viewer's side (the first for a spectator) at the bottom."""
    if len(battle.sides) != DUEL:
        return brawl_picture(scene, view, battle, course)
    near = next((n for n, side in enumerate(battle.sides) if side.team == view.team), 0)
    bottom, top = battle.sides[near], battle.sides[1 - near]
    aided = any(aid != Aid() for side in battle.sides for aid in _aids(battle, view, side))
    gap = _AIDS if aided else 0
    upper = 16 + BANNER + 12
    middle = upper + TILE_HEIGHT + gap + 6
    lower = middle + _MIDDLE + gap + 6
    height = lower + TILE_HEIGHT + 12 + BANNER + 16
    parts = [
        ground(height),
        at(20, 16, banner(scene, view, top)),
        at(_LEFT, upper, _tiles(scene, view, battle, top, course)),
        at(_LEFT, upper + TILE_HEIGHT + 4, helps(scene, _aids(battle, view, top))) if aided else "",
        at(_LEFT, middle, _results(battle, (top, bottom), course)),
        at(_LEFT, lower - gap - 2, helps(scene, _aids(battle, view, bottom))) if aided else "",
        at(_LEFT, lower, _tiles(scene, view, battle, bottom, course)),
        at(20, height - BANNER - 16, banner(scene, view, bottom)),
    ]
    return document(WIDTH, height, *parts)


def _tiles(scene: Scene, view: WarView, battle: BattleView, side: SideView, course: Course) -> str:
    """Ten places with the tiles of a side."""
    foe = next(other for other in battle.sides if other is not side)
    parts: list[str] = []
    for slot in range(battle.slots):
        hidden = slot >= battle.slot and side.team != view.team
        known = None if hidden else shown_tile(side, slot, battle.sides.index(foe))
        if known is not None:
            outcome = course.outcome(slot, side.team, foe.team) if slot < battle.slot else ""
            drawn = tile_face(scene, Face(known, outcome, planned=slot >= battle.slot))
        elif slot >= battle.slot and battle.planned and side.out is None:
            drawn = tile_back()
        else:
            drawn = tile_place(bright=slot == battle.slot and view.result is None)
        parts.append(at(slot * _STEP, 0, drawn))
    return "".join(parts)


def _aids(battle: BattleView, view: WarView, side: SideView) -> tuple[Aid, ...]:
    """What the viewer may see of what helps a side."""
    return side.aids if side.team == view.team else side.aids[: battle.slot]


def _results(battle: BattleView, sides: tuple[SideView, SideView], course: Course) -> str:
    """The slots' numbers, and what each has cost either side; 104 high."""
    parts: list[str] = []
    for slot in range(battle.slots):
        x = slot * _STEP + TILE_WIDTH / 2
        over = slot < battle.slot
        fill = theme.GOLD if over else theme.SLATE
        figure = theme.FIGURE.but(size=25, fill=theme.INK if over else theme.MIST)
        parts.append(circle(x, 52, 19, fill=fill, stroke=theme.SEAM, stroke_width=2))
        parts.append(line(str(slot + 1), x, 61, 34, figure))
        for n, side in enumerate(sides):
            parts.append(at(x, 24 if n == 0 else 98, _loss(course.lost(slot, side.team))))
    return "".join(parts)


def _loss(lost: tuple[int, int] | None) -> str:
    """Life and mana lost, on a baseline through (0, 0)."""
    if lost is None:
        return ""
    life, mana = lost
    shown = [(life, LIFE), (mana, MANA)] if mana else [(life, LIFE)]
    if not life and not mana:
        return line("·", 0, 0, 40, theme.FIGURE.but(size=26, fill=theme.MIST))
    shown = [each for each in shown if each[0]]
    width = 48 if len(shown) > 1 else 96
    return "".join(
        line(
            f"−{points}",
            (n - (len(shown) - 1) / 2) * 50,
            0,
            width,
            theme.FIGURE.but(size=28, fill=fill),
        )
        for n, (points, fill) in enumerate(shown)
    )
