"""A colour for each team, the same on the map of the city, in battles and at the end."""

from __future__ import annotations

from render import theme
from render.svg import circle, line

LIVERIES = ("#e69f00", "#56b4e9", "#f0e442", "#2fae87", "#cc79a7", "#d9703a", "#8f9bff")
"""By the number of the team; it stands on them, whatever colours an eye can see."""


def livery(team: int) -> str:
    """A team's colour; one that is masked (below zero) has none of its own."""
    return LIVERIES[team % len(LIVERIES)] if team >= 0 else theme.MIST


def badge(team: int, size: float) -> str:
    """A team's number in its colour, ``size`` wide, its middle at (0, 0)."""
    number = team + 1 if team >= 0 else -team
    figure = theme.FIGURE.but(size=size * 0.66, fill=theme.INK)
    return circle(0, 0, size / 2, fill=livery(team)) + line(
        str(number), 0, size * 0.235, size * 0.8, figure
    )
