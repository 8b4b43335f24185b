"""What persons at a table ask of each other, and what they may do alone."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from engine.kernel import verify
from tables import pausing
from tables.errors import (
    EnoughTables,
    HiddenShown,
    NoSuchMotion,
    NothingToUndo,
    NotHost,
    NotPossible,
    NotSeated,
    NoVote,
    OwnMotion,
    SatHere,
    SeatLost,
    StaleRevision,
    TableClosed,
    TableError,
    TableFull,
    TablePaused,
    TooManyMotions,
    UndoTooFar,
)
from tables.house import House
from tables.manners import MOST_ASKED, Answer
from tables.model import LONGEST_PAUSE, Person, Publication, Status, Table
from tables.motions import SHORTEST, MotionKind
from tests.tables.host import ANNA, BORA, CARL, START, TURN, Host

DORA = Person(4, "Dora", "en")
EMIL = Person(5, "Emil", "en")


async def gathered(host: Host, *others: Person) -> Table:
    """A table in play of Anna and ``others``."""
    where = {"guild_id": 9, "channel_id": 90, "locale": "ko"}
    table = await host.tables.lobbies.open("auction", ANNA, **where)
    for person in others:
        await host.tables.lobbies.join(table.id, person)
    return (await host.tables.lobbies.start(table.id, ANNA.user_id)).table


async def asked(
    host: Host, table: Table, person: Person, kind: MotionKind, **more: object
) -> Answer:
    return await host.tables.manners.propose(table.id, person.user_id, kind, **more)  # type: ignore[arg-type]


async def said(host: Host, answer: Answer, person: Person, *, agrees: bool = True) -> Answer:
    motion = answer.motion
    return await host.tables.manners.vote(
        motion.table_id, person.user_id, motion.number, agrees=agrees
    )


async def bid(host: Host, table: Table, person: Person, coins: int) -> Table:
    look = await host.tables.look(table.id, person.user_id)
    done = await host.tables.decide(table.id, person.user_id, look.revision, [(coins,)])
    return done.table


async def told(host: Host, table: Table) -> list[str]:
    log = await host.tables.manners.log(table.id)
    return [each.notice.kind for each in log if each.notice]


# Pauses


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


# Undo


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


# Sending away


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


# Leaving and being replaced


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


# Lobbies


async def test_the_host_arranges_a_lobby(host: Host) -> None:
    where = {"guild_id": 9, "channel_id": 90, "locale": "ko"}
    table = await host.tables.lobbies.open("auction", ANNA, **where)
    arrange = host.tables.lobbies
    for refused in (
        arrange.set_pace(table.id, BORA.user_id, TURN),
        arrange.set_entrance(table.id, BORA.user_id, "invited"),
        arrange.set_threads(table.id, BORA.user_id, threads=False),
        arrange.set_host(table.id, BORA.user_id, BORA.user_id),
        arrange.invite(table.id, BORA.user_id, [CARL]),
    ):
        with pytest.raises(NotHost):
            await refused
    table = await arrange.set_pace(table.id, ANNA.user_id, timedelta(days=1))
    table = await arrange.set_entrance(table.id, ANNA.user_id, "invited")
    table = await arrange.set_threads(table.id, ANNA.user_id, threads=False)
    assert (table.pace, table.entrance, table.threads) == (timedelta(days=1), "invited", False)
    with pytest.raises(TableError, match="error-invited-only"):
        await host.tables.lobbies.join(table.id, BORA)
    table = await arrange.invite(table.id, ANNA.user_id, [BORA, CARL])
    assert [seat.user_id for seat in table.awaited] == [2, 3]
    with pytest.raises(NotPossible):
        await arrange.set_host(table.id, ANNA.user_id, BORA.user_id)
    await host.tables.lobbies.join(table.id, BORA)
    table = await arrange.set_host(table.id, ANNA.user_id, BORA.user_id)
    assert table.host == BORA.user_id
    assert (await host.tables.lobbies.leave(table.id, ANNA.user_id)).seats[
        0
    ].user_id == BORA.user_id
    begun = await host.tables.lobbies.accept(table.id, CARL.user_id)
    assert begun.table.status is Status.OPEN, "a lobby begins when its host says so"
    table = (await host.tables.lobbies.start(table.id, BORA.user_id)).table
    assert table.deadline == host.now + timedelta(days=1)


async def test_who_is_invited_keeps_the_language_that_is_known(host: Host) -> None:
    await host.tables.know(BORA)
    where = {"guild_id": 9, "channel_id": 90, "locale": "en"}
    table = await host.tables.lobbies.open("auction", ANNA, **where)
    guessed = [Person(BORA.user_id, "Bora", "en"), Person(DORA.user_id, "Dora", "ko")]
    table = await host.tables.lobbies.invite(table.id, ANNA.user_id, guessed)
    assert [(seat.name, seat.locale) for seat in table.seats[1:]] == [
        ("Bora", "ko"),
        ("Dora", "ko"),
    ]


async def test_invitations_take_computers_seats_but_not_persons(host: Host) -> None:
    host.game.most_seats = 3  # type: ignore[misc]
    where = {"guild_id": 9, "channel_id": 90, "locale": "ko"}
    table = await host.tables.lobbies.open("auction", ANNA, **where)
    await host.tables.lobbies.set_computers(table.id, ANNA.user_id, 5)
    table = await host.tables.lobbies.invite(table.id, ANNA.user_id, [BORA])
    assert [seat.user_id for seat in table.seats] == [1, None, 2]
    with pytest.raises(TableFull):
        await host.tables.lobbies.invite(table.id, ANNA.user_id, [CARL, DORA])
    assert (await host.tables.table(table.id)).seats == table.seats
