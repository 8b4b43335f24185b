"""How many private conversations may be opened in a while.

Discord takes a bot that opens many at once for one that sends advertisements, and shuts it out.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

MOST = 10
"""How many conversations are opened within `WITHIN` at most, for the whole bot."""
WITHIN = 60.0
"""Seconds."""


class Conversations:
    """The budget of new conversations. ``clock`` gives seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._known: set[int] = set()
        self._opened: deque[float] = deque(maxlen=MOST)

    def may_open(self, user_id: int) -> bool:
        """Whether a person may be written to now: one who was, always; a new one counts."""
        if user_id in self._known:
            return True
        now = self._clock()
        if len(self._opened) == MOST and now - self._opened[0] < WITHIN:
            return False
        self._opened.append(now)
        self._known.add(user_id)
        return True
