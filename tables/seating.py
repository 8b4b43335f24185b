"""From a challenge to a table in play, or to nothing."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

import sqlalchemy as sa
from pydantic import ValidationError
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.kernel import DICE_VERSION, SetupError, commitment
from tables import rows, saving, schema
from tables.errors import (
    AlreadyAnswered,
    BadOptions,
    ChallengeExpired,
    NotInvited,
    SelfChallenge,
    TableRunning,
    TooManyTables,
)
from tables.house import House
from tables.model import HOUSE_AGENT, LIVE, Person, Publication, Status, Table
from tables.saving import Overtaken
from tables.unsaved import Unsaved

SEATS = 2
"""Seats of a table that one person opens by challenging another."""

_LETTERS = "abcdefghijklmnopqrstuvwxyz23456789"


def new_id() -> str:
    """A table's id: eight letters and digits that are hard to mix up."""
    return "".join(secrets.choice(_LETTERS) for _ in range(8))


def new_seed() -> str:
    """256 random bits, in hex."""
    return secrets.token_hex(32)


@dataclass(frozen=True, slots=True, kw_only=True)
class Invitation:
    """What a challenge is about: who, which game, and where it is shown."""

    game: str
    host: Person
    opponent: Person | None
    guild_id: int | None
    channel_id: int | None
    locale: str
    options: Mapping[str, object]
    pace: timedelta
    rematch_of: str | None = None


async def challenge(house: House, invitation: Invitation) -> Table:
    """Open a table, and begin at once when the opponent is a computer player.

    See `Tables.challenge`.
    """
    host, opponent = invitation.host, invitation.opponent
    if opponent is not None and opponent.user_id == host.user_id:
        raise SelfChallenge
    table_id, seed = house.new_id(), house.new_seed()
    options = _checked_options(house, invitation, seed)
    async with house.database.write() as connection:
        for person in (host, opponent):
            if person is not None:
                await rows.know(connection, person)
        await _check_limit(house, connection, host.user_id)
        row = _new_row(house, invitation, options, table_id, seed)
        await connection.execute(sa.insert(schema.tables).values(row))
        await connection.execute(sa.insert(schema.seats), _new_seats(invitation, table_id))
        table = await rows.table(connection, table_id)
    house.deadlines_changed.set()
    return table if opponent else (await _begin(house, table_id)).table


async def accept(house: House, table_id: str, user_id: int) -> Publication:
    """Begin a table whose invited person agrees. See `Tables.accept`."""
    async with house.locks.of(table_id):
        await _answerable(house, table_id, _is_invited(user_id))
        return await _begin(house, table_id)


async def decline(house: House, table_id: str, user_id: int) -> Table:
    """Say no to a challenge. See `Tables.decline`."""
    return await _close(house, table_id, _is_invited(user_id))


async def cancel(house: House, table_id: str, user_id: int) -> Table:
    """Take one's own challenge back. See `Tables.cancel`."""
    return await _close(house, table_id, lambda table: table.host == user_id)


async def expire(house: House, table_id: str) -> Publication | None:
    """Close a challenge whose time is up; None when it is not, or was answered."""
    async with house.locks.of(table_id), house.database.write() as connection:
        table = await rows.table(connection, table_id)
        if table.status != Status.OPEN or not is_due(table, house.now()):
            return None
        return Publication(await close(connection, table, Status.EXPIRED, house.now()))


async def rematch(house: House, table_id: str, user_id: int) -> Table:
    """Challenge one's opponent of a table again. See `Tables.rematch`."""
    async with house.locks.of(table_id):
        async with house.database.read() as connection:
            table = await rows.table(connection, table_id)
            again = await rows.live(connection, schema.tables.c.rematch_of == table_id)
        me = table.seat_of(user_id)
        if table.status in LIVE:
            raise TableRunning(table=table_id)
        if again:
            return again[0]
        people = [Person(s.user_id, s.name, s.locale) for s in table.seats if s.user_id]
        host = next(person for person in people if person.user_id == me.user_id)
        invitation = Invitation(
            game=table.game,
            host=host,
            opponent=next((person for person in people if person != host), None),
            guild_id=table.guild_id,
            channel_id=table.channel_id,
            locale=table.locale,
            options=table.options,
            pace=table.pace,
            rematch_of=table_id,
        )
        return await challenge(house, invitation)


async def place(
    house: House,
    table_id: str,
    channel_id: int | None,
    thread_id: int | None,
    message_id: int | None,
) -> None:
    """Note where a table's board is. See `Tables.place`."""
    tables = schema.tables
    async with house.locks.of(table_id), house.database.write() as connection:
        table = await rows.table(connection, table_id)
        values: dict[str, object] = {
            "channel_id": channel_id,
            "thread_id": thread_id,
            "message_id": message_id,
        }
        if table.status == Status.PLAYING and table.deadline is not None:
            if message_id is None:
                values["deadline"] = max(table.deadline, house.now() + house.abandon)
            elif table.message_id is None:
                values["deadline"] = min(table.deadline, house.now() + table.pace)
        await connection.execute(sa.update(tables).where(tables.c.id == table_id).values(values))
    house.deadlines_changed.set()


async def close(connection: AsyncConnection, table: Table, status: Status, now: datetime) -> Table:
    """End a table without a result. Raises `Overtaken` when it changed since it was read."""
    tables = schema.tables
    changed = await connection.execute(
        sa.update(tables)
        .where(
            tables.c.id == table.id,
            tables.c.status == table.status,
            tables.c.revision == table.revision,
        )
        .values(status=status, deadline=None, finished_at=now)
    )
    if changed.rowcount != 1:
        raise Overtaken
    await connection.execute(
        sa.update(schema.seats).where(schema.seats.c.table_id == table.id).values(asked=None)
    )
    return await rows.table(connection, table.id)


def _checked_options(house: House, invitation: Invitation, seed: str) -> dict[str, object]:
    """The options with what they leave open, after a deal on trial."""
    game = house.game(invitation.game)
    try:
        given = game.options_type.model_validate(dict(invitation.options))
        options = given.model_dump(mode="json")
        game.start(SEATS, options, seed)
    except (ValidationError, SetupError):
        raise BadOptions(game=invitation.game) from None
    return options


async def _check_limit(house: House, connection: AsyncConnection, user_id: int) -> None:
    tables = schema.tables
    # Challenges by others do not count: nobody may fill up somebody else's tables.
    own = (tables.c.status == Status.OPEN) & (tables.c.host == user_id)
    played = (tables.c.status == Status.PLAYING) & rows.with_person(user_id)
    query = sa.select(sa.func.count()).select_from(tables).where(own | played)
    if (await connection.execute(query)).scalar_one() >= house.limit:
        raise TooManyTables(limit=house.limit)


def _new_row(
    house: House, invitation: Invitation, options: dict[str, object], table_id: str, seed: str
) -> dict[str, object]:
    now = house.now()
    return {
        "id": table_id,
        "game": invitation.game,
        "status": Status.OPEN,
        "options": options,
        "host": invitation.host.user_id,
        "guild_id": invitation.guild_id,
        "channel_id": invitation.channel_id,
        "locale": invitation.locale,
        "revision": 0,
        "rules_version": house.game(invitation.game).rules,
        "dice_version": DICE_VERSION,
        "commitment": commitment(seed),
        "seed": seed,
        "pace_seconds": int(invitation.pace.total_seconds()),
        "deadline": now + house.challenge,
        "created_at": now,
        "rematch_of": invitation.rematch_of,
    }


def _new_seats(invitation: Invitation, table_id: str) -> list[dict[str, object]]:
    opponent = invitation.opponent
    return [
        {
            "table_id": table_id,
            "seat": number,
            "user_id": None if person is None else person.user_id,
            "agent": HOUSE_AGENT if person is None else None,
            "absences": 0,
        }
        for number, person in enumerate((invitation.host, opponent))
    ]


async def _begin(house: House, table_id: str) -> Publication:
    """Deal, let computer players act, save. Raises `BadOptions` and `AlreadyAnswered`."""
    async with house.database.read() as connection:
        row = await rows.table_row(connection, table_id)
        table = await rows.with_seats(connection, row)
    try:
        unsaved = Unsaved.begin(house, table, row.seed)
    except SetupError:
        raise BadOptions(game=table.game) from None
    await unsaved.let_agents()
    try:
        async with house.database.write() as connection:
            await saving.write(connection, unsaved, house.now())
            begun = await rows.table(connection, table_id)
    except Overtaken:
        raise AlreadyAnswered(table=table_id) from None
    house.deadlines_changed.set()
    return Publication(begun, unsaved.entries, handover=True)


def _is_invited(user_id: int) -> Callable[[Table], bool]:
    return lambda table: (
        table.host != user_id and any(seat.user_id == user_id for seat in table.seats)
    )


def is_due(table: Table, now: datetime) -> bool:
    """Whether the table's time is up."""
    return table.deadline is not None and table.deadline <= now


async def _answerable(house: House, table_id: str, may: Callable[[Table], bool]) -> Table:
    """An open challenge that this person may answer; one whose time is up is closed on the way."""
    async with house.database.read() as connection:
        table = await rows.table(connection, table_id)
    if not may(table):
        raise NotInvited(table=table_id)
    late = table.status == Status.OPEN and is_due(table, house.now())
    if late:
        async with house.database.write() as connection:
            await close(connection, table, Status.EXPIRED, house.now())
    if late or table.status == Status.EXPIRED:
        raise ChallengeExpired(table=table_id)
    if table.status != Status.OPEN:
        raise AlreadyAnswered(table=table_id)
    return table


async def _close(house: House, table_id: str, may: Callable[[Table], bool]) -> Table:
    async with house.locks.of(table_id):
        table = await _answerable(house, table_id, may)
        try:
            async with house.database.write() as connection:
                return await close(connection, table, Status.DECLINED, house.now())
        except Overtaken:
            raise AlreadyAnswered(table=table_id) from None
