"""What the people at a table have agreed on is carried out."""

from tables import decisions, notices, pausing, rows, seating, undoing
from tables.errors import EnoughTables, SatHere, TooManyTables
from tables.house import House
from tables.model import Person, Publication
from tables.motions import Motion


async def carry_out(house: House, motion: Motion) -> Publication:
    """Do what was asked for.

    Raises:
        NotPossible, SatHere, EnoughTables, NothingToUndo, UndoTooFar, HiddenShown: it cannot be
            done any more.
    """
    table_id, seat = motion.table_id, motion.seat
    match motion.kind:
        case "pause":
            return await pausing.pause(house, table_id, motion.by.user_id)
        case "resume":
            return await decisions.resume(house, table_id)
        case "undo":
            assert seat is not None  # noqa: S101 - `Manners.propose` fills it in
            return await undoing.undo(house, table_id, seat, motion.revision)
        case "kick":
            assert seat is not None  # noqa: S101 - `Manners.propose` has looked
            return await decisions.vacate_seat(house, table_id, seat, "kicked")
        case "replace":
            assert seat is not None  # noqa: S101 - `Manners.propose` has looked
            assert motion.other is not None  # noqa: S101 - `Manners.propose` has looked
            return await _replace(house, motion, seat, motion.other)


async def check_newcomer(house: House, motion: Motion) -> None:
    """Raises `SatHere` when whoever is to get a seat has, or had, one of their own here."""
    if motion.other is None:
        return
    async with house.database.read() as connection:
        table = await rows.table(connection, motion.table_id)
        known = await notices.once_seated(connection, motion.table_id)
    if motion.other.user_id in known | {seat.user_id for seat in table.seats}:
        raise SatHere(table=motion.table_id)


async def _replace(house: House, motion: Motion, seat: int, other: Person) -> Publication:
    await check_newcomer(house, motion)
    async with house.database.read() as connection:
        try:
            await seating.check_limit(house, connection, other.user_id)
        except TooManyTables as error:
            raise EnoughTables(**error.values) from None
    return await decisions.hand_over(house, motion.table_id, seat, other)
