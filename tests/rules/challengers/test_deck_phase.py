"""Section 3, the Deck Phase, and the When-Chosen effects that belong to it."""

from __future__ import annotations

import pytest

from engine.challengers.events import (
    CardsGained,
    CardsRemoved,
    CardTaken,
    DecksClosed,
    DisplayDrawn,
    FansGained,
    Ready,
)
from engine.challengers.plan import OFFERS
from engine.kernel import NotAsked, seen_by
from tests.challengers.arena import Arena, drafting, game, tournament
from tests.clauses import clause


def deck(arena: Arena, seat: int = 0) -> list[str]:
    return arena.state.players[seat].deck


@clause("CH-23")
def test_all_people_draft_at_the_same_time_and_in_secret() -> None:
    arena = tournament(5)
    assert [decision.seat for decision in arena.state.decisions()] == [0, 1, 2, 3, 4]
    views = [game().view(arena.state, seat) for seat in (0, 1, None)]
    before = [repr(view) for view in views]
    secret = [seen_by(arena.entries, None)]
    assert not any(isinstance(event, DisplayDrawn) for event in secret[0])
    arena.choose(2, ("redraw",))
    arena.choose(2, ("take",))
    arena.choose(2, ("take",))
    assert [repr(game().view(arena.state, seat)) for seat in (0, 1, None)] == before
    assert {event.seat for event in arena.seen(2, DisplayDrawn)} == {2}
    assert arena.seen(1, CardTaken) == []


@clause("CH-23", "CH-101")
def test_the_robot_takes_no_part() -> None:
    arena = tournament(3)
    robot = list(deck(arena, 3))
    arena.play_on(lambda state: state.round == 4)
    assert deck(arena, 3) == robot


@clause("CH-24", "CH-25")
@pytest.mark.parametrize("number", range(1, 8))
def test_the_offer_of_each_round(number: int) -> None:
    arena = drafting(number)
    offers = OFFERS[number - 1]
    if len(offers) == 1:
        assert arena.kind(0) == "pick"
        return
    assert arena.asked(0) == [("pile", *offer) for offer in offers]
    assert arena.seen(0, DisplayDrawn) == []
    for seat, (level, count) in enumerate(offers):
        arena.choose(seat, ("pile", level))
        assert arena.kind(seat) == "pick"
        assert arena.state.draft(seat).left == count
        assert {game().catalog.cards[key].level for key in arena.display(seat)} == {level}


@clause("CH-26", "CH-27")
def test_five_cards_of_which_the_offered_number_is_taken() -> None:
    top = ["CI-1", "CI-2", "KI-2", "GL-1", "GL-3"]
    arena = drafting(1, {"A": top}, left_out="MARKET")
    assert arena.display(0) == tuple(top)
    assert arena.asked(0) == [*(("take", key, n) for n, key in enumerate(top)), ("redraw",)]
    arena.choose(0, ("take", "GL-1"))
    assert [option[1] for option in arena.asked(0)[:-1]] == ["CI-1", "CI-2", "KI-2", "GL-3"]
    arena.choose(0, ("take", "CI-1"))
    assert deck(arena)[-2:] == ["GL-1", "CI-1"]
    assert arena.kind(0) == "trim"


@clause("CH-28")
def test_the_number_must_be_taken() -> None:
    arena = drafting(1)
    decision = arena.state.decision(0)
    assert decision is not None
    assert (decision.least, decision.most) == (1, 1)
    assert {option[0] for option in decision.options} == {"take", "redraw"}


@clause("CH-29")
def test_one_redraw_of_the_whole_display() -> None:
    arena = drafting(1)
    first = arena.display(0)
    below = tuple(arena.state.piles["A"].cards[:5])
    arena.choose(0, ("redraw",))
    assert arena.display(0) == below
    assert arena.state.piles["A"].discard == list(first)
    assert ("redraw",) not in arena.asked(0)


@clause("CH-30")
def test_the_redraw_may_come_between_two_picks() -> None:
    arena = drafting(1)
    arena.choose(0, ("take",))
    assert ("redraw",) in arena.asked(0)
    arena.choose(0, ("redraw",))
    assert len(arena.display(0)) == 4
    arena.choose(0, ("take",))
    assert len(deck(arena)) == 8


@clause("CH-31")
def test_cards_not_taken_are_discarded() -> None:
    arena = drafting(1)
    shown = list(arena.display(0))
    arena.choose(0, ("take",))
    arena.choose(0, ("take",))
    assert arena.state.piles["A"].discard == shown[2:]


@clause("CH-32")
def test_an_empty_pile_is_made_of_its_discard() -> None:
    arena = drafting(1)
    pile = arena.state.piles["A"]
    pile.discard, pile.cards = [*pile.cards[2:], *pile.discard], pile.cards[:2]
    kept, discarded = list(pile.cards), len(pile.discard)
    arena.choose(0, ("redraw",))
    assert list(arena.display(0)[:2]) == kept
    assert len(arena.display(0)) == 5
    assert pile.discard == []
    assert len(arena.state.piles["A"].cards) == discarded + 5 - 3


@clause("CH-33")
def test_the_display_is_smaller_when_the_cards_are_all_gone() -> None:
    arena = drafting(3, seats=3)
    pile = arena.state.piles["B"]
    away = pile.cards[7:]
    del pile.cards[7:]
    arena.choose(1, ("pile", "B"))
    arena.choose(0, ("pile", "B"))
    arena.choose(2, ("pile", "B"))
    assert [len(arena.display(seat)) for seat in (1, 0, 2)] == [5, 2, 0]
    assert arena.kind(2) == "trim"
    assert len(away) == 68 - 7


@clause("CH-33")
@pytest.mark.parametrize("number", [1, 2, 5, 7])
def test_each_round_another_seat_is_served_first(number: int) -> None:
    arena = drafting(number, seats=5)
    order = [event.seat for event in arena.events(DisplayDrawn)]
    assert order == [(number - 1 + n) % 5 for n in range(5)]


@clause("CH-28", "CH-33")
def test_fewer_cards_are_taken_when_the_display_holds_fewer() -> None:
    arena = drafting(4)
    pile = arena.state.piles["B"]
    del pile.cards[1:]
    arena.choose(0, ("pile", "B"))
    arena.choose(0, ("take",))
    assert arena.kind(0) == "trim"
    assert len(deck(arena)) == 7


@clause("CH-34", "CH-35")
def test_any_cards_may_be_removed_just_taken_ones_too() -> None:
    arena = drafting(1, {"A": ["CI-1", "CI-2", "KI-2", "GL-1", "GL-3"]}, left_out="MARKET")
    arena.choose(0, ("take", "CI-1"))
    arena.choose(0, ("take", "GL-3"))
    arena.choose(0, ("card", "S-1"), ("card", "S-1"), ("card", "S-4"), ("card", "CI-1"))
    assert sorted(deck(arena)) == ["GL-3", "S-1", "S-2", "S-3"]
    assert arena.state.players[0].removed == ["S-1", "S-1", "S-4"]
    assert arena.state.piles["A"].discard[-1] == "CI-1"
    assert arena.seen(0, CardsRemoved)[0].cards == ("S-1", "S-1", "S-4", "CI-1")
    assert arena.seen(1, CardsRemoved) == []


@clause("CH-36")
def test_one_card_must_stay() -> None:
    arena = drafting(1)
    arena.choose(0, ("take",))
    arena.choose(0, ("take",))
    decision = arena.state.decision(0)
    assert decision is not None
    assert (decision.least, decision.most, len(decision.options)) == (0, 7, 8)
    arena.choose(0, *decision.options[1:])
    assert len(deck(arena)) == 1


@clause("CH-37")
def test_the_phase_ends_when_everybody_has_confirmed() -> None:
    arena = drafting(1, seats=4, left_out="SPACE")
    for seat in (2, 0, 3, 1):
        assert arena.events(DecksClosed) == []
        for _ in range(3):
            arena.default(seat)
        assert arena.seen(None, Ready)[-1].seat == seat
        if seat != 1:
            with pytest.raises(NotAsked):
                game().apply(arena.state, seat, ())
            assert game().view(arena.state, None).players[seat].ready
    assert arena.events(DecksClosed)[0].decks == (8, 8, 8, 8)


@clause("CH-37")
def test_the_decks_are_shuffled() -> None:
    orders: set[tuple[str, ...]] = set()
    for number in range(12):
        arena = drafting(
            1, {"A": ["LI-1"] * 2}, seats=2, seed=f"s{number}", choices="asked", left_out="MARKET"
        )
        for seat in (0, 1):
            for _ in range(3):
                arena.default(seat)
        sides = [side for side in arena.state.matches[0].sides if side.seat == 1]
        orders.add((*sides[0].shown(), *sides[0].deck))
    assert len(orders) > 8


@clause("CH-38")
def test_whoever_does_not_answer_takes_the_first_pile_and_the_cards_from_the_left() -> None:
    arena = drafting(3)
    arena.default(0)
    assert arena.state.draft(0).level == "A"
    shown = arena.display(0)
    arena.default(0)
    arena.default(0)
    assert deck(arena)[-2:] == list(shown[:2])
    arena.default(0)
    assert len(deck(arena)) == 8
    assert not arena.state.draft(0).redrawn


@clause("CH-79", "CH-81")
def test_when_chosen_happens_directly_after_the_pick_and_once() -> None:
    arena = drafting(1, {"A": ["SP-1", "CI-1", "CI-2", "GL-1", "GL-3"]}, left_out="MARKET")
    arena.choose(0, ("take", "SP-1"))
    (gained,) = arena.seen(0, CardsGained)
    assert (gained.card, gained.cards) == ("SP-1", ("SP-1",))
    assert deck(arena).count("SP-1") == 2
    assert arena.seen(1, CardsGained) == []
    arena.choose(0, ("take", "CI-1"))
    assert len(deck(arena)) == 9
    assert game().problems(arena.state) == []


@clause("CH-79")
def test_copies_come_from_the_discard_if_the_pile_has_none() -> None:
    arena = drafting(1, {"A": ["SP-1", "CI-1", "CI-2", "GL-1", "GL-3"]}, left_out="MARKET")
    pile = arena.state.piles["A"]
    others = [key for key in pile.cards if key == "SP-1"]
    pile.cards = [key for key in pile.cards if key != "SP-1"]
    pile.discard = others[:1]
    arena.choose(0, ("take", "SP-1"))
    assert deck(arena).count("SP-1") == 2
    assert pile.discard == []


@clause("CH-69", "CH-79")
def test_no_copy_left_means_no_copy() -> None:
    arena = drafting(1, {"A": ["SP-1", "CI-1", "CI-2", "GL-1", "GL-3"]}, left_out="MARKET")
    pile = arena.state.piles["A"]
    pile.cards = [key for key in pile.cards if key != "SP-1"]
    arena.choose(0, ("take", "SP-1"))
    assert deck(arena).count("SP-1") == 1
    assert arena.kind(0) == "pick"


@clause("CH-80")
def test_only_space_has_when_chosen() -> None:
    cards = game().catalog.editions
    for edition, space in (("original", "SPACE"), ("published", "outer_space")):
        sets = {card.set for card in cards[edition].cards.values() if card.has("chosen")}
        assert sets == {space}


@clause("CH-81")
def test_gained_cards_do_not_trigger_their_own_when_chosen() -> None:
    arena = drafting(1, {"A": ["SP-2", "CI-1", "CI-2", "GL-1", "GL-3"]}, left_out="MARKET")
    pile = arena.state.piles["A"].cards
    pile.remove("SP-1")
    pile.insert(5, "SP-1")
    displayed = arena.state.draft(1).display
    pile.insert(0, pile.pop(pile.index("SP-1")))
    arena.choose(0, ("take", "SP-2"))
    assert deck(arena)[-2:] == ["SP-2", "SP-1"]
    assert deck(arena).count("SP-1") == 1
    assert arena.state.draft(1).display == displayed


@clause("CH-79", "CH-82")
def test_fans_when_chosen_are_public_when_the_phase_is_over() -> None:
    arena = drafting(7, {"C": ["SP-10", "CI-5", "CI-5", "CI-5", "CI-5"]}, seats=4)
    seat = next(draft.seat for draft in arena.state.drafts if "SP-10" in draft.display)
    arena.choose(seat, ("take", "SP-10"))
    assert game().view(arena.state, seat).players[seat].tokens == 2
    assert game().view(arena.state, 1).players[seat].tokens == 0
    arena.defaults_until(lambda state: state.phase != "deck")
    gained = [event for event in arena.seen(1, FansGained) if event.card is None]
    assert (gained[0].seat, gained[0].fans) == (seat, 2)
    assert game().view(arena.state, 1).players[seat].tokens >= 2


@clause("CH-79")
def test_promote() -> None:
    arena = drafting(5, {"B": ["SP-5", "CI-3", "CI-3", "CI-3", "CI-3"]}, left_out="MARKET")
    deck(arena).append("CI-1")
    arena.choose(0, ("take", "SP-5"))
    assert arena.kind(0) == "promote"
    assert [option[1] for option in arena.asked(0)] == ["CI-1"]
    top = arena.state.piles["B"].cards[0]
    arena.choose(0, ("card", "CI-1"))
    assert "CI-1" not in deck(arena)
    assert arena.state.piles["A"].discard[-1] == "CI-1"
    assert deck(arena)[-1] == top
    assert arena.kind(0) == "pick"


@clause("CH-79")
def test_promote_may_be_declined_and_needs_a_card() -> None:
    arena = drafting(5, {"B": ["SP-5", "SP-5", "CI-3", "CI-3", "CI-3"]}, left_out="MARKET")
    arena.choose(0, ("take", "SP-5"))
    assert arena.kind(0) == "pick"
    deck(arena).append("CI-1")
    arena.choose(0, ("take", "SP-5"))
    arena.choose(0)
    assert "CI-1" in deck(arena)
    assert arena.kind(0) == "trim"


@clause("CH-79", "CH-115")
def test_exchange_gives_an_extra_card_of_the_display() -> None:
    top = ["shapeshifter", "pig", "cat", "cow", "parrot"]
    arena = drafting(1, {"A": top}, cards="published", left_out="funfair")
    arena.choose(0, ("take", "shapeshifter"))
    assert arena.kind(0) == "exchange"
    arena.choose(0, ("card", "newcomer"))
    assert arena.state.draft(0).left == 1
    arena.choose(0, ("take", "pig"))
    assert arena.state.draft(0).left == 1
    arena.choose(0, ("take", "cow"))
    starters = ["newcomer", "newcomer", "talent_starter", "dog_starter", "champion_starter"]
    assert sorted(deck(arena)) == sorted([*starters, "shapeshifter", "pig", "cow"])


@clause("CH-79")
def test_an_exchange_of_two_takes_both_or_none() -> None:
    top = ["sci_fi_geek", "dragon", "t_rex", "slime", "kraken"]
    arena = drafting(7, {"C": top}, cards="published", left_out="funfair")
    deck(arena).extend(["cow", "alien"])
    arena.choose(0, ("take", "sci_fi_geek"))
    assert [option[1] for option in arena.asked(0)] == ["cow", "alien", "sci_fi_geek"]
    arena.choose(0, ("card", "cow"))
    decision = arena.state.decision(0)
    assert decision is not None
    assert (decision.kind, decision.least) == ("exchange", 1)
    arena.choose(0, ("card", "alien"))
    for key in ("dragon", "t_rex"):
        arena.choose(0, ("take", key))
    assert arena.kind(0) == "trim"
    assert deck(arena)[-3:] == ["sci_fi_geek", "dragon", "t_rex"]


@clause("CH-69")
def test_an_exchange_needs_enough_cards() -> None:
    top = ["sci_fi_geek", "dragon", "t_rex", "slime", "kraken"]
    arena = drafting(7, {"C": top}, cards="published", left_out="funfair")
    arena.choose(0, ("take", "sci_fi_geek"))
    assert arena.kind(0) == "pick"


@clause("CH-36")
def test_an_exchange_leaves_a_card() -> None:
    top = ["sci_fi_geek", "dragon", "t_rex", "slime", "kraken"]
    arena = drafting(7, {"C": top}, cards="published", left_out="funfair")
    deck(arena)[:] = ["cow"]
    arena.choose(0, ("take", "sci_fi_geek"))
    assert arena.kind(0) == "pick"
