"""A picture with numbers on it, which the text of its page explains."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from render import theme, titles
from render.panel import ALT, Picture
from render.svg import at, box, circle, document, line
from render.words import Words, bare, fit

S = TypeVar("S")
Spot = tuple[float, float]
"""Where the middle of a number stands."""
WIDTH = 1000
"""How wide a picture is painted, in pixels."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """What is drawn, where its numbers stand, and how wide these are."""

    svg: str
    spots: Sequence[Spot]
    size: float = 42


class Plate:
    """A picture with numbers on it; the text of the page says what each of them is.

    ``legend`` is the message that explains them, and the picture's text as well; ``draw`` draws
    it without its numbers.
    """

    def __init__(self, legend: str, draw: Callable[[Words], Drawing]) -> None:
        self.legend, self.draw = legend, draw
        self._drawn: dict[str, Picture] = {}

    def __call__(self, words: Words) -> Picture:
        """The picture, drawn once for each language."""
        if words.language not in self._drawn:
            drawing = self.draw(words)
            svg = numbered(drawing.svg, drawing.spots, drawing.size)
            alt = fit(bare(words(self.legend)), ALT)
            self._drawn[words.language] = Picture(svg, WIDTH, alt, "rules.png")
        return self._drawn[words.language]


def front(game: str) -> Callable[[Words], Picture]:
    """The title of a game, for the first page of its rules."""

    def drawn(words: Words) -> Picture:
        name = words(f"game-{game}")
        svg = document(titles.WIDTH, titles.HEIGHT, titles.title(game, name))
        return Picture(svg, WIDTH, words("primer-front", game=bare(name)), "rules.png")

    return drawn


def laid(width: float, height: float, *pieces: str) -> str:
    """Pieces of a game on the dark table."""
    return document(width, height, box(0, 0, width, height, 20, fill=theme.NIGHT), *pieces)


def numbered(svg: str, spots: Sequence[Spot], size: float) -> str:
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


def plates(
    scene: Callable[[Words], S], drawn: Mapping[str, Callable[[S], Drawing]], legend: str
) -> dict[str, Plate]:
    """Pictures by topic, each ``drawn`` from the ``scene`` in the reader's words.

    ``legend`` is the name of the messages that explain them, with ``{}`` for the topic.
    """

    def plate(topic: str, draw: Callable[[S], Drawing]) -> Plate:
        return Plate(legend.format(topic), lambda words: draw(scene(words)))

    return {topic: plate(topic, draw) for topic, draw in drawn.items()}
