"""Text that players made, and how far it is let in.

A name may hold anything: line breaks, right-to-left overrides, forty combining marks, a ping of
everyone. `plain` leaves what a reader can see, on one line and short; `escape` also takes from it
what Discord would read as markup.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

NAME_LENGTH = 24
"""How many characters, as a reader counts them, a name may take."""

_ZWJ = "\u200d"
_INVISIBLE = frozenset("\u115f\u1160\u3164\uffa0\u2800\u00ad\u034f\u17b4\u17b5")
_MARKS_PER_CHARACTER = 2
_PARTS_PER_CHARACTER = 12
_MARKUP = re.compile(r"([\\*_~`|<>#\[\]()\-+.:/!])")

_MARKED = re.compile(r"\\(.)|\*|(?<=@)\u200b")


def plain(text: str, limit: int = NAME_LENGTH, *, nameless: str = "?") -> str:
    """``text`` on one line, of at most ``limit`` visible characters; ``nameless`` if none is left.

    For places without markup: button labels, menu entries, alt texts, pictures.
    """
    characters = list(graphemes(_visible(text)))
    if len(characters) > limit:
        characters = [*characters[: limit - 1], "…"]
    return "".join(characters).strip() or nameless


def escape(text: str, limit: int = NAME_LENGTH, *, nameless: str = "?") -> str:
    """As `plain`, and shown by Discord as it is: no markup, mention, link, list or timestamp."""
    marked = _MARKUP.sub(r"\\\1", plain(text, limit, nameless=nameless))
    return marked.replace("@", "@\u200b")


def bare(text: str) -> str:
    """A text with markup as it is read: without stars, and with `escape` undone.

    For alt texts, and wherever else markup is not shown.
    """
    return _MARKED.sub(lambda found: found[1] or "", text)


def fit(text: str, limit: int) -> str:
    """``text`` cut to ``limit`` code points, as Discord counts, between whole characters."""
    if len(text) <= limit:
        return text
    kept, room = "", limit - 1
    for character in graphemes(text):
        if len(kept) + len(character) > room:
            break
        kept += character
    return kept.rstrip() + "…"


def graphemes(text: str) -> Iterator[str]:
    """``text`` in characters as a reader counts them: a family emoji is one, so is an é."""
    cluster = ""
    for character in text:
        if cluster and not _joins(cluster, character):
            yield cluster
            cluster = ""
        cluster += character
    if cluster:
        yield cluster


def _joins(cluster: str, character: str) -> bool:
    if len(cluster) >= _PARTS_PER_CHARACTER:
        return False
    code = ord(character)
    if unicodedata.category(character).startswith("M") or character == _ZWJ:
        return True
    if 0x1F3FB <= code <= 0x1F3FF or 0x1160 <= code <= 0x11FF:
        return True
    if _is_flag_half(code):
        return len(cluster) == 1 and _is_flag_half(ord(cluster))
    return cluster.endswith(_ZWJ) and unicodedata.category(character) == "So"


def _is_flag_half(code: int) -> bool:
    return 0x1F1E6 <= code <= 0x1F1FF


def _visible(text: str) -> str:
    """``text`` in composed form, without what has no width or would stack up endlessly."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if character.isspace() or category in {"Zl", "Zp", "Cc"}:
            if kept and kept[-1] != " ":
                kept.append(" ")
            marks = _MARKS_PER_CHARACTER
        elif category.startswith("M"):
            marks += 1
            if marks <= _MARKS_PER_CHARACTER and character not in _INVISIBLE:
                kept.append(character)
        elif character == _ZWJ:
            if kept and _is_pictographic(kept):
                kept.append(character)
        elif not category.startswith("C") and character not in _INVISIBLE:
            kept.append(character)
            marks = 0
    return "".join(kept).rstrip(_ZWJ + " ")


def _is_pictographic(kept: list[str]) -> bool:
    last = kept[-1]
    if last == "\ufe0f" or 0x1F3FB <= ord(last) <= 0x1F3FF:
        return True
    return unicodedata.category(last) == "So"
