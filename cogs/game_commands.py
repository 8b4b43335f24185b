"""Commands that begin a game, and those about games in general: /rules, /leaderboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs.codec import Act
from cogs.desk import Announced, Answered, Reply, locale_of, person, reader, server
from cogs.letters import Frame, PrivateLetter, PublicLetter, dress
from cogs.openings import Openings, opponent_of
from cogs.translator import said
from render import presenter
from render.words import Words, escape
from tables.model import Standing, Table

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]
GAMES = [
    app_commands.Choice(name=said("game-gate"), value="gate"),
    app_commands.Choice(name=said("game-challengers"), value="challengers"),
    app_commands.Choice(name=said("game-domination"), value="domination"),
    app_commands.Choice(name=said("game-grail_war"), value="grail_war"),
]
LINES = 20
"""How many lines a leaderboard shows."""


class GameCommands(commands.Cog):
    """Begin a game, read its rules, see who is good at it."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot
        self._openings = Openings(bot)

    @app_commands.command(name=said("command-gate"), description=said("command-gate-about"))
    @app_commands.rename(
        opponent=said("option-opponent"), deal=said("option-deal"), pool=said("option-pool")
    )
    @app_commands.describe(
        opponent=said("option-opponent-about"),
        deal=said("option-deal-about"),
        pool=said("option-pool-about"),
    )
    @app_commands.choices(
        deal=[
            app_commands.Choice(name=said("deal-random"), value="random"),
            app_commands.Choice(name=said("deal-preset"), value="preset"),
            app_commands.Choice(name=said("deal-build"), value="build"),
            app_commands.Choice(name=said("deal-draft"), value="draft"),
        ],
        pool=[
            app_commands.Choice(name=said("pool-own"), value="own"),
            app_commands.Choice(name=said("pool-shared"), value="shared"),
        ],
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
        options: dict[str, object] = {"squads": deal, "pool": pool}

        async def challenge() -> Table:
            return await self._bot.tables.challenge(
                "gate",
                person(interaction),
                opponent_of(interaction, opponent),
                guild_id=interaction.guild_id,
                channel_id=interaction.channel_id,
                locale=locale_of(interaction),
                options=options,
            )

        await self._openings.begin(interaction, challenge)

    @app_commands.command(
        name=said("command-challengers"), description=said("command-challengers-about")
    )
    @app_commands.guild_only()
    async def challengers(self, interaction: Interaction) -> None:
        """Open a table for a tournament."""
        await self._openings.gather(interaction, "challengers")

    @app_commands.command(
        name=said("command-domination"), description=said("command-domination-about")
    )
    @app_commands.guild_only()
    async def domination(self, interaction: Interaction) -> None:
        """Open a table for a Grail War of three to seven."""
        await self._openings.gather(interaction, "domination")

    @app_commands.command(name=said("command-rules"), description=said("command-rules-about"))
    @app_commands.rename(game=said("option-game"))
    @app_commands.describe(game=said("option-game-about"))
    @app_commands.choices(game=GAMES)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def rules(self, interaction: Interaction, game: str = "gate") -> None:
        """Show a game's rules in short, to whoever asks."""
        await self._bot.desk.serve(interaction, self._rules(interaction, game))

    @app_commands.command(
        name=said("command-leaderboard"), description=said("command-leaderboard-about")
    )
    @app_commands.rename(game=said("option-game"), scope=said("option-scope"))
    @app_commands.describe(game=said("option-game-about"), scope=said("option-scope-about"))
    @app_commands.choices(
        game=GAMES,
        scope=[
            app_commands.Choice(name=said("scope-here"), value="here"),
            app_commands.Choice(name=said("scope-everywhere"), value="everywhere"),
        ],
    )
    @app_commands.guild_only()
    async def leaderboard(
        self,
        interaction: Interaction,
        game: str = "gate",
        scope: Literal["here", "everywhere"] = "here",
    ) -> None:
        """Show wins and losses, for everybody to see."""
        work = self._leaderboard(interaction, game, everywhere=scope == "everywhere")
        await self._bot.desk.serve(interaction, work, public=True)

    async def _rules(self, interaction: Interaction, game: str) -> Reply:
        screen = presenter(game).rules(reader(interaction))
        frame = Frame(game, act=Act.TOPIC)
        return Answered(await dress(PrivateLetter, screen, frame))

    async def _leaderboard(self, interaction: Interaction, game: str, *, everywhere: bool) -> Reply:
        guild_id = None if everywhere else interaction.guild_id
        standings = await self._bot.tables.archive.leaderboard(game, guild_id)
        words = server(interaction)
        title = words("leaderboard-title", game=words(f"game-{game}"))
        where = words("scope-everywhere" if everywhere else "scope-here")
        lines = [standing_line(each, words) for each in standings[:LINES]]
        embed = discord.Embed(
            title=title, description="\n".join(lines) or words("leaderboard-empty")
        )
        embed.set_footer(text=where)
        return Announced(PublicLetter(embed=embed))


def standing_line(standing: Standing, words: Words) -> str:
    """One line of a leaderboard."""
    return words(
        "leaderboard-line",
        rank=standing.rank,
        name=escape(standing.name),
        wins=standing.wins,
        losses=standing.losses,
        draws=standing.draws,
        rate=round(standing.rate * 100),
    )
