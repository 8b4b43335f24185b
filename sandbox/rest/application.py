"""Routes of the application itself: login and command sync."""

from typing import Any

from sandbox import payloads
from sandbox.errors import refusal
from sandbox.ids import parse
from sandbox.limits.fault import items, mapping
from sandbox.rest.call import Call, Route
from sandbox.world import BOT_ID, Change, World

Json = dict[str, Any]


async def me(call: Call) -> Json:
    """The bot's own user."""
    return payloads.user(call.sandbox.world.bot) | {
        "mfa_enabled": True,
        "locale": "en-US",
        "verified": True,
        "email": None,
    }


async def application(call: Call) -> Json:
    """The application, as the bot sees it."""
    world = call.sandbox.world
    owner = next(world.people())
    return {
        "id": str(BOT_ID),
        "name": world.bot.username,
        "icon": None,
        "description": "",
        "type": None,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": payloads.user(owner),
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "bot": payloads.user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "summary": "",
        "integration_types_config": {"0": {}},
    }


async def gateway(call: Call) -> Json:
    """Where the gateway is."""
    return {"url": call.sandbox.gateway_url}


async def gateway_bot(call: Call) -> Json:
    """Where the gateway is, and how often a bot may start."""
    limit = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
    return {"url": call.sandbox.gateway_url, "shards": 1, "session_start_limit": limit}


def _scope(call: Call) -> int | None:
    """Return the guild a command route is about, None for the global ones."""
    if call.id("application_id") != BOT_ID:
        raise refusal(50001)
    if "guild_id" not in call.params:
        return None
    world = call.sandbox.world
    if call.id("guild_id") != world.guild_id or not world.bot_in_guild:
        raise refusal(50001)
    return world.guild_id


async def commands(call: Call) -> list[Json]:
    """The commands that are registered."""
    return call.sandbox.world.commands.get(_scope(call), [])


async def overwrite_commands(call: Call) -> list[Json]:
    """Register a whole list of commands; one known by name keeps its id."""
    world, scope = call.sandbox.world, _scope(call)
    known = {(old["type"], old["name"]): old["id"] for old in world.commands.get(scope, [])}
    registered: list[Json] = []
    for item in items(call.body):
        command = _registered(call, scope, mapping(item))
        command["id"] = known.get((command["type"], command["name"]), command["id"])
        registered.append(command)
    world.commands[scope] = registered
    world.tell(Change("commands"))
    return registered


async def create_command(call: Call) -> tuple[int, Json]:
    """Register one command, in the place of one with its name."""
    world, scope = call.sandbox.world, _scope(call)
    command = _registered(call, scope, call.json)
    old = world.commands.setdefault(scope, [])
    same = [c for c in old if (c["type"], c["name"]) == (command["type"], command["name"])]
    for other in same:
        command["id"] = other["id"]
        old.remove(other)
    old.append(command)
    world.tell(Change("commands"))
    return (200 if same else 201), command


def _registered(call: Call, scope: int | None, asked: Json) -> Json:
    ids = call.sandbox.world.ids
    command: Json = {
        "id": str(ids.next()),
        "application_id": str(BOT_ID),
        "version": str(ids.next()),
        "type": asked.get("type") or 1,
        "name": asked.get("name"),
        "name_localizations": asked.get("name_localizations"),
        "description": asked.get("description") or "",
        "description_localizations": asked.get("description_localizations"),
        "default_member_permissions": asked.get("default_member_permissions"),
        "nsfw": bool(asked.get("nsfw")),
        "options": items(asked.get("options")),
        "contexts": asked.get("contexts"),
        "integration_types": asked.get("integration_types") or [0],
    }
    if scope is None:
        command["dm_permission"] = asked.get("dm_permission", True) is not False
    else:
        command["guild_id"] = str(scope)
    return command


async def delete_command(call: Call) -> None:
    """Unregister a command."""
    world, scope = call.sandbox.world, _scope(call)
    registered = world.commands.get(scope, [])
    command = next((c for c in registered if c["id"] == call.params["command_id"]), None)
    if command is None:
        raise refusal(10063)
    registered.remove(command)
    world.tell(Change("commands"))


async def guild(call: Call) -> Json:
    """The server."""
    return payloads.guild(_guild(call))


async def guild_channels(call: Call) -> list[Json]:
    """The server's channels, threads aside."""
    world = _guild(call)
    places = world.channels.values()
    return [payloads.channel(world, c) for c in places if not c.is_dm and not c.is_thread]


async def active_threads(call: Call) -> Json:
    """The threads the bot can see that are not archived."""
    world = _guild(call)
    seen = [c for c in world.threads() if world.sees(world.bot, c)]
    return {
        "threads": [payloads.channel(world, c) for c in seen],
        "members": [payloads.thread_member(c, BOT_ID) for c in seen if BOT_ID in c.members],
        "has_more": False,
    }


async def guild_member(call: Call) -> Json:
    """One member of the server."""
    world = _guild(call)
    person = world.users.get(call.id("user_id"))
    if person is None:
        raise refusal(10013)
    if not person.member:
        raise refusal(10007)
    return payloads.member(person)


async def user(call: Call) -> Json:
    """One user."""
    person = call.sandbox.world.users.get(parse(call.params["user_id"]))
    if person is None:
        raise refusal(10013)
    return payloads.user(person)


def _guild(call: Call) -> World:
    world = call.sandbox.world
    if call.id("guild_id") != world.guild_id or not world.bot_in_guild:
        raise refusal(10004)
    return world


_APP = "/applications/{application_id}"
_GUILD = _APP + "/guilds/{guild_id}"
ROUTES = [
    Route("GET", "/users/@me", me),
    Route("GET", "/users/{user_id}", user),
    Route("GET", "/applications/@me", application),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/gateway", gateway, authorised=False),
    Route("GET", "/gateway/bot", gateway_bot),
    Route("GET", _APP + "/commands", commands),
    Route("PUT", _APP + "/commands", overwrite_commands),
    Route("POST", _APP + "/commands", create_command),
    Route("DELETE", _APP + "/commands/{command_id}", delete_command),
    Route("GET", _GUILD + "/commands", commands),
    Route("PUT", _GUILD + "/commands", overwrite_commands),
    Route("POST", _GUILD + "/commands", create_command),
    Route("DELETE", _GUILD + "/commands/{command_id}", delete_command),
    Route("GET", "/guilds/{guild_id}", guild),
    Route("GET", "/guilds/{guild_id}/channels", guild_channels),
    Route("GET", "/guilds/{guild_id}/threads/active", active_threads),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", guild_member),
]
