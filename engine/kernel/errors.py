"""What can go wrong between the engine and whoever calls it."""

from __future__ import annotations


class EngineError(Exception):
    """Base of every error the engine raises on purpose."""


class SetupError(EngineError):
    """A game cannot start: wrong number of seats, or options the rules refuse."""


class NotAsked(EngineError):
    """A seat answered although the rules ask it nothing at this moment."""


class IllegalChoice(EngineError):
    """An answer that is not among the offered ones; the state is unchanged."""


class GameOver(EngineError):
    """A decision arrived after the game's end."""


class RulesBug(EngineError):
    """The rules themselves broke a promise of the kernel: a fault of ours, never a player's."""
