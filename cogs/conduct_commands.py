"""Commands about a table as a whole: /table, /log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.desk import Answered, Reply, reader
from cogs.errors import NoTableHere, WhichTable
from cogs.history import may_see
from cogs.naming import game_name, names
from cogs.translator import said
from render.words import Words, fit, plain
from tables.errors import TableError
from tables.model import Table

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]
CHOICE = 100
OFFERED = 25


class ConductCommands(commands.Cog):
    """See what one may do at a table, and what happened there."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

    @app_commands.command(name=said("command-table"), description=said("command-table-about"))
    @app_commands.rename(table=said("option-table"))
    @app_commands.describe(table=said("option-table-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def table(self, interaction: Interaction, table: str | None = None) -> None:
        """Show what one may do at a table."""
        await self._bot.desk.serve(interaction, self._screen(interaction, table))

    @app_commands.command(name=said("command-log"), description=said("command-log-about"))
    @app_commands.rename(table=said("option-table"))
    @app_commands.describe(table=said("option-table-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def log(self, interaction: Interaction, table: str | None = None) -> None:
        """Show the public log of a table, to whoever asks."""
        await self._bot.desk.serve(interaction, self._log(interaction, table))

    @table.autocomplete("table")
    @log.autocomplete("table")
    async def suggest(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The tables that one may look at, one's own first; none when they cannot be read."""
        await self._bot.desk.prepare(interaction)
        words = reader(interaction)
        try:
            found = await self._visible(interaction)
        except TableError:
            return []
        offered = [
            app_commands.Choice(name=fit(_line(each, words), CHOICE), value=each.id)
            for each in found
        ]
        typed = current.casefold().strip()
        return [each for each in offered if typed in f"{each.name} {each.value}".casefold()][
            :OFFERED
        ]

    async def _screen(self, interaction: Interaction, named: str | None) -> Reply:
        table = await self._table(interaction, named)
        return Answered(await self._bot.conduct.letter(interaction, table))

    async def _log(self, interaction: Interaction, named: str | None) -> Reply:
        table = await self._table(interaction, named)
        return Answered(await self._bot.chronicle.letter(interaction, table))

    async def _table(self, interaction: Interaction, named: str | None) -> str:
        """The id of the table that is meant. Raises `NoTableHere`, `WhichTable`."""
        if named is not None:
            return plain(named.strip().lower())
        visible = await self._visible(interaction)
        here = [
            each for each in visible if interaction.channel_id in (each.thread_id, each.channel_id)
        ]
        for candidates in (here, visible):
            if len(candidates) == 1:
                return candidates[0].id
        raise WhichTable if visible else NoTableHere

    async def _visible(self, interaction: Interaction) -> list[Table]:
        tables = [each for each in await self._bot.tables.active() if may_see(interaction, each)]
        user = interaction.user.id
        return sorted(tables, key=lambda each: not each.seats_with(user))


def _line(table: Table, words: Words) -> str:
    people = ", ".join(plain(name) for name in names(table, words))
    return f"{game_name(table, words)} · {people}"
