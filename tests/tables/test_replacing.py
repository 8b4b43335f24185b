"""Who is sent away, leaves, or gives the seat to somebody else."""

from __future__ import annotations

import pytest

from engine.kernel import verify
from tables.errors import (
    EnoughTables,
    NoSuchMotion,
    NotPossible,
    NotSeated,
    NoVote,
    SatHere,
    SeatLost,
    TableClosed,
)
from tables.model import Status
from tests.tables.host import ANNA, BORA, CARL, Host
from tests.tables.manners import DORA, EMIL, asked, bid, gathered, said


async def test_more_than_half_of_the_others_send_somebody_away(host: Host) -> None:
    table = await gathered(host, BORA, CARL, DORA)
    answer = await asked(host, table, ANNA, "kick", seat=1)
    assert answer.motion.voters == (CARL.user_id, DORA.user_id)
    with pytest.raises(NoVote):
        await said(host, answer, BORA, agrees=False)
    answer = await said(host, answer, CARL)
    assert answer.publication is not None
    seat = answer.publication.table.seats[1]
    assert (seat.gone, seat.agent, seat.user_id) == ("kicked", "heuristic", BORA.user_id)
    assert not seat.absent
    for refused in (
        host.tables.look(table.id, BORA.user_id),
        host.tables.come_back(table.id, BORA.user_id),
        host.tables.concede(table.id, BORA.user_id),
    ):
        with pytest.raises(SeatLost):
            await refused
    assert await host.tables.mine(BORA.user_id) == []
    table = await host.play_out(answer.publication.table)
    verify(host.game, await host.tables.record(table.id))
    standings = {
        each.user_id: each for each in await host.tables.archive.leaderboard("auction", None)
    }
    assert (standings[2].losses, standings[2].wins) == (1, 0)
    (past,) = await host.tables.history(BORA.user_id)
    assert past.outcome == "loss"


async def test_half_is_not_enough_and_a_no_that_decides_ends_it(host: Host) -> None:
    table = await gathered(host, BORA, CARL, DORA, EMIL)
    answer = await asked(host, table, ANNA, "kick", seat=1)
    answer = await said(host, answer, CARL)
    assert answer.motion.ended is None
    answer = await said(host, answer, DORA, agrees=False)
    assert answer.motion.ended is None
    answer = await said(host, answer, EMIL, agrees=False)
    assert answer.motion.ended == "refused"


async def test_in_a_duel_nobody_sends_the_other_away(host: Host) -> None:
    table = await host.begin()
    with pytest.raises(NotPossible):
        await asked(host, table, ANNA, "kick", seat=1)
    table = await gathered(host, BORA, CARL)
    for seat in (0, 7):
        with pytest.raises(NotPossible):
            await asked(host, table, ANNA, "kick", seat=seat)


async def test_who_leaves_a_duel_concedes_and_who_leaves_a_round_is_played_on(host: Host) -> None:
    duel = await host.begin()
    over = await host.tables.manners.leave(duel.id, ANNA.user_id)
    assert over.table.status is Status.FINISHED
    table = await gathered(host, BORA, CARL)
    left = (await host.tables.manners.leave(table.id, ANNA.user_id)).table
    assert left.seats[0].gone == "left"
    assert [seat.number for seat in left.asked] == [1, 2]
    left = (await host.tables.manners.leave(table.id, BORA.user_id)).table
    closed = (await host.tables.manners.leave(table.id, CARL.user_id)).table
    assert closed.status is Status.ABORTED, "nobody is left"
    with pytest.raises(TableClosed):
        await host.tables.manners.leave(table.id, CARL.user_id)


async def test_a_seat_goes_to_somebody_else_who_agrees(host: Host) -> None:
    table = await gathered(host, BORA, CARL)
    await bid(host, table, BORA, 1)
    answer = await asked(host, table, ANNA, "replace", seat=0, other=DORA)
    assert set(answer.motion.voters) == {BORA.user_id, CARL.user_id, DORA.user_id}
    for person in (BORA, CARL):
        answer = await said(host, answer, person)
    assert answer.motion.ended is None
    answer = await said(host, answer, DORA)
    assert answer.publication is not None
    table = answer.publication.table
    assert (table.seats[0].user_id, table.seats[0].name, table.host) == (4, "Dora", 4)
    assert answer.publication.handover
    with pytest.raises(NotSeated):
        await host.tables.look(table.id, ANNA.user_id)
    assert (await host.tables.look(table.id, DORA.user_id)).decision is not None
    table = await host.play_out(table)
    verify(host.game, await host.tables.record(table.id))
    standings = {each.user_id for each in await host.tables.archive.leaderboard("auction", None)}
    assert standings == {2, 3, 4}, "who gave the seat away in peace is not counted"


async def test_who_was_sent_away_loses_even_if_the_seat_is_given_on(host: Host) -> None:
    table = await gathered(host, BORA, CARL)
    await said(host, await asked(host, table, ANNA, "kick", seat=1), CARL)
    with pytest.raises(SatHere):
        await asked(host, table, ANNA, "replace", seat=1, other=CARL)
    answer = await asked(host, table, ANNA, "replace", seat=1, other=DORA)
    await said(host, answer, CARL)
    answer = await said(host, answer, DORA)
    assert answer.publication is not None
    await host.play_out(answer.publication.table)
    standings = {
        each.user_id: each for each in await host.tables.archive.leaderboard("auction", None)
    }
    assert standings[2].losses == 1
    assert set(standings) == {1, 2, 3, 4}


async def test_who_gave_a_seat_away_gets_no_other_one(host: Host) -> None:
    table = await gathered(host, BORA, CARL)
    answer = await asked(host, table, ANNA, "replace", seat=0, other=DORA)
    for person in (BORA, CARL, DORA):
        answer = await said(host, answer, person)
    assert answer.motion.ended == "carried"
    with pytest.raises(SatHere):
        await asked(host, table, CARL, "replace", seat=2, other=ANNA)


async def test_two_seats_are_not_promised_to_one_person(host: Host) -> None:
    table = await gathered(host, BORA, CARL)
    first = await asked(host, table, ANNA, "replace", seat=0, other=DORA)
    second = await asked(host, table, BORA, "replace", seat=1, other=DORA)
    for person in (BORA, CARL, DORA):
        await said(host, first, person)
    again = await asked(host, table, DORA, "replace", seat=0, other=EMIL)
    for person in (BORA, CARL, EMIL):
        again = await said(host, again, person)
    assert again.motion.ended == "carried"
    for person in (CARL, EMIL):
        await said(host, second, person)
    with pytest.raises(SatHere):
        await said(host, second, DORA)
    assert (await host.tables.table(table.id)).seats[1].user_id == BORA.user_id


async def test_nobody_gives_away_the_seat_of_somebody_who_is_there(host: Host) -> None:
    table = await gathered(host, BORA, CARL)
    with pytest.raises(NotPossible):
        await asked(host, table, ANNA, "replace", seat=1, other=DORA)
    with pytest.raises(SatHere):
        await asked(host, table, ANNA, "replace", seat=0, other=BORA)


async def test_who_has_enough_tables_gets_no_seat(host: Host) -> None:
    host.limit = 1
    await host.reopen()
    table = await host.begin()
    await host.begin(DORA, CARL)
    answer = await asked(host, table, ANNA, "replace", seat=0, other=DORA)
    await said(host, answer, DORA)
    with pytest.raises(EnoughTables):  # said to Bora, who has not enough of them
        await said(host, answer, BORA)


async def test_whoever_takes_over_a_seat_is_not_sent_away_for_another(host: Host) -> None:
    """What was asked about Bora is settled when Dora has that seat."""
    table = await gathered(host, BORA, CARL, EMIL)
    kick = await asked(host, table, ANNA, "kick", seat=1)
    answer = await asked(host, table, BORA, "replace", seat=1, other=DORA)
    for person in (ANNA, CARL, EMIL, DORA):
        answer = await said(host, answer, person)
    assert answer.publication is not None
    with pytest.raises(NoSuchMotion):
        await said(host, kick, CARL)
    now = await host.tables.table(table.id)
    assert (now.seats[1].user_id, now.seats[1].gone) == (DORA.user_id, None)
