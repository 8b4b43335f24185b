"""Challengers!: a deck-drafting tournament for 1 to 8 people (docs/rules/challengers.md)."""

from engine.challengers.cards import Card, CardSet, Catalog, Edition
from engine.challengers.catalog import parse
from engine.challengers.game import ChallengersGame, ChallengersOptions

__all__ = [
    "Card",
    "CardSet",
    "Catalog",
    "ChallengersGame",
    "ChallengersOptions",
    "Edition",
    "parse",
]
