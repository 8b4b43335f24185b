"""How fast and how balanced the Grail War is: `python -m bench.grail_war [--games N]`, as Markdown.

All seats are played by the heuristic agent. docs/balance.md keeps one such report.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import cast

from engine.agents import make_agent
from engine.grail_war.game import GrailWarGame
from engine.grail_war.state import War
from tables.library import load_games

CAMPAIGN: dict[str, object] = {"mode": "campaign"}
TEAMS = 5
DUELS_MINUTE = 3000
"""A thousand duels in 20 seconds."""
CAMPAIGNS_MINUTE = 30
"""A campaign of five teams in two seconds."""
BETTER = 0.75
"""What the heuristic player is to win against random ones, with equal servants."""


def played(game: GrailWarGame, options: dict[str, object], seed: str, names: list[str]) -> War:
    """The end of a whole game between agents of these names."""
    agents = [make_agent(name, game, f"{seed}/{seat}") for seat, name in enumerate(names)]
    state, _ = game.start(len(names), options, seed)
    while state.result is None:
        decision = state.decisions()[0]
        look = partial(game.view, state, decision.seat)
        game.apply(state, decision.seat, agents[decision.seat].choose(decision, look))
    return state


def whole(game: GrailWarGame, options: dict[str, object], seats: int) -> Callable[[], int]:
    """Whole games between heuristic players, one after another."""
    number = 0

    def once() -> int:
        nonlocal number
        number += 1
        played(game, options, f"bench-{number}", ["heuristic"] * seats)
        return 1

    return once


@dataclass
class Tally:
    """Duels by servant, how often each has won (a draw is half a win), and how they ended."""

    fought: Counter[str] = field(default_factory=Counter[str])
    won: dict[str, float] = field(default_factory=dict[str, float])
    drawn: int = 0
    vanished: int = 0

    def count(self, state: War) -> None:
        """Add a duel that is over."""
        if state.result is None:
            return
        winners = state.result.winners
        self.drawn += len(winners) != 1
        self.vanished += state.result.reason == "vanished"
        for team in state.teams:
            if team.servant is not None:
                key = team.servant.sheet.key
                self.fought[key] += 1
                share = 1 / len(winners) if team.number in winners else 0.0
                self.won[key] = self.won.get(key, 0.0) + share

    def rate(self, key: str) -> float:
        """How many of its duels a servant has won."""
        return self.won.get(key, 0.0) / self.fought[key]


def balance(game: GrailWarGame, duels: int) -> Tally:
    """Duels between heuristic players with servants drawn at random."""
    tally = Tally()
    for number in range(duels):
        seed = f"balance-{number}"
        tally.count(played(game, {}, seed, ["heuristic"] * 2))
    return tally


def against_random(game: GrailWarGame, duels: int) -> float:
    """The share of duels that the heuristic player wins against a random one.

    Both have the same servant; they change seats after each duel. A draw is half a win.
    """
    keys, points = list(game.catalog.servants), 0.0
    for number in range(duels):
        key, seat = keys[number % len(keys)], number % 2
        names = ["random", "random"]
        names[seat] = "heuristic"
        state = played(game, {"servants": [key, key]}, f"equal-{number}", names)
        winners = state.result.winners if state.result else ()
        points += 1 / len(winners) if seat in winners else 0.0
    return points / duels


def report(game: GrailWarGame, duels: int) -> str:
    """What docs/balance.md says about the Grail War."""
    tally = balance(game, duels)
    better = against_random(game, max(1, duels // 4))
    summary = (
        f"{duels} duels; {tally.drawn / duels:.0%} drawn, {tally.vanished / duels:.0%} ended by "
        f"a servant vanishing. `heuristic` wins {better:.1%} of {max(1, duels // 4)} duels against "
        "`random` with the same servant on both sides."
    )
    lines = [
        summary,
        "",
        "| servant | class | duels | won |",
        "|---|---|---|---|",
    ]
    for key, sheet in game.catalog.servants.items():
        if tally.fought[key]:
            cls = game.catalog.classes[sheet.cls].name.en
            rate = f"{tally.rate(key):.0%}".replace("%", " %")
            lines.append(f"| {sheet.name.en} | {cls} | {tally.fought[key]} | {rate} |")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="python -m bench.grail_war", description=main.__doc__)
    parser.add_argument("--games", type=int, default=2000)
    chosen = parser.parse_args(arguments)
    sys.stdout.write(report(cast("GrailWarGame", load_games()["grail_war"]), chosen.games) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
