"""/help: what the bot can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.codec import Act, Address
from cogs.desk import Answered, Reply, Updated, reader, server
from cogs.letters import Frame, PrivateLetter, dress
from cogs.translator import said
from render.help import help_screen

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]


class HelpCommands(commands.Cog):
    """Say what there is."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

    @app_commands.command(name=said("command-help"), description=said("command-help-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def help(self, interaction: Interaction) -> None:
        """Show what the bot can do, to whoever asks."""
        await self._bot.desk.serve(interaction, self._help(interaction))

    async def turn(
        self, interaction: Interaction, address: Address, values: tuple[str, ...]
    ) -> Reply:
        """Another page."""
        topic = address.page + ".".join(values)
        return Updated(await _letter(interaction, topic))

    async def _help(self, interaction: Interaction) -> Reply:
        return Answered(await _letter(interaction))


async def _letter(interaction: Interaction, topic: str = "") -> PrivateLetter:
    screen = help_screen(reader(interaction), topic, board=server(interaction))
    return await dress(PrivateLetter, screen, Frame("help", act=Act.HELP))
