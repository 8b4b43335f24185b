"""What the bot can do, in short pages."""

from __future__ import annotations

from render.panel import Screen
from render.rulebook import Rulebook
from render.words import Words

TOPICS = ("start", "table", "play", "lookup", "after", "settings", "trust")

BOOK = Rulebook(TOPICS, "help-heading", lambda topic: f"help-{topic}")


def help_screen(words: Words, topic: str = "", *, board: Words | None = None) -> Screen:
    """The page about ``topic``, the first for an unknown one.

    ``board`` are the words of the boards around the reader, whose buttons are called by them.
    """
    return BOOK.screen(words, topic, hand=(board or words)("key-hand"))
