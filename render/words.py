"""What is said to people, in their language.

Every text is a Fluent message in data/locale/<language>/*.ftl. ``JOSA($name, "이/가")`` gives
the Korean particle that fits the name, without the name.
"""

from __future__ import annotations

import logging
import re
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Literal, cast

from fluent.runtime import FluentBundle, FluentResource

from engine.kernel.data import Text
from render.names import bare, escape, fit, plain
from render.particles import particle

__all__ = ["LANGUAGES", "Language", "MissingWords", "Words", "bare", "escape", "fit", "plain"]

Language = Literal["ko", "en"]
LANGUAGES: tuple[Language, ...] = ("ko", "en")
FOLDER = Path(__file__).resolve().parent.parent / "data" / "locale"

_BEGINS = re.compile(r"^(?=[A-Za-z])", re.MULTILINE)
"""Where a message begins: nothing else in a file begins a line with a letter."""

_log = logging.getLogger(__name__)


class MissingWords(LookupError):
    """A message is not there in a language, or was not given an argument it names."""


class Words:
    """The messages of one language: ``words("board-turn", name="Kim", turn=3)``.

    ``locale`` is Discord's or a table's (``"ko"``, ``"en-GB"``); other languages than Korean
    read English. Arguments are ready for the place the text goes to: a player's name is passed
    through `escape` or `plain` first.
    """

    strict: ClassVar[bool] = False
    """True in tests: a fault raises `MissingWords` instead of being logged."""

    def __init__(self, locale: str) -> None:
        self.language: Language = "ko" if locale.lower().startswith("ko") else "en"

    def __call__(self, key: str, /, **arguments: str | int) -> str:
        """The message ``key`` with its arguments; English, and a log entry, if it has a fault.

        Raises `MissingWords` when `strict` is set.
        """
        for language in (self.language, "en"):
            try:
                return _message(language, key, arguments)
            except MissingWords as fault:
                if self.strict:
                    raise
                _log.error("words: %s", fault)
        return "…"

    def said(self, text: Text) -> str:
        """A name or a sentence of the data in this language."""
        return text.ko if self.language == "ko" else text.en

    def variants(self, key: str, /) -> int:
        """How many wordings of a message there are: ``key-1``, ``key-2`` and so on."""
        return _variants(self.language, key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and other.language == self.language

    def __hash__(self) -> int:
        return hash(self.language)


def _message(language: str, key: str, arguments: dict[str, str | int]) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(key):
        bundle.add_resource(FluentResource(_written(language).get(key, "")))
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise MissingWords(f"{language}: there is no message {key}")
    text, faults = bundle.format_pattern(pattern, arguments)
    if faults or not isinstance(text, str):
        raise MissingWords(f"{language}: {key}: {'; '.join(map(str, faults))}")
    return text


@cache
def _variants(language: str, key: str) -> int:
    written, count = _written(language), 0
    while f"{key}-{count + 1}" in written:
        count += 1
    return count


@cache
def _bundle(language: str) -> FluentBundle:
    """What was said in a language so far: a message is parsed when it is first asked for.

    Parsing all of them would be a fifth of a start. No message names another, so each can be
    parsed by itself.
    """
    # Isolating marks would show up in labels and alt texts, and break what the sums line up.
    functions = cast("dict[str, Any]", {"JOSA": _josa})
    return FluentBundle([language], functions=functions, use_isolating=False)


@cache
def _written(language: str) -> dict[str, str]:
    """The messages of a language by their keys, as they stand in its files."""
    return {
        message.partition("=")[0].strip(): message
        for path in sorted((FOLDER / language).glob("*.ftl"))
        for message in _BEGINS.split(path.read_text(encoding="utf-8"))[1:]
    }


def _josa(word: object, pair: object) -> str:
    return particle(str(word), str(pair))
