"""The world as Discord writes it in JSON."""

from typing import Any

from sandbox.ids import iso
from sandbox.permissions import EVERYONE, MODERATOR
from sandbox.world import (
    BOT_ID,
    BOT_ROLE_ID,
    EPHEMERAL,
    MODERATOR_ROLE_ID,
    Attachment,
    Channel,
    Message,
    User,
    World,
)

Json = dict[str, Any]


def user(person: User) -> Json:
    """A user object."""
    return {
        "id": str(person.id),
        "username": person.username,
        "global_name": person.global_name,
        "discriminator": "0001" if person.bot else "0",
        "avatar": None,
        "bot": person.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def member(person: User, *, with_user: bool = True) -> Json:
    """A guild member object."""
    moderates = person.permissions == MODERATOR
    roles = [BOT_ROLE_ID] if person.bot else [MODERATOR_ROLE_ID] if moderates else []
    body: Json = {
        "roles": [str(role) for role in roles],
        "nick": None,
        "avatar": None,
        "banner": None,
        "joined_at": "2026-01-01T00:00:00.000000+00:00",
        "premium_since": None,
        "communication_disabled_until": None,
        "pending": False,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }
    if with_user:
        body["user"] = user(person)
    return body


def channel(world: World, place: Channel) -> Json:
    """A channel object of any of the sandbox's types."""
    last = next(reversed(place.messages), None)
    body: Json = {
        "id": str(place.id),
        "type": int(place.type),
        "flags": 0,
        "last_message_id": str(last) if last else None,
    }
    if place.is_dm:
        body["recipients"] = [user(world.users[i]) for i in place.members if i != BOT_ID]
        return body
    body |= {
        "guild_id": str(world.guild_id),
        "name": place.name,
        "rate_limit_per_user": 0,
        "parent_id": str(place.parent_id) if place.parent_id else None,
    }
    return body | (_thread(place) if place.is_thread else _text(place))


def _text(place: Channel) -> Json:
    granted = place.bot_permissions
    return {
        "position": place.position,
        "topic": place.topic,
        "nsfw": False,
        "permission_overwrites": [
            {
                "id": str(BOT_ID),
                "type": 1,
                "allow": str(int(granted)),
                "deny": str(((1 << 53) - 1) & ~int(granted)),
            }
        ],
    }


def _thread(place: Channel) -> Json:
    body: Json = {
        "owner_id": str(place.owner_id),
        "message_count": min(place.sent, 50),
        "member_count": min(len(place.members), 50),
        "total_message_sent": place.sent,
        "thread_metadata": {
            "archived": place.archived,
            "archive_timestamp": iso(place.archived_at or place.created),
            "auto_archive_duration": place.auto_archive,
            "locked": place.locked,
            "create_timestamp": iso(place.created),
            "invitable": place.invitable,
        },
    }
    if BOT_ID in place.members:
        body["member"] = thread_member(place, BOT_ID)
    return body


def thread_member(place: Channel, user_id: int) -> Json:
    """A thread member object."""
    return {
        "id": str(place.id),
        "user_id": str(user_id),
        "join_timestamp": iso(place.members[user_id]),
        "flags": 0,
    }


def file_url(world: World, message: Message, file: Attachment) -> str:
    """Where the CDN route serves a file."""
    return f"{world.base_url}/attachments/{message.channel_id}/{file.id}/{file.filename}"


def attachment(world: World, message: Message, file: Attachment) -> Json:
    """An attachment object."""
    url = file_url(world, message, file)
    body: Json = {
        "id": str(file.id),
        "filename": file.filename,
        "size": len(file.data),
        "url": url,
        "proxy_url": url,
        "content_type": file.content_type,
    }
    if file.description:
        body["description"] = file.description
    if file.size:
        body["width"], body["height"] = file.size
    if message.owner_id is not None:
        body["ephemeral"] = True
    return body


def message(world: World, post: Message) -> Json:
    """A message object.

    A file shown by an embed or a component (`attachment://name`) is not listed among
    the attachments, and its address there is the CDN's.
    """
    named = {file.filename: file for file in post.attachments}
    shown: set[str] = set()

    def resolve(value: Any) -> Any:  # noqa: ANN401 (any JSON)
        if isinstance(value, list):
            return [resolve(item) for item in value]
        if not isinstance(value, dict):
            return value
        made = {key: resolve(item) for key, item in value.items()}
        for key in ("url", "icon_url"):
            name = str(made.get(key)).removeprefix("attachment://")
            if name != made.get(key) and name in named:
                shown.add(name)
                made |= _media(world, post, named[name], key)
        return made

    embeds = [{"type": "rich"} | resolve(embed) for embed in post.embeds]
    components = resolve(post.components)
    body: Json = {
        "id": str(post.id),
        "type": post.type,
        "channel_id": str(post.channel_id),
        "author": user(world.users[post.author_id]),
        "content": post.content,
        "timestamp": iso(post.timestamp),
        "edited_timestamp": iso(post.edited) if post.edited is not None else None,
        "tts": False,
        "mention_everyone": post.mention_everyone,
        "mentions": [user(world.users[i]) for i in post.mentions],
        "mention_roles": [],
        "attachments": [
            attachment(world, post, f) for f in post.attachments if f.filename not in shown
        ],
        "embeds": embeds,
        "components": components,
        "flags": post.flags | (EPHEMERAL if post.owner_id is not None else 0),
        "pinned": post.pinned,
    }
    optional = {
        "nonce": post.nonce,
        "message_reference": post.reference,
        "interaction_metadata": post.metadata,
        "webhook_id": str(BOT_ID) if post.webhook else None,
        "application_id": str(BOT_ID) if post.webhook else None,
        "thread": channel(world, world.channels[post.id]) if post.id in world.channels else None,
    }
    return body | {key: value for key, value in optional.items() if value is not None}


def _media(world: World, post: Message, file: Attachment, key: str) -> Json:
    """What Discord makes of an `attachment://` address: the CDN's, and a picture's size."""
    url = file_url(world, post, file)
    made: Json = {key: url, f"proxy_{key}": url}
    if key == "url":
        made |= {"id": str(file.id), "content_type": file.content_type}
    if file.size and key == "url":
        made["width"], made["height"] = file.size
    return made


def gateway_message(world: World, post: Message) -> Json:
    """A message as MESSAGE_CREATE and MESSAGE_UPDATE carry it."""
    body = message(world, post)
    if not world.channels[post.channel_id].is_dm:
        body["guild_id"] = str(world.guild_id)
        body["member"] = member(world.users[post.author_id], with_user=False)
    return body


def guild(world: World) -> Json:
    """The server as REST returns it."""
    return {
        "id": str(world.guild_id),
        "name": world.guild_name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "owner_id": str(next(u.id for u in world.people() if u.permissions == MODERATOR)),
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "features": [],
        "emojis": [],
        "stickers": [],
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": world.guild_locale,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "vanity_url_code": None,
        "application_id": None,
        "home_header": None,
        "incidents_data": None,
        "max_members": 500_000,
        "max_presences": None,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "nsfw": False,
        "premium_progress_bar_enabled": False,
        "safety_alerts_channel_id": None,
        "widget_channel_id": None,
        "widget_enabled": False,
        "roles": roles(world),
    }


def roles(world: World) -> list[Json]:
    """The server's roles."""
    return [
        _role(world.guild_id, "@everyone", int(EVERYONE), 0),
        _role(MODERATOR_ROLE_ID, "Moderator", int(MODERATOR), 2, "#9b7fd4"),
        _role(BOT_ROLE_ID, "Ruler", int(world.bot.permissions), 1, "#c9a45c"),
    ]


def _role(role_id: int, name: str, granted: int, position: int, colour: str = "#000000") -> Json:
    number = int(colour.removeprefix("#"), 16)
    return {
        "id": str(role_id),
        "name": name,
        "permissions": str(granted),
        "position": position,
        "color": number,
        "colors": {"primary_color": number, "secondary_color": None, "tertiary_color": None},
        "hoist": position > 0,
        "managed": role_id == BOT_ROLE_ID,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def gateway_guild(world: World) -> Json:
    """The server as GUILD_CREATE carries it: with channels, threads and the bot's member."""
    places = world.channels.values()
    return guild(world) | {
        "joined_at": "2026-01-01T00:00:00.000000+00:00",
        "large": False,
        "unavailable": False,
        "member_count": sum(person.member for person in world.users.values()),
        "channels": [channel(world, c) for c in places if not c.is_thread and not c.is_dm],
        "threads": [channel(world, c) for c in world.threads() if world.sees(world.bot, c)],
        "members": [member(world.bot)],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
