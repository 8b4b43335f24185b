import asyncio
from datetime import datetime, timedelta, timezone
from typing import Any

import pytest
import sqlalchemy as sa

from engine.kernel import verify
from tables import schema
from tables.clock import HEARTBEAT, Clock
from tables.errors import DiskFull
from tables.model import Status, Table
from tests.kernel.toys import Auction
from tests.tables.host import ANNA, BORA, CARL, CHALLENGE, TURN, Host


async def test_a_challenge_expires(host: Host) -> None:
    table = await host.challenge()
    host.now += CHALLENGE - timedelta(seconds=1)
    assert await host.tables.expire_due() == []
    host.now += timedelta(seconds=1)
    (publication,) = await host.tables.expire_due()
    assert host.heard == [publication]
    assert publication.table.id == table.id
    assert (publication.table.status, publication.table.deadline) == (Status.EXPIRED, None)


async def test_time_out_takes_the_default_of_everybody_who_is_asked(host: Host) -> None:
    table = await host.begin()
    await host.tables.decide(table.id, 2, 0, [(1,)])
    host.now += TURN
    (publication,) = await host.tables.expire_due()
    anna, bora = publication.table.seats
    assert (anna.absences, anna.agent) == (1, None)
    assert (bora.absences, bora.agent) == (0, None)
    assert publication.handover
    assert [seat.user_id for seat in publication.table.asked] == [2]
    assert publication.table.deadline == host.now + TURN
    table = await host.play_out(publication.table)
    verify(host.game, await host.tables.record(table.id))


async def test_others_do_not_make_a_turn_longer(host: Host) -> None:
    table = await host.begin()
    host.now += TURN / 2
    done = await host.tables.decide(table.id, 2, 0, [(1,)])
    assert done.table.deadline == table.deadline
    assert not done.handover


async def _absent(host: Host) -> Table:
    """A table whose seat 0 a computer player holds, since Anna has let two turns pass."""
    table = await host.begin()
    while table.seats[0].agent is None:
        asked = {seat.user_id for seat in table.asked}
        if BORA.user_id in asked:
            look = await host.tables.look(table.id, BORA.user_id)
            assert look.decision is not None
            choice = look.decision.default
            table = (
                await host.tables.decide(table.id, BORA.user_id, look.revision, [choice])
            ).table
        else:
            host.now += TURN
            (publication,) = await host.tables.expire_due()
            table = publication.table
    return table


async def test_after_two_time_outs_a_computer_player_sits_in(host: Host) -> None:
    table = await _absent(host)
    assert table.seats[0].absences == 2
    assert table.seats[0].user_id == ANNA.user_id
    assert [seat.user_id for seat in table.asked] == [BORA.user_id], "nobody waits for Anna"
    table = await host.play_out(table)
    assert table.status == Status.FINISHED
    verify(host.game, await host.tables.record(table.id))
    standings = await host.tables.archive.leaderboard("auction", None)
    assert {standing.user_id for standing in standings} == {1, 2}, "it counts for both"


async def test_who_comes_back_has_the_seat_again(host: Host) -> None:
    table = await _absent(host)
    publication = await host.tables.come_back(table.id, ANNA.user_id)
    assert publication is not None
    assert host.heard[-1] == publication
    seat = publication.table.seats[0]
    assert (seat.agent, seat.absences) == (None, 0)
    assert await host.tables.come_back(table.id, ANNA.user_id) is None


async def test_an_old_button_brings_its_person_back_too(host: Host) -> None:
    table = await _absent(host)
    with pytest.raises(Exception, match="error-stale"):
        await host.tables.decide(table.id, ANNA.user_id, 0, [(0,)])
    assert (await host.tables.table(table.id)).seats[0].present


async def test_a_decision_ends_the_row_of_absences(host: Host) -> None:
    table = await host.begin()
    host.now += TURN
    (publication,) = await host.tables.expire_due()
    assert [seat.absences for seat in publication.table.seats] == [1, 1]
    seat = publication.table.asked[0]
    table = await host.play(publication.table)
    assert table.seats[seat.number].absences == 0
    assert table.seats[1 - seat.number].absences == 1


async def test_a_table_with_nobody_left_waits_a_day_and_is_aborted(host: Host) -> None:
    table = await host.begin()
    while any(seat.present for seat in table.seats):
        host.now += TURN
        (publication,) = await host.tables.expire_due()
        table = publication.table
    assert table.asked, "the computer players do not play it out among themselves"
    assert table.deadline == host.now + timedelta(days=1)
    host.now += timedelta(hours=23)
    assert await host.tables.expire_due() == []
    host.now += timedelta(hours=1)
    (publication,) = await host.tables.expire_due()
    assert publication.table.status == Status.ABORTED
    assert publication.table.asked == ()
    assert await host.tables.archive.leaderboard("auction", None) == []
    assert await host.tables.next_deadline() is None


async def test_a_click_wakes_a_table_that_everybody_had_left(host: Host) -> None:
    table = await host.begin()
    while any(seat.present for seat in table.seats):
        host.now += TURN
        table = (await host.tables.expire_due())[0].table
    seat = table.asked[0]
    assert seat.user_id is not None
    look = await host.tables.look(table.id, seat.user_id)
    assert look.decision is not None
    done = await host.tables.decide(table.id, seat.user_id, look.revision, [look.decision.default])
    assert done.table.seats[seat.number].present
    assert not done.table.seats[1 - seat.number].present
    table = await host.play_out(done.table)
    assert table.status == Status.FINISHED


async def test_one_broken_table_does_not_stop_the_clock_for_others(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = await host.begin(), await host.begin(BORA, CARL)
    apply = host.game.apply
    secret = f"{1:064x}"

    def apply_or_fail(state: Auction, seat: int, choice: Any) -> Any:
        if state.dice.seed == secret:
            raise RuntimeError(secret)
        return apply(state, seat, choice)

    host.game.apply = apply_or_fail
    host.now += TURN
    (publication,) = await host.tables.expire_due()
    assert publication.table.id == sound.id
    assert {table.id: table.stuck for table in await host.tables.active()} == {
        sound.id: False,
        broken.id: True,
    }
    assert [told.table.id for told in host.heard if told.table.stuck] == [broken.id]
    assert await host.tables.next_deadline() == host.now + TURN
    with pytest.raises(Exception, match="error-table-unreadable"):
        await host.tables.look(broken.id, 1)
    assert "error_id" in caplog.records[-1].__dict__
    assert secret not in str([record.__dict__ for record in caplog.records])
    del host.game.apply
    await host.tables.resume()
    assert not any(table.stuck for table in await host.tables.active())
    back = await host.tables.table(broken.id)
    assert back.deadline == host.now + TURN, "nobody could decide meanwhile"


# What is kept of time


async def test_moments_are_kept_in_utc_and_one_without_a_zone_is_refused(host: Host) -> None:
    seoul = timezone(timedelta(hours=9))
    host.now = host.now.astimezone(seoul)
    table = await host.begin()
    assert table.deadline == host.now + TURN
    async with host.database.read() as connection:
        raw = (await connection.exec_driver_sql("SELECT deadline FROM tables")).scalar_one()
    assert raw.startswith("2026-01-01 00:10:00"), "UTC, not Seoul"
    await host.reopen()
    known = await host.tables.table(table.id)
    assert known.deadline is not None
    assert known.deadline.utcoffset() == timedelta()
    naive = sa.update(schema.tables).values(deadline=datetime(2026, 1, 1))  # noqa: DTZ001
    async with host.database.read() as connection:
        with pytest.raises(Exception, match="time zone"):
            await connection.execute(naive)


async def test_a_computers_clock_that_was_set_back_takes_nobodys_time(host: Host) -> None:
    await host.tables.resume()
    table = await host.begin()
    await host.tables.beat()
    host.now -= timedelta(hours=2)
    await host.reopen()
    await host.tables.resume()
    assert (await host.tables.table(table.id)).deadline == table.deadline


async def test_a_paused_table_a_vote_and_a_lobby_bear_a_downtime_together(host: Host) -> None:
    await host.tables.resume()
    paused, asking = await host.challenge(ANNA, None), await host.begin(BORA, CARL)
    await host.tables.manners.propose(paused.id, ANNA.user_id, "pause")
    motion = (await host.tables.manners.propose(asking.id, BORA.user_id, "pause")).motion
    paused = await host.tables.table(paused.id)
    gone = timedelta(days=3)
    host.now += gone
    await host.reopen()
    for _ in range(2):
        await host.tables.resume()
    again = await host.tables.table(paused.id)
    assert (again.left, again.deadline) == (paused.left, (paused.deadline or host.now) + gone)
    assert (await host.tables.table(asking.id)).deadline == (asking.deadline or host.now) + gone
    assert (await host.tables.manners.open(asking.id))[0].until == motion.until + gone
    assert await host.tables.expire_due() == []


# The clock itself


class Slept(Exception):
    """The test has seen enough."""


class FakeTime:
    """Sleeping moves the host's time; after ``naps`` sleeps the clock is stopped."""

    def __init__(self, host: Host, naps: int) -> None:
        self.host, self.naps, self.slept = host, naps, list[float]()
        self.enough = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        if len(self.slept) == self.naps:
            self.enough.set()
            await asyncio.Event().wait()
        self.slept.append(seconds)
        self.host.now += timedelta(seconds=seconds)


async def _run(host: Host, naps: int, **more: Any) -> list[float]:
    time = FakeTime(host, naps)
    clock = Clock(host.tables, lambda: host.now, time.sleep, **more)
    task = asyncio.ensure_future(clock.run())
    await time.enough.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return time.slept


async def test_the_clock_sleeps_to_the_nearest_deadline(host: Host) -> None:
    table = await host.challenge()
    host.now += CHALLENGE - timedelta(seconds=40)
    assert await _run(host, 2) == [30, 10]
    assert (await host.tables.table(table.id)).status == Status.EXPIRED


async def test_the_clock_does_nothing_but_its_heartbeat_when_nothing_is_due(host: Host) -> None:
    assert await _run(host, 3) == [HEARTBEAT.total_seconds()] * 3


async def test_a_new_deadline_wakes_the_clock(host: Host) -> None:
    asked = asyncio.Event()
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        asked.set()
        await asyncio.Event().wait()

    task = asyncio.ensure_future(Clock(host.tables, lambda: host.now, sleep).run())
    await asked.wait()
    asked.clear()
    await host.begin(pace=timedelta(seconds=5))
    while slept[-1] != 5:
        await asked.wait()
        asked.clear()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert slept[0] == 30


async def test_no_time_passes_while_nobody_reaches_the_tables(host: Host) -> None:
    await host.tables.resume()
    table = await host.begin()
    back = host.now + 3 * TURN
    naps = int(3 * TURN.total_seconds() / 5) + 1
    slept = await _run(host, naps, resumed=True, reached=lambda: host.now >= back)
    assert slept[0] == 5
    known = await host.tables.table(table.id)
    assert [seat.absences for seat in known.seats] == [0, 0]
    assert known.deadline == (table.deadline or host.now) + 3 * TURN
    assert [seat.until for seat in known.seats] == [known.deadline] * 2
    assert host.heard[-1].table == known, "boards show the new moment"


async def test_a_computer_that_slept_takes_nobodys_turn(host: Host) -> None:
    await host.tables.resume()
    table = await host.begin()
    clock = Clock(host.tables, lambda: host.now, resumed=True)
    for seconds in (20, 30, 45):
        host.now += timedelta(seconds=seconds)
        await clock._act()
    assert (await host.tables.table(table.id)).deadline == table.deadline, "it was there"
    host.now += 2 * TURN
    await clock._act()
    known = await host.tables.table(table.id)
    assert known.deadline == (table.deadline or host.now) + 2 * TURN
    assert [seat.absences for seat in known.seats] == [0, 0]


async def test_the_clock_survives_a_full_disk(host: Host) -> None:
    table = await host.challenge()
    beat, calls = host.tables.resume, 0

    async def full() -> list[Table]:
        nonlocal calls
        calls += 1
        if calls < 3:
            raise DiskFull
        return await beat()

    host.tables.resume = full
    await _run(host, 2 + int(CHALLENGE / HEARTBEAT) + 1)
    assert calls == 3
    assert (await host.tables.table(table.id)).status == Status.EXPIRED


async def test_a_subscriber_that_fails_keeps_nobody_from_hearing(host: Host) -> None:
    async def deaf(_: object) -> None:
        raise RuntimeError

    host.tables.house.subscribers.insert(0, deaf)
    await host.challenge()
    host.now += CHALLENGE
    assert host.heard == await host.tables.expire_due() != []


async def test_tables_that_were_resumed_before_are_not_given_more_time(host: Host) -> None:
    table = await host.begin()
    await host.tables.resume()
    host.now += timedelta(seconds=3)
    clock = Clock(host.tables, lambda: host.now, resumed=True)
    await clock._act()
    assert (await host.tables.table(table.id)).deadline == table.deadline
    host.now += timedelta(seconds=3)
    await host.tables.resume()
    later = (await host.tables.table(table.id)).deadline
    assert table.deadline is not None
    assert later == table.deadline + timedelta(seconds=3)


# Servers that are unavailable


async def test_an_outage_is_given_back_once_whoever_gives_it(host: Host) -> None:
    table = await host.begin()
    motion = (await host.tables.manners.propose(table.id, ANNA.user_id, "pause")).motion
    await host.tables.beat()
    host.tables.outages.begin(9)
    host.now += 2 * TURN
    await host.tables.make_good()  # as after a line that was lost, too
    await host.tables.outages.end(9)
    assert (await host.tables.table(table.id)).deadline == host.now + TURN
    (asked,) = await host.tables.manners.open(table.id)
    assert asked.until == motion.until + 2 * TURN


async def test_a_server_goes_away_while_others_are_given_their_time_back(host: Host) -> None:
    table = await host.begin()
    outages = host.tables.outages
    outages.begin(9)
    host.now += TURN
    giving = asyncio.create_task(outages.give_back())
    while not giving.done():
        await asyncio.sleep(0)
        outages.begin(len(outages._given) + 100)
    await giving
    assert (await host.tables.table(table.id)).deadline == host.now + TURN


async def test_an_outage_outlives_the_program(host: Host) -> None:
    """What was given back is on disk; the rest is downtime, and another outage from then on."""
    table = await host.begin()
    host.tables.outages.begin(9)
    host.now += 3 * TURN
    assert await host.tables.expire_due() == []
    await host.tables.beat()
    await host.reopen()
    host.now += TURN
    await host.tables.resume()
    assert (await host.tables.table(table.id)).deadline == host.now + TURN
    await host.tables.outages.end(9)
    assert (await host.tables.table(table.id)).deadline == host.now + TURN, "of which it knows not"
