"""Campaigns played at random, and their moments of every kind."""

import random
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from engine.grail_war.game import GrailWarGame
from engine.grail_war.state import War
from engine.kernel import Decision, Entry, Event, Positions, seen_by
from render.grail_war.creation import CREATION
from render.grail_war.presenter import GrailWarPresenter
from tables.library import load_games
from tests.render.people import EMOJI, LONG, WIDE

GAME = cast("GrailWarGame", load_games()["grail_war"])
PRESENTER = GrailWarPresenter(GAME.catalog)
NAMES = (
    *(*LONG, "**bold** @everyone", EMOJI, *WIDE),
    *("", "ann", "ben"),
)
BY_DAY = {
    *("recover", "goods", "territory", "supply", "master_act", "familiar", "purchase"),
    *("servant_act", "feed", "item", "transfer", "convert", "link", "far_target", "residue"),
    *("stance", "pass_on", "formation"),
}
BY_NIGHT = {"night", "scout", "target", "avoid", "assault"}
RARE = {"familiar", "scout", "pass_on"}
"""Questions that random wars put too seldom to wait for."""
OPTIONS: tuple[tuple[int, dict[str, object]], ...] = (
    (3, {}),
    (2, {"extra": True}),
    (5, {"pairs": 2}),
    (7, {"open_battles": True}),
    (4, {"extra": True, "prepared": True}),
)
PER_KIND = 2


@dataclass
class Moment:
    """A state of a war and what had happened until then."""

    state: War
    entries: list[Entry]

    @property
    def kinds(self) -> set[str]:
        return {decision.kind for decision in self.state.decisions()}

    def story(self, seat: int | None) -> list[Event]:
        return seen_by(self.entries[-80:], seat)


@cache
def moments() -> tuple[Moment, ...]:
    """Moments with every kind of question between battles, and the ends of some wars."""
    kept: list[Moment] = []
    seen: Counter[str] = Counter()
    wanted = (CREATION | BY_DAY | BY_NIGHT) - RARE
    for seed in range(60):
        if seed >= len(OPTIONS) and set(seen) >= wanted:
            break
        rng = random.Random(seed)
        seats, options = OPTIONS[seed % len(OPTIONS)]
        options = {"mode": "campaign", "rounds": 4, **options}
        state, entries = GAME.start(seats, options, f"shown {seed}")
        while state.result is None:
            decision = rng.choice(state.decisions())
            kind = decision.kind
            if seen[kind] < PER_KIND and (not seen[kind] or rng.random() < 0.3):
                seen[kind] += 1
                kept.append(Moment(state.copy(), list(entries)))
            entries += GAME.apply(state, decision.seat, choose(rng, decision))
        if seed < len(OPTIONS):
            kept.append(Moment(state.copy(), list(entries)))
    return tuple(kept)


def choose(rng: random.Random, decision: Decision) -> Positions:
    """A random choice, fond of building and of going out with a familiar or to the church."""
    fond = [
        n
        for n, option in enumerate(decision.options)
        if option[0] in {"build", "church", "buy", "items", "send"}
    ]
    if fond and decision.most == 1 and rng.random() < 0.4:
        return (rng.choice(fond),)
    size = rng.randint(decision.least, decision.most)
    return tuple(rng.sample(range(len(decision.options)), size))


def everything(screen: Any) -> str:
    """All that a screen says, its picture and its controls included."""
    return repr(screen)
