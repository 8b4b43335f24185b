"""Commands that begin a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs.games import GAMES
from cogs.openings import Openings
from cogs.translator import choices, options, said

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]

_USUAL: dict[str, dict[str, object]] = {"challengers": {"choices": "asked"}}
"""The options with which a game's lobby opens, where they are not the rules' own."""


class GameCommands(commands.Cog):
    """Begin a game."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot
        self._openings = Openings(bot)

    @app_commands.command(name=said("command-play"), description=said("command-play-about"))
    @options(game="play")
    @app_commands.choices(game=GAMES)
    @app_commands.guild_only()
    async def play(self, interaction: Interaction, game: str) -> None:
        """Open a table that people may join, for any of the games."""
        await self._openings.gather(interaction, game, _USUAL.get(game))

    @app_commands.command(name=said("command-gate"), description=said("command-gate-about"))
    @options("opponent", "deal", "pool")
    @app_commands.choices(
        deal=choices(
            random="deal-random", preset="deal-preset", build="deal-build", draft="deal-draft"
        ),
        pool=choices(own="pool-own", shared="pool-shared"),
    )
    @app_commands.guild_only()
    async def gate(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        deal: Literal["random", "preset", "build", "draft"] = "random",
        pool: Literal["own", "shared"] = "own",
    ) -> None:
        """Challenge somebody to a duel, or play against the bot."""
        wanted: dict[str, object] = {"squads": deal, "pool": pool}
        await self._openings.challenge(interaction, "gate", opponent, wanted)

    @app_commands.command(
        name=said("command-challengers"), description=said("command-challengers-about")
    )
    @app_commands.guild_only()
    async def challengers(self, interaction: Interaction) -> None:
        """Open a table for a tournament."""
        await self._openings.gather(interaction, "challengers", _USUAL["challengers"])

    @app_commands.command(
        name=said("command-domination"), description=said("command-domination-about")
    )
    @app_commands.guild_only()
    async def domination(self, interaction: Interaction) -> None:
        """Open a table for a Grail War of three to seven."""
        await self._openings.gather(interaction, "domination")
