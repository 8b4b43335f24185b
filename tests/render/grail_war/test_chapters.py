"""A war as pages: each grows at its end only, is told alike every time, and keeps its secrets."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from engine.agents import make_agent
from engine.grail_war.battle_events import BattleBegan, NameRevealed, ServantVanished
from engine.grail_war.state import War
from engine.kernel import Event, seen_by
from render.grail_war.chapters import PAGE, ROOM, chapters, since
from render.grail_war.names import Scene
from render.grail_war.presenter import GrailWarPresenter
from render.presenter import Chapter
from render.words import Words
from tests.grail_war.arena import CATALOG, GAME

PLAYERS = ["Anna", "Bert", "Cleo", "Dora"]
GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {"masters": "random"}),
    (3, {"masters": "random", "intruder": True}),
    (4, {}),
    (3, {"mode": "campaign", "prepared": True, "rounds": 4}),
    (3, {"mode": "campaign", "prepared": True, "rounds": 4, "open_battles": True}),
]
NUMBERS = range(len(GAMES))


@cache
def played(number: int) -> tuple[War, tuple[Event, ...]]:
    """A whole game of agents, and what everybody saw of it."""
    seats, options = GAMES[number]
    state, entries = GAME.start(seats, options, "chapters")
    agents = [make_agent("heuristic", GAME, str(seat)) for seat in range(seats)]
    entries = list(entries)
    while state.result is None:
        decision = state.decisions()[0]
        agent = agents[decision.seat]
        picked = agent.choose(decision, lambda seat=decision.seat: GAME.view(state, seat))
        entries += GAME.apply(state, decision.seat, picked)
    return state, tuple(seen_by(entries, None))


def pages(
    number: int, words: Words, until: int | None = None, told: tuple[str, ...] = ()
) -> list[Chapter]:
    state, story = played(number)
    view = GAME.view(state, None)
    scene = Scene.of(CATALOG, view, PLAYERS, words)
    return chapters(scene, view, story[:until], "voice", told)


@pytest.mark.parametrize("number", NUMBERS)
def test_every_game_is_told_in_pages_of_their_size(number: int, words: Words) -> None:
    made = pages(number, words)
    assert made
    assert len({page.key for page in made}) == len(made)
    for page in made:
        assert 0 < len(page.screen.text) <= PAGE
        assert not page.grows


@pytest.mark.parametrize("number", NUMBERS)
def test_a_page_only_ever_grows_at_its_end(number: int, words: Words) -> None:
    _, story = played(number)
    before: dict[str, str] = {}
    for until in range(0, len(story) + 1, max(1, len(story) // 25)):
        now = {page.key: page.screen.text for page in pages(number, words, until)}
        assert list(now)[: len(before)] == list(before)
        for key, text in before.items():
            assert now[key].startswith(text)
        before = now


@pytest.mark.parametrize("number", NUMBERS)
def test_what_was_told_is_not_made_again(number: int, words: Words) -> None:
    made = pages(number, words)
    rest = pages(number, words, told=(made[0].key,))
    assert rest == made[1:]


def test_nobody_outside_reads_who_fights_in_secret(words: Words) -> None:
    """A closed battle has a place and sums, and no names of servants or teams."""
    _, story = played(3)
    began = [event for event in story if isinstance(event, BattleBegan)]
    assert began
    assert all(lineup.team < 0 for event in began for lineup in event.lineups)
    text = "\n".join(page.screen.text for page in pages(3, words))
    assert not any(page.key.startswith("battle") for page in pages(3, words))
    open_ = {
        event.name
        for event in story
        if isinstance(event, ServantVanished | NameRevealed) and event.name is not None
    }
    for sheet in CATALOG.servants.values():
        if sheet.name in open_:  # somebody had found it out, and everybody heard it
            continue
        assert sheet.name.en not in text
        assert sheet.name.ko not in text


def test_a_watched_battle_of_a_campaign_has_its_own_page(words: Words) -> None:
    keys = [page.key for page in pages(4, words)]
    assert keys[0] == "prologue"
    assert keys[-1] == "end"
    assert any(key.startswith("battle-") for key in keys)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_panel_reads_the_last_of_what_it_saw(number: int, words: Words) -> None:
    state, story = played(number)
    view = GAME.view(state, 0)
    scene = Scene.of(CATALOG, view, PLAYERS, words)
    assert 0 < len(since(scene, view, story, "voice")) <= ROOM
    assert since(scene, view, (), "voice") == ""


@pytest.mark.parametrize("number", NUMBERS)
def test_what_happened_is_told_in_the_same_words_wherever_one_reads_it(
    number: int, words: Words
) -> None:
    """On a page and in a panel, and in every panel that tells it."""
    state, story = played(number)
    view = GAME.view(state, None)
    scene = Scene.of(CATALOG, view, PLAYERS, words)
    public = "\n\n".join(page.screen.text for page in pages(number, words))
    whole = since(scene, view, story, "voice")
    for begin in range(0, len(story) - 12, 7):
        assert since(scene, view, story[begin:], "voice") == whole
    assert all(paragraph in public for paragraph in whole.split("\n\n"))


def test_a_seats_panel_tells_what_it_saw(words: Words) -> None:
    """In the middle of a campaign, with what only the own team hears."""
    state, entries = GAME.start(3, {"mode": "campaign", "prepared": True}, "panel")
    entries = list(entries)
    while state.round < 2:
        decision = state.decisions()[0]
        entries += GAME.apply(state, decision.seat, decision.default)
    story = seen_by(entries, 0)[-4:]
    view = GAME.view(state, 0)
    told = since(Scene.of(CATALOG, view, PLAYERS, words), view, story, "")
    assert told
    shown = GrailWarPresenter(CATALOG).panel(view, state.decision(0), PLAYERS, words, story=story)
    assert shown.text.startswith(told)
    assert len(shown.text) > len(told)


@pytest.mark.parametrize("number", NUMBERS)
def test_the_log_has_a_line_for_what_everybody_saw(number: int, words: Words) -> None:
    state, story = played(number)
    shown = GrailWarPresenter(CATALOG)
    lines = shown.lines(GAME.view(state, None), PLAYERS, words, story)
    assert len(lines) > len(story) / 2
    assert all(line.strip() for line in lines)
