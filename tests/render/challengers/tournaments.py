"""Random tournaments of every size, and their moments of every kind."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from engine.challengers.game import ChallengersGame
from engine.challengers.state import Tournament
from engine.challengers.view import TournamentView
from engine.kernel import Decision, Entry, Event, seen_by
from render.challengers.names import Scene
from render.words import Words
from tables.library import load_games
from tests.render.people import LONG, WIDE

GAME = cast("ChallengersGame", load_games()["challengers"])
CATALOG = GAME.catalog
NAMES = (*LONG, "Ann", "Ben", "Cho", *WIDE, "🙂")
KINDS = {
    *("pile", "pick", "promote", "exchange", "trim", "dig", "search", "arrange", "exhaust"),
    *("exhaust_slot", "recycle"),
}
PER_KIND = 4
SEATS = range(1, 9)


@dataclass
class Moment:
    """A state of a tournament and what had happened until then."""

    state: Tournament
    entries: list[Entry]

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.state.seats]

    def story(self, seat: int | None) -> list[Event]:
        return seen_by(self.entries, seat)

    def view(self, seat: int | None) -> TournamentView:
        return GAME.view(self.state, seat)

    def scene(self, words: Words) -> Scene:
        return Scene(CATALOG, CATALOG.editions[self.state.edition], self.names, words)


@cache
def moments() -> list[Moment]:
    """Moments with every kind of decision and number of seats, and the end of each tournament."""
    kept: list[Moment] = []
    seen: Counter[str] = Counter()
    for seed in range(40):
        if seed >= 2 * len(SEATS) and set(seen) >= KINDS:
            break
        kept += _tournament(seed, seen)
    return kept


def _tournament(seed: int, seen: Counter[str]) -> list[Moment]:
    rng = random.Random(seed)
    seats = SEATS[seed % len(SEATS)]
    options: dict[str, Any] = {
        "cards": ("published", "original")[seed // len(SEATS) % 2],
        "choices": "asked",
        "special": seats == 1,
        "difficulty": 1 + seed % 5,
        "early_win": ("total", "lead")[seed % 2],
    }
    kept: list[Moment] = []
    state, entries = GAME.start(seats, options, f"tournament {seed}")
    while state.result is None:
        decision = rng.choice(state.decisions())
        wanted = seen[decision.kind] < PER_KIND
        if wanted or rng.random() < 0.01:
            seen[decision.kind] += 1
            kept.append(Moment(state.copy(), list(entries)))
        entries += GAME.apply(state, decision.seat, choose(rng, decision))
    kept.append(Moment(state.copy(), list(entries)))
    return kept


def choose(rng: random.Random, decision: Decision) -> tuple[int, ...]:
    """A random choice, fond of keeping cards so that decks grow."""
    most = min(decision.most, 2) if decision.kind == "trim" else decision.most
    if decision.kind == "trim" and rng.random() < 0.6:
        most = decision.least
    size = rng.randint(decision.least, most)
    return tuple(rng.sample(range(len(decision.options)), size))
