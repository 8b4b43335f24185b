"""A table that has not begun: sitting down, getting up, options, beginning, all at once."""

import asyncio
import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from tables import schema
from tables.errors import (
    AlreadyAnswered,
    BadOptions,
    ChallengeExpired,
    GameBegun,
    HostAlone,
    NotHost,
    NotInvited,
    NotSeated,
    TableFull,
    TooFewSeats,
    TooManyTables,
)
from tables.model import Person, Status, Table
from tests.kernel.toys import AuctionGame
from tests.tables.host import ANNA, BORA, CARL, CHALLENGE, START, Host

DORA = Person(4, "Dora", "en")
PEOPLE = (BORA, CARL, DORA)
LATER_COLUMNS = (
    *(("tables", column) for column in ("lobby", "entrance", "threads", "left_seconds")),
    ("tables", "unshown"),
    *(("seats", column) for column in ("gone", "asked_at", "until", "out")),
)


class Salon(AuctionGame):
    """The auction for up to three seats."""

    least_seats = 2
    most_seats = 3


@pytest.fixture
async def salon(host: Host) -> Host:
    host.game = Salon()
    await host.reopen()
    return host


async def opened(host: Host, **more: Any) -> Table:
    where = {"guild_id": 9, "channel_id": 90, "locale": "ko", **more}
    return await host.tables.lobbies.open("auction", ANNA, **where)


def sitting(table: Table) -> list[int | None]:
    return [seat.user_id for seat in table.seats]


async def tried(*calls: Awaitable[Any]) -> list[Any]:
    return await asyncio.gather(*calls, return_exceptions=True)


async def test_a_lobby_waits_for_people_with_its_host_seated(salon: Host) -> None:
    table = await opened(salon)
    assert (table.status, sitting(table), table.awaited) == (Status.OPEN, [1], ())
    assert table.deadline == START + CHALLENGE
    assert table.seed is None
    table = await salon.tables.lobbies.join(table.id, BORA)
    assert [(seat.number, seat.name, seat.locale) for seat in table.seats] == [
        (0, "Anna", "en"),
        (1, "보라", "ko"),
    ]


async def test_sitting_down_twice_is_sitting_down_once(salon: Host) -> None:
    table = await opened(salon)
    joined = await tried(*(salon.tables.lobbies.join(table.id, BORA) for _ in range(5)))
    assert all(sitting(each) == [1, 2] for each in joined)
    assert len({each.revision for each in joined}) == 1


async def test_the_last_seat_goes_to_one_of_those_who_want_it(salon: Host) -> None:
    table = await opened(salon)
    done = await tried(*(salon.tables.lobbies.join(table.id, person) for person in PEOPLE))
    assert [type(each) for each in done].count(TableFull) == 1
    last = await salon.tables.table(table.id)
    assert sitting(last)[0] == 1
    assert len(set(sitting(last))) == 3
    assert last.status == Status.OPEN, "it is the host who begins"


async def test_two_processes_give_the_last_seat_once(salon: Host, tmp_path: Path) -> None:
    other = Host(salon.file, Salon())
    await other.open()
    table = await opened(salon)
    await salon.tables.lobbies.join(table.id, BORA)
    done = await tried(
        salon.tables.lobbies.join(table.id, CARL),
        other.tables.lobbies.join(table.id, DORA),
    )
    await other.close()
    assert [type(each) for each in done].count(TableFull) == 1
    assert len(sitting(await salon.tables.table(table.id))) == 3


async def test_getting_up_closes_the_ranks(salon: Host) -> None:
    table = await opened(salon)
    for person in (BORA, CARL):
        await salon.tables.lobbies.join(table.id, person)
    table = await salon.tables.lobbies.leave(table.id, BORA.user_id)
    assert [(seat.number, seat.user_id) for seat in table.seats] == [(0, 1), (1, 3)]
    with pytest.raises(NotSeated):
        await salon.tables.lobbies.leave(table.id, BORA.user_id)
    table = await salon.tables.lobbies.leave(table.id, ANNA.user_id)
    assert table.host == table.seats[0].user_id != ANNA.user_id, "somebody else is the host"
    with pytest.raises(HostAlone):
        await salon.tables.lobbies.leave(table.id, table.host)
    assert (await salon.tables.lobbies.join(table.id, DORA)).seats[1].user_id == 4


async def test_computer_players_come_and_make_way(salon: Host) -> None:
    table = await opened(salon)
    table = await salon.tables.lobbies.set_computers(table.id, 1, 7)
    assert sitting(table) == [1, None, None]
    assert [seat.agent for seat in table.seats] == [None, "heuristic", "heuristic"]
    table = await salon.tables.lobbies.join(table.id, BORA)
    assert sitting(table) == [1, None, 2]
    table = await salon.tables.lobbies.set_computers(table.id, 1, -1)
    assert [(seat.number, seat.user_id) for seat in table.seats] == [(0, 1), (1, 2)]


async def test_only_the_host_arranges_things(salon: Host) -> None:
    table = await opened(salon)
    await salon.tables.lobbies.join(table.id, BORA)
    for call in (
        salon.tables.lobbies.start(table.id, 2),
        salon.tables.lobbies.set_computers(table.id, 2, 1),
        salon.tables.lobbies.set_options(table.id, 2, {}),
        salon.tables.lobbies.cancel(table.id, 2),
    ):
        with pytest.raises(NotHost):
            await call


async def test_options_are_checked_and_kept(salon: Host) -> None:
    table = await opened(salon)
    assert (await salon.tables.lobbies.set_options(table.id, 1, {"coins": 9})).options == {
        "coins": 9
    }
    with pytest.raises(BadOptions):
        await salon.tables.lobbies.set_options(table.id, 1, {"coins": "many"})
    await salon.tables.lobbies.join(table.id, BORA)
    begun = (await salon.tables.lobbies.start(table.id, 1)).table
    look = await salon.tables.look(begun.id, 1)
    assert look.decision is not None
    assert len(look.decision.options) == 10


async def test_it_begins_once_and_with_enough_people(salon: Host) -> None:
    table = await opened(salon)
    with pytest.raises(TooFewSeats) as caught:
        await salon.tables.lobbies.start(table.id, 1)
    assert caught.value.values == {"least": 2}
    await salon.tables.lobbies.join(table.id, BORA)
    done = await tried(*(salon.tables.lobbies.start(table.id, 1) for _ in range(4)))
    assert [type(each) for each in done].count(GameBegun) == 3
    table = await salon.tables.table(table.id)
    assert (table.status, sitting(table)) == (Status.PLAYING, [1, 2])
    for call in (
        salon.tables.lobbies.join(table.id, CARL),
        salon.tables.lobbies.leave(table.id, 2),
        salon.tables.lobbies.set_computers(table.id, 1, 0),
        salon.tables.lobbies.cancel(table.id, 1),
    ):
        with pytest.raises(AlreadyAnswered):
            await call


async def test_whoever_joins_while_it_begins_is_in_or_out_but_not_between(salon: Host) -> None:
    table = await opened(salon)
    await salon.tables.lobbies.join(table.id, BORA)
    done = await tried(
        salon.tables.lobbies.join(table.id, CARL),
        salon.tables.lobbies.start(table.id, 1),
        salon.tables.lobbies.leave(table.id, 2),
        salon.tables.lobbies.join(table.id, DORA),
    )
    begun = done[1].table
    now = await salon.tables.table(table.id)
    assert sitting(now) == sitting(begun)
    assert now.status == Status.PLAYING
    look = await salon.tables.look(table.id, ANNA.user_id)
    assert look.table.seats == begun.seats


async def test_an_expired_lobby_is_closed_and_every_arrival_gives_it_new_time(salon: Host) -> None:
    table = await opened(salon)
    salon.now += CHALLENGE - timedelta(minutes=1)
    await salon.tables.lobbies.join(table.id, BORA)
    salon.now += CHALLENGE - timedelta(minutes=1)
    assert await salon.tables.expire_due() == []
    salon.now += timedelta(minutes=1)
    with pytest.raises(ChallengeExpired):
        await salon.tables.lobbies.join(table.id, CARL)
    assert (await salon.tables.table(table.id)).status == Status.EXPIRED


async def test_the_clock_closes_a_lobby_nobody_began(salon: Host) -> None:
    table = await opened(salon)
    salon.now += CHALLENGE
    (publication,) = await salon.tables.expire_due()
    assert (publication.table.id, publication.table.status) == (table.id, Status.EXPIRED)


async def test_a_restart_forgets_no_lobby(salon: Host) -> None:
    table = await opened(salon)
    await salon.tables.lobbies.join(table.id, BORA)
    await salon.reopen()
    await salon.tables.resume()
    assert sitting(await salon.tables.table(table.id)) == [1, 2]


async def test_people_with_too_many_tables_sit_down_nowhere(salon: Host) -> None:
    salon.limit = 1
    await salon.reopen()
    await salon.tables.lobbies.open("auction", BORA, guild_id=9, channel_id=90, locale="ko")
    table = await opened(salon)
    with pytest.raises(TooManyTables):
        await salon.tables.lobbies.join(table.id, BORA)


async def test_a_rematch_with_a_refusal_waits_for_its_host(salon: Host) -> None:
    table = await opened(salon)
    for person in (BORA, CARL):
        await salon.tables.lobbies.join(table.id, person)
    over = await salon.play_out((await salon.tables.lobbies.start(table.id, 1)).table)
    assert over.status == Status.FINISHED
    again = await salon.tables.lobbies.rematch(table.id, BORA.user_id)
    assert [(seat.user_id, seat.joined) for seat in again.seats] == [
        (2, True),
        (1, False),
        (3, False),
    ]
    agreed = await salon.tables.lobbies.accept(again.id, ANNA.user_id)
    assert agreed.table.status == Status.OPEN
    left = await salon.tables.lobbies.decline(again.id, CARL.user_id)
    assert (left.status, sitting(left)) == (Status.OPEN, [2, 1])
    assert (await salon.tables.lobbies.start(again.id, 2)).table.status == Status.PLAYING


async def test_a_rematch_begins_when_all_have_agreed(salon: Host) -> None:
    table = await opened(salon)
    for person in (BORA, CARL):
        await salon.tables.lobbies.join(table.id, person)
    await salon.play_out((await salon.tables.lobbies.start(table.id, 1)).table)
    again = await salon.tables.lobbies.rematch(table.id, BORA.user_id)
    await salon.tables.lobbies.accept(again.id, ANNA.user_id)
    assert (
        await salon.tables.lobbies.accept(again.id, CARL.user_id)
    ).table.status == Status.PLAYING


async def test_who_was_invited_and_has_not_come_is_left_out(salon: Host) -> None:
    table = await opened(salon)
    for person in (BORA, CARL):
        await salon.tables.lobbies.join(table.id, person)
    await salon.play_out((await salon.tables.lobbies.start(table.id, 1)).table)
    again = await salon.tables.lobbies.rematch(table.id, ANNA.user_id)
    with pytest.raises(TooFewSeats):
        await salon.tables.lobbies.start(again.id, 1)
    await salon.tables.lobbies.join(again.id, CARL)
    begun = (await salon.tables.lobbies.start(again.id, 1)).table
    assert sitting(begun) == [1, 3]


async def test_accepting_where_nobody_invited_begins_nothing(salon: Host) -> None:
    table = await opened(salon)
    await salon.tables.lobbies.join(table.id, BORA)
    publication = await salon.tables.lobbies.accept(table.id, BORA.user_id)
    assert publication.table.status == Status.OPEN
    with pytest.raises(NotInvited):
        await salon.tables.lobbies.accept(table.id, CARL.user_id)


FIRST = frozenset("people tables seats decisions entries snapshots results notes heartbeat".split())
"""What the first version's database held."""


async def test_the_migration_knows_who_was_only_invited(host: Host) -> None:
    """A challenge that an earlier version saved still waits for the same person."""
    challenge, running = await host.challenge(), await host.begin()
    await host.close()
    with closing(sqlite3.connect(host.file)) as database:
        for later in schema.metadata.tables.keys() - FIRST:
            database.execute(f"DROP TABLE {later}")
        for table, column in (("seats", "joined"), *LATER_COLUMNS):
            database.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        database.execute("UPDATE alembic_version SET version_num = '0001'")
        database.commit()
    await host.open()
    waiting = await host.tables.table(challenge.id)
    assert [seat.joined for seat in waiting.seats] == [True, False]
    assert (await host.tables.table(running.id)).awaited == ()
