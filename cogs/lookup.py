"""Looking things up: /card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.codec import Act, Address
from cogs.desk import Answered, Reply, Updated, reader
from cogs.errors import NoSuchCard, OldControl
from cogs.letters import Choose, Frame, PrivateLetter, dress
from cogs.translator import options, said
from render import almanac, catalogues
from render.almanac import Entry
from render.panel import ENTRY_TEXT, MenuEntry
from render.words import Words, fit, plain

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]
OFFERED = 25
CHOICE = 100


class Cards:
    """Finds cards and shows them; made once the games are known."""

    def __init__(self) -> None:
        self._catalogues = dict(catalogues())
        self.almanac = almanac()

    async def named(self, text: str, words: Words) -> PrivateLetter:
        """The card that ``text`` names, with a way to others it may mean. Raises `NoSuchCard`.

        ``text`` is what `suggestions` offered (``game:key``), or whatever somebody typed.
        """
        game, _, key = text.partition(":")
        try:
            return await self.letter(game, key, words)
        except KeyError:
            found = self.almanac.find(text, words.language, OFFERED + 1)
        if not found or not text.strip():
            raise NoSuchCard(text=plain(text))
        first, *others = found
        return await self.letter(first.game, first.key, words, others)

    async def letter(
        self, game: str, key: str, words: Words, others: list[Entry] | None = None
    ) -> PrivateLetter:
        """A card, with a menu of ``others`` below. Raises `KeyError`."""
        entry = self.almanac.entry(game, key)
        screen = self._catalogues[game].screen(key, words)
        other = entry.names["en" if words.language == "ko" else "ko"]
        footer = words("card-footer", game=words(f"game-{game}"), other=other)
        rows = (_menu(others, words),) if others else ()
        frame = Frame(game, act=Act.CARD, footer=footer, rows=rows)
        return await dress(PrivateLetter, screen, frame)

    async def turn(
        self, interaction: Interaction, address: Address, values: tuple[str, ...]
    ) -> Reply:
        """Show the card that a menu names: with its game, or of the game that was shown."""
        named = address.page + ".".join(values)
        game, _, key = named.rpartition("|")
        try:
            letter = await self.letter(game or address.table, key, reader(interaction))
        except KeyError:
            raise OldControl from None
        return Updated(letter)

    def suggestions(self, typed: str, words: Words) -> list[app_commands.Choice[str]]:
        """The cards that may be meant, for the list below what is being typed."""
        return [
            app_commands.Choice(name=_line(each, words), value=f"{each.game}:{each.key}")
            for each in self.almanac.find(typed, words.language, OFFERED)
        ]


def _line(entry: Entry, words: Words) -> str:
    name, kind = entry.names[words.language], entry.kinds[words.language]
    game = words(f"game-{entry.game}")
    return fit(words("card-choice", name=name, game=game, kind=kind), CHOICE)


def _menu(others: list[Entry], words: Words) -> Choose:
    entries = tuple(
        MenuEntry(
            fit(each.names[words.language], ENTRY_TEXT),
            fit(f"{words(f'game-{each.game}')} · {each.kinds[words.language]}", ENTRY_TEXT),
            f"{each.game}|{each.key}",
        )
        for each in others[:OFFERED]
    )
    first = others[0].game
    return Choose(words("card-others"), entries, Address(Act.CARD, first))


class LookupCommands(commands.Cog):
    """Look a card up."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

    @app_commands.command(name=said("command-card"), description=said("command-card-about"))
    @options("name")
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def card(self, interaction: Interaction, name: str) -> None:
        """Show a card of any game to whoever asks."""
        await self._bot.desk.serve(interaction, self._card(interaction, name))

    @card.autocomplete("name")
    async def suggest(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The cards whose names fit what is typed so far."""
        return self._bot.cards.suggestions(current, reader(interaction))

    async def _card(self, interaction: Interaction, name: str) -> Reply:
        return Answered(await self._bot.cards.named(name, reader(interaction)))
