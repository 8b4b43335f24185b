"""What a person sees: words, pictures, and screens that know no Discord."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.challengers.game import ChallengersGame
from engine.domination.game import DominationGame
from engine.gate.game import GateGame
from engine.grail_war.game import GrailWarGame
from render.catalogue import Catalogue
from render.challengers.catalogue import ChallengersCatalogue
from render.challengers.presenter import ChallengersPresenter
from render.domination.catalogue import DominationCatalogue
from render.domination.presenter import DominationPresenter
from render.gate.catalogue import GateCatalogue
from render.gate.presenter import GatePresenter
from render.grail_war.catalogue import GrailWarCatalogue
from render.grail_war.presenter import GrailWarPresenter
from render.presenter import Presenter

__all__ = ["Presenter", "catalogues", "introduce", "presenter"]

_presenters: dict[str, Presenter] = {}
_catalogues: dict[str, Catalogue] = {}


def introduce(games: Iterable[object]) -> None:
    """Let `presenter` know the games as they were loaded, with the cards of all packs.

    Once at the start. A game that can only be simulated so far is left out.
    """
    for game in games:
        if isinstance(game, GateGame):
            _presenters[game.key] = GatePresenter(game.catalog)
            _catalogues[game.key] = GateCatalogue(game.catalog)
        elif isinstance(game, ChallengersGame):
            _presenters[game.key] = ChallengersPresenter(game.catalog)
            _catalogues[game.key] = ChallengersCatalogue(game.catalog)
        elif isinstance(game, DominationGame):
            _presenters[game.key] = DominationPresenter(game.catalog)
            _catalogues[game.key] = DominationCatalogue(game.catalog)
        elif isinstance(game, GrailWarGame):
            _catalogues[game.key] = GrailWarCatalogue(game.catalog)
            _presenters[game.key] = GrailWarPresenter(game.catalog)


def presenter(game: str) -> Presenter:
    """Who shows the game of this key. Raises `KeyError` for one that was not introduced."""
    return _presenters[game]


def catalogues() -> Mapping[str, Catalogue]:
    """The cards of the games that were introduced, by the games' keys."""
    return _catalogues
