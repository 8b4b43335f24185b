"""The servants' skills: each is played or used, with numbers written from the collected facts."""

from __future__ import annotations

import pytest

from engine.domination import objects
from engine.domination.combat import CombatPhase
from engine.domination.ending import Elimination
from engine.domination.state import key_of
from tests.clauses import clause
from tests.domination.scene import Scene


def fight(*seats: int, place: str = "miyama", players: int = 3, round_: int = 2) -> Scene:
    """Seats 0 and 1 (or those named) on one battlefield."""
    scene = Scene(players, round_)
    scene.at(place, *(seats or (0, 1)))
    for side in scene.state.sides:
        side.mana = 12
    return scene


def in_combat(scene: Scene, card: str, n: int = 0) -> Scene:
    return scene.window(0, "C1").use(card, n)


def usable(scene: Scene, window: str, seat: int = 0) -> list[tuple[str, int]]:
    scene.window(seat, window)
    return [] if scene.over else scene.abilities()


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


@clause("FD-90", "FD-95")
def test_first_sword() -> None:
    scene = fight()
    scene.side(0).mana = 5
    skill = scene.skill(0, "first_sword")
    (card, blow) = scene.hand(0, "Q1", "B4")
    assert ("up", skill) in scene.declare(0).options, "it needs no 8 mana"
    scene.choose(("up", skill)).choose(("up", card)).finish()
    scene.side(0).mana = 3
    (target,) = scene.active(1, "B6")
    scene.window(0, "C1").use(skill, 1)
    assert [option for option in scene.options if option[0] == "extra"] == [("extra", blow, 0)]
    scene.choose(("extra", blow, 0))
    assert scene.mana(0) == 3 - 1 + 2
    scene.choose(("card", target)).finish()
    assert scene.side(1).active == []
    assert scene.total(0) == 2 + 5


@clause("FD-28")
def test_second_sword() -> None:
    scene = fight()
    (card,) = scene.active(0, "second_sword")
    scene.active(1, "LUCK", "PREP")
    scene.window(0, "A3").use(card).finish()
    for window in ("A3", "C1"):
        assert usable(scene, window, 1) == []
    assert usable(scene, "A3", 2) != []


@clause("FD-94")
def test_third_sword() -> None:
    scene = fight()
    one, two, three = (
        scene.skill(0, key) for key in ("first_sword", "second_sword", "third_sword")
    )
    scene.hand(0, "B1")
    scene.declare(0).choose(("up", one)).choose(("up", two))
    assert ("extra", three, 0) in scene.options
    scene.choose(("extra", three, 0)).finish()
    assert scene.side(0).released
    assert scene.total(0) == 7 + 5 + 3 + 3
    scene = fight()
    three = scene.skill(0, "third_sword")
    cards = scene.hand(0, "Q1", "B1")
    scene.declare(0).choose(("up", cards[0])).choose(("up", cards[1]))
    assert scene.over


@clause("FD-105")
def test_presence_concealment() -> None:
    for own, others, defeated in (
        (5, (9, 9, 3), [1, 2]),
        (5, (9, 7, 3), []),
        (9, (5, 5, 3), []),
    ):
        scene = fight(0, 1, 2, 3, players=4)
        scene.active(0, "presence_concealment")
        scene.give(0, "active", *["gandr"] * (own - 4))
        for seat, total in zip((1, 2, 3), others, strict=True):
            scene.give(seat, "active", *["gandr"] * total)
        scene.winners()
        assert [s for s in range(4) if scene.side(s).defeated] == defeated
    scene = fight(0, 1)
    scene.active(0, "presence_concealment")
    scene.active(1, "B6")
    scene.winners()
    assert not scene.side(1).defeated


@clause("FD-158", "FD-168")
def test_self_modification() -> None:
    scene = fight(players=6, round_=8)
    scene.side(0).released = True
    skill = scene.skill(0, "self_modification")
    scene.hand(0, "B1")
    scene.declare(0).choose(("up", skill)).default().finish()
    assert (scene.vp(0), scene.side(0).released) == (2, False)
    for seat in (2, 3, 4, 5):
        scene.side(seat).vp = 9
    scene.side(0).vp = 9
    scene.winners()
    scene.side(1).vp = 0
    scene.do(Elimination())
    assert not scene.side(1).alive
    assert scene.total(0) == 2 + 1


@clause("FD-160", "FD-111")
def test_zabaniya() -> None:
    scene = fight()
    card = scene.skill(0, "zabaniya")
    scene.hand(0, "B1", "B1")
    scene.side(0).released = True
    assert ("up", card) not in scene.declare(0).options
    scene.side(0).released = False
    assert ("up", card) in scene.declare(0).options
    (card,) = scene.active(0, "zabaniya")
    scene.object("miyama", "take_high_ground")
    in_combat(scene, card, 1)
    scene.finish().winners()
    assert scene.vp(0) == 2 * (3 + 2)
    scene = fight()
    scene.side(2).exit = 8
    (card,) = scene.active(0, "zabaniya")
    in_combat(scene, card, 0)
    assert scene.side(1).defeated


@clause("FD-113", "FD-119")
def test_god_hand() -> None:
    scene = fight()
    (card,) = scene.active(0, "god_hand")
    spare = scene.skill(0, "god_hand")
    scene.active(1, "B6")
    scene.side(1).vp = 1
    scene.winners()
    assert scene.vp(0) == 3
    assert scene.vp(1) == 1 + 2 - 3
    assert card in scene.side(0).removed
    scene.call(lambda play: play.add_active(0, spare, "added"))
    assert scene.total(0) == 5 + 3


@clause("FD-154")
def test_eternal_arms() -> None:
    scene = fight()
    (card,) = scene.active(0, "eternal_arms")
    (mine,) = scene.active(0, "B1")
    (theirs,) = scene.active(1, "Q6")
    scene.active(1, "A6")
    scene.window(0, "C1").use(card)
    assert {option[1] for option in scene.options if option[0] == "card"} == {mine, theirs}
    scene.choose(("card", theirs)).finish()
    assert scene.total(0) == 9 + 2
    scene.round_end().finish()
    assert scene.side(0).skills == [card]
    scene = fight()
    (card,) = scene.active(0, "eternal_arms")
    (mine,) = scene.active(0, "B4")
    in_combat(scene, card).choose(("card", mine)).finish()
    assert scene.total(0) == 5 + 3 + 5
    scene = fight()
    scene.active(0, "eternal_arms")
    scene.active(1, "B1")
    scene.side(0).defeated = True
    assert ("eternal_arms", 0) not in usable(scene, "C1")


@clause("FD-90", "FD-157")
def test_for_someones_glory() -> None:
    scene = fight()
    scene.side(0).mana = 3
    scene.skill(0, "someones_glory")
    card = scene.skill(0, "god_hand")
    scene.hand(0, "B1")
    scene.declare(0).choose(("up", card)).default().finish()
    assert card in scene.side(0).active
    assert not scene.side(0).released, "a command spell is left"
    scene.side(0).spells = 0
    scene.call(lambda play: play.note_use(0, card))
    assert scene.side(0).released


@clause("FD-154")
def test_the_disguise() -> None:
    scene = fight()
    (card,) = scene.active(0, "someones_glory_armour")
    seen = scene.skill(1, "excalibur", shown=True)
    hidden = scene.skill(1, "enuma_elish")
    scene.active(1, "caladbolg")
    scene.window(0, "A3").use(card)
    offered = {option[1] for option in scene.options if option[0] == "card"}
    assert seen in offered
    assert hidden not in offered
    assert not any(key_of(str(each)) == "caladbolg" for each in offered)
    scene.choose(("card", seen)).finish()
    assert scene.side(0).spells == 2
    assert scene.total(0) == 12


@clause("FD-153")
def test_what_the_disguise_has_become_can_be_used_too() -> None:
    scene = fight()
    (card,) = scene.active(0, "someones_glory_armour")
    (seen,) = scene.active(1, "PREP")
    scene.side(0).slot = 1
    scene.window(0, "A3").use(card).choose(("card", seen)).finish()
    assert scene.terrain(0) == 1
    scene.window(0, "A3").use(card).finish()
    assert scene.terrain(0) == 2
    assert ("someones_glory_armour", 0) not in usable(scene, "A3")


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
