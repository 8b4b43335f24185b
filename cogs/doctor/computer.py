"""Python and its packages. Imports none of them: this must work where they are missing."""

from __future__ import annotations

import platform
import re
import sqlite3
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from cogs.doctor.finding import Finding, fault, ok, warning

OLDEST = (3, 11)
_LINE = re.compile(r"(?P<name>[\w.-]+)(?:\[[\w,]+\])?==(?P<version>[\w.]+)")


def python() -> Finding:
    """Whether this Python can run the bot."""
    text = f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}"
    if sys.version_info < OLDEST:
        return fault("python", f"{text}: too old. Use Python {'.'.join(map(str, OLDEST))} or newer")
    return ok("python", text)


def packages(requirements: Path) -> Finding:
    """Whether the packages a file lists are there, in the versions it lists."""
    install = f"Run: {sys.executable} -m pip install -r {requirements}"
    try:
        text = requirements.read_text(encoding="utf-8")
    except OSError as error:
        return warning("packages", f"{requirements} cannot be read: {error.strerror}")
    wanted = [match for line in text.splitlines() if (match := _LINE.fullmatch(line.strip()))]
    missing = [each["name"] for each in wanted if _installed(each["name"]) is None]
    if missing:
        return fault("packages", f"{', '.join(missing)} not installed. {install}")
    other = [
        f"{each['name']} {_installed(each['name'])} instead of {each['version']}"
        for each in wanted
        if _installed(each["name"]) != each["version"]
    ]
    if other:
        return warning("packages", f"{', '.join(other)}. {install}")
    return ok("packages", f"all {len(wanted)} as in {requirements.name}")


def _installed(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None
