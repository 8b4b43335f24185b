"""How THE GATE is played, in a few short pages."""

from __future__ import annotations

from collections.abc import Callable

from engine.gate.cards import Catalog
from engine.gate.game import GateGame
from render.gate.names import Scene
from render.gate.plates import PLATES
from render.panel import Screen
from render.plate import front, plates
from render.presenter import Names
from render.primer import Sample, board_plate, sitting
from render.rulebook import Rulebook
from render.words import Words

TOPICS = (
    *("goal", "board", "squads", "setup", "turn", "gates", "guardians"),
    *("combat", "enhancement", "keywords"),
)

_SPOTS = (
    *((30, 100), (152, 100), (214, 92), (302, 181), (262, 218), (284, 262)),
    *((772, 301), (78, 385), (418, 44), (836, 60), (1044, 62)),
)


def rulebook(catalog: Catalog, board: Callable[[object, Names, Words], Screen]) -> Rulebook:
    """The pages; ``board`` draws the one of a game with the cards of ``catalog``."""
    pictures = {
        "goal": front("gate"),
        "board": board_plate(GateGame(catalog), Sample(2, "a", 46), board, _SPOTS, "rules-board"),
        **plates(lambda words: Scene(catalog, sitting(words), words), PLATES, "rules-{}-legend"),
    }
    return Rulebook(TOPICS, "rules-title", lambda topic: f"rules-{topic}", pictures)
