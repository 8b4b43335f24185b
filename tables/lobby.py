"""A table that has not begun: who sits down, who gets up, and what will be played.

A challenge is a lobby, too: one with a seat that is kept for the person invited to it. A table
begins by itself when the last of those who were invited agrees; any other when its host says so.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

import sqlalchemy as sa

from tables import notices, rows, schema, seating
from tables.errors import (
    AlreadyAnswered,
    ChallengeExpired,
    GameBegun,
    GameEnded,
    HostAlone,
    InvitedOnly,
    LobbyClosed,
    LobbyExpired,
    NotHost,
    NotInvited,
    NotSeated,
    StaleRevision,
    TableFull,
    TooFewSeats,
    TooManySeats,
)
from tables.house import House
from tables.model import Person, Publication, Seat, Status, Table
from tables.notices import Note
from tables.saving import Overtaken

Act = Callable[[Table], Table]
"""Tells how an open table is to be: other seats, options, or closed. It may raise `TableError`."""

_ATTEMPTS = 5


async def accept(house: House, table_id: str, user_id: int) -> Publication:
    """Sit down as somebody who was invited. See `Lobbies.accept`."""
    answered: list[bool] = []

    def act(table: Table) -> Table:
        me = _invited(table, user_id)
        answered.append(not me.joined and not table.lobby)
        return replace(table, seats=_with(table, replace(me, joined=True)))

    async with house.locks.of(table_id):
        table = await _changed(house, table_id, act)
        if answered[-1] and not table.awaited:
            return await seating.begin(house, table_id)
        return Publication(table)


async def join(house: House, table_id: str, person: Person) -> Table:
    """Sit down; a computer player makes way. See `Lobbies.join`."""

    def act(table: Table) -> Table:
        for seat in table.seats:
            if seat.user_id == person.user_id:
                return replace(table, seats=_with(table, replace(seat, joined=True)))
        if table.entrance == "invited":
            raise InvitedOnly(table=table_id)
        me = Seat(room_for_one(house, table), person.user_id, person.name, person.locale)
        return replace(table, seats=_with(table, me))

    async with house.locks.of(table_id):
        return await _changed(house, table_id, act, person)


async def decline(house: House, table_id: str, user_id: int) -> Table:
    """Say no to an invitation; nobody else left, the table closes. See `Tables.decline`."""

    def act(table: Table) -> Table:
        me = _invited(table, user_id)
        left = _without(table, me)
        if not table.lobby and all(seat.user_id in {None, table.host} for seat in left):
            return replace(table, status=Status.DECLINED)
        return replace(table, seats=left)

    return await change(house, table_id, act)


async def leave(house: House, table_id: str, user_id: int) -> Table:
    """Get up again. See `Tables.leave`."""

    def act(table: Table) -> Table:
        me = table.seat_of(user_id)
        left = replace(table, seats=_without(table, me))
        if user_id != table.host:
            return left
        heirs = [seat.user_id for seat in left.seats if seat.user_id is not None and seat.joined]
        if not heirs:
            raise HostAlone(table=table_id)
        return replace(left, host=heirs[0])

    return await change(house, table_id, act)


async def cancel(house: House, table_id: str, user_id: int) -> Table:
    """Close one's own table before it begins. See `Tables.cancel`."""

    def act(table: Table) -> Table:
        check_host(table, user_id)
        return replace(table, status=Status.DECLINED)

    return await change(house, table_id, act)


async def set_computers(house: House, table_id: str, user_id: int, count: int) -> Table:
    """Let so many computer players play along. See `Tables.set_computers`."""

    def act(table: Table) -> Table:
        check_host(table, user_id)
        people = [seat for seat in table.seats if seat.user_id is not None]
        room = _room(house, table)[1] - len(people)
        computer = seating.computer_seat(0, table.locale)
        return replace(table, seats=(*people, *([computer] * max(0, min(count, room)))))

    return await change(house, table_id, act)


async def set_options(
    house: House, table_id: str, user_id: int, options: Mapping[str, object]
) -> Table:
    """Change what will be played. See `Tables.set_options`."""

    def act(table: Table) -> Table:
        check_host(table, user_id)
        game = house.game(table.game)
        counts = range(game.least_seats, game.most_seats + 1)
        # Not the table's own seed: whether options can be dealt tells nothing about that.
        checked = seating.checked_options(game, options, seating.new_seed(), counts)
        return replace(table, options=checked)

    return await change(house, table_id, act)


def room_for_one(house: House, table: Table) -> int:
    """The seat for one person more; a computer player makes way. Raises `TableFull`."""
    if len(table.seats) < _room(house, table)[1]:
        return len(table.seats)
    computers = [seat.number for seat in table.seats if seat.user_id is None]
    if not computers:
        raise TableFull(table=table.id)
    return computers[-1]


def check_host(table: Table, user_id: int) -> None:
    """Raises `NotHost`."""
    if table.host != user_id:
        raise NotHost(table=table.id)


async def start(house: House, table_id: str, user_id: int) -> Publication:
    """Begin with whoever has sat down. See `Tables.start`."""

    def act(table: Table) -> Table:
        check_host(table, user_id)
        here = tuple(seat for seat in table.seats if seat.joined)
        least, most = _room(house, table)
        if len(here) < least:
            raise TooFewSeats(least=least)
        if len(here) > most:
            raise TooManySeats(most=most)
        return replace(table, seats=here)

    async with house.locks.of(table_id):
        await _changed(house, table_id, act)
        return await seating.begin(house, table_id)


async def expire(house: House, table_id: str) -> Publication | None:
    """Close a table whose time to begin is up; None when it is not, or it is not open."""
    async with house.locks.of(table_id), house.database.write() as connection:
        table = await rows.table(connection, table_id)
        if table.status != Status.OPEN or not seating.is_due(table, house.now()):
            return None
        closed = await seating.close(connection, table, Status.EXPIRED, house.now())
        return Publication(closed)


async def change(house: House, table_id: str, act: Act) -> Table:
    """Do ``act`` on an open table. Raises `AlreadyAnswered`, `ChallengeExpired`."""
    async with house.locks.of(table_id):
        return await _changed(house, table_id, act)


async def _changed(house: House, table_id: str, act: Act, newcomer: Person | None = None) -> Table:
    """Do ``act`` on an open table and save it, with new time until it expires.

    What stays as it was is not written. Another process is noticed by the revision; then ``act``
    is judged again by what is true now.

    Raises:
        AlreadyAnswered, ChallengeExpired: it is not open any more.
        TooManyTables: ``newcomer`` would sit down and has enough of them.
    """
    for _ in range(_ATTEMPTS):
        async with house.database.read() as connection:
            table = await rows.table(connection, table_id)
        check_open(table)
        wanted = act(table)
        check_open(await _close_if_late(house, table))
        if wanted == table:
            return table
        try:
            return await _saved(house, table, wanted, newcomer)
        except Overtaken:
            continue
    raise StaleRevision(table=table_id)


def check_open(table: Table) -> None:
    """Whether a table may still change. Raises `AlreadyAnswered`, `ChallengeExpired`."""
    match table.status:
        case Status.OPEN:
            return
        case Status.PLAYING:
            raise GameBegun(table=table.id)
        case Status.FINISHED:
            raise GameEnded(table=table.id)
        case Status.EXPIRED:
            raise (LobbyExpired if table.lobby else ChallengeExpired)(table=table.id)
        case Status.DECLINED | Status.ABORTED:
            raise (LobbyClosed if table.lobby else AlreadyAnswered)(table=table.id)


async def _close_if_late(house: House, table: Table) -> Table:
    """The table, closed if its time is up."""
    if table.status != Status.OPEN or not seating.is_due(table, house.now()):
        return table
    async with house.database.write() as connection:
        return await seating.close(connection, table, Status.EXPIRED, house.now())


async def _saved(house: House, table: Table, wanted: Table, newcomer: Person | None) -> Table:
    async with house.database.write() as connection:
        if wanted.status != Status.OPEN:
            return await seating.close(connection, table, wanted.status, house.now())
        if newcomer is not None:
            await rows.know(connection, newcomer)
            await seating.check_limit(house, connection, newcomer.user_id)
        tables = schema.tables
        changed = await connection.execute(
            sa.update(tables)
            .where(
                tables.c.id == table.id,
                tables.c.status == Status.OPEN,
                tables.c.revision == table.revision,
            )
            .values(
                revision=table.revision + 1,
                options=dict(wanted.options),
                deadline=house.now() + house.challenge,
                host=wanted.host,
                pace_seconds=int(wanted.pace.total_seconds()),
                entrance=wanted.entrance,
                threads=wanted.threads,
            )
        )
        if changed.rowcount != 1:
            raise Overtaken
        await seating.write_seats(connection, table.id, wanted.seats)
        await notices.write(
            connection, table.id, table.revision + 1, _told(table, wanted), house.now()
        )
        saved = await rows.table(connection, table.id)
    house.deadlines_changed.set()
    return saved


def _room(house: House, table: Table) -> tuple[int, int]:
    """How many may sit at a table, at least and at most."""
    return house.game(table.game).room(table.options)


def _told(table: Table, wanted: Table) -> list[Note]:
    """What the log tells of a change: who has come, and who has got up."""
    before, after = (
        {seat.user_id for seat in each.seats if seat.user_id and seat.joined}
        for each in (table, wanted)
    )
    return [
        *(Note("joined", user_id) for user_id in sorted(after - before)),
        *(Note("rose", user_id) for user_id in sorted(before - after)),
    ]


def _invited(table: Table, user_id: int) -> Seat:
    """The seat of somebody who was invited. Raises `NotInvited`."""
    try:
        seat = table.seat_of(user_id)
    except NotSeated:
        raise NotInvited(table=table.id) from None
    if user_id == table.host:
        raise NotInvited(table=table.id)
    return seat


def _with(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The seats with ``seat`` in its place, or behind the last."""
    return (*table.seats[: seat.number], seat, *table.seats[seat.number + 1 :])


def _without(table: Table, seat: Seat) -> tuple[Seat, ...]:
    return tuple(each for each in table.seats if each.number != seat.number)
