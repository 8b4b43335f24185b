"""The public screens, the short rules, the settings."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from engine.challengers.game import ChallengersOptions
from render.challengers.presenter import ChallengersPresenter
from render.lobby import Lobby, lobby_screen, picked_value, settings_screen
from render.panel import EMBED, Page, Screen
from render.words import Words
from tests.clauses import clause
from tests.render.challengers.tournaments import GAME, NAMES, Moment
from tests.render.walking import acts

UGLY = (("a" * 32, "`**" * 40) * 4, ("@everyone", "\u202e\n\n") * 4, ("🙂" * 100, "") * 4)


def length(screen: Screen) -> int:
    fields = sum(len(field.name) + len(field.value) for field in screen.spelled_out().fields)
    return len(screen.title) + len(screen.text) + fields


@pytest.mark.parametrize("names", [*UGLY, NAMES])
def test_boards_keep_within_the_limits_whatever_the_names(
    shown: ChallengersPresenter, played: list[Moment], words: Words, names: tuple[str, ...]
) -> None:
    for moment in played:
        people = names[: moment.state.seats]
        story = moment.story(None)
        for draw in (shown.board, shown.result):
            screen = draw(moment.view(None), people, words, story=story)
            assert length(screen) < EMBED - 1500
            assert all(isinstance(act, Page) for act in acts(screen))
            said = (
                screen.title
                + screen.text
                + "".join(field.value for field in screen.spelled_out().fields)
            )
            assert "@everyone" not in said


def test_a_board_says_in_words_what_its_picture_shows(
    shown: ChallengersPresenter, played: list[Moment], words: Words
) -> None:
    for moment in played:
        view = moment.view(None)
        board = shown.board(view, moment.names, words)
        assert board.picture is not None
        assert "*" not in board.picture.alt
        lines = board.details[0].value.split("\n")
        assert len(lines) == len(view.players)
        for player in view.players:
            scene = moment.scene(words)
            (line,) = (each for each in lines if f"**{scene.player(player.seat)}**" in each)
            for trophy in player.trophies:
                assert str(trophy.round) in line


def test_a_board_tells_who_is_ready(shown: ChallengersPresenter, played: list[Moment]) -> None:
    seen = 0
    for moment in played:
        view = moment.view(None)
        if view.phase != "deck":
            continue
        lines = shown.board(view, moment.names, Words("en")).details[0].value.split("\n")
        for player in view.players:
            line = next(
                each
                for each in lines
                if f"**{moment.scene(Words('en')).player(player.seat)}**" in each
            )
            assert line.startswith("✓") == player.ready
            seen += player.ready
    assert seen > 10


def test_a_board_tells_the_time_left(
    shown: ChallengersPresenter, played: list[Moment], words: Words
) -> None:
    moment = played[0]
    deadline = datetime(2026, 1, 1, tzinfo=UTC)
    board = shown.board(moment.view(None), moment.names, words, deadline=deadline)
    assert "<t:1767225600:R>" in board.text


def test_a_result_names_the_winner(
    shown: ChallengersPresenter, played: list[Moment], words: Words
) -> None:
    ends = [moment for moment in played if moment.state.result is not None]
    assert ends
    for moment in ends:
        result = moment.state.result
        assert result is not None
        screen = shown.result(moment.view(None), moment.names, words)
        scene = moment.scene(words)
        winner = next((n for n, rank in enumerate(result.ranks) if rank == 1), moment.state.seats)
        assert scene.player(winner) in screen.title
        first = screen.fields[0].value.split("\n")[0]
        assert first.startswith("1. ")
        assert f"**{scene.player(winner)}**" in first


def test_every_setting_can_be_set_to_what_the_rules_allow(
    shown: ChallengersPresenter, words: Words
) -> None:
    options = ChallengersOptions().model_dump(mode="json")
    settings = shown.settings(options, words)
    assert {setting.key for setting in settings} == set(options)
    first = settings_screen(settings, options, words)
    for act in acts(first):
        assert isinstance(act, Page)
        values = settings_screen(settings, options, words, act.name)
        assert values != first
        for pick in acts(values):
            assert isinstance(pick, Page)
            changed = picked_value(settings, pick.name)
            if changed is None:
                assert settings_screen(settings, options, words, pick.name) == first
                continue
            GAME.start(1, {**options, **changed}, "seed")


def test_settings_start_with_what_holds(shown: ChallengersPresenter) -> None:
    options = ChallengersOptions(choices="asked").model_dump(mode="json")  # as a table begins
    for setting in shown.settings(options, Words("en")):
        assert setting.current(options) == 0
    changed = {**options, "difficulty": 4, "cards": "original", "left_out": "MARKET"}
    current = {
        setting.key: setting.values[setting.current(changed)].label
        for setting in shown.settings(changed, Words("en"))
    }
    assert current["difficulty"].startswith("4")
    assert current["left_out"] == "Market"


@clause("CH-103")
@pytest.mark.parametrize("level", range(1, 6))
def test_a_lobby_warns_of_the_strong_robots(
    shown: ChallengersPresenter, words: Words, level: int
) -> None:
    options = ChallengersOptions(difficulty=level).model_dump(mode="json")
    settings = shown.settings(options, words)
    lobby = Lobby("challengers", "Challengers!", ["ann", "ben"], ["here", "here"], 0, 1, 8, words)
    text = lobby_screen(lobby, settings, options).fields[0].value
    assert ("⚠" in text) == (level >= 4)
