"""A game's rules, and the one door through which a state changes.

The kernel pops a step of the agenda and runs it, until the rules ask somebody something or the
game is over. There are no coroutines and no call stack to save: everything that is still to
happen is data inside the state.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from pydantic import BaseModel, TypeAdapter

from engine.kernel.decision import CONCEDE, Choice, Decision, Option, Positions
from engine.kernel.dice import Dice
from engine.kernel.errors import GameOver, NotAsked, RulesBug, SetupError
from engine.kernel.event import Entry, Event
from engine.kernel.state import Lane, Result, State, Step

S = TypeVar("S", bound=State)
V = TypeVar("V")


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
        """Let ``steps`` happen next, in the given order, before what is already planned."""
        self.lane.steps.extend(reversed(steps))

    def fork(self, *steps: Step[Any]) -> None:
        """Let ``steps`` happen side by side, each in a lane of its own.

        The agenda goes on when all of them, and all that they push, are done. For choices made
        at the same time in secret, and for matches that run in parallel.
        """
        self.state.lanes.extend(Lane([step]) for step in steps)

    def ask(
        self,
        step: Step[Any],
        seat: int,
        kind: str,
        options: list[Option],
        *,
        least: int = 1,
        most: int = 1,
        ordered: bool = False,
        default: Positions = (0,),
        about: Option = (),
    ) -> None:
        """Ask ``seat``; ``step.answered`` is called with the picked options.

        Raises `RulesBug` when nothing could be picked, when the default is no legal choice, or
        when the lane or the seat already waits for an answer.
        """
        if self.lane.decision is not None or not options or not least <= most <= len(options):
            message = f"{kind}: asked with {len(options)} options for {least} to {most}"
            raise RulesBug(message)
        if len(self.state.lanes) > 1 and self.state.decision(seat) is not None:
            message = f"{kind}: seat {seat} is asked two things at once"
            raise RulesBug(message)
        decision = Decision(seat, kind, tuple(options), least, most, ordered, default, about)
        self.lane.decision = decision
        self.lane.waiting = step

    def emit(
        self, event: Event, seats: tuple[int, ...] | None = None, public: Event | None = None
    ) -> None:
        """Tell what happened: to everyone, or to ``seats`` with ``public`` for all others."""
        self.entries.append(Entry(event, seats, public))

    def finish(self, result: Result) -> None:
        """End the game at once; nothing that was still planned happens."""
        self.state.result = result
        self.state.lanes = [Lane([])]
        self.lane = self.state.lanes[0]


class Game(ABC, Generic[S, V]):
    """The rules of one game, without any table's data.

    ``key`` names the game everywhere; ``rules`` counts the versions of its rules;
    ``max_decisions`` is a bound no game may pass, for loops that search or test.
    """

    key: ClassVar[str]
    rules: ClassVar[int]
    least_seats: ClassVar[int]
    most_seats: ClassVar[int]
    max_decisions: ClassVar[int]
    options_type: ClassVar[type[BaseModel]]

    def __init__(self, state_type: type[S]) -> None:
        self._states: TypeAdapter[S] = TypeAdapter(state_type)

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
        """Let ``seat`` give up."""

    @abstractmethod
    def problems(self, state: S) -> list[str]:
        """The broken invariants of ``state``, as sentences; empty for a sound state."""

    @abstractmethod
    def resample(self, state: S, seat: int | None, dice: Dice) -> S:
        """Another state that ``seat`` cannot tell from this one: what it may not know is dealt anew."""

    # What the kernel does for every game

    def start(self, seats: int, options: Mapping[str, object], seed: str) -> tuple[S, list[Entry]]:
        """Set a game up and play it to its first decision; returns the state and what happened.

        ``seed`` is any text; tables use 256 random bits in hex. Raises `SetupError`.
        """
        if not self.least_seats <= seats <= self.most_seats:
            message = f"{self.key} is for {self.least_seats} to {self.most_seats} seats"
            raise SetupError(message)
        state = self.setup(seats, options, Dice(seed))
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
            lane, decision, step = _asked(state, seat)
            picked = decision.picked(choice)
            lane.decision = lane.waiting = None
            play.lane = lane
            step.answered(play, picked)
        state.revision += 1
        _advance(play)
        return play.entries

    def dump(self, state: S) -> bytes:
        """``state`` as JSON, complete and canonical: equal states give equal bytes."""
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
    while state.result is None:
        lane = _ready(state)
        if lane is None:
            return
        if not lane.steps:
            message = "the agenda is empty but the game is not over"
            raise RulesBug(message)
        play.lane = lane
        lane.steps.pop().run(play)


def _ready(state: State) -> Lane | None:
    """The lane that can go on: a fork first, the agenda once all forks are done."""
    lanes = state.lanes
    if len(lanes) > 1:
        lanes[1:] = [lane for lane in lanes[1:] if lane.steps or lane.decision is not None]
        if len(lanes) > 1:
            return next((lane for lane in lanes[1:] if lane.decision is None), None)
    agenda = lanes[0]
    return agenda if agenda.decision is None else None
