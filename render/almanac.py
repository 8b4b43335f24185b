"""Finding cards by what somebody types: in Korean or English, in part, or by initial consonants.

Korean is compared letter by letter (``ㅇㅏㄹ``), so a name is found while its next syllable is
still being typed, and what holds nothing but consonants is also looked for among the initials:
``ㅇㄹ`` finds 알리.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from render.catalogue import Catalogue
from render.words import LANGUAGES, Language, Words

_INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_VOWELS = (
    *("ㅏ", "ㅐ", "ㅑ", "ㅒ", "ㅓ", "ㅔ", "ㅕ", "ㅖ", "ㅗ", "ㅗㅏ", "ㅗㅐ", "ㅗㅣ", "ㅛ", "ㅜ"),
    *("ㅜㅓ", "ㅜㅔ", "ㅜㅣ", "ㅠ", "ㅡ", "ㅡㅣ", "ㅣ"),
)
_FINALS = (
    *(
        "",
        "ㄱ",
        "ㄲ",
        "ㄱㅅ",
        "ㄴ",
        "ㄴㅈ",
        "ㄴㅎ",
        "ㄷ",
        "ㄹ",
        "ㄹㄱ",
        "ㄹㅁ",
        "ㄹㅂ",
        "ㄹㅅ",
        "ㄹㅌ",
    ),
    *("ㄹㅍ", "ㄹㅎ", "ㅁ", "ㅂ", "ㅂㅅ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ"),
)
_PARTS = {
    "ㄳ": "ㄱㅅ",
    "ㄵ": "ㄴㅈ",
    "ㄶ": "ㄴㅎ",
    "ㄺ": "ㄹㄱ",
    "ㄻ": "ㄹㅁ",
    "ㄼ": "ㄹㅂ",
    "ㄽ": "ㄹㅅ",
    "ㄾ": "ㄹㅌ",
    "ㄿ": "ㄹㅍ",
    "ㅀ": "ㄹㅎ",
    "ㅄ": "ㅂㅅ",
    "ㅘ": "ㅗㅏ",
    "ㅙ": "ㅗㅐ",
    "ㅚ": "ㅗㅣ",
    "ㅝ": "ㅜㅓ",
    "ㅞ": "ㅜㅔ",
    "ㅟ": "ㅜㅣ",
    "ㅢ": "ㅡㅣ",
}
_FIRST, _LAST = 0xAC00, 0xD7A3
_DROPPED = str.maketrans("", "", "'’‘`´")
_NOT_FOUND = 7


@dataclass(frozen=True, slots=True)
class Name:
    """A text as it is compared: word by word in letters, and the initials of all of it."""

    spelled: tuple[str, ...]
    joined: str
    initials: str

    @classmethod
    def of(cls, text: str) -> Name:
        """What ``text`` is compared by."""
        words = tuple(_words(text))
        spelled = tuple("".join(map(_letters, word)) for word in words)
        return cls(spelled, "".join(spelled), "".join(map(_initial, "".join(words))))

    def distance(self, typed: Typed) -> int:
        """How far what was typed is from this name: 0 it is the name, 7 it is not in it."""
        sought, spelled = typed.joined, self.spelled
        tests = (
            not sought or sought == self.joined,
            self.joined.startswith(sought),
            any(word.startswith(sought) for word in spelled),
            typed.initial and self.initials.startswith(sought),
            sought in self.joined,
            typed.initial and sought in self.initials,
            all(any(part in word for word in spelled) for part in typed.spelled),
            True,
        )
        return tests.index(True)


@dataclass(frozen=True, slots=True)
class Typed:
    """What somebody types: its words in letters; ``initial``: it is nothing but consonants."""

    spelled: tuple[str, ...]
    joined: str
    initial: bool

    @classmethod
    def of(cls, text: str) -> Typed:
        """``text``, made comparable."""
        spelled = Name.of(text).spelled
        joined = "".join(spelled)
        return cls(spelled, joined, bool(joined) and all(each in _INITIALS for each in joined))


@dataclass(frozen=True, slots=True)
class Entry:
    """A card of any game, in both languages."""

    game: str
    key: str
    names: Mapping[Language, str]
    kinds: Mapping[Language, str]
    compared: Mapping[Language, Name]

    def distance(self, typed: Typed, language: Language) -> tuple[int, bool]:
        """How far what was typed is from the nearest of the names, the reader's own first."""
        return min((self.compared[each].distance(typed), each != language) for each in LANGUAGES)


class Almanac:
    """The cards of all games, made ready once for being looked for."""

    def __init__(self, catalogues: Mapping[str, Catalogue]) -> None:
        self._entries: dict[tuple[str, str], Entry] = {}
        for game, catalogue in catalogues.items():
            for entry in _entries(game, catalogue):
                self._entries[game, entry.key] = entry

    def __len__(self) -> int:
        return len(self._entries)

    def entry(self, game: str, key: str) -> Entry:
        """The card of this key. Raises `KeyError`."""
        return self._entries[game, key]

    def find(self, text: str, language: Language, most: int = 25) -> list[Entry]:
        """The cards that ``text`` may mean, the nearest first; the first ones for no text."""
        typed = Typed.of(text)
        if text.strip() and not typed.joined:
            return []
        near = [(entry.distance(typed, language), entry) for entry in self._entries.values()]
        found = [each for each in near if each[0][0] < _NOT_FOUND]
        if typed.joined:
            found.sort(key=lambda each: (each[0], len(each[1].names[language])))
        return [entry for _, entry in found[:most]]


def _entries(game: str, catalogue: Catalogue) -> list[Entry]:
    lists = {language: catalogue.listed(Words(language)) for language in LANGUAGES}
    return [
        Entry(
            game,
            korean.key,
            {"ko": korean.name, "en": english.name},
            {"ko": korean.kind, "en": english.kind},
            {"ko": Name.of(korean.name), "en": Name.of(english.name)},
        )
        for korean, english in zip(lists["ko"], lists["en"], strict=True)
    ]


def _words(text: str) -> list[str]:
    """The words of ``text``, without case, accents and anything but letters and digits."""
    composed = "".join(map(_plain, unicodedata.normalize("NFC", text)))
    kept = unicodedata.normalize("NFC", composed).casefold().translate(_DROPPED)
    return "".join(each if each.isalnum() else " " for each in kept).split()


def _plain(character: str) -> str:
    """A character without its accents; single Korean letters stay what they are."""
    if "ㄱ" <= character <= "ㆎ":
        return character
    parts = unicodedata.normalize("NFKD", character)
    return "".join(each for each in parts if unicodedata.category(each) != "Mn")


def _letters(character: str) -> str:
    code = ord(character)
    if not _FIRST <= code <= _LAST:
        return _PARTS.get(character, character)
    initial, rest = divmod(code - _FIRST, 588)
    vowel, final = divmod(rest, 28)
    return _INITIALS[initial] + _VOWELS[vowel] + _FINALS[final]


def _initial(character: str) -> str:
    code = ord(character)
    return _INITIALS[(code - _FIRST) // 588] if _FIRST <= code <= _LAST else character
