"""What may be set for a server: /settings, and where its tables may be opened."""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.codec import Act, Address
from cogs.desk import Answered, Asked, Reply, Updated, reader, visit
from cogs.errors import BadDate, ChannelNotAllowed, NotManager, OldControl
from cogs.letters import Form, Frame, Line, Pick, PrivateLetter, dress
from cogs.translator import said
from render.lobby import picked_value
from render.preferences import RESET
from render.server_settings import (
    BACK,
    RESET_AT_ONCE,
    SEASON,
    reset_screen,
    server_screen,
    server_settings,
)
from render.settings import Setting
from render.words import Words, escape
from tables.errors import TableError
from tables.settings import (
    FIRST_SEASON,
    LAST_SEASON,
    MOST_CHANNELS,
    MOST_ENDERS,
    PACES,
    ServerSettings,
    time_zone,
)

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]
_DATE = re.compile(r"(\d{4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,2})\D?", re.ASCII)
_PICKED = ("channels", "enders")


def check_channel(interaction: Interaction) -> None:
    """Whether tables may be opened here. Raises `ChannelNotAllowed`, which says where."""
    channel, settings = interaction.channel, visit(interaction).server
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    if settings.allows(interaction.channel_id, parent):
        return
    guild = interaction.guild
    # A channel that was deleted forbids nothing; when none is left, tables go anywhere again.
    there = [each for each in settings.channels if guild is None or guild.get_channel(each)]
    if there:
        raise ChannelNotAllowed(channels=" ".join(f"<#{each}>" for each in there))


class ServerCommands(commands.Cog):
    """Set what holds in a server."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

    @app_commands.command(name=said("command-settings"), description=said("command-settings-about"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, interaction: Interaction) -> None:
        """Show what holds here, with what changes it."""
        await self._bot.desk.serve(interaction, self._opened(interaction))

    async def set(
        self, interaction: Interaction, address: Address, values: tuple[str, ...]
    ) -> Reply:
        """Set what a control stands for (``values``: what was picked or typed)."""
        guild_id, page, words = _managed(interaction), address.page, reader(interaction)
        settings = self._bot.tables.settings
        now = await settings.of_server(guild_id)
        if page == RESET:
            return Updated(await dress(PrivateLetter, reset_screen(words), _frame()))
        if page == SEASON and not values:
            return Asked(_form(address, now, words))
        sentence = ""
        try:
            if page == RESET_AT_ONCE:
                now = ServerSettings()
                await settings.set_server(guild_id, now)
            elif page != BACK:
                now = await settings.change_server(guild_id, **self._meant(page, values, words))
        except (BadDate, TableError) as error:
            sentence, _ = self._bot.desk.reason(error, words)
        return Updated(await self._letter(interaction, now, sentence))

    async def _opened(self, interaction: Interaction) -> Reply:
        now = await self._bot.tables.settings.of_server(_managed(interaction))
        return Answered(await self._letter(interaction, now))

    def _meant(self, page: str, values: tuple[str, ...], words: Words) -> dict[str, object]:
        """The fields that a control sets. Raises `BadDate`, `NoSuchTimeZone`, `OldControl`."""
        if page == SEASON:
            begins, zone = (*values, "", "")[:2]
            return {"season_start": _day(begins), "time_zone": time_zone(zone or "UTC")}
        if page in _PICKED:
            return {page: tuple(int(each) for each in values if each.isdecimal())}
        picked = picked_value(list(self._offered(words).values()), page + "".join(values))
        if picked is None:
            raise OldControl
        return dict(picked)

    def _offered(self, words: Words) -> dict[str, Setting]:
        usual = int(self._bot.tables.house.turn.total_seconds() // 60)
        return server_settings(words, PACES, usual)

    async def _letter(
        self, interaction: Interaction, now: ServerSettings, sentence: str = ""
    ) -> PrivateLetter:
        words, guild = reader(interaction), interaction.guild
        shown = now
        if guild is not None:  # Discord refuses a menu in which what is gone is ticked
            shown = now.model_copy(
                update={
                    "channels": tuple(each for each in now.channels if guild.get_channel(each)),
                    "enders": tuple(each for each in now.enders if guild.get_role(each)),
                }
            )
        screen = server_screen(
            self._offered(words), shown.model_dump(), ServerSettings().model_dump(), words
        )
        picks = tuple(
            Pick(
                words(f"server-{kind}-choose"),
                "channels" if kind == "channels" else "roles",
                shown.channels if kind == "channels" else shown.enders,
                Address(Act.SERVER, "all", page=kind),
                MOST_CHANNELS if kind == "channels" else MOST_ENDERS,
            )
            for kind in _PICKED
        )
        return await dress(PrivateLetter, screen, _frame(sentence, picks))


def _managed(interaction: Interaction) -> int:
    """The server that the person may manage. Raises `NotManager`."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise NotManager
    return interaction.guild_id


def _frame(sentence: str = "", picks: tuple[Pick, ...] = ()) -> Frame:
    return Frame("all", act=Act.SERVER, text=sentence, rows=picks)


def _form(address: Address, now: ServerSettings, words: Words) -> Form:
    begins = str(now.season_start or "")
    return Form(
        words("server-season"),
        address,
        (
            Line(words("server-season-date"), begins, 20, "2026-03-01", needed=False),
            Line(words("server-season-zone"), now.time_zone, 40, "Asia/Seoul"),
        ),
    )


def _day(text: str) -> date | None:
    """The day that somebody means; None for nothing. Raises `BadDate`."""
    if not text.strip():
        return None
    found = _DATE.fullmatch(text.strip())
    try:
        day = date(*(int(each) for each in found.groups()) if found else (0, 0, 0))
    except ValueError:
        raise BadDate(text=escape(text.strip(), 40)) from None
    if not FIRST_SEASON <= day <= LAST_SEASON:
        raise BadDate(text=escape(text.strip(), 40))
    return day
