"""The state of a table: plain data from which the rules can go on, anywhere, at any time."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from engine.kernel.decision import Decision
from engine.kernel.dice import Dice
from engine.kernel.saved import Saved

if TYPE_CHECKING:
    from engine.kernel.game import Play

P = TypeVar("P", bound="Play[Any]", contravariant=True)


class Step(Saved, Generic[P]):
    """Something that is still to happen: a phase, a turn, one card's effect.

    `run` changes the state, emits events, pushes further steps, or asks one question. A step
    that asked gets the answer through `answered`. Between the two a table may be saved, moved
    and loaded, so a step keeps what it needs in its fields.
    """

    __slots__ = ()

    def run(self, play: P) -> None:
        """Let the step happen."""
        raise NotImplementedError

    def answered(self, play: P, picked: tuple[Any, ...]) -> None:
        """Go on with the picked options; called only on a step that asked."""
        raise NotImplementedError


@dataclass(slots=True)
class Lane:
    """A stack of steps (the next one last) and the question it waits for, if any.

    A table has one lane, its agenda. Where several seats act at the same time, each gets a lane
    of its own for that long (`Play.fork`); the agenda waits until they have all run empty.
    """

    steps: list[Step[Any]]
    waiting: Step[Any] | None = None
    decision: Decision | None = None

    def copy(self) -> Lane:
        """An independent copy; steps and decisions are immutable and shared."""
        return Lane(self.steps.copy(), self.waiting, self.decision)


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: each seat's rank (1 is best; equal ranks are ties), and why."""

    ranks: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1."""
        return tuple([seat for seat, rank in enumerate(self.ranks) if rank == 1])


@dataclass(slots=True, kw_only=True)
class State:
    """What every game's state has. A game adds its own fields in a slotted dataclass."""

    seats: int
    dice: Dice
    lanes: list[Lane] = field(default_factory=lambda: [Lane([])])
    revision: int = 0
    result: Result | None = None

    def decisions(self) -> list[Decision]:
        """The open questions, at most one for each seat."""
        if self.result is not None:
            return []
        return [lane.decision for lane in self.lanes if lane.decision is not None]

    def decision(self, seat: int) -> Decision | None:
        """What ``seat`` is asked now, if anything."""
        return next((d for d in self.decisions() if d.seat == seat), None)
