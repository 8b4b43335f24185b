"""How THE GATE is played, in a few short pages."""

from __future__ import annotations

from render import theme
from render.panel import Menu, MenuEntry, Page, Screen
from render.words import Words

TOPICS = (
    *("goal", "squads", "setup", "turn", "gates", "guardians"),
    *("combat", "enhancement", "keywords"),
)


def rules_screen(words: Words, topic: str) -> Screen:
    """The page about ``topic``, the first one if there is no such topic, with a menu of all."""
    shown = topic if topic in TOPICS else TOPICS[0]
    entries = tuple(
        MenuEntry(
            words("rules-numbered", number=number, title=words(f"rules-{each}-title")), "", each
        )
        for number, each in enumerate(TOPICS, 1)
    )
    return Screen(
        title=words("rules-title", title=words(f"rules-{shown}-title")),
        text=words(f"rules-{shown}"),
        rows=(Menu(words("rules-topics"), entries, Page("")),),
        colour=theme.EMBED,
    )
