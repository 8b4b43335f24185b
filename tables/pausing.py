"""A table stands still for a while: nobody decides, and no time is lost."""

from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tables import notices, rows, schema, seating
from tables.errors import NotPossible
from tables.house import House
from tables.model import LONGEST_PAUSE, Publication, Status, Table
from tables.notices import Note
from tables.saving import Overtaken

_ATTEMPTS = 5


async def pause(house: House, table_id: str, by: int) -> Publication:
    """Stop the clock of a running table, as the person ``by`` has asked for.

    Raises `NotPossible` when it does not run.
    """
    note = Note("paused", by)
    return await _change(house, table_id, note, pause=True) or _refuse(table_id)


async def resume(house: House, table_id: str, *, only_when_due: bool = False) -> Publication | None:
    """Let a paused table go on, with the time that was left; None when it is not due.

    Raises `NotPossible` when it is not paused.
    """
    note = Note("resumed")
    return await _change(house, table_id, note, pause=False, only_when_due=only_when_due)


async def _change(
    house: House, table_id: str, note: Note, *, pause: bool, only_when_due: bool = False
) -> Publication | None:
    async with house.locks.of(table_id):
        for _ in range(_ATTEMPTS):
            async with house.database.read() as connection:
                table = await rows.table(connection, table_id)
            now = house.now()
            if only_when_due and not seating.is_due(table, now):
                return None
            if table.status != Status.PLAYING or table.paused == pause:
                _refuse(table_id)
            try:
                async with house.database.write() as connection:
                    times = _paused(table, now) if pause else await _resumed(connection, table, now)
                    await _write(connection, table, times)
                    await notices.write(connection, table_id, table.revision + 1, [note], now)
                    changed = await rows.table(connection, table_id)
            except Overtaken:
                continue
            house.deadlines_changed.set()
            return Publication(changed, handover=not pause)
    return _refuse(table_id)


def _refuse(table_id: str) -> Publication:
    raise NotPossible(table=table_id)


def _paused(table: Table, now: datetime) -> dict[str, object]:
    left = timedelta() if table.deadline is None else max(timedelta(), table.deadline - now)
    return {"left_seconds": int(left.total_seconds()), "deadline": now + LONGEST_PAUSE}


async def _resumed(connection: AsyncConnection, table: Table, now: datetime) -> dict[str, object]:
    stood = now - (table.paused_at or now)
    first = await rows.move_clocks(connection, table, lambda until: until + stood)
    return {"left_seconds": None, "deadline": first or now + (table.left or timedelta())}


async def _write(connection: AsyncConnection, table: Table, values: dict[str, object]) -> None:
    """Write it down, and let every other process notice. Raises `Overtaken`."""
    tables, snapshots, revision = schema.tables, schema.snapshots, table.revision + 1
    changed = await connection.execute(
        sa.update(tables)
        .where(tables.c.id == table.id, tables.c.revision == table.revision)
        .where(tables.c.status == table.status)
        .values(revision=revision, **values)
    )
    if changed.rowcount != 1:
        raise Overtaken
    await connection.execute(
        sa.update(snapshots).where(snapshots.c.table_id == table.id).values(revision=revision)
    )
