"""Sections 15 to 17: the rear, spells, and a master in front."""

from engine.grail_war.battle import begin_battle
from engine.grail_war.battle_events import Hit, SlotJudged
from engine.grail_war.battle_state import Battle, Role, Side
from engine.grail_war.cards import Catalog
from engine.grail_war.play import WarPlay
from engine.grail_war.quick import AfterBout
from engine.grail_war.state import War
from engine.kernel import Lane, Option
from engine.kernel.game import _advance
from tests.clauses import clause
from tests.grail_war.arena import (
    CATALOG,
    choose,
    kind,
    lost,
    master,
    match,
    offered,
    phantasm,
    plan,
    ready,
    servant,
    sheet,
    slots,
)


def fight(state: War, one: tuple[Role, Role | None], other: tuple[Role, Role | None]) -> War:
    """Begin the battle anew with these fronts and rears."""
    sides = [Side(number, front, rear) for number, (front, rear) in enumerate((one, other))]
    state.lanes = [Lane([])]
    play = WarPlay(state, CATALOG)
    begin_battle(play, Battle("", sides), AfterBout())
    _advance(play)
    return state


def aids(state: War, seat: int, slot: int = 0) -> list[Option]:
    """What may help in a slot, once the tiles are planned."""
    if kind(state, seat) == "tile":
        choose(state, seat, ("rest",))
    for _ in range(slot):
        choose(state, seat, ("next",))
    return list(offered(state, seat))


def with_masters(one: str = "student", other: str = "fugitive", **more: object) -> War:
    return match(sheet("one", "B C C C C"), sheet("two"), masters=[one, other], **more)


@clause("GW-145", "GW-149", "GW-150")
def test_a_master_shows_as_many_physical_tiles_as_combat_and_experience_give() -> None:
    state = with_masters("detective")  # combat 4, experience 4
    life = master(state, 0).life
    choose(state, 0, ("rest",))
    for slot in range(1, 7):
        choose(state, 0, ("defend", "heavy", 1))
        assert not any(option[0] in {"defend", "support"} for option in offered(state, 0)), slot
        choose(state, 0, ("next",))
    assert not any(option[0] in {"defend", "support"} for option in offered(state, 0))
    choose(state, 0, ("done",))
    choose(state, 0, ("commit",))
    plan(state, 1, [])
    assert master(state, 0).life == life - 6  # paid whether it helps or not


@clause("GW-149")
def test_with_one_life_the_rear_shows_nothing() -> None:
    state = with_masters()
    master(state, 0).life = 2
    plan(state, 0, ["heavy", "heavy"], {1: [("support", "heavy", 1)]})
    entries = plan(state, 1, ["flurry", "flurry"])
    assert slots(entries)[0].shown[0].helped
    assert master(state, 0).life == 1
    assert not any(option[0] == "support" for option in aids(with_low_life(), 0))


def with_low_life() -> War:
    state = with_masters()
    master(state, 0).life = 1
    return state


@clause("GW-147")
def test_support_adds_two_to_the_same_kind_if_it_deals_damage() -> None:
    state = with_masters()
    entries = plan(
        state,
        0,
        ["heavy", "counter"],
        {1: [("support", "heavy", 1)], 2: [("support", "counter", 1)]},
    )
    entries += plan(state, 1, ["flurry", "flurry"])
    first, second = slots(entries)[:2]
    assert lost(first, 1) == (4 + 2, 0)
    assert first.shown[0].helped
    assert lost(second, 1) == (0, 0)  # the counter lost against the flurry
    only = [option[1] for option in aids(with_masters(), 0) if option[0] == "support"]
    assert only == ["normal"]


@clause("GW-148")
def test_defence_takes_two_off_what_it_beats_or_equals_but_no_phantasm() -> None:
    state = with_masters()
    help_: dict[int, list[Option]] = {
        1: [("defend", "counter", 1)],
        2: [("defend", "heavy", 1)],
    }
    entries = plan(state, 0, ["flurry", "flurry"], help_)
    entries += plan(state, 1, ["heavy", "heavy"])
    first, second = slots(entries)[:2]
    assert lost(first, 0) == (1, 0)  # counter beats heavy: 3 - 2
    assert lost(second, 0) == (1, 0)  # the same kind
    np = match(
        sheet("one"), sheet("two", phantasms=[phantasm("C")]), masters=["student", "student"]
    )
    entries = plan(np, 0, ["heavy"], {1: [("defend", "counter", 1)]}) + plan(np, 1, ["0"])
    assert lost(slots(entries)[0], 0) == (2, 3)
    assert not slots(entries)[0].shown[0].helped


@clause("GW-146", "GW-150", "GW-154", "GW-23")
def test_spells_as_many_and_as_strong_as_the_mana_stat() -> None:
    state = with_masters("mercenary")  # mana 1
    options = [option for option in aids(state, 0) if option[0] == "spell"]
    assert {option[3] for option in options} == {1}
    choose(state, 0, ("spell", "master", "bolt", 1, 1))
    assert kind(state, 0) == "aid"
    choose(state, 0, ("next",))
    assert not any(option[0] == "spell" for option in offered(state, 0))
    choose(state, 0, ("done",))
    choose(state, 0, ("commit",))
    mana = master(state, 0).mana
    entries = plan(state, 1, [])
    assert master(state, 0).mana == mana - 2
    assert slots(entries)[0].shown[0].worked == (True,)


@clause("GW-154")
def test_a_spell_that_cannot_be_paid_is_not_cast() -> None:
    state = with_masters()
    plan(state, 0, [], {1: [("spell", "master", "bolt", 3, 1)]})
    master(state, 0).mana = 5
    entries = plan(state, 1, [])
    assert slots(entries)[0].shown[0].casts == ()
    assert master(state, 0).mana == 5


@clause("GW-155")
def test_a_secret_spell_costs_the_master_a_merit_point() -> None:
    state = with_masters("heir")
    assert master(state, 0).merit == 2
    entries = plan(state, 0, ["heavy"], {1: [("spell", "master", "jewel_burst", 5, 1)]})
    entries += plan(state, 1, ["flurry"])
    assert master(state, 0).merit == 1
    spell = [hit for hit in slots(entries)[0].hits if hit.source == "spell"]
    assert [(hit.type, hit.amount) for hit in spell] == [("magic", 10)]
    poor = with_masters("heir")
    master(poor, 0).merit = 0
    assert not any(option[2] == "jewel_burst" for option in aids(poor, 0) if option[0] == "spell")


@clause("GW-156")
def test_in_a_lost_slot_only_defensive_spells_work() -> None:
    state = with_masters("student", "student")
    entries = plan(
        state,
        0,
        ["flurry", "flurry"],
        {1: [("spell", "master", "bolt", 3, 1)], 2: [("spell", "master", "ward", 3, 1)]},
    )
    entries += plan(state, 1, ["heavy", "heavy"])
    first, second = slots(entries)[:2]
    assert first.shown[0].worked == (False,)
    assert lost(first, 1) == (0, 0)
    assert lost(second, 0) == (0, 0)  # 3 - 3
    draw = with_masters("student", "student")
    entries = plan(draw, 0, ["counter"], {1: [("spell", "master", "bolt", 3, 1)]})
    entries += plan(draw, 1, ["counter"])
    assert lost(slots(entries)[0], 1) == (1, 2)


@clause("GW-154")
def test_what_each_spell_does() -> None:
    def cast(spell: str, power: int, mine: str, theirs: str, who: str) -> War:
        state = match(sheet("one"), sheet("two"), masters=[who, "student"])
        servant(state, 0).life = 20
        servant(state, 0).mana = 10
        plan(state, 0, [mine], {1: [("spell", "master", spell, power, 1)]})
        told.append(slots(plan(state, 1, [theirs, theirs])))
        return state

    told: list[list[SlotJudged]] = []
    cast("reinforce", 3, "heavy", "flurry", "student")
    assert told[-1][0].totals[0] == (0, 3 + 2)
    state = cast("heal", 3, "heavy", "flurry", "student")
    assert servant(state, 0).life >= 20 + 3 - 3
    cast("bind", 3, "heavy", "flurry", "student")
    hits: list[Hit] = [hit for hit in told[-1][1].hits if hit.target == 0]
    assert [hit.amount for hit in hits] == [3 - 2]
    cast("time_control", 3, "heavy", "counter", "scholar")
    assert told[-1][0].hits == ()
    cast("substitution", 2, "heavy", "counter", "executor")
    assert lost(told[-1][0], 0) == (0, 0)
    state = cast("drain", 3, "heavy", "flurry", "student")
    assert servant(state, 0).mana == 13


@clause("GW-157", "GW-158", "GW-18")
def test_a_caster_knows_every_spell_and_one_secret_one_in_a_battle() -> None:
    state = match(sheet("witch", "C C C B C", cls="caster"), sheet())
    assert ("tile", "magic") in offered(state, 0)
    options = [option for option in aids(state, 0) if option[0] == "spell"]
    assert {option[2] for option in options} == set(CATALOG.spells)
    assert max(int(option[3]) for option in options) == 4
    choose(state, 0, ("spell", "servant", "jewel_burst", 4, 1))
    choose(state, 0, ("next",))
    left = {option[2] for option in offered(state, 0) if option[0] == "spell"}
    assert left == set(CATALOG.general)
    for _ in range(3):
        choose(state, 0, ("spell", "servant", "bolt", 1, 1))
        if kind(state, 0) == "aid":
            choose(state, 0, ("next",))
    assert kind(state, 0) == "commit"  # four spells: his mana stat


@clause("GW-158")
def test_magic_with_a_plus_gives_a_secret_spell_that_uses_it_up() -> None:
    mage = sheet("mage", "C C C A C", "magic C+", spells="bolt ward heal", secrets="drain")
    state = match(mage, sheet())
    options = [option for option in aids(state, 0) if option[0] == "spell"]
    assert {option[2] for option in options} == {"bolt", "ward", "heal", "drain"}
    assert max(int(option[3]) for option in options) == 3  # min of mana and skill
    choose(state, 0, ("spell", "servant", "drain", 3, 1))
    choose(state, 0, ("next",))
    assert not any(option[2] == "drain" for option in offered(state, 0) if option[0] == "spell")


def test_the_plus_of_rune_magic_doubles_one_spell() -> None:
    runes = sheet("runes", "C C C C C", "rune_magic C+", spells="bolt", secrets="substitution")
    state = match(runes, sheet())
    assert ("tile", "magic") not in offered(state, 0)
    plan(state, 0, ["heavy"], {1: [("spell", "servant", "bolt", 3, 1, "double")]})
    entries = plan(state, 1, ["flurry"])
    spell = [hit for hit in slots(entries)[0].hits if hit.source == "spell"]
    assert [hit.amount for hit in spell] == [6]
    assert state.battle is not None
    assert state.battle.sides[0].pluses == ["rune_magic"]


def test_bursts_are_their_own_packet_and_wasted_on_a_lost_tile() -> None:
    state = match(sheet("burst", skills="mana_burst D"), sheet())
    entries = plan(state, 0, ["heavy+burst", "flurry+burst"]) + plan(state, 1, ["flurry", "heavy"])
    first, second = slots(entries)[:2]
    assert [(hit.source, hit.type, hit.amount) for hit in first.hits] == [
        ("tile", "physical", 3),
        ("burst", "magic", 2),
    ]
    assert lost(second, 1) == (0, 0)
    assert state.battle is not None
    assert state.battle.sides[0].bursts == 2


@clause("GW-119")
def test_what_hits_the_rear() -> None:
    archer = sheet("archer", skills="clairvoyance B")
    state = match(archer, sheet("two"), masters=["student", "student"])
    entries = plan(state, 0, ["snipe+aim"]) + plan(state, 1, ["heavy"])
    event = slots(entries)[0]
    assert lost(event, 1) == (0, 0)
    assert lost(event, 1, role="master") == (4, 0)
    assert ("tile", "snipe", "aim") not in offered(match(archer, sheet("two")), 0)
    tower = match(
        sheet("tower", phantasms=[phantasm("A", "fortress")]),
        sheet("two"),
        masters=["student", "student"],
    )
    entries = plan(tower, 0, ["0"]) + plan(tower, 1, ["heavy"])
    event = slots(entries)[0]
    assert lost(event, 1) == (3, 6)
    assert lost(event, 1, role="master") == (3, 0)


@clause("GW-151", "GW-152", "GW-153")
def test_a_servant_in_the_rear_helps_with_his_own_tiles() -> None:
    state = fight(with_masters("mercenary", "mercenary"), ("master", "servant"), ("master", None))
    ready(state)
    choose(state, 0, ("tile", "heavy"))
    options = aids(state, 0)
    assert ("support", "heavy", 1) in options
    entries = choose(state, 0, ("support", "heavy", 1))
    choose(state, 0, ("next",))
    count = 1
    while any(option == ("defend", "normal", 1) for option in offered(state, 0)):
        choose(state, 0, ("defend", "normal", 1))
        choose(state, 0, ("next",))
        count += 1
    assert count == 5
    choose(state, 0, ("done",))
    choose(state, 0, ("commit",))
    life = master(state, 0).life, servant(state, 0).life
    entries = plan(state, 1, ["flurry"])
    hit = slots(entries)[0].hits[0]
    assert hit.amount == 5 + 3
    assert servant(state, 0).stock["heavy"] == 1
    assert servant(state, 0).life == life[1]  # without loss of life


@clause("GW-153")
def test_only_who_makes_magic_attacks_supports_a_magic_tile() -> None:
    state = fight(with_masters("heir", "heir"), ("master", "servant"), ("master", None))
    ready(state)
    choose(state, 0, ("tile", "magic"))
    assert not any(option[0] == "support" for option in aids(state, 0))
    mage = match(
        sheet("mage", "C C C B C", "magic D", spells="bolt ward"), sheet(), masters=["heir", "heir"]
    )
    state = fight(mage, ("master", "servant"), ("master", None))
    ready(state)
    choose(state, 0, ("tile", "magic"))
    assert ("support", "magic", 1) in aids(state, 0)


@clause("GW-159", "GW-160", "GW-161", "GW-162")
def test_a_master_in_front() -> None:
    state = fight(with_masters("detective", "heir"), ("master", None), ("master", None))
    ready(state)  # detective: combat 4, mana 2, experience 4; heir: combat 2, mana 5
    kinds = {option[1] for option in offered(state, 0) if option[0] == "tile"}
    assert kinds == {"normal", "heavy", "counter", "flurry", "magic"}
    for _ in range(2):
        choose(state, 0, ("tile", "heavy"))
    assert ("tile", "heavy") not in offered(state, 0)
    for each in ("counter", "counter", "flurry", "flurry"):
        choose(state, 0, ("tile", each))
    left = {option[1] for option in offered(state, 0) if option[0] == "tile"}
    assert left == {"normal", "magic"}
    entries = plan(state, 0, ["magic"])
    entries += plan(state, 1, ["flurry", "magic", "normal", "normal", "normal", "normal", "heavy"])
    judged = slots(entries)
    assert judged[0].pairs[0].bases == (4, 2)
    assert judged[1].pairs[0].bases == (4, 3)  # half of mana 5, rounded up
    assert judged[2].pairs[0].bases == (4, 1)  # half of combat 2
    assert judged[6].pairs[0].bases == (1, 2)
    assert judged[0].pairs[0].outcomes == ("win", "lose")


@clause("GW-163")
def test_a_belief_point_lifts_a_master_for_one_battle() -> None:
    state = fight(with_masters("detective", "executor"), ("master", None), ("master", None))
    assert ("belief",) in offered(state, 1)
    choose(state, 1, ("belief",))
    ready(state)
    for _ in range(2 + 2):  # executor: combat 4
        choose(state, 1, ("tile", "heavy"))
    assert ("tile", "heavy") not in offered(state, 1)
    before = master(state, 1).life
    entries = plan(state, 1, []) + plan(state, 0, ["flurry", "flurry", "counter", "counter"])
    first = slots(entries)[0]
    assert [hit.amount for hit in first.hits if hit.team == 1] == [4 + 2]
    assert master(state, 1).life == before  # the layer is lost first
    assert master(state, 1).belief == 1


@clause("GW-164", "GW-118")
def test_a_master_in_front_who_falls_has_lost() -> None:
    state = fight(with_masters("detective", "heir"), ("master", None), ("master", None))
    master(state, 1).life = 3
    ready(state)
    entries = plan(state, 0, ["heavy"]) + plan(state, 1, ["flurry"])
    assert len(slots(entries)) == 1
    assert state.battle is not None
    assert [side.out for side in state.battle.sides] == [None, "fell"]


@clause("GW-15")
def test_mana_damage_beyond_0_is_taken_from_the_masters_life() -> None:
    state = fight(with_masters("detective", "heir"), ("master", None), ("master", None))
    master(state, 0).mana = 0
    life = master(state, 0).life
    ready(state)
    entries = plan(state, 0, ["heavy"]) + plan(state, 1, ["magic"])
    assert slots(entries)[0].hits[0].amount == 3
    assert master(state, 0).mana == 0
    assert master(state, 0).life == life - 3


def test_every_prepared_master_fits_his_points() -> None:
    assert isinstance(CATALOG, Catalog)
    assert len(CATALOG.masters) >= 10
    assert all(sheet_.points <= 14 for sheet_ in CATALOG.masters.values())
