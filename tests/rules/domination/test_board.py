"""Board, deployment and moves: FD-10 to FD-24, FD-63 to FD-78, FD-179."""

from __future__ import annotations

import pytest

from engine.domination import objects
from engine.domination.phases import Actions, Outposts
from tests.clauses import clause
from tests.domination.scene import GAME, Scene

NUMBERS = GAME.catalog.numbers


def moves(scene: Scene) -> list[tuple[str, int]]:
    return [(str(o[1]), int(o[2])) for o in scene.options if o[0] == "move"]


def goals(scene: Scene) -> set[str]:
    return {str(option[1]) for option in scene.options}


@clause("FD-10")
def test_four_locations_two_battlefields() -> None:
    scene = Scene()
    assert scene.state.battlefields == ["miyama", "shinto"]
    places = {arrow.origin for arrow in NUMBERS.arrows} | {a.goal for a in NUMBERS.arrows}
    assert places == {"workshop", "miyama", "shinto", "scout"}
    scene.at("workshop", 0, slot=0)
    scene.at("scout", 1)
    scene.winners()
    assert scene.state.winners == {}


@clause("FD-11")
def test_nowhere_before_deploying() -> None:
    scene = Scene()
    assert {side.place for side in scene.state.sides} == {"nowhere"}
    scene.deploy(0).default()
    assert scene.side(0).place == "miyama"


@clause("FD-12", "FD-13", "FD-65")
def test_workshop_slots() -> None:
    assert NUMBERS.workshop == (2, 1, 1, 1)
    scene = Scene(5)
    for seat in range(4):
        scene.side(seat).mana = 0
        scene.deploy(seat)
        free = [option for option in scene.options if option[:2] == ("deploy", "workshop")]
        assert len(free) == 4 - seat
        scene.choose(("deploy", "workshop", seat)).finish()
    assert [scene.mana(seat) for seat in range(4)] == [2, 1, 1, 1]
    scene.deploy(4)
    assert "workshop" not in goals(scene)


@clause("FD-14", "FD-15", "FD-20")
def test_printed_numbers_of_the_battlefields() -> None:
    assert [(f.key, f.terrain, f.bonus) for f in NUMBERS.battlefields] == [
        ("miyama", (3, 1), 2),
        ("shinto", (3, 1), 3),
    ]
    scene = Scene()
    scene.deploy(0).choose(("deploy", "shinto", 1)).finish()
    assert (scene.terrain(0), scene.total(0)) == (1, 1)


@clause("FD-16", "FD-66")
def test_a_battlefield_always_has_room() -> None:
    scene = Scene(4)
    scene.deploy(0).choose(("deploy", "miyama", 0)).finish()
    scene.deploy(1)
    assert ("deploy", "miyama", 0) not in scene.options
    assert ("deploy", "miyama", -1) in scene.options
    scene.choose(("deploy", "miyama", 1)).finish()
    scene.deploy(2)
    assert [o for o in scene.options if o[:2] == ("deploy", "miyama")] == [("deploy", "miyama", -1)]


@clause("FD-17")
def test_a_slot_is_lost_by_any_move_to_any_place() -> None:
    for place, slot in (("shinto", -1), ("scout", -1), ("workshop", 2)):
        scene = Scene()
        scene.deploy(0).choose(("deploy", "miyama", 1)).finish()
        assert scene.terrain(0) == 1
        scene.hand(0, "B1", "B1")
        scene.action(0).use("0-command_spell-1", 2).choose(("move", place, slot))
        assert scene.terrain(0) == 0


@clause("FD-19")
def test_a_slot_given_up_is_free_for_later_deployers() -> None:
    scene = Scene()
    scene.deploy(0).choose(("deploy", "miyama", 0)).finish()
    scene.at("shinto", 0)
    scene.deploy(1)
    assert ("deploy", "miyama", 0) in scene.options


@clause("FD-21")
def test_scouting_holds_one() -> None:
    assert NUMBERS.scout_capacity == 1
    scene = Scene()
    scene.at("shinto", 0)
    scene.hand(0, "B1", "B1")
    scene.action(0)
    assert moves(scene) == [("scout", 2)]
    scene.at("scout", 1)
    scene.action(0)
    assert moves(scene) == []


@clause("FD-23", "FD-24")
@pytest.mark.parametrize("event", ["gates_of_hell", "heavens_feel"])
def test_closed_places(event: str) -> None:
    scene = Scene()
    scene.event(event)
    scene.at("miyama", 0)
    scene.hand(0, "B1", "B1")
    scene.action(0)
    assert moves(scene) == []
    scene.use("0-command_spell-1", 2)
    assert scene.side(0).place == "workshop", "the only goal left"
    scene.at("miyama", 0)
    scene.deploy(1)
    assert {o for o in scene.options if o[0] == "deploy" and o[1] != "miyama"} == {
        ("deploy", "workshop", 0)
    }
    assert ("deploy", "miyama", 0) in scene.options
    scene.at("shinto", 2)
    assert scene.side(2).place == "shinto"
    scene.call(lambda play: objects.deal(play, "shinto", up=False))
    assert scene.state.lying["shinto"] == []


@clause("FD-63", "FD-57")
def test_an_outpost_turn() -> None:
    scene = Scene()
    scene.skill(0, "haori")
    scene.do(Outposts(), phase="outpost")
    assert (scene.decision.kind, scene.decision.seat) == ("deploy", 0)
    assert ("haori", 0) in scene.abilities()
    scene.default()
    assert (scene.decision.kind, scene.decision.about) == ("window", ("window", "O2"))
    scene.choose(("pass",))
    assert (scene.decision.kind, scene.decision.seat) == ("deploy", 1)


@clause("FD-64")
def test_deployment_is_a_duty_and_never_to_scouting() -> None:
    scene = Scene()
    scene.deploy(0)
    assert {option[0] for option in scene.options} == {"deploy"}
    assert goals(scene) == {"workshop", "miyama", "shinto"}
    assert scene.decision.picked(scene.decision.default) == (("deploy", "miyama", 0),)


@clause("FD-67")
def test_nowhere_nothing_that_needs_a_place() -> None:
    scene = Scene()
    scene.skill(0, "galatine")
    scene.deploy(0)
    assert scene.abilities() == []
    scene.default()
    assert scene.abilities() == [("galatine", 0)]


@clause("FD-68", "FD-42", "FD-43")
def test_objects_are_revealed_before_the_first_action_turn() -> None:
    scene = Scene()
    scene.at("shinto", 0, 1)
    scene.object("shinto", "sacred_grounds", up=False)
    scene.active(0, "A1")
    assert scene.total(0) == 2
    scene.do(Actions(), phase="action")
    assert scene.told("object_revealed")[0].place == "shinto"
    assert scene.total(0) == 2 + 3
    scene.at("miyama", 0)
    assert scene.total(0) == 2


@clause("FD-69", "FD-70", "FD-76")
def test_an_action_turn() -> None:
    scene = Scene()
    scene.at("workshop", 0, slot=0)
    hand = scene.hand(0, "B1", "B1")
    scene.action(0)
    assert scene.abilities()
    assert moves(scene)
    scene.choose(("move", "miyama", 1))
    assert scene.state.window == "A2"
    assert moves(scene) == []
    assert scene.abilities()
    scene.choose(("up", hand[0])).choose(("down", hand[1]))
    assert scene.decision.about == ("window", "A3")
    assert scene.abilities()


@clause("FD-73")
def test_the_engaged_stay() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.hand(0, "B1", "B1")
    scene.action(0)
    assert moves(scene) == []


@clause("FD-74")
@pytest.mark.parametrize(
    ("origin", "wanted"),
    [
        ("workshop", [("miyama", 1), ("shinto", 3), ("scout", 5)]),
        ("miyama", [("shinto", 2), ("scout", 4)]),
        ("shinto", [("scout", 2)]),
        ("scout", []),
    ],
)
def test_arrows(origin: str, wanted: list[tuple[str, int]]) -> None:
    scene = Scene()
    scene.at(origin, 0, slot=0)
    scene.hand(0, "B1", "B1")
    assert moves(scene.action(0)) == wanted
    scene.side(0).mana = 2
    assert moves(scene.action(0)) == [move for move in wanted if move[1] <= 2]


@clause("FD-75")
def test_passing_ignores_what_lies_between() -> None:
    scene = Scene()
    scene.at("workshop", 0, slot=0)
    scene.at("scout", 1)
    scene.object("miyama", "break_bounded_field")
    scene.hand(0, "B1", "B1")
    assert moves(scene.action(0)) == [("shinto", 3)]


@clause("FD-78")
def test_entering_applies_on_arrival_by_any_move() -> None:
    scene = Scene()
    scene.side(0).mana = 0
    scene.master(0, "shinji_pride")
    scene.deploy(0).choose(("deploy", "miyama", 0))
    assert scene.mana(0) == 1
    scene.at("shinto", 0)
    scene.hand(0, "B1", "B1")
    scene.action(0).use("0-command_spell-1", 2).choose(("move", "miyama", -1))
    assert scene.mana(0) == 2


@clause("FD-179", "FD-31")
def test_a_move_by_effect() -> None:
    scene = Scene()
    scene.at("miyama", 0, slot=0)
    scene.at("miyama", 1)
    scene.hand(0, "B1", "B1")
    mana = scene.mana(0)
    scene.action(0).use("0-command_spell-1", 2)
    assert set(scene.options) == {
        *(("move", "workshop", slot) for slot in range(4)),
        ("move", "shinto", -1),
        ("move", "scout", -1),
    }
    scene.choose(("move", "workshop", 0))
    assert scene.mana(0) == mana
    assert (scene.side(0).place, scene.side(0).slot) == ("workshop", 0)
    assert moves(scene) != []
