"""Whether a decision has shown anybody something, found out by trying other worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.kernel import EngineError, Positions, revealed
from engine.kernel.hindsight import Answer
from tables.library import load_games
from tests.kernel.toys import Auction, AuctionGame

GAME = AuctionGame()


def begun(seats: int = 2) -> Auction:
    return GAME.start(seats, {}, "seed")[0]


def after(state: Auction, answers: Sequence[Answer]) -> Auction:
    state = GAME.copy(state)
    for seat, choice in answers:
        GAME.apply(state, seat, choice)
    return state


def test_a_secret_bid_that_nobody_has_seen_shows_nothing() -> None:
    assert not revealed(GAME, begun(3), [(0, (2,))])
    assert not revealed(GAME, begun(3), [(0, (2,)), (2, (1,))])


def test_bids_that_are_laid_open_show_something() -> None:
    assert revealed(GAME, begun(), [(0, (2,)), (1, (1,))])
    assert revealed(GAME, after(begun(), [(0, (2,))]), [(1, (1,))]), "the other's bid is known now"


def test_what_is_done_in_the_open_shows_nothing_hidden() -> None:
    state = after(begun(), [(0, (2,)), (1, (1,))])
    assert not revealed(GAME, state, [(0, (1,))])
    assert not revealed(GAME, state, [(0, (1,)), (1, (1,))]), "refused: nothing was turned over"


def test_a_card_that_is_turned_over_is_something_shown() -> None:
    state = after(begun(), [(0, (2,)), (1, (1,)), (0, (1,))])
    assert revealed(GAME, state, [(1, (0,))])


def test_the_state_stays_as_it_is_and_bad_answers_are_refused() -> None:
    state = begun()
    digest = GAME.digest(state)
    revealed(GAME, state, [(0, (2,)), (1, (1,))])
    assert GAME.digest(state) == digest
    with pytest.raises(EngineError):
        revealed(GAME, state, [(0, (9,))])
    assert not revealed(GAME, state, [])


@pytest.mark.parametrize(("key", "seats"), [("gate", 2), ("challengers", 2), ("domination", 3)])
def test_real_games_tell_a_secret_choice_from_a_draw(key: str, seats: int) -> None:
    game = load_games()[key]
    state, _ = game.start(seats, {}, "0" * 64)
    told: set[bool] = set()
    for _ in range(40):
        decision = state.decisions()[0]
        answer: tuple[int, Positions] = (decision.seat, decision.default)
        copy: Any = game.copy(state)
        told.add(revealed(game, copy, [answer]))
        assert game.digest(copy) == game.digest(state)
        game.apply(state, *answer)
        if state.result is not None:
            break
    assert told == {True, False}
