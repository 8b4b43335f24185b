"""Commands about a table as a whole: /table, /log."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.choosing import about_a_table, offered, only_one
from cogs.desk import Answered, Reply, reader
from cogs.naming import game_name, names
from cogs.seeing import may_see
from cogs.translator import said
from render.words import Words, plain
from tables.errors import TableError
from tables.model import Table

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]


class ConductCommands(commands.Cog):
    """See what one may do at a table, and what happened there."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

    @app_commands.command(name=said("command-table"), description=said("command-table-about"))
    @about_a_table
    async def table(self, interaction: Interaction, table: str | None = None) -> None:
        """Show what one may do at a table."""
        await self._bot.desk.serve(interaction, self._screen(interaction, table))

    @app_commands.command(name=said("command-log"), description=said("command-log-about"))
    @about_a_table
    async def log(self, interaction: Interaction, table: str | None = None) -> None:
        """Show the public log of a table, to whoever asks."""
        await self._bot.desk.serve(interaction, self._log(interaction, table))

    @table.autocomplete("table")
    async def suggest(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The tables that one may look at, one's own first; none when they cannot be read."""
        return await self._suggested(interaction, current, self._visible)

    @log.autocomplete("table")
    async def suggest_log(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The same, and behind them the tables that are over."""
        return await self._suggested(interaction, current, self._told)

    async def _suggested(
        self,
        interaction: Interaction,
        current: str,
        find: Callable[[Interaction], Awaitable[list[Table]]],
    ) -> list[app_commands.Choice[str]]:
        await self._bot.desk.prepare(interaction)
        words = reader(interaction)
        try:
            found = await find(interaction)
        except TableError:
            return []
        return offered(((_line(each, words), each) for each in found), current)

    async def _screen(self, interaction: Interaction, named: str | None) -> Reply:
        table = _id(named) or only_one(interaction, await self._visible(interaction)).id
        return Answered(await self._bot.conduct.letter(interaction, table))

    async def _log(self, interaction: Interaction, named: str | None) -> Reply:
        table = _id(named) or await self._here(interaction)
        return Answered(await self._bot.chronicle.letter(interaction, table))

    async def _here(self, interaction: Interaction) -> str:
        """The table in play that is meant, else the latest one of this very place.

        Raises `NoTableHere`, `WhichTable`.
        """
        visible = await self._visible(interaction)
        place = interaction.channel_id
        if not any(place in (each.thread_id, each.channel_id) for each in visible):
            over = [each for each in await self._told(interaction) if each.place == place]
            if over:
                return over[0].id
        return only_one(interaction, visible).id

    async def _told(self, interaction: Interaction) -> list[Table]:
        """The tables whose log one may read, those in play first, then the latest."""
        user, guild = interaction.user.id, interaction.guild_id
        over = await self._bot.tables.archive.finished(user, guild, aborted=True)
        seen = [each for each in over if may_see(interaction, each)]
        return [*await self._visible(interaction), *seen]

    async def _visible(self, interaction: Interaction) -> list[Table]:
        user = interaction.user.id
        near = await self._bot.tables.near(user, interaction.guild_id)
        tables = [each for each in near if may_see(interaction, each)]
        return sorted(tables, key=lambda each: not each.seats_with(user))


def _id(named: str | None) -> str | None:
    """A table's id as somebody typed it; None where nothing was named."""
    return None if named is None else plain(named.strip().lower())


def _line(table: Table, words: Words) -> str:
    people = ", ".join(plain(name) for name in names(table, words))
    return f"{game_name(table, words)} · {people}"
