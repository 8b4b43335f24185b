"""How Challengers! is played, in a few short pages."""

from __future__ import annotations

from render.rulebook import Rulebook

TOPICS = ("goal", "deck", "match", "capture", "bench", "effects", "end", "robot")

RULEBOOK = Rulebook(TOPICS, "ch-rules-title", lambda topic: f"ch-rules-{topic}")
