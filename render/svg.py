"""Pieces of SVG as strings. All text is escaped here, and fitted into its room."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal
from xml.sax.saxutils import escape, quoteattr

from render.fonts import Face, sans, shortened, wrapped

Anchor = Literal["start", "middle", "end"]

LEADING = 1.32
"""Lines stand this many times their size apart."""

SMALLEST = 0.72
"""How far a text is shrunk to fit before it is cut instead."""


def number(value: float) -> str:
    """A coordinate, no longer than a picture needs."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def tag(name: str, *children: str, **attributes: str | float) -> str:
    """An element; ``stroke_width`` becomes ``stroke-width`` and ``id_`` becomes ``id``."""
    parts = [name]
    for key, value in attributes.items():
        text = value if isinstance(value, str) else number(value)
        parts.append(f"{key.rstrip('_').replace('_', '-')}={quoteattr(text)}")
    opening = " ".join(parts)
    return f"<{opening}>{''.join(children)}</{name}>" if children else f"<{opening}/>"


def document(width: float, height: float, *children: str) -> str:
    """A whole picture."""
    return tag(
        "svg",
        *children,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=f"0 0 {number(width)} {number(height)}",
    )


def at(x: float, y: float, *children: str, scale: float = 1, turn: float = 0) -> str:
    """``children`` with their origin moved to (x, y), then turned (degrees) and scaled."""
    transform = f"translate({number(x)} {number(y)})"
    if turn:
        transform += f" rotate({number(turn)})"
    if scale != 1:
        transform += f" scale({scale:.4f})"
    return tag("g", *children, transform=transform)


def box(
    x: float, y: float, width: float, height: float, radius: float = 0, **attributes: str | float
) -> str:
    """A rectangle, its corners rounded."""
    return tag("rect", x=x, y=y, width=width, height=height, rx=radius, **attributes)


def circle(x: float, y: float, radius: float, **attributes: str | float) -> str:
    """A circle."""
    return tag("circle", cx=x, cy=y, r=radius, **attributes)


def path(shape: str, **attributes: str | float) -> str:
    """A path."""
    return tag("path", d=shape, **attributes)


def gradient(name: str, *stops: tuple[float, str], across: bool = False) -> str:
    """A linear gradient from top to bottom, or ``across``; use it as ``url(#name)``."""
    marks = [tag("stop", offset=offset, stop_color=colour) for offset, colour in stops]
    return tag("linearGradient", *marks, id_=name, x2=float(across), y2=float(not across))


def glow(name: str, *stops: tuple[float, str, float], centre: float = 0.5) -> str:
    """A radial gradient of (offset, colour, opacity) stops."""
    marks = [
        tag("stop", offset=offset, stop_color=colour, stop_opacity=opacity)
        for offset, colour, opacity in stops
    ]
    return tag("radialGradient", *marks, id_=name, cx=0.5, cy=centre, r=0.75)


@dataclass(frozen=True, slots=True)
class Type:
    """How a text is set: size, colour, face (the sans one if None) and where its point is.

    ``bold`` thickens the one weight that the fonts have.
    """

    size: float
    fill: str
    face: Face | None = None
    anchor: Anchor = "start"
    bold: bool = False

    def but(
        self,
        *,
        size: float | None = None,
        fill: str | None = None,
        anchor: Anchor | None = None,
        bold: bool | None = None,
    ) -> Type:
        """This type with some of it changed."""
        return replace(
            self,
            size=self.size if size is None else size,
            fill=fill or self.fill,
            anchor=anchor or self.anchor,
            bold=self.bold if bold is None else bold,
        )


def line(
    text: str, x: float, y: float, room: float, type_: Type, *, smallest: float = SMALLEST
) -> str:
    """``text`` on one line at baseline point (x, y), never wider than ``room``.

    It is shrunk to ``smallest`` of its size, then cut with an ellipsis.
    """
    face = (type_.face or sans()).of(text)
    width = face.width(text, type_.size)
    size = type_.size
    if width > room:
        # A thousandth less, or rounding would make it just too wide, and cut it.
        size = max(type_.size * smallest, type_.size * room / width * 0.999)
    attributes: dict[str, str | float] = {
        "x": x,
        "y": y,
        "font_family": face.family,
        "font_size": size,
        "fill": type_.fill,
    }
    if type_.anchor != "start":
        attributes["text_anchor"] = type_.anchor
    if type_.bold:
        attributes |= {"stroke": type_.fill, "stroke_width": size * 0.035}
    attributes["data_room"] = room
    return tag("text", escape(shortened(text, face, size, room)), **attributes)


def block(text: str, x: float, y: float, width: float, type_: Type) -> tuple[str, float]:
    """``text`` in lines ``width`` wide below (x, y), never shrunk, and how high they are."""
    lines = wrapped(text, type_.face or sans(), type_.size, width)
    drawn = "".join(
        line(each, x, y + type_.size * (0.95 + LEADING * n), width + 1, type_)
        for n, each in enumerate(lines)
        if each
    )
    return drawn, len(lines) * type_.size * LEADING


def paragraph(
    text: str, x: float, y: float, room: tuple[float, float], type_: Type, *, smallest: float = 0.6
) -> str:
    """``text`` in lines within ``room`` (width, height) whose top left corner is (x, y).

    It is shrunk until all of it fits, or cut at ``smallest`` of its size.
    """
    face = type_.face or sans()
    width, height = room
    size, lines = type_.size, wrapped(text, face, type_.size, width)
    while len(lines) * size * LEADING > height and size > type_.size * smallest:
        size *= 0.95
        lines = wrapped(text, face, size, width)
    fitting = max(1, int(height / (size * LEADING)))
    if len(lines) > fitting:
        lines = [*lines[: fitting - 1], lines[fitting - 1] + " …"]
    shift = {"start": 0.0, "middle": width / 2, "end": width}[type_.anchor]
    return "".join(
        line(each, x + shift, y + size * (0.95 + LEADING * n), width, type_.but(size=size))
        for n, each in enumerate(lines)
        if each
    )
