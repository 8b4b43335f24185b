"""What is stored of people, for themselves: /privacy."""

from __future__ import annotations

import gzip
import json
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.codec import Act, Address
from cogs.desk import Answered, Reply, Updated, reader
from cogs.letters import Document, Frame, PrivateLetter, dress
from cogs.translator import said
from render.panel import Screen
from render.privacy import DELETE, DELETE_AT_ONCE, EXPORT, delete_screen, privacy_screen
from tables.model import Status

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]
LARGEST = 8_000_000
"""Bytes that go into a message as they are; what is larger is packed."""
_FRAME = Frame("me", act=Act.PRIVACY)


class PrivacyCommands(commands.Cog):
    """See, take away and delete what is stored of oneself."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

    @app_commands.command(name=said("command-privacy"), description=said("command-privacy-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def privacy(self, interaction: Interaction) -> None:
        """Say what is stored, with the ways to get and to delete it."""
        await self._bot.desk.serve(interaction, self._shown(interaction))

    async def act(
        self, interaction: Interaction, address: Address, values: tuple[str, ...]
    ) -> Reply:
        """Do what a button of these screens says."""
        del values
        if address.page == EXPORT:
            return await self._export(interaction)
        if address.page == DELETE_AT_ONCE:
            return await self._delete(interaction)
        if address.page == DELETE:
            mine = await self._bot.tables.mine(interaction.user.id)
            games = sum(table.status is Status.PLAYING for table in mine)
            return Updated(await _letter(delete_screen(games, reader(interaction))))
        return Updated(await _letter(privacy_screen(reader(interaction))))

    async def _shown(self, interaction: Interaction) -> Reply:
        return Answered(await _letter(privacy_screen(reader(interaction))))

    async def _export(self, interaction: Interaction) -> Reply:
        kept = await self._bot.tables.privacy.export(interaction.user.id)
        name, data = "ruler-data.json", json.dumps(kept, ensure_ascii=False, indent=1).encode()
        if len(data) > LARGEST:
            name, data = f"{name}.gz", gzip.compress(data)
        text = reader(interaction)("privacy-exported")
        return Answered(PrivateLetter(text, document=Document(name, data)))

    async def _delete(self, interaction: Interaction) -> Reply:
        words = reader(interaction)
        forgotten = await self._bot.tables.privacy.forget(interaction.user.id)
        for publication in forgotten.publications:
            self._bot.publish(publication)
        for channel_id, message_id in set(forgotten.calls):
            await self._bot.publisher.delete(channel_id, message_id)
        return Updated(PrivateLetter(words("privacy-deleted")))


async def _letter(screen: Screen) -> PrivateLetter:
    return await dress(PrivateLetter, screen, _FRAME)
