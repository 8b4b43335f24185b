import asyncio
from datetime import timedelta

import pytest

from engine.kernel import commitment
from tables.errors import (
    AlreadyAnswered,
    BadOptions,
    ChallengeExpired,
    GameBegun,
    NoSuchTable,
    NotHost,
    NotInvited,
    NotSeated,
    SelfChallenge,
    TableClosed,
    TableRunning,
    TooManyTables,
    UnknownGame,
)
from tables.model import Status
from tests.tables.host import ANNA, BORA, CARL, CHALLENGE, START, TURN, Host


async def test_a_challenge_waits_and_shows_its_commitment_but_no_seed(host: Host) -> None:
    table = await host.challenge()
    assert table.status == Status.OPEN
    assert table.commitment == commitment(f"{1:064x}")
    assert table.seed is None
    assert table.deadline == START + CHALLENGE
    assert [(seat.user_id, seat.name, seat.locale) for seat in table.seats] == [
        (1, "Anna", "en"),
        (2, "보라", "ko"),
    ]
    with pytest.raises(TableClosed):
        await host.tables.look(table.id, ANNA.user_id)


async def test_accepting_deals_and_starts_the_clock(host: Host) -> None:
    table = await host.challenge()
    host.now += timedelta(minutes=1)
    publication = await host.tables.lobbies.accept(table.id, BORA.user_id)
    assert publication.handover
    assert publication.table.status == Status.PLAYING
    assert [seat.number for seat in publication.table.asked] == [0, 1]
    assert publication.table.deadline == host.now + TURN
    assert publication.table.seed is None


@pytest.mark.parametrize("who", [ANNA, CARL])
async def test_only_the_invited_person_may_answer(host: Host, who: object) -> None:
    table = await host.challenge()
    for answer in (host.tables.lobbies.accept, host.tables.lobbies.decline):
        with pytest.raises(NotInvited):
            await answer(table.id, who.user_id)  # type: ignore[attr-defined]
    assert (await host.tables.table(table.id)).status == Status.OPEN


async def test_a_second_click_on_accept_changes_nothing(host: Host) -> None:
    table = await host.challenge()
    clicks = [host.tables.lobbies.accept(table.id, BORA.user_id) for _ in range(10)]
    done = await asyncio.gather(*clicks, return_exceptions=True)
    assert [type(each) for each in done].count(GameBegun) == 9
    assert (await host.tables.table(table.id)).revision == 0


async def test_a_challenge_is_declined_or_taken_back_once(host: Host) -> None:
    declined, taken_back = await host.challenge(), await host.challenge()
    assert (await host.tables.lobbies.decline(declined.id, BORA.user_id)).status == Status.DECLINED
    with pytest.raises(NotHost):
        await host.tables.lobbies.cancel(taken_back.id, BORA.user_id)
    closed = await host.tables.lobbies.cancel(taken_back.id, ANNA.user_id)
    assert (closed.status, closed.deadline) == (Status.DECLINED, None)
    for table in (declined, taken_back):
        with pytest.raises(AlreadyAnswered):
            await host.tables.lobbies.accept(table.id, BORA.user_id)


async def test_an_expired_challenge_cannot_be_accepted_even_before_the_clock_saw_it(
    host: Host,
) -> None:
    table = await host.challenge()
    host.now += CHALLENGE
    for _ in range(2):
        with pytest.raises(ChallengeExpired):
            await host.tables.lobbies.accept(table.id, BORA.user_id)
    assert (await host.tables.table(table.id)).status == Status.EXPIRED


async def test_nobody_challenges_themselves(host: Host) -> None:
    with pytest.raises(SelfChallenge):
        await host.challenge(ANNA, ANNA)
    assert await host.tables.mine(ANNA.user_id) == []


async def test_unknown_things_are_refused(host: Host) -> None:
    with pytest.raises(UnknownGame):
        await host.tables.lobbies.challenge(
            "chess", ANNA, BORA, guild_id=None, channel_id=None, locale="ko"
        )
    for options in ({"coins": "many"}, {"coins": -1}):
        with pytest.raises(BadOptions):
            await host.challenge(options=options)
    for call in (host.tables.table, host.tables.record):
        with pytest.raises(NoSuchTable):
            await call("aaaaaaaa")
    with pytest.raises(NoSuchTable):
        await host.tables.lobbies.accept("aaaaaaaa", 1)
    assert await host.tables.active() == []


async def test_options_are_kept_with_their_defaults(host: Host) -> None:
    assert (await host.challenge()).options == {"coins": 3}
    table = await host.begin(options={"coins": 7})
    look = await host.tables.look(table.id, ANNA.user_id)
    assert look.decision is not None
    assert len(look.decision.options) == 8


async def test_a_computer_player_begins_at_once(host: Host) -> None:
    table = await host.challenge(opponent=None)
    assert table.status == Status.PLAYING
    person, computer = table.seats
    assert (computer.user_id, computer.agent, computer.present) == (None, "heuristic", False)
    assert [seat.number for seat in table.asked] == [person.number]
    assert table.revision == 1, "the computer has bid"


async def test_a_person_has_so_many_tables_but_others_cannot_fill_them_up(host: Host) -> None:
    host.limit = 2
    await host.reopen()
    for _ in range(2):
        await host.challenge(CARL, ANNA)
    with pytest.raises(TooManyTables):
        await host.challenge(CARL, BORA)
    await host.begin(ANNA, BORA)
    await host.challenge(ANNA, BORA)
    with pytest.raises(TooManyTables) as caught:
        await host.challenge(ANNA, None)
    assert caught.value.values == {"limit": 2}


async def test_a_rematch_is_one_challenge_whoever_asks_for_it(host: Host) -> None:
    table = await host.begin(options={"coins": 5})
    with pytest.raises(TableRunning):
        await host.tables.lobbies.rematch(table.id, BORA.user_id)
    await host.play_out(table)
    with pytest.raises(NotSeated):
        await host.tables.lobbies.rematch(table.id, CARL.user_id)
    clicks = [host.tables.lobbies.rematch(table.id, user) for user in (2, 1, 2)]
    first, *others = await asyncio.gather(*clicks)
    assert {other.id for other in others} == {first.id}
    assert (first.host, first.options, first.guild_id) == (2, {"coins": 5}, 9)
    assert [seat.user_id for seat in first.seats] == [2, 1]
    assert first.commitment != table.commitment
    await host.tables.lobbies.accept(first.id, ANNA.user_id)


async def test_a_declined_rematch_may_be_asked_for_again(host: Host) -> None:
    table = await host.play_out(await host.begin())
    first = await host.tables.lobbies.rematch(table.id, ANNA.user_id)
    await host.tables.lobbies.decline(first.id, BORA.user_id)
    second = await host.tables.lobbies.rematch(table.id, BORA.user_id)
    assert second.id != first.id


async def test_a_rematch_with_the_computer_begins_at_once(host: Host) -> None:
    table = await host.play_out(await host.challenge(opponent=None))
    again = await host.tables.lobbies.rematch(table.id, ANNA.user_id)
    assert again.status == Status.PLAYING


async def test_the_board_may_move_and_be_nowhere_for_a_while(host: Host) -> None:
    table = await host.begin()
    await host.tables.place(table.id, channel_id=90, thread_id=5, message_id=6)
    table = await host.tables.table(table.id)
    assert (table.channel_id, table.thread_id, table.message_id) == (90, 5, 6)
    assert table.deadline == START + TURN
    await host.tables.place(table.id, channel_id=None, thread_id=None, message_id=None)
    assert (await host.tables.table(table.id)).deadline == START + timedelta(days=1)
    host.now += timedelta(hours=1)
    await host.tables.place(table.id, channel_id=91, thread_id=None, message_id=7)
    assert (await host.tables.table(table.id)).deadline == host.now + TURN


async def test_a_table_that_has_no_board_yet_keeps_its_time(host: Host) -> None:
    table = await host.begin()
    for message_id in (None, 6):
        await host.tables.place(table.id, channel_id=90, thread_id=5, message_id=message_id)
        assert (await host.tables.table(table.id)).deadline == START + TURN


async def test_a_moderator_may_end_a_table_for_nobodys_good(host: Host) -> None:
    table = await host.begin()
    publication = await host.tables.abort(table.id)
    assert publication is not None
    assert (publication.table.status, publication.table.asked) == (Status.ABORTED, ())
    assert await host.tables.abort(table.id) is None
    assert await host.tables.archive.leaderboard("auction", None) == []
    with pytest.raises(TableClosed):
        await host.tables.record(table.id)


async def test_names_and_languages_follow_the_person(host: Host) -> None:
    table = await host.begin()
    await host.tables.know(type(ANNA)(ANNA.user_id, "Anna II", "ko"))
    seat = (await host.tables.table(table.id)).seats[0]
    assert (seat.name, seat.locale) == ("Anna II", "ko")


async def test_mine_and_active_list_what_is_open_or_running(host: Host) -> None:
    running, challenge = await host.begin(), await host.challenge(CARL, ANNA)
    over = await host.play_out(await host.begin(ANNA, CARL))
    assert {table.id for table in await host.tables.mine(1)} == {running.id, challenge.id}
    assert [table.id for table in await host.tables.mine(3)] == [challenge.id]
    assert over.id not in {table.id for table in await host.tables.active()}


async def test_notes_are_kept_and_forgotten(host: Host) -> None:
    assert await host.tables.note("panel:1") is None
    await host.tables.set_note("panel:1", "a")
    await host.tables.set_note("panel:1", "b")
    tables = await host.reopen()
    assert await tables.note("panel:1") == "b"
    await tables.set_note("panel:1", None)
    assert await tables.note("panel:1") is None


async def test_tables_near_a_person_are_those_of_the_server_and_their_own(host: Host) -> None:
    here = await host.begin(BORA, CARL)
    own = await host.begin(guild_id=10)
    await host.begin(BORA, CARL, guild_id=11)
    await host.play_out(await host.begin())
    near = await host.tables.near(ANNA.user_id, 9)
    assert {table.id for table in near} == {here.id, own.id}
    assert [table.id for table in await host.tables.near(ANNA.user_id, None)] == [own.id]
