"""The bot: Discord's side of the tables, put together."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol

import discord
from discord import app_commands
from discord.ext import commands

from cogs.acts import Acts
from cogs.admin import AdminCommands
from cogs.boards import Boards
from cogs.chapters import Chapters
from cogs.chronicle import Chronicle
from cogs.conduct import Conduct
from cogs.conduct_commands import ConductCommands
from cogs.controls import Control
from cogs.desk import Desk
from cogs.errors import PlayerError
from cogs.events import Events
from cogs.game_commands import GameCommands
from cogs.help import HelpCommands
from cogs.history import HistoryCommands, PastGames
from cogs.lookup import Cards, LookupCommands
from cogs.motions import Motions
from cogs.open_panels import OpenPanels
from cogs.panels import Panels
from cogs.pings import Pings
from cogs.preferences import PreferenceCommands
from cogs.privacy import PrivacyCommands
from cogs.publisher import INTENTS, Publisher
from cogs.replays import Replays
from cogs.rules import Rules, RulesCommands
from cogs.server import ServerCommands
from cogs.settings import Settings
from cogs.signature import sync_if_changed
from cogs.squads import SquadCommands, Squads
from cogs.standings import Ladders, StandingCommands
from cogs.table_commands import TableCommands
from cogs.translator import Translator
from cogs.trouble import described
from cogs.war_commands import WarCommands
from render import introduce
from tables.clock import Clock
from tables.model import Publication
from tables.service import Tables

log = logging.getLogger(__name__)

GROUPS: tuple[Callable[[Ruler], commands.Cog], ...] = (
    GameCommands,
    WarCommands,
    TableCommands,
    ConductCommands,
    SquadCommands,
    LookupCommands,
    RulesCommands,
    HelpCommands,
    HistoryCommands,
    StandingCommands,
    PreferenceCommands,
    ServerCommands,
    PrivacyCommands,
    AdminCommands,
    Events,
)
"""The commands, by what they are about, and what else the bot listens to."""


class Tree(app_commands.CommandTree["Ruler"]):
    """The slash commands, with one way for every error."""

    async def interaction_check(self, interaction: discord.Interaction[Ruler]) -> bool:
        """Whether the command is worked on; `Desk.serve` checks the same for controls."""
        try:
            interaction.client.desk.admit(interaction)
        except PlayerError as error:
            await interaction.client.desk.explain(interaction, error)
            return False
        return True

    async def on_error(
        self, interaction: discord.Interaction[Ruler], error: app_commands.AppCommandError
    ) -> None:
        """Say what went wrong; an autocompletion stays silent, as it cannot speak."""
        if interaction.type is not discord.InteractionType.autocomplete:
            await interaction.client.desk.explain(interaction, error)


class Ticking(Protocol):
    """Whatever lets time pass at the tables; a `Clock`, but for tests."""

    async def run(self) -> None:
        """Go on until cancelled."""
        ...


class Ruler(commands.Bot):
    """The game master on Discord.

    It needs to know of servers, channels and threads, and nothing else: no message, no member
    list, no presence. ``reached``: Discord tells it what people press.
    """

    def __init__(self, settings: Settings, tables: Tables, clock: Ticking | None = None) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        introduce(tables.house.games.values())
        self.settings = settings
        self.tables = tables
        self.publisher = Publisher(self)
        more = (Motions(self.publisher, tables).tell, Chapters(self.publisher, tables).tell)
        self.boards = Boards(self, self.publisher, tables, more=more)
        self.squads = Squads(tables)
        self.cards = Cards()
        self.rules = Rules(list(tables.house.games))
        self.past = PastGames(self)
        self.replays = Replays(self)
        self.ladders = Ladders(self)
        self.conduct = Conduct(self)
        self.chronicle = Chronicle(self)
        self.panels = Panels(tables, self.publisher, self.boards, self.squads)
        self.open_panels = OpenPanels(tables, self.publisher, self.panels.letter)
        self.pings = Pings(tables, self.publisher)
        self.desk = Desk(self, self.publisher)
        self.acts = Acts(self)
        self.reached = False
        self._clock = clock or Clock(
            tables, lambda: datetime.now(UTC), resumed=True, reached=lambda: self.reached
        )
        self._ticking: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Everything that is done once, before the first event arrives."""
        self.add_dynamic_items(Control)
        await self.tree.set_translator(Translator())
        for group in GROUPS:
            await self.add_cog(group(self))
        await sync_if_changed(self.tree, self.publisher, self.tables)
        self.tables.subscribe(self._heard)
        # Before anybody acts, and before a board shows a deadline.
        outdated = await self.tables.resume()
        self._ticking = asyncio.create_task(self._clock.run(), name="clock")
        self.boards.refresh_all([table.id for table in outdated])
        await self.pings.resume([table.id for table in outdated])

    def publish(self, publication: Publication, by: int | None = None) -> None:
        """Show what has happened; ``by`` is the person who did it and sees their own panel."""
        self.boards.refresh(publication.table.id)
        self.panels.tell(publication, by)
        self.open_panels.tell(publication, by)
        self.pings.tell(publication, by)

    async def close(self) -> None:
        """Finish what was begun, then leave Discord."""
        await self.desk.close()
        if self._ticking is not None:
            self._ticking.cancel()
            await asyncio.gather(self._ticking, return_exceptions=True)
        await self.panels.close()
        await self.open_panels.close()
        await self.pings.close()
        await self.boards.close()
        await super().close()

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        """Log a failing event listener by name only; its arguments may hold a private message."""
        del args, kwargs
        error = sys.exc_info()[1]
        told = described(error) if error else {}
        log.error("a listener failed", extra={"event": event_method, **told})

    async def _heard(self, publication: Publication) -> None:
        self.publish(publication)
