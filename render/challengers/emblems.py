"""The arms of the sets: a shape and colours each, told apart without the colours too.

A shape is drawn around (0, 0), within 50 units to each side, in one colour on another.
"""

from __future__ import annotations

from dataclasses import dataclass

from render import theme
from render.svg import at, circle, path
from render.theme import Colours


@dataclass(frozen=True, slots=True)
class Emblem:
    """A set's arms: the outline in the ink, and what is cut or drawn into it in the ground."""

    colours: Colours
    shape: str
    cuts: str = ""
    lines: str = ""

    def draw(self, ink: str, ground: str) -> str:
        """The arms, 100 units wide around (0, 0)."""
        return (
            path(self.shape, fill=ink)
            + (path(self.cuts, fill=ground) if self.cuts else "")
            + (
                path(
                    self.lines,
                    fill="none",
                    stroke=ground,
                    stroke_width=5,
                    stroke_linecap="round",
                    stroke_linejoin="round",
                )
                if self.lines
                else ""
            )
        )


def _disc(x: float, y: float, radius: float) -> str:
    """A circle as part of a path."""
    arc = f"a{radius} {radius} 0 1 0"
    return f"M{x - radius} {y}{arc} {2 * radius} 0{arc} {-2 * radius} 0Z"


_CITY = Emblem(
    Colours("#cdd6ea", "#6d7fa8", "#34416a"),
    "M-46 42V-4H-24V42Z M-20 42V-34H6V42Z M10 42V-16H28V42Z M32 42V6H46V42Z",
    "M-14 -26h5v6h-5Z M-4 -26h5v6h-5Z M-14 -12h5v6h-5Z M-4 -12h5v6h-5Z M-14 2h5v6h-5Z M-4 2h5v6h-5Z"
    "M-39 4h8v6h-8Z M-39 18h8v6h-8Z M15 -8h8v6h-8Z M15 6h8v6h-8Z",
)
_SPACE = Emblem(
    Colours("#c9b8ff", "#6a4fc4", "#33246e"),
    _disc(0, 0, 27) + "M-49 14C-44 24 -10 14 18 -4C40 -18 50 -30 46 -36"
    "C43 -41 33 -39 24 -34"
    "L28 -29C34 -32 38 -32 39 -30C40 -26 28 -15 12 -6C-10 7 -34 15 -40 11"
    "C-42 9 -38 3 -31 -3L-30 -10C-44 -1 -52 8 -49 14Z",
    _disc(-9, -9, 5) + _disc(8, 12, 4),
)
_OTHERS = Emblem(
    Colours("#e7ecf5", "#7f8ba6", "#3d465c"),
    "M0 -46L13 -15L46 -14L20 7L29 40L0 21L-29 40L-20 7L-46 -14L-13 -15Z",
)

EMBLEMS: dict[str, Emblem] = {
    "city": _CITY,
    "CITY": _CITY,
    "outer_space": _SPACE,
    "SPACE": _SPACE,
    "castle": Emblem(
        Colours("#f3d7a2", "#b07d2e", "#5e3f12"),
        "M-42 42V-32H-28V-20H-14V-32H14V-20H28V-32H42V42Z",
        "M-14 42V20A14 14 0 0 1 14 20V42Z M-30 -6h8v14h-8Z M22 -6h8v14h-8Z",
    ),
    "film_studio": Emblem(
        Colours("#ffc2a1", "#c9562b", "#6d2710"),
        "M-44 -8H44V40H-44Z M-45 -16L35 -44L40 -31L-40 -3Z",
        "M-14 4L18 16L-14 28Z",
        "M-26 -21L-22 -10 M-4 -29L0 -18 M17 -36L21 -25",
    ),
    "haunted_house": Emblem(
        Colours("#c8f0d6", "#3f8f67", "#174a33"),
        "M-34 44V-8A34 36 0 0 1 34 -8V44L23 31L11 44L0 31L-11 44L-23 31Z",
        _disc(-12, -8, 7) + _disc(12, -8, 7) + "M-9 12A9 9 0 0 1 9 12A9 12 0 0 1 -9 12Z",
    ),
    "shipwreck": Emblem(
        Colours("#a9e3f5", "#2685a8", "#0f4660"),
        "M-7 -30H7V24C22 22 32 12 34 0L24 2L40 -16L49 6L42 3C38 28 20 42 0 46C-20 42 -38 28 -42 3"
        "L-49 6L-40 -16L-24 2L-34 0C-32 12 -22 22 -7 24Z M-24 -22H24V-12H-24Z" + _disc(0, -36, 11),
        _disc(0, -36, 5),
    ),
    "funfair": Emblem(
        Colours("#ffc0d9", "#c23a78", "#6a1740"),
        "M0 -46L46 -6H-46Z M-42 -1H42V42H-42Z",
        "M-12 42V18A12 12 0 0 1 12 18V42Z",
        "M0 -44V-8 M-24 -8L-2 -40 M24 -8L2 -40 M-28 4V40 M28 4V40",
    ),
    "JUNGLE": Emblem(
        Colours("#cfeea0", "#5c9a2c", "#2b5310"),
        "M-40 44C-50 -12 -6 -46 46 -44C48 8 12 46 -26 36L-34 46Z",
        "",
        "M-34 38C-14 14 6 -6 28 -26 M-12 14L-16 -10 M2 0L24 4",
    ),
    "KITCHEN": Emblem(
        Colours("#ffd9a8", "#d08223", "#6e3d0a"),
        "M-26 44V8A22 22 0 1 1 -16 -32A24 24 0 0 1 18 -34A22 22 0 1 1 26 8V44Z",
        "",
        "M-24 30H24 M-10 24V8 M10 24V8",
    ),
    "LIBRARY": Emblem(
        Colours("#e5c9b3", "#8e5a3c", "#472a18"),
        "M-3 -28C-16 -38 -32 -38 -47 -34V32C-32 28 -16 28 -3 38Z "
        "M3 -28C16 -38 32 -38 47 -34V32C32 28 16 28 3 38Z",
        "",
        "M-38 -20C-28 -22 -20 -20 -12 -16 M-38 -4C-28 -6 -20 -4 -12 0 "
        "M38 -20C28 -22 20 -20 12 -16 M38 -4C28 -6 20 -4 12 0",
    ),
    "GLACIER": Emblem(
        Colours("#d5f1ff", "#4f9fd0", "#1d5079"),
        "M-50 42L-10 -42L10 -4L22 -22L50 42Z",
        "M-10 -42L2 -19L-6 -12L-13 -19L-21 -12L-22 -17Z",
    ),
    "MARKET": Emblem(
        Colours("#ffe59b", "#c79a15", "#654c05"),
        "M-46 -36H46L40 -10A10 10 0 0 1 20 -8A10 10 0 0 1 0 -8A10 10 0 0 1 -20 -8"
        "A10 10 0 0 1 -40 -10Z"
        "M-38 6H38V42H-38Z",
        "M-26 14H26V26H-26Z",
        "M-23 -34L-20 -12 M0 -34V-12 M23 -34L20 -12",
    ),
    "ROBOT": Emblem(
        Colours("#c3d3dd", "#5f7787", "#2a3945"),
        "M-34 -22H-4V-34H4V-22H34V34H-34Z M-46 -4H-38V18H-46Z M38 -4H46V18H38Z" + _disc(0, -38, 8),
        _disc(-14, 0, 8) + _disc(14, 0, 8) + "M-18 18H18V26H-18Z",
    ),
}


def emblem(set_key: str) -> Emblem:
    """The arms of a set; a star for one that a host added."""
    return EMBLEMS.get(set_key, _OTHERS)


def crest(set_key: str, size: float) -> str:
    """A set's arms on a round seal ``size`` wide whose middle is (0, 0)."""
    arms = emblem(set_key)
    return circle(
        0, 0, size / 2, fill=arms.colours.main, stroke=arms.colours.light, stroke_width=size * 0.05
    ) + at(0, 0, arms.draw(theme.IVORY, arms.colours.dark), scale=size / 158)
