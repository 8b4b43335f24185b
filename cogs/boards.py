"""The public board of each table: one message, always drawn from the table as it is now.

A board is a projection. Whoever changes a table says `Boards.refresh`, and nothing more:

    refresh   refresh refresh            refresh
       |         |       |                  |
       [ edit 1 ........ ][ edit 2 ... ]    [ edit 3 ... ]

While one edit is on its way, further wishes are one wish: the next edit draws the newest state.
The board of a table in play that was deleted is posted again, wherever its table lives now; so is
one that has not shown yet how its game ended. What somebody has cleared away of a table that is
over, or has not begun, stays away.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace

import discord

from cogs.board import PAIR, board_letter
from cogs.letters import PublicLetter
from cogs.naming import game_name, is_battle, names
from cogs.outcome import Delivered, Failed, Outcome, Reason
from cogs.publisher import Publisher, missing, threads_allowed
from cogs.trouble import described
from render.words import Words, fit, plain
from tables.errors import TableError
from tables.model import Status, Table
from tables.service import Tables

log = logging.getLogger(__name__)

FIRST_RETRY = 5.0
LAST_RETRY = 300.0
THREAD_NAME = 100


def board_link(table: Table) -> str | None:
    """The address of a table's board; None while it has none."""
    if not table.place or table.message_id is None:
        return None
    guild = table.guild_id or "@me"
    return f"https://discord.com/channels/{guild}/{table.place}/{table.message_id}"


def thread_name(table: Table) -> str:
    """What a table's thread is called: its game, and who plays."""
    words = Words(table.locale)
    game = words("game-battle") if is_battle(table) else game_name(table, words)
    people = [plain(each) for each in names(table, words)]
    if len(people) == PAIR:
        return f"{game} – {' vs '.join(people)}"
    computers = sum(seat.user_id is None and not seat.name for seat in table.seats)
    if computers > PAIR:
        sitting = [each for each, seat in zip(people, table.seats, strict=True) if seat.name]
        people = [*sitting, words("name-houses", count=computers)]
    return f"{game} – {', '.join(people)}"


def _comes_back(table: Table) -> bool:
    """Whether a board that is gone is posted again."""
    return table.status is Status.PLAYING or table.unshown


def _signpost(table: Table, where: str) -> PublicLetter:
    """What stands in the place of a board that has moved to ``where``, a link."""
    return PublicLetter(Words(table.locale)("board-in-thread", thread=where))


More = Callable[[str, Callable[[], bool]], Awaitable[Outcome | None]]
"""Shows what else there is to show of a table, until something says that it is enough for now."""


class Boards:
    """Keeps every table's board up to date. ``sleep`` waits before a failed edit is repeated.

    ``more`` is shown after a board, and makes way for a newer one.
    """

    def __init__(
        self,
        client: discord.Client,
        publisher: Publisher,
        tables: Tables,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        more: Sequence[More] = (),
    ) -> None:
        self._client = client
        self._publisher = publisher
        self._tables = tables
        self._sleep = sleep
        self._more = more
        self._wanted: set[str] = set()
        self._held: set[str] = set()
        self._running: dict[str, asyncio.Task[None]] = {}
        self._threadless: set[str] = set()
        self._blocked: dict[str, list[str]] = {}
        self._closing = False

    def refresh(self, table_id: str) -> None:
        """Let the board show the table as it is; returns at once."""
        self._wanted.add(table_id)
        if table_id not in self._running and table_id not in self._held:
            task = asyncio.create_task(self._keep(table_id), name=f"board-{table_id}")
            self._running[table_id] = task

    def hold(self, table_id: str) -> None:
        """Show nothing until `release`: the board is being made by the answer to a command."""
        self._held.add(table_id)

    def release(self, table_id: str) -> None:
        """Make up for what was wished for since `hold`."""
        self._held.discard(table_id)
        if table_id in self._wanted:
            self.refresh(table_id)

    def refresh_all(self, table_ids: Iterable[str]) -> None:
        """`refresh` for many, one after another; for the start of the bot."""
        task = asyncio.create_task(self._each(list(table_ids)), name="board-all")
        self._running["*"] = task
        task.add_done_callback(lambda _: self._running.pop("*", None))

    @property
    def waiting(self) -> int:
        """How many boards are to be shown and are not yet."""
        return len(self._wanted | (self._running.keys() - {"*"}))

    def blocked(self, table_id: str) -> list[str]:
        """The permissions whose lack keeps the board from being shown; usually none."""
        return self._blocked.get(table_id, [])

    async def close(self, patience: float = 10.0) -> None:
        """Finish the edits that are wanted, for at most ``patience`` seconds."""
        self._closing = True
        if self._running:
            _, late = await asyncio.wait(set(self._running.values()), timeout=patience)
            for task in late:
                task.cancel()

    async def _each(self, table_ids: list[str]) -> None:
        for table_id in table_ids:
            if self._closing:
                return
            self.refresh(table_id)
            if task := self._running.get(table_id):  # none for a board that is held
                await asyncio.wait({task})

    async def _keep(self, table_id: str) -> None:
        """Edit until nothing newer is wanted."""
        pause = FIRST_RETRY
        try:
            while table_id in self._wanted:
                self._wanted.discard(table_id)
                outcome = await self._tried(table_id)
                if not isinstance(outcome, Failed) or self._closing:
                    continue
                if outcome.reason in (Reason.BUSY, Reason.DOWN):
                    await self._sleep(pause)
                    pause = min(pause * 2, LAST_RETRY)
                    self._wanted.add(table_id)
        finally:
            del self._running[table_id]

    async def _tried(self, table_id: str) -> Outcome | None:
        try:
            return await self._show(table_id)
        except TableError as error:
            log.warning("a board was not drawn: %s", error.key, extra={"table": table_id})
        except Exception as error:  # noqa: BLE001 - the next refresh tries again
            told = {"table": table_id, **described(error)}
            log.error("a board could not be drawn", extra=told)  # noqa: TRY400
        return None

    async def _show(self, table_id: str) -> Outcome | None:
        table = await self._tables.table(table_id)
        if table.channel_id is None:
            return None
        if table.status is not Status.PLAYING:
            self._threadless.discard(table_id)
        else:
            table = await self._threaded(table, table.channel_id)
        outcome = await self._deliver(table)
        self._note(table, outcome)
        if isinstance(outcome, Failed):
            return outcome
        if table.unshown:
            await self._tables.shown(table_id)
        for tell in self._more:
            told = await tell(table_id, lambda: table_id in self._wanted)
            if isinstance(told, Failed) or table_id in self._wanted:
                return told
        return outcome

    async def _threaded(self, table: Table, channel_id: int) -> Table:
        """The table with a thread of its own, where one can be had."""
        if table.thread_id or table.message_id is None or table.id in self._threadless:
            return table
        if table.stuck:
            return table
        if not await self._wants_thread(table):
            return table
        self._threadless.add(table.id)  # one attempt per table and start of the bot
        allowed = self._allowed(channel_id)
        if allowed is not None and not threads_allowed(allowed):
            return table
        name = fit(thread_name(table), THREAD_NAME)
        outcome = await self._publisher.open_thread(channel_id, table.message_id, name)
        if isinstance(outcome, Failed) and outcome.reason is not Reason.EXISTS:
            if outcome.reason in (Reason.BUSY, Reason.DOWN):
                self._threadless.discard(table.id)
            return table
        await self._publisher.edit(
            channel_id, table.message_id, _signpost(table, f"<#{table.message_id}>")
        )
        # A thread has the id of the message it was made from. It counts as soon as the board is
        # in it; until then, all of this is tried again.
        self._threadless.discard(table.id)
        return replace(table, thread_id=table.message_id, message_id=None)

    async def _wants_thread(self, table: Table) -> bool:
        if table.threads is not None:
            return table.threads
        return (await self._tables.settings.of_server(table.guild_id)).threads

    async def _deliver(self, table: Table) -> Outcome:
        """Edit the board; post it where there is none to edit."""
        letter = await board_letter(self._tables, table)
        if table.message_id is None:
            return await self._post(table, letter)
        place, message, quiet = table.place, table.message_id, replace(letter, pings=())
        outcome = await self._publisher.edit(place, message, letter)
        match outcome:
            case Failed(Reason.MESSAGE_GONE) if _comes_back(table):
                return await self._post(table, quiet)
            case Failed(Reason.TOO_OLD):
                posted = await self._post(table, quiet)
                if isinstance(posted, Delivered):
                    await self._publisher.delete(place, message)
                return posted
            case Failed(Reason.CHANNEL_GONE | Reason.LOCKED):
                return await self._moved(table, quiet)
            case _:
                return outcome

    async def _post(self, table: Table, letter: PublicLetter) -> Outcome:
        """Post the board where its table lives, and remember it."""
        occasion = f"{table.id}/{table.message_id}"
        outcome = await self._publisher.post(table.place, letter, occasion)
        match outcome:
            case Delivered(_, message_id):
                await self._remember(replace(table, message_id=message_id))
            case Failed(Reason.CHANNEL_GONE | Reason.LOCKED):
                return await self._moved(table, replace(letter, pings=()))
            case Failed():
                pass
        return outcome

    async def _moved(self, table: Table, letter: PublicLetter) -> Outcome:
        """The board goes from a lost or locked thread to its channel, and from a lost one nowhere.

        One that does not come back goes nowhere at once.
        """
        self._threadless.add(table.id)
        lost = table.thread_id
        if lost is None or table.channel_id is None or not _comes_back(table):
            nowhere = replace(table, channel_id=None, thread_id=None, message_id=None)
            await self._remember(nowhere)
            return Failed(Reason.CHANNEL_GONE, 10003)
        moved = replace(table, thread_id=None)
        outcome = await self._post(moved, letter)
        if isinstance(outcome, Delivered):
            link = board_link(replace(moved, message_id=outcome.message_id)) or ""
            await self._publisher.edit(table.channel_id, lost, _signpost(table, link))
        return outcome

    async def _remember(self, table: Table) -> None:
        """Write down where a table's board is."""
        await self._tables.place(
            table.id,
            channel_id=table.channel_id,
            thread_id=table.thread_id,
            message_id=table.message_id,
        )

    def _note(self, table: Table, outcome: Outcome) -> None:
        """Remember whether the bot may show this board, for the players' panels."""
        if not (isinstance(outcome, Failed) and outcome.reason is Reason.FORBIDDEN):
            self._blocked.pop(table.id, None)
            return
        allowed = self._allowed(table.place)
        thread = table.thread_id is not None
        # Where the bot knows of nothing that it lacks, it does not even see the channel.
        lacking = missing(allowed, thread=thread) if allowed is not None else []
        lacking = lacking or ["read_messages"]
        self._blocked[table.id] = lacking
        log.warning("no permission for a board", extra={"table": table.id, "missing": lacking})

    def _allowed(self, channel_id: int) -> discord.Permissions | None:
        """What the bot may do in a channel or thread; None while that is not known."""
        channel = self._client.get_channel(channel_id)
        if isinstance(channel, (discord.abc.GuildChannel, discord.Thread)):
            return channel.permissions_for(channel.guild.me)
        return None
