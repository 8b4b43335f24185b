"""Section 2: zones."""

import pytest

from engine.gate.events import Banished, Damaged
from tests.clauses import clause
from tests.rules.gate.duels import GAME, Laid, table


@clause("TG-15")
def test_a_field_has_four_columns_of_gate_guardian_and_damage() -> None:
    t = table(Laid(guardians={2: "JN-1a"}, damage={1: 1}))
    columns = t.half(0, 0).columns
    assert [column.deck for column in columns] == ["JN", "VR", "EG", "FT"]
    assert [column.guardian is not None for column in columns] == [False, False, True, False]
    assert [column.damage for column in columns] == [0, 1, 0, 0]


@clause("TG-16")
def test_the_active_zone_holds_a_used_card_while_it_resolves() -> None:
    t = table(Laid(hand=["S4"])).use("S4")
    assert t.half(None, 0).active == ("S4",)
    t.do("gate", 0)
    assert t.half(None, 0).active == ()
    assert t.half(None, 0).dugout == ("S4",)


@clause("TG-16")
def test_the_active_zone_holds_the_attackers_while_they_fight() -> None:
    t = table(Laid(hand=["HD-3b", "VR-1a"], decks=("HD", "VR", "EG", "FT"))).attack(
        "HD-3b", "VR-1a", at=0
    )
    # HD-3b may pay with a hand card, but there is none: the combat is over already.
    assert t.half(None, 0).active == ()
    t = table(Laid(hand=["HD-3b", "VR-1a"], decks=("HD", "VR", "EG", "FT"))).attack("HD-3b", at=0)
    assert t.asked.kind == "abilities"
    assert t.half(None, 0).active == ("HD-3b",)
    t.do("pass")
    assert t.half(None, 0).active == ()


@clause("TG-17")
def test_a_zone_holds_one_guardian_that_defends_its_own_gate_only() -> None:
    t = table(Laid(hand=["JN-1a", "VR-1a", "VR-1b"], guardians={0: "JN-1b"}))
    assert t.offers("place", "JN-1a") == [("place", "JN-1a", number) for number in (1, 2, 3)]
    t = table(Laid(hand=["VR-3a"]), Laid(guardians={1: "SB-2b"})).attack("VR-3a", at=0)
    assert "unguarded" in t.story()
    assert t.column(1, 0).damage == 2
    assert t.column(1, 1).guardian is not None


@clause("TG-18")
def test_the_deck_is_face_down_and_drawn_from_the_top() -> None:
    deck = ["EG-1a", "EG-1b", "S1", "S2", "FT-1a", "FT-1b", "VR-1a"]
    t = table(Laid(deck=deck))
    for viewer in (0, 1, None):
        half = t.half(viewer, 0)
        assert (half.deck, half.deck_top) == (7, ())
    t.end()
    assert t.side(0).hand == deck[:6]
    assert t.half(1, 0).deck == 1


@clause("TG-19", "TG-20")
def test_both_see_the_dugouts_and_their_order_means_nothing() -> None:
    one = table(Laid(dugout=["S1", "VR-1a", "EG-1b"]))
    two = table(Laid(dugout=["EG-1b", "S1", "VR-1a"]))
    for viewer in (0, 1, None):
        assert set(one.half(viewer, 0).dugout) == {"S1", "VR-1a", "EG-1b"}
        assert one.view(viewer) == two.view(viewer)


@clause("TG-19")
def test_the_dugout_becomes_the_new_deck() -> None:
    t = table(Laid(dugout=["S1", "VR-1a", "EG-1b"], hand=["FT-1a"])).end()
    assert sorted(t.side(0).hand) == ["EG-1b", "FT-1a", "S1", "VR-1a"]
    assert t.side(0).dugout == []


@clause("TG-21")
@pytest.mark.parametrize(("attacker", "damage"), [("VR-3b", 1), ("VR-3a", 2), ("VR-4", 3)])
def test_each_point_of_damage_lies_at_its_gate(attacker: str, damage: int) -> None:
    t = table(Laid(hand=[attacker])).attack(attacker, at=2)
    assert t.told(Damaged)[0].amount == damage
    assert [column.damage for column in t.half(None, 1).columns] == [0, 0, damage, 0]


@clause("TG-22")
def test_every_card_goes_to_a_zone_of_its_owner() -> None:
    t = table(Laid(hand=["VR-3a", "JN-1a"]), Laid(guardians={0: "SB-1b"}, hand=["HD-1a"]))
    t.attack("VR-3a", at=0)
    assert t.side(0).dugout == ["VR-3a"]
    assert t.side(1).dugout == ["SB-1b"]
    # A guardian sent back by the opponent goes to the hand of its owner.
    t = table(
        Laid(hand=["HD-2b"], decks=("HD", "VR", "EG", "FT")), Laid(guardians={0: "SB-1b"})
    ).use("HD-2b")
    assert t.side(1).hand == ["SB-1b"]
    assert t.side(0).hand == []


@clause("TG-23")
def test_a_banished_card_never_returns() -> None:
    laid = Laid(hand=["SB-1b", "S1"], damage={0: 1}, decks=("JN", "VR", "EG", "SB"))
    t = table(laid).use("SB-1b")
    assert t.told(Banished) == [Banished(0, ("SB-1b",))]
    assert t.side(0).dugout == []
    # Not even a reshuffle brings it back.
    t.end()
    assert t.side(0).hand == ["S1"]
    assert "SB-1b" in t.side(0).banished
    assert "SB-1b" in t.half(1, 0).banished
    assert GAME.problems(t.state) == []
