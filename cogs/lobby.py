"""Acts at a table that has not begun: sit down, get up, computer players, options, begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord

from cogs.board import settings_of
from cogs.codec import Act, Address
from cogs.desk import Acknowledged, Answered, Reply, Updated, person, reader
from cogs.letters import Frame, PrivateLetter, dress
from render.lobby import picked_value, settings_screen
from render.words import Words
from tables.errors import AlreadyAnswered, NotHost
from tables.model import Publication, Status, Table

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]
Values = tuple[str, ...]


class LobbyActs:
    """What the controls of an open table do."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

    async def join(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Sit down; whoever was invited thereby accepts."""
        del values
        tables, me = self._bot.tables, person(interaction)
        table = await tables.table(address.table)
        if any(seat.user_id == me.user_id for seat in table.awaited):
            publication = await tables.accept(table.id, me.user_id)
            await tables.know(me)
            return self._shown(publication)
        return self._shown(Publication(await tables.join(table.id, me)))

    async def leave(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Get up; whoever was invited thereby declines."""
        del values
        tables, user = self._bot.tables, interaction.user.id
        table = await tables.table(address.table)
        invited = any(seat.user_id == user for seat in table.awaited)
        left = await (tables.decline if invited else tables.leave)(table.id, user)
        return self._shown(Publication(left))

    async def start(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Begin, as the host."""
        del values
        publication = await self._bot.tables.start(address.table, interaction.user.id)
        return self._shown(publication)

    async def computers(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Let as many computer players come as the control says."""
        del values
        ((count,),) = address.choices or ((0,),)
        user = interaction.user.id
        table = await self._bot.tables.set_computers(address.table, user, count)
        return self._shown(Publication(table))

    async def options(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Show the host what may be set."""
        del values
        table = await self._mine(interaction, address.table)
        words = reader(interaction)
        return Answered(await self._settings(table, words, table.options))

    async def set(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Turn to a setting, or set what was picked, where the host is asked for that."""
        table = await self._mine(interaction, address.table)
        words, page = reader(interaction), address.page + ".".join(values)
        picked = picked_value(settings_of(table, words), page)
        if picked is None:
            return Updated(await self._settings(table, words, table.options, page))
        options = {**table.options, **picked}
        table = await self._bot.tables.set_options(table.id, interaction.user.id, options)
        self._bot.boards.refresh(table.id)
        return Updated(await self._settings(table, words, table.options))

    async def _mine(self, interaction: Interaction, table_id: str) -> Table:
        """An open table of the person. Raises `NotHost`, `AlreadyAnswered`."""
        table = await self._bot.tables.table(table_id)
        if table.host != interaction.user.id:
            raise NotHost(table=table_id)
        if table.status is not Status.OPEN:
            raise AlreadyAnswered(table=table_id)
        return table

    async def _settings(
        self, table: Table, words: Words, options: Mapping[str, object], page: str = ""
    ) -> PrivateLetter:
        screen = settings_screen(settings_of(table, words), options, words, page)
        return await dress(PrivateLetter, screen, Frame(table.id, act=Act.SET))

    def _shown(self, publication: Publication) -> Reply:
        """Nobody is told but by the board, which everybody sees change."""
        self._bot.publish(publication)
        return Acknowledged()
