"""A game's rules, and the one door through which a state changes.

The kernel pops a step of the agenda and runs it, until the rules ask somebody something or the
game is over. There are no coroutines and no call stack to save: everything that is still to
happen is data inside the state.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from pydantic import BaseModel, TypeAdapter, ValidationError

from engine.kernel.decision import CONCEDE, Choice, Decision, Option, Positions
from engine.kernel.dice import Dice
from engine.kernel.errors import GameOver, IllegalChoice, NotAsked, RulesBug, SetupError
from engine.kernel.event import Entry, Event
from engine.kernel.faults import plainly
from engine.kernel.saved import adapter
from engine.kernel.state import Lane, Result, State, Step

S = TypeVar("S", bound=State)
V = TypeVar("V")

_MOST_STEPS = 100_000
"""Steps between two decisions; rules that need more of them go round in a circle."""


class Play(Generic[S]):
    """What a step works with: the state it may change, and the ways to make things happen.

    A game subclasses this with its own primitives (draw, discard, ...). A Play lives for one
    `Game.apply` only.
    """

    __slots__ = ("entries", "lane", "state")

    def __init__(self, state: S) -> None:
        self.state = state
        self.entries: list[Entry] = []
        self.lane = state.lanes[0]

    def push(self, *steps: Step[Any]) -> None:
        """Let ``steps`` happen next, in the given order, before what is already planned here.

        "Here" is the lane in which the running step stands: the agenda, or one lane of a fork.
        """
        self.lane.steps.extend(reversed(steps))

    def fork(self, *steps: Step[Any]) -> None:
        """Let ``steps`` happen side by side, each in a lane of its own.

        The agenda goes on when all of them, and all that they push, are done. For choices made
        at the same time in secret, and for matches that run in parallel. Raises `RulesBug`
        within a fork: lanes do not fork again.
        """
        if self.lane is not self.state.lanes[0]:
            message = "a fork within a fork"
            raise RulesBug(message)
        self.state.lanes.extend(Lane([step]) for step in steps)

    def ask(
        self,
        step: Step[Any],
        seat: int,
        kind: str,
        options: Sequence[Option],
        *,
        least: int = 1,
        most: int = 1,
        ordered: bool = False,
        default: Positions = (0,),
        about: Option = (),
    ) -> None:
        """Ask ``seat``; ``step.answered`` is called with the picked options.

        What the step pushes besides happens after the answer. Raises `RulesBug` when nothing
        could be picked, when the default is no legal choice, or when the lane or the seat
        already waits for an answer.
        """
        if not options or not 0 <= least <= most <= len(options):
            message = f"{kind}: asked with {len(options)} options for {least} to {most}"
            raise RulesBug(message)
        state = self.state
        lanes = state.lanes
        if self.lane.decision is not None or (len(lanes) > 1 and state.decision(seat) is not None):
            message = f"{kind}: seat {seat}, or its lane, is asked two things at once"
            raise RulesBug(message)
        decision = Decision(seat, kind, tuple(options), least, most, ordered, default, about)
        try:
            decision.picked(default)
        except IllegalChoice as error:
            message = f"the default is no legal choice: {error}"
            raise RulesBug(message) from error
        if not 0 <= seat < state.seats:
            message = f"{kind}: there is no seat {seat}"
            raise RulesBug(message)
        self.lane.decision = decision
        self.lane.waiting = step

    def waive(self, seat: int) -> None:
        """Answer what ``seat`` is asked, if anything, with its default.

        For `Game.concede` where the others play on: nobody waits for a seat that has left.
        """
        if self.state.decision(seat) is not None:
            lane = self.lane
            self.answer(seat, None)
            self.lane = lane

    def answer(self, seat: int, choice: Positions | None) -> None:
        """Hand ``choice`` (None: the default) to the step that asked ``seat``.

        The kernel's own: `Game.apply` and `waive` come through here. Raises `NotAsked` or
        `IllegalChoice` before anything has changed.
        """
        lane, decision, step = _asked(self.state, seat)
        picked = decision.picked(decision.default if choice is None else choice)
        lane.decision = lane.waiting = None
        self.lane = lane
        step.answered(self, picked)

    def emit(
        self, event: Event, seats: tuple[int, ...] | None = None, public: Event | None = None
    ) -> None:
        """Tell what happened: to everyone, or to ``seats`` with ``public`` for all others."""
        self.entries.append(Entry(event, seats, public))

    def finish(self, result: Result) -> None:
        """End the game at once: no planned step is run and no open question waits any longer.

        The running step ends by itself; what it still pushes or asks is dropped. Raises
        `RulesBug` when the game is over already.
        """
        if self.state.result is not None:
            message = "a game ends once"
            raise RulesBug(message)
        self.state.result = result


class Game(ABC, Generic[S, V]):
    """The rules of one game, without any table's data.

    ``key`` names the game everywhere; ``rules`` counts the versions of its rules;
    ``max_decisions`` is a bound no game may pass, for loops that search or test. ``small`` are the
    kinds of decisions so small that many would rather have them made: by their default, at once.
    ``live_minutes`` is the longest that others should wait for one decision while people play live.
    """

    key: ClassVar[str]
    rules: ClassVar[int]
    least_seats: ClassVar[int]
    most_seats: ClassVar[int]
    max_decisions: ClassVar[int]
    options_type: ClassVar[type[BaseModel]]
    small: ClassVar[frozenset[str]] = frozenset()
    live_minutes: ClassVar[int] = 60

    def __init__(self, state_type: type[S]) -> None:
        self._states: TypeAdapter[S] = adapter(state_type)

    # What a game must say

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, object], dice: Dice) -> S:
        """The state before the first step, with the opening steps on its agenda.

        Raises `SetupError` with the reason when the rules refuse the options.
        """

    @abstractmethod
    def play(self, state: S) -> Play[S]:
        """The game's own kind of `Play` for ``state``."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """An independent copy of ``state``; written by hand, since search copies a lot."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """What ``seat`` may know of ``state``; None is a spectator."""

    @abstractmethod
    def concede(self, play: Play[S], seat: int) -> None:
        """Let ``seat`` give up, whether it is asked something or not.

        Finish the game, or, where the others play on, `Play.waive` its question and ask it
        nothing more. What is pushed here happens after the agenda's open question.
        """

    @abstractmethod
    def problems(self, state: S) -> list[str]:
        """The broken invariants of ``state``, as sentences; empty for a sound state."""

    @abstractmethod
    def resample(self, state: S, seat: int | None, dice: Dice) -> S:
        """Another state that ``seat`` cannot tell from this one.

        What the seat may not know is dealt anew from ``dice``: hidden cards among the places
        they may lie in, and secret choices that were made or are being made. Its view and what
        it is asked stay the same, and so do the revision and the agenda's steps.
        """

    # What a game may say

    def room(self, options: Mapping[str, object]) -> tuple[int, int]:
        """For how many seats ``options`` are meant: at least, and at most.

        ``options`` are sound for some number of seats.
        """
        del options
        return self.least_seats, self.most_seats

    def reseated(self, options: Mapping[str, object], order: Sequence[int]) -> Mapping[str, object]:
        """``options`` for the same people in other seats: whoever sits at n sat at ``order[n]``."""
        del order
        return options

    def out(self, state: S, seat: int) -> bool:
        """Whether ``seat`` is out of the game: the rules never ask it anything again.

        Everybody may know this of everybody, and it stays so: what is secret does not count.
        """
        del state, seat
        return False

    def picks(self, state: S, seat: int) -> tuple[str, ...]:
        """What ``seat`` has played a finished game with, by the keys under which cards are found.

        For statistics: its master and servant, its squad, its deck. Nothing for most games.
        """
        del state, seat
        return ()

    # What the kernel does for every game

    def start(self, seats: int, options: Mapping[str, object], seed: str) -> tuple[S, list[Entry]]:
        """Set a game up and play it to its first decision; returns the state and what happened.

        ``seed`` is any text; tables use 256 random bits in hex. Raises `SetupError`.
        """
        if not self.least_seats <= seats <= self.most_seats:
            least, most = self.least_seats, self.most_seats
            room = f"{least}" if least == most else f"{least} to {most}"
            message = f"{self.key} is for {room} seat{'s' if most > 1 else ''}, not {seats}"
            raise SetupError(message)
        try:
            state = self.setup(seats, options, Dice(seed))
        except ValidationError as error:
            faults = error.errors(include_url=False)
            lines = [f"{'.'.join(map(str, fault['loc']))}: {plainly(fault)}" for fault in faults]
            raise SetupError("; ".join(lines)) from error
        play = self.play(state)
        _advance(play)
        return state, play.entries

    def apply(self, state: S, seat: int, choice: Choice) -> list[Entry]:
        """Answer for ``seat`` and play on to the next decision; returns what happened.

        The only way a state changes. Raises, with the state as it was, `GameOver`, `NotAsked`
        or `IllegalChoice`. Anything else that is raised is a fault of the rules and leaves the
        state unusable: go on from a copy.
        """
        if state.result is not None:
            message = "the game is over"
            raise GameOver(message)
        play = self.play(state)
        if choice == CONCEDE:
            if not 0 <= seat < state.seats:
                message = f"there is no seat {seat}"
                raise NotAsked(message)
            self.concede(play, seat)
        else:
            play.answer(seat, choice)
        state.revision += 1
        _advance(play)
        return play.entries

    def dump(self, state: S) -> bytes:
        """``state`` as JSON, complete: whoever loads it can play on.

        The same decisions give the same bytes in every process. A dict keeps the order in which
        it was filled, since rules may depend on it, and sets, which have none, are refused when
        the game is made.
        """
        return self._states.dump_json(state)

    def load(self, saved: bytes) -> S:
        """The state that `dump` wrote. Raises `pydantic.ValidationError`."""
        return self._states.validate_json(saved)

    def digest(self, state: S) -> str:
        """The SHA-256 of the saved state, in hex; tells whether two tables are the same."""
        return hashlib.sha256(self.dump(state)).hexdigest()


def _asked(state: State, seat: int) -> tuple[Lane, Decision, Step[Any]]:
    for lane in state.lanes:
        if lane.decision is not None and lane.decision.seat == seat and lane.waiting is not None:
            return lane, lane.decision, lane.waiting
    message = f"seat {seat} is not asked anything"
    raise NotAsked(message)


def _advance(play: Play[Any]) -> None:
    """Run steps until somebody is asked or the game is over."""
    state = play.state
    for _ in range(_MOST_STEPS):
        if state.result is not None:
            state.lanes = [Lane([])]
            return
        _drop_done_forks(state)
        lane = _unasked(state)
        if lane is None:
            return
        if not lane.steps:
            message = "the agenda is empty but the game is not over"
            raise RulesBug(message)
        play.lane = lane
        lane.steps.pop().run(play)
    message = f"{_MOST_STEPS} steps and no decision"
    raise RulesBug(message)


def _drop_done_forks(state: State) -> None:
    """Remove the forks in which nothing is left to happen and nobody is asked."""
    if len(state.lanes) > 1:
        state.lanes[1:] = [
            lane for lane in state.lanes[1:] if lane.steps or lane.decision is not None
        ]


def _unasked(state: State) -> Lane | None:
    """The lane to go on with: a fork that asks nobody, or the agenda when there is no fork."""
    agenda, *forks = state.lanes
    return next((lane for lane in forks or [agenda] if lane.decision is None), None)
