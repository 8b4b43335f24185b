"""The screens of a campaign: every question has words, every answer can be given."""

import random

import pytest

from engine.grail_war.state import War
from engine.kernel import Positions
from render.grail_war.creation import CREATION
from render.panel import Ahead, Commit, Menu, Page, Screen
from render.words import LANGUAGES, Words
from tests.render.grail_war.wars import (
    BY_DAY,
    BY_NIGHT,
    GAME,
    NAMES,
    PRESENTER,
    RARE,
    Moment,
    moments,
)
from tests.render.spacing import ill_spaced

Choices = tuple[Positions, ...]
_PATIENCE = 40
PAGES = ("map", "know", "know:0", "know:1", "me", "log", "log;1", "nonsense")


def test_every_question_came_up() -> None:
    asked = set().union(*(moment.kinds for moment in moments()))
    assert asked >= (CREATION | BY_DAY | BY_NIGHT) - RARE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_shown_to_everybody(language: str) -> None:
    words, rng = Words(language), random.Random(language)
    for moment in moments():
        state = moment.state
        spectator = GAME.view(state, None)
        shown = PRESENTER.board if state.result is None else PRESENTER.result
        shown(spectator, NAMES, words, story=moment.story(None))
        for seat in range(state.seats):
            view, story = GAME.view(state, seat), moment.story(seat)
            for page in ("", rng.choice(PAGES)):
                screen = PRESENTER.panel(
                    view, state.decision(seat), NAMES, words, page=page, story=story
                )
                assert screen.rows
                assert ill_spaced(screen) == []


def panel(state: War, seat: int, page: str, ahead: Choices) -> Screen:
    world = GAME.copy(state)
    for choice in ahead:
        assert GAME.apply(world, seat, choice) == []
    decision = world.decision(seat)
    assert decision is not None, "looked ahead at a choice that decides"
    view = GAME.view(world, seat)
    return PRESENTER.panel(view, decision, NAMES, Words("en"), page=page, ahead=ahead)


def pickable(state: War, seat: int) -> set[int]:
    """The options that can be picked on the panel's first page or one turned to from there."""
    found: set[int] = set()
    waiting, seen = [""], {""}
    while waiting:
        for act in acts(panel(state, seat, waiting.pop(), ())):
            match act:
                case Commit(choices) | Ahead(choices) if choices:
                    found.update(choices[0])
                case Page(name, ()) if name not in {*seen, "map", "know", "me", "log"}:
                    seen.add(name)
                    waiting.append(name)
                case _:
                    pass
    return found


def acts(screen: Screen) -> list[Commit | Ahead | Page]:
    found: list[Commit | Ahead | Page] = []
    for row in screen.rows:
        if isinstance(row, Menu):
            extra = row.entries[: row.least - 1]
            for entry in row.entries:
                others = [each.value for each in extra if each != entry]
                more = [each.value for each in row.entries if each not in extra and each != entry]
                picked = [entry.value, *others, *more][: row.least]
                found.append(row.after(picked))
        else:
            found += [button.act for button in row if not button.disabled]
    return found


def test_every_option_can_be_picked() -> None:
    checked = 0
    for moment in moments():
        for decision in moment.state.decisions():
            if decision.kind not in CREATION | BY_DAY | BY_NIGHT:
                continue
            missing = {*range(len(decision.options))} - pickable(moment.state, decision.seat)
            assert not missing, (decision.kind, [decision.options[n] for n in missing])
            checked += len(decision.options)
    assert checked > 1500


def pressed(state: War, seat: int, rng: random.Random) -> Choices:
    """Press at random until something is decided."""
    page, ahead = "", ()
    for _ in range(_PATIENCE):
        act = rng.choice(acts(panel(state, seat, page, ahead)))
        match act:
            case Commit(choices):
                return choices
            case Ahead(choices):
                page, ahead = "", choices
            case Page(name, choices):
                page, ahead = name, choices
    return ()


def test_whatever_is_pressed_is_a_legal_answer() -> None:
    rng, decided = random.Random("press"), 0
    for moment in moments():
        for decision in moment.state.decisions():
            if decision.kind not in CREATION | BY_DAY | BY_NIGHT:
                continue
            for _ in range(2):
                choices = pressed(moment.state, decision.seat, rng)
                after = GAME.copy(moment.state)
                for choice in choices:
                    GAME.apply(after, decision.seat, choice)
                decided += bool(choices)
    assert decided > 100


def undo(screen: Screen) -> list[Ahead]:
    return [act for act in acts(screen) if isinstance(act, Ahead)]


def test_a_character_is_built_at_few_presses_and_can_be_taken_back() -> None:
    state, _ = GAME.start(2, {"mode": "campaign"}, "built")
    while state.decision(0) is None or state.decision(0).kind == "class":  # type: ignore[union-attr]
        asked = state.decisions()[0]
        GAME.apply(state, asked.seat, asked.default)
    decision = state.decision(0)
    assert decision is not None
    build: Choices = ((decision.options.index(("build",)),),)
    screen = panel(state, 0, "", build)
    assert "14" in screen.text
    examples = [act for act in undo(screen) if len(act.choices) == 7]
    assert len(examples) == 4
    for example in examples:
        after = panel(state, 0, "", example.choices)
        assert Ahead(example.choices[:-1]) in undo(after)
        assert Ahead(()) in undo(after)


def test_hidden_people_are_not_waited_for_by_name() -> None:
    quiet = 0
    for moment in moments():
        hidden = {d.seat for d in moment.state.decisions() if d.kind in {"stance", "avoid"}}
        if not hidden:
            continue
        quiet += 1
        board = PRESENTER.board(GAME.view(moment.state, None), NAMES, Words("en"))
        assert "secret decision" in board.text
        for seat in range(moment.state.seats):
            fights = any(seat in team.seats and team.fights for team in moment.state.teams)
            if fights and not hidden & set(GAME.view(moment.state, seat).asked):
                told = PRESENTER.panel(GAME.view(moment.state, seat), None, NAMES, Words("en"))
                assert "settling the scene" in told.text
    assert quiet


def test_two_people_of_a_team_see_the_same_and_decide_their_own() -> None:
    state, _ = GAME.start(3, {"mode": "campaign", "pairs": 1, "prepared": True}, "paired")
    while state.phase == "creation":
        asked = state.decisions()[0]
        GAME.apply(state, asked.seat, asked.default)
    kinds = {decision.seat: decision.kind for decision in state.decisions()}
    assert kinds[0] == "master_act"
    assert 1 not in kinds
    master, servant = (
        PRESENTER.panel(GAME.view(state, seat), state.decision(seat), NAMES, Words("en"))
        for seat in (0, 1)
    )
    assert "the master decides" in master.title
    assert "your partner" in servant.text
    assert {field.name for field in servant.fields} <= {field.name for field in master.fields}
    assert "You play the servant" in servant.fields[-1].value
    assert "You play the master" in master.fields[-1].value
    GAME.apply(state, 0, (0,))
    asked_next = state.decision(1)
    assert asked_next is not None
    assert asked_next.kind == "servant_act"


def moment_with(kind: str) -> Moment:
    return next(moment for moment in moments() if kind in moment.kinds)


def test_the_map_shows_only_what_the_viewer_knows() -> None:
    moment = moment_with("night")
    state = moment.state
    public = PRESENTER.board(GAME.view(state, None), NAMES, Words("en"))
    assert public.picture is not None
    assert "base" not in public.picture.alt.replace("base of", "")
    own = PRESENTER.panel(GAME.view(state, 0), None, NAMES, Words("en"), page="map")
    assert own.picture is not None
    assert "our base" in own.picture.alt or state.teams[0].servant is None
