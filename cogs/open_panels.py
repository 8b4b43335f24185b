"""Panels that somebody has open: renewed in their place when others change what they show.

Discord lets the bot edit what one person alone sees with the token of that person's latest press
on it, for fifteen minutes. The tokens are kept in memory and nowhere else; where one has expired,
the panel's own key renews it, and a press on what is no longer asked shows what is.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

from cogs.desk import reader, visit
from cogs.letters import Panel, PrivateLetter, palette
from cogs.newest import Newest
from cogs.outcome import Failed
from cogs.panels import panel_of
from cogs.publisher import Publisher
from cogs.trouble import described
from render.words import Words
from tables.errors import StorageError, TableError
from tables.model import Publication, Table
from tables.service import Tables

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Draw = Callable[[str, int, Words], Awaitable[PrivateLetter]]

MOST = 2000
"""How many open panels are known at a time; the oldest are let go of."""


@dataclass(frozen=True, slots=True)
class _Open:
    """A panel as it was last shown, in which message, and the press that may still edit it."""

    panel: Panel
    message_id: int
    interaction: Interaction


class OpenPanels:
    """Knows the latest open panel of each person at each table; ``draw`` makes a new one."""

    def __init__(self, tables: Tables, publisher: Publisher, draw: Draw) -> None:
        self._tables = tables
        self._publisher = publisher
        self._draw = draw
        self._open: OrderedDict[tuple[str, int], _Open] = OrderedDict()
        self._latest: OrderedDict[str, Table] = OrderedDict()
        self._newest = Newest(self._renew, lambda key: f"panel-{key[0]}")

    def note(self, interaction: Interaction, letter: PrivateLetter, message_id: int) -> None:
        """Remember what a press was answered with, in a message that its person alone sees."""
        user_id, panel = interaction.user.id, letter.panel
        same = [key for key, each in self._open.items() if each.message_id == message_id]
        for key in same:
            del self._open[key]
        if panel is None:
            return
        self._open.pop((panel.table, user_id), None)
        self._open[panel.table, user_id] = _Open(panel, message_id, interaction)
        while len(self._open) > MOST:
            self._open.popitem(last=False)
        latest = self._latest.get(panel.table)
        if latest is not None and latest.revision > panel.revision:
            # Somebody has acted while it was on its way.
            self._check(latest, user_id)

    def tell(self, publication: Publication, by: int | None = None) -> None:
        """Renew the panels that something has changed for; ``by`` has the answer to their act."""
        table = publication.table
        self._latest.pop(table.id, None)
        self._latest[table.id] = table
        while len(self._latest) > MOST:
            self._latest.popitem(last=False)
        for seat in table.seats:
            if seat.user_id is not None and seat.user_id != by:
                self._check(table, seat.user_id)

    async def close(self, patience: float = 10.0) -> None:
        """Finish what is being renewed, for at most ``patience`` seconds."""
        await self._newest.close(patience)

    def _check(self, table: Table, user_id: int) -> None:
        key = (table.id, user_id)
        known = self._open.get(key)
        if known is None:
            return
        if known.panel != panel_of(table, user_id) or self._newest.busy(key):
            self._newest.want(key)

    async def _renew(self, key: tuple[str, int]) -> None:
        table_id, user_id = key
        known = self._open.get(key)
        if known is None:
            return
        try:
            table = await self._tables.table(table_id)
            if known.panel == panel_of(table, user_id):
                return
            letter = None
            if not known.interaction.is_expired():
                letter = await self._letter(known.interaction, table, user_id)
            if self._open.get(key) is not known:
                return  # they have pressed meanwhile, and have a newer one
            del self._open[key]
            if letter is None or letter.panel is None:
                return
            renewed = _Open(letter.panel, known.message_id, known.interaction)
            self._open[key] = renewed
            outcome = await self._publisher.renew(known.interaction, letter)
            if isinstance(outcome, Failed) and self._open.get(key) is renewed:
                del self._open[key]
        except Exception as error:  # noqa: BLE001 - a courtesy; the game goes on without it
            log.warning("a panel was not renewed", extra=described(error))

    async def _letter(self, interaction: Interaction, table: Table, user_id: int) -> PrivateLetter:
        """The panel as it is now, or why there is none any more."""
        words = reader(interaction)
        palette.set(visit(interaction).person.palette)  # this task writes to nobody else
        try:
            return await self._draw(table.id, user_id, words)
        except StorageError:
            raise  # the panel stays as it is, and is renewed with the next change
        except TableError as error:
            said = words(error.key, **error.values)
            return PrivateLetter(said, panel=panel_of(table, user_id))
