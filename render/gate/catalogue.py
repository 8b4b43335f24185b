"""The cards of THE GATE, one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.gate.cards import Card, Catalog
from render import theme
from render.catalogue import Listed, related
from render.gate.card import WIDTH, card_picture
from render.gate.names import deck_name, full_name
from render.gate.rules_text import operations_text, timing_name
from render.panel import ALT, Field, Picture, Screen
from render.words import Words, bare, fit


class GateCatalogue:
    """The `Catalogue` of THE GATE: gate cards, characters and summoners."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog

    def listed(self, words: Words) -> Sequence[Listed]:
        """The cards in the catalog's order."""
        return tuple(self._listed(card, words) for card in self._catalog.cards.values())

    def screen(self, key: str, words: Words) -> Screen:
        """A card, with the others of its gate deck, or the other summoners."""
        card = self._catalog.cards[key]
        fields = tuple(_fields(card, words))
        facts = _facts(card, words)
        told = [full_name(card, words), facts, *(f"{each.name}: {each.value}" for each in fields)]
        alt = fit(bare("\n".join(told)), ALT)
        return Screen(
            title=full_name(card, words),
            text=facts,
            fields=fields,
            picture=Picture(card_picture(card, words), WIDTH, alt, "card.png"),
            rows=related([self._listed(each, words) for each in self._kin(card)], words, key),
            colour=theme.EMBED,
        )

    def _kin(self, card: Card) -> list[Card]:
        cards = self._catalog.cards
        if card.deck is None:
            return [cards[key] for key in self._catalog.summoners]
        return [each for each in cards.values() if each.deck == card.deck]

    def _listed(self, card: Card, words: Words) -> Listed:
        return Listed(card.key, full_name(card, words), _kind(card, words))


def _kind(card: Card, words: Words) -> str:
    if card.kind == "character":
        return words("card-kind-character", level=card.level or 0)
    return words("card-summoner") if card.kind == "summoner" else words("card-gate")


def _facts(card: Card, words: Words) -> str:
    parts = [_kind(card, words)]
    if card.deck is not None:
        parts.insert(0, deck_name(card, words))
    if card.kind != "gate":
        parts.append(words("card-power", power=card.power))
    parts += [words(f"mark-{mark}") for mark in sorted(card.marks)]
    return " · ".join(parts)


def _fields(card: Card, words: Words) -> Iterator[Field]:
    """Each ability under its timing, then the flavour text."""
    for ability in card.abilities:
        text = operations_text(words, ability.operations)
        yield Field(timing_name(words, ability), text[:1].upper() + text[1:])
    if card.flavour:
        yield Field(words("card-flavour"), f"*{words.said(card.flavour)}*")
