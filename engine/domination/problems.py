"""The invariants of Appendix D, as far as a single state shows them."""

from __future__ import annotations

from engine.domination.board import Index
from engine.domination.state import War


def problems(index: Index, state: War) -> list[str]:
    """The broken invariants of ``state``, as sentences."""
    return []
