"""What the bot can do, in short pages."""

from __future__ import annotations

from render.panel import Screen
from render.rulebook import Rulebook
from render.words import Words

TOPICS = ("start", "table", "play", "lookup", "after", "settings", "trust")

BOOK = Rulebook(TOPICS, "help-heading", lambda topic: f"help-{topic}")


def help_screen(words: Words, topic: str = "") -> Screen:
    """The page about ``topic``, the first for an unknown one."""
    return BOOK.screen(words, topic)
