"""Another world that a seat cannot tell from the real one (rulebook section 17)."""

from __future__ import annotations

from engine.gate.cards import Catalog
from engine.gate.state import Duel
from engine.kernel import Dice


def resample(catalog: Catalog, state: Duel, seat: int | None, dice: Dice) -> Duel:
    """Deal what ``seat`` may not know anew."""
    return state.copy()
