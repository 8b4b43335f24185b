"""Random wars, and their moments of every kind."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import cast

from engine.domination.game import DominationGame
from engine.domination.state import War
from engine.kernel import Decision, Entry, Event, seen_by
from tables.library import load_games
from tests.render.people import HARD

GAME = cast("DominationGame", load_games()["domination"])
CATALOG = GAME.catalog
NAMES = HARD
PER_KIND = 4
KINDS = {
    *("masters", "servants", "deploy", "action", "play", "window", "lull", "choose_player"),
    *("choose_cards", "choose_number", "choose", "move", "replace", "gather", "granted"),
    *("put_on_deck", "borrow", "order", "discard", "choose_object"),
}
"""Every kind of decision that random wars ask for; no card asks "apply" so far."""

OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"servants": "pool"},
    {"moon_cell": True},
    {"masters": "free", "servants": "free"},
)


@dataclass
class Moment:
    """A state of a war and what had happened until then."""

    state: War
    entries: list[Entry]

    def story(self, seat: int | None) -> list[Event]:
        return seen_by(self.entries[-120:], seat)


@cache
def moments() -> tuple[Moment, ...]:
    """Moments with every kind of decision, at most so many of each and seats, and some ends."""
    kept: list[Moment] = []
    seen: Counter[str] = Counter()
    for seed in range(60):
        if seed >= 5 and set(seen) >= KINDS:
            break
        rng = random.Random(seed)
        state, entries = GAME.start(3 + seed % 5, OPTIONS[seed % 4], f"war {seed}")
        here: Counter[str] = Counter()
        while state.result is None:
            decision = rng.choice(state.decisions())
            kind = decision.kind
            rare = seen[kind] < PER_KIND and rng.random() < 0.5
            often = seed < 5 and here[kind] < 2 and rng.random() < 0.1
            if rare or often or (not seen[kind]):
                seen[kind] += 1
                here[kind] += 1
                kept.append(Moment(state.copy(), list(entries)))
            entries += GAME.apply(state, decision.seat, choose(rng, decision))
        if seed < 8:
            kept.append(Moment(state.copy(), list(entries)))
    return tuple(kept)


def choose(rng: random.Random, decision: Decision) -> tuple[int, ...]:
    """A random choice, fond of abilities."""
    abilities = [n for n, option in enumerate(decision.options) if option[0] == "ability"]
    if abilities and decision.most == 1 and rng.random() < 0.4:
        return (rng.choice(abilities),)
    size = rng.randint(decision.least, decision.most)
    return tuple(rng.sample(range(len(decision.options)), size))
