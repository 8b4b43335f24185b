"""Whole games between computer players, without a table and without a clock."""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from engine.kernel.agent import Agent
from engine.kernel.decision import Choice
from engine.kernel.dice import commitment
from engine.kernel.errors import RulesBug, SetupError
from engine.kernel.game import Game
from engine.kernel.record import Move, Record
from engine.kernel.state import Result


@dataclass(frozen=True, slots=True)
class Played:
    """One simulated game: its seed, and who chose what.

    ``result`` is None when the game crashed; ``error`` is the traceback then, and the last of
    ``choices`` is what could not be carried out, unless an agent failed to choose.
    """

    seed: str
    choices: tuple[tuple[int, Choice], ...]
    result: Result | None
    error: str | None = None


@dataclass(slots=True)
class Tally:
    """The sums over simulated games. ``wins`` are counted by seat, and by the name of the agent.

    A game in which every seat has rank 1 is a draw and nobody's win.
    """

    names: tuple[str, ...]
    games: int = 0
    finished: int = 0
    crashed: int = 0
    draws: int = 0
    decisions: int = 0
    wins: list[int] = field(init=False)
    agent_wins: dict[str, int] = field(init=False)

    def __post_init__(self) -> None:
        self.wins = [0] * len(self.names)
        self.agent_wins = dict.fromkeys(self.names, 0)

    def count(self, played: Played) -> None:
        """Add one game."""
        self.games += 1
        self.decisions += len(played.choices)
        if played.result is None:
            self.crashed += 1
            return
        self.finished += 1
        winners = played.result.winners
        if len(winners) == len(self.names) > 1:
            self.draws += 1
            return
        for seat in winners:
            self.wins[seat] += 1
            self.agent_wins[self.names[seat]] += 1


def play_game(
    game: Game[Any, Any], options: Mapping[str, object], seed: str, agents: Sequence[Agent]
) -> Played:
    """Play one game, ``agents[n]`` in seat *n*, and return what happened.

    Of several seats that are asked at once, the first answers first. Whatever the rules or an
    agent raise is told in the result, except `SetupError`: such a game never began.
    """
    choices: list[tuple[int, Choice]] = []
    try:
        result = _play_on(game, options, seed, agents, choices)
    except SetupError:
        raise
    except Exception:  # noqa: BLE001 - the other games of a simulation go on
        return Played(seed, tuple(choices), None, traceback.format_exc())
    return Played(seed, tuple(choices), result)


def record_of(
    game: Game[Any, Any], seats: int, options: Mapping[str, object], played: Played
) -> Record:
    """``played`` as a record; the game is played again to note the digest after every decision.

    Where it crashes the digest stays empty, so that `verify` names the place.
    """
    start, moves = "", list[Move]()
    try:
        state, _ = game.start(seats, options, played.seed)
        start = game.digest(state)
        for seat, choice in played.choices:
            moves.append(Move(seat=seat, choice=choice, digest=""))
            game.apply(state, seat, choice)
            moves[-1] = Move(seat=seat, choice=choice, digest=game.digest(state))
    except Exception:
        if played.error is None:
            raise
    return Record(
        game=game.key,
        rules_version=game.rules,
        seats=seats,
        options=dict(options),
        commitment=commitment(played.seed),
        seed=played.seed,
        start_digest=start,
        moves=tuple(moves),
        result=played.result,
    )


def _play_on(
    game: Game[Any, Any],
    options: Mapping[str, object],
    seed: str,
    agents: Sequence[Agent],
    choices: list[tuple[int, Choice]],
) -> Result | None:
    state, _ = game.start(len(agents), options, seed)
    while state.result is None:
        if len(choices) >= game.max_decisions:
            message = f"no end after {len(choices)} decisions"
            raise RulesBug(message)
        decision = state.decisions()[0]
        seat: int = decision.seat
        choice = agents[seat].choose(decision, partial(game.view, state, seat))
        choices.append((seat, choice))
        game.apply(state, seat, choice)
    return state.result
