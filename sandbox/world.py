"""The small world: one server, its people, channels, threads, direct messages.

The world is plain data plus the few operations that change it. Whoever must hear of a
change (the gateway, the open pages) is a listener and gets a `Change`.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from sandbox.ids import Clock, Snowflakes
from sandbox.permissions import BOT, DIRECT, EVERYONE, MODERATOR, Permission

Json = dict[str, Any]

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_EMBEDS = 1 << 2
HAS_THREAD = 1 << 5
COMPONENTS_V2 = 1 << 15


class ChannelType(IntEnum):
    """The channel types the sandbox has."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


@dataclass(slots=True)
class User:
    """A person (or the bot), with what the server grants them."""

    id: int
    username: str
    global_name: str | None
    locale: str
    colour: str
    bot: bool = False
    member: bool = True
    dm_open: bool = True
    permissions: Permission = EVERYONE

    @property
    def name(self) -> str:
        """The name the server shows."""
        return self.global_name or self.username


@dataclass(slots=True)
class Attachment:
    """An uploaded file, kept in memory and served by the CDN route."""

    id: int
    filename: str
    data: bytes
    content_type: str
    description: str | None = None
    size: tuple[int, int] | None = None


@dataclass(slots=True)
class Message:
    """A message. `owner_id` is set on an ephemeral one: only that user can see it."""

    id: int
    channel_id: int
    author_id: int
    timestamp: float
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    edited: float | None = None
    owner_id: int | None = None
    type: int = 0
    mentions: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    metadata: Json | None = None
    webhook: bool = False
    reference: Json | None = None
    nonce: str | int | None = None
    pinned: bool = False


@dataclass(slots=True)
class Channel:
    """A text channel, a thread or a direct message channel."""

    id: int
    type: ChannelType
    name: str = ""
    topic: str | None = None
    position: int = 0
    parent_id: int | None = None
    owner_id: int | None = None
    created: float = 0.0
    archived: bool = False
    archived_at: float = 0.0
    locked: bool = False
    auto_archive: int = 1440
    invitable: bool = True
    members: dict[int, float] = field(default_factory=dict)
    """Thread members (or the two people of a DM) and when they joined."""
    bot_permissions: Permission = BOT
    messages: dict[int, Message] = field(default_factory=dict)
    sent: int = 0

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread."""
        return self.type in (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)

    @property
    def is_dm(self) -> bool:
        """Whether this is a direct message channel."""
        return self.type is ChannelType.DM


@dataclass(slots=True, frozen=True)
class Change:
    """Something that happened: what kind, and what it happened to."""

    kind: str
    channel: Channel | None = None
    message: Message | None = None
    user: User | None = None
    subject: Any = None


Listener = Callable[[Change], None]

RECENT_FILES = 100
GUILD_ID = 1_111_111_111_111_111_100
BOT_ID = 1_111_111_111_111_111_200
GENERAL_ID = 1_111_111_111_111_111_301
GAMES_ID = 1_111_111_111_111_111_302
MODERATOR_ROLE_ID = 1_111_111_111_111_111_401
BOT_ROLE_ID = 1_111_111_111_111_111_402
_FIRST_USER_ID = 1_111_111_111_111_111_001

_PEOPLE = (
    ("seorin", "서린", "ko", "#e0728a", EVERYONE),
    ("mina", "Mina", "ko", "#5aa9e6", EVERYONE),
    ("alex", "Alex", "en-US", "#e39b4b", EVERYONE),
    ("jordan", "Jordan", "en-GB", "#62b58f", EVERYONE),
    ("waver", "Waver", "en-US", "#9b7fd4", MODERATOR),
)


class World:
    """The server and everything in it."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.base_url = ""
        self.listeners: list[Listener] = []
        self.guild_id = GUILD_ID
        self.guild_name = "Ruler's Hall"
        self.guild_locale = "en-US"
        self.bot_in_guild = True
        self.users: dict[int, User] = {}
        self.channels: dict[int, Channel] = {}
        self.files: dict[int, Attachment] = {}
        self.commands: dict[int | None, list[Json]] = {}
        """Application commands by guild id; None holds the global ones."""
        self.read: dict[tuple[int, int], int] = {}
        """The last message each user has read, by (user id, channel id)."""
        self._files_until_tidying = 4 * RECENT_FILES
        self._furnish()

    def _furnish(self) -> None:
        now = self.clock()
        self.users[BOT_ID] = User(BOT_ID, "Ruler", None, "en-US", "#c9a45c", bot=True)
        for number, (username, name, locale, colour, permissions) in enumerate(_PEOPLE):
            user_id = _FIRST_USER_ID + number
            self.users[user_id] = User(
                user_id, username, name, locale, colour, permissions=permissions
            )
        for position, (channel_id, name, topic) in enumerate(
            ((GENERAL_ID, "general", "Talk of the hall"), (GAMES_ID, "games", "Tables in play"))
        ):
            self.channels[channel_id] = Channel(
                channel_id, ChannelType.TEXT, name, topic, position, created=now
            )

    def tell(self, change: Change) -> None:
        """Let every listener know of a change."""
        for listener in list(self.listeners):
            listener(change)

    # ---- looking things up

    @property
    def bot(self) -> User:
        """The bot's own user."""
        return self.users[BOT_ID]

    def people(self) -> Iterator[User]:
        """Yield the human users."""
        return (user for user in self.users.values() if not user.bot)

    def user_named(self, name: str) -> User | None:
        """Find a user by id, shown name or username."""
        for user in self.users.values():
            if name in (str(user.id), user.name, user.username):
                return user
        return None

    def channel_named(self, name: str) -> Channel | None:
        """Find a channel or thread by id or name; the newest of several."""
        name = name.removeprefix("#")
        found = [c for c in self.channels.values() if name in (str(c.id), c.name) and not c.is_dm]
        return max(found, key=lambda c: c.id) if found else self.channels.get(_number(name))

    def message(self, message_id: int) -> Message | None:
        """Find a message anywhere."""
        for channel in self.channels.values():
            if message_id in channel.messages:
                return channel.messages[message_id]
        return None

    def threads(self, *, active: bool = True) -> list[Channel]:
        """Return the server's threads, by default only those not archived."""
        return [c for c in self.channels.values() if c.is_thread and not (active and c.archived)]

    def dm_of(self, user_id: int) -> Channel | None:
        """Return the direct message channel between the bot and a user, if there is one."""
        return next((c for c in self.channels.values() if c.is_dm and user_id in c.members), None)

    # ---- who may what

    def bot_permissions(self, channel: Channel) -> Permission:
        """Return what the bot may do in a channel (a thread follows its parent)."""
        if channel.is_dm:
            return DIRECT
        parent = self.channels.get(channel.parent_id or 0, channel)
        return parent.bot_permissions if self.bot_in_guild else Permission(0)

    def permissions(self, user: User, channel: Channel) -> Permission:
        """Return what a user may do in a channel."""
        if user.bot:
            return self.bot_permissions(channel)
        if channel.is_dm:
            return DIRECT if user.id in channel.members else Permission(0)
        return user.permissions if user.member else Permission(0)

    def sees(self, user: User, channel: Channel) -> bool:
        """Whether a user can open a channel. Private threads are for members and moderators."""
        if Permission.VIEW_CHANNEL not in self.permissions(user, channel):
            return False
        if channel.type is not ChannelType.PRIVATE_THREAD:
            return True
        return user.id in channel.members or Permission.MANAGE_THREADS in user.permissions

    def sees_message(self, user: User, message: Message) -> bool:
        """Whether a user can see a message: ephemeral ones are for their owner alone."""
        channel = self.channels.get(message.channel_id)
        if channel is None or not self.sees(user, channel):
            return False
        return message.owner_id in (None, user.id)

    # ---- changing things

    def add_file(self, file: Attachment) -> None:
        """Keep an uploaded file; once there are many, forget old ones no message has any more."""
        self.files[file.id] = file
        if len(self.files) < self._files_until_tidying:
            return
        posts = (post for place in self.channels.values() for post in place.messages.values())
        used = {kept.id for post in posts for kept in post.attachments}
        recent = list(self.files)[-RECENT_FILES:]
        self.files = {i: f for i, f in self.files.items() if i in used or i in recent}
        self._files_until_tidying = 2 * len(self.files) + RECENT_FILES

    def add_channel(self, channel: Channel) -> Channel:
        """Add a thread or DM channel and tell of it."""
        self.channels[channel.id] = channel
        kind = "thread_created" if channel.is_thread else "dm_created"
        self.tell(Change(kind, channel=channel))
        return channel

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel or thread (a channel takes its threads along)."""
        for thread in [c for c in self.channels.values() if c.parent_id == channel.id]:
            del self.channels[thread.id]
        del self.channels[channel.id]
        kind = "thread_deleted" if channel.is_thread else "channel_deleted"
        self.tell(Change(kind, channel=channel))

    def open_dm(self, user: User) -> Channel:
        """Return the DM channel of the bot and a user, making it when there is none."""
        channel = self.dm_of(user.id)
        if channel is None:
            now = self.clock()
            members = {BOT_ID: now, user.id: now}
            channel = Channel(self.ids.next(), ChannelType.DM, members=members, created=now)
            self.add_channel(channel)
        return channel

    def add_message(self, message: Message) -> Message:
        """Post a message: it wakes an archived thread and is read by its author."""
        channel = self.channels[message.channel_id]
        if channel.is_thread and channel.archived and message.owner_id is None:
            self.set_archived(channel, archived=False)
        channel.messages[message.id] = message
        if message.owner_id is None:
            channel.sent += 1
        self.read[message.author_id, channel.id] = message.id
        self.tell(Change("message_created", channel=channel, message=message))
        return message

    def edited_message(self, message: Message) -> None:
        """Tell that a message was changed in place."""
        channel = self.channels[message.channel_id]
        self.tell(Change("message_edited", channel=channel, message=message))

    def remove_message(self, message: Message) -> None:
        """Delete a message."""
        channel = self.channels[message.channel_id]
        channel.messages.pop(message.id, None)
        self.tell(Change("message_deleted", channel=channel, message=message))

    def set_archived(self, thread: Channel, *, archived: bool) -> None:
        """Archive a thread or wake it."""
        thread.archived = archived
        thread.archived_at = self.clock()
        self.tell(Change("thread_updated", channel=thread))

    def archive_idle(self) -> None:
        """Archive the threads in which nothing was said for as long as they were set to wait."""
        now = self.clock()
        for thread in self.threads():
            last = next(reversed(thread.messages.values()), None)
            said = last.timestamp if last else thread.created
            if now - max(said, thread.archived_at) > 60 * thread.auto_archive:
                self.set_archived(thread, archived=True)

    def add_to_thread(self, thread: Channel, user: User) -> None:
        """Make a user a member of a thread; nothing happens when they are one."""
        if user.id not in thread.members:
            thread.members[user.id] = self.clock()
            self.tell(Change("thread_member_added", channel=thread, user=user))

    def remove_from_thread(self, thread: Channel, user: User) -> None:
        """Take a user out of a thread."""
        if thread.members.pop(user.id, None) is not None:
            self.tell(Change("thread_member_removed", channel=thread, user=user))

    def visible(self, user: User, channel: Channel) -> Iterable[Message]:
        """Yield what a user sees in a channel, oldest first."""
        return (m for m in channel.messages.values() if m.owner_id in (None, user.id))


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() else 0
