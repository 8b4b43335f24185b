"""Playing cards: FD-79 to FD-100, FD-140 to FD-149."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.domination.cards import Ability
from engine.domination.deeds import Mana
from engine.domination.operations import Watch
from engine.domination.standing import Attributes, Ban, ExtraPlay, RegularPlays
from engine.domination.terms import ATTRIBUTES, Filter
from tests.clauses import clause
from tests.domination.scene import CARDS, GAME, Scene
from tests.rules.domination.standing import stand


def verbs(scene: Scene, card: str) -> set[str]:
    return {str(option[0]) for option in scene.options if option[1:2] == (card,)}


@clause("FD-79", "FD-80", "FD-81")
def test_two_cards_are_a_duty_as_far_as_the_hand_reaches() -> None:
    scene = Scene()
    scene.at("workshop", 0, slot=0)
    one, two, three = scene.hand(0, "B1", "B2", "B3")
    scene.declare(0)
    assert ("commit",) not in scene.options
    scene.choose(("up", one))
    assert ("commit",) not in scene.options
    scene.choose(("down", two))
    assert scene.over
    assert scene.side(0).hand == [three]


@clause("FD-80", "FD-81")
def test_skills_may_fill_up_but_never_must() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    skill = scene.skill(0, "rho_aias")
    (one,) = scene.hand(0, "B1")
    scene.declare(0)
    scene.choose(("up", one))
    assert set(scene.options) == {("up", skill), ("commit",)}
    assert scene.decision.picked(scene.decision.default) == (("commit",),)
    scene.choose(("up", skill)).finish()
    assert scene.side(0).active == [one, skill]
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.skill(0, "rho_aias")
    scene.declare(0)
    assert ("commit",) in scene.options, "no hand: nothing must be played"


@clause("FD-82", "FD-83")
def test_up_costs_and_is_active_down_does_neither() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    up, down = scene.hand(0, "B5", "B6")
    scene.declare(0).choose(("up", up)).choose(("down", down)).finish()
    side = scene.side(0)
    assert (scene.mana(0), side.active, side.down) == (8 - 3, [up], [down])
    assert scene.total(0) == 7


@clause("FD-84", "FD-91")
def test_skills_only_face_up_and_only_attacks() -> None:
    scene = Scene()
    scene.at("workshop", 0, slot=0)
    attack = scene.skill(0, "rho_aias")
    other = scene.skill(0, "haori")
    scene.hand(0, "B1", "B1")
    scene.declare(0)
    assert verbs(scene, attack) == {"up"}
    assert verbs(scene, other) == set()


@clause("FD-85")
def test_on_a_battlefield_one_must_be_up() -> None:
    scene = Scene()
    scene.at("miyama", 0)
    one, two, _ = scene.hand(0, "B1", "B2", "B3")
    scene.declare(0).choose(("down", one))
    assert verbs(scene, two) == {"up"}


@clause("FD-86")
def test_a_single_card_on_a_battlefield_is_up() -> None:
    scene = Scene()
    scene.at("miyama", 0)
    (one,) = scene.hand(0, "B1")
    assert verbs(scene.declare(0), one) == {"up"}
    scene.hand(0, "B2", "B3", "B4")
    stand(scene, RegularPlays(op="set_regular_plays", least=3, most=3))
    scene.declare(0).choose(("up", one))
    assert "down" in {str(option[0]) for option in scene.options}


@clause("FD-89", "FD-97", "FD-93", "FD-94")
def test_extra_plays_are_declared_and_paid_together() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    extra = scene.skill(0, "kanshou_bakuya")
    one, two = scene.hand(0, "B4", "B4")
    scene.declare(0).choose(("up", one)).choose(("up", two))
    assert ("extra", extra, 0) in scene.options
    assert scene.mana(0) == 8, "nothing is paid before the last step"
    scene.choose(("extra", extra, 0)).finish()
    (told,) = scene.told("declared")
    assert (told.up, told.cost) == ((one, two, extra), 1 + 1 + 1)
    assert scene.total(0) == 5 + 5 + 5


@clause("FD-94")
def test_a_permission_waits_for_the_play() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    (flag,) = scene.active(0, "flag_of_sincerity")
    one, two, three = scene.hand(0, "B1", "B2", "B3")
    scene.action(0).use(flag).choose(("up", one)).choose(("up", two))
    assert ("extra", three, 0) in scene.options


@clause("FD-95")
def test_after_the_play_it_is_a_declaration_of_its_own() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    (flag,) = scene.active(0, "flag_of_sincerity")
    (card,) = scene.hand(0, "B4")
    scene.window(0, "A3").use(flag)
    assert scene.decision.kind == "granted"
    scene.choose(("extra", card, 0))
    assert card in scene.side(0).active
    assert scene.mana(0) == 8 - 1


@clause("FD-96")
def test_extra_plays_do_not_satisfy_the_duty_to_show_one() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    extra = scene.skill(0, "kanshou_bakuya")
    one, two = scene.hand(0, "B1", "B2")
    scene.declare(0).choose(("down", one))
    assert verbs(scene, two) == {"up"}
    assert verbs(scene, extra) == {"up"}, "as a regular card only, not as an extra one"
    scene.choose(("up", two))
    assert verbs(scene, extra) == {"extra"}


@clause("FD-92", "FD-82")
def test_mana_of_an_on_play_effect_comes_after_the_payment(monkeypatch: pytest.MonkeyPatch) -> None:
    gain = Ability(timing="on_play", operations=(Mana(op="gain_mana", n=6),))
    monkeypatch.setitem(CARDS, "B4", replace(CARDS["B4"], abilities=(gain,)))
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.side(0).mana = 3
    rich, dear = scene.hand(0, "B4", "B5")
    scene.declare(0).choose(("up", rich))
    assert verbs(scene, dear) == {"down"}, "1 + 3 mana cannot be paid from 3"
    scene.choose(("down", dear)).finish()
    assert scene.mana(0) == 3 - 1 + 6


@clause("FD-97", "FD-82")
def test_on_play_effects_come_in_the_order_the_player_likes() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.side(0).mana = 12
    one, two = scene.skill(0, "riding"), scene.skill(0, "prelati_small")
    (basic, magic) = scene.hand(0, "B1", "A1")
    stand(scene, RegularPlays(op="set_regular_plays", least=4, most=4))
    scene.declare(0)
    for card in (one, two, basic, magic):
        scene.choose(("up", card))
    assert scene.decision.kind == "order"
    scene.choose(("ability", two, 0), ("ability", one, 0))
    used = [event.card for event in scene.told("ability_used")]
    assert used == [two, one]
    assert len(scene.side(0).hand) == 2


@clause("FD-98")
def test_choices_that_change_the_cost_are_part_of_the_declaration() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    gate = scene.skill(0, "gate_of_babylon")
    (one,) = scene.hand(0, "B1")
    scene.declare(0)
    assert ("up", gate, "strength", "magic") in scene.options
    scene.choose(("up", gate, "strength", "magic")).choose(("up", one)).finish()
    assert scene.mana(0) == 8 - 2
    assert set(scene.board.attributes(gate)) == {"noble_phantasm", "strength", "magic"}


@clause("FD-99", "FD-100", "FD-183")
def test_the_defeated_play_nothing_but_what_lies_stays() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    (flag,) = scene.active(0, "flag_of_sincerity")
    scene.active(0, "B3")
    scene.hand(0, "B1", "B1")
    scene.side(0).defeated = True
    scene.action(0)
    assert ("ability", flag, 0) not in scene.options
    scene.choose(("pass",)).finish()
    assert len(scene.side(0).hand) == 2
    assert scene.total(0) == 4


@clause("FD-140", "FD-141", "FD-146", "FD-147")
def test_kinds_and_attributes_of_cards() -> None:
    kinds = {(card.attack, card.skill) for card in CARDS.values()}
    assert kinds == {(True, False), (True, True), (False, True), (False, False)}
    assert ATTRIBUTES == ("strength", "agility", "magic", "special", "noble_phantasm")
    assert all(card.attack for card in CARDS.values() if card.basic)
    assert set(CARDS["photon_ray"].attributes) == {
        *("strength", "agility", "magic", "noble_phantasm")
    }
    assert CARDS["command_spell"].attributes == ()
    assert CARDS["someones_glory"].attributes == ("noble_phantasm",)


@clause("FD-143", "FD-118")
def test_a_closed_skill_goes_to_its_zone_an_attack_to_the_discard_pile() -> None:
    scene = Scene()
    attack, skill = scene.active(0, "B1", "rho_aias")
    scene.call(lambda play: (play.close(0, attack), play.close(0, skill)))
    assert scene.side(0).discard == [attack]
    assert scene.side(0).skills == [skill]


@clause("FD-144", "FD-161")
def test_master_cards_all_work() -> None:
    scene = Scene()
    scene.master(0, "illya_vessel", "kuzuki_teacher", "kirei_overseer")
    (card,) = scene.hand(0, "B5")
    assert dict(GAME.view(scene.state, 0).sides[0].costs or ())[card] == 2
    scene.side(0).mana = 2
    scene.deploy(0).choose(("deploy", "workshop", 0))
    assert scene.mana(0) == 2
    scene.at("miyama", 0)
    scene.action(0)
    assert ("kirei_overseer", 1) in scene.abilities()


@clause("FD-145")
def test_a_played_card_that_is_neither_is_removed() -> None:
    scene = Scene()
    (odd,) = scene.give(0, "active", "art_of_death")
    scene.round_end().finish()
    assert scene.side(0).removed == [odd]


@clause("FD-148", "FD-149")
def test_a_ban_on_playing_stops_playing_up_only() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    ban = Ban(op="ban_play", filter=Filter(attributes=("special",)))
    stand(scene, ban)
    luck, other = scene.hand(0, "LUCK", "B1")
    assert verbs(scene.declare(0), luck) == {"down"}
    (active,) = scene.active(0, "PREP")
    scene.window(0, "A3")
    assert ("ability", active, 0) in scene.options, "using it is not banned"
    scene.call(lambda play: play.add_active(0, luck, "added"))
    assert luck in scene.side(0).active, "and adding is not playing"
    assert other


@clause("FD-148")
def test_a_ban_on_using_stops_abilities_too_but_no_passives() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.event("angra_mainyu_curse")
    air = scene.skill(0, "invisible_air")
    (mad,) = scene.active(0, "flag_of_sincerity")
    scene.hand(0, "B1", "B1")
    scene.declare(0)
    assert verbs(scene, air) == set()
    scene.window(0, "A3")
    assert ("ability", mad, 0) not in scene.options
    glory = scene.skill(0, "someones_glory")
    scene.event("")
    scene.side(0).mana = 4
    scene.event("angra_mainyu_curse")
    plain = scene.skill(0, "rho_aias")
    assert verbs(scene.declare(0), plain) == {"up"}, "a passive on a noble phantasm still works"
    assert glory in scene.side(0).skills


def operations(abilities: tuple[Ability, ...]) -> Iterator[object]:
    for ability in abilities:
        for op in ability.operations:
            yield op
            if isinstance(op, Watch):
                yield from op.operations


def test_helpers_of_this_file_speak_of_real_operations() -> None:
    kinds = {type(op) for card in CARDS.values() for op in operations(card.abilities)}
    assert {ExtraPlay, RegularPlays, Watch} <= kinds
    assert Attributes not in kinds
