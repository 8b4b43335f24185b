"""What a person sees: words, pictures, and screens that know no Discord."""

from __future__ import annotations

from collections.abc import Iterable

from engine.challengers.game import ChallengersGame
from engine.domination.game import DominationGame
from engine.gate.game import GateGame
from render.challengers.presenter import ChallengersPresenter
from render.domination.presenter import DominationPresenter
from render.gate.presenter import GatePresenter
from render.presenter import Presenter

__all__ = ["Presenter", "introduce", "presenter"]

_presenters: dict[str, Presenter] = {}


def introduce(games: Iterable[object]) -> None:
    """Let `presenter` know the games as they were loaded, with the cards of all packs.

    Once at the start. A game that can only be simulated so far is left out.
    """
    for game in games:
        if isinstance(game, GateGame):
            _presenters[game.key] = GatePresenter(game.catalog)
        elif isinstance(game, ChallengersGame):
            _presenters[game.key] = ChallengersPresenter(game.catalog)
        elif isinstance(game, DominationGame):
            _presenters[game.key] = DominationPresenter(game.catalog)


def presenter(game: str) -> Presenter:
    """Who shows the game of this key. Raises `KeyError` for one that was not introduced."""
    return _presenters[game]
