"""The texts on cards say the numbers of their operations, all of them and no others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any

import pytest

from engine.grail_war.cards import COMMAND_SPELLS
from engine.kernel.data import Text
from tests.grail_war.arena import CATALOG

BY_TIER = {1, 2, 3}
"""The tiles that ranks give (GW-9), which an operation need not say."""

OF_ITSELF: Mapping[str, set[int]] = {
    "tiles": BY_TIER,
    "resist": BY_TIER,
    "endure": BY_TIER,
    "instinct": BY_TIER,
    "guard": BY_TIER,
    "avenge": {1, 2},
    "discern": {1},
    "familiar": {1},
    "command_spell": {COMMAND_SPELLS},
}
"""Numbers that belong to an operation's meaning rather than to its fields."""

MENU = 100
"""So much of a text fits a menu's line in Discord."""


def texts() -> Iterator[tuple[str, Text, tuple[Any, ...], int]]:
    """Every text: whose, its words, its operations, and the least power of a spell."""
    for skill in CATALOG.skills.values():
        yield skill.key, skill.text, skill.effects, 1
    for spell in CATALOG.spells.values():
        yield spell.key, spell.text, spell.effects, spell.least
    for goods in CATALOG.goods.values():
        yield goods.key, goods.text, (goods.effect,), 1
    for strategy in CATALOG.strategies.values():
        yield strategy.key, strategy.text, (strategy.effect,), 1
    for cls in CATALOG.classes.values():
        if cls.effects:
            assert cls.text is not None, cls.key
            yield cls.key, cls.text, cls.effects, 1


def meant(effects: tuple[Any, ...], least: int) -> set[int]:
    """The numbers that a text must say."""
    found = {least} - {1}
    for effect in effects:
        found |= OF_ITSELF.get(effect.op, set())
        for each in fields(effect):
            value = getattr(effect, each.name)
            if isinstance(value, int) and not isinstance(value, bool):
                plain = each.name == "times" and value == 1  # "as much as its power"
                found |= set() if plain else {value}
        if effect.op == "spellcraft" and effect.secret is None:  # by the rank of a plus
            found |= BY_TIER
    return found


ALL = [(key, text, meant(effects, least)) for key, text, effects, least in texts()]


@pytest.mark.parametrize(("key", "text", "numbers"), ALL, ids=[key for key, _, _ in ALL])
def test_a_text_says_its_numbers_and_no_others(key: str, text: Text, numbers: set[int]) -> None:
    for told in (text.ko, text.en):
        assert {int(each) for each in re.findall(r"\d+", told)} == numbers, told


@pytest.mark.parametrize(("key", "text", "numbers"), ALL, ids=[key for key, _, _ in ALL])
def test_a_text_is_whole_sentences(key: str, text: Text, numbers: set[int]) -> None:
    for sentence in re.split(r"(?<=\.) ", text.ko):
        assert re.search(r"다(\([^)]*\))?\.$", sentence), sentence
    assert text.en[0].isupper()
    assert text.en.endswith(".")


def test_texts_that_stand_in_menus_fit_them() -> None:
    for cards in (CATALOG.spells, CATALOG.goods, CATALOG.strategies):
        for card in cards.values():
            assert len(card.text.ko) <= MENU, card.key
            assert len(card.text.en) <= MENU, card.key


def test_the_letters_at_which_something_changes_are_told() -> None:
    for key, text, effects, _ in texts():
        for effect in effects:
            for name in ("least", "better", "two"):
                letter = getattr(effect, name, None)
                if letter not in {None, "E"}:
                    assert f"{letter}" in re.sub(r"[a-z]", "", text.en), key
                    assert f"{letter}" in text.ko, key
