"""A card that has no drawing of its own at the table: a name, what it is, figures and a text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render import theme
from render.fonts import sans, wrapped
from render.svg import LEADING, at, box, document, line, paragraph, path

WIDTH = 1000
_HEAD = 150
_EDGE = 14
_MARGIN = 34
_TEXT = 31
_FIGURES = 92
_GAP = 12


@dataclass(frozen=True, slots=True)
class Plaque:
    """What is drawn: ``sign`` is a piece of SVG around (0, 0), 100 wide.

    ``figures`` are (what, how much), ``lines`` paragraphs of text; one that ends with a colon
    is a heading.
    """

    name: str
    kind: str
    colour: str
    sign: str = ""
    figures: Sequence[tuple[str, str]] = ()
    lines: Sequence[str] = ()

    def height(self) -> float:
        """How high the drawing is."""
        figures = _FIGURES + _GAP if self.figures else 0
        return _HEAD + figures + self._text_height() + 2 * _MARGIN + _EDGE

    def picture(self) -> str:
        """The whole picture, 1000 wide."""
        return document(WIDTH, self.height(), self.drawn())

    def drawn(self) -> str:
        """The drawing, to be put into another picture."""
        dark = theme.mix(self.colour, theme.NIGHT, 0.66)
        inner, height = WIDTH - 2 * _EDGE, self.height()
        top = float(_HEAD)
        parts = [
            box(0, 0, WIDTH, height, 26, fill=self.colour),
            box(*(4, 4, WIDTH - 8, height - 8, 23), fill="none", stroke=theme.INK, stroke_width=3),
            box(_EDGE, _EDGE, inner, height - 2 * _EDGE, 16, fill=theme.PARCHMENT),
            path(
                f"M{_EDGE} {_HEAD - 14}V30A16 16 0 0 1 30 {_EDGE}H{WIDTH - 30}"
                f"A16 16 0 0 1 {WIDTH - _EDGE} 30V{_HEAD - 14}Z",
                fill=dark,
            ),
            self._heading(),
        ]
        if self.figures:
            parts.append(at(_MARGIN, top, self._figures(WIDTH - 2 * _MARGIN)))
            top += _FIGURES + _GAP
        parts.append(at(_MARGIN, top + 8, self._text()))
        return "".join(parts)

    def _heading(self) -> str:
        left = 132.0 if self.sign else 40.0
        room = WIDTH - left - 40
        quiet = theme.LABEL.but(size=30, fill=theme.mix(self.colour, "#ffffff", 0.55))
        drawn = at(74, 74, self.sign, scale=0.86) if self.sign else ""
        return (
            drawn
            + line(self.name, left, 72, room, theme.NAME.but(size=50))
            + line(self.kind, left, 115, room, quiet)
        )

    def _figures(self, width: float) -> str:
        share = (width + _GAP) / len(self.figures)
        parts: list[str] = []
        for n, (what, number) in enumerate(self.figures):
            room = share - _GAP
            label = theme.LABEL.but(size=25, fill="#6b5c40", anchor="middle")
            figure = theme.FIGURE.but(size=40, fill=theme.INK)
            parts.append(
                at(
                    n * share,
                    0,
                    box(0, 0, room, _FIGURES, 12, fill=theme.PAPER, stroke="#c9b58d"),
                    line(number, room / 2, 44, room - 12, figure),
                    line(what, room / 2, 78, room - 12, label, smallest=0.6),
                )
            )
        return "".join(parts)

    def _blocks(self) -> list[tuple[str, float]]:
        """Each paragraph with its height."""
        room = WIDTH - 2 * _MARGIN
        return [
            (text, len(wrapped(text, sans(), _TEXT, room)) * _TEXT * LEADING + _GAP)
            for text in self.lines
        ]

    def _text_height(self) -> float:
        return sum(height for _, height in self._blocks())

    def _text(self) -> str:
        parts: list[str] = []
        y, room = 0.0, WIDTH - 2 * _MARGIN
        for text, height in self._blocks():
            heading = text.endswith(":")
            type_ = theme.BODY.but(size=_TEXT, bold=heading)
            text_ = text.removesuffix(":") if heading else text
            parts.append(paragraph(text_, 0, y, (room, height), type_))
            y += height
        return "".join(parts)
