"""Rules are found by words, in both languages; every board is explained."""

from __future__ import annotations

import re
from typing import Any

import pytest

from render import introduce, presenter
from render.help import BOOK, help_screen
from render.panel import Page
from render.rules_search import Passage, excerpt, found_in, passages, search_screen
from render.words import LANGUAGES, Language, Words
from tables.library import load_games
from tests.render.walking import acts

GAMES = ("gate", "challengers", "domination", "grail_war")


@pytest.fixture(scope="module")
def books() -> dict[str, Any]:
    introduce(load_games().values())
    return {game: presenter(game).rulebook for game in GAMES}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_a_page_for_every_topic(
    books: dict[str, Any], game: str, language: Language
) -> None:
    book, words = books[game], Words(language)
    first = presenter(game).rules(words)
    pages = [act.name for act in acts(first) if isinstance(act, Page)]
    assert pages == list(book.topics)
    assert len(pages) > 5
    assert len({book.screen(words, page).text for page in pages}) == len(pages)
    assert presenter(game).rules(words, "nonsense") == first == book.screen(words, pages[0])


@pytest.mark.parametrize(("language", "word"), [("en", "guardian"), ("ko", "가디언")])
def test_a_word_is_found_in_pages_first(books: dict[str, Any], language: str, word: str) -> None:
    found = found_in(passages(books, Words(language)), word)
    assert found[0].game == "gate"
    assert found[0].topic == "guardians"
    kinds = [bool(each.topic) for each in found]
    assert kinds == sorted(kinds, reverse=True)
    assert any(each.title.startswith("TG-") for each in found)


def test_all_words_must_be_there() -> None:
    known = [Passage("gate", "a", "One", "red apples"), Passage("gate", "b", "Two", "red pears")]
    assert [each.topic for each in found_in(known, "pears RED")] == ["b"]
    assert found_in(known, "blue") == []
    assert found_in(known, "  ") == []


def test_what_defines_a_word_comes_before_what_uses_it(books: dict[str, Any]) -> None:
    known = [each for each in passages(books, Words("ko")) if each.game == "gate"]
    assert found_in(known, "링크")[0].topic
    ranked = [each.title for each in found_in(known, "링크") if each.clause]
    assert ranked[0] == "TG-111"
    # Those of the section about it come first, too.
    ranked = [each.title for each in found_in(known, "강화") if each.clause]
    assert ranked[0] == "TG-65"


def test_a_word_is_not_buried_by_words_that_hold_it(books: dict[str, Any]) -> None:
    """A tie is no ability."""
    found = found_in(passages(books, Words("en")), "tie")
    begins = [re.search(r"(?i)\btie", f"{each.title} {each.text}") is not None for each in found]
    assert begins == sorted(begins, reverse=True)
    assert begins[0]
    assert not all(begins), "what has it within words is found, too"
    shown = search_screen(found, "tie", Words("en"))
    assert "**tie" in shown.fields[0].value
    assert excerpt("abilities decide a tie", "tie") == "abilities decide a **tie**"
    assert excerpt("abilities", "tie") == "abili**tie**s"


def test_an_excerpt_shows_the_word_and_is_short() -> None:
    text = "before " * 100 + "the Needle is here " + "after " * 100
    shown = excerpt(text, "needle")
    assert "**Needle**" in shown
    assert len(shown) < 300
    assert shown.startswith("…")
    assert shown.endswith("…")
    assert excerpt("a **bold** `word`", "bold") == "a **bold** word"


def test_a_short_passage_is_shown_in_whole() -> None:
    text = "word " * 60
    assert excerpt(text, "none", 400) == text.strip()
    assert excerpt(text, "none").endswith("…")


def test_a_korean_word_is_found_however_it_is_spaced() -> None:
    known = [Passage("gate", "a", "턴", "메인페이즈에는 할 수 있습니다.")]
    assert found_in(known, "메인 페이즈") == known
    assert found_in(known, "메인페이즈") == known
    # Two syllables that happen to meet across a space are no word.
    assert found_in(known, "는할") == []


def test_clauses_are_found_by_the_words_of_the_other_language(books: dict[str, Any]) -> None:
    korean = found_in(passages(books, Words("ko")), "dugout")
    assert "TG-19" in {each.title for each in korean}
    shown = search_screen(korean, "dugout", Words("ko"))
    assert all(re.search("[가-힣]", field.value) for field in shown.fields)
    english = found_in(passages(books, Words("en")), "폐문")
    assert "TG-92" in {each.title for each in english}


def test_the_number_of_a_clause_is_not_the_beginning_of_another(books: dict[str, Any]) -> None:
    found = found_in(passages(books, Words("en")), "tg 50")
    assert [each.title for each in found] == ["TG-50", "TG-113"]


def test_an_apostrophe_is_found_as_it_is_typed(books: dict[str, Any]) -> None:
    found = found_in(passages(books, Words("en")), "opponent's")
    assert any("opponent’s" in each.text for each in found)
    told = next(each.text for each in found if "opponent’s" in each.text)
    assert "**opponent’s**" in excerpt(told, "opponent's")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["a", "e", "카드", "card", "(", "*"])
def test_whatever_is_looked_for_fits_a_message(
    books: dict[str, Any], language: str, word: str
) -> None:
    words = Words(language)
    found = found_in(passages(books, words), word)
    assert search_screen(found, word, words).title


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["gate", "challengers", "domination"])
def test_each_number_on_an_explained_board_is_explained(
    books: dict[str, Any], game: str, language: str
) -> None:
    screen = presenter(game).rules(Words(language), "board")
    assert screen.picture is not None
    told = [int(each) for each in re.findall(r"\*\*(\d+)\*\*", screen.text)]
    assert told == list(range(1, len(told) + 1))
    drawn = screen.picture.svg.count('stroke="#e5484d" stroke-width="5"')
    assert drawn == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_help_is_there(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)
    titles = {help_screen(Words(language), topic).title for topic in BOOK.topics}
    assert len(titles) == len(BOOK.topics)
    assert help_screen(Words(language), "nothing").title in titles
