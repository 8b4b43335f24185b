"""The database's rows, read into the model and written from it."""

import json
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Any

import sqlalchemy as sa
from pydantic import TypeAdapter, ValidationError
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.kernel import Entry, Event, Result, seen_by
from tables import schema
from tables.errors import NoSuchTable
from tables.model import LIVE, Person, Seat, Status, Table

Row = sa.Row[Any]

_entry: TypeAdapter[Entry] = TypeAdapter(Entry)
_entries: TypeAdapter[list[Entry]] = TypeAdapter(list[Entry])
_result: TypeAdapter[Result] = TypeAdapter(Result)


# Tables and their seats


async def table_row(connection: AsyncConnection, table_id: str) -> Row:
    """The raw row of a table, seed included. Raises `NoSuchTable`."""
    found = await connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table_id))
    row = found.one_or_none()
    if row is None:
        raise NoSuchTable(table=table_id)
    return row


async def table(connection: AsyncConnection, table_id: str) -> Table:
    """A table with its seats. Raises `NoSuchTable`."""
    return await with_seats(connection, await table_row(connection, table_id))


async def with_seats(connection: AsyncConnection, row: Row) -> Table:
    """The table of a row."""
    return (await _with_seats(connection, [row]))[0]


async def live(connection: AsyncConnection, *conditions: sa.ColumnElement[bool]) -> list[Table]:
    """The open and running tables that meet the conditions, oldest first."""
    query = (
        sa.select(schema.tables)
        .where(schema.tables.c.status.in_(LIVE), *conditions)
        .order_by(schema.tables.c.created_at, schema.tables.c.id)
    )
    return await _with_seats(connection, (await connection.execute(query)).all())


async def ended(connection: AsyncConnection, since: datetime) -> list[Table]:
    """The tables that ended ``since`` then, in whatever way, the latest last."""
    query = (
        sa.select(schema.tables)
        .where(schema.tables.c.finished_at >= since)
        .order_by(schema.tables.c.finished_at, schema.tables.c.id)
    )
    return await _with_seats(connection, (await connection.execute(query)).all())


async def tables(connection: AsyncConnection, query: sa.Select[Any]) -> list[Table]:
    """The tables whose rows a query gives, in its order."""
    return await _with_seats(connection, (await connection.execute(query)).all())


def with_person(user_id: int, *, lost: bool = False) -> sa.ColumnElement[bool]:
    """The condition that a person has a seat at the table; ``lost``: or has had it and lost it."""
    seats = schema.seats
    own = sa.select(seats.c.table_id).where(seats.c.user_id == user_id)
    return schema.tables.c.id.in_(own if lost else own.where(seats.c.gone.is_(None)))


def near(user_id: int, guild_id: int | None) -> sa.ColumnElement[bool]:
    """The condition that a table is of a server, if any, or that a person has or had a seat."""
    own = with_person(user_id, lost=True)
    return own if guild_id is None else sa.or_(own, schema.tables.c.guild_id == guild_id)


def sound() -> sa.ColumnElement[bool]:
    """The condition that a table is not in quarantine."""
    return schema.tables.c.fault.is_(None)


async def _with_seats(connection: AsyncConnection, rows: Sequence[Row]) -> list[Table]:
    seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
    query = (
        sa.select(schema.seats, schema.people.c.name, schema.people.c.locale)
        .outerjoin(schema.people, schema.people.c.user_id == schema.seats.c.user_id)
        .where(schema.seats.c.table_id.in_(list(seats)))
        .order_by(schema.seats.c.table_id, schema.seats.c.seat)
    )
    languages = {row.id: row.locale for row in rows}
    for row in await connection.execute(query):
        seats[row.table_id].append(
            Seat(
                number=row.seat,
                user_id=row.user_id,
                name=row.name or "",
                locale=row.locale or languages[row.table_id],
                agent=row.agent,
                absences=row.absences,
                asked=row.asked,
                since=row.asked_at,
                until=row.until,
                joined=row.joined,
                gone=row.gone,
                out=row.out,
            )
        )
    return [_table(row, seats[row.id]) for row in rows]


def _table(row: Row, seats: list[Seat]) -> Table:
    return Table(
        id=row.id,
        game=row.game,
        status=Status(row.status),
        options=row.options,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        thread_id=row.thread_id,
        message_id=row.message_id,
        locale=row.locale,
        seats=tuple(seats),
        revision=row.revision,
        commitment=row.commitment,
        seed=row.seed if row.status == Status.FINISHED else None,
        pace=timedelta(seconds=row.pace_seconds),
        deadline=row.deadline,
        created_at=row.created_at,
        finished_at=row.finished_at,
        result=None if row.result is None else _result.validate_python(row.result),
        host=row.host,
        lobby=row.lobby,
        entrance=row.entrance,
        threads=row.threads,
        left=None if row.left_seconds is None else timedelta(seconds=row.left_seconds),
        fault=row.fault,
        unshown=row.unshown,
    )


def result_json(result: Result | None) -> dict[str, object] | None:
    """A result as its column keeps it."""
    return None if result is None else _result.dump_python(result, mode="json")


async def know(
    connection: AsyncConnection, person: Person, *, named_by_others: bool = False
) -> None:
    """Remember a person's present name, and language but for who has chosen one.

    ``named_by_others``: the language is a guess, and that of somebody who is known stays.
    """
    people, wanted = schema.people, schema.preferences
    query = sa.select(wanted.c.settings).where(wanted.c.user_id == person.user_id)
    chosen: dict[str, str] = (await connection.execute(query)).scalar_one_or_none() or {}
    values = {"name": person.name, "locale": chosen.get("language") or person.locale}
    changes = {"name": person.name} if named_by_others else values
    changed = await connection.execute(
        sa.update(people).where(people.c.user_id == person.user_id).values(changes)
    )
    if not changed.rowcount:
        await connection.execute(sa.insert(people).values(user_id=person.user_id, **values))


# What happened, and who may know it


async def write_entries(
    connection: AsyncConnection, table_id: str, entries: Sequence[tuple[int, list[Entry]]]
) -> None:
    """Keep what happened, by revision."""
    rows = [
        {"table_id": table_id, "revision": revision, "entries": _entries.dump_json(each).decode()}
        for revision, each in entries
        if each
    ]
    if rows:
        await connection.execute(sa.insert(schema.entries), rows)


async def story(
    connection: AsyncConnection, table_id: str, seat: int | None, since: int
) -> list[Event]:
    """What ``seat`` has learnt since a revision, oldest first."""
    table = schema.entries
    query = (
        sa.select(table.c.entries)
        .where(table.c.table_id == table_id, table.c.revision >= since)
        .order_by(table.c.revision)
    )
    told = (await connection.execute(query)).scalars()
    return seen_by((entry for text in told for entry in _read_entries(text)), seat)


async def entries(connection: AsyncConnection, table_id: str) -> list[tuple[int, list[Entry]]]:
    """Everything that happened, with the revisions, oldest first. Not for anybody's eyes."""
    table = schema.entries
    query = sa.select(table).where(table.c.table_id == table_id).order_by(table.c.revision)
    return [(row.revision, _read_entries(row.entries)) for row in await connection.execute(query)]


def _read_entries(text: str) -> list[Entry]:
    """The entries that this version of the rules still knows; the others have no words any more."""
    try:
        return _entries.validate_json(text)
    except ValidationError:
        found: list[Entry] = []
        for raw in json.loads(text):
            try:
                found.append(_entry.validate_python(raw))
            except ValidationError:
                continue
        return found


# Time


async def give_time(
    connection: AsyncConnection, time: timedelta, *conditions: sa.ColumnElement[bool]
) -> None:
    """Let the open and running tables that meet the conditions have so much more time.

    The seats that are asked there have, too.
    """
    changing = schema.tables
    for table in await live(connection, changing.c.deadline.is_not(None), *conditions):
        if table.deadline is not None:
            await move_clocks(connection, table, lambda until: until + time)
            later = sa.update(changing).where(changing.c.id == table.id)
            await connection.execute(later.values(deadline=table.deadline + time))


async def move_clocks(
    connection: AsyncConnection, table: Table, at: Callable[[datetime], datetime]
) -> datetime | None:
    """Let the time of everybody who is asked be up when ``at`` says of the moment it was.

    Returns when that is first; None when nobody is waited for. The table's deadline is not moved.
    """
    seats, moved = schema.seats, list[datetime]()
    for seat in table.seats:
        if seat.until is not None:
            moved.append(at(seat.until))
            await connection.execute(
                sa.update(seats)
                .where(seats.c.table_id == table.id, seats.c.seat == seat.number)
                .values(until=moved[-1])
            )
    return min(moved, default=None)


async def next_deadline(connection: AsyncConnection) -> datetime | None:
    """The nearest deadline of a table that the clock can act on."""
    tables = schema.tables
    query = sa.select(sa.func.min(tables.c.deadline)).where(tables.c.status.in_(LIVE), sound())
    return (await connection.execute(query)).scalar_one()
