"""How cards, gates and players are called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.gate.cards import Card, Catalog
from render.people import People
from render.words import Words


def title(card: Card, words: Words) -> str:
    """What tells a card from the others of its name: its title, or its name if it has none."""
    return words.said(card.title or card.name)


def deck_name(card: Card, words: Words) -> str:
    """The name of a card, which is its gate deck's."""
    return words.said(card.name)


def full_name(card: Card, words: Words) -> str:
    """A card's whole name: ‘Jerry Netverse “Router”’."""
    name = words.said(card.name)
    return words("card-name", name=name, title=words.said(card.title)) if card.title else name


@dataclass(frozen=True, slots=True)
class Scene(People):
    """Who and what a screen is about: the cards, the players by seat, the reader's words."""

    catalog: Catalog
    players: Sequence[str]
    words: Words

    def card(self, key: str) -> Card:
        """The card ``key``."""
        return self.catalog.cards[key]

    def title(self, key: str) -> str:
        """What the card ``key`` is called among those of its name."""
        return title(self.card(key), self.words)

    def full_name(self, key: str) -> str:
        """The whole name of the card ``key``."""
        return full_name(self.card(key), self.words)

    def titles(self, keys: Sequence[str]) -> str:
        """Several titles, with commas."""
        return ", ".join(map(self.title, keys))

    def top(self, pile: Sequence[str]) -> str:
        """What the top card of a gate is called; with no character left it is the gate card."""
        card = self.card(pile[0])
        return title(card, self.words) if card.kind == "character" else self.words("card-gate")

    def deck(self, deck: str | None) -> str:
        """The name of a gate deck, or that it is hidden."""
        if deck is None:
            return self.words("gate-hidden")
        return self.words.said(self.catalog.decks[deck].name)

    def short_decks(self, decks: Sequence[str]) -> list[str]:
        """Short names of gate decks: the first word where that tells them apart."""
        names = [self.deck(deck) for deck in decks]
        firsts = [name.split(" ")[0] for name in names]
        return [
            first if firsts.count(first) == 1 else name
            for first, name in zip(firsts, names, strict=True)
        ]
