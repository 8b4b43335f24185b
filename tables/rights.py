"""Who has a say at a table in play, and what each person there may ask for.

Whoever has given up, or is out of the game, has no say any more: nobody waits for an answer of
theirs, and they are not counted among those who are there.
"""

from collections.abc import Collection
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace

from sqlalchemy.ext.asyncio import AsyncConnection

from tables.errors import NotPossible, NotSeated
from tables.model import Seat, Status, Table
from tables.motions import Motion, MotionKind
from tables.notices import Notice
from tables.outcomes import conceded

FEW = 2
"""With so few seats a table is over when one of them gives up."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What a person may do at a table at this moment.

    ``wishes`` are the kinds of question that make sense now; ``kickable`` and ``vacant`` the
    seats that may be emptied by vote, and given to somebody else. ``motions`` are open.
    ``ended`` is what a moderator said when ending the table, ``pause`` how its pause began.
    """

    table: Table
    seat: Seat | None
    motions: tuple[Motion, ...]
    wishes: frozenset[MotionKind] = frozenset()
    kickable: tuple[int, ...] = ()
    vacant: tuple[int, ...] = ()
    ended: Notice | None = None
    pause: Notice | None = None


async def silent(connection: AsyncConnection, table: Table) -> AbstractSet[int]:
    """The seats of a table that have no say any more."""
    given_up = (await conceded(connection, [table.id]))[table.id]
    return given_up | {seat.number for seat in table.seats if seat.out}


def having_a_say(table: Table, motion: Motion, silent: Collection[int]) -> tuple[int, ...]:
    """The user ids of those who have a say, but for whoever asks.

    That are the persons who play: not those for whom a computer player sits in, and not the
    ``silent`` seats. Who is to be sent away has no say; whoever gets a seat has.
    """
    here = [
        seat.user_id
        for seat in table.seats
        if seat.present
        and seat.number not in silent
        and seat.user_id != motion.by.user_id
        and not (motion.kind == "kick" and seat.number == motion.seat)
    ]
    newcomer = [motion.other.user_id] if motion.other else []
    return tuple(user_id for user_id in (*here, *newcomer) if user_id is not None)


def of_person(shown: Standing, user_id: int | None, silent: AbstractSet[int]) -> Standing:
    """What is ``shown`` of a table, with what a person (None: a spectator) may do there."""
    table = shown.table
    if user_id is None or not table.seats_with(user_id):
        return shown
    me = table.seat_of(user_id)
    if table.status != Status.PLAYING or table.stuck or me.number in silent:
        return replace(shown, seat=me)
    playing = [seat for seat in table.seats if seat.number not in silent]
    crowd = sum(seat.present for seat in playing)
    kickable = tuple(
        seat.number
        for seat in playing
        if seat.user_id not in {None, user_id} and not seat.gone and crowd - seat.present >= FEW
    )
    vacant = tuple(
        seat.number
        for seat in table.seats
        if not seat.out and (seat == me or seat.absent or seat.gone is not None)
    )
    wishes: set[MotionKind] = {"resume" if table.paused else "pause", "undo", "replace"}
    if kickable:
        wishes.add("kick")
    may = frozenset(wishes)
    return replace(shown, seat=me, wishes=may, kickable=kickable, vacant=vacant)


def check(standing: Standing, motion: Motion) -> None:
    """Whether a question makes sense. Raises `NotPossible`."""
    table = standing.table
    if standing.seat is None:
        raise NotSeated(table=table.id)
    possible = motion.kind in standing.wishes
    if motion.kind == "kick":
        possible = motion.seat in standing.kickable
    if motion.kind == "replace":
        possible = motion.other is not None and motion.seat in standing.vacant
    if not possible:
        raise NotPossible(table=table.id)
