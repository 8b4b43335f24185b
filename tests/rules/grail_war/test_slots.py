"""Sections 12 to 14: what two tiles come to, and what it costs."""

from pathlib import Path

import pytest

from engine.grail_war.battle_events import SlotJudged
from engine.grail_war.cards import KINDS
from engine.grail_war.matchups import MATCHUPS, Blow, judge
from engine.grail_war.servant_effects import Armour, Weapon
from engine.kernel import Option
from tests.clauses import clause
from tests.grail_war.arena import (
    always,
    choose,
    kind,
    lost,
    match,
    offered,
    one_slot,
    phantasm,
    plan,
    run_out,
    servant,
    sheet,
    slots,
)

KOREAN: dict[str, str] = dict(
    zip(
        ("통상", "강타", "반격", "맹공", "마술", "치명", "보구", "돌격", "기습", "저격"),
        KINDS,
        strict=True,
    )
)
RULEBOOK = Path(__file__).resolve().parents[3] / "docs" / "rules" / "grail_war.md"


def table_x() -> dict[str, dict[str, str]]:
    """The matrix as the rulebook prints it."""
    text = RULEBOOK.read_text(encoding="utf-8")
    lines = text.split("## Table X")[1].split("\n")
    rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("| **")]
    return {
        KOREAN[row[0].strip("*")]: dict(
            zip(KINDS, (cell.strip()[0] for cell in row[1:]), strict=True)
        )
        for row in rows
    }


@clause("GW-120", "GW-121", "GW-122", "GW-123", "GW-125", "GW-126", "GW-127")
def test_every_pairing_of_table_x() -> None:
    assert table_x() == MATCHUPS


def test_table_x_is_antisymmetric_and_total() -> None:
    turned = {"W": "L", "L": "W", "D": "D"}
    for one in KINDS:
        for other in KINDS:
            assert MATCHUPS[one][other] == turned[MATCHUPS[other][one]]


STATS = {"heavy": 0, "counter": 1, "flurry": 2, "magic": 3, "critical": 4, "normal": 0}
SKILLS = {"charge": "riding", "ambush": "presence_concealment", "snipe": "clairvoyance"}


def holder(word: str, cls: str = "saber") -> tuple[object, list[str]]:
    """A servant with a tile of a rank, and the plan that shows it first."""
    tile, rank, *more = word.split()
    stats, skills, phantasms = ["C", "E", "C", "C", "C"], "", []
    plus = "plus" in more
    name = tile
    if tile == "phantasm":
        scale = next((each for each in more if each in {"army", "fortress"}), "unit")
        phantasms = [phantasm(f"{rank}+" if plus else rank, scale)]  # type: ignore[arg-type]
        name = "0*2" if "stacked" in more else "0"
    elif tile in SKILLS:
        skills = f"{SKILLS[tile]} {rank}"
    else:
        stats[STATS[tile]] = f"{rank}+" if plus else rank
        skills = "magic C" if tile == "magic" else ""
    made = sheet(tile, " ".join(stats), skills, phantasms, cls, spells="bolt ward heal")
    return made, [name + ("+plus" if plus else "")]


VECTORS: list[tuple[str, str, tuple[int, int], tuple[int, int]]] = [
    ("heavy B", "flurry A", (4, 0), (0, 0)),
    ("counter C", "counter A", (0, 0), (2, 0)),
    ("magic A", "heavy E", (2, 3), (0, 0)),
    ("magic D", "magic B", (0, 0), (1, 1)),
    ("normal C", "magic A", (3, 0), (0, 0)),
    ("normal B", "charge E", (0, 0), (1, 0)),
    ("charge A", "ambush C", (2, 0), (0, 0)),
    ("snipe B", "flurry C", (0, 0), (3, 0)),
    ("critical B", "critical C", (1, 0), (0, 0)),
    ("heavy B plus", "heavy A", (3, 0), (0, 0)),
    ("phantasm A", "normal E", (3, 5), (3, 0)),
    ("phantasm B", "berserker A", (0, 0), (5, 0)),
    ("phantasm B", "critical D", (1, 2), (2, 0)),
    ("phantasm C", "critical A", (0, 0), (5, 0)),
    ("phantasm B", "phantasm B", (2, 4), (2, 4)),
    ("phantasm A army", "phantasm C", (5, 5), (2, 3)),
    ("phantasm A army", "phantasm C stacked", (3, 5), (3, 6)),
    ("phantasm B plus", "phantasm B army", (8, 8), (2, 4)),
    ("phantasm A fortress", "heavy B", (3, 6), (0, 0)),
]


@clause("GW-124", "GW-129", "GW-130", "GW-131", "GW-132", "GW-133", "GW-134", "GW-135")
@clause("GW-136", "GW-137", "GW-138", "GW-139", "GW-140", "GW-141", "GW-142", "GW-8")
@pytest.mark.parametrize(("one", "other", "second", "first"), VECTORS)
def test_the_single_slot_vectors_of_the_rulebook(
    one: str, other: str, second: tuple[int, int], first: tuple[int, int]
) -> None:
    made_one, tiles_one = holder(one)
    if other.startswith("berserker"):
        made_other, tiles_other = holder("normal A", "berserker")
    else:
        made_other, tiles_other = holder(other)
    state = match(made_one, made_other)  # type: ignore[arg-type]
    event = one_slot(state, tiles_one, tiles_other)
    assert lost(event, 1) == second
    assert lost(event, 0) == first


def test_swapping_the_sides_swaps_everything() -> None:
    for one, other, second, first in VECTORS:
        if "berserker" in other:
            continue
        made_one, tiles_one = holder(one)
        made_other, tiles_other = holder(other)
        state = match(made_other, made_one)  # type: ignore[arg-type]
        event = one_slot(state, tiles_other, tiles_one)
        assert (lost(event, 0), lost(event, 1)) == (second, first)


@clause("GW-128")
def test_a_defence_form_deals_nothing_and_lowers_the_opposing_tile() -> None:
    guard = sheet("guard", phantasms=[phantasm("D", form="defence")])
    state = match(guard, sheet("other", "A C C C C"))
    event = one_slot(state, ["0"], ["heavy"])
    assert lost(event, 1) == (0, 0)
    assert lost(event, 0) == (3, 0)
    assert event.pairs[0].outcomes == ("both", "both")
    one, other = judge(Blow("phantasm", 4, defends=True), Blow("phantasm", 4, defends=True))
    assert (one.outcome, other.outcome, one.damage, other.damage) == ("even", "even", 0, 0)


@clause("GW-143")
def test_armour_lowers_physical_tiles_and_resistance_every_magic_packet() -> None:
    plated = sheet("plated", "C C C C C", "magic_resistance B", [always("B", Armour("armour"))])
    hitter = sheet("hitter", "B C C A C", "magic B,mana_burst C", spells="bolt ward heal bind")
    event = one_slot(match(plated, hitter), ["flurry"], ["heavy+burst"])
    assert lost(event, 0) == (2, 0)  # 4 - 2 physical, the burst 2 - 2
    event = one_slot(match(plated, hitter), ["heavy"], ["magic"])
    assert lost(event, 0) == (1, 2)  # 5 - 2 magic, the odd point to the mana


@clause("GW-33")
def test_a_weapon_adds_to_its_kind_only() -> None:
    armed = sheet("armed", phantasms=[always("C", Weapon("weapon", "heavy"))])
    assert lost(one_slot(match(armed, sheet()), ["heavy"], ["flurry"]), 1) == (4, 0)
    assert lost(one_slot(match(armed, sheet()), ["counter"], ["heavy"]), 1) == (3, 0)


@clause("GW-130", "GW-132")
def test_a_bonus_comes_after_the_difference_of_equal_tiles() -> None:
    armed = sheet("armed", "B C C C C", phantasms=[always("B", Weapon("weapon", "heavy"))])
    event = one_slot(match(armed, sheet()), ["heavy"], ["heavy"])
    assert lost(event, 1) == (3, 0)  # 4 - 3, and 2 of the weapon
    even = sheet("even", phantasms=[always("B", Weapon("weapon", "heavy"))])
    assert lost(one_slot(match(even, sheet()), ["heavy"], ["heavy"]), 1) == (0, 0)


@clause("GW-110", "GW-111", "GW-112", "GW-116", "GW-117", "GW-20")
def test_ten_slots_one_by_one_and_the_higher_total_wins() -> None:
    state = match(sheet("one", "B C C C C"), sheet("two"))
    entries = plan(state, 0, ["heavy", "heavy"])
    assert slots(entries) == []  # nothing is shown while the other still plans
    entries += plan(state, 1, ["flurry"])
    entries += run_out(state)
    judged = slots(entries)
    assert [event.slot for event in judged] == list(range(10))
    first = judged[0].totals
    assert first == ((0, 4), (1, 0))
    # Nine normal tiles against the other's: 4 against 3, one each slot; heavy beats the second.
    assert judged[-1].totals == ((0, 4 + 4 + 8), (1, 0))
    assert state.result is not None
    assert state.result.winners == (0,)


@clause("GW-116")
def test_equal_totals_have_no_winner() -> None:
    state = match(sheet(), sheet())
    plan(state, 0, [])
    plan(state, 1, [])
    assert state.result is not None
    assert state.result.winners == (0, 1)


@clause("GW-113", "GW-34")
def test_a_release_shows_as_many_tiles_as_its_rank_and_is_paid_once() -> None:
    state = match(sheet("np", phantasms=[phantasm("B")]), sheet())
    entries = plan(state, 0, ["normal", "0", "run", "run", "run"])
    entries += plan(state, 1, [])
    kinds = [event.shown[0].tiles[0].kind for event in slots(entries)]
    assert kinds == ["normal"] + ["phantasm"] * 4 + ["normal"] * 5
    assert servant(state, 0).mana == 30 - 4 * 2


@clause("GW-113")
def test_a_run_must_fit_and_may_not_overlap() -> None:
    state = match(sheet("np", phantasms=[phantasm("B"), phantasm("C")]), sheet())
    for _ in range(7):
        choose(state, 0, ("tile", "normal"))
    releases = {option[1:3] for option in offered(state, 0) if option[0] == "release"}
    assert releases == {(0, 2), (1, 1), (1, 2)}  # four slots do not fit into three
    choose(state, 0, ("release", 1, 1))
    # The run goes on by itself, and nothing else may be shown until it is over.
    assert kind(state, 0) == "commit"


@clause("GW-114")
def test_stacked_tiles_double_the_value_and_halve_the_run() -> None:
    state = match(sheet("np", phantasms=[phantasm("C")]), sheet())
    entries = plan(state, 0, ["0*2"]) + plan(state, 1, ["heavy"])
    event = slots(entries)[0]
    assert event.pairs[0].bases[0] == 6
    kinds = [each.shown[0].tiles[0].kind for each in slots(entries)]
    assert kinds[:3] == ["phantasm", "phantasm", "normal"]
    army = match(sheet("np", phantasms=[phantasm("C", "army")]), sheet())
    assert ("release", 0, 2) not in offered(army, 0)


@clause("GW-34", "GW-14")
def test_an_unpaid_release_becomes_normal_tiles() -> None:
    state = match(sheet("np", "C C C E E", phantasms=[phantasm("A", "fortress")]), sheet())
    servant(state, 0).mana = -12  # the floor is 31, the cost 20
    entries = plan(state, 0, ["0"]) + plan(state, 1, [])
    kinds = {event.shown[0].tiles[0].kind for event in slots(entries)}
    assert kinds == {"normal"}
    assert servant(state, 0).mana == -12


@clause("GW-8")
def test_each_plus_is_used_once_and_lost_with_the_slot() -> None:
    state = match(sheet("plus", "B+ C C C C"), sheet("other"))
    choose(state, 0, ("tile", "heavy", "plus"))
    assert ("tile", "heavy") in offered(state, 0)
    assert ("tile", "heavy", "plus") not in offered(state, 0)
    assert ("tile", "normal", "plus") not in offered(state, 0)
    entries = plan(state, 0, [])
    entries += plan(state, 1, ["counter"])
    assert slots(entries)[0].pairs[0].outcomes == ("lose", "win")
    battle = state.battle
    assert battle is not None
    assert battle.sides[0].pluses == ["strength"]


@clause("GW-112")
def test_no_plan_can_exceed_a_count() -> None:
    state = match(sheet("few", "E E E E E"), sheet())
    choose(state, 0, ("tile", "heavy"))
    kinds = {option[1] for option in offered(state, 0) if option[0] == "tile"}
    assert "heavy" not in kinds
    assert {"counter", "flurry", "critical", "normal"} <= kinds


@clause("GW-115")
def test_instinct_swaps_two_tiles_still_to_come_but_no_run() -> None:
    seer = sheet("seer", skills="instinct C", phantasms=[phantasm("D")])
    state = match(seer, sheet())
    plan(state, 0, ["heavy", "normal", "normal", "0", "run", "counter", "flurry"])
    plan(state, 1, [])
    assert kind(state, 0) == "instinct"
    swaps = [option for option in offered(state, 0) if option[0] == "swap"]
    slots_named = {slot for _, *pair in swaps for slot in pair}
    assert slots_named == {5, 6, 7, 8, 9}
    entries = choose(state, 0, ("swap", 5, 9))
    entries += choose(state, 0, ("keep",))
    entries += choose(state, 0, ("swap", 6, 8)) if kind(state, 0) == "instinct" else []
    told = {event.slot: event.shown[0].tiles[0].kind for event in slots(entries)}
    assert told[5] == "normal"
    assert told[9] == "counter"


@clause("GW-118", "GW-144", "GW-179", "GW-14")
def test_who_falls_loses_although_his_total_is_higher() -> None:
    state = match(sheet("strong", "A C C C C"), sheet("weak", "E E E E E"))
    servant(state, 0).life = 1
    entries = plan(state, 0, ["heavy"]) + plan(state, 1, ["counter"])
    assert len(slots(entries)) == 1
    assert state.result is not None
    assert state.result.winners == (1,)


@clause("GW-118")
def test_both_at_once_and_nobody_wins() -> None:
    state = match(sheet("one", phantasms=[phantasm("A")]), sheet("two"))
    servant(state, 0).life = 1
    servant(state, 1).life = 1
    plan(state, 0, ["0"])
    plan(state, 1, ["normal"])
    assert state.result is not None
    assert state.result.winners == (0, 1)


@clause("GW-14")
def test_below_the_floor_a_servant_vanishes_at_once() -> None:
    state = match(sheet("np", phantasms=[phantasm("A")]), sheet("thin", "A A A E E"))
    servant(state, 1).mana = -29  # floor 31
    entries = plan(state, 0, ["0"]) + plan(state, 1, ["heavy"])
    assert len(slots(entries)) == 1
    assert servant(state, 1).mana == -34
    assert state.result is not None
    assert state.result.winners == (0,)


def test_an_attack_costs_no_more_than_it_takes() -> None:
    """Totals are the points that packets have taken (invariant 10)."""
    state = match(sheet("np", phantasms=[phantasm("B")]), sheet("mage", "C C C B C", "magic B"))
    before = [(servant(state, n).life, servant(state, n).mana) for n in (0, 1)]
    entries = plan(state, 0, ["0"]) + plan(state, 1, ["normal", "magic", "heavy"])
    entries += run_out(state)
    totals = dict(slots(entries)[-1].totals)
    events: list[SlotJudged] = slots(entries)
    for team in (0, 1):
        taken = [lost(event, team) for event in events]
        life, mana = (sum(part) for part in zip(*taken, strict=True))
        assert totals[1 - team] == life + mana
        cost = 8 if team == 0 else 0
        assert (servant(state, team).life, servant(state, team).mana) == (
            before[team][0] - life,
            before[team][1] - mana - cost,
        )


def test_options_read_as_words() -> None:
    state = match(sheet("plus", "B+ C C C C", "mana_burst D"), sheet())
    wanted: set[Option] = {("tile", "heavy", "plus", "burst"), ("tile", "normal"), ("rest",)}
    assert wanted <= set(offered(state, 0))
