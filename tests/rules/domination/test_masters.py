"""Command spells: FD-27 to FD-33."""

from __future__ import annotations

from tests.clauses import clause
from tests.domination.scene import Scene

SPELL = "0-command_spell-1"


@clause("FD-27", "FD-195")
def test_a_spell_used_is_spent() -> None:
    scene = Scene()
    scene.at("miyama", 0)
    scene.window(0, "A3").use(SPELL, 1)
    assert (scene.side(0).spells, scene.side(0).spells_spent) == (2, 1)
    scene.use(SPELL, 1).use(SPELL, 1)
    assert scene.over
    assert scene.side(0).spells == 0


@clause("FD-28")
def test_only_in_ones_own_action_windows() -> None:
    scene = Scene()
    for name in ("P1", "O2", "C1"):
        scene.window(0, name)
        assert scene.over, name
    scene.deploy(0)
    assert scene.abilities() == []
    scene.window(0, "A3")
    assert scene.decision.seat == 0
    assert ("command_spell", 0) in scene.abilities()


@clause("FD-29")
def test_four_mana() -> None:
    scene = Scene()
    scene.side(0).mana = 1
    scene.window(0, "A3").use(SPELL, 0)
    assert scene.mana(0) == 5


@clause("FD-30", "FD-33", "FD-111")
def test_two_power_and_two_vp_for_a_win_and_it_adds_up() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.window(0, "A3").use(SPELL, 1).use(SPELL, 1)
    assert scene.total(0) == 4
    scene.finish().winners()
    assert scene.vp(0) == 2 + 2 + 2
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.window(0, "A3").use(SPELL, 1).finish()
    scene.active(1, "B6")
    scene.winners()
    assert scene.vp(0) == 0


@clause("FD-31", "FD-32")
def test_where_they_work() -> None:
    scene = Scene()
    scene.at("workshop", 0, slot=0)
    scene.window(0, "A3")
    assert scene.abilities() == [("command_spell", 0), ("command_spell", 1)]
    for place in ("miyama", "shinto"):
        scene.at(place, 0)
        scene.window(0, "A3")
        assert scene.abilities() == [("command_spell", n) for n in range(3)]
