"""Finished tables on one page, for anybody to play again and compare."""

from collections.abc import Mapping
from pathlib import Path

import sqlalchemy as sa
from pydantic import ValidationError
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.kernel import Move, Record, verify
from engine.kernel.faults import plainly
from tables import rows, schema
from tables.errors import TableClosed, TableRunning
from tables.model import LIVE, AnyGame, Status
from tables.storage import open_database


class NoRecord(Exception):
    """A file is no record of a table; the text says why."""


async def record(connection: AsyncConnection, table_id: str) -> Record:
    """A finished table's setup, seed, decisions and result.

    Raises:
        NoSuchTable: there is none of this id.
        TableRunning: it is not over; its seed would tell the cards to come.
        TableClosed: it ended without a result.
    """
    row = await rows.table_row(connection, table_id)
    if row.status in LIVE:
        raise TableRunning(table=table_id)
    if row.status != Status.FINISHED:
        raise TableClosed(table=table_id)
    table = await rows.with_seats(connection, row)
    log = schema.decisions
    moves = await connection.execute(
        sa.select(log).where(log.c.table_id == table_id).order_by(log.c.revision)
    )
    return Record(
        dice_version=row.dice_version,
        game=row.game,
        rules_version=row.rules_version,
        seats=len(table.seats),
        options=dict(table.options),
        commitment=row.commitment,
        seed=row.seed,
        start_digest=row.start_digest,
        moves=tuple(Move(seat=m.seat, choice=m.choice, digest=m.digest) for m in moves),
        result=table.result,
    )


async def export(url: str, table_id: str) -> Record:
    """A finished table's record, read from the database at ``url``.

    Raises what `record` does, and `StorageError`.
    """
    async with open_database(url) as database, database.read() as connection:
        return await record(connection, table_id)


def read_record(file: Path) -> Record:
    """The record in a file. Raises `NoRecord`."""
    try:
        return Record.model_validate_json(file.read_bytes())
    except OSError as error:
        raise NoRecord(f"{file}: {error.strerror}") from None
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        place = ".".join(str(part) for part in first["loc"]) or "the file"
        raise NoRecord(f"{file}: {place}: {plainly(first)}") from None


def check_record(games: Mapping[str, AnyGame], record: Record) -> None:
    """Play a record again with the rules of its game.

    Raises:
        NoRecord: there are no rules for its game.
        Unverified: it does not replay; the text names the first decision that differs.
    """
    game = games.get(record.game)
    if game is None:
        raise NoRecord(f"there are no rules for {record.game!r} here")
    verify(game, record)
