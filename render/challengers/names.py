"""How cards, sets and players are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine.challengers.cards import Card, Catalog, Edition
from render.people import People
from render.words import Words


@dataclass(frozen=True, slots=True)
class Scene(People):
    """Who and what a screen is about: the cards of an edition, the players, the reader's words.

    A seat behind the last of ``players`` is the robot's.
    """

    catalog: Catalog
    edition: Edition
    players: Sequence[str]
    words: Words

    def card(self, key: str) -> Card:
        """The card ``key``."""
        return self.edition.cards[key]

    def name(self, key: str) -> str:
        """What the card ``key`` is called."""
        return self.words.said(self.card(key).name)

    def names(self, keys: Sequence[str]) -> str:
        """Several cards, equal ones together: "Dog, Newcomer ×2"."""
        return ", ".join(
            self.name(key) if count == 1 else f"{self.name(key)} ×{count}"
            for key, count in Counter(keys).items()
        )

    def set_name(self, key: str) -> str:
        """What the set ``key`` is called."""
        return self.words.said(self.catalog.sets[key].name)

    def _given(self, seat: int) -> str:
        return self.players[seat] if seat < len(self.players) else self.words("ch-robot")


def spread(keys: Sequence[str]) -> list[tuple[str, int]]:
    """The different cards among ``keys`` in the order they first occur, with their number."""
    return list(Counter(keys).items())
