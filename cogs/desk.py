"""Where presses and commands are worked on, and where each of them gets its answer.

A press or command is admitted, worked on, and answered: with a letter, or with the reason why
not, in the reader's language. If the work takes long, Discord is told in time. Work that was
begun is finished even when the bot is told to stop.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs import codec
from cogs.boards import board_link
from cogs.errors import Closing, NoWindow, OldBoard, OldControl, PlayerError
from cogs.letters import Form, Link, PrivateLetter, PublicLetter, palette
from cogs.log import new_error_id
from cogs.outcome import Delivered, Failed, Outcome, Reason
from cogs.publisher import Publisher
from cogs.trouble import described
from render.words import Words
from tables.errors import GameBegun, GameEnded, NoSuchTable, StorageError, TableError
from tables.model import Person
from tables.settings import Preferences, ServerSettings

if TYPE_CHECKING:
    from cogs.bot import Ruler

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

PATIENCE = 1.5
"""Seconds after which Discord is told that an answer takes longer; it allows 3."""


@dataclass(frozen=True, slots=True)
class Updated:
    """The answer takes the place of the private panel that was pressed."""

    letter: PrivateLetter


@dataclass(frozen=True, slots=True)
class Answered:
    """The answer is a message that only the person sees."""

    letter: PrivateLetter


@dataclass(frozen=True, slots=True)
class Announced:
    """The answer is a message that everybody sees."""

    letter: PublicLetter


@dataclass(frozen=True, slots=True)
class Asked:
    """The answer is a window with a line to fill in."""

    form: Form


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """Nothing is said: the message that was pressed will change."""


Reply = Updated | Answered | Announced | Asked | Acknowledged


@dataclass(frozen=True, slots=True)
class Visit:
    """What whoever pressed or typed has set, and the server where they did."""

    person: Preferences = field(default_factory=Preferences)
    server: ServerSettings = field(default_factory=ServerSettings)


def visit(interaction: Interaction) -> Visit:
    """What holds for an interaction; read once by `Desk.prepare`, before anything is done."""
    return interaction.extras.get(Visit, _UNPREPARED)


_UNPREPARED = Visit()


def reader(interaction: Interaction) -> Words:
    """The words of whoever pressed or typed: in the language they have chosen, or Discord's."""
    return Words(visit(interaction).person.language or str(interaction.locale))


def server(interaction: Interaction) -> Words:
    """The words of the server, for what everybody reads."""
    return Words(locale_of(interaction))


def locale_of(interaction: Interaction) -> str:
    """The language of public texts where the interaction came from."""
    chosen = visit(interaction).server.locale
    return Words(chosen or str(interaction.guild_locale or interaction.locale)).language


def person(interaction: Interaction) -> Person:
    """Who pressed or typed."""
    user = interaction.user
    return Person(user.id, user.display_name, reader(interaction).language)


class UnfitLetter(Exception):
    """We wrote something that Discord does not take: a fault of ours."""


class Desk:
    """Works on whatever people press or type."""

    def __init__(self, bot: Ruler, publisher: Publisher) -> None:
        self._bot = bot
        self._publisher = publisher
        self._work: set[asyncio.Task[Any]] = set()
        self._closing = False

    def admit(self, interaction: Interaction) -> None:
        """What holds for commands and controls alike. Raises `PlayerError`."""
        del interaction
        if self._closing:
            raise Closing

    async def prepare(self, interaction: Interaction) -> None:
        """Read what the person and the server have set; the defaults where it cannot be read."""
        if Visit not in interaction.extras:
            settings = self._bot.tables.settings
            try:
                found = await settings.both(interaction.user.id, interaction.guild_id)
                interaction.extras[Visit] = Visit(*found)
            except Exception as error:  # noqa: BLE001 - the defaults do; nobody waits for this
                log.warning("settings were not read", extra=described(error))
        palette.set(visit(interaction).person.palette)

    async def close(self, patience: float = 10.0) -> None:
        """Take no new work, and finish what was begun, for at most ``patience`` seconds."""
        self._closing = True
        if self._work:
            await asyncio.wait(self._work, timeout=patience)

    async def press(
        self, interaction: Interaction, custom_id: str, values: tuple[str, ...]
    ) -> None:
        """Work on a pressed control."""
        address = codec.parse(custom_id)
        updating = address is not None and address.act in self._bot.acts.updating
        work = self._pressed(interaction, custom_id, values)
        await self.serve(interaction, work, updating=updating)

    async def serve(
        self,
        interaction: Interaction,
        work: Coroutine[Any, Any, Reply],
        *,
        updating: bool = False,
        public: bool = False,
    ) -> Outcome | None:
        """Do ``work`` and send its reply, or say why there is none; the reply's outcome.

        ``updating``: while it lasts, the pressed panel stays as it is. ``public``: the reply will
        be one for everybody, which cannot be told apart later, so nothing is deferred.
        """
        try:
            self.admit(interaction)
        except PlayerError as error:
            work.close()
            await self.explain(interaction, error)
            return None
        task = asyncio.create_task(self._prepared(interaction, work))
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        try:
            if not public:
                done, _ = await asyncio.wait({task}, timeout=PATIENCE)
                if not done:
                    await self._publisher.wait(interaction, updating=updating)
            return await self._send(interaction, await asyncio.shield(task))
        except Exception as error:  # noqa: BLE001 - whatever it is, somebody waits for an answer
            await self.explain(interaction, error)
            return None

    async def explain(self, interaction: Interaction, error: Exception) -> None:
        """Say why something did not work; what nobody expected is logged under a short id."""
        await self.prepare(interaction)
        words = reader(interaction)
        text, link = self.reason(error, words)
        link = link or await self._way(error, words)
        rows = ((link,),) if link else ()
        await self._publisher.answer(interaction, PrivateLetter(text, rows=rows))

    def reason(self, error: BaseException, words: Words) -> tuple[str, Link | None]:
        """What ``error`` is in words, and where to go instead if there is such a place."""
        if isinstance(error, app_commands.CommandInvokeError):
            error = error.original
        if isinstance(error, OldBoard):
            url = str(error.values["link"])
            return words(error.key), Link(words("key-board"), url)
        if isinstance(error, StorageError):
            log.error("nothing could be saved or read: %s", Words("en")(error.key, **error.values))
        if isinstance(error, (PlayerError, TableError)):
            return words(error.key, **error.values), None
        if isinstance(error, app_commands.TransformerError):
            return words("error-bad-option"), None
        if isinstance(error, app_commands.NoPrivateMessage):
            return words("error-server-only"), None
        if isinstance(error, (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)):
            return words("error-old-command"), None
        error_id = new_error_id()
        log.error("unexpected", extra={"error_id": error_id, **described(error)})
        return words("error-unexpected", id=error_id), None

    async def _prepared(self, interaction: Interaction, work: Coroutine[Any, Any, Reply]) -> Reply:
        await self.prepare(interaction)
        return await work

    async def _pressed(
        self, interaction: Interaction, custom_id: str, values: tuple[str, ...]
    ) -> Reply:
        address = codec.parse(custom_id)
        if address is None:
            raise await self._retired(custom_id)
        return await self._bot.acts.do(interaction, address, values)

    async def _way(self, error: Exception, words: Words) -> Link | None:
        """The way to the board of a game, for who pressed what stood there before it."""
        if not isinstance(error, (GameBegun, GameEnded)):
            return None
        try:
            table = await self._bot.tables.table(str(error.values["table"]))
        except TableError:
            return None
        link = board_link(table)
        return Link(words("key-board"), link) if link else None

    async def _retired(self, custom_id: str) -> PlayerError:
        """The error for a control that no code stands behind any more."""
        table_id = codec.table_of(custom_id)
        if table_id is None:
            return OldControl()
        try:
            table = await self._bot.tables.table(table_id)
        except NoSuchTable:
            return OldControl()
        link = board_link(table)
        return OldBoard(link=link) if link else OldControl()

    async def _send(self, interaction: Interaction, reply: Reply) -> Outcome:
        match reply:
            case Updated(letter):
                outcome = await self._publisher.update(interaction, letter)
            case Answered(letter):
                outcome = await self._publisher.answer(interaction, letter)
            case Announced(letter):
                outcome = await self._publisher.announce(interaction, letter)
            case Acknowledged():
                outcome = await self._publisher.acknowledge(interaction)
            case Asked(form):
                outcome = await self._publisher.ask(interaction, form)
                if isinstance(outcome, Failed) and outcome.reason is Reason.ANSWERED:
                    raise NoWindow
        if isinstance(outcome, Failed) and outcome.reason is Reason.REFUSED:
            raise UnfitLetter
        self._note(interaction, reply, outcome)
        return outcome

    def _note(self, interaction: Interaction, reply: Reply, outcome: Outcome) -> None:
        """Let panels that were shown be renewed where nobody else can read them."""
        if not isinstance(outcome, Delivered) or not isinstance(reply, (Answered, Updated)):
            return
        pressed, message_id = interaction.message, outcome.message_id
        if isinstance(reply, Updated) and pressed is not None:
            if not pressed.flags.ephemeral:
                return  # what the press may edit could be read by others
            message_id = pressed.id
        if message_id:
            self._bot.open_panels.note(interaction, reply.letter, message_id)
