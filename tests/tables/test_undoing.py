"""Choices that are taken back by consent."""

from __future__ import annotations

import pytest

from engine.kernel import verify
from tables.errors import (
    HiddenShown,
    NothingToUndo,
    StaleRevision,
    UndoTooFar,
)
from tests.tables.host import ANNA, BORA, CARL, Host
from tests.tables.manners import asked, bid, gathered, said, told


async def test_a_secret_choice_is_taken_back_and_the_record_is_true(host: Host) -> None:
    table = await host.begin()
    table = await bid(host, table, ANNA, 3)
    assert table.revision == 1
    answer = await said(host, await asked(host, table, ANNA, "undo"), BORA)
    assert answer.publication is not None
    assert answer.publication.handover
    back = answer.publication.table
    assert back.revision == 2
    assert [seat.asked for seat in back.seats] == [2, 0], "whose answer it was is asked anew"
    with pytest.raises(StaleRevision):
        await host.tables.decide(table.id, ANNA.user_id, 0, [(0,)])
    look = await host.tables.look(table.id, ANNA.user_id, last=None)
    assert look.story == []
    await bid(host, back, ANNA, 1)
    await host.reopen()
    table = await host.play_out(await host.tables.table(table.id))
    record = await host.tables.record(table.id)
    verify(host.game, record)
    assert (await host.tables.archive.frame(table.id, 999)).step > 0  # it can be replayed
    assert record.moves[0].choice == (1,)


async def test_a_plan_in_hand_outlives_what_another_takes_back(host: Host) -> None:
    table = await host.begin()
    hers = await host.tables.look(table.id, BORA.user_id)
    table = await bid(host, table, ANNA, 3)
    await said(host, await asked(host, table, ANNA, "undo"), BORA)
    done = await host.tables.decide(table.id, BORA.user_id, hers.revision, [(1,)])
    assert [seat.number for seat in done.table.asked] == [0]
    table = await host.play_out(done.table)
    verify(host.game, await host.tables.record(table.id))


async def test_an_answer_that_was_taken_back_does_not_count_again(host: Host) -> None:
    table = await host.begin()
    await bid(host, table, ANNA, 3)
    await bid(host, table, BORA, 1)
    old = await host.tables.look(table.id, ANNA.user_id)
    table = await bid(host, table, ANNA, 1)  # takes a card
    late = await host.tables.look(table.id, BORA.user_id)
    await said(host, await asked(host, table, ANNA, "undo"), BORA)
    for person, look in ((ANNA, old), (BORA, late)):
        with pytest.raises(StaleRevision):
            await host.tables.decide(table.id, person.user_id, look.revision, [(0,)])


async def test_what_was_laid_open_is_not_taken_back(host: Host) -> None:
    table = await host.begin()
    with pytest.raises(NothingToUndo):
        await asked(host, table, ANNA, "undo")
    await bid(host, table, ANNA, 3)
    await bid(host, table, BORA, 1)
    for person in (ANNA, BORA):
        with pytest.raises(HiddenShown):
            await asked(host, table, person, "undo")


async def test_an_open_choice_is_taken_back_with_the_answer_to_it(host: Host) -> None:
    table = await host.begin()
    await bid(host, table, ANNA, 3)
    await bid(host, table, BORA, 1)
    taken = await bid(host, table, ANNA, 1)  # takes a card
    refused = await bid(host, table, BORA, 1)  # refuses it
    assert [seat.number for seat in taken.asked] == [1]
    assert [seat.number for seat in refused.asked] == [0]
    answer = await said(host, await asked(host, table, ANNA, "undo"), BORA)
    assert answer.publication is not None
    assert [seat.number for seat in answer.publication.table.asked] == [0]
    look = await host.tables.look(table.id, ANNA.user_id)
    assert look.decision is not None
    assert look.decision.kind == "take"
    assert len(look.decision.options) == 3
    table = await host.play_out(answer.publication.table)
    verify(host.game, await host.tables.record(table.id))
    assert "undone" in await told(host, table)


async def test_an_undo_is_judged_again_when_the_last_one_agrees(host: Host) -> None:
    table = await gathered(host, BORA, CARL)
    await bid(host, table, ANNA, 3)
    answer = await asked(host, table, ANNA, "undo")
    await said(host, answer, BORA)
    await bid(host, table, BORA, 1)
    await bid(host, table, CARL, 0)
    with pytest.raises(HiddenShown):
        await said(host, answer, CARL)
    (motion,) = await host.tables.manners.open(table.id)
    assert motion.ended == "moot"


async def test_against_the_computer_a_choice_is_taken_back_at_once(host: Host) -> None:
    table = await host.challenge(ANNA, None)
    with pytest.raises(NothingToUndo):
        await asked(host, table, ANNA, "undo")
    await bid(host, table, ANNA, 0)
    with pytest.raises(HiddenShown):
        await asked(host, table, ANNA, "undo")


async def test_other_rules_than_those_of_the_start_undo_nothing(host: Host) -> None:
    table = await host.begin()
    await bid(host, table, ANNA, 3)
    async with host.database.write() as connection:
        await connection.exec_driver_sql("UPDATE tables SET seed = 'another'")
    with pytest.raises(UndoTooFar):
        await asked(host, table, ANNA, "undo")
