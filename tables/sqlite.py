"""Everything that holds for SQLite only: how a file is opened, checked, and what it refuses."""

import logging
import os
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Literal

from sqlalchemy import Connection, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import ConnectionPoolEntry

from tables.errors import (
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseRefused,
    DiskFull,
    StorageError,
)
from tables.kept import default_folder, kept, way_back

log = logging.getLogger(__name__)

_PRAGMAS = (
    "busy_timeout = 5000",
    "journal_mode = WAL",
    # With WAL, NORMAL would lose the last commits in a power cut; those were acknowledged.
    "synchronous = FULL",
    "foreign_keys = ON",
)
_REFUSALS: dict[str, type[StorageError]] = {
    "SQLITE_FULL": DiskFull,
    "SQLITE_READONLY": DiskFull,
    "SQLITE_IOERR": StorageError,
    "SQLITE_BUSY": DatabaseBusy,
    "SQLITE_LOCKED": DatabaseBusy,
}
# The driver's records of level DEBUG show each statement with its values, seeds among them.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

_DAMAGE = ("SQLITE_CORRUPT", "SQLITE_NOTADB")


def file_of(url: str) -> Path | None:
    """The file behind a SQLAlchemy ``url``; None for a server's database, or one in memory."""
    made = make_url(url)
    if made.get_backend_name() != "sqlite" or made.database in {None, "", ":memory:"}:
        return None
    return Path(str(made.database))


@contextmanager
def opened(file: Path, mode: Literal["ro", "rw"] = "ro") -> Generator[sqlite3.Connection]:
    """The plain driver on a file that is there: `sqlite3.connect` would make one.

    Raises `sqlite3.Error`.
    """
    address = f"{file.resolve().as_uri()}?mode={mode}"
    with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as connection:
        yield connection


def prepare(url: URL) -> None:
    """Make the folder of the database's file. Raises `DatabaseRefused`."""
    file = Path(url.database or "")
    if file.is_dir():
        raise DatabaseRefused(f"{file} is a folder. Add a file's name in RULER_DATABASE.")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise _closed(url) from None


def configure(engine: AsyncEngine) -> None:
    """Set up every connection, and let write transactions take the writer's lock at once."""

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        # The driver would begin transactions by its own idea of when; `begin` below does it.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        options: Any = connection.get_execution_options()
        # A transaction that reads first and writes later may find that it cannot: so IMMEDIATE.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writes") else "BEGIN")


def check(url: URL, backups: Path | None) -> None:
    """Look for damage in the file; ``backups`` as for `damaged`.

    With the plain driver, since the asynchronous one leaves a thread behind when it cannot open
    a file. Raises `DatabaseDamaged` and `sqlite3.Error`.

    An empty file is a new database, unless there are backups of it: then it was emptied. Raises
    `DatabaseRefused` for the database of another program.
    """
    file = Path(url.database or "")
    _look_for_contents(file, backups)
    _made(file, url)
    with closing(sqlite3.connect(url.database or ":memory:")) as connection:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise damaged(url, backups)
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if names and "alembic_version" not in names and "tables" not in names:
        raise DatabaseRefused(
            f"The database {url.database} belongs to another program. Nothing was changed. Name "
            "another file in RULER_DATABASE; it is made if it is not there."
        )


def _look_for_contents(file: Path, backups: Path | None) -> None:
    """Warn of an empty file. Raises `DatabaseDamaged` for one that once held something."""
    if not file.is_file() or file.stat().st_size:
        return
    folder = backups or default_folder(file)
    if _kept(folder, file):
        raise DatabaseDamaged(
            f"The database {file} is empty, but there are backups of it. Nothing was changed. "
            f"To begin anew, delete the empty file. {way_back(file, folder)}"
        )
    log.warning(
        "the database's file is empty: a new database is made in it", extra={"file": str(file)}
    )


def _made(file: Path, url: URL) -> None:
    """Make a file that only its owner reads: it is going to hold hands and seeds.

    What SQLite puts beside it has the same permissions.
    """
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError:
        raise _closed(url) from None


def _kept(folder: Path, file: Path) -> bool:
    try:
        return bool(kept(folder, file))
    except OSError:
        return False


def is_damage(error: BaseException | None) -> bool:
    """Whether an error of SQLite means that the file is damaged, or is no database."""
    name: str = getattr(error, "sqlite_errorname", "")
    return name.startswith(_DAMAGE) or type(error) is sqlite3.DatabaseError


def refusal(url: URL, backups: Path | None, error: BaseException | None) -> StorageError | None:
    """What an error of SQLite means to us; None when it is a fault of ours."""
    if is_damage(error):
        return damaged(url, backups)
    name: str = getattr(error, "sqlite_errorname", "")
    if name.startswith("SQLITE_CANTOPEN"):
        return _closed(url)
    return next((kind() for prefix, kind in _REFUSALS.items() if name.startswith(prefix)), None)


def _closed(url: URL) -> DatabaseRefused:
    place = Path(url.database or "").absolute().parent
    return DatabaseRefused(
        f"The database {url.database} cannot be opened or made. The bot has to be allowed to write "
        f"to it, and in {place}."
    )


def damaged(url: URL, backups: Path | None, what: str = "") -> DatabaseDamaged:
    """The error for a damaged file, with the way back: the newest of the kept ``backups``.

    ``what`` is wrong with it, in words, if more is known.
    """
    file = Path(url.database or "")
    advice = way_back(file, backups or default_folder(file))
    more = f": {what}" if what else ""
    return DatabaseDamaged(f"The database {file} is damaged{more}. Nothing was changed. {advice}")
