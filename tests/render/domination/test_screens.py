"""The public screens, what is told of a round, the short rules and the options."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from engine.domination import events as ev
from engine.domination.numbers import DominationOptions
from render.domination.names import Scene
from render.domination.story import latest, tell
from render.panel import EMBED, Page, Screen
from render.presenter import Adjustable, Presenter
from render.words import Words
from tests.render.domination.wars import CATALOG, GAME, NAMES, Moment
from tests.render.walking import acts

UGLY = (("a" * 32, "`**" * 40, "@everyone", "\u202e\n\n", "🙂" * 100, "", "_" * 40), NAMES)
SHORT = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gil")


def length(screen: Screen) -> int:
    fields = sum(len(field.name) + len(field.value) for field in screen.spelled_out().fields)
    return len(screen.title) + len(screen.text) + fields


@pytest.mark.parametrize("names", UGLY)
def test_boards_keep_within_the_limits_whatever_the_names(
    shown: Presenter, played: tuple[Moment, ...], words: Words, names: tuple[str, ...]
) -> None:
    for moment in played[::2]:
        story = moment.story(None)
        board = shown.board(GAME.view(moment.state, None), names, words, story=story)
        assert length(board) < EMBED - 2500
        assert board.rows == ()
        assert "@everyone" not in board.title + board.text
        assert not any("@everyone" in field.value for field in board.spelled_out().fields)


def test_a_board_says_in_words_what_its_picture_shows(
    shown: Presenter, played: tuple[Moment, ...], words: Words
) -> None:
    for moment in played:
        view = GAME.view(moment.state, None)
        if view.phase == "setup":
            continue
        board = shown.board(view, SHORT, words)
        city, players = board.details
        scene = Scene(CATALOG, SHORT, words)
        assert board.picture is not None
        for seat, side in enumerate(view.sides):
            assert f"**{SHORT[seat]}**" in players.value
            if side.exit == 0:
                assert words("dom-fact-vp", vp=side.vp) in board.picture.alt
        for field in view.fields:
            assert scene.place(field.place) in city.value
        assert "*" not in board.picture.alt


def test_a_board_tells_the_time_left_and_who_is_asked(
    shown: Presenter, played: tuple[Moment, ...], words: Words
) -> None:
    moment = next(m for m in played if m.state.phase == "action")
    view = GAME.view(moment.state, None)
    board = shown.board(view, SHORT, words, deadline=datetime(2026, 1, 1, tzinfo=UTC))
    assert "<t:1767225600:R>" in board.text
    assert all(f"**{SHORT[seat]}**" in board.text for seat in view.asked)


def test_a_result_names_the_winners_and_ranks_everybody(
    shown: Presenter, played: tuple[Moment, ...], words: Words
) -> None:
    ends = [moment for moment in played if moment.state.result is not None]
    assert ends
    for moment in ends:
        result = moment.state.result
        assert result is not None
        screen = shown.result(GAME.view(moment.state, None), SHORT, words, story=moment.story(None))
        assert all(SHORT[seat] in screen.title for seat in result.winners)
        (ranking,) = screen.fields
        assert len(ranking.value.splitlines()) == moment.state.seats
        assert screen.picture is not None


def test_a_round_is_told_with_its_sums(words: Words) -> None:
    scene = Scene(CATALOG, SHORT, words)
    story = [
        ev.TotalsCompared("shinto", (0, 1, 2, 3), (14, 11, 11, 9), (0,)),
        ev.FieldWon("shinto", (1, 2), 5, 3, 4),
        ev.Scouted(4, 2),
        ev.VpChanged(1, 4, 9, "combat"),
    ]
    told = latest(scene, story, 2000)
    lines = told.splitlines()
    assert [lines[0].index(name) for name in ("Ann", "Ben", "Cleo", "Dan")] == sorted(
        lines[0].index(name) for name in ("Ann", "Ben", "Cleo", "Dan")
    )
    assert "~~**Ann** 14~~" in lines[0]
    for part in ("**Ben**, **Cleo**", "5", "3", "4"):
        assert part in lines[1]
    assert "**Eve**" in lines[2]
    assert "5 → 9" in lines[3]


def test_a_single_winner_wins_alone() -> None:
    scene = Scene(CATALOG, SHORT, Words("en"))
    told = tell(scene, ev.FieldWon("miyama", (3,), 2, 0, 2))
    assert told == "**Dan** wins Miyama: 2 (objects) + 0 (engagement) = 2 VP"
    assert tell(scene, ev.FieldWon("miyama", (), 2, 2, 0)) == "Miyama: nobody wins."


def test_whole_wars_can_be_told(played: tuple[Moment, ...], words: Words) -> None:
    scene = Scene(CATALOG, NAMES, words)
    kinds: set[str] = set()
    for moment in played[::4]:
        for seat in (None, 0, 1):
            for event in moment.story(seat):
                if line := tell(scene, event):
                    kinds.add(type(event).__name__)
                    assert "\n" not in line
            assert len(latest(scene, moment.story(seat), 900)) <= 900
    assert len(kinds) > 18


def test_somebody_who_is_not_asked_waits(shown: Presenter, played: tuple[Moment, ...]) -> None:
    moment = next(m for m in played if len(m.state.decisions()) == 1)
    asked = moment.state.decisions()[0].seat
    other = (asked + 1) % moment.state.seats
    screen = shown.panel(GAME.view(moment.state, other), None, SHORT, Words("en"))
    assert set(acts(screen)) == {Page("board"), Page("cards")}
    assert f"**{SHORT[asked]}**" in screen.text


def test_the_rules_say_the_numbers_the_game_has(shown: Presenter, words: Words) -> None:
    numbers = CATALOG.numbers
    setup, outpost = (shown.rules(words, topic).text for topic in ("setup", "outpost"))
    for n in (numbers.masters_dealt, numbers.servants_dealt, numbers.start_mana, numbers.mana_cap):
        assert str(n) in setup
    for n in (*numbers.workshop, numbers.scout_vp, *numbers.battlefields[0].terrain):
        assert str(n) in outpost
    combat = shown.rules(words, "combat").text
    assert all(str(field.bonus) in combat for field in numbers.battlefields)
    goal = shown.rules(words, "goal").text
    for n in (numbers.rounds, *(each.keep for each in numbers.survivors)):
        assert str(n) in goal


def test_every_option_can_be_set_to_what_the_game_takes(shown: Presenter, words: Words) -> None:
    assert isinstance(shown, Adjustable)
    settings = shown.settings({}, words)
    assert {each.key for each in settings} == set(DominationOptions.model_fields)
    for setting in settings:
        assert setting.current({}) == 0
        assert len({value.label for value in setting.values}) == len(setting.values)
        for value in setting.values:
            DominationOptions.model_validate(dict(value.options))
        default = DominationOptions().model_dump()[setting.key]
        assert setting.values[0].options[setting.key] == default
