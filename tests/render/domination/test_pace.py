"""How many presses a war takes: a turn without anything special is at most four."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bench.pace import SETUP, Count, count, plain_choice
from engine.domination.state import War
from engine.kernel import Decision, Positions
from render.panel import Ahead, Commit, Menu, Screen
from render.presenter import Presenter
from render.words import Words
from tests.render.domination.wars import GAME, NAMES

PRESSES = 4
OPENED = 1
"""The press that opens one's panel when it is one's turn."""


def one_press(screen: Screen, choice: Positions, ahead: tuple[Positions, ...]) -> bool:
    """Whether ``choice`` is made by one press on the panel."""
    for row in screen.rows:
        if isinstance(row, Menu):
            values = [entry.value for entry in row.entries]
            if row.act in {Commit(ahead), Ahead(ahead)} and str(choice[0]) in values:
                return True
        elif any(each.act in {Commit((*ahead, choice)), Ahead((*ahead, choice))} for each in row):
            return True
    return False


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_a_turn_without_anything_special_is_four_presses(shown: Presenter, seats: int) -> None:
    words, chance = Words("en"), random.Random(seats)
    turns: Counter[tuple[int, str, int]] = Counter()
    special: set[tuple[int, str, int]] = set()
    state, _ = GAME.start(seats, {"servants": "pool"}, f"presses {seats}")
    while state.result is None:
        decision = state.decisions()[0]
        turn = (state.round, state.phase, decision.seat)
        choice = plain_choice(chance, decision)
        if decision.kind in SETUP | GAME.small:
            GAME.apply(state, decision.seat, decision.default)
            continue
        view = GAME.view(state, decision.seat)
        screen = shown.panel(view, decision, NAMES[:seats], words)
        assert one_press(screen, choice, ()), (decision.kind, decision.options[choice[0]])
        turns[turn] += 1
        if is_special(state, decision):
            special.add(turn)
        GAME.apply(state, decision.seat, choice)
    plain = {turn: OPENED + presses for turn, presses in turns.items() if turn not in special}
    assert max(plain.values()) <= PRESSES
    assert len(plain) > len(turns) * 0.8
    assert max(plain[turn] for turn in plain if turn[1] == "outpost") <= 3
    assert max(plain[turn] for turn in plain if turn[1] == "combat") <= 2


def is_special(state: War, decision: Decision) -> bool:
    """Whether a card wants something of its own: a choice, an extra play, a third card."""
    if decision.kind not in {"deploy", "action", "play", "window"}:
        return True
    extra = any(str(option[0]).startswith("extra") for option in decision.options)
    declared = len(state.lanes[0].waiting.picks) if decision.kind == "play" else 0  # type: ignore[union-attr]
    return extra or declared > 1


def test_a_game_of_five_fits_into_an_evening() -> None:
    for people, seconds in (("plain", 14), ("keen", 10)):
        found: Count = count(GAME, 5, 4, people)
        assert found.seconds >= seconds
        assert found.spared > 0
        assert found.per_turn >= 25
