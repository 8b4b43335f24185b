"""Servers that are unavailable: nobody can press there, so no time passes at their tables."""

from datetime import datetime

import sqlalchemy as sa

from tables import motions, rows, schema
from tables.house import House, whole
from tables.model import Publication


class Outages:
    """Which servers are unavailable, and until when their time was given back.

    What is given back is on disk at once, little by little: it neither waits for the server, which
    may come back to another run of the program, nor can it be given twice.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self._given: dict[int, datetime] = {}

    def begin(self, guild_id: int) -> None:
        """Let no time pass at the tables of a server from now on."""
        self._given.setdefault(guild_id, self.house.now())

    def skip(self) -> None:
        """Give nothing back for the time until now: somebody else has done so, for all tables."""
        self._given = dict.fromkeys(self._given, self.house.now())

    @whole
    async def end(self, guild_id: int) -> None:
        """Let time pass again; subscribers hear of each table, whose clock is another now."""
        if guild_id not in self._given:
            return
        await self.give_back()
        self._given.pop(guild_id, None)
        async with self.house.database.read() as connection:
            tables = await rows.live(connection, schema.tables.c.guild_id == guild_id)
        for table in tables:
            await self.house.publish(Publication(table))
        self.house.deadlines_changed.set()

    @whole
    async def give_back(self) -> None:
        """Add the time that has gone by in vain to every deadline of the servers' tables."""
        if not self._given:
            return
        tables = schema.tables
        async with self.house.database.write() as connection:
            now, given = self.house.now(), dict(self._given)  # others begin meanwhile
            for guild_id, since in given.items():
                if since < now:
                    there = sa.select(tables.c.id).where(tables.c.guild_id == guild_id)
                    await rows.give_time(connection, now - since, tables.c.guild_id == guild_id)
                    asked = schema.motions.c.table_id.in_(there)
                    await motions.make_good(connection, now - since, asked)
        self._given |= {each: now for each in given if each in self._given}
