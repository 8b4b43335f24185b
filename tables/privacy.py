"""What is kept of a person: shown to them as a whole, and forgotten when they wish so."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tables import lobby, motions, rows, schema
from tables.errors import StaleRevision, TableError
from tables.house import House, whole
from tables.manners import Manners
from tables.model import HOUSE_AGENT, LIVE, Publication, Status, Table

Json = dict[str, Any]

_OWN = ("preferences", "saved_squads", "pings", "drafts")
"""The tables whose rows are about one person alone; they go with the person."""
_ATTEMPTS = 5


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What deleting a person's data has changed: tables, and messages that called for them."""

    publications: tuple[Publication, ...]
    calls: tuple[tuple[int, int], ...]


class Privacy:
    """What is kept of each person. Every method may raise `StorageError`."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._manners = Manners(house)

    @whole
    async def export(self, user_id: int) -> Json:
        """All that is kept of a person, as JSON: nothing of anybody else, and no secret."""
        async with self.house.database.read() as connection:
            kept: Json = {"user_id": str(user_id)}
            kept["tables"] = [
                await _table(connection, user_id, table)
                for table in await _tables_of(connection, user_id)
            ]
            for table, columns in _with_persons():
                if table in (schema.tables, schema.seats):  # told above, without the seeds
                    continue
                mine = sa.or_(*(column == user_id for column in columns))
                found = (await connection.execute(sa.select(table).where(mine))).mappings()
                others = {column.name for column in columns}
                kept[table.name] = [_plain(row, others, user_id) for row in found]
            return kept

    @whole
    async def forget(self, user_id: int) -> Forgotten:
        """Delete a person's data.

        They leave all their tables: what has not begun without them, what is in play to a
        computer player (of two players the other wins). In finished games, which stay as they
        are, somebody without a name has their place from now on.
        """
        publications: list[Publication] = []
        for _ in range(_ATTEMPTS):
            publications += await self._leave(user_id)
            async with self.house.database.write() as connection:
                if not await rows.live(connection, rows.with_person(user_id), rows.sound()):
                    calls = await _calls(connection, user_id)
                    asked = await motions.end_all_of(connection, user_id)
                    await _erase(connection, user_id)
                    told = [Publication(await rows.table(connection, each)) for each in asked]
                    return Forgotten((*publications, *told), calls)
        raise StaleRevision(table="all")

    async def _leave(self, user_id: int) -> list[Publication]:
        async with self.house.database.read() as connection:
            tables = await rows.live(connection, rows.with_person(user_id), rows.sound())
        left: list[Publication] = []
        for table in tables:
            try:
                left.append(await self._leave_one(table, user_id))
            except TableError:  # it has ended meanwhile, or is in quarantine from now on
                continue
        return left

    async def _leave_one(self, table: Table, user_id: int) -> Publication:
        if table.status == Status.PLAYING:
            return await self._manners.leave(table.id, user_id)
        if table.host == user_id:
            return Publication(await lobby.cancel(self.house, table.id, user_id))
        invited = any(seat.user_id == user_id for seat in table.awaited)
        leave = lobby.decline if invited else lobby.leave
        return Publication(await leave(self.house, table.id, user_id))


def _with_persons() -> Iterator[tuple[sa.Table, list[sa.Column[Any]]]]:
    """The tables with columns that name persons, and those columns; new ones come by themselves."""
    key = schema.people.c.user_id
    for table in schema.metadata.sorted_tables:
        columns = [
            column
            for column in table.columns
            if column is key
            or any(each.column is key for each in column.foreign_keys)
            or (table.name in _OWN and column.name == "user_id")
        ]
        if columns:
            yield table, columns


async def _tables_of(connection: AsyncConnection, user_id: int) -> list[Table]:
    query = (
        sa.select(schema.tables)
        .where(rows.with_person(user_id, lost=True))
        .order_by(schema.tables.c.created_at, schema.tables.c.id)
    )
    return await rows.tables(connection, query)


async def _table(connection: AsyncConnection, user_id: int, table: Table) -> Json:
    """A table at which the person sits or sat, with their own decisions.

    What others decided at the same seat, before it was handed over or since it was lost, is theirs.
    """
    seat = table.seat_held(user_id).number
    log, told = schema.decisions, schema.notices
    came = sa.select(sa.func.max(told.c.revision)).where(
        told.c.table_id == table.id, told.c.kind == "replaced", told.c.other_id == user_id
    )
    since = (await connection.execute(came)).scalar_one() or 0
    query = (
        sa.select(log.c.revision, log.c.choice, log.c.by, log.c.at)
        .where(log.c.table_id == table.id, log.c.seat == seat)
        .where(log.c.by != "agent", log.c.revision > since)
        .order_by(log.c.revision)
    )
    decided = (await connection.execute(query)).mappings()
    return {
        "id": table.id,
        "game": table.game,
        "status": str(table.status),
        "server": None if table.guild_id is None else str(table.guild_id),
        "opened_at": _json(table.created_at),
        "finished_at": _json(table.finished_at),
        "seat": seat,
        "rank": None if table.result is None else table.result.ranks[seat],
        "decisions": [{name: _json(value) for name, value in row.items()} for row in decided],
    }


def _plain(row: Mapping[Any, Any], persons: set[str], user_id: int) -> Json:
    """A row without other persons' ids."""
    return {
        str(name): "somebody else"
        if str(name) in persons and value not in (None, user_id)
        else _json(value)
        for name, value in row.items()
    }


def _json(value: object) -> object:
    if isinstance(value, date | datetime):
        return value.isoformat()
    # Discord's ids are longer than the numbers that JSON readers keep exactly.
    return str(value) if isinstance(value, int) and abs(value) > 2**53 else value


async def _calls(connection: AsyncConnection, user_id: int) -> tuple[tuple[int, int], ...]:
    sent = schema.pings
    query = sa.select(sent.c.channel_id, sent.c.message_id).where(
        sent.c.user_id == user_id, sent.c.message_id.is_not(None)
    )
    return tuple((row.channel_id, row.message_id) for row in await connection.execute(query))


async def _erase(connection: AsyncConnection, user_id: int) -> None:
    """Put somebody without a name in the person's place, and delete the person."""
    people, seats = schema.people, schema.seats
    for name in _OWN:
        own = schema.metadata.tables[name]
        await connection.execute(sa.delete(own).where(own.c.user_id == user_id))
    known = sa.select(people.c.user_id).where(people.c.user_id == user_id)
    if (await connection.execute(known)).one_or_none() is None:
        return
    lowest = (await connection.execute(sa.select(sa.func.min(people.c.user_id)))).scalar_one()
    nobody = min(lowest, 0) - 1
    await connection.execute(sa.insert(people).values(user_id=nobody, name="", locale="en"))
    # A table in quarantine cannot be left; whoever mends it finds a computer player there.
    live = sa.select(schema.tables.c.id).where(schema.tables.c.status.in_(LIVE))
    await connection.execute(
        sa.update(seats)
        .where(seats.c.user_id == user_id, seats.c.table_id.in_(live), seats.c.gone.is_(None))
        .values(agent=HOUSE_AGENT, gone="left")
    )
    for table, columns in _with_persons():
        for column in columns:
            if table is not people:
                named = sa.update(table).where(column == user_id).values({column.name: nobody})
                await connection.execute(named)
    await connection.execute(sa.delete(people).where(people.c.user_id == user_id))
