"""How squads come about: built in secret (D-1), or drafted (section 12)."""

from collections import Counter
from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from engine.gate import events
from engine.gate.game import GateGame
from engine.gate.setup import ChooseColumns
from engine.kernel import IllegalChoice, SetupError
from tests.clauses import clause
from tests.rules.gate.duels import DECKS, GAME, SUMMONERS, Table, start

ALL_DECKS = tuple(GAME.catalog.decks)
ALL_SUMMONERS = GAME.catalog.summoners


def options_of(t: Table, seat: int) -> tuple[str, tuple[Any, ...]]:
    decision = t.state.decision(seat)
    assert decision is not None
    return decision.kind, decision.options


def build(t: Table, seat: int) -> Table:
    t.choose(*(("deck", key) for key in DECKS[seat]), seat=seat)
    return t.choose(*(("summoner", key) for key in SUMMONERS[seat]), seat=seat)


def drafted(seed: str, picks: int) -> Table:
    """A draft in which everybody has taken the first thing that lay there."""
    t = start(seed, squads="draft")
    for _ in range(picks):
        t.choose(t.options[0])
    return t


def takers(t: Table) -> tuple[list[int], list[int]]:
    """Who took a gate deck, and who a summoner, one after another."""
    return (
        [event.seat for event in t.told(events.DeckDrafted)],
        [event.seat for event in t.told(events.SummonerDrafted)],
    )


# D-1


@clause("TG-11", "TG-12", "TG-14")
def test_a_squad_is_four_gate_decks_and_four_summoners_all_different() -> None:
    t = start(squads="build")
    for seat in (0, 1):
        assert options_of(t, seat) == ("decks", tuple(("deck", key) for key in ALL_DECKS))
    for choice in ((), (0, 1, 2), (0, 1, 2, 3, 4), (0, 1, 2, 2)):
        with pytest.raises(IllegalChoice):
            GAME.apply(t.state, 0, choice)
    t.choose(*(("deck", key) for key in DECKS[0]), seat=0)
    assert options_of(t, 0) == ("summoners", tuple(("summoner", key) for key in ALL_SUMMONERS))
    for choice in ((0, 1, 2), (3, 3, 3, 3)):
        with pytest.raises(IllegalChoice):
            GAME.apply(t.state, 0, choice)
    t.choose(*(("summoner", key) for key in SUMMONERS[0]), seat=0)
    mine = t.half(0, 0)
    assert set(mine.decks) == set(DECKS[0])
    assert mine.summoners == SUMMONERS[0]


@clause("TG-13")
def test_with_own_pools_both_may_build_the_same_squad() -> None:
    t = start(squads="build")
    for seat in (0, 1):
        t.choose(*(("deck", key) for key in DECKS[0]), seat=seat)
        t.choose(*(("summoner", key) for key in SUMMONERS[0]), seat=seat)
    assert set(t.side(0).decks) == set(t.side(1).decks) == set(DECKS[0])


@clause("TG-13", "TG-14", "TG-117")
def test_with_a_shared_pool_building_is_drafting() -> None:
    t = start(squads="build", pool="shared")
    assert t.told(events.DraftOpened) != []
    assert t.asked.kind == "draft_deck"
    assert t.state.pool == "shared"


@clause("TG-11", "TG-24")
def test_squads_are_built_in_secret_until_the_common_reveal() -> None:
    t = build(start(squads="build"), 0)
    empty = events.SquadBuilt(0, (), ())
    for viewer in (1, None):
        assert t.told(events.SquadBuilt, viewer) == [empty]
        assert (t.half(viewer, 0).decks, t.half(viewer, 0).summoners) == ((), ())
    assert len(t.told(events.SquadBuilt, 0)[0].decks) == 4
    kind, options = options_of(t, 0)
    assert kind == "columns"
    assert set(options) == {("columns", *order) for order in permutations(DECKS[0])}
    assert options_of(t, 1)[0] == "decks"
    t.choose(options[0], seat=0)
    build(t, 1)
    t.choose(options_of(t, 1)[1][0], seat=1)
    (revealed,) = t.told(events.SquadsRevealed)
    assert [set(columns) for columns in revealed.columns] == [set(each) for each in DECKS]
    assert revealed.summoners == SUMMONERS
    assert set(t.half(1, 0).decks) == set(DECKS[0])


def test_whoever_lets_time_pass_builds_with_what_comes_first() -> None:
    t = start(squads="build")
    for _ in range(2):
        decision = t.state.decision(0)
        assert decision is not None
        GAME.apply(t.state, 0, decision.default)
    assert t.side(0).decks == ALL_DECKS[:4]
    assert t.side(0).summoners == ALL_SUMMONERS[:4]


# Section 12


@clause("TG-117")
def test_eight_gate_decks_lie_open_and_somebody_begins_at_random() -> None:
    firsts: Counter[int] = Counter()
    for number in range(200):
        t = start(f"draft {number}", squads="draft")
        (opened,) = t.told(events.DraftOpened)
        assert opened.decks == ALL_DECKS
        assert len(opened.decks) == 8
        assert t.asked.seat == opened.seat
        firsts[opened.seat] += 1
    assert 70 < firsts[0] < 130
    t = start("seen by all", squads="draft")
    for viewer in (0, 1, None):
        draft = t.view(viewer).draft
        assert draft is not None
        assert draft.first == t.asked.seat
        assert (draft.decks, draft.summoners) == (ALL_DECKS, ALL_SUMMONERS)


@clause("TG-118")
def test_gate_decks_are_taken_in_turn_until_both_have_four() -> None:
    t = start("in turn", squads="draft")
    first = t.asked.seat
    for number in range(7):
        assert t.asked.kind == "draft_deck"
        assert t.asked.seat == (first, 1 - first)[number % 2]
        gone = {key for side in t.state.sides for key in side.decks}
        assert t.options == tuple(("deck", key) for key in ALL_DECKS if key not in gone)
        t.choose(t.options[-1])
    # The last gate deck is all that is left, so nobody is asked.
    decks, summoners = takers(t)
    assert decks == [first, 1 - first] * 4
    assert summoners == []
    assert [len(side.decks) for side in t.state.sides] == [4, 4]
    assert {key for side in t.state.sides for key in side.decks} == set(ALL_DECKS)
    for viewer in (0, 1, None):
        for seat in (0, 1):
            assert t.half(viewer, seat).decks == t.side(seat).decks


@clause("TG-119")
def test_summoners_are_drafted_in_the_same_way_by_the_other_player_first() -> None:
    t = drafted("summoners", 7)
    first = t.told(events.DraftOpened)[0].seat
    assert (t.asked.kind, t.asked.seat) == ("draft_summoner", 1 - first)
    for number in range(7):
        assert t.asked.seat == (1 - first, first)[number % 2]
        t.choose(t.options[-1])
    assert takers(t)[1] == [1 - first, first] * 4
    assert [len(side.summoners) for side in t.state.sides] == [4, 4]
    assert {key for side in t.state.sides for key in side.summoners} == set(ALL_SUMMONERS)


@clause("TG-120", "TG-24", "TG-25")
def test_the_duel_goes_on_with_the_drafted_squads_and_a_toss_of_its_own() -> None:
    same: Counter[bool] = Counter()
    for number in range(200):
        t = drafted(f"toss {number}", 14)
        assert [lane.waiting for lane in t.state.lanes[1:]] == [ChooseColumns(0), ChooseColumns(1)]
        squads = [set(side.decks) for side in t.state.sides]
        for seat in (0, 1):
            t.choose(options_of(t, seat)[1][0], seat=seat)
        (revealed,) = t.told(events.SquadsRevealed)
        assert [set(columns) for columns in revealed.columns] == squads
        assert t.view(None).draft is None
        same[t.told(events.FirstTossed)[0].seat == t.told(events.DraftOpened)[0].seat] += 1
    assert 70 < same[True] < 130


def test_of_more_gate_decks_any_eight_lie_in_the_middle() -> None:
    catalog = GAME.catalog
    more = {f"X{n}": replace(deck, key=f"X{n}") for n, deck in enumerate(catalog.decks.values())}
    wide = GateGame(replace(catalog, decks=catalog.decks | more))
    seen = set[str]()
    for number in range(30):
        state, _ = wide.start(2, {"squads": "draft"}, f"wide {number}")
        assert state.draft is not None
        assert len(state.draft.decks) == len(set(state.draft.decks)) == 8
        seen.update(state.draft.decks)
    assert seen == set(catalog.decks | more)


@clause("TG-14", "TG-117")
def test_a_draft_needs_eight_of_each() -> None:
    catalog = GAME.catalog
    few = replace(catalog, decks={key: catalog.decks[key] for key in ALL_DECKS[:7]})
    for options in ({"squads": "draft"}, {"squads": "build", "pool": "shared"}):
        with pytest.raises(SetupError, match="8 gate decks"):
            GateGame(few).start(2, options, "few")
    GateGame(few).start(2, {"squads": "build"}, "enough for two of their own")


def test_conceding_ends_a_draft_and_a_build() -> None:
    for squads in ("draft", "build"):
        t = start(squads=squads).concede(0)
        assert t.state.result is not None
        assert t.state.result.winners == (1,)
