"""How a rating has changed from game to game, as a line."""

from __future__ import annotations

import math
from collections.abc import Sequence

from render import theme
from render.svg import box, circle, line, path

_LEFT, _BOTTOM, _TOP = 92.0, 40.0, 22.0
_DOTS = 40
"""Up to so many games each have a dot of their own."""


def curve(points: Sequence[int], width: float, height: float, label: str) -> str:
    """The line through ``points``, the first before the first game; its top left is (0, 0).

    ``label`` stands below: what is counted from left to right.
    """
    low, high, step = _axis(points)
    inner, room = width - _LEFT - 40, height - _TOP - _BOTTOM

    def x(n: int) -> float:
        return _LEFT + inner * n / max(1, len(points) - 1)

    def y(value: float) -> float:
        return _TOP + room * (high - value) / (high - low)

    quiet = theme.LABEL.but(size=24, anchor="end")
    parts = [box(0, 0, width, height, 16, fill=theme.SLATE)]
    for tick in range(low, high + 1, step):
        parts.append(
            path(f"M{_LEFT} {y(tick):.1f}H{width - 30:.1f}", stroke=theme.SEAM, stroke_width=1.5)
        )
        parts.append(line(str(tick), _LEFT - 12, y(tick) + 8, _LEFT - 16, quiet))
    marks = [(x(n), y(value)) for n, value in enumerate(points)]
    drawn = "L".join(f"{a:.1f} {b:.1f}" for a, b in marks)
    if len(points) > 1:
        ground = f"L{marks[-1][0]:.1f} {y(low):.1f}L{marks[0][0]:.1f} {y(low):.1f}Z"
        shade = theme.mix(theme.SLATE, theme.GOLD, 0.16)
        parts.append(path(f"M{drawn}{ground}", fill=shade))
        parts.append(
            path(
                f"M{drawn}",
                fill="none",
                stroke=theme.GOLD,
                stroke_width=4,
                stroke_linejoin="round",
                stroke_linecap="round",
            )
        )
    if len(points) <= _DOTS:
        parts += [circle(a, b, 5, fill=theme.GOLD) for a, b in marks[:-1]]
    end = marks[-1]
    parts.append(circle(*end, 9, fill=theme.GOLD, stroke=theme.SLATE, stroke_width=3))
    note = theme.LABEL.but(size=24, anchor="middle")
    parts.append(line(label, _LEFT + inner / 2, height - 10, inner, note))
    return "".join(parts)


def _axis(points: Sequence[int]) -> tuple[int, int, int]:
    """The lowest and highest line and the step between, in round numbers."""
    low, high = min(points), max(points)
    spread = max(high - low, 40)
    step = next(s for s in (20, 50, 100, 200, 500, 1000, 5000) if spread / s <= 5)
    bottom = math.floor((low - step * 0.2) / step) * step
    top = math.ceil((high + step * 0.2) / step) * step
    return bottom, max(top, bottom + 2 * step), step
