"""Section 3: setup."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from engine.gate import events
from engine.gate.setup import Redraw, TakeSetAside
from engine.gate.turn import BeginTurn
from engine.kernel import Dice, Lane
from engine.kernel.game import _advance
from tests.clauses import clause
from tests.rules.gate.duels import DECKS, GAME, SUMMONERS, Table, start

SQUADS: dict[str, Any] = {
    "squads": [{"decks": DECKS[seat], "summoners": SUMMONERS[seat]} for seat in (0, 1)]
}
ORDERS = (("EG", "JN", "FT", "VR"), ("MC", "HD", "SB", "MR"))
LOW = [{f"{deck}-1{x}" for deck in decks for x in "ab"} for decks in DECKS]


def laid_out(seed: str = "duel") -> Table:
    """Both have chosen their columns."""
    t = start(seed, **SQUADS)
    for seat in (0, 1):
        t.choose(("columns", *ORDERS[seat]), seat=seat)
    return t


def dealt(seed: str = "duel", *, keep: bool = True) -> Table:
    """Both have chosen the summoner to set aside; with ``keep`` a hand of summoners is kept."""
    t = laid_out(seed)
    for seat in (0, 1):
        t.choose(("set_aside", SUMMONERS[seat][1]), seat=seat)
    while keep and t.asked.kind == "redraw":
        t.do("keep")
    return t


def only_summoners(seats: tuple[int, ...]) -> Table:
    """A deal after which these seats hold nothing but summoners; seat 0 plays first."""
    state = dealt().state
    state.lanes = [Lane([BeginTurn(), TakeSetAside(), Redraw(1), Redraw(0)])]
    state.first, state.active, state.turn, state.dice = 0, 0, 0, Dice("redraws")
    for seat, side in enumerate(state.sides):
        aside = SUMMONERS[seat][1]
        cards = [*sorted(LOW[seat]), *(s for s in SUMMONERS[seat] if s != aside)]
        cards.sort(key=lambda card: card.startswith("S") and card[1:].isdigit(), reverse=True)
        if seat not in seats:
            cards.reverse()
        side.hand, side.deck, side.set_aside = cards[:2], cards[2:], aside
        side.dugout, side.known, side.shown = [], [], []
    for column in (*state.sides[0].columns, *state.sides[1].columns):
        column.attacked = False
    state.revision, state.actions = 4, 0
    play = GAME.play(state)
    _advance(play)
    t = Table(state)
    t.entries = play.entries
    return t


@clause("TG-24")
def test_columns_are_chosen_in_secret_and_shown_together() -> None:
    t = start(**SQUADS)
    assert [d.seat for d in t.state.decisions()] == [0, 1]
    for seat in (0, 1):
        decision = t.state.decision(seat)
        assert decision is not None
        assert set(decision.options) == {("columns", *order) for order in permutations(DECKS[seat])}
    t.choose(("columns", *ORDERS[1]), seat=1)
    assert [column.deck for column in t.half(1, 1).columns] == list(ORDERS[1])
    for viewer in (0, None):
        assert [column.deck for column in t.half(viewer, 1).columns] == [None] * 4
        assert t.told(events.ColumnsChosen, viewer) == [events.ColumnsChosen(1, ())]
    assert t.told(events.SquadsRevealed) == []
    t.choose(("columns", *ORDERS[0]), seat=0)
    assert t.told(events.SquadsRevealed) == [events.SquadsRevealed(ORDERS, SUMMONERS)]
    for seat in (0, 1):
        assert [column.deck for column in t.half(None, seat).columns] == list(ORDERS[seat])


@clause("TG-25")
def test_the_first_player_is_decided_by_a_fair_toss() -> None:
    tosses = Counter(
        laid_out(f"toss {number}").told(events.FirstTossed)[0].seat for number in range(200)
    )
    assert 70 < tosses[0] < 130
    assert tosses[0] + tosses[1] == 200


@clause("TG-26", "TG-29")
def test_the_lv1_characters_leave_the_gates() -> None:
    t = laid_out()
    for seat in (0, 1):
        for column, deck in zip(t.half(None, seat).columns, ORDERS[seat], strict=True):
            assert column.pile == tuple(f"{deck}-{s}" for s in ("2a", "2b", "3a", "3b", "4", "G"))
            assert (column.level, column.power, column.durability) == (2, 2, 2)


@clause("TG-27")
def test_each_secretly_sets_one_summoner_aside() -> None:
    t = laid_out()
    for seat in (0, 1):
        decision = t.state.decision(seat)
        assert decision is not None
        assert decision.options == tuple(("set_aside", card) for card in SUMMONERS[seat])
    t.choose(("set_aside", "S3"), seat=0)
    assert t.half(0, 0).set_aside == "S3"
    for viewer in (1, None):
        assert t.half(viewer, 0).set_aside is None
        assert t.half(viewer, 0).has_set_aside
        assert t.told(events.SetAside, viewer) == [events.SetAside(0, None)]


@clause("TG-28")
def test_the_deck_is_eight_lv1_characters_and_three_summoners_shuffled() -> None:
    orders = set()
    for number in range(5):
        t = dealt(f"deal {number}")
        for seat, side in enumerate(t.state.sides):
            aside = SUMMONERS[seat][1]
            cards = [*side.hand, *side.deck]
            assert len(cards) == 12
            assert set(cards) == LOW[seat] | set(SUMMONERS[seat])
            assert side.hand[-1] == aside
            orders.add(tuple(cards))
    assert len(orders) == 10


@clause("TG-30", "TG-34", "TG-32")
@pytest.mark.parametrize("number", range(6))
def test_the_first_player_draws_two_and_the_second_five_and_each_takes_the_summoner(
    number: int,
) -> None:
    t = dealt(f"hands {number}")
    first = t.told(events.FirstTossed)[0].seat
    assert [(e.seat, e.count) for e in t.told(events.Drawn)] == [(first, 2), (1 - first, 5)]
    assert t.told(events.SetAsideTaken, first) == [
        events.SetAsideTaken(seat, SUMMONERS[seat][1] if seat == first else None) for seat in (0, 1)
    ]
    assert [len(t.side(seat).hand) for seat in (first, 1 - first)] == [3, 6]
    assert [t.half(first, seat).hand is None for seat in (first, 1 - first)] == [False, True]
    assert [t.half(None, seat).hand for seat in (0, 1)] == [None, None]
    assert [side.set_aside for side in t.state.sides] == [None, None]
    assert t.asked.kind == "main"
    assert t.asked.seat == first


@clause("TG-31")
def test_a_hand_of_summoners_may_be_shown_and_drawn_again() -> None:
    t = only_summoners((0,))
    before = list(t.side(0).hand)
    assert (t.asked.seat, t.asked.kind, t.options) == (0, "redraw", (("redraw",), ("keep",)))
    t.do("redraw")
    assert t.told(events.HandShown) == [events.HandShown(0, tuple(before))]
    assert [(e.seat, e.count) for e in t.told(events.Drawn)] == [(0, 2)]
    assert sorted([*t.side(0).hand, *t.side(0).deck]) == sorted(LOW[0] | set(SUMMONERS[0]))
    # the same number again, and the summoner set aside is added afterwards (TG-34)
    assert len(t.side(0).hand) == 3


@clause("TG-31")
def test_the_redraw_is_offered_once_only() -> None:
    # Among these seeds some redraw gives two summoners again: that hand stands.
    again = 0
    for number in range(60):
        t = only_summoners((0,))
        t.state.dice = Dice(f"again {number}")
        t.do("redraw")
        assert t.asked.kind == "main"
        again += all(card in SUMMONERS[0] for card in t.side(0).hand)
    assert again > 0


@clause("TG-31")
def test_the_hand_may_be_kept() -> None:
    t = only_summoners((0,))
    before = list(t.side(0).hand)
    t.do("keep")
    assert t.told(events.HandShown) == []
    assert t.side(0).hand == [*before, SUMMONERS[0][1]]


@clause("TG-32")
def test_the_summoner_set_aside_does_not_count() -> None:
    # Nobody holds only summoners here, although both have one aside.
    t = only_summoners(())
    assert t.told(events.HandShown) == []
    assert t.asked.kind == "main"


@clause("TG-33")
def test_the_first_player_decides_about_the_redraw_before_the_second() -> None:
    t = only_summoners((0, 1))
    assert [d.seat for d in t.state.decisions()] == [0]
    t.do("keep")
    assert (t.asked.seat, t.asked.kind) == (1, "redraw")
    t.do("redraw")
    assert t.asked.kind == "main"


@clause("TG-33")
def test_while_the_first_player_decides_the_second_is_still_to_come() -> None:
    asked = 0
    for number in range(40):
        t = dealt(f"deal {number}", keep=False)
        if t.asked.kind == "redraw":
            asked += 1
            assert t.asked.seat == t.state.first
            assert t.state.lanes[0].steps[-1] == Redraw(1 - t.asked.seat)
    assert asked > 0
