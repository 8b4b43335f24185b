"""Copies of a SQLite database: made while the bot runs, looked over, and put back.

A backup is one file that holds one moment of everything, seeds and hands among it: whoever has
it can cheat, so it is readable by its owner only.
"""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from tables import schema, sqlite
from tables.errors import DiskFull, StorageError
from tables.hold import held, lock_file
from tables.storage import open_database, revisions

_BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite may put beside a file, by the ends of their names."""
PART = ".part"
"""How the name of a copy ends that is not finished."""


class CopyRefused(Exception):
    """A copy was not made, or not put back; the text says why, and what to do. Nothing changed."""


class CopyDamaged(CopyRefused):
    """What should be copied is damaged, or no database at all."""


def inspect(file: Path) -> str:
    """Look a database over from end to end; returns its schema's revision.

    Raises:
        CopyRefused: it is damaged, of a later version, of another program, or cannot be read.
    """
    return _asked(file, _sound)


def revision(file: Path) -> str:
    """Only the revision of a database's schema. Raises as `inspect`, but for most damage."""
    return _asked(file, _revision)


def _asked(file: Path, question: Callable[[sqlite3.Connection, Path], str]) -> str:
    try:
        with sqlite.opened(file) as connection:
            return question(connection, file)
    except (sqlite3.Error, OSError) as error:
        raise _refused(error, file) from None


def back_up(database: Path, target: Path, *, force: bool = False) -> int:
    """Copy a database to ``target``, also while a bot writes to it; returns the size in bytes.

    It takes its name only when it is whole, looked over and on disk. ``force`` lets it take the
    place of a file that is there.

    Raises:
        CopyRefused: ``target`` is there or cannot be written, or the database is not sound.
    """
    _check_names(database, target, force=force)
    try:
        with _unfinished(target) as part, closing(sqlite3.connect(part)) as copy:
            with sqlite.opened(database) as source:
                source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, and no more beside it
            _sound(copy, database)
        return target.stat().st_size
    except (sqlite3.Error, OSError) as error:
        raise _refused(error, target if _is_full(error) else database) from None


def restore(backup: Path, database: Path, now: datetime) -> Path | None:
    """Put a backup in the place of a database; returns where the database that was there is kept.

    The backup is copied, looked over and brought to the present schema first. Whatever happens
    on the way, there is a whole database in the place: the old one or the new one. For the
    terminal: it runs an event loop of its own.

    Raises:
        CopyRefused: the backup is not sound, or there is no room.
        DatabaseRefused: a bot runs on the database (`DatabaseHeld`).
    """
    if not backup.is_file():
        raise CopyRefused(f"There is no file {backup}.")
    if _same(backup, database):
        raise CopyRefused(f"{backup} is the database itself. Name a backup.")
    with held(database):
        inspect(backup)
        try:
            sweep(database.parent, database.name)
            with _unfinished(database) as part:
                with sqlite.opened(backup) as source, closing(sqlite3.connect(part)) as copy:
                    source.backup(copy)
                asyncio.run(_migrate(part))
                inspect(part)
                old = _set_aside(database, now)
                _own(part, like=database if database.exists() else database.parent)
        except DiskFull:
            raise CopyRefused(_no_room(database)) from None
        except StorageError as error:
            raise CopyRefused(f"{backup} cannot be brought up to date: {error}") from None
        except (sqlite3.Error, OSError) as error:
            raise _refused(error, database) from None
        return old


def sweep(folder: Path, name: str) -> None:
    """Remove what copies to ``name`` (may be a pattern) left behind when they were killed."""
    for left in folder.glob(f".{name}.*{PART}*"):
        left.unlink(missing_ok=True)


async def _migrate(file: Path) -> None:
    async with open_database(f"sqlite+aiosqlite:///{file}"):
        pass


def _sound(connection: sqlite3.Connection, file: Path) -> str:
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise CopyDamaged(f"{file} is damaged.")
    if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise CopyDamaged(f"{file} is damaged: some of its rows belong to none.")
    return _revision(connection, file)


def _revision(connection: sqlite3.Connection, file: Path) -> str:
    try:
        rows = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorname != "SQLITE_ERROR":
            raise
        rows = []
    if len(rows) != 1:
        raise CopyRefused(f"{file} is no database of this bot.")
    found = str(rows[0][0])
    if found not in revisions():
        raise CopyRefused(f"A later version of the program wrote {file}. Update the program first.")
    lacking = schema.lacking(_columns(connection)) if found == revisions()[0] else None
    if lacking is not None:
        raise CopyDamaged(f"{file} is damaged: it has no {lacking}.")
    return found


def _columns(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """The columns of each table."""
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    query = "SELECT name FROM pragma_table_info(?)"
    return {table: [name for (name,) in connection.execute(query, (table,))] for (table,) in tables}


def _check_names(database: Path, target: Path, *, force: bool) -> None:
    if not database.is_file():
        raise CopyRefused(f"There is no database {database}.")
    real = database.resolve()
    own = {lock_file(database), *(_beside(real, end) for end in ("", *_BESIDE))}
    if target.resolve() in own or _same(target, database):
        raise CopyRefused(f"{target} belongs to the database itself. Choose another name.")
    if target.is_dir():
        raise CopyRefused(f"{target} is a folder. Add a file's name.")
    if not target.parent.is_dir():
        raise CopyRefused(f"There is no folder {target.parent}.")
    if target.exists() and not force:
        raise CopyRefused(f"{target} is there already. Add --force to replace it.")


def _same(one: Path, other: Path) -> bool:
    return one.exists() and other.exists() and one.samefile(other)


@contextmanager
def _unfinished(target: Path) -> Generator[Path]:
    """A new file beside ``target`` that takes its name, and place, if all goes well."""
    number, name = tempfile.mkstemp(PART, f".{target.name}.", target.parent)
    os.close(number)
    part = Path(name)
    try:
        yield part
        for end in _BESIDE:
            _beside(target, end).unlink(missing_ok=True)  # SQLite would take it for the new file's
        _to_disk(part)
        part.replace(target)
        _to_disk(target.parent)
    finally:
        for end in ("", *_BESIDE):
            with suppress(OSError):
                _beside(part, end).unlink(missing_ok=True)


def _set_aside(database: Path, now: datetime) -> Path | None:
    """Copy what is there, damaged or not, to a name of its own."""
    if not _full(database):
        return None
    stamp = now.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")
    old = database.with_name(f"{database.name}.replaced-{stamp}")
    if old.exists():
        raise CopyRefused(f"{old} is there already. Try again in a moment.")
    try:
        for end in ("-wal", ""):
            if _full(_beside(database, end)):
                shutil.copy2(_beside(database, end), _beside(old, end))
                _to_disk(_beside(old, end))
    except OSError:
        for end in ("-wal", ""):
            _beside(old, end).unlink(missing_ok=True)
        raise
    with suppress(sqlite3.Error), sqlite.opened(database, "rw") as connection:
        # Then the file is whole without a -wal, which must go before the new one takes its place.
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return old


def _full(file: Path) -> bool:
    return file.exists() and file.stat().st_size > 0


def _beside(file: Path, end: str) -> Path:
    return file.with_name(file.name + end)


def _own(file: Path, like: Path) -> None:
    """Let the account that runs the bot use a file that root has made."""
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = like.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def _to_disk(path: Path) -> None:
    """Wait until a file, or a folder's list of files, would survive a power cut."""
    if sys.platform == "win32" and path.is_dir():
        return
    number = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _no_room(file: Path) -> str:
    return f"There is no room left in {file.parent}. Nothing was changed."


def _is_full(error: sqlite3.Error | OSError) -> bool:
    if isinstance(error, OSError):
        return error.errno in {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
    name: str = getattr(error, "sqlite_errorname", "")
    return name.startswith(("SQLITE_FULL", "SQLITE_IOERR_WRITE"))


def _refused(error: sqlite3.Error | OSError, file: Path) -> CopyRefused:
    if _is_full(error):
        return CopyRefused(_no_room(file))
    if isinstance(error, OSError):
        return CopyRefused(f"{error.filename or file}: {error.strerror}.")
    if sqlite.is_damage(error):
        return CopyDamaged(f"{file} is damaged, or no database.")
    name: str = getattr(error, "sqlite_errorname", "")
    if name.startswith("SQLITE_CANTOPEN"):
        return CopyRefused(f"{file} cannot be opened.")
    return CopyRefused(f"{file} cannot be used ({name or type(error).__name__}).")
