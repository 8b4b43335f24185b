"""Routes of threads and their members."""

from typing import Any

from sandbox import payloads
from sandbox.errors import refusal
from sandbox.permissions import Permission
from sandbox.rest.call import Call, Route
from sandbox.rest.channels import message_in, place
from sandbox.world import BOT_ID, HAS_THREAD, Channel, ChannelType, Message, User

Json = dict[str, Any]


async def start_thread(call: Call) -> tuple[int, Json]:
    """Start a thread without a message, public or private."""
    kind = ChannelType(call.json.get("type") or ChannelType.PRIVATE_THREAD)
    private = kind is ChannelType.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    parent = place(call, needed)
    thread = _add(call, parent, kind, call.sandbox.world.ids.next())
    return 201, payloads.channel(call.sandbox.world, thread)


async def start_thread_from(call: Call) -> tuple[int, Json]:
    """Start a public thread from a message; it takes the message's id."""
    world = call.sandbox.world
    parent = place(call, Permission.CREATE_PUBLIC_THREADS)
    post = message_in(call, parent)
    if post.id in world.channels:
        raise refusal(160004)
    thread = _add(call, parent, ChannelType.PUBLIC_THREAD, post.id)
    post.flags |= HAS_THREAD
    world.edited_message(post)
    return 201, payloads.channel(world, thread)


def _add(call: Call, parent: Channel, kind: ChannelType, thread_id: int) -> Channel:
    world, body = call.sandbox.world, call.json
    if parent.type is not ChannelType.TEXT:
        raise refusal(50024)
    thread = Channel(
        thread_id,
        kind,
        str(body.get("name") or ""),
        parent_id=parent.id,
        owner_id=BOT_ID,
        created=world.clock(),
        auto_archive=int(body.get("auto_archive_duration") or 1440),
        invitable=bool(body.get("invitable", True)),
        members={BOT_ID: world.clock()},
    )
    world.add_channel(thread)
    if thread.id not in parent.messages and kind is ChannelType.PUBLIC_THREAD:
        _announce(call, parent, thread)
    return thread


def _announce(call: Call, parent: Channel, thread: Channel) -> None:
    """A public thread without a message leaves a line in its channel (message type 18)."""
    world = call.sandbox.world
    line = Message(world.ids.next(), parent.id, BOT_ID, world.clock(), content=thread.name, type=18)
    line.reference = {
        "type": 0,
        "channel_id": str(thread.id),
        "guild_id": str(world.guild_id),
    }
    world.add_message(line)


def _thread(call: Call) -> Channel:
    found = place(call)
    if not found.is_thread:
        raise refusal(50024)
    if found.archived:
        raise refusal(50083)
    return found


def _person(call: Call) -> User:
    asked = call.params.get("user_id", "@me")
    world = call.sandbox.world
    person = world.bot if asked == "@me" else world.users.get(call.id("user_id"))
    if person is None:
        raise refusal(10013)
    if not person.member:
        raise refusal(10007)
    return person


async def add_member(call: Call) -> None:
    """Add somebody to a thread, or join it."""
    world = call.sandbox.world
    thread, person = _thread(call), _person(call)
    if Permission.SEND_MESSAGES_IN_THREADS not in world.bot_permissions(thread):
        raise refusal(50013)
    world.add_to_thread(thread, person)


async def remove_member(call: Call) -> None:
    """Take somebody out of a thread (the bot out of its own private threads), or leave it."""
    world = call.sandbox.world
    thread, person = _thread(call), _person(call)
    own = thread.owner_id == BOT_ID and thread.type is ChannelType.PRIVATE_THREAD
    manages = Permission.MANAGE_THREADS in world.bot_permissions(thread)
    if not person.bot and not own and not manages:
        raise refusal(50013)
    world.remove_from_thread(thread, person)


async def members(call: Call) -> list[Json]:
    """The members of a thread."""
    found = place(call)
    return [payloads.thread_member(found, user_id) for user_id in found.members]


async def member(call: Call) -> Json:
    """One member of a thread."""
    found = place(call)
    user_id = call.id("user_id")
    if user_id not in found.members:
        raise refusal(10007)
    return payloads.thread_member(found, user_id)


_MEMBERS = "/channels/{channel_id}/thread-members"
ROUTES = [
    Route("POST", "/channels/{channel_id}/threads", start_thread),
    Route("POST", "/channels/{channel_id}/messages/{message_id}/threads", start_thread_from),
    Route("GET", _MEMBERS, members),
    Route("PUT", _MEMBERS + "/@me", add_member),
    Route("DELETE", _MEMBERS + "/@me", remove_member),
    Route("GET", _MEMBERS + "/{user_id}", member),
    Route("PUT", _MEMBERS + "/{user_id}", add_member),
    Route("DELETE", _MEMBERS + "/{user_id}", remove_member),
]
