"""The rules in pictures: every number in a picture is explained on its page, and can be read."""

from __future__ import annotations

import re

import pytest

from render import introduce, presenter
from render.plate import Plate
from render.rulebook import Rulebook
from render.words import Words
from tables.library import load_games
from tests.render.drawings import faults, size, texts

introduce(load_games().values())

PHONE, READABLE = 390, 11
"""How wide a picture is on a phone, and how high a text must be there, in pixels."""
PICTURED = {
    "gate": {"goal", "board", "gates", "guardians", "combat", "enhancement", "keywords"},
    "challengers": {"goal", "board", "deck", "match", "bench", "end"},
    "domination": {"goal", "board", "setup", "round", "action", "combat", "cards"},
    "grail_war": {"goal", "matchups", "battle", "tiles", "marks", "sheet", "round"},
}
PLATES = [
    (game, topic)
    for game, topics in PICTURED.items()
    for topic in sorted(topics - {"goal", "matchups"})
]


def book(game: str) -> Rulebook:
    return presenter(game).rulebook


def plate(game: str, topic: str) -> Plate:
    drawn = book(game).pictures[topic]
    assert isinstance(drawn, Plate)
    return drawn


def numbers(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\*\*(\d+)\*\*", text)]


@pytest.mark.parametrize("game", PICTURED)
def test_these_topics_have_a_picture_with_its_text(game: str, words: Words) -> None:
    for topic in book(game).topics:
        picture = book(game).screen(words, topic).picture
        assert (picture is not None) == (topic in PICTURED[game]), topic
        assert picture is None or picture.alt


@pytest.mark.parametrize(("game", "topic"), PLATES)
def test_the_page_explains_every_number_of_its_picture(game: str, topic: str, words: Words) -> None:
    shown = plate(game, topic)
    there = list(range(1, len(shown.draw(words).spots) + 1))
    assert numbers(words(shown.legend)) == there
    assert words(shown.legend) in book(game).screen(words, topic).text
    drawn = [each.text for each in texts(shown(words).svg)]
    assert drawn[-len(there) :] == [str(number) for number in there]


@pytest.mark.parametrize(("game", "topic"), PLATES)
def test_a_picture_can_be_read_on_a_phone(game: str, topic: str, words: Words) -> None:
    drawing = plate(game, topic).draw(words)
    width, height = size(drawing.svg)
    reach = drawing.size / 2 + 4
    for x, y in drawing.spots:
        assert 0 <= x - reach < x + reach <= width, "a number leaves the picture"
        assert 0 <= y - reach < y + reach <= height, "a number leaves the picture"
    if topic != "board":  # A whole game on one picture is for a closer look.
        assert faults(drawing.svg, READABLE * width / PHONE) == []
        assert drawing.size * 0.66 >= READABLE * width / PHONE
