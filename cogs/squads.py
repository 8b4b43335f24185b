"""The squads that persons keep for THE GATE: /squads, and the ones at hand in a duel."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.codec import Act, Address
from cogs.desk import Answered, Asked, Reply, Updated, person, reader
from cogs.errors import OldControl
from cogs.letters import Choose, Form, Frame, Key, Line, PrivateLetter, Row, dress
from cogs.translator import said
from cogs.trouble import described
from engine.gate.cards import Catalog
from engine.gate.events import SquadBuilt
from engine.gate.game import GateGame
from engine.kernel import seen_by
from render.gate.squad_book import NAME_LENGTH, Kept, SquadBook
from render.gate.squad_pages import PAGE, squad_page
from render.panel import ENTRIES, LABEL, MenuEntry, Screen, positions
from render.words import Words, fit, plain
from tables.errors import TableError
from tables.model import Look, Publication
from tables.service import Tables
from tables.squads import SavedSquad

if TYPE_CHECKING:
    from cogs.bot import Ruler

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
BUTTONS = 4
"""How many squads a panel offers at one press; a menu has them all."""
_OPEN = re.compile(r"open:(\d{1,9})", re.ASCII)
_FORMS = frozenset({"save", "rename"})


class Squads:
    """Shows and changes the squads that persons keep."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def listed(self, interaction: Interaction) -> Reply:
        """All squads of whoever asks."""
        return Answered(await self._listing(interaction))

    async def turn(
        self, interaction: Interaction, address: Address, values: tuple[str, ...]
    ) -> Reply:
        """What a control on one of these screens does; ``values``: what was picked, or typed."""
        page, choices = address.page, address.choices
        if page in _FORMS:
            return await self._named(interaction, address, values)
        if values and page:
            page += ".".join(values)
        elif values:
            choices = (*choices, positions(values))
        if page == "list":
            return Updated(await self._listing(interaction))
        if opened := _OPEN.fullmatch(page):
            return await self._open(interaction, int(opened[1]))
        number, user = address.revision, interaction.user.id
        squads, book = self._tables.squads, self._book(interaction)
        kept = _kept(await squads.one(user, number)) if number else None
        if page == "gone":
            await squads.delete(user, number)
            return Updated(await self._listing(interaction))
        if page == "delete" and kept is not None:
            return await _turned(book.delete(kept), number)
        screen = book.builder(choices, page, kept)
        if screen is None:
            raise OldControl
        return await _turned(screen, number)

    async def rows(self, look: Look, user_id: int, words: Words) -> tuple[Row, ...]:
        """The squads somebody keeps, for a panel in which one is to be built; else nothing."""
        decision = look.decision
        if look.table.game != GateGame.key or decision is None or decision.kind != "decks":
            return ()
        book = SquadBook(self._catalog, words)
        squads = [_kept(each) for each in await self._tables.squads.of(user_id)]
        offered = [(kept, book.choices(kept)) for kept in squads]
        whole = [(kept, choices) for kept, choices in offered if choices is not None]
        if not whole:
            return ()
        table, revision = look.table.id, look.revision
        keys = tuple(
            Key(
                fit(words("squads-play", name=book.label(kept)), LABEL),
                Address(Act.COMMIT, table, revision, choices),
                "success" if n == 0 else "secondary",
            )
            for n, (kept, choices) in enumerate(whole[:BUTTONS])
        )
        entries = {
            squad_page(choices).removeprefix(PAGE): (kept, choices) for kept, choices in whole
        }
        menu = Choose(
            words("squads-look"),
            tuple(
                MenuEntry(fit(book.label(kept), 100), fit(book.contents(kept), 100), value)
                for value, (kept, _) in list(entries.items())[:ENTRIES]
            ),
            Address(Act.PAGE, table, revision, page=PAGE),
        )
        return (keys, menu)

    async def remember(self, publication: Publication, user_id: int) -> None:
        """Note the squad that somebody has just built, for the next time."""
        seat = publication.table.seat_of(user_id).number
        for event in seen_by(publication.entries, seat):
            if isinstance(event, SquadBuilt) and event.seat == seat:
                try:
                    await self._tables.squads.played(user_id, event.decks, event.summoners)
                except TableError as error:  # the decision stands; only this was for later
                    log.warning("a squad was not remembered", extra=described(error))

    @property
    def _catalog(self) -> Catalog:
        game = self._tables.house.games[GateGame.key]
        assert isinstance(game, GateGame)  # noqa: S101 - the key is that game's
        return game.catalog

    def _book(self, interaction: Interaction) -> SquadBook:
        return SquadBook(self._catalog, reader(interaction))

    async def _listing(self, interaction: Interaction) -> PrivateLetter:
        squads = [_kept(each) for each in await self._tables.squads.of(interaction.user.id)]
        return await _letter(self._book(interaction).listing(squads), 0)

    async def _open(self, interaction: Interaction, number: int) -> Reply:
        kept = _kept(await self._tables.squads.one(interaction.user.id, number))
        return await _turned(self._book(interaction).one(kept), number)

    async def _named(
        self, interaction: Interaction, address: Address, values: tuple[str, ...]
    ) -> Reply:
        """Keep a squad, or give it another name; a new name is asked for first."""
        squads, user, number = self._tables.squads, interaction.user.id, address.revision
        words = reader(interaction)
        name = plain(values[0], NAME_LENGTH, nameless="") if values else ""
        if address.page == "rename":
            old = await squads.one(user, number)
            if not values:
                return Asked(_form(words, address, old.name))
            await squads.rename(user, number, name)
            return await self._open(interaction, number)
        keys = self._book(interaction).keys(address.choices)
        if keys is None:
            raise OldControl
        if number:
            await squads.change(user, number, *keys)
            return await self._open(interaction, number)
        if not values:
            return Asked(_form(words, address))
        made = await squads.save(person(interaction), name, *keys)
        return await self._open(interaction, made.id)


class SquadCommands(commands.Cog):
    """Keep squads."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

    @app_commands.command(name=said("command-squads"), description=said("command-squads-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def squads(self, interaction: Interaction) -> None:
        """List one's own squads; build, change, rename and delete them."""
        await self._bot.desk.serve(interaction, self._bot.squads.listed(interaction))


def _kept(squad: SavedSquad) -> Kept:
    return Kept(squad.id, squad.name, squad.decks, squad.summoners)


def _form(words: Words, address: Address, name: str = "") -> Form:
    line = Line(words("squads-form"), name, NAME_LENGTH)
    return Form(words("squads-title"), address, (line,))


async def _letter(screen: Screen, number: int) -> PrivateLetter:
    return await dress(PrivateLetter, screen, Frame(GateGame.key, number, Act.SQUADS))


async def _turned(screen: Screen, number: int) -> Reply:
    return Updated(await _letter(screen, number))
