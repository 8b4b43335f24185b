"""How fast the engine is: `make bench`, or `python -m bench [--runs N] [--seconds S]`.

docs/bench.md says how to read the numbers.
"""

from __future__ import annotations

import argparse
import platform
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any

from bench import grail_war
from bench.peer import NoPeer, uno_steps
from engine.agents.random import RandomAgent
from engine.grail_war.game import GrailWarGame
from engine.kernel import Game, State
from engine.kernel.simulation import play_game
from tables.library import load_games

TARGETS: dict[str, tuple[float, float]] = {"gate": (15_000, 60)}
"""By game: decisions a second of random play, at least, and µs for a copy, at most."""

GAMES: dict[str, float] = {"challengers": 300}
"""By game: whole games a minute with all its seats taken, at least."""

_SCALES: dict[str, Callable[[float], float]] = {
    "decisions/s": lambda rate: rate,
    "games/min": lambda rate: rate * 60,
    "µs": lambda rate: 1e6 / rate,
}
"""By unit: what a rate a second is printed as."""


@dataclass(frozen=True, slots=True)
class Measure:
    """One line of the report: ``once`` does some work and says how many units it was."""

    name: str
    unit: str
    once: Callable[[], int]
    target: float | None = None

    def run(self, runs: int, seconds: float) -> float:
        """The median over ``runs`` of units a second, each run lasting about ``seconds``."""
        self.once()
        return median(self._rate(seconds) for _ in range(runs))

    def _rate(self, seconds: float) -> float:
        units, began = 0, time.perf_counter()
        while (passed := time.perf_counter() - began) < seconds:
            units += self.once()
        return units / passed


class RandomPlay:
    """Whole games by random players, one after another; the unit is a decision, or a game."""

    def __init__(self, game: Game[Any, Any], seats: int, *, games: bool = False) -> None:
        self._game, self._seats, self._number, self._games = game, seats, 0, games

    def __call__(self) -> int:
        """Play the next game; returns how many units it was."""
        self._number += 1
        seed = f"bench-{self._number}"
        agents = [RandomAgent(f"{seed}/{seat}") for seat in range(self._seats)]
        played = play_game(self._game, {}, seed, agents)
        if played.error is not None:
            raise RuntimeError(played.error)
        return 1 if self._games else len(played.choices)


def positions(game: Game[Any, Any], seats: int, count: int) -> list[State]:
    """States from all over random games, the same ones every time."""
    found: list[State] = []
    number = 0
    while len(found) < count:
        number += 1
        agent, pick = RandomAgent(f"positions-{number}"), random.Random(number)
        state, _ = game.start(seats, {}, f"positions-{number}")
        while state.result is None:
            decision = state.decisions()[0]
            game.apply(state, decision.seat, agent.choose(decision, lambda: None))
            if pick.randrange(20) == 0:
                found.append(game.copy(state))
    return found[:count]


def over(states: list[Any], work: Callable[[Any], object]) -> Callable[[], int]:
    """``work`` on each of ``states``; the unit is one state."""

    def once() -> int:
        for state in states:
            work(state)
        return len(states)

    return once


def measures(game: Game[Any, Any], seats: int) -> list[Measure]:
    """What is measured of one game, with the targets it has to reach."""
    play, copy = TARGETS.get(game.key, (None, None))
    states = positions(game, seats, 60)
    saved = [game.dump(state) for state in states]
    most = game.room({})[1]
    whole = RandomPlay(game, most, games=True)
    return [
        Measure("random play", "decisions/s", RandomPlay(game, seats), play),
        Measure("copy a state", "µs", over(states, game.copy), copy),
        Measure("view of a seat", "µs", over(states, lambda state: game.view(state, 0))),
        Measure("save a state", "µs", over(states, game.dump)),
        Measure("load a state", "µs", over(saved, game.load)),
        Measure("digest", "µs", over(states, game.digest)),
        Measure(f"{most} seats", "games/min", whole, GAMES.get(game.key)),
        *(war_measures(game) if isinstance(game, GrailWarGame) else ()),
    ]


def war_measures(game: GrailWarGame) -> list[Measure]:
    """Duels and campaigns of the Grail War between heuristic players."""
    duel = grail_war.whole(game, {}, 2)
    war = grail_war.whole(game, grail_war.CAMPAIGN, grail_war.TEAMS)
    return [
        Measure("heuristic duel", "games/min", duel, grail_war.DUELS_MINUTE),
        Measure("heuristic campaign of 5", "games/min", war, grail_war.CAMPAIGNS_MINUTE),
    ]


def main(arguments: list[str] | None = None) -> int:
    """Print every measurement, and a peer's beside it."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=main.__doc__)
    parser.add_argument("--runs", type=int, default=5, help="the median of so many is printed")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a run lasts")
    chosen = parser.parse_args(arguments)
    print(f"Python {platform.python_version()}, {platform.machine()}, one core;", end=" ")
    print(f"median of {chosen.runs} runs of {chosen.seconds:g} s")
    rates: dict[str, float] = {}
    for key, game in load_games().items():
        for measure in measures(game, game.least_seats):
            rate = measure.run(chosen.runs, chosen.seconds)
            rates[f"{key} {measure.name}"] = rate
            _tell(f"{key}: {measure.name}", _SCALES[measure.unit](rate), measure)
    try:
        peer = Measure("rlcard", "decisions/s", uno_steps())
    except NoPeer as error:
        print(f"rlcard: uno, random play  skipped: {error}")
        return 0
    rate = peer.run(chosen.runs, chosen.seconds)
    _tell("rlcard: uno, random play", rate, peer)
    for name, ours in rates.items():
        if name.endswith("random play"):
            print(f"  {name} : rlcard's = {ours / rate:.2f}")
    return 0


def _tell(name: str, value: float, measure: Measure) -> None:
    target = ""
    if measure.target is not None:
        most = measure.unit == "µs"
        good = value <= measure.target if most else value >= measure.target
        bound = "at most" if most else "at least"
        target = f"   {bound} {measure.target:,.0f}: {'reached' if good else 'MISSED'}"
    print(f"{name:28} {value:12,.1f} {measure.unit:12}{target}")


if __name__ == "__main__":
    sys.exit(main())
