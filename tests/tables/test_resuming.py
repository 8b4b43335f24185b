import asyncio
import tempfile
from datetime import timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.kernel import verify
from tables import schema
from tables.errors import TableUnreadable
from tables.model import Status, Table
from tests.kernel.toys import AuctionGame
from tests.tables.host import START, TURN, Host


async def test_a_table_that_was_resumed_equals_one_that_never_stopped(tmp_path: Path) -> None:
    digests: list[list[str]] = []
    stories: list[object] = []
    for restarts in (False, True):
        host = Host(tmp_path / f"{restarts}.db")
        await host.open()
        table = await host.begin()
        while table.asked:
            table = await host.play(table)
            if restarts:
                await host.reopen()
                assert await host.tables.table(table.id) == table
        digests.append(await host.digests(table))
        stories.append((await host.tables.look(table.id, 1, last=None)).story)
        await host.close()
    assert digests[0] == digests[1]
    assert stories[0] == stories[1] != []


moves = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 30)), max_size=25)


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(moves)
def test_any_mix_of_decisions_time_outs_and_restarts_replays(script: list[tuple[int, int]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_play_script(Host(Path(folder) / "ruler.db"), script))


async def _play_script(host: Host, script: list[tuple[int, int]]) -> None:
    await host.open()
    table = await host.begin()
    for act, number in script:
        if table.status != Status.PLAYING:
            break
        table = await _act(host, table, act, number)
    while table.asked:
        table = await host.play(table)
    if table.status == Status.FINISHED:
        verify(host.game, await host.tables.record(table.id))
    async with host.database.read() as connection:
        found = (await connection.execute(sa.select(schema.snapshots))).one()
    assert host.game.digest(host.game.load(found.state.encode())) == found.digest
    assert found.revision == table.revision
    await host.close()


async def _act(host: Host, table: Table, act: int, number: int) -> Table:
    if act == 0:
        await host.reopen()
        await host.tables.resume()
        return await host.tables.table(table.id)
    if act == 1 and number % 3 == 0:
        host.now += TURN
        await host.tables.expire_due()
        return await host.tables.table(table.id)
    seat = table.asked[number % len(table.asked)]
    assert seat.user_id is not None
    look = await host.tables.look(table.id, seat.user_id)
    assert look.decision is not None
    choices = look.decision.choices()
    choice = choices[number % len(choices)]
    return (await host.tables.decide(table.id, seat.user_id, look.revision, [choice])).table


# Time that nobody had


async def test_downtime_is_added_to_every_deadline_once(host: Host) -> None:
    await host.tables.resume()
    running, challenge = await host.begin(), await host.challenge()
    over = await host.play_out(await host.begin())
    host.now += timedelta(minutes=1)
    await host.tables.beat()
    host.now += timedelta(hours=5)
    await host.reopen()
    for _ in range(3):
        await host.tables.resume()
    for table in (running, challenge):
        assert table.deadline is not None
        now = (await host.tables.table(table.id)).deadline
        assert now == table.deadline + timedelta(hours=5)
    assert (await host.tables.table(over.id)).deadline is None
    assert await host.tables.expire_due() == []


async def test_the_first_start_adds_nothing(host: Host) -> None:
    table = await host.begin()
    await host.tables.resume()
    assert (await host.tables.table(table.id)).deadline == START + TURN == table.deadline


# What was interrupted


async def test_a_computer_player_whose_turn_was_interrupted_goes_on(host: Host) -> None:
    table = await host.challenge(opponent=None)
    # As if the person's seat and the computer's had been swapped before the stop.
    async with host.database.write() as connection:
        seats = schema.seats
        await connection.execute(
            sa.update(seats)
            .where(seats.c.table_id == table.id, seats.c.seat == 0)
            .values(user_id=None, agent="heuristic")
        )
        await connection.execute(
            sa.update(seats)
            .where(seats.c.table_id == table.id, seats.c.seat == 1)
            .values(user_id=1, agent=None)
        )
    await host.reopen()
    await host.tables.resume()
    (publication,) = host.heard
    assert publication.table.revision > table.revision
    assert [seat.user_id for seat in publication.table.asked] == [1]
    host.heard.clear()
    await host.tables.resume()
    assert host.heard == []


# Quarantine


@pytest.mark.parametrize(
    "damage",
    [
        {"state": '{"seats": 2}'},
        {"state": "no json", "digest": ""},
        {"schema_version": 99},
        {"dice_version": "d6/7"},
    ],
)
async def test_a_table_that_cannot_be_loaded_is_set_aside_and_others_go_on(
    host: Host, damage: dict[str, object], caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = await host.begin(), await host.begin()
    snapshots = schema.snapshots
    async with host.database.write() as connection:
        saved = (
            await connection.execute(sa.select(snapshots).where(snapshots.c.table_id == broken.id))
        ).one()
        await connection.execute(
            sa.update(snapshots).where(snapshots.c.table_id == broken.id).values(**damage)
        )
    await host.tables.resume()
    assert [t.id for t in await host.tables.active() if not t.stuck] == [sound.id]
    with pytest.raises(TableUnreadable) as caught:
        await host.tables.decide(broken.id, 1, 0, [(0,)])
    (logged,) = {
        record.__dict__["error_id"]
        for record in caplog.records
        if "quarantined" in record.getMessage()
    }
    assert caught.value.values == {"table": broken.id, "id": logged}
    assert (await host.play_out(sound)).status == Status.FINISHED

    async with host.database.write() as connection:
        whole = saved._asdict()
        await connection.execute(
            sa.update(snapshots).where(snapshots.c.table_id == broken.id).values(**whole)
        )
    await host.reopen()
    await host.tables.resume()
    assert (await host.play_out(broken)).status == Status.FINISHED


async def test_a_state_that_breaks_between_starts_is_set_aside_when_it_is_met(host: Host) -> None:
    table = await host.begin()
    async with host.database.write() as connection:
        await connection.execute(sa.update(schema.snapshots).values(digest="0" * 64))
    with pytest.raises(TableUnreadable):
        await host.tables.look(table.id, None)
    (set_aside,) = await host.tables.active()
    assert set_aside.stuck
    assert [told.table for told in host.heard] == [set_aside], "whoever shows it is told"


async def test_an_event_that_the_rules_no_longer_know_is_left_out_of_the_story(host: Host) -> None:
    table = await host.begin()
    await host.play(table)
    whole = (await host.tables.look(table.id, None)).story
    table = await host.play(await host.tables.table(table.id))
    async with host.database.write() as connection:
        await connection.execute(
            sa.update(schema.entries)
            .where(schema.entries.c.revision == 2)
            .values(entries='[{"event": {"tag": "toy.gone"}, "seats": null, "public": null}]')
        )
    assert (await host.tables.look(table.id, None)).story == whole


async def test_a_table_goes_on_with_later_rules(host: Host) -> None:
    class Later(AuctionGame):
        rules = 2

    table = await host.begin()
    table = await host.play(table)
    host.game = Later()
    await host.reopen()
    await host.tables.resume()
    table = await host.play_out(table)
    assert table.status == Status.FINISHED
    assert (await host.tables.record(table.id)).rules_version == 1, "by which it was dealt"


async def test_what_ended_shortly_before_a_crash_is_told_at_the_start(host: Host) -> None:
    """Whoever shows the tables may have been about to show their ends."""
    long_over = await host.play_out(await host.begin())
    await host.tables.beat()
    host.now += timedelta(minutes=20)
    await host.tables.beat()
    over = await host.play_out(await host.begin())
    running = await host.begin()
    host.now += timedelta(days=2)
    shown = {table.id for table in await host.tables.resume()}
    assert shown == {over.id, running.id}
    assert long_over.id not in shown
    host.now += timedelta(minutes=20)
    assert [table.id for table in await host.tables.resume()] == [running.id]
