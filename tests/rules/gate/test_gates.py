"""Sections 6 to 8: summoning, gate values, enhancement."""

from typing import Literal

import pytest

from engine.gate import events
from tests.clauses import clause
from tests.rules.gate.duels import Laid, Table, table

MR_FIRST = ("MR", "JN", "EG", "FT")


def values(t: Table, number: int, seat: int = 0) -> tuple[int, int, int]:
    """Level, power and durability of a gate, as everybody sees them."""
    column = t.shown(seat, number)
    return column.level, column.power, column.durability


# Section 6


@clause("TG-55", "TG-56")
def test_summoning_takes_the_top_card_to_the_dugout() -> None:
    t = table(Laid(hand=["S2", "VR-1a"])).use("S2").do("gate", 1)
    assert t.column(0, 1).pile == ("VR-G", "VR-4", "VR-3b", "VR-3a", "VR-2b")
    assert t.side(0).dugout == ["VR-2a", "S2"]
    assert t.side(0).hand == ["VR-1a"]
    assert t.told(events.Summoned) == [events.Summoned(0, 1, "VR-2a", "dugout")]


@clause("TG-57")
def test_an_ability_may_summon_to_the_hand() -> None:
    t = table(Laid(hand=["FT-3a"])).use("FT-3a").do("gate", 1)
    assert t.side(0).hand == ["VR-2a"]
    assert t.told(events.Summoned) == [events.Summoned(0, 1, "VR-2a", "hand")]


@clause("TG-57")
@pytest.mark.parametrize(
    ("gone", "card", "place"), [(1, "JN-2b", "hand"), (2, "JN-3a", "dugout"), (4, "JN-4", "dugout")]
)
def test_the_level_may_decide_where_to(
    gone: int, card: str, place: Literal["hand", "dugout"]
) -> None:
    t = table(Laid(hand=["S4"], summoned={0: gone})).use("S4").do("gate", 0)
    assert t.told(events.Summoned) == [events.Summoned(0, 0, card, place)]


@clause("TG-58")
def test_only_own_gates_can_be_summoned_from() -> None:
    t = table(Laid(hand=["S1"], deck=["S2", "S3"])).use("S1")
    assert t.options == tuple(("gate", number) for number in range(4))
    before = t.half(None, 1)
    t.do("gate", 3)
    assert t.half(None, 1) == before


@clause("TG-59")
def test_a_gate_without_characters_cannot_be_chosen() -> None:
    t = table(Laid(hand=["S1"], deck=["S2"], summoned={1: 5})).use("S1")
    assert t.options == (("gate", 0), ("gate", 2), ("gate", 3))


@clause("TG-60")
def test_a_closed_gate_can_be_summoned_from() -> None:
    t = table(Laid(hand=["S4"], closed=[2], damage={2: 2})).use("S4").do("gate", 2)
    assert t.side(0).hand == ["EG-2a"]
    assert t.column(0, 2).closed


# Section 7


@clause("TG-61")
@pytest.mark.parametrize(("gone", "level"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (5, 4)])
def test_the_level_is_that_of_the_top_card(gone: int, level: int) -> None:
    t = table(Laid(summoned={0: gone}))
    assert values(t, 0) == (level, level, level)


@clause("TG-61")
def test_the_level_changes_when_a_card_is_summoned() -> None:
    t = table(Laid(hand=["S4"], summoned={0: 1}))
    assert values(t, 0) == (2, 2, 2)
    t.use("S4").do("gate", 0)
    assert values(t, 0) == (3, 3, 3)


@clause("TG-62", "TG-63", "TG-73")
@pytest.mark.parametrize(
    ("cards", "power", "durability"),
    [
        (["MR-1a"], 2, 3),
        (["MR-2a"], 3, 3),
        (["MR-3b"], 4, 3),
        (["MR-1a", "MR-2a"], 3, 4),
        (["JN-1a"], 2, 2),
    ],
)
def test_gate_enhancements_raise_power_and_durability(
    cards: list[str], power: int, durability: int
) -> None:
    t = table(Laid(attached={3: cards}, decks=MR_FIRST))
    assert values(t, 3) == (2, power, durability)
    assert values(t, 2) == (2, 2, 2)


@clause("TG-62")
def test_the_power_of_the_gate_counts_with_its_enhancements_in_the_clash() -> None:
    t = table(Laid(hand=["VR-3b"]), Laid(attached={1: ["MR-3b"]})).attack("VR-3b", at=1)
    clashed = t.told(events.Clashed)[0]
    assert (clashed.gate_power, clashed.defence, clashed.success) == (4, 4, False)


@clause("TG-64")
def test_damage_stays_when_the_level_rises() -> None:
    t = table(Laid(hand=["S4"], summoned={0: 1}, damage={0: 1})).use("S4").do("gate", 0)
    column = t.shown(0, 0)
    assert (column.durability, column.damage, column.closed) == (3, 1, False)


@clause("TG-64")
def test_two_more_points_close_the_gate_then() -> None:
    t = table(Laid(hand=["VR-3a", "VR-4"]), Laid(summoned={0: 2}, damage={0: 1}))
    t.attack("VR-3a", "VR-4", at=0)
    assert t.told(events.Damaged)[0].damage == 4
    assert t.column(1, 0).closed


# Section 8


@clause("TG-65")
def test_an_enhancement_is_tucked_under_a_gate_and_is_in_no_pile() -> None:
    t = table(Laid(hand=["JN-1a", "S4"])).do("enhance", "JN-1a", 0)
    assert t.shown(0, 0).attached == ("JN-1a",)
    side = t.side(0)
    assert "JN-1a" not in [*side.hand, *side.deck, *side.dugout, *side.active]
    assert t.told(events.Enhanced, 1) == [events.Enhanced(0, 0, "JN-1a")]


@clause("TG-65")
def test_only_cards_with_an_enhancement_ability_can_be_attached() -> None:
    t = table(Laid(hand=["JN-1a", "JN-1b", "MR-1a", "S4", "MR-1b"], decks=MR_FIRST))
    assert {option[1] for option in t.offers("enhance")} == {"JN-1a", "MR-1a"}


@clause("TG-66")
def test_a_second_enhancement_must_wait_for_the_next_turn() -> None:
    t = table(Laid(hand=["JN-1a", "JN-2a"])).do("enhance", "JN-1a", 0)
    assert t.offers("enhance") == []


@clause("TG-67")
@pytest.mark.parametrize(("gone", "free"), [(0, False), (2, True)])
def test_a_gate_carries_as_many_cards_as_its_level(gone: int, free: bool) -> None:
    laid = Laid(
        hand=["JN-3a"], attached={0: ["MR-1a", "JN-1a"]}, summoned={0: gone}, decks=MR_FIRST
    )
    t = table(laid)
    assert (("enhance", "JN-3a", 0) in t.options) is free
    assert ("enhance", "JN-3a", 1) in t.options


@clause("TG-68")
def test_the_limit_is_tested_when_attaching_only() -> None:
    # Levels never fall in the base set; cards already there stay whatever the limit is now.
    laid = Laid(hand=["JN-2a", "S4"], attached={0: ["MR-1a", "JN-1a"]}, decks=MR_FIRST)
    t = table(laid)
    t.use("S4").do("gate", 0)
    assert t.shown(0, 0).attached == ("MR-1a", "JN-1a")
    assert ("enhance", "JN-2a", 0) not in t.options


@clause("TG-69")
def test_any_open_gate_may_be_enhanced_whatever_the_name() -> None:
    t = table(Laid(hand=["JN-1a"], closed=[2], damage={2: 2}))
    assert t.offers("enhance") == [("enhance", "JN-1a", number) for number in (0, 1, 3)]


@clause("TG-70")
def test_a_character_enhancement_gives_its_ability_to_the_cards_of_that_gates_name() -> None:
    # JN-1a under the VR gate: cards named Varka attack with +1, cards named Jerry do not.
    laid = Laid(hand=["VR-1a", "JN-2a", "VR-1b"], attached={1: ["JN-1a"]})
    t = table(laid, Laid(guardians={0: "SB-1b"})).attack("VR-1a", "JN-2a", "VR-1b", at=0)
    while t.asked.kind == "abilities":
        t.choose(t.options[0])
    clashed = t.told(events.Clashed)[0]
    assert dict(zip(clashed.cards, clashed.powers, strict=True)) == {
        "VR-1a": 3,
        "JN-2a": 2,
        "VR-1b": 2,
    }


@clause("TG-70")
def test_the_other_sides_cards_gain_nothing() -> None:
    laid = Laid(hand=["MC-1a"], decks=("MC", "VR", "EG", "FT"))
    other = Laid(attached={3: ["SB-3a"]}, decks=("MR", "SB", "HD", "MC"))
    t = table(laid, other).attack("MC-1a", at=0)
    assert t.told(events.Clashed)[0].powers == (1,)


@clause("TG-71")
def test_a_guardian_gains_the_ability_too() -> None:
    other = Laid(guardians={0: "MC-1a"}, attached={3: ["SB-3a"]})
    t = table(Laid(hand=["VR-3b"]), other).attack("VR-3b", at=0)
    clashed = t.told(events.Clashed)[0]
    assert (clashed.guardian_power, clashed.defence, clashed.success) == (3, 5, False)


@clause("TG-71")
def test_an_attachment_made_after_the_guardian_was_placed_counts() -> None:
    t = table(Laid(hand=["JN-1b", "JN-2a"]), Laid(hand=["MR-3a"]))
    t.do("place", "JN-1b", 2).do("enhance", "JN-2a", 0).end()
    t.clear().attack("MR-3a", at=2)
    assert t.told(events.AbilityUsed) == [events.AbilityUsed(0, "JN-1b", 0, "JN-2a")]
    assert t.told(events.Clashed)[0].guardian_power == 2


@clause("TG-71")
def test_a_lost_attachment_no_longer_counts() -> None:
    # The gate closes, so SB-3a is void: the next guardian of that name has its printed power.
    other = Laid(
        guardians={1: "SB-1b", 2: "SB-2a"}, attached={1: ["SB-3a"]}, summoned={1: 0}, damage={1: 1}
    )
    t = table(Laid(hand=["VR-3b", "VR-4", "VR-3a"]), other)
    t.attack("VR-3b", "VR-4", at=1)
    assert t.told(events.Clashed)[0].guardian_power == 3
    assert t.column(1, 1).closed
    t.clear().attack("VR-3a", at=2)
    assert t.told(events.Clashed)[0].guardian_power == 2


@clause("TG-72")
def test_several_enhancements_add_up() -> None:
    # JN-1a (ATTACK +1) and JN-3a (BATTLE +1) under the VR gate.
    laid = Laid(hand=["VR-1a"], attached={1: ["JN-1a", "JN-3a"]})
    t = table(laid).attack("VR-1a", at=0)
    while t.asked.kind == "abilities":
        t.choose(t.options[0])
    assert t.told(events.Clashed)[0].powers == (4,)


@clause("TG-72")
def test_the_same_enhancement_of_two_gates_applies_to_both_names() -> None:
    laid = Laid(attached={0: ["JN-1a"], 1: ["JN-3a"]}, hand=["JN-1b", "VR-1a"], deck=["S1", "S2"])
    t = table(laid).attack("JN-1b", "VR-1a", at=0)
    while t.asked.kind == "abilities":
        t.choose(t.options[0])
    assert t.told(events.Clashed)[0].powers == (2, 3)
