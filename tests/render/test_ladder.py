"""Leaderboards, profiles, rating curves, and what a game did to the ratings."""

from __future__ import annotations

import random
from typing import Any

import pytest

from render.curve import curve
from render.gains import Gain, with_gains
from render.ladder import PAGE, Ladder, Rung, ladder_picture, ladder_screen, signed
from render.panel import Menu, Page, Picture, Screen
from render.portrait import Portrait, Tally, portrait_picture, portrait_screen
from render.svg import document
from render.words import Words
from tests.render.drawings import faults, size, texts

NAMES = (
    "서린",
    "Alex",
    "이름이꽤나긴사람이올시다",
    "Minato Aqua of the Long Name",
    "",
    "**@everyone**",
    "🎲",
)


def rungs(count: int, own: int | None = None, *, gain: bool = False) -> list[Rung]:
    chance = random.Random(count)
    return [
        Rung(
            rank=n + 1,
            name=NAMES[n % len(NAMES)],
            points=None if n == count - 1 else 1900 - 37 * n,
            wins=chance.randint(0, 300),
            losses=chance.randint(0, 300),
            draws=chance.randint(0, 2),
            gain=chance.randint(-200, 200) if gain else None,
            own=n == own,
        )
        for n in range(count)
    ]


def ladder(words: Words, *args: Any, **more: Any) -> Ladder:
    about = words("ladder-about", scope=words("scope-server"), period=words("period-all"))
    computer = Rung(0, words("ladder-agent-heuristic"), 1432, 0, 0, 17)
    return Ladder("THE GATE", about, rungs(*args, **more), [computer])


@pytest.mark.parametrize("count", [0, 1, PAGE, PAGE + 1, 35])
@pytest.mark.parametrize("gain", [False, True])
def test_every_page_is_readable(words: Words, count: int, gain: bool) -> None:
    board = ladder(words, count, count - 1, gain=gain)
    for page in range(board.pages):
        screen = ladder_screen(board, page, words, "server.all.{page}")
        assert screen.picture is not None
        assert faults(screen.picture.svg, 14) == []
        assert "@everyone" not in screen.text.replace("@\u200b", "")


def test_the_own_row_is_shown_on_every_page(words: Words) -> None:
    board = ladder(words, 35, 34)
    for page in range(board.pages):
        screen = ladder_screen(board, page, words)
        assert screen.text.count("◀") == 1
        svg = ladder_picture(board, page, words)
        assert "35" in [each.text for each in texts(svg)]
    (row,) = ladder_screen(board, 0, words, "x.{page}").rows
    assert isinstance(row, tuple)
    assert [each.act for each in row] == [Page("x.0"), Page("x.1")]
    assert row[0].disabled


def test_computer_players_stand_apart_and_have_no_rank(words: Words) -> None:
    board = ladder(words, 3)
    lines = ladder_screen(board, 0, words).text.splitlines()
    assert lines[-1].startswith("🤖")
    assert "**4" not in lines[-1]


def test_changes_have_their_sign() -> None:
    assert [signed(n) for n in (3, -3, 0)] == ["+3", "−3", "±0"]


@pytest.mark.parametrize(
    "points", [[1000], [1000, 1000], [1000, 1103], [2400, 12], list(range(900, 1300, 3))]
)
def test_a_curve_stays_in_its_frame(points: list[int]) -> None:
    svg = document(900, 300, curve(points, 900, 300, "games"))
    assert faults(svg, 14) == []
    ticks = [int(each.text) for each in texts(svg) if each.text.lstrip("-").isdigit()]
    assert min(ticks) <= min(points)
    assert max(points) <= max(ticks)
    assert 2 <= len(ticks) <= 9


def portrait(**more: Any) -> Portrait:
    given: dict[str, Any] = {
        "name": "Minato Aqua of the Long Name",
        "game": "Fate/Domination",
        "points": 1266,
        "wins": 12,
        "losses": 9,
        "draws": 1,
        "curve": [1000, 1103, 1050, 1266],
        "favourites": [Tally(f"아르토리아 펜드래곤 {n}", 9 - n, 3) for n in range(8)],
        "opponents": [Tally(name or "?", 5, 2) for name in NAMES],
        "alone": (4, 3),
        "games": [("domination", "Fate/Domination"), ("gate", "THE GATE")],
    }
    return Portrait(**{**given, **more})


def test_a_profile_is_readable(words: Words) -> None:
    assert faults(portrait_picture(portrait(), words), 14) == []
    screen = portrait_screen(portrait(), words)
    (menu,) = screen.rows
    assert isinstance(menu, Menu)
    assert [each.value for each in menu.entries] == ["domination", "gate"]
    told = " ".join(each.value for each in screen.fields)
    assert "@everyone" not in told.replace("@\u200b", "")


def test_a_profile_of_somebody_who_has_not_played(words: Words) -> None:
    empty = portrait(
        points=None, wins=0, losses=0, draws=0, curve=[], favourites=[], opponents=[], alone=(0, 0),
        games=[("gate", "THE GATE")], name="",
    )  # fmt: skip
    screen = portrait_screen(empty, words)
    assert screen.text == words("profile-nothing")
    assert words("ladder-gone") in screen.title
    assert screen.rows == ()
    assert faults(portrait_picture(empty, words), 14) == []


@pytest.mark.parametrize("count", [1, 2, 3, 14])
def test_a_result_says_what_became_of_the_ratings(words: Words, count: int) -> None:
    drawn = document(1200, 300)
    screen = Screen("over", picture=Picture(drawn, 1200, "over", "result.png"))
    gains = [Gain(NAMES[n % len(NAMES)], 1000, 1000 + 40 * (n - 3)) for n in range(count)]
    shown = with_gains(screen, gains, words)
    assert shown.picture is not None
    assert faults(shown.picture.svg, 14) == []
    width, height = size(shown.picture.svg)
    assert width == 1200
    assert height > 300
    assert len(shown.fields[-1].value.splitlines()) == count
    assert "@everyone" not in shown.fields[-1].value.replace("@\u200b", "")


def test_without_ratings_a_result_stays_as_it_is(words: Words) -> None:
    screen = Screen("over")
    assert with_gains(screen, [], words) is screen
