"""What the presenters of all games do alike."""

from __future__ import annotations

from datetime import datetime
from typing import Generic, TypeVar

from render.panel import Screen
from render.rulebook import Rulebook
from render.words import Words

V = TypeVar("V")


class Screens(Generic[V]):
    """A part of every `Presenter`: it shows views of one kind, and has a rulebook."""

    def __init__(self, kind: type[V], rulebook: Rulebook) -> None:
        self._kind = kind
        self._rulebook = rulebook

    def rules(self, words: Words, topic: str = "") -> Screen:
        """The rules in short, one topic at a time."""
        return self._rulebook.screen(words, topic)

    def _seen(self, view: object) -> V:
        """``view``, if it is one of this game. Raises `TypeError`."""
        if not isinstance(view, self._kind):
            raise TypeError(f"{self._kind.__name__} is needed, not {type(view).__name__}")
        return view


def time_limit(words: Words, deadline: datetime | None) -> list[str]:
    """The line that says when the asked seats' time is up; none where it never is."""
    if deadline is None:
        return []
    return [words("board-deadline", when=f"<t:{int(deadline.timestamp())}:R>")]
