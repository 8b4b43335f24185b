"""Private panels: a seat's hand and decision, for the person who sits there.

The same panel is shown ephemerally below the board and, for whoever wishes so, in the private
conversation with the bot. Each works without the other.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, replace

from cogs.around import paused_words
from cogs.board import STORY, after, outcome
from cogs.boards import Boards, board_link
from cogs.codec import Act, Address
from cogs.letters import Frame, Key, Link, Panel, PrivateLetter, Row, dress, palette
from cogs.naming import game_and_others, names
from cogs.outcome import Delivered, Failed, Outcome, Reason
from cogs.publisher import Publisher
from cogs.replays import watchable
from cogs.squads import Squads
from cogs.trouble import described
from engine.kernel import Positions
from render import presenter
from render.panel import ROWS, Menu, Screen, holds_picks, still
from render.presenter import Remembering
from render.words import Words
from tables.drafts import Draft
from tables.errors import StaleRevision, StorageError, TableError, TableUnreadable
from tables.model import Look, Publication, Seat, Status, Table
from tables.service import Tables

log = logging.getLogger(__name__)

_SEEN = 1000
"""Of how many tables it is remembered that there is something to watch again."""


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
        self._seen: OrderedDict[str, None] = OrderedDict()
        self._written: dict[tuple[str, int], Delivered] = {}
        self._running: set[asyncio.Task[None]] = set()

    async def letter(
        self,
        table_id: str,
        user_id: int,
        words: Words,
        turned: Turned | None = None,
        sentence: str = "",
    ) -> PrivateLetter:
        """A person's panel at a table, as it is when somebody has ``turned`` to a place in it.

        Without a place it is where they had got to with their answer, in whatever panel they did
        that. ``sentence`` says what else there is to know, right above the controls.

        Raises:
            NoSuchTable, NotSeated, TableClosed: there is no such panel.
            NotTentative: looking ahead so far would show what nobody may know yet.
            StaleRevision: what it looks ahead from is no longer the seat's question.
        """
        look = await self._tables.look(table_id, user_id, last=STORY)
        if turned is None:
            turned, look = await self._left_off(look, user_id)
            sentence = sentence or (words("panel-draft") if turned.ahead or turned.page else "")
        else:
            look = await self._looked_ahead(look, user_id, turned)
            await self._keep(look, user_id, turned)
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
            voice=table.commitment,
        )
        notes = [sentence] if sentence else []
        if table.paused:
            screen = still(screen)
            standing = await self._tables.manners.standing(table_id, user_id)
            notes.append(paused_words(standing, words, "panel-paused"))
        text = ""
        if lacking := self._boards.blocked(table_id):
            missing = permission_names(lacking, words)
            text = words("panel-board-blocked", count=len(lacking), missing=missing)
        if not turned.page and (told := outcome(look, words)):
            notes.append(told)
        rows: tuple[Row, ...] = ()
        if not turned.page and not turned.ahead and not table.paused:
            rows = await self._squads.rows(look, user_id, words)
        below: list[Key | Link] = []
        begun = len(turned.ahead) > 1 and not table.paused
        if begun and not _has(screen, words("key-anew")):
            anew = Address(Act.PAGE, table.id, look.revision)
            below.append(Key(words("key-anew"), anew))
        below += await self._below(look, user_id, words)
        if len(screen.rows) + len(rows) < ROWS and below:
            rows = (*rows, tuple(below))
        frame = Frame(
            table.id,
            look.revision,
            text=text,
            note="\n".join(notes),
            footer=game_and_others(table, look.seat, words),
            rows=rows,
        )
        letter = await dress(PrivateLetter, screen, frame)
        return replace(letter, panel=panel_of(table, user_id))

    async def opened(self, table_id: str, user_id: int, words: Words) -> PrivateLetter:
        """A panel that somebody asks for, who thereby is back at the table. Raises as `letter`."""
        await self._tables.come_back(table_id, user_id)
        return await self.letter(table_id, user_id, words)

    # Answers that are being worked on

    async def _looked_ahead(self, look: Look, user_id: int, turned: Turned) -> Look:
        """What is seen at the place somebody has turned to."""
        if not turned.ahead:
            return look
        if turned.revision != look.revision:
            raise StaleRevision(table=look.table.id)
        return await self._tables.look(look.table.id, user_id, turned.ahead, last=STORY)

    async def _left_off(self, look: Look, user_id: int) -> tuple[Turned, Look]:
        """Where somebody had got to with the answer to their present question, and what is there.

        The beginning, where that leads nowhere any more: the rules may have changed since.
        """
        try:
            draft = await self._tables.drafts.of(look.table.id, user_id)
            if draft is not None and look.decision is not None:
                turned = Turned(draft.page, draft.choices, draft.asked)
                return turned, await self._looked_ahead(look, user_id, turned)
        except TableError as error:
            log.warning("a draft was not found again", extra=described(error))
        return Turned(), look

    async def _keep(self, look: Look, user_id: int, turned: Turned) -> None:
        """Remember how far somebody has got; whoever only looks elsewhere is where they were."""
        elsewhere = turned.page and not holds_picks(turned.page)
        if elsewhere or look.decision is None or turned.revision != look.revision:
            return
        draft = Draft(look.revision, turned.ahead, turned.page)
        try:
            await self._tables.drafts.keep(look.table.id, user_id, draft)
        except StorageError as error:  # what is shown can be gone on with all the same
            log.warning("a draft was not kept", extra=described(error))

    async def _below(self, look: Look, user_id: int, words: Words) -> list[Key | Link]:
        """What stands below the decision, while there is room for it.

        Discord lets nobody but its reader renew a private message: who waits gets a key for it.
        """
        table = look.table
        row: list[Key | Link] = []
        if table.status is Status.FINISHED:
            row += after(table, words)
        if table.status is Status.PLAYING and (look.decision is None or table.paused):
            style = "secondary" if table.paused else "primary"
            row.append(Key(words("key-refresh"), Address(Act.REFRESH, table.id), style))
        if table.status is Status.PLAYING:
            label = "key-dm-off" if await self.wishes(user_id) else "key-dm-on"
            row.append(Key(words(label), Address(Act.DM, table.id)))
        if table.status is Status.PLAYING:
            style = "primary" if table.paused else "secondary"
            row.append(Key(words("key-table"), Address(Act.TABLE, table.id), style))
        if await self._watchable(table):
            row.append(Key(words("key-watch"), Address(Act.WATCH, table.id)))
        if link := board_link(table):
            row.append(Link(words("key-board"), link))
        return row

    async def _watchable(self, table: Table) -> bool:
        """Whether there is something to watch again; what has been seen stays seen."""
        if table.id not in self._seen and await watchable(self._tables, table):
            self._seen[table.id] = None
            while len(self._seen) > _SEEN:
                self._seen.popitem(last=False)
        return table.id in self._seen

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
            task = asyncio.create_task(
                self._tell(table.id, seat, over=over), name=f"panel-{table.id}"
            )
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


def panel_of(table: Table, user_id: int) -> Panel:
    """A person's panel at a table: what makes a new one necessary whenever it changes."""
    seat = next((each for each in table.seats if each.user_id == user_id), None)
    mine = (seat.gone, seat.asked) if seat else ()
    return Panel(table.id, (table.status, table.stuck, table.paused, *mine), table.revision)


def _has(screen: Screen, label: str) -> bool:
    """Whether a panel has a button of this name."""
    rows = [row for row in screen.rows if not isinstance(row, Menu)]
    return any(button.label == label for row in rows for button in row)


def permission_names(lacking: list[str], words: Words) -> str:
    """The permissions as Discord's settings call them."""
    return ", ".join(words(f"permission-{name.replace('_', '-')}") for name in lacking)
