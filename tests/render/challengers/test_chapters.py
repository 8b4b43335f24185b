"""A tournament told in messages: a match each, and the standings of each round."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.challengers.events import Compared, FlagTaken, MatchWon, Over, RoundBegun
from engine.challengers.view import TournamentView
from engine.kernel import Dice, Event, seen_by
from render.challengers.course import rounds
from render.challengers.presenter import ChallengersPresenter
from render.challengers.reel import reels
from render.challengers.tale import ROOM
from render.panel import Page
from render.presenter import Chapter, Teller
from render.words import Words
from tests.render.challengers.tournaments import GAME, Moment, choose
from tests.render.walking import acts

VOICE = "5eed"


def told(
    shown: ChallengersPresenter, moment: Moment, words: Words, *keys: str
) -> dict[str, Chapter]:
    made = shown.chapters(
        moment.view(None), moment.names, words, story=moment.story(None), voice=VOICE, told=keys
    )
    assert len({chapter.key for chapter in made}) == len(made)
    return {chapter.key: chapter for chapter in made}


def ended(played: list[Moment]) -> list[Moment]:
    return [moment for moment in played if moment.state.result is not None]


def test_one_message_for_each_match_and_one_for_each_round(
    shown: ChallengersPresenter, played: list[Moment], words: Words
) -> None:
    assert isinstance(shown, Teller)
    for moment in ended(played):
        story = moment.story(None)
        made = told(shown, moment, words)
        matches = [key for key in made if key.startswith("match-")]
        assert len(matches) == len(moment.state.history)
        assert len(made) - len(matches) == moment.state.round
        assert ("match-final" in made) == (moment.state.seats > 2)
        assert not any(chapter.grows for chapter in made.values())
        assert all(len(chapter.screen.text) <= ROOM + 200 for chapter in made.values())
        winners = sum(chapter.screen.text.count("🏆") for chapter in made.values())
        assert winners == sum(isinstance(event, MatchWon) for event in story)


def test_of_matches_between_computers_only_the_final_is_told(
    shown: ChallengersPresenter, played: list[Moment]
) -> None:
    """The others are lines in the standings, from which they can be watched."""
    words = Words("en")
    moment = max(ended(played), key=lambda each: each.state.seats)
    view, story, scene = moment.view(None), moment.story(None), moment.scene(words)
    films, computers = reels(scene.edition, story), range(1, moment.state.seats)
    chapters = shown.chapters(
        view, moment.names, words, story=story, voice=VOICE, computers=computers
    )
    made = {each.key: each.screen for each in chapters}
    keys = ["match-final" if each.final else f"match-{each.round}-{each.park}" for each in films]
    brief = [film for key, film in zip(keys, films, strict=True) if key not in made]
    assert brief == [each for each in films if not each.final and 0 not in each.seats]
    for film in brief:
        standings = made[f"round-{film.round}"]
        assert all(scene.player(seat) in standings.fields[1].value for seat in film.seats)
        (first,) = acts(standings)
        assert isinstance(first, Page)
        assert films[int(first.name.split(".")[0])].round == film.round
    every = {*keys, *(f"round-{each.round}" for each in films)}
    assert told(shown, moment, words, *every) == {}, "nothing is told twice after an update"


def test_standings_come_after_the_matches_of_their_round(
    shown: ChallengersPresenter, played: list[Moment]
) -> None:
    for moment in ended(played):
        keys = list(told(shown, moment, Words("en")))
        rounds_of = [key.split("-")[1] for key in keys if key != "match-final"]
        assert rounds_of == sorted(rounds_of)
        for number in range(1, moment.state.round + 1):
            here = [key for key in keys if key.split("-")[1] == str(number)]
            assert here[-1] == f"round-{number}"


def test_a_match_that_goes_on_grows(shown: ChallengersPresenter, played: list[Moment]) -> None:
    growing = 0
    for moment in played:
        running = {
            f"match-{match.round}-{match.park}"
            for match in moment.view(None).matches
            if match.winner is None and not match.final
        }
        made = told(shown, moment, Words("en"))
        grows = {key for key, chapter in made.items() if chapter.grows}
        assert grows - {"match-final"} == running
        growing += len(running)
        for key in grows:
            assert "goes on" in made[key].screen.text
        assert told(shown, moment, Words("en"), *set(made) - grows).keys() == grows
    assert growing > 5


def test_every_capture_of_a_short_match_is_told_with_its_sums(
    shown: ChallengersPresenter, played: list[Moment]
) -> None:
    whole = cut = 0
    for moment in ended(played):
        films = reels(moment.scene(Words("en")).edition, moment.story(None))
        matches = [
            c for c in told(shown, moment, Words("en")).values() if c.key.startswith("match")
        ]
        for film, chapter in zip(films, matches, strict=True):
            if "more attacks ⋯" in chapter.screen.text or "one more attack" in chapter.screen.text:
                cut += 1
                continue
            whole += 1
            attack: list[Event] = [e for e in film.events if isinstance(e, Compared)]
            enough = [e for e in attack if isinstance(e, Compared) and e.attack >= e.defence]
            assert chapter.screen.text.count("⚔") == len(enough)
            assert chapter.screen.text.count("🚩") == sum(
                isinstance(event, FlagTaken) for event in film.events
            )
    assert whole > cut > 0


def test_the_same_table_tells_the_same_story(
    shown: ChallengersPresenter, played: list[Moment]
) -> None:
    moment = ended(played)[7]
    once = told(shown, moment, Words("ko"))
    assert once == told(shown, moment, Words("ko"))
    other = shown.chapters(
        moment.view(None), moment.names, Words("ko"), story=moment.story(None), voice="another"
    )
    assert [chapter.key for chapter in other] == list(once)
    assert [chapter.screen.text for chapter in other] != [c.screen.text for c in once.values()]


def standing(view: TournamentView) -> object:
    """What a spectator sees of everybody, but for what the next Deck Phase changes."""
    return [replace(player, ready=False, deck=None) for player in view.players]


@pytest.mark.parametrize("seats", range(1, 9))
def test_standings_from_the_story_are_those_a_spectator_saw(seats: int) -> None:
    rng = random.Random(seats)
    state, entries = GAME.start(seats, {"difficulty": 1 + seats % 5}, f"standings {seats}")
    seen: dict[int, object] = {}
    leaves = rng.randrange(seats, 40)
    for step in range(10_000):
        decision = rng.choice(state.decisions())
        choice = "concede" if seats > 3 and step == leaves else choose(rng, decision)
        before = state.round
        new = GAME.apply(state, decision.seat, choice)
        entries += new
        told_now = [entry.event for entry in new]
        if before and any(isinstance(each, (RoundBegun, Over)) for each in told_now):
            seen[before] = standing(GAME.view(state, None))
        if state.result is not None:
            break
    view = GAME.view(state, None)
    story = seen_by(entries, None)
    films = reels(GAME.catalog.editions[state.edition], story)
    found = {each.round: standing(each) for each in rounds(view, films, story)}
    assert found.keys() == seen.keys()
    for number, players in seen.items():
        if number < 7 or seats < 3:
            assert found[number] == players


def test_what_is_told_is_the_same_in_every_world(
    shown: ChallengersPresenter, played: list[Moment], words: Words
) -> None:
    for number, moment in enumerate(played):
        other = Moment(GAME.resample(moment.state, None, Dice(f"w{number}")), moment.entries)
        assert told(shown, moment, words) == told(shown, other, words)


def test_fans_are_secret_until_the_seventh_round(
    shown: ChallengersPresenter, played: list[Moment]
) -> None:
    for moment in ended(played):
        if not moment.state.secret_trophies:
            continue
        made = told(shown, moment, Words("en"))
        for number in range(1, 7):
            screen = made[f"round-{number}"].screen
            assert screen.picture is not None
            assert "(+" not in screen.fields[0].value + screen.picture.alt
            assert "fans ?" in screen.fields[0].value
        assert "(+" in made["round-7"].screen.fields[0].value
        assert "fans" not in made["match-2-0"].screen.text.split("🏅")[-1]
