"""Cards are found by what people type, and every one of them can be shown."""

from __future__ import annotations

from typing import Any

import pytest

from render import catalogues, introduce
from render.almanac import Almanac, Name, Typed
from render.panel import Menu
from render.words import LANGUAGES, Words
from tables.library import load_games
from tests.render.drawings import faults

GAMES = ("challengers", "domination", "gate", "grail_war")


@pytest.fixture(scope="module")
def games() -> dict[str, Any]:
    loaded = load_games()
    introduce(loaded.values())
    return loaded


@pytest.fixture(scope="module")
def almanac(games: dict[str, Any]) -> Almanac:
    del games
    return Almanac(catalogues())


def names(almanac: Almanac, typed: str, language: Any = "ko") -> list[str]:
    return [each.names[language] for each in almanac.find(typed, language)]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("에미야", "에미야"),
        ("emiya", "에미야"),
        ("  E mi-YA ", "에미야"),
        ("로아이", "로 아이아스"),
        ("로 아잉", "로 아이아스"),  # the next consonant is being typed
        ("ㄹㅇㅇㅇㅅ", "로 아이아스"),
        ("ㅇㅇㅇㅅ", "로 아이아스"),
        ("펜드래곤 아르", "아르토리아 펜드래곤"),
        ("롤랑", "롤랑"),
        ("roland", "롤랑"),
        ("라우터", "제리 넷버스 「라우터」"),
        ("router jerry", "제리 넷버스 「라우터」"),
    ],
)
def test_a_card_is_found_by(almanac: Almanac, typed: str, found: str) -> None:
    assert found in names(almanac, typed)


def test_the_nearest_comes_first(almanac: Almanac) -> None:
    assert names(almanac, "롤랑")[0] == "롤랑"
    assert names(almanac, "Roland", "en")[0] == "Roland"
    assert names(almanac, "emiya", "en")[:2] == ["EMIYA", "Emiya Shirou"]


def test_what_is_not_there_is_not_found(almanac: Almanac) -> None:
    assert names(almanac, "zzzzq") == []
    assert names(almanac, "!?!") == []
    assert len(almanac.find("", "ko", 25)) == 25


def test_names_are_compared_without_accents_and_marks() -> None:
    assert Name.of("Cú Chulainn’s").distance(Typed.of("cu chulainns")) == 0
    assert Name.of("뵈드바르").distance(Typed.of("뵈드바르")) == 0  # as a Mac types it
    assert Name.of("값").distance(Typed.of("갑")) == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_page(
    games: dict[str, Any], game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Words, "strict", True)
    del games
    catalogue, words = catalogues()[game], Words(language)
    listed = catalogue.listed(words)
    keys = {each.key for each in listed}
    assert len(keys) == len(listed)
    for each in listed:
        screen = catalogue.screen(each.key, words)
        assert screen.title == each.name
        assert screen.picture is not None
        assert each.name.split(" ")[0] in screen.picture.alt
        for row in screen.rows:
            assert isinstance(row, Menu)
            assert {entry.value for entry in row.entries} <= keys
            assert each.key not in {entry.value for entry in row.entries}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["domination", "grail_war"])
def test_card_pictures_are_readable(games: dict[str, Any], game: str, language: str) -> None:
    del games
    catalogue, words = catalogues()[game], Words(language)
    for each in catalogue.listed(words)[::3]:
        picture = catalogue.screen(each.key, words).picture
        assert picture is not None
        assert faults(picture.svg, 14) == [], each.key


def test_an_unknown_card_is_no_card(games: dict[str, Any]) -> None:
    del games
    for catalogue in catalogues().values():
        with pytest.raises(KeyError):
            catalogue.screen("nothing.at_all", Words("en"))
