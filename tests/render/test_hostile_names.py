"""Whatever a player is called, no screen of any game takes it for markup."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from render import introduce, presenter
from render.panel import Button, Commit, Field, Menu, MenuEntry, Screen
from render.words import Words, escape
from tests.render.challengers import tournaments
from tests.render.domination import wars as dominations
from tests.render.gate import duels
from tests.render.grail_war import battles, wars
from tests.render.hostile import HOSTILE, faults, names, screens, unescaped

PLAYED: dict[str, tuple[Any, Callable[[], Sequence[Any]], int]] = {
    "gate": (duels.GAME, duels.moments, 5),
    "challengers": (tournaments.GAME, tournaments.moments, 8),
    "domination": (dominations.GAME, dominations.moments, 13),
    "battles": (battles.GAME, battles.moments, 8),
    "campaigns": (wars.GAME, wars.moments, 8),
}
"""Each game, its moments, and which of them are looked at: every so manieth."""


@pytest.mark.parametrize("played", PLAYED)
def test_no_name_is_markup_on_any_screen(played: str) -> None:
    game, moments, every = PLAYED[played]
    introduce([game])
    shown = presenter(game.key)
    found: set[str] = set()
    for turn, moment in enumerate(moments()[::every]):
        words = Words(("en", "ko")[turn % 2])
        players = names(moment.state.seats, turn)
        found |= faults(screens(shown, game, moment.state, players, words, moment.story))
    assert found == set()


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_that_is_not_escaped_would_be_seen(name: str) -> None:
    for bad in (Screen(name), Screen("t", f"**{name}**"), Screen("t", fields=(Field(name, "v"),))):
        assert unescaped(bad)
    assert not unescaped(Screen("t", f"**{escape(name)}**"))
    label = f"\\_{name}"
    for row in ((Button(label, Commit(())),), Menu("p", (MenuEntry("e", label, "1"),), Commit(()))):
        assert unescaped(Screen("t", rows=(row,)))
