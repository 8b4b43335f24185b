"""Tables are opened by commands: made, announced, and shown."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any

import discord

from cogs.board import board_letter, is_challenge
from cogs.desk import Announced, Reply, locale_of, person, server
from cogs.errors import BotOpponent, OpponentElsewhere
from cogs.letters import PublicLetter
from cogs.naming import game_name
from cogs.outcome import Delivered
from cogs.preflight import check_permissions
from cogs.server import check_channel
from render.words import escape
from tables.model import Person, Publication, Status, Table

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]


class Openings:
    """Opens tables for the commands of all games."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

    async def gather(
        self,
        interaction: Interaction,
        game: str,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Open a table that people may join."""

        async def gather() -> Table:
            return await self._bot.tables.lobbies.open(
                game,
                person(interaction),
                guild_id=interaction.guild_id,
                channel_id=interaction.channel_id,
                locale=locale_of(interaction),
                options=options,
            )

        await self._begin(interaction, gather)

    async def challenge(
        self,
        interaction: Interaction,
        game: str,
        opponent: discord.User | discord.Member | None,
        options: Mapping[str, object],
    ) -> None:
        """Challenge ``opponent``, or begin at once against the bot."""

        async def challenge() -> Table:
            return await self._bot.tables.lobbies.challenge(
                game,
                person(interaction),
                _opponent(interaction, opponent),
                guild_id=interaction.guild_id,
                channel_id=interaction.channel_id,
                locale=locale_of(interaction),
                options=options,
            )

        await self._begin(interaction, challenge)

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
        check_channel(interaction)
        check_permissions(interaction)
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
