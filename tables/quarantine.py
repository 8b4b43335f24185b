"""Tables that cannot go on are set aside, so that the others do, and their players are told.

A table is set aside when its saved state cannot be used, or when the rules fail on it and no
person could do anything about that. It comes back at a start of the program that can use it.
"""

from datetime import timedelta

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tables import faults, rows, schema
from tables.errors import TableUnreadable
from tables.house import House
from tables.model import Publication, Table


async def set_aside(house: House, table_id: str, why: str, error: Exception) -> str:
    """Put a table into quarantine and tell all subscribers; returns the id the log has it under."""
    error_id = faults.report(table_id, f"quarantined, {why}", error)
    async with house.database.write() as connection:
        await _mark(connection, table_id, error_id)
        table = await rows.table(connection, table_id)
    house.deadlines_changed.set()
    await house.publish(Publication(table))
    return error_id


async def let_out(house: House, table: Table) -> None:
    """End a table's quarantine; nobody has less than a whole turn for what was asked before."""
    async with house.database.write() as connection:
        await _mark(connection, table.id, None)
        if table.deadline is not None:
            lost = house.now() + table.pace - table.deadline
            await rows.give_time(connection, max(lost, timedelta()), schema.tables.c.id == table.id)


def check(table: Table) -> None:
    """Raises `TableUnreadable` for a table in quarantine."""
    if table.fault is not None:
        raise TableUnreadable(table=table.id, id=table.fault)


async def _mark(connection: AsyncConnection, table_id: str, error_id: str | None) -> None:
    tables = schema.tables
    await connection.execute(
        sa.update(tables).where(tables.c.id == table_id).values(fault=error_id)
    )
