"""The database: opened and migrated at start, read by many, written by one at a time."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Coroutine, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tables import schema, sqlite
from tables.errors import (
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseRefused,
    DatabaseTooNew,
    DiskFull,
    StorageError,
)

T = TypeVar("T")

_PATIENCE = 10.0
"""Seconds that closing waits for what was begun."""

_MIGRATIONS = Path(__file__).parent / "migrations"
_POSTGRES_REFUSALS: dict[str, type[StorageError]] = {
    "53100": DiskFull,
    "25006": DiskFull,
    "57P03": DatabaseBusy,
    "55P03": DatabaseBusy,
}


class Database:
    """Transactions on the database. Errors of the storage come as `StorageError`."""

    def __init__(self, engine: AsyncEngine, backups: Path | None = None) -> None:
        self.engine = engine
        self.backups = backups
        self._writer = asyncio.Lock()
        self._begun: set[asyncio.Task[object]] = set()
        self._writing = engine.execution_options(writes=True)

    async def finish(self, work: Coroutine[object, object, T]) -> T:
        """Await ``work``, which goes on to its end even if whoever waits for it is cancelled.

        An interrupted driver could not tell whether a commit has happened.
        """
        task = asyncio.ensure_future(work)
        self._begun.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Let what was begun come to its end, then let go of the database."""
        if self._begun:
            await asyncio.wait(self._begun, timeout=_PATIENCE)
        await self.engine.dispose()

    @contextmanager
    def refusals(self) -> Generator[None]:
        """Turn the drivers' errors into ours; what is a fault of the program passes as it is."""
        try:
            yield
        except PoolTimeout:
            raise DatabaseBusy from None
        except IntegrityError:
            raise
        except (DBAPIError, sqlite3.Error) as error:
            meant = self._meaning(error)
            if meant is None:
                raise
            raise meant from None

    def _meaning(self, error: DBAPIError | sqlite3.Error) -> StorageError | None:
        cause = error.orig if isinstance(error, DBAPIError) else error
        if self.engine.dialect.name == "sqlite":
            return sqlite.refusal(self.engine.url, self.backups, cause)
        kind = _POSTGRES_REFUSALS.get(getattr(cause, "sqlstate", None) or "")
        if kind is not None:
            return kind()
        lost = isinstance(error, DBAPIError) and error.connection_invalidated
        return DatabaseBusy() if lost else None

    def damaged(self, what: str) -> DatabaseDamaged:
        """The error for a schema that is not as it should be; ``what`` it lacks, in words."""
        if self.engine.dialect.name == "sqlite":
            return sqlite.damaged(self.engine.url, self.backups, what)
        return DatabaseDamaged(
            f"The database is damaged: {what}. Nothing was changed. Restore it from a backup of "
            "its server."
        )

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._begun.discard(task)
        if not task.cancelled():
            task.exception()  # who waited has got it, or is gone

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction that sees one moment of the database."""
        with self.refusals():
            async with self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction that is on disk when the block has ended, or changed nothing."""
        # Waiting here is fair; waiting in SQLite for another writer is a loop that may time out.
        async with self._writer:
            with self.refusals():
                async with self._writing.begin() as connection:
                    yield connection


@asynccontextmanager
async def open_database(url: str, backups: Path | None = None) -> AsyncGenerator[Database]:
    """Open the database at a SQLAlchemy ``url``, bring its schema up to date, close it at the end.

    ``backups`` is the folder with the backups that are kept of it, for who finds it damaged.

    Raises:
        DatabaseRefused: it is damaged (`DatabaseDamaged`), of a later version
            (`DatabaseTooNew`), or cannot be opened. Nothing was changed then.
    """
    # Parameters hold seeds and states: no error's text may show them.
    try:
        engine = create_async_engine(url, hide_parameters=True)
    except ModuleNotFoundError as error:
        driver = error.name
        raise DatabaseRefused(
            f"This kind of database needs one more package: python -m pip install {driver}"
        ) from None
    database = Database(engine, backups)
    on_file = engine.dialect.name == "sqlite"
    try:
        with database.refusals():
            if on_file:
                sqlite.prepare(engine.url)
                sqlite.configure(engine)
                await asyncio.to_thread(sqlite.check, engine.url, backups)
            await _migrate(database)
        yield database
    finally:
        await database.close()


async def _migrate(database: Database) -> None:
    """Bring the schema up to date, in one transaction that leaves what is damaged alone."""
    try:
        async with database.write() as connection:
            await connection.run_sync(_upgrade)
            lacking = await connection.run_sync(_lacking)
            if lacking is not None:
                raise database.damaged(f"it has no {lacking}")
    except (OperationalError, ProgrammingError):
        # Not refused for another reason by `Database.write`: a step has not found what was there.
        raise database.damaged("its tables are not those that its version has") from None


def _lacking(connection: sa.Connection) -> str | None:
    found = sa.inspect(connection)
    columns = {
        name: [column["name"] for column in found.get_columns(name)]
        for name in found.get_table_names()
    }
    return schema.lacking(columns)


def _upgrade(connection: sa.Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise DatabaseTooNew(
            "A later version of the program wrote this database. Update the program, or restore "
            "a backup from before."
        ) from error


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    return config


def revisions() -> tuple[str, ...]:
    """The schema's revisions that this version of the program knows, newest first."""
    return tuple(each.revision for each in ScriptDirectory.from_config(_config()).walk_revisions())
