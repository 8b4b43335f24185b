"""How the Grail War is fought: first its battles, then the campaign around them."""

from __future__ import annotations

from functools import cache

from engine.grail_war.cards import Catalog
from engine.grail_war.game import GrailWarGame
from engine.grail_war.view import WarView
from render.grail_war.matchups import matchups_picture
from render.grail_war.names import Scene
from render.grail_war.plates import PLATES, Shown
from render.plate import front, plates
from render.primer import Sample, sitting
from render.rulebook import Rulebook
from render.words import Words

TOPICS = (
    *("goal", "battle", "tiles", "matchups", "marks", "phantasms", "damage", "rear", "magic"),
    *("leaving", "brawl", "sheet", "creation", "round", "day", "meeting", "info", "church"),
    *("territory", "night", "end"),
)

_OPTIONS: dict[str, object] = {"mode": "campaign", "prepared": True}
_SAMPLE = Sample(4, "b", 80, _OPTIONS, viewer=0)


def rulebook(catalog: Catalog) -> Rulebook:
    """The pages, with pictures of a war with the data of ``catalog``."""

    @cache
    def war() -> WarView:
        view = _SAMPLE.view(GrailWarGame(catalog))
        if not isinstance(view, WarView):
            raise TypeError
        return view

    def shown(words: Words) -> Shown:
        return Shown(Scene.of(catalog, war(), sitting(words), words), war())

    pictures = {
        "goal": front("grail_war"),
        "matchups": matchups_picture,
        **plates(shown, PLATES, "gw-rules-{}-legend"),
    }
    return Rulebook(TOPICS, "gw-rules-title", lambda topic: f"gw-rules-{topic}", pictures)
