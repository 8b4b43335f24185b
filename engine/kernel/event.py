"""What happened, and who may know it.

Events carry ids and numbers, never prose. Each is written once, when it happens, together
with its audience; the log, the telling and the statistics are all made from them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.kernel.saved import Saved


class Event(Saved):
    """Base of a game's events; make one with ``@saved("game.name")``."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """An event with its audience.

    ``seats`` is None when everyone may know the event. Otherwise only those seats do, and all
    others, spectators too, get ``public`` instead: the same happening without its secret, or
    nothing at all.
    """

    event: Event
    seats: tuple[int, ...] | None = None
    public: Event | None = None

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as ``seat`` (None: a spectator) learns of it, if it does at all."""
        if self.seats is None or seat in self.seats:
            return self.event
        return self.public


def seen_by(entries: Iterable[Entry], seat: int | None) -> list[Event]:
    """What ``seat`` (None: a spectator) learns from ``entries``, in order."""
    seen = (entry.seen_by(seat) for entry in entries)
    return [event for event in seen if event is not None]
