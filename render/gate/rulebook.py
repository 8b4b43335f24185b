"""How THE GATE is played, in a few short pages."""

from __future__ import annotations

from render.rulebook import Rulebook

TOPICS = (
    *("goal", "squads", "setup", "turn", "gates", "guardians"),
    *("combat", "enhancement", "keywords"),
)

RULEBOOK = Rulebook(TOPICS, "rules-title", lambda topic: f"rules-{topic}")
