"""Data files: what a good one gives, and how each mistake is told."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from engine.challengers import parse
from engine.challengers.operations import Count, Dig, Power, Where
from engine.kernel.faults import DataFaults, Fault
from tests.challengers.arena import catalog, files
from tests.clauses import clause


def pack(**card: Any) -> dict[str, Any]:
    """A pack of one card, good but for what is given."""
    good = {
        "key": "mine",
        "set": "castle",
        "name": {"ko": "내 카드", "en": "Mine"},
        "level": "A",
        "power": 2,
    }
    return {"edition": "published", "cards": [{**good, **card}]}


def faults(**more: Any) -> list[Fault]:
    with pytest.raises(DataFaults) as caught:
        parse({**files(), **more})
    return list(caught.value.faults)


def test_the_shipped_files() -> None:
    made = catalog()
    assert made.cards["stable_boy"].abilities[0].operations == (
        Power("power", Count(1, "own_bench_cards", Where(base=3))),
    )
    assert made.cards["LI-5"].abilities[0].operations == (Dig("dig", 3),)
    assert made.sets["haunted_house"].name.ko == "유령의 집"
    assert made.editions["original"].name.en == "Original cards"


@clause("CH-115")
def test_a_pack_may_add_and_change_cards() -> None:
    added = parse({**files(), "pack": pack()})
    assert added.editions["published"].cards["mine"].copies == 4
    changed = pack(key="reporter", set="city")
    changed["replaces"] = ["reporter"]
    assert parse({**files(), "pack": changed}).cards["reporter"].abilities == ()
    assert faults(pack=pack(key="reporter", set="city")) == [
        Fault("pack", "reporter", "key", "there is a card of this key in published.json")
    ]
    unknown = pack()
    unknown["replaces"] = ["nobody"]
    assert faults(pack=unknown) == [
        Fault("pack", "nobody", "replaces", "there is no such card before this file")
    ]


@pytest.mark.parametrize(
    ("card", "field", "reason"),
    [
        ({"power": 4}, "power", "level A allows 1 to 3"),
        ({"level": "D"}, "level", "should be 'S'"),
        ({"level": "R"}, "level", "R cannot be in set 'castle'"),
        ({"set": "nowhere"}, "set", "there is no set 'nowhere'"),
        ({"colour": "red"}, "colour", "there is no such field"),
        ({"name": {"ko": "", "en": "Mine"}}, "name.ko", "at least 1"),
        ({"name": {"ko": " ", "en": "Mine"}}, "name.ko", "is blank"),
        ({"name": {"en": "Mine"}}, "name.ko", "is missing"),
        ({"copies": 0}, "copies", "should be 1 or more"),
    ],
)
def test_a_wrong_field_is_named(card: dict[str, Any], field: str, reason: str) -> None:
    found = faults(pack=pack(**card))
    assert [(each.file, each.card, each.field) for each in found] == [("pack", "mine", field)]
    assert reason in found[0].reason


@pytest.mark.parametrize(
    ("timing", "operation", "reason"),
    [
        ("reveal", {"op": "fly", "amount": 1}, "is 'fly', but should be one of"),
        ("reveal", {"op": "aura", "amount": 1}, "'aura' has no meaning in timing 'reveal'"),
        ("bench", {"op": "power", "amount": 1}, "'power' has no meaning in timing 'bench'"),
        ("attack", {"op": "fans", "amount": 1}, "'fans' has no meaning in timing 'attack'"),
        ("chosen", {"op": "dig", "cards": 2}, "'dig' has no meaning in timing 'chosen'"),
        ("reveal", {"op": "copy", "cards": 1}, "'copy' has no meaning in timing 'reveal'"),
        ("hold", {"op": "exhaust_self"}, "'exhaust_self' has no meaning in timing 'hold'"),
        (
            "reveal",
            {"op": "weaken", "target": "new_holder", "amount": 1},
            "only at a flag loss",
        ),
        ("reveal", {"op": "arrange", "cards": 2, "sink": 3}, "3 of 2 cards cannot"),
        ("chosen", {"op": "fans", "amount": 1, "side": "opponent"}, "no opponent"),
        ("reveal", {"op": "dig", "cards": 0}, "should be 1 or more"),
        ("reveal", {"op": "dig", "cards": 1, "where": {}}, "there is no such field"),
        ("bench", {"op": "aura", "amount": 1, "where": {"set": "none"}}, "no set 'none'"),
        ("loss", {"op": "recycle", "cards": 1, "where": {"card": "none"}}, "no card 'none'"),
        (
            "reveal",
            {"op": "power", "amount": {"each": 1, "of": "own_bench_cards", "where": {"set": "x"}}},
            "no set 'x'",
        ),
    ],
)
def test_a_wrong_operation_is_named(timing: str, operation: dict[str, Any], reason: str) -> None:
    found = faults(pack=pack(abilities=[{"timing": timing, "operations": [operation]}]))
    assert {(each.file, each.card) for each in found} == {("pack", "mine")}
    assert all(each.field.startswith("abilities.0") for each in found)
    assert any(reason in each.reason for each in found)


@pytest.mark.parametrize(
    ("timing", "condition", "reason"),
    [
        ("reveal", {"of": "own_exhaust"}, "compares with nothing"),
        ("reveal", {"of": "own_everything", "least": 1}, "should be 'own_bench_cards'"),
        ("reveal", {"of": "own_bench_cards", "where": {"set": "x"}, "least": 1}, "no set 'x'"),
    ],
)
def test_a_wrong_condition_is_named(timing: str, condition: dict[str, Any], reason: str) -> None:
    ability = {
        "timing": timing,
        "condition": condition,
        "operations": [{"op": "fans", "amount": 1}],
    }
    found = faults(pack=pack(abilities=[ability]))
    assert len(found) == 1
    assert found[0].field.startswith("abilities.0.condition")
    assert reason in found[0].reason


def test_every_mistake_of_all_files_is_told_at_once() -> None:
    found = faults(one=pack(power=9), two=pack(key="other", set="x"), three={"cards": [{}]})
    assert {each.file for each in found} == {"one", "two", "three"}
    assert {each.field for each in found if each.card == "cards.0"} >= {"key", "set", "name"}


@pytest.mark.parametrize("raw", [[], "text", 7, None, {"cards": 3}, {"cards": [4]}])
def test_what_is_no_card_file_is_a_fault_and_no_crash(raw: object) -> None:
    assert {each.file for each in faults(odd=raw)} == {"odd"}


def test_a_new_edition_needs_a_name_and_all_its_parts() -> None:
    assert faults(pack={"edition": "tiny"})[0].field == "name"
    named = {"edition": "tiny", "name": {"ko": "작은", "en": "Tiny"}}
    reasons = "\n".join(each.reason for each in faults(pack=named))
    for part in ("exactly one set is always", "more than 5 sets", "a starter deck"):
        assert part in reasons


def test_a_set_is_named_once() -> None:
    again = {"sets": [{"key": "castle", "name": {"ko": "성", "en": "Castle"}, "kind": "choice"}]}
    assert faults(pack=again)[0].reason == "there is a set 'castle' already"


def test_without_robots_no_edition_is_complete() -> None:
    some = copy.deepcopy(files())
    del some["robot.json"]
    with pytest.raises(DataFaults, match="the robot's starter deck"):
        parse(some)


def test_no_files_are_no_catalog() -> None:
    with pytest.raises(DataFaults, match="no file names an edition"):
        parse({})


def test_a_seventh_set_is_one_more_to_leave_out() -> None:
    more = {
        "edition": "published",
        "sets": [{"key": "garden", "name": {"ko": "정원", "en": "Garden"}, "kind": "choice"}],
    }
    assert len(parse({**files(), "pack": more}).editions["published"].choices) == 7
