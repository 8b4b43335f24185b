"""The masters' abilities, with numbers written from the collected facts."""

from __future__ import annotations

import pytest

from engine.domination.combat import CombatPhase
from engine.domination.ending import Elimination
from engine.domination.phases import PrepTurns, Round
from engine.domination.setup import Boxes
from engine.domination.state import key_of
from tests.clauses import clause
from tests.domination.scene import GAME, Scene

MASTERS = GAME.catalog.masters


def with_master(key: str, seats: int = 3, round_: int = 2) -> Scene:
    """Seat 0 has all the cards of a master."""
    scene = Scene(seats, round_)
    master = MASTERS[key]
    side = scene.side(0)
    side.master = key
    side.cards = [f"0-{card}-1" for card in master.cards]
    side.spells = master.spells
    side.skills = side.shown = []
    side.skills = [f"0-{card}-1" for card in master.skills]
    side.shown = side.skills.copy()
    side.pile = [f"0-{card}-{n}" for card, count in master.pile.items() for n in range(count)]
    side.counters = dict(master.counters)
    return scene


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


@clause("FD-95", "FD-83")
def test_kiritsugu() -> None:
    scene = with_master("kiritsugu")
    scene.at("miyama", 0, 1)
    killer = "0-kiritsugu_killer-1"
    (bullet,) = scene.hand(0, "origin_bullet")
    (attack,) = scene.active(0, "B1")
    scene.side(1).mana = 7
    scene.window(0, "A3").use(killer, 1).choose(("extra_down", bullet, 0))
    assert scene.side(0).down == [bullet]
    assert len(scene.side(0).hand) == 1
    scene.window(0, "C1").use(killer, 2).choose(("card", attack))
    assert scene.side(0).active == [bullet]
    scene.use(bullet, 0).choose(("player", 1)).finish()
    assert scene.mana(1) == 7 - 3
    assert scene.total(0) == 2 + 2 * 3


@clause("FD-47")
def test_kiritsugu_replaces_a_card_of_the_deck() -> None:
    scene = with_master("kiritsugu")
    for side in scene.state.sides:
        side.deck = []
    scene.do(Boxes(), phase="setup")
    while scene.decision.kind != "replace":
        scene.default()
    assert scene.decision.seat == 0
    kind = scene.options[0]
    before = sum(key_of(card) == kind[1] for card in scene.side(0).deck)
    scene.choose(kind)
    deck = [key_of(card) for card in scene.side(0).deck]
    assert (deck.count(str(kind[1])), deck.count("origin_bullet")) == (before - 1, 1)
    assert len(deck) == 12


@clause("FD-17", "FD-144")
def test_ryuunosuke() -> None:
    scene = with_master("ryuunosuke")
    scene.deploy(0).choose(("deploy", "workshop", 0)).finish()
    assert scene.mana(0) == 8
    art = "0-art_of_death-1"
    assert art in scene.side(0).cards
    scene.at("miyama", 0, slot=0)
    scene.window(0, "A3").use(art, 1).finish()
    assert (scene.mana(0), scene.terrain(0)) == (12, 0)
    assert art not in scene.side(0).cards
    scene.winners()
    assert art in scene.side(0).cards
    scene.at("miyama", 0, slot=1)
    points = scene.vp(0)
    scene.window(0, "A3").use(art, 0).finish()
    assert scene.vp(0) == points + 2


@clause("FD-197", "FD-199")
def test_waver() -> None:
    scene = with_master("waver")
    hidden = scene.object("shinto", "ambush", up=False)
    assert GAME.view(scene.state, 0).fields[1].objects[0].card == hidden
    one, two = scene.hand(1, "LUCK", "B6")
    scene.deploy(0).use("0-waver_study-1", 1)
    assert (scene.mana(0), len(scene.side(0).hand)) == (7, 2)
    scene.use("0-waver_glance-1").choose(("player", 1)).choose(("card", one))
    assert scene.side(1).hand == [two]
    assert scene.side(1).deck[-1] == one


@clause("FD-64", "FD-90")
def test_kayneth() -> None:
    scene = with_master("kayneth")
    assert len(scene.side(0).pile) == 6
    scene.side(0).mana = 3
    skill = scene.skill(0, "rho_aias")
    scene.hand(0, "B1", "B1")
    scene.at("miyama", 0, 1)
    assert ("up", skill) in scene.declare(0).options
    scene.window(0, "A3").use("0-kayneth_volumen-1", 1)
    drawn = scene.side(0).hand[-1]
    assert key_of(drawn).startswith("volumen")
    assert len(scene.side(0).pile) == 5
    scene.use("0-kayneth_volumen-1", 2).choose(("card", drawn))
    assert scene.mana(0) == 1
    assert drawn in scene.side(0).active
    scene = with_master("kayneth")
    scene.side(0).vp, scene.side(1).vp = 5, 4
    scene.at("shinto", 1)
    scene.deploy(0)
    assert {option[1] for option in scene.options if option[0] == "deploy"} == {"shinto"}
    scene.side(1).vp = 5
    scene.deploy(0)
    assert len({option[1] for option in scene.options if option[0] == "deploy"}) == 3


@clause("FD-15", "FD-185")
def test_the_three_volumina() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.side(1).slot = 0
    blade, whip, shell = scene.active(0, "volumen_blade", "volumen_whip", "volumen_shell")
    scene.side(0).defeated = True
    scene.window(0, "C1").use(blade).use(whip).use(shell).finish()
    assert scene.terrain(1) == 0
    assert scene.total(0) == 1 + 2 + 0 + 2
    scene.winners()
    assert scene.state.winners["miyama"] == [0]


@clause("FD-178", "FD-93", "FD-119")
def test_maiya() -> None:
    scene = with_master("maiya")
    scene.at("miyama", 1, slot=0)
    scene.side(1).vp = 3
    scene.at("workshop", 0, slot=0)
    scene.window(0, "O2").use("0-maiya_support-1").choose(("player", 1))
    assert (scene.decision.seat, scene.decision.kind) == (1, "borrow")
    scene.choose(("accept",))
    assert (scene.vp(0), scene.vp(1), scene.mana(0)) == (2, 1, 6)
    fire = "0-cover_fire-1"
    assert scene.side(1).active == [fire]
    scene.window(1, "A3").use(fire, 1).finish()
    assert scene.terrain(1) == (3 + 1) * 2
    scene.at("shinto", 0)
    scene.winners()
    assert scene.state.winners["shinto"] == [], "the lender cannot win"
    scene.round_end().finish()
    assert scene.side(0).skills == [fire]
    assert scene.side(1).active == []


@clause("FD-13", "FD-74", "FD-73")
def test_kariya() -> None:
    scene = with_master("kariya")
    scene.side(0).counters["nemesis"] = 2
    scene.side(0).mana = 3
    scene.deploy(0).choose(("deploy", "workshop", 0)).finish()
    assert scene.mana(0) == 3 + 2 + 2
    scene.hand(0, "B1", "B1")
    scene.action(0)
    moves = [option[1:] for option in scene.options if option[0] == "move"]
    assert moves == [("miyama", 2), ("shinto", 5)]
    scene.at("miyama", 0, 2)
    assert scene.total(0) == -2
    scene.hand(2, "B1", "B1")
    scene.action(2)
    assert ("ability", "2-command_spell-1", 2) not in scene.options
    scene.active(0, "B6")
    scene.winners()
    assert scene.vp(0) == 2 + 3


@clause("FD-79", "FD-129")
def test_kariyas_collapse() -> None:
    scene = with_master("kariya", 6, 8)
    scene.side(0).counters["nemesis"] = 5
    for seat in range(5):
        scene.side(seat).vp = 9
    scene.do(Elimination())
    assert not scene.side(5).alive
    assert scene.vp(0) == 13
    scene.hand(0, "B1", "B2", "Q1")
    scene.do(PrepTurns(), phase="prep")
    must = scene.side(0).must
    scene.at("miyama", 0, 1)
    scene.declare(0)
    assert scene.options == [("up", must)]
    scene.choose(("up", must)).default().finish()
    assert scene.board.card(must).power + 3 <= scene.total(0)


@clause("FD-5", "FD-27", "FD-148")
def test_zouken() -> None:
    scene = with_master("zouken")
    worms = "0-zouken_worms-1"
    scene.side(0).mana = 10
    scene.at("miyama", 0, 1)
    scene.window(0, "A3").use(worms, 1)
    assert scene.options[:-1] == [("number", n) for n in range(1, 6)]
    scene.choose(("number", 3)).finish()
    assert (scene.mana(0), scene.total(0)) == (4, 3)
    scene.winners()
    while not scene.over:
        scene.choose(("player", 1))
    assert scene.vp(0) == 2 + 3
    assert (scene.mana(0), scene.mana(1)) == (7, 5)
    scene.call(lambda play: play.regain_spells(0, 1))
    assert (scene.mana(0), scene.side(0).spells) == (11, 0)
    scene.call(lambda play: play.spend_spells(0, 1))
    assert scene.mana(0) == 7
    scene.window(0, "C1").use(worms, 5).choose(("move", "scout", -1)).finish()
    assert scene.mana(0) == 0
    scene.event("angra_mainyu_curse")
    scene.side(0).mana = 9
    scene.at("miyama", 0, 1)
    card = scene.skill(0, "god_hand")
    assert ("up", card) in scene.declare(0).options


@clause("FD-121")
@pytest.mark.parametrize(("gained", "vp"), [(2, 3), (3, 5)])
def test_zouken_must_feed(gained: int, vp: int) -> None:
    scene = with_master("zouken")
    scene.side(0).vp = 5
    scene.call(lambda play: play.gain_mana(0, gained, "test"))
    scene.round_end().finish()
    assert scene.vp(0) == vp


@clause("FD-28", "FD-79")
def test_sieg() -> None:
    scene = with_master("sieg")
    scene.at("miyama", 0, 1)
    scene.side(0).mana = 11
    hand = scene.hand(0, "B1", "B1", "B1", "B1")
    scene.declare(0)
    for card in hand[:3]:
        scene.choose(("up", card))
    assert scene.over
    scene = with_master("sieg")
    scene.at("miyama", 0, 1)
    scene.side(0).mana = 4
    scene.hand(0, "B1")
    scene.action(0).use("0-command_spell-1", 1).choose(("branch", "paid"))
    assert scene.mana(0) == 6
    sword = next(card for card in scene.side(0).hand if key_of(card) == "balmung")
    scene.choose(("up", sword)).default().finish()
    assert (scene.mana(0), scene.total(0)) == (2, 8 + 2)
    scene.round_end().finish()
    assert sword in scene.side(0).removed


@clause("FD-180")
def test_siegs_bared_back() -> None:
    scene = with_master("sieg")
    scene.at("miyama", 0, 1)
    scene.hand(0, "B1")
    scene.action(0).use("0-command_spell-1", 1).choose(("branch", "free"))
    sword = next(card for card in scene.side(0).hand if key_of(card) == "balmung_unbound")
    scene.choose(("up", sword)).default().finish()
    (blow,) = scene.active(1, "Q4")
    scene.active(1, "Q3")
    back = "0-bared_back-1"
    assert back in scene.side(1).cards
    scene.window(1, "A3").use(back)
    assert [option for option in scene.options if option[0] == "card"] == [("card", blow)]
    scene.choose(("card", blow)).finish()
    assert scene.side(0).defeated
    assert blow in scene.side(1).discard
    scene.round_end().finish()
    assert back not in scene.side(1).cards
    scene.do(CombatPhase(), phase="combat")
