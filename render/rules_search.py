"""Finding a rule by a word: in the pages for players, and in the clauses the rules are built on."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from render import theme
from render.panel import (
    ENTRIES,
    ENTRY_TEXT,
    FIELD_NAME,
    FIELD_VALUE,
    TITLE,
    Field,
    Menu,
    MenuEntry,
    Page,
    Screen,
)
from render.rulebook import Rulebook
from render.words import Words, escape, fit

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "rules"
_CLAUSE = re.compile(r"^- \*\*(?P<id>[A-Z]+-\d+)\*\* (?P<text>.*)$", re.MULTILINE)
_NOTES = re.compile(r"`\((?:house|found: [^)`]*)\)` ?| ?\*Why: .*$| ?\[[^\[\]]*\]$")
"""What a clause says about itself, not about the game: where it is from, and why it is so."""
_PAGES, _HITS, _CLAUSES = 6, 3, 4
"""How many pages a screen shows, paragraphs of each, and clauses."""
_AROUND = 240
"""How many characters of a passage are shown."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A paragraph of a page (``topic``), or a clause (``topic`` empty), and where it stands."""

    game: str
    topic: str
    title: str
    text: str

    @property
    def plain(self) -> str:
        """The words to look in, without markup and case."""
        return _folded(f"{self.title} {self.text}".replace("*", ""))


def _folded(text: str) -> str:
    """A text without case, and with the apostrophes that people type."""
    return text.replace("’", "'").casefold()


def passages(books: Mapping[str, Rulebook], words: Words) -> list[Passage]:
    """Everything that can be found: pages by paragraph, then clauses, game by game."""
    found: list[Passage] = []
    for game, book in books.items():
        for page in book.pages(words):
            paragraphs = [each for each in page.text.split("\n") if each.strip()]
            found += [Passage(game, page.topic, page.title, each) for each in paragraphs]
    for game in books:
        found += clauses(game)
    return found


@cache
def clauses(game: str) -> tuple[Passage, ...]:
    """The clauses of a game's rulebook in docs/rules; none where there is no such file."""
    file = FOLDER / f"{game}.md"
    if not file.is_file():
        return ()
    return tuple(
        Passage(game, "", each["id"], _NOTES.sub("", each["text"]))
        for each in _CLAUSE.finditer(file.read_text(encoding="utf-8"))
    )


def found_in(known: Iterable[Passage], text: str) -> list[Passage]:
    """The passages with all the words of ``text``, the nearest first.

    A title counts more than a paragraph, the whole of ``text`` more than its single words, and a
    page for players more than a clause.
    """
    sought = " ".join(_folded(text).split())
    parts = sought.split(" ")
    if not sought:
        return []
    hits = [
        (not each.topic, sought not in _folded(each.title), sought not in each.plain, n, each)
        for n, each in enumerate(known)
        if all(part in each.plain for part in parts)
    ]
    return [each for *_, each in sorted(hits, key=lambda hit: hit[:4])]


def search_screen(found: Sequence[Passage], text: str, words: Words) -> Screen:
    """What was found, with the way to each page."""
    shown = escape(text, 40)
    pages: dict[tuple[str, str], list[Passage]] = {}
    for each in found:
        if each.topic:
            pages.setdefault((each.game, each.topic), []).append(each)
    clause = [each for each in found if not each.topic][:_CLAUSES]
    fields = [
        Field(
            fit(f"{words(f'game-{game}')} · {hits[0].title}", FIELD_NAME),
            fit("\n".join(excerpt(each.text, text) for each in hits[:_HITS]), FIELD_VALUE),
        )
        for (game, _), hits in list(pages.items())[:_PAGES]
    ]
    if clause:
        told = "\n".join(f"**{each.title}** {excerpt(each.text, text)}" for each in clause)
        fields.append(Field(words("rules-clauses"), fit(told, FIELD_VALUE)))
    entries = tuple(
        MenuEntry(fit(hits[0].title, ENTRY_TEXT), words(f"game-{game}"), f"{game}/{topic}")
        for (game, topic), hits in list(pages.items())[:ENTRIES]
    )
    count = len(found)
    return Screen(
        title=fit(words("rules-found-title", text=shown), TITLE),
        text=words("rules-found", count=count) if count else words("rules-found-nothing"),
        fields=tuple(fields),
        rows=(Menu(words("rules-open"), entries, Page("")),) if entries else (),
        colour=theme.EMBED,
    )


def excerpt(passage: str, text: str) -> str:
    """The part of a passage around what was looked for, which stands out."""
    bare = " ".join(passage.replace("*", "").replace("`", "").split())
    parts = sorted({each for each in _folded(text).split() if each}, key=len, reverse=True)
    first = min((_folded(bare).find(each) for each in parts if each in _folded(bare)), default=0)
    start = max(0, first - _AROUND // 2)
    piece = bare[start : start + _AROUND]
    if start:
        piece = "…" + piece.split(" ", 1)[-1]
    if start + _AROUND < len(bare):
        piece = piece.rsplit(" ", 1)[0] + "…"
    if not parts:
        return piece
    pattern = re.compile(
        "|".join(re.escape(each).replace("'", "['’]") for each in parts), re.IGNORECASE
    )
    return pattern.sub(lambda hit: f"**{hit[0]}**", piece)
