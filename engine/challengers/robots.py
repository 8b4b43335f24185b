"""The robot's deck (section 11)."""

from __future__ import annotations

from engine.challengers.cards import Edition
from engine.challengers.plan import REPLACED
from engine.kernel import Dice


def robot_deck(edition: Edition, difficulty: int, solo_cards: int, dice: Dice) -> list[str]:
    """A deck of seven: R cards replace the first, SOLO cards the last (CH-104, CH-112)."""
    deck = list(edition.robot)
    count = REPLACED[difficulty - 1]
    deck[:count] = _different(edition.robot_strong, count, dice)
    if solo_cards:
        deck[-solo_cards:] = _different(edition.robot_solo, solo_cards, dice)
    return deck


def _different(pool: tuple[str, ...], count: int, dice: Dice) -> list[str]:
    cards = list(pool)
    dice.shuffle(cards)
    return cards[:count]
