"""Which amounts of a pool are offered, where the rules allow any."""

from __future__ import annotations

STEP = 5


def amounts(most: int, *wanted: int) -> list[int]:
    """The amounts from 0 to ``most`` that are offered: every fifth, the highest, ``wanted``."""
    if most <= 0:
        return [0]
    found = {*range(0, most + 1, STEP), most, *(each for each in wanted if 0 <= each <= most)}
    return sorted(found)
