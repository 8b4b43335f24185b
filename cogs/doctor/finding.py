"""What was found, and how bad it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the examination.

    ``level``: with a fault the bot does not start, or is of no use; a warning is for the host to
    consider. ``text`` says what to do about either.
    """

    level: Literal["ok", "warning", "fault"]
    what: str
    text: str

    def __str__(self) -> str:
        return f"{self.level:<8} {self.what:<12} {' '.join(self.text.split())}"


def ok(what: str, text: str) -> Finding:
    """All is well with ``what``."""
    return Finding("ok", what, text)


def warning(what: str, text: str) -> Finding:
    """The bot works, but not as it should."""
    return Finding("warning", what, text)


def fault(what: str, text: str) -> Finding:
    """The bot does not work."""
    return Finding("fault", what, text)
