"""What tells the Grail War event by event, in the game master's voice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.kernel import Event
from render.grail_war.actors import Actors
from render.voice import Voice

Teller = Callable[[Event], str]


@dataclass(slots=True)
class Story:
    """Tells one event after the other.

    ``place`` is what this story is a part of, for the `Voice`; ``told`` counts the events.
    """

    actors: Actors
    voice: Voice
    place: str = ""
    told: int = 0

    def tell(self, event: Event) -> str:
        """One event as a paragraph with markup; empty for those that need no telling."""
        self.told += 1
        for teller in self._tellers():
            if text := teller(event):
                return text
        return ""

    def _tellers(self) -> tuple[Teller, ...]:
        """Whoever may have something to say of an event; the first who has is heard."""
        raise NotImplementedError

    def _say(self, kind: str, **arguments: str | int) -> str:
        return self.voice.say(kind, f"{self.place}/{self.told}", **arguments)
