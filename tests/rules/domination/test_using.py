"""Using cards, true names, abilities: FD-150 to FD-167."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.domination.board import Source
from engine.domination.deeds import AddSkill
from engine.domination.resolve import Resolve
from engine.domination.state import key_of
from tests.clauses import clause
from tests.domination.scene import CARDS, Scene


@clause("FD-150", "FD-152")
def test_playing_is_putting_down_using_is_playing_up_or_an_ability() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    up, down = scene.hand(0, "B1", "B2")
    scene.declare(0).choose(("up", up)).choose(("down", down)).finish()
    side = scene.side(0)
    assert (side.plays, side.played_up, side.played_down) == ({up: 1}, True, True)


@clause("FD-151", "FD-187")
def test_adding_is_not_playing() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.side(0).mana = 0
    scene.side(0).defeated = True
    luck, riding = scene.hand(0, "LUCK")[0], scene.skill(0, "riding")
    scene.call(
        lambda play: (play.add_active(0, luck, "added"), play.add_active(0, riding, "added"))
    )
    assert scene.side(0).active == [luck, riding]
    assert (scene.mana(0), scene.side(0).hand) == (0, [])
    scene.window(0, "C1").use(luck).finish()
    scene.winners()
    assert scene.state.winners["miyama"] == [0]


@clause("FD-153", "FD-155")
def test_once_a_round_even_if_the_card_comes_back() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    (prep,) = scene.active(0, "PREP")
    scene.window(0, "A3").use(prep)
    scene.call(lambda play: play.close(0, prep))
    scene.call(lambda play: play.add_active(0, prep, "added"))
    scene.window(0, "A3")
    assert ("ability", prep, 0) not in scene.options
    scene.round_end().finish()
    scene.call(lambda play: play.add_active(0, prep, "added"))
    scene.at("miyama", 0, 1)
    scene.window(0, "A3")
    assert ("ability", prep, 0) in scene.options


@clause("FD-156")
def test_no_empty_uses() -> None:
    scene = Scene()
    scene.at("miyama", 0)
    rule, wheel, march = scene.active(0, "rule_breaker", "gordius_wheel", "SURV")
    scene.window(0, "A3")
    assert ("ability", rule, 0) not in scene.options
    assert ("ability", wheel, 0) not in scene.options
    assert ("ability", march, 0) in scene.options
    scene.at("scout", 0)
    scene.window(0, "A3")
    assert ("ability", march, 0) not in scene.options


@clause("FD-157", "FD-158", "FD-160", "FD-36")
def test_true_name_release_comes_before_the_effect() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.side(0).mana = 12
    caladbolg, other = scene.skill(0, "caladbolg"), scene.skill(0, "rho_aias")
    scene.hand(0, "B1")
    scene.declare(0).choose(("up", caladbolg))
    assert not scene.side(0).released
    scene.default().finish()
    assert scene.side(0).released
    assert scene.side(0).shown == [other]
    (release,) = scene.told("name_released")
    assert release.servant == scene.side(0).servant


@clause("FD-36", "FD-37")
def test_a_used_skill_alone_is_turned_up_and_stays_so() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    aias, other = scene.skill(0, "rho_aias"), scene.skill(0, "riding")
    (card,) = scene.hand(0, "B1")
    scene.declare(0).choose(("up", aias)).choose(("up", card)).finish()
    assert not scene.side(0).released
    scene.round_end().finish()
    assert scene.side(0).shown == [aias]
    assert other in scene.side(0).skills


@clause("FD-159")
@pytest.mark.parametrize(("verb", "released"), [("down", False), ("up", True)])
def test_face_down_nothing_is_released(
    verb: str, released: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CARDS, "B2", replace(CARDS["B2"], true_name=True))
    scene = Scene()
    scene.at("workshop", 0, slot=0)
    named, other = scene.hand(0, "B2", "B1")
    scene.declare(0).choose((verb, named)).choose(("down", other)).finish()
    assert scene.side(0).released is released


@clause("FD-158")
def test_a_name_is_released_before_the_effect_and_for_good() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    book = scene.skill(0, "prelati_small")
    (magic,) = scene.hand(0, "A1")
    scene.declare(0).choose(("up", book)).choose(("up", magic)).finish()
    tags = [event.tag.removeprefix("domination.") for event in scene.events]
    assert tags.index("name_released") < tags.index("ability_used") < tags.index("drawn")
    scene.round_end().finish()
    assert scene.side(0).released
    scene.do(Resolve(Source(0, book), (AddSkill(op="add_skill", cards=("riding",)),)))
    later = next(card for card in scene.side(0).skills if key_of(card) == "riding")
    assert later in scene.side(0).shown


@clause("FD-160")
def test_a_name_is_hidden_though_all_skills_are_known() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.object("miyama", "ambush")
    for key in ("rho_aias", "caladbolg", "unlimited_blade_works"):
        scene.skill(0, key, shown=True)
    assert scene.total(0) == 5
    scene.call(lambda play: play.release_name(0))
    assert scene.total(0) == 0


@clause("FD-162")
def test_a_passive_of_a_deck_card_works_only_while_active() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    (avenger,) = scene.hand(0, "avenger")
    scene.active(0, "B1")
    assert scene.total(0) == 2
    scene.call(lambda play: play.add_active(0, avenger, "added"))
    assert scene.total(0) == 2 + 1 + 0


@clause("FD-163", "FD-164", "FD-165")
def test_a_hidden_passive_is_shown_when_it_changes_something() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    glory, aias = scene.skill(0, "someones_glory"), scene.skill(0, "rho_aias")
    (card,) = scene.hand(0, "B1")
    scene.declare(0).choose(("up", aias)).choose(("up", card)).finish()
    assert glory not in scene.side(0).shown, "with 8 mana it changes nothing"
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.side(0).mana = 5
    glory, aias = scene.skill(0, "someones_glory"), scene.skill(0, "rho_aias")
    (card,) = scene.hand(0, "B1")
    scene.declare(0).choose(("up", aias)).choose(("up", card)).finish()
    assert glory in scene.side(0).shown
    assert not scene.side(0).released


@clause("FD-166", "FD-167")
def test_abilities_of_active_and_of_inactive_cards() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    skill = scene.skill(0, "magic_resistance")
    scene.active(0, "gae_dearg")
    scene.window(0, "C1")
    assert [o for o in scene.options if o[1:2] == (skill,)] == [("ability", skill, 1)]
    scene.side(0).skills.remove(skill)
    scene.side(0).active.append(skill)
    scene.window(0, "C1")
    assert {o for o in scene.options if o[1:2] == (skill,)} == {
        ("ability", skill, 0),
        ("ability", skill, 1),
    }
