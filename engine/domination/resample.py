"""Another world that a seat cannot tell from this one."""

from __future__ import annotations

from engine.domination.board import Index
from engine.domination.state import War
from engine.kernel import Dice


def resample(index: Index, state: War, seat: int | None, dice: Dice) -> War:
    """``state`` with everything dealt anew that ``seat`` may not know."""
    return state.copy()
