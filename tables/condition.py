"""How a database is, for its host: asked without changing it, and without the bot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from tables import schema
from tables.model import LIVE, Status


@dataclass(frozen=True, slots=True)
class Condition:
    """How many tables are open or running, and which of those are in quarantine."""

    live: int
    quarantined: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Census:
    """How many tables there are of each status, and which of the live ones are in quarantine."""

    tables: Mapping[Status, int]
    quarantined: tuple[str, ...]


async def census(connection: AsyncConnection) -> Census:
    """Count the tables of a database that is open."""
    tables = schema.tables
    query = sa.select(tables.c.status, sa.func.count().label("many")).group_by(tables.c.status)
    found = {Status(row.status): row.many for row in await connection.execute(query)}
    return Census(
        {status: found.get(status, 0) for status in Status},
        tuple(await connection.scalars(_quarantined())),
    )


def _quarantined() -> sa.Select[str]:
    tables = schema.tables
    aside = tables.c.status.in_(LIVE), tables.c.fault.is_not(None)
    return sa.select(tables.c.id).where(*aside).order_by(tables.c.id)


async def condition(url: str) -> Condition:
    """Look into the database at a SQLAlchemy ``url``. Raises what its driver does."""
    tables = schema.tables
    engine = create_async_engine(url, hide_parameters=True, poolclass=NullPool)
    try:
        async with engine.connect() as connection:
            live = await connection.scalar(
                sa.select(sa.func.count()).where(tables.c.status.in_(LIVE))
            )
            return Condition(live or 0, tuple(await connection.scalars(_quarantined())))
    finally:
        await engine.dispose()
