"""A card's text says what its operations do, number by number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, get_args

import pytest

from engine.gate import operations as op
from render.gate.rules_text import ability_text, operation_text, operations_text, signed
from render.words import Words
from tests.render.gate.duels import CATALOG

KINDS: tuple[type[Any], ...] = get_args(get_args(op.Operation)[0])
DRAW = op.Draw("draw", 3)
ABILITY = op.Ability("attack", (op.Power("power", "self", 6),))

# What a name of the notation says in figures by itself.
IN_NAMES = {
    "own_dugout_per4": 4,
    "own_gates_level4": 4,
    "own_dugout_level1": 1,
    "hand_if_level2_else_dugout": 2,
}

EXAMPLES: list[op.Operation] = [
    *(
        op.Power("power", target, amount)
        for target in get_args(op.PowerTarget)
        for amount in (7, -8)
    ),
    *(
        op.Power("power", target, op.Count(each, of, most))
        for target in get_args(op.PowerTarget)
        for of in get_args(op.CountOf)
        for each, most in ((1, None), (2, 5))
    ),
    *(op.Strike("strike", damage) for damage in (2, 3)),
    op.NoStrike("no_strike"),
    op.Link("link", 5, (DRAW,)),
    *(op.If("if", condition, (DRAW,)) for condition in ("no_guardian", "summoned_from_closed")),
    op.Pay("pay", op.Discard("discard", 2), (DRAW,)),
    op.Pay("pay", op.Banish("banish", "own_dugout", 9, 9), (DRAW,)),
    op.Pay("pay", op.EndBanish("end_banish"), (DRAW,)),
    op.Choose("choose", ((DRAW,), (op.Heal("heal", 5),))),
    *(op.Draw("draw", n) for n in (1, 2)),
    *(op.Discard("discard", n) for n in (1, 2)),
    *(op.Scry("scry", n) for n in (1, 2)),
    *(
        op.Summon("summon", gate, to, times)
        for gate in get_args(op.SummonFrom)
        for to in get_args(op.SummonTo)
        for times in (1, 3)
    ),
    *(op.Recall("recall", n) for n in (1, 2)),
    op.BanishSelf("banish_self"),
    *(
        op.Banish("banish", source, least, most)
        for source in get_args(op.BanishSource)
        for least, most in ((0, 1), (0, 2), (1, 1), (3, 3))
    ),
    op.EndBanish("end_banish"),
    op.Keep("keep"),
    op.IfHeld("if_held", (DRAW,)),
    op.OnWin("on_win", (DRAW,)),
    op.Heal("heal", 2),
    *(op.Peek("peek", n) for n in (1, 2)),
    *(op.Bounce("bounce", side, 0, n) for side in ("own", "opponent") for n in (1, 2)),
    op.Dismiss("dismiss"),
    op.GatePower("gate_power", 2),
    op.Durability("durability", 3),
    op.Grant("grant", ABILITY),
]


def numbers(data: object) -> Iterator[int]:
    """The numbers that a text about ``data`` must say."""
    if isinstance(data, tuple):
        for each in data:
            yield from numbers(each)
    elif isinstance(data, op.Summon):
        yield from [data.times] if data.times > 1 else []
        yield from numbers((data.gate, data.to))
    elif isinstance(data, op.Banish | op.Bounce):
        yield data.most
        yield from numbers(data.source if isinstance(data, op.Banish) else data.side)
    elif is_dataclass(data):
        for field in fields(data):
            yield from numbers(getattr(data, field.name))
    elif isinstance(data, str) and data in IN_NAMES:
        yield IN_NAMES[data]
    elif isinstance(data, int) and not isinstance(data, bool):
        yield data


def said(text: str) -> list[int]:
    return sorted(int(each.replace("−", "-")) for each in re.findall(r"−?\d+", text))


def test_the_examples_are_of_every_operation() -> None:
    assert {type(each) for each in EXAMPLES} == set(KINDS)


@pytest.mark.parametrize("example", EXAMPLES, ids=repr)
def test_an_operation_is_told_with_its_numbers(example: op.Operation, words: Words) -> None:
    text = operation_text(words, example)
    assert said(text) == sorted(numbers(example))


def test_operations_that_differ_read_differently(words: Words) -> None:
    texts = [operation_text(words, each) for each in EXAMPLES]
    assert len(set(texts)) == len(set(EXAMPLES))


@pytest.mark.parametrize("key", sorted(CATALOG.cards))
def test_every_card_is_told_with_its_numbers(key: str, words: Words) -> None:
    for ability in CATALOG.cards[key].abilities:
        text = ability_text(words, ability)
        assert said(text) == sorted(numbers(ability.operations))


@pytest.mark.parametrize(
    ("key", "ko", "en"),
    [
        ("JN-1b", "공격: 링크 2 – 파워+2", "Attack: Link 2 – power +2"),
        ("HD-3a", "공격: 가디언 파워−2", "Attack: the guardian: power −2"),
        (
            "MC-4",
            "공격(선택): 내 더그아웃의 카드 2장 추방 → 파워+3",
            "Attack (optional): banish 2 cards from your dugout → power +3",
        ),
        (
            "JN-1a",
            "캐릭터강화: 이 게이트와 이름이 같은 카드가 얻는 능력 – 공격: 파워+1",
            "Character enhancement: cards of this gate’s name gain “Attack: power +1”",
        ),
        ("EG-3b", "공격: 파워+1; 링크 2 – 카드 1장 뽑기", "Attack: power +1; Link 2 – draw 1 card"),
    ],
)
def test_texts_read_like_printed_cards(key: str, ko: str, en: str) -> None:
    (ability,) = CATALOG.cards[key].abilities
    assert ability_text(Words("ko"), ability) == ko
    assert ability_text(Words("en"), ability) == en


def test_several_operations_are_told_in_order(words: Words) -> None:
    first, second = op.Draw("draw", 1), op.Discard("discard", 2)
    both = operations_text(words, (first, second))
    assert both == f"{operation_text(words, first)}; {operation_text(words, second)}"


def test_changes_are_signed() -> None:
    assert [signed(n) for n in (2, 0, -1)] == ["+2", "+0", "−1"]
