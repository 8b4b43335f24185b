"""The skills of Assassins and Berserkers."""

from __future__ import annotations

from engine.domination.ending import Elimination
from engine.domination.state import key_of
from tests.clauses import clause
from tests.rules.domination.fights import fight, in_combat, usable


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
