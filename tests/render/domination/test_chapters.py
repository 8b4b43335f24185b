"""The rounds of a war as messages: one each, with sums that agree with the rules."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial

import pytest

from engine.agents import make_agent
from engine.domination import events as ev
from engine.domination.state import War
from engine.kernel import Event, seen_by
from render.domination.chapters import chapters
from render.domination.names import Scene
from render.domination.rounds import tales
from render.panel import ALT, FIELD_VALUE, TEXT, TITLE
from render.presenter import Presenter, Replayer, Teller
from render.words import Words
from tests.render.domination.test_pictures import SHORT, cut
from tests.render.domination.wars import CATALOG, GAME, NAMES
from tests.render.drawings import faults

VOICE = "0f3a"


@cache
def war(seats: int, *, moon_cell: bool) -> tuple[War, tuple[Event, ...]]:
    """A whole war, and what everybody saw of it."""
    options: dict[str, object] = {"servants": "pool", "moon_cell": moon_cell}
    state, entries = GAME.start(seats, options, f"chapters {seats}")
    agents = [make_agent("heuristic", GAME, f"{seats}/{seat}") for seat in range(seats)]
    while state.result is None:
        decision = state.decisions()[0]
        look = partial(GAME.view, state, decision.seat)
        choice = agents[decision.seat].choose(decision, look)
        entries += GAME.apply(state, decision.seat, choice)
    return state, tuple(seen_by(entries, None))


WARS = [(3, False), (5, False), (7, True)]


@pytest.mark.parametrize(("seats", "moon_cell"), WARS)
def test_every_round_is_told_once_in_a_message_that_fits(
    seats: int, moon_cell: bool, words: Words
) -> None:
    state, events = war(seats, moon_cell=moon_cell)
    scene = Scene(CATALOG, NAMES[:seats], words)
    made = chapters(scene, GAME.view(state, None), events, VOICE, ())
    assert [each.key for each in made] == [f"round-{n}" for n in range(1, state.round + 1)]
    for each in made:
        screen = each.screen
        assert not each.grows
        assert len(screen.title) <= TITLE
        assert len(screen.text) <= TEXT
        assert len(screen.fields[0].value) <= FIELD_VALUE
        assert screen.picture is not None
        assert 0 < len(screen.picture.alt) <= ALT
        assert faults(screen.picture.svg, smallest=20) == []
        assert cut(screen.picture.svg, NAMES) == []


@pytest.mark.parametrize(("seats", "moon_cell"), WARS)
def test_a_tale_has_the_sums_of_the_rules(seats: int, moon_cell: bool) -> None:
    state, events = war(seats, moon_cell=moon_cell)
    told = tales(seats, events)
    points = dict.fromkeys(range(seats), 0)
    for tale in told:
        assert {seat: points[seat] for seat in tale.before} == tale.before
        points |= tale.after
        fights = {e.place: e for e in _of_round(events, tale.number) if isinstance(e, ev.FieldWon)}
        assert set(fights) == set(tale.fights)
        for place, fight in tale.fights.items():
            won = fights[place]
            assert (fight.winners, fight.share) == (won.winners, won.share)
            totals = [total for _, total in fight.totals]
            assert totals == sorted(totals, reverse=True)
    assert points == {seat: side.vp for seat, side in enumerate(state.sides)}
    exits = {seat: tale.number for tale in told for seat in tale.out}
    assert exits == {seat: side.exit for seat, side in enumerate(state.sides) if side.exit}


def _of_round(events: tuple[Event, ...], number: int) -> list[Event]:
    starts = [n for n, event in enumerate(events) if isinstance(event, ev.RoundBegan)]
    ends = [*starts[1:], len(events)]
    return list(events[starts[number - 1] : ends[number - 1]])


def test_a_message_names_the_sums_and_the_points(words: Words) -> None:
    state, events = war(5, moon_cell=False)
    scene = Scene(CATALOG, SHORT, words)
    made = chapters(scene, GAME.view(state, None), events, VOICE, ())
    for tale, chapter in zip(tales(5, events), made, strict=True):
        text, points = chapter.screen.text, chapter.screen.fields[0].value
        for fight in tale.fights.values():
            assert scene.place(fight.place) in text
            for seat, total in fight.totals:
                assert SHORT[seat] in text
                assert str(abs(total)) in text
            if fight.winners:
                assert str(fight.share) in text
        for seat, after in tale.after.items():
            assert f"**{SHORT[seat]}** {tale.before[seat]} → {after}" in points


def test_what_is_told_already_is_not_told_again_and_the_rest_reads_the_same() -> None:
    state, events = war(5, moon_cell=False)
    scene, view = Scene(CATALOG, SHORT, Words("en")), GAME.view(state, None)
    first = chapters(scene, view, events, VOICE, ())
    again = chapters(scene, view, events, VOICE, {"round-1", "round-2"})
    assert again == first[2:]
    half = [n for n, event in enumerate(events) if isinstance(event, ev.RoundBegan)][6]
    assert chapters(scene, view, events[:half], VOICE, ()) == first[:5]
    assert chapters(scene, view, events, "another", ()) != first


def test_a_round_in_play_is_not_told(shown: Presenter) -> None:
    assert isinstance(shown, Teller)
    state, entries = GAME.start(3, {}, "in play")
    while state.phase != "combat":
        decision = state.decisions()[0]
        entries += GAME.apply(state, decision.seat, decision.default)
        if state.round == 2:
            break
    round_ = state.round
    view, events = GAME.view(state, None), seen_by(entries, None)
    made = shown.chapters(view, SHORT[:3], Words("en"), story=events, voice=VOICE)
    assert len(made) == round_ - 1


def test_a_tale_names_no_servant_that_was_still_hidden() -> None:
    state, events = war(7, moon_cell=True)
    scene = Scene(CATALOG, SHORT, Words("en"))
    made = chapters(scene, GAME.view(state, None), events, VOICE, ())
    known: set[str] = set()
    for tale, chapter in zip(tales(7, events), made, strict=True):
        for news in tale.news:
            if isinstance(news, ev.NameReleased | ev.Eliminated):
                known.add(news.servant)
        picture = chapter.screen.picture
        assert picture is not None
        said = f"{chapter.screen.text} {chapter.screen.fields[0].value} {picture.svg} {picture.alt}"
        for event in CATALOG.events.values():  # one of them bears the name of a servant
            said = said.replace(event.name.en, "")
        for side in state.sides:
            if side.servant not in known:
                assert CATALOG.servants[side.servant].name.en not in said


def test_rounds_are_replayed_one_by_one_as_they_were_told(shown: Presenter, words: Words) -> None:
    assert isinstance(shown, Replayer)
    state, events = war(3, moon_cell=False)
    view = GAME.view(state, None)
    stories = [events[n : n + 40] for n in range(0, len(events), 40)]
    pages = [page for part in shown.steps(stories) for page in part]
    assert pages == [str(n) for n in range(state.round)]
    told = chapters(Scene(CATALOG, NAMES[:3], words), view, events, VOICE, ())
    for page, chapter in zip(pages, told, strict=True):
        screen = shown.replay(view, NAMES[:3], words, story=events, page=page, voice=VOICE)
        assert replace(screen, rows=()) == chapter.screen
        assert len(screen.rows) == 1
    none = shown.replay(view, NAMES[:3], words, story=events[:5], voice=VOICE)
    assert none.rows == ()
    assert none.text == words("dom-nothing-yet")
