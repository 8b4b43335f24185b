"""Whole games between players without a plan: the kernel's promises and Appendix D hold.

The longer run is `python -m tests.conformance domination --games 5000 --seats 5`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from engine.domination import events as ev
from engine.domination.cards import USES
from engine.domination.state import War, key_of
from engine.kernel import Dice, Entry, Event
from tests import conformance
from tests.clauses import clause
from tests.conformance import check_game
from tests.domination.chronicle import Chronicle
from tests.domination.scene import CARDS, GAME
from tests.fuzz import LeastUsed

SECRET = conformance.SECRET["domination"]
SHOWN_ONCE = conformance.SHOWN_ONCE["domination"]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (4, {"moon_cell": True, "vp_split": "down"}),
        (5, {"servants": "pool", "start_mana": 12}),
        (7, {"masters": "free", "servants": "free", "final_tie": "miyama"}),
    ],
)
def test_the_kernels_promises(seats: int, options: dict[str, object]) -> None:
    checked = check_game(
        GAME,
        seats,
        options,
        1,
        f"promises {seats}",
        share=0.05,
        secret=SECRET,
        shown_once=SHOWN_ONCE,
        watch=lambda: Chronicle(GAME),
    )
    assert checked.games == 1
    assert checked.other_worlds > 10


def test_a_chronicle_finds_what_is_wrong() -> None:
    broken: tuple[tuple[str, Callable[[War], object]], ...] = (
        ("D3", lambda state: setattr(state.sides[0], "mana", state.sides[0].mana + 1)),
        ("D3", lambda state: setattr(state.sides[1], "vp", 77)),
        ("D4", lambda state: setattr(state.sides[0], "spells", 9)),
        ("D5", lambda state: state.events.pop()),
        ("D7", lambda state: setattr(state.sides[0], "place", "scout")),
        ("D18", lambda state: setattr(state.sides[0], "defeated", True)),
    )
    for rule, spoil in broken:
        state, entries = GAME.start(3, {"servants": "free", "masters": "free"}, "spoilt")
        watch = Chronicle(GAME)
        watch(state, entries)
        while state.phase != "outpost":
            decision = state.decisions()[0]
            watch(state, GAME.apply(state, decision.seat, decision.default))
        spoil(state)
        with pytest.raises(AssertionError, match=rule):
            watch(state, [])


def test_a_chronicle_refuses_what_the_rules_refuse() -> None:
    state, _ = GAME.start(3, {"servants": "free", "masters": "free"}, "refused")
    watch = Chronicle(GAME)
    while state.phase != "outpost":
        decision = state.decisions()[0]
        watch(state, GAME.apply(state, decision.seat, decision.default))
    skill = state.sides[0].skills[0]
    watch.mana[0], watch.defeated = 3, {1}
    for rule, event in (
        ("D12", ev.Declared(1, (), 1, None, 0)),
        ("D11", ev.Declared(0, (skill,), 0, None, 0)),
        ("D7", ev.Moved(2, "shinto", "scout", -1, "regular", 2)),
        ("D13", ev.FieldWon("miyama", (1,), 3, 0, 3)),
        ("D20", ev.MarkerPassed(2)),
    ):
        watch.compared["miyama"] = ev.TotalsCompared("miyama", (0, 1), (5, 9), (1,))
        watch.out = {2}
        with pytest.raises(AssertionError, match=rule):
            watch(state, [Entry(event, None)])


def through(seats: int, seed: str) -> tuple[War, list[Event]]:
    """A game of players that choose what they have chosen least, and all that happened."""
    state, entries = GAME.start(seats, {"servants": "free", "masters": "free"}, seed)
    agents = [LeastUsed(f"{seed}/{seat}") for seat in range(seats)]
    told = [entry.event for entry in entries]
    before = dict.fromkeys(range(seats), 8)
    while state.result is None:
        decision = state.decisions()[0]
        choice = agents[decision.seat].choose(decision, lambda: None)
        events = [entry.event for entry in GAME.apply(state, decision.seat, choice)]
        _log_adds_up(events, before, state)
        told += events
        assert GAME.problems(state) == []
    return state, told


def _log_adds_up(events: list[Event], mana: dict[int, int], state: War) -> None:
    """Appendix D 3: mana changes only through what is told."""
    for event in events:
        if event.tag == "domination.mana_changed":
            seat, change, now = (getattr(event, name) for name in ("seat", "change", "now"))
            assert mana[seat] + change == now
            mana[seat] = now
    if state.phase != "setup":
        assert {seat: side.mana for seat, side in enumerate(state.sides)} == mana


def _won_rightly(compared: Event, won: Event) -> None:
    """Appendix D 13: winners are who may win and has most; nobody wins only if nobody may."""
    seats, totals = getattr(compared, "seats", ()), getattr(compared, "totals", ())
    barred = getattr(compared, "defeated", ())
    able = {seat: n for seat, n in zip(seats, totals, strict=True) if seat not in barred}
    best = {seat for seat, n in able.items() if n == max(able.values())}
    assert set(getattr(won, "winners", ())) == best
    assert (getattr(won, "bonus", 0) > 0) == (len(seats) > 1)


@clause("FD-99", "FD-105", "FD-107")
@clause("FD-4", "FD-76", "FD-110", "FD-153", "FD-109", "FD-111", "FD-125")
@pytest.mark.parametrize("number", range(6))
def test_what_is_told_agrees_with_the_rules(number: int) -> None:
    seats = 3 + number % 5
    state, told = through(seats, f"told {number}")
    used: Counter[tuple[str, int]] = Counter()
    moved: Counter[int] = Counter()
    state_of: dict[int, bool] = {}
    compared: dict[str, Event] = {}
    for event in told:
        match event.tag.removeprefix("domination."):
            case "round_began":
                used.clear()
                moved.clear()
            case "ability_used" if getattr(event, "used", False):
                card, n = getattr(event, "card", ""), getattr(event, "ability", 0)
                used[card, n] += 1
                limit = CARDS[key_of(card)].abilities
                times = max(limit[n].times, limit[n].climax_times or 0) if n < len(limit) else 1
                assert not times or used[card, n] <= times, event
            case "moved" if getattr(event, "cause", "") == "regular":
                moved[getattr(event, "seat", 0)] += 1
                assert max(moved.values()) == 1
            case "defeat_changed":
                state_of[getattr(event, "seat", 0)] = getattr(event, "defeated", False)
            case "declared":
                assert not state_of.get(getattr(event, "seat", 0)), "the defeated play nothing"
            case "totals_compared":
                compared[getattr(event, "place", "")] = event
            case "field_won":
                _won_rightly(compared[getattr(event, "place", "")], event)
                winners = getattr(event, "winners", ())
                pool = getattr(event, "objects", 0) + getattr(event, "bonus", 0)
                share = getattr(event, "share", 0)
                assert share == (-(-pool // len(winners)) if winners else 0)
            case _:
                pass
    assert state.round <= 11
    assert state.result is not None


def test_every_ability_that_can_be_used_is_used_somewhere() -> None:
    wanted = {
        (key, n)
        for key, card in CARDS.items()
        for n, ability in enumerate(card.abilities)
        if ability.timing in USES
    }
    found: set[tuple[str, int]] = set()
    for number in range(14):
        _, told = through(5 + number % 3, f"cover {number}")
        found |= {
            (key_of(getattr(e, "card", "")), getattr(e, "ability", 0))
            for e in told
            if e.tag == "domination.ability_used"
        }
    missing = wanted - found
    assert len(missing) <= len(wanted) // 3, sorted(missing)


def test_whoever_takes_a_servant_of_all_that_are_left_knows_which_are_taken() -> None:
    state, _ = GAME.start(5, {"masters": "free", "servants": "free"}, "taken")
    while state.phase == "setup" and state.decisions()[0].kind == "masters":
        decision = state.decisions()[0]
        GAME.apply(state, decision.seat, decision.default)
    for _ in range(3):
        decision = state.decisions()[0]
        GAME.apply(state, decision.seat, (len(decision.options) - 1,))
    asked = state.decisions()[0].seat
    worlds = [GAME.resample(state, asked, Dice(f"world {n}")) for n in range(6)]
    for world in worlds:
        assert world.decision(asked) == state.decision(asked)
        assert sorted(world.servant_pool) == sorted(state.servant_pool)
        for position in range(len(state.decisions()[0].options)):
            GAME.apply(GAME.copy(world), asked, (position,))
    kept = {tuple(side.servant for side in world.sides) for world in worlds}
    assert len(kept) > 1, "but not by whom"
