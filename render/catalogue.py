"""The cards of a game, to be looked up one by one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from render.panel import ENTRIES, ENTRY_TEXT, Menu, MenuEntry, Page, Screen
from render.words import Words, fit


@dataclass(frozen=True, slots=True)
class Listed:
    """A card in the list of a game: its ``key`` there, its name, and what sort of card it is."""

    key: str
    name: str
    kind: str


class Catalogue(Protocol):
    """All cards of one game."""

    def listed(self, words: Words) -> Sequence[Listed]:
        """Every card, in the reader's language; the same keys in the same order in each."""
        ...

    def screen(self, key: str, words: Words) -> Screen:
        """A card as a picture and in words, with a menu of those it belongs with.

        A pick in the menu is a `Page` named after the card's key. Raises `KeyError`.
        """
        ...


def related(cards: Sequence[Listed], words: Words, shown: str = "") -> tuple[Menu, ...]:
    """A menu that leads to ``cards``, without the one that is ``shown``; nothing without any."""
    entries = tuple(
        MenuEntry(fit(each.name, ENTRY_TEXT), fit(each.kind, ENTRY_TEXT), each.key)
        for each in {each.key: each for each in cards if each.key != shown}.values()
    )
    if not entries:
        return ()
    return (Menu(words("card-related"), entries[:ENTRIES], Page("")),)
