"""Tables are opened, begun, placed and closed."""

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta

import sqlalchemy as sa
from pydantic import ValidationError
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.kernel import DICE_VERSION, SetupError, commitment
from tables import drafts, notices, rows, saving, schema, settings
from tables.errors import (
    BadOptions,
    GameBegun,
    SelfChallenge,
    TableRunning,
    TooManyTables,
)
from tables.house import House
from tables.model import HOUSE_AGENT, LIVE, AnyGame, Person, Publication, Seat, Status, Table
from tables.notices import Note
from tables.saving import Overtaken
from tables.unsaved import Unsaved

_LETTERS = "abcdefghijklmnopqrstuvwxyz23456789"


def new_id() -> str:
    """A table's id: eight letters and digits that are hard to mix up."""
    return "".join(secrets.choice(_LETTERS) for _ in range(8))


def new_seed() -> str:
    """256 random bits, in hex."""
    return secrets.token_hex(32)


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """What a new table is about: who, which game, and where it is shown.

    ``others`` are invited; None among them is a computer player. Where nobody is invited, the
    table begins at once, unless it ``waits`` for people to come.
    """

    game: str
    host: Person
    others: tuple[Person | None, ...] = ()
    waits: bool = False
    guild_id: int | None
    channel_id: int | None
    locale: str
    options: Mapping[str, object]
    pace: timedelta
    rematch_of: str | None = None

    @property
    def invited(self) -> list[Person]:
        """The people who have to answer."""
        return [person for person in self.others if person is not None]


async def open_table(house: House, opening: Opening) -> Table:
    """Open a table, and begin at once when it has nobody to wait for.

    See `Lobbies.challenge` and `Lobbies.open`.
    """
    host = opening.host
    if any(person.user_id == host.user_id for person in opening.invited):
        raise SelfChallenge
    table_id, seed = house.new_id(), house.new_seed()
    game = house.game(opening.game)
    least, most = 1 + len(opening.others), 1 + len(opening.others)
    if opening.waits:
        least, most = game.least_seats, game.most_seats
    options = checked_options(game, opening.options, seed, range(least, most + 1))
    async with house.database.write() as connection:
        await rows.know(connection, host)
        for person in opening.invited:
            await rows.know(connection, person, named_by_others=True)
        await check_limit(house, connection, host.user_id)
        row = _new_row(house, opening, options, table_id, seed)
        await connection.execute(sa.insert(schema.tables).values(row))
        await write_seats(connection, table_id, _new_seats(opening))
        opened = [Note("opened", host.user_id)]
        await notices.write(connection, table_id, 0, opened, house.now())
        table = await rows.table(connection, table_id)
    house.deadlines_changed.set()
    waits = opening.waits or opening.invited
    return table if waits else (await begin(house, table_id)).table


async def rematch(house: House, table_id: str, user_id: int) -> Table:
    """Invite everybody of a table to another one. See `Lobbies.rematch`."""
    async with house.locks.of(table_id):
        async with house.database.read() as connection:
            table = await rows.table(connection, table_id)
            again = await rows.live(connection, schema.tables.c.rematch_of == table_id)
        me = table.seat_of(user_id)
        if table.status in LIVE:
            raise TableRunning(table=table_id)
        if again:
            return again[0]
        others = [seat for seat in table.seats if seat != me]
        order = [me.number, *(seat.number for seat in others)]
        opening = Opening(
            game=table.game,
            host=Person(user_id, me.name, me.locale),
            others=tuple(
                None
                if seat.user_id is None or seat.user_id < 0 or seat.gone
                else Person(seat.user_id, seat.name, seat.locale)
                for seat in others
            ),
            guild_id=table.guild_id,
            channel_id=table.channel_id,
            locale=table.locale,
            options=house.game(table.game).reseated(table.options, order),
            pace=table.pace,
            rematch_of=table_id,
        )
        return await open_table(house, opening)


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
        at = _moved(house, table, message_id)
        if table.status == Status.PLAYING and table.deadline is not None and at is not None:
            first = await rows.move_clocks(connection, table, at)
            values["deadline"] = first if first and not table.paused else at(table.deadline)
        await connection.execute(sa.update(tables).where(tables.c.id == table_id).values(values))
    house.deadlines_changed.set()


async def shown(house: House, table_id: str) -> None:
    """Note that a table's board has shown how it ended. See `Tables.shown`."""
    tables = schema.tables
    async with house.database.write() as connection:
        await connection.execute(
            sa.update(tables).where(tables.c.id == table_id).values(unshown=False)
        )


def _moved(
    house: House, table: Table, message_id: int | None
) -> Callable[[datetime], datetime] | None:
    """When time is up now that a table's board is lost, or there again; None: as before."""
    if message_id is None and table.message_id is not None:
        latest = house.now() + house.abandon
        return lambda until: max(until, latest)
    if message_id is not None and table.message_id is None and not table.paused:
        whole = house.now() + table.pace
        return lambda until: min(until, whole)
    return None


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
        .values(
            status=status,
            deadline=None,
            finished_at=now,
            left_seconds=None,
            unshown=table.status == Status.PLAYING,
        )
    )
    if changed.rowcount != 1:
        raise Overtaken
    await connection.execute(
        sa.update(schema.seats)
        .where(schema.seats.c.table_id == table.id)
        .values(asked=None, asked_at=None, until=None)
    )
    await drafts.tidy(connection, table.id)
    return await rows.table(connection, table.id)


def checked_options(
    game: AnyGame, options: Mapping[str, object], seed: str, counts: Iterable[int]
) -> dict[str, object]:
    """The options with what they leave open, after a deal on trial for one of the seat ``counts``.

    Raises `BadOptions` when the rules refuse them for every count.
    """
    try:
        given = game.options_type.model_validate(dict(options)).model_dump(mode="json")
    except ValidationError:
        raise BadOptions(game=game.key) from None
    for seats in counts:
        with suppress(SetupError):
            game.start(seats, given, seed)
            return given
    raise BadOptions(game=game.key)


async def check_limit(house: House, connection: AsyncConnection, user_id: int) -> None:
    """Raises `TooManyTables` when a person has enough of them."""
    tables = schema.tables
    # Challenges by others do not count: nobody may fill up somebody else's tables.
    own = (tables.c.status == Status.OPEN) & (tables.c.host == user_id)
    played = (tables.c.status == Status.PLAYING) & rows.with_person(user_id)
    query = sa.select(sa.func.count()).select_from(tables).where(own | played)
    if (await connection.execute(query)).scalar_one() >= house.limit:
        raise TooManyTables(limit=house.limit)


async def write_seats(connection: AsyncConnection, table_id: str, seats: Sequence[Seat]) -> None:
    """Write down who sits at a table that has not begun, in the place of who did before."""
    await connection.execute(sa.delete(schema.seats).where(schema.seats.c.table_id == table_id))
    values = [
        {
            "table_id": table_id,
            "seat": number,
            "user_id": seat.user_id,
            "agent": seat.agent,
            "joined": seat.joined,
            "absences": 0,
        }
        for number, seat in enumerate(seats)
    ]
    await connection.execute(sa.insert(schema.seats), values)


def _new_row(
    house: House, opening: Opening, options: dict[str, object], table_id: str, seed: str
) -> dict[str, object]:
    now = house.now()
    return {
        "id": table_id,
        "game": opening.game,
        "status": Status.OPEN,
        "options": options,
        "host": opening.host.user_id,
        "guild_id": opening.guild_id,
        "channel_id": opening.channel_id,
        "locale": opening.locale,
        "revision": 0,
        "rules_version": house.game(opening.game).rules,
        "dice_version": DICE_VERSION,
        "commitment": commitment(seed),
        "seed": seed,
        "pace_seconds": int(opening.pace.total_seconds()),
        "lobby": opening.waits,
        "deadline": now + house.challenge,
        "created_at": now,
        "rematch_of": opening.rematch_of,
    }


def _new_seats(opening: Opening) -> list[Seat]:
    host = opening.host
    return [
        Seat(0, host.user_id, host.name, host.locale),
        *(
            computer_seat(number, opening.locale)
            if person is None
            else Seat(number, person.user_id, person.name, person.locale, joined=False)
            for number, person in enumerate(opening.others, 1)
        ),
    ]


def computer_seat(number: int, locale: str) -> Seat:
    """A seat that a computer player has for good."""
    return Seat(number, None, "", locale, agent=HOUSE_AGENT)


async def begin(house: House, table_id: str) -> Publication:
    """Deal, let computer players act, save. Raises `BadOptions` and `GameBegun`."""
    async with house.database.read() as connection:
        row = await rows.table_row(connection, table_id)
        table = await rows.with_seats(connection, row)
        automatic = await settings.automatic(connection, house.game(table.game), table.seats)
    try:
        unsaved = Unsaved.begin(house, table, row.seed, automatic)
    except SetupError:
        raise BadOptions(game=table.game) from None
    await unsaved.let_agents()
    try:
        async with house.database.write() as connection:
            await saving.write(connection, unsaved, house.now())
            begun = await rows.table(connection, table_id)
    except Overtaken:
        raise GameBegun(table=table_id) from None
    house.deadlines_changed.set()
    return Publication(begun, unsaved.entries, handover=True)


def is_due(table: Table, now: datetime) -> bool:
    """Whether the table's time is up."""
    return table.deadline is not None and table.deadline <= now
