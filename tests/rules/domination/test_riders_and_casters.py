"""The skills of Riders and Casters."""

from __future__ import annotations

import pytest

from engine.domination.combat import CombatPhase
from engine.domination.state import key_of
from tests.clauses import clause
from tests.domination.scene import Scene
from tests.rules.domination.fights import fight, in_combat


@clause("FD-97", "FD-95")
def test_riding() -> None:
    scene = fight()
    riding = scene.skill(0, "riding")
    basic, big, small, tiny = scene.hand(0, "B1", "B3", "B2", "A1")
    scene.declare(0).choose(("up", riding)).choose(("up", basic))
    assert len(scene.side(0).hand) == 3 + 1
    scene.window(0, "A3").use(riding, 1)
    offered = {option[1] for option in scene.options if option[0] == "extra"}
    assert {small, tiny} <= offered
    assert big not in offered
    scene.choose(("extra", small, 0)).choose(("extra", tiny, 0)).finish()
    assert scene.total(0) == 0 + 2 + 3 + 2


@clause("FD-44")
def test_gordius_wheel() -> None:
    scene = fight()
    (card,) = scene.active(0, "gordius_wheel")
    old = scene.object("miyama", "ambush")
    before = len(scene.state.objects["base"])
    scene.window(0, "A3").use(card).choose(("object", old))
    assert len(scene.options) == 2
    (_, chosen) = scene.options[1]
    scene.choose(("object", chosen)).finish()
    assert [each.card for each in scene.state.lying["miyama"]] == [chosen]
    assert scene.state.used_objects["base"] == [old]
    assert len(scene.state.objects["base"]) == before - 1


@clause("FD-151")
def test_ionioi_hetairoi() -> None:
    scene = fight()
    (card,) = scene.active(0, "ionioi_hetairoi")
    scene.window(0, "A3").use(card)
    assert scene.options[:-1] == [("number", n) for n in range(6)]
    scene.choose(("number", 2)).finish()
    kinds = [key_of(each) for each in scene.side(0).active]
    assert (kinds.count("B1"), kinds.count("Q1"), scene.total(0)) == (2, 3, 10)


@clause("FD-180")
def test_cybele() -> None:
    scene = fight(0, 1, 2)
    (card,) = scene.active(0, "cybele")
    scene.active(1, "B1")
    scene.active(2, "LUCK")
    scene.window(0, "A3").use(card).finish()
    assert not scene.side(1).defeated
    scene.do(CombatPhase(), phase="combat")
    assert [side.defeated for side in scene.state.sides] == [False, True, False]


@clause("FD-179", "FD-14")
def test_bellerophon() -> None:
    scene = fight()
    (card,) = scene.active(0, "bellerophon")
    scene.at("shinto", 2, slot=0)
    scene.window(0, "A3").use(card).choose(("move", "shinto", -1)).finish()
    assert (scene.side(0).place, scene.terrain(0)) == ("shinto", 3)
    assert (scene.side(2).place, scene.terrain(2)) == ("shinto", 0)


@clause("FD-113")
def test_rain_of_light() -> None:
    scene = fight()
    (card,) = scene.active(0, "rain_of_light")
    breaker = scene.give(0, "removed", "rule_breaker")[0]
    in_combat(scene, card)
    scene.active(1, "B6")
    scene.finish().winners()
    assert scene.side(0).skills == [breaker]


@clause("FD-168")
def test_territory_creation() -> None:
    scene = fight(round_=4)
    skill = scene.skill(0, "territory_creation")
    scene.hand(0, "B1")
    scene.declare(0).choose(("up", skill)).default().finish()
    assert scene.told("declared")[0].cost == 16 - 2 * 4
    scene.round_end().finish()
    assert scene.side(0).active == [skill]
    mana = scene.mana(0)
    scene.deploy(0).choose(("deploy", "workshop", 0)).finish()
    assert (scene.mana(0), scene.vp(0)) == (mana + 2 + 1, 2)


@clause("FD-27", "FD-180")
@pytest.mark.parametrize(
    ("spells", "left", "defeated", "total"),
    [(3, 2, False, 0), (2, 1, False, 0), (1, 0, True, 0), (0, 0, True, 10)],
)
def test_rule_breaker(spells: int, left: int, defeated: bool, total: int) -> None:
    scene = fight(0, 1, 2)
    (card,) = scene.active(0, "rule_breaker")
    scene.side(1).spells = spells
    scene.window(0, "A3").use(card).choose(("player", 1)).finish()
    assert (scene.side(1).spells, scene.side(1).defeated) == (left, defeated)
    assert scene.total(0) == total


@clause("FD-98", "FD-95")
def test_prelati_small() -> None:
    scene = fight()
    skill = scene.skill(0, "prelati_small")
    magic, other, more = scene.hand(0, "A1", "A3", "B1")
    scene.declare(0).choose(("up", skill)).choose(("up", magic)).finish()
    assert len(scene.side(0).hand) == 2 + 1
    scene.window(0, "A3").use(skill, 1)
    assert ("extra", more, 0, "=strength") not in scene.options
    scene.choose(("extra", other, 0, "=agility")).finish()
    assert scene.board.attributes(other) == ["agility"]
    assert scene.total(0) == 0 + 2 + 4


@clause("FD-168", "FD-17")
def test_prelatis_great_horror() -> None:
    scene = fight()
    skill = scene.skill(0, "prelati_horror")
    scene.hand(0, "B1")
    scene.declare(0).choose(("up", skill)).default().finish()
    assert scene.board.attributes(skill) == ["strength"]
    scene.winners()
    scene.round_end().finish()
    assert scene.side(0).active == [skill]
    scene.at("shinto", 0)
    assert scene.total(0) == 0
    scene.at("miyama", 0, 1)
    assert scene.total(0) == 8
    scene.active(1, "B6")
    scene.winners()
    scene.round_end().finish()
    assert scene.side(0).skills == [skill]
    scene = Scene()
    scene.at("workshop", 0, slot=0)
    scene.side(0).mana = 12
    skill = scene.skill(0, "prelati_horror")
    scene.hand(0, "B1")
    scene.declare(0).choose(("up", skill)).default().finish()
    assert skill in scene.side(0).skills, "off the battlefields it closes"
