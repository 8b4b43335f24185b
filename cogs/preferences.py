"""What a person may set for themselves: /preferences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.codec import Act, Address
from cogs.desk import Answered, Reply, Updated, Visit, reader, visit
from cogs.errors import OldControl
from cogs.letters import Frame, PrivateLetter, dress, palette
from cogs.translator import said
from render.lobby import picked_value
from render.preferences import RESET, preferences, preferences_screen
from render.words import Words
from tables.model import Person
from tables.settings import Preferences

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]
_FRAME = Frame("me", act=Act.PREFERENCES)


class PreferenceCommands(commands.Cog):
    """Say how one wants to be spoken to."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

    @app_commands.command(
        name=said("command-preferences"), description=said("command-preferences-about")
    )
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def preferences(self, interaction: Interaction) -> None:
        """Show what one has set, with a button for everything."""
        await self._bot.desk.serve(interaction, self._shown(interaction))

    async def set(
        self, interaction: Interaction, address: Address, values: tuple[str, ...]
    ) -> Reply:
        """Set what a button stands for, and show all of it as it is now."""
        del values
        settings, user = self._bot.tables.settings, interaction.user
        if address.page == RESET:
            wanted = Preferences()
            await settings.set_person(user.id, wanted)
        else:
            picked = picked_value(preferences(Words("en")), address.page)
            if picked is None:
                raise OldControl
            wanted = await settings.change_person(user.id, **picked)
        interaction.extras[Visit] = Visit(wanted, visit(interaction).server)
        palette.set(wanted.palette)
        words = reader(interaction)
        for table in await self._bot.tables.mine(user.id):
            self._bot.pings.refresh(table.id)
        # Whoever goes back to Discord's language is known by that again.
        await self._bot.tables.know(Person(user.id, user.display_name, words.language))
        return Updated(await _letter(wanted, words))

    async def _shown(self, interaction: Interaction) -> Reply:
        return Answered(await _letter(visit(interaction).person, reader(interaction)))


async def _letter(wanted: Preferences, words: Words) -> PrivateLetter:
    screen = preferences_screen(wanted.model_dump(), Preferences().model_dump(), words)
    return await dress(PrivateLetter, screen, _FRAME)
