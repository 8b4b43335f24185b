"""The 13 events and the 20 objects, with numbers written from the collected facts."""

from __future__ import annotations

import pytest

from engine.domination.phases import EventTurned, ObjectsDealt
from tests.clauses import clause
from tests.domination.scene import GAME, Scene

CATALOG = GAME.catalog
EVENTS = {
    "overwhelming_rage": ("끓어넘치는 분노", 2),
    "calm_before_the_storm": ("폭풍 전야", 2),
    "perfect_flow": ("완벽한 흐름", 2),
    "angra_mainyu_curse": ("이 세상 모든 악의 저주", 0),
    "angra_mainyu_shade": ("이 세상 모든 악의 그림자", 0),
    "angra_mainyu_essence": ("이 세상 모든 악의 진흙", 0),
    "killers_in_miyama": ("미야마의 연쇄살인마", 2),
    "battle_in_shinto": ("격전의 신토", 2),
    "turning_point": ("전환점", 2),
    "distant_life": ("미래에 대한 동경", 0),
    "fate_stay_night": ("운명이 머무는 밤", 4),
    "gates_of_hell": ("지옥의 입구", 4),
    "heavens_feel": ("헤븐즈 필", 6),
}


@clause("FD-39", "FD-60")
@pytest.mark.parametrize("key", EVENTS)
def test_the_mana_of_an_event(key: str) -> None:
    scene = Scene()
    for side in scene.state.sides:
        side.mana = 1
    scene.state.events.append(key)
    scene.do(EventTurned(), phase="prep")
    name, mana = EVENTS[key]
    assert CATALOG.events[key].name.ko == name
    assert {side.mana for side in scene.state.sides} == {1 + mana}
    assert set(EVENTS) == set(CATALOG.events)


@clause("FD-40", "FD-60")
@pytest.mark.parametrize(
    ("key", "card", "n"),
    [
        ("overwhelming_rage", "B1", 2),
        ("calm_before_the_storm", "Q1", 2),
        ("perfect_flow", "A1", 2),
        ("angra_mainyu_curse", "B1", 1),
        ("angra_mainyu_shade", "Q1", 1),
        ("angra_mainyu_essence", "A1", 1),
    ],
)
def test_events_that_make_an_attribute_stronger(key: str, card: str, n: int) -> None:
    others = {"B1", "Q1", "A1"} - {card}
    scene = Scene()
    scene.event(key)
    scene.active(0, card)
    scene.active(1, *others)
    for place in ("miyama", "shinto"):
        scene.at(place, 0, 1)
        assert (scene.total(0), scene.total(1)) == (2 + n, 4)
    scene.at("workshop", 0, slot=0)
    assert scene.total(0) == 2


@clause("FD-148")
@pytest.mark.parametrize("key", [key for key in EVENTS if key.startswith("angra")])
def test_events_that_forbid_noble_phantasms(key: str) -> None:
    scene = Scene()
    scene.event(key)
    scene.at("miyama", 0, 1)
    card = scene.skill(0, "god_hand")
    scene.hand(0, "B1", "B1")
    assert ("up", card) not in scene.declare(0).options
    (active,) = scene.active(0, "gate_of_babylon")
    scene.window(0, "A3")
    assert ("ability", active, 0) not in scene.options


@clause("FD-44", "FD-60")
@pytest.mark.parametrize(
    ("key", "miyama", "shinto"),
    [
        ("killers_in_miyama", 2, 1),
        ("battle_in_shinto", 1, 2),
        ("turning_point", 2, 2),
        ("fate_stay_night", 2, 2),
        ("gates_of_hell", 2, 0),
        ("heavens_feel", 3, 0),
        ("perfect_flow", 1, 1),
    ],
)
def test_events_that_add_objects(key: str, miyama: int, shinto: int) -> None:
    scene = Scene()
    scene.state.events.append(key)
    scene.do(EventTurned(), ObjectsDealt(), phase="prep")
    lying = scene.state.lying
    assert (len(lying["miyama"]), len(lying["shinto"])) == (miyama, shinto)
    hidden = [each for each in lying["shinto"] if not each.up]
    assert len(hidden) == min(1, shinto)
    assert all(each.up for each in lying["miyama"])


@clause("FD-40")
def test_an_event_for_attacks_of_one_attribute() -> None:
    scene = Scene()
    scene.event("distant_life")
    scene.at("shinto", 0, 1)
    scene.active(0, "B1", "snake")
    scene.active(1, "B1", "Q1")
    assert (scene.total(0), scene.total(1)) == (2 + 5 + 3, 4)
    scene.at("scout", 0)
    assert scene.total(0) == 7


@clause("FD-23")
@pytest.mark.parametrize("key", ["gates_of_hell", "heavens_feel"])
def test_events_that_close_places(key: str) -> None:
    scene = Scene()
    scene.event(key)
    assert scene.board.closed("shinto")
    assert scene.board.closed("scout")
    assert not scene.board.closed("miyama")
    assert scene.board.free_workshop() == [0]


OBJECTS = {
    "bring_illya_back": (1, 5),
    "desperation_move": (2, 4),
    "sacred_grounds": (1, 3),
    "suppressive_fire": (1, 3),
    "test_of_strength": (1, 3),
    "fated_confrontation": (1, 3),
    "take_high_ground": (1, 3),
    "scavenge_ground_zero": (1, 3),
    "honorable_duel": (1, 2),
    "sacrificial_grounds": (1, 2),
    "difficult_terrain": (1, 2),
    "contain_neutral_threat": (1, 2),
    "ambush": (2, 2),
    "synergize": (1, 2),
    "break_bounded_field": (2, 2),
    "open_ley_line": (2, 2),
}


@clause("FD-41", "FD-108")
@pytest.mark.parametrize("key", OBJECTS)
def test_the_vp_of_an_object(key: str) -> None:
    copies, vp = OBJECTS[key]
    scene = Scene()
    scene.at("miyama", 0)
    scene.object("miyama", key)
    scene.winners()
    while not scene.over:
        scene.choose(scene.options[-1])
    assert scene.vp(0) == vp
    pile = CATALOG.pile("base")
    assert [card.split("-")[0] for card in pile].count(key) == copies


@clause("FD-41")
def test_there_are_20_objects_of_16_kinds() -> None:
    base = [kind for kind in CATALOG.objects.values() if kind.pile == "base"]
    assert {kind.key for kind in base} == set(OBJECTS)
    assert sum(kind.copies for kind in base) == 20
    assert [(k.vp, k.pile) for k in CATALOG.objects.values() if k not in base] == [
        (4, "ruins"),
        (4, "ruins"),
    ]
    assert CATALOG.objects["ambush"].name.ko == "기습"
    assert CATALOG.objects["break_bounded_field"].name.ko == "봉인 결계"


@clause("FD-42")
@pytest.mark.parametrize(
    ("key", "cards", "wanted"),
    [
        ("sacred_grounds", ("A1", "B1"), 4 + 3),
        ("suppressive_fire", ("Q1", "B1"), 4 + 3),
        ("test_of_strength", ("B1", "A1"), 4 + 3),
        ("honorable_duel", ("B1", "A1"), 4 + 2),
        ("sacrificial_grounds", ("A1", "B1"), 4 + 2),
        ("difficult_terrain", ("Q1", "B1"), 4 + 2),
        ("fated_confrontation", ("B1", "B3"), 5 + 4),
        ("fated_confrontation", ("gandr", "B2"), 5 + 3),
        ("contain_neutral_threat", ("B3", "B2"), 4 + 1 + 3),
        ("contain_neutral_threat", ("B6", "B4"), 9 + 1 + 5 + 1),
        ("synergize", ("B1", "snake"), 7 + 4),
        ("synergize", ("B1", "A1"), 4),
        ("destroyed_city", ("Q4", "Q3"), 5 + 4 + 4),
        ("destroyed_dock", ("B4", "B3"), 5 + 4 + 4),
    ],
)
def test_objects_that_change_power(key: str, cards: tuple[str, ...], wanted: int) -> None:
    scene = Scene()
    scene.at("miyama", 0)
    scene.object("miyama", key)
    scene.active(0, *cards)
    assert scene.total(0) == wanted
    plain = sum(GAME.catalog.cards[card].power for card in cards)
    scene.at("shinto", 0)
    assert scene.total(0) == plain


@clause("FD-42", "FD-15")
@pytest.mark.parametrize(
    ("key", "slots"), [("take_high_ground", (6, 2)), ("scavenge_ground_zero", (0, 0))]
)
def test_objects_that_change_the_terrain(key: str, slots: tuple[int, int]) -> None:
    scene = Scene()
    scene.object("shinto", key)
    for slot, wanted in enumerate(slots):
        scene.at("shinto", 0, slot=slot)
        assert scene.terrain(0) == wanted


@clause("FD-42")
def test_an_object_for_those_behind() -> None:
    scene = Scene(5)
    for seat, vp in enumerate((9, 7, 5, 3, 1)):
        scene.side(seat).vp = vp
        scene.at("miyama", seat)
    scene.object("miyama", "desperation_move")
    assert [scene.total(seat) for seat in range(5)] == [0, 0, 4, 8, 12]


@clause("FD-42", "FD-160")
def test_an_object_for_hidden_names() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.object("miyama", "ambush")
    scene.skill(0, "riding", shown=True)
    scene.side(1).released = True
    assert (scene.total(0), scene.total(1)) == (5, 0)


@clause("FD-42")
def test_an_object_that_gives_mana_to_winners() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.object("miyama", "bring_illya_back")
    scene.active(0, "B1")
    scene.winners()
    assert (scene.mana(0), scene.mana(1)) == (8 + 3, 8)


@clause("FD-42", "FD-115")
def test_an_object_that_gives_mana_after_combat() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.object("miyama", "open_ley_line")
    scene.round_end().finish()
    assert [scene.mana(seat) for seat in range(3)] == [10, 10, 8]


@clause("FD-42", "FD-178")
def test_an_object_that_restores_a_spell_or_gives_mana() -> None:
    scene = Scene()
    scene.at("miyama", 0)
    scene.object("miyama", "contain_neutral_threat")
    scene.winners()
    assert scene.options == [("branch", "mana"), ("branch", "none")], "none was spent"
    scene.choose(("branch", "mana"))
    assert scene.mana(0) == 12
    scene = Scene()
    scene.at("miyama", 0)
    scene.window(0, "A3").use("0-command_spell-1", 1).finish()
    scene.object("miyama", "contain_neutral_threat")
    scene.winners().choose(("branch", "spell"))
    assert scene.side(0).spells == 3


@clause("FD-42", "FD-148", "FD-149")
def test_an_object_that_bans_special_attacks_and_moves() -> None:
    scene = Scene()
    scene.object("miyama", "break_bounded_field")
    scene.at("miyama", 0)
    luck, _ = scene.hand(0, "LUCK", "B1")
    scene.action(0)
    assert ("up", luck) not in scene.options
    assert not [option for option in scene.options if option[0] == "move"]
    assert ("ability", "0-command_spell-1", 2) not in scene.options
    scene.at("shinto", 1)
    scene.hand(1, "LUCK", "B1")
    scene.action(1).use("1-command_spell-1", 2)
    assert "miyama" not in {option[1] for option in scene.options}
    scene.deploy(2)
    assert ("deploy", "miyama", 0) in scene.options
