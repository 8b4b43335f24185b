"""Battles are watched again slot by slot, as everybody saw them."""

from __future__ import annotations

import pytest

from engine.grail_war.battle_events import SlotJudged
from engine.kernel import Event
from render.grail_war.replay import bouts
from render.panel import Button, Page, Screen
from render.presenter import Presenter, Replayer
from render.words import Words
from tests.render.drawings import faults, texts
from tests.render.grail_war.battles import GAME, NAMES, SHORT, Moment

PHONE = 390 / 1200
SHRUNK = 7.8 / PHONE * 0.72


def replayed(shown: Presenter, moment: Moment, words: Words, page: str = "") -> Screen:
    assert isinstance(shown, Replayer)
    story = [each.event for each in moment.entries if each.seats is None]
    return shown.replay(GAME.view(moment.state, None), SHORT, words, story=story, page=page)


def buttons(screen: Screen) -> list[Button]:
    return [each for row in screen.rows if isinstance(row, tuple) for each in row]


def ended(moments: tuple[Moment, ...]) -> list[Moment]:
    return [moment for moment in moments if moment.state.result is not None]


def test_every_slot_can_be_stepped_through(
    shown: Presenter, battles: tuple[Moment, ...], words: Words
) -> None:
    steps = 0
    for moment in ended(battles):
        story = [each.event for each in moment.entries if each.seats is None]
        for number, bout in enumerate(bouts(story)):
            page, seen = f"{number}.0", list[str]()
            while True:
                screen = replayed(shown, moment, words, page)
                assert screen.picture is not None
                seen.append(page)
                on = next(each for each in buttons(screen) if each.style == "primary")
                if on.disabled:
                    break
                assert isinstance(on.act, Page)
                page = on.act.name
            assert len(seen) == len(set(seen)) == len(bout.slots)
            steps += len(seen)
    assert steps > 30


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_slots_picture_is_readable_and_has_its_numbers(
    shown: Presenter, battles: tuple[Moment, ...], language: str
) -> None:
    assert isinstance(shown, Replayer)
    for moment in ended(battles):
        story = [each.event for each in moment.entries if each.seats is None]
        slots = [each for each in story if isinstance(each, SlotJudged)]
        for n in range(0, len(bouts(story)[-1].slots), 2):
            screen = shown.replay(
                *(GAME.view(moment.state, None), NAMES, Words(language)),
                story=story,
                page=f"99.{n}",
            )
            assert screen.picture is not None
            assert faults(screen.picture.svg, smallest=SHRUNK) == []
            said = [each.text for each in texts(screen.picture.svg)]
            shown_slot = bouts(story)[-1].slots[n]
            assert shown_slot in slots
            for pair in shown_slot.pairs:
                assert str(pair.bases[0]) in said


def test_before_any_slot_there_is_nothing_to_see(shown: Presenter, words: Words) -> None:
    state, entries = GAME.start(2, {}, "nothing")
    screen = replayed(shown, Moment(state, entries, ""), words)
    assert screen.rows == ()
    assert screen.picture is None
    assert screen.text


def test_a_page_nobody_offered_shows_a_slot(shown: Presenter, battles: tuple[Moment, ...]) -> None:
    moment = ended(battles)[0]
    for page in ("", "x", "99", "0.99", "-1.0", "1.2.3"):
        assert replayed(shown, moment, Words("en"), page).picture is not None


def test_a_board_leads_to_what_was_fought(shown: Presenter, battles: tuple[Moment, ...]) -> None:
    led = 0
    for moment in battles:
        view = GAME.view(moment.state, None)
        if moment.state.result is not None or view.battle is None or view.mode != "battle":
            continue
        board = shown.board(view, SHORT, Words("en"), story=moment.story(None))
        fought = view.battle.slot > 0 or view.fights > 1
        pages = [each.act for each in buttons(board)]
        assert (Page("") in pages) == fought
        assert Page("sheet:0") in pages
        led += fought
    assert led


def test_a_board_leads_to_every_servants_sheet(
    shown: Presenter, battles: tuple[Moment, ...], words: Words
) -> None:
    moment = next(each for each in battles if each.state.mode == "battle")
    for team in moment.state.teams:
        screen = replayed(shown, moment, words, f"sheet:{team.number}")
        assert screen.picture is not None
        assert screen.picture.name == "sheet.png"
        assert team.servant is not None
        name = team.servant.sheet.name
        assert (name.ko if words.language == "ko" else name.en) in screen.text


def test_a_replay_has_every_slot_in_the_step_in_which_it_was_judged(
    shown: Presenter, battles: tuple[Moment, ...], words: Words
) -> None:
    assert isinstance(shown, Replayer)
    for moment in ended(battles):
        story = [each.event for each in moment.entries if each.seats is None]
        stories = [story[n : n + 5] for n in range(0, len(story), 5)]
        pages = shown.steps(stories)
        assert len(pages) == len(stories)
        found = bouts(story)
        every = [f"{n}.{m}" for n, bout in enumerate(found) for m in range(len(bout.slots))]
        assert [page for part in pages for page in part] == every
        told: list[Event] = []
        for part, happened in zip(pages, stories, strict=True):
            told += happened
            assert len(part) == sum(isinstance(each, SlotJudged) for each in happened)
            for page in part[::4]:
                number, slot = map(int, page.split("."))
                screen = shown.replay(
                    GAME.view(moment.state, None), SHORT, words, story=told, page=page
                )
                assert f" {slot + 1}/{found[number].began.slots}" in screen.title
