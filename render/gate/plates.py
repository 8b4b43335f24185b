"""The rules of THE GATE in pictures: its pieces, with numbers to what can be seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.gate.view import ColumnView, CombatView, FighterView, GuardianView
from render.gate.arena import ROW, attacked, fighter, sums
from render.gate.card import STRIP_HEIGHT, STRIP_WIDTH, strip
from render.gate.column import GATE_HEIGHT, GUARDIAN_HEIGHT, gate_picture, guardian_picture
from render.gate.column import WIDTH as COLUMN
from render.gate.names import Scene
from render.gate.pieces import definitions
from render.plate import Drawing, laid
from render.svg import at

_GAP = 8
_WIDTH = 2 * COLUMN + 3 * _GAP
_RIGHT = COLUMN + 2 * _GAP
"""Where the second of two columns stands."""
_NUMBER = 30


def _column(scene: Scene, deck: str, first: str) -> ColumnView:
    """An unhurt gate of ``deck`` with ``first`` on top."""
    pile = scene.catalog.decks[deck].cards[::-1]
    pile = pile[pile.index(first) :]
    level = scene.card(first).level or 0
    return ColumnView(
        *(deck, pile, level),
        power=level,
        durability=level,
        damage=0,
        closed=False,
        attacked=False,
        attached=(),
        buried=(),
        guardian=None,
    )


def _gates(scene: Scene) -> Drawing:
    """An open gate with some damage, and a closed one."""
    open_ = replace(_column(scene, "JN", "JN-3a"), damage=1)
    closed = replace(_column(scene, "MR", "MR-2b"), damage=2, closed=True)
    svg = laid(
        *(_WIDTH, GATE_HEIGHT + 2 * _GAP),
        definitions(),
        at(_GAP, _GAP, gate_picture(scene, open_)),
        at(_RIGHT, _GAP, gate_picture(scene, closed)),
    )
    spots = ((146, 32), (276, 32), (158, 110), (148, 147), (268, 190), (_RIGHT + 22, 30))
    return Drawing(svg, spots, _NUMBER)


def _guardians(scene: Scene) -> Drawing:
    """A guardian that waits face down, and one that fights for its gate."""
    waits = replace(
        _column(scene, "EG", "EG-2a"), guardian=GuardianView(None, face_up=False, since=3)
    )
    fights = replace(
        _column(scene, "SB", "SB-3a"), guardian=GuardianView("FT-3a", face_up=True, since=5)
    )
    below = GUARDIAN_HEIGHT + 2 * _GAP
    svg = laid(
        *(_WIDTH, below + GATE_HEIGHT + _GAP),
        definitions(),
        at(_GAP, _GAP, guardian_picture(scene, waits)),
        at(_GAP, below, gate_picture(scene, waits)),
        at(_RIGHT, _GAP, guardian_picture(scene, fights)),
        at(_RIGHT, below, gate_picture(scene, fights, target=True)),
    )
    spots = ((80, 45), (272, 20), (28, below + 22), (_RIGHT + 14, 20), (_RIGHT + 20, below + 22))
    return Drawing(svg, spots, _NUMBER)


def _combat(scene: Scene) -> Drawing:
    """Two cards against a guardian and its gate, and the sums."""
    attackers = [FighterView(key, scene.card(key).power, 1) for key in ("JN-3a", "HD-2a")]
    guardian = FighterView("FT-2a", scene.card("FT-2a").power, 1)
    gate = _column(scene, "SB", "SB-2a")
    attack, defence = sum(each.power for each in attackers), guardian.power + gate.power
    combat = CombatView(0, 0, tuple(attackers), guardian, gate.power, attack, defence)
    top, middle = 22.0, _WIDTH / 2
    below = top + 2 * ROW + 14
    svg = laid(
        *(_WIDTH, below + 150 + 14),
        definitions(),
        *(
            at(_GAP, top + n * ROW, fighter(scene, each, COLUMN))
            for n, each in enumerate(attackers)
        ),
        at(_RIGHT, top, fighter(scene, guardian, COLUMN)),
        at(_RIGHT, top + ROW, attacked(scene, gate.deck, gate.level, gate.power, COLUMN)),
        at(middle, below, sums(scene, combat)),
    )
    spots = (
        *((20, top + ROW), (_RIGHT - 4, top + ROW * 0.5), (_RIGHT - 4, top + ROW * 1.5)),
        *((middle - 152, below + 75), (middle + 152, below + 75)),
    )
    return Drawing(svg, spots, _NUMBER)


def _enhancement(scene: Scene) -> Drawing:
    """A gate with an enhancement under it, and a place for another."""
    scale = 1.7
    gate = replace(_column(scene, "SB", "SB-2a"), durability=3, attached=("MR-1a",))
    left = (_WIDTH - COLUMN * scale) / 2
    svg = laid(
        *(_WIDTH, GATE_HEIGHT * scale + 2 * _GAP),
        definitions(),
        at(left, _GAP, gate_picture(scene, gate), scale=scale),
    )
    places = ((10, 224), (268, 224), (140, 30), (158, 139))
    return Drawing(svg, [(left + x * scale, _GAP + y * scale) for x, y in places], _NUMBER)


def _card(scene: Scene) -> Drawing:
    """A card with its parts."""
    card = scene.card("JN-2b")
    edge = 24.0
    svg = laid(
        *(STRIP_WIDTH + 2 * edge, STRIP_HEIGHT + 2 * edge),
        definitions(),
        at(edge, edge, strip(card, scene.words)),
    )
    spots = ((28, 178), (160, 178), (edge + 166, 30), (edge + 562, 108), (edge + 562, 228))
    return Drawing(svg, spots, _NUMBER)


PLATES: dict[str, Callable[[Scene], Drawing]] = {
    "gates": _gates,
    "guardians": _guardians,
    "combat": _combat,
    "enhancement": _enhancement,
    "keywords": _card,
}
"""The pictures by topic."""
