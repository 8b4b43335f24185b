"""Ways to damage a SQLite file, for tests."""

import sqlite3
from contextlib import closing
from pathlib import Path


def shorten(file: Path) -> None:
    """Lose the second half."""
    data = file.read_bytes()
    file.write_bytes(data[: len(data) // 2])


def overwrite_page(file: Path, table: str = "decisions") -> None:
    """Turn the first page of a table into noise."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        query = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (root,) = connection.execute(query, (table,)).fetchone()
    pages = bytearray(file.read_bytes())
    pages[(root - 1) * size : root * size] = b"\xa5" * size
    file.write_bytes(pages)


def no_database(file: Path) -> None:
    """Put something else there."""
    file.write_bytes(b"no database at all " * 300)


def empty(file: Path) -> None:
    """Leave nothing."""
    file.write_bytes(b"")


def foreign(file: Path) -> None:
    """Put another program's database there."""
    file.unlink()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")


def drop_table(file: Path, table: str = "notes") -> None:
    """Lose a table."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"DROP TABLE {table}")
        connection.commit()


def drop_column(file: Path) -> None:
    """Lose a column."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("ALTER TABLE notes DROP COLUMN value")
        connection.commit()


def later(file: Path) -> None:
    """Let a later version of the program have written it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


def orphan(file: Path) -> None:
    """Keep a decision of a table that is not there."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DELETE FROM tables")
        connection.commit()
