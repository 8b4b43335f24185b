"""What each control does: parse, ask the tables, hand what happened to the publishers, reply.

Who acts is always the person Discord names; a seat follows from that, never from a custom id.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from cogs.codec import Act, Address
from cogs.desk import Answered, Reply, Updated, person, reader
from cogs.help import HelpCommands
from cogs.letters import Key, PrivateLetter
from cogs.lobby import LobbyActs
from cogs.outcome import Delivered, Failed, Reason
from cogs.panels import Turned
from cogs.preferences import PreferenceCommands
from cogs.preflight import check_permissions
from cogs.privacy import PrivacyCommands
from cogs.server import ServerCommands, check_channel
from cogs.table_commands import TableCommands
from render.panel import positions
from render.words import escape
from tables.errors import (
    NoSuchTable,
    NotInvited,
    NotSeated,
    StorageError,
    TableError,
    TableUnreadable,
)
from tables.model import Publication, Status, Table

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]
Values = tuple[str, ...]

UPDATING = frozenset(
    {Act.COMMIT, Act.AHEAD, Act.PAGE, Act.DM, Act.TOPIC, Act.CONCEDE, Act.KEEP, Act.SQUADS}
    | {Act.SET, Act.REPLAY, Act.REFRESH, Act.JOIN, Act.LEAVE, Act.START, Act.COMPUTERS}
    | {Act.CARD, Act.PAST, Act.REEL, Act.LADDER, Act.PROFILE, Act.TABLES, Act.HELP}
    | {Act.PREFERENCES, Act.SERVER, Act.PRIVACY}
    | {Act.MANNERS, Act.AGREE, Act.REFUSE, Act.PAGES}
)
"""The acts after which the message they stand in changes: panels, and boards that wait."""

_PLAIN = (NoSuchTable, NotSeated, NotInvited, StorageError, TableUnreadable)
"""Refusals after which there is no panel to show."""


class Acts:
    """The acts of the bot's controls."""

    updating = UPDATING

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot
        lobby = LobbyActs(bot)
        self._by_act: dict[Act, Callable[[Interaction, Address, Values], Awaitable[Reply]]] = {
            Act.COMMIT: self._commit,
            Act.AHEAD: self._turn,
            Act.PAGE: self._turn,
            Act.HAND: self._hand,
            Act.ACCEPT: self._accept,
            Act.DECLINE: self._decline,
            Act.CANCEL: self._cancel,
            Act.REMATCH: self._rematch,
            Act.CONCEDE: self._concede,
            Act.KEEP: self._turn,
            Act.REFRESH: self._refresh,
            Act.DM: self._dm,
            Act.TOPIC: bot.rules.turn,
            Act.SQUADS: bot.squads.turn,
            Act.JOIN: lobby.join,
            Act.LEAVE: lobby.leave,
            Act.START: lobby.start,
            Act.COMPUTERS: lobby.computers,
            Act.OPTIONS: lobby.options,
            Act.SET: lobby.set,
            Act.WATCH: bot.replays.watch,
            Act.REPLAY: bot.replays.watch,
            Act.DETAILS: bot.replays.details,
            Act.CARD: bot.cards.turn,
            Act.PAST: bot.past.turn,
            Act.REEL: bot.replays.step,
            Act.REEL_OPEN: bot.replays.step,
            Act.RECORD: bot.past.record,
            Act.LADDER: bot.ladders.turn,
            Act.LADDER_OPEN: bot.ladders.turn,
            Act.PROFILE: bot.ladders.profile,
            Act.TABLES: TableCommands(bot).turn,
            Act.HELP: HelpCommands(bot).turn,
            Act.TABLE: bot.conduct.open,
            Act.MANNERS: bot.conduct.turn,
            Act.AGREE: bot.conduct.agree,
            Act.REFUSE: bot.conduct.refuse,
            Act.LOG: bot.chronicle.open,
            Act.PAGES: bot.chronicle.turn,
            Act.PREFERENCES: PreferenceCommands(bot).set,
            Act.SERVER: ServerCommands(bot).set,
            Act.PRIVACY: PrivacyCommands(bot).act,
        }

    async def do(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Do what ``address`` stands for. Raises `TableError`, `PlayerError`."""
        return await self._by_act[address.act](interaction, address, values)

    # In a panel

    async def _commit(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        user = interaction.user.id
        try:
            publication = await self._bot.tables.decide(
                address.table, user, address.revision, _choices(address, values)
            )
        except _PLAIN:
            raise
        except TableError as error:
            return await self._redrawn(interaction, address, error)
        self._bot.publish(publication, by=user)
        await self._bot.squads.remember(publication, user)
        return await self._panel(interaction, address.table)

    async def _turn(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        turned: Turned | None = None
        match address.act:
            case Act.AHEAD:
                turned = Turned("", _choices(address, values), address.revision)
            case Act.PAGE:
                page = address.page + ".".join(values)
                turned = Turned(page, address.choices, address.revision)
            case _:
                pass
        try:
            return await self._panel(interaction, address.table, turned)
        except _PLAIN:
            raise
        except TableError as error:
            return await self._redrawn(interaction, address, error)

    async def _refresh(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """The panel as it is now, in its old place; whoever asks for it is back at the table."""
        del values
        user, words = interaction.user.id, reader(interaction)
        return Updated(await self._bot.panels.opened(address.table, user, words))

    async def _dm(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        del values
        user, words = interaction.user.id, reader(interaction)
        panels = self._bot.panels
        await self._bot.tables.know(person(interaction))  # their language, for later letters
        if await panels.wishes(user):
            await panels.wish(user, wanted=False)
            return await self._panel(interaction, address.table, sentence=words("dm-stopped"))
        await panels.wish(user, wanted=True)
        match await panels.write(address.table, user, words):
            case Delivered():
                said = words("dm-sent")
            case Failed(Reason.DM_CLOSED):
                said = words("dm-closed")
            case Failed():
                said = words("dm-later")
        return await self._panel(interaction, address.table, sentence=said)

    async def _concede(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        del values
        publication = await self._bot.tables.concede(address.table, interaction.user.id)
        self._bot.publish(publication, by=interaction.user.id)
        return Updated(PrivateLetter(reader(interaction)("concede-done")))

    # On a board

    async def _hand(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        del values
        user, words = interaction.user.id, reader(interaction)
        letter = await self._bot.panels.opened(address.table, user, words)
        await self._recognise(interaction, address.table)
        return Answered(letter)

    async def _recognise(self, interaction: Interaction, table_id: str) -> None:
        """Let the board use the name that somebody has by now."""
        table, me = await self._bot.tables.table(table_id), person(interaction)
        if table.seat_held(me.user_id).name != me.name:
            await self._bot.tables.know(me)
            self._bot.boards.refresh(table_id)

    async def _accept(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        del values
        check_permissions(interaction)
        publication = await self._bot.tables.lobbies.accept(address.table, interaction.user.id)
        await self._bot.tables.know(person(interaction))
        self._bot.publish(publication)
        words = reader(interaction)
        hand = Key(words("key-hand"), Address(Act.HAND, address.table), "primary")
        return Answered(PrivateLetter(words("challenge-accepted"), rows=((hand,),)))

    async def _decline(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        del values
        table = await self._bot.tables.lobbies.decline(address.table, interaction.user.id)
        return self._closed(interaction, table, "challenge-declined")

    async def _cancel(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        del values
        table = await self._bot.tables.lobbies.cancel(address.table, interaction.user.id)
        return self._closed(interaction, table, "challenge-cancelled")

    async def _rematch(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        del values
        check_channel(interaction)
        old = await self._bot.tables.table(address.table)
        table = await self._bot.tables.lobbies.rematch(address.table, interaction.user.id)
        if table.message_id is None:
            await self._bot.tables.place(
                table.id, channel_id=old.channel_id, thread_id=old.thread_id, message_id=None
            )
        if table.status is Status.OPEN and table.host != interaction.user.id:
            return await self._accept(interaction, Address(Act.ACCEPT, table.id), ())
        self._bot.publish(Publication(table, handover=True))
        words = reader(interaction)
        if table.status is Status.PLAYING:
            return Answered(PrivateLetter(words("rematch-begun")))
        others = [seat.name for seat in table.seats if seat.user_id != interaction.user.id]
        return Answered(PrivateLetter(words("rematch-asked", name=escape(", ".join(others)))))

    def _closed(self, interaction: Interaction, table: Table, key: str) -> Reply:
        self._bot.boards.refresh(table.id)
        return Answered(PrivateLetter(reader(interaction)(key)))

    # The panel after an act

    async def _panel(
        self,
        interaction: Interaction,
        table_id: str,
        turned: Turned | None = None,
        sentence: str = "",
    ) -> Reply:
        letter = await self._bot.panels.letter(
            table_id, interaction.user.id, reader(interaction), turned, sentence
        )
        return Updated(letter)

    async def _redrawn(
        self, interaction: Interaction, address: Address, error: TableError
    ) -> Reply:
        """The panel as it is now, with the reason why the press did not count."""
        said, _ = self._bot.desk.reason(error, reader(interaction))
        return await self._panel(interaction, address.table, sentence=said)


def _choices(address: Address, values: Values) -> tuple[tuple[int, ...], ...]:
    """The choices of a control, with what was picked in its menu as one more."""
    return (*address.choices, positions(values)) if values else address.choices
