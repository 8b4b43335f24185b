"""How Fate/Domination is played, in a few short pages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

from engine.domination.cards import Catalog
from engine.domination.game import DominationGame
from engine.domination.view import WarView
from render.domination.board import landmarks
from render.domination.names import Scene
from render.domination.plates import PLATES, Shown
from render.panel import Screen
from render.plate import Spot, front, plates
from render.presenter import Names
from render.primer import Sample, board_plate, sitting
from render.rulebook import Rulebook
from render.words import Words

TOPICS = ("goal", "board", "setup", "round", "outpost", "action", "combat", "cards", "climax")

_HEAD = ((38, 50), (1028, 48))
_PHASES, _CITY = (30, 18), (*((190, 8), (354, 76), (572, 2), (498, 290), (226, 290), (1164, 72)),)
_PLAYER = ((30, 6), (472, 4), (548, 4), (100, 158), (340, 158), (468, 158))


def _spots(catalog: Catalog, view: object, players: Names, words: Words) -> list[Spot]:
    if not isinstance(view, WarView):
        raise TypeError
    phases, city, tiles = landmarks(Scene(catalog, players, words), view)
    return [
        *_HEAD,
        (_PHASES[0], phases + _PHASES[1]),
        *((x, city + y) for x, y in _CITY),
        *((x, tiles + y) for x, y in _PLAYER),
    ]


def rulebook(catalog: Catalog, board: Callable[[object, Names, Words], Screen]) -> Rulebook:
    """The pages; ``board`` draws the one of a game with the cards of ``catalog``."""
    game, sample = DominationGame(catalog), Sample(4, "a", 75)

    @cache
    def war() -> WarView:
        view = sample.view(game)
        if not isinstance(view, WarView):
            raise TypeError
        return view

    def shown(words: Words) -> Shown:
        return Shown(Scene(catalog, sitting(words), words), war())

    spots = partial(_spots, catalog)
    pictures = {
        "goal": front("domination"),
        "board": board_plate(game, sample, board, spots, "dom-rules-board"),
        **plates(shown, PLATES, "dom-rules-{}-legend"),
    }
    return Rulebook(TOPICS, "dom-rules-title", lambda topic: f"dom-rules-{topic}", pictures)
