"""Finished games played again, step by step, as spectators saw them."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.kernel import EngineError, Event, Record, SetupError, State, seen_by
from tables.errors import NotReplayable
from tables.model import AnyGame

STRIDE = 24
"""So many steps apart states are kept; what lies between is played again when it is shown."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A moment of a game: the spectator's ``view``, and the ``story`` since the moment before.

    ``step`` counts from 0, the deal, to ``steps``, the end.
    """

    step: int
    steps: int
    view: object
    story: Sequence[Event]


@dataclass(slots=True)
class Film:
    """A whole game. Its steps are the decisions of which spectators heard something."""

    game: AnyGame
    record: Record
    _marks: list[int] = field(default_factory=list[int])
    _stories: list[list[Event]] = field(default_factory=list[list[Event]])
    _kept: list[State] = field(default_factory=list[State])

    @classmethod
    def of(cls, game: AnyGame, record: Record, story: Sequence[Event]) -> "Film":
        """Play a record once and note its steps; may take a second, so not in the event loop.

        Raises `NotReplayable` where the present rules lead elsewhere: to another result, or to
        another ``story`` than the one that spectators were told.
        """
        film = cls(game, record)
        try:
            state, entries = game.start(record.seats, record.options, record.seed)
            film._note(0, seen_by(entries, None), state)
            for number, move in enumerate(record.moves, 1):
                heard = seen_by(game.apply(state, move.seat, move.choice), None)
                if heard or number == len(record.moves):
                    film._note(number, heard, state)
        except (EngineError, SetupError) as error:
            raise NotReplayable from error
        told = [event for each in film._stories for event in each]
        if state.result != record.result or told != list(story):
            raise NotReplayable
        return film

    @property
    def steps(self) -> int:
        """The number of the last step."""
        return len(self._marks) - 1

    @property
    def stories(self) -> Sequence[Sequence[Event]]:
        """What spectators heard in each step."""
        return self._stories

    def frame(self, step: int) -> Frame:
        """The moment after ``step`` steps; the nearest one that there is."""
        step = max(0, min(step, self.steps))
        start = step // STRIDE
        state = self.game.copy(self._kept[start])
        for move in self.record.moves[self._marks[start * STRIDE] : self._marks[step]]:
            self.game.apply(state, move.seat, move.choice)
        return Frame(step, self.steps, self.game.view(state, None), self._stories[step])

    def _note(self, moves: int, story: list[Event], state: State) -> None:
        if len(self._marks) % STRIDE == 0:
            self._kept.append(self.game.copy(state))
        self._marks.append(moves)
        self._stories.append(story)
