"""Section 1: players, cards, decks."""

from typing import Any

import pytest

from engine.gate.cards import Card
from engine.gate.events import Clashed
from engine.kernel import SetupError
from tests.clauses import clause
from tests.rules.gate.duels import DECKS, GAME, SUMMONERS, Laid, start, table

CATALOG = GAME.catalog
NAMES = {
    "JN": ("제리 넷버스", "Jerry Netverse"),
    "MR": ("모라 러스트핸드", "Mora Rusthand"),
    "VR": ("바르카 레드팽", "Varka Redfang"),
    "EG": ("에델 글라스워터", "Edel Glasswater"),
    "HD": ("한울 도깨비", "Hanul Dokkaebi"),
    "SB": ("세라핀 벨키퍼", "Seraphine Bellkeeper"),
    "MC": ("모르간 크립트", "Morgan Crypt"),
    "FT": ("플로라 사우전드리프", "Flora Thousandleaf"),
}
POWERS = {
    "JN": {"4": 5, "3a": 3, "3b": 3, "2a": 2, "2b": 2, "1a": 1, "1b": 1},
    "MR": {"4": 5, "3a": 4, "3b": 3, "2a": 2, "2b": 3, "1a": 1, "1b": 2},
    "VR": {"4": 5, "3a": 3, "3b": 4, "2a": 2, "2b": 2, "1a": 2, "1b": 1},
    "EG": {"4": 5, "3a": 3, "3b": 3, "2a": 2, "2b": 2, "1a": 1, "1b": 1},
    "HD": {"4": 5, "3a": 3, "3b": 3, "2a": 2, "2b": 2, "1a": 1, "1b": 1},
    "SB": {"4": 5, "3a": 3, "3b": 3, "2a": 2, "2b": 2, "1a": 1, "1b": 1},
    "MC": {"4": 5, "3a": 5, "3b": 3, "2a": 2, "2b": 2, "1a": 1, "1b": 1},
    "FT": {"4": 5, "3a": 3, "3b": 4, "2a": 2, "2b": 2, "1a": 1, "1b": 1},
}
DEFENSIVE = {"JN-2b", "EG-2b", "SB-1a", "SB-2b", *(f"S{n}" for n in range(1, 9))}


def of_kind(kind: str) -> list[Card]:
    return [card for card in CATALOG.cards.values() if card.kind == kind]


@clause("TG-1")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_duel_is_for_exactly_two(seats: int) -> None:
    with pytest.raises(SetupError, match="2 seats, not"):
        GAME.start(seats, {}, "seed")
    assert len(start().state.sides) == 2


@clause("TG-2")
def test_the_base_set_is_enough_for_two_squads() -> None:
    assert sorted(CATALOG.decks) == sorted(NAMES)
    assert sorted(CATALOG.summoners) == [f"S{n}" for n in range(1, 9)]
    assert len(start(pool="shared").state.sides) == 2


@clause("TG-3")
@pytest.mark.parametrize("deck", POWERS)
def test_a_character_has_a_name_a_level_a_power_and_flavour(deck: str) -> None:
    for suffix, power in POWERS[deck].items():
        card = CATALOG.cards[f"{deck}-{suffix}"]
        assert (card.kind, card.deck, card.power) == ("character", deck, power)
        assert card.level == int(suffix[0])
        assert card.title is not None
        assert card.flavour is not None
        assert card.title.ko != card.title.en


@clause("TG-4")
@pytest.mark.parametrize("deck", NAMES)
def test_all_cards_of_a_gate_deck_have_its_name(deck: str) -> None:
    names = {
        (CATALOG.cards[key].name.ko, CATALOG.cards[key].name.en)
        for key in CATALOG.decks[deck].cards
    }
    assert names == {NAMES[deck]}


@clause("TG-4")
def test_same_name_means_the_name_and_never_level_or_ability() -> None:
    # JN-3b counts the other attackers with its name: JN-1a does, whatever its level; VR-1a not.
    hand = ["JN-3b", "JN-1a", "VR-1a"]
    t = table(Laid(hand=hand, deck=["S1"])).attack(*hand, at=0)
    clashed = t.told(Clashed)[0]
    assert dict(zip(clashed.cards, clashed.powers, strict=True)) == {
        "JN-3b": 4,
        "JN-1a": 1,
        "VR-1a": 2,
    }


@clause("TG-5")
def test_a_gate_card_is_of_level_four_without_power_or_ability() -> None:
    gates = of_kind("gate")
    assert len(gates) == 8
    assert {(card.level, card.power, card.abilities) for card in gates} == {(4, 0, ())}
    # and it stays as the marker that all characters are gone
    t = table(Laid(summoned={0: 5}))
    assert t.column(0, 0).pile == ("JN-G",)
    assert t.shown(0, 0).level == 4


@clause("TG-6")
def test_a_gate_card_is_never_summoned() -> None:
    t = table(Laid(hand=["S8"], summoned={0: 5, 1: 5}, summoners=("S8", "S1", "S2", "S3"))).use(
        "S8"
    )
    assert t.options == (("gate", 2), ("gate", 3))
    t = table(Laid(hand=["S4"], summoned=dict.fromkeys(range(4), 5))).use("S4")
    assert [column.pile for column in t.side(0).columns] == [(f"{d}-G",) for d in DECKS[0]]
    assert t.side(0).dugout == ["S4"]


@clause("TG-7", "TG-8", "TG-9")
@pytest.mark.parametrize("deck", NAMES)
def test_a_gate_deck_is_eight_cards_from_the_gate_card_up(deck: str) -> None:
    # b below a: a is summoned first.
    suffixes = ("G", "4", "3b", "3a", "2b", "2a", "1b", "1a")
    assert CATALOG.decks[deck].cards == tuple(f"{deck}-{suffix}" for suffix in suffixes)


@clause("TG-9")
def test_a_is_summoned_before_b() -> None:
    t = table(Laid(hand=["S1", "S4"])).use("S4").do("gate", 0)
    assert t.side(0).hand == ["S1", "JN-2a"]
    assert t.column(0, 0).pile[-1] == "JN-2b"


@clause("TG-10")
def test_a_summoner_has_no_level_no_power_and_the_mark() -> None:
    for card in of_kind("summoner"):
        assert (card.deck, card.level, card.power) == (None, None, 0)
        assert card.marks == {"defensive_stance"}
        assert not card.may_attack
    assert len(of_kind("summoner")) == 8


@clause("TG-10", "TG-116")
def test_the_mark_is_on_four_characters_and_all_summoners() -> None:
    marked = {key for key, card in CATALOG.cards.items() if "defensive_stance" in card.marks}
    assert marked == DEFENSIVE


def squads(*, decks: object = DECKS[1], summoners: object = SUMMONERS[1]) -> dict[str, Any]:
    first = {"decks": DECKS[0], "summoners": SUMMONERS[0]}
    return {"squads": [first, {"decks": decks, "summoners": summoners}]}


@clause("TG-11")
def test_a_squad_is_four_gate_decks_and_four_summoners() -> None:
    t = start(**squads())
    assert [side.decks for side in t.state.sides] == list(DECKS)
    assert [side.summoners for side in t.state.sides] == list(SUMMONERS)


@clause("TG-11", "TG-12", "TG-14")
@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"decks": ("MR", "SB", "HD")}, "4 gate decks, not 3"),
        ({"decks": ("MR", "SB", "HD", "MC", "EG")}, "4 gate decks, not 5"),
        ({"decks": ("MR", "MR", "HD", "MC")}, "4 different gate decks"),
        ({"decks": ("MR", "XX", "HD", "MC")}, "no gate deck XX"),
        ({"summoners": ("S5", "S6", "S7")}, "4 summoners, not 3"),
        ({"summoners": ("S5", "S5", "S7", "S8")}, "4 different summoners"),
        ({"summoners": ("S5", "S9", "S7", "S8")}, "no summoner S9"),
    ],
)
def test_a_wrong_squad_is_refused_before_setup_with_the_reason(
    changes: dict[str, object], reason: str
) -> None:
    with pytest.raises(SetupError, match=reason):
        start(**squads(**changes))


@clause("TG-13", "TG-14")
def test_a_shared_pool_holds_every_card_once() -> None:
    same = squads(decks=DECKS[0], summoners=SUMMONERS[0])
    assert start(**same, pool="own").state.sides[1].decks == DECKS[0]
    with pytest.raises(SetupError, match="pool is shared"):
        start(**same, pool="shared")
    for number in range(20):
        one, two = start(f"shared {number}", pool="shared").state.sides
        assert not {*one.decks, *one.summoners} & {*two.decks, *two.summoners}


@clause("TG-13")
def test_in_own_pools_both_may_bring_the_same() -> None:
    both = [start(f"own {number}").state.sides for number in range(20)]
    assert any({*one.decks} & {*two.decks} for one, two in both)
