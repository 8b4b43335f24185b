"""What lingers, how long effects last, and in which order they come: FD-168 to FD-178."""

from __future__ import annotations

from engine.domination.state import key_of
from tests.clauses import clause
from tests.domination.scene import GAME, Scene


@clause("FD-168", "FD-169")
def test_lingering_cards_stay_and_do_not_count_later() -> None:
    scene = Scene()
    scene.at("workshop", 0, slot=0)
    avenger, other = scene.hand(0, "avenger", "B1")
    scene.declare(0).choose(("up", avenger))
    assert ("commit",) not in scene.options, "in the round it is played it counts as one"
    scene.choose(("up", other)).finish()
    scene.round_end().finish()
    assert scene.side(0).active == [avenger]
    scene.at("workshop", 0, slot=0)
    one, two = scene.hand(0, "B1", "B2")
    scene.declare(0).choose(("up", one))
    assert ("commit",) not in scene.options
    scene.choose(("up", two)).finish()
    assert scene.side(0).active == [avenger, one, two]


@clause("FD-168")
def test_lingering_ends_by_its_condition() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    (avenger,) = scene.active(0, "avenger")
    scene.active(0, "B1")
    scene.winners()
    scene.round_end().finish()
    assert avenger in scene.side(0).discard


@clause("FD-171")
def test_closing_in_mid_round_also_removes_a_spent_card() -> None:
    scene = Scene()
    (card,) = scene.active(0, "caladbolg")
    scene.call(lambda play: play.close(0, card))
    assert scene.side(0).removed == [card]


@clause("FD-172")
def test_unique_marks_count_for_each_player() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    (one,) = scene.active(0, "numeral_of_the_saint")
    (two,) = scene.active(1, "numeral_of_the_saint")
    scene.window(0, "C1").use(one, 2)
    scene.window(1, "C1").use(two, 2)
    assert scene.side(0).uniques == scene.side(1).uniques == ["numeral"]


@clause("FD-174", "FD-175", "FD-176", "FD-173")
def test_effects_last_as_long_as_they_say() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    thrust = scene.skill(0, "gae_bolg_thrust")
    (card,) = scene.hand(0, "B1")
    scene.declare(0).choose(("up", thrust)).choose(("up", card)).finish()
    (effect,) = scene.state.effects
    assert (effect.source, effect.card, effect.ends) == (0, thrust, 99)
    scene.window(0, "A3").use("0-command_spell-1", 1).finish()
    assert scene.total(0) == 6 + 2 + 2
    assert len(scene.state.effects) == 3
    scene.round_end().finish()
    assert scene.state.effects == [effect]
    costs = dict(GAME.view(scene.state, 0).sides[0].costs or ())
    assert costs[thrust] == 3 + 2


@clause("FD-173")
def test_a_next_round_effect_begins_with_that_round() -> None:
    scene = Scene()
    card = scene.master(0, "waver_glance")[0].replace("101", "1")
    scene.side(0).cards[-1] = card
    (other,) = scene.hand(1, "B1")
    scene.window(0, "O2").use(card).choose(("player", 1)).choose(("card", other)).finish()
    assert card not in scene.side(0).cards
    (effect,) = scene.state.effects
    assert (effect.starts, effect.ends) == (3, 3)
    scene.round_end().finish()
    assert card not in scene.side(0).cards
    scene.state.round += 1
    scene.round_end().finish()
    assert [key_of(each) for each in scene.side(0).cards].count("waver_glance") == 1


@clause("FD-177")
def test_mandatory_effects_come_event_objects_players() -> None:
    scene = Scene()
    scene.state.first = 1
    for seat in range(3):
        scene.at("miyama", seat)
        scene.side(seat).spells = 1
    scene.object("miyama", "open_ley_line")
    scene.master(0, "kuzuki_teacher")
    scene.master(2, "kuzuki_teacher")
    scene.round_end().finish()
    assert [event.seat for event in scene.told("ability_used")] == [-1, 2, 0]


@clause("FD-177")
def test_ones_own_effects_come_in_the_order_one_likes() -> None:
    scene = Scene()
    scene.at("workshop", 0, slot=0)
    one, two = scene.master(0, "kuzuki_teacher", "zouken_worms")
    scene.at("scout", 0)
    scene.round_end()
    assert scene.decision.kind == "order"
    scene.choose(("ability", two, 4), ("ability", one, 1)).finish()
    assert [event.card for event in scene.told("ability_used")][:2] == [two, one]


@clause("FD-178")
def test_players_asked_by_one_effect_answer_in_turn_order() -> None:
    scene = Scene()
    scene.state.first = 1
    scene.object("miyama", "contain_neutral_threat")
    for seat in range(3):
        scene.at("miyama", seat)
        scene.side(seat).spells_spent = 1
    scene.winners()
    asked: list[int] = []
    while not scene.over:
        asked.append(scene.decision.seat)
        scene.choose(("branch", "mana"))
    assert asked == [1, 2, 0]


@clause("FD-104")
def test_layers() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    (card,) = scene.active(0, "B1")
    scene.object("miyama", "fated_confrontation")
    scene.object("miyama", "test_of_strength")
    assert scene.total(0) == 5 + 3
    scene.active(1, "invisible_air")
    scene.window(1, "C1").finish()
    scene.window(1, "C1").use(scene.side(1).active[0], 1).finish()
    assert scene.total(0) == 0, "what becomes 0 is 0, whatever is added"
    assert card
