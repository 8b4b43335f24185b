"""A match from its events is the match that was played, and every step of it can be shown."""

from __future__ import annotations

import re

from engine.challengers.events import FlagLost
from engine.challengers.view import MatchView
from render.challengers.facts import match_line
from render.challengers.presenter import ChallengersPresenter
from render.challengers.reel import reels
from render.challengers.story import tell
from render.panel import Menu, Page
from render.words import Words
from tests.render.challengers.tournaments import Moment
from tests.render.walking import acts


def comparable(match: MatchView) -> object:
    """What the events of a match tell at any moment, beside the sums of a comparison."""
    sides = [
        (
            side.seat,
            side.deck,
            side.bench,
            side.exhausted,
            [each.card for each in side.row],
            side.flag and side.flag.card,
            side.hidden,
        )
        for side in match.sides
    ]
    whole = (match.park, match.round, match.final, match.starter, match.flag, match.reveals)
    return sides, whole, match.winner, match.loss


def test_the_last_frame_is_the_position_that_the_rules_have(played: list[Moment]) -> None:
    compared = 0
    for moment in played:
        view = moment.view(None)
        films = reels(moment.scene(Words("en")).edition, moment.story(None))
        latest = {film.park: film for film in films if film.round == view.round}
        latest |= {film.park: film for film in films if film.final}
        for match in view.matches:
            film = latest.get(match.park)
            if film is None or film.final != match.final or film.round != match.round:
                continue
            compared += 1
            assert comparable(film.last) == comparable(match)
    assert compared > 60


def test_a_film_has_a_frame_for_every_reveal(played: list[Moment]) -> None:
    for moment in played:
        for film in reels(moment.scene(Words("en")).edition, moment.story(None)):
            assert [frame.position.reveals for frame in film.frames] == list(
                range(len(film.frames))
            )


def test_films_are_told_to_the_end(
    shown: ChallengersPresenter, played: list[Moment], words: Words
) -> None:
    ends = [moment for moment in played if moment.state.result is not None]
    for moment in ends:
        view, story = moment.view(None), moment.story(None)
        films = reels(moment.scene(words).edition, story)
        assert len(films) == len(moment.state.history)
        for number, film in enumerate(films[-5:], len(films) - min(5, len(films))):
            for step in range(0, len(film.frames), 4):
                screen = shown.replay(
                    view, moment.names, words, story=story, page=f"{number}.{step}"
                )
                assert f"{step}/{len(film.frames) - 1}" in screen.title


def test_one_can_step_from_the_first_card_to_the_winner(
    shown: ChallengersPresenter, played: list[Moment]
) -> None:
    moment = next(m for m in played if m.state.result is not None and m.state.seats == 4)
    view, story, words = moment.view(None), moment.story(None), Words("en")
    screen = shown.replay(view, moment.names, words, story=story, page="0.0")
    steps = 0
    while steps < 100:
        row = screen.rows[0]
        assert isinstance(row, tuple)
        on = row[2]
        assert isinstance(on.act, Page)
        if on.disabled:
            break
        steps += 1
        screen = shown.replay(view, moment.names, words, story=story, page=on.act.name)
    assert "🏆" in screen.text
    assert [field.name for field in screen.fields] == ["Turning points"]
    assert steps >= 5


def test_every_match_is_in_the_menu(shown: ChallengersPresenter, played: list[Moment]) -> None:
    for moment in played:
        if moment.state.result is None:
            continue
        story, view = moment.story(None), moment.view(None)
        count = len(moment.state.history)
        reached: set[str] = set()
        for page in ("", *map(str, range(count))):
            screen = shown.replay(view, moment.names, Words("en"), story=story, page=page)
            for row in screen.rows:
                if isinstance(row, Menu):
                    reached |= {entry.value for entry in row.entries}
        assert reached == {str(n) for n in range(count)} or count == 1


def test_any_page_shows_a_match(shown: ChallengersPresenter, played: list[Moment]) -> None:
    moment = next(m for m in played if m.state.result is not None)
    view, story = moment.view(None), moment.story(None)
    last = shown.replay(view, moment.names, Words("en"), story=story, page="new")
    for page in ("", "999", "999.3", "x.y"):
        assert shown.replay(view, moment.names, Words("en"), story=story, page=page) == last
    first = shown.replay(view, moment.names, Words("en"), story=story, page="0.999")
    assert set(acts(first))


def test_there_is_nothing_to_watch_before_the_first_match(
    shown: ChallengersPresenter, played: list[Moment]
) -> None:
    moment = next(m for m in played if not m.state.matches)
    story, view = moment.story(None), moment.view(None)
    screen = shown.replay(view, moment.names, Words("en"), story=story)
    assert "No match" in screen.text
    assert screen.rows == ()
    assert shown.board(view, moment.names, Words("en")).rows == ()


def test_a_line_tells_who_has_won(played: list[Moment], words: Words) -> None:
    for moment in played:
        scene = moment.scene(words)
        for match in moment.view(None).matches:
            line = match_line(scene, match)
            assert scene.player(match.sides[0].seat) in line
            assert ("🏆" in line) == (match.winner is not None)


def test_every_event_of_a_match_is_told(played: list[Moment], words: Words) -> None:
    kinds: set[str] = set()
    for moment in played:
        if moment.state.result is None:
            continue
        scene = moment.scene(words)
        for event in moment.story(None):
            if getattr(event, "park", None) is not None:
                kinds.add(type(event).__name__)
                assert tell(scene, event) or isinstance(event, FlagLost)
    assert len(kinds) > 12


def test_a_replay_has_every_reveal_in_the_step_in_which_it_happened(
    shown: ChallengersPresenter, played: list[Moment]
) -> None:
    moment = next(m for m in played if m.state.result is not None)
    story = moment.story(None)
    stories = [story[n : n + 60] for n in range(0, len(story), 60)]
    pages = shown.steps(stories)
    films = reels(moment.scene(Words("en")).edition, story)
    every = [f"{n}.{m}" for n, film in enumerate(films) for m in range(len(film.frames))]
    assert sorted(page for part in pages for page in part) == sorted(every)
    for number, part in enumerate(pages):
        told = [event for each in stories[: number + 1] for event in each]
        for page in part[::20]:
            screen = shown.replay(
                moment.view(None), moment.names, Words("en"), story=told, page=page
            )
            assert re.search(rf"\b{page.split('.')[1]}/\d", screen.title)
