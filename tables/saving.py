"""Reading a table's state from its snapshot, and writing what has happened since."""

import hashlib
from dataclasses import dataclass
from datetime import datetime, timedelta

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.kernel import DICE_VERSION, State
from tables import drafts, notices, quarantine, ratings, rows, schema
from tables.errors import TableUnreadable, UnknownGame
from tables.house import House
from tables.model import AnyGame, Status, Table
from tables.outcomes import conceded, final_ranks, outcome
from tables.unsaved import Unsaved

SNAPSHOT_SCHEMA = 1


class Overtaken(Exception):
    """Another process changed the table since it was read; nothing was written."""


class Unreadable(Exception):
    """The reason why a snapshot cannot be used, without anything of its contents."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A saved state as it is on disk, and the seed it was dealt from."""

    state: str
    digest: str
    schema_version: int
    dice_version: str
    seed: str
    start_digest: str | None

    def load(self, game: AnyGame) -> State:
        """The state. Raises `Unreadable`.

        The rules may have changed since (`Record` tells their version): what counts is that
        they can go on from here.
        """
        if (self.schema_version, self.dice_version) != (SNAPSHOT_SCHEMA, DICE_VERSION):
            raise Unreadable(f"format {self.schema_version}, dice {self.dice_version}")
        saved = self.state.encode()
        if hashlib.sha256(saved).hexdigest() != self.digest:
            raise Unreadable("the digest differs")
        try:
            return game.load(saved)
        except Exception as error:  # noqa: BLE001
            # The text of a validation error shows the state.
            raise Unreadable(type(error).__name__) from None


async def read(
    connection: AsyncConnection, table_id: str, *, quarantined: bool = False
) -> tuple[Table, Snapshot | None]:
    """A table and its snapshot, if it has begun.

    Raises:
        NoSuchTable: there is none.
        TableUnreadable: it is in quarantine, unless ``quarantined`` asks for such a table.
    """
    row = await rows.table_row(connection, table_id)
    table = await rows.with_seats(connection, row)
    if not quarantined:
        quarantine.check(table)
    saved = schema.snapshots
    found = (
        await connection.execute(sa.select(saved).where(saved.c.table_id == table_id))
    ).one_or_none()
    if found is None:
        return table, None
    return table, Snapshot(
        found.state,
        found.digest,
        found.schema_version,
        found.dice_version,
        row.seed,
        row.start_digest,
    )


async def load(house: House, table: Table, snapshot: Snapshot) -> State:
    """The state of a snapshot. Puts the table into quarantine when it cannot be used.

    Raises:
        TableUnreadable: it cannot.
    """
    try:
        return snapshot.load(house.game(table.game))
    except (Unreadable, UnknownGame) as error:
        why = f"its state is unreadable: {error}"
        error_id = await quarantine.set_aside(house, table.id, why, error)
    raise TableUnreadable(table=table.id, id=error_id)


async def write(connection: AsyncConnection, unsaved: Unsaved, now: datetime) -> None:
    """Write everything of ``unsaved``: log, entries, snapshot, seats, the table's row.

    Raises:
        Overtaken: the table is not at the revision any more at which it was read.
    """
    unsaved.wind(now)
    await _write_table(connection, unsaved, now)
    await _write_seats(connection, unsaved)
    await drafts.tidy(connection, unsaved.table.id)
    await _write_snapshot(connection, unsaved)
    await _write_log(connection, unsaved, now)
    await notices.write(connection, unsaved.table.id, unsaved.revision, unsaved.notes, now)
    if unsaved.state.result is not None:
        await _write_results(connection, unsaved)


async def _write_table(connection: AsyncConnection, unsaved: Unsaved, now: datetime) -> None:
    tables, before, state = schema.tables, unsaved.table, unsaved.state
    finished = state.result is not None
    values: dict[str, object] = {
        "revision": unsaved.revision,
        "status": Status.FINISHED if finished else Status.PLAYING,
        "deadline": unsaved.deadline(now),
        "finished_at": now if finished else None,
        "result": rows.result_json(state.result),
        "left_seconds": None if finished else _seconds(before.left),
        "unshown": finished,
        "fault": unsaved.fault,
        "host": unsaved.host,
    }
    if before.status == Status.OPEN:
        values |= {"rules_version": unsaved.game.rules, "start_digest": unsaved.start_digest}
    changed = await connection.execute(
        sa.update(tables)
        .where(
            tables.c.id == before.id,
            tables.c.revision == before.revision,
            tables.c.status == before.status,
        )
        .values(values)
    )
    if changed.rowcount != 1:
        raise Overtaken


def _seconds(time: timedelta | None) -> int | None:
    return None if time is None else int(time.total_seconds())


async def _write_seats(connection: AsyncConnection, unsaved: Unsaved) -> None:
    seats = schema.seats
    for seat, was in zip(unsaved.seats, unsaved.table.seats, strict=True):
        if seat != was:
            await connection.execute(
                sa.update(seats)
                .where(seats.c.table_id == unsaved.table.id, seats.c.seat == seat.number)
                .values(
                    user_id=seat.user_id,
                    agent=seat.agent,
                    absences=seat.absences,
                    asked=seat.asked,
                    asked_at=seat.since,
                    until=seat.until,
                    gone=seat.gone,
                    out=seat.out,
                )
            )


async def _write_snapshot(connection: AsyncConnection, unsaved: Unsaved) -> None:
    snapshots, game = schema.snapshots, unsaved.game
    saved = game.dump(unsaved.state)
    values = {
        "revision": unsaved.revision,
        "state": saved.decode(),
        "digest": hashlib.sha256(saved).hexdigest(),
        "schema_version": SNAPSHOT_SCHEMA,
        "rules_version": game.rules,
        "dice_version": DICE_VERSION,
    }
    table_id = unsaved.table.id
    if unsaved.table.status == Status.OPEN:
        await connection.execute(sa.insert(snapshots).values(table_id=table_id, **values))
    else:
        await connection.execute(
            sa.update(snapshots).where(snapshots.c.table_id == table_id).values(**values)
        )


async def _write_log(connection: AsyncConnection, unsaved: Unsaved, now: datetime) -> None:
    table_id = unsaved.table.id
    if unsaved.undone_from is not None:
        for log_of in (schema.decisions, schema.entries):
            undone = (log_of.c.table_id == table_id) & (log_of.c.revision >= unsaved.undone_from)
            await connection.execute(sa.delete(log_of).where(undone))
    log = [
        {
            "table_id": table_id,
            "revision": taken.revision,
            "seat": taken.seat,
            "choice": taken.choice,
            "by": taken.by,
            "digest": taken.digest,
            "at": now,
        }
        for taken in unsaved.taken
    ]
    if log:
        await connection.execute(sa.insert(schema.decisions), log)
    told = [(taken.revision, taken.entries) for taken in unsaved.taken]
    await rows.write_entries(connection, table_id, [(0, unsaved.opening), *told])


async def _write_results(connection: AsyncConnection, unsaved: Unsaved) -> None:
    """Note each person's outcome, if persons played against each other, and rate everybody.

    What each of them played with is noted too, whoever the others were.
    """
    persons = [seat for seat in unsaved.seats if seat.user_id is not None]
    result, table = unsaved.state.result, unsaved.table
    if result is None:
        return
    given_up = (await conceded(connection, [table.id]))[table.id]
    lost = await notices.lost_seats(connection, table.id) - {seat.user_id for seat in persons}
    if len(persons) + len(lost) > 1:
        ends: list[dict[str, object]] = [
            {"table_id": table.id, "user_id": user_id, "outcome": ended}
            for user_id, ended in (
                *((s.user_id, outcome(result.ranks, s.number, given_up)) for s in persons),
                *((user_id, "loss") for user_id in sorted(lost)),
            )
        ]
        await connection.execute(sa.insert(schema.results), ends)
    picks = [
        {
            "table_id": table.id,
            "user_id": seat.user_id,
            "key": key,
            "won": outcome(result.ranks, seat.number, given_up) == "win",
        }
        for seat in persons
        for key in dict.fromkeys(unsaved.game.picks(unsaved.state, seat.number))
    ]
    if picks:
        await connection.execute(sa.insert(schema.picks), picks)
    ranks = final_ranks(result.ranks, given_up)
    await ratings.write(connection, table.id, table.game, unsaved.seats, ranks)
