"""What a control's custom id carries: an act, the table, the revision, and positions.

    r1:do:k7m2xq4p:17:0-2.5
    |  |  |        |  `-- two choices, the options 0 and 2, then option 5 (``5x4``: four times)
    |  |  |        `----- the revision at which the seat was asked
    |  |  `-------------- the table
    |  `----------------- the act
    `-------------------- the version of this code

An id is public. It names positions only, so it tells a stranger nothing, and whoever presses
is known by Discord, never by the id.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import groupby

from engine.kernel import Positions

VERSION = "r1"
LONGEST = 100
"""How many characters Discord allows."""
_RUN = range(3, 100)
"""How often a choice may be repeated in one; twice is as short said twice."""


class Act(StrEnum):
    """What a control does. The values stand in messages that live long: never reuse one."""

    COMMIT = "do"
    AHEAD = "ah"
    PAGE = "pg"
    HAND = "hand"
    ACCEPT = "ok"
    DECLINE = "no"
    CANCEL = "back"
    REMATCH = "re"
    CONCEDE = "gg"
    KEEP = "keep"
    DM = "dm"
    TOPIC = "topic"
    SQUADS = "sq"
    JOIN = "join"
    LEAVE = "leave"
    START = "go"
    COMPUTERS = "bots"
    OPTIONS = "opt"
    SET = "set"
    WATCH = "see"
    REPLAY = "film"
    REFRESH = "new"
    CARD = "card"
    PAST = "past"
    REEL = "reel"
    REEL_OPEN = "reels"
    RECORD = "rec"
    LADDER = "rank"
    LADDER_OPEN = "ranks"
    PROFILE = "who"
    TABLES = "mine"
    HELP = "help"
    PREFERENCES = "me"
    SERVER = "srv"
    PRIVACY = "own"
    TABLE = "tab"
    MANNERS = "mn"
    AGREE = "yes"
    REFUSE = "nay"
    LOG = "log"
    PAGES = "leaf"
    DETAILS = "fact"


@dataclass(frozen=True, slots=True)
class Address:
    """What one control stands for.

    ``table`` is a table's id (for `Act.TOPIC`, `Act.CARD` and `Act.SQUADS`: the game's key; a word
    where it is about none). For `Act.SQUADS` ``revision`` is the number of a kept squad, 0 for a
    new one; for `Act.AGREE` and `Act.REFUSE` it is that of a question. ``choices`` and ``page``
    are what is decided, looked ahead at, or turned to. ``twin`` tells controls of one message
    apart that do the same.
    """

    act: Act
    table: str
    revision: int = 0
    choices: tuple[Positions, ...] = ()
    page: str = ""
    twin: int = 0

    def __str__(self) -> str:
        """The custom id. Raises `ValueError` when Discord would refuse it."""
        argument = _packed(self.choices) + (f"~{self.page}" if self.page else "")
        twin = f"#{self.twin}" if self.twin else ""
        text = f"{VERSION}:{self.act}:{self.table}:{self.revision}:{argument}{twin}"
        if len(text) > LONGEST or parse(text) != self:
            raise ValueError(f"no custom id can say {self!r}")
        return text

    def twins(self, number: int) -> Address:
        """The same, for the ``number``-th control of a message that does this."""
        return replace(self, twin=number)


_ACTS = frozenset(act.value for act in Act)
_CHOICE = r"(?:_|\d+(?:-\d+)*)(?:x[1-9]\d?)?"
_CHOICES = rf"(?P<choices>{_CHOICE}(?:\.{_CHOICE})*)?"
_SHAPE = re.compile(
    rf"{VERSION}:(?P<act>[a-z]+):(?P<table>[a-z0-9_]{{1,20}}):(?P<revision>\d{{1,9}}):"
    rf"{_CHOICES}(?:~(?P<page>[\w:;.-]+))?(?:#(?P<twin>[1-9]\d?))?",
    re.ASCII,
)
_ANY_VERSION = re.compile(r"r\d+:[^:]*:([a-z2-9]{8})(?::.*)?", re.ASCII | re.DOTALL)


def parse(custom_id: str) -> Address | None:
    """What a custom id means; None for one that is retired, or was never ours."""
    found = _SHAPE.fullmatch(custom_id)
    if found is None or found["act"] not in _ACTS:
        return None
    return Address(
        Act(found["act"]),
        found["table"],
        int(found["revision"]),
        _unpacked(found["choices"] or ""),
        found["page"] or "",
        int(found["twin"] or 0),
    )


def table_of(custom_id: str) -> str | None:
    """The table that an id of any version is about, if it can still be told."""
    found = _ANY_VERSION.fullmatch(custom_id)
    return found[1] if found else None


def _packed(choices: tuple[Positions, ...]) -> str:
    parts: list[str] = []
    for choice, run in groupby(choices):
        text, count = "-".join(map(str, choice)) or "_", len(list(run))
        parts += [f"{text}x{count}"] if count in _RUN else [text] * count
    return ".".join(parts)


def _unpacked(text: str) -> tuple[Positions, ...]:
    return tuple(
        choice
        for part in text.split(".")
        if part
        for choice in _repeated(*part.partition("x")[::2])
    )


def _repeated(text: str, count: str) -> list[Positions]:
    choice = tuple(int(position) for position in text.split("-")) if text != "_" else ()
    return [choice] * int(count or 1)
