"""The cards of the masters of the Fourth War, and of those that come after it."""

from __future__ import annotations

import pytest

from engine.domination.combat import CombatPhase
from engine.domination.ending import Elimination
from engine.domination.phases import PrepTurns
from engine.domination.setup import Boxes
from engine.domination.state import key_of
from tests.clauses import clause
from tests.domination.scene import GAME, Scene
from tests.rules.domination.fights import with_master


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
