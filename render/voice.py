"""How the game master finds the words: many for every kind of happening, never the last ones.

A kind's narrations are the messages ``<prefix>-<kind>-1``, ``-2`` and so on. Which one is said is
drawn from the table's public text and the place in the story, so that the same record is always
told alike and a story that grows keeps what was told of it.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

from render.words import Words


class Voice:
    """The voice of one telling, from its beginning; it remembers what it said last of each kind."""

    __slots__ = ("_last", "_prefix", "_seed", "_words")

    def __init__(self, words: Words, seed: str, prefix: str) -> None:
        self._words = words
        self._seed = seed
        self._prefix = prefix
        self._last: dict[str, int] = {}

    def knows(self, kind: str) -> bool:
        """Whether there is anything to say of a kind."""
        return self._words.variants(f"{self._prefix}-{kind}") > 0

    def always(self, kind: str, place: object, number: int = 0, /, **arguments: str | int) -> str:
        """One narration of ``kind``, whatever was told before: the same from wherever one begins.

        Those of successive numbers at one ``place`` differ.
        """
        count = self._words.variants(f"{self._prefix}-{kind}")
        return self._worded(kind, (self._drawn(kind, place) + number) % max(count, 1), arguments)

    def say(self, kind: str, place: object, /, **arguments: str | int) -> str:
        """One narration of ``kind``, another than the last one.

        ``place`` is where in the story it happens; anything that reads the same in every telling.
        """
        count = self._words.variants(f"{self._prefix}-{kind}")
        number = self._drawn(kind, place)
        last = self._last.get(kind)
        if last is None or count == 1:
            chosen = number % max(count, 1)
        else:
            chosen = (last + 1 + number % (count - 1)) % count
        self._last[kind] = chosen
        return self._worded(kind, chosen, arguments)

    def _drawn(self, kind: str, place: object) -> int:
        drawn = sha256(f"{self._seed}/{kind}/{place}".encode()).digest()
        return int.from_bytes(drawn[:4], "big")

    def _worded(self, kind: str, chosen: int, arguments: dict[str, str | int]) -> str:
        key = f"{self._prefix}-{kind}-{chosen + 1}"
        return _worded(self._words, key, tuple(arguments.items()))


@lru_cache(maxsize=8192)
def _worded(words: Words, key: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    """A narration in words; a story that grows says what came before again and again."""
    return words(key, **dict(arguments))
