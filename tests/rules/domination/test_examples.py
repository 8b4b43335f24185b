"""The worked examples of the rulebook's Appendix F."""

from __future__ import annotations

import pytest

from engine.domination.ending import Elimination, Expire
from engine.domination.power import cost
from engine.domination.standing import Cost, TotalPower
from engine.domination.state import Effect
from tests.clauses import clause
from tests.domination.scene import GAME, Scene


@clause("FD-5", "FD-13", "FD-29", "FD-48")
def test_1_the_cap() -> None:
    scene = Scene()
    scene.call(lambda play: play.gain_mana(0, 2, "event"))
    assert scene.mana(0) == 10
    scene.deploy(0).choose(("deploy", "workshop", 0))
    assert scene.mana(0) == 12
    scene.action(0).use("0-command_spell-1", 0)
    assert scene.mana(0) == 12
    assert scene.told("mana_changed")[-1].lost == 4


@clause("FD-74", "FD-75")
def test_2_the_way_costs_its_arrows() -> None:
    scene = Scene()
    scene.at("workshop", 0, slot=0)
    scene.at("miyama", 1)
    scene.object("miyama", "break_bounded_field")
    scene.hand(0, "B1", "B1")
    scene.action(0)
    moves = [option for option in scene.options if option[0] == "move"]
    assert moves == [("move", "shinto", 3), ("move", "scout", 5)]
    scene.choose(("move", "shinto", 3))
    assert scene.mana(0) == 5
    assert not scene.board.engaged(0)
    assert not scene.board.engaged(1)
    scene.at("scout", 2)
    scene.at("workshop", 0, slot=0)
    scene.side(0).has_moved = False
    scene.action(0)
    assert ("move", "scout", 5) not in scene.options


@clause("FD-89", "FD-90", "FD-92")
@pytest.mark.parametrize(
    ("mana", "keys", "legal"),
    [
        (8, ("first_sword", "cybele"), False),
        (8, ("rain_of_light", "magic_resistance"), True),
        (8, ("rain_of_light", "gae_dearg"), False),
        (7, ("magic_resistance",), False),
    ],
)
def test_3_the_threshold_is_looked_at_before_paying(
    mana: int, keys: tuple[str, ...], legal: bool
) -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.side(0).mana = mana
    cards = [scene.skill(0, key) for key in keys]
    scene.hand(0, "B1", "B1")
    scene.declare(0)
    possible = True
    for card in cards:
        if ("up", card) in scene.options:
            scene.choose(("up", card))
        else:
            possible = False
            break
    assert possible == legal
    if legal:
        scene.finish()
        assert scene.mana(0) == 0


@clause("FD-77", "FD-90")
def test_3_a_paid_move_comes_before_the_threshold() -> None:
    scene = Scene()
    scene.at("workshop", 0, slot=0)
    card = scene.skill(0, "magic_resistance")
    scene.hand(0, "B1", "B1")
    scene.action(0)
    assert ("up", card) in scene.options
    scene.choose(("move", "miyama", 1))
    assert ("up", card) not in scene.options


def costs_of_two_three_three(mana: int) -> Scene:
    """Somebody at Miyama with a hand of these costs; no basic attack costs 2 of itself."""
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.side(0).mana = mana
    cheap, *dear = scene.hand(0, "B4", "B5", "B5")
    op = Cost(op="modify_cost", n=1)
    scene.state.effects.append(Effect(op, 0, "", (0,), (cheap,), "", 2, 2))
    assert [cost(scene.board, 0, card) for card in (cheap, *dear)] == [2, 3, 3]
    return scene


@clause("FD-87", "FD-88")
def test_4_the_hand_is_shown_when_nothing_is_affordable() -> None:
    scene = costs_of_two_three_three(mana=1)
    hand = scene.side(0).hand.copy()
    scene.declare(0)
    assert all(option[0] == "down" for option in scene.options)
    scene.choose(("down", hand[0])).choose(("down", hand[1])).finish()
    assert scene.told("hand_shown")[0].seat == 0
    assert sorted(scene.told("hand_shown")[0].cards) == sorted(hand)
    assert len(scene.side(0).down) == 2


@clause("FD-85", "FD-88")
def test_4_with_the_mana_the_affordable_card_must_be_up() -> None:
    scene = costs_of_two_three_three(mana=2)
    cheap, dear, other = scene.side(0).hand
    scene.declare(0)
    assert ("down", cheap) not in scene.options
    scene.choose(("down", dear))
    assert scene.options == [("up", cheap)]
    scene.choose(("up", cheap)).finish()
    assert scene.side(0).active == [cheap]
    assert scene.told("hand_shown") == []
    assert scene.side(0).hand == [other]
    assert scene.mana(0) == 0


@clause("FD-80", "FD-85")
def test_5_off_the_battlefield_both_may_lie_face_down() -> None:
    scene = Scene()
    scene.at("workshop", 0, slot=0)
    hand = scene.hand(0, "B1", "B2", "B3")
    scene.declare(0).choose(("down", hand[0]))
    assert ("commit",) not in scene.options
    scene.choose(("down", hand[1])).finish()
    assert scene.side(0).down == hand[:2]
    scene = Scene()
    scene.at("workshop", 0, slot=0)
    (only,) = scene.hand(0, "B1")
    scene.declare(0)
    assert scene.options == [("up", only), ("down", only)]
    scene.choose(("down", only))
    assert scene.over


def shinto_with(*powers: tuple[int, bool]) -> Scene:
    scene = Scene(len(powers))
    scene.object("shinto", "ambush")
    scene.object("shinto", "fated_confrontation")
    for seat, (power, defeated) in enumerate(powers):
        scene.at("shinto", seat)
        scene.side(seat).released = True
        scene.side(seat).defeated = defeated
        _total(scene, seat, power)
    return scene


def _total(scene: Scene, seat: int, n: int) -> None:
    op = TotalPower(op="add_total_power", n=n)
    round_ = scene.state.round
    effect = Effect(op, seat, "", (seat,), (), "", round_, round_)
    scene.state.effects.append(effect)


@clause("FD-105", "FD-108", "FD-109", "FD-114")
def test_6_a_shared_win() -> None:
    scene = shinto_with((14, True), (11, False), (11, False), (9, False)).winners()
    assert scene.state.winners["shinto"] == [1, 2]
    assert [scene.vp(seat) for seat in range(4)] == [0, 4, 4, 0]
    (won,) = scene.told("field_won")
    assert (won.objects, won.bonus, won.share) == (5, 3, 4)


@clause("FD-109")
def test_6_three_winners_round_up() -> None:
    scene = shinto_with((11, False), (11, False), (11, False), (9, False)).winners()
    assert [scene.vp(seat) for seat in range(4)] == [3, 3, 3, 0]


@clause("FD-106", "FD-111", "FD-112")
def test_7_alone_at_miyama() -> None:
    scene = Scene()
    scene.at("miyama", 0)
    scene.object("miyama", "open_ley_line")
    scene.side(0).mana = 4
    (dear,) = scene.hand(0, "B6")
    scene.declare(0).choose(("down", dear)).finish()
    assert scene.told("hand_shown")[0].cards == (dear,)
    scene.winners()
    assert (scene.vp(0), scene.total(0), scene.told("field_won")[0].bonus) == (2, 0, 0)
    scene = Scene()
    scene.at("miyama", 0)
    scene.object("miyama", "open_ley_line")
    scene.side(0).mana = 4
    (dear,) = scene.hand(0, "B6")
    scene.declare(0).choose(("down", dear))
    scene.window(0, "A3").use("0-command_spell-1", 1).finish()
    scene.winners()
    assert scene.vp(0) == 4


@clause("FD-107")
def test_8_all_defeated() -> None:
    scene = shinto_with((14, True), (11, True), (3, True)).winners()
    assert scene.state.winners["shinto"] == []
    assert [scene.vp(seat) for seat in range(3)] == [0, 0, 0]


@clause("FD-18", "FD-17")
def test_9_a_slot_left_is_lost() -> None:
    scene = Scene()
    scene.deploy(0).choose(("deploy", "miyama", 0)).finish()
    assert scene.terrain(0) == 3
    scene.hand(0, "B1", "B1")
    scene.action(0).choose(("move", "shinto", 2))
    assert scene.terrain(0) == 0
    scene.use("0-command_spell-1", 2).choose(("move", "miyama", -1))
    assert (scene.side(0).place, scene.terrain(0)) == ("miyama", 0)


@clause("FD-99", "FD-100", "FD-182", "FD-186")
def test_10_defeated_before_the_own_turn() -> None:
    scene = Scene()
    scene.at("miyama", 0)
    scene.side(0).defeated = True
    scene.hand(0, "LUCK", "B1")
    scene.action(0)
    kinds = {option[0] for option in scene.options}
    assert kinds == {"pass", "move", "ability"}
    scene.choose(("pass",)).finish()
    scene.winners()
    assert scene.side(0).defeated
    assert scene.state.winners["miyama"] == []


@clause("FD-184", "FD-185")
def test_10_luck_saves_who_has_played_it() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    (luck,) = scene.active(0, "LUCK")
    scene.active(1, "B1")
    scene.side(0).defeated = True
    scene.window(0, "C1").use(luck).finish()
    scene.winners()
    assert scene.state.winners["miyama"] == [0]


@clause("FD-185", "FD-188")
def test_11_luck_also_works_for_later_defeats() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    (luck,) = scene.active(0, "LUCK")
    scene.active(1, "B1")
    scene.window(0, "C1").use(luck).finish()
    scene.call(lambda play: play.set_defeat(0, True, 1))
    scene.winners()
    assert scene.side(0).defeated
    assert scene.state.winners["miyama"] == [0]


@clause("FD-170", "FD-171")
def test_12_single_use() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    skill = scene.skill(0, "caladbolg")
    (filler,) = scene.hand(0, "B1")
    scene.declare(0).choose(("up", skill)).choose(("down", filler)).finish()
    scene.round_end().finish()
    assert skill in scene.side(0).removed
    assert filler in scene.side(0).discard
    scene = Scene()
    scene.at("workshop", 0, slot=0)
    gandr, other = scene.hand(0, "gandr", "B1")
    scene.declare(0).choose(("down", gandr)).choose(("down", other)).finish()
    scene.round_end().finish()
    assert gandr in scene.side(0).discard


def eliminated(round_: int, *points: int) -> list[int]:
    scene = Scene(len(points), round_)
    for seat, vp in enumerate(points):
        scene.side(seat).vp = vp
    scene.do(Elimination())
    return [seat for seat, side in enumerate(scene.state.sides) if not side.alive]


@clause("FD-125", "FD-126", "FD-127")
def test_13_ties_for_the_last_place_survive() -> None:
    assert eliminated(8, 20, 15, 12, 9, 9, 9, 3) == [6]
    assert eliminated(8, 20, 15, 15, 15, 15, 9) == [5]


@clause("FD-126")
def test_14_round_10() -> None:
    assert eliminated(10, 30, 25, 25) == []


@clause("FD-135", "FD-136")
def test_14_round_11_has_joint_winners() -> None:
    scene = Scene(3, 11)
    for seat, vp in enumerate((40, 40, 31)):
        scene.side(seat).vp = vp
    scene.do(Elimination())
    assert scene.state.result is not None
    assert scene.state.result.winners == (0, 1)


@clause("FD-123", "FD-134")
def test_15_the_marker() -> None:
    scene = Scene(5, 1)
    scene.do(Expire())
    assert scene.state.living() == [1, 2, 3, 4, 0]
    scene = Scene(5, 8)
    scene.state.first = 2
    for seat, vp in enumerate((9, 9, 9, 1, 9)):
        scene.side(seat).vp = vp
    scene.do(Expire(), Elimination())
    assert not scene.side(3).alive
    assert scene.state.first == 4


@clause("FD-36", "FD-157", "FD-163", "FD-165", "FD-166")
def test_16_a_passive_is_no_use_but_a_passive_ability_is() -> None:
    scene = Scene()
    scene.at("miyama", 0)
    airgetlam, oath = scene.skill(0, "airgetlam"), scene.skill(0, "oath_of_protection")
    scene.side(0).deck.clear()
    scene.give(0, "discard", "B1", "B2", "B3")
    scene.call(lambda play: play.draw(0, 1))
    assert scene.side(0).shown == [airgetlam]
    assert not scene.side(0).released
    scene.window(0, "A3").use(airgetlam, 1)
    assert scene.side(0).released
    assert oath in scene.side(0).shown


@clause("FD-153", "FD-154", "FD-172")
def test_17_copies_and_unique_marks() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    first, second = scene.active(0, "PREP", "PREP")
    scene.window(0, "C1").use(first, 1).use(second, 1).finish()
    scene.winners()
    assert scene.vp(0) == 2 + 2 + 2, "both cards, and the bonus of the engagement"
    scene = Scene()
    scene.at("miyama", 0, 1)
    first, second = scene.active(0, "numeral_of_the_saint", "numeral_of_the_saint")
    scene.window(0, "C1").use(first, 2)
    assert ("ability", second, 2) not in scene.options


@clause("FD-129", "FD-130", "FD-131")
def test_18_cards_stay_and_effects_end() -> None:
    scene = Scene(4)
    scene.state.sources["miyama"] = ("ruins", 1)
    scene.state.objects["base"].append("destroyed_city-200")
    scene.state.added_objects += 1
    GAME.apply(scene.state, 1, "concede")
    assert "miyama" not in scene.state.sources
    assert "destroyed_city-200" in scene.state.objects["base"]
