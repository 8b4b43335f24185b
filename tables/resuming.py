"""What is done once at start: time made good, saved states tried, interrupted turns gone on."""

from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tables import decisions, faults, motions, quarantine, rows, saving, schema
from tables.errors import TableError
from tables.house import House
from tables.model import LIVE, Status, Table
from tables.saving import Unreadable

_UNSHOWN = timedelta(minutes=15)
"""How long before the last heartbeat a table may have ended and nobody was shown that."""


async def resume(house: House) -> list[Table]:
    """Bring all tables back into play after the program was not running. See `Tables.resume`."""
    now = house.now()
    async with house.database.write() as connection:
        last = await _give_back(connection, now)
        query = sa.select(schema.tables.c.id, schema.tables.c.fault).where(
            schema.tables.c.status.in_(LIVE)
        )
        running = (await connection.execute(query)).all()
    for table_id, fault in running:
        try:
            if fault is None or await _cured(house, table_id):
                await _go_on(house, table_id)
        except TableError as error:
            faults.report(table_id, "could not go on at start", error)
    async with house.database.read() as connection:
        ended = [] if last is None else await rows.ended(connection, last - _UNSHOWN)
        return [*await rows.live(connection), *ended]


async def make_good(house: House) -> list[Table]:
    """Give back the time since the last heartbeat; returns all tables that are open or in play."""
    async with house.database.write() as connection:
        await _give_back(connection, house.now())
        return await rows.live(connection)


async def beat(house: House) -> None:
    """Write down that the program runs now."""
    async with house.database.write() as connection:
        await _beat(connection, house.now())


async def _last_beat(connection: AsyncConnection) -> datetime | None:
    # Two processes that start at the same time must not both make good for the time since
    # (SQLite locks anyway).
    query = sa.select(schema.heartbeat.c.at).with_for_update()
    return (await connection.execute(query)).scalar_one_or_none()


async def _give_back(connection: AsyncConnection, now: datetime) -> datetime | None:
    """Add the time since the last heartbeat to every deadline; returns when that was.

    In one transaction with the new heartbeat, so that it is added once whatever happens next.
    """
    last = await _last_beat(connection)
    if last is not None and last < now:
        await rows.give_time(connection, now - last)
        await motions.make_good(connection, now - last)
    await _beat(connection, now)
    return last


async def _beat(connection: AsyncConnection, now: datetime) -> None:
    changed = await connection.execute(sa.update(schema.heartbeat).values(at=now))
    if not changed.rowcount:
        await connection.execute(sa.insert(schema.heartbeat).values(id=1, at=now))


async def _cured(house: House, table_id: str) -> bool:
    """Whether a quarantined table can go on after all, by these rules; then it is let out."""
    async with house.database.read() as connection:
        table, snapshot = await saving.read(connection, table_id, quarantined=True)
    try:
        if snapshot is not None:
            snapshot.load(house.game(table.game))
        elif table.status != Status.OPEN:
            return False
    except (Unreadable, TableError):
        return False
    await quarantine.let_out(house, table)
    return True


async def _go_on(house: House, table_id: str) -> None:
    async with house.database.read() as connection:
        table, snapshot = await saving.read(connection, table_id)
    if snapshot is not None:
        await saving.load(house, table, snapshot)
    if any(seat.asked is not None and seat.agent is not None for seat in table.seats):
        publication = await decisions.go_on(house, table_id)
        if publication.entries:
            await house.publish(publication)
