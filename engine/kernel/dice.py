"""The only source of chance: one counter-based stream per table.

A value is a function of the seed and of how many values were drawn before it. So the stream
costs two fields to save, needs no hidden generator state, and anyone who learns the seed
after the game can draw the same values again, in any language.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass
from typing import TypeVar

from engine.kernel.errors import RulesBug

T = TypeVar("T")

DICE_VERSION = "sha256-counter/1"
_RANGE = 1 << 64


def commitment(seed: str) -> str:
    """What a table announces before the first card: the SHA-256 of its seed, in hex."""
    return hashlib.sha256(seed.encode()).hexdigest()


@dataclass(slots=True)
class Dice:
    """A stream of uniform integers.

    Draw number *i* is the first 64 bits of SHA-256(``seed:i``), read big-endian. Values that
    would favour small remainders are thrown away and the next draw is taken.
    """

    seed: str
    drawn: int = 0

    def roll(self, sides: int) -> int:
        """A number in ``range(sides)``, each equally likely.

        Raises `RulesBug` unless there are 1 to 2**64 sides.
        """
        if not 1 <= sides <= _RANGE:
            message = f"dice have no {sides} sides"
            raise RulesBug(message)
        limit = _RANGE - _RANGE % sides
        while True:
            digest = hashlib.sha256(f"{self.seed}:{self.drawn}".encode()).digest()
            self.drawn += 1
            value = int.from_bytes(digest[:8], "big")
            if value < limit:
                return value % sides

    def pick(self, items: Sequence[T]) -> T:
        """One of ``items``, each equally likely. Raises `RulesBug` when there are none."""
        return items[self.roll(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put ``items`` into a random order, in place (Fisher-Yates from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.roll(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> Dice:
        """A stream that goes on where this one stands, independent of it."""
        return Dice(self.seed, self.drawn)
