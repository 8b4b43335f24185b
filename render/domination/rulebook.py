"""How Fate/Domination is played, in a few short pages."""

from __future__ import annotations

from render.rulebook import Rulebook

TOPICS = ("goal", "setup", "round", "outpost", "action", "combat", "cards", "climax")

RULEBOOK = Rulebook(TOPICS, "dom-rules-title", lambda topic: f"dom-rules-{topic}")
