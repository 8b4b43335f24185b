"""The way of a decision: read, check, apply on a copy, write in one transaction, tell."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.kernel import CONCEDE, Positions
from tables import motions, notices, pausing, rows, saving, seating, settings
from tables.errors import (
    NotOffered,
    NotPossible,
    NotYourDecision,
    SatHere,
    StaleRevision,
    TableClosed,
    TablePaused,
)
from tables.house import House
from tables.model import LIVE, Gone, Person, Publication, Status
from tables.notices import Note
from tables.saving import Overtaken
from tables.unsaved import Unsaved

Act = Callable[[Unsaved], int | None]
"""Changes a table in memory; returns the seat whose person did it, None for the clock."""

_ATTEMPTS = 5


async def decide(
    house: House, table_id: str, user_id: int, revision: int, choices: Sequence[Positions]
) -> Publication:
    """Take a person's choices, all or none. See `Tables.decide`."""

    def act(unsaved: Unsaved) -> int:
        seat = unsaved.table.seat_of(user_id)
        if unsaved.table.paused:
            raise TablePaused(table=table_id)
        unsaved.check(seat, revision)
        if not choices:
            raise NotOffered(table=table_id)
        for choice in choices:
            unsaved.take(seat.number, tuple(choice), "player")
        return seat.number

    try:
        return await change(house, table_id, act)
    except (StaleRevision, NotYourDecision):
        # A computer player may have answered in the place of somebody who is back now.
        await come_back(house, table_id, user_id)
        raise


async def concede(house: House, table_id: str, user_id: int) -> Publication:
    """Let a person give up. See `Tables.concede`."""

    def act(unsaved: Unsaved) -> int:
        seat = unsaved.table.seat_of(user_id)
        unsaved.take(seat.number, CONCEDE, "player")
        return seat.number

    return await change(house, table_id, act)


async def vacate(house: House, table_id: str, user_id: int, why: Gone) -> Publication:
    """Let a computer player have a person's seat for good. Raises `NotSeated`."""

    def act(unsaved: Unsaved) -> None:
        unsaved.vacate(unsaved.table.seat_of(user_id).number, why)

    return await change(house, table_id, act)


async def vacate_seat(house: House, table_id: str, seat: int, why: Gone) -> Publication:
    """As `vacate`, by the seat. Raises `NotPossible` when no person has it."""

    def act(unsaved: Unsaved) -> None:
        known = unsaved.table.seats[seat]
        if known.user_id is None or known.gone is not None:
            raise NotPossible(table=table_id)
        unsaved.vacate(seat, why)

    return await change(house, table_id, act)


async def hand_over(house: House, table_id: str, seat: int, person: Person) -> Publication:
    """Give a seat to another person, who is not meant by what was asked about the one before.

    Raises `SatHere` when they have been at the table.
    """

    def act(unsaved: Unsaved) -> None:
        if any(each.user_id == person.user_id for each in unsaved.table.seats):
            raise SatHere(table=table_id)
        unsaved.hand_over(seat, person)

    handed = await change(house, table_id, act)
    async with house.database.write() as connection:
        await motions.end_kicks(connection, table_id, seat)
    return handed


async def come_back(house: House, table_id: str, user_id: int) -> Publication | None:
    """Give a seat back to its person; None (and nothing written) when they have it anyway."""
    async with house.database.read() as connection:
        table = await rows.table(connection, table_id)
    if table.status != Status.PLAYING or table.seat_of(user_id).present:
        return None

    def act(unsaved: Unsaved) -> None:
        unsaved.sit_down(unsaved.table.seat_of(user_id).number)

    publication = await change(house, table_id, act)
    await house.publish(publication)
    return publication


async def go_on(house: House, table_id: str) -> Publication:
    """Let the computer players of a running table act, if it is their turn."""
    return await change(house, table_id, lambda _: None)


async def resume(house: House, table_id: str) -> Publication:
    """Let a paused table go on, and its computer players, who stood still.

    Raises `NotPossible` when it is not paused.
    """
    await pausing.resume(house, table_id)
    return replace(await go_on(house, table_id), handover=True)


async def change(house: House, table_id: str, act: Act) -> Publication:
    """Do ``act`` on a running table, let computer players answer, and save all of it.

    Tasks of this process queue at the table's lock. Another process is noticed by the revision;
    then ``act`` is judged again by what is true now.

    Raises:
        NoSuchTable, TableClosed, TableUnreadable: there is no such running table.
        TableError: whatever ``act`` raises; nothing was changed.
        StorageError: the database refused; nothing was changed.
    """
    async with house.locks.of(table_id):
        for _ in range(_ATTEMPTS):
            try:
                return await _attempt(house, table_id, act)
            except Overtaken:
                continue
    raise StaleRevision(table=table_id)


async def _attempt(house: House, table_id: str, act: Act) -> Publication:
    async with house.database.read() as connection:
        table, snapshot = await saving.read(connection, table_id)
        automatic = await settings.automatic(connection, house.game(table.game), table.seats)
    if table.status != Status.PLAYING or snapshot is None:
        raise TableClosed(table=table_id)
    state = await saving.load(house, table, snapshot)
    unsaved = Unsaved(house, table, state, snapshot.seed, automatic)
    actor = act(unsaved)
    await unsaved.let_agents()
    async with house.database.write() as connection:
        await saving.write(connection, unsaved, house.now())
        saved = await rows.table(connection, table_id)
    if unsaved.reseated:
        house.reseated.add(table_id)
    house.deadlines_changed.set()
    return Publication(saved, unsaved.entries, unsaved.handover(actor))


# Time-outs


class _NotDue(Exception):
    """Somebody acted just before the clock did."""


async def time_out(house: House, table_id: str) -> Publication | None:
    """Take the defaults at a table whose time is up; None when it is not, or the table is over.

    A table at which nobody is left is aborted instead.
    """
    async with house.database.read() as connection:
        table = await rows.table(connection, table_id)
    if table.paused:
        resumed = await pausing.resume(house, table_id, only_when_due=True)
        return resumed and replace(await go_on(house, table_id), handover=True)
    if table.deserted:
        return await abort(house, table_id, only_when_due=True)

    def act(unsaved: Unsaved) -> None:
        if not seating.is_due(unsaved.table, house.now()):
            raise _NotDue
        unsaved.time_out(house.now())

    try:
        return await change(house, table_id, act)
    except (_NotDue, TableClosed):
        return None


async def abort(
    house: House, table_id: str, *, only_when_due: bool = False, note: Note | None = None
) -> Publication | None:
    """End a table for nobody's good; None when it is over, or not due though it should be.

    ``note`` is what the log tells of it.
    """
    async with house.locks.of(table_id):
        for _ in range(_ATTEMPTS):
            async with house.database.read() as connection:
                table = await rows.table(connection, table_id)
            if table.status not in LIVE or (
                only_when_due and not seating.is_due(table, house.now())
            ):
                return None
            try:
                async with house.database.write() as connection:
                    closed = await seating.close(connection, table, Status.ABORTED, house.now())
                    told = [note] if note else []
                    await notices.write(connection, table_id, table.revision, told, house.now())
            except Overtaken:
                continue
            house.deadlines_changed.set()
            return Publication(closed)
    raise StaleRevision(table=table_id)
