"""Which chapters of a game's story have a message of their own, and which message that is."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from tables.house import House, whole
from tables.schema import chapters


@dataclass(frozen=True, slots=True)
class Posted:
    """A chapter that was told.

    ``message_id`` is None where it has no message, and will never get one: it was deleted, or
    passed over. ``digest`` tells what the message shows; ``grows``: it may show more some day.
    """

    key: str
    channel_id: int | None
    message_id: int | None
    digest: str
    grows: bool


class Chapters:
    """The told chapters of all tables. Every method may raise `StorageError`."""

    def __init__(self, house: House) -> None:
        self.house = house

    @whole
    async def of(self, table_id: str) -> dict[str, Posted]:
        """The chapters of a table that were told, by key."""
        query = sa.select(chapters).where(chapters.c.table_id == table_id)
        async with self.house.database.read() as connection:
            found = (await connection.execute(query)).all()
        return {
            row.key: Posted(row.key, row.channel_id, row.message_id, row.digest, row.grows)
            for row in found
        }

    @whole
    async def keep(self, table_id: str, posted: Posted) -> None:
        """Write down how a chapter stands now."""
        values: dict[str, object] = {
            "channel_id": posted.channel_id,
            "message_id": posted.message_id,
            "digest": posted.digest,
            "grows": posted.grows,
        }
        where = (chapters.c.table_id == table_id, chapters.c.key == posted.key)
        async with self.house.database.write() as connection:
            changed = await connection.execute(sa.update(chapters).where(*where).values(values))
            if not changed.rowcount:
                new = sa.insert(chapters).values(table_id=table_id, key=posted.key, **values)
                await connection.execute(new)
