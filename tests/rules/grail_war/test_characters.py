"""Sections 1 to 5: ranks and pools, making master and servant, the city."""

import pytest

from engine.grail_war.cards import Catalog, distance, plus, tier, value
from engine.grail_war.costs import master_faults, servant_faults, stat_cost
from engine.grail_war.numbers import numbers
from engine.grail_war.play import new_master
from engine.grail_war.servant_effects import Armour, Regeneration
from engine.kernel import SetupError
from tests.clauses import clause
from tests.grail_war.arena import (
    CATALOG,
    GAME,
    always,
    campaign,
    choose,
    kind,
    master,
    offered,
    on,
    phantasm,
    servant,
    sheet,
    start,
)


@clause("GW-7", "GW-8", "GW-9")
def test_ranks_have_a_value_and_a_tier() -> None:
    assert [value(rank) for rank in "EDCBA"] == [1, 2, 3, 4, 5]
    assert [tier(rank) for rank in "EDCBA"] == [1, 1, 2, 2, 3]
    assert (value("B+"), tier("B+"), plus("B+"), plus("B")) == (4, 2, True, False)


@clause("GW-1", "GW-186", "GW-188")
def test_three_modes() -> None:
    assert len(start(2).teams) == 2
    assert len(start(3).teams) == 3
    assert start(2, mode="campaign").phase == "creation"
    with pytest.raises(SetupError):
        start(8)


@clause("GW-2", "GW-3")
def test_a_team_has_one_seat_or_two() -> None:
    state = start(5, mode="campaign", pairs=2)
    assert [team.seats for team in state.teams] == [(0, 1), (2, 3), (4,)]
    while any(decision.kind == "class" for decision in state.decisions()):
        (decision,) = state.decisions()
        assert decision.seat in {1, 3, 4}  # the servant's seat
        GAME.apply(state, decision.seat, decision.default)
    assert {(decision.seat, decision.kind) for decision in state.decisions()} == {
        (0, "master"),
        (2, "master"),
        (4, "master"),
    }
    choose(state, 0, ("prepared", "heir"))
    assert kind(state, 1) == "servant"


@clause("GW-10", "GW-12", "GW-13", "GW-17", "GW-19", "GW-20")
def test_the_pools_and_the_stock_of_roland() -> None:
    roland = sheet(
        "roland", "B+ C C D D", "magic_resistance A,riding D,mana_burst B", [phantasm("B")]
    )
    known = numbers(CATALOG, roland)
    assert (known.life, known.mana, known.floor) == (30, 25, 34)
    assert known.stock == {"heavy": 2, "counter": 2, "flurry": 2, "critical": 1, "charge": 1}
    assert known.ranks["charge"] == 2
    assert (known.resist, known.bursts) == (3, 4)
    lucky = numbers(CATALOG, sheet("lucky", "C C C C A", "presence_concealment A,clairvoyance C"))
    assert (lucky.stock["critical"], lucky.stock["ambush"], lucky.stock["snipe"]) == (1, 3, 2)


@clause("GW-18")
def test_magic_tiles_are_for_casters_and_those_with_magic() -> None:
    assert "magic" not in numbers(CATALOG, sheet("no", "C C C A C")).stock
    assert numbers(CATALOG, sheet("caster", "C C C A C", cls="caster")).stock["magic"] == 3
    mage = sheet("mage", "C C C B C", "magic D", spells="bolt ward")
    assert numbers(CATALOG, mage).stock["magic"] == 2


@clause("GW-11", "GW-12", "GW-23")
def test_a_masters_pools_and_what_he_starts_with() -> None:
    heir = new_master(CATALOG.masters["heir"])
    assert (heir.life, heir.mana, heir.most_life, heir.most_mana) == (24, 50, 24, 50)
    assert (heir.seals, heir.merit, heir.physical) == (3, 2, 3)
    assert len(heir.spells) == 2 + 3 // 2 + 1
    assert heir.secrets == ["jewel_burst"]


@clause("GW-29")
def test_madness_lifts_three_stats_and_takes_spells_and_retreat() -> None:
    mad = sheet("mad", "B C C D C", "mad_enhancement C,magic C", cls="berserker")
    known = numbers(CATALOG, mad)
    assert [known.stats[name] for name in ("strength", "endurance", "agility", "mana")] == [
        5,
        4,
        4,
        2,
    ]
    assert (known.spells, known.retreats, known.upkeep, known.frenzy) == ((), False, 5, True)


@clause("GW-36", "GW-27", "GW-28", "GW-30", "GW-32", "GW-22")
def test_everybody_prepared_could_have_been_built() -> None:
    for prepared in CATALOG.servants.values():
        assert servant_faults(CATALOG, prepared) == [], prepared.key
    for prepared in CATALOG.masters.values():
        assert master_faults(CATALOG, prepared) == []
    classes = [prepared.cls for prepared in CATALOG.servants.values()]
    assert len(classes) >= 16
    for card in CATALOG.classes.values():
        assert classes.count(card.key) >= (1 if card.extra else 2), card.key


@clause("GW-27", "GW-28", "GW-30", "GW-31", "GW-33")
@pytest.mark.parametrize(
    ("made", "field"),
    [
        (sheet("rich", "A A A E E", "magic_resistance C,riding E", [phantasm("E")]), "strength"),
        (sheet("plus", "C+ C+ C+ D+ E", "magic_resistance C,riding E", [phantasm("E")]), "strength"),
        (sheet("skilled", "C C C C C", "magic_resistance A,riding A,instinct A", [phantasm("E")]), "skills"),
        (sheet("five", "C C C C C", "magic_resistance C,riding E,instinct E,magic E,regrouping E", [phantasm("E")], spells="bolt"), "skills"),
        (sheet("classless", "C C C C C", "riding E", [phantasm("E")]), "skills"),
        (sheet("none", "C C C C C", "magic_resistance C,riding E"), "phantasms"),
        (sheet("great", "C C C C C", "magic_resistance C,riding E", [phantasm("A+", "fortress"), phantasm("D")]), "phantasms"),
        (sheet("twice", "C C C C C", "magic_resistance C,riding E", [always("E", Armour("armour"))] * 2), "phantasms"),
        (sheet("mad", "C C C C C", "mad_enhancement C", [phantasm("E")], "berserker"), "phantasms"),
    ],
)  # fmt: skip
def test_what_cannot_be_built(made: object, field: str) -> None:
    assert field in {where for where, _ in servant_faults(CATALOG, made)}  # type: ignore[arg-type]


@clause("GW-32")
def test_a_berserker_pays_an_always_on_phantasm_once() -> None:
    many = [always("A", Armour("armour")), always("A", Regeneration("regeneration"))]
    mad = sheet("mad", "C C C C C", "mad_enhancement C", many, "berserker")
    assert servant_faults(CATALOG, mad) == []
    sane = sheet("sane", "C C C C C", "magic_resistance C,riding E", many)
    assert servant_faults(CATALOG, sane) != []
    assert stat_cost("B+") == 5


@clause("GW-26")
def test_a_class_that_nobody_has() -> None:
    state = start(3, mode="campaign")
    taken: list[object] = []
    for _ in range(3):
        (decision,) = state.decisions()
        assert not set(taken) & set(decision.options)
        assert ("class", "avenger") not in decision.options
        taken.append(decision.options[0])
        GAME.apply(state, decision.seat, (0,))
    extra = start(2, mode="campaign", extra=True)
    assert ("class", "shielder") in extra.decisions()[0].options


@clause("GW-22", "GW-23", "GW-24")
def test_a_master_built_with_points() -> None:
    state = start(2, mode="campaign")
    on(state, "master")
    choose(state, 0, ("build",))
    for option in (("combat", 5), ("mana", 5)):
        choose(state, 0, option)
    assert [int(option[1]) for option in offered(state, 0)] == [1, 2, 3, 4]
    choose(state, 0, ("experience", 2))
    choose(state, 0, ("luck", 0))
    assert [option[1] for option in offered(state, 0)] == [0, 1]  # a belief point costs 2
    choose(state, 0, ("belief", 1))
    choose(state, 0, ("extra", 0))
    decision = state.decision(0)
    assert decision is not None
    assert (decision.kind, decision.least, decision.most) == ("master_spells", 3, 3)
    choose(state, 0, ("spell", "bolt"), ("spell", "ward"), ("spell", "heal"))
    choose(state, 0, ("secret", "drain"))
    assert {option[1] for option in offered(state, 0)} == {
        *("scout", "hideout", "first_aid", "negotiation"),
    }
    choose(state, 0, ("strategy", "scout"))
    choose(state, 0, ("persona", "heir"))
    made = master(state, 0)
    assert master_faults(CATALOG, made.sheet) == []
    assert (made.sheet.points, made.life, made.belief) == (14, 30, 1)


@clause("GW-27", "GW-28", "GW-30", "GW-31", "GW-33", "GW-34")
def test_a_servant_built_with_points() -> None:
    state = start(2, mode="campaign")
    seat = state.decisions()[0].seat
    choose(state, seat, ("class", "saber"))
    on(state, "servant")
    choose(state, seat, ("build",))
    for option in (("strength", "B"), ("endurance", "C"), ("agility", "C"), ("mana", "D")):
        choose(state, seat, option)
    assert [option[1] for option in offered(state, seat)] == ["E", "D", "C"]
    choose(state, seat, ("luck", "D"))
    choose(state, seat, ("plus", "strength"))
    options = offered(state, seat)
    assert ("raise", "magic_resistance", "C") not in options  # it is free already
    assert ("learn", "territory", "E") not in options  # another class's skill
    choose(state, seat, ("raise", "magic_resistance", "A"))
    choose(state, seat, ("learn", "mana_burst", "B"))
    choose(state, seat, ("learn", "magic", "D"))
    assert {option[0] for option in offered(state, seat)} == {"done", "raise"}  # four: no more
    choose(state, seat, ("done",))
    choose(state, seat, ("spell", "bolt"), ("spell", "ward"))
    choose(state, seat, ("active", "unit", "attack", "B+"))
    choose(state, seat, ("always", "armour", "C"))
    assert kind(state, seat) == "servant_name"
    choose(state, seat, ("name", "siegfried"))
    made = servant(state, seat).sheet
    assert servant_faults(CATALOG, made) == []
    assert made.phantasms[0].mana == 4 * 2
    assert made.spells == ("bolt", "ward")
    assert made.name.en == "Siegfried"


@clause("GW-36")
def test_a_table_may_play_with_prepared_characters_only() -> None:
    state = start(2, mode="campaign", prepared=True)
    on(state, "master")
    assert ("build",) not in offered(state, 0)
    on(state, "servant", {(0, "master"): ["prepared"], (1, "master"): ["prepared"]})
    assert all(option[0] == "prepared" for option in offered(state, 0))


@clause("GW-35")
def test_what_a_servant_is_stays_secret() -> None:
    state = campaign(("roland", "student", "a1"), ("zhang_fei", "fugitive", "c3"))
    seen = GAME.view(state, 0)
    own, other = seen.teams
    assert own.servant is not None
    assert own.servant.name is not None
    assert other.servant is not None
    hidden = other.servant
    assert [hidden.cls, hidden.stats, hidden.skills, hidden.phantasms, hidden.name] == [None] * 5
    assert (hidden.life, hidden.stock, other.master, other.base) == (None, None, None, None)
    assert all(team.servant and team.servant.cls is None for team in GAME.view(state, None).teams)


@clause("GW-37", "GW-38", "GW-41")
def test_the_city_grows_with_the_teams() -> None:
    assert len(CATALOG.city(2)) == len(CATALOG.city(3)) == 9
    assert len(CATALOG.city(4)) == len(CATALOG.city(5)) == 12
    assert len(CATALOG.city(7)) == 16
    assert distance("a1", "c3") == 4
    assert CATALOG.church == "b2"
    park = CATALOG.regions["c3"]
    assert (park.leyline, park.population) == (3, 1)
    assert isinstance(CATALOG, Catalog)


@clause("GW-40")
def test_the_base_is_anywhere_but_at_the_church() -> None:
    state = start(2, mode="campaign")
    on(state, "base")
    regions = [option[1] for option in offered(state, 0)]
    assert len(regions) == 8
    assert "b2" not in regions


@clause("GW-5")
def test_a_battle_uses_no_dice() -> None:
    state = start(2, seed="dice")
    drawn = state.dice.drawn
    while state.result is None:
        decision = state.decisions()[0]
        GAME.apply(state, decision.seat, decision.default)
    assert state.dice.drawn == drawn
