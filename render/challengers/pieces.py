"""What the pictures of Challengers! are put together from: powers, levels, flags, trophies."""

from __future__ import annotations

from render import theme
from render.svg import Type, at, box, circle, document, line, path

LEVELS = {
    "S": "#8b94ad",
    "A": "#cd8a4b",
    "B": "#b9c6d8",
    "C": "#e9c46a",
    "R": "#7fa0b5",
    "SOLO": "#e5484d",
}
"""The colours of the levels, bronze, silver and gold among them."""


def cloth(width: float, height: float, *children: str) -> str:
    """A whole picture on the table's dark cloth."""
    return document(
        width,
        height,
        box(0, 0, width, height, 24, fill=theme.NIGHT),
        box(
            *(8, 8, width - 16, height - 16, 18),
            fill="none",
            stroke=theme.mix(theme.NIGHT, theme.GOLD, 0.18),
            stroke_width=2,
        ),
        *children,
    )


def power(value: int | str, size: float, *, fill: str = theme.INK) -> str:
    """A power, on a round shield ``size`` wide whose middle is (0, 0)."""
    figure = theme.FIGURE.but(size=size * 0.56)
    return circle(0, 0, size / 2 - 2, fill=fill, stroke=theme.GOLD, stroke_width=4) + line(
        str(value), 0, size * 0.2, size * 0.8, figure
    )


def level(letter: str, height: float) -> str:
    """A level on a small plate whose left edge's middle is (0, 0); see `level_width`."""
    width = level_width(letter, height)
    type_ = Type(height * 0.68, theme.INK, anchor="middle", bold=True)
    plate = box(0, -height / 2, width, height, height * 0.26, fill=LEVELS.get(letter, theme.MIST))
    return plate + line(letter, width / 2, height * 0.25, width - 6, type_)


def level_width(letter: str, height: float) -> float:
    """How wide a level's plate is."""
    return height * (1.1 if len(letter) == 1 else 2.3)


def flag(size: float, fill: str = theme.GOLD) -> str:
    """The flag on its pole, ``size`` high, its middle at (0, 0)."""
    cloth_ = "M-14 -46C2 -56 16 -38 34 -46V-8C16 0 2 -18 -14 -8Z"
    return at(
        0,
        0,
        path("M-22 -50V50", stroke=theme.IVORY, stroke_width=8, stroke_linecap="round"),
        path(cloth_, fill=fill),
        scale=size / 108,
    )


def cup(size: float, fill: str = theme.GOLD) -> str:
    """A trophy, ``size`` high, its middle at (0, 0)."""
    bowl = "M-26 -46H26V-18A26 26 0 0 1 -26 -18Z"
    handles = "M-26 -36H-42V-26A18 18 0 0 0 -22 -8 M26 -36H42V-26A18 18 0 0 1 22 -8"
    foot = "M-5 6H5V26H20V42H-20V26H-5Z"
    return at(
        0,
        0,
        path(handles, fill="none", stroke=fill, stroke_width=7),
        path(bowl, fill=fill),
        path(foot, fill=fill),
        scale=size / 96,
    )


def medal(round_number: int, fans: int | None, size: float) -> str:
    """A trophy's front, and its fans where they are known; its middle is (0, 0)."""
    figure = theme.FIGURE.but(size=size * 0.5, fill=theme.INK)
    drawn = circle(0, 0, size / 2 - 1.5, fill=theme.GOLD, stroke=theme.BRONZE, stroke_width=3)
    drawn += line(str(round_number), 0, size * 0.18, size * 0.8, figure)
    if fans is None:
        return drawn
    small = theme.FIGURE.but(size=size * 0.46, fill=theme.GOLD, bold=False)
    return drawn + line(f"+{fans}", 0, size * 0.98, size * 1.15, small)


def tick(size: float) -> str:
    """A check mark, its middle at (0, 0)."""
    return path(
        "M-10 1L-3 8L11 -8",
        fill="none",
        stroke="#63d29b",
        stroke_width=5 * size / 24,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def number_badge(mark: str, size: float = 44) -> str:
    """A number on a gold disc, its middle at (0, 0)."""
    figure = theme.FIGURE.but(size=size * 0.66, fill=theme.INK)
    return circle(0, 0, size / 2, fill=theme.GOLD, stroke=theme.INK, stroke_width=3) + line(
        mark, 0, size * 0.24, size * 0.82, figure
    )
