"""The door of the tables: everything that can be done with them from outside."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta

from engine.agents import make_agent as engine_agent
from engine.kernel import Positions, Record
from tables import (
    condition,
    decisions,
    faults,
    lobby,
    looking,
    motions,
    notes,
    profiles,
    quarantine,
    ratings,
    records,
    resuming,
    rows,
    schema,
    seating,
)
from tables.archive import Archive
from tables.chapters import Chapters
from tables.drafts import Drafts
from tables.errors import StorageError, TableUnreadable
from tables.house import House, MakeAgent, Subscriber, whole
from tables.lobbies import Lobbies
from tables.manners import Manners
from tables.model import (
    AgentStanding,
    AnyGame,
    Look,
    Past,
    Person,
    Profile,
    Publication,
    Status,
    Table,
)
from tables.outages import Outages
from tables.pings import Pings
from tables.privacy import Privacy
from tables.settings import SettingsDoor
from tables.squads import Squads
from tables.storage import Database


class Tables:
    """All tables of one database.

    Every method that changes a table queues at that table's lock, writes in one transaction
    and returns only after it is on disk. Each may raise `StorageError`, and those that work with
    a table `NoSuchTable`; then nothing was changed.
    """

    def __init__(  # noqa: PLR0913
        self,
        database: Database,
        games: Mapping[str, AnyGame],
        *,
        now: Callable[[], datetime],
        turn: timedelta = timedelta(minutes=10),
        challenge: timedelta = timedelta(minutes=15),
        abandon: timedelta = timedelta(days=1),
        limit: int = 20,
        make_agent: MakeAgent = engine_agent,
        new_seed: Callable[[], str] = seating.new_seed,
        new_id: Callable[[], str] = seating.new_id,
    ) -> None:
        """Set up the service; nothing is read before the first call.

        Args:
            database: an open database.
            games: the games by their keys.
            now: the present moment, with a time zone.
            turn: the time for a decision, for tables with no pace of their own.
            challenge: the time to answer a challenge.
            abandon: how long a table waits when all its persons are away, before it is aborted.
            limit: how many tables a person may have at a time.
            make_agent: makes a computer player.
            new_seed: makes a table's seed.
            new_id: makes a table's id.
        """
        house = House(
            database=database,
            games=games,
            now=now,
            make_agent=make_agent,
            new_seed=new_seed,
            new_id=new_id,
            turn=turn,
            challenge=challenge,
            abandon=abandon,
            limit=limit,
        )
        self._house = house
        self.squads = Squads(house)
        """The squads that persons keep."""
        self.archive = Archive(house)
        """What is left of games that are over."""
        self.settings = SettingsDoor(house)
        """What persons and servers have set."""
        self.outages = Outages(house)
        """Which servers are unavailable."""
        self.pings = Pings(house)
        """Who was told that they must act."""
        self.drafts = Drafts(house)
        """The answers that persons are working on."""
        self.privacy = Privacy(house)
        """What is kept of each person."""
        self.chapters = Chapters(house)
        """Which chapters of the tables' stories have a message."""
        self.lobbies = Lobbies(house, self.settings)
        """Open tables."""
        self.manners = Manners(house)
        """What persons at a table in play ask of each other, and its log."""

    @property
    def house(self) -> House:
        """What the parts of this package share; not for others."""
        return self._house

    # At a table

    @whole
    async def decide(
        self, table_id: str, user_id: int, revision: int, choices: Sequence[Positions]
    ) -> Publication:
        """Take a person's choices one after another, all or none, then let computer players act.

        ``revision`` is any revision at which the seat was asked what it is asked now, so that
        others who act at the same time do not make an answer stale (`Look.revision` is the
        first of them).

        Raises:
            NotSeated: the person has no seat here.
            StaleRevision: the seat is asked something else by now, or nothing.
            NotYourDecision: the seat is asked nothing.
            NotOffered: a choice is not among the offered ones, or there is none.
            TableClosed, TableUnreadable: the table is not in play.
            RulesFault: the rules failed on it.
        """
        return await decisions.decide(self._house, table_id, user_id, revision, choices)

    @whole
    async def concede(self, table_id: str, user_id: int) -> Publication:
        """Give up. Raises as `decide`."""
        return await decisions.concede(self._house, table_id, user_id)

    @whole
    async def come_back(self, table_id: str, user_id: int) -> Publication | None:
        """Take one's seat back from the computer player that sits in; None if none does.

        Subscribers hear of it too. Raises `NotSeated`.
        """
        return await decisions.come_back(self._house, table_id, user_id)

    @whole
    async def abort(self, table_id: str) -> Publication | None:
        """End an open or running table without a result; None when it is over already."""
        return await decisions.abort(self._house, table_id)

    @whole
    async def look(
        self,
        table_id: str,
        user_id: int | None,
        ahead: Sequence[Positions] = (),
        *,
        last: int | None = looking.STORY,
    ) -> Look:
        """What a person (None: a spectator) may see of a table that has begun.

        ``ahead`` are choices to try on a copy. ``last`` is of how many decisions the story tells;
        None tells all of it.

        Raises:
            NotSeated: the person has no seat here.
            TableClosed: the table has not begun.
            TableUnreadable: its state cannot be used.
            NotYourDecision, NotOffered: ``ahead`` is no answer to what is asked.
            NotTentative: it would show something, or draw, or end the seat's turn.
        """
        return await looking.look(self._house, table_id, user_id, ahead, last)

    @whole
    async def table(self, table_id: str) -> Table:
        """A table as it is now. Raises `NoSuchTable`."""
        async with self._house.database.read() as connection:
            return await rows.table(connection, table_id)

    @whole
    async def place(
        self,
        table_id: str,
        *,
        channel_id: int | None,
        thread_id: int | None,
        message_id: int | None,
    ) -> None:
        """Note where the table's board is shown.

        No ``message_id`` means nowhere at present: then the present decision has as much time as
        an empty table, until the board is somewhere again.
        """
        await seating.place(self._house, table_id, channel_id, thread_id, message_id)

    @whole
    async def shown(self, table_id: str) -> None:
        """Note that the board of a table that is over has shown how it ended."""
        await seating.shown(self._house, table_id)

    # All tables

    @whole
    async def mine(self, user_id: int) -> list[Table]:
        """The open and running tables at which a person has a seat, oldest first."""
        async with self._house.database.read() as connection:
            return await rows.live(connection, rows.with_person(user_id))

    @whole
    async def active(self) -> list[Table]:
        """All open and running tables, oldest first."""
        async with self._house.database.read() as connection:
            return await rows.live(connection)

    @whole
    async def near(self, user_id: int, guild_id: int | None) -> list[Table]:
        """The open and running tables of a server, and those at which a person sits or sat."""
        async with self._house.database.read() as connection:
            return await rows.live(connection, rows.near(user_id, guild_id))

    @whole
    async def census(self) -> condition.Census:
        """How many tables there are, and which are in quarantine."""
        async with self._house.database.read() as connection:
            return await condition.census(connection)

    @whole
    async def agents(self, game: str) -> list[AgentStanding]:
        """The computer players that persons have played, strongest first."""
        async with self._house.database.read() as connection:
            return await ratings.of_agents(connection, game)

    @whole
    async def history(
        self, user_id: int, game: str | None = None, *, last: int = 20, skip: int = 0
    ) -> list[Past]:
        """The finished tables at which a person sat, the latest first: ``last`` after ``skip``."""
        async with self._house.database.read() as connection:
            return await profiles.history(connection, user_id, game, last, skip)

    @whole
    async def profile(self, user_id: int, game: str) -> Profile:
        """What a person has played of a game; all zeros for who has not."""
        async with self._house.database.read() as connection:
            return await profiles.profile(connection, user_id, game)

    @whole
    async def record(self, table_id: str) -> Record:
        """A finished table's record. Raises `TableRunning`, or `TableClosed` without a result."""
        async with self._house.database.read() as connection:
            return await records.record(connection, table_id)

    @whole
    async def know(self, person: Person) -> None:
        """Remember a person's present name and language."""
        async with self._house.database.write() as connection:
            await rows.know(connection, person)

    @whole
    async def note(self, key: str) -> str | None:
        """A text that was kept under ``key``, if any."""
        async with self._house.database.read() as connection:
            return await notes.note(connection, key)

    @whole
    async def set_note(self, key: str, value: str | None) -> None:
        """Keep a text under ``key`` (at most 200 characters); None forgets it."""
        async with self._house.database.write() as connection:
            await notes.set_note(connection, key, value)

    # Time

    def subscribe(self, subscriber: Subscriber) -> None:
        """Call ``subscriber`` for everything that happens without a click."""
        self._house.subscribers.append(subscriber)

    @whole
    async def resume(self) -> list[Table]:
        """Bring all tables back into play; once, before anybody acts.

        Returns the tables of which people may have been shown too little: those in play, and those
        that ended shortly before the program did.

        The time since the last heartbeat is added to every deadline. A table whose state cannot
        be used goes into quarantine, and comes out of it when it can; one where a computer player
        is asked goes on.
        """
        tables = await resuming.resume(self._house)
        self._house.deadlines_changed.set()
        return tables

    @whole
    async def make_good(self) -> None:
        """Add the time since the last heartbeat to every deadline: nobody could do anything in it.

        Subscribers hear of each table, whose clock is another now.
        """
        self.outages.skip()
        for table in await resuming.make_good(self._house):
            await self._house.publish(Publication(table))
        self._house.deadlines_changed.set()

    @whole
    async def beat(self) -> None:
        """Write down that the program runs, to know after a crash for how long it did not."""
        await resuming.beat(self._house)

    @whole
    async def next_deadline(self) -> datetime | None:
        """When `expire_due` will have something to do, as far as is known now."""
        async with self._house.database.read() as connection:
            nearest = (await rows.next_deadline(connection), await motions.next_end(connection))
        chores = (each.due() for each in self._house.chores)
        return min((each for each in (*nearest, *chores) if each is not None), default=None)

    @whole
    async def expire_due(self) -> list[Publication]:
        """Do what is due: challenges and votes expire, defaults are taken, pauses end.

        At the tables of servers that are unavailable no time has passed. Subscribers hear of each.
        The house's chores are done, too. A table that fails goes into quarantine, so that it does
        not keep the others waiting again and again.
        """
        await self.outages.give_back()
        due = schema.tables.c.deadline <= self._house.now()
        async with self._house.database.read() as connection:
            tables = await rows.live(connection, due, rows.sound())
        publications: list[Publication] = []
        for table in tables:
            publication = await self._expire(table)
            if publication is not None:
                publications.append(publication)
                await self._house.publish(publication)
        publications += await self.manners.expire_due()
        for chore in self._house.chores:
            try:
                await chore.do()
            except Exception as error:  # noqa: BLE001 - the others are due all the same
                faults.report("none", "a chore failed", error)
        return publications

    async def _expire(self, table: Table) -> Publication | None:
        try:
            if table.status == Status.OPEN:
                return await lobby.expire(self._house, table.id)
            return await decisions.time_out(self._house, table.id)
        except StorageError:
            raise
        except TableUnreadable:
            return None
        except Exception as error:  # noqa: BLE001
            await quarantine.set_aside(self._house, table.id, "its time-out failed", error)
            return None
