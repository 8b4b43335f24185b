"""What a game did to the ratings, below its result."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from render import theme
from render.ladder import signed
from render.lettering import drawable
from render.panel import FIELD_VALUE, Field, Picture, Screen
from render.svg import at, box, document, line, tag
from render.words import Words, escape, fit, plain

_SIZE = re.compile(r'^<svg [^>]*?width="([\d.]+)" height="([\d.]+)"')
_ROW, _GAP, _EDGE = 62.0, 10.0, 16.0
_GREEN = "#63d29b"


@dataclass(frozen=True, slots=True)
class Gain:
    """A person's points before and after a game, ``won`` or not. ``name`` is as it was given."""

    name: str
    before: int
    after: int
    won: bool = True

    @property
    def odd(self) -> bool:
        """Whether somebody who did not win has more points now, which asks for a reason."""
        return not self.won and self.after > self.before

    @property
    def change(self) -> str:
        """What was won or lost, with its sign."""
        return signed(self.after - self.before)


def with_gains(screen: Screen, gains: Sequence[Gain], words: Words) -> Screen:
    """A result with the change of each rating: in words, and below the picture."""
    if not gains:
        return screen
    lines = [
        words(
            "past-rating-line",
            name=escape(each.name, nameless=words("ladder-gone")),
            before=str(each.before),
            after=str(each.after),
            change=each.change,
        )
        for each in gains
    ]
    if any(each.odd for each in gains):
        lines.append(words("past-rating-why"))
    field = Field(words("past-ratings"), fit("\n".join(lines), FIELD_VALUE))
    picture = screen.picture and replace(
        screen.picture, svg=_extended(screen.picture, gains, words)
    )
    return replace(screen, fields=(*screen.fields, field), picture=picture)


def _extended(picture: Picture, gains: Sequence[Gain], words: Words) -> str:
    """The picture, and below it a row for every two persons."""
    found = _SIZE.match(picture.svg)
    if found is None:
        return picture.svg
    width, height = float(found[1]), float(found[2])
    rows = -(-len(gains) // 2)
    total = height + rows * (_ROW + _GAP) + _EDGE
    room = (width - 2 * _EDGE - _GAP) / 2
    inner = tag(
        "svg", picture.svg.split(">", 1)[1].removesuffix("</svg>"), width=width, height=height
    )
    return document(
        width,
        total,
        box(0, 0, width, total, 22, fill=theme.NIGHT),
        inner,
        *(
            at(
                _EDGE + (n % 2) * (room + _GAP),
                height + (n // 2) * (_ROW + _GAP) + 2,
                _chip(each, room, words),
            )
            for n, each in enumerate(gains)
        ),
    )


def _chip(gain: Gain, width: float, words: Words) -> str:
    nameless = words("ladder-gone")
    name = drawable(plain(gain.name, nameless=nameless), nameless)
    won = gain.after - gain.before
    colour = _GREEN if won > 0 else theme.BLOOD if won < 0 else theme.MIST
    small = theme.LABEL.but(size=27, anchor="end")
    figure = theme.FIGURE.but(size=31, fill=colour, anchor="end")
    return (
        box(0, 0, width, _ROW, 14, fill=theme.SLATE, stroke=theme.SEAM, stroke_width=1.5)
        + line(name, 20, 41, width * 0.42, theme.TITLE.but(size=29), smallest=0.6)
        + line(f"{gain.before} → {gain.after}", width - 116, 41, width * 0.36, small)
        + line(gain.change, width - 20, 42, 90, figure)
    )
