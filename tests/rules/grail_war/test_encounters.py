"""Section 8: who meets whom by day, and what comes of it."""

import pytest

from engine.grail_war.battle_events import BattleBegan, BattleEnded
from engine.grail_war.events import (
    ChurchNotice,
    FightByDay,
    Fled,
    InfoGained,
    LandGained,
    MasterDied,
    Met,
    Talked,
)
from engine.grail_war.state import War
from engine.kernel import Entry
from tests.clauses import clause
from tests.grail_war.arena import (
    Answers,
    campaign,
    happened,
    master,
    on,
)
from tests.rules.grail_war.campaigns import THREE, day, three


def meeting(one: str, other: str, **acts: str) -> tuple[War, list[Entry]]:
    """Teams 0 and 1 search b1 with these stances; ``follow`` names who has his servant along."""
    state = campaign(*THREE[:2])
    answers: Answers = {}
    for seat, stance in enumerate((one, other)):
        answers[seat, "master_act"] = [("search", "b1")]
        answers[seat, "servant_act"] = ["follow" if str(seat) in acts.get("follow", "") else "wait"]
        answers[seat, "stance"] = [
            {
                "talk": ("talk",),
                "fight": ("fight", 1 - seat),
                "life": ("flee", "life"),
                "luck": ("flee", "luck"),
            }[stance]
        ]
    return state, on(state, acts.get("stop", "night"), answers)


@clause("GW-64", "GW-69", "GW-70", "GW-74")
def test_masters_who_meet_and_talk() -> None:
    state, entries = meeting("talk", "talk", follow="1")
    assert len(happened(entries, Met)) == 2
    assert len(happened(entries, Talked)) == 1
    assert [(e.team, e.servant, e.by) for e in happened(entries, InfoGained)] == [(0, 1, "meeting")]
    assert happened(entries, LandGained) == []  # who meets somebody finds nothing else
    assert state.teams[0].info == [0, 1]


@clause("GW-71")
def test_a_flight_costs_life() -> None:
    state, entries = meeting("fight", "life")
    (fled,) = happened(entries, Fled)
    assert (fled.team, fled.life) == (1, 10)  # twice the mercenary's combat
    assert master(state, 1).life == 24 - 10
    assert [event.team for event in happened(entries, LandGained)] == [0]


@clause("GW-71")
def test_whom_the_flight_brings_to_0_dies_at_once() -> None:
    state = campaign(*THREE[:2])
    master(state, 1).life = 10
    answers: Answers = {}
    for seat in (0, 1):
        answers[seat, "master_act"] = [("search", "b1")]
    answers[0, "stance"] = [("fight", 1)]
    answers[1, "stance"] = [("flee", "life")]
    entries = on(state, "night", answers)
    assert happened(entries, MasterDied) == [MasterDied(1, "flight")]


@clause("GW-72", "GW-73", "GW-25")
def test_a_lucky_flight_costs_a_point_and_finds_something() -> None:
    state, entries = meeting("fight", "luck")
    assert master(state, 1).luck == 2
    assert master(state, 1).life == 24
    assert {event.team for event in happened(entries, LandGained)} == {0, 1}
    state, entries = meeting("fight", "luck", follow="0")
    assert [(e.team, e.by) for e in happened(entries, InfoGained)] == [(1, "luck")]
    assert state.teams[1].info[0] == 1


@clause("GW-76", "GW-79", "GW-56")
def test_by_day_the_masters_fight_in_front() -> None:
    _, entries = meeting("fight", "talk", follow="1", stop="prepare")
    assert len(happened(entries, FightByDay)) == 1
    (began,) = happened(entries, BattleBegan)
    assert [(each.front, each.rear) for each in began.lineups] == [
        ("master", None),
        ("master", "servant"),
    ]
    assert began.day
    _, entries = meeting("fight", "talk", follow="1")
    (ended,) = happened(entries, BattleEnded)
    assert ended.winner == 0  # combat 5 against 2, all normal tiles
    assert [event.team for event in happened(entries, LandGained)] == [0]
    assert [(e.team, e.by) for e in happened(entries, InfoGained)] == [(0, "battle")]


@clause("GW-77", "GW-98")
@pytest.mark.parametrize(("region", "punished"), [("b1", False), ("c1", True)])
def test_a_servant_in_front_by_day_is_punished_where_people_live(
    region: str, punished: bool
) -> None:
    state = campaign(*THREE[:2])
    answers: Answers = {(0, "formation"): ["front"], (0, "stance"): [("fight", 1)]}
    answers[0, "servant_act"] = ["follow"]
    for seat in (0, 1):
        answers[seat, "master_act"] = [("search", region)]
    entries = on(state, "night", answers)
    notices = happened(entries, ChurchNotice)
    assert [(each.team, each.cls, each.reason) for each in notices] == (
        [(0, "saber", "daylight")] if punished else []
    )


@clause("GW-78")
def test_a_fight_in_a_crowd_is_punished_for_who_chose_it() -> None:
    state = campaign(*THREE[:2])
    answers: Answers = {(0, "stance"): [("fight", 1)]}
    for seat in (0, 1):
        answers[seat, "master_act"] = [("search", "c2")]
    entries = on(state, "night", answers)
    assert [(each.team, each.reason) for each in happened(entries, ChurchNotice)] == [(0, "crowd")]


@clause("GW-75")
def test_a_lone_servant_withdraws_but_is_studied() -> None:
    state = campaign(*THREE[:2])
    answers: Answers = {
        (0, "master_act"): [("search", "c2")],
        (1, "servant_act"): [("feed", "c2")],
        (1, "feed"): [("persons", 1)],
    }
    entries = day(state, answers)
    assert [(e.team, e.servant, e.by) for e in happened(entries, InfoGained)] == [(0, 1, "alone")]
    assert happened(entries, LandGained) == []


@clause("GW-64", "GW-106")
def test_presence_concealment_is_not_met_while_three_teams_are_left() -> None:
    teams = (("jing_ke", "mercenary", "a1"), *THREE[1:])
    state = campaign(*teams)
    answers: Answers = {
        (1, "master_act"): [("search", "a1")],
        (0, "master_act"): [("search", "b1")],
    }
    entries = day(state, answers)
    assert {event.team for event in happened(entries, LandGained)} == {0, 1}
    assert happened(entries, InfoGained) == []
    two = campaign(teams[0], teams[1])
    entries = day(
        two, {(1, "master_act"): [("search", "a1")], (0, "master_act"): [("search", "b1")]}
    )
    assert [(e.team, e.by) for e in happened(entries, InfoGained)] == [(1, "alone")]


@clause("GW-74")
def test_word_about_a_third_is_passed_on_without_merit() -> None:
    state = three()
    state.teams[0].info[2] = 5
    answers: Answers = {(0, "pass_on"): [("pass", 2, 1)]}
    for seat in (0, 1):
        answers[seat, "master_act"] = [("search", "b1")]
    merit = master(state, 1).merit
    day(state, answers)
    assert state.teams[1].info[2] == 1
    assert master(state, 1).merit == merit


@clause("GW-24", "GW-59")
def test_negotiation_brings_merit_once_a_round() -> None:
    state = campaign(("roland", "citizen", "a1"), ("zhang_fei", "fugitive", "c3"))
    answers: Answers = {(seat, "master_act"): [("search", "b1")] for seat in (0, 1)}
    merit = master(state, 0).merit
    day(state, answers)
    assert master(state, 0).merit == merit + 1
