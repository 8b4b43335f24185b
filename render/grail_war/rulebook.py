"""How the Grail War is fought: first its battles, then the campaign around them."""

from __future__ import annotations

from render.grail_war.matchups import matchups_picture
from render.rulebook import Rulebook

TOPICS = (
    *("goal", "battle", "tiles", "matchups", "marks", "phantasms", "damage", "rear", "magic"),
    *("leaving", "brawl", "sheet", "creation", "round", "day", "meeting", "info", "church"),
    *("territory", "night", "end"),
)

RULEBOOK = Rulebook(
    TOPICS,
    "gw-rules-title",
    lambda topic: f"gw-rules-{topic}",
    {"matchups": matchups_picture},
)
