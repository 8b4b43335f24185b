"""Pictures: well-formed, readable, nothing cut off, nothing over anything else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.domination.state import Lying
from engine.domination.view import ObjectView
from render.domination.board import board_picture
from render.domination.cards import (
    Held,
    card_picture,
    hand_picture,
    people_picture,
    person_picture,
)
from render.domination.field import height_of, object_picture
from render.domination.names import Scene
from render.domination.pieces import LIVERIES, initial_of, piece
from render.domination.result import result_picture
from render.domination.texts import card_lines
from render.names import plain
from render.svg import at, document
from render.words import Words
from tests.render.domination import wars
from tests.render.domination.wars import CATALOG, GAME, NAMES, Moment
from tests.render.drawings import faults, texts

PHONE = 390 / 1200
LABEL = 7.8 / PHONE
"""The smallest label of a picture that a phone shows 390 wide."""
SENTENCE = 11 / PHONE
"""The smallest size of what is read as a text."""
FIELD = GAME.view(GAME.start(3, {}, "field")[0], None).fields[0]
SHORT = ("Mina", "서린", "Alex", "Jordan", "Waver", "Ben", "Ann")


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_board_is_readable(played: tuple[Moment, ...], language: str) -> None:
    scenes = [Scene(CATALOG, names, Words(language)) for names in (NAMES, SHORT)]
    for n, moment in enumerate(played):
        viewer = None if n % 2 else n % moment.state.seats
        drawn = board_picture(scenes[n % 2], GAME.view(moment.state, viewer))
        assert faults(drawn, smallest=LABEL) == []
        assert cut(drawn, NAMES) == []


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
        drawn = hand_picture(scene, held)
        assert faults(drawn, smallest=LABEL) == []
        assert cut(drawn) == []
        alone = [card_picture(scene, held.key) for held in held]
        assert [fault for each in alone for fault in (*faults(each, LABEL), *cut(each))] == []


@pytest.mark.parametrize("width", [301, 231])
def test_objects_are_readable_on_wide_and_on_narrow_battlefields(words: Words, width: int) -> None:
    scene = Scene(CATALOG, (), words)
    for kind in CATALOG.objects.values():
        each = ObjectView(f"{kind.key}-1", kind.vp)
        field = replace(FIELD, objects=(each,))
        drawn = document(width, height_of(scene, field, width), object_picture(scene, each, width))
        assert faults(drawn, smallest=LABEL) == []
        assert cut(drawn) == []


def test_every_event_is_readable(words: Words) -> None:
    scene = Scene(CATALOG, SHORT, words)
    state = wars.moments()[-1].state
    for key in CATALOG.events:
        drawn = board_picture(scene, replace(GAME.view(state, None), event=key))
        assert faults(drawn, smallest=LABEL) == []
        assert cut(drawn) == []


def test_a_board_with_everybody_and_everything_in_one_place(words: Words) -> None:
    scene = Scene(CATALOG, NAMES, words)
    state = next(m.state for m in wars.moments() if m.state.seats == 7 and m.state.round)
    for moon_cell in (False, True):
        crowded = state.copy()
        crowded.battlefields = ["miyama", "shinto", *(["moon_cell"] if moon_cell else [])]
        for place in crowded.battlefields:
            kinds = [*CATALOG.objects][:5]
            crowded.lying[place] = [Lying(f"{key}-1", up) for key in kinds for up in (True, False)]
            for seat, side in enumerate(crowded.sides):
                side.place, side.slot, side.exit = place, seat if seat < 2 else -1, 0
                side.active = [f"{seat}-{key}-1" for key in ("third_sword", "guard", "B1", "LUCK")]
                side.down, side.defeated = [f"{seat}-Q1-1", f"{seat}-Q1-2"], True
            drawn = board_picture(scene, GAME.view(crowded, None))
            assert faults(drawn, smallest=LABEL) == []
            assert cut(drawn, NAMES) == []


def test_what_is_read_is_large_enough_on_a_phone(words: Words) -> None:
    scene = Scene(CATALOG, SHORT, words)
    sentences = [text for key in CATALOG.cards for text in card_lines(scene, scene.card(key))]
    drawn = [hand_picture(scene, [Held(key)]) for key in CATALOG.cards]
    sizes = {each.size for svg in drawn for each in texts(svg) if each.text in sentences}
    assert min(sizes) >= SENTENCE


def cut(svg: str, names: Sequence[str] = ()) -> list[str]:
    """Texts that end in an ellipsis, but for names that are too long everywhere."""
    short = {plain(name).split()[-1] for name in names if name}
    said = [each.text for each in texts(svg) if each.text.endswith("…")]
    waits = {Words(each)("dom-choosing") for each in ("ko", "en")}
    return [text for text in said if text.split()[-1] not in short and text not in waits]


@pytest.mark.parametrize("language", ["ko", "en"])
def test_masters_and_servants_to_choose_from_are_readable(language: str) -> None:
    scene = Scene(CATALOG, (), Words(language))
    for kind, known in (("master", CATALOG.masters), ("servant", CATALOG.servants)):
        keys = list(known)
        for start in range(0, len(keys), 4):
            drawn = people_picture(scene, kind, keys[start : start + 4])
            assert faults(drawn, smallest=LABEL) == []
            assert cut(drawn) == []
            assert [fault for key in keys for fault in cut(person_picture(scene, kind, key))] == []


def test_every_result_is_readable(played: tuple[Moment, ...], words: Words) -> None:
    ends = [moment.state for moment in played if moment.state.result is not None]
    assert ends
    for state in ends:
        for names in (NAMES, SHORT):
            drawn = result_picture(Scene(CATALOG, names, words), GAME.view(state, None))
            assert faults(drawn, smallest=LABEL) == []
            assert cut(drawn, NAMES) == []


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


def test_a_picked_card_is_ticked(words: Words) -> None:
    scene = Scene(CATALOG, (), words)
    svg = hand_picture(scene, [Held("B1", mark="1"), Held("B2", mark="2", picked=True)])
    said = [each.text for each in texts(svg)]
    assert "1" in said
    assert "✓" in said
    assert faults(svg, smallest=LABEL) == []
