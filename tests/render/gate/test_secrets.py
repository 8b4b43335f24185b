"""Nothing that is shown to anybody depends on what that person may not know."""

from __future__ import annotations

import re

import pytest

from engine.gate.view import DuelView
from engine.kernel import Dice
from render.presenter import Presenter
from render.words import Words
from tests.render.gate.duels import CATALOG, GAME, NAMES, Moment

PICTURES = {f"{name}.png" for name in ("hand", "card", "deck", "decks", "summoners")}


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_screens_are_the_same_in_every_world_a_seat_cannot_tell_apart(
    shown: Presenter, played: list[Moment], seat: int | None
) -> None:
    words = Words("en")
    changed = 0
    for number, moment in enumerate(played):
        other = GAME.resample(moment.state, seat, Dice(f"world {number}"))
        changed += GAME.digest(other) != GAME.digest(moment.state)
        view, elsewhere = GAME.view(moment.state, seat), GAME.view(other, seat)
        assert shown.board(view, NAMES, words) == shown.board(elsewhere, NAMES, words)
        if seat is not None:
            here = shown.panel(view, moment.state.decision(seat), NAMES, words)
            there = shown.panel(elsewhere, other.decision(seat), NAMES, words)
            assert here == there
    assert changed > len(played) / 2


def test_a_public_board_names_no_hidden_card(shown: Presenter, played: list[Moment]) -> None:
    hidden_cards = 0
    for moment in played:
        view = GAME.view(moment.state, None)
        board = shown.board(view, NAMES, Words("en"))
        assert board.picture is not None
        said = " ".join([board.picture.alt, *(field.value for field in board.details)])
        for side in moment.state.sides:
            for key in {*side.hand, *side.deck} - public_keys(view):
                hidden_cards += 1
                title = CATALOG.cards[key].title or CATALOG.cards[key].name
                assert f">{title.en}<" not in board.picture.svg
                assert title.en not in said
                assert key not in board.picture.svg
    assert hidden_cards > 300


def public_keys(view: DuelView) -> set[str]:
    return set(re.findall(r"'([A-Z][\w-]*)'", repr(view)))


def test_acts_and_file_names_hold_positions_only(shown: Presenter, played: list[Moment]) -> None:
    for moment in played:
        for decision in moment.state.decisions():
            screen = shown.panel(
                GAME.view(moment.state, decision.seat), decision, NAMES, Words("en")
            )
            assert screen.picture is None or screen.picture.name in PICTURES
            for row in screen.rows:
                pressed = [b.act for b in row] if isinstance(row, tuple) else [row.act]
                values = [] if isinstance(row, tuple) else [e.value for e in row.entries]
                assert not any(key in repr(pressed) for key in CATALOG.cards if len(key) > 2)
                assert all(value.replace(".", "").isdigit() for value in values)
