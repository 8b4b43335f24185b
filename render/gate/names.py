"""How cards, gates and players are called."""

from __future__ import annotations

from collections.abc import Sequence

from engine.gate.cards import Card, Catalog, Text
from render.words import Words


def said(text: Text, words: Words) -> str:
    """``text`` in the reader's language."""
    return text.ko if words.language == "ko" else text.en


def title(card: Card, words: Words) -> str:
    """What tells a card from the others of its name: its title, or its name if it has none."""
    return said(card.title or card.name, words)


def deck_name(card: Card, words: Words) -> str:
    """The name of a card, which is its gate deck's."""
    return said(card.name, words)


def full_name(card: Card, words: Words) -> str:
    """A card's whole name: ‘Jerry Netverse “Router”’."""
    name = said(card.name, words)
    return words("card-name", name=name, title=said(card.title, words)) if card.title else name


def gate_names(catalog: Catalog, decks: Sequence[str], words: Words) -> list[str]:
    """Short names of gate decks: the first word where that tells them apart."""
    names = [said(catalog.decks[deck].name, words) for deck in decks]
    firsts = [name.split(" ")[0] for name in names]
    return [
        first if firsts.count(first) == 1 else name
        for first, name in zip(firsts, names, strict=True)
    ]
