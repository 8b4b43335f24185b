"""What a data file's own sentences may say: the numbers of their operations, all and no others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import cast

from engine.domination.terms import Measure

ALL = 99
"""From here on a number means "all" or "no end"."""

_DIGITS = re.compile(r"\d+")


def misprints(said: str, parts: object) -> list[str]:
    """How a sentence disagrees with the operations it stands for; empty if it does not.

    Every number that is set there must be read, but for 0 (which is said in words); no other may
    be. A sign goes without a number.
    """
    read = {int(digits) for digits in _DIGITS.findall(said)}
    missing = _set(parts) - read
    strange = read - {abs(n) for n in _numbers(parts, defaults=True)}
    return [f"does not say {n}" for n in sorted(missing)] + [
        f"says {n}, which is not in its operations" for n in sorted(strange)
    ]


def _set(parts: object) -> set[int]:
    signs = {-1 for each in _measures(parts) if each.times == -1}
    found = {n for n in _numbers(parts, defaults=False) if abs(n) < ALL}
    return {abs(n) for n in found - {0} - signs}


def _numbers(part: object, *, defaults: bool) -> Iterator[int]:
    """The numbers in operations; without ``defaults`` only those a file has set."""
    if isinstance(part, tuple):
        for each in cast("tuple[object, ...]", part):
            yield from _numbers(each, defaults=defaults)
    elif is_dataclass(part):
        for each in fields(part):
            value: object = getattr(part, each.name)
            if defaults or value != each.default:
                yield from _numbers(value, defaults=defaults)
    elif isinstance(part, int) and not isinstance(part, bool):
        yield part


def _measures(part: object) -> Iterator[Measure]:
    if isinstance(part, Measure):
        yield part
    elif isinstance(part, tuple):
        for each in cast("tuple[object, ...]", part):
            yield from _measures(each)
    elif is_dataclass(part):
        for each in fields(part):
            yield from _measures(getattr(part, each.name))
