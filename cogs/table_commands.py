"""Commands about one's own tables: /tables, /hand, /concede."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.boards import board_link
from cogs.choosing import CHOICE, about_a_table, offered, only_one
from cogs.codec import Act, Address
from cogs.desk import Answered, Reply, Updated, reader
from cogs.errors import WhichTable
from cogs.letters import Key, Link, PrivateLetter, Row, turning
from cogs.naming import game_name, names
from cogs.publisher import missing
from cogs.translator import said
from render.words import Words, escape, fit, plain
from tables import quarantine
from tables.errors import NoSuchTable, TableError
from tables.model import Seat, Status, Table

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]
BUTTONS = 5
CONCEDE = "concede"
CONTENT = 2000


class TableCommands(commands.Cog):
    """Find one's tables, see one's hand, give up."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

    @app_commands.command(name=said("command-tables"), description=said("command-tables-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def tables(self, interaction: Interaction) -> None:
        """List one's own tables, with links to their boards."""
        await self._bot.desk.serve(interaction, self._list(interaction))

    @app_commands.command(name=said("command-hand"), description=said("command-hand-about"))
    @about_a_table
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """Show one's panel."""
        await self._bot.desk.serve(interaction, self._hand(interaction, table))

    @app_commands.command(name=said("command-concede"), description=said("command-concede-about"))
    @about_a_table
    async def concede(self, interaction: Interaction, table: str | None = None) -> None:
        """Give a table up, after a question back."""
        await self._bot.desk.serve(interaction, self._ask_concede(interaction, table))

    @hand.autocomplete("table")
    @concede.autocomplete("table")
    async def suggest(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """One's running tables; nothing when they cannot be read."""
        await self._bot.desk.prepare(interaction)
        words = reader(interaction)
        try:
            mine = await self._running(interaction.user.id)
        except TableError:
            return []
        user = interaction.user.id
        return offered(((described(each, user, words), each) for each in mine), current)

    async def turn(
        self, interaction: Interaction, address: Address, values: tuple[str, ...]
    ) -> Reply:
        """Another page of the list."""
        del values
        return Updated(await self._listing(interaction, address.revision, what=address.page))

    async def _list(self, interaction: Interaction) -> Reply:
        return Answered(await self._listing(interaction, 0))

    async def _listing(
        self, interaction: Interaction, page: int, sentence: str = "", what: str = ""
    ) -> PrivateLetter:
        """A page of one's tables, those that wait for one first; ``sentence`` stands above.

        The buttons show one's hand, or ask whether one gives up where that is ``what`` it is for.
        """
        words, user = reader(interaction), interaction.user.id
        mine = await (self._running(user) if what else self._bot.tables.mine(user))
        mine = sorted(mine, key=lambda each: _urgency(each, user))
        if not mine:
            return PrivateLetter(words("tables-none"))
        size = BUTTONS if len(mine) <= BUTTONS else BUTTONS - 1
        pages = -(-len(mine) // size)
        page = max(0, min(page, pages - 1))
        shown = mine[page * size : (page + 1) * size]
        lines = [sentence] if sentence else []
        rows: list[Row] = []
        for table in shown:
            line, link = escape(described(table, user, words), CHOICE), board_link(table)
            line = f"[{line}]({link})" if link else line
            asked = _asked(table, user)
            if asked is not None and asked.until is not None and not table.paused:
                when = discord.utils.format_dt(asked.until, "R")
                line = words("tables-until", line=line, when=when)
            if table.stuck:
                line = words("tables-stuck", line=line, id=table.fault or "")
            lines.append(f"- {line}")
            if table.status is Status.PLAYING and (row := _row(table, user, words, link, what)):
                rows.append(row)
        if pages > 1:
            lines.append(f"-# {words('tables-count', count=len(mine))}")
            rows.append(turning(page, pages, words, Address(Act.TABLES, "mine", page=what)))
        return PrivateLetter(_fitting(lines), rows=tuple(rows))

    async def _hand(self, interaction: Interaction, named: str | None) -> Reply:
        try:
            table = await self._table(interaction, named)
        except WhichTable:
            said = reader(interaction)("tables-which")
            return Answered(await self._listing(interaction, 0, said))
        await self._settle(interaction, table)
        self._bot.boards.refresh(table.id)
        user, words = interaction.user.id, reader(interaction)
        return Answered(await self._bot.panels.opened(table.id, user, words))

    async def _ask_concede(self, interaction: Interaction, named: str | None) -> Reply:
        words = reader(interaction)
        try:
            table = await self._table(interaction, named)
        except WhichTable:
            listing = await self._listing(interaction, 0, words("tables-which"), what=CONCEDE)
            return Answered(listing)
        quarantine.check(table)
        row: Row = (
            Key(words("key-concede"), Address(Act.CONCEDE, table.id, table.revision), "danger"),
            Key(words("key-keep"), Address(Act.KEEP, table.id, table.revision)),
        )
        what = escape(described(table, interaction.user.id, words), CHOICE)
        return Answered(PrivateLetter(words("concede-ask", table=what), rows=(row,)))

    async def _table(self, interaction: Interaction, named: str | None) -> Table:
        """The table that was named, or the only one it can be.

        Raises:
            NoSuchTable: the name is none of the person's running tables.
            NoTableHere, WhichTable: nothing was named, and it is not clear what is meant.
        """
        mine = await self._running(interaction.user.id)
        if named is not None:
            for table in mine:
                if table.id == named.strip().lower():
                    return table
            raise NoSuchTable(table=plain(named))
        return only_one(interaction, mine)

    async def _running(self, user_id: int) -> list[Table]:
        mine = await self._bot.tables.mine(user_id)
        return [table for table in mine if table.status is Status.PLAYING]

    async def _settle(self, interaction: Interaction, table: Table) -> None:
        """Give a table that lost its channel a place here, if it may be one."""
        channel = interaction.channel
        if table.channel_id is not None or interaction.guild_id != table.guild_id:
            return
        thread = isinstance(channel, discord.Thread)
        if channel is None or missing(interaction.app_permissions, thread=thread):
            return
        await self._bot.tables.place(
            table.id,
            channel_id=channel.parent_id if thread else channel.id,
            thread_id=channel.id if thread else None,
            message_id=None,
        )


def _asked(table: Table, user_id: int) -> Seat | None:
    """The person's seat, if their table waits for it."""
    if table.status is not Status.PLAYING or table.stuck:
        return None
    return next((seat for seat in table.asked if seat.user_id == user_id), None)


def _urgency(table: Table, user_id: int) -> tuple[bool, bool]:
    """What comes first in a list: tables that wait for the person, then those in play."""
    return _asked(table, user_id) is None, table.status is not Status.PLAYING


def described(table: Table, user_id: int, words: Words) -> str:
    """A table in one plain line, for whoever sits at it."""
    others = [
        plain(name)
        for seat, name in zip(table.seats, names(table, words), strict=True)
        if seat.user_id != user_id
    ]
    state = str(table.status) if _asked(table, user_id) is None else "turn"
    if table.stuck:
        state = "stuck"
    elif state == Status.OPEN and not table.awaited:
        state = "waiting"
    if not others:
        return words(
            "table-line-alone", game=game_name(table, words), state=words(f"state-{state}")
        )
    return words(
        "table-line",
        game=game_name(table, words),
        opponent=", ".join(others),
        state=words(f"state-{state}"),
    )


def _fitting(lines: list[str]) -> str:
    """As many of the lines as a message holds, whole, so that no link is cut."""
    text = "\n".join(lines)
    while len(text) > CONTENT:
        lines = lines[:-1]
        text = "\n".join([*lines, "…"])
    return text


def _row(table: Table, user_id: int, words: Words, link: str | None, what: str) -> Row:
    others = [seat.name for seat in table.seats if seat.user_id != user_id and seat.name]
    label = words(
        "key-concede-against" if what else "key-hand-against",
        game=game_name(table, words),
        name=plain(", ".join(others) or words("name-house")),
    )
    hand = Address(Act.HAND, table.id)
    asking = Address(Act.MANNERS, table.id, page=what)
    style = "secondary" if what else "primary"
    key = Key(fit(label, 80), asking if what else hand, style)
    keys = () if table.stuck else (key,)
    return (*keys, Link(words("key-board"), link)) if link else keys
