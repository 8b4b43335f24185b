"""Whether decisions that were taken have shown anybody something hidden.

Nothing was shown to a viewer if the same would have been seen in the other worlds that the viewer
could not tell from this one (`Game.resample`), and had others chosen otherwise in secret. So no
game has to say which of its events reveal something: it is tried out.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeVar

from engine.kernel.decision import Decision, Option, Positions
from engine.kernel.dice import Dice
from engine.kernel.errors import EngineError
from engine.kernel.event import Entry, seen_by
from engine.kernel.game import Game
from engine.kernel.state import State

S = TypeVar("S", bound=State)

WORLDS = 12
"""How many other worlds each viewer is asked about."""

TRIES = 6
"""How many other choices are tried for somebody who may have chosen in secret."""

Answer = tuple[int, Positions]
"""A decision: the seat, and what it chose."""


@dataclass(frozen=True, slots=True)
class _Turn:
    """What one seat decided in a row, and the state and entries it led to."""

    seat: int
    choices: tuple[Positions, ...]
    picked: tuple[tuple[Option, ...], ...]
    after: Any
    entries: tuple[Entry, ...]


def revealed(game: Game[S, Any], before: S, answers: Sequence[Answer]) -> bool:
    """Whether ``answers``, taken one after another from ``before``, drew dice or showed anything.

    ``before`` stays as it is. What was shown to the seat that decided counts, too. An answer of
    "no" is certain only as far as the worlds that were tried; what is hardly ever alike in two of
    them is not missed.

    Raises `EngineError` when the answers cannot be given.
    """
    turns = _played(game, before, answers)
    if not turns:
        return False
    if turns[-1].after.dice.drawn != before.dice.drawn:
        return True
    viewers = (None, *range(before.seats))
    return any(
        not _same(game, before, turns, viewer, number)
        for viewer in viewers
        for number in range(WORLDS)
    )


def _played(game: Game[S, Any], before: S, answers: Sequence[Answer]) -> list[_Turn]:
    state, turns = before, list[_Turn]()
    for seat, group in groupby(answers, key=lambda answer: answer[0]):
        state = game.copy(state)
        choices = tuple(choice for _, choice in group)
        picked: list[tuple[Option, ...]] = []
        entries: list[Entry] = []
        for choice in choices:
            decision = state.decision(seat)
            picked.append(decision.picked(choice) if decision else ())
            entries += game.apply(state, seat, choice)
        turns.append(_Turn(seat, choices, tuple(picked), state, tuple(entries)))
    return turns


def _same(
    game: Game[S, Any], before: S, turns: Sequence[_Turn], viewer: int | None, number: int
) -> bool:
    """Whether ``viewer`` would have seen the same in world ``number``.

    In every other world those who can have chosen otherwise without ``viewer`` noticing have.
    """
    world = game.resample(before, viewer, Dice(f"hindsight:{number}"))
    chance = random.Random(number)
    for turn in turns:
        reached = None
        for answers in _candidates(turn, viewer, chance, otherwise=number % 2 == 1):
            reached = _reached(game, world, turn, viewer, answers)
            if reached is not None:
                break
        if reached is None:
            return False
        world = reached
    return True


_Try = Sequence[Positions] | random.Random | None
"""What is tried: positions, chance, or (None) the options that were picked."""


def _candidates(
    turn: _Turn, viewer: int | None, chance: random.Random, *, otherwise: bool
) -> Iterator[_Try]:
    if turn.seat == viewer:
        yield turn.choices
        return
    if not otherwise:
        yield None
    for _ in range(TRIES):
        yield chance
    if otherwise:
        yield None


def _reached(
    game: Game[S, Any], world: S, turn: _Turn, viewer: int | None, tried: _Try
) -> S | None:
    """The world after a turn; None if the turn cannot be taken so, or ``viewer`` sees another."""
    state, entries, others = game.copy(world), list[Entry](), list[tuple[Option, ...]]()
    for number, picked in enumerate(turn.picked):
        decision = state.decision(turn.seat)
        if decision is None:
            return None
        choice = _choice(decision, picked, number, tried)
        if choice is None:
            return None
        try:
            others.append(decision.picked(choice))
            entries += game.apply(state, turn.seat, choice)
        except EngineError:
            return None
    if isinstance(tried, random.Random) and tuple(others) == turn.picked:
        return None
    if seen_by(entries, viewer) != seen_by(turn.entries, viewer):
        return None
    return state if game.view(state, viewer) == game.view(turn.after, viewer) else None


def _choice(
    decision: Decision, picked: tuple[Option, ...], number: int, tried: _Try
) -> Positions | None:
    if tried is None:
        if any(option not in decision.options for option in picked):
            return None
        return tuple(decision.options.index(option) for option in picked)
    if isinstance(tried, random.Random):
        count = tried.randint(decision.least, decision.most)
        return tuple(tried.sample(range(len(decision.options)), count))
    return tried[number]
