"""Games that are over: /history lists them, and each has a record; the commands for these."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.board import PAIR, ending
from cogs.boards import board_link
from cogs.choosing import offered
from cogs.codec import Act, Address
from cogs.desk import Answered, Reply, Updated, reader
from cogs.errors import OldControl
from cogs.games import GAMES
from cogs.letters import (
    Choose,
    Document,
    Frame,
    Key,
    Link,
    PrivateLetter,
    Row,
    dress,
    turning,
)
from cogs.naming import game_name, names
from cogs.replays import watchable
from cogs.seeing import may_see, visible
from cogs.translator import options, said
from render import theme
from render.ladder import signed
from render.panel import ENTRY_TEXT, TITLE, MenuEntry, Screen
from render.words import Words, escape, fit, plain
from tables.errors import NoSuchTable, TableError
from tables.model import Past, Status, Table

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]
Values = tuple[str, ...]
PAGE = 8
"""How many games a page of a history has."""
_NAMED = 3
"""So many of the others are named in a line."""


class PastGames:
    """Shows games that are over, to whoever asks and may see them."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

    # Lists

    async def listed(
        self, interaction: Interaction, user_id: int, name: str, game: str = "", page: int = 0
    ) -> PrivateLetter:
        """A page of somebody's games, the latest first; ``game`` leaves out all others."""
        words, tables = reader(interaction), self._bot.tables
        counts = await tables.archive.games_of(user_id)
        total = counts.get(game, 0) if game else sum(counts.values())
        pages = max(1, -(-total // PAGE))
        page = max(0, min(page, pages - 1))
        past = await tables.history(user_id, game or None, last=PAGE, skip=page * PAGE)
        lines = [_line(each, user_id, words, may_see(interaction, each.table)) for each in past]
        if any(_odd(each) for each in past):
            lines.append(words("past-rating-why"))
        if any(not may_see(interaction, each.table) for each in past):
            lines.append(f"-# {words('history-elsewhere')}")
        title = words("history-title", name=escape(name, nameless=words("ladder-gone")))
        text = "\n".join(lines) or words("history-none")
        screen = Screen(fit(title, TITLE), text, colour=theme.EMBED)
        rows: list[Row] = []
        open_ = [each.table for each in past if may_see(interaction, each.table)]
        if open_:
            entries = tuple(_entry(each, user_id, words) for each in open_)
            at = Address(Act.PAST, str(user_id), page, page="open:")
            rows.append(Choose(words("history-open"), entries, at))
        if pages > 1:
            here = Address(Act.PAST, str(user_id), page=f"list:{game}")
            rows.append(turning(page, pages, words, here))
        footer = words("history-page", page=page + 1, pages=pages) if pages > 1 else ""
        return await dress(PrivateLetter, screen, Frame("past", footer=footer, rows=tuple(rows)))

    async def turn(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Another page of a list, or one of its games."""
        user_id = int(address.table) if address.table.isdecimal() else 0
        what, _, rest = (address.page + ".".join(values)).partition(":")
        if what == "open":
            return Updated(await self.opened(interaction, rest, user_id, address.revision))
        name = await self._name(interaction, user_id)
        game = rest if rest in self._bot.tables.house.games else ""
        return Updated(await self.listed(interaction, user_id, name, game, address.revision))

    async def opened(
        self, interaction: Interaction, table_id: str, user_id: int, page: int
    ) -> PrivateLetter:
        """One finished game: its result, and what can be done with it. Raises `Elsewhere`."""
        words, tables = reader(interaction), self._bot.tables
        table = await visible(tables, interaction, table_id)
        if table.status is not Status.FINISHED:
            raise OldControl
        screen = await ending(tables, await tables.look(table_id, None, last=16), words)
        row: list[Key | Link] = [
            Key(words("key-replay"), Address(Act.REEL, table_id), "primary"),
            Key(words("key-record"), Address(Act.RECORD, table_id)),
        ]
        if await watchable(tables, table):
            row.append(Key(words("key-watch"), Address(Act.WATCH, table_id)))
        if link := board_link(table):
            row.append(Link(words("key-board"), link))
        row.append(Key(words("history-back"), Address(Act.PAST, str(user_id), page, page="list:")))
        footer = words("replay-footer", table=table_id, game=game_name(table, words))
        frame = Frame(table_id, footer=footer, rows=(tuple(row),))
        return await dress(PrivateLetter, replace(screen, rows=()), frame)

    async def _name(self, interaction: Interaction, user_id: int) -> str:
        if user_id == interaction.user.id:
            return interaction.user.display_name
        past = await self._bot.tables.history(user_id, last=1)
        return past[0].table.seat_held(user_id).name if past else ""

    # Records

    async def record(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """The file with which anybody can check a finished game."""
        del values
        words, table_id = reader(interaction), address.table
        await visible(self._bot.tables, interaction, table_id)
        record = await self._bot.tables.record(table_id)
        name = f"ruler-{table_id}.json"
        document = Document(name, record.model_dump_json(indent=1).encode())
        text = words("record-file", table=table_id, file=name)
        return Answered(PrivateLetter(text, document=document))


class HistoryCommands(commands.Cog):
    """Look back at games."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

    @app_commands.command(name=said("command-history"), description=said("command-history-about"))
    @options("user", "game")
    @app_commands.choices(game=GAMES)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def history(
        self, interaction: Interaction, user: discord.User | None = None, game: str = ""
    ) -> None:
        """List the games that somebody has finished."""
        await self._bot.desk.serve(interaction, self._history(interaction, user, game))

    @app_commands.command(name=said("command-replay"), description=said("command-replay-about"))
    @options(table="replay")
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def replay(self, interaction: Interaction, table: str) -> None:
        """Step through a finished game."""
        await self._bot.desk.serve(interaction, self._replay(interaction, table))

    @replay.autocomplete("table")
    async def suggest(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Finished games of this place and one's own; nothing when they cannot be read."""
        await self._bot.desk.prepare(interaction)
        words, user = reader(interaction), interaction.user.id
        try:
            tables = await self._bot.tables.archive.finished(user, interaction.guild_id)
        except TableError:
            return []
        seen = [each for each in tables if may_see(interaction, each)]
        return offered(((_described(each, user, words), each) for each in seen), current)

    async def _history(
        self, interaction: Interaction, user: discord.User | discord.Member | None, game: str
    ) -> Reply:
        who = user or interaction.user
        past = self._bot.past
        return Answered(await past.listed(interaction, who.id, who.display_name, game))

    async def _replay(self, interaction: Interaction, named: str) -> Reply:
        table_id = named.strip().lower()
        if not table_id.isalnum():
            raise NoSuchTable(table=plain(named))
        return Answered(await self._bot.replays.shown(interaction, table_id, 0))


def _others(table: Table, user_id: int, words: Words) -> list[str]:
    return [
        name
        for seat, name in zip(table.seats, names(table, words), strict=True)
        if seat.user_id != user_id
    ]


def _described(table: Table, user_id: int, words: Words) -> str:
    """A finished game in one plain line."""
    found = ", ".join(plain(each) for each in _others(table, user_id, words))
    day = table.finished_at.date().isoformat() if table.finished_at else ""
    told = words("history-others", names=found) if found else words("history-alone")
    return f"{game_name(table, words)} · {told} · {day} · {table.id}"


def _entry(table: Table, user_id: int, words: Words) -> MenuEntry:
    found = ", ".join(plain(each) for each in _others(table, user_id, words))
    label = words("history-entry", game=game_name(table, words), others=found or "–")
    day = table.finished_at.strftime("%Y-%m-%d %H:%M") if table.finished_at else ""
    return MenuEntry(fit(label, ENTRY_TEXT), f"{day} UTC · {table.id}", table.id)


def _line(past: Past, user_id: int, words: Words, seen: bool) -> str:  # noqa: FBT001
    table = past.table
    others = _others(table, user_id, words)
    told = words("history-alone")
    if others:
        first = ", ".join(escape(each) for each in others[:_NAMED])
        more = f" +{len(others) - _NAMED}" if len(others) > _NAMED else ""
        told = words("history-others", names=first + more)
    when = discord.utils.format_dt(table.finished_at, "d") if table.finished_at else ""
    link = board_link(table) if seen else None
    line = words(
        "history-line",
        game=f"[{game_name(table, words)}]({link})" if link else game_name(table, words),
        outcome=_outcome(past, user_id, words),
        others=told,
        when=when,
    )
    if past.before is None or past.after is None:
        return line
    before, after = past.before.points, past.after.points
    change = signed(after - before)
    rating = words("history-rating", before=str(before), after=str(after), change=change)
    return f"{line} · {rating}"


def _odd(past: Past) -> bool:
    """Whether somebody's points rose without a win, which asks for a reason."""
    if past.before is None or past.after is None or past.outcome == "win":
        return False
    return past.after.points > past.before.points


def _outcome(past: Past, user_id: int, words: Words) -> str:
    """How a game ended for somebody; with several others, the place that was reached."""
    table = past.table
    if past.outcome != "loss" or table.result is None or len(table.seats) <= PAIR:
        return words(f"history-{past.outcome}")
    place = table.result.ranks[table.seat_held(user_id).number]
    return words("history-place", place=place, seats=len(table.seats))
