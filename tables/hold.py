"""One bot to a database's file: a lock that ends with its process, however that ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from tables.errors import DatabaseHeld, DatabaseRefused

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_FAR = 1 << 30
"""Windows locks bytes, and nobody else may read those; the holder's number stands before them."""


def lock_file(database: Path) -> Path:
    """The file that is locked; the same for all names of a database. It is never removed."""
    real = database.resolve()
    return real.with_name(f"{real.name}.lock")


@contextmanager
def held(database: Path) -> Generator[None]:
    """Keep other bots, and `restore`, from ``database`` for as long as the block runs.

    The operating system lets go of the lock when the process ends, also by ``kill -9``.

    Raises:
        DatabaseHeld: another process has it.
        DatabaseRefused: the lock's file cannot be made.
    """
    try:
        lock = _opened(lock_file(database))
    except OSError:
        raise DatabaseRefused(f"The database {database} cannot be opened or made.") from None
    try:
        if not _locked(lock):
            raise DatabaseHeld(database, _signature(lock))
        _sign(lock)
        yield
    finally:
        os.close(lock)


def holder(database: Path) -> str | None:
    """Who holds ``database``, such as ``process 1234``; None when nobody does.

    Raises:
        DatabaseRefused: the lock's file cannot be opened.
    """
    if not lock_file(database).exists():
        return None
    try:
        with held(database):
            return None
    except DatabaseHeld as error:
        return error.holder


def _opened(file: Path) -> int:
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        return os.open(file, os.O_RDWR | os.O_CREAT, 0o644)
    except PermissionError:  # made by another account; it can be locked all the same
        return os.open(file, os.O_RDONLY)


def _locked(lock: int) -> bool:
    try:
        if sys.platform == "win32":
            os.lseek(lock, _FAR, os.SEEK_SET)
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _sign(lock: int) -> None:
    try:
        os.ftruncate(lock, 0)
        os.lseek(lock, 0, os.SEEK_SET)
        os.write(lock, str(os.getpid()).encode())
    except OSError:  # opened for reading only, or a full disk: the lock holds without a name on it
        return


def _signature(lock: int) -> str:
    os.lseek(lock, 0, os.SEEK_SET)
    number = os.read(lock, 20).decode(errors="replace").strip()
    return f"process {number}" if number.isdecimal() else "another process"
