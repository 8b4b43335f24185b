"""Section 18 by playing at random: what holds in every position, and from one to the next."""

import random

import pytest

from engine.agents.random import RandomAgent
from engine.gate.events import Damaged, Enhanced, Healed, TurnBegan
from engine.gate.state import Duel
from engine.kernel import Entry
from tests.clauses import clause
from tests.conformance import SECRET, check_game
from tests.gate.situations import GAME, happened

SHOWN_ONCE = frozenset(
    f"gate.{name}"
    for name in (
        *("link_revealed", "hand_shown", "scried", "discarded"),
        *("power_changed", "clashed", "strike_gained"),  # what follows from a Link
    )
)


WAYS: tuple[dict[str, object], ...] = (
    {},
    {"pool": "shared"},
    {"squads": "preset"},
    {"squads": "build"},
    {"squads": "draft"},
)


@pytest.mark.parametrize("options", WAYS)
def test_the_kernels_promises_hold(options: dict[str, object]) -> None:
    checked = check_game(
        GAME,
        2,
        options,
        games=2,
        seed="gate",
        share=0.1,
        shown_once=SHOWN_ONCE,
        secret=SECRET["gate"],
    )
    assert checked.games == 2
    assert checked.other_worlds > 100


def totals(state: Duel) -> list[tuple[int, int, tuple[bool, ...]]]:
    return [
        (side.damage, side.closed, tuple(column.closed for column in side.columns))
        for side in state.sides
    ]


def look_at_step(before: Duel, after: Duel, entries: list[Entry]) -> None:
    healed = bool(happened(entries, Healed))
    for (damage, closed, flags), (more, shut, now) in zip(
        totals(before), totals(after), strict=True
    ):
        assert healed or more >= damage
        assert shut >= closed
        assert all(flag <= other for flag, other in zip(flags, now, strict=False))
    for seat, side in enumerate(before.sides):
        for number, column in enumerate(side.columns):
            if column.closed:
                assert after.sides[seat].columns[number].damage == column.damage
    for event in happened(entries, Damaged):
        assert isinstance(event, Damaged)
        assert event.amount in {1, 2, 3}
    if len(happened(entries, TurnBegan)) == 1 and before.turn > 0:
        side = after.sides[1 - after.active]
        assert len(side.hand) == 6 or (not side.deck and not side.dugout)


@clause("TG-39", "TG-66", "TG-74", "TG-103")
def test_what_only_grows_and_what_happens_once_a_turn() -> None:
    for number in range(8):
        agents = [RandomAgent(f"{number}/{seat}") for seat in (0, 1)]
        state, _ = GAME.start(2, {}, f"grows {number}")
        attacked, enhanced, turn = set[int](), 0, 0
        while state.result is None:
            before = GAME.copy(state)
            decision = state.decisions()[0]
            choice = agents[decision.seat].choose(decision, lambda: None)
            entries = GAME.apply(state, decision.seat, choice)
            look_at_step(before, state, entries)
            if before.turn != turn:
                attacked, enhanced, turn = set(), 0, before.turn
            if decision.kind == "target":
                ((_, column),) = decision.picked(choice)
                assert isinstance(column, int)
                assert column not in attacked
                attacked.add(column)
            enhanced += len(happened(entries, Enhanced))
            assert enhanced <= 1
            assert state.actions <= 100
        assert state.turn <= 100


def test_random_games_keep_the_invariants() -> None:
    rng = random.Random("invariants")
    for number in range(10):
        agents = [RandomAgent(f"{number}:{seat}") for seat in (0, 1)]
        squads = ("random", "preset", "build", "draft", "build")[number % 5]
        options = {"squads": squads, "pool": rng.choice(["own", "shared"])}
        state, _ = GAME.start(2, options, f"sound {number}")
        assert GAME.problems(state) == []
        while state.result is None:
            decision = rng.choice(state.decisions())
            GAME.apply(state, decision.seat, agents[decision.seat].choose(decision, lambda: None))
            assert GAME.problems(state) == []
