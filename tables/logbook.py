"""A table's public log: what everybody saw happen, and what happened around it."""

from dataclasses import dataclass
from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.kernel import CONCEDE, Event, seen_by
from tables import notices, rows, schema
from tables.model import Table
from tables.notices import Notice

_BEFORE = frozenset({"opened", "joined", "rose", "began"})


@dataclass(frozen=True, slots=True)
class Happening:
    """One moment: what everybody saw (``events``), a ``notice``, or that a seat answered late.

    ``late`` is the seat for which the clock answered, ``gave_up`` the one that conceded.
    """

    at: datetime
    events: tuple[Event, ...] = ()
    notice: Notice | None = None
    late: int | None = None
    gave_up: int | None = None


async def log(connection: AsyncConnection, table: Table) -> list[Happening]:
    """Everything, oldest first, as a spectator may know it."""
    told = await notices.of_table(connection, table.id)
    began = next((each.at for each in told if each.kind == "began"), table.created_at)
    taken = schema.decisions
    query = sa.select(taken).where(taken.c.table_id == table.id).order_by(taken.c.revision)
    decided = {row.revision: row for row in await connection.execute(query)}
    moments: list[tuple[datetime, int, int, Happening]] = [
        (each.at, 0 if each.kind in _BEFORE else 2, number, Happening(each.at, notice=each))
        for number, each in enumerate(told)
    ]
    for revision, entries in await rows.entries(connection, table.id):
        at = decided[revision].at if revision in decided else began
        events = tuple(seen_by(entries, None))
        if events:
            moments.append((at, 1, 2 * revision + 1, Happening(at, events)))
    for revision, row in decided.items():
        if row.choice == CONCEDE:
            moments.append((row.at, 1, 2 * revision, Happening(row.at, gave_up=row.seat)))
        elif row.by == "default":
            moments.append((row.at, 1, 2 * revision, Happening(row.at, late=row.seat)))
    return [each for *_, each in sorted(moments, key=lambda moment: moment[:3])]
