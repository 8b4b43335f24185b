"""Players, components and setup: FD-1 to FD-9, FD-22 to FD-52."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.agents.random import RandomAgent
from engine.domination import objects
from engine.domination.events import ManaChanged
from engine.domination.problems import problems
from engine.domination.state import War, key_of
from engine.kernel import SetupError
from tests.clauses import clause
from tests.domination.scene import CARDS, GAME, Scene, play_through

CATALOG = GAME.catalog


def started(seats: int = 4, seed: str = "setup", **options: object) -> War:
    """A game in its first decision after the setup."""
    state, _ = GAME.start(seats, options, seed)
    while state.phase == "setup":
        decision = state.decisions()[0]
        GAME.apply(state, decision.seat, decision.default)
    return state


@clause("FD-1")
def test_three_to_seven_players() -> None:
    assert (GAME.least_seats, GAME.most_seats) == (3, 7)
    for seats in (2, 8):
        with pytest.raises(SetupError):
            GAME.start(seats, {}, "seed")


@clause("FD-2", "FD-7")
@pytest.mark.parametrize("seats", range(3, 8))
def test_everybody_has_one_master_and_one_servant_nobody_the_same(seats: int) -> None:
    state = started(seats)
    assert len({side.master for side in state.sides} - {""}) == seats
    assert len({side.servant for side in state.sides} - {""}) == seats


@clause("FD-3", "FD-124")
def test_eleven_rounds_the_last_three_with_fixed_events() -> None:
    state = started()
    seen: dict[int, str] = {}
    for _ in play_through(state, [RandomAgent(str(n)) for n in range(4)]):
        if state.event:
            seen[state.round] = state.event
    assert list(seen) == list(range(1, len(seen) + 1))
    assert len(seen) <= 11
    climax = ["fate_stay_night", "gates_of_hell", "heavens_feel"]
    assert [seen[n] for n in range(9, len(seen) + 1)] == climax[: len(seen) - 8]
    names = [CATALOG.events[key].name.ko for key in climax]
    assert names == ["운명이 머무는 밤", "지옥의 입구", "헤븐즈 필"]


@clause("FD-4")
def test_losing_is_not_paying() -> None:
    scene = Scene()
    scene.side(0).mana = 2
    scene.call(lambda play: play.lose_mana(0, 5, "test"))
    assert scene.mana(0) == 0
    scene.at("miyama", 0, 1)
    (bolt,) = scene.active(0, "gae_dearg")
    scene.skill(0, "gae_buidhe")
    scene.side(0).mana = 5
    scene.window(0, "C1")
    assert ("ability", bolt, 0) not in scene.options
    scene.side(0).mana = 6
    scene.window(0, "C1")
    assert ("ability", bolt, 0) in scene.options


@clause("FD-5")
def test_a_master_may_have_another_cap() -> None:
    scene = Scene()
    scene.side(0).master = "zouken"
    scene.call(lambda play: (play.gain_mana(0, 20, "test"), play.gain_mana(1, 20, "test")))
    assert (scene.mana(0), scene.mana(1)) == (16, 12)


@clause("FD-6")
def test_vp_never_drop_below_zero() -> None:
    scene = Scene()
    scene.side(0).vp = 2
    scene.call(lambda play: play.lose_vp(0, 5, "test"))
    assert scene.vp(0) == 0


@clause("FD-8", "FD-71", "FD-72")
def test_who_is_present_counts_even_defeated() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.side(1).defeated = True
    assert scene.board.engaged(0)
    scene.object("miyama", "open_ley_line")
    scene.winners()
    assert scene.vp(0) == 2 + 2


@clause("FD-9")
def test_the_moon_cell_is_an_option() -> None:
    assert started().battlefields == ["miyama", "shinto"]
    state = started(moon_cell=True)
    assert state.battlefields == ["miyama", "shinto", "moon_cell"]
    field = CATALOG.numbers.moon_cell.battlefield
    assert (field.terrain, field.bonus) == ((4, 2, 1), 3)


@clause("FD-9")
def test_the_moon_cell_keeps_its_object_and_is_no_goal_of_arrows() -> None:
    scene = Scene(moon_cell=True)
    scene.at("moon_cell", 0)
    scene.hand(0, "B1", "B1")
    scene.action(0)
    assert not [option for option in scene.options if option[0] == "move"]
    scene.object("moon_cell", "ambush")
    scene.at("miyama", 0)
    scene.round_end().finish()
    assert len(scene.state.lying["moon_cell"]) == 1
    scene.state.round = 9
    scene.deploy(0)
    assert not [option for option in scene.options if option[:2] == ("deploy", "moon_cell")]


@clause("FD-9")
def test_with_a_moon_cancer_it_is_fought_for_only_where_that_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = Scene(moon_cell=True)
    servant = CATALOG.servants[scene.side(2).servant]
    changed = replace(servant, servant_class="moon_cancer")
    monkeypatch.setitem(CATALOG.servants, servant.key, changed)
    scene.at("moon_cell", 0, 1)
    scene.object("moon_cell", "ambush")
    scene.winners()
    assert scene.state.winners == {}
    assert [scene.mana(seat) for seat in range(3)] == [10, 10, 8]
    scene.call(lambda play: play.arrive(2, "moon_cell", -1, "effect"))
    scene.at("miyama", 2)
    scene.winners()
    assert scene.state.winners["moon_cell"] == [0, 1]
    assert scene.vp(0) == 3


@clause("FD-22", "FD-39", "FD-41", "FD-45")
def test_card_places() -> None:
    assert len(CATALOG.regular_events) == 10
    assert len(CATALOG.climax_events) == 3
    assert len(CATALOG.pile("base")) == 20
    scene = Scene()
    state = scene.state
    state.objects["base"] = []
    state.used_objects["base"] = ["ambush-1", "ambush-2"]
    scene.call(lambda play: objects.deal(play, "miyama", up=True))
    assert len(state.lying["miyama"]) == 1
    assert len(state.objects["base"]) == 1
    assert not state.used_objects.get("base")
    state.objects["base"] = []
    scene.call(lambda play: objects.deal(play, "miyama", up=True))
    assert len(state.lying["miyama"]) == 1


@clause("FD-25", "FD-26", "FD-34", "FD-35")
def test_boxes_are_laid_out() -> None:
    state = started(5)
    for seat, side in enumerate(state.sides):
        master, servant = CATALOG.masters[side.master], CATALOG.servants[side.servant]
        assert side.spells == master.spells
        assert {key_of(card) for card in side.cards} == set(master.cards)
        hidden = [card for card in side.skills if card not in side.shown]
        assert sorted(map(key_of, hidden)) == sorted(servant.skills)
        assert not side.released
        deck = len(side.deck) + len(side.hand)
        assert deck == 12 + sum(master.deck.values()), seat
    assert CATALOG.masters["kirei"].spells == 3


@clause("FD-38")
def test_a_masters_skill_is_an_open_skill() -> None:
    for number in range(60):
        state = started(5, f"skills {number}")
        for side in state.sides:
            if side.master == "shirou":
                assert [key_of(card) for card in side.shown] == ["kanshou_bakuya"]
                assert len(side.skills) == 4
                return
    raise AssertionError("no game with that master")


@clause("FD-46", "FD-47")
def test_draft_in_secret() -> None:
    state, entries = GAME.start(4, {}, "draft")
    assert [decision.kind for decision in state.decisions()] == ["masters"] * 4
    assert [len(decision.options) for decision in state.decisions()] == [3] * 4
    for entry in entries:
        assert entry.seats is not None
    before = GAME.view(state, 1)
    GAME.apply(state, 0, (1,))
    assert GAME.view(state, 1).sides == before.sides
    for seat in (1, 2, 3):
        entries = GAME.apply(state, seat, (0,))
    told = [e.event for e in entries if e.event.tag == "domination.master_chosen"]
    assert len(told) >= 4
    assert [len(decision.options) for decision in state.decisions()] == [2] * 4
    assert all(decision.kind == "servants" for decision in state.decisions())


@clause("FD-46")
def test_a_small_pool_deals_fewer() -> None:
    state, _ = GAME.start(7, {}, "draft")
    assert {len(decision.options) for decision in state.decisions()} == {15 // 7}


@clause("FD-47")
@pytest.mark.parametrize("servants", ["pool", "free"])
def test_other_draft_rules(servants: str) -> None:
    state = started(5, servants=servants)
    assert len({side.servant for side in state.sides}) == 5
    assert problems(GAME.index, state) == []


@clause("FD-48")
def test_start_values() -> None:
    state, entries = GAME.start(4, {"masters": "free", "servants": "free"}, "values")
    while state.phase == "setup":
        decision = state.decisions()[0]
        entries = GAME.apply(state, decision.seat, decision.default)
    numbers = CATALOG.numbers
    assert (numbers.start_mana, numbers.start_vp) == (8, 0)
    first = [e.event for e in entries if isinstance(e.event, ManaChanged)]
    assert {event.now - event.change for event in first[:4]} == {8}
    assert {side.vp for side in state.sides} == {0}
    richer = started(3, start_mana=4, masters="free", servants="free")
    assert {side.mana for side in richer.sides} <= {4, 6}


@clause("FD-49")
def test_the_start_player_is_random() -> None:
    assert {started(4, f"first {n}").first for n in range(30)} == {0, 1, 2, 3}


@clause("FD-52", "FD-54")
def test_seats_are_random_and_stay_and_left_is_the_next_one() -> None:
    rings = {tuple(started(3, f"ring {n}").around(0)) for n in range(20)}
    assert rings == {(0, 1, 2), (0, 2, 1)}, "three can sit in two ways around a table"
    state = started(4, "ring 7")
    ring = state.around(0)
    turns: dict[int, list[int]] = {}
    for decision in play_through(state, [RandomAgent(str(n)) for n in range(4)]):
        if state.round > 8:
            break
        turn = turns.setdefault(state.round, [])
        if decision.kind == "deploy" and decision.seat not in turn:
            turn.append(decision.seat)
    for number, turn in turns.items():
        assert turn == state.around(turn[0])
        assert turn[0] == turns[1][number % 4 - 1], "the marker goes to the left"
    assert state.around(0) == ring


@clause("FD-50", "FD-51", "FD-196")
def test_events_are_shuffled_over_the_climax() -> None:
    state = started(4)
    assert len(state.burned) == 2
    pile = [*state.events, state.event]
    assert len(pile) == 11
    assert state.events[:3] == list(reversed(CATALOG.climax_events))
    assert not set(state.burned) & set(pile)
    orders = {tuple(started(3, f"events {n}").events) for n in range(5)}
    assert len(orders) == 5
    shown = GAME.view(state, 0)
    assert shown.events_left == 10
    assert shown.coming_climax == CATALOG.climax_events
    for key in state.burned:
        assert key not in repr(shown)


@clause("FD-142")
def test_a_deck_holds_only_attacks_that_are_no_skills() -> None:
    for servant in CATALOG.servants.values():
        assert sum(servant.deck.values()) == 12
        assert len(servant.skills) == 3
        for key in servant.deck:
            assert CARDS[key].attack
            assert not CARDS[key].skill
        assert all(CARDS[key].skill for key in servant.skills)
