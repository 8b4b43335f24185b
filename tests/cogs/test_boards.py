"""Boards: one edit at a time, the newest state wins, and what is lost is posted again."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.boards import FIRST_RETRY, LAST_RETRY, Boards, board_link
from cogs.letters import PublicLetter
from cogs.outcome import Delivered, Failed, Outcome, Reason
from tables.model import Seat, Status, Table
from tables.settings import ServerSettings

CHANNEL, THREAD, BOARD = 10, 20, 30


def a_table(**changes: Any) -> Table:
    given: dict[str, Any] = {
        "id": "k7m2xq4p",
        "game": "gate",
        "status": Status.PLAYING,
        "options": {},
        "guild_id": 1,
        "channel_id": CHANNEL,
        "thread_id": THREAD,
        "message_id": BOARD,
        "locale": "en",
        "seats": (Seat(0, 100, "ann", "en"), Seat(1, 200, "ben", "en")),
        "revision": 3,
        "commitment": "0" * 64,
        "seed": None,
        "pace": timedelta(minutes=10),
        "deadline": None,
        "created_at": datetime(2026, 1, 1, tzinfo=UTC),
        "finished_at": None,
        "result": None,
        "host": 100,
    }
    return Table(**(given | changes))


class FakeTables:
    def __init__(self, table: Table) -> None:
        self.now = table
        self.settings = self
        self.places: list[tuple[int | None, int | None, int | None]] = []

    async def table(self, table_id: str) -> Table:
        assert table_id == self.now.id
        return self.now

    async def of_server(self, guild_id: int | None) -> ServerSettings:
        assert guild_id == self.now.guild_id
        return ServerSettings()

    async def place(
        self,
        table_id: str,
        *,
        channel_id: int | None,
        thread_id: int | None,
        message_id: int | None,
    ) -> None:
        self.places.append((channel_id, thread_id, message_id))
        changes = {"channel_id": channel_id, "thread_id": thread_id, "message_id": message_id}
        self.now = replace(self.now, **changes)

    async def shown(self, table_id: str) -> None:
        self.now = replace(self.now, unshown=False)


class FakePublisher:
    """Answers as it is told, call by call; afterwards everything works."""

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []
        self.answers: dict[str, list[Outcome]] = {}
        self.occasions: list[str] = []
        self.gate: asyncio.Event | None = None
        self.at_once = 0
        self.most_at_once = 0

    async def _call(self, name: str, *given: Any, made: Outcome) -> Outcome:
        self.calls.append((name, *given))
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        if self.gate is not None:
            await self.gate.wait()
        self.at_once -= 1
        answers = self.answers.get(name)
        return answers.pop(0) if answers else made

    async def edit(self, channel: int, message: int, letter: PublicLetter) -> Outcome:
        made = Delivered(channel, message)
        return await self._call("edit", channel, message, letter.text, made=made)

    async def post(self, channel: int, letter: PublicLetter, occasion: str) -> Outcome:
        self.occasions.append(occasion)
        return await self._call("post", channel, letter.pings, made=Delivered(channel, 99))

    async def delete(self, channel: int, message: int) -> Outcome:
        return await self._call("delete", channel, message, made=Delivered())

    async def open_thread(self, channel: int, message: int, name: str) -> Outcome:
        return await self._call("thread", channel, message, name, made=Delivered(message, 0))


class World:
    def __init__(self, table: Table) -> None:
        self.tables = FakeTables(table)
        self.publisher = FakePublisher()
        self.slept: list[float] = []
        client: Any = SimpleNamespace(get_channel=lambda _: None)
        tables: Any = self.tables
        publisher: Any = self.publisher
        self.boards = Boards(client, publisher, tables, self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)

    @property
    def names(self) -> list[str]:
        return [call[0] for call in self.publisher.calls]

    async def refreshed(self, outcome: Outcome | None = None, name: str = "edit") -> None:
        if outcome is not None:
            self.publisher.answers[name] = [outcome]
        self.boards.refresh("k7m2xq4p")
        await self.done()

    async def done(self) -> None:
        while self.boards._running:
            await asyncio.wait(set(self.boards._running.values()))


@pytest.fixture(autouse=True)
def letters(monkeypatch: pytest.MonkeyPatch) -> None:
    async def board_letter(tables: Any, table: Table) -> PublicLetter:
        return PublicLetter(f"revision {table.revision}", pings=(100,))

    monkeypatch.setattr("cogs.boards.board_letter", board_letter)


def gone(reason: Reason) -> Failed:
    return Failed(reason, 1)


async def test_many_wishes_are_two_edits_and_the_newest_state_is_shown_last() -> None:
    world = World(a_table())
    world.publisher.gate = asyncio.Event()
    world.boards.refresh("k7m2xq4p")
    await asyncio.sleep(0)
    while not world.publisher.calls:  # noqa: ASYNC110 - a few turns of the loop
        await asyncio.sleep(0)
    for revision in range(4, 30):
        world.tables.now = a_table(revision=revision)
        world.boards.refresh("k7m2xq4p")
        await asyncio.sleep(0)
    world.publisher.gate.set()
    await world.done()
    assert [call[3] for call in world.publisher.calls] == ["revision 3", "revision 29"]
    assert world.publisher.most_at_once == 1


async def test_a_wish_after_the_last_edit_is_not_lost() -> None:
    world = World(a_table())
    for _ in range(3):
        await world.refreshed()
    assert world.names == ["edit"] * 3


async def test_a_deleted_board_is_posted_where_it_was_and_pings_nobody() -> None:
    world = World(a_table())
    await world.refreshed(gone(Reason.MESSAGE_GONE))
    assert world.publisher.calls[1:] == [("post", THREAD, ())]
    assert world.tables.places == [(CHANNEL, THREAD, 99)]


async def test_a_board_that_was_edited_too_often_is_replaced() -> None:
    world = World(a_table())
    await world.refreshed(gone(Reason.TOO_OLD))
    assert world.publisher.calls[1:] == [("post", THREAD, ()), ("delete", THREAD, BOARD)]
    assert world.tables.now.message_id == 99


async def test_a_board_deleted_from_a_locked_thread_is_posted_in_the_channel() -> None:
    world = World(a_table())
    world.publisher.answers["post"] = [gone(Reason.LOCKED)]
    await world.refreshed(gone(Reason.MESSAGE_GONE))
    assert world.publisher.calls[1:3] == [("post", THREAD, ()), ("post", CHANNEL, ())]
    assert world.tables.places == [(CHANNEL, None, 99)]


@pytest.mark.parametrize("reason", [Reason.CHANNEL_GONE, Reason.LOCKED])
async def test_a_lost_or_locked_thread_leads_to_the_channel(reason: Reason) -> None:
    world = World(a_table())
    await world.refreshed(gone(reason))
    assert world.publisher.calls[1] == ("post", CHANNEL, ())
    assert world.tables.places == [(CHANNEL, None, 99)]
    await world.refreshed()
    assert world.publisher.calls[3][:3] == ("edit", CHANNEL, 99)


async def test_the_signpost_to_a_lost_thread_leads_to_the_new_board() -> None:
    world = World(a_table())
    await world.refreshed(gone(Reason.CHANNEL_GONE))
    name, channel, message, text = world.publisher.calls[2]
    assert (name, channel, message) == ("edit", CHANNEL, THREAD)
    assert f"https://discord.com/channels/1/{CHANNEL}/99" in text
    assert str(THREAD) not in text


@pytest.mark.parametrize("status", [each for each in Status if each is not Status.PLAYING])
@pytest.mark.parametrize("reason", [Reason.MESSAGE_GONE, Reason.CHANNEL_GONE])
async def test_what_is_cleared_away_of_a_game_that_is_over_stays_away(
    status: Status, reason: Reason
) -> None:
    world = World(a_table(status=status))
    for _ in range(2):
        await world.refreshed(gone(reason))
    assert "post" not in world.names


@pytest.mark.parametrize("status", [Status.FINISHED, Status.ABORTED])
@pytest.mark.parametrize(
    ("reason", "place"),
    [
        (Reason.MESSAGE_GONE, THREAD),
        (Reason.CHANNEL_GONE, CHANNEL),
        (Reason.LOCKED, CHANNEL),
    ],
)
async def test_how_a_game_ended_is_posted_once_where_its_board_is_gone(
    status: Status, reason: Reason, place: int
) -> None:
    world = World(a_table(status=status, unshown=True))
    await world.refreshed(gone(reason))
    assert world.publisher.calls[1] == ("post", place, ())
    for _ in range(2):
        await world.refreshed(gone(Reason.MESSAGE_GONE))
    assert world.names.count("post") == 1


async def test_an_end_that_was_shown_and_cleared_away_stays_away() -> None:
    world = World(a_table(status=Status.FINISHED, unshown=True))
    await world.refreshed()
    assert not world.tables.now.unshown
    await world.refreshed(gone(Reason.MESSAGE_GONE))
    assert world.names == ["edit", "edit"]


@pytest.mark.parametrize("reason", [Reason.BUSY, Reason.FORBIDDEN])
async def test_an_end_that_could_not_be_shown_is_owed(reason: Reason) -> None:
    world = World(a_table(status=Status.FINISHED, unshown=True))
    world.boards._closing = True  # no second try
    await world.refreshed(gone(reason))
    assert world.tables.now.unshown


async def test_a_board_that_is_held_does_not_stop_the_others_at_the_start() -> None:
    world = World(a_table())
    world.boards.hold("heldheld")
    world.boards.refresh_all(["heldheld", "k7m2xq4p"])
    await world.done()
    assert world.names == ["edit"]


async def test_a_lost_channel_leads_nowhere_and_is_not_asked_again() -> None:
    world = World(a_table())
    world.publisher.answers["post"] = [gone(Reason.CHANNEL_GONE)]
    await world.refreshed(gone(Reason.CHANNEL_GONE))
    assert world.tables.places == [(None, None, None)]
    await world.refreshed()
    assert world.names == ["edit", "post"]


async def test_a_board_without_a_thread_whose_channel_is_gone() -> None:
    world = World(a_table(thread_id=None))
    world.publisher.answers["thread"] = [gone(Reason.FORBIDDEN)]
    await world.refreshed(gone(Reason.CHANNEL_GONE))
    assert world.names == ["thread", "edit"]
    assert world.tables.places == [(None, None, None)]


async def test_a_challenge_that_was_accepted_gets_a_thread_with_its_message_id() -> None:
    world = World(a_table(thread_id=None))
    await world.refreshed()
    assert world.names == ["thread", "edit", "post"]
    assert world.publisher.calls[0] == ("thread", CHANNEL, BOARD, "THE GATE – ann vs ben")
    assert world.publisher.calls[2] == ("post", BOARD, (100,))
    assert world.tables.places == [(CHANNEL, BOARD, 99)]


async def test_a_thread_that_discord_could_not_make_is_asked_for_again() -> None:
    world = World(a_table(thread_id=None))
    world.publisher.answers["thread"] = [gone(Reason.DOWN)]
    await world.refreshed()
    assert world.names == ["thread", "edit"]
    await world.refreshed()
    assert world.names[2:] == ["thread", "edit", "post"]
    assert world.tables.now.thread_id == BOARD


async def test_a_board_that_may_have_been_posted_is_posted_as_the_same() -> None:
    world = World(a_table(thread_id=None))
    world.publisher.answers["post"] = [gone(Reason.DOWN)]
    world.publisher.answers["thread"] = [Delivered(), gone(Reason.EXISTS)]
    await world.refreshed()
    assert world.names == ["thread", "edit", "post"] * 2
    first, second = world.publisher.occasions
    assert first == second
    world.publisher.answers["edit"] = [gone(Reason.MESSAGE_GONE)]
    await world.refreshed()
    assert world.publisher.occasions[2] != first


async def test_a_thread_made_before_a_crash_is_used() -> None:
    world = World(a_table(thread_id=None))
    world.publisher.answers["thread"] = [gone(Reason.EXISTS)]
    await world.refreshed()
    assert world.tables.now.thread_id == BOARD


async def test_an_open_challenge_needs_no_thread() -> None:
    world = World(a_table(thread_id=None, status=Status.OPEN))
    await world.refreshed()
    assert world.names == ["edit"]


@pytest.mark.parametrize("reason", [Reason.BUSY, Reason.DOWN])
async def test_when_discord_cannot_the_board_is_drawn_later(reason: Reason) -> None:
    world = World(a_table())
    world.publisher.answers["edit"] = [gone(reason)] * 9
    await world.refreshed()
    assert world.names == ["edit"] * 10
    assert world.slept[:3] == [FIRST_RETRY, FIRST_RETRY * 2, FIRST_RETRY * 4]
    assert max(world.slept) == LAST_RETRY


@pytest.mark.parametrize("reason", [Reason.FORBIDDEN, Reason.REFUSED])
async def test_what_will_not_work_is_not_tried_again(reason: Reason) -> None:
    world = World(a_table())
    await world.refreshed(gone(reason))
    assert world.names == ["edit"]
    assert bool(world.boards.blocked("k7m2xq4p")) == (reason is Reason.FORBIDDEN)
    await world.refreshed()
    assert world.boards.blocked("k7m2xq4p") == []


async def test_a_fault_of_ours_does_not_end_the_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(tables: Any, table: Table) -> PublicLetter:
        raise RuntimeError

    world = World(a_table())
    with monkeypatch.context() as patched:
        patched.setattr("cogs.boards.board_letter", broken)
        await world.refreshed()
    assert world.names == []
    await world.refreshed()
    assert world.names == ["edit"]


async def test_closing_finishes_what_is_wanted() -> None:
    world = World(a_table())
    world.publisher.gate = asyncio.Event()
    world.boards.refresh("k7m2xq4p")
    closing = asyncio.create_task(world.boards.close())
    await asyncio.sleep(0)
    assert not closing.done()
    world.publisher.gate.set()
    await closing
    assert world.names == ["edit"]


async def test_at_the_start_boards_are_drawn_one_after_another() -> None:
    world = World(a_table())
    world.boards.refresh_all(["k7m2xq4p"] * 3)
    await world.done()
    assert world.names == ["edit"] * 3
    assert world.publisher.most_at_once == 1


def test_a_link_leads_to_the_board() -> None:
    assert board_link(a_table()) == f"https://discord.com/channels/1/{THREAD}/{BOARD}"
    assert (
        board_link(a_table(thread_id=None)) == f"https://discord.com/channels/1/{CHANNEL}/{BOARD}"
    )
    assert board_link(a_table(message_id=None)) is None
    assert board_link(a_table(channel_id=None, thread_id=None)) is None


async def test_a_board_that_is_being_made_is_not_made_twice() -> None:
    world = World(a_table())
    world.boards.hold("k7m2xq4p")
    await world.refreshed()
    assert world.names == []
    world.boards.release("k7m2xq4p")
    await world.done()
    assert world.names == ["edit"]
    world.boards.release("k7m2xq4p")
    await world.done()
    assert world.names == ["edit"]
