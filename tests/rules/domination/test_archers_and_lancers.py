"""The skills of Archers and Lancers."""

from __future__ import annotations

from tests.clauses import clause
from tests.rules.domination.fights import fight, in_combat, usable


@clause("FD-15", "FD-104", "FD-111")
def test_caladbolg() -> None:
    scene = fight()
    (card,) = scene.active(0, "caladbolg")
    scene.side(0).slot = 0
    scene.window(0, "A3").use(card, 0).finish()
    assert scene.terrain(0) == 9
    in_combat(scene, card, 1)
    scene.finish().winners()
    assert scene.vp(0) == 4 + 2


@clause("FD-79", "FD-168")
def test_unlimited_blade_works() -> None:
    scene = fight()
    skill = scene.skill(0, "unlimited_blade_works")
    scene.side(0).deck = [f"0-B2-{n}" for n in range(4)]
    scene.give(0, "discard", "A1")
    played, kept = scene.hand(0, "B1", "Q1")
    scene.declare(0).choose(("up", skill)).choose(("up", played))
    assert scene.decision.kind == "gather"
    assert (scene.decision.least, scene.decision.most) == (0, 7)
    wanted = [option for option in scene.options if option[1] not in {played, kept}]
    scene.choose(*wanted)
    side = scene.side(0)
    assert len(side.hand) == 5
    assert side.deck == []
    assert kept in side.discard
    assert played in side.active
    scene.round_end().finish()
    assert side.active == [skill]
    scene.call(lambda play: play.draw(0, 2))
    assert len(side.hand) == 5, "no drawing"
    scene.at("miyama", 0, 1)
    scene.declare(0)
    assert ("commit",) in scene.options
    for card in list(side.hand)[:4]:
        scene.choose(("up", card))
    assert scene.over
    scene.round_end().finish()
    assert side.active == [skill]
    scene.at("miyama", 0, 1)
    scene.declare(0).choose(("up", side.hand[0])).finish()
    scene.window(0, "C1").finish()
    assert skill in side.skills, "closed when the hand is empty"


@clause("FD-81", "FD-113")
def test_independent_action() -> None:
    scene = fight(players=5)
    scene.hand(0, "B1", "B1")
    card = scene.skill(0, "independent_action")
    scene.state.first = 3
    assert ("up", card) not in scene.declare(0).options, "third of five"
    scene.state.first = 4
    assert ("up", card) in scene.declare(0).options, "second of five"
    (card,) = scene.active(0, "independent_action")
    scene.side(0).vp = 4
    scene.window(0, "A3").use(card).finish()
    assert scene.vp(0) == 7
    scene.active(1, "B6")
    scene.winners()
    assert scene.vp(0) == 2


@clause("FD-98")
def test_gate_of_babylon() -> None:
    scene = fight()
    (card,) = scene.active(0, "gate_of_babylon")
    scene.side(0).slot = 1
    scene.window(0, "A3").use(card).finish()
    assert scene.terrain(0) == 2


@clause("FD-180")
def test_enuma_elish() -> None:
    scene = fight(0, 1, 2)
    (card,) = scene.active(0, "enuma_elish")
    scene.active(1, "someones_glory_armour")
    scene.active(2, "LUCK", "balmung")
    in_combat(scene, card)
    assert [side.defeated for side in scene.state.sides] == [False, True, False]


@clause("FD-129", "FD-36")
def test_gae_buidhe() -> None:
    scene = fight()
    (card,) = scene.active(0, "gae_buidhe")
    lost = scene.skill(1, "rho_aias")
    in_combat(scene, card)
    scene.finish().winners()
    assert scene.side(1).shown == [lost]
    scene.hand(1, "B1", "B1")
    assert ("up", lost) not in scene.declare(1).options
    scene.round_end().finish()
    scene.at("miyama", 1)
    assert ("up", lost) not in scene.declare(1).options
    scene.state.round = 8
    scene.side(1).vp = scene.side(2).vp = 9
    scene.state.effects = [e for e in scene.state.effects if e.source != 0]
    assert ("up", lost) in scene.declare(1).options


@clause("FD-151")
def test_gae_dearg() -> None:
    scene = fight()
    (card,) = scene.active(0, "gae_dearg")
    other = scene.skill(0, "gae_buidhe")
    in_combat(scene, card, 0)
    assert scene.mana(0) == 12 - 6
    assert scene.side(0).active == [other]
    assert card in scene.side(0).skills
    assert scene.total(0) == 9


@clause("FD-179")
def test_battle_continuation() -> None:
    scene = fight()
    (card,) = scene.active(0, "battle_continuation")
    scene.window(0, "A3").use(card)
    assert {option[1] for option in scene.options} == {"shinto", "scout"}


@clause("FD-174", "FD-180")
def test_gae_bolg_thrust() -> None:
    scene = fight()
    skill = scene.skill(0, "gae_bolg_thrust")
    scene.hand(0, "B1")
    for cost in (3, 5, 7):
        scene.side(0).mana = 12
        scene.declare(0).choose(("up", skill)).default().finish()
        assert scene.told("declared")[-1].cost == cost
        scene.call(lambda play: play.close(0, skill))
    (card,) = scene.active(0, "gae_bolg_thrust")
    scene.at("miyama", 2)
    assert ("gae_bolg_thrust", 1) not in usable(scene, "C1")
    scene.at("shinto", 2)
    in_combat(scene, card, 1)
    assert scene.side(1).defeated


@clause("FD-115")
def test_gae_bolg_throw() -> None:
    scene = fight(0, 1, 2)
    scene.active(0, "gae_bolg_throw")
    scene.side(1).vp, scene.side(2).vp = 5, 1
    scene.winners()
    points = scene.vp(0)
    scene.round_end().finish()
    assert [scene.vp(seat) for seat in range(3)] == [points + 2, 3, 0]
