"""The palette and the type of all pictures, in one place."""

from __future__ import annotations

from dataclasses import dataclass

from render.fonts import serif
from render.svg import Type

NIGHT = "#0d1120"
"""The table, at its edges."""
DUSK = "#1b2340"
"""The table, in its middle."""
SLATE = "#151b31"
"""A surface on the table."""
SEAM = "#33406b"
"""The edge of a surface."""
INK = "#171a26"
PARCHMENT = "#f3ead7"
PAPER = "#fbf6ea"
IVORY = "#f7f1e3"
MIST = "#aab4d4"
"""What is said in passing."""
GOLD = "#e9c46a"
BRONZE = "#9a7635"
BLOOD = "#e5484d"
STEEL = "#9fc1e8"

NAME_SMALLEST = 0.55
"""How far the name of a card is shrunk in a narrow place, since it must not be cut."""

EMBED = 0xE9C46A
WIN = 0x4CB782
ALARM = 0xE5484D


@dataclass(frozen=True, slots=True)
class Colours:
    """One gate deck's colours, bright to dark."""

    light: str
    main: str
    dark: str


def mix(colour: str, other: str, share: float) -> str:
    """``colour`` with a ``share`` (0 to 1) of ``other``; cheaper to paint than transparency."""
    mixed = (
        round(int(colour[n : n + 2], 16) * (1 - share) + int(other[n : n + 2], 16) * share)
        for n in (1, 3, 5)
    )
    return "#" + "".join(f"{part:02x}" for part in mixed)


NAME = Type(34, IVORY, serif(), bold=True)
TITLE = Type(25, IVORY)
FIGURE = Type(40, IVORY, anchor="middle", bold=True)
LABEL = Type(22, MIST)
BODY = Type(25, INK)
