"""The public screens and the short rules."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from render import presenter
from render.gate.facts import side_field
from render.gate.names import Scene
from render.panel import EMBED, Page, Screen
from render.presenter import Presenter
from render.words import Words
from tests.render.gate.duels import CATALOG, GAME, NAMES, Moment
from tests.render.walking import acts

UGLY = ("a" * 32, "`**" * 40), ("@everyone", "\u202e\n\n"), ("🙂" * 100, ""), NAMES


def length(screen: Screen) -> int:
    fields = sum(len(field.name) + len(field.value) for field in screen.spelled_out().fields)
    return len(screen.title) + len(screen.text) + fields


@pytest.mark.parametrize("names", UGLY)
def test_boards_keep_within_the_limits_whatever_the_names(
    shown: Presenter, played: list[Moment], words: Words, names: tuple[str, str]
) -> None:
    for moment in played:
        story = moment.story(None)
        board = shown.board(GAME.view(moment.state, None), names, words, story=story)
        assert length(board) < EMBED - 1500
        assert board.rows == ()
        assert "@everyone" not in board.title + board.text


def test_a_board_says_in_words_what_its_picture_shows(
    shown: Presenter, played: list[Moment], words: Words
) -> None:
    for moment in played:
        view = GAME.view(moment.state, None)
        board = shown.board(view, ("Ann", "Ben"), words)
        said = "\n".join(field.value for field in board.details[-2:])
        assert board.picture is not None
        scene = Scene(CATALOG, ("Ann", "Ben"), words)
        for side in view.sides:
            for text in (said, board.picture.alt):
                if view.draft is not None:
                    assert all(scene.deck(key) in text for key in side.decks)
                    assert all(scene.title(key) in text for key in side.summoners)
                    continue
                assert f"{side.damage}/7" in text
                assert f"{side.closed}/2" in text
                gates = [column for column in side.columns if column.deck is not None]
                assert all(scene.top(column.pile) in text for column in gates)
        assert "*" not in board.picture.alt


def test_a_board_tells_the_time_left(shown: Presenter, played: list[Moment], words: Words) -> None:
    view = GAME.view(played[0].state, None)
    board = shown.board(view, NAMES, words, deadline=datetime(2026, 1, 1, tzinfo=UTC))
    assert "<t:1767225600:R>" in board.text


def test_a_result_names_the_winner(shown: Presenter, played: list[Moment], words: Words) -> None:
    for moment in played:
        result = moment.state.result
        if result is None:
            continue
        view = GAME.view(moment.state, None)
        screen = shown.result(view, ("Ann", "Ben"), words, story=moment.story(None))
        (winner,) = result.winners
        assert ("Ann", "Ben")[winner] in screen.title
        assert words(f"reason-{result.reason}") in screen.text
        assert screen.picture is not None
        assert screen.title.split()[0].strip(".") in screen.picture.alt


def test_somebody_who_is_not_asked_waits(shown: Presenter, played: list[Moment]) -> None:
    moment = next(m for m in played if len(m.state.decisions()) == 1)
    asked = moment.state.decisions()[0].seat
    screen = shown.panel(GAME.view(moment.state, 1 - asked), None, ("Ann", "Ben"), Words("en"))
    assert list(acts(screen)) == [Page("board")]
    assert f"**{('Ann', 'Ben')[asked]}**" in screen.text


def test_a_game_nobody_shows_is_no_key(shown: Presenter) -> None:
    assert presenter("gate") is shown
    with pytest.raises(KeyError):
        presenter("chess")


def test_a_hidden_gate_is_named_as_one(played: list[Moment], words: Words) -> None:
    view = GAME.view(played[0].state, None)
    field = side_field(Scene(CATALOG, NAMES, words), view, 0)
    said = {"en": "Gate 1: hidden", "ko": "게이트 1: 비공개"}[words.language]
    assert said in field.value.splitlines()
