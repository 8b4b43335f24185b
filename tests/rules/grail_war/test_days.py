"""Sections 6 to 10: story scenes, information, encounters, rest, special activities."""

import pytest

from engine.grail_war.battle_events import BattleBegan, BattleEnded
from engine.grail_war.events import (
    ChurchNotice,
    ExterminationOrder,
    FightByDay,
    Fled,
    InfoGained,
    LandGained,
    Linked,
    MasterDied,
    Met,
    ReachSeen,
    SceneBegan,
    Talked,
    WorkshopGained,
)
from engine.grail_war.play import new_servant
from engine.grail_war.state import Act, Residue, Territory, War
from engine.kernel import Entry
from tests.clauses import clause
from tests.grail_war.arena import (
    CATALOG,
    GAME,
    Answers,
    campaign,
    choose,
    happened,
    kind,
    master,
    offered,
    on,
    phantasm,
    servant,
    sheet,
)

THREE = (
    ("roland", "mercenary", "a1"),
    ("zhang_fei", "fugitive", "c3"),
    ("hou_yi", "student", "a3"),
)


def three() -> War:
    return campaign(*THREE)


def day(state: War, answers: Answers) -> list[Entry]:
    """The story scene to its end."""
    return on(state, "night", answers)


@clause("GW-6", "GW-43")
def test_a_round_is_a_story_scene_and_a_battle_scene() -> None:
    state = three()
    assert (state.round, state.scene, state.phase) == (1, 1, "story")
    entries = day(state, {})
    entries += on(state, "master_act")
    assert [(event.scene, event.day) for event in happened(entries, SceneBegan)] == [
        (2, False),
        (3, True),
    ]
    assert state.round == 2


@clause("GW-44", "GW-45")
def test_what_comes_back_in_the_morning() -> None:
    state = three()
    day(state, {})
    one = servant(state, 0)
    one.stock.update(heavy=0, counter=0, flurry=0, critical=0)
    master(state, 0).life, master(state, 0).mana = 10, 5
    on(state, "recover")
    assert one.stock["critical"] == 1
    decision = state.decision(0)
    assert decision is not None
    assert (decision.least, decision.most, len(decision.options)) == (3, 3, 6)
    # The default takes the highest ranks back first.
    assert decision.picked(decision.default)[0][1] == "heavy"
    assert (master(state, 0).life, master(state, 0).mana) == (15, 15)


@clause("GW-46", "GW-16")
def test_a_master_supplies_three_times_his_mana_stat_at_most() -> None:
    state = three()
    day(state, {})
    servant(state, 2).mana = 1
    on(state, "supply")
    amounts = [int(option[1]) for option in offered(state, 2)]
    assert (amounts[0], max(amounts)) == (0, 9)
    mana = master(state, 2).mana
    choose(state, 2, ("supply", 9))
    assert (servant(state, 2).mana, master(state, 2).mana) == (10, mana - 9)


@clause("GW-47")
def test_what_is_above_the_maximum_is_lost_at_night() -> None:
    state = three()
    answers: Answers = {(0, "servant_act"): [("feed", "c2")], (0, "feed"): [("persons", 3)]}
    day(state, answers)
    assert servant(state, 0).mana == 25 + 45
    on(state, "master_act")
    assert servant(state, 0).mana == 25


@clause("GW-48", "GW-50")
def test_exhausted_mana_must_rise_by_the_end_of_the_next_scene() -> None:
    state = three()
    day(state, {})
    servant(state, 0).mana = 0
    servant(state, 0).deadline = state.scene + 1
    on(state, "servant_act")
    assert servant(state, 0).deadline == 3
    on(state, "night", {(0, "servant_act"): ["wait"]})
    assert state.teams[0].servant is None
    saved = three()
    day(saved, {})
    servant(saved, 0).mana, servant(saved, 0).deadline = 0, 3
    on(saved, "master_act")
    on(saved, "night")  # resting gives 5
    assert servant(saved, 0).deadline is None


@clause("GW-49", "GW-51")
def test_a_master_who_is_down_only_rests_and_dies_at_his_deadline() -> None:
    state = three()
    on(state, "servant_act")
    one = master(state, 0)
    one.life, one.deadline = -20, 3
    day(state, {})
    assert all(option[0] == "stay" or option[2] == "alone" for option in offered(state, 0))
    on(state, "master_act")
    assert [option[0] for option in offered(state, 0)] == ["rest"]
    entries = on(state, "night")
    assert happened(entries, MasterDied) == [MasterDied(0, "wounds")]


@clause("GW-52", "GW-182", "GW-184")
def test_the_last_complete_team_wins_at_the_end_of_a_scene() -> None:
    state = campaign(*THREE[:2])
    servant(state, 1).mana, servant(state, 1).deadline = -20, 1
    entries = on(state, "night")
    assert state.result is not None
    assert state.result.winners == (0,)
    assert entries


# Information


@clause("GW-53", "GW-54", "GW-65")
def test_residual_thoughts_give_a_point_up_to_grade_4() -> None:
    state = three()
    state.residues.append(Residue("b1", (1,), 2))
    answers: Answers = {(0, "master_act"): [("search", "b1")]}
    entries = day(state, answers)
    (found,) = happened(entries, InfoGained)
    assert (found.team, found.servant, found.grade, found.by) == (0, 1, 1, "residue")
    other = GAME.view(state, 0).teams[1].servant
    assert other is not None
    assert (other.cls, other.stats) == ("lancer", None)
    full = three()
    full.teams[0].info[1] = 4
    full.residues.append(Residue("b1", (1,), 2))
    entries = day(full, {(0, "master_act"): [("search", "b1")]})
    assert happened(entries, InfoGained) == []
    assert len(happened(entries, LandGained)) == 1  # no useful thoughts: the land


@clause("GW-65")
def test_of_several_the_searcher_chooses() -> None:
    state = three()
    state.residues.append(Residue("b1", (1, 2), 2))
    on(state, "residue", {(0, "master_act"): [("search", "b1")]})
    assert offered(state, 0) == (("residue", 1), ("residue", 2))
    choose(state, 0, ("residue", 2))
    assert state.teams[0].info == [0, 0, 1]


@clause("GW-58", "GW-66", "GW-59", "GW-55")
def test_land_points_show_the_region_and_bring_merit() -> None:
    state = three()
    merit = master(state, 0).merit
    answers: Answers = {
        (0, "master_act"): [("search", "a3")],
        (2, "master_act"): [("search", "c1")],
    }
    answers[2, "servant_act"] = ["follow"]
    entries = day(state, answers)
    told = {event.team: event for event in happened(entries, LandGained)}
    assert told[0].bases == (2,)
    assert master(state, 0).merit == merit + 1
    assert GAME.view(state, 0).teams[2].base == "a3"
    assert GAME.view(state, 1).teams[2].base is None
    assert told[2].bases == ()


@clause("GW-24", "GW-58")
def test_a_hideout_shows_at_two_land_points() -> None:
    state = three()
    assert master(state, 1).sheet.strategy == "hideout"
    answers: Answers = {
        (0, "master_act"): [("search", "c3")] * 2,
        (1, "master_act"): [("search", "c1")] * 2,
        (1, "servant_act"): ["follow"] * 2,
    }
    entries = day(state, answers)
    assert happened(entries, LandGained)[0].bases == ()
    on(state, "master_act")
    entries = day(state, answers)
    assert [event.bases for event in happened(entries, LandGained) if event.team == 0] == [(1,)]


@clause("GW-42")
def test_thoughts_stay_until_the_end_of_the_next_story_scene() -> None:
    state = three()
    state.residues.append(Residue("b1", (1,), 2))
    day(state, {})
    assert state.residues
    on(state, "master_act")
    assert state.residues
    day(state, {})
    assert state.residues == []


@clause("GW-62", "GW-4")
def test_declarations_are_secret_until_all_are_made() -> None:
    state = three()
    on(state, "master_act")
    choose(state, 0, ("search", "b1"))
    seen = GAME.view(state, 1)
    assert (seen.teams[0].master_act, seen.teams[0].servant_act) == (None, None)
    own = GAME.view(state, 0).teams[0]
    assert own.master_act == Act("search", "b1")


@clause("GW-63", "GW-39")
def test_who_follows_neither_rests_nor_acts() -> None:
    state = three()
    servant(state, 0).life = 10
    day(state, {(0, "master_act"): [("search", "c1")], (0, "servant_act"): ["follow"]})
    assert servant(state, 0).life == 10


@clause("GW-67")
def test_a_search_from_afar() -> None:
    state = three()
    on(state, "master_act")
    regions = {option[1] for option in offered(state, 2) if option[0] == "far_search"}
    assert "c3" in regions  # Clairvoyance reaches five squares from a3
    entries = day(state, {(2, "master_act"): [("far_search", "c3")]})
    (found,) = happened(entries, InfoGained)
    assert (found.team, found.servant, found.by) == (2, 1, "far_sight")
    assert happened(entries, ReachSeen) == [ReachSeen(2, ((1, "c3", ""),))]
    assert happened(entries, LandGained) == []


# Encounters


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


# Rest, transfer, special activities


@clause("GW-80", "GW-81", "GW-24")
def test_rest() -> None:
    state = three()
    day(state, {})
    for team in (0, 2):
        servant(state, team).life, servant(state, team).mana = 10, 5
        master(state, team).life, master(state, team).mana = 5, 2
    servant(state, 0).stock.update(heavy=0, counter=0, flurry=0)
    on(state, "master_act")
    on(state, "night", {(0, "convert"): [("convert", 0)]})
    # 5 and 10 come back by themselves, then 5 and 10 by rest; the student's first aid gives 5 more.
    assert (master(state, 0).life, master(state, 0).mana) == (15, 22)
    assert (master(state, 2).life, master(state, 2).mana) == (20, 22)
    assert (servant(state, 0).life, servant(state, 0).mana) == (15, 10)
    assert (
        sum(servant(state, 0).stock.values()) == 1 + 6 + 1
    )  # 3 and up to 5 of the 6, critical, charge


@clause("GW-82")
def test_a_resting_servant_turns_mana_into_life() -> None:
    state = three()
    servant(state, 0).life, servant(state, 0).mana = 20, 4
    answers: Answers = {(0, "convert"): [("convert", 10)], (0, "transfer"): [("transfer", 0)]}
    day(state, answers)
    assert (servant(state, 0).life, servant(state, 0).mana) == (25 + 5, 9 - 5)
    low = three()
    servant(low, 0).life, servant(low, 0).mana = 5, 2
    day(low, {(0, "convert"): [("convert", 25)]})
    assert (servant(low, 0).life, servant(low, 0).mana) == (10 + 6, 1)  # 1 is kept


@clause("GW-83", "GW-84")
def test_the_one_mana_transfer() -> None:
    state = three()
    servant(state, 0).life, servant(state, 0).mana = 20, 5
    answers: Answers = {(0, "transfer"): [("transfer", 45)], (0, "convert"): [("convert", 10)]}
    mana = master(state, 0).mana
    day(state, answers)
    # Rest gives 5 and 5 first; then up to twice the maximum, and 5 of it becomes life.
    assert servant(state, 0).life == 30
    assert servant(state, 0).mana == 2 * 25 - 5
    assert master(state, 0).mana >= mana  # it costs the master nothing
    assert state.teams[0].transferred
    on(state, "master_act")
    on(state, "night", {})
    assert kind(state, 0) == "night"
    assert servant(state, 0).mana <= 25


@clause("GW-85", "GW-23")
def test_codes_are_bought_with_merit_two_in_a_visit() -> None:
    state = three()
    master(state, 0).merit = 9
    answers: Answers = {
        (0, "master_act"): [("church",)],
        (0, "purchase"): [("buy", "armament"), ("buy", "crest_copy", "bind")],
        (1, "master_act"): [("search", "b2")],
    }
    entries = day(state, answers)
    one = master(state, 0)
    assert (one.merit, one.combat, one.spells[-1]) == (3, 6, "bind")
    assert happened(entries, Met) == []
    assert [event.team for event in happened(entries, LandGained)] == [1]


@clause("GW-86", "GW-87")
def test_two_masters_link_their_lines() -> None:
    state = three()
    answers: Answers = {
        (0, "master_act"): [("link", 1)],
        (1, "link"): ["yes"],
        (1, "transfer"): [("transfer", 0)],
    }
    entries = day(state, answers)
    assert happened(entries, Linked) == [Linked(0, 1, agreed=True)]
    assert (master(state, 0).stat, master(state, 1).stat) == (5, 5)
    assert (master(state, 0).mana, master(state, 1).mana) == (2 * 26, 2 * 44)
    on(state, "master_act")
    assert (master(state, 0).stat, master(state, 0).mana) == (1, 26)
    assert not any(option[0] == "link" for option in offered(state, 0))  # once in a campaign


@clause("GW-87")
def test_a_transfer_excludes_a_link_in_the_same_round() -> None:
    state = three()
    servant(state, 1).mana = 1
    answers: Answers = {(0, "master_act"): [("link", 1)], (1, "transfer"): [("transfer", 5)]}
    entries = day(state, answers)
    assert happened(entries, Linked) == []
    assert not master(state, 0).linked


@clause("GW-88", "GW-90", "GW-91")
@pytest.mark.parametrize(("persons", "notices"), [(5, 0), (6, 1)])
def test_five_persons_are_safe_and_six_are_not(persons: int, notices: int) -> None:
    state = three()
    on(state, "servant_act")
    fed = {option[1] for option in offered(state, 0) if option[0] == "feed"}
    assert {CATALOG.regions[str(region)].population for region in fed} == {1, 2}
    servant(state, 0).mana = 5
    answers: Answers = {(0, "servant_act"): [("feed", "c2")], (0, "feed"): [("persons", persons)]}
    entries = day(state, answers)
    assert len(happened(entries, ChurchNotice)) == notices
    assert servant(state, 0).mana == 5 + 15 * persons
    assert state.residues[0].servants == (0,)


@clause("GW-89")
def test_the_twenty_first_person_is_punished_whoever_fed() -> None:
    state = three()
    state.fed = 18
    answers: Answers = {}
    for seat in (0, 1):
        answers[seat, "servant_act"] = [("feed", "c2")]
        answers[seat, "feed"] = [("persons", 2)]
    entries = day(state, answers)
    assert state.fed == 22
    assert [event.team for event in happened(entries, ChurchNotice)] == [1]


@clause("GW-98", "GW-99")
def test_three_sanctions_make_an_extermination_order() -> None:
    state = three()
    luck = master(state, 0).luck
    orders: list[ExterminationOrder] = []
    for number in range(3):
        on(state, "servant_act")
        if number == 2:
            assert master(state, 0).luck == luck - 1
        answers: Answers = {(0, "servant_act"): [("feed", "c2")], (0, "feed"): [("persons", 6)]}
        orders += happened(on(state, "night", answers), ExterminationOrder)
        on(state, "master_act")
    assert [(order.team, order.base) for order in orders] == [(0, "a1")]
    assert master(state, 0).merit == 0
    assert GAME.view(state, 2).teams[0].base == "a1"


@clause("GW-98")
def test_after_the_second_sanction_the_church_is_closed() -> None:
    state = three()
    master(state, 0).merit = 9
    on(state, "night")
    assert ("church",) in _acts_next_morning(state, sanctions=1)
    again = three()
    master(again, 0).merit = 9
    on(again, "night")
    assert ("church",) not in _acts_next_morning(again, sanctions=2)


def _acts_next_morning(state: War, sanctions: int) -> tuple[object, ...]:
    state.teams[0].sanctions = sanctions
    on(state, "master_act")
    return offered(state, 0)


@clause("GW-92", "GW-93", "GW-94")
def test_a_territory_grows_with_the_leyline() -> None:
    state = campaign(("baba_yaga", "heir", "c3"), THREE[0])
    state.teams[0].servant = new_servant(
        CATALOG,
        0,
        sheet("witch", "E D D A B", "territory C,item_making C", [phantasm("E")], "caster"),
    )
    day(state, {(0, "servant_act"): [("territory", "c3")]})
    assert state.teams[0].territory == Territory("c3", 1)
    on(state, "territory")
    decision = state.decision(0)
    assert decision is not None
    assert decision.about == ("mana", 15)
    mana = servant(state, 0).mana
    choose(state, 0, ("level",))
    assert state.teams[0].territory == Territory("c3", 2)
    assert servant(state, 0).mana == mana - 5  # 20 for the second level, 15 of the leyline
    on(state, "night", {(0, "servant_act"): ["tend"], (0, "territory"): ["store"]})
    assert state.teams[0].territory == Territory("c3", 2, 15)  # half of 30


@clause("GW-96")
def test_a_search_in_a_territory_gives_one_workshop_point() -> None:
    state = campaign(("baba_yaga", "heir", "c3"), THREE[0])
    state.teams[0].territory = Territory("c1")
    answers: Answers = {(1, "master_act"): [("search", "c1")] * 2}
    entries = day(state, answers)
    on(state, "master_act")
    entries += day(state, answers)
    assert happened(entries, WorkshopGained) == [WorkshopGained(1, 0, 1)]
    assert GAME.view(state, 1).teams[0].territory is not None


@clause("GW-97", "GW-68")
def test_a_caster_makes_items_and_is_found_out_by_who_searches_there() -> None:
    state = campaign(("baba_yaga", "heir", "c3"), THREE[0])
    answers: Answers = {
        (0, "servant_act"): ["items"],
        (0, "item"): [("item", "healing_draught"), ("item", "talisman")],
        (0, "master_act"): [("search", "a1")],
        (1, "master_act"): [("search", "c3")],
    }
    mana = servant(state, 0).mana
    entries = day(state, answers)
    made = len(master(state, 0).goods)
    assert made in {1, 2}
    assert servant(state, 0).mana == mana - 10 * made
    found = [event.by for event in happened(entries, InfoGained) if event.team == 1]
    assert found == ["items"]


@clause("GW-40")
def test_moving_the_base_costs_ten_mana() -> None:
    state = three()
    mana = master(state, 0).mana
    day(state, {(0, "master_act"): [("move_base", "b1")]})
    assert state.teams[0].base == "b1"
    assert master(state, 0).mana == mana - 10


def test_name_discernment_knows_something_from_the_start() -> None:
    state = campaign(("bao_zheng", "heir", "a1"), THREE[1], extra=True)
    assert state.teams[0].info == [0, 1]
    assert master(state, 0).merit == 2
