"""Random battles, in quick modes and in campaigns, and their moments of every kind."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import cast

from engine.grail_war.game import GrailWarGame
from engine.grail_war.state import War
from engine.kernel import Decision, Entry, Event, seen_by
from render.grail_war.labels import BATTLE
from tables.library import load_games
from tests.render.people import HARD

GAME = cast("GrailWarGame", load_games()["grail_war"])
CATALOG = GAME.catalog
NAMES = HARD
SHORT = ("Mina", "서린", "Alex", "Jordan", "Waver", "Ben", "Ann")
PER_KIND = 5
OPTIONS: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {"masters": "random"}),
    (2, {"to_the_end": True}),
    (3, {"masters": "random"}),
    (3, {"intruder": True, "masters": "random"}),
    (7, {}),
    (3, {"mode": "campaign", "open_battles": True}),
    (4, {"mode": "campaign", "extra": True}),
    (5, {"mode": "campaign", "prepared": True}),
)
MOST_WARS = 80


@dataclass
class Moment:
    """A state of a war in which somebody is asked about a battle, and what had happened."""

    state: War
    entries: list[Entry]
    kind: str

    def story(self, seat: int | None) -> list[Event]:
        return seen_by(self.entries[-120:], seat)


@cache
def moments() -> tuple[Moment, ...]:
    """Moments with every kind of a battle's decision, and the ends of some battles."""
    kept: list[Moment] = []
    seen: Counter[str] = Counter()
    for seed in range(MOST_WARS):
        if seed >= len(OPTIONS) and set(seen) >= BATTLE:
            break
        rng = random.Random(seed)
        seats, options = OPTIONS[seed % len(OPTIONS)]
        state, entries = GAME.start(seats, options, f"war {seed}")
        here: Counter[str] = Counter()
        while state.result is None:
            decision = rng.choice(state.decisions())
            kind = decision.kind
            if kind in BATTLE:
                rare = seen[kind] < PER_KIND and rng.random() < 0.5
                often = seed < len(OPTIONS) and here[kind] < 3 and rng.random() < 0.05
                if rare or often or not seen[kind]:
                    seen[kind] += 1
                    here[kind] += 1
                    kept.append(Moment(state.copy(), list(entries), kind))
            entries += GAME.apply(state, decision.seat, choose(rng, decision))
        if state.mode == "battle":
            kept.append(Moment(state.copy(), list(entries), ""))
    return tuple(kept)


def choose(rng: random.Random, decision: Decision) -> tuple[int, ...]:
    """A random choice that gets on: plans are sealed, and wars have battles."""
    count = len(decision.options)
    match decision.kind:
        case "commit":
            return (0,)
        case "aid" if rng.random() < 0.25:
            return (count - 1,)
        case "night" | "stance" | "target" if count > 1:
            return (rng.randrange(1, count),)
        case "avoid":
            return (1,)
        case _:
            size = rng.randint(decision.least, decision.most)
            return tuple(rng.sample(range(count), size))
