"""What a person sees: words, pictures, and screens that know no Discord."""

from __future__ import annotations

from collections.abc import Iterable

from engine.gate.game import GateGame
from render.gate.presenter import GatePresenter
from render.presenter import Presenter

__all__ = ["Presenter", "introduce", "presenter"]

_presenters: dict[str, Presenter] = {}


def introduce(games: Iterable[object]) -> None:
    """Let `presenter` know the games as they were loaded, with the cards of all packs.

    Once at the start. Raises `TypeError` for a game that nothing here can show.
    """
    for game in games:
        match game:
            case GateGame():
                _presenters[game.key] = GatePresenter(game.catalog)
            case _:
                raise TypeError(f"nobody can show {type(game).__name__}")


def presenter(game: str) -> Presenter:
    """Who shows the game of this key. Raises `KeyError` for one that was not introduced."""
    return _presenters[game]
