"""Sections 4 and 5: the turn, drawing and running out."""

import pytest

from engine.gate import events
from engine.kernel import IllegalChoice
from tests.clauses import clause
from tests.rules.gate.duels import GAME, Laid, Table, start, table

DRAWN = ["EG-1a", "EG-1b", "S1", "S2", "FT-1a", "FT-1b"]


@clause("TG-35")
def test_turns_alternate_and_the_first_player_starts() -> None:
    t = start("alternate")
    for seat in (0, 1):
        t.choose(t.state.decision(seat).options[0], seat=seat)  # type: ignore[union-attr]
    for seat in (0, 1):
        t.choose(t.state.decision(seat).options[0], seat=seat)  # type: ignore[union-attr]
    seats = []
    for _ in range(4):
        seats.append(t.asked.seat)
        t.end()
    first = t.told(events.FirstTossed)[0].seat
    assert seats == [first, 1 - first] * 2
    turns = [(event.turn, event.seat) for event in t.told(events.TurnBegan)]
    assert turns == [(1, first), (2, 1 - first), (3, first), (4, 1 - first), (5, first)]


@clause("TG-35", "TG-48")
def test_a_turn_is_a_main_phase_and_a_draw_phase() -> None:
    t = table(Laid(hand=["JN-1a"], deck=DRAWN)).end()
    assert t.story() == ["discarded", "drawn", "turn_began"]
    assert (t.asked.seat, t.asked.kind) == (1, "main")


@clause("TG-36")
def test_actions_come_in_any_order_and_number() -> None:
    hand = ["JN-1a", "VR-1a", "VR-1b", "EG-1a", "S4", "FT-1b"]
    t = table(Laid(hand=hand))
    t.do("place", "EG-1a", 1).attack("VR-1a", at=0).do("enhance", "JN-1a", 0)
    t.use("S4").do("gate", 3).do("swap", "VR-1b", 1).attack("EG-1a", at=1)
    t.do("place", "FT-1b", 0)
    assert t.offers("end") == [("end",)]


@clause("TG-37")
def test_a_new_action_starts_when_the_last_one_has_resolved() -> None:
    t = table(Laid(hand=["S4", "JN-1a"])).use("S4")
    assert t.asked.kind == "summon"
    assert t.options == tuple(("gate", number) for number in range(4))
    t.do("gate", 0)
    assert t.asked.kind == "main"


@clause("TG-38")
def test_the_first_player_may_attack_in_the_first_turn() -> None:
    t = table(Laid(hand=["JN-1a", "VR-1a", "S4"]), turn=1)
    t.attack("JN-1a", "VR-1a", at=0)
    assert t.column(1, 0).damage == 1


@clause("TG-39")
def test_a_main_phase_ends_after_a_hundred_actions() -> None:
    t = table(Laid(hand=["JN-1a"], guardians={0: "VR-1a"}, deck=DRAWN))
    cards = ["JN-1a", "VR-1a"]
    for number in range(100):
        assert (t.asked.seat, t.state.turn) == (0, 3)
        assert t.state.actions == number
        t.do("swap", cards[number % 2], 0)
    assert (t.asked.seat, t.state.turn) == (1, 4)


@clause("TG-40")
def test_an_action_card_resolves_and_is_discarded() -> None:
    laid = Laid(hand=["FT-2a"], deck=DRAWN)
    t = table(laid).use("FT-2a")
    assert t.story() == ["action_used", "ability_used", "drawn", "discarded"]
    assert t.side(0).hand == DRAWN[:2]
    assert t.side(0).dugout == ["FT-2a"]


@clause("TG-40")
def test_only_cards_with_an_action_ability_can_be_used() -> None:
    t = table(Laid(hand=["S4", "JN-1a", "VR-1a", "EG-1b", "FT-1b"]))
    assert t.offers("use") == [("use", "S4"), ("use", "EG-1b")]
    t = table(Laid(hand=["S1", "S2", "S3", "S4"]))
    assert len(t.offers("use")) == 4


@clause("TG-41")
def test_an_action_that_can_do_nothing_may_be_used() -> None:
    laid = Laid(hand=["SB-3b", "HD-1a"], decks=("JN", "HD", "EG", "SB"))
    t = table(laid).use("SB-3b")
    assert t.side(0).dugout == ["SB-3b"]
    # HD-1a: nothing to look at, and no card to draw but the dugout's.
    t.use("HD-1a")
    assert t.side(0).hand == ["SB-3b"]


@clause("TG-42")
@pytest.mark.parametrize("card", ["JN-1a", "SB-1a", "S4"])
def test_any_card_may_be_placed_face_down(card: str) -> None:
    t = table(Laid(hand=[card], decks=("JN", "VR", "EG", "SB")))
    assert t.offers("place") == [("place", card, number) for number in range(4)]
    t.do("place", card, 2)
    assert t.side(0).hand == []
    own, other = t.half(0, 0).columns[2].guardian, t.half(1, 0).columns[2].guardian
    assert own is not None
    assert (own.card, own.face_up, own.since) == (card, False, 3)
    assert other is not None
    assert (other.card, other.face_up, other.since) == (None, False, 3)
    assert t.told(events.GuardianPlaced, 1) == [events.GuardianPlaced(0, 2, None)]


@clause("TG-43")
def test_a_guardian_stays_in_its_zone() -> None:
    t = table(Laid(hand=["JN-1a"], guardians={1: "VR-1a"}))
    moves = [option for option in t.options if "VR-1a" in option]
    assert moves == []
    assert t.offers("swap") == [("swap", "JN-1a", 1)]


@clause("TG-44")
def test_nobody_guards_a_closed_gate() -> None:
    t = table(Laid(hand=["JN-1a"], closed=[1], damage={1: 2}))
    assert t.offers("place") == [("place", "JN-1a", number) for number in (0, 2, 3)]
    assert t.offers("swap") == []


@clause("TG-45")
def test_a_swap_returns_the_guardian_to_the_hand_for_use_at_once() -> None:
    t = table(Laid(hand=["JN-1a"], guardians={1: "VR-3b"}))
    t.do("swap", "JN-1a", 1)
    assert t.side(0).hand == ["VR-3b"]
    guardian = t.column(0, 1).guardian
    assert guardian is not None
    assert (guardian.card, guardian.face_up, guardian.since) == ("JN-1a", False, 3)
    assert t.told(events.GuardianSwapped, 1) == [events.GuardianSwapped(0, 1, None, None)]
    t.attack("VR-3b", at=0)
    assert t.column(1, 0).damage == 1


@clause("TG-46", "TG-66")
def test_one_enhancement_a_turn_of_whatever_kind() -> None:
    hand = ["JN-1a", "JN-2a", "MR-1a"]
    t = table(Laid(hand=hand, decks=("JN", "MR", "EG", "FT")))
    assert len(t.offers("enhance")) == 12
    t.do("enhance", "MR-1a", 0)
    assert t.offers("enhance") == []
    t.end().end()
    assert t.asked.seat == 0
    assert sorted(t.side(0).hand) == ["JN-1a", "JN-2a"]
    assert len(t.offers("enhance")) == 8


@clause("TG-47")
def test_the_attack_is_the_fifth_action() -> None:
    t = table(Laid(hand=["JN-1a", "S4"]))
    assert t.offers("attack") == [("attack",)]
    t.do("attack")
    assert (t.asked.seat, t.asked.kind) == (0, "attackers")


@clause("TG-48")
def test_the_draw_phase_discards_the_hand_and_draws_six() -> None:
    laid = Laid(
        hand=["VR-1a", "VR-1b"], deck=[*DRAWN, "S3"], guardians={1: "S4"}, attached={0: ["JN-1a"]}
    )
    t = table(laid).end()
    assert t.side(0).dugout == ["VR-1a", "VR-1b"]
    assert t.side(0).hand == DRAWN
    assert t.side(0).deck == ["S3"]
    assert t.column(0, 0).attached == ("JN-1a",)
    assert t.column(0, 1).guardian is not None
    assert t.told(events.Drawn, 0) == [events.Drawn(0, 6, tuple(DRAWN))]
    assert t.told(events.Drawn, 1) == [events.Drawn(0, 6, ())]


@clause("TG-49")
def test_the_hand_is_discarded_without_asking_also_when_nothing_was_done() -> None:
    t = table(Laid(hand=["JN-1a", "S4"], deck=DRAWN))
    assert t.state.actions == 0
    t.end()
    assert t.told(events.Discarded) == [events.Discarded(0, ("JN-1a", "S4"), "turn")]


# Section 5


@clause("TG-50", "TG-51")
def test_the_dugout_is_shuffled_under_what_is_left_of_the_deck() -> None:
    orders = set()
    for seed in range(6):
        t = table(Laid(hand=["FT-2a"], deck=["S1"], dugout=["VR-1a", "VR-1b", "EG-1a", "S2"]))
        t.state.dice.drawn = seed * 50
        t.use("FT-2a")
        assert t.side(0).hand[0] == "S1"
        assert t.told(events.Reshuffled) == [events.Reshuffled(0, 4)]
        assert t.side(0).dugout == ["FT-2a"]
        orders.add((t.side(0).hand[1], *t.side(0).deck))
    assert len(orders) > 1
    assert {frozenset(order) for order in orders} == {frozenset({"VR-1a", "VR-1b", "EG-1a", "S2"})}


@clause("TG-51")
def test_an_empty_deck_is_not_refilled_in_advance() -> None:
    t = table(Laid(hand=["FT-2a"], deck=["S1", "S2"], dugout=["VR-1a"])).use("FT-2a")
    assert t.side(0).hand == ["S1", "S2"]
    assert t.side(0).deck == []
    assert t.side(0).dugout == ["VR-1a", "FT-2a"]
    assert t.told(events.Reshuffled) == []


@clause("TG-50")
def test_a_reveal_reshuffles_as_a_draw_does() -> None:
    t = table(Laid(hand=["JN-1b"], deck=["S1"], dugout=["JN-1a"])).attack("JN-1b", at=0)
    assert t.told(events.Reshuffled) == [events.Reshuffled(0, 1)]
    assert t.told(events.LinkRevealed) == [events.LinkRevealed(0, "JN-1b", ("S1", "JN-1a"), True)]


@clause("TG-52")
def test_only_the_dugout_is_reshuffled() -> None:
    laid = Laid(
        hand=["FT-2a", "S2"],
        dugout=["VR-1a"],
        guardians={1: "VR-1b"},
        attached={0: ["JN-1a"]},
    )
    t = table(laid).use("FT-2a")
    # FT-2a itself lies in the active zone while it draws.
    assert t.side(0).hand == ["S2", "VR-1a"]
    assert t.side(0).deck == []
    assert t.side(0).dugout == ["FT-2a"]


@clause("TG-53")
def test_with_too_few_cards_one_draws_what_there_is_and_plays_on() -> None:
    t = table(Laid(hand=["S1"], deck=["S2"], dugout=["S3"])).end()
    assert sorted(t.side(0).hand) == ["S1", "S2", "S3"]
    assert t.told(events.Drawn)[0].count == 3


@clause("TG-53")
def test_nobody_loses_through_an_empty_deck() -> None:
    t = table()
    for _ in range(6):
        t.end()
    assert [side.hand for side in t.state.sides] == [[], []]
    assert t.state.result is None


@clause("TG-54")
def test_there_is_no_hand_limit_until_the_next_draw_phase() -> None:
    hand = ["FT-2a", "FT-1b", "EG-1a", "VR-1a", "VR-1b", "JN-1a"]
    t = table(Laid(hand=hand, deck=["S1", "S2", "S3", "S4", "JN-1b", "EG-1b", "FT-1a"]))
    t.use("FT-2a")
    assert len(t.side(0).hand) == 7
    t.end()
    assert len(t.side(0).hand) == 6


@clause("TG-54")
def test_a_hand_may_exceed_six_in_the_turn_of_the_other() -> None:
    hand = ["MC-1a", "MC-1b", "SB-1a", "HD-1a", "HD-1b", "MR-1a"]
    laid = Laid(hand=["HD-2b"], decks=("HD", "VR", "EG", "FT"))
    t = table(laid, Laid(hand=hand, guardians={0: "MR-1b"})).use("HD-2b")
    assert len(t.side(1).hand) == 7
    t.end()
    assert len(t.side(1).hand) == 7


@clause("TG-37")
def test_nothing_but_the_open_question_is_accepted() -> None:
    t: Table = table(Laid(hand=["S4", "JN-1a"])).use("S4")
    before = GAME.dump(t.state)
    with pytest.raises(IllegalChoice):
        GAME.apply(t.state, 0, (4,))
    assert GAME.dump(t.state) == before
