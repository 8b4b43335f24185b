"""How balanced Challengers! is: `python -m bench.challengers [--games N]`, as Markdown.

Everybody is played by the heuristic drafter. docs/balance.md keeps one such report.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import cast

from engine.agents import make_agent
from engine.challengers import ChallengersGame
from engine.challengers.events import Compared, FlagLost, MatchBegun, MatchWon
from engine.challengers.state import Meeting, Tournament
from engine.kernel import Entry
from engine.kernel.simulation import play_game
from tables.library import load_games

_LOW, _HIGH = 0.42, 0.58
_FEW = 300
"""A card in fewer decks than this is not judged."""


@dataclass
class Tally:
    """Sums over whole tournaments of eight."""

    matches: int = 0
    losses: Counter[str] = field(default_factory=Counter[str])
    starters: int = 0
    reveals: int = 0
    longest: int = 0
    captures: int = 0
    decks: Counter[str] = field(default_factory=Counter[str])
    wins: Counter[str] = field(default_factory=Counter[str])
    seats: Counter[int] = field(default_factory=Counter[int])

    def count(self, game: ChallengersGame, state: Tournament, entries: list[Entry]) -> None:
        """Add what one decision has set off."""
        begun: dict[int, int] = {}
        for entry in entries:
            match entry.event:
                case MatchBegun(park=park, starter=starter):
                    begun[park] = starter
                case MatchWon() as won:
                    self.matches += 1
                    self.losses[won.loss] += 1
                    self.starters += begun[won.park] == won.winner
                    self._match(game, state, state.history[-1] if won.final else None, won)
                case FlagLost():
                    self.captures += 1
                case Compared():
                    self.reveals += 1
                case _:
                    pass
        self.longest = max([self.longest, *(match.reveals for match in state.matches)])

    def _match(
        self, game: ChallengersGame, state: Tournament, final: Meeting | None, won: MatchWon
    ) -> None:
        if final is not None:
            self.seats[final.winner] += 1
        edition = game.catalog.editions[state.edition]
        for seat in (won.winner, won.loser):
            deck = state.players[seat].deck
            sets = Counter(edition.cards[key].set for key in deck)
            names = {*deck, *(f"set {key}" for key, number in sets.items() if number >= 2)}
            self.decks.update(names)
            if seat == won.winner:
                self.wins.update(names)


def tournaments(game: ChallengersGame, cards: str, games: int) -> Tally:
    """So many tournaments of eight; whoever is asked may be the next to answer."""
    tally = Tally()
    for number in range(games):
        seed, order = f"balance {number}", random.Random(number)
        agents = [make_agent("heuristic", game, f"{seed}/{seat}") for seat in range(8)]
        state, _ = game.start(8, {"cards": cards}, seed)
        while state.result is None:
            decision = order.choice(state.decisions())
            seat = decision.seat
            choice = agents[seat].choose(decision, partial(game.view, state, seat))
            tally.count(game, state, game.apply(state, seat, choice))
    return tally


def solo(game: ChallengersGame, games: int, **options: object) -> float:
    """The share of solo games that the person wins."""
    wins = 0
    for number in range(games):
        agent = make_agent("heuristic", game, str(number))
        result = play_game(game, options, f"solo {number}", [agent]).result
        wins += result is not None and result.ranks == (1,)
    return wins / games


def report(game: ChallengersGame, cards: str, games: int, solos: int) -> Iterator[str]:
    """The lines about one edition."""
    edition = game.catalog.editions[cards]
    tally = tournaments(game, cards, games)
    yield f"### {edition.name.en}"
    yield ""
    yield f"{games} tournaments of eight, {tally.matches} matches; {solos} solo games a level."
    yield ""
    yield "| figure | value |"
    yield "|---|---|"
    for loss, number in tally.losses.most_common():
        yield f"| matches lost by {loss} | {number / tally.matches:.0%} |"
    yield f"| starting side wins | {tally.starters / tally.matches:.0%} |"
    reveals = tally.reveals / tally.matches + 1
    yield f"| revealed cards a match | {reveals:.1f}, at most {tally.longest} |"
    yield f"| captures a match | {tally.captures / tally.matches:.1f} |"
    shares = [tally.seats[seat] / games for seat in range(8)]
    yield f"| tournaments won, by seat | {', '.join(f'{share:.3f}' for share in shares)} |"
    for key in (edition.always, *edition.choices):
        share = tally.wins[f"set {key}"] / max(1, tally.decks[f"set {key}"])
        name = game.catalog.sets[key].name.en
        yield f"| match wins of decks with two cards or more of {name} | {share:.3f} |"
    for special in (False, True):
        levels = [
            solo(game, solos, cards=cards, difficulty=level, special=special)
            for level in range(1, 6)
        ]
        name = "with the special challenge" if special else "won against the robot, level 1 to 5"
        yield f"| solo games {name} | {', '.join(f'{share:.0%}' for share in levels)} |"
    yield f"| cards outside 42–58 % (in {_FEW} decks or more) | {_outside(tally, edition.cards)} |"
    yield ""


def _outside(tally: Tally, cards: Mapping[str, object]) -> str:
    shares = {
        key: tally.wins[key] / number
        for key, number in tally.decks.items()
        if key in cards and number >= _FEW
    }
    odd = sorted((share, key) for key, share in shares.items() if not _LOW <= share <= _HIGH)
    return ", ".join(f"{key} {share:.2f}" for share, key in odd) or "none"


def main(arguments: list[str] | None = None) -> int:
    """Print the report."""
    parser = argparse.ArgumentParser(prog="python -m bench.challengers", description=main.__doc__)
    parser.add_argument("--games", type=int, default=400, help="tournaments of eight")
    parser.add_argument("--solos", type=int, default=1000, help="solo games a level")
    chosen = parser.parse_args(arguments)
    game = cast("ChallengersGame", load_games()[ChallengersGame.key])
    for cards in game.catalog.editions:
        print("\n".join(report(game, cards, chosen.games, chosen.solos)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
