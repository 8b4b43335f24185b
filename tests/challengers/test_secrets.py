"""Section 17: what nobody else may learn."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import TypeAdapter

from engine.challengers.view import TournamentView
from engine.kernel import Entry, seen_by
from tests.challengers.arena import Arena, game, tournament
from tests.clauses import clause

_VIEW = TypeAdapter(TournamentView)


def shown(arena: Arena, viewer: int | None) -> dict[str, Any]:
    return json.loads(_VIEW.dump_json(game().view(arena.state, viewer)))


@pytest.fixture
def drafting() -> Arena:
    arena = tournament(4, cards="original")
    arena.play_on(lambda state: state.round == 4)
    return arena


def test_a_view_names_no_card_of_others_but_those_that_lay_open(drafting: Arena) -> None:
    state = drafting.state
    for viewer in (None, *range(4)):
        words = json.dumps(shown(drafting, viewer))
        open_cards = {key for m in state.matches for side in m.sides for key in side.shown()}
        own = set() if viewer is None else {*state.players[viewer].deck}
        own |= set() if viewer is None else {*state.draft(viewer).display}
        for key in game().catalog.editions["original"].cards:
            assert (f'"{key}"' in words) <= (key in open_cards | own), key


def test_the_display_and_the_decks_are_for_their_owner(drafting: Arena) -> None:
    drafting.choose(1, ("pile", "A"))
    for viewer in (None, *range(4)):
        view = game().view(drafting.state, viewer)
        assert [player.deck is not None for player in view.players] == [
            player.seat == viewer for player in view.players
        ]
        assert (view.draft is not None) == (viewer is not None)
    own = game().view(drafting.state, 1).draft
    assert own is not None
    assert own.display == tuple(drafting.state.draft(1).display)


def test_sizes_are_told_when_all_are_ready(drafting: Arena) -> None:
    before = shown(drafting, 0)
    drafting.choose(1, ("pile", "B"))
    drafting.choose(1, ("redraw",))
    drafting.choose(1, ("take",))
    drafting.choose(1, ("take",))
    drafting.choose(1, ("card",), ("card",))
    after = shown(drafting, 0)
    assert after["piles"] == before["piles"]
    assert after["players"][1] == {**before["players"][1], "ready": True}
    assert after["asked"] == [0, 2, 3]
    drafting.defaults_until(lambda state: state.phase != "deck" or state.round > 4)
    later = shown(drafting, 0)
    assert later["piles"] != before["piles"]
    assert later["players"][1]["deck_size"] == len(drafting.state.players[1].deck)


def test_the_dice_and_the_agenda_are_shown_to_nobody(drafting: Arena) -> None:
    names = set(TournamentView.__dataclass_fields__)
    assert not names & {"dice", "lanes", "numbers", "dropped", "revision"}
    assert drafting.state.dice.seed not in json.dumps(shown(drafting, 0)).split('"')


@clause("CH-86")
def test_all_that_is_told_to_one_seat_is_about_that_seat() -> None:
    for seats in (2, 5):
        arena = tournament(seats, cards="published", choices="asked")
        arena.play_on()
        for entry in arena.entries:
            if entry.seats is not None:
                assert entry.seats == (entry.event.seat,)  # type: ignore[attr-defined]


def test_a_spectator_learns_of_no_secret_event() -> None:
    entries: list[Entry] = []
    for number in range(4):
        arena = tournament(4, seed=f"s{number}", choices="asked", cards="original")
        arena.play_on(seed=str(number))
        entries += arena.entries
    secret = {entry.event.tag for entry in entries if entry.seats is not None}
    assert secret == {
        "challengers.display_drawn",
        "challengers.card_taken",
        "challengers.cards_gained",
        "challengers.cards_removed",
        "challengers.trophy_won",
        "challengers.deck_looked_at",
    }
    told = {event.tag for event in seen_by(entries, None)}
    assert not told & {"challengers.display_drawn", "challengers.card_taken"}
    assert not told & {"challengers.cards_gained", "challengers.cards_removed"}


def test_events_survive_being_written_down() -> None:
    arena = tournament(3, choices="asked")
    arena.play_on()
    entries = TypeAdapter(list[Entry])
    assert entries.validate_json(entries.dump_json(arena.entries)) == arena.entries
