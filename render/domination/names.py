"""What players, places, cards and people of the Grail War are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.domination.cards import Card, Catalog, ObjectKind
from render.people import People
from render.words import Words


@dataclass(frozen=True, slots=True)
class Scene(People):
    """Who plays, with which cards, and the language it is told in."""

    catalog: Catalog
    players: Sequence[str]
    words: Words

    def key(self, card: str) -> str:
        """The catalog key of a card id, an object id, or a key itself."""
        parts = card.split("-")
        return parts[1] if len(parts) == 3 else parts[0]

    def card(self, card: str) -> Card:
        """The card of an id or key. Raises `KeyError`."""
        return self.catalog.cards[self.key(card)]

    def object(self, card: str) -> ObjectKind:
        """The object of an id or key. Raises `KeyError`."""
        return self.catalog.objects[self.key(card)]

    def title(self, card: str) -> str:
        """What a card, object, event, master or servant is called, by id or key."""
        key, catalog = self.key(card), self.catalog
        known = (catalog.cards, catalog.objects, catalog.events, catalog.masters, catalog.servants)
        for each in known:
            if key in each:
                return self.words.said(each[key].name)
        return key

    def titles(self, cards: Iterable[str]) -> str:
        """Several titles, with commas."""
        return ", ".join(map(self.title, cards))

    def place(self, place: str) -> str:
        """What a location is called."""
        numbers = self.catalog.numbers
        for field in (*numbers.battlefields, numbers.moon_cell.battlefield):
            if field.key == place:
                return self.words.said(field.name)
        return self.words(f"dom-place-{place}")

    def attributes(self, attributes: Iterable[str]) -> str:
        """Attributes, with strokes between them."""
        return "/".join(map(self.attribute, attributes))

    def attribute(self, attribute: str) -> str:
        """What an attribute is called; one that replaces all others begins with ``=``."""
        return self.words(f"dom-attribute-{attribute.lstrip('=').replace('_', '-')}")

    def named(self, seats: Iterable[int]) -> str:
        """Several players' names for a text with markup."""
        return ", ".join(f"**{self.player(seat)}**" for seat in seats)
