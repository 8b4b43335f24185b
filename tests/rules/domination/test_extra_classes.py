"""The skills of servants of the extra classes."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.rules.domination.fights import fight, in_combat, usable


@clause("FD-162", "FD-168")
def test_avenger() -> None:
    scene = fight()
    scene.active(0, "avenger", "avenger", "B1")
    assert scene.total(0) == 1 + 1 + 2 + 2


@clause("FD-115")
def test_verg_avesta() -> None:
    scene = fight()
    scene.active(0, "verg_avesta")
    scene.active(1, "B6")
    scene.side(1).vp = 9
    scene.hand(0, "avenger", "avenger", "B1")
    scene.winners()
    scene.round_end().finish()
    assert scene.side(0).hand == []
    assert (scene.vp(0), scene.vp(1)) == (4, 9 + 2 - 4)


@clause("FD-151")
def test_endless_binding() -> None:
    scene = fight()
    (card,) = scene.active(0, "endless_binding")
    avengers = scene.give(0, "discard", "avenger", "avenger")
    scene.window(0, "A3").use(card).finish()
    assert scene.side(0).hand == avengers
    scene = fight()
    (card,) = scene.active(0, "endless_binding")
    scene.give(0, "discard", "avenger", "avenger")
    scene.side(0).lost_last = True
    scene.window(0, "A3").use(card).finish()
    assert scene.total(0) == 7 + 2 + 1 + 1


@clause("FD-90")
def test_tawrich_and_zarich() -> None:
    scene = fight()
    scene.side(0).mana = 3
    (card,) = scene.active(0, "tawrich_zarich")
    scene.window(0, "A3").use(card, 1).finish()
    assert (len(scene.side(0).hand), scene.mana(0)) == (2, 3)
    scene = fight(0)
    scene.side(0).mana = 3
    (card,) = scene.active(0, "tawrich_zarich")
    scene.window(0, "A3").use(card, 1).finish()
    assert (len(scene.side(0).hand), scene.mana(0)) == (0, 7)
    skill = scene.skill(0, "tawrich_zarich")
    scene.hand(0, "B1", "B1")
    assert ("up", skill) in scene.declare(0).options


@clause("FD-185", "FD-105")
def test_guard() -> None:
    scene = fight(0, 1, 2)
    (card,) = scene.active(0, "guard")
    scene.active(1, "B6")
    scene.active(2, "B5")
    scene.side(1).defeated = True
    in_combat(scene, card).choose(("player", 1)).finish()
    scene.winners()
    assert scene.state.totals == [9, 9, 7]
    assert scene.state.winners["miyama"] == [0, 1]


@clause("FD-15", "FD-104")
def test_camelot() -> None:
    scene = fight()
    (card,) = scene.active(0, "camelot")
    scene.side(1).slot = 1
    scene.window(0, "A3").use(card).choose(("player", 1)).finish()
    assert scene.terrain(1) == (1 + 2) * 2
    scene = fight()
    (card,) = scene.active(0, "camelot")
    scene.window(0, "A3").use(card).choose(("player", 0)).finish()
    assert scene.terrain(0) == 4


@clause("FD-104", "FD-160")
@pytest.mark.parametrize(("released", "less"), [(False, 3), (True, 4)])
def test_snowflake_wall(released: bool, less: int) -> None:
    scene = fight(0, 1, 2)
    (card,) = scene.active(0, "snowflake_wall")
    scene.side(0).released = released
    scene.active(1, "B6", "B1")
    scene.active(2, "guard")
    in_combat(scene, card)
    assert scene.total(1) == 11 - 2 * less
    assert scene.total(2) == 5


@clause("FD-160", "FD-161")
def test_ortenaus() -> None:
    scene = fight()
    scene.skill(0, "ortenaus", shown=True)
    scene.side(0).released = True
    scene.side(0).spells = 0
    scene.object("miyama", "ambush")
    scene.active(0, "guard")
    assert scene.total(0) == 10 + 5
    assert ("guard", 0) not in usable(scene, "C1")
    scene.side(0).spells = 1
    assert scene.total(0) == 5
    assert ("guard", 0) in usable(scene, "C1")


@clause("FD-185")
def test_luck_preparation_and_march() -> None:
    scene = fight()
    luck, prep, march = scene.active(0, "LUCK", "PREP", "SURV")
    scene.side(0).slot = 0
    scene.window(0, "A3").use(prep, 0)
    assert scene.terrain(0) == 6
    scene.use(march)
    assert (scene.side(0).place, scene.terrain(0)) == ("shinto", 0)
    scene.choose(("pass",))
    in_combat(scene, prep, 1).use(luck).finish()
    scene.side(0).defeated = True
    scene.winners()
    assert scene.vp(0) == 2
