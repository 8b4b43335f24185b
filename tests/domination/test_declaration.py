"""A declaration is made pick by pick, and nobody learns of it before it is complete."""

from __future__ import annotations

import random

import pytest

from engine.agents.random import RandomAgent
from engine.domination.declare import GrantedPlay, RegularPlay
from engine.kernel import Dice
from tests.clauses import clause
from tests.domination.scene import GAME, Scene, play_through


@clause("FD-89", "FD-97", "FD-200")
@pytest.mark.parametrize("seed", range(4))
def test_picks_before_the_last_change_nothing(seed: int) -> None:
    state, _ = GAME.start(4, {}, f"picks {seed}")
    agents = [RandomAgent(f"{seed} {seat}") for seat in range(4)]
    tried = 0
    for decision in play_through(state, agents):
        if decision.kind not in {"action", "play", "granted"}:
            continue
        position = random.Random(tried).randrange(len(decision.options))
        if decision.options[position][0] not in {"up", "down", "extra", "extra_down"}:
            continue
        ahead = GAME.copy(state)
        entries = GAME.apply(ahead, decision.seat, (position,))
        step = ahead.lanes[0].waiting
        if not isinstance(step, RegularPlay | GrantedPlay) or step.seat != decision.seat:
            continue
        if not step.picks or ahead.decisions()[0].kind == "action":
            continue
        tried += 1
        assert entries == []
        assert ahead.dice == state.dice
        assert ahead.sides == state.sides
        for viewer in (None, (decision.seat + 1) % 4):
            assert GAME.view(ahead, viewer).sides == GAME.view(state, viewer).sides
            assert GAME.view(ahead, viewer).declaring is None
    assert tried > 20


@clause("FD-98")
def test_the_owner_sees_what_the_declaration_comes_to() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    one, two = scene.hand(0, "B5", "B6")
    scene.skill(0, "kanshou_bakuya", shown=True)
    scene.declare(0).choose(("up", one)).choose(("down", two))
    seen = GAME.view(scene.state, 0).declaring
    assert seen is not None
    assert seen.picks == ((one, True, ()), (two, False, ()))
    assert (seen.cost, seen.total) == (3, 7)
    assert GAME.view(scene.state, 1).declaring is None


@clause("FD-79", "FD-85", "FD-88")
@pytest.mark.parametrize(
    ("place", "mana", "hand", "wanted"),
    [
        ("miyama", 8, "B5 B1 B2", ["up 1", "down 0"]),
        ("miyama", 0, "B5 B6", ["down 0", "down 1"]),
        ("workshop", 8, "B1 B2 B3", ["down 0", "down 1"]),
        ("miyama", 8, "B4", ["up 0"]),
    ],
)
def test_the_default_declaration(place: str, mana: int, hand: str, wanted: list[str]) -> None:
    scene = Scene()
    scene.at(place, 0, slot=0)
    scene.at("miyama", 1)
    scene.side(0).mana = mana
    scene.skill(0, "rho_aias")
    cards = scene.hand(0, *hand.split())
    scene.action(0).default()
    while scene.decision.kind == "play":
        scene.default()
    side = scene.side(0)
    picks = [f"up {cards.index(card)}" for card in side.active]
    picks += [f"down {cards.index(card)}" for card in side.down]
    assert picks == wanted
    assert len(side.skills) == 1, "never a skill"


@clause("FD-200")
def test_options_of_the_others_follow_their_hidden_cards() -> None:
    """In another world the asked player holds, and is offered, other cards."""
    state, _ = GAME.start(3, {"masters": "free", "servants": "free"}, "worlds")
    agents = [RandomAgent(str(seat)) for seat in range(3)]
    for decision in play_through(state, agents):
        if state.round == 2 and decision.kind == "action":
            break
    viewer = (state.decisions()[0].seat + 1) % 3
    other = GAME.resample(state, viewer, Dice("another"))
    here, there = state.decisions()[0], other.decisions()[0]
    assert (here.seat, here.kind) == (there.seat, there.kind)
    assert here.options != there.options
    hand = set(other.sides[there.seat].hand)
    assert {o[1] for o in there.options if o[0] == "down"} <= hand
