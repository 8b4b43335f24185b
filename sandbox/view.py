"""The world as one person sees it, in the JSON of the page and the test client."""

from typing import Any

from sandbox import payloads
from sandbox.interactions import Answer, Interaction, Kind, option_values
from sandbox.options import localised
from sandbox.permissions import SWITCHES
from sandbox.world import LOADING, Channel, Message, User, World

Json = dict[str, Any]
SHOWN = 200
"""How many of a channel's latest messages a page gets."""


def user(person: User) -> Json:
    """A person for the user switcher."""
    return payloads.user(person) | {
        "name": person.name,
        "locale": person.locale,
        "colour": person.colour,
        "member": person.member,
        "dm_open": person.dm_open,
    }


def message(world: World, post: Message) -> Json:
    """A message with what Discord's client knows beside its JSON."""
    return payloads.message(world, post) | {
        "ephemeral": post.owner_id is not None,
        "loading": bool(post.flags & LOADING),
    }


def channel(world: World, place: Channel, reader: User) -> Json:
    """A channel with the reader's unread marks."""
    unread, pings = _unread(world, place, reader)
    granted = place.bot_permissions
    return payloads.channel(world, place) | {
        "unread": unread,
        "pings": pings,
        "archived": place.archived,
        "bot_may": {name: bit in granted for name, bit in SWITCHES.items()},
    }


def channels(world: World, reader: User) -> list[Json]:
    """The channels, threads and DMs a reader can open."""
    return [channel(world, c, reader) for c in world.channels.values() if world.sees(reader, c)]


def messages(world: World, place: Channel, reader: User) -> list[Json]:
    """What a reader sees in a channel, oldest first."""
    return [message(world, m) for m in list(world.visible(reader, place))[-SHOWN:]]


def _unread(world: World, place: Channel, reader: User) -> tuple[int, int]:
    seen = world.read.get((reader.id, place.id), 0)
    new = [m for m in world.visible(reader, place) if m.id > seen and m.author_id != reader.id]
    pings = [m for m in new if place.is_dm or reader.id in m.mentions or m.mention_everyone]
    return len(new), len(pings)


def badges(world: World) -> Json:
    """How many messages wait for each person: unread, and among them pings."""
    counted: Json = {}
    for person in world.people():
        counts = [
            _unread(world, c, person) for c in world.channels.values() if world.sees(person, c)
        ]
        counted[str(person.id)] = {
            "unread": sum(unread for unread, _ in counts),
            "pings": sum(pings for _, pings in counts),
        }
    return counted


def interaction(world: World, done: Interaction) -> Json:
    """An interaction as its own user may know it."""
    original = done.original
    shown = original is not None and done.answer is not Answer.DEFER_UPDATE
    body: Json = {
        "id": str(done.id),
        "kind": done.kind.name.lower(),
        "state": done.state,
        "answer": done.answer.name.lower() if done.answer else None,
        "user_id": str(done.user.id),
        "channel_id": str(done.channel.id),
        "source_id": str(done.source.id) if done.source else None,
        "custom_id": done.data.get("custom_id"),
        "message": message(world, original) if original is not None and shown else None,
        "message_ids": [str(number) for number in sorted(done.messages)],
        "modal": done.modal,
        "choices": done.choices,
    }
    if done.kind is Kind.COMMAND:
        body["command"] = done.data.get("name")
        body["options"] = option_values(done.data)
    return body


def command(item: Json, locale: str) -> Json:
    """A command (or option) with its texts in a person's language."""
    shown = {key: item[key] for key in _KEPT if item.get(key) is not None}
    shown["title"] = localised(item, "name", locale)
    shown["about"] = localised(item, "description", locale)
    for key in ("options", "choices"):
        if item.get(key):
            shown[key] = [command(child, locale) for child in item[key]]
    return shown


_KEPT = (
    "id",
    "name",
    "type",
    "required",
    "autocomplete",
    "value",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
    "guild_id",
)


def snapshot(world: World, reader: User) -> Json:
    """All a page needs to show the world to one person."""
    seen = [c for c in world.channels.values() if world.sees(reader, c)]
    return {
        "you": str(reader.id),
        "users": [user(person) for person in world.users.values()],
        "guild": {
            "id": str(world.guild_id),
            "name": world.guild_name,
            "bot_in_guild": world.bot_in_guild,
            "roles": [{"id": each["id"], "name": each["name"]} for each in payloads.roles(world)],
        },
        "channels": [channel(world, c, reader) for c in seen],
        "messages": {str(c.id): messages(world, c, reader) for c in seen},
        "badges": badges(world),
        "now": world.clock(),
    }
