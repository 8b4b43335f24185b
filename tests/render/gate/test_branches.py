"""Choices between two branches: worded by what is printed, wherever it is printed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pydantic import TypeAdapter

from engine.agents.gate import GateHeuristic
from engine.gate.cards import Catalog
from engine.gate.game import GateGame
from engine.gate.operations import Ability
from engine.gate.state import Duel
from engine.kernel import Decision
from render.gate.labels import labels
from render.gate.names import Scene
from render.words import Words
from tests.gate.situations import CATALOG, gate, side, situation

_abilities: TypeAdapter[tuple[Ability, ...]] = TypeAdapter(tuple[Ability, ...])

DRAW: dict[str, Any] = {"op": "draw", "cards": 1}
SCRY: dict[str, Any] = {"op": "scry", "cards": 2}
HEAL: dict[str, Any] = {"op": "heal", "damage": 1}
SUMMON: dict[str, Any] = {"op": "summon", "gate": "any", "to": "dugout"}


def choose(*branches: dict[str, Any]) -> dict[str, Any]:
    return {"op": "choose", "branches": [[branch] for branch in branches]}


def printed(card: str, *abilities: dict[str, Any]) -> Catalog:
    """The catalog with other abilities on one card."""
    changed = replace(CATALOG.cards[card], abilities=_abilities.validate_python(abilities))
    return replace(CATALOG, cards=CATALOG.cards | {card: changed})


def asked(game: GateGame, state: Duel, *options: tuple[Any, ...]) -> Decision:
    """What is asked after these options were picked, one after another."""
    for option in options:
        (decision,) = state.decisions()
        game.apply(state, decision.seat, (decision.options.index(option),))
    (decision,) = state.decisions()
    return decision


def words_of(catalog: Catalog, state: Duel, decision: Decision) -> list[str]:
    scene = Scene(catalog, ("Ann", "Ben"), Words("en"))
    view = GateGame(catalog).view(state, decision.seat)
    return [label.text for label in labels(scene, view, decision)]


@pytest.mark.parametrize("first", [0, 1])
def test_a_card_with_two_choices_says_which_one_asks(first: int) -> None:
    catalog = printed(
        "S5",
        {"timing": "action", "operations": [choose(DRAW, SCRY), choose(SUMMON, DRAW)]},
    )
    game = GateGame(catalog)
    state = situation(
        side([*("JN", "VR", "EG", "FT")], hand=["S5"], deck=["JN-1a"]),
        side([*("MR", "SB", "HD", "MC")]),
    )
    decision = asked(game, state, ("use", "S5"))
    assert decision.about == ("card", "S5", "S5", 0)
    one, other = words_of(catalog, state, decision)
    assert "draw" in one
    assert "deck" in other
    agent = GateHeuristic(catalog, "seed")
    assert agent.choose(decision, lambda: game.view(state, 0)) == (0,)
    decision = asked(game, state, ("branch", first)) if first == 0 else _after_scry(game, state)
    assert decision.about == ("card", "S5", "S5", 1)
    one, other = words_of(catalog, state, decision)
    assert "summon" in one
    assert "draw" in other


def _after_scry(game: GateGame, state: Duel) -> Decision:
    decision = asked(game, state, ("branch", 1))
    if decision.kind == "scry":
        game.apply(state, decision.seat, decision.default)
        (decision,) = state.decisions()
    return decision


def test_a_gained_choice_is_worded_by_the_card_it_is_printed_on() -> None:
    granted = {"timing": "action", "operations": [choose(DRAW, HEAL)]}
    catalog = printed(
        "JN-1a",
        {"timing": "enhchar", "operations": [{"op": "grant", "ability": granted}]},
    )
    game = GateGame(catalog)
    state = situation(
        side([gate("JN", attached=["JN-1a"], damage=1), "VR", "EG", "FT"], hand=["JN-1b"]),
        side([*("MR", "SB", "HD", "MC")]),
    )
    # The card's options were listed with the cards as they were; ask anew with these.
    decision = asked(game, _asked_again(game, state), ("use", "JN-1b"))
    assert decision.about == ("card", "JN-1b", "JN-1a", 0)
    one, other = words_of(catalog, state, decision)
    assert "draw" in one
    assert "damage" in other


def _asked_again(game: GateGame, state: Duel) -> Duel:
    (lane,) = state.lanes
    step = lane.waiting
    assert step is not None
    lane.waiting = lane.decision = None
    step.run(game.play(state))
    return state
