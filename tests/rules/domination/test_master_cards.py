"""The cards of the Fifth War's masters, with numbers written from the collected facts."""

from __future__ import annotations

import pytest

from engine.domination.ending import Elimination
from engine.domination.phases import PrepTurns, Round
from engine.domination.setup import Boxes
from engine.domination.state import key_of
from tests.clauses import clause
from tests.domination.scene import GAME
from tests.rules.domination.fights import MASTERS, with_master


@clause("FD-26")
def test_command_spells_of_the_masters() -> None:
    assert len(MASTERS) == 15
    assert {key: m.spells for key, m in MASTERS.items() if m.spells != 3} == {"rin": 2, "zouken": 0}
    assert {key: m.mana_cap for key, m in MASTERS.items() if m.mana_cap} == {"zouken": 16}


@clause("FD-128", "FD-93")
def test_shirou() -> None:
    scene = with_master("shirou", 5, 8)
    scene.at("miyama", 0, 1)
    hand = scene.hand(0, "B1", "B2")
    scene.declare(0).choose(("up", hand[0])).choose(("up", hand[1]))
    scene.choose(("extra", "0-kanshou_bakuya-1", 0)).finish()
    assert scene.total(0) == 2 + 3 + 5
    for seat in range(1, 5):
        scene.side(seat).vp = 9
    scene.do(Elimination())
    assert scene.side(0).alive
    assert scene.mana(0) == 0


@clause("FD-25", "FD-153")
def test_rins_jewels() -> None:
    scene = with_master("rin")
    assert scene.side(0).counters == {"jewels": 10}
    scene.at("miyama", 0, 1)
    scene.side(0).mana = 1
    jewels = "0-rin_jewels-1"
    one, two = scene.hand(0, "B1", "B2")
    scene.window(0, "A3").use(jewels, 0).use(jewels, 1).use(jewels, 2)
    scene.choose(("card", one), ("card", two))
    assert scene.side(0).counters == {"jewels": 7}
    assert scene.mana(0) == 2
    assert scene.total(0) == 1
    assert len(scene.side(0).hand) == 2
    assert set(scene.side(0).discard) == {one, two}
    assert not [o for o in scene.options if o[:2] == ("ability", jewels)]
    scene.state.round = 9
    scene.window(0, "A3").use(jewels, 0).use(jewels, 0)
    assert ("ability", jewels, 0) not in scene.options


@clause("FD-27")
@pytest.mark.parametrize(("used", "spells", "mana"), [(None, 1, 8), (0, 1, 8), (1, 1, 8)])
def test_rin_must_use_a_spell_in_round_one(used: int | None, spells: int, mana: int) -> None:
    scene = with_master("rin", round_=1)
    scene.at("miyama", 0)
    if used is not None:
        scene.window(0, "A3").use("0-command_spell-1", used).finish()
    assert scene.mana(0) == (12 if used == 0 else 8)
    scene.round_end().finish()
    assert (scene.side(0).spells, scene.mana(0)) == (spells, mana)


@clause("FD-121", "FD-4")
def test_sakura() -> None:
    scene = with_master("sakura")
    scene.side(1).vp = scene.side(2).vp = 1
    scene.round_end().finish()
    scene.do(PrepTurns(), phase="prep").use("0-black_mud-1")
    assert (scene.vp(0), scene.mana(0)) == (2, 6)
    scene.state.round = 8
    scene.side(1).vp = 9
    scene.round_end().finish()
    assert "tainted_grail" in {key_of(card) for card in scene.side(0).cards}
    scene.do(PrepTurns(), phase="prep")
    assert scene.over, "no more mud"
    mana = scene.mana(0)
    scene.call(lambda play: (play.gain_mana(0, 2, "test"), play.lose_mana(0, 5, "test")))
    assert scene.mana(0) == mana
    scene.at("miyama", 0, 1)
    hand = scene.hand(0, "B6", "B6", "B6")
    scene.declare(0)
    for card in hand:
        scene.choose(("up", card))
    scene.finish()
    assert (scene.total(0), scene.mana(0)) == (27, mana)


@clause("FD-121")
def test_sakura_in_the_lead_stays_clean() -> None:
    scene = with_master("sakura", round_=8)
    scene.side(0).vp = 9
    scene.round_end().finish()
    assert len(scene.side(0).cards) == 2


@clause("FD-199", "FD-160", "FD-179")
def test_kirei() -> None:
    scene = with_master("kirei")
    for side in scene.state.sides:
        side.deck = []
    scene.do(Boxes(), phase="setup")
    servants = GAME.catalog.servants
    wanted = {s: servants[scene.side(s).servant].servant_class for s in (1, 2)}
    assert scene.side(0).classes == wanted
    assert GAME.view(scene.state, 0).sides[1].servant_class == wanted[1]
    assert GAME.view(scene.state, 2).sides[1].servant_class is None
    scene = with_master("kirei")
    scene.at("miyama", 0, 1)
    scene.window(0, "A3").use("0-kirei_overseer-1", 1)
    assert (scene.side(0).place, scene.mana(0)) == ("scout", 8 - 2)
    scene.at("miyama", 0, 1)
    assert scene.window(0, "C1").over
    scene.side(0).released = True
    scene.window(0, "C1").use("0-kirei_overseer-1", 2)
    assert scene.total(0) == 2


@clause("FD-13", "FD-74", "FD-115")
def test_kuzuki() -> None:
    assert MASTERS["kuzuki"].deck == {"snake": 2}
    scene = with_master("kuzuki")
    scene.deploy(0).choose(("deploy", "workshop", 0)).finish()
    assert scene.mana(0) == 8
    scene.hand(0, "B1", "B1")
    scene.action(0)
    moves = [option[1:] for option in scene.options if option[0] == "move"]
    assert moves == [("miyama", 0), ("shinto", 2), ("scout", 4)]
    scene.round_end().finish()
    assert scene.vp(0) == 2
    scene.at("workshop", 0, slot=0)
    scene.at("workshop", 1, slot=1)
    scene.round_end().finish()
    assert scene.vp(0) == 3
    scene.side(0).gained_vp = 1
    scene.round_end().finish()
    assert scene.vp(0) == 3


@clause("FD-104", "FD-121", "FD-173")
def test_illya() -> None:
    scene = with_master("illya")
    costs = scene.hand(0, "B6", "B4", "B1")
    view = dict(GAME.view(scene.state, 0).sides[0].costs or ())
    assert [view[card] for card in costs] == [4, 0, 0]
    scene.at("workshop", 0, slot=1)
    scene.declare(0).choose(("down", costs[0])).choose(("down", costs[1])).finish()
    scene.round_end().finish()
    assert scene.mana(0) == 9
    scene = with_master("illya", 5, 8)
    for seat in range(4):
        scene.side(seat).vp = 9
    scene.at("miyama", 0, 4)
    scene.winners()
    scene.side(4).vp = 0
    points = scene.vp(0)
    scene.round_end().finish()
    assert not scene.side(4).alive
    scene.do(Round())
    assert scene.vp(0) == points + 2


@clause("FD-78", "FD-113")
def test_shinji() -> None:
    scene = with_master("shinji")
    scene.deploy(0).choose(("deploy", "miyama", 0))
    assert scene.mana(0) == 9
    scene.at("miyama", 1)
    scene.active(1, "B6")
    scene.winners()
    assert scene.side(0).spells == 2


@clause("FD-7", "FD-48")
def test_shinji_falls() -> None:
    scene = with_master("shinji")
    scene.side(0).spells, scene.side(0).mana, scene.side(0).vp = 0, 3, 7
    scene.side(1).vp = scene.side(2).vp = 9
    assert "sakura" in scene.state.master_pool
    scene.round_end().finish()
    side = scene.side(0)
    assert (side.master, side.spells, side.mana, side.vp) == ("sakura", 2, 8, 7)
    assert "sakura" not in scene.state.master_pool
    scene = with_master("shinji")
    old = scene.side(0).servant
    scene.side(1).master = "sakura"
    scene.side(0).spells = 0
    scene.round_end().finish()
    side = scene.side(0)
    assert side.master == "shinji"
    assert side.spells == 3
    assert side.servant != old
    assert sorted(map(key_of, side.skills)) == sorted(GAME.catalog.servants[side.servant].skills)
