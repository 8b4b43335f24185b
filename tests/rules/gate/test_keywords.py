"""Section 11: keywords and timing."""

import pytest

from engine.gate import events
from tests.clauses import clause
from tests.rules.gate.duels import Laid, Table, table


def clashed(t: Table) -> events.Clashed:
    (found,) = t.told(events.Clashed)
    return found


def power_of(t: Table, card: str) -> int:
    found = clashed(t)
    if found.guardian == card:
        return found.guardian_power
    return found.powers[found.cards.index(card)]


@clause("TG-104")
def test_attack_abilities_work_for_an_attacker_only() -> None:
    t = table(Laid(hand=["VR-1b"])).attack("VR-1b", at=0)
    assert power_of(t, "VR-1b") == 2
    other = Laid(guardians={0: "JN-1b"}, deck=["JN-1a"], decks=("MR", "SB", "HD", "JN"))
    t = table(Laid(hand=["VR-1a"]), other).attack("VR-1a", at=0)
    assert power_of(t, "JN-1b") == 1
    assert t.told(events.AbilityUsed) == []


@clause("TG-105")
def test_guard_abilities_work_for_the_guardian_only() -> None:
    t = table(Laid(hand=["VR-1a"]), Laid(guardians={0: "MR-1b"})).attack("VR-1a", at=0)
    assert power_of(t, "MR-1b") == 3
    t = table(Laid(hand=["VR-3b"])).attack("VR-3b", at=0)
    assert power_of(t, "VR-3b") == 4


@clause("TG-106")
def test_battle_abilities_work_in_both_roles() -> None:
    laid = Laid(hand=["MC-2b"], dugout=["S1", "S2", "S3", "S4"], decks=("MC", "VR", "EG", "FT"))
    t = table(laid).attack("MC-2b", at=0)
    assert power_of(t, "MC-2b") == 3
    other = Laid(
        guardians={0: "MC-2b"}, dugout=["S5", "S6", "S7", "S8", "MC-1a", "MC-1b", "HD-1a", "HD-1b"]
    )
    t = table(Laid(hand=["VR-1a"]), other).attack("VR-1a", at=0)
    assert power_of(t, "MC-2b") == 4


@clause("TG-107", "TG-108", "TG-109")
@pytest.mark.parametrize(
    ("hand", "damage"),
    [
        (["VR-3b"], 1),
        (["VR-3b", "VR-2a"], 2),
        (["VR-3a", "VR-2a"], 2),
        (["VR-4"], 3),
        (["VR-4", "VR-3a", "VR-2a"], 3),
    ],
)
def test_the_largest_strike_applies(hand: list[str], damage: int) -> None:
    t = table(Laid(hand=hand)).attack(*hand, at=0)
    assert [event.amount for event in t.told(events.Damaged)] == [damage]


@clause("TG-107")
def test_a_strike_needs_a_successful_attack() -> None:
    t = table(Laid(hand=["VR-2a"])).attack("VR-2a", at=0)
    assert not clashed(t).success
    assert t.told(events.StrikeGained) == [events.StrikeGained(0, "VR-2a", 2)]
    assert t.told(events.Damaged) == []


@clause("TG-110")
def test_power_plus_x_raises_the_power_by_x() -> None:
    t = table(Laid(hand=["VR-3b"]), Laid(guardians={0: "MR-3a"})).attack("VR-3b", at=0)
    assert t.told(events.PowerChanged) == [events.PowerChanged(1, "MR-3a", 2, 6)]
    assert power_of(t, "MR-3a") == 6


@clause("TG-111")
@pytest.mark.parametrize(
    ("deck", "power"),
    [
        (["JN-1a", "S1", "JN-2a"], 3),
        (["S1", "JN-2a", "S2"], 3),
        (["JN-1a", "JN-2a"], 3),
        (["S1", "S2", "JN-1a"], 1),
        (["VR-1a", "EG-1a", "JN-1a"], 1),
    ],
)
def test_link_needs_a_card_of_the_name_among_the_top_x(deck: list[str], power: int) -> None:
    t = table(Laid(hand=["JN-1b"], deck=deck)).attack("JN-1b", at=0)
    assert power_of(t, "JN-1b") == power
    assert t.told(events.LinkRevealed) == [
        events.LinkRevealed(0, "JN-1b", tuple(deck[:2]), power == 3)
    ]


@clause("TG-112")
def test_revealed_cards_stay_on_top_in_order_and_are_public() -> None:
    deck = ["JN-1a", "S1", "S2"]
    t = table(Laid(hand=["JN-1b"], deck=deck)).attack("JN-1b", at=0)
    assert t.side(0).deck == deck
    for viewer in (0, 1, None):
        assert t.half(viewer, 0).deck_top == ("JN-1a", "S1")


@clause("TG-112")
def test_two_links_of_a_combat_see_the_same_cards() -> None:
    t = table(Laid(hand=["JN-1b", "EG-2a"], deck=["JN-1a", "EG-1a"])).attack("JN-1b", "EG-2a", at=0)
    t.choose(t.options[0])
    assert [event.cards for event in t.told(events.LinkRevealed)] == [("JN-1a", "EG-1a")] * 2
    assert (power_of(t, "JN-1b"), power_of(t, "EG-2a")) == (3, 4)


@clause("TG-113")
def test_a_short_deck_is_refilled_for_a_link_and_then_all_is_revealed() -> None:
    t = table(Laid(hand=["JN-1b"], deck=["S1"], dugout=["JN-1a", "S2"])).attack("JN-1b", at=0)
    (event,) = t.told(events.LinkRevealed)
    assert event.cards[0] == "S1"
    assert len(event.cards) == 2
    t = table(Laid(hand=["JN-1b"], deck=["JN-1a"])).attack("JN-1b", at=0)
    (event,) = t.told(events.LinkRevealed)
    assert (event.cards, event.hit) == (("JN-1a",), True)
    t = table(Laid(hand=["JN-1b"])).attack("JN-1b", at=0)
    (event,) = t.told(events.LinkRevealed)
    assert (event.cards, event.hit) == ((), False)


@clause("TG-114", "TG-115")
def test_a_trait_applies_by_itself_when_the_card_turns_face_up() -> None:
    t = table(Laid(hand=["VR-3a"]), Laid(guardians={0: "MR-2b"}, attached={0: ["MR-1a"]}))
    t.attack("VR-3a", at=0)
    story = t.story()
    assert story.index("strike_gained") < story.index("guardian_revealed")
    assert story.index("guardian_revealed") < story.index("power_changed") < story.index("clashed")
    assert power_of(t, "MR-2b") == 4


@clause("TG-115")
def test_a_hidden_or_discarded_card_has_no_influence() -> None:
    # JN-4 gives other attackers of its name +1, but not from a guardian zone, hand or dugout.
    for laid in (
        Laid(hand=["JN-3a", "JN-4"]),
        Laid(hand=["JN-3a"], guardians={1: "JN-4"}),
        Laid(hand=["JN-3a"], dugout=["JN-4"]),
    ):
        t = table(laid).attack("JN-3a", at=0)
        assert power_of(t, "JN-3a") == 3


@clause("TG-115")
def test_what_a_trait_counts_is_counted_at_that_moment() -> None:
    t = table(Laid(hand=["FT-4"], summoned={0: 4, 1: 5})).attack("FT-4", at=0)
    # Two gates of level 4 (JN, VR); FT-4 itself was in hand, so its own gate is of level 2.
    assert power_of(t, "FT-4") == 7


@clause("TG-116")
@pytest.mark.parametrize("card", ["JN-2b", "EG-2b", "S1"])
def test_a_card_with_the_mark_may_do_all_but_attack(card: str) -> None:
    t = table(Laid(hand=[card, "VR-1a"], deck=["S2", "S3"]))
    assert len(t.offers("place", card)) == 4
    t.do("attack")
    assert ("attacker", card) not in t.options
    t = table(Laid(hand=[card], guardians={0: "VR-1a"}))
    assert t.offers("swap") == [("swap", card, 0)]


@clause("TG-116")
def test_a_card_with_the_mark_guards_with_its_power() -> None:
    t = table(Laid(hand=["VR-3b"]), Laid(guardians={0: "SB-2b"})).attack("VR-3b", at=0)
    assert power_of(t, "SB-2b") == 3
