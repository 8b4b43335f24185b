"""A table that waits for people, as everybody sees it."""

from __future__ import annotations

import pytest

from render.lobby import Lobby, Sitting, lobby_screen, picked_value, settings_screen
from render.panel import Page
from render.settings import Setting, Value
from render.words import Words
from tests.render.walking import acts

SITTING: list[Sitting] = ["here", "invited", "computer"]
SETTINGS = (
    Setting("deck", "Deck", (Value("small", {"deck": 10}), Value("large", {"deck": 40}))),
    Setting("jokers", "Jokers", (Value("none", {"jokers": False}), Value("two", {"jokers": True}))),
)


def lobby(words: Words, *names: str) -> Lobby:
    return Lobby("whist", "Whist", names, SITTING[: len(names)], 0, 2, 4, words)


def test_it_says_who_sits_there_and_how(words: Words) -> None:
    screen = lobby_screen(lobby(words, "Ann", "Ben", "Ruler"), SETTINGS, {"deck": 40})
    (who,), (what,) = screen.details, screen.fields
    assert [line.split("**")[1] for line in who.value.split("\n")] == ["Ann", "Ben", "Ruler"]
    assert "**large**" in what.value
    assert "**none**" in what.value
    assert screen.picture is not None
    assert "2" in screen.picture.alt.split("\n")[1], "whoever is only invited is not here"
    assert "Ben" in screen.picture.alt
    assert "*" not in screen.picture.alt


@pytest.mark.parametrize("name", ["@everyone", "`**", "\u202e\n", "🙂" * 60])
def test_no_name_can_do_harm(words: Words, name: str) -> None:
    screen = lobby_screen(lobby(words, name, name), (), {})
    (who,) = screen.details
    assert "@everyone" not in screen.text + who.value
    assert len(who.value.split("\n")) == 2


def test_each_setting_has_a_page_with_its_values() -> None:
    words, options = Words("en"), {"deck": 40, "jokers": False}
    first = settings_screen(SETTINGS, options, words)
    assert list(acts(first)) == [Page("deck"), Page("jokers")]
    page = settings_screen(SETTINGS, options, words, "deck")
    small, large = (f"deck:{value.mark}" for value in SETTINGS[0].values)
    assert list(acts(page)) == [Page(small), Page(large), Page("all")]
    assert settings_screen(SETTINGS, options, words, "all") == first
    assert picked_value(SETTINGS, small) == {"deck": 10}
    assert picked_value(SETTINGS[::-1], large) == {"deck": 40}, "wherever it stands by then"
    for nothing in ("deck", "deck:0", "jokers:" + small[5:], "all", "", "deck:"):
        assert picked_value(SETTINGS, nothing) is None


def test_a_setting_knows_what_holds() -> None:
    deck, jokers = SETTINGS
    assert (deck.current({"deck": 40}), deck.current({})) == (1, 0)
    assert jokers.current({"jokers": True}) == 1
