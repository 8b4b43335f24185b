"""Section 11: battle scenes by night, and who meets whom."""

from engine.grail_war.battle_events import BattleBegan, BattleEnded, Freed, Intruded, SealSpent
from engine.grail_war.events import (
    Assaulted,
    Fled,
    LongRangeAvoided,
    QuietNight,
    ReachSeen,
    WorkshopGained,
)
from engine.grail_war.state import Territory, War
from engine.kernel import Entry, seen_by
from tests.clauses import clause
from tests.grail_war.arena import (
    GAME,
    campaign,
    choose,
    happened,
    kind,
    master,
    night_battle,
    offered,
    on,
    phantasm,
    plan,
    ready,
    servant,
    sheet,
    slots,
)
from tests.rules.grail_war.campaigns import PLAIN, go, war


@clause("GW-100", "GW-101", "GW-41")
def test_a_team_declares_a_region_or_stays() -> None:
    state = war("a1", "c3")
    options = offered(state, 0)
    assert options[0] == ("stay",)
    assert {option[1] for option in options if option[0] == "go"} == set(state.city) - {"b2"}
    choose(state, 0, ("stay",))
    entries = choose(state, 1, ("stay",))
    assert happened(entries, QuietNight) == [QuietNight(1)]


@clause("GW-102")
def test_a_master_who_stays_behind_rests() -> None:
    state = war("a1", "c3")
    master(state, 0).life, master(state, 0).mana = 5, 5
    go(state, 0, "b1", "alone")
    assert (master(state, 0).life, master(state, 0).mana) == (10, 15)
    master(state, 1).mana = 5
    go(state, 1, "b1", "together")
    assert master(state, 1).mana == 5


@clause("GW-103", "GW-104", "GW-106")
def test_who_is_within_reach() -> None:
    state = war("a1", "c3", "a3")
    go(state, 0, "a2")
    choose(state, 1, ("stay",))
    entries = choose(state, 2, ("stay",))
    seen = happened(entries, ReachSeen)
    assert seen == [ReachSeen(0, ((2, "a3", ""),))]  # c3 is three squares away
    assert offered(state, 0) == (("none",), ("attack", 2, "a3"))
    far = war("a1", "c3", "a3")
    go(far, 0, "b3")
    choose(far, 1, ("stay",))
    choose(far, 2, ("stay",))
    assert set(offered(far, 0)) == {("none",), ("attack", 1, "c3"), ("attack", 2, "a3")}
    long = war("a1", "c3")
    go(long, 0, "c1")
    choose(long, 1, ("stay",))
    assert offered(long, 0) == (("none",), ("attack", 1, "c3", "long"))


@clause("GW-103", "GW-24")
def test_scouts_and_far_sight_reach_further() -> None:
    eyes = sheet("eyes", skills="clairvoyance B")
    state = war("a1", "c3", servants=(eyes,))
    go(state, 0, "c1")
    choose(state, 1, ("stay",))
    assert offered(state, 0) == (("none",), ("attack", 1, "c3"))
    scout = campaign(("roland", "mercenary", "a1"), ("zhang_fei", "fugitive", "c3"))
    on(scout, "night")
    go(scout, 0, "c1")
    choose(scout, 1, ("stay",))
    assert offered(scout, 0) == (("none",), ("attack", 1, "c3"))


@clause("GW-64", "GW-106")
def test_the_concealed_are_not_on_the_list() -> None:
    hidden = sheet("hidden", skills="presence_concealment C")
    state = war("a1", "a3", "c3", servants=(PLAIN, hidden, PLAIN))
    go(state, 0, "a2")
    choose(state, 1, ("stay",))
    entries = choose(state, 2, ("stay",))
    assert happened(entries, ReachSeen) == []


def long_attack(answer: str) -> tuple[War, list[Entry]]:
    state = war("a1", "c3")
    go(state, 0, "c1")
    choose(state, 1, ("stay",))
    choose(state, 0, ("attack", 1, "c3", "long"))
    assert kind(state, 1) == "avoid"
    return state, choose(state, 1, (answer,))


@clause("GW-104", "GW-105", "GW-115")
def test_a_long_range_attack_is_avoided_or_half_as_long() -> None:
    _, entries = long_attack("avoid")
    assert happened(entries, LongRangeAvoided) == [LongRangeAvoided(1, 0)]
    assert happened(entries, BattleBegan) == []
    state, entries = long_attack("accept")
    (began,) = happened(entries, BattleBegan)
    assert (began.slots, began.long) == (5, True)
    ready(state)
    entries = plan(state, 0, []) + plan(state, 1, [])
    assert [event.slot for event in slots(entries)] == [0, 1]  # the pause after slot 2
    ready(state)


@clause("GW-107", "GW-108")
def test_attacks_form_groups_and_groups_are_battles() -> None:
    state = war("a1", "c3", "a3", "c1")
    for seat, region in ((0, "a2"), (2, "a2"), (3, "c2")):
        go(state, seat, region)
    choose(state, 1, ("stay",))
    choose(state, 0, ("attack", 2, "a2"))
    choose(state, 2, ("attack", 0, "a2"))
    entries = choose(state, 3, ("attack", 1, "c3"))
    (first,) = happened(entries, BattleBegan)
    assert (first.region, [each.team for each in first.lineups]) == ("a2", [0, 2])
    entries = on(state, "master_act")
    began = happened(entries, BattleBegan)
    assert [(each.region, [line.team for line in each.lineups]) for each in began] == [
        ("c3", [1, 3])
    ]


@clause("GW-107", "GW-108")
def test_three_in_a_chain_brawl_where_most_attacks_go() -> None:
    state = war("a1", "c3", "a3")
    go(state, 0, "b3")
    choose(state, 1, ("stay",))
    go(state, 2, "b3")
    choose(state, 0, ("attack", 1, "c3"))
    entries = choose(state, 2, ("attack", 1, "c3"))
    (began,) = happened(entries, BattleBegan)
    assert (began.region, [each.team for each in began.lineups]) == ("c3", [0, 1, 2])
    assert began.slots == 10


@clause("GW-110", "GW-100")
def test_the_servant_stands_in_front_and_the_master_behind_if_he_is_there() -> None:
    state = war("a1", "c3")
    go(state, 0, "c3", "alone")
    choose(state, 1, ("stay",))
    entries = choose(state, 0, ("attack", 1, "c3"))
    (began,) = happened(entries, BattleBegan)
    assert [(each.front, each.rear) for each in began.lineups] == [
        ("servant", None),
        ("servant", "master"),
    ]


def assault(**stock: int) -> tuple[War, list[Entry]]:
    """Team 0 knows the base a3 of team 1, whose master is alone there."""
    state = war("a1", "a3")
    state.teams[0].spotted[1] = "a3"
    for name, count in stock.items():
        setattr(master(state, 1), name, count)
    go(state, 0, "a3")
    go(state, 1, "c1", "alone")
    entries = choose(state, 0, ("assault", 1, "a3"))
    assert kind(state, 1) == "assault"
    return state, entries


@clause("GW-109")
def test_a_master_alone_at_his_base_is_come_upon() -> None:
    state, entries = assault()
    assert happened(entries, Assaulted) == [Assaulted(0, 1, "a3")]
    assert offered(state, 1) == (("luck",), ("life",), ("call",), ("fight",))
    entries = choose(state, 1, ("luck",))
    assert happened(entries, Fled) == [Fled(1, luck=True, life=0)]
    assert master(state, 1).luck == 2
    assert master(state, 1).merit == 2  # without information
    state, _ = assault(luck=0)
    assert offered(state, 1)[0] == ("life",)
    choose(state, 1, ("life",))
    assert master(state, 1).life == 24 - 6 + 5  # twice the strength; 5 on the next morning
    state, _ = assault()
    entries = choose(state, 1, ("call",))
    assert happened(entries, SealSpent) == [SealSpent(1, "call")]
    (began,) = happened(entries, BattleBegan)
    assert (began.lineups[1].front, began.lineups[1].rear) == ("servant", "master")
    state, _ = assault()
    entries = choose(state, 1, ("fight",))
    (began,) = happened(entries, BattleBegan)
    assert (began.lineups[1].front, began.lineups[1].rear) == ("master", None)
    assert kind(war("a1", "a3"), 0) == "night"


@clause("GW-109")
def test_without_knowing_the_base_nobody_is_come_upon() -> None:
    state = war("a1", "a3")
    go(state, 0, "a3")
    go(state, 1, "c1", "alone")
    assert not any(
        option[0] == "assault" for option in offered(state, 0) if kind(state, 0) == "target"
    )


@clause("GW-171", "GW-172", "GW-173")
def test_an_idle_team_nearby_may_break_in() -> None:
    state = war("a1", "c3", "b3")
    go(state, 0, "c3")
    choose(state, 1, ("stay",))
    choose(state, 2, ("stay",))
    choose(state, 0, ("attack", 1, "c3"))
    ready(state)
    plan(state, 0, ["heavy"])
    plan(state, 1, ["flurry"])
    assert kind(state, 2) is None  # first who is there may withdraw
    ready(state)
    assert offered(state, 2) == (("stay",), ("intrude", 0), ("intrude", 1))
    entries = choose(state, 2, ("intrude", 1))
    assert happened(entries, Intruded) == [Intruded(2, 1)]
    entries = choose(state, 0, ("leave",))
    assert happened(entries, Freed) == [Freed(0, stays=False)]
    (ended,) = happened(entries, BattleEnded)
    assert (ended.totals, ended.winner) == (((0, 3), (1, 0)), 0)
    assert state.teams[0].info[1] == 1
    assert state.battle is not None
    assert [side.team for side in state.battle.sides] == [2, 1]
    on(state, "tile")
    assert servant(state, 1).stock["flurry"] == 1


@clause("GW-95", "GW-96")
def test_a_territory_helps_its_caster_until_it_is_found_out() -> None:
    witch = sheet("witch", "E D D A B", "territory C", [phantasm("E")], "caster")
    state = war("c3", "c1", servants=(witch, sheet("hitter", "A C C C C")))
    state.teams[0].territory = Territory("c3", 3)
    night_battle(state, attacker=1, target=0)
    ready(state)
    magic = 0
    while ("tile", "magic") in offered(state, 0):
        choose(state, 0, ("tile", "magic"))
        magic += 1
    assert magic == 3 + 1
    entries = plan(state, 0, [])
    entries += plan(state, 1, ["heavy", "normal", "normal", "normal"])
    judged = slots(entries)
    assert [hit.amount for hit in judged[0].hits] == [5 + 1]  # its magic tiles deal 1 more
    assert [hit.amount for hit in judged[1].hits] == [5 - 1]  # what hits it is 1 lower
    known = war("c3", "c1", servants=(witch, sheet("hitter", "A C C C C")))
    known.teams[0].territory = Territory("c3", 3)
    known.teams[1].workshop[0] = 2
    night_battle(known, attacker=1, target=0)
    ready(known)
    entries = plan(known, 0, ["magic", "magic"]) + plan(known, 1, ["heavy", "normal"])
    assert [hit.amount for hit in slots(entries)[0].hits] == [5]
    assert [hit.amount for hit in slots(entries)[1].hits] == [5]
    entries = on(state, "master_act")
    assert happened(entries, WorkshopGained) == [WorkshopGained(1, 0, 1)]


@clause("GW-56", "GW-57")
def test_a_battle_not_begun_teaches_nothing() -> None:
    state = war("a1", "c3")
    night_battle(state)
    choose(state, 0, ("retreat",))
    choose(state, 1, ("retreat",))
    assert state.teams[0].info == [0, 0]
    fought = war("a1", "c3", servants=(sheet("np", phantasms=[phantasm("E")]),))
    night_battle(fought)
    ready(fought)
    plan(fought, 0, ["0"])
    plan(fought, 1, [])
    on(fought, "master_act")
    assert (fought.teams[0].info, fought.teams[1].info) == ([0, 1], [2, 0])


@clause("GW-98", "GW-100")
def test_outsiders_learn_where_a_battle_is_but_not_whose() -> None:
    state = war("a1", "c3", "a3")
    go(state, 0, "c3")
    choose(state, 1, ("stay",))
    choose(state, 2, ("stay",))
    entries = choose(state, 0, ("attack", 1, "c3"))
    (own,) = [e for e in seen_by(entries, 1) if isinstance(e, BattleBegan)]
    assert [line.team for line in own.lineups] == [0, 1]
    for viewer in (2, None):
        (told,) = [e for e in seen_by(entries, viewer) if isinstance(e, BattleBegan)]
        assert (told.region, [line.team for line in told.lineups]) == ("c3", [-1, -2])
        battle = GAME.view(state, viewer).battle
        assert battle is not None
        assert [side.team for side in battle.sides] == [-1, -2]
    ready(state)
    plan(state, 0, [])
    entries = plan(state, 1, [])
    assert not any(event.tag == "grail_war.slot_judged" for event in seen_by(entries, 2))
    assert any(event.tag == "grail_war.slot_judged" for event in seen_by(entries, 0))
