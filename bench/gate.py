"""How balanced THE GATE is: `python -m bench.gate [--games N]`, as Markdown.

Both seats are played by the heuristic agent. docs/balance.md keeps one such report.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, cast

from engine.agents import make_agent
from engine.gate.game import GateGame
from engine.gate.state import Duel
from tables.library import load_games


@dataclass
class Tally:
    """Sums over duels. ``brought`` and ``won`` count squads by each card deck they hold."""

    games: int = 0
    draws: int = 0
    first: int = 0
    agents: Counter[str] = field(default_factory=Counter[str])
    reasons: Counter[str] = field(default_factory=Counter[str])
    turns: list[int] = field(default_factory=list[int])
    decisions: list[int] = field(default_factory=list[int])
    brought: Counter[str] = field(default_factory=Counter[str])
    won: Counter[str] = field(default_factory=Counter[str])

    def count(self, state: Duel, names: Sequence[str]) -> None:
        """Add a duel that is over."""
        result = state.result
        if result is None:
            return
        self.games += 1
        self.turns.append(state.turn)
        self.decisions.append(state.revision)
        self.reasons[result.reason] += 1
        winners = result.winners
        self.draws += len(winners) == 2
        for seat, side in enumerate(state.sides):
            squad = (*side.decks, *side.summoners)
            self.brought.update(squad)
            if winners == (seat,):
                self.won.update(squad)
                self.agents[names[seat]] += 1
                self.first += seat == state.first


def duels(game: GateGame, options: dict[str, Any], games: int, names: Sequence[str]) -> Tally:
    """So many duels; ``names`` are the computer players, who change seats after each duel."""
    tally = Tally()
    for number in range(games):
        seed = f"balance {number}"
        seated = names if number % 2 == 0 else names[::-1]
        agents = [make_agent(name, game, f"{seed}/{seat}") for seat, name in enumerate(seated)]
        state, _ = game.start(2, options, seed)
        while state.result is None:
            decision = state.decisions()[0]
            seat = decision.seat
            choice = agents[seat].choose(decision, partial(game.view, state, seat))
            game.apply(state, seat, choice)
        tally.count(state, seated)
    return tally


def report(game: GateGame, title: str, tally: Tally) -> Iterator[str]:
    """The lines about one way to come by a squad."""
    turns, decisions = sorted(tally.turns), sorted(tally.decisions)
    ends = ", ".join(
        f"{reason} {number / tally.games:.0%}" for reason, number in tally.reasons.most_common()
    )
    yield f"### {title}"
    yield ""
    yield f"{tally.games} duels, {tally.draws} of them drawn."
    yield ""
    yield "| figure | value |"
    yield "|---|---|"
    yield f"| first player wins | {tally.first / tally.games:.1%} |"
    yield f"| decided by | {ends} |"
    yield f"| turns (both players) | {_spread(turns)} |"
    yield f"| decisions (both players) | {_spread(decisions)} |"
    yield ""
    yield "| gate deck | brought | win share |"
    yield "|---|---|---|"
    names = {key: f"{key} {deck.name.en}" for key, deck in game.catalog.decks.items()}
    yield from _shares(tally, names)
    yield ""
    yield "| summoner | brought | win share |"
    yield "|---|---|---|"
    yield from _shares(
        tally, {key: f"{key} {game.catalog.cards[key].name.en}" for key in game.catalog.summoners}
    )
    yield ""


def _spread(numbers: Sequence[int]) -> str:
    def at(share: float) -> int:
        return numbers[min(len(numbers) - 1, int(share * len(numbers)))]

    return f"10 % ≤ {at(0.1)}, median {at(0.5)}, 90 % ≤ {at(0.9)}, longest {numbers[-1]}"


def _shares(tally: Tally, names: dict[str, str]) -> Iterator[str]:
    shares = {key: tally.won[key] / max(1, tally.brought[key]) for key in names}
    for key in sorted(names, key=lambda key: -shares[key]):
        yield f"| {names[key]} | {tally.brought[key]} | {shares[key]:.1%} |"


def main(arguments: list[str] | None = None) -> int:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="python -m bench.gate", description=main.__doc__)
    parser.add_argument("--games", type=int, default=2000, help="duels of each kind")
    chosen = parser.parse_args(arguments)
    game = cast("GateGame", load_games()[GateGame.key])
    kinds: dict[str, dict[str, Any]] = {
        "Random squads, each from a set of its own": {},
        "Random squads, split from one set": {"pool": "shared"},
        "Draft": {"squads": "draft"},
    }
    for title, options in kinds.items():
        tally = duels(game, options, chosen.games, ("heuristic", "heuristic"))
        print("\n".join(report(game, title, tally)), flush=True)
    fewer = max(1, chosen.games // 4)
    against = duels(game, {}, fewer, ("heuristic", "random"))
    won = against.agents["heuristic"] / against.games
    print(f"`heuristic` wins {won:.1%} of {against.games} duels against `random`.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
