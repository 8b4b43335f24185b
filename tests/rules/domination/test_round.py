"""The round: FD-40 to FD-62, FD-115 to FD-123."""

from __future__ import annotations

from typing import cast

from engine.domination import objects
from engine.domination.ending import Expire
from engine.domination.phases import EventTurned, ObjectsDealt, Preparation, PrepTurns, Round
from engine.domination.state import key_of
from tests.clauses import clause
from tests.domination.scene import GAME, Scene


@clause("FD-53", "FD-54")
def test_phases_in_order_and_turns_clockwise() -> None:
    scene = Scene(4)
    scene.state.first = 2
    scene.do(Round())
    seats: list[tuple[str, int]] = []
    while not scene.over and scene.state.round == 3:
        decision = scene.decision
        if not seats or seats[-1] != (scene.state.phase, decision.seat):
            seats.append((scene.state.phase, decision.seat))
        scene.default()
    phases = [event.phase for event in scene.told("phase_began")]
    assert phases[:4] == ["outpost", "action", "combat", "end"]
    assert [seat for phase, seat in seats if phase == "outpost"] == [2, 3, 0, 1]
    assert [seat for phase, seat in seats if phase == "action"] == [2, 3, 0, 1]


@clause("FD-55", "FD-56", "FD-57")
def test_a_window_is_for_the_player_on_turn_until_it_passes() -> None:
    scene = Scene()
    scene.at("miyama", 0)
    one, two = scene.active(0, "PREP", "SURV")
    scene.at("miyama", 1)
    scene.active(1, "PREP")
    scene.window(0, "A3")
    assert {str(o[1]) for o in scene.options if o[0] == "ability"} == {
        "0-command_spell-1",
        one,
        two,
    }
    scene.use(one)
    assert scene.decision.seat == 0
    assert ("ability", one, 0) not in scene.options
    scene.choose(("pass",))
    assert scene.over


@clause("FD-57", "FD-200")
def test_a_window_is_skipped_only_by_public_knowledge() -> None:
    scene = Scene()
    assert scene.window(0, "C1").over
    scene.at("miyama", 0, 1)
    scene.skill(0, "rho_aias")
    scene.window(0, "P1")
    assert scene.over, "no servant's skill can be used in preparation"
    scene.window(0, "O2")
    assert scene.options == [("pass",), ("skip",)], "but one may be used after deploying"
    scene.choose(("skip",))
    assert scene.window(0, "O2").over
    scene.deploy(0)
    assert ("ask_again",) in scene.options
    scene.choose(("ask_again",)).default()
    assert scene.decision.about == ("window", "O2")


@clause("FD-57", "FD-200")
def test_who_is_not_asked_any_more_is_still_asked_for_played_cards() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.window(0, "A3").choose(("skip",))
    assert scene.window(0, "A3").over
    scene.skill(0, "magic_resistance")
    assert scene.window(0, "A3").over, "a hidden skill is no reason to ask again"
    (card,) = scene.active(0, "PREP")
    scene.window(0, "A3")
    assert ("ability", card, 0) in scene.options
    scene.choose(("skip",))
    assert scene.side(0).skips == ["A3"]


@clause("FD-57", "FD-69")
def test_after_a_play_that_brought_nothing_to_use_there_is_a_lull() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.window(0, "A3")
    assert scene.decision.kind == "lull", "only what could be used before the play"
    assert ("ability", "0-command_spell-1", 0) in scene.options
    assert scene.decision.default == (0,)
    assert scene.options[0] == ("pass",)
    scene.choose(("pass",))
    scene.active(0, "PREP")
    scene.window(0, "A3")
    assert scene.decision.kind == "window"
    assert "lull" in GAME.small


@clause("FD-58")
def test_everybody_fills_up_to_three() -> None:
    scene = Scene(3)
    scene.hand(0, "B1")
    scene.hand(1, "B1", "B1", "B1", "B1")
    scene.do(Preparation(), phase="prep").finish()
    assert [len(scene.side(seat).hand) for seat in range(3)] == [3, 4, 3]


@clause("FD-59")
def test_the_discard_pile_is_shuffled_in_when_a_card_must_be_drawn() -> None:
    scene = Scene()
    side = scene.side(0)
    side.deck = scene.give(0, "removed", "B2")
    side.removed = []
    scene.give(0, "discard", "B3", "B4")
    scene.call(lambda play: play.draw(0, 1))
    assert scene.told("reshuffled") == []
    scene.call(lambda play: play.draw(0, 1))
    assert scene.told("reshuffled")[0].count == 2
    scene.call(lambda play: play.draw(0, 5))
    assert len(side.hand) == 3


@clause("FD-60", "FD-40")
def test_the_event_gives_mana_then_applies() -> None:
    scene = Scene()
    scene.state.events.append("killers_in_miyama")
    scene.side(0).mana = 11
    scene.do(EventTurned(), phase="prep")
    assert [scene.mana(seat) for seat in range(3)] == [12, 10, 10]
    assert [each.up for each in scene.state.lying["miyama"]] == [True]
    assert scene.state.event == "killers_in_miyama"
    scene.round_end().finish()
    assert scene.state.event == ""
    assert scene.state.past_events[-1] == "killers_in_miyama"


@clause("FD-44", "FD-61")
def test_one_object_each_face_up_and_face_down() -> None:
    scene = Scene()
    scene.do(ObjectsDealt(), phase="prep")
    assert [each.up for each in scene.state.lying["miyama"]] == [True]
    assert [each.up for each in scene.state.lying["shinto"]] == [False]
    scene.call(lambda play: objects.deal(play, "shinto", up=True))
    assert [each.up for each in scene.state.lying["shinto"]] == [False, True]


@clause("FD-42", "FD-44")
def test_all_objects_of_a_battlefield_count() -> None:
    scene = Scene()
    scene.at("miyama", 0)
    scene.active(0, "A1")
    scene.object("miyama", "sacred_grounds")
    scene.object("miyama", "sacrificial_grounds")
    assert scene.total(0) == 2 + 3 + 2
    scene.winners()
    assert scene.vp(0) == 3 + 2


@clause("FD-62")
def test_preparation_turns() -> None:
    scene = Scene()
    scene.master(1, "black_mud")
    scene.do(PrepTurns(), phase="prep")
    assert (scene.decision.seat, scene.abilities()) == (1, [("black_mud", 0)])
    scene = Scene()
    scene.master(1, "black_mud")
    scene.do(Round(), phase="end")
    tags = [event.tag.removeprefix("domination.") for event in scene.events]
    wanted = ["drawn", "event_drawn", "object_dealt"]
    assert sorted(wanted, key=tags.index) == wanted, "cards, event and objects come first"
    assert scene.decision.about == ("window", "P1")


@clause("FD-115", "FD-116", "FD-117", "FD-118", "FD-119", "FD-120")
def test_round_end_puts_everything_away() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.object("miyama", "open_ley_line")
    scene.event("perfect_flow")
    card, skill = scene.active(0, "B2", "rho_aias")
    (down,) = scene.give(0, "down", "B3")
    (lasting,) = scene.active(0, "avenger")
    (borrowed,) = scene.give(1, "active", "Q2")
    mana = scene.mana(0)
    scene.round_end().finish()
    assert scene.mana(0) == mana + 2, "effects after combat come while all are still there"
    assert {side.place for side in scene.state.sides} == {"nowhere"}
    assert scene.state.event == ""
    assert scene.state.past_events[-1] == "perfect_flow"
    assert scene.state.lying["miyama"] == []
    assert [key_of(c) for c in scene.state.used_objects["base"]] == ["open_ley_line"]
    side = scene.side(0)
    assert side.active == [lasting]
    assert side.skills == [skill]
    assert side.shown == [skill]
    assert set(side.discard) == {card, down}
    assert side.buried == [down]
    assert side.down == []
    assert borrowed in scene.side(1).discard


@clause("FD-119")
def test_cards_go_to_whoever_has_them_in_front() -> None:
    scene = Scene()
    foreign = "2-B2-77"
    scene.side(0).active.append(foreign)
    scene.round_end().finish()
    assert foreign in scene.side(0).discard


@clause("FD-121", "FD-122", "FD-173", "FD-180")
def test_effects_at_round_end_still_see_the_round() -> None:
    scene = Scene()
    scene.master(0, "illya_vessel")
    scene.at("workshop", 0, slot=1)
    scene.side(0).played_down = True
    scene.side(1).defeated = True
    scene.at("miyama", 1)
    scene.window(1, "A3").use("1-command_spell-1", 1).finish()
    assert scene.total(1) == 2
    scene.round_end().finish()
    assert scene.mana(0) == 9
    assert not scene.side(1).defeated
    assert scene.state.effects == []
    assert scene.total(1) == 0


@clause("FD-123")
def test_the_marker_passes_left() -> None:
    scene = Scene(4)
    scene.do(Expire())
    assert scene.state.living() == [1, 2, 3, 0]
    assert scene.told("marker_passed")[0].seat == 1


@clause("FD-45")
def test_no_object_is_dealt_when_there_is_none_at_all() -> None:
    scene = Scene()
    scene.state.objects["base"] = []
    scene.do(ObjectsDealt(), phase="prep")
    assert scene.state.lying == {"miyama": [], "shinto": []}


def test_windows_are_named() -> None:
    scene = Scene()
    scene.deploy(0)
    assert cast("str", GAME.view(scene.state, None).window) == "O1"
