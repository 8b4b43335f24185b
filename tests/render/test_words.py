"""Both languages say everything, and nothing is said that nobody asks for."""

from __future__ import annotations

import ast as python
import logging
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from render.words import FOLDER, LANGUAGES, MissingWords, Words

ROOT = Path(__file__).resolve().parents[2]
HANGUL_PAIR = re.compile(r"[을은이와]\([를는가과]\)|[를는가과]\([을은이와]\)|\(으\)로|\(이\)")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class References(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.append(node.id.name)


def files(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


@cache
def entries(language: str) -> list[tuple[str, ast.Message]]:
    return list(_entries(language))


def _entries(language: str) -> Iterator[tuple[str, ast.Message]]:
    for path in files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                yield path.name, entry


@cache
def messages(language: str) -> dict[str, tuple[str, set[str]]]:
    """Each message's file and variables."""
    found: dict[str, tuple[str, set[str]]] = {}
    for name, message in entries(language):
        visitor = Variables()
        visitor.visit(message)
        found[message.id.name] = (name, visitor.names)
    return found


@cache
def asked_for() -> re.Pattern[str]:
    """What occurs as a string in the code: literals, and f-strings with their gaps open."""
    found: set[str] = set()
    packages = [*(ROOT / "render").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]
    for path in [ROOT / "bot.py", *packages, *(ROOT / "tables").rglob("*.py")]:
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
            elif isinstance(node, python.JoinedStr) and isinstance(node.values[0], python.Constant):
                found.add("".join(map(pattern, node.values)))
            elif isinstance(node, python.Call) and python.unparse(node.func) == "Voice":
                found.add(
                    pattern(node.args[-1]) + r"-[\w-]+-\d+"
                )  # narrations begin with its prefix
    return re.compile("|".join(sorted(found)))


def pattern(part: python.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, python.Constant) else r"[\w-]+"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    ids = [message.id.name for _, message in entries(language)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_names_another(language: str) -> None:
    """Each is parsed by itself, when it is said."""
    finder = References()
    for _, message in entries(language):
        finder.visit(message)
    assert finder.found == []


def test_both_languages_have_the_same_messages_in_the_same_files() -> None:
    ko, en = messages("ko"), messages("en")
    assert {key: name for key, (name, _) in ko.items()} == {
        key: name for key, (name, _) in en.items()
    }


def test_both_languages_name_the_same_things() -> None:
    assert {key: names for key, (_, names) in messages("ko").items()} == {
        key: names for key, (_, names) in messages("en").items()
    }


def test_every_message_is_used() -> None:
    assert [key for key in messages("en") if not asked_for().fullmatch(key)] == []


def test_particles_are_never_left_to_the_reader() -> None:
    for path in files("ko"):
        assert not HANGUL_PAIR.search(path.read_text(encoding="utf-8")), path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    words = Words(language)
    for key, (_, names) in messages(language).items():
        assert words(key, **dict.fromkeys(names, 2)).strip()
        assert "{" not in words(key, **dict.fromkeys(names, "x"))


def test_discords_locales_are_understood() -> None:
    assert [Words(locale).language for locale in ("ko", "en-GB", "de", "")] == ["ko", *["en"] * 3]


def test_a_missing_message_or_argument_is_an_error_in_tests() -> None:
    with pytest.raises(MissingWords, match="no-such-message"):
        Words("ko")("no-such-message")
    with pytest.raises(MissingWords, match="name"):
        Words("ko")("duel-winner")


def test_a_player_never_sees_a_fault(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Words, "strict", False)
    with caplog.at_level(logging.ERROR):
        assert Words("ko")("no-such-message") == "…"
        assert Words("ko")("duel-winner") == "…"
    assert "no-such-message" in caplog.text


def test_a_particle_after_a_value_fits_whatever_it_is() -> None:
    bare = re.compile(r"\{ \$\w+ \}[*”’]*(?:을|를|은|는|이|가|와|과|으로|로|이라는|라는)(?= |$)")
    found = [
        f"{path.name}: {line.strip()}"
        for path in files("ko")
        for line in path.read_text(encoding="utf-8").splitlines()
        if bare.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybodys_own_panel_is_called_as_the_button_that_opens_it(language: str) -> None:
    words = Words(language)
    named = (
        *(words(key, headline="…") for key in ("panel-title", "dom-panel", "gw-panel")),
        *(words("gwc-panel", role=role, headline="…") for role in ("master", "servant", "team")),
        words("ch-panel-title", title="…"),
    )
    for title in named:
        assert title.startswith(f"{words('key-hand')} · ")
