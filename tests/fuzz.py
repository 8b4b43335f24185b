"""Games biased to what has not been played yet, until everything was: `cover`."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.agents.random import RandomAgent
from engine.kernel import Decision, Entry, Game

Saw = Callable[[list[Entry]], Iterable[str]]


class LeastUsed:
    """Chooses, half of the time, what it has chosen least so far, and blindly else."""

    def __init__(self, seed: str) -> None:
        self._blind = RandomAgent(seed)
        self._random = random.Random(seed)
        self._used: Counter[tuple[str, str | int]] = Counter()

    def choose(self, decision: Decision, look: Callable[[], Any]) -> tuple[int, ...]:
        choice = self._blind.choose(decision, look)
        if len(choice) == 1 and self._random.random() < 0.5:
            rarity = [self._rarity(decision.kind, option) for option in decision.options]
            choice = (rarity.index(min(rarity)),)
        for option in decision.picked(choice):
            self._used.update((decision.kind, word) for word in option[:2])
        return choice

    def _rarity(self, kind: str, option: tuple[str | int, ...]) -> tuple[int, float]:
        return sum(self._used[kind, word] for word in option[:2]), self._random.random()


def cover(
    game: Game[Any, Any],
    seats: int,
    options: Mapping[str, object],
    wanted: set[str],
    saw: Saw,
    *,
    seed: str,
    most_games: int,
) -> set[str]:
    """Play until ``saw`` has found all that is ``wanted``; returns what is still missing then."""
    missing, agent = set(wanted), LeastUsed(seed)
    for number in range(most_games):
        state, entries = game.start(seats, options, f"{seed}-{number}")
        while missing:
            missing.difference_update(saw(entries))
            if state.result is not None:
                break
            decision = state.decisions()[0]
            entries = game.apply(state, decision.seat, agent.choose(decision, lambda: None))
        if not missing:
            break
    return missing
