"""Sections 6, 9 and 10: story scenes, rest, special activities."""

import pytest

from engine.grail_war.events import (
    ChurchNotice,
    ExterminationOrder,
    InfoGained,
    LandGained,
    Linked,
    MasterDied,
    Met,
    SceneBegan,
    WorkshopGained,
)
from engine.grail_war.play import new_servant
from engine.grail_war.state import Territory, War
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
from tests.rules.grail_war.campaigns import THREE, day, three


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
