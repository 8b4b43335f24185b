"""Open tables: how they come to be, who sits down, what their hosts arrange, and how they begin."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import NotRequired, TypedDict, Unpack

from tables import lobby, rows, seating
from tables.errors import NotPossible
from tables.house import House, whole
from tables.model import Entrance, Person, Publication, Seat, Table
from tables.seating import Opening
from tables.settings import SettingsDoor


class Terms(TypedDict):
    """Where a new table is shown, and how it is played.

    ``locale`` is the language of its public texts, ``pace`` the time for a decision (None: the
    server's).
    """

    guild_id: int | None
    channel_id: int | None
    locale: str
    options: NotRequired[Mapping[str, object] | None]
    pace: NotRequired[timedelta | None]


class Lobbies:
    """Open tables, and those that follow another.

    Whatever changes a table gives it new time until it closes, and raises `AlreadyAnswered` and
    `ChallengeExpired` when it is not open any more.
    """

    def __init__(self, house: House, settings: SettingsDoor) -> None:
        self.house = house
        self._settings = settings

    @whole
    async def challenge(
        self, game: str, host: Person, opponent: Person | None, **terms: Unpack[Terms]
    ) -> Table:
        """Challenge ``opponent``, who has to accept; None begins at once against the computer.

        Raises:
            UnknownGame, BadOptions: there is no such game, or it refuses the options.
            SelfChallenge: host and opponent are one person.
            TooManyTables: the host has enough of them.
        """
        opening = await self._opening(game, host, terms)
        return await seating.open_table(self.house, replace(opening, others=(opponent,)))

    @whole
    async def open(self, game: str, host: Person, **terms: Unpack[Terms]) -> Table:
        """Open a table that anybody may join, and that begins when its host says so.

        Raises as `challenge`.
        """
        opening = await self._opening(game, host, terms)
        return await seating.open_table(self.house, replace(opening, waits=True))

    async def _opening(self, game: str, host: Person, terms: Terms) -> Opening:
        guild_id = terms["guild_id"]
        return Opening(
            game=game,
            host=host,
            guild_id=guild_id,
            channel_id=terms["channel_id"],
            locale=terms["locale"],
            options=terms.get("options") or {},
            pace=terms.get("pace") or await self._pace(game, guild_id),
        )

    async def _pace(self, game: str, guild_id: int | None) -> timedelta:
        """The time for a decision where nobody says one: the server's, or the host's.

        The host's is shorter for games in which many wait for one.
        """
        minutes = (await self._settings.of_server(guild_id)).pace_minutes
        if minutes is not None:
            return timedelta(minutes=minutes)
        return min(self.house.turn, timedelta(minutes=self.house.game(game).live_minutes))

    @whole
    async def join(self, table_id: str, person: Person) -> Table:
        """Sit down at an open table; whoever sits there already changes nothing.

        When all seats are taken, a computer player makes way.

        Raises:
            TableFull: people have all the seats.
            TooManyTables: the person has enough of them.
            AlreadyAnswered, ChallengeExpired: it is not open any more.
        """
        return await lobby.join(self.house, table_id, person)

    @whole
    async def leave(self, table_id: str, user_id: int) -> Table:
        """Get up from an open table; when its host does, somebody else who is there is the host.

        Raises `NotSeated`, `HostAlone` when nobody else is there, and as `join`.
        """
        return await lobby.leave(self.house, table_id, user_id)

    @whole
    async def set_computers(self, table_id: str, user_id: int, count: int) -> Table:
        """As the host, let ``count`` computer players play along, or as many as there is room for.

        Raises `NotHost`, and as `join`.
        """
        return await lobby.set_computers(self.house, table_id, user_id, count)

    @whole
    async def set_options(
        self, table_id: str, user_id: int, options: Mapping[str, object]
    ) -> Table:
        """As the host, change the options of an open table.

        Raises `NotHost`, `BadOptions` when no number of seats can play with them, and as `join`.
        """
        return await lobby.set_options(self.house, table_id, user_id, options)

    @whole
    async def start(self, table_id: str, user_id: int) -> Publication:
        """As the host, begin with whoever has sat down.

        Raises:
            NotHost: somebody else opened the table.
            TooFewSeats: the game needs more.
            BadOptions: the rules refuse the options for this number of seats.
            AlreadyAnswered, ChallengeExpired: it is not open any more.
        """
        return await lobby.start(self.house, table_id, user_id)

    @whole
    async def accept(self, table_id: str, user_id: int) -> Publication:
        """Accept an invitation; when nobody else is awaited, the game begins.

        Raises:
            NotInvited: it is for somebody else.
            AlreadyAnswered, ChallengeExpired: it is not open any more.
            BadOptions: the rules refuse the table's options.
        """
        return await lobby.accept(self.house, table_id, user_id)

    @whole
    async def decline(self, table_id: str, user_id: int) -> Table:
        """Say no as an invited person; if only the host is left, the table closes.

        Raises as `accept`.
        """
        return await lobby.decline(self.house, table_id, user_id)

    @whole
    async def cancel(self, table_id: str, user_id: int) -> Table:
        """Close a table before it begins, as its host. Raises `NotHost`, and as `accept`."""
        return await lobby.cancel(self.house, table_id, user_id)

    @whole
    async def rematch(self, table_id: str, user_id: int) -> Table:
        """Invite everybody of a table that is over to the same again.

        Asked twice, or by several, it is still one table: whoever has not opened it accepts it.

        Raises:
            NotSeated: the person was not at that table.
            TableRunning: it is not over.
            TooManyTables: the person has enough of them.
        """
        return await seating.rematch(self.house, table_id, user_id)

    # What its host arranges; all of these raise `NotHost`

    @whole
    async def set_pace(self, table_id: str, user_id: int, pace: timedelta) -> Table:
        """Set the time for one decision."""
        return await self._set(table_id, user_id, lambda table: replace(table, pace=pace))

    @whole
    async def set_entrance(self, table_id: str, user_id: int, entrance: Entrance) -> Table:
        """Say who may sit down; whoever sits there already stays."""
        return await self._set(table_id, user_id, lambda table: replace(table, entrance=entrance))

    @whole
    async def set_threads(self, table_id: str, user_id: int, *, threads: bool | None) -> Table:
        """Say whether the game gets a thread of its own; None: as its server wants it."""
        return await self._set(table_id, user_id, lambda table: replace(table, threads=threads))

    @whole
    async def set_host(self, table_id: str, user_id: int, heir: int) -> Table:
        """Let another person who sits there be the host. Raises `NotPossible` if they do not."""

        def act(table: Table) -> Table:
            if not any(seat.user_id == heir and seat.joined for seat in table.seats):
                raise NotPossible(table=table_id)
            return replace(table, host=heir)

        return await self._set(table_id, user_id, act)

    @whole
    async def invite(self, table_id: str, user_id: int, persons: Sequence[Person]) -> Table:
        """Keep a seat for each of the persons; a computer player makes way.

        Raises `TableFull` when there is no room for all of them; then nobody was invited.
        """
        async with self.house.database.write() as connection:
            for person in persons:
                await rows.know(connection, person, named_by_others=True)

        def act(table: Table) -> Table:
            for person in persons:
                if any(seat.user_id == person.user_id for seat in table.seats):
                    continue
                number = lobby.room_for_one(self.house, table)
                seat = Seat(number, person.user_id, person.name, person.locale, joined=False)
                seats = (*table.seats[:number], seat, *table.seats[number + 1 :])
                table = replace(table, seats=seats)
            return table

        return await self._set(table_id, user_id, act)

    async def _set(self, table_id: str, user_id: int, act: lobby.Act) -> Table:
        def acted(table: Table) -> Table:
            lobby.check_host(table, user_id)
            return act(table)

        return await lobby.change(self.house, table_id, acted)
