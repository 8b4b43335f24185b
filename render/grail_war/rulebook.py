"""How the Grail War is fought, in a few short pages."""

from __future__ import annotations

from render.rulebook import Rulebook

TOPICS = ("battle",)

RULEBOOK = Rulebook(TOPICS, "gw-rules-title", lambda topic: f"gw-rules-{topic}")
