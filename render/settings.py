"""What people set, each thing with its possible values: a table's options, their own wishes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Value:
    """One possible value: what it is called, and what it makes of a table's options.

    ``warning`` is what everybody at the table should know about it.
    """

    label: str
    options: Mapping[str, object]
    warning: str = ""

    @property
    def mark(self) -> str:
        """What names it in a control, wherever it stands among the others by then."""
        told = json.dumps(dict(self.options), sort_keys=True, default=str)
        return hashlib.sha256(told.encode()).hexdigest()[:10]


@dataclass(frozen=True, slots=True)
class Setting:
    """Something to set; ``key`` is short, of the characters a page's name may have.

    ``about`` explains it, where it is explained.
    """

    key: str
    name: str
    values: tuple[Value, ...]
    about: str = ""

    def current(self, options: Mapping[str, object]) -> int:
        """Which of the values ``options`` have; the first where they have none of them."""
        for position, value in enumerate(self.values):
            given = value.options.get(self.key)
            if options.get(self.key) == given:
                return position
        return 0

    def line(self, options: Mapping[str, object]) -> str:
        """What it is called, and what it is set to."""
        return f"{self.name}: **{self.values[self.current(options)].label}**"

    def warning(self, options: Mapping[str, object]) -> str:
        """What to know about that, as a line; mostly empty."""
        warning = self.values[self.current(options)].warning
        return f"-# ⚠ {warning}" if warning else ""
