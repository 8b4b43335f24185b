"""The rules of Challengers! in pictures: its pieces, with numbers to what can be seen."""

from __future__ import annotations

from collections.abc import Callable

from engine.challengers.plan import TROPHIES
from engine.challengers.view import FighterView, MatchView, SideView
from render import theme
from render.challengers.arena import SLOT_HEIGHT, SLOT_WIDTH, attackers, holding, slot, sums
from render.challengers.card import STRIP_HEIGHT, STRIP_WIDTH, strip
from render.challengers.names import Scene
from render.challengers.pieces import cloth, medal
from render.plate import Drawing
from render.svg import at, line

_EDGE = 20
_NUMBER = 30


def _card(scene: Scene) -> Drawing:
    """A card with its parts."""
    svg = cloth(
        *(STRIP_WIDTH + 2 * _EDGE, STRIP_HEIGHT + 2 * _EDGE),
        at(_EDGE, _EDGE, strip(scene, "CI-4", round_number=4)),
    )
    spots = ((60, 218), (36, 58), (_EDGE + 250, 24), (_EDGE + 150, 98), (574, 98), (574, 210))
    return Drawing(svg, spots, _NUMBER)


def _match(scene: Scene) -> Drawing:
    """An attack that is just strong enough."""
    row = tuple(FighterView(key, scene.card(key).power) for key in ("JU-4", "JU-5"))
    flag = FighterView("CI-3", scene.card("CI-3").power)
    attack = sum(each.power for each in row)
    match = MatchView(
        *(0, 3, False, (_side(0, row=row), _side(1, flag=flag, hidden=("CI-1", "CI-2")))),
        starter=1,
        attacker=0,
        flag=1,
        attack=attack,
        defence=flag.power,
        reveals=5,
        winner=None,
        loss=None,
    )
    width, below = 820, 300
    middle = width / 2
    svg = cloth(
        *(width, below + 260),
        at(16, -20, attackers(scene, match, match.sides[0])),
        at(width - 416, 0, holding(scene, match.sides[1], flag)),
        at(middle, below - 30, sums(scene, match)),
    )
    spots = (
        *((24, 160), (middle - 168, below + 151), (430, 122), (728, 100), (772, 190)),
        (middle + 168, below + 151),
    )
    return Drawing(svg, spots, 40)


def _side(
    seat: int,
    row: tuple[FighterView, ...] = (),
    flag: FighterView | None = None,
    hidden: tuple[str, ...] = (),
) -> SideView:
    return SideView(seat, 4, (), (), (), row, flag, hidden, 0)


def _bench(scene: Scene) -> Drawing:
    """Six slots, three of them used."""
    bench = (("CI-1", "CI-1", "CI-1"), ("JU-4",), ("SP-4", "SP-4"), (), (), ())
    across, down = SLOT_WIDTH + 12, SLOT_HEIGHT + 12
    svg = cloth(
        *(3 * across + 2 * _EDGE - 12, 2 * down + 2 * _EDGE - 12),
        *(
            at(_EDGE + n % 3 * across, _EDGE + n // 3 * down, slot(scene, cards))
            for n, cards in enumerate(bench)
        ),
    )
    spots = [(_EDGE + x * across + 8, _EDGE + y * down + 8) for x, y in ((0, 0), (1, 0), (0, 1))]
    return Drawing(svg, spots, _NUMBER)


def _fans(scene: Scene) -> Drawing:
    """The trophies of all rounds with what is on their backs, and somebody's fans."""
    width, step = 640, 82
    label = theme.LABEL.but(size=24, anchor="middle")
    figure = theme.FIGURE.but(size=44)
    parts: list[str] = []
    for n, fans in enumerate(TROPHIES):
        x = 92 + n * step
        said = scene.words("ch-plate-fans", least=min(fans), most=max(fans))
        parts += [at(x, 66, medal(n + 1, None, 60)), line(said, x, 126, step, label)]
    early, late = TROPHIES[0][0], TROPHIES[3][3]
    parts += [
        at(110, 192, medal(1, early, 56)),
        at(196, 192, medal(4, late, 56)),
        line("+1", 292, 214, 80, figure.but(fill=theme.MIST)),
        line(
            f"{early} + {late} + 1 = {early + late + 1}", 494, 214, 260, figure.but(fill=theme.GOLD)
        ),
    ]
    spots = ((48, 46), (38, 118), (66, 192), (246, 194), (354, 194))
    return Drawing(cloth(width, 272, *parts), spots, _NUMBER)


PLATES: dict[str, Callable[[Scene], Drawing]] = {
    "deck": _card,
    "match": _match,
    "bench": _bench,
    "end": _fans,
}
"""The pictures by topic."""
