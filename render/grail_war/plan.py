"""The private picture of a plan: the opponents in short, the own tiles laid, and what is left."""

from __future__ import annotations

from engine.grail_war.battle_state import Aid
from engine.grail_war.cards import Phantasm
from engine.grail_war.view import BattleView, SideView, WarView
from render import theme
from render.grail_war.banners import BANNER, WIDTH, banner, ground, helps, shown_tile
from render.grail_war.figures import Figures, Holding, figures_of, run_slots
from render.grail_war.liveries import badge
from render.grail_war.names import Scene
from render.grail_war.pieces import (
    LIFE,
    TILE_HEIGHT,
    TILE_WIDTH,
    Face,
    burst_spark,
    marks,
    mini,
    signed,
    tile_face,
    tile_place,
)
from render.svg import at, box, circle, document, line

_LEFT, _STEP = 26, TILE_WIDTH + 12
_ROW = 66
_IN_LINE, _KIND = 6, 190.0
_LINE, _CELLS, _CELL = 88, 356, 80


def plan_picture(
    scene: Scene, view: WarView, battle: BattleView, side: SideView, asked: int | None
) -> str:
    """The plan of the viewer's ``side``, 1200 wide; ``asked`` is the slot that comes next."""
    foes = [n for n, each in enumerate(battle.sides) if each is not side and each.out is None]
    parts: list[str] = []
    y = 16.0
    if len(foes) == 1:
        drawn, tall = _opponent(scene, view, battle, foes[0])
        parts.append(at(20, y, drawn))
        y += tall + 18
        parts.append(at(_LEFT, y, _numbers(battle, asked, _STEP, TILE_WIDTH / 2)))
        parts.append(at(_LEFT, y + 44, _laid(scene, battle, side, foes[0], asked)))
        y += 44 + TILE_HEIGHT + 8
    else:
        parts.append(at(20 + _CELLS, y, _numbers(battle, asked, _CELL, _CELL / 2)))
        y += 46
        for foe in foes:
            parts.append(at(20, y, _towards(scene, view, battle, side, foe, asked)))
            y += _LINE + 6
    if any(aid != Aid() for aid in side.aids[battle.slot :]):
        left, step = (_LEFT, _STEP) if len(foes) == 1 else (20 + _CELLS, _CELL)
        parts.append(at(left, y, helps(scene, side.aids, battle.slot, step)))
        y += 50
    y += 6
    mine = figures_of(scene.catalog, view, side)
    if mine is not None:
        drawn, tall = _tray(scene, mine, side)
        parts.append(at(20, y, drawn))
        y += tall + 10
    parts.append(at(20, y, banner(scene, view, side)))
    height = y + BANNER + 16
    return document(WIDTH, height, ground(height), *parts)


def _opponent(scene: Scene, view: WarView, battle: BattleView, foe: int) -> tuple[str, float]:
    """The only opponent with its tiles as far as they are known; and how tall that is."""
    side = battle.sides[foe]
    drawn, tall = banner(scene, view, side), float(BANNER)
    figures = figures_of(scene.catalog, view, side)
    if figures is None:
        return drawn, tall
    kinds, more = _holdings(scene, figures.holdings, 54)
    return drawn + at(6, tall + 8, kinds), tall + 8 + more


def _numbers(battle: BattleView, asked: int | None, step: float, middle: float) -> str:
    """The slots' numbers; the one that is asked for is bright."""
    parts: list[str] = []
    for slot in range(battle.slots):
        x = slot * step + middle
        bright = slot == asked
        figure = theme.FIGURE.but(size=25, fill=theme.INK if bright else theme.MIST)
        fill = theme.GOLD if bright else theme.SLATE
        parts.append(circle(x, 20, 19, fill=fill, stroke=theme.SEAM, stroke_width=2))
        parts.append(line(str(slot + 1), x, 29, 34, figure))
    return "".join(parts)


def _towards(
    scene: Scene,
    view: WarView,
    battle: BattleView,
    side: SideView,
    foe: int,
    asked: int | None,
) -> str:
    """One of several opponents, with the tiles laid for it; 1160 x 88."""
    other = battle.sides[foe]
    servant = view.teams[other.team].servant if other.team >= 0 else None
    label = theme.LABEL.but(size=25, fill=theme.GOLD)
    life = servant.life if servant is not None else None
    left = "" if life is None else f"{signed(life.left)}/{life.most}"
    figure = theme.TITLE.but(size=25, fill=LIFE, anchor="end")
    parts = [
        box(0, 0, 1160, _LINE, 14, fill=theme.SLATE, stroke=theme.SEAM, stroke_width=2),
        at(30, _LINE / 2, badge(other.team, 40)),
        line(scene.team_drawn(other.team), 62, 36, _CELLS - 166, theme.NAME.but(size=28)),
        line(left, _CELLS - 8, 36, 88, figure),
        line(scene.servant_of(servant), 62, 70, _CELLS - 78, label),
    ]
    for slot in range(battle.slots):
        tile = shown_tile(side, slot, foe)
        x = _CELLS + slot * _CELL + (_CELL - 64) / 2
        drawn = box(
            *(0, 0, 64, 64, 10),
            fill="none",
            stroke=theme.GOLD if slot == asked else theme.SEAM,
            stroke_width=4 if slot == asked else 2,
            stroke_dasharray="7 6",
        )
        if tile is not None:
            drawn = mini(tile.kind, 64) + at(-4, -6, marks(tile), scale=0.7)
        parts.append(at(x, 12, drawn))
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
    bursts = figures.known.bursts - _burst(side) if figures.known else 0
    used = {*(side.released or ()), *(tile.phantasm for row in side.plan for tile in row)}
    cells = [
        _phantasm(scene, phantasm, gone=n in used)
        for n, phantasm in enumerate(figures.phantasms)
        if phantasm.active
    ]
    if bursts > 0:
        text = scene.words("gw-tray-bursts", count=bursts)
        spark = at(24, 26, burst_spark(38))
        cells.append(spark + line(text, 58, 35, 490, theme.LABEL.but(size=25, fill="#d8ccff")))
    kinds, tall = _holdings(scene, figures.holdings, 56)
    height = 16 + tall + _ROW * (-(-len(cells) // 2))
    parts = [
        box(0, 0, 1160, height, 16, fill=theme.mix(theme.SLATE, theme.NIGHT, 0.3)),
        at(12, 10, kinds),
    ]
    parts += [at(12 + n % 2 * 570, 10 + tall + n // 2 * _ROW, cell) for n, cell in enumerate(cells)]
    return "".join(parts), height


def _phantasm(scene: Scene, phantasm: Phantasm, *, gone: bool) -> str:
    """An active noble phantasm: name, rank, kind, cost, run; pale when it is used or laid."""
    text = scene.words(
        "gw-tray-phantasm",
        rank=phantasm.rank,
        scale=scene.words(f"gw-scale-{phantasm.scale}"),
        mana=phantasm.mana,
        slots=run_slots(phantasm),
    )
    ink = theme.mix(theme.MIST, theme.SLATE, 0.45) if gone else theme.IVORY
    name = theme.TITLE.but(size=26, fill=ink, bold=True)
    return (
        mini("phantasm", 50)
        + line(scene.words.said(phantasm.name), 60, 22, 496, name)
        + line(text, 60, 52, 496, theme.LABEL.but(size=24, fill=ink))
    )


def _burst(side: SideView) -> int:
    planned = 0
    for row in side.plan:
        planned += sum(tile.burst and tile.phantasm < 0 for tile in row)
        planned += len({tile.phantasm for tile in row if tile.burst and tile.phantasm >= 0})
    return planned


def _holdings(scene: Scene, holdings: tuple[Holding, ...], size: float) -> tuple[str, float]:
    """Kinds of tiles with rank and count, six in a line; and how tall that is."""
    drawn = "".join(
        at(n % _IN_LINE * _KIND, n // _IN_LINE * _ROW, _holding(scene, each, size, _KIND))
        for n, each in enumerate(holdings)
    )
    return drawn, -(-len(holdings) // _IN_LINE) * _ROW


def _holding(scene: Scene, holding: Holding, size: float, width: float) -> str:
    gone = holding.left == 0
    ink = theme.mix(theme.MIST, theme.SLATE, 0.45) if gone else theme.IVORY
    name = theme.LABEL.but(size=24, fill=ink)
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
