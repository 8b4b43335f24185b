"""Pictures: well-formed, readable, nothing cut off, nothing over anything else."""

from __future__ import annotations

import pytest

from engine.domination.view import ObjectView
from render.domination.board import board_picture
from render.domination.cards import Held, hand_picture, people_picture
from render.domination.field import object_picture
from render.domination.names import Scene
from render.domination.pieces import LIVERIES, initial_of, piece
from render.domination.result import result_picture
from render.svg import at, document
from render.words import Words
from tests.render.domination.wars import CATALOG, GAME, NAMES, Moment
from tests.render.drawings import faults, texts

SHORT = ("Mina", "서린", "Alex", "Jordan", "Waver", "Ben", "Ann")


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_board_is_readable(played: tuple[Moment, ...], language: str) -> None:
    scenes = [Scene(CATALOG, names, Words(language)) for names in (NAMES, SHORT)]
    for n, moment in enumerate(played):
        viewer = None if n % 2 else n % moment.state.seats
        drawn = board_picture(scenes[n % 2], GAME.view(moment.state, viewer))
        assert faults(drawn, smallest=13) == []


def test_a_board_shows_the_numbers_of_its_view(played: tuple[Moment, ...], words: Words) -> None:
    scene = Scene(CATALOG, SHORT, words)
    for moment in played[::2]:
        view = GAME.view(moment.state, None)
        said = [each.text for each in texts(board_picture(scene, view))]
        for seat, side in enumerate(view.sides):
            assert scene.drawn(seat) in said
            assert str(side.vp) in said
            idle = side.exit or view.phase == "setup"
            assert idle or str(side.mana) in said
        if view.phase == "setup":
            continue
        assert words("dom-round", round=view.round, rounds=view.rounds) in said
        for field in view.fields:
            assert scene.place(field.place) in said
            assert f"+{field.bonus}" in said


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_card_is_readable(language: str) -> None:
    scene = Scene(CATALOG, (), Words(language))
    keys = list(CATALOG.cards)
    for start in range(0, len(keys), 14):
        held = [Held(key, 3, str(n)) for n, key in enumerate(keys[start : start + 14], 1)]
        assert faults(hand_picture(scene, held), smallest=13) == []


def test_no_effect_of_an_object_is_cut(words: Words) -> None:
    scene = Scene(CATALOG, (), words)
    for kind in CATALOG.objects.values():
        drawn = object_picture(scene, ObjectView(f"{kind.key}-1", kind.vp), 326, 124)
        said = texts(document(326, 124, drawn))
        assert not any(each.text.endswith("…") for each in said), kind.key
        assert min(each.size for each in said) >= 13


def test_no_card_text_is_cut(words: Words) -> None:
    scene = Scene(CATALOG, (), words)
    for key in CATALOG.cards:
        said = [each.text for each in texts(hand_picture(scene, [Held(key)]))]
        assert not any(text.endswith("…") for text in said), key


@pytest.mark.parametrize("language", ["ko", "en"])
def test_masters_and_servants_to_choose_from_are_readable(language: str) -> None:
    scene = Scene(CATALOG, (), Words(language))
    for kind, known in (("master", CATALOG.masters), ("servant", CATALOG.servants)):
        keys = list(known)
        for start in range(0, len(keys), 4):
            drawn = people_picture(scene, kind, keys[start : start + 4])
            assert faults(drawn, smallest=13) == []


def test_every_result_is_readable(played: tuple[Moment, ...], words: Words) -> None:
    ends = [moment.state for moment in played if moment.state.result is not None]
    assert ends
    for state in ends:
        for names in (NAMES, SHORT):
            drawn = result_picture(Scene(CATALOG, names, words), GAME.view(state, None))
            assert faults(drawn, smallest=18) == []


def test_pieces_differ_in_colour_and_in_outline() -> None:
    assert len(LIVERIES) == GAME.most_seats
    assert len({each.colour for each in LIVERIES}) == len(LIVERIES)
    assert len({each.outline for each in LIVERIES}) == len(LIVERIES)


def test_a_piece_bears_the_initial_of_its_player(words: Words) -> None:
    scene = Scene(CATALOG, NAMES, words)
    for seat in range(7):
        (initial,) = texts(document(100, 100, at(50, 50, piece(scene, seat, 60))))
        assert initial.text == scene.drawn(seat)[0].upper()
    computers = Scene(CATALOG, ("Rin", "Ruler 1", "Ruler 2", "Mina 3"), words)
    assert [initial_of(computers, seat) for seat in range(4)] == ["R", "1", "2", "M"]


def test_an_empty_hand_says_so(words: Words) -> None:
    (said,) = texts(hand_picture(Scene(CATALOG, (), words), []))
    assert said.text == words("dom-hand-empty")
