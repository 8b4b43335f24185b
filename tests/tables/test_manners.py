"""What persons at a table ask of each other, and what they may do alone."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from engine.kernel import verify
from tables import pausing
from tables.errors import (
    NoSuchMotion,
    NotPossible,
    NotSeated,
    NoVote,
    OwnMotion,
    TableClosed,
    TablePaused,
    TooManyMotions,
)
from tables.house import House
from tables.manners import MOST_ASKED, Answer
from tables.model import LONGEST_PAUSE, Person, Publication, Status
from tables.motions import SHORTEST
from tests.tables.host import ANNA, BORA, CARL, START, TURN, Host
from tests.tables.manners import DORA, EMIL, asked, bid, gathered, said, told

# Pauses, and questions in general


async def test_a_pause_by_consent_stops_the_clock_and_keeps_the_time_left(host: Host) -> None:
    table = await host.begin()
    host.now += TURN / 2
    answer = await asked(host, table, ANNA, "pause")
    assert answer.publication is None
    assert answer.motion.voters == (BORA.user_id,)
    answer = await said(host, answer, BORA)
    assert answer.motion.ended == "carried"
    assert answer.publication is not None
    paused = answer.publication.table
    assert (paused.left, paused.deadline) == (TURN / 2, host.now + LONGEST_PAUSE)
    with pytest.raises(TablePaused):
        await bid(host, table, ANNA, 0)
    host.now += 3 * TURN
    assert await host.tables.expire_due() == []
    answer = await said(host, await asked(host, table, BORA, "resume"), ANNA)
    assert answer.publication is not None
    going = answer.publication.table
    assert (going.paused, going.deadline) == (False, host.now + TURN / 2)
    table = await host.play_out(going)
    verify(host.game, await host.tables.record(table.id))
    assert await told(host, table) == ["opened", "joined", "began", "paused", "resumed"]


async def test_a_pause_survives_a_restart_and_ends_by_itself(host: Host) -> None:
    table = await host.begin()
    await said(host, await asked(host, table, ANNA, "pause"), BORA)
    await host.tables.beat()
    host.now += timedelta(hours=2)
    await host.reopen()
    await host.tables.resume()
    table = await host.tables.table(table.id)
    assert (table.left, table.deadline) == (TURN, START + LONGEST_PAUSE + timedelta(hours=2))
    assert await host.tables.next_deadline() == table.deadline
    host.now = table.deadline or host.now
    (publication,) = await host.tables.expire_due()
    assert publication.handover
    assert (publication.table.paused, publication.table.deadline) == (False, host.now + TURN)
    assert publication.table.seats[0].absences == 0, "nobody was late"


async def test_one_no_is_enough_against_a_pause(host: Host) -> None:
    table = await gathered(host, BORA, CARL)
    answer = await asked(host, table, ANNA, "pause")
    assert (await said(host, answer, BORA)).motion.ended is None
    answer = await said(host, answer, CARL, agrees=False)
    assert answer.motion.ended == "refused"
    with pytest.raises(NoSuchMotion):
        await said(host, answer, BORA)
    assert not (await host.tables.table(table.id)).paused


async def test_whoever_plays_alone_asks_nobody(host: Host) -> None:
    table = await host.challenge(ANNA, None)
    answer = await asked(host, table, ANNA, "pause")
    assert answer.publication is not None
    assert answer.publication.table.paused


async def test_a_question_asked_twice_is_one_and_can_be_taken_back(host: Host) -> None:
    table = await host.begin()
    first, again = [await asked(host, table, ANNA, "pause") for _ in range(2)]
    assert first.motion.number == again.motion.number
    with pytest.raises(OwnMotion):
        await said(host, first, ANNA)
    with pytest.raises(NoVote):
        await said(host, first, CARL)
    assert (await said(host, first, ANNA, agrees=False)).motion.ended == "refused"
    with pytest.raises(NotPossible):
        await asked(host, table, ANNA, "resume")
    with pytest.raises(NotSeated):
        await asked(host, table, CARL, "pause")


async def test_the_number_of_a_forgotten_question_is_not_given_again(host: Host) -> None:
    table = await gathered(host, BORA, CARL)
    old = await asked(host, table, ANNA, "pause")
    await said(host, old, ANNA, agrees=False)
    await host.tables.manners.forget(old.motion.number)
    new = await asked(host, table, BORA, "pause")
    assert new.motion.number > old.motion.number
    with pytest.raises(NoSuchMotion):
        await said(host, old, CARL)


async def test_nobody_floods_a_table_with_questions(host: Host) -> None:
    table = await gathered(host, BORA, CARL)
    newcomers = [Person(20 + number, "somebody", "en") for number in range(MOST_ASKED)]
    questions = [
        await asked(host, table, ANNA, "replace", seat=0, other=newcomer) for newcomer in newcomers
    ]
    with pytest.raises(TooManyMotions):
        await asked(host, table, ANNA, "pause")
    await asked(host, table, BORA, "pause")
    await said(host, questions[-1], ANNA, agrees=False)
    assert (await asked(host, table, ANNA, "pause")).motion.ended is None


async def test_a_vote_survives_a_restart_and_ends_after_a_while(host: Host) -> None:
    table = await gathered(host, BORA, CARL)
    answer = await asked(host, table, ANNA, "pause")
    await said(host, answer, BORA)
    await host.tables.manners.place(answer.motion.number, 90, 900)
    await host.tables.beat()
    host.now += timedelta(hours=1)
    await host.reopen()
    await host.tables.resume()
    (motion,) = await host.tables.manners.open(table.id)
    assert (motion.agreed, motion.unanswered) == (1, (CARL.user_id,))
    assert (motion.place_id, motion.message_id) == (90, 900)
    assert motion.until == answer.motion.until + timedelta(hours=1), "the downtime is made good"
    for person in (ANNA, BORA, CARL):
        await bid(host, table, person, 0)
    host.now = motion.until
    published = await host.tables.expire_due()
    assert published
    (motion,) = await host.tables.manners.open(table.id)
    assert motion.ended == "expired"
    await host.tables.manners.forget(motion.number)
    assert await host.tables.manners.open(table.id) == []


async def test_who_is_away_when_the_time_is_up_has_no_say(host: Host) -> None:
    table = await gathered(host, BORA, CARL)
    answer = await asked(host, table, ANNA, "pause")
    await said(host, answer, BORA)
    async with host.database.write() as connection:
        await connection.exec_driver_sql("UPDATE seats SET agent = 'heuristic' WHERE user_id = 3")
    host.now += SHORTEST
    await host.tables.expire_due()
    assert (await host.tables.table(table.id)).paused


async def test_a_question_that_makes_no_sense_any_more_ends(host: Host) -> None:
    table = await gathered(host, BORA, CARL)
    await asked(host, table, ANNA, "pause")
    await asked(host, table, BORA, "pause")
    one, two = await host.tables.manners.open(table.id)
    for person in (BORA, CARL):
        await host.tables.manners.vote(table.id, person.user_id, one.number, agrees=True)
    one, two = await host.tables.manners.open(table.id)
    assert (one.ended, two.ended) == ("carried", "moot")
    with pytest.raises(NotPossible):
        await asked(host, table, CARL, "pause")


async def test_two_last_votes_at_once_carry_a_motion_once(host: Host) -> None:
    table = await gathered(host, BORA, CARL)
    answer = await asked(host, table, ANNA, "pause")
    await said(host, answer, BORA)
    votes = [said(host, answer, CARL) for _ in range(4)]
    done = await asyncio.gather(*votes, return_exceptions=True)
    assert sum(isinstance(each, Answer) and each.publication is not None for each in done) == 1
    assert await told(host, table) == ["opened", "joined", "joined", "began", "paused"]


async def test_a_vote_while_a_motion_is_carried_out_changes_nothing_of_it(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await gathered(host, BORA, CARL)
    answer = await asked(host, table, ANNA, "pause")
    await said(host, answer, BORA)
    really = pausing.pause
    late: list[asyncio.Task[Answer]] = []

    async def pause(house: House, table_id: str, by: int) -> Publication:
        done = await really(house, table_id, by)
        late.append(asyncio.create_task(said(host, answer, BORA)))
        await asyncio.wait(late, timeout=0.3)
        return done

    monkeypatch.setattr(pausing, "pause", pause)
    answer = await said(host, answer, CARL)
    with pytest.raises(NoSuchMotion):
        await late[0]
    assert answer.motion.ended == "carried"
    (motion,) = await host.tables.manners.open(table.id)
    assert motion.ended == "carried"


# Ended by a moderator


async def test_a_moderator_ends_a_table_with_a_reason_and_it_counts_for_nobody(host: Host) -> None:
    table = await host.begin()
    done = await host.tables.manners.end(table.id, EMIL, "  the channel\ncloses ")
    assert done.table.status is Status.ABORTED
    ended = (await host.tables.manners.standing(table.id, None)).ended
    assert ended is not None
    assert (ended.name, ended.text) == ("Emil", "the channel closes")
    assert await host.tables.archive.leaderboard("auction", None) == []
    with pytest.raises(TableClosed):
        await host.tables.manners.end(table.id, EMIL, "again")
    assert (await told(host, table))[-1] == "ended"


# What one may do


async def test_what_one_may_do_depends_on_who_one_is(host: Host) -> None:
    table = await gathered(host, BORA, CARL)
    mine = await host.tables.manners.standing(table.id, ANNA.user_id)
    assert mine.wishes == {"pause", "undo", "replace", "kick"}
    assert (mine.kickable, mine.vacant) == ((1, 2), (0,))
    theirs = await host.tables.manners.standing(table.id, DORA.user_id)
    assert (theirs.seat, theirs.wishes) == (None, frozenset())


# The log


async def test_the_log_tells_what_everybody_saw_and_who_was_late(host: Host) -> None:
    table = await host.begin()
    await bid(host, table, BORA, 1)
    for _ in range(2):
        host.now += TURN
        await host.tables.expire_due()
    log = await host.tables.manners.log(table.id)
    assert [each.at for each in log] == sorted(each.at for each in log)
    assert next(each.late for each in log if each.late is not None) == 0
    bids = [event for each in log for event in each.events if "coins" in repr(event)]
    assert bids
    assert all(event.coins is None for event in bids if hasattr(event, "coins"))  # type: ignore[attr-defined]
    await host.tables.concede(table.id, BORA.user_id)
    assert [each.gave_up for each in await host.tables.manners.log(table.id)][-1] == 1
