"""How persons treat each other at a table in play: what they ask, agree on, and may do alone."""

import asyncio
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace

from sqlalchemy.ext.asyncio import AsyncConnection

from tables import (
    carrying,
    decisions,
    logbook,
    motions,
    notices,
    quarantine,
    rights,
    rows,
    undoing,
)
from tables.errors import (
    NoSuchMotion,
    NoVote,
    OwnMotion,
    StorageError,
    TableClosed,
    TableError,
    TooManyMotions,
)
from tables.house import House, whole
from tables.logbook import Happening
from tables.model import Person, Publication, Status, Table
from tables.motions import SHORTEST, Ended, Motion, MotionKind
from tables.notices import REASON_LENGTH, Note
from tables.rights import Standing

MOST_ASKED = 3
"""How many questions of one person are open at a table at a time; each calls for the others."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a question or a vote.

    ``motion`` is as it is now; ``publication`` what happened at the table, if it was carried.
    """

    motion: Motion
    publication: Publication | None = None


class Manners:
    """The manners at all tables. Every method may raise `StorageError` and `NoSuchTable`."""

    def __init__(self, house: House) -> None:
        self.house = house

    # Asking the others

    @whole
    async def propose(
        self,
        table_id: str,
        user_id: int,
        kind: MotionKind,
        *,
        seat: int | None = None,
        other: Person | None = None,
    ) -> Answer:
        """Ask the others for something; where nobody has to agree, it happens at once.

        ``seat`` is whom to send away, or the seat that ``other`` is to have. The same question
        asked again is still one.

        Raises:
            NotSeated, TableClosed: the person does not play here, or the table is not in play.
            TableUnreadable: it is in quarantine.
            NotPossible: it makes no sense here and now.
            TooManyMotions: the person asks for enough already.
            SatHere: ``other`` has, or had, a seat of their own at the table.
            NothingToUndo, UndoTooFar, HiddenShown: nothing can be taken back.
        """
        revision = 0
        async with self.house.database.read() as connection:
            table = await rows.table(connection, table_id)
        me = table.seat_of(user_id)
        if table.status != Status.PLAYING:
            raise TableClosed(table=table_id)
        quarantine.check(table)
        if kind == "undo":
            revision, _ = await undoing.first_of(self.house, table_id, me.number)
        motion = Motion(
            number=0,
            table_id=table_id,
            kind=kind,
            by=Person(user_id, me.name, me.locale),
            seat=me.number if kind == "undo" else seat,
            other=other,
            revision=revision,
            until=self.house.now() + max(SHORTEST, table.pace),
            ballots={},
        )
        async with self._questions(table_id):
            async with self.house.locks.of(table_id):
                number = await self._asked(motion)
            return await self._settled(table_id, number)

    @whole
    async def vote(self, table_id: str, user_id: int, number: int, *, agrees: bool) -> Answer:
        """Say something to what was asked. Whoever asked and disagrees takes it back.

        Raises:
            NoSuchMotion: it has ended.
            NoVote, OwnMotion: the person has no say, or asked for it.
            TableUnreadable: the table is in quarantine.
            TableError: as the carrying out of it.
        """
        quarantine.check(await self._table(table_id))
        async with self._questions(table_id):
            async with self.house.locks.of(table_id), self.house.database.write() as connection:
                motion = await self._one(connection, table_id, number)
                if motion.ended is not None:
                    raise NoSuchMotion(table=table_id)
                if user_id == motion.by.user_id and agrees:
                    raise OwnMotion(table=table_id)
                if user_id == motion.by.user_id:
                    await motions.close(connection, number, "refused")
                elif user_id not in motion.voters:
                    raise NoVote(table=table_id)
                else:
                    await motions.say(connection, number, user_id, agrees=agrees)
            return await self._settled(table_id, number)

    @whole
    async def open(self, table_id: str) -> list[Motion]:
        """What is asked at a table, oldest first, and what has ended and is not `forget`-ed."""
        async with self.house.database.read() as connection:
            table = await rows.table(connection, table_id)
            found = await motions.of_table(connection, table)
            if not found:
                return []
            known = [await self._with_voters(connection, table, each) for each in found]
        return [replace(m, ended="moot") if motions.moot(table, m) else m for m in known]

    @whole
    async def place(self, number: int, place_id: int | None, message_id: int | None) -> None:
        """Note in which message a question stands."""
        async with self.house.database.write() as connection:
            await motions.place(connection, number, place_id, message_id)

    @whole
    async def forget(self, number: int) -> None:
        """Remove a motion that has ended, and has been told so."""
        async with self.house.database.write() as connection:
            await motions.forget(connection, number)

    @whole
    async def expire_due(self) -> list[Publication]:
        """End the questions whose time is up, and those for which too few are left to answer."""
        now, reseated = self.house.now(), frozenset(self.house.reseated)
        async with self.house.database.read() as connection:
            due = await motions.due(connection, now, reseated)
        self.house.reseated -= reseated
        publications: list[Publication] = []
        for motion in due:
            told = None
            try:
                async with self._questions(motion.table_id):
                    late = motion.until <= now
                    answer = await self._settled(motion.table_id, motion.number, late=late)
                if answer.motion.ended is None:
                    continue
                told = answer.publication
            except StorageError:
                self.house.reseated |= reseated
                raise
            except TableError:
                pass  # it could not be carried out, and is closed
            told = told or Publication(await self._table(motion.table_id))
            publications.append(told)
            await self.house.publish(told)
        return publications

    # What one does alone

    @whole
    async def leave(self, table_id: str, user_id: int) -> Publication:
        """Leave for good: a computer player takes the seat, and it counts as a loss.

        At a table of two this is to concede first; where the game goes on all the same, the seat
        is left, too. A table without persons is closed, even if it cannot go on.

        Raises `NotSeated`, `TableClosed`, and `TableUnreadable` where others are left.
        """
        table = await self._table(table_id)
        me = table.seat_of(user_id)
        if table.status != Status.PLAYING:
            raise TableClosed(table=table_id)
        few = len(table.seats) <= rights.FEW and not table.stuck
        if few and me.number not in await self._silent(table):
            over = await decisions.concede(self.house, table_id, user_id)
            if over.table.status != Status.PLAYING:
                return over
            left = await decisions.vacate(self.house, table_id, user_id, "left")
            return replace(left, entries=(*over.entries, *left.entries))
        if table.alone(user_id):
            note = Note("left", user_id)
            closed = await decisions.abort(self.house, table_id, note=note)
            if closed is None:
                raise TableClosed(table=table_id)
            return closed
        return await decisions.vacate(self.house, table_id, user_id, "left")

    @whole
    async def end(self, table_id: str, moderator: Person, reason: str) -> Publication:
        """End a table for a ``reason``, which its log and its board tell; it counts for nobody.

        Whether somebody may do this is for the caller to know. Raises `TableClosed`.
        """
        async with self.house.database.write() as connection:
            await rows.know(connection, moderator)
        note = Note("ended", moderator.user_id, text=" ".join(reason.split())[:REASON_LENGTH])
        closed = await decisions.abort(self.house, table_id, note=note)
        if closed is None:
            raise TableClosed(table=table_id)
        return closed

    # Looking

    @whole
    async def standing(self, table_id: str, user_id: int | None) -> Standing:
        """What a person (None: a spectator) may do at a table."""
        table, asked = await self._table(table_id), await self.open(table_id)
        still = tuple(each for each in asked if each.ended is None)
        async with self.house.database.read() as connection:
            told = await notices.of_table(connection, table_id)
            silent = await rights.silent(connection, table)
        latest = {each.kind: each for each in told}
        ended, pause = latest.get("ended"), latest.get("paused") if table.paused else None
        shown = Standing(table, None, still, ended=ended, pause=pause)
        return rights.of_person(shown, user_id, silent)

    @whole
    async def log(self, table_id: str) -> list[Happening]:
        """All that everybody may know of what happened at a table, oldest first."""
        async with self.house.database.read() as connection:
            return await logbook.log(connection, await rows.table(connection, table_id))

    # How it works

    def _questions(self, table_id: str) -> asyncio.Lock:
        """The lock of a table's questions: each is settled by one answer, whoever else answers.

        Not the table's own, which is taken to carry out what was agreed on.
        """
        return self.house.locks.of(f"questions/{table_id}")

    async def _table(self, table_id: str) -> Table:
        async with self.house.database.read() as connection:
            return await rows.table(connection, table_id)

    async def _silent(self, table: Table) -> AbstractSet[int]:
        async with self.house.database.read() as connection:
            return await rights.silent(connection, table)

    async def _with_voters(
        self, connection: AsyncConnection, table: Table, motion: Motion
    ) -> Motion:
        silent = await rights.silent(connection, table)
        return replace(motion, voters=rights.having_a_say(table, motion, silent))

    async def _one(self, connection: AsyncConnection, table_id: str, number: int) -> Motion:
        table = await rows.table(connection, table_id)
        motion = await motions.one(connection, table_id, number)
        return await self._with_voters(connection, table, motion)

    async def _asked(self, motion: Motion) -> int:
        """Write a question down, unless it stands already; returns its number."""
        standing = await self.standing(motion.table_id, motion.by.user_id)
        rights.check(standing, motion)
        await carrying.check_newcomer(self.house, motion)
        for known in standing.motions:
            if (known.kind, known.seat) == (motion.kind, motion.seat) and (
                known.by.user_id,
                known.other,
            ) == (motion.by.user_id, motion.other):
                return known.number
        asking = sum(known.by.user_id == motion.by.user_id for known in standing.motions)
        if asking >= MOST_ASKED:
            raise TooManyMotions(limit=MOST_ASKED)
        async with self.house.database.write() as connection:
            if motion.other is not None:
                await rows.know(connection, motion.other, named_by_others=True)
            number = await motions.add(connection, motion)
        self.house.deadlines_changed.set()
        return number

    async def _settled(self, table_id: str, number: int, *, late: bool = False) -> Answer:
        """Carry a motion out, or end it, if that is clear by now."""
        async with self.house.database.read() as connection:
            table = await rows.table(connection, table_id)
            motion = await self._one(connection, table_id, number)
        if motion.ended is not None:
            return Answer(motion)
        ended: Ended | None = None
        publication = None
        if motions.moot(table, motion):
            ended = "moot"
        elif motion.verdict:
            try:
                publication = await carrying.carry_out(self.house, motion)
            except StorageError:
                raise  # nothing was changed: it is carried out when the time is up, at the latest
            except TableError:
                await self._close(number, "moot")
                raise
            ended = "carried"
        elif motion.verdict is False:
            ended = "refused"
        elif late:
            ended = "expired"
        if ended is None:
            return Answer(motion)
        # After it was carried out: should the program end in between, it is found to be moot.
        await self._close(number, ended)
        return Answer(replace(motion, ended=ended), publication)

    async def _close(self, number: int, ended: Ended) -> None:
        async with self.house.database.write() as connection:
            await motions.close(connection, number, ended)
        self.house.deadlines_changed.set()
