"""How a database is, for its host: asked without changing it, and without the bot."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from tables import schema
from tables.model import LIVE


@dataclass(frozen=True, slots=True)
class Condition:
    """How many tables are open or running, and which of all are in quarantine."""

    live: int
    quarantined: tuple[str, ...]


async def condition(url: str) -> Condition:
    """Look into the database at a SQLAlchemy ``url``. Raises what its driver does."""
    tables = schema.tables
    engine = create_async_engine(url, hide_parameters=True, poolclass=NullPool)
    try:
        async with engine.connect() as connection:
            live = await connection.scalar(
                sa.select(sa.func.count()).where(tables.c.status.in_(LIVE))
            )
            faulty = await connection.scalars(
                sa.select(tables.c.id).where(tables.c.fault.is_not(None)).order_by(tables.c.id)
            )
            return Condition(live or 0, tuple(faulty))
    finally:
        await engine.dispose()
