"""A panel offers exactly what the rules offer, on every page, in both languages."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator

import pytest

from engine.domination.state import War
from engine.domination.view import NextView, WarView
from engine.kernel import Decision, Option
from render.panel import Ahead, Commit, Menu, Page, Screen
from render.presenter import Presenter
from render.words import Words
from tests.render.domination.wars import CATALOG, GAME, KINDS, NAMES, Moment
from tests.render.walking import Choices, acts, commitments

MOST_CHOICES = 400
PICTURES = {"board.png", "hand.png", "choice.png"}


def ahead_of(state: War, seat: int, choices: Choices) -> War:
    """The state after tentative choices, which must tell and draw nothing."""
    tried = state.copy()
    for choice in choices:
        assert GAME.apply(tried, seat, choice) == []
        assert tried.decision(seat) is not None
    assert tried.dice.drawn == state.dice.drawn
    return tried


def panel(
    shown: Presenter, state: War, seat: int, words: Words, page: str = "", ahead: Choices = ()
) -> Screen:
    tried = ahead_of(state, seat, ahead)
    view, decision = GAME.view(tried, seat), tried.decision(seat)
    return shown.panel(view, decision, NAMES, words, page=page, ahead=ahead)


def legal(state: War, seat: int) -> set[Choices]:
    """All that the rules allow: a whole declaration as one; sets of picks sorted."""
    decision = state.decision(seat)
    assert decision is not None
    found: set[Choices] = set()
    for choice in decision.choices():
        tried = state.copy()
        told = GAME.apply(tried, seat, choice)
        after = tried.decision(seat)
        goes_on = not told and after is not None and after.kind in {"play", "granted"}
        rests = legal(tried, seat) if goes_on else {()}
        found |= {(choice, *rest) for rest in rests}
    return found


def count(decision: Decision) -> int:
    n = len(decision.options)
    pick = math.perm if decision.ordered else math.comb
    return sum(pick(n, size) for size in range(decision.least, decision.most + 1))


def test_the_moments_cover_every_kind_of_decision(played: tuple[Moment, ...]) -> None:
    kinds = {d.kind for moment in played for d in moment.state.decisions()}
    assert kinds >= KINDS
    assert {moment.state.seats for moment in played} == {3, 4, 5, 6, 7}


@pytest.mark.usefixtures("undrawn")
def test_every_option_is_reachable_and_no_other(
    shown: Presenter, played: tuple[Moment, ...]
) -> None:
    words = Words("ko")
    walked = 0
    for moment in played:
        for decision in moment.state.decisions():
            seat = decision.seat
            if count(decision) > MOST_CHOICES:
                continue
            made = commitments(
                lambda page, ahead, state=moment.state, seat=seat: panel(
                    shown, state, seat, words, page, ahead
                )
            )
            walked += 1
            assert len(made) == len(set(made))
            assert set(made) == legal(moment.state, seat), decision
    assert walked > 60


def test_every_screen_keeps_discords_limits(
    shown: Presenter, played: tuple[Moment, ...], words: Words
) -> None:
    for moment in played:
        for seat in range(moment.state.seats):
            view, decision = GAME.view(moment.state, seat), moment.state.decision(seat)
            first = shown.panel(view, decision, NAMES, words, story=moment.story(seat))
            assert 1 <= len(first.rows) <= 4
            if decision is None:
                assert set(acts(first)) == {Page("board"), Page("cards")}
            for page in ("board", "cards"):
                other = shown.panel(view, decision, NAMES, words, page=page, ahead=((0,),))
                assert Page("", ((0,),)) in set(acts(other))
                assert not any(isinstance(act, Commit) for act in acts(other))


@pytest.mark.usefixtures("undrawn")
def test_a_page_nobody_offered_shows_the_first(
    shown: Presenter, played: tuple[Moment, ...]
) -> None:
    for moment in played[::3]:
        for decision in moment.state.decisions():
            first = panel(shown, moment.state, decision.seat, Words("en"))
            for page in ("nonsense", "turn:9.9", "turn:0.0", "pick:99", "turn:-1.0"):
                assert panel(shown, moment.state, decision.seat, Words("en"), page) == first


@pytest.mark.usefixtures("undrawn")
def test_a_usual_turn_takes_two_presses_and_shows_what_it_makes(
    shown: Presenter, played: tuple[Moment, ...]
) -> None:
    words, seen = Words("en"), 0
    for moment in played:
        for decision in moment.state.decisions():
            seat = decision.seat
            if decision.kind != "action":
                continue
            first = panel(shown, moment.state, seat, words)
            looked = [act for act in acts(first) if isinstance(act, Ahead)]
            for act in looked[:3]:
                second = panel(shown, moment.state, seat, words, "", act.choices)
                view = GAME.view(ahead_of(moment.state, seat, act.choices), seat)
                assert view.declaring is not None
                assert f"**{view.declaring.cost}** mana" in second.text
                menus = [row for row in second.rows if isinstance(row, Menu)]
                assert all("total" in e.description for m in menus for e in m.entries)
                so_far = f"(so far {view.declaring.cost} mana"
                assert all(so_far in m.placeholder for m in menus if isinstance(m.act, Commit))
                ends = [a for a in acts(second) if isinstance(a, Commit)]
                seen += any(len(each.choices) == 2 for each in ends)
                assert Page("") in set(acts(second))
    assert seen > 5


@pytest.mark.usefixtures("undrawn")
def test_a_hand_beyond_all_menus_is_turned_like_pages(
    shown: Presenter, played: tuple[Moment, ...], words: Words
) -> None:
    moment = next(m for m in played if any(d.kind == "action" for d in m.state.decisions()))
    (seat,) = (d.seat for d in moment.state.decisions())
    view = GAME.view(moment.state, seat)
    plays: list[Option] = [("up", f"{seat}-B1-{n}") for n in range(60)]
    abilities: list[Option] = [("ability", f"{seat}-command_spell-{n}", 0) for n in range(40)]
    moves: list[Option] = [("move", place, 1) for place in ("miyama", "shinto", "scout")]
    options = (*plays, ("pass",), *moves, *abilities)
    decision = Decision(seat, "action", options)
    nexts = tuple(NextView(n, None, n % 2 == 0) for n in range(60))
    large = dataclasses.replace(view, next=nexts)
    found: set[Choices] = set()
    for page in commit_pages(shown, large, decision, words):
        found |= {act.choices for act in acts(page) if isinstance(act, Commit | Ahead)}
    assert found == {((n,),) for n in range(len(options))}


def commit_pages(
    shown: Presenter, view: WarView, decision: Decision, words: Words
) -> Iterator[Screen]:
    """Every page of the turn's menus."""
    waiting, seen = [""], {""}
    while waiting:
        screen = shown.panel(view, decision, NAMES, words, page=waiting.pop())
        yield screen
        for act in acts(screen):
            if isinstance(act, Page) and act.name.startswith("turn:") and act.name not in seen:
                seen.add(act.name)
                waiting.append(act.name)


@pytest.mark.usefixtures("undrawn")
def test_acts_and_file_names_hold_positions_only(
    shown: Presenter, played: tuple[Moment, ...]
) -> None:
    known = [*CATALOG.cards, *CATALOG.objects, *CATALOG.servants, *CATALOG.masters]
    keys = [key for key in known if len(key) > 3]
    for moment in played:
        for decision in moment.state.decisions():
            screen = panel(shown, moment.state, decision.seat, Words("en"))
            assert screen.picture is None or screen.picture.name in PICTURES
            for row in screen.rows:
                pressed = [b.act for b in row] if isinstance(row, tuple) else [row.act]
                values = [] if isinstance(row, tuple) else [e.value for e in row.entries]
                assert not any(key in repr(pressed) for key in keys)
                assert all(value.replace(".", "").isdigit() for value in values)


def test_a_spectator_has_no_panel(shown: Presenter, played: tuple[Moment, ...]) -> None:
    with pytest.raises(ValueError, match="spectator"):
        shown.panel(GAME.view(played[0].state, None), None, NAMES, Words("en"))


def test_another_games_view_is_refused(shown: Presenter) -> None:
    with pytest.raises(TypeError, match="WarView"):
        shown.board({"hand": 1}, NAMES, Words("en"))
