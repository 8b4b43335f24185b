"""Answers that persons are working on: found again, as long as the question is the same one."""

from tables.drafts import Draft
from tests.tables.host import ANNA, BORA, CARL, Host


async def test_a_draft_is_found_again_across_restarts(host: Host) -> None:
    table = await host.begin()
    asked = (await host.tables.look(table.id, ANNA.user_id)).revision
    draft = Draft(asked, ((0,), (2, 1), ()), "pick:3.1")
    await host.tables.drafts.keep(table.id, ANNA.user_id, draft)
    tables = await host.reopen()
    assert await tables.drafts.of(table.id, ANNA.user_id) == draft
    assert await tables.drafts.of(table.id, BORA.user_id) is None
    other = await host.begin()
    assert await tables.drafts.of(other.id, ANNA.user_id) is None


async def test_the_newest_draft_counts_and_an_empty_one_is_none(host: Host) -> None:
    table, drafts = await host.begin(), host.tables.drafts
    asked = (await host.tables.look(table.id, ANNA.user_id)).revision
    for choices in (((0,),), ((0,), (1,))):
        await drafts.keep(table.id, ANNA.user_id, Draft(asked, choices))
    assert await drafts.of(table.id, ANNA.user_id) == Draft(asked, ((0,), (1,)))
    await drafts.keep(table.id, ANNA.user_id, Draft(asked))
    assert await drafts.of(table.id, ANNA.user_id) is None


async def test_a_draft_goes_with_its_question_and_no_other_one(host: Host) -> None:
    table, drafts = await host.begin(), host.tables.drafts
    for person in (ANNA, BORA):
        asked = (await host.tables.look(table.id, person.user_id)).revision
        await drafts.keep(table.id, person.user_id, Draft(asked, ((0,),)))
    look = await host.tables.look(table.id, ANNA.user_id)
    assert look.decision
    await host.tables.decide(table.id, ANNA.user_id, look.revision, [look.decision.default])
    assert await drafts.of(table.id, ANNA.user_id) is None
    await drafts.keep(table.id, ANNA.user_id, Draft(look.revision, ((0,),)))
    assert await drafts.of(table.id, ANNA.user_id) is None
    assert await drafts.of(table.id, BORA.user_id) is not None
    await host.tables.concede(table.id, BORA.user_id)
    assert await drafts.of(table.id, BORA.user_id) is None


async def test_who_takes_a_seat_over_does_not_find_its_draft(host: Host) -> None:
    table, drafts = await host.begin(), host.tables.drafts
    asked = (await host.tables.look(table.id, ANNA.user_id)).revision
    await drafts.keep(table.id, ANNA.user_id, Draft(asked, ((0,),)))
    answer = await host.tables.manners.propose(
        table.id, ANNA.user_id, "replace", seat=0, other=CARL
    )
    for person in (BORA, CARL):
        number = answer.motion.number
        await host.tables.manners.vote(table.id, person.user_id, number, agrees=True)
    assert await host.tables.look(table.id, CARL.user_id)
    for person in (ANNA, CARL):
        assert await drafts.of(table.id, person.user_id) is None
