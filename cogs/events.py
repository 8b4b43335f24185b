"""What happens to the line to Discord, and to the places where tables live, which go away.

A table is never lost with its place. From a lost thread its board moves to the channel; without a
channel or server it waits, and settles where one of its players next asks for their hand. A lost
message is noticed when it is edited next: to hear of it the bot would have to read all messages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from cogs.controls import picked, typed
from tables.model import Table

if TYPE_CHECKING:
    from cogs.bot import Ruler


class Events(commands.Cog):
    """Listens for lost places. Raw events only: the others need what is cached to be complete."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

    @commands.Cog.listener("on_ready")
    @commands.Cog.listener("on_resumed")
    async def on_line(self) -> None:
        """Discord tells again what people press, and time passes at the tables."""
        self._bot.reached = True
        for guild in self._bot.guilds:
            if guild.unavailable:
                self._bot.tables.outages.begin(guild.id)

    @commands.Cog.listener("on_disconnect")
    async def off_line(self) -> None:
        """Nobody reaches a table, through no fault of theirs."""
        self._bot.reached = False

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Nobody can press anything in a server, through no fault of theirs."""
        self._bot.tables.outages.begin(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there again."""
        await self._bot.tables.outages.end(guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """The boards of a deleted thread go back to the channel."""
        for table in await self._where(lambda table: table.thread_id == payload.thread_id):
            self._bot.boards.refresh(table.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """The tables of a deleted channel have no place any more."""
        await self._suspend(lambda table: table.channel_id == channel.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The tables of a server that sent the bot away have no place any more."""
        await self._bot.tables.outages.end(guild.id)
        await self._suspend(lambda table: table.guild_id == guild.id)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A filled-in window, or a press of what its message no longer has.

        discord.py drops both without an answer.
        """
        if interaction.type is discord.InteractionType.modal_submit:
            form: Any = interaction.data
            await self._bot.desk.press(interaction, form["custom_id"], typed(interaction))
        if interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data
        pressed = (data["component_type"], data["custom_id"])
        if pressed not in set(_controls(interaction.message)):
            await self._bot.desk.press(interaction, data["custom_id"], picked(interaction))

    async def _suspend(self, lost: Callable[[Table], bool]) -> None:
        for table in await self._where(lost):
            await self._bot.tables.place(table.id, channel_id=None, thread_id=None, message_id=None)

    async def _where(self, wanted: Callable[[Table], bool]) -> list[Table]:
        return [table for table in await self._bot.tables.active() if wanted(table)]


def _controls(message: discord.Message | None) -> Iterator[tuple[int, str | None]]:
    """The kinds and ids of a message's controls, by which discord.py finds a pressed one."""
    for row in message.components if message else ():
        for each in getattr(row, "children", ()):
            yield each.type.value, getattr(each, "custom_id", None)
