"""A player of the Grail War: plans its battles by the odds, and its days by what it lacks."""

from __future__ import annotations

import random
from collections.abc import Callable

from engine.agents.grail_war_battle import (
    Scheme,
    follows,
    laid_out,
    make_scheme,
    pick_aid,
    pick_tile,
)
from engine.agents.grail_war_days import Days
from engine.agents.grail_war_pieces import look_around
from engine.grail_war.cards import Catalog
from engine.grail_war.view import WarView
from engine.kernel import Decision, Positions


class GrailWarHeuristic:
    """A computer player for battles and campaigns; sees what a person in its seat would see."""

    def __init__(self, catalog: Catalog, seed: str) -> None:
        self._catalog = catalog
        self._random = random.Random(seed)
        self._scheme = Scheme()
        self._days = Days(catalog, self._random)

    def choose(self, decision: Decision, look: Callable[[], WarView]) -> Positions:
        """The legal choice that looks best; between equals the seed decides."""
        if decision.kind == "tile":
            return (self._tile(decision, look),)
        if decision.kind == "aid":
            return (self._aid(decision, look),)
        if self._days.knows(decision.kind):
            return self._days.choose(decision, look())
        return decision.default

    def _tile(self, decision: Decision, look: Callable[[], WarView]) -> int:
        slot, foe = int(decision.about[1]), int(decision.about[2])
        eyes = look_around(self._catalog, look())
        if eyes is None:
            return 0
        if not laid_out(eyes) or not follows(self._scheme, eyes):
            self._scheme = make_scheme(eyes, self._random)
        return pick_tile(self._scheme, slot, foe, decision.options)

    def _aid(self, decision: Decision, look: Callable[[], WarView]) -> int:
        eyes = look_around(self._catalog, look())
        if eyes is None or not eyes.rivals:
            return len(decision.options) - 1
        if not follows(self._scheme, eyes):
            self._scheme = make_scheme(eyes, self._random)
        slot = int(decision.about[1])
        return pick_aid(self._catalog, eyes, self._scheme, slot, decision.options)
