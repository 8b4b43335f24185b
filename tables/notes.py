"""A few texts by key, for whoever shows the tables: what it must know after a restart."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tables.schema import notes


async def note(connection: AsyncConnection, key: str) -> str | None:
    """The text kept under ``key``, if any."""
    found = await connection.execute(sa.select(notes.c.value).where(notes.c.key == key))
    return found.scalar_one_or_none()


async def set_note(connection: AsyncConnection, key: str, value: str | None) -> None:
    """Keep a text under ``key`` (at most 200 characters); None forgets it."""
    await connection.execute(sa.delete(notes).where(notes.c.key == key))
    if value is not None:
        await connection.execute(sa.insert(notes).values(key=key, value=value))
