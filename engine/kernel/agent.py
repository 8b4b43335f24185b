"""What a computer player is: something that sees a view and a decision, and chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from engine.kernel.decision import Decision, Positions


class Agent(Protocol):
    """A computer player. It gets what a person in its seat would get, and nothing else."""

    def choose(self, decision: Decision, look: Callable[[], Any]) -> Positions:
        """A legal choice. ``look`` builds the seat's view; agents that need none skip the cost."""
        ...
