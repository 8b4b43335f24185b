"""Nothing that is shown of a battle depends on what whoever looks may not know."""

from __future__ import annotations

import pytest

from engine.kernel import Dice
from render.panel import Button, Screen
from render.presenter import Presenter
from render.words import Words
from tests.render.grail_war.battles import GAME, SHORT, Moment


def said(screen: Screen) -> str:
    """Everything of a screen that is sent: texts, the picture, what controls carry."""
    picture = screen.picture
    parts = [
        screen.title,
        screen.text,
        *(f"{field.name} {field.value}" for field in screen.spelled_out().fields),
    ]
    if picture is not None:
        parts += [picture.svg, picture.alt, picture.name]
    for row in screen.rows:
        parts += [repr(each) for each in row] if isinstance(row, tuple) else [repr(row)]
    return "\n".join(parts)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_screens_are_the_same_in_every_world_a_seat_cannot_tell_apart(
    shown: Presenter, battles: tuple[Moment, ...], viewer: int | None
) -> None:
    words = Words("en")
    changed = 0
    for number, moment in enumerate(battles):
        state = moment.state
        other = GAME.resample(state, viewer, Dice(f"world {number}"))
        changed += GAME.digest(other) != GAME.digest(state)
        view, elsewhere = GAME.view(state, viewer), GAME.view(other, viewer)
        story = moment.story(viewer)
        here = shown.board(view, SHORT, words, story=story)
        assert here == shown.board(elsewhere, SHORT, words, story=story)
        if viewer is None:
            continue
        for page in ("", "board", "sheet:0", "sheet:1"):
            panels = [
                shown.panel(seen, world.decision(viewer), SHORT, words, page=page, story=story)
                for seen, world in ((view, state), (elsewhere, other))
            ]
            assert panels[0] == panels[1]
    assert changed > len(battles) / 4


def test_a_public_board_shows_no_tile_before_its_slot(
    shown: Presenter, battles: tuple[Moment, ...]
) -> None:
    """A plan with other tiles, marks and helps gives the very same board."""
    hidden = 0
    for moment in battles:
        battle = moment.state.battle
        if battle is None or moment.state.result is not None:
            continue
        bare = moment.state.copy()
        assert bare.battle is not None
        for side in bare.battle.sides:
            hidden += len(side.plan) > battle.slot
            side.plan = side.plan[: battle.slot]
            side.aids = side.aids[: battle.slot]
        views = [GAME.view(state, None) for state in (moment.state, bare)]
        story = moment.story(None)
        boards = [shown.board(view, SHORT, Words("ko"), story=story) for view in views]
        assert said(boards[0]) == said(boards[1])
    assert hidden > 20


def test_no_control_of_a_board_or_panel_carries_a_name(
    shown: Presenter, battles: tuple[Moment, ...]
) -> None:
    for moment in battles[::2]:
        for seat in range(moment.state.seats):
            view = GAME.view(moment.state, seat)
            screen = shown.panel(view, moment.state.decision(seat), SHORT, Words("en"))
            for row in screen.rows:
                pressed = [b.act for b in row] if isinstance(row, tuple) else [row.act]
                for each in pressed:
                    assert not isinstance(each, Button)
                    assert not any(name in repr(each) for name in SHORT)
