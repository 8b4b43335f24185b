"""Computer players, by name."""

from __future__ import annotations

from typing import Any

from engine.agents.challengers import HeuristicDrafter
from engine.agents.domination import DominationHeuristic
from engine.agents.gate import GateHeuristic
from engine.agents.grail_war import GrailWarHeuristic
from engine.agents.random import RandomAgent
from engine.challengers.game import ChallengersGame
from engine.domination.game import DominationGame
from engine.gate.game import GateGame
from engine.grail_war.game import GrailWarGame
from engine.kernel import Agent, Game

NAMES = ("random", "heuristic")


class NoSuchAgent(LookupError):
    """No computer player of that name plays that game."""


def make_agent(name: str, game: Game[Any, Any], seed: str) -> Agent:
    """The computer player called ``name`` for one seat of one table of ``game``.

    ``seed`` decides all its whims: the same seed, views and decisions give the same choices.
    Raises `NoSuchAgent`.
    """
    if name == "random":
        return RandomAgent(seed)
    if name == "heuristic" and isinstance(game, GateGame):
        return GateHeuristic(game.catalog, seed)
    if name == "heuristic" and isinstance(game, ChallengersGame):
        return HeuristicDrafter(game.catalog, seed)
    if name == "heuristic" and isinstance(game, DominationGame):
        return DominationHeuristic(game.catalog, seed)
    if name == "heuristic" and isinstance(game, GrailWarGame):
        return GrailWarHeuristic(game.catalog, seed)
    message = f"{game.key} has no agent {name!r}; there are {', '.join(NAMES)}"
    raise NoSuchAgent(message)
