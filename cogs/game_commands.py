"""Commands that begin a game, and those about games in general: /rules, /leaderboard."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs.board import board_letter, game_name, is_challenge
from cogs.codec import Act
from cogs.desk import Announced, Answered, Reply, locale_of, person, reader, server
from cogs.errors import BotOpponent, MissingPermissions, OpponentElsewhere
from cogs.letters import Frame, PrivateLetter, PublicLetter, dress
from cogs.outcome import Delivered
from cogs.panels import permission_names
from cogs.publisher import missing
from cogs.translator import said
from render import presenter
from render.words import Words, escape
from tables.model import Person, Publication, Standing, Status, Table

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]
GAMES = [
    app_commands.Choice(name=said("game-gate"), value="gate"),
    app_commands.Choice(name=said("game-challengers"), value="challengers"),
    app_commands.Choice(name=said("game-domination"), value="domination"),
]
LINES = 20
"""How many lines a leaderboard shows."""


class GameCommands(commands.Cog):
    """Begin a game, read its rules, see who is good at it."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

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
                _opponent(interaction, opponent),
                guild_id=interaction.guild_id,
                channel_id=interaction.channel_id,
                locale=locale_of(interaction),
                options=options,
            )

        await self._begin(interaction, challenge)

    @app_commands.command(
        name=said("command-challengers"), description=said("command-challengers-about")
    )
    @app_commands.guild_only()
    async def challengers(self, interaction: Interaction) -> None:
        """Open a table for a tournament."""
        await self._gather(interaction, "challengers")

    @app_commands.command(
        name=said("command-domination"), description=said("command-domination-about")
    )
    @app_commands.guild_only()
    async def domination(self, interaction: Interaction) -> None:
        """Open a table for a Grail War of three to seven."""
        await self._gather(interaction, "domination")

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

    async def _gather(self, interaction: Interaction, game: str) -> None:
        """Open a table that people may join."""

        async def gather() -> Table:
            return await self._bot.tables.open(
                game,
                person(interaction),
                guild_id=interaction.guild_id,
                channel_id=interaction.channel_id,
                locale=locale_of(interaction),
            )

        await self._begin(interaction, gather)

    async def _begin(self, interaction: Interaction, make: Callable[[], Awaitable[Table]]) -> None:
        """Let a table be made, announce it, and show its board."""
        opened: list[Table] = []
        work = self._open(interaction, make, opened)
        outcome = await self._bot.desk.serve(interaction, work, public=True)
        for table in opened:
            try:
                if isinstance(outcome, Delivered):
                    await self._bot.tables.place(
                        table.id,
                        channel_id=table.channel_id,
                        thread_id=table.thread_id,
                        message_id=outcome.message_id,
                    )
                if not is_challenge(table) or not isinstance(outcome, Delivered):
                    self._bot.publish(Publication(table, handover=True))
            finally:
                self._bot.boards.release(table.id)

    async def _open(
        self,
        interaction: Interaction,
        make: Callable[[], Awaitable[Table]],
        opened: list[Table],
    ) -> Reply:
        """Open a table; it is held, and put into ``opened``, as soon as it is on disk."""
        thread = isinstance(interaction.channel, discord.Thread)
        lacking = missing(interaction.app_permissions, thread=thread)
        if lacking:
            named = permission_names(lacking, reader(interaction))
            raise MissingPermissions(count=len(lacking), missing=named)
        tables = self._bot.tables
        table = await make()
        self._bot.boards.hold(table.id)
        opened.append(table)
        channel = interaction.channel
        if isinstance(channel, discord.Thread):
            await tables.place(
                table.id, channel_id=channel.parent_id, thread_id=channel.id, message_id=None
            )
            table = await tables.table(table.id)
            opened[:] = [table]
        if is_challenge(table):
            return Announced(await board_letter(tables, table))
        # What takes painting comes after the answer, for which Discord waits three seconds.
        words, host = server(interaction), escape(interaction.user.display_name)
        if table.status is Status.PLAYING:
            return Announced(PublicLetter(words("board-begins", host=host)))
        text = words("lobby-open", host=host, game=game_name(table, words))
        return Announced(PublicLetter(text))

    async def _rules(self, interaction: Interaction, game: str) -> Reply:
        screen = presenter(game).rules(reader(interaction))
        frame = Frame(game, act=Act.TOPIC)
        return Answered(await dress(PrivateLetter, screen, frame))

    async def _leaderboard(self, interaction: Interaction, game: str, *, everywhere: bool) -> Reply:
        guild_id = None if everywhere else interaction.guild_id
        standings = await self._bot.tables.leaderboard(game, guild_id)
        words = server(interaction)
        title = words("leaderboard-title", game=words(f"game-{game}"))
        where = words("scope-everywhere" if everywhere else "scope-here")
        lines = [standing_line(each, words) for each in standings[:LINES]]
        embed = discord.Embed(
            title=title, description="\n".join(lines) or words("leaderboard-empty")
        )
        embed.set_footer(text=where)
        return Announced(PublicLetter(embed=embed))


def _opponent(
    interaction: Interaction, opponent: discord.User | discord.Member | None
) -> Person | None:
    """Who is challenged; None for the bot. Raises `BotOpponent`, `OpponentElsewhere`."""
    if opponent is None or opponent == interaction.client.user:
        return None
    if opponent.bot:
        raise BotOpponent
    if not isinstance(opponent, discord.Member):
        raise OpponentElsewhere
    # Discord does not tell an absent person's language; the server's is the best guess.
    return Person(opponent.id, opponent.display_name, locale_of(interaction))


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
