"""The one gateway to Discord: every call of its API is made here, and says how it ended.

Nothing else in the bot sends, edits, deletes or answers. Calls end in an `Outcome` and raise
only for faults of our own. Private letters go to one person: there is no method that would put
one into a channel.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypedDict

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from cogs.controls import view_of, window_of
from cogs.conversations import Conversations
from cogs.letters import Form, Letter, PrivateLetter, PublicLetter
from cogs.outcome import Delivered, Failed, Outcome, Reason, failed

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
THREAD_MINUTES = 1440
NOTE = 0xE0A83A
"""The colour of a note's frame, which no screen of a game has."""

INTENTS = discord.Intents(guilds=True)
"""What the bot hears of."""

NEEDED = discord.Permissions(
    view_channel=True, send_messages=True, embed_links=True, attach_files=True
)
"""What a table needs in its channel."""

NEEDED_FOR_THREAD = discord.Permissions(create_public_threads=True, send_messages_in_threads=True)
"""What it needs on top for a thread of its own; without, it stays in the channel."""


class _New(TypedDict):
    content: str
    embeds: list[discord.Embed]
    view: discord.ui.View
    files: list[discord.File]
    allowed_mentions: discord.AllowedMentions


class _Edit(TypedDict):
    content: str | None
    embeds: list[discord.Embed]
    view: discord.ui.View
    attachments: list[discord.File]
    allowed_mentions: discord.AllowedMentions


def missing(allowed: discord.Permissions, *, thread: bool = False) -> list[str]:
    """The names of the permissions a table lacks where ``allowed`` is what the bot may do.

    ``thread``: its place is a thread, where another permission is needed to write.
    """
    needed = discord.Permissions(NEEDED.value)
    if thread:
        needed.update(send_messages=False, send_messages_in_threads=True)
    lacking = discord.Permissions(needed.value & ~allowed.value)
    return [name for name, wanted in lacking if wanted]


def missing_for_thread(allowed: discord.Permissions) -> list[str]:
    """The names of what is lacking for a thread of a table's own."""
    lacking = discord.Permissions(NEEDED_FOR_THREAD.value & ~allowed.value)
    return [name for name, wanted in lacking if wanted]


def threads_allowed(allowed: discord.Permissions) -> bool:
    """Whether a table may have a thread of its own."""
    return allowed.is_superset(NEEDED_FOR_THREAD)


class Publisher:
    """Makes the calls. ``client`` is the bot."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._conversations = Conversations()

    # Answers to a person's click or command

    async def answer(self, interaction: Interaction, letter: PrivateLetter) -> Outcome:
        """Show ``letter`` to the person alone, below whatever they pressed."""
        if not interaction.response.is_done():
            return await _outcome(
                interaction.response.send_message(**_new(letter), ephemeral=True),
                _of_callback,
            )
        return await _outcome(
            interaction.followup.send(**_new(letter), ephemeral=True, wait=True),
            _of_message,
        )

    async def update(self, interaction: Interaction, letter: PrivateLetter) -> Outcome:
        """Put ``letter`` in the place of the private panel that was pressed.

        A message that others can read is left alone: the person is answered beside it.
        """
        if not _only_theirs(interaction):
            return await self.answer(interaction, letter)
        if not interaction.response.is_done():
            call = interaction.response.edit_message(**_edit(letter))
            return await _outcome(call, _of_callback)
        return await _outcome(interaction.edit_original_response(**_edit(letter)), _of_message)

    async def renew(self, interaction: Interaction, letter: PrivateLetter) -> Outcome:
        """Put ``letter`` in the place of what the person alone was shown in answer to a press.

        Discord lets us for fifteen minutes after it.
        """
        return await _outcome(interaction.edit_original_response(**_edit(letter)), _of_message)

    async def ask(self, interaction: Interaction, form: Form) -> Outcome:
        """Open a window in which the person fills in a line; only at once, never after `wait`."""
        return await _outcome(interaction.response.send_modal(window_of(form)))

    async def announce(self, interaction: Interaction, letter: PublicLetter) -> Outcome:
        """Answer a command for everybody to see; says which message it became."""
        if not interaction.response.is_done():
            call = interaction.response.send_message(**_new(letter))
            outcome = await _outcome(call, _of_callback)
            if isinstance(outcome, Failed) and outcome.reason in (Reason.DOWN, Reason.ANSWERED):
                # It may have been said although Discord's receipt for it was lost.
                found = await _outcome(interaction.original_response(), _of_message)
                return found if isinstance(found, Delivered) else outcome
            return outcome
        call = interaction.followup.send(**_new(letter), wait=True)
        return await _outcome(call, _of_message)

    async def acknowledge(self, interaction: Interaction) -> Outcome:
        """Answer a press without a word: what was pressed is changed by other means."""
        if interaction.response.is_done():
            return Delivered()
        return await _outcome(interaction.response.defer())

    async def wait(self, interaction: Interaction, *, updating: bool) -> Outcome:
        """Tell Discord that an answer takes longer than its three seconds.

        ``updating`` keeps the pressed panel as it is meanwhile; else the person is shown alone
        that the bot is thinking.
        """
        if updating:
            return await _outcome(interaction.response.defer())
        return await _outcome(interaction.response.defer(ephemeral=True, thinking=True))

    async def suggest(
        self, interaction: Interaction, choices: Sequence[app_commands.Choice[str]]
    ) -> Outcome:
        """Offer ``choices`` (25 at most) for what is being typed."""
        return await _outcome(interaction.response.autocomplete(choices))

    # Messages that outlive an interaction: edited as the bot, never with an interaction's token.
    # Where they stand in a thread that Discord has archived, it is taken out of the archive first.

    async def post(self, channel_id: int, letter: PublicLetter, occasion: str) -> Outcome:
        """Send ``letter`` to a channel or thread, once for one ``occasion``.

        It may be tried again, even after a restart, when nobody knows whether it was sent: for
        some minutes Discord makes one message of all tries.
        """
        channel = self._client.get_partial_messageable(channel_id)
        nonce = _nonce(f"{channel_id}/{occasion}")
        made: list[discord.Message] = []

        def note(message: discord.Message) -> Delivered:
            made.append(message)
            return _of_message(message)

        outcome = await self._opening(
            channel_id,
            lambda: _outcome(channel.send(**_new(letter), nonce=nonce), note, channel_id),
        )
        if made and not _says(made[0], letter):
            return await self.edit(channel_id, made[0].id, letter)
        return outcome

    async def edit(self, channel_id: int, message_id: int, letter: PublicLetter) -> Outcome:
        """Put ``letter`` in the place of one of the bot's messages."""
        return await self._opening(channel_id, lambda: self._edit(channel_id, message_id, letter))

    async def delete(self, channel_id: int, message_id: int) -> Outcome:
        """Delete one of the bot's messages."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        return await self._opening(channel_id, lambda: _outcome(message.delete()))

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> Outcome:
        """Make a thread from a message, whose id becomes the thread's."""
        # By request and not by message: at the start no server is known yet.
        call = self._client.http.start_thread_with_message(
            channel_id, message_id, name=name, auto_archive_duration=THREAD_MINUTES
        )
        return await _outcome(call)

    # One person's private conversation

    async def write(
        self, user_id: int, letter: PrivateLetter, occasion: str | None = None
    ) -> Outcome:
        """Send ``letter`` to a person's private conversation, once for one ``occasion`` (`post`).

        None is an occasion of its own. Busy, while too many conversations have just been opened.
        """
        if not self._conversations.may_open(user_id):
            return Failed(Reason.BUSY, 0)
        try:
            conversation = await self._client.create_dm(discord.Object(user_id))
        except (discord.HTTPException, OSError) as error:
            return failed(error)
        nonce = _nonce(f"{user_id}/{occasion}") if occasion else secrets.token_hex(12)
        call = conversation.send(**_new(letter), nonce=nonce)
        return await _outcome(call, _of_message)

    async def rewrite(
        self, user_id: int, channel_id: int, message_id: int, letter: PrivateLetter
    ) -> Outcome:
        """Put ``letter`` in the place of an earlier one in the conversation with ``user_id``."""
        known = self._client.get_channel(channel_id)
        if known is not None and not isinstance(known, discord.DMChannel):
            raise ValueError(f"{channel_id} is not the conversation with {user_id}")
        return await self._edit(channel_id, message_id, letter)

    # Commands

    async def sync(self, tree: app_commands.CommandTree[Any]) -> Outcome:
        """Tell Discord which commands there are."""
        return await _outcome(tree.sync())

    async def owned_by(self, user: discord.User | discord.Member) -> bool:
        """Whether the bot is this person's, or that of their team; no, while nobody can tell."""
        client = self._client
        try:
            return isinstance(client, commands.Bot) and await client.is_owner(user)
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            return False

    async def knows(self, tree: app_commands.CommandTree[Any]) -> bool:
        """Whether Discord has a command of each name; taken for granted while it is silent."""
        try:
            known = await tree.fetch_commands()
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            return True
        return {each.name for each in tree.get_commands()} <= {each.name for each in known}

    async def _opening(self, channel_id: int, call: Callable[[], Awaitable[Outcome]]) -> Outcome:
        """Make a ``call``; in an archived thread, take it out of the archive and call again.

        What may not be taken out, since somebody has locked it, counts as locked.
        """
        outcome = await call()
        if not isinstance(outcome, Failed) or outcome.reason is not Reason.ARCHIVED:
            return outcome
        opened = await _outcome(self._client.http.edit_channel(channel_id, archived=False))
        if isinstance(opened, Failed) and opened.reason is Reason.FORBIDDEN:
            return Failed(Reason.LOCKED, outcome.code)
        return await call()

    async def _edit(self, channel_id: int, message_id: int, letter: Letter) -> Outcome:
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        return await _outcome(
            message.edit(**_edit(letter)),
            lambda _: Delivered(channel_id, message_id),
        )


def _only_theirs(interaction: Interaction) -> bool:
    """Whether nobody but the person can read the message that was pressed."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


def _named(call: object) -> dict[str, str]:
    """What was called, and for whom: the task of a board or a letter has its table's name."""
    task = asyncio.current_task()
    return {
        "call": str(getattr(call, "__qualname__", "?")),
        "work": task.get_name() if task else "?",
    }


async def _outcome(
    call: Awaitable[Any],
    delivered: Callable[[Any], Delivered] = lambda _: Delivered(),
    channel_id: int = 0,
) -> Outcome:
    try:
        made = delivered(await call)
    except (
        discord.HTTPException,
        discord.InteractionResponded,
        discord.RateLimited,
        aiohttp.ClientError,
        OSError,
    ) as error:
        ended = failed(error)
        told = {"reason": ended.reason.name, "code": ended.code, **_named(call)}
        log.info("a call failed", extra=told)
        if ended.reason is Reason.REFUSED:
            log.error("Discord refused what we sent: %s", error)  # noqa: TRY400
        return ended
    return Delivered(channel_id or made.channel_id, made.message_id)


def _of_message(message: discord.Message) -> Delivered:
    return Delivered(message.channel.id, message.id)


def _of_callback(response: discord.InteractionCallbackResponse[Any] | None) -> Delivered:
    message = response.resource if response is not None else None
    if isinstance(message, discord.Message):
        return Delivered(message.channel.id, message.id)
    return Delivered()


def _nonce(occasion: str) -> str:
    """A mark of the 25 characters that Discord allows."""
    return hashlib.sha256(occasion.encode()).hexdigest()[:24]


def _says(message: discord.Message, letter: Letter) -> bool:
    """Whether a message is this letter, and not an earlier one for the same occasion."""
    embeds = _embeds(letter)
    return message.content == letter.text.strip() and [
        (each.title, each.description) for each in message.embeds
    ] == [(each.title, each.description) for each in embeds]


def _embeds(letter: Letter) -> list[discord.Embed]:
    """What stands in frames: the screen, and below its picture the note."""
    note = (discord.Embed(description=letter.note, colour=NOTE),) if letter.note else ()
    return [*letter.embeds, *note]


def _new(letter: Letter) -> _New:
    """What a new message takes."""
    return {
        "content": letter.text,
        "embeds": _embeds(letter),
        "view": view_of(letter.rows),
        "files": _files(letter),
        "allowed_mentions": _mentions(letter),
    }


def _edit(letter: Letter) -> _Edit:
    """What an edit takes; it also clears what the letter has not."""
    return {
        "content": letter.text or None,
        "embeds": _embeds(letter),
        "view": view_of(letter.rows),
        "attachments": _files(letter),
        "allowed_mentions": _mentions(letter),
    }


def _mentions(letter: Letter) -> discord.AllowedMentions:
    if isinstance(letter, PublicLetter) and letter.pings:
        people = [discord.Object(each) for each in letter.pings]
        return discord.AllowedMentions(everyone=False, roles=False, users=people)
    return discord.AllowedMentions.none()


def _files(letter: Letter) -> list[discord.File]:
    return [each.file() for each in (letter.image, letter.document) if each is not None]
