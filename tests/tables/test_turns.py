"""Whose time is up when: everybody who is asked has a clock of their own."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from engine.kernel import Play
from tables.model import LONGEST_PAUSE, Status, Table
from tables.motions import MotionKind
from tables.unsaved import SMALL
from tests.kernel.toys import Auction, Bid
from tests.tables.host import ANNA, BORA, CARL, TURN, Host
from tests.tables.manners import asked, bid, said


@pytest.fixture
async def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Host]:
    """An auction in which whoever bids nothing is asked once more, whatever the others do."""
    answered = Bid.answered

    def once_more(bid: Bid, play: Play[Auction], picked: tuple[Any, ...]) -> None:
        again = picked == (("bid", 0),) and bid.seat not in play.state.bids
        answered(bid, play, picked)
        if again:
            play.push(Bid(bid.seat))

    monkeypatch.setattr(Bid, "answered", once_more)
    made = Host(tmp_path / "ruler.db")
    await made.open()
    yield made
    await made.close()


def clocks(table: Table) -> list[Any]:
    return [seat.until for seat in table.seats]


async def test_who_is_asked_again_gives_the_others_no_time(host: Host) -> None:
    table = await host.begin()
    began = host.now
    assert clocks(table) == [began + TURN, began + TURN]
    host.now += TURN * 0.6
    table = await bid(host, table, ANNA, 0)
    assert clocks(table) == [host.now + TURN, began + TURN]
    assert table.deadline == began + TURN, "when the first of them is late"


async def test_only_who_is_late_is_decided_for(host: Host) -> None:
    table = await host.begin()
    began = host.now
    host.now += TURN * 0.6
    await bid(host, table, ANNA, 0)
    host.now = began + TURN
    (publication,) = await host.tables.expire_due()
    anna, bora = publication.table.seats
    assert (anna.absences, bora.absences) == (0, 1)
    assert anna.until == began + TURN * 1.6
    assert anna.asked is not None


async def test_downtime_is_added_to_each_clock_once(host: Host) -> None:
    await host.tables.resume()
    table = await host.begin()
    host.now += TURN / 2
    before = clocks(await bid(host, table, ANNA, 0))
    await host.tables.beat()
    gone = timedelta(days=2)
    host.now += gone
    for _ in range(2):
        await host.reopen()
        await host.tables.resume()
    table = await host.tables.table(table.id)
    assert clocks(table) == [each + gone for each in before]
    assert table.deadline == min(clocks(table))


async def test_a_pause_stops_every_clock(host: Host) -> None:
    table = await host.begin()
    began = host.now
    host.now += TURN / 2
    await bid(host, table, ANNA, 0)
    paused = host.now
    await _agreed(host, table, "pause")
    assert (await host.tables.table(table.id)).paused_at == paused
    host.now += TURN * 5
    table = await _agreed(host, table, "resume")
    assert clocks(table) == [began + TURN * 6.5, began + TURN * 6]
    assert table.deadline == began + TURN * 6


async def test_who_takes_a_seat_over_in_a_pause_has_a_whole_turn_after_it(host: Host) -> None:
    table = await host.begin()
    await _agreed(host, table, "pause")
    host.now += TURN * 5
    answer = await asked(host, table, ANNA, "replace", seat=0, other=CARL)
    for person in (BORA, CARL):
        await said(host, answer, person)
    host.now += TURN * 5
    await said(host, await asked(host, table, CARL, "resume"), BORA)
    table = await host.tables.table(table.id)
    assert table.seats[0].user_id == CARL.user_id
    assert clocks(table) == [host.now + TURN, host.now + TURN]


async def test_a_table_without_a_place_gives_everybody_a_day(host: Host) -> None:
    table = await host.begin()
    host.now += TURN / 2
    kept = {"channel_id": 90, "thread_id": None}
    await host.tables.place(table.id, **kept, message_id=5)
    assert clocks(await host.tables.table(table.id)) == clocks(table)
    await host.tables.place(table.id, channel_id=None, thread_id=None, message_id=None)
    table = await host.tables.table(table.id)
    assert clocks(table) == [host.now + timedelta(days=1)] * 2 == [table.deadline] * 2
    await host.tables.place(table.id, **kept, message_id=6)
    table = await host.tables.table(table.id)
    assert clocks(table) == [host.now + TURN] * 2 == [table.deadline] * 2


async def test_nobody_is_waited_for_where_a_computer_player_sits_or_all_is_over(
    host: Host,
) -> None:
    table = await host.challenge(ANNA, None)
    assert clocks(table)[1] is None
    while table.status is Status.PLAYING:
        table = await host.play(table)
    assert clocks(table) == [None, None]
    assert table.deadline is None


async def _agreed(host: Host, table: Table, kind: MotionKind) -> Table:
    await said(host, await asked(host, table, ANNA, kind), BORA)
    found = await host.tables.table(table.id)
    assert (found.deadline == host.now + LONGEST_PAUSE) == found.paused
    return found


def make_it_earlier(file: Path, deadline: datetime) -> None:
    """Make a database one of the version that had one clock for a table, with this ``deadline``."""
    with closing(sqlite3.connect(file)) as connection:
        for each in ("DROP TABLE drafts", "ALTER TABLE tables DROP COLUMN unshown"):
            connection.execute(each)
        for column in ("until", "out"):
            connection.execute(f"ALTER TABLE seats DROP COLUMN {column}")
        connection.execute("UPDATE tables SET deadline = ?", [f"{deadline:%Y-%m-%d %H:%M:%S.%f}"])
        connection.execute("UPDATE alembic_version SET version_num = '0009'")
        connection.commit()


async def test_a_hurry_of_the_version_before_takes_nobodys_time(host: Host) -> None:
    """There, everybody's clock was short while anybody had a small choice, and whole after it."""
    began = await host.begin()
    await host.close()
    make_it_earlier(host.file, host.now + SMALL)
    await host.open()
    table = await host.tables.table(began.id)
    assert clocks(table) == [host.now + TURN] * 2
    assert table.deadline == host.now + TURN


async def test_what_was_given_back_by_the_version_before_stays(host: Host) -> None:
    began = await host.begin()
    await host.close()
    make_it_earlier(host.file, host.now + 3 * TURN)
    await host.open()
    table = await host.tables.table(began.id)
    assert clocks(table) == [host.now + 3 * TURN] * 2
    assert table.deadline == host.now + 3 * TURN
