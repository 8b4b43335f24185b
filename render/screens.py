"""What the presenters of all games do alike."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Generic, Protocol, TypeVar

from engine.kernel import Decision, Event, Positions
from render.panel import FIELD_VALUE, Button, Field, Page, Screen, Style
from render.presenter import Chapter, Names
from render.rulebook import Rulebook
from render.words import Words, fit


class Viewed(Protocol):
    """A view of any game: it says for which seat it was made."""

    @property
    def viewer(self) -> int | None:
        """The seat; None for a spectator."""
        ...


S = TypeVar("S")
V = TypeVar("V", bound=Viewed)


@dataclass(frozen=True, slots=True)
class SeatPanel(Generic[S, V]):
    """What one seat is shown: its ``view``, its ``decision`` if it is asked, and what led here.

    ``scene`` names things in the reader's language; ``page``, ``ahead``, ``story`` and ``voice``
    are as in `Presenter.panel`. A game says which pages it knows, and makes the screen.
    """

    scene: S
    view: V
    seat: int
    decision: Decision | None
    page: str = ""
    ahead: tuple[Positions, ...] = ()
    story: Sequence[Event] = ()
    voice: str = ""

    def screen(self) -> Screen:
        """The panel as a screen; the first page where there is none of that name."""
        known = self._known_page()
        return self._made() if known == self.page else replace(self, page=known).screen()

    def _known_page(self) -> str:
        """The name of the page to show: ``page``, or the first one's if there is none such."""
        raise NotImplementedError

    def _made(self) -> Screen:
        """The screen of a page that is there."""
        raise NotImplementedError


class Screens(Generic[S, V]):
    """A part of every `Presenter`: views of one kind, a rulebook, and panels.

    Args:
        kind: the class of the game's views.
        rulebook: the rules in short.
        scene: makes what names things, for a view, the players' names, and a language.
        panel: the game's panels.
    """

    def __init__(
        self,
        kind: type[V],
        rulebook: Rulebook,
        scene: Callable[[V, Names, Words], S],
        panel: type[SeatPanel[S, V]],
    ) -> None:
        self._kind = kind
        self._rulebook = rulebook
        self._scene = scene
        self._panel = panel

    @property
    def rulebook(self) -> Rulebook:
        """The rules in short."""
        return self._rulebook

    def rules(self, words: Words, topic: str = "") -> Screen:
        """The rules in short, one topic at a time."""
        return self._rulebook.screen(words, topic)

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
        """What the view's seat holds, and its decision. Raises `ValueError` for a spectator."""
        shown = self._seen(view)
        if shown.viewer is None:
            raise ValueError("a spectator has no panel")
        scene = self._scene(shown, players, words)
        return self._panel(
            *(scene, shown, shown.viewer, decision), *(page, ahead, story, voice)
        ).screen()

    def board(
        self,
        view: object,
        players: Names,
        words: Words,
        *,
        story: Sequence[Event] = (),
        deadline: datetime | None = None,
    ) -> Screen:
        """The game as ``view``'s seat or a spectator sees it; see `Presenter`."""
        shown = self._seen(view)
        return self._board(self._scene(shown, players, words), shown, story, deadline)

    def _board(
        self, scene: S, view: V, story: Sequence[Event], deadline: datetime | None
    ) -> Screen:
        """The board of a game."""
        raise NotImplementedError

    def result(
        self, view: object, players: Names, words: Words, *, story: Sequence[Event] = ()
    ) -> Screen:
        """Who won, and how; see `Presenter`."""
        shown = self._seen(view)
        return self._result(self._scene(shown, players, words), shown, story)

    def _result(self, scene: S, view: V, story: Sequence[Event]) -> Screen:
        """The end of a game."""
        raise NotImplementedError

    def lines(
        self, view: object, players: Names, words: Words, events: Sequence[Event]
    ) -> list[str]:
        """What happened, a line for each event that has words; see `Chronicler`."""
        scene = self._scene(self._seen(view), players, words)
        return [line for event in events if (line := self._told(scene, event))]

    def _told(self, scene: S, event: Event) -> str:
        """One event in words; empty for what goes without saying."""
        del scene, event
        return ""

    def _seen(self, view: object) -> V:
        """``view``, if it is one of this game. Raises `TypeError`."""
        if not isinstance(view, self._kind):
            raise TypeError(f"{self._kind.__name__} is needed, not {type(view).__name__}")
        return view


class Told(Screens[S, V]):
    """A part of every `Teller`."""

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
        """The chapters so far; see `Teller`."""
        shown = self._seen(view)
        scene = self._scene(shown, players, words)
        return self._chapters(scene, shown, story, voice, told, computers)

    def _chapters(
        self,
        scene: S,
        view: V,
        story: Sequence[Event],
        voice: str,
        told: Collection[str],
        computers: Collection[int],
    ) -> Sequence[Chapter]:
        """The chapters so far, but for those already told."""
        raise NotImplementedError


class Replayed(Screens[S, V]):
    """A part of every `Replayer`."""

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
        """A step of a part of the game; see `Replayer`."""
        shown = self._seen(view)
        return self._replay(self._scene(shown, players, words), shown, story, page, voice)

    def _replay(self, scene: S, view: V, story: Sequence[Event], page: str, voice: str) -> Screen:
        """The step that ``page`` names."""
        raise NotImplementedError

    def steps(self, stories: Sequence[Sequence[Event]]) -> Sequence[Sequence[str]]:
        """The pages that show each of the stories; see `Replayer`."""
        raise NotImplementedError


def stepping(words: Words, step: int, last: int, page: Callable[[int], str]) -> tuple[Button, ...]:
    """Buttons to the first step, one back, one on, and the last, at ``step`` of 0 to ``last``.

    ``page`` is the name of the page of a step.
    """

    def to(way: str, goal: int, style: Style = "secondary") -> Button:
        return Button(words(f"replay-{way}"), Page(page(goal)), style, disabled=goal == step)

    return (
        to("start", 0),
        to("back", max(0, step - 1)),
        to("on", min(last, step + 1), "primary"),
        to("end", last),
    )


LATEST = 320
"""How much of what happened last a board tells, in characters; the log has it all."""


def latest_field(words: Words, story: str) -> tuple[Field, ...]:
    """What happened last, below a board's picture; nothing where nothing has."""
    return (Field(words("board-latest"), fit(story, FIELD_VALUE)),) if story else ()


def asked_until(words: Words, asked: str, deadline: datetime | None) -> str:
    """Who is ``asked``, and until when: what stands above a board's picture."""
    return "\n".join(part for part in (asked, *time_limit(words, deadline)) if part)


def time_limit(words: Words, deadline: datetime | None) -> list[str]:
    """The line that says when the asked seats' time is up; none where it never is."""
    if deadline is None:
        return []
    return [words("board-deadline", when=f"<t:{int(deadline.timestamp())}:R>")]
