"""Sections 18 to 20 in battle: retreat, escape, intrusion, brawls, recall and vanishing."""

import pytest

from engine.grail_war.battle_events import (
    BattleEnded,
    Endured,
    Escaped,
    Freed,
    Intruded,
    NameRevealed,
    Regrouped,
    Retreated,
    SealSpent,
    ServantRecalled,
    ServantVanished,
)
from engine.grail_war.play import new_servant
from engine.grail_war.state import War
from engine.kernel import Entry
from tests.clauses import clause
from tests.grail_war.arena import (
    CATALOG,
    GAME,
    campaign,
    choose,
    default,
    happened,
    kind,
    master,
    match,
    night_battle,
    offered,
    on,
    phantasm,
    plan,
    servant,
    sheet,
    slots,
)

PLAIN = sheet("plain")


def at_night(
    *,
    along: tuple[bool, bool] = (True, True),
    sheets: tuple[object, object] = (PLAIN, PLAIN),
) -> War:
    """A night battle of two teams, at its first question."""
    state = campaign(("roland", "student", "a1"), ("zhang_fei", "fugitive", "c3"), seed="night")
    on(state, "night")
    for team, made in enumerate(sheets):
        state.teams[team].servant = new_servant(CATALOG, team, made)  # type: ignore[arg-type]
    night_battle(state, along=along)
    return state


def stay(state: War) -> None:
    """Nobody withdraws or prepares."""
    while state.decisions() and state.decisions()[0].kind in {"withdraw", "prepare", "instinct"}:
        default(state, state.decisions()[0].seat)


def planned(state: War, mine: list[str], theirs: list[str]) -> list[Entry]:
    stay(state)
    return [*plan(state, 0, mine), *plan(state, 1, theirs)]


@clause("GW-115", "GW-165", "GW-167")
def test_before_the_plans_the_opponent_picks_three_tiles() -> None:
    state = at_night(along=(False, False))
    assert kind(state, 0) == kind(state, 1) == "withdraw"
    choose(state, 1, ("retreat",))
    choose(state, 0, ("stay",))
    decision = state.decision(0)
    assert decision is not None
    assert (decision.kind, decision.least, decision.most) == ("pursuit", 3, 3)
    assert {option[1] for option in decision.options} == {
        *("normal", "heavy", "counter", "flurry", "critical"),
    }
    entries = choose(state, 0, ("tile", "heavy", 0), ("tile", "heavy", 1), ("tile", "normal", 0))
    (told,) = happened(entries, Retreated)
    assert (told.points, told.success) == (9, True)
    assert sorted(told.tiles) == ["heavy", "heavy", "normal"]
    (ended,) = happened(entries, BattleEnded)
    assert ended.outs == ((0, None), (1, "fled"))
    assert ended.winner == 0


@clause("GW-166")
def test_with_ten_points_the_retreat_fails_and_hurts_all_the_same() -> None:
    state = at_night(along=(False, False), sheets=(sheet("hard", "B C C C C"), PLAIN))
    choose(state, 1, ("retreat",))
    choose(state, 0, ("stay",))
    entries = choose(state, 0, ("tile", "heavy", 0), ("tile", "heavy", 1), ("tile", "counter", 0))
    (told,) = happened(entries, Retreated)
    assert (told.points, told.success) == (11, False)
    assert servant(state, 1).life == 30 - 11
    assert happened(entries, BattleEnded) == []
    stay(state)
    assert kind(state, 0) == kind(state, 1) == "tile"


@clause("GW-115", "GW-167", "GW-168")
def test_later_it_is_the_next_three_slots_and_they_are_over() -> None:
    state = at_night(along=(False, False), sheets=(sheet("hard", "B C C C C"), PLAIN))
    planned(state, ["normal"] * 3 + ["heavy", "heavy", "flurry"], ["normal"] * 3)
    assert state.battle is not None
    assert state.battle.slot == 3
    choose(state, 1, ("retreat",))
    entries = choose(state, 0, ("stay",))
    (told,) = happened(entries, Retreated)
    assert told.tiles == ("heavy", "heavy", "flurry")
    assert (told.points, told.success) == (11, False)
    assert servant(state, 0).stock == {"heavy": 0, "counter": 2, "flurry": 1, "critical": 1}
    empty = [event for event in slots(entries) if event.slot in {3, 4, 5}]
    assert all(event.pairs == () and event.hits == () for event in empty)


@clause("GW-165")
def test_a_mad_servant_does_not_retreat() -> None:
    mad = sheet("mad", skills="mad_enhancement C", cls="berserker")
    state = at_night(sheets=(mad, PLAIN))
    assert ("retreat",) not in offered(state, 0)
    assert ("luck",) in offered(state, 0)


@clause("GW-169", "GW-25", "GW-12")
def test_luck_lets_a_side_escape_if_its_master_is_there() -> None:
    state = at_night(along=(True, False))
    assert ("luck",) not in offered(state, 1)
    before = master(state, 0).luck, servant(state, 0).life, servant(state, 0).mana
    choose(state, 0, ("luck",))
    entries = choose(state, 1, ("stay",))
    assert happened(entries, Escaped) == [Escaped(0, luck=True)]
    assert (master(state, 0).luck, servant(state, 0).life) == (before[0] - 1, before[1])


@clause("GW-170")
def test_if_both_withdraw_nobody_is_hurt_and_nobody_wins() -> None:
    state = at_night(along=(False, False))
    choose(state, 0, ("retreat",))
    entries = choose(state, 1, ("retreat",))
    (ended,) = happened(entries, BattleEnded)
    assert ended.winner is None
    assert ended.totals == ((0, 0), (1, 0))


@clause("GW-180", "GW-118")
def test_an_absent_master_recalls_his_servant() -> None:
    state = at_night(along=(False, True))
    servant(state, 0).life = 2
    planned(state, ["heavy"], ["counter"])
    assert kind(state, 0) == "recall"
    entries = choose(state, 0, ("recall",))
    assert happened(entries, SealSpent) == [SealSpent(0, "recall")]
    assert happened(entries, ServantRecalled) == [ServantRecalled(0)]
    assert master(state, 0).seals == 2
    (ended,) = happened(entries, BattleEnded)
    assert ended.winner == 1
    assert servant(state, 0).life == 1


@clause("GW-180", "GW-53")
def test_without_the_command_spell_he_vanishes() -> None:
    state = at_night(along=(False, True))
    servant(state, 0).life = 2
    planned(state, ["heavy"], ["counter"])
    entries = choose(state, 0, ("let_go",))
    (gone,) = happened(entries, ServantVanished)
    assert (gone.team, gone.cls, gone.name) == (0, "saber", None)


@clause("GW-179", "GW-59")
def test_beside_his_master_a_servant_vanishes() -> None:
    state = at_night(along=(True, False))
    servant(state, 0).life = 2
    merit = master(state, 1).merit
    entries = planned(state, ["heavy"], ["counter"])
    assert len(happened(entries, ServantVanished)) == 1
    # A point for the battle, one for winning it, three for the servant made to vanish.
    assert master(state, 1).merit == merit + 1 + 1 + 3


@clause("GW-118")
def test_battle_continuation_stands_at_one_life() -> None:
    tough = sheet("tough", skills="battle_continuation C")
    state = match(tough, sheet("two"))
    servant(state, 0).life = 2
    entries = plan(state, 0, ["heavy", "heavy"]) + plan(state, 1, ["counter", "counter"])
    assert happened(entries, Endured) == [Endured(0)]  # once in a duel, whatever the rank
    assert len(slots(entries)) == 2
    assert state.result is not None
    assert state.result.winners == (1,)


@clause("GW-181")
def test_a_command_spell_gives_tiles_and_mana_once_in_a_battle() -> None:
    state = at_night()
    one = servant(state, 0)
    one.stock.update(heavy=0, counter=0, flurry=0)
    one.mana = 5
    default(state, 0)
    default(state, 1)
    assert ("seal",) in offered(state, 0)
    choose(state, 0, ("seal",))
    assert sum(one.stock.values()) == 1 + 5
    assert one.mana == 15
    assert master(state, 0).seals == 2
    assert ("seal",) not in offered(state, 0)


@clause("GW-61", "GW-60", "GW-53")
def test_a_revealed_name_opens_everything_and_brings_merit_once() -> None:
    state = at_night()
    default(state, 0)
    default(state, 1)
    merit = master(state, 1).merit
    entries = choose(state, 1, ("name",))
    assert [event.name.en for event in happened(entries, NameRevealed)] == ["Plain"]
    assert state.teams[0].info[1] == 5
    assert master(state, 1).merit == merit + 1
    assert kind(state, 1) != "prepare" or ("name",) not in offered(state, 1)
    entries = planned(state, ["heavy"], ["flurry"])
    assert slots(entries)[0].hits[0].amount == 3 + 2


@clause("GW-174", "GW-175", "GW-176", "GW-177", "GW-178", "GW-188")
def test_a_brawl_of_three() -> None:
    np = sheet("np", phantasms=[phantasm("D", "army"), phantasm("D")])
    state = match(np, sheet("two"), sheet("three"))
    assert state.decision(0).about == ("slot", 0, 1)  # type: ignore[union-attr]
    choose(state, 0, ("release", 0, 1))  # all opponents at once, two slots long
    assert state.decision(0).about == ("slot", 2, 1)  # type: ignore[union-attr]
    choose(state, 0, ("release", 1, 1))  # anti-unit: at one opponent
    choose(state, 0, ("tile", "heavy"))
    assert state.decision(0).about == ("slot", 3, 2)  # type: ignore[union-attr]
    choose(state, 0, ("rest",))
    choose(state, 0, ("commit",))
    for seat, foe in ((1, 2), (2, 1)):
        while kind(state, seat) == "tile":
            at = state.decision(seat)
            assert at is not None
            spare = at.about[2] == foe
            choose(state, seat, ("spare",) if spare else ("tile", "normal"))
        entries = choose(state, seat, ("commit",))
    first, second, third = slots(entries)[:3]
    assert [pair.teams for pair in first.pairs] == [(0, 1), (0, 2)]  # 1 and 2 spare each other
    assert {pair.kinds[0] for pair in first.pairs} == {"phantasm"}
    assert {pair.kinds[0] for pair in second.pairs} == {"phantasm"}
    assert [pair.kinds[0] for pair in third.pairs] == ["phantasm", "heavy"]
    assert servant(state, 0).stock["heavy"] == 1  # each declared tile costs one
    assert servant(state, 0).mana == 30 - 2 * 3 - 2 * 2
    assert state.result is not None
    assert state.result.winners == (0,)


@clause("GW-171", "GW-172", "GW-173", "GW-187")
@pytest.mark.parametrize("stays", [False, True])
def test_a_third_servant_breaks_in(stays: bool) -> None:
    regroups = sheet("regroups", skills="regrouping D")
    state = match(sheet("one"), regroups, sheet("third"), intruder=True)
    entries = plan(state, 0, ["heavy", "heavy"]) + plan(state, 1, ["flurry", "flurry", "counter"])
    assert state.battle is not None
    assert state.battle.slot == 6
    assert {option[0] for option in offered(state, 2)} == {"intrude"}
    entries = choose(state, 2, ("intrude", 1))
    assert happened(entries, Intruded) == [Intruded(2, 1)]
    entries = choose(state, 0, ("stay",) if stays else ("leave",))
    assert happened(entries, Freed) == [Freed(0, stays)]
    (ended,) = happened(entries, BattleEnded)
    assert ended.slots == 6
    assert happened(entries, Regrouped) == [Regrouped(1, 3)]
    assert servant(state, 1).stock["flurry"] == 2
    assert [side.team for side in state.battle.sides] == ([2, 1, 0] if stays else [2, 1])
    assert (state.battle.slot, state.battle.intruded) == (0, True)
    if stays:  # without Regrouping he goes on without what he has shown
        left = {option[1] for option in offered(state, 0) if option[0] == "tile"}
        assert "heavy" not in left


@clause("GW-186")
def test_a_duel_has_no_map_no_retreat_and_no_recall() -> None:
    state = match(sheet("one"), sheet("two"), masters=["student", "student"])
    assert state.city == ()
    servant(state, 0).life = 1
    entries = plan(state, 0, ["heavy"]) + plan(state, 1, ["counter"])
    assert len(happened(entries, ServantVanished)) == 1
    assert state.result is not None
    assert master(state, 0).seals == 3


@clause("GW-187")
def test_a_row_of_duels_to_the_end() -> None:
    state = match(sheet("one", "C A C C C"), sheet("two", "C A C C C"), to_the_end=True)
    bouts = 0
    while state.result is None:
        bouts += 1
        one = servant(state, 0)
        assert one.stock["critical"] == 1  # it comes back in between
        plan(state, 0, ["critical"])
        plan(state, 1, [])
    assert bouts == state.fights == 5
    assert state.result.winners == (0,)


@clause("GW-188")
def test_seven_sides_can_brawl() -> None:
    state = match(*[sheet(f"s{number}") for number in range(7)])
    for seat in range(7):
        choose(state, seat, ("rest",))
        choose(state, seat, ("commit",))
    assert state.result is not None
    assert state.result.winners == tuple(range(7))


def test_conceding_a_duel_gives_it_to_the_other() -> None:
    state = match(sheet("one"), sheet("two"))
    GAME.apply(state, 0, "concede")
    assert state.result is not None
    assert state.result.winners == (1,)
