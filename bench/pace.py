"""How long a game of Fate/Domination takes people: `python -m bench.pace [--games N]`, as Markdown.

People of two kinds are simulated: plain ones do nothing special (they deploy somewhere, play two
cards and pass), keen ones choose as the heuristic player does, abilities and all. What is counted
are the questions they get, one after the other; docs/pace.md keeps one such report.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import cast

from engine.agents import make_agent
from engine.domination.game import DominationGame
from engine.domination.state import War
from engine.kernel import Decision, Positions
from tables.library import load_games

EVENING = 60 * 60
"""How long a live game may take, in seconds."""
READING = 15
"""Seconds for the story of a round, which everybody reads at the same time."""
DRAFTING = 90
"""Seconds for each of the two secret choices of the draft, made by all at the same time."""
SETUP = frozenset({"masters", "servants", "replace"})

Answer = Callable[[War, Decision], Positions]


def plain_choice(chance: random.Random, decision: Decision) -> Positions:
    """What somebody chooses who does nothing special: a place, two cards, and to pass."""
    options = decision.options
    if decision.kind == "deploy":
        return (chance.choice([n for n, each in enumerate(options) if each[0] == "deploy"]),)
    if decision.kind in {"action", "play"}:
        if ("commit",) in options:
            return (options.index(("commit",)),)
        cards = [
            n for n, each in enumerate(options) if each[0] in {"up", "down"} and len(each) == 2
        ]
        if cards:
            return (chance.choice(cards),)
    return decision.default


def plain(seed: str) -> Answer:
    """Players who do nothing special."""
    chance = random.Random(seed)
    return lambda _, decision: plain_choice(chance, decision)


def keen(game: DominationGame, seats: int, seed: str) -> Answer:
    """Players who use what they have."""
    agents = [make_agent("heuristic", game, f"{seed}/{seat}") for seat in range(seats)]

    def answer(state: War, decision: Decision) -> Positions:
        choice = agents[decision.seat].choose(decision, partial(game.view, state, decision.seat))
        return decision.default if isinstance(choice, str) else choice

    return answer


@dataclass
class Count:
    """Questions over some games of one kind of people; those answered for them stand apart."""

    seats: int
    games: int = 0
    rounds: int = 0
    asked: list[int] = field(default_factory=list[int])
    turns: list[int] = field(default_factory=list[int])
    spared: int = 0

    def play(self, game: DominationGame, answer: Answer, seed: str) -> None:
        """Count one game."""
        state, _ = game.start(self.seats, {"servants": "pool"}, seed)
        asked = [0] * self.seats
        turns: dict[tuple[int, str, int], int] = {}
        while state.result is None:
            decision = state.decisions()[0]
            choice = answer(state, decision)
            if decision.kind in game.small:
                self.spared += 1
                choice = decision.default
            elif decision.kind not in SETUP:
                asked[decision.seat] += 1
                turn = (state.round, state.phase, decision.seat)
                turns[turn] = turns.get(turn, 0) + 1
            game.apply(state, decision.seat, choice)
        self.games += 1
        self.rounds += state.round
        self.asked += asked
        self.turns += turns.values()

    @property
    def in_a_row(self) -> float:
        """How many questions there are in a game, one after the other."""
        return sum(self.asked) / self.games

    @property
    def seconds(self) -> float:
        """How long an answer may take on average for a game to last an evening."""
        return self._left / self.in_a_row

    @property
    def per_turn(self) -> float:
        """The same for a whole turn, from its first question to its last answer."""
        return self._left * self.games / len(self.turns)

    @property
    def _left(self) -> float:
        """Seconds of an evening that are for turns."""
        return EVENING - 2 * DRAFTING - READING * self.rounds / self.games


def count(game: DominationGame, seats: int, games: int, people: str) -> Count:
    """So many games of ``plain`` or ``keen`` people."""
    found = Count(seats)
    for number in range(games):
        seed = f"pace {seats} {number}"
        found.play(game, plain(seed) if people == "plain" else keen(game, seats, seed), seed)
    return found


def report(game: DominationGame, games: int) -> Iterator[str]:
    """The lines of the report."""
    head = ("players", "people", "answers a person gives", "made for a person")
    head += (
        "turns with 1, 2, 3, 4, more answers",
        "answers in a game",
        "seconds for each",
        "turns",
        "seconds for a turn",
    )
    yield f"| {' | '.join(head)} |"
    yield "|---" * len(head) + "|"
    for seats in range(game.least_seats, game.most_seats + 1):
        for people in ("plain", "keen"):
            found = count(game, seats, games, people)
            turns = [sum(min(each, 5) == n for each in found.turns) for n in range(1, 6)]
            shares = ", ".join(f"{n / len(found.turns):.0%}" for n in turns)
            person = found.in_a_row / seats
            spared = found.spared / games / seats
            yield (
                f"| {seats} | {people} | {person:.0f} (at most {max(found.asked)}) "
                f"| {spared:.0f} | {shares} | {found.in_a_row:.0f} | {found.seconds:.0f} "
                f"| {len(found.turns) / games:.0f} | {found.per_turn:.0f} |"
            )


def main(arguments: list[str] | None = None) -> int:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="python -m bench.pace", description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    chosen = parser.parse_args(arguments)
    game = cast("DominationGame", load_games()["domination"])
    for text in report(game, chosen.games):
        print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
