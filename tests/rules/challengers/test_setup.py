"""Sections 1 and 2: components, seats and pairing."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from engine.challengers.events import MatchBegun
from engine.challengers.plan import LEVELS, OFFERS, PLANS, ROUNDS, TROPHIES
from engine.kernel import SetupError
from tests.challengers.arena import catalog, drafting, game, tournament
from tests.clauses import clause

EDITIONS = ("published", "original")


@clause("CH-1")
@pytest.mark.parametrize("seats", range(1, 9))
def test_one_to_eight_people_play(seats: int) -> None:
    arena = tournament(seats)
    assert len(arena.state.decisions()) == seats


@clause("CH-1")
@pytest.mark.parametrize("seats", [0, 9])
def test_nobody_and_nine_people_do_not(seats: int) -> None:
    with pytest.raises(SetupError):
        game().start(seats, {}, "x")


@clause("CH-2", "CH-88")
def test_seven_rounds_of_deck_phase_and_match_phase() -> None:
    arena = tournament(4)
    seen: list[tuple[int, int]] = []
    while arena.state.phase == "deck":
        seen.append((arena.state.round, len(arena.state.history)))
        number = arena.state.round
        arena.play_on(lambda state, number=number: state.round > number or state.phase != "deck")
    assert seen == [(number + 1, 2 * number) for number in range(ROUNDS)]
    assert arena.state.phase == "trim"


@clause("CH-3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_has_a_name_a_power_a_set_a_level_and_effects(edition: str) -> None:
    cards = catalog().editions[edition].cards
    assert len(cards) >= 79
    assert all(card.name.ko and card.name.en and card.set for card in cards.values())
    assert any(not card.abilities for card in cards.values())
    assert any(len(card.abilities) == 1 for card in cards.values())


@clause("CH-3")
def test_cards_of_one_name_are_the_same_on_the_bench() -> None:
    slots = catalog().editions["published"].slots
    assert slots["talent"] == slots["talent_starter"]
    assert slots["dog"] != slots["talent"]


@clause("CH-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_levels_bound_the_base_power(edition: str) -> None:
    most = {"A": 3, "B": 5, "C": 10}
    for card in catalog().editions[edition].cards.values():
        assert card.level in {"S", "A", "B", "C", "R", "SOLO"}
        if card.level in most:
            assert 1 <= card.power <= most[card.level]


@clause("CH-5")
@pytest.mark.parametrize("cards", EDITIONS)
def test_city_and_five_of_six_sets(cards: str) -> None:
    edition = catalog().editions[cards]
    state = tournament(2, cards=cards).state
    assert state.sets[0] == edition.always
    assert len(edition.choices) == 6
    assert len(set(state.sets[1:])) == 5
    assert set(state.sets[1:]) < set(edition.choices)


@clause("CH-6")
def test_the_set_left_out_is_random() -> None:
    left_out = {tuple(tournament(2, seed=f"s{n}").state.left_out) for n in range(60)}
    assert left_out == {(key,) for key in catalog().editions["published"].choices}


@clause("CH-6")
def test_the_host_may_choose_the_set_left_out() -> None:
    assert tournament(2, left_out="castle").state.left_out == ["castle"]
    for wrong in ("city", "ROBOT", "no such set"):
        with pytest.raises(SetupError):
            tournament(2, left_out=wrong)


@clause("CH-7", "CH-18")
@pytest.mark.parametrize("seats", range(1, 9))
def test_a_robot_fills_an_odd_count_only(seats: int) -> None:
    state = tournament(seats).state
    assert len(state.players) == seats + seats % 2
    assert [player.robot > 0 for player in state.players] == [False] * seats + [True] * (seats % 2)
    robots = {card.key for card in game().catalog.cards.values() if card.set == "ROBOT"}
    used = {key for player in state.players for key in player.deck}
    assert bool(robots & used) == bool(seats % 2)


@clause("CH-8", "CH-10")
@pytest.mark.parametrize("cards", EDITIONS)
def test_the_piles_hold_every_copy_of_the_used_sets(cards: str) -> None:
    edition = catalog().editions[cards]
    state = drafting(1, seats=1, cards=cards).state
    for level in LEVELS:
        pile = state.piles[level]
        found = Counter(
            [*pile.cards, *pile.discard, *(state.drafts[0].display if level == "A" else [])]
        )
        wanted = {
            card.key: card.copies
            for card in edition.cards.values()
            if card.level == level and card.set in state.sets
        }
        assert found == wanted
        assert pile.discard == []


@clause("CH-8")
def test_rare_cards_are_three_and_common_ones_five_or_more() -> None:
    copies = Counter(
        card.copies
        for card in catalog().editions["original"].cards.values()
        if card.level in LEVELS
    )
    assert set(copies) == {3, 4, 5}
    assert copies[4] > copies[3] + copies[5]
    assert catalog().cards["skeleton"].copies == 8


@clause("CH-9")
def test_starter_and_robot_cards_have_numbers_of_their_own() -> None:
    edition = catalog().editions["original"]
    assert len(edition.starters) == 6
    assert (len(edition.robot), len(edition.robot_strong), len(edition.robot_solo)) == (7, 8, 4)


@clause("CH-10")
def test_the_piles_are_shuffled_and_face_down() -> None:
    orders = {
        tuple(tournament(2, seed=f"s{n}", left_out="castle").state.piles["C"].cards)
        for n in range(5)
    }
    assert len(orders) == 5
    arena = tournament(2)
    view = game().view(arena.state, 0)
    assert [(pile.level, pile.discard) for pile in view.piles] == [("A", 0), ("B", 0), ("C", 0)]
    assert arena.state.piles["C"].cards[0] not in repr(view)


@clause("CH-11")
@pytest.mark.parametrize("cards", EDITIONS)
def test_starter_decks_are_equal_and_plain(cards: str) -> None:
    edition = catalog().editions[cards]
    decks = [player.deck for player in tournament(8, cards=cards).state.players]
    assert all(deck == decks[0] for deck in decks)
    assert sorted(edition.cards[key].power for key in decks[0]) == [1, 1, 1, 2, 3, 4]
    assert not any(edition.cards[key].abilities for key in decks[0])


@clause("CH-12", "CH-13", "CH-14")
def test_the_trophies() -> None:
    assert TROPHIES == (
        (2, 2, 2, 3),
        (2, 2, 3, 3),
        (3, 3, 4, 4),
        (5, 5, 6, 6),
        (6, 6, 6, 7),
        (7, 7, 7, 8),
        (9, 9, 10, 10),
    )


@clause("CH-15")
@pytest.mark.parametrize("seats", [1, 4, 5, 8])
def test_a_trophy_is_drawn_for_every_match(seats: int) -> None:
    state = tournament(seats).state
    assert [len(fans) for fans in state.prizes] == [(seats + 1) // 2] * 7
    for fans, all_fans in zip(state.prizes, TROPHIES, strict=True):
        assert not Counter(fans) - Counter(all_fans)
    firsts = {tournament(seats, seed=f"s{n}").state.prizes[0][0] for n in range(40)}
    assert firsts == {2, 3}


@clause("CH-19", "CH-21")
@pytest.mark.parametrize("seats", range(1, 9))
def test_the_plans_hold_over_a_whole_tournament(seats: int) -> None:
    arena = tournament(seats, early_win="lead")
    arena.play_on()
    numbers = arena.state.numbers
    for number in range(1, arena.state.round + 1):
        met = [m for m in arena.state.history if m.round == number and not m.final]
        planned = {frozenset((numbers[a], numbers[b])) for a, b in PLANS[len(numbers)][number - 1]}
        assert {frozenset(meeting.seats) for meeting in met} == planned
        assert sorted(seat for m in met for seat in m.seats) == list(range(len(numbers)))


@clause("CH-19")
def test_matches_of_a_round_run_independently() -> None:
    arena = tournament(8)
    arena.play_on(lambda state: state.round == 2)
    begun = arena.events(MatchBegun)
    assert [event.park for event in begun] == [0, 1, 2, 3]


@clause("CH-21")
def test_the_plans_as_printed() -> None:
    def text(seats: int) -> list[str]:
        return [" ".join(f"{a + 1}-{b + 1}" for a, b in pairs) for pairs in PLANS[seats]]

    assert text(2) == ["1-2"] * 7
    assert text(4)[:3] == ["1-4 2-3", "1-2 3-4", "1-3 2-4"]
    assert text(4)[3:] == [*text(4)[:3], text(4)[0]]
    assert text(6)[3] == "1-6 2-3 4-5"
    assert text(8)[0] == "1-7 3-4 5-6 2-8"
    for pairs in (pairs for plan in PLANS.values() for pairs in plan):
        seats = sorted(number for pair in pairs for number in pair)
        assert seats == list(range(2 * len(pairs)))


@clause("CH-21")
def test_plan_numbers_are_dealt_at_random_and_the_robot_has_the_last() -> None:
    dealt = {tuple(tournament(3, seed=f"s{n}").state.numbers) for n in range(60)}
    assert len(dealt) == 6
    assert all(numbers[3] == 3 for numbers in dealt)


@clause("CH-20")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_each_round_brings_a_new_opponent_until_all_are_met(seats: int) -> None:
    everybody = {frozenset(pair) for pair in combinations(range(seats), 2)}
    met: set[frozenset[int]] = set()
    for pairs in PLANS[seats]:
        if met == everybody:
            met = set()
        now = {frozenset(pair) for pair in pairs}
        if seats != 6 or pairs not in PLANS[6][4:]:
            assert not now & met
        met |= now
    assert {frozenset(pair) for pairs in PLANS[seats] for pair in pairs} == everybody


@clause("CH-22")
@pytest.mark.parametrize("seats", [1, 2])
def test_two_seats_meet_in_every_round(seats: int) -> None:
    arena = tournament(seats, early_win="lead")
    arena.play_on()
    assert arena.state.history
    assert all(set(meeting.seats) == {0, 1} for meeting in arena.state.history)


@clause("CH-24")
def test_the_offers() -> None:
    words = [" or ".join(f"{count}{level}" for level, count in offer) for offer in OFFERS]
    assert words == ["2A", "2A", "2A or 1B", "2A or 2B", "2B", "2B or 1C", "2C"]


@clause("CH-17")
def test_fan_tokens_are_unlimited() -> None:
    arena = tournament(2, cards="original", early_win="lead")
    arena.state.players[0].tokens = 400
    arena.state.players[1].tokens = 400
    play = game().play(arena.state)
    play.give_fans(0, 2, 0, "MA-1")
    assert arena.state.players[0].fans == 402
