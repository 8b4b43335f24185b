"""Sections 7 and 8: declarations, searches, and what they find."""

from engine.grail_war.events import (
    InfoGained,
    LandGained,
    ReachSeen,
)
from engine.grail_war.state import Act, Residue
from tests.clauses import clause
from tests.grail_war.arena import (
    GAME,
    Answers,
    choose,
    happened,
    master,
    offered,
    on,
    servant,
)
from tests.rules.grail_war.campaigns import day, three


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
