"""Names in pictures: a name keeps its letters, or gives way to another as a whole."""

from __future__ import annotations

import unicodedata

from render.fonts import sans
from render.names import graphemes

_BASES = str.maketrans(
    {
        **dict(zip("łŁøØđĐħĦŧŦıŋŊ", "lLoOdDhHtTinN", strict=True)),
        "æ": "ae",
        "Æ": "AE",
        "œ": "oe",
        "Œ": "OE",
        "ß": "ss",
        "ẞ": "SS",
        "þ": "th",
        "Þ": "Th",
    }
)
"""Letters that no mark makes of others, and what they are written as without them."""


def drawable(text: str, nameless: str) -> str:
    """``text`` as the fonts can draw it.

    A letter that they lack is drawn without its marks; if it is lost even so, the name would be
    another's, and ``nameless`` stands for it. What is no letter (an emoji, say) is left out.
    """
    kept: list[str] = []
    for each in graphemes(unicodedata.normalize("NFC", text)):
        drawn = _drawn(each)
        if drawn is None and _is_letter(each):
            return nameless
        kept.append(drawn or "")
    return " ".join("".join(kept).split()) or nameless


def _drawn(character: str) -> str | None:
    """A character, or what comes closest to it, in letters that the fonts have."""
    parts = unicodedata.normalize("NFD", character)
    plain = unicodedata.normalize("NFKD", character)
    base = "".join(each for each in plain if not unicodedata.combining(each))
    for form in (character, parts, base, base.translate(_BASES)):
        if form and all(map(sans().has, form)):
            return form
    return None


def _is_letter(character: str) -> bool:
    return unicodedata.category(character[0])[0] in "LN"
