"""Pictures: well-formed, readable, nothing cut off, nothing over anything else."""

from __future__ import annotations

import pytest

from render.challengers.arena import arena_picture
from render.challengers.board import board_picture
from render.challengers.card import cards_picture, deck_picture
from render.challengers.emblems import EMBLEMS, emblem
from render.challengers.names import Scene
from render.challengers.reel import reels
from render.challengers.result import result_picture
from render.lobby import Lobby, Sitting, lobby_picture
from render.words import Words
from tests.render.challengers.tournaments import CATALOG, NAMES, Moment
from tests.render.drawings import faults, texts

WIDE = ("뷁" * 24, "W" * 24) * 4


@pytest.fixture(params=sorted(CATALOG.editions))
def scene(request: pytest.FixtureRequest, words: Words) -> Scene:
    return Scene(CATALOG, CATALOG.editions[request.param], NAMES, words)


def test_every_card_is_readable(scene: Scene) -> None:
    keys = list(scene.edition.cards)
    for start in range(0, len(keys), 5):
        assert faults(cards_picture(scene, keys[start : start + 5], 7), smallest=17) == []


def test_every_deck_is_readable(scene: Scene) -> None:
    keys = list(scene.edition.cards)
    for start in range(0, len(keys), 15):
        deck = keys[start : start + 15]
        assert faults(deck_picture(scene, [*deck, *deck], 7), smallest=15) == []
    (said,) = texts(deck_picture(scene, [], 1))
    assert said.text == scene.words("ch-deck-empty")


def test_cards_are_numbered_in_the_order_given(scene: Scene) -> None:
    keys = list(scene.edition.cards)[:5]
    drawn = [each.text for each in texts(cards_picture(scene, keys, 1))]
    assert set("12345") <= set(drawn)


def test_every_board_and_result_is_readable(played: list[Moment], words: Words) -> None:
    for n, moment in enumerate(played):
        names = WIDE if n % 2 else NAMES
        scene = Scene(
            CATALOG, CATALOG.editions[moment.state.edition], names[: moment.state.seats], words
        )
        seat = None if n % 3 else n % moment.state.seats
        assert faults(board_picture(scene, moment.view(seat)), smallest=15) == []
        if moment.state.result is not None:
            assert faults(result_picture(scene, moment.view(None)), smallest=15) == []


def test_every_position_is_readable(played: list[Moment], words: Words) -> None:
    for n, moment in enumerate(played):
        names = WIDE if n % 2 else NAMES
        scene = Scene(
            CATALOG, CATALOG.editions[moment.state.edition], names[: moment.state.seats], words
        )
        for match in moment.view(None).matches:
            assert faults(arena_picture(scene, match), smallest=15) == []
    longest = max(
        (film for m in played[-20:] for film in reels(m.scene(words).edition, m.story(None))),
        key=lambda film: len(film.frames),
    )
    scene = Scene(CATALOG, CATALOG.editions[played[-1].state.edition], WIDE, words)
    for frame in longest.frames:
        if all(
            card in scene.edition.cards
            for s in frame.position.sides
            for slot in s.bench
            for card in slot
        ):
            assert faults(arena_picture(scene, frame.position), smallest=15) == []


@pytest.mark.parametrize("most", [2, 7, 8])
def test_every_lobby_is_readable(words: Words, most: int) -> None:
    sitting: list[Sitting] = ["here", "invited", "computer", "here"]
    for names in (NAMES[:4], WIDE[:4]):
        lobby = Lobby(
            "challengers", "Challengers!", names[: min(4, most)], sitting[:most], 0, 1, most, words
        )
        assert faults(lobby_picture(lobby), smallest=16) == []


def test_every_set_has_arms_of_its_own() -> None:
    for edition in CATALOG.editions.values():
        keys = {card.set for card in edition.cards.values()}
        assert keys <= set(EMBLEMS)
        assert len({emblem(key).colours.main for key in keys}) == len(keys)
    assert emblem("a host's own").shape
