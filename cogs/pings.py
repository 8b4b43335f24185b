"""Pings: how people hear that they must act, each as they wish.

Edits notify nobody, so whoever must act is called by a fresh message, which is deleted as soon as
they have acted. As a board, what is said is a projection of the table: whoever changes a table
says `Pings.tell`, and what should stand there is compared with what was noted to stand there.

    asked -- 10 s --> called ----------- a quarter of the time left --> reminded --> time is up

Nobody is called who is obviously there: within 10 seconds of the question, within 30 of an answer
of their own, or within 60 of the last call at the table. All of that is measured with the tables'
clock, and what was said is in the database, so that a restart neither loses nor repeats it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

import discord

from cogs.board import open_seats
from cogs.boards import board_link
from cogs.codec import Act, Address
from cogs.letters import Key, Link, PrivateLetter, PublicLetter, Row
from cogs.naming import game_name, names
from cogs.newest import Newest
from cogs.outcome import Delivered, Failed, Outcome, Reason
from cogs.publisher import Publisher
from cogs.trouble import described
from render import presenter
from render.presenter import Discreet
from render.words import Words, plain
from tables.errors import NoSuchTable, TableError
from tables.model import Publication, Seat, Status, Table
from tables.pings import Ping
from tables.service import Tables

log = logging.getLogger(__name__)

GRACE = timedelta(seconds=10)
"""How long after a question nobody is called: most of those who are there answer sooner."""
THERE = timedelta(seconds=30)
"""How long somebody who has acted is taken to be there."""
APART = timedelta(seconds=60)
"""How far apart two calls of one person at a table are."""
LEFT = 0.25
"""The part of the time for a decision that is left at the reminder."""
SHORTEST = timedelta(minutes=1)
"""A question with no more time than this, such as a small one, has no reminder."""
RETRY = timedelta(seconds=30)

_LATER = (Reason.BUSY, Reason.DOWN, Reason.CHANNEL_GONE)
"""Why a call that could not be said is said later; a lost channel's board moves first."""


@dataclass(frozen=True, slots=True)
class Call:
    """Somebody who must act and wants to hear of it.

    ``public``: at the table, where everybody reads it; else by private letter, after which
    ``instead`` says whether it may be public when that cannot be delivered.
    """

    user_id: int
    seat: Seat
    asked: int
    public: bool
    instead: bool = False
    reminder: bool = False

    @property
    def ping(self) -> Ping:
        """What is noted of it."""
        return Ping(self.user_id, self.asked, self.reminder)


class Pings:
    """Calls whoever must act."""

    def __init__(self, tables: Tables, publisher: Publisher) -> None:
        self._tables = tables
        self._publisher = publisher
        self._house = tables.house
        self._newest = Newest(self._tried, lambda table_id: f"pings-{table_id}")
        self._due: dict[str, datetime] = {}
        self._acted: dict[tuple[str, int], datetime] = {}
        self._called: dict[tuple[str, int], datetime] = {}
        self._house.chores.append(self)

    def tell(self, publication: Publication, by: int | None = None) -> None:
        """See to it that the right people are called after something has happened.

        ``by`` is whoever did it, and so is there.
        """
        table = publication.table
        if by is not None:
            self._acted[table.id, by] = self._house.now()
        if table.status is not Status.OPEN:
            self.refresh(table.id)

    def refresh(self, table_id: str) -> None:
        """Let those be called who should be now; returns at once."""
        self._newest.want(table_id)

    async def resume(self, table_ids: Iterable[str]) -> None:
        """Go on after a start: ``table_ids`` are in play, and others may have calls to delete."""
        for table_id in {*table_ids, *await self._tables.pings.tables()}:
            self.refresh(table_id)

    async def close(self, patience: float = 10.0) -> None:
        """Finish what is being said, for at most ``patience`` seconds."""
        await self._newest.close(patience)

    # A chore of the house

    def due(self) -> datetime | None:
        """When somebody has to be called or reminded next."""
        return min(self._due.values(), default=None)

    async def do(self) -> None:
        """Call and remind whoever it is time for."""
        now = self._house.now()
        for table_id in [each for each, due in self._due.items() if due <= now]:
            del self._due[table_id]
            self.refresh(table_id)

    # One table

    async def _tried(self, table_id: str) -> None:
        self._due.pop(table_id, None)
        try:
            due = await self._settle(table_id)
        except NoSuchTable:
            return
        except TableError as error:
            log.warning("nobody was called: %s", error.key, extra={"table": table_id})
            return
        except Exception as error:  # noqa: BLE001 - a courtesy; the game goes on without it
            told = {"table": table_id, **described(error)}
            log.error("nobody could be called", extra=told)  # noqa: TRY400
            return
        if due is not None:
            self._due[table_id] = due
            self._house.deadlines_changed.set()

    async def _settle(self, table_id: str) -> datetime | None:
        """Say what is to be said now; returns when there will be more."""
        table, known = await self._tables.table(table_id), await self._tables.pings.of(table_id)
        calls = await self._calls(table)
        self._forget(table)
        if not calls and not known:
            return None
        standing = {
            user: ping
            for user, ping in known.items()
            if user in calls and calls[user].asked == ping.asked
        }
        now, later, due = self._house.now(), list[datetime](), list[Call]()
        for user, call in calls.items():
            moment, reminder = self._moment(table, call, standing.get(user))
            if moment is not None and moment <= now:
                due.append(replace(call, reminder=reminder))
            elif moment is not None:
                later.append(moment)
        said = await self._say(table, due, calls, standing)
        if any(call.user_id not in said for call in due):
            later.append(now + RETRY)
        after = {**standing, **said}
        gone = await self._delete(known, after)
        if after != known:
            sent = [ping for user, ping in after.items() if known.get(user) != ping]
            await self._tables.pings.note(table_id, sent, gone)
        if len(gone) < len(known.keys() - after.keys()):
            later.append(now + RETRY)
        reminders = [
            _reminder(table, call.seat)
            for user, call in calls.items()
            if not (after.get(user) and after[user].reminded)
        ]
        later += [each for each in reminders if each is not None and each > now]
        return min(later, default=None)

    def _moment(self, table: Table, call: Call, ping: Ping | None) -> tuple[datetime | None, bool]:
        """When to say the next thing to somebody, and whether that is the reminder."""
        reminder = _reminder(table, call.seat)
        if ping is not None:
            return (None if ping.reminded else reminder), True
        key = (table.id, call.user_id)
        since = call.seat.since
        first = since + GRACE if since is not None else self._house.now()
        for last, pause in ((self._acted.get(key), THERE), (self._called.get(key), APART)):
            if last is not None:
                first = max(first, last + pause)
        return first, reminder is not None and first >= reminder

    # Who is called

    async def _calls(self, table: Table) -> dict[int, Call]:
        """Everybody who must act and wants to hear of it, by person."""
        asked = [seat for seat in table.asked if seat.present and seat.user_id is not None]
        if table.status is not Status.PLAYING or table.stuck or table.paused or not asked:
            return {}
        known = await self._open(table)
        server = await self._tables.settings.of_server(table.guild_id)
        allowed = server.pings and table.channel_id is not None
        wanted = await self._tables.settings.of_persons(
            [seat.user_id for seat in asked if seat.user_id is not None]
        )
        calls: dict[int, Call] = {}
        for seat in asked:
            if seat.user_id is None or seat.asked is None:
                continue
            public, way = allowed and seat.number in known, wanted[seat.user_id].pings
            # Where it is a secret who is asked, only a private letter may say it.
            private = way == "dm" or (way == "always" and seat.number not in known)
            if private or (way == "always" and public):
                calls[seat.user_id] = Call(seat.user_id, seat, seat.asked, not private, public)
        return calls

    async def _open(self, table: Table) -> frozenset[int]:
        """The seats of which everybody may know that they are asked."""
        if not isinstance(presenter(table.game), Discreet):
            return frozenset(seat.number for seat in table.asked)
        return open_seats(await self._tables.look(table.id, None, last=0))

    # What is said

    async def _say(
        self,
        table: Table,
        due: Sequence[Call],
        calls: Mapping[int, Call],
        standing: Mapping[int, Ping],
    ) -> dict[int, Ping]:
        """Say what is due; returns the pings that became of it, and of those who wait beside."""
        said: dict[int, Ping] = {}
        public = [call for call in due if call.public]
        for call in due:
            if call.public:
                continue
            outcome = await self._whisper(table, call)
            if isinstance(outcome, Failed) and outcome.reason in _LATER:
                continue
            if isinstance(outcome, Failed) and call.instead:
                public.append(call)
            else:
                said[call.user_id] = _placed(call.ping, outcome)
        if not public:
            return self._noted(table, said)
        callers = {call.user_id for call in public}
        beside = [
            ping
            for user, ping in standing.items()
            if user not in callers and calls[user].public and ping.place is not None
        ]
        outcome = await self._post(table, public, beside)
        if isinstance(outcome, Failed) and outcome.reason in _LATER:
            return self._noted(table, said)
        for ping in [*(call.ping for call in public), *beside]:
            said[ping.user_id] = _placed(ping, outcome)
        return self._noted(table, said)

    def _noted(self, table: Table, said: dict[int, Ping]) -> dict[int, Ping]:
        for user in said:
            self._called[table.id, user] = self._house.now()
        return said

    async def _post(self, table: Table, calls: Sequence[Call], beside: Sequence[Ping]) -> Outcome:
        letter = _public(table, calls, beside)
        about = sorted((call.user_id, call.asked, call.reminder) for call in calls)
        occasion = f"{table.id}/call/{about}"
        return await self._publisher.post(table.place, letter, occasion)

    async def _whisper(self, table: Table, call: Call) -> Outcome:
        occasion = f"{table.id}/call/{call.asked}/{call.reminder}"
        return await self._publisher.write(call.user_id, _private(table, call), occasion)

    async def _delete(self, known: Mapping[int, Ping], after: Mapping[int, Ping]) -> set[int]:
        """Take away what no longer holds; returns the persons of whom nothing is left."""
        kept = {ping.place for ping in after.values()}
        lost = {ping.place for ping in known.values()} - kept
        stuck: set[tuple[int, int] | None] = set()
        for place in lost:
            if place is not None and not await self._deleted(*place):
                stuck.add(place)
        gone = known.keys() - after.keys()
        return {user for user in gone if known[user].place not in stuck}

    async def _deleted(self, channel_id: int, message_id: int) -> bool:
        """Whether a message is no more; not as long as Discord cannot be asked."""
        outcome = await self._publisher.delete(channel_id, message_id)
        return not (isinstance(outcome, Failed) and outcome.reason in (Reason.BUSY, Reason.DOWN))

    def _forget(self, table: Table) -> None:
        """Let go of what is remembered of a table that is over."""
        if table.status is Status.PLAYING:
            return
        for memory in (self._acted, self._called):
            for key in [key for key in memory if key[0] == table.id]:
                del memory[key]


def _reminder(table: Table, seat: Seat) -> datetime | None:
    """When whoever has not acted is reminded; None without, or with too little time."""
    if seat.until is None:
        return None
    given = table.pace if seat.since is None else min(table.pace, seat.until - seat.since)
    return seat.until - given * LEFT if given > SHORTEST else None


def _placed(ping: Ping, outcome: Outcome) -> Ping:
    """A ping with where it was said; nowhere, if it could not be."""
    if isinstance(outcome, Delivered):
        return replace(ping, channel_id=outcome.channel_id, message_id=outcome.message_id)
    return replace(ping, channel_id=None, message_id=None)


def _public(table: Table, calls: Sequence[Call], beside: Sequence[Ping]) -> PublicLetter:
    """The message that calls at the table; ``beside`` are named and not notified again."""
    words, lines = Words(table.locale), list[str]()
    for reminder in (False, True):
        called = [call for call in calls if call.reminder == reminder]
        if people := _mentions(call.user_id for call in called):
            lines.append(_line("all", called, words, reminder=reminder, people=people))
    if beside:
        lines.append(words("ping-awaited", people=_mentions(ping.user_id for ping in beside)))
    pings = tuple(call.user_id for call in calls)
    return PublicLetter("\n".join(lines), rows=(_row(table, words),), pings=pings)


def _private(table: Table, call: Call) -> PrivateLetter:
    words = Words(call.seat.locale)
    others = [
        plain(name)
        for seat, name in zip(table.seats, names(table, words), strict=True)
        if seat.number != call.seat.number
    ]
    game = game_name(table, words)
    about = words("ping-table", game=game, others=", ".join(others)) if others else game
    line = _line("dm", [call], words, reminder=call.reminder, about=about)
    return PrivateLetter(f"{line}\n{words('ping-dm-how')}", rows=(_row(table, words),))


def _line(whom: str, calls: Sequence[Call], words: Words, *, reminder: bool, **named: str) -> str:
    first = min((call.seat.until for call in calls if call.seat.until is not None), default=None)
    if first is None:
        return words(f"ping-{whom}-turn", **named)
    when = discord.utils.format_dt(first, "R")
    kind = "reminder" if reminder else "turn-until"
    return words(f"ping-{whom}-{kind}", when=when, **named)


def _row(table: Table, words: Words) -> Row:
    hand = Key(words("key-hand"), Address(Act.HAND, table.id), "primary")
    link = board_link(table)
    return (hand, Link(words("key-board"), link)) if link else (hand,)


def _mentions(users: Iterable[int]) -> str:
    return " ".join(f"<@{user}>" for user in users)
