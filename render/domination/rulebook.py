"""How Fate/Domination is played, in a few short pages."""

from __future__ import annotations

from render import theme
from render.panel import Menu, MenuEntry, Page, Screen
from render.words import Words

TOPICS = ("goal", "setup", "round", "outpost", "action", "combat", "cards", "climax")


def rules_screen(words: Words, topic: str) -> Screen:
    """The page about ``topic``, the first one if there is no such topic, with a menu of all."""
    shown = topic if topic in TOPICS else TOPICS[0]
    entries = tuple(
        MenuEntry(
            words("dom-rules-numbered", number=n, title=words(f"dom-rules-{each}-title")), "", each
        )
        for n, each in enumerate(TOPICS, 1)
    )
    return Screen(
        title=words("dom-rules-title", title=words(f"dom-rules-{shown}-title")),
        text=words(f"dom-rules-{shown}"),
        rows=(Menu(words("dom-rules-topics"), entries, Page("")),),
        colour=theme.EMBED,
    )
