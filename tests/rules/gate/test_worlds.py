"""Section 17 to the last word: who cannot tell two worlds apart reads the same in both."""

from typing import cast

import pytest

from engine.gate.view import DuelView
from engine.kernel import Decision, Event
from render.gate.presenter import GatePresenter
from render.panel import Screen
from render.words import Words
from tests.conformance import SECRET, SHOWN_ONCE, check_game
from tests.rules.gate.duels import GAME

PLAYERS = ("Rin", "길가메시")


@pytest.mark.parametrize("locale", ["ko", "en"])
def test_texts_and_pictures_are_the_same_in_worlds_that_look_the_same(locale: str) -> None:
    presenter, words, told = GatePresenter(GAME.catalog), Words(locale), list[Screen]()

    def tell(view: object, decision: Decision | None, events: list[Event]) -> Screen:
        seat = cast("DuelView", view).viewer
        if seat is None:
            screen = presenter.board(view, PLAYERS, words, story=events)
        else:
            screen = presenter.panel(view, decision, PLAYERS, words, story=events)
        told.append(screen)
        return screen

    checked = check_game(
        GAME,
        2,
        {},
        games=1,
        seed=f"texts {locale}",
        share=0.05,
        shown_once=SHOWN_ONCE["gate"],
        secret=SECRET["gate"],
        tell=tell,
    )
    assert checked.other_worlds > 50
    assert len(told) > 300
    assert any(screen.picture for screen in told)
