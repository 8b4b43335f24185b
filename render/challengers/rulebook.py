"""How Challengers! is played, in a few short pages."""

from __future__ import annotations

from collections.abc import Callable

from engine.challengers.cards import Catalog
from engine.challengers.game import ChallengersGame
from render.challengers.names import Scene
from render.challengers.plates import PLATES
from render.panel import Screen
from render.plate import front, plates
from render.presenter import Names
from render.primer import Sample, board_plate, sitting
from render.rulebook import Rulebook
from render.words import Words

TOPICS = ("goal", "board", "deck", "match", "capture", "bench", "effects", "end", "robot")

_SPOTS = (
    *((214, 58), (56, 133), (398, 133), (834, 133), (958, 133), (1066, 133)),
    *((466, 492), (522, 622)),
)


def rulebook(catalog: Catalog, board: Callable[[object, Names, Words], Screen]) -> Rulebook:
    """The pages; ``board`` draws the one of a game with the cards of ``catalog``."""
    edition = next(iter(catalog.editions.values()))
    game, sample = ChallengersGame(catalog), Sample(4, "a", 40)

    def scene(words: Words) -> Scene:
        return Scene(catalog, edition, sitting(words), words)

    pictures = {
        "goal": front("challengers"),
        "board": board_plate(game, sample, board, _SPOTS, "ch-rules-board"),
        **plates(scene, PLATES, "ch-rules-{}-legend"),
    }
    return Rulebook(TOPICS, "ch-rules-title", lambda topic: f"ch-rules-{topic}", pictures)
