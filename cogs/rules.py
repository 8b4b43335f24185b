"""/rules: the pages about a game, by topic or by a word."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.codec import Act, Address
from cogs.desk import Answered, Asked, Reply, Updated, reader
from cogs.errors import OldControl
from cogs.games import GAMES, at_hand
from cogs.letters import Form, Frame, Key, Line, PrivateLetter, dress
from cogs.translator import options, said
from render import presenter
from render.clauses import (
    clause_named,
    clause_number,
    clause_screen,
    section_menus,
    section_screen,
)
from render.panel import Screen
from render.rules_search import Passage, found_in, passages, search_screen
from render.words import Words, fit, plain

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]
Values = tuple[str, ...]
CHOICE = 100
LONGEST = 60
_FIND = "find"
ALL = "all"
"""In the place of a game's key: a search in all of them."""


class Rules:
    """Shows pages of the rules, and looks for words in them."""

    def __init__(self, games: list[str]) -> None:
        self._games = games
        self._passages: dict[str, list[Passage]] = {}

    async def page(self, game: str, topic: str, words: Words) -> PrivateLetter:
        """A page, a section of the full rulebook, or a clause; the first page for another topic."""
        if clause := clause_named(clause_number(topic), [game], words.language):
            return await self._dressed(game, clause_screen(clause, words), words)
        if section := section_screen(game, topic, words):
            return await self._dressed(game, section, words)
        # The first time a board is drawn to be explained takes a moment.
        screen = await asyncio.to_thread(presenter(game).rules, words, topic)
        screen = replace(screen, rows=(*screen.rows, *section_menus(game, words)))
        return await self._dressed(game, screen, words)

    async def found(self, game: str, text: str, words: Words) -> PrivateLetter:
        """What there is about ``text``, in one game or (empty) in all; a clause by its number."""
        books = [game] if game else self._games
        if clause := clause_named(clause_number(text), books, words.language):
            return await self._dressed(game or ALL, clause_screen(clause, words), words)
        screen = search_screen(self.search(game, text, words), text, words)
        return await self._dressed(game or ALL, screen, words)

    def search(self, game: str, text: str, words: Words) -> list[Passage]:
        """The passages about ``text``."""
        if words.language not in self._passages:
            books = {each: presenter(each).rulebook for each in self._games}
            self._passages[words.language] = passages(books, words)
        known = self._passages[words.language]
        return found_in([each for each in known if not game or each.game == game], text)

    async def turn(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Another page, or a window that asks for a word, or what was found for it."""
        words = reader(interaction)
        game = "" if address.table == ALL else address.table
        if address.page == _FIND:
            if not values:
                line = Line(words("rules-find-line"), longest=LONGEST)
                return Asked(Form(words("rules-find"), address, (line,)))
            return Updated(await self.found(game, plain(values[0], LONGEST), words))
        named = address.page + ".".join(values)
        other, _, topic = named.rpartition("/")
        if (other or game) not in self._games:
            raise OldControl
        return Updated(await self.page(other or game, topic, words))

    def suggestions(self, game: str, typed: str, words: Words) -> list[app_commands.Choice[str]]:
        """What is typed in titles of topics, in their pages, then in clauses; last, a search."""
        typed = plain(typed, LONGEST, nameless="")
        books = {
            each: presenter(each).rulebook.pages(words)
            for each in self._games
            if not game or each == game
        }
        named = [(each, page) for each, pages in books.items() for page in pages]
        found = self.search(game, typed, words) if typed else []
        hits = {(each.game, each.topic) for each in found}
        first = [each for each in named if typed.casefold() in each[1].title.casefold()]
        then = [each for each in named if each not in first and (each[0], each[1].topic) in hits]
        choices = [
            app_commands.Choice(
                name=fit(page.title if game else f"{words(f'game-{key}')} · {page.title}", CHOICE),
                value=f"{key}/{page.topic}",
            )
            for key, page in (*first, *then)
        ]
        choices += [
            app_commands.Choice(
                name=fit(f"{each.title} · {each.text}", CHOICE), value=f"{each.game}/{each.title}"
            )
            for each in [each for each in found if each.clause is not None][:25]
        ]
        if typed:
            search = words("rules-find-choice", text=typed)
            choices.insert(24, app_commands.Choice(name=fit(search, CHOICE), value=typed))
        return choices[:25]

    async def _dressed(self, game: str, screen: Screen, words: Words) -> PrivateLetter:
        find = Key(words("rules-find"), Address(Act.TOPIC, game, page=_FIND))
        return await dress(PrivateLetter, screen, Frame(game, act=Act.TOPIC, rows=((find,),)))


class RulesCommands(commands.Cog):
    """Read the rules."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

    @app_commands.command(name=said("command-rules"), description=said("command-rules-about"))
    @options("game", "topic")
    @app_commands.choices(game=GAMES)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def rules(self, interaction: Interaction, game: str = "", topic: str = "") -> None:
        """Show the rules of a game in short, or what there is about a word."""
        await self._bot.desk.serve(interaction, self._rules(interaction, game, topic))

    @rules.autocomplete("topic")
    async def suggest(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The topics that fit what is typed, and a search for it."""
        await self._bot.desk.prepare(interaction)
        game = getattr(interaction.namespace, "game", "") or ""
        known = game if game in self._bot.tables.house.games else ""
        return self._bot.rules.suggestions(known, current, reader(interaction))

    async def _rules(self, interaction: Interaction, game: str, topic: str) -> Reply:
        words, rules = reader(interaction), self._bot.rules
        named, _, about = topic.partition("/")
        if about and named in self._bot.tables.house.games:
            return Answered(await rules.page(named, about, words))
        if topic.strip():
            return Answered(await rules.found(game, plain(topic, LONGEST), words))
        game = game or await at_hand(self._bot.tables, interaction)
        return Answered(await rules.page(game, "", words))
