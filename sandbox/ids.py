"""Snowflakes: Discord's ids, which carry the moment they were made."""

from collections.abc import Callable
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000
Clock = Callable[[], float]
"""Seconds since the Unix epoch. Tests pass their own so that nothing has to wait."""


class Snowflakes:
    """Hands out ids that are unique and rise, even when the clock stands still."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> int:
        """Return a new id, greater than every one before."""
        made = (int(self._clock() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(made, self._last + 1)
        return self._last


def iso(moment: float) -> str:
    """Write a moment (seconds since the epoch) as Discord does: ISO 8601 in UTC."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


def parse(text: object) -> int:
    """Read an id from a path or a body; 0, which nothing has, when it is not one."""
    digits = str(text)
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 21 else 0
