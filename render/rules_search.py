"""Finding a rule by a word: in the pages for players, and in the clauses the rules are built on."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from render import theme
from render.clauses import (
    Clause,
    clause_field,
    clause_menu,
    clause_number,
    clauses,
    fitting,
    in_other_languages,
)
from render.panel import (
    EMBED,
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

_PAGES, _HITS, _CLAUSES = 4, 2, 4
"""How many pages a screen shows, paragraphs of each, and clauses."""
_AROUND, _WHOLE = 240, 400
"""How many characters of a paragraph are shown, and of a clause."""
_LOOSE = 4
"""From how many syllables on a Korean word is found however it is spaced."""
_BEGIN = re.compile(r"^(?:\([^)]*\)|[\W_])*")
"""What stands before the first word of a passage: the mark of a house rule, and signs."""
_HANGUL = re.compile("[가-힣]")


@dataclass(frozen=True, slots=True)
class Passage:
    """A paragraph of a page (``topic``), or a clause (``topic`` empty), and where it stands.

    ``also`` is what a clause says in other languages: words to find it by, never shown.
    """

    game: str
    topic: str
    title: str
    text: str
    clause: Clause | None = None
    also: str = ""

    @property
    def heading(self) -> str:
        """What stands over it, without case."""
        return _folded(f"{self.title} {self.clause.section}" if self.clause else self.title)

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
        also = in_other_languages(game, words.language)
        found += [
            Passage(game, "", each.number, each.bare, each, _folded(also.get(each.number, "")))
            for each in clauses(game, words.language)
        ]
    return found


def found_in(known: Sequence[Passage], text: str) -> list[Passage]:
    """The passages with all the words of ``text``, the nearest first.

    What has the words where words begin counts most ("tie" is not looked for in "abilities"), a
    page for players more than a clause, a title more than a paragraph, the whole of ``text`` more
    than its single words, and more yet where it is what the passage begins with.
    Clauses are looked for in other languages where nothing has the words in the reader's.
    """
    sought = " ".join(_folded(clause_number(text) or text).split())
    if not sought:
        return []
    hits = [
        (
            not _begins_words(each.plain, sought),
            not each.topic,
            sought not in each.heading,
            sought not in each.plain,
            not _BEGIN.sub("", _folded(each.text)).startswith(sought),
            n,
            each,
        )
        for n, each in enumerate(known)
        if _says(each.plain, sought)
    ]
    if not hits:
        return [each for each in known if _says(each.also, sought)]
    return [each for *_, each in sorted(hits, key=lambda hit: hit[:6])]


def _says(plain: str, sought: str) -> bool:
    """Whether all words of ``sought`` are there; a long Korean one may be spaced otherwise."""
    if clause_number(sought):
        return re.search(rf"{sought}(?!\d)", plain) is not None
    if all(part in plain for part in sought.split(" ")):
        return True
    close = sought.replace(" ", "")
    return len(close) >= _LOOSE and bool(_HANGUL.search(close)) and close in plain.replace(" ", "")


def _begins_words(plain: str, sought: str) -> bool:
    """Whether all words of ``sought`` are beginnings of words; those within Korean ones count."""
    return all(re.search(_beginning(part), plain) for part in sought.split(" "))


def _beginning(part: str) -> str:
    """The pattern of a word's beginning. Korean puts words together: there it is anywhere."""
    return re.escape(part) if _HANGUL.search(part) else rf"(?<!\w){re.escape(part)}"


def search_screen(found: Sequence[Passage], text: str, words: Words) -> Screen:
    """What was found, with the way to each page and to each clause."""
    pages: dict[tuple[str, str], list[Passage]] = {}
    for each in found:
        if each.topic:
            pages.setdefault((each.game, each.topic), []).append(each)
    named = [each.clause for each in found if each.clause is not None]
    told = [
        clause_field(each, excerpt(each.bare, text, _WHOLE), words) for each in named[:_CLAUSES]
    ]
    fields = [
        Field(
            fit(f"{words(f'game-{game}')} · {hits[0].title}", FIELD_NAME),
            fit("\n".join(excerpt(each.text, text) for each in hits[:_HITS]), FIELD_VALUE),
        )
        for (game, _), hits in list(pages.items())[:_PAGES]
    ]
    entries = tuple(
        MenuEntry(fit(hits[0].title, ENTRY_TEXT), words(f"game-{game}"), f"{game}/{topic}")
        for (game, topic), hits in list(pages.items())[:ENTRIES]
    )
    rows = [Menu(words("rules-open"), entries, Page(""))] if entries else []
    rows += [clause_menu(named, words("rules-clauses"))] if named else []
    count = len(found)
    return Screen(
        title=fit(words("rules-found-title", text=escape(text, 40)), TITLE),
        text=words("rules-found", count=count) if count else words("rules-found-nothing"),
        fields=fitting([*fields, *told], EMBED - TITLE - _AROUND),
        rows=tuple(rows),
        colour=theme.EMBED,
    )


def excerpt(passage: str, text: str, most: int = _AROUND) -> str:
    """The part of a passage around what was looked for, which stands out.

    A passage of at most ``most`` characters is whole.
    """
    bare = " ".join(passage.replace("*", "").replace("`", "").split())
    parts = sorted({each for each in _folded(text).split() if each}, key=len, reverse=True)
    whole = _folded(bare)
    marked = [_beginning(each) for each in parts if re.search(_beginning(each), whole)]
    marked = marked or [re.escape(each) for each in parts]
    first = min((hit.start() for each in marked if (hit := re.search(each, whole))), default=0)
    start = max(0, min(first - most // 2, len(bare) - most))
    piece = bare[start : start + most]
    if start:
        piece = "…" + piece.split(" ", 1)[-1]
    if start + most < len(bare):
        piece = piece.rsplit(" ", 1)[0] + "…"
    if not parts:
        return piece
    pattern = re.compile("|".join(each.replace("'", "['’]") for each in marked), re.IGNORECASE)
    return pattern.sub(lambda hit: f"**{hit[0]}**", piece)
