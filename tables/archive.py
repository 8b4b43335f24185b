"""What is left of games that are over: who stands where, what was played with, and the films."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from datetime import datetime

import sqlalchemy as sa

from engine.kernel import Event
from tables import profiles, ratings, records, rows, schema, standings
from tables.films import Film, Frame
from tables.house import House, whole
from tables.model import Favourite, Rating, Standing, Status, Table

_FILMS = 4
"""How many games are kept in memory to be stepped through."""


class Archive:
    """Finished tables. Every method may raise `StorageError`."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._developing = asyncio.Lock()

    @whole
    async def leaderboard(
        self, game: str, guild_id: int | None, since: datetime | None = None
    ) -> list[Standing]:
        """Everybody who has finished a table of ``game`` with another person, the strongest first.

        ``guild_id`` None counts all servers, ``since`` only tables that ended from then on.
        """
        async with self.house.database.read() as connection:
            return await standings.leaderboard(connection, game, guild_id, since)

    @whole
    async def changes(self, table_id: str) -> dict[int, tuple[Rating, Rating]]:
        """The ratings before and after a table, by user id; nothing where it rated no persons."""
        async with self.house.database.read() as connection:
            return await ratings.changes(connection, table_id)

    @whole
    async def favourites(self, user_id: int, game: str, most: int = 10) -> list[Favourite]:
        """What a person has played with, the most frequent first."""
        async with self.house.database.read() as connection:
            return await profiles.favourites(connection, user_id, game, most)

    @whole
    async def games_of(self, user_id: int) -> dict[str, int]:
        """How many tables a person has finished, by game, the most frequent first."""
        async with self.house.database.read() as connection:
            return await profiles.games_of(connection, user_id)

    @whole
    async def finished(
        self, user_id: int, guild_id: int | None, last: int = 100, *, aborted: bool = False
    ) -> list[Table]:
        """The tables that ended here or with this person, the latest first.

        Those with a result; ``aborted``: also those that ended without one.
        """
        tables = schema.tables
        ends = [Status.FINISHED, Status.ABORTED] if aborted else [Status.FINISHED]
        query = (
            sa.select(tables)
            .where(tables.c.status.in_(ends), rows.near(user_id, guild_id))
            .order_by(tables.c.finished_at.desc(), tables.c.id)
            .limit(last)
        )
        async with self.house.database.read() as connection:
            return await rows.tables(connection, query)

    @whole
    async def frame(self, table_id: str, step: int) -> Frame:
        """A moment of a finished game, as spectators saw it. Played again in a thread.

        Raises:
            NoSuchTable: there is none of this id.
            TableRunning, TableClosed: it is not over, or ended without a result.
            NotReplayable: the rules have changed since.
        """
        film = await self._film(table_id)
        return await asyncio.to_thread(film.frame, step)

    @whole
    async def stories(self, table_id: str) -> Sequence[Sequence[Event]]:
        """What spectators saw happen in each step of a finished game. Raises as `frame`."""
        return (await self._film(table_id)).stories

    async def _film(self, table_id: str) -> Film:
        async with self._developing:
            film = self._films.pop(table_id, None)
            if film is None:
                async with self.house.database.read() as connection:
                    record = await records.record(connection, table_id)
                    story = await rows.story(connection, table_id, None, 0)
                game = self.house.game(record.game)
                film = await asyncio.to_thread(Film.of, game, record, story)
            self._films[table_id] = film
            while len(self._films) > _FILMS:
                self._films.popitem(last=False)
            return film
