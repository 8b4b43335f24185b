"""What is stored of people, in plain words, and what they may do about it."""

from __future__ import annotations

from render import theme
from render.panel import Button, Field, Page, Screen
from render.words import Words

EXPORT, DELETE, DELETE_AT_ONCE, BACK = "export", "delete", "delete-yes", "all"
"""The pages of the buttons."""


def privacy_screen(words: Words) -> Screen:
    """What is stored, with the ways to get a copy and to delete it."""
    parts = ("you", "games", "wishes", "where")
    return Screen(
        title=words("privacy-title"),
        text=words("privacy-intro"),
        fields=tuple(_field(part, words(f"privacy-{part}-about"), words) for part in parts),
        rows=(
            (
                Button(words("privacy-export"), Page(EXPORT), "primary"),
                Button(words("privacy-delete"), Page(DELETE), "danger"),
            ),
        ),
        colour=theme.EMBED,
    )


def delete_screen(games: int, words: Words) -> Screen:
    """The question back before anything is deleted; ``games`` are in play."""
    stays = words("privacy-delete-stays-about", nobody=words("ladder-gone"))
    return Screen(
        title=words("privacy-delete-title"),
        text=words("privacy-delete-ask"),
        fields=(
            _field("delete-now", words("privacy-delete-now-about", games=games), words),
            _field("delete-stays", stays, words),
        ),
        rows=(
            (
                Button(words("privacy-delete-yes"), Page(DELETE_AT_ONCE), "danger"),
                Button(words("privacy-back"), Page(BACK)),
            ),
        ),
        colour=theme.ALARM,
    )


def _field(part: str, text: str, words: Words) -> Field:
    return Field(words(f"privacy-{part}"), text)
