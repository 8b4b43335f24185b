"""Routes of channels and messages."""

from typing import Any

from sandbox import payloads
from sandbox.errors import refusal
from sandbox.ids import iso, parse
from sandbox.limits.fault import items
from sandbox.permissions import Permission
from sandbox.posts import Draft, compose, revise
from sandbox.rest.call import Call, Route
from sandbox.world import BOT_ID, SUPPRESS_EMBEDS, Change, Channel, Message

Json = dict[str, Any]


def place(call: Call, *needed: Permission) -> Channel:
    """Find the channel of a route and check that the bot may do what it wants there.

    Raises:
        ApiError: 10003 unknown, 50001 not visible, 50013 a permission is missing.
    """
    world = call.sandbox.world
    channel = world.channels.get(call.id("channel_id"))
    if channel is None:
        raise refusal(10003)
    if not world.sees(world.bot, channel):
        raise refusal(50001)
    granted = world.bot_permissions(channel)
    if any(permission not in granted for permission in needed):
        raise refusal(50013)
    return channel


def message_in(call: Call, channel: Channel) -> Message:
    """Find the message of a route; an ephemeral one is not there for REST."""
    message = channel.messages.get(call.id("message_id"))
    if message is None or message.owner_id is not None:
        raise refusal(10008)
    return message


def check_draft(call: Call, channel: Channel, draft: Draft) -> None:
    """Check the permissions that a message's embeds and files need."""
    granted = call.sandbox.world.bot_permissions(channel)
    if draft.body.get("embeds") and Permission.EMBED_LINKS not in granted:
        raise refusal(50013)
    if draft.uploads and Permission.ATTACH_FILES not in granted:
        raise refusal(50013)


async def open_dm(call: Call) -> Json:
    """Open the direct message channel with a user."""
    world = call.sandbox.world
    person = world.users.get(parse(call.json.get("recipient_id")))
    if person is None or person.bot:
        raise refusal(50033)
    return payloads.channel(world, world.open_dm(person))


async def channel(call: Call) -> Json:
    """One channel."""
    return payloads.channel(call.sandbox.world, place(call))


async def edit_channel(call: Call) -> Json:
    """Rename a thread, archive or wake it, lock it."""
    world, body = call.sandbox.world, call.json
    found = place(call)
    manages = Permission.MANAGE_THREADS in world.bot_permissions(found)
    if not found.is_thread:
        raise refusal(50013)
    if not manages and (found.owner_id != BOT_ID or found.locked or "locked" in body):
        raise refusal(50013)
    waking = found.archived and body.get("archived") is False
    if found.archived and not waking:
        raise refusal(50083)
    found.name = str(body.get("name") or found.name)
    found.locked = bool(body.get("locked", found.locked))
    found.auto_archive = int(body.get("auto_archive_duration") or found.auto_archive)
    world.set_archived(found, archived=bool(body.get("archived", found.archived)))
    return payloads.channel(world, found)


async def delete_channel(call: Call) -> Json:
    """Delete a channel or thread; a DM is only closed."""
    world = call.sandbox.world
    found = place(call)
    body = payloads.channel(world, found)
    if not found.is_dm:
        kind = Permission.MANAGE_THREADS if found.is_thread else Permission.MANAGE_CHANNELS
        place(call, kind)
        world.remove_channel(found)
    return body


async def create_message(call: Call) -> Json:
    """Post a message."""
    world = call.sandbox.world
    found = place(call)
    send = Permission.SEND_MESSAGES_IN_THREADS if found.is_thread else Permission.SEND_MESSAGES
    place(call, send)
    if found.is_dm:
        person = next(world.users[i] for i in found.members if i != BOT_ID)
        if not (person.member and world.bot_in_guild):
            raise refusal(50278)
        if not person.dm_open:
            raise refusal(50007)
    if found.locked and Permission.MANAGE_THREADS not in world.bot_permissions(found):
        raise refusal(50083 if found.archived else 160005)
    draft = call.draft()
    check_draft(call, found, draft)
    again = _same_nonce(found, draft)
    if again is not None:
        return payloads.message(world, again)
    message = compose(world, found.id, BOT_ID, draft)
    if found.is_thread:
        for user_id in (BOT_ID, *message.mentions):
            if world.users[user_id].member:
                world.add_to_thread(found, world.users[user_id])
    return payloads.message(world, world.add_message(message))


def _same_nonce(channel: Channel, draft: Draft) -> Message | None:
    """With `enforce_nonce` a message sent twice is made once."""
    nonce = draft.body.get("nonce")
    if nonce is None or not draft.body.get("enforce_nonce"):
        return None
    recent = list(channel.messages.values())[-50:]
    return next((m for m in recent if m.nonce == nonce and m.author_id == BOT_ID), None)


async def messages(call: Call) -> list[Json]:
    """The channel's messages, newest first; ephemeral ones are never among them."""
    world = call.sandbox.world
    found = place(call)
    if Permission.READ_MESSAGE_HISTORY not in world.bot_permissions(found):
        return []
    limit = max(1, min(100, int(call.query.get("limit", "50"))))
    posts = [m for m in found.messages.values() if m.owner_id is None]
    if "before" in call.query:
        posts = [m for m in posts if m.id < parse(call.query["before"])][-limit:]
    elif "after" in call.query:
        posts = [m for m in posts if m.id > parse(call.query["after"])][:limit]
    elif "around" in call.query:
        middle = parse(call.query["around"])
        posts = sorted(sorted(posts, key=lambda m: abs(m.id - middle))[:limit], key=lambda m: m.id)
    else:
        posts = posts[-limit:]
    return [payloads.message(world, m) for m in reversed(posts)]


async def message(call: Call) -> Json:
    """One message."""
    found = place(call, Permission.READ_MESSAGE_HISTORY)
    return payloads.message(call.sandbox.world, message_in(call, found))


async def edit_message(call: Call) -> Json:
    """Edit one of the bot's messages."""
    world = call.sandbox.world
    found = place(call)
    post = message_in(call, found)
    draft = call.draft()
    if post.author_id != BOT_ID:
        manages = Permission.MANAGE_MESSAGES in world.bot_permissions(found)
        if set(draft.body) != {"flags"} or not manages:
            raise refusal(50005)
        post.flags = post.flags & ~SUPPRESS_EMBEDS | draft.flags & SUPPRESS_EMBEDS
    else:
        if found.is_thread and found.archived:
            raise refusal(50083)
        check_draft(call, found, draft)
        revise(world, post, draft)
    world.edited_message(post)
    return payloads.message(world, post)


async def delete_message(call: Call) -> None:
    """Delete a message; another's needs the permission for it."""
    world = call.sandbox.world
    found = place(call)
    post = message_in(call, found)
    if post.author_id != BOT_ID:
        if found.is_dm:
            raise refusal(50003)
        place(call, Permission.MANAGE_MESSAGES)
    if found.is_thread and found.archived:
        raise refusal(50083)
    world.remove_message(post)


async def delete_messages(call: Call) -> None:
    """Delete several messages at once."""
    world = call.sandbox.world
    found = place(call, Permission.MANAGE_MESSAGES)
    for item in items(call.json.get("messages")):
        post = found.messages.get(parse(item))
        if post is not None and post.owner_id is None:
            world.remove_message(post)


async def pin(call: Call) -> None:
    """Pin a message, or take the pin away."""
    found = place(call) if place(call).is_dm else place(call, Permission.PIN_MESSAGES)
    post = message_in(call, found)
    post.pinned = call.method == "PUT"
    call.sandbox.world.edited_message(post)


async def pins(call: Call) -> Json:
    """The pinned messages."""
    world = call.sandbox.world
    pinned = [m for m in place(call).messages.values() if m.pinned]
    entries = [
        {"pinned_at": iso(m.timestamp), "message": payloads.message(world, m)}
        for m in reversed(pinned)
    ]
    return {"items": entries, "has_more": False}


async def typing(call: Call) -> None:
    """Show that the bot is typing."""
    call.sandbox.world.tell(Change("typing", channel=place(call)))


_CHANNEL = "/channels/{channel_id}"
_MESSAGE = _CHANNEL + "/messages/{message_id}"
ROUTES = [
    Route("POST", "/users/@me/channels", open_dm),
    Route("GET", _CHANNEL, channel),
    Route("PATCH", _CHANNEL, edit_channel),
    Route("DELETE", _CHANNEL, delete_channel),
    Route("GET", _CHANNEL + "/messages", messages),
    Route("POST", _CHANNEL + "/messages", create_message),
    Route("POST", _CHANNEL + "/messages/bulk-delete", delete_messages),
    Route("GET", _CHANNEL + "/messages/pins", pins),
    Route("PUT", _CHANNEL + "/messages/pins/{message_id}", pin),
    Route("DELETE", _CHANNEL + "/messages/pins/{message_id}", pin),
    Route("GET", _MESSAGE, message),
    Route("PATCH", _MESSAGE, edit_message),
    Route("DELETE", _MESSAGE, delete_message),
    Route("PUT", _CHANNEL + "/pins/{message_id}", pin),
    Route("DELETE", _CHANNEL + "/pins/{message_id}", pin),
    Route("POST", _CHANNEL + "/typing", typing),
]
