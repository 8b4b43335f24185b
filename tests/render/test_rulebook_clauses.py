"""Both rulebooks say the same, clause by clause, and each clause can be shown and found."""

from __future__ import annotations

import re
from typing import Any

import pytest

from render import introduce, presenter
from render.clauses import (
    clause_named,
    clause_number,
    clause_screen,
    clauses,
    section_menus,
    section_screen,
)
from render.panel import ENTRIES, Menu
from render.rules_search import found_in, passages, search_screen
from render.words import LANGUAGES, Words
from tables.library import load_games

GAMES = ("gate", "challengers", "domination", "grail_war")
SHOWN = [(game, language) for game in GAMES for language in LANGUAGES]


@pytest.fixture(scope="module")
def books() -> dict[str, Any]:
    introduce(load_games().values())
    return {game: presenter(game).rulebook for game in GAMES}


def test_all_clauses_are_read() -> None:
    assert [len(clauses(game, "en")) for game in GAMES] == [120, 115, 200, 188]
    assert clauses("chess", "ko") == ()


@pytest.mark.parametrize("game", GAMES)
def test_both_rulebooks_have_the_same_clauses(game: str) -> None:
    korean, english = clauses(game, "ko"), clauses(game, "en")
    assert [each.number for each in korean] == [each.number for each in english]
    for one, other in zip(korean, english, strict=True):
        assert set(one.cites) == set(other.cites), one.number
        assert one.text.count("(하우스 룰") == other.text.count("(house"), one.number
        assert re.search("[가-힣]", one.text)
    headings = list(dict.fromkeys(each.section for each in korean))
    assert len(headings) == len({each.section for each in english})
    sections = dict(zip(headings, dict.fromkeys(each.section for each in english), strict=True))
    assert [sections[each.section] for each in korean] == [each.section for each in english]


@pytest.mark.parametrize(("game", "language"), SHOWN)
def test_a_clause_says_what_holds_and_not_where_it_is_from(game: str, language: str) -> None:
    for each in clauses(game, language):
        assert not re.search(r"Why:|\(found|\]$|`\(", each.text), each.number
        if language == "en":
            assert not re.search("[가-힣]", each.text + each.section), each.number


@pytest.mark.parametrize(("game", "language"), SHOWN)
def test_every_clause_is_shown_in_whole(game: str, language: str) -> None:
    for each in clauses(game, language):
        screen = clause_screen(each, Words(language))
        assert screen.title.endswith(each.number)
        assert each.text in screen.text
        named = " ".join(field.name for field in screen.fields)
        assert all(number in named for number in each.cites if number != each.number)
        menu = screen.rows[0]
        assert isinstance(menu, Menu)
        assert f"{game}/{each.number}" in {entry.value for entry in menu.entries}


@pytest.mark.parametrize(("game", "language"), SHOWN)
def test_the_whole_rulebook_is_read_section_by_section(game: str, language: str) -> None:
    words = Words(language)
    (menu,) = section_menus(game, words)
    read = ""
    for entry in menu.entries:
        screen = section_screen(game, entry.value.removeprefix(f"{game}/"), words)
        assert screen is not None
        assert screen.title.endswith(entry.label)
        assert section_menus(game, words) == screen.rows
        read += f"{screen.text}\n"
    told = "".join(f"**{each.number}** {each.text}\n" for each in clauses(game, language))
    assert read == told
    assert section_screen(game, "§99", words) is None
    assert section_screen(game, "combat", words) is None


@pytest.mark.parametrize(("game", "language"), SHOWN)
def test_every_clause_is_found_and_fits_a_message(
    books: dict[str, Any], game: str, language: str
) -> None:
    words = Words(language)
    known = [each for each in passages(books, words) if each.game == game]
    for each in clauses(game, language):
        found = found_in(known, each.number)
        assert found[0].title == each.number
        assert search_screen(found, each.number, words).rows
        # By its own words, too, in a message that is as full as can be.
        text = " ".join(each.bare.split()[:3])[:40]
        found = found_in(known, text)
        assert each.number in {passage.title for passage in found}, each.number
        assert search_screen(found, text, words).fields


def test_a_number_is_understood_however_it_is_typed() -> None:
    for typed in ("TG-50", "tg50", " tg 50 ", "Tg-050"):
        assert clause_number(typed) == "TG-50"
    for typed in ("", "gate", "50", "TG-", "TG-5000", "TG-5 x"):
        assert clause_number(typed) == ""
    assert clause_named("TG-50", GAMES, "ko") in clauses("gate", "ko")
    assert clause_named("TG-50", ["challengers"], "ko") is None


def test_the_menu_of_a_long_section_shows_the_nearest() -> None:
    for game in GAMES:
        for each in clauses(game, "en"):
            menu = clause_screen(each, Words("en")).rows[0]
            assert isinstance(menu, Menu)
            size = sum(other.section == each.section for other in clauses(game, "en"))
            assert len(menu.entries) == min(size, ENTRIES)
