import asyncio
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError

from engine.kernel import commitment, verify
from tables import schema
from tables.errors import (
    NotOffered,
    NotSeated,
    NotTentative,
    NotYourDecision,
    RulesFault,
    StaleRevision,
    TableClosed,
    TableError,
    TableRunning,
)
from tables.model import Status, Table
from tests.kernel.toys import Auction, AuctionGame, BidMade
from tests.tables.host import BORA, CARL, Host


async def test_a_whole_game_is_logged_and_verified(host: Host) -> None:
    table = await host.begin()
    with pytest.raises(TableRunning):
        await host.tables.record(table.id)
    table = await host.play_out(table)
    assert (table.status, table.deadline, table.asked) == (Status.FINISHED, None, ())
    assert table.finished_at == host.now
    record = await host.tables.record(table.id)
    verify(host.game, record)
    assert len(record.moves) == table.revision
    assert table.seed is not None
    assert commitment(table.seed) == table.commitment == record.commitment


async def test_a_hundred_clicks_at_once_are_one_decision(host: Host) -> None:
    table = await host.begin()
    clicks = [host.tables.decide(table.id, 1, 0, [(n % 4,)]) for n in range(100)]
    done = await asyncio.gather(*clicks, return_exceptions=True)
    kinds = Counter(type(each).__name__ for each in done)
    assert kinds == {"Publication": 1, "StaleRevision": 99}
    assert (await host.tables.table(table.id)).revision == 1


async def test_two_persons_decide_at_once_and_neither_is_stale(host: Host) -> None:
    table = await host.begin()
    first, second = await asyncio.gather(
        host.tables.decide(table.id, 1, 0, [(1,)]), host.tables.decide(table.id, 2, 0, [(2,)])
    )
    assert {first.table.revision, second.table.revision} == {1, 2}
    view: Any = (await host.tables.look(table.id, None)).view
    assert view.coins == (3, 1), "seat 1 has won the bid with 2"


async def test_two_processes_on_one_file_are_kept_apart_by_the_revision(host: Host) -> None:
    other = Host(host.file)
    await other.open()
    try:
        table = await host.begin()
        clicks = [
            each.tables.decide(table.id, 1, 0, [(bid,)])
            for bid in range(4)
            for each in (host, other)
        ]
        done = await asyncio.gather(*clicks, return_exceptions=True)
        kinds = Counter(type(each).__name__ for each in done)
        assert kinds == {"Publication": 1, "StaleRevision": 7}
        both = await asyncio.gather(
            host.tables.decide(table.id, 2, 0, [(0,)]),
            other.tables.concede(table.id, 1),
            return_exceptions=True,
        )
        assert {type(each).__name__ for each in both} <= {"Publication", "TableClosed"}
        table = await other.tables.table(table.id)
        assert table.status == Status.FINISHED
        verify(host.game, await host.tables.record(table.id))
    finally:
        await other.close()


async def test_a_write_that_comes_too_late_is_judged_again(host: Host) -> None:
    """Another process decides between this one's reading and writing."""
    other = Host(host.file)
    await other.open()
    table = await host.begin()
    write, calls = host.database.write, 0

    def racing() -> Any:
        nonlocal calls
        calls += 1
        if calls > 1:
            return write()
        return After(other.tables.decide(table.id, 2, 0, [(3,)]), write())

    host.database.write = racing
    try:
        done = await host.tables.decide(table.id, 1, 0, [(1,)])
    finally:
        await other.close()
    assert calls == 2
    assert done.table.revision == 2


class After:
    """Awaits something before a context is entered."""

    def __init__(self, first: Any, context: Any) -> None:
        self.first, self.context = first, context

    async def __aenter__(self) -> Any:
        await self.first
        return await self.context.__aenter__()

    async def __aexit__(self, *details: object) -> Any:
        return await self.context.__aexit__(*details)


async def test_several_choices_are_taken_all_or_not_at_all(host: Host) -> None:
    table = await host.begin()
    await host.tables.decide(table.id, 1, 0, [(3,)])
    await host.tables.decide(table.id, 2, 0, [(0,)])
    look = await host.tables.look(table.id, 1)
    assert look.decision is not None
    assert look.decision.kind == "take"
    with pytest.raises(NotYourDecision):
        await host.tables.decide(table.id, 1, look.revision, [(0,), (0,)])
    with pytest.raises(NotOffered):
        await host.tables.decide(table.id, 1, look.revision, [])
    assert (await host.tables.table(table.id)).revision == 2
    assert await host.tables.look(table.id, 1) == look


@pytest.mark.parametrize("choice", [(4,), (-1,), (), (0, 1)])
async def test_what_is_not_offered_is_refused(host: Host, choice: tuple[int, ...]) -> None:
    table = await host.begin()
    with pytest.raises(NotOffered):
        await host.tables.decide(table.id, 1, 0, [choice])
    assert (await host.tables.table(table.id)) == table


async def test_strangers_and_those_not_asked_are_told_so(host: Host) -> None:
    table = await host.begin()
    for call in (
        host.tables.decide(table.id, CARL.user_id, 0, [(0,)]),
        host.tables.concede(table.id, CARL.user_id),
        host.tables.look(table.id, CARL.user_id),
        host.tables.come_back(table.id, CARL.user_id),
    ):
        with pytest.raises(NotSeated):
            await call
    await host.tables.decide(table.id, 1, 0, [(0,)])
    with pytest.raises(NotYourDecision):
        await host.tables.decide(table.id, 1, 1, [(0,)])
    with pytest.raises(StaleRevision):
        await host.tables.decide(table.id, 1, 0, [(0,)])
    with pytest.raises(StaleRevision):
        await host.tables.decide(table.id, 2, 7, [(0,)])
    challenge = await host.challenge()
    with pytest.raises(TableClosed):
        await host.tables.decide(challenge.id, 1, 0, [(0,)])


async def test_an_old_button_is_stale_although_the_same_question_came_again(host: Host) -> None:
    table = await host.begin()
    before = await host.tables.look(table.id, 1)
    while table.revision < 4:
        table = await host.play(table)
    again = await host.tables.look(table.id, 1)
    assert again.decision == before.decision, "or this proves nothing"
    assert again.revision > before.revision
    with pytest.raises(StaleRevision):
        await host.tables.decide(table.id, 1, before.revision, [(0,)])


async def test_conceding_ends_the_game_and_later_clicks_find_it_closed(host: Host) -> None:
    table = await host.begin()
    done = await host.tables.concede(table.id, BORA.user_id)
    assert done.handover
    assert done.table.result is not None
    assert done.table.result.winners == (0,)
    for call in (
        host.tables.concede(table.id, 1),
        host.tables.decide(table.id, 1, 0, [(0,)]),
    ):
        with pytest.raises(TableClosed):
            await call


async def test_each_sees_only_what_the_seat_may_see(host: Host) -> None:
    table = await host.begin()
    await host.tables.decide(table.id, 1, 0, [(2,)])
    own, other, spectator = [await host.tables.look(table.id, who) for who in (1, 2, None)]
    assert own.story == [BidMade(0, 2)]
    assert other.story == spectator.story == [BidMade(0, None)]
    assert (own.decision, spectator.decision) == (None, None)
    assert other.decision is not None


async def test_the_story_is_told_from_where_one_likes(host: Host) -> None:
    table = await host.play_out(await host.begin())
    whole = (await host.tables.look(table.id, None, last=None)).story
    end = (await host.tables.look(table.id, None, last=2)).story
    assert 0 < len(end) < len(whole)
    assert whole[-len(end) :] == end


# Looking ahead


async def test_looking_ahead_stops_before_anything_is_shown(host: Host) -> None:
    table = await host.begin()
    with pytest.raises(NotTentative):
        await host.tables.look(table.id, 1, [(2,)])  # a bid is told to all
    with pytest.raises(NotOffered):
        await host.tables.look(table.id, 1, [(9,)])
    await host.tables.decide(table.id, 1, 0, [(3,)])
    with pytest.raises(NotYourDecision):
        await host.tables.look(table.id, 1, [(0,)])
    await host.tables.decide(table.id, 2, 0, [(0,)])
    with pytest.raises(NotTentative):
        await host.tables.look(table.id, 1, [(0,)])  # the neighbour may refuse it


async def test_looking_ahead_is_done_on_a_copy(host: Host) -> None:
    table = await host.begin()
    patient = _Patient(host.game)
    host.game.apply = patient.apply
    ahead = await host.tables.look(table.id, 1, [(2,)])
    assert ahead.decision is not None
    assert ahead.decision.kind == "bid"
    view: Any = ahead.view
    assert view.bid == 2
    assert await host.tables.table(table.id) == table
    now: Any = (await host.tables.look(table.id, 1)).view
    assert now.bid is None
    patient.draws = True
    with pytest.raises(NotTentative):
        await host.tables.look(table.id, 1, [(2,)])


class _Patient:
    """Rules that note a bid without a word, and go on asking."""

    def __init__(self, game: AuctionGame) -> None:
        self.game = game
        self.draws = False

    def apply(self, state: Auction, seat: int, choice: Any) -> list[Any]:
        state.bids[seat] = choice[0]
        if self.draws:
            state.dice.roll(6)
        return []


# Exactly once


@contextmanager
def failing_commit(host: Host, error: BaseException) -> Iterator[list[int]]:
    tries: list[int] = []

    def fail(connection: Any) -> None:
        if connection.get_execution_options().get("writes"):
            tries.append(1)
            raise error

    engine = host.database.engine.sync_engine
    event.listen(engine, "commit", fail)
    yield tries
    event.remove(engine, "commit", fail)


async def test_a_crash_between_apply_and_commit_leaves_nothing(host: Host) -> None:
    table = await host.begin()
    look = await host.tables.look(table.id, 1)
    before = await _everything(host)
    with failing_commit(host, ConnectionResetError()) as tries, pytest.raises(ConnectionResetError):
        await host.tables.decide(table.id, 1, 0, [(1,)])
    assert tries
    assert await _everything(host) == before
    assert await host.tables.look(table.id, 1) == look
    done = await host.tables.decide(table.id, 1, 0, [(2,)])
    assert done.table.revision == 1
    view: Any = (await host.tables.look(table.id, 1)).view
    assert view.bid == 2


@pytest.mark.parametrize("patience", [1, 2, 5, 20])
async def test_a_click_that_is_cancelled_half_way_is_taken_whole(host: Host, patience: int) -> None:
    table = await host.begin()
    click = asyncio.ensure_future(host.tables.decide(table.id, 1, 0, [(1,)]))
    for _ in range(patience):
        await asyncio.sleep(0)
    click.cancel()
    with pytest.raises(asyncio.CancelledError):
        await click
    await host.reopen()
    table = await host.tables.table(table.id)
    assert table.revision == 1
    await host.play_out(table)
    verify(host.game, await host.tables.record(table.id))


async def _everything(host: Host) -> dict[str, list[Any]]:
    async with host.database.read() as connection:
        return {
            table.name: [tuple(row) for row in await connection.execute(sa.select(table))]
            for table in schema.metadata.sorted_tables
        }


# Faults of the rules


async def test_a_fault_of_the_rules_changes_nothing_and_tells_no_secret(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    table = await host.begin()
    apply = host.game.apply

    def broken(state: Auction, seat: int, choice: Any) -> Any:
        if choice == (3,):
            state.bids.clear()
            raise KeyError(f"secret card {state.deck}")
        return apply(state, seat, choice)

    host.game.apply = broken
    with pytest.raises(RulesFault) as caught:
        await host.tables.decide(table.id, 1, 0, [(3,)])
    assert await host.tables.table(table.id) == table
    (record,) = [record for record in caplog.records if record.levelname == "ERROR"]
    assert record.__dict__["error_id"] == caught.value.values["id"]
    assert "secret" not in str(record.__dict__)
    await host.tables.decide(table.id, 1, 0, [(2,)])


async def test_a_computer_player_that_fails_takes_the_default(host: Host) -> None:
    def nobody(name: str, game: object, seed: str) -> Any:
        raise LookupError(name)

    host.make_agent = nobody
    table = await host.play_out(await host.challenge(opponent=None))
    assert table.status == Status.FINISHED
    verify(host.game, await host.tables.record(table.id))


async def test_no_seed_and_no_state_in_logs_errors_and_what_is_handed_out(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    seed, seen = f"{1:064x}", list[object]()
    table: Table = await host.begin()
    while table.asked:
        for call in (
            host.tables.decide(table.id, 1, 99, [(0,)]),
            host.tables.decide(table.id, 9, 0, [(0,)]),
        ):
            with pytest.raises(TableError) as caught:
                await call
            seen.append(caught.value)
        seen += [table, await host.tables.look(table.id, None), await host.tables.mine(1)]
        table = await host.play(table)
    written = caplog.text + repr(seen)
    assert seed not in written
    assert '"deck"' not in written
    assert "deck=" not in written


async def test_a_fault_of_the_database_shows_no_seed_and_no_state(host: Host) -> None:
    table = await host.begin()
    async with host.database.write() as connection:
        await connection.exec_driver_sql("DROP TABLE snapshots")
        await connection.exec_driver_sql("CREATE TABLE snapshots AS SELECT 1 AS table_id")
    with pytest.raises(DBAPIError) as caught:
        await host.challenge(opponent=None)
    told = "".join(traceback.format_exception(caught.value))
    assert "snapshots" in told
    assert f"{2:064x}" not in told
    assert "lanes" not in told
    assert table.id not in told
