"""What a person sees: words, pictures, and screens that know no Discord."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.challengers.game import ChallengersGame
from engine.domination.game import DominationGame
from engine.gate.game import GateGame
from engine.grail_war.game import GrailWarGame
from render.almanac import Almanac
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

__all__ = ["Presenter", "almanac", "catalogues", "introduce", "presenter"]

_Shown = GateGame | ChallengersGame | DominationGame | GrailWarGame

_introduced: dict[str, _Shown] = {}
_presenters: dict[str, Presenter] = {}
_catalogues: dict[str, Catalogue] = {}
_almanacs: list[Almanac] = []


def introduce(games: Iterable[object]) -> None:
    """Let `presenter` know the games as they were loaded, with the cards of all packs.

    Once at the start; a game that is known already stays as it is. One that can only be simulated
    so far is left out.
    """
    for game in games:
        if isinstance(game, _Shown) and _introduced.get(game.key) is not game:
            _introduced[game.key] = game
            _presenters[game.key], _catalogues[game.key] = _screens(game)
            _almanacs.clear()


def _screens(game: _Shown) -> tuple[Presenter, Catalogue]:
    match game:
        case GateGame():
            return GatePresenter(game.catalog), GateCatalogue(game.catalog)
        case ChallengersGame():
            return ChallengersPresenter(game.catalog), ChallengersCatalogue(game.catalog)
        case DominationGame():
            return DominationPresenter(game.catalog), DominationCatalogue(game.catalog)
        case GrailWarGame():
            return GrailWarPresenter(game.catalog), GrailWarCatalogue(game.catalog)


def presenter(game: str) -> Presenter:
    """Who shows the game of this key. Raises `KeyError` for one that was not introduced."""
    return _presenters[game]


def catalogues() -> Mapping[str, Catalogue]:
    """The cards of the games that were introduced, by the games' keys."""
    return _catalogues


def almanac() -> Almanac:
    """The names of all those cards, ready to be looked for; made once."""
    if not _almanacs:
        _almanacs.append(Almanac(_catalogues))
    return _almanacs[0]
