"""The clauses of the rulebooks in docs/rules, in both languages, and a screen about each."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path

from render import theme
from render.panel import (
    EMBED,
    ENTRIES,
    ENTRY_TEXT,
    FIELD_NAME,
    FIELD_VALUE,
    TEXT,
    TITLE,
    Field,
    Menu,
    MenuEntry,
    Page,
    Screen,
)
from render.words import LANGUAGES, Words, fit

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "rules"
"""The rulebooks in English; those of another language are in a folder named after it."""
_LINE = re.compile(
    r"^## (?P<section>\d+\w?\. .+)$|^- \*\*(?P<number>[A-Z]+-\d+)\*\* (?P<text>.+)$",
    re.MULTILINE,
)
_NOTES = re.compile(r"`\(found[^`]*\)` ?| ?\*Why: .*$| ?\[[^\[\]]*\]$")
"""What a clause says about itself, not about the game: where it is from, and why it is so."""
_KOREAN = re.compile(r" \(\[?[^(),:;]*[가-힣][^(),:;]*:?\)|(?<=\()[가-힣][가-힣 ]*[,:] ")
"""The Korean terms in parentheses of an English book: they are for its writers."""
_MARK = re.compile(r"`(\([^`]*\))`")
"""That a clause, or a part of it, is a house rule."""
_NUMBER = re.compile(r"(?<![A-Z])[A-Z]{2}-\d+(?![\da-z])")
_SECTION = "§"
"""Before the place of a section in its book, where a topic is named."""
_TYPED = re.compile(r"\s*([a-z]{2})[\s-]*(\d{1,3})\s*", re.IGNORECASE | re.ASCII)


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause: its ``number`` (TG-50), the heading it stands under, and what it says."""

    game: str
    number: str
    section: str
    text: str

    @property
    def cites(self) -> tuple[str, ...]:
        """The numbers of the clauses it names, each once."""
        return tuple(dict.fromkeys(_NUMBER.findall(self.text)))

    @property
    def bare(self) -> str:
        """What it says, without markup."""
        return " ".join(self.text.replace("*", "").replace("`", "").split())


@cache
def clauses(game: str, language: str) -> tuple[Clause, ...]:
    """The clauses of a game's rulebook in their order; none where there is no rulebook."""
    file = FOLDER / language / f"{game}.md"
    if not file.is_file():
        file = FOLDER / f"{game}.md"
    found: list[Clause] = []
    section = ""
    for line in _LINE.finditer(file.read_text(encoding="utf-8") if file.is_file() else ""):
        if line["section"]:
            section = _tidy(line["section"], file)
        else:
            found.append(Clause(game, line["number"], section, _tidy(line["text"], file)))
    return tuple(found)


def _tidy(text: str, file: Path) -> str:
    """What is shown of a line in a rulebook."""
    text = _MARK.sub(r"\1", _NOTES.sub("", text))
    if file.parent != FOLDER:
        return text
    return _KOREAN.sub("", text).replace("(house", "(house rule")


def clause_number(text: str) -> str:
    """The number of a clause as it is written, however it is typed; empty if it is none."""
    typed = _TYPED.fullmatch(text)
    return f"{typed[1].upper()}-{int(typed[2])}" if typed else ""


def clause_named(number: str, games: Sequence[str], language: str) -> Clause | None:
    """The clause with a number, in one of ``games``."""
    known = (each for game in games for each in clauses(game, language))
    return next((each for each in known if each.number == number), None)


def in_other_languages(game: str, language: str) -> dict[str, str]:
    """What each clause says in the languages besides ``language``, by number."""
    said: dict[str, str] = {}
    for other in LANGUAGES:
        if other != language:
            for each in clauses(game, other):
                said[each.number] = f"{said.get(each.number, '')} {each.bare}"
    return said


def clause_screen(clause: Clause, words: Words) -> Screen:
    """A clause in whole, those it names and is named by, and the way to the rest of its book."""
    book = clauses(clause.game, words.language)
    cited = [each for each in book if each.number in clause.cites and each != clause]
    citing = [each.number for each in book if clause.number in each.cites and each != clause]
    fields = [clause_field(each, each.text, words) for each in cited]
    if citing:
        fields.append(Field(words("rules-clause-named-in"), fit(", ".join(citing), FIELD_VALUE)))
    return Screen(
        title=fit(f"{words(f'game-{clause.game}')} · {clause.number}", TITLE),
        text=f"**{clause.section}**\n{clause.text}",
        fields=fitting(fields, EMBED - TITLE - len(clause.section) - len(clause.text) - 10),
        rows=(
            clause_menu(_around(clause, book), words("rules-clause-section")),
            *section_menus(clause.game, words),
        ),
        colour=theme.EMBED,
    )


def section_screen(game: str, topic: str, words: Words) -> Screen | None:
    """All clauses of the section that ``topic`` names as the menu of sections does, if any."""
    sections = _sections(game, words.language)
    place = topic.removeprefix(_SECTION)
    if place == topic or not place.isdecimal() or int(place) >= len(sections):
        return None
    known = sections[int(place)]
    return Screen(
        title=fit(f"{words(f'game-{game}')} · {known[0].section}", TITLE),
        text=fit("\n".join(f"**{each.number}** {each.text}" for each in known), TEXT),
        rows=section_menus(game, words),
        colour=theme.EMBED,
    )


def section_menus(game: str, words: Words) -> tuple[Menu, ...]:
    """A menu that opens sections of a game's rulebook; none where there is no rulebook."""
    entries = tuple(
        MenuEntry(
            fit(known[0].section, ENTRY_TEXT),
            f"{known[0].number} – {known[-1].number}",
            f"{game}/{_SECTION}{place}",
        )
        for place, known in enumerate(_sections(game, words.language)[:ENTRIES])
    )
    return (Menu(words("rules-sections"), entries, Page("")),) if entries else ()


def clause_field(clause: Clause, text: str, words: Words) -> Field:
    """A clause, or ``text`` from it, below its number and heading."""
    name = f"{words(f'game-{clause.game}')} · {clause.number} · {clause.section}"
    return Field(fit(name, FIELD_NAME), fit(text, FIELD_VALUE))


def clause_menu(known: Sequence[Clause], placeholder: str) -> Menu:
    """A menu that opens clauses."""
    entries = tuple(
        MenuEntry(fit(f"{each.number} · {each.bare}", ENTRY_TEXT), "", f"{each.game}/{each.number}")
        for each in known[:ENTRIES]
    )
    return Menu(placeholder, entries, Page(""))


def fitting(fields: Sequence[Field], room: int) -> tuple[Field, ...]:
    """The first of ``fields`` that together have at most ``room`` characters."""
    kept: list[Field] = []
    for each in fields:
        room -= len(each.name) + len(each.value)
        if room < 0:
            break
        kept.append(each)
    return tuple(kept)


def _sections(game: str, language: str) -> list[list[Clause]]:
    grouped = groupby(clauses(game, language), key=lambda each: each.section)
    return [list(known) for _, known in grouped]


def _around(clause: Clause, book: Sequence[Clause]) -> Sequence[Clause]:
    """The clauses of the same section, the nearest where they are too many."""
    section = [each for each in book if each.section == clause.section]
    first = min(section.index(clause) - ENTRIES // 2, len(section) - ENTRIES)
    return section[max(0, first) :][:ENTRIES]
