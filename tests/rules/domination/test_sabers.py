"""The skills of Sabers: each is played or used, with numbers written from the collected facts."""

from __future__ import annotations

import pytest

from engine.domination import objects
from engine.domination.combat import CombatPhase
from engine.domination.state import key_of
from tests.clauses import clause
from tests.domination.scene import Scene
from tests.rules.domination.fights import fight, in_combat, usable


@clause("FD-104", "FD-167")
@pytest.mark.parametrize(
    ("skill", "n", "hit", "spared"),
    [
        ("magic_resistance", 0, "A3", "B3"),
        ("invisible_air", 1, "B3", "Q3"),
        ("rho_aias", 0, "Q3", "A3"),
        ("gae_dearg", 1, "balmung", "B3"),
    ],
)
def test_skills_that_make_opponents_attacks_worth_nothing(
    skill: str, n: int, hit: str, spared: str
) -> None:
    scene = fight(0, 1)
    scene.at("shinto", 2)
    (card,) = scene.active(0, skill)
    scene.active(1, hit, spared)
    scene.active(2, hit)
    own, far = scene.total(0), scene.total(2)
    in_combat(scene, card, n)
    assert scene.total(1) == 4
    assert (scene.total(0), scene.total(2)) == (own, far)


@clause("FD-166")
@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ("gae_bolg_thrust", "balmung_unbound", 1),  # 3 against 0
        ("gae_dearg", "gae_bolg_thrust", 2),  # 4 against 3
        ("gae_dearg", "gae_dearg", 2),  # nobody's costs more
        ("gae_bolg_thrust", "gae_dearg", None),
    ],
)
def test_the_costliest_noble_phantasm(mine: str, theirs: str, points: int | None) -> None:
    scene = fight()
    card = scene.skill(0, "magic_resistance")
    scene.active(0, mine)
    scene.active(1, theirs)
    if points is None:
        assert ("magic_resistance", 1) not in usable(scene, "C1")
        return
    in_combat(scene, card, 1)
    assert scene.vp(0) == points


@clause("FD-162", "FD-160")
def test_invisible_air_is_cheaper_while_the_name_is_hidden() -> None:
    for released, cost in ((False, 4 - 2), (True, 4)):
        scene = fight()
        card = scene.skill(0, "invisible_air")
        scene.side(0).released = released
        scene.hand(0, "B1")
        scene.declare(0).choose(("up", card)).finish()
        assert scene.told("declared")[0].cost == cost


@clause("FD-157", "FD-124")
def test_excalibur() -> None:
    scene = fight(round_=8)
    (card,) = scene.active(0, "excalibur")
    assert ("excalibur", 0) not in usable(scene, "C1")
    scene = fight(round_=9)
    (card,) = scene.active(0, "excalibur")
    in_combat(scene, card)
    assert scene.total(0) == 12 + 4
    scene.winners()
    assert scene.state.result is None
    scene = fight(round_=11)
    scene.active(0, "excalibur")
    scene.side(1).vp = 50
    scene.winners()
    assert scene.state.result is not None
    assert scene.state.result.winners == (0,)


@clause("FD-176", "FD-131")
def test_photon_ray_and_teardrop() -> None:
    scene = fight()
    drop = scene.skill(0, "teardrop")
    ray = scene.skill(0, "photon_ray")
    scene.object("miyama", "desperation_move")
    scene.object("miyama", "ambush")
    scene.hand(0, "B1", "B1")
    scene.action(0)
    assert ("up", drop) not in scene.options
    scene.use(ray, 0).choose(("up", ray)).default().finish()
    assert scene.told("declared")[0].cost == 10 - 4
    scene.window(0, "A3").use(ray, 1).finish()
    assert drop in scene.side(0).skills
    (fire,) = scene.active(1, "rho_aias")
    scene.call(lambda play: play.close(1, fire))
    in_combat(scene, ray, 2)
    scene.round_end().finish()
    assert drop in scene.side(0).skills
    scene.state.round += 1
    scene.at("miyama", 0, 1)
    scene.do(CombatPhase(), phase="combat").finish()
    assert drop in scene.side(0).active
    assert scene.side(0).released
    assert scene.state.totals[0] == 15
    scene.round_end().finish()
    assert drop in scene.side(0).removed
    scene.call(lambda play: objects.deal(play, "miyama", up=True))
    assert key_of(scene.state.lying["miyama"][0].card) in {"destroyed_city", "destroyed_dock"}


@clause("FD-104")
def test_steadfast_attacks_are_neither_weakened_nor_closed_by_others() -> None:
    scene = fight()
    (ray,) = scene.active(0, "photon_ray")
    (sword, _) = scene.active(0, "B1", "Q1")
    scene.window(0, "A3").use(ray, 1).finish()
    (aias,) = scene.active(1, "rho_aias")
    scene.window(1, "C1").use(aias).finish()
    assert scene.total(0) == 13 + 2 + 2
    (first,) = scene.active(1, "first_sword")
    (card,) = scene.hand(1, "B1")
    scene.window(1, "C1").use(first, 1).choose(("extra", card, 0)).choose(("card", sword))
    assert sword in scene.side(0).active


@clause("FD-166")
def test_galatine() -> None:
    scene = Scene()
    scene.side(0).mana = 5
    card = scene.skill(0, "galatine")
    scene.at("miyama", 0)
    scene.window(0, "O2").use(card).finish()
    assert (scene.mana(0), scene.total(0)) == (5 + 3, 3)
    assert scene.side(0).released
    scene.round_end().finish()
    assert scene.mana(0) == 0, "it was not played"
    scene.at("miyama", 0)
    scene.side(0).mana = 9
    scene.window(0, "O2").use(card).finish()
    scene.side(0).mana = 12
    scene.hand(0, "B1")
    scene.declare(0).choose(("up", card)).default().finish()
    scene.round_end().finish()
    assert scene.mana(0) == 12 - 9


@clause("FD-163")
def test_numeral_of_the_saint() -> None:
    scene = fight()
    skill = scene.skill(0, "numeral_of_the_saint")
    one, two, _ = scene.hand(0, "B1", "B2", "A1")
    hidden = scene.object("miyama", "test_of_strength", up=False)
    scene.call(lambda play: objects.reveal(play, "miyama", hidden))
    assert set(scene.options) == {("card", one), ("card", two)}
    scene.choose(("card", one))
    assert scene.side(0).shown == [skill]
    assert one in scene.side(0).discard
    scene.active(0, "B1")
    scene.winners()
    assert scene.vp(0) == 3 + 3 + 2


@clause("FD-172", "FD-104")
def test_numeral_triples_base_power_three() -> None:
    scene = fight()
    (card, *_) = scene.active(0, "numeral_of_the_saint", "B2", "B3")
    assert ("numeral_of_the_saint", 1) not in usable(scene, "C1")
    in_combat(scene, card, 2)
    assert scene.mana(0) == 12 - 3
    assert scene.total(0) == 9 + 9 + 4
    scene = fight()
    (card, *_) = scene.active(0, "numeral_of_the_saint", "A1")
    scene.object("miyama", "sacred_grounds")
    in_combat(scene, card, 1)
    assert (scene.mana(0), scene.total(0)) == (12, 9 + 2 + 3)


@clause("FD-166", "FD-178")
def test_oath_of_protection() -> None:
    scene = fight()
    oath = scene.skill(0, "oath_of_protection")
    (card,) = scene.hand(0, "B1")
    scene.window(0, "O2").use(oath).choose(("card", card)).finish()
    assert scene.total(0) == 2
    assert scene.side(0).discard == [card]
    scene.active(0, "Q3")
    (aias, thrust) = scene.active(1, "rho_aias", "gae_bolg_thrust")
    scene.window(1, "C1").use(aias).use(thrust, 1).finish()
    assert scene.total(0) == 2 + 4
    assert not scene.side(0).defeated


@clause("FD-59", "FD-174")
def test_airgetlam() -> None:
    scene = fight()
    card = scene.skill(0, "airgetlam")
    scene.call(lambda play: play.reshuffle(0))
    scene.call(lambda play: play.reshuffle(0))
    assert scene.total(0) == -2
    scene.side(0).deck = scene.side(0).deck[:1]
    assert ("airgetlam", 1) not in usable(scene, "A3")
    scene.side(0).deck = scene.side(0).deck[:1] + scene.give(0, "deck", "B2")[:0] + ["0-B2-900"]
    scene.window(0, "A3").use(card, 1).finish()
    assert scene.side(0).deck == []
    assert scene.total(0) == 12 - 2
    assert scene.mana(0) == 12, "it was added, not played"


@clause("FD-153", "FD-95")
def test_flag_of_sincerity() -> None:
    scene = fight()
    (flag,) = scene.active(0, "flag_of_sincerity")
    hand = scene.hand(0, "B1", "B2", "B3", "B4")
    scene.window(0, "A3")
    for card in hand[:3]:
        scene.use(flag)
        assert ("extra_down", card, 0) not in scene.options
        scene.choose(("extra", card, 0))
    assert ("ability", flag, 0) not in scene.options
    assert len(scene.side(0).hand) == 1 + 3
    assert scene.total(0) == 2 + 3 + 4


@clause("FD-154")
def test_mumyou_sandanzuki() -> None:
    scene = fight()
    (card,) = scene.active(0, "mumyou_sandanzuki")
    scene.window(0, "A3").use(card).finish()
    assert scene.total(0) == 4 + 2 * 4
    scene.round_end().finish()
    assert len(scene.side(0).removed) == 2
    assert "Q3" not in {key_of(each) for each in scene.side(0).discard}


@clause("FD-191")
def test_haori_and_weak_constitution() -> None:
    scene = fight()
    haori = scene.skill(0, "haori")
    scene.side(0).deck = ["0-weak_constitution-9"]
    scene.hand(0, "B1")
    scene.window(0, "O2").use(haori).finish()
    assert scene.total(0) == 3
    scene.do(CombatPhase(), phase="combat").finish()
    assert scene.state.totals[0] == 0
    assert scene.side(0).discard == ["0-weak_constitution-9"]
    scene = fight()
    scene.hand(0, "weak_constitution")
    scene.active(0, "B6")
    scene.do(CombatPhase(), phase="combat").finish()
    assert scene.state.totals[0] == 0
