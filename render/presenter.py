"""What each game must be able to show."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol, runtime_checkable

from engine.kernel import Decision, Event, Positions
from render.panel import Menu, Page, Screen, ScreenFault
from render.rulebook import Rulebook
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
        voice: str = "",
    ) -> Screen:
        """The private panel of ``view``'s seat: its hand, and its decision if it is asked.

        ``page`` is the name of a `Page`; ``ahead`` are the tentative choices that led to ``view``
        and ``decision``. An unknown page shows the first one. ``story`` is what this seat saw
        happen since its last decision, told in the ``voice`` of `Teller.chapters`.
        """
        ...

    def result(
        self, view: object, players: Names, words: Words, *, story: Sequence[Event] = ()
    ) -> Screen:
        """Who won, and how."""
        ...

    @property
    def rulebook(self) -> Rulebook:
        """The rules in short."""
        ...

    def rules(self, words: Words, topic: str = "") -> Screen:
        """A page of the rules in short, with a menu of all topics; the first for an unknown one."""
        ...


@runtime_checkable
class Chronicler(Protocol):
    """A presenter whose game's events can be told one by one, for a table's log."""

    def lines(
        self, view: object, players: Names, words: Words, events: Sequence[Event]
    ) -> Sequence[str]:
        """What happened, a line for each of the ``events`` that has words.

        ``view`` is a spectator's, and ``events`` are some that everyone saw.
        """
        ...


@runtime_checkable
class Replayer(Protocol):
    """A presenter whose game has parts that are worth watching again, step by step."""

    def replay(
        self,
        view: object,
        players: Names,
        words: Words,
        *,
        story: Sequence[Event],
        page: str = "",
        voice: str = "",
    ) -> Screen:
        """A step of a part of the game, or that there is none yet.

        ``view`` is a spectator's, ``story`` all that everyone saw since the game began, and
        ``voice`` as in `Teller.chapters`.
        """
        ...

    def steps(self, stories: Sequence[Sequence[Event]]) -> Sequence[Sequence[str]]:
        """For each of the ``stories`` the pages of `replay` that show it, in their order.

        The stories are what everyone saw happen, one after the other since the game began; a page
        is that of a replay of all of them up to its own.
        """
        ...


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a game's story that gets a message of its own, for everybody.

    ``key`` names it within its table for good (``"match-3-1"``, at most 64 characters). While it
    ``grows`` its message is edited whenever the screen is another one; one that does not grow
    stays as it was told. Under it only buttons that turn to a page of the game's replay may
    stand. Raises `ScreenFault`.
    """

    key: str
    screen: Screen
    grows: bool = False

    def __post_init__(self) -> None:
        for row in self.screen.rows:
            if isinstance(row, Menu) or not all(isinstance(each.act, Page) for each in row):
                raise ScreenFault(f"a control under the chapter {self.key} does not turn a page")


@runtime_checkable
class Teller(Protocol):
    """A presenter whose game is told in chapters, beside its board."""

    def chapters(
        self,
        view: object,
        players: Names,
        words: Words,
        *,
        story: Sequence[Event],
        voice: str,
        told: Collection[str] = (),
        computers: Collection[int] = (),
    ) -> Sequence[Chapter]:
        """The chapters so far, in the order in which they are to be read.

        ``view`` is a spectator's, and ``story`` all that everyone saw since the game began.
        ``voice`` is a text of the table's own that everybody may know: wordings are picked by it,
        so that the same game is always told alike. The chapters of the keys in ``told`` stand as
        they are and need not be made again. On the seats in ``computers`` nobody has ever sat.
        """
        ...


@runtime_checkable
class Adjustable(Protocol):
    """A presenter whose game has options that the host sets before it begins."""

    def settings(self, options: Mapping[str, object], words: Words) -> tuple[Setting, ...]:
        """What can be set, given what ``options`` are by now."""
        ...


@runtime_checkable
class Discreet(Protocol):
    """A presenter whose game may keep secret who is asked."""

    def asked(self, view: object) -> Sequence[int]:
        """The seats that may be named as having to act, to whoever ``view`` is for."""
        ...


@runtime_checkable
class Remembering(Protocol):
    """A presenter some of whose panels' pages tell everything since the game began."""

    def remembers(self, page: str) -> bool:
        """Whether ``page`` needs all that its seat has seen happen."""
        ...
