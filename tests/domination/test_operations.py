"""Operations that no card of the house uses yet: a host's pack may (Appendix B)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.domination.board import Source
from engine.domination.cards import parse
from engine.domination.deeds import (
    AddObject,
    AddSkill,
    Count,
    Defeat,
    Draw,
    EventMana,
    Events,
    Mana,
    ObjectCard,
    ObjectDeck,
    OpenBattlefield,
    Reveal,
    SwapServant,
    TransferCard,
)
from engine.domination.operations import AnyOperation, ChooseObject, Watch
from engine.domination.problems import problems
from engine.domination.resolve import Resolve
from engine.domination.standing import ClosePlace, IgnoreDefeat
from engine.domination.state import key_of
from engine.kernel.faults import DataFaults
from tests.domination.scene import GAME, Scene

DATA = Path(__file__).resolve().parents[2] / "data" / "domination"


def let(scene: Scene, *operations: AnyOperation, **chosen: Any) -> Scene:
    source = Source(0, "0-command_spell-1", **chosen)
    return scene.do(Resolve(source, operations))


def test_defeat_can_be_taken_away() -> None:
    scene = Scene()
    scene.side(0).defeated = True
    let(scene, Defeat(op="remove_defeat"))
    assert not scene.side(0).defeated


def test_skills_are_added_and_replaced() -> None:
    scene = Scene()
    old = scene.skill(0, "riding")
    let(scene, AddSkill(op="add_skill", cards=("rho_aias",)))
    assert [key_of(card) for card in scene.side(0).skills] == ["riding", "rho_aias"]
    assert [key_of(card) for card in scene.side(0).shown] == ["rho_aias"]
    let(scene, AddSkill(op="replace_skills", cards=("haori",)))
    assert [key_of(card) for card in scene.side(0).skills] == ["haori"]
    assert old in scene.side(0).removed


def test_objects_are_excluded_and_shuffled_in() -> None:
    scene = Scene()
    scene.at("miyama", 0)
    card = scene.object("miyama", "ambush")
    let(scene, ChooseObject(op="choose_object"), ObjectCard(op="exclude_object"))
    scene.choose(("object", card))
    assert scene.state.excluded == [card]
    before = len(scene.state.objects["base"])
    let(scene, ObjectDeck(op="shuffle_into_objects", cards=("destroyed_city", "destroyed_dock")))
    assert len(scene.state.objects["base"]) == before + 2
    assert scene.state.added_objects == 2


def test_an_object_is_worth_more_or_less_but_never_below_nothing() -> None:
    scene = Scene()
    scene.at("miyama", 0)
    card = scene.object("miyama", "ambush")
    let(scene, ObjectCard(op="modify_object_vp", n=-5), object=card)
    scene.winners()
    assert scene.vp(0) == 0


def test_an_object_is_dealt_face_down_here() -> None:
    scene = Scene()
    scene.at("shinto", 0)
    let(scene, AddObject(op="add_object", place="here", down=True))
    assert [each.up for each in scene.state.lying["shinto"]] == [False]


def test_the_mana_of_an_event_and_the_order_of_events_change() -> None:
    scene = Scene()
    state = scene.state
    scene.event("perfect_flow")
    let(scene, EventMana(op="set_event_mana", n=5))
    assert state.event_mana == {"perfect_flow": 5}
    scene.event("")
    before = list(state.events)
    let(scene, Events(op="reorder_events"))
    assert sorted(state.events) == sorted(before)
    assert state.events[:3] == before[:3]
    past = state.past_events[-1]
    let(scene, Events(op="restore_event"))
    assert past in state.events
    assert len(state.events) == len(before)


def test_the_moon_cell_is_opened() -> None:
    scene = Scene()
    let(scene, OpenBattlefield(op="open_battlefield"))
    assert scene.state.battlefields[-1] == "moon_cell"
    scene.deploy(0)
    assert ("deploy", "moon_cell", 0) in scene.options


def test_hands_and_skills_are_revealed() -> None:
    scene = Scene()
    hand = scene.hand(1, "B1")
    skill = scene.skill(1, "riding")
    let(scene, Reveal(op="reveal_hand", who="others"), Reveal(op="reveal_card", who="others"))
    assert scene.told("hand_shown")[0].cards == tuple(hand)
    assert scene.side(1).shown == [skill]


def test_effects_wait_for_an_arrival_or_a_deactivation() -> None:
    scene = Scene()
    gain = Mana(op="gain_mana", n=1)
    let(scene, Watch(op="on_enter", operations=(gain,)))
    scene.deploy(0).default()
    assert scene.mana(0) == 9
    let(scene, Watch(op="on_deactivate", operations=(gain,), lasts="game"))
    (card,) = scene.active(0, "B1")
    scene.call(lambda play: play.close(0, card))
    assert scene.mana(0) == 10


def test_a_card_is_lent_for_the_round() -> None:
    scene = Scene()
    (card,) = scene.active(0, "B6")
    scene.do(Resolve(Source(0, card, players=(1,)), (TransferCard(op="transfer_card"),)))
    assert scene.side(1).active == [card]
    scene.round_end().finish()
    assert card in scene.side(0).discard


def test_a_servant_is_swapped() -> None:
    scene = Scene()
    old = scene.side(0).servant
    let(scene, SwapServant(op="swap_servant"))
    assert scene.side(0).servant != old
    assert not [p for p in problems(GAME.index, scene.state) if "seat 0" in p]


def test_standing_effects_end_in_time() -> None:
    scene = Scene()
    let(scene, IgnoreDefeat(op="ignore_defeat", lasts="next_round"))
    scene.at("miyama", 0)
    scene.side(0).defeated = True
    scene.winners()
    assert scene.state.winners["miyama"] == []
    scene.state.round += 1
    scene.winners()
    assert scene.state.winners["miyama"] == [0]


def test_places_are_closed_by_an_effect_but_never_the_first_battlefield() -> None:
    scene = Scene()
    let(scene, ClosePlace(op="close_place", who="all", place="miyama"))
    let(scene, ClosePlace(op="close_place", who="all", place="workshop"))
    scene.deploy(0)
    assert {option[1] for option in scene.options} == {"miyama", "shinto"}


def test_counters_and_draws() -> None:
    scene = Scene()
    let(scene, Count(op="count", name="marks", n=2), Draw(op="draw", who="all", n=1))
    assert scene.side(0).counters == {"marks": 2}
    assert [len(side.hand) for side in scene.state.sides] == [1, 1, 1]


def files() -> dict[str, Any]:
    return {path.name: json.loads(path.read_text("utf-8")) for path in DATA.glob("*.json")}


@pytest.mark.parametrize(
    ("change", "card", "part"),
    [
        (lambda f: f["basics.json"]["cards"][0].update(power="2"), "B1", "power"),
        (lambda f: f["basics.json"]["cards"][0].update(colour="red"), "B1", "colour"),
        (
            lambda f: f["basics.json"]["cards"][18]["abilities"][0]["operations"][0].update(
                op="ignore_defeats"
            ),
            "LUCK",
            "operations",
        ),
        (
            lambda f: f["archer.json"]["servants"][0]["deck"].update(B1=2),
            "emiya",
            "deck",
        ),
        (lambda f: f["masters.json"]["masters"][0].update(skills=["caliburn"]), "shirou", ""),
        (
            lambda f: f["masters.json"]["cards"][2]["abilities"][1]["operations"][0].update(
                card="x"
            ),
            "rin_jewels",
            "",
        ),
        (lambda f: f["archer.json"]["cards"][0].update(key="B1"), "B1", "key"),
        (
            lambda f: f["rider.json"]["cards"][0]["abilities"][0]["text"].update(en="Draw 3."),
            "gordius_wheel",
            "abilities.0.text",
        ),
        (lambda f: f["events.json"]["events"].pop(), "", "events"),
        (lambda f: f.pop("numbers.json"), "", "numbers"),
    ],
)
def test_a_mistake_in_a_file_is_named(change: Any, card: str, part: str) -> None:
    content = files()
    change(content)
    with pytest.raises(DataFaults) as caught:
        parse(content)
    found = [(fault.card, fault.field) for fault in caught.value.faults]
    assert any(each == card and part in place for each, place in found), found


def test_both_languages_everywhere() -> None:
    catalog = GAME.catalog
    things = (catalog.cards, catalog.masters, catalog.servants, catalog.events, catalog.objects)
    for group in things:
        names = [thing.name for thing in group.values()]
        assert len({name.ko for name in names}) == len(names)
        assert len({name.en for name in names}) == len(names)
