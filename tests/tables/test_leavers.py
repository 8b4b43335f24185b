"""Whoever has left a table holds up nothing that is asked there, and a paused one stands still."""

import pytest
import sqlalchemy as sa

from engine.kernel import verify
from tables.errors import DiskFull
from tables.model import Table
from tables.schema import decisions
from tests.tables.host import ANNA, BORA, CARL, TURN, Host
from tests.tables.manners import DORA, asked, bid, gathered, said, told

# Whoever is not there any more has no say


async def digests(host: Host, table: Table) -> list[str]:
    """What was decided so far, of a table in play."""
    query = sa.select(decisions.c.digest).where(decisions.c.table_id == table.id)
    async with host.database.read() as connection:
        return list((await connection.execute(query.order_by(decisions.c.revision))).scalars())


async def test_who_is_left_alone_in_a_pause_goes_on_at_once(host: Host) -> None:
    table = await gathered(host, BORA, CARL)
    first = await said(host, await asked(host, table, ANNA, "pause"), BORA)
    await said(host, first, CARL)
    await asked(host, table, ANNA, "resume")
    for person in (BORA, CARL):
        assert (await host.tables.table(table.id)).paused
        await host.tables.manners.leave(table.id, person.user_id)
        published = await host.tables.expire_due()
    assert [each.table.paused for each in published] == [False]
    assert published[0].handover
    *_, motion = await host.tables.manners.open(table.id)
    assert motion.ended == "carried"


async def test_who_has_left_is_not_waited_for_once_the_database_answers_again(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await gathered(host, BORA, CARL)
    await asked(host, table, ANNA, "pause")
    await host.tables.manners.leave(table.id, CARL.user_id)
    await host.tables.manners.leave(table.id, BORA.user_id)

    async def full(*_: object) -> None:
        raise DiskFull

    with monkeypatch.context() as patched:
        patched.setattr("tables.motions.due", full)
        with pytest.raises(DiskFull):
            await host.tables.manners.expire_due()
    (published,) = await host.tables.manners.expire_due()
    assert published.table.paused


async def test_an_undo_needs_nobody_who_has_left(host: Host) -> None:
    table = await gathered(host, BORA, CARL)
    await bid(host, table, ANNA, 3)
    await asked(host, table, ANNA, "undo")
    await host.tables.manners.leave(table.id, CARL.user_id)
    assert await host.tables.expire_due() == []
    (motion,) = await host.tables.manners.open(table.id)
    assert (motion.ended, motion.voters) == (None, (BORA.user_id,))
    await host.tables.manners.leave(table.id, BORA.user_id)
    # Who sits in for the last of them plays on at once, and nothing is secret any more.
    assert [each.table.id for each in await host.tables.expire_due()] == [table.id]
    (motion,) = await host.tables.manners.open(table.id)
    assert motion.ended == "moot"
    assert "undone" not in await told(host, table)


async def test_nobody_is_sent_away_by_whoever_is_left_alone_with_them(host: Host) -> None:
    table = await gathered(host, BORA, CARL)
    await asked(host, table, ANNA, "kick", seat=2)
    await host.tables.manners.leave(table.id, BORA.user_id)
    (motion,) = await host.tables.manners.open(table.id)
    assert motion.ended == "moot"
    await host.tables.expire_due()
    assert (await host.tables.table(table.id)).seats[2].present


async def test_a_seat_given_to_another_person_lets_them_speak(host: Host) -> None:
    table = await gathered(host, BORA, CARL)
    pause = await asked(host, table, ANNA, "pause")
    await said(host, pause, BORA)
    over = await said(host, await asked(host, table, CARL, "replace", seat=2, other=DORA), DORA)
    over = await said(host, await said(host, over, ANNA), BORA)
    assert over.motion.ended == "carried"
    assert await host.tables.expire_due() == []
    (still, _) = await host.tables.manners.open(table.id)
    assert (still.ended, still.unanswered) == (None, (DORA.user_id,))


async def test_a_paused_table_stands_still_whoever_leaves(host: Host) -> None:
    table = await gathered(host, BORA, CARL)
    await bid(host, table, ANNA, 3)
    first = await said(host, await asked(host, table, ANNA, "pause"), BORA)
    await said(host, first, CARL)
    before = await digests(host, table)
    for person in (BORA, CARL):
        await host.tables.manners.leave(table.id, person.user_id)
    assert await digests(host, table) == before
    await host.tables.resume()
    assert await digests(host, table) == before, "nor does it go on when the program starts"
    answer = await asked(host, table, ANNA, "resume")
    assert answer.publication is not None
    assert answer.publication.entries
    assert len(await digests(host, table)) > len(before), "the computer players go on"
    verify(host.game, await host.tables.record((await host.play_out(answer.publication.table)).id))


async def test_a_pause_tells_who_asked_for_it(host: Host) -> None:
    table = await host.begin()
    host.now += TURN / 2
    await said(host, await asked(host, table, ANNA, "pause"), BORA)
    standing = await host.tables.manners.standing(table.id, None)
    assert standing.pause is not None
    assert (standing.pause.name, standing.pause.at) == ("Anna", host.now)
    await said(host, await asked(host, table, BORA, "resume"), ANNA)
    assert (await host.tables.manners.standing(table.id, None)).pause is None
