"""What each game must be able to show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Protocol, runtime_checkable

from engine.kernel import Decision, Event, Positions
from render.panel import Screen
from render.settings import Setting
from render.words import Words

Names = Sequence[str]
"""The players' names by seat, as they gave them: whoever shows one escapes it."""


class Presenter(Protocol):
    """Shows one game.

    ``view`` is what the game's own `view` gives; any other object raises `TypeError`. Nothing
    here sees a state: a screen can only show what its view tells.
    """

    def board(
        self,
        view: object,
        players: Names,
        words: Words,
        *,
        story: Sequence[Event] = (),
        deadline: datetime | None = None,
    ) -> Screen:
        """The public board; ``view`` is a spectator's, ``story`` what everyone saw happen last.

        ``deadline`` (UTC) is when the asked seats' time is up.
        """
        ...

    def panel(
        self,
        view: object,
        decision: Decision | None,
        players: Names,
        words: Words,
        *,
        page: str = "",
        ahead: tuple[Positions, ...] = (),
        story: Sequence[Event] = (),
    ) -> Screen:
        """The private panel of ``view``'s seat: its hand, and its decision if it is asked.

        ``page`` is the name of a `Page`; ``ahead`` are the tentative choices that led to ``view``
        and ``decision``. An unknown page shows the first one. ``story`` is what this seat saw
        happen since its last decision.
        """
        ...

    def result(
        self, view: object, players: Names, words: Words, *, story: Sequence[Event] = ()
    ) -> Screen:
        """Who won, and how."""
        ...

    def rules(self, words: Words, topic: str = "") -> Screen:
        """A page of the rules in short, with a menu of all topics; the first for an unknown one."""
        ...


@runtime_checkable
class Replayer(Protocol):
    """A presenter whose game has parts that are worth watching again."""

    def replay(
        self,
        view: object,
        players: Names,
        words: Words,
        *,
        story: Sequence[Event],
        page: str = "",
    ) -> Screen:
        """A part of the game step by step, or that there is none yet.

        ``view`` is a spectator's, and ``story`` all that everyone saw since the game began.
        """
        ...


@runtime_checkable
class Adjustable(Protocol):
    """A presenter whose game has options that the host sets before it begins."""

    def settings(self, options: Mapping[str, object], words: Words) -> tuple[Setting, ...]:
        """What can be set, given what ``options`` are by now."""
        ...
