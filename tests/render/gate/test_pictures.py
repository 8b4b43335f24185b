"""Pictures: well-formed, readable, nothing cut off, nothing over anything else."""

from __future__ import annotations

import dataclasses

import pytest

from render.fonts import sans
from render.gate.board import board_picture
from render.gate.card import card_picture, hand_picture
from render.gate.emblems import EMBLEMS, OTHERS, SUMMONER, emblem
from render.gate.names import Scene
from render.gate.result import result_picture
from render.svg import document
from render.words import Words
from tests.render.drawings import faults, texts
from tests.render.gate.duels import CATALOG, GAME, NAMES, Moment

WIDE = "뷁" * 24


@pytest.mark.parametrize("key", sorted(CATALOG.cards))
def test_every_card_is_readable(key: str, words: Words) -> None:
    assert faults(card_picture(CATALOG.cards[key], words), smallest=16) == []


def test_every_hand_is_readable(words: Words) -> None:
    cards = list(CATALOG.cards.values())
    for start in range(0, len(cards), 12):
        assert faults(hand_picture(cards[start : start + 12], words), smallest=17) == []
    assert faults(hand_picture(cards[:1], words), smallest=17) == []


def test_an_empty_hand_says_so(words: Words) -> None:
    (said,) = texts(hand_picture([], words))
    assert said.text == words("hand-empty")


def test_cards_are_numbered_in_the_order_given(words: Words) -> None:
    cards = list(CATALOG.cards.values())[:7]
    drawn = [each.text for each in texts(hand_picture(cards, words))]
    numbers = [text for text in drawn if text in {str(n) for n in range(1, 8)}]
    assert set("1234567") <= set(numbers)


def test_every_board_is_readable(played: list[Moment], words: Words) -> None:
    scenes = [Scene(CATALOG, names, words) for names in (NAMES, (WIDE, "W" * 24), ("🙂", ""))]
    for n, moment in enumerate(played):
        view = GAME.view(moment.state, (None, 0, 1)[n % 3])
        assert faults(board_picture(scenes[n // 3 % 3], view), smallest=10) == []


def test_every_result_is_readable(played: list[Moment], words: Words) -> None:
    ends = [moment.state for moment in played if moment.state.result is not None]
    assert ends
    for names in (NAMES, (WIDE, "W" * 24)):
        for state in ends:
            drawn = result_picture(Scene(CATALOG, names, words), GAME.view(state, None))
            assert faults(drawn, smallest=18) == []


def test_a_draw_names_no_winner(played: list[Moment], words: Words) -> None:
    view = GAME.view(next(m.state for m in played if m.state.result), None)
    assert view.result is not None
    tied = dataclasses.replace(view, result=dataclasses.replace(view.result, ranks=(1, 1)))
    said = [each.text for each in texts(result_picture(Scene(CATALOG, NAMES, words), tied))]
    assert words("duel-draw") in said


def test_a_board_shows_the_numbers_of_its_view(played: list[Moment], words: Words) -> None:
    scene = Scene(CATALOG, NAMES, words)
    for moment in played:
        view = GAME.view(moment.state, None)
        said = [each.text for each in texts(board_picture(scene, view))]
        for side in view.sides:
            assert words("count-damage", damage=side.damage, most=7) in said
            assert words("count-closed", closed=side.closed, most=2) in said
            assert str(side.deck) in said
        if view.combat is not None:
            assert str(view.combat.attack) in said
            assert str(view.combat.defence) in said
        for side in view.sides:
            for column in side.columns:
                if column.deck is not None:
                    top = CATALOG.cards[column.pile[0]]
                    shown = scene.title(top.key) if top.title else words("card-gate")
                    assert shown in said


def test_every_deck_of_the_base_set_has_arms_of_its_own() -> None:
    assert set(CATALOG.decks) == set(EMBLEMS)
    drawn = {each.draw("#fff", "#000") for each in (*EMBLEMS.values(), SUMMONER)}
    assert len(drawn) == len(EMBLEMS) + 1
    assert emblem(None) is SUMMONER
    assert emblem("HOUSE") in OTHERS
    for each in (*EMBLEMS.values(), SUMMONER, *OTHERS):
        assert texts(document(1, 1, each.draw("#ffffff", "#000000"))) == []


def test_names_are_drawn_with_what_the_fonts_have(words: Words) -> None:
    scene = Scene(CATALOG, ("🙂 철수 👨\u200d👩\u200d👧", "🙂"), words)
    assert scene.drawn(0) == "철수"
    assert scene.drawn(1) == words("player-nameless", number=2)
    assert all(sans().has(each) for each in scene.drawn(1))
