"""Hidden information: FD-189 to FD-200."""

from __future__ import annotations

import pytest

from engine.agents.random import RandomAgent
from engine.domination import objects
from engine.domination.state import War, key_of
from engine.kernel import Dice
from tests.clauses import clause
from tests.domination.scene import GAME, Scene, play_through


def seen(scene: Scene, viewer: int | None, seat: int = 0) -> object:
    return GAME.view(scene.state, viewer).sides[seat]


@clause("FD-189")
def test_the_profile_card() -> None:
    scene = Scene()
    servant = scene.side(0).servant
    for viewer in (1, None):
        side = GAME.view(scene.state, viewer).sides[0]
        assert (side.servant, side.servant_class, side.deck_list) == (None, None, None)
        assert servant not in repr(side)
    assert GAME.view(scene.state, 0).sides[0].servant == servant
    scene.call(lambda play: play.release_name(0))
    side = GAME.view(scene.state, 1).sides[0]
    assert side.servant == servant
    assert side.servant_class == GAME.catalog.servants[servant].servant_class


@clause("FD-190", "FD-36")
def test_face_down_skills() -> None:
    scene = Scene()
    hidden = scene.skill(0, "rho_aias")
    shown = scene.skill(0, "riding", shown=True)
    assert GAME.view(scene.state, 1).sides[0].skills == (shown, None)
    assert set(GAME.view(scene.state, 0).sides[0].skills) == {shown, hidden}


@clause("FD-191")
def test_the_hand() -> None:
    scene = Scene()
    hand = scene.hand(0, "B1", "LUCK")
    assert GAME.view(scene.state, 0).sides[0].hand == tuple(hand)
    for viewer in (1, None):
        side = GAME.view(scene.state, viewer).sides[0]
        assert (side.hand, side.hand_size) == (None, 2)


@clause("FD-192")
def test_the_deck() -> None:
    scene = Scene()
    scene.side(0).deck = scene.give(0, "removed", "Q3", "B1", "A2")
    scene.side(0).removed = []
    own = GAME.view(scene.state, 0).sides[0]
    assert own.deck_list == tuple(sorted(scene.side(0).deck))
    assert own.deck == GAME.view(scene.state, 1).sides[0].deck == 3
    assert GAME.view(scene.state, 1).sides[0].deck_list is None


@clause("FD-193", "FD-83")
def test_face_down_played_cards() -> None:
    scene = Scene()
    scene.at("workshop", 0, slot=0)
    one, two = scene.hand(0, "B1", "LUCK")
    scene.declare(0).choose(("down", one)).choose(("down", two)).finish()
    side = GAME.view(scene.state, 1).sides[0]
    assert (side.down, side.down_count) == (None, 2)
    assert GAME.view(scene.state, 0).sides[0].down == (one, two)
    assert "LUCK" not in repr(GAME.view(scene.state, 1))


@clause("FD-194", "FD-120")
def test_the_discard_pile() -> None:
    scene = Scene()
    up, down = scene.active(0, "B1")[0], scene.give(0, "down", "LUCK")[0]
    scene.round_end().finish()
    side = GAME.view(scene.state, 1).sides[0]
    assert (side.discard, side.discard_size) == ((up,), 2)
    assert set(GAME.view(scene.state, 0).sides[0].discard) == {up, down}


@clause("FD-195")
def test_what_lies_open() -> None:
    scene = Scene()
    scene.at("miyama", 0, slot=1)
    scene.active(0, "B4")
    scene.side(0).defeated = True
    scene.event("perfect_flow")
    up = scene.object("miyama", "ambush")
    shown = GAME.view(scene.state, None)
    side = shown.sides[0]
    assert (side.vp, side.mana, side.spells, side.place, side.slot) == (0, 8, 3, "miyama", 1)
    assert side.master == scene.side(0).master
    assert side.defeated
    assert [card.key for card in side.active] == ["B4"]
    assert shown.event == "perfect_flow"
    assert shown.past_events == tuple(scene.state.past_events)
    (miyama, _) = shown.fields
    assert [each.card for each in miyama.objects] == [up]
    assert miyama.holders == (None, 0)
    scene.call(lambda play: objects.discard(play, "miyama", up))
    scene.call(lambda play: play.carry(0, scene.side(0).active[0], "removed"))
    shown = GAME.view(scene.state, None)
    assert shown.used_objects == (up,)
    assert len(shown.sides[0].removed) == 1


@clause("FD-196")
def test_events_to_come() -> None:
    scene = Scene()
    for viewer in (0, None):
        shown = GAME.view(scene.state, viewer)
        text = repr(shown)
        regular = [key for key in scene.state.events if key in GAME.catalog.regular_events]
        assert not any(key in text for key in (*regular, *scene.state.burned))
        assert shown.coming_climax == ("fate_stay_night", "gates_of_hell", "heavens_feel")


@clause("FD-197", "FD-61")
def test_the_object_deck_and_the_hidden_object() -> None:
    scene = Scene()
    hidden = scene.object("shinto", "synergize", up=False)
    for viewer in (0, None):
        shown = GAME.view(scene.state, viewer)
        assert shown.fields[1].objects[0].card is None
        assert shown.fields[1].vp == 0
        assert hidden not in repr(shown)
        assert shown.objects_left == len(scene.state.objects["base"])
    scene.master(0, "waver_study")
    assert GAME.view(scene.state, 0).fields[1].objects[0].card == hidden
    assert GAME.view(scene.state, 1).fields[1].objects[0].card is None


@clause("FD-198")
def test_a_shown_total_uses_public_knowledge_only() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.active(0, "guard")
    scene.side(0).spells = 0
    hidden = scene.skill(0, "ortenaus")
    assert scene.total(0) == 10
    assert GAME.view(scene.state, 1).sides[0].total == 5
    assert GAME.view(scene.state, 0).sides[0].own_total == 10
    assert GAME.view(scene.state, 1).sides[0].own_total is None
    scene.winners()
    assert hidden in scene.side(0).shown, "now it counts, so it is shown"
    assert GAME.view(scene.state, 1).sides[0].total == 10


@clause("FD-199")
def test_a_look_is_for_one_player() -> None:
    scene = Scene()
    card = "0-waver_glance-1"
    scene.side(0).cards.append(card)
    hand = scene.hand(1, "LUCK", "B1")
    scene.window(0, "O2").use(card)
    entries = GAME.apply(scene.state, 0, (scene.options.index(("player", 1)),))
    looks = [entry for entry in entries if entry.event.tag == "domination.looked"]
    (entry,) = looks
    assert entry.seats == (0,)
    mine, other = entry.seen_by(0), entry.seen_by(2)
    assert getattr(mine, "keys", None) == tuple(hand)
    assert getattr(other, "keys", 0) is None


def asked_like(state: War, other: War, viewer: int | None) -> None:
    assert repr(GAME.view(state, viewer)) == repr(GAME.view(other, viewer))
    assert [d.seat for d in state.decisions()] == [d.seat for d in other.decisions()]
    if viewer is not None:
        assert state.decision(viewer) == other.decision(viewer)


@clause("FD-200", "FD-57", "FD-164")
@pytest.mark.parametrize("seed", range(3))
def test_who_is_asked_never_depends_on_hidden_cards(seed: int) -> None:
    """Another hidden hand, servant, object or event: whoever may not know sees no difference."""
    state, _ = GAME.start(4, {}, f"hidden {seed}")
    agents = [RandomAgent(f"{seed} {seat}") for seat in range(4)]
    different = 0
    for number, decision in enumerate(play_through(state, agents)):
        if number % 9:
            continue
        for viewer in (None, (decision.seat + 1) % 4):
            other = GAME.resample(state, viewer, Dice(f"{seed} {number}"))
            asked_like(state, other, viewer)
            different += GAME.dump(other) != GAME.dump(state)
    assert different > 10


@clause("FD-200")
def test_another_servant_is_asked_at_the_same_windows() -> None:
    """The first round is played twice by a player whose servant nobody can tell."""
    for number in range(4):
        state, _ = GAME.start(3, {"masters": "free", "servants": "free"}, f"twin {number}")
        while state.phase == "setup":
            decision = state.decisions()[0]
            GAME.apply(state, decision.seat, decision.default)
        other = GAME.resample(state, 0, Dice(f"twin {number}"))
        servants = [side.servant for side in other.sides]
        assert servants != [side.servant for side in state.sides]
        while state.round == 1 and state.phase == "outpost":
            twins = (state.decisions()[0], other.decisions()[0])
            assert (twins[0].seat, twins[0].kind) == (twins[1].seat, twins[1].kind)
            choice = twins[0].default
            GAME.apply(state, twins[0].seat, choice)
            GAME.apply(other, twins[1].seat, choice)
        assert key_of(state.lying["miyama"][0].card)
