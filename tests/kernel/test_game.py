"""The kernel's promises, with the toy games."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel import (
    CONCEDE,
    Choice,
    Dice,
    Entry,
    Event,
    Game,
    GameOver,
    IllegalChoice,
    Lane,
    NotAsked,
    Play,
    Result,
    RulesBug,
    SetupError,
    Step,
    saved,
    seen_by,
)
from tests.kernel.toys import Auction, AuctionGame, BidMade, BidsShown, CardTaken, Round
from tests.kernel.workshop import EveningCame, Picked, Workshop, WorkshopGame

AUCTION = AuctionGame()
WORKSHOP = WorkshopGame()


def deal(seats: int = 3) -> Auction:
    return AUCTION.start(seats, {}, "deal")[0]


def bid(state: Auction, *coins: int) -> list[Entry]:
    entries: list[Entry] = []
    for seat, amount in enumerate(coins):
        entries = AUCTION.apply(state, seat, (amount,))
    return entries


# Simultaneous secret decisions


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_secret_choices_come_in_any_order_and_show_when_all_are_in(order: tuple[int, ...]) -> None:
    state, coins = deal(), (1, 3, 2)
    assert [decision.seat for decision in state.decisions()] == [0, 1, 2]
    for count, seat in enumerate(order, start=1):
        entries = AUCTION.apply(state, seat, (coins[seat],))
        made = [seen_by(entries, viewer)[0] for viewer in range(3)]
        assert made == [
            BidMade(seat, coins[seat] if viewer == seat else None) for viewer in (0, 1, 2)
        ]
        shown = [entry.event for entry in entries if isinstance(entry.event, BidsShown)]
        assert shown == ([BidsShown(coins)] if count == 3 else [])
        if count < 3:
            stranger = AUCTION.view(state, None)
            assert stranger.has_bid == tuple(other in order[:count] for other in range(3))
            assert stranger.bid is None
    assert [(d.seat, d.kind) for d in state.decisions()] == [(1, "take")]


def test_a_secret_choice_is_made_once() -> None:
    state = deal()
    AUCTION.apply(state, 0, (2,))
    with pytest.raises(NotAsked):
        AUCTION.apply(state, 0, (1,))
    assert state.bids == {0: 2}


# Decisions in another's turn, and nested choices in the middle of an effect


def test_another_seat_is_asked_in_the_middle_of_an_effect_and_the_effect_goes_on() -> None:
    state = deal()
    bid(state, 0, 3, 0)
    top = state.deck[:3]
    AUCTION.apply(state, 1, (0,))
    (asked,) = state.decisions()
    assert (asked.seat, asked.kind, asked.about) == (2, "refuse", ("card", top[0]))
    AUCTION.apply(state, 2, (1,))
    (again,) = state.decisions()
    assert (again.seat, again.options) == (1, (("card", top[1]), ("card", top[2])))
    entries = AUCTION.apply(state, 1, (1,))
    assert entries[0].event == CardTaken(1, top[2])
    assert state.taken == [[], [top[2]], []]
    assert [d.kind for d in state.decisions()] == ["bid"] * 3


def test_what_is_pushed_happens_in_the_given_order_and_before_what_was_planned() -> None:
    state = deal()
    play = AUCTION.play(state)
    before = list(state.lanes[0].steps)
    first, second = Round(), Round()
    play.push(first, second)
    assert state.lanes[0].steps[:-2] == before
    assert state.lanes[0].steps.pop() is first
    assert state.lanes[0].steps.pop() is second


# Parallel lanes


def test_lanes_nest_their_own_steps_and_do_not_wait_for_each_other() -> None:
    state, _ = WORKSHOP.start(3, {}, "lanes")
    WORKSHOP.apply(state, 1, (0, 2))
    asked = {decision.seat: decision.kind for decision in state.decisions()}
    assert asked == {0: "work", 1: "craft", 2: "work"}
    hand = list(state.hands[1])
    WORKSHOP.apply(state, 0, ())
    assert state.decision(0) is None
    WORKSHOP.apply(state, 1, (2, 0, 1))
    about = [decision.about for decision in state.decisions() if decision.seat == 1]
    assert about == [("card", hand[2])]
    WORKSHOP.apply(state, 2, (1,))
    WORKSHOP.apply(state, 2, (0, 1, 2))
    assert state.day == 1
    entries = WORKSHOP.apply(state, 1, (0, 1, 2))
    (evening,) = [entry.event for entry in entries if isinstance(entry.event, EveningCame)]
    assert [len(cards) for cards in evening.made] == [0, 2, 1]
    assert state.day == 2
    assert [decision.kind for decision in state.decisions()] == ["work"] * 3


def test_what_a_lane_does_stays_secret_from_the_others() -> None:
    state, _ = WORKSHOP.start(2, {}, "lanes")
    hand = state.hands[1]
    entries = WORKSHOP.apply(state, 1, (1,))
    assert seen_by(entries, 1) == [Picked(1, (hand[1],))]
    assert seen_by(entries, 0) == seen_by(entries, None) == []


# Undo by snapshot


def test_a_choice_is_taken_back_by_loading_what_was_saved_before() -> None:
    state = deal()
    bid(state, 3, 0, 0)
    before = AUCTION.dump(state)
    top = state.deck[:3]
    AUCTION.apply(state, 0, (0,))
    AUCTION.apply(state, 1, (0,))
    assert state.taken[0] == [top[0]]
    state = AUCTION.load(before)
    AUCTION.apply(state, 0, (2,))
    AUCTION.apply(state, 1, (0,))
    assert state.taken[0] == [top[2]]


def test_saving_and_loading_before_every_decision_changes_nothing() -> None:
    plain, saved_often = deal(), deal()
    number = 0
    while plain.result is None:
        decision = plain.decisions()[number % len(plain.decisions())]
        choice = (number % len(decision.options),)
        saved_often = AUCTION.load(AUCTION.dump(saved_often))
        assert AUCTION.apply(saved_often, decision.seat, choice) == AUCTION.apply(
            plain, decision.seat, choice
        )
        assert AUCTION.digest(saved_often) == AUCTION.digest(plain)
        number += 1
    assert saved_often == plain


# Conceding


def test_anybody_may_concede_while_others_are_asked() -> None:
    for seat in range(3):
        state = deal()
        bid(state, 3, 0, 0)
        AUCTION.apply(state, seat, CONCEDE)
        assert state.result is not None
        assert state.result.ranks == tuple(2 if other == seat else 1 for other in range(3))
        assert state.lanes == [Lane([])]
        with pytest.raises(GameOver):
            AUCTION.apply(state, 0, (0,))


def test_whoever_leaves_is_asked_nothing_more_and_nobody_waits_for_him() -> None:
    state, _ = WORKSHOP.start(3, {}, "leaving")
    WORKSHOP.apply(state, 0, ())
    WORKSHOP.apply(state, 2, (0, 1))
    WORKSHOP.apply(state, 2, CONCEDE)
    assert [decision.seat for decision in state.decisions()] == [1]
    with pytest.raises(NotAsked):
        WORKSHOP.apply(state, 2, (0, 1, 2))
    WORKSHOP.apply(state, 1, ())
    assert state.day == 2
    assert [decision.seat for decision in state.decisions()] == [0, 1]
    WORKSHOP.apply(state, 0, CONCEDE)
    assert state.result == Result((2, 1, 2), "left")


def test_a_lane_that_waits_for_the_one_who_leaves_closes_at_once() -> None:
    state, _ = WORKSHOP.start(3, {}, "leaving")
    WORKSHOP.apply(state, 0, ())
    WORKSHOP.apply(state, 1, ())
    WORKSHOP.apply(state, 2, CONCEDE)
    assert state.day == 2


def test_what_a_conceding_seat_still_plans_goes_to_the_agenda() -> None:
    state, _ = WORKSHOP.start(3, {}, "leaving")
    play = WORKSHOP.play(state)
    play.waive(1)
    assert state.decision(1) is None
    assert play.lane is state.lanes[0]
    play.waive(1)  # not asked any more: nothing happens
    assert [decision.seat for decision in state.decisions()] == [0, 2]


# Refusals

a_choice = st.one_of(
    st.just(CONCEDE), st.lists(st.integers(-3, 6), max_size=4).map(tuple), st.just(())
)


@given(
    moves=st.lists(st.integers(0, 99), max_size=20),
    seat=st.integers(-2, 5),
    choice=a_choice,
)
def test_a_refused_choice_leaves_the_state_as_it_was_to_the_byte(
    moves: list[int], seat: int, choice: Choice
) -> None:
    games: list[Game[Any, Any]] = [AUCTION, WORKSHOP]
    for game in games:
        state, _ = game.start(3, {}, "refusals")
        for move in moves:
            if state.result is not None:
                break
            decision = state.decisions()[move % len(state.decisions())]
            choices = decision.choices()
            game.apply(state, decision.seat, choices[move % len(choices)])
        before, asked = game.dump(state), state.decision(seat)
        legal = choice == CONCEDE and 0 <= seat < 3
        if asked is not None and choice != CONCEDE:
            legal = tuple(sorted(choice)) in {tuple(sorted(each)) for each in asked.choices()}
        if legal and state.result is None:
            game.apply(state, seat, choice)
            assert game.dump(state) != before
        else:
            with pytest.raises((NotAsked, IllegalChoice, GameOver)):
                game.apply(state, seat, choice)
            assert game.dump(state) == before


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (1, {}, "2 to 5 seats"),
        (6, {}, "2 to 5 seats"),
        (2, {"coins": -1}, "no debts"),
        (2, {"coins": "a few"}, "coins"),
    ],
)
def test_a_setup_the_rules_refuse_says_why(
    seats: int, options: dict[str, object], reason: str
) -> None:
    with pytest.raises(SetupError, match=reason):
        AUCTION.start(seats, options, "seed")


# What the rules of a game may not do


@saved("test_game.wrong")
class Wrong(Step[Play[Auction]]):
    how: str

    def run(self, play: Play[Auction]) -> None:
        WRONGS[self.how](play, self)


def asks(play: Play[Auction], step: Step[Any], seat: int = 0, **changes: Any) -> None:
    play.ask(step, seat, "why", [("yes",), ("no",)], **changes)


def asks_twice(play: Play[Auction], step: Step[Any]) -> None:
    asks(play, step)
    asks(play, step, seat=1)


def ends_twice(play: Play[Auction], step: Step[Any]) -> None:
    play.finish(Result((1, 1), "once"))
    play.finish(Result((1, 1), "twice"))


WRONGS: dict[str, Callable[[Play[Auction], Step[Any]], None]] = {
    "nothing to pick": lambda play, step: play.ask(step, 0, "why", []),
    "too many": lambda play, step: asks(play, step, most=3),
    "negative": lambda play, step: asks(play, step, least=-1),
    "no default": lambda play, step: asks(play, step, default=(2,)),
    "too short a default": lambda play, step: asks(play, step, least=2, most=2),
    "no such seat": lambda play, step: asks(play, step, seat=3),
    "twice in a lane": asks_twice,
    "twice a seat": lambda play, step: play.fork(Wrong("asks"), Wrong("asks")),
    "asks": asks,
    "fork in a fork": lambda play, step: play.fork(Wrong("forks")),
    "forks": lambda play, step: play.fork(Wrong("asks")),
    "for ever": lambda play, step: play.push(step),
    "ends twice": ends_twice,
    "stops": lambda play, step: None,
}


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ("nothing to pick", "0 options"),
        ("too many", "2 options for 1 to 3"),
        ("negative", "2 options for -1 to 1"),
        ("no default", "the default is no legal choice: .*no option 2"),
        ("too short a default", "the default is no legal choice"),
        ("no such seat", "no seat 3"),
        ("twice in a lane", "two things at once"),
        ("twice a seat", "two things at once"),
        ("fork in a fork", "fork within a fork"),
        ("for ever", "steps and no decision"),
        ("ends twice", "a game ends once"),
        ("stops", "the agenda is empty"),
    ],
)
def test_a_broken_promise_of_the_rules_is_found_at_once(how: str, reason: str) -> None:
    class Broken(AuctionGame):
        def setup(self, seats: int, options: Mapping[str, object], dice: Dice) -> Auction:
            state = super().setup(seats, options, dice)
            state.lanes = [Lane([Wrong(how)])]
            return state

    with pytest.raises(RulesBug, match=reason):
        Broken().start(2, {}, "seed")


def test_nothing_that_a_step_still_does_after_the_end_reaches_anybody() -> None:
    class Hasty(AuctionGame):
        def concede(self, play: Play[Auction], seat: int) -> None:
            super().concede(play, seat)
            play.push(Round())
            play.fork(Wrong("asks"))

    state, game = deal(2), Hasty()
    game.apply(state, 0, CONCEDE)
    assert state.decisions() == []
    assert state.lanes == [Lane([])]


# Events and views


def test_an_event_reaches_its_audience_and_all_others_its_public_side() -> None:
    mine, public = BidMade(0, 3), BidMade(0, None)
    secret = [Entry(mine, (0, 2)), Entry(mine, (0,), public), Entry(public)]
    assert seen_by(secret, 0) == [mine, mine, public]
    assert seen_by(secret, 1) == [public, public]
    assert seen_by(secret, 2) == [mine, public, public]
    assert seen_by(secret, None) == [public, public]
    assert all(isinstance(event, Event) for event in seen_by(secret, None))


def test_a_view_shows_only_what_it_was_given() -> None:
    state, _ = WORKSHOP.start(2, {}, "a very secret seed")
    stranger = WORKSHOP.view(state, None)
    assert stranger.hand is None
    assert WORKSHOP.view(state, 0).hand == tuple(state.hands[0])
    for viewer in (0, 1, None):
        shown = repr(WORKSHOP.view(state, viewer))
        assert "a very secret seed" not in shown
        assert repr(state.deck) not in shown
        if viewer != 1:
            assert repr(tuple(state.hands[1])) not in shown
    assert isinstance(state, Workshop)
