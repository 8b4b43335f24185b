"""Private panels: a seat's hand and decision, for the person who sits there.

The same panel is shown ephemerally below the board and, for whoever wishes so, in the private
conversation with the bot. Each works without the other.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, replace

from cogs.board import STORY
from cogs.boards import Boards, board_link
from cogs.codec import Act, Address
from cogs.letters import Frame, Key, Link, PrivateLetter, Row, dress, palette
from cogs.naming import names
from cogs.outcome import Delivered, Failed, Outcome, Reason
from cogs.publisher import Publisher
from cogs.squads import Squads
from cogs.trouble import described
from engine.kernel import Positions
from render import presenter
from render.presenter import Remembering, Replayer
from render.words import Words
from tables.errors import StaleRevision, TableUnreadable
from tables.model import Look, Publication, Seat, Status
from tables.service import Tables

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Turned:
    """Where in a panel somebody is: the page, and how far it looks ahead from a ``revision``."""

    page: str = ""
    ahead: tuple[Positions, ...] = ()
    revision: int = 0


class Panels:
    """Draws panels, and keeps those in private conversations up to date."""

    def __init__(
        self, tables: Tables, publisher: Publisher, boards: Boards, squads: Squads
    ) -> None:
        self._tables = tables
        self._publisher = publisher
        self._boards = boards
        self._squads = squads
        self._written: dict[tuple[str, int], Delivered] = {}
        self._running: set[asyncio.Task[None]] = set()

    async def letter(
        self,
        table_id: str,
        user_id: int,
        words: Words,
        turned: Turned = Turned(),
        sentence: str = "",
    ) -> PrivateLetter:
        """A person's panel at a table; ``sentence`` says what else there is to know.

        Raises:
            NoSuchTable, NotSeated, TableClosed: there is no such panel.
            NotTentative: looking ahead so far would show what nobody may know yet.
            StaleRevision: what it looks ahead from is no longer the seat's question.
        """
        look = await self._tables.look(table_id, user_id, last=STORY)
        if turned.ahead:
            if turned.revision != look.revision:
                raise StaleRevision(table=table_id)
            look = await self._tables.look(table_id, user_id, turned.ahead, last=STORY)
        table = look.table
        shown = presenter(table.game)
        if isinstance(shown, Remembering) and shown.remembers(turned.page):
            whole = await self._tables.look(table_id, user_id, last=None)
            look = replace(look, story=whole.story)
        screen = shown.panel(
            look.view,
            look.decision,
            names(table, words),
            words,
            page=turned.page,
            ahead=turned.ahead,
            story=look.story,
        )
        lines = [sentence] if sentence else []
        if lacking := self._boards.blocked(table_id):
            missing = permission_names(lacking, words)
            lines.append(words("panel-board-blocked", count=len(lacking), missing=missing))
        kept = () if turned.page or turned.ahead else await self._squads.rows(look, user_id, words)
        frame = Frame(
            table.id,
            look.revision,
            text="\n".join(lines),
            rows=(*kept, *await self._below(look, user_id, words, len(screen.rows) + len(kept))),
        )
        return await dress(PrivateLetter, screen, frame)

    async def opened(self, table_id: str, user_id: int, words: Words) -> PrivateLetter:
        """A panel that somebody asks for, who thereby is back at the table. Raises as `letter`."""
        await self._tables.come_back(table_id, user_id)
        return await self.letter(table_id, user_id, words)

    async def _below(self, look: Look, user_id: int, words: Words, above: int) -> tuple[Row, ...]:
        """What stands below the decision, while there is room for it.

        Discord lets nobody but its reader renew a private message: who waits gets a key for it.
        """
        table = look.table
        row: list[Key | Link] = []
        if table.status is Status.PLAYING and look.decision is None:
            row.append(Key(words("key-refresh"), Address(Act.REFRESH, table.id), "primary"))
        if table.status is Status.PLAYING:
            label = "key-dm-off" if await self.wishes(user_id) else "key-dm-on"
            row.append(Key(words(label), Address(Act.DM, table.id)))
        if table.status is Status.PLAYING:
            row.append(Key(words("key-table"), Address(Act.TABLE, table.id)))
        if isinstance(presenter(table.game), Replayer):
            row.append(Key(words("key-watch"), Address(Act.WATCH, table.id)))
        if link := board_link(table):
            row.append(Link(words("key-board"), link))
        return (tuple(row),) if row and above < 5 else ()

    # Private conversations

    async def wishes(self, user_id: int) -> bool:
        """Whether a person wants panels in the private conversation."""
        return (await self._tables.settings.of_person(user_id)).panels == "dm"

    async def wish(self, user_id: int, *, wanted: bool) -> None:
        """Remember what a person wants."""
        await self._tables.settings.change_person(user_id, panels="dm" if wanted else "here")

    async def write(self, table_id: str, user_id: int, words: Words) -> Outcome:
        """Show a person's panel in the private conversation: in its old place, or anew."""
        try:
            letter = await self.letter(table_id, user_id, words)
        except TableUnreadable as error:
            letter = PrivateLetter(words(error.key, **error.values))
        known = self._written.get((table_id, user_id))
        if known is not None:
            outcome = await self._publisher.rewrite(
                user_id, known.channel_id, known.message_id, letter
            )
            if isinstance(outcome, Delivered):
                return outcome
        outcome = await self._publisher.write(user_id, letter)
        match outcome:
            case Delivered():
                self._written[table_id, user_id] = outcome
            case Failed(Reason.DM_CLOSED):
                await self.wish(user_id, wanted=False)
            case Failed():
                pass
        return outcome

    def tell(self, publication: Publication, by: int | None = None) -> None:
        """Refresh the conversations of those who are asked now, or of all at the end or when stuck.

        ``by`` is left out: whoever acted has the answer to that.
        """
        table = publication.table
        if table.status is Status.OPEN:
            return
        over = table.status is not Status.PLAYING or table.stuck
        for seat in table.seats if over else table.asked:
            if seat.user_id in (None, by) or not (over or (publication.handover and seat.present)):
                continue
            task = asyncio.create_task(self._tell(table.id, seat, over=over))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def close(self, patience: float = 10.0) -> None:
        """Finish what is being written, for at most ``patience`` seconds."""
        if self._running:
            await asyncio.wait(self._running, timeout=patience)

    async def _tell(self, table_id: str, seat: Seat, *, over: bool) -> None:
        assert seat.user_id is not None  # noqa: S101 - `tell` has looked
        known = (table_id, seat.user_id) in self._written
        try:
            wanted = await self._tables.settings.of_person(seat.user_id)
            if wanted.panels == "dm" and (known or not over):
                palette.set(wanted.palette)  # this task writes to nobody else
                await self.write(table_id, seat.user_id, Words(seat.locale))
        except Exception as error:  # noqa: BLE001 - a courtesy; the game goes on without it
            log.warning("a panel was not sent", extra=described(error))
        if over:
            self._written.pop((table_id, seat.user_id), None)


def permission_names(lacking: list[str], words: Words) -> str:
    """The permissions as Discord's settings call them."""
    return ", ".join(words(f"permission-{name.replace('_', '-')}") for name in lacking)
