"""The rules of the Grail War in pictures: its pieces, with numbers to what can be seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.grail_war.battle import PAUSES
from engine.grail_war.battle_state import Tile
from engine.grail_war.view import WarView
from render import theme
from render.grail_war.arena import blow
from render.grail_war.city import REGION, region
from render.grail_war.emblems import medal
from render.grail_war.names import Scene
from render.grail_war.pieces import (
    LIFE,
    TILE_HEIGHT,
    TILE_WIDTH,
    Face,
    damage_star,
    mini,
    tile_back,
    tile_face,
)
from render.grail_war.sheet import stats_and_pools
from render.grail_war.whereabouts import Spot, Stand
from render.plate import Drawing, laid
from render.svg import at, box, line

_WIDTH = 620
_NUMBER = 30
_SLOTS = 10


@dataclass(frozen=True, slots=True)
class Shown:
    """What a picture is drawn from: a war as one of its teams sees it, and the reader's words."""

    scene: Scene
    view: WarView


def _battle(shown: Shown) -> Drawing:
    """The slots of a battle at its second pause, with all pauses between them."""
    del shown
    size, step, gap = 46, 52, 16
    kinds = ("normal", "heavy", "counter")
    figure = theme.FIGURE.but(size=24, fill=theme.MIST)
    starts = [
        36 + slot * step + gap * sum(slot >= pause for pause in PAUSES) for slot in range(_SLOTS)
    ]
    pauses = [starts[0] - 10, *(starts[pause] - (gap + 6) / 2 for pause in PAUSES)]
    parts: list[str] = []
    for slot, x in enumerate(starts):
        for y in (66, 166):
            tile = at(0, 0, tile_back(), scale=size / TILE_WIDTH)
            if slot < PAUSES[0]:
                tile = at(0, 4, mini(kinds[(slot + (y > 66)) % 3], size))
            parts.append(at(x, y, tile))
        parts.append(line(str(slot + 1), x + size / 2, 153, step, figure))
    parts += [box(x - 3, 56, 6, 174, 3, fill=theme.GOLD) for x in pauses]
    spots = [(pauses[0], 34), (starts[1] + 22, 34), (pauses[1], 34), (starts[4] + 22, 34)]
    return Drawing(laid(_WIDTH, 246, *parts), [*spots, (pauses[2], 34)], _NUMBER)


def _slot(shown: Shown) -> Drawing:
    """A slot: a heavy blow beats a flurry."""
    scene, scale, base, weaker = shown.scene, 1.7, 4, 3
    wide, tall, right = TILE_WIDTH * scale, TILE_HEIGHT * scale, _WIDTH - 60.0
    figure = theme.FIGURE.but(size=50)
    svg = laid(
        *(_WIDTH, tall + 136),
        at(60, 28, tile_face(scene, Face(Tile("heavy"), "win")), scale=scale),
        at(right - wide, 28, tile_face(scene, Face(Tile("flurry"), "lose")), scale=scale),
        at(_WIDTH / 2, 28 + tall / 2, blow()),
        line(str(base), 60 + wide / 2, tall + 86, wide, figure.but(fill=theme.GOLD)),
        line(str(weaker), right - wide / 2, tall + 86, wide, figure.but(fill=theme.MIST)),
        at(_WIDTH / 2, tall + 70, damage_star(base, 96)),
        line(
            *(scene.words("gw-lost-life", count=base), right - wide / 2, tall + 122, wide),
            figure.but(size=28, fill=LIFE),
        ),
    )
    spots = (
        *((60, 44), (84, tall + 70), (right, 44), (_WIDTH / 2, tall / 2 - 20)),
        *((right - wide - 6, tall + 112), (_WIDTH / 2 - 62, tall + 70)),
    )
    return Drawing(svg, spots, _NUMBER)


def _marks(shown: Shown) -> Drawing:
    """A tile with each of the marks."""
    scale, step = 1.2, 146
    tiles = (
        Tile("heavy", plus=True),
        Tile("flurry", burst=True),
        Tile("snipe", aim=True),
        Tile("phantasm", stack=2),
    )
    left = (_WIDTH - 3 * step - TILE_WIDTH * scale) / 2
    parts = [
        at(left + n * step, 52, tile_face(shown.scene, Face(tile)), scale=scale)
        for n, tile in enumerate(tiles)
    ]
    spots = [(left + n * step + TILE_WIDTH * scale / 2, 28) for n in range(len(tiles))]
    return Drawing(laid(_WIDTH, 68 + TILE_HEIGHT * scale, *parts), spots, _NUMBER)


def _sheet(shown: Shown) -> Drawing:
    """A servant's stats, pools and tiles."""
    scene, servant = shown.scene, shown.view.teams[0].servant
    if servant is None:
        raise ValueError("a war without a servant")
    drawn, tall = stats_and_pools(scene, servant)
    name = theme.NAME.but(size=30, anchor="middle")
    cls = theme.LABEL.but(size=26, fill=theme.GOLD, anchor="middle")
    svg = laid(
        *(_WIDTH, tall + 40),
        at(32, 16, drawn),
        at(532, 106, medal(servant.cls, 130)),
        line(scene.servant_of(servant), 532, 216, 160, name),
        line(scene.cls(servant.cls or ""), 532, 254, 160, cls),
    )
    spots = ((168, 42), (456, 42), (464, 343), (464, 385), (468, 471), (580, 56))
    return Drawing(svg, spots, _NUMBER)


def _regions(shown: Shown) -> Drawing:
    """Two regions with all that may be known to be there."""
    now = shown.view.scene
    mine = (Stand(0, "master", now), Stand(0, "servant", now))
    home = Spot("a1", mine, (0,), (), land=0, residue=False, battle=False)
    other = Spot("c3", (Stand(1, None, now),), (), ((2, 1),), land=1, residue=True, battle=False)
    wide = 290.0
    svg = laid(
        *(_WIDTH, REGION + 40),
        at(14, 20, region(shown.scene, shown.view, home, wide)),
        at(316, 20, region(shown.scene, shown.view, other, wide)),
    )
    spots = ((284, 48), (152, 116), (540, 116))
    marks = [(x, 206) for x in (68, 134, 348, 392, 436, 480)]
    return Drawing(svg, [*spots, *marks], _NUMBER)


PLATES: dict[str, Callable[[Shown], Drawing]] = {
    "battle": _battle,
    "tiles": _slot,
    "marks": _marks,
    "sheet": _sheet,
    "round": _regions,
}
"""The pictures by topic."""
