"""What the host of an open table arranges, beside the game's own options."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from tables import lobby, rows
from tables.errors import NotPossible
from tables.house import House, whole
from tables.model import Entrance, Person, Seat, Table


class Lobbies:
    """How open tables are arranged.

    Every method is for the host, gives the table new time until it closes, and raises `NotHost`,
    `AlreadyAnswered` and `ChallengeExpired` as those of `Tables` for open tables do.
    """

    def __init__(self, house: House) -> None:
        self.house = house

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
