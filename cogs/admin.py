"""For the bot's owner: /admin status."""

from __future__ import annotations

import asyncio
import logging
import math
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.desk import Answered, Reply, reader
from cogs.errors import NotOwner
from cogs.letters import Frame, PrivateLetter, dress
from cogs.log import Tally
from cogs.settings import Settings
from cogs.translator import said
from render import theme
from render.panel import FIELD_VALUE, Field, Screen
from render.words import Words, fit
from tables import kept
from tables.model import Status

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]
_ENDED = (Status.DECLINED, Status.EXPIRED, Status.ABORTED)
_FRAME = Frame("all")


class AdminCommands(commands.Cog):
    """See how the bot is. It answers its owner alone, and nobody else sees the answer."""

    admin: ClassVar = app_commands.Group(
        name=said("command-admin"),
        description=said("command-admin-about"),
        default_permissions=discord.Permissions(administrator=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
    )

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot
        self._started = bot.tables.house.now()
        self._errors = Tally()

    async def cog_load(self) -> None:
        """Count errors from now on."""
        logging.getLogger().addHandler(self._errors)

    async def cog_unload(self) -> None:
        """Count no more."""
        logging.getLogger().removeHandler(self._errors)

    @admin.command(
        name=said("command-admin-status"), description=said("command-admin-status-about")
    )
    async def status(self, interaction: Interaction) -> None:
        """Say how the bot is."""
        await self._bot.desk.serve(interaction, self._status(interaction))

    async def _status(self, interaction: Interaction) -> Reply:
        if not await self._bot.publisher.owned_by(interaction.user):
            raise NotOwner
        words, census = reader(interaction), await self._bot.tables.census()
        size, backups = await asyncio.to_thread(_stored, self._bot.settings)
        count = {status: census.tables[status] for status in Status}
        lines = {
            "running": self._running(words),
            "tables": words(
                "admin-tables-line",
                open=count[Status.OPEN],
                playing=count[Status.PLAYING],
                finished=count[Status.FINISHED],
                ended=sum(count[status] for status in _ENDED),
            ),
            "quarantined": " ".join(f"`{each}`" for each in census.quarantined)
            or words("admin-quarantined-none"),
            "boards": str(self._bot.boards.waiting),
            "database": words("admin-database-server")
            if size is None
            else words("admin-database-line", size=f"{size / 1_000_000:.1f}"),
            "backup": words(
                "admin-backup-line",
                when=discord.utils.format_dt(backups[-1].at, "R"),
                count=len(backups),
            )
            if backups
            else words("admin-backup-none"),
            "errors": words("admin-errors-line", count=self._errors.count, id=self._errors.last)
            if self._errors.count
            else "0",
        }
        fields = [
            Field(words(f"admin-{key}"), fit(line, FIELD_VALUE)) for key, line in lines.items()
        ]
        colour = theme.ALARM if census.quarantined or self._errors.count else theme.WIN
        screen = Screen(words("admin-title"), fields=tuple(fields), colour=colour)
        return Answered(await dress(PrivateLetter, screen, _FRAME))

    def _running(self, words: Words) -> str:
        latency = self._bot.latency
        return words(
            "admin-running-line",
            since=discord.utils.format_dt(self._started, "R"),
            servers=len(self._bot.guilds),
            latency="–" if math.isnan(latency) else str(round(latency * 1000)),
        )


def _stored(settings: Settings) -> tuple[int | None, list[kept.Kept]]:
    """How large the database's files are (None for one on a server), and its backups."""
    file, folder = settings.database_file, settings.backup_folder
    if file is None:
        return None, []
    files = [file, *(Path(f"{file}{suffix}") for suffix in ("-wal", "-shm"))]
    size = sum(each.stat().st_size for each in files if each.is_file())
    return size, kept.kept(folder, file) if folder else []
