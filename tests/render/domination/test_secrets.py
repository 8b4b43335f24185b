"""Nothing that is shown to anybody depends on what that person may not know."""

from __future__ import annotations

from xml.sax.saxutils import escape

import pytest

from engine.kernel import Dice
from render.presenter import Presenter
from render.words import Words
from tests.render.domination.wars import CATALOG, GAME, NAMES, Moment


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_screens_are_the_same_in_every_world_a_seat_cannot_tell_apart(
    shown: Presenter, played: tuple[Moment, ...], viewer: int | None
) -> None:
    words = Words("en")
    changed = 0
    for number, moment in enumerate(played[::2]):
        other = GAME.resample(moment.state, viewer, Dice(f"world {number}"))
        changed += GAME.digest(other) != GAME.digest(moment.state)
        view, elsewhere = GAME.view(moment.state, viewer), GAME.view(other, viewer)
        assert shown.board(view, NAMES, words) == shown.board(elsewhere, NAMES, words)
        if viewer is not None:
            here = shown.panel(view, moment.state.decision(viewer), NAMES, words)
            there = shown.panel(elsewhere, other.decision(viewer), NAMES, words)
            assert here == there
    assert changed > len(played) / 5


def test_a_public_board_names_no_hidden_servant_or_skill(
    shown: Presenter, played: tuple[Moment, ...]
) -> None:
    hidden = 0
    for moment in played:
        board = shown.board(GAME.view(moment.state, None), NAMES, Words("en"))
        assert board.picture is not None
        fields = " ".join(field.value for field in board.spelled_out().fields)
        said = f"{board.picture.svg} {board.picture.alt} {fields}"
        for event in CATALOG.events.values():  # one of them bears the name of a servant
            said = said.replace(escape(event.name.en), "").replace(event.name.en, "")
        for side in moment.state.sides:
            if side.servant and not side.released and side.exit == 0:
                hidden += 1
                assert CATALOG.servants[side.servant].name.en not in said
    assert hidden > 50


def test_no_screen_holds_a_card_id(shown: Presenter, played: tuple[Moment, ...]) -> None:
    for moment in played[::3]:
        for seat in range(moment.state.seats):
            screen = shown.panel(
                GAME.view(moment.state, seat), moment.state.decision(seat), NAMES, Words("en")
            )
            picture = screen.picture
            told = [screen.title, screen.text, *(field.value for field in screen.fields)]
            told += [picture.alt, picture.name, picture.svg] if picture else []
            for card in moment.state.sides[seat].deck:
                assert not any(card in text for text in told)
