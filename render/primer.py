"""The board explained: a picture of a game in full swing, with numbers to what can be seen."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.kernel import Game
from render.panel import Screen
from render.plate import Drawing, Plate, Spot
from render.presenter import Names
from render.words import Words

Spots = Callable[[object, Names, Words], Sequence[Spot]]
"""Where the numbers stand on the board of a view."""
_VENTURES = 0.8
"""How often a sample's players do something else than what is usual."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A game to show: ``seats`` at play, by chance and from ``seed``, for so many decisions."""

    seats: int
    seed: str
    decisions: int
    options: Mapping[str, object] = field(default_factory=dict[str, object])
    viewer: int | None = None

    def view(self, game: Game[Any, Any]) -> object:
        """What spectators see of it, or the ``viewer``."""
        chance = random.Random(self.seed)
        state, _ = game.start(self.seats, self.options, self.seed)
        for _ in range(self.decisions):
            asked = [lane.decision for lane in state.lanes if lane.decision is not None]
            if not asked:
                break
            decision = asked[0]
            choice = decision.default
            if decision.least == decision.most == 1 and chance.random() < _VENTURES:
                choice = (chance.randrange(len(decision.options)),)
            game.apply(state, decision.seat, choice)
        return game.view(state, self.viewer)


def sitting(words: Words) -> list[str]:
    """Whom the pictures of the rules show at play."""
    return words("primer-names").split(", ")


def board_plate(
    game: Game[Any, Any],
    sample: Sample,
    board: Callable[[object, Names, Words], Screen],
    spots: Sequence[Spot] | Spots,
    legend: str,
) -> Plate:
    """A board in full swing.

    ``board`` shows a view as the game's own board, and ``spots`` are where the numbers stand (or
    find them, where boards differ in their layout).
    """

    def draw(words: Words) -> Drawing:
        names = sitting(words)[: sample.seats]
        view = sample.view(game)
        picture = board(view, names, words).picture
        if picture is None:
            raise ValueError("a board without a picture")
        return Drawing(picture.svg, spots(view, names, words) if callable(spots) else spots)

    return Plate(legend, draw)
