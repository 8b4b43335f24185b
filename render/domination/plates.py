"""The rules of Fate/Domination in pictures: its pieces, with numbers to what can be seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.domination.view import WarView
from render import theme
from render.domination.board import PHASES, move_arrow, phase_arrow
from render.domination.cards import STRIP_WIDTH, Held, strip, strip_height
from render.domination.field import LEAST, battlefield, height_of
from render.domination.names import Scene
from render.domination.pieces import LAUREL, card_back, drop, laurel, piece, seal, shield, swords
from render.domination.roster import WIDTH as TILE
from render.domination.roster import tile, tile_height
from render.plate import Drawing, laid
from render.svg import at, box, line

_EDGE = 22
_NUMBER = 32


@dataclass(frozen=True, slots=True)
class Shown:
    """What a picture is drawn from: a war in full swing, and the reader's words."""

    scene: Scene
    view: WarView


def _player(shown: Shown) -> Drawing:
    """The tile of somebody whose servant's true name is known."""
    scene, view = shown.scene, shown.view
    seat = next(n for n, side in enumerate(view.sides) if side.released and side.active)
    height = tile_height(scene, view, seat)
    svg = laid(
        *(TILE + 2 * _EDGE, height + 2 * _EDGE),
        at(_EDGE, _EDGE, tile(scene, view, seat, height)),
    )
    purse = height - 76
    spots = (
        *((28, 34), (110, 26), (430, 80), (474, 30), (590, 34)),
        *((298, purse), (392, purse - 28), (470, purse + 38), (546, purse + 38), (28, height - 8)),
    )
    return Drawing(svg, spots, _NUMBER)


def _card(shown: Shown) -> Drawing:
    """An attack with its parts."""
    scene, key = shown.scene, "rho_aias"
    width = float(STRIP_WIDTH)
    height = strip_height(scene, scene.card(key), width)
    svg = laid(
        *(width + 2 * _EDGE, height + 2 * _EDGE),
        at(_EDGE, _EDGE, strip(scene, Held(key), width, height)),
    )
    spots = ((40, 40), (46, 214), (440, 28), (604, 60), (604, 110), (604, height))
    return Drawing(svg, spots, _NUMBER)


def _field(shown: Shown) -> Drawing:
    """A battlefield that is fought for."""
    scene, view, width = shown.scene, shown.view, 560.0
    field = max(view.fields, key=lambda each: len(each.seats))
    height = height_of(scene, field, width)
    svg = laid(
        *(width + 2 * _EDGE, height + 2 * _EDGE),
        at(_EDGE, _EDGE, battlefield(scene, view, field, (width, height))),
    )
    spots = ((40, 108), (40, 236), (366, 120), (440, 54), (486, 284))
    return Drawing(svg, spots, _NUMBER)


def _round(shown: Shown) -> Drawing:
    """The phases of a round, each with the pieces it is about."""
    scene = shown.scene
    signs = {
        "prep": (at(-17, -24, card_back(34, 48)), drop(46), laurel("", 46)),
        "outpost": tuple(piece(scene, seat, 48) for seat in range(3)),
        "action": (drop(46), shield("", 44), seal(46)),
        "combat": (shield("", 44), swords(46, LAUREL), shield("", 44)),
        "end": (laurel("", 46), at(-17, -24, card_back(34, 48)), _marker()),
    }
    step, left = 66, 270
    parts: list[str] = []
    for n, phase in enumerate(PHASES):
        y = 18 + n * step
        parts.append(at(64, y, phase_arrow(scene, phase, left, now=False)))
        parts += [at(400 + 72 * m, y + 20, sign) for m, sign in enumerate(signs[phase])]
    spots = [(34, 38 + n * step) for n in range(len(PHASES))]
    return Drawing(laid(620, 18 + len(PHASES) * step, *parts), spots, _NUMBER)


def _marker() -> str:
    """The start marker: the first place in the turn order."""
    figure = theme.FIGURE.but(size=30, fill=theme.INK)
    return box(-20, -22, 40, 44, 10, fill=theme.GOLD) + line("1", 0, 11, 34, figure)


def _moves(shown: Shown) -> Drawing:
    """All places in a row, and what it costs to move along the arrows."""
    scene, view = shown.scene, shown.view
    width, arrow, tall = 132, 40, 96
    places = [view.arrows[0][0], *(goal for _, goal, _ in view.arrows)]
    step = width + arrow
    name = theme.NAME.but(size=27, anchor="middle")
    parts: list[str] = []
    spots: list[tuple[float, float]] = []
    for n, place in enumerate(places):
        x, y = _EDGE + n * step, 74
        parts.append(
            box(x, y, width, tall, 16, fill=theme.SLATE, stroke=theme.SEAM, stroke_width=3)
        )
        parts.append(line(scene.place(place), x + width / 2, y + 58, width - 14, name))
    for n, (_, _, price) in enumerate(view.arrows):
        x = _EDGE + n * step + width
        parts.append(at(x, 122 - LEAST / 2, move_arrow(price, arrow)))
        spots.append((x + arrow / 2, 186))
    return Drawing(laid(2 * _EDGE + 4 * step - arrow, 222, *parts), spots, _NUMBER)


PLATES: dict[str, Callable[[Shown], Drawing]] = {
    "setup": _player,
    "round": _round,
    "action": _moves,
    "combat": _field,
    "cards": _card,
}
"""The pictures by topic."""
