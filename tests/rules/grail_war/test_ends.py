"""Sections 20 and 21: orphans, and the end of the war."""

import pytest

from engine.grail_war.battle_events import BattleEnded
from engine.grail_war.events import (
    GrailDescends,
    NewContract,
    RefugeTaken,
    ServantLost,
    WarEnded,
)
from tests.clauses import clause
from tests.grail_war.arena import (
    GAME,
    Answers,
    default,
    happened,
    master,
    night_battle,
    on,
    phantasm,
    plan,
    ready,
    servant,
    sheet,
)
from tests.rules.grail_war.campaigns import PLAIN, war


@clause("GW-182")
def test_an_orphan_stays_for_a_scene_and_longer_with_independent_action() -> None:
    free = sheet("free", skills="independent_action D")
    state = war("a1", "c3", "a3", "c1", servants=(PLAIN, PLAIN, free))
    for number in (0, 2):
        state.teams[number].master = None
    entries = on(state, "master_act")
    assert (servant(state, 0).orphan, servant(state, 2).orphan) == (3, 5)
    assert happened(entries, ServantLost) == []
    entries = on(state, "night")
    assert [(event.team, event.why) for event in happened(entries, ServantLost)] == [
        (0, "masterless")
    ]
    lonely = war("a1", "c3", "a3")
    lonely.teams[0].servant = None
    on(lonely, "master_act")
    entries = on(lonely, "night")
    assert happened(entries, RefugeTaken) == [RefugeTaken(0)]


@clause("GW-183")
def test_two_orphans_become_a_team() -> None:
    state = war("a1", "c3", "a3", "c1")
    state.teams[0].master = None
    state.teams[1].servant = None
    state.teams[0].info = [0, 0, 3, 0]
    answers: Answers = {
        (0, "servant_act"): [("recontract", "b1")],
        (1, "master_act"): [("recontract", "b1")],
    }
    on(state, "master_act", answers)
    entries = on(state, "night", answers)
    assert happened(entries, NewContract) == [NewContract(1, 0)]
    assert servant(state, 1).number == 0
    assert state.teams[1].seats == (1, 0)
    assert state.teams[0].seats == ()
    assert state.teams[1].info[2] == 3
    assert GAME.view(state, 0).team == 1


@clause("GW-184")
def test_the_last_team_standing_wins_the_grail() -> None:
    state = war("a1", "c3")
    servant(state, 1).life = 1
    night_battle(state)
    ready(state)
    plan(state, 0, ["heavy"])
    entries = plan(state, 1, ["flurry"])
    assert happened(entries, WarEnded) == [WarEnded((0,), "last")]
    assert state.result is not None
    assert state.result.ranks == (1, 2)


@clause("GW-184")
def test_if_the_last_two_vanish_together_the_higher_total_decides() -> None:
    state = war("a1", "c3", servants=(sheet("np", phantasms=[phantasm("A")]),))
    servant(state, 0).life = 1
    servant(state, 1).life = 1
    night_battle(state)
    ready(state)
    plan(state, 0, ["0"])
    entries = plan(state, 1, ["normal"])
    assert happened(entries, WarEnded) == [WarEnded((0,), "last_battle")]


@clause("GW-184")
def test_if_nobody_is_left_nobody_has_the_grail() -> None:
    state = war("a1", "c3")
    for team in (0, 1):
        servant(state, team).mana, servant(state, team).deadline = -5, 2
    entries = on(state, "")
    assert happened(entries, WarEnded) == [WarEnded((), "nobody")]
    assert state.result is not None
    assert state.result.ranks == (1, 1)


@clause("GW-185")
def test_after_the_last_round_the_grail_descends() -> None:
    state = war("a1", "c3", "a3", rounds=4, servants=(PLAIN, PLAIN, sheet("tough", "C A C C C")))
    entries = on(state, "tile")
    assert happened(entries, GrailDescends) == [GrailDescends((0, 1, 2))]
    assert state.round == 5
    assert state.battle is not None
    assert state.battle.final
    assert [side.rear for side in state.battle.sides] == ["master"] * 3
    entries = on(state, "")
    assert len(happened(entries, BattleEnded)) == 3
    assert happened(entries, WarEnded) == [WarEnded((2,), "final")]


@clause("GW-185")
def test_ties_of_the_final_brawl_go_by_merit_and_are_shared() -> None:
    state = war("a1", "c3", rounds=4)
    on(state, "tile")
    master(state, 1).merit += 1
    entries = on(state, "")
    assert happened(entries, WarEnded)[0].winners == (1,)
    shared = war("a1", "c3", rounds=4)
    on(shared, "")
    assert shared.result is not None
    assert shared.result.winners == (0, 1)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_who_concedes_is_out_and_the_others_play_on(seat: int) -> None:
    state = war("a1", "c3", "a3")
    GAME.apply(state, seat, "concede")
    assert state.result is None
    assert state.decision(seat) is None
    on(state, "")
    assert state.result is not None
    assert seat not in state.result.winners


def test_a_default_war_comes_to_its_end() -> None:
    state = war("a1", "c3", "a3", "c1")
    default(state, 0)
    on(state, "")
    assert state.result is not None
