"""How balanced Fate/Domination is: `python -m bench.domination [--games N]`, as Markdown.

All seats are played by the heuristic agent, with servants drawn at random, since it would always
choose the same ones. docs/balance.md keeps one such report.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import cast

from engine.agents import make_agent
from engine.domination.game import DominationGame
from engine.domination.state import War
from tables.library import load_games

FEW = 20
"""Boxes that were played less often are not judged."""


@dataclass
class Tally:
    """Sums over games of one number of seats. A shared victory counts for each by its share."""

    seats: int
    games: int = 0
    decisions: int = 0
    points: int = 0
    shared: int = 0
    alone: Counter[str] = field(default_factory=Counter[str])
    played: Counter[str] = field(default_factory=Counter[str])
    won: dict[str, float] = field(default_factory=dict[str, float])
    places: list[float] = field(default_factory=list[float])

    def count(self, state: War, boxes: list[tuple[str, str]], first: int) -> None:
        """Add a game that is over; ``boxes`` are the masters and servants it began with."""
        if state.result is None:
            return
        winners = state.result.winners
        self.games += 1
        self.decisions += state.revision
        self.points += max(side.vp for side in state.sides)
        self.shared += len(winners) > 1
        self.places = self.places or [0.0] * self.seats
        for seat, pair in enumerate(boxes):
            self.played.update(pair)
            if seat in winners:
                self.places[state.around(first).index(seat)] += 1 / len(winners)
                for key in pair:
                    self.won[key] = self.won.get(key, 0.0) + 1 / len(winners)

    def rate(self, key: str) -> float:
        """How often whoever had a master or a servant has won."""
        return self.won.get(key, 0.0) / self.played[key]


def wars(game: DominationGame, seats: int, games: int) -> Tally:
    """So many games between heuristic players."""
    tally = Tally(seats)
    for number in range(games):
        seed = f"balance {seats} {number}"
        agents = [make_agent("heuristic", game, f"{seed}/{seat}") for seat in range(seats)]
        state, _ = game.start(seats, {"servants": "pool"}, seed)
        boxes: list[tuple[str, str]] = []
        first = 0
        while state.result is None:
            if not boxes and state.phase != "setup":
                boxes = [(side.master, side.servant) for side in state.sides]
                first = state.first
            decision = state.decisions()[0]
            seat = decision.seat
            choice = agents[seat].choose(decision, partial(game.view, state, seat))
            game.apply(state, seat, choice)
        tally.count(state, boxes, first)
    return tally


def report(game: DominationGame, tally: Tally) -> Iterator[str]:
    """The lines about one number of seats."""
    fair = 1 / tally.seats
    yield f"### {tally.seats} players"
    yield ""
    yield f"{tally.games} games; {fair:.0%} is a fair share."
    yield ""
    yield "| figure | value |"
    yield "|---|---|"
    yield f"| decisions a game | {tally.decisions / tally.games:.0f} |"
    yield f"| VP of the winner | {tally.points / tally.games:.0f} |"
    yield f"| shared victories | {tally.shared / tally.games:.0%} |"
    places = ", ".join(f"{won / tally.games:.0%}" for won in tally.places)
    yield f"| games won, by place in the first round's turn order | {places} |"
    catalog = game.catalog
    for title, keys in (("servants", catalog.servants), ("masters", catalog.masters)):
        known = sorted((k for k in keys if tally.played[k] >= FEW), key=tally.rate, reverse=True)
        named = ", ".join(f"{keys[k].name.en} {tally.rate(k):.0%}" for k in known)
        yield f"| {title} | {named} |"
        outside = [k for k in known if not fair / 2 <= tally.rate(k) <= fair * 1.6]
        far = ", ".join(keys[k].name.en for k in outside) or "none"
        yield f"| {title} far off a fair share | {far} |"
    yield ""


def main(arguments: list[str] | None = None) -> int:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="python -m bench.domination", description=main.__doc__)
    parser.add_argument("--games", type=int, default=300, help="for each number of seats (300)")
    parser.add_argument("--seats", type=int, nargs="*", default=[4, 6])
    chosen = parser.parse_args(arguments)
    game = cast("DominationGame", load_games()["domination"])
    for seats in chosen.seats:
        print("\n".join(report(game, wars(game, seats, chosen.games))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
