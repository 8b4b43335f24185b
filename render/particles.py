"""Korean particles after any word: 철민이, 철수가, Kim이, 3이.

hangulpy knows the particles and reads Hangul, numbers and capital abbreviations. Player names
also end in small Latin letters, emoji and escaped markup; here those become something it reads.
"""

from __future__ import annotations

import re
import unicodedata

from hangulpy import josa_pick

# How Koreans read an English word that ends so; all other endings are read with a vowel.
_ENDINGS = (("ng", "잉"), ("l", "엘"), ("m", "엠"), ("n", "엔"))

_BRACKET = re.compile(r"(?<=\w)[^\w]*[(（\[][^()（）\[\]]*[)）\]][^\w]*$")
"""What stands in brackets after a word; the particle goes with the word, as it is read aloud."""


def particle(word: str, pair: str) -> str:
    """The particle of ``pair`` (``"이/가"``) that follows ``word``, without the word.

    Raises `ValueError` for a pair that is no particle.
    """
    return josa_pick(_readable(word), pair)


def _readable(word: str) -> str:
    """``word`` up to its last letter or digit, its ending in Hangul if that was Latin."""
    text = _BRACKET.sub("", unicodedata.normalize("NFC", word))
    while text and unicodedata.category(text[-1])[0] not in "LN":
        text = text[:-1]
    # A small or mixed word (an all-capital one is an abbreviation and left to hangulpy).
    if text and text[-1].isascii() and text[-1].isalpha() and not _is_abbreviation(text):
        lowered = text.lower()
        return next((reading for ending, reading in _ENDINGS if lowered.endswith(ending)), "가")
    return text


def _is_abbreviation(text: str) -> bool:
    return text.isascii() and text.isalpha() and text.isupper()
