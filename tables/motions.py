"""What somebody asks of the others at a table, and what they say to it."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tables import notes
from tables.errors import NoSuchMotion
from tables.model import Person, Status, Table
from tables.schema import ballots, motions, people

MotionKind = Literal["pause", "resume", "undo", "kick", "replace"]
Ended = Literal["carried", "refused", "expired", "moot"]

_LAST = "motion"
"""The note of the last number that was given away."""

SHORTEST = timedelta(minutes=10)
"""How long the others have at least to say something."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Motion:
    """Something that is asked: by the person ``by``, about ``seat``, in favour of ``other``.

    ``revision`` is the first that an undo takes back. ``voters`` are those who have a say, but
    for whoever asks; ``ballots`` what has been said by user id. ``until`` it can be answered;
    ``ended`` says how it ended. ``place_id`` and ``message_id`` are where the question stands.
    """

    number: int
    table_id: str
    kind: MotionKind
    by: Person
    seat: int | None
    other: Person | None
    revision: int
    until: datetime
    ended: Ended | None = None
    place_id: int | None = None
    message_id: int | None = None
    ballots: Mapping[int, bool]
    voters: tuple[int, ...] = ()

    @property
    def agreed(self) -> int:
        """How many of the voters have agreed."""
        return sum(self.ballots.get(voter, False) for voter in self.voters)

    @property
    def unanswered(self) -> tuple[int, ...]:
        """The voters who have said nothing yet."""
        return tuple(voter for voter in self.voters if voter not in self.ballots)

    @property
    def verdict(self) -> bool | None:
        """Whether it is carried; None while that is open.

        A person is sent away by more than half of the others, whoever asks for it included.
        Everything else needs all.
        """
        if self.kind == "kick":
            everybody = len(self.voters) + 1
            if 2 * (self.agreed + 1) > everybody:
                return True
            against = len(self.voters) - self.agreed - len(self.unanswered)
            return False if 2 * (everybody - against) <= everybody else None
        if any(not self.ballots.get(voter, True) for voter in self.voters):
            return False
        return None if self.unanswered else True


def moot(table: Table, motion: Motion) -> bool:
    """Whether nobody needs to answer any more, since things have changed; not if it has ended."""
    if motion.ended is not None:
        return False
    asks = (seat for seat in table.seats if seat.user_id == motion.by.user_id and not seat.gone)
    if table.status != Status.PLAYING or table.stuck or all(seat.out for seat in asks):
        return True
    seat = None if motion.seat is None else table.seats[motion.seat]
    if seat is not None and seat.out:
        return True
    match motion.kind:
        case "pause" | "resume":
            return table.paused == (motion.kind == "pause")
        case "kick":
            alone = not motion.voters  # nobody is sent away by one person
            return alone or seat is None or seat.user_id is None or seat.gone is not None
        case "replace":
            taken = seat is None or (seat.present and seat.user_id != motion.by.user_id)
            known = motion.other is not None and _sat_here(table, motion.other.user_id)
            return taken or known
        case "undo":
            return False


def _sat_here(table: Table, user_id: int) -> bool:
    return any(seat.user_id == user_id for seat in table.seats)


# Rows


async def add(connection: AsyncConnection, motion: Motion) -> int:
    """Write a new motion down; returns its number."""
    number = await _next_number(connection)
    await connection.execute(
        sa.insert(motions).values(
            number=number,
            table_id=motion.table_id,
            kind=motion.kind,
            user_id=motion.by.user_id,
            seat=motion.seat,
            other_id=motion.other.user_id if motion.other else None,
            revision=motion.revision,
            until=motion.until,
        )
    )
    return number


async def _next_number(connection: AsyncConnection) -> int:
    """A number that no motion has ever had: its buttons outlive a motion that is forgotten."""
    kept = await notes.note(connection, _LAST)
    highest = await connection.scalar(sa.select(sa.func.max(motions.c.number)))
    number = max(int(kept or 0), highest or 0) + 1
    await notes.set_note(connection, _LAST, str(number))
    return number


async def say(connection: AsyncConnection, number: int, user_id: int, *, agrees: bool) -> None:
    """Write down what a person says, instead of what they said before."""
    own = (ballots.c.motion == number) & (ballots.c.user_id == user_id)
    await connection.execute(sa.delete(ballots).where(own))
    values = {"motion": number, "user_id": user_id, "agrees": agrees}
    await connection.execute(sa.insert(ballots).values(values))


async def close(connection: AsyncConnection, number: int, ended: Ended) -> bool:
    """Note how a motion ended; False if it had ended before."""
    closing = sa.update(motions).where(motions.c.number == number, motions.c.ended.is_(None))
    return (await connection.execute(closing.values(ended=ended))).rowcount == 1


async def end_all_of(connection: AsyncConnection, user_id: int) -> list[str]:
    """End what a person asks for and what is asked for them; returns the tables it was asked at."""
    own = motions.c.ended.is_(None) & (
        (motions.c.user_id == user_id) | (motions.c.other_id == user_id)
    )
    tables = (await connection.execute(sa.select(motions.c.table_id).where(own))).scalars()
    asked = sorted(set(tables))
    await connection.execute(sa.update(motions).where(own).values(ended="moot"))
    return asked


async def end_kicks(connection: AsyncConnection, table_id: str, seat: int) -> None:
    """End what is asked about whoever had a seat, since somebody else has it now."""
    meant = (motions.c.table_id == table_id) & (motions.c.seat == seat) & (motions.c.kind == "kick")
    still = sa.update(motions).where(meant, motions.c.ended.is_(None))
    await connection.execute(still.values(ended="moot"))


async def forget(connection: AsyncConnection, number: int) -> None:
    """Remove a motion that has ended."""
    await connection.execute(sa.delete(ballots).where(ballots.c.motion == number))
    await connection.execute(sa.delete(motions).where(motions.c.number == number))


async def place(
    connection: AsyncConnection, number: int, place_id: int | None, message_id: int | None
) -> None:
    """Note where the question stands."""
    placed = sa.update(motions).where(motions.c.number == number)
    await connection.execute(placed.values(place_id=place_id, message_id=message_id))


async def one(connection: AsyncConnection, table_id: str, number: int) -> Motion:
    """A motion of a table. Raises `NoSuchMotion`."""
    found = await _read(connection, motions.c.number == number, motions.c.table_id == table_id)
    if not found:
        raise NoSuchMotion(table=table_id)
    return found[0]


async def of_table(connection: AsyncConnection, table: Table) -> list[Motion]:
    """The motions of a table, oldest first, those that have ended and are not forgotten too."""
    return await _read(connection, motions.c.table_id == table.id)


async def due(
    connection: AsyncConnection, now: datetime, reseated: Collection[str] = ()
) -> list[Motion]:
    """The motions whose time is up, and all of the tables where others have a say by now."""
    due = (motions.c.until <= now) | motions.c.table_id.in_(reseated)
    return await _read(connection, motions.c.ended.is_(None), due)


async def next_end(connection: AsyncConnection) -> datetime | None:
    """When the next motion ends by itself."""
    query = sa.select(sa.func.min(motions.c.until)).where(motions.c.ended.is_(None))
    return (await connection.execute(query)).scalar_one()


async def make_good(
    connection: AsyncConnection, gone: timedelta, *conditions: sa.ColumnElement[bool]
) -> None:
    """Give the motions that meet the conditions the time in which nobody could answer."""
    still = sa.select(motions.c.number, motions.c.until).where(motions.c.ended.is_(None))
    query = still.where(*conditions)
    for number, until in (await connection.execute(query)).all():
        later = sa.update(motions).where(motions.c.number == number)
        await connection.execute(later.values(until=until + gone))


async def _read(connection: AsyncConnection, *conditions: sa.ColumnElement[bool]) -> list[Motion]:
    by, other = people.alias("by"), people.alias("other")
    query = (
        sa.select(
            motions,
            *(by.c.name.label("by_name"), by.c.locale.label("by_locale")),
            *(other.c.name.label("other_name"), other.c.locale.label("other_locale")),
        )
        .join(by, by.c.user_id == motions.c.user_id)
        .outerjoin(other, other.c.user_id == motions.c.other_id)
        .where(*conditions)
        .order_by(motions.c.number)
    )
    found = [_motion(row) for row in await connection.execute(query)]
    said: dict[int, dict[int, bool]] = {motion.number: {} for motion in found}
    votes = sa.select(ballots).where(ballots.c.motion.in_(list(said)))
    for row in await connection.execute(votes):
        said[row.motion][row.user_id] = row.agrees
    return [replace(motion, ballots=said[motion.number]) for motion in found]


def _motion(row: sa.Row[Any]) -> Motion:
    other = None
    if row.other_id is not None:
        other = Person(row.other_id, row.other_name or "", row.other_locale or "en")
    return Motion(
        number=row.number,
        table_id=row.table_id,
        kind=row.kind,
        by=Person(row.user_id, row.by_name, row.by_locale),
        seat=row.seat,
        other=other,
        revision=row.revision,
        until=row.until,
        ended=row.ended,
        place_id=row.place_id,
        message_id=row.message_id,
        ballots={},
    )
