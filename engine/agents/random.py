"""A player without a plan."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine.kernel import Decision, Positions


class RandomAgent:
    """Chooses blindly; looks at nothing.

    First a legal size, then as many different options, each equally likely; in any order where
    the order matters. It has a generator of its own, so ``seed`` alone decides what it does.
    """

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def choose(self, decision: Decision, look: Callable[[], Any]) -> Positions:
        """A legal choice; the view is never built."""
        chance = self._random.random
        count = len(decision.options)
        least, most = decision.least, decision.most
        size = least if least == most else least + int(chance() * (most - least + 1))
        if size == 1:
            return (int(chance() * count),)
        picked = self._random.sample(range(count), size)
        return tuple(picked) if decision.ordered else tuple(sorted(picked))
