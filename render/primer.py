"""The board explained: a picture of a game in full swing, with numbers to what can be seen."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.kernel import Game
from render import theme
from render.panel import ALT, Picture, Screen
from render.presenter import Names
from render.svg import at, circle, line
from render.words import Words, bare, fit

Spot = tuple[float, float]
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

    def view(self, game: Game[Any, Any]) -> object:
        """What spectators see of it."""
        chance = random.Random(self.seed)
        state, _ = game.start(self.seats, {}, self.seed)
        for _ in range(self.decisions):
            asked = [lane.decision for lane in state.lanes if lane.decision is not None]
            if not asked:
                break
            decision = asked[0]
            choice = decision.default
            if decision.least == decision.most == 1 and chance.random() < _VENTURES:
                choice = (chance.randrange(len(decision.options)),)
            game.apply(state, decision.seat, choice)
        return game.view(state, None)


class Primer:
    """Draws a board with numbers on it; the text of the page says what each of them is.

    ``board`` shows a view as the game's own board, ``spots`` are where the numbers stand (or find
    them, where boards differ in their layout), and ``legend`` is the message that explains them.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        sample: Sample,
        board: Callable[[object, Names, Words], Screen],
        spots: Sequence[Spot] | Spots,
        legend: str,
    ) -> None:
        self._game, self._sample, self._board = game, sample, board
        self._spots, self._legend = spots, legend
        self._drawn: dict[str, Picture] = {}

    def __call__(self, words: Words) -> Picture:
        """The picture, drawn once for each language."""
        if words.language not in self._drawn:
            names = words("primer-names").split(", ")[: self._sample.seats]
            view = self._sample.view(self._game)
            picture = self._board(view, names, words).picture
            if picture is None:
                raise ValueError("a board without a picture")
            alt = fit(bare(words(self._legend)), ALT)
            spots = self._spots
            svg = numbered(picture.svg, spots(view, names, words) if callable(spots) else spots)
            self._drawn[words.language] = replace(picture, svg=svg, alt=alt, name="rules.png")
        return self._drawn[words.language]


def numbered(svg: str, spots: Sequence[Spot], size: float = 42) -> str:
    """A picture with the numbers 1, 2, 3 … laid over it, each with its middle at its spot."""
    figure = theme.FIGURE.but(size=size * 0.66, fill=theme.INK)
    badges = "".join(
        at(
            x,
            y,
            circle(0, 0, size / 2 + 4, fill=theme.INK),
            circle(0, 0, size / 2, fill="#ffffff", stroke=theme.BLOOD, stroke_width=5),
            line(str(number), 0, size * 0.23, size, figure),
        )
        for number, (x, y) in enumerate(spots, 1)
    )
    return f"{svg.removesuffix('</svg>')}{badges}</svg>"
