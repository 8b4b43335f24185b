"""The commands that begin a Grail War: /battle for a battle, /war for a whole campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from cogs.desk import reader
from cogs.openings import Openings
from cogs.translator import choices, options, said
from engine.grail_war.cards import Catalog, ServantSheet
from engine.grail_war.game import GrailWarGame
from render.panel import ENTRIES
from render.words import LANGUAGES, Words, fit

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]
GAME = GrailWarGame.key
CHOICE = 100
"""How long the name of a choice may be."""
DUEL = 2


class WarCommands(commands.Cog):
    """Fight the battles of the Grail War."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot
        self._openings = Openings(bot)

    @app_commands.command(name=said("command-battle"), description=said("command-battle-about"))
    @options("opponent", "servant", "against", "masters", "length", "sides")
    @app_commands.choices(
        masters=choices(none="gw-value-masters-none", random="gw-value-masters-random"),
        length=choices(one="length-one", end="length-end"),
    )
    @app_commands.guild_only()
    async def battle(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        servant: str | None = None,
        against: str | None = None,
        masters: Literal["none", "random"] = "none",
        length: Literal["one", "end"] = "one",
        sides: app_commands.Range[int, 2, 7] = 2,
    ) -> None:
        """Let two servants fight, against somebody or the bot; more sides gather in a lobby."""
        catalog = self._catalog
        named = [found(catalog, each) if each else None for each in (servant, against)]
        wanted: dict[str, object] = {
            "mode": "battle",
            "servants": named if any(named) else [],
            "masters": masters,
            "to_the_end": length == "end",
        }
        if sides > DUEL:
            await self._openings.gather(interaction, GAME, wanted)
            return
        await self._openings.challenge(interaction, GAME, opponent, wanted)

    @app_commands.command(name=said("command-war"), description=said("command-war-about"))
    @app_commands.guild_only()
    async def war(self, interaction: Interaction) -> None:
        """Open a table for a campaign of two to seven teams."""
        await self._openings.gather(interaction, GAME, {"mode": "campaign"})

    @battle.autocomplete("servant")
    @battle.autocomplete("against")
    async def servants(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The prepared servants whose name or class has what was typed in it."""
        await self._bot.desk.prepare(interaction)
        catalog, words = self._catalog, reader(interaction)
        listed = [
            app_commands.Choice(name=fit(servant_line(catalog, sheet, words), CHOICE), value=key)
            for key, sheet in catalog.servants.items()
            if matches(catalog, sheet, typed)
        ]
        return listed[:ENTRIES]

    @property
    def _catalog(self) -> Catalog:
        game = self._bot.tables.house.games[GAME]
        assert isinstance(game, GrailWarGame)  # noqa: S101 - the key is that game's
        return game.catalog


def servant_line(catalog: Catalog, sheet: ServantSheet, words: Words) -> str:
    """A prepared servant in a list: name, class, and who that was."""
    name, cls = words.said(sheet.name), words.said(catalog.classes[sheet.cls].name)
    origin = words.said(sheet.origin) if sheet.origin else ""
    return f"{name} ({cls}) – {origin}" if origin else f"{name} ({cls})"


def matches(catalog: Catalog, sheet: ServantSheet, typed: str) -> bool:
    """Whether a servant is meant by what somebody typed so far, in either language."""
    wanted = typed.strip().casefold()
    lines = (servant_line(catalog, sheet, Words(language)).casefold() for language in LANGUAGES)
    return not wanted or any(wanted in line for line in lines)


def found(catalog: Catalog, typed: str) -> str:
    """The key of the servant that was picked, or typed by name; else what was typed.

    What names nobody is refused with the table's options.
    """
    if typed in catalog.servants:
        return typed
    meant = [key for key, sheet in catalog.servants.items() if matches(catalog, sheet, typed)]
    return meant[0] if len(meant) == 1 else typed
