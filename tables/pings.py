"""Who was told that they must act, and where: what whoever tells them must know after a restart."""

from collections.abc import Iterable
from dataclasses import dataclass

import sqlalchemy as sa

from tables.house import House, whole
from tables.schema import pings


@dataclass(frozen=True, slots=True)
class Ping:
    """That a person was told about the question their seat has had since revision ``asked``.

    ``reminded``: told again before the time was up. ``channel_id`` and ``message_id`` are where it
    was said, None where nothing was said in the end. Several pings may be one message.
    """

    user_id: int
    asked: int
    reminded: bool = False
    channel_id: int | None = None
    message_id: int | None = None

    @property
    def place(self) -> tuple[int, int] | None:
        """The channel and the message; None where nothing was said."""
        if self.channel_id is None or self.message_id is None:
            return None
        return self.channel_id, self.message_id


class Pings:
    """The pings of all tables, the latest of each person. Every method may raise `StorageError`."""

    def __init__(self, house: House) -> None:
        self.house = house

    @whole
    async def of(self, table_id: str) -> dict[int, Ping]:
        """The pings of a table, by person."""
        query = sa.select(pings).where(pings.c.table_id == table_id)
        async with self.house.database.read() as connection:
            return {
                row.user_id: Ping(
                    row.user_id, row.asked, row.reminded, row.channel_id, row.message_id
                )
                for row in await connection.execute(query)
            }

    @whole
    async def tables(self) -> list[str]:
        """The tables of which there are pings."""
        async with self.house.database.read() as connection:
            found = await connection.execute(sa.select(pings.c.table_id).distinct())
            return list(found.scalars())

    @whole
    async def note(
        self, table_id: str, sent: Iterable[Ping] = (), gone: Iterable[int] = ()
    ) -> None:
        """Note the pings that were sent, and forget those of the persons ``gone``."""
        new = list(sent)
        users = [*gone, *(each.user_id for each in new)]
        async with self.house.database.write() as connection:
            await connection.execute(
                sa.delete(pings).where(pings.c.table_id == table_id, pings.c.user_id.in_(users))
            )
            for each in new:
                await connection.execute(
                    sa.insert(pings).values(
                        table_id=table_id,
                        user_id=each.user_id,
                        asked=each.asked,
                        reminded=each.reminded,
                        channel_id=each.channel_id,
                        message_id=each.message_id,
                    )
                )
