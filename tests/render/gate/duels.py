"""Random duels, and their moments of every kind."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import cast

from engine.gate.game import GateGame
from engine.gate.state import Duel
from engine.kernel import Decision, Entry, Event, seen_by
from tables.library import load_games
from tests.render.people import LONG

GAME = cast("GateGame", load_games()["gate"])
CATALOG = GAME.catalog
NAMES = LONG
PER_KIND = 5
KINDS = {
    *("columns", "set_aside", "main", "attackers", "target", "summon", "branch", "heal", "peek"),
    *("bounce", "dugout", "discard", "recall", "banish", "pay", "scry", "one_attacker"),
    *("guard", "abilities", "decks", "summoners", "draft_deck", "draft_summoner"),
}
"""Every kind of decision but the redraw, which one duel in twenty asks for."""


@dataclass
class Moment:
    """A state of a duel and what had happened until then."""

    state: Duel
    entries: list[Entry]

    def story(self, seat: int | None) -> list[Event]:
        return seen_by(self.entries[-80:], seat)


@cache
def moments() -> list[Moment]:
    """Moments with every kind of decision, at most so many of each, and some ends."""
    kept: list[Moment] = []
    seen: Counter[str] = Counter()
    for seed in range(200):
        if len(kept) > 60 and set(seen) >= KINDS:
            break
        rng = random.Random(seed)
        deal = ("random", "build", "draft")[seed % 3]
        state, entries = GAME.start(2, {"squads": deal}, f"duel {seed}")
        while state.result is None:
            decision = rng.choice(state.decisions())
            if seen[decision.kind] < PER_KIND and (decision.kind != "main" or rng.random() < 0.2):
                seen[decision.kind] += 1
                kept.append(Moment(state.copy(), list(entries)))
            entries += GAME.apply(state, decision.seat, choose(rng, decision))
        kept.append(Moment(state.copy(), list(entries)))
    return kept


def choose(rng: random.Random, decision: Decision) -> tuple[int, ...]:
    """A random choice, fond of using cards, and of attacks so that duels end."""
    uses = [n for n, option in enumerate(decision.options) if option[0] == "use"]
    if uses and rng.random() < 0.5:
        return (rng.choice(uses),)
    if ("attack",) in decision.options and rng.random() < 0.4:
        return (decision.options.index(("attack",)),)
    size = rng.randint(decision.least, decision.most)
    return tuple(rng.sample(range(len(decision.options)), size))
