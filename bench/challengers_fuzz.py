"""Tournaments at random, checked after every decision: `python -m bench.challengers_fuzz`.

All sizes and options, both editions, random players, with the choices inside matches. What is
checked are the invariants of the rulebook's section 18 (`ChallengersGame.problems`), what each
match told, and, for some tournaments, that the same seed and decisions lead to the same state.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence
from typing import cast

from engine.agents.random import RandomAgent
from engine.challengers import ChallengersGame
from engine.challengers.events import Compared, FlagLost, MatchBegun, MatchWon
from engine.challengers.state import Tournament
from engine.kernel import Entry, Positions
from tables.library import load_games

_AGAIN = 50
"""One tournament in so many is played twice."""

Moves = list[tuple[int, Positions]]


def options(rng: random.Random, game: ChallengersGame, seats: int) -> dict[str, object]:
    """Options as a host may set them."""
    edition = rng.choice(sorted(game.catalog.editions))
    left_out = [None, *game.catalog.editions[edition].choices]
    return {
        "cards": edition,
        "left_out": rng.choice(left_out),
        "difficulty": rng.randint(1, 5),
        "special": seats == 1 and rng.choice([True, False]),
        "early_win": rng.choice(["total", "lead"]),
        "choices": rng.choice(["automatic", "asked", "asked"]),
    }


def play(game: ChallengersGame, seed: str) -> list[str]:
    """What is wrong with one tournament, as sentences; each begins with its seed."""
    rng = random.Random(seed)
    seats = rng.randint(game.least_seats, game.most_seats)
    chosen = options(rng, game, seats)
    state, told = game.start(seats, chosen, seed)
    agents = [RandomAgent(f"{seed}/{seat}") for seat in range(seats)]
    found: list[str] = []
    moves: Moves = []
    while state.result is None and not found:
        decision = rng.choice(state.decisions())
        choice = agents[decision.seat].choose(decision, lambda: None)
        moves.append((decision.seat, choice))
        told += game.apply(state, decision.seat, choice)
        found = game.problems(state)
    if len(moves) > game.max_decisions:
        found.append(f"{len(moves)} decisions")
    found += _mistold(state, told)
    if rng.randrange(_AGAIN) == 0 and _replayed(game, seats, chosen, seed, moves) != state:
        found.append("another state the second time")
    return [f"{seed}: {seats} seats, {chosen}: {problem}" for problem in found]


def _mistold(state: Tournament, told: Sequence[Entry]) -> list[str]:
    """What the events of the matches say that cannot be."""
    count = Counter(type(entry.event) for entry in told)
    sums = [entry.event for entry in told if isinstance(entry.event, Compared)]
    found: list[str] = []
    if sum(each.attack >= each.defence for each in sums) != count[FlagLost]:
        found.append("captures and lost flags differ")
    if not count[MatchBegun] == count[MatchWon] == len(state.history):
        found.append("a match without a winner")
    losses = {entry.event.loss for entry in told if isinstance(entry.event, MatchWon)}
    if odd := losses - {"deck", "bench", "limit"}:
        found.append(f"lost by {', '.join(sorted(odd))}")
    return found


def _replayed(
    game: ChallengersGame, seats: int, chosen: dict[str, object], seed: str, moves: Moves
) -> Tournament:
    state, _ = game.start(seats, chosen, seed)
    for seat, choice in moves:
        game.apply(state, seat, choice)
    return state


def main(arguments: list[str] | None = None) -> int:
    """Play, tell every fault, and how many there were."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.challengers_fuzz", description=main.__doc__
    )
    parser.add_argument("--games", type=int, default=5000, help="tournaments")
    parser.add_argument("--seed", default="fuzz", help="any text; the same gives the same games")
    chosen = parser.parse_args(arguments)
    game = cast("ChallengersGame", load_games()[ChallengersGame.key])
    faults = 0
    for number in range(chosen.games):
        for fault in play(game, f"{chosen.seed}-{number}"):
            faults += 1
            print(fault)
    print(f"{chosen.games} tournaments, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
