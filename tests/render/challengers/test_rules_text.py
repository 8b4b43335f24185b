"""A card's text says what its operations do."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from engine.challengers import operations as op
from render.challengers.names import Scene
from render.challengers.rules_text import ability_text, card_text, operation_text, signed
from render.words import Words
from tests.render.challengers.tournaments import CATALOG

KINDS: tuple[type[Any], ...] = get_args(get_args(op.Operation)[0])
SIDES: tuple[Any, ...] = ("own", "opponent")
ENDS: tuple[Any, ...] = ("top", "bottom")
WHERE = (
    op.Where(),
    op.Where(set="city"),
    op.Where(card="prince"),
    op.Where(level="B"),
    op.Where(base=2),
    op.Where(base_most=3),
    op.Where(timing="bench"),
    op.Where(set="castle", level="A", base=1),
)

EXAMPLES: list[op.Operation] = [
    *(op.Power("power", amount) for amount in (7, -8)),
    *(
        op.Power("power", op.Count(each, of, where, most))
        for of in get_args(op.CountOf)
        for each, where, most in ((1, op.ANY, None), (2, op.ANY, 5))
    ),
    *(op.Aura("aura", 2, where, during) for where in WHERE for during in ("any", "attack", "hold")),
    op.Chill("chill", 2),
    *(op.Weaken("weaken", target, 2) for target in ("holder", "new_holder")),
    op.NextAttack("next_attack", 3),
    *(op.Fans("fans", n, side) for n in (1, 2) for side in SIDES),
    *(op.ExhaustSelf("exhaust_self", stack) for stack in (False, True)),
    *(
        op.ExhaustBench("exhaust_bench", cards, side, where)
        for cards in ("all", 1, 2)
        for side in SIDES
        for where in WHERE[:3]
    ),
    op.ExhaustSlot("exhaust_slot"),
    *(
        op.ExhaustDeck("exhaust_deck", n, side, end)
        for n in (1, 2)
        for side in SIDES
        for end in ENDS
    ),
    *(op.Recycle("recycle", n, where, end) for n in (1, 2) for where in WHERE[:3] for end in ENDS),
    op.Dig("dig", 3),
    *(op.Arrange("arrange", 3, sink) for sink in (0, 1)),
    op.Search("search"),
    *(op.Bury("bury", n) for n in (1, 2)),
    *(op.Shove("shove", n) for n in (1, 2)),
    *(op.Lend("lend", "B", n, side, end) for n in (1, 2) for side in SIDES for end in ENDS),
    *(op.Copy("copy", n) for n in (1, 2)),
    *(op.Gain("gain", "A", n) for n in (1, 2)),
    op.Promote("promote", "A", "B"),
    *(op.Exchange("exchange", n, where) for n in (1, 2) for where in WHERE[:3]),
]


@pytest.fixture
def scene(words: Words) -> Scene:
    return Scene(CATALOG, CATALOG.editions["published"], ("Ann",), words)


def test_the_examples_are_of_every_operation() -> None:
    assert {type(each) for each in EXAMPLES} == set(KINDS)


def test_operations_that_differ_read_differently(scene: Scene) -> None:
    texts = [operation_text(scene, each) for each in EXAMPLES]
    alike = {text for text in texts if texts.count(text) > 1}
    assert alike == set()
    assert not any("  " in text for text in texts)


def test_conditions_that_differ_read_differently(scene: Scene) -> None:
    then = (op.Power("power", 1),)
    conditions = [
        op.Condition("own_bench_cards", WHERE[1], least=2),
        op.Condition("own_bench_cards", WHERE[1], most=0),
        op.Condition("own_bench_cards", WHERE[1], most=2),
        op.Condition("own_bench_names", less_than="opponent_bench_names"),
        op.Condition("own_trophies", most=3),
    ]
    texts = {ability_text(scene, op.Ability("attack", then, each)) for each in conditions}
    assert len(texts) == len(conditions)


@pytest.mark.parametrize("edition", sorted(CATALOG.editions))
def test_every_card_is_told(edition: str, words: Words) -> None:
    scene = Scene(CATALOG, CATALOG.editions[edition], (), words)
    for card in scene.edition.cards.values():
        text = card_text(scene, card)
        assert len(text.split("\n")) == max(1, len(card.abilities))
        assert "  " not in text
        for ability in card.abilities:
            if ability.timing != "reveal":
                assert words(f"ch-timing-{ability.timing}") in text


@pytest.mark.parametrize(
    ("key", "ko", "en"),
    [
        ("knight", "공격 중: 전력 +3", "On Attack: power +3"),
        (
            "hermit",
            "내 벤치의 도시 카드가 없으면 전력 +2",
            "With no City cards on your bench: power +2",
        ),
        (
            "make_up_artist",
            "벤치에서: 공격 중인 내 기본 전력 1인 카드의 전력 +2",
            "From the Bench: your cards of base power 1 in the attack: power +2",
        ),
        (
            "prince",
            "깃발 손실: 내 벤치의 ‘왕자’를 1장까지 소진합니다",
            "Flag Loss: exhaust up to 1 “Prince” of your bench",
        ),
        (
            "villain",
            "A 더미의 카드 1장을 이번 매치 동안 내 덱 맨 위에 넣습니다",
            "A card of pile A joins the top of your deck for this match",
        ),
    ],
)
def test_texts_read_like_printed_cards(key: str, ko: str, en: str) -> None:
    for language, text in (("ko", ko), ("en", en)):
        scene = Scene(CATALOG, CATALOG.editions["published"], (), Words(language))
        assert card_text(scene, scene.card(key)) == text


def test_changes_are_signed() -> None:
    assert [signed(n) for n in (2, 0, -1)] == ["+2", "+0", "−1"]
