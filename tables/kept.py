"""The backups that are kept in a folder: their names tell of which database and moment they are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

_STAMP = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(r"(?P<stem>.+)-(?P<stamp>\d{8}T\d{6}Z)\.db")


@dataclass(frozen=True, slots=True, order=True)
class Kept:
    """A backup that the bot has made by itself, and the moment (UTC) it holds."""

    at: datetime
    file: Path


def default_folder(database: Path) -> Path:
    """Where the backups of a database go unless the host chose another folder."""
    return database.parent / "backups"


def name_for(database: Path, at: datetime) -> str:
    """The name of a backup, such as ``ruler-20260131T180000Z.db``."""
    return f"{database.stem}-{at.astimezone(UTC).strftime(_STAMP)}.db"


def kept(folder: Path, database: Path) -> list[Kept]:
    """The backups of a database in ``folder``, oldest first; other files are none of ours."""
    return sorted(_found(folder, database))


def _found(folder: Path, database: Path) -> Iterator[Kept]:
    if not folder.is_dir():
        return
    for file in folder.iterdir():
        match = _NAME.fullmatch(file.name)
        if match is None or match["stem"] != database.stem or not file.is_file():
            continue
        try:
            at = datetime.strptime(match["stamp"], _STAMP).replace(tzinfo=UTC)
        except ValueError:  # the thirty-first of February
            continue
        yield Kept(at, file)


def way_back(database: Path, folder: Path) -> str:
    """What a host can do about a damaged database, in one line."""
    try:
        backups = kept(folder, database)
    except OSError:
        backups = []
    if backups:
        newest = backups[-1]
        return (
            f"Your newest backup is of {newest.at:%Y-%m-%d %H:%M} UTC. To restore it: "
            f"python bot.py restore {newest.file}"
        )
    return (
        f"There is no backup in {folder}. If you have one elsewhere: python bot.py restore FILE. "
        f"If not, save what is readable: sqlite3 {database} .recover | sqlite3 saved.db, and put "
        f"saved.db in its place. With no file there, the bot starts with an empty database."
    )
