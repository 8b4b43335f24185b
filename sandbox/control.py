"""The control API under /sandbox: people's acts, switches and trouble, for page and tests."""

import asyncio
import dataclasses
import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from aiohttp import web

from sandbox import view
from sandbox.interactions import Interaction
from sandbox.limits.fault import items, mapping
from sandbox.options import Refused
from sandbox.permissions import SWITCHES
from sandbox.world import Channel, Message, User

if TYPE_CHECKING:
    from sandbox.server import Sandbox

Json = dict[str, Any]
LONGEST_WAIT = 30.0


@dataclasses.dataclass(slots=True)
class Ask:
    """A request to the control API, with what it names already looked up on demand."""

    sandbox: "Sandbox"
    body: Json

    @property
    def user(self) -> User:
        """The person who acts."""
        return self.sandbox.acts.user(self.body.get("user"))

    @property
    def channel(self) -> Channel:
        """The channel it happens in, as the person sees it."""
        return self.sandbox.acts.channel(self.body.get("channel"), self.user)

    @property
    def any_channel(self) -> Channel:
        """A channel or thread, whoever sees it."""
        found = self.sandbox.world.channel_named(str(self.body.get("channel")))
        if found is None:
            raise Refused(f"There is no channel {self.body.get('channel')!r}.")
        return found

    @property
    def message(self) -> Message:
        """The message it is about, as the person sees it."""
        return self.sandbox.acts.message(self.body.get("message"), self.user)

    @property
    def interaction(self) -> Interaction:
        """The interaction it is about."""
        number = str(self.body.get("interaction"))
        found = self.sandbox.interactions.by_id.get(int(number) if number.isdigit() else 0)
        if found is None:
            raise Refused("There is no such interaction.")
        return found

    def text(self, key: str) -> str:
        """A text of the body."""
        return str(self.body.get(key) or "")

    def flag(self, key: str) -> bool:
        """A yes or no of the body."""
        return self.body.get(key) in (True, "1", "true")


async def _begun(ask: Ask, interaction: Interaction) -> Json:
    """Answer with the interaction; with `wait`, once the bot has answered it or it failed."""
    if ask.flag("wait"):
        async with asyncio.timeout(LONGEST_WAIT):
            await interaction.done.wait()
    return {"interaction": view.interaction(ask.sandbox.world, interaction)}


async def world(ask: Ask) -> Json:
    """All one person sees."""
    return ask.sandbox.pages.snapshot(ask.user)


async def commands(ask: Ask) -> Json:
    """The commands a person can run in a channel, in their language."""
    found = ask.sandbox.acts.commands(ask.user, ask.channel)
    return {"commands": [view.command(item, ask.user.locale) for item in found]}


async def messages(ask: Ask) -> Json:
    """What a person sees in a channel."""
    return {"messages": view.messages(ask.sandbox.world, ask.channel, ask.user)}


async def slash(ask: Ask) -> Json:
    """Run a command."""
    options = mapping(ask.body.get("options"))
    begun = ask.sandbox.acts.slash(ask.user, ask.channel, ask.text("command"), options)
    return await _begun(ask, begun)


async def autocomplete(ask: Ask) -> Json:
    """Ask for suggestions."""
    options = mapping(ask.body.get("options"))
    name, focused = ask.text("command"), ask.text("focused")
    begun = ask.sandbox.acts.autocomplete(ask.user, ask.channel, name, options, focused)
    return await _begun(ask, begun)


async def component(ask: Ask) -> Json:
    """Press a button or choose in a select."""
    values = items(ask.body["values"]) if "values" in ask.body else None
    begun = ask.sandbox.acts.press(
        ask.user, ask.message, ask.text("custom_id"), values, force=ask.flag("force")
    )
    return await _begun(ask, begun)


async def modal(ask: Ask) -> Json:
    """Send a modal."""
    fields = mapping(ask.body.get("fields"))
    return await _begun(ask, ask.sandbox.acts.submit(ask.user, ask.interaction, fields))


async def interaction(ask: Ask) -> Json:
    """What has become of an interaction."""
    return await _begun(ask, ask.interaction)


async def say(ask: Ask) -> Json:
    """Write a message."""
    said = ask.sandbox.acts.say(ask.user, ask.channel, ask.text("content"))
    return {"message": view.message(ask.sandbox.world, said)}


async def read(ask: Ask) -> Json:
    """Mark a channel as read."""
    ask.sandbox.acts.mark_read(ask.user, ask.channel)
    return {}


async def delete_message(ask: Ask) -> Json:
    """Delete a message, or dismiss an ephemeral one."""
    ask.sandbox.acts.delete_message(ask.message)
    return {}


async def delete_channel(ask: Ask) -> Json:
    """Delete a channel or thread."""
    ask.sandbox.acts.delete_channel(ask.any_channel)
    return {}


async def archive(ask: Ask) -> Json:
    """Archive a thread, or wake it."""
    archived = bool(ask.body.get("archived", True))
    ask.sandbox.acts.archive(ask.any_channel, archived=archived, locked=ask.flag("locked"))
    return {}


async def user(ask: Ask) -> Json:
    """Open or close a person's DMs, make them leave the server or come back."""
    if "dm_open" in ask.body:
        ask.sandbox.acts.set_dm_open(ask.user, is_open=ask.flag("dm_open"))
    if "member" in ask.body:
        ask.sandbox.acts.set_member(ask.user, member=ask.flag("member"))
    return {"user": view.user(ask.user)}


async def permission(ask: Ask) -> Json:
    """Give the bot a permission in a channel, or take it."""
    name = ask.text("permission")
    if name not in SWITCHES:
        raise Refused(f"There is no permission {name!r}: {', '.join(SWITCHES)}.")
    allowed = ask.flag("allowed")
    ask.sandbox.acts.allow_bot(ask.any_channel, SWITCHES[name], allowed=allowed)
    return {}


async def gateway(ask: Ask) -> Json:
    """Trouble at the gateway, and the bot's place in the server."""
    line = ask.sandbox.gateway
    match ask.text("action"):
        case "drop":
            line.drop()
        case "reconnect":
            line.ask_reconnect()
        case "invalidate":
            line.invalidate(resumable=ask.flag("resumable"))
        case "remove_bot":
            ask.sandbox.acts.set_bot_in_guild(present=False)
        case "invite_bot":
            ask.sandbox.acts.set_bot_in_guild(present=True)
        case other:
            raise Refused(f"There is no gateway action {other!r}.")
    return {}


async def status(ask: Ask) -> Json:
    """Whether a bot is there, and how often it came."""
    line = ask.sandbox.gateway
    return {
        "bot_connected": line.connected,
        "identifies": line.identifies,
        "resumes": line.resumes,
        "revision": ask.sandbox.pages.revision,
        "commands": sum(len(found) for found in ask.sandbox.world.commands.values()),
        "unknown_requests": [dataclasses.asdict(r) for r in ask.sandbox.unknown_requests],
    }


async def requests(ask: Ask) -> Json:
    """The log of the bot's REST requests, from number `after` on."""
    after = int(ask.body.get("after") or 0)
    log = ask.sandbox.requests
    lines = [dataclasses.asdict(line) for line in log.after(after)]
    return {"requests": lines, "next": log.next}


async def faults(ask: Ask) -> Json:
    """The trouble that waits for requests."""
    return {"faults": ask.sandbox.faults.listed()}


async def add_fault(ask: Ask) -> Json:
    """Add trouble; the body holds the fields of `Rule`."""
    try:
        ask.sandbox.faults.add(**ask.body)
    except TypeError as error:
        raise Refused(str(error)) from None
    return await faults(ask)


async def clear_faults(ask: Ask) -> Json:
    """Forget all trouble."""
    ask.sandbox.faults.clear()
    return {}


Handler = Callable[[Ask], Awaitable[Json]]
ROUTES: list[tuple[str, str, Handler]] = [
    ("GET", "/status", status),
    ("GET", "/world", world),
    ("GET", "/commands", commands),
    ("GET", "/messages", messages),
    ("GET", "/interaction", interaction),
    ("GET", "/requests", requests),
    ("GET", "/faults", faults),
    ("POST", "/faults", add_fault),
    ("DELETE", "/faults", clear_faults),
    ("POST", "/slash", slash),
    ("POST", "/autocomplete", autocomplete),
    ("POST", "/component", component),
    ("POST", "/modal", modal),
    ("POST", "/message", say),
    ("POST", "/read", read),
    ("POST", "/delete-message", delete_message),
    ("POST", "/delete-channel", delete_channel),
    ("POST", "/archive", archive),
    ("POST", "/user", user),
    ("POST", "/permission", permission),
    ("POST", "/gateway", gateway),
]


def serve(sandbox: "Sandbox", handler: Handler) -> Callable[[web.Request], Awaitable[web.Response]]:
    """Make aiohttp's handler of a control route. A refusal is a 400 with its sentence."""

    async def handle(request: web.Request) -> web.Response:
        try:
            text = await request.text()
            body = dict(request.query) | (mapping(json.loads(text)) if text else {})
            return web.json_response(await handler(Ask(sandbox, body)))
        except Refused as refused:
            return web.json_response({"error": str(refused)}, status=400)
        except json.JSONDecodeError:
            return web.json_response({"error": "The body is not JSON."}, status=400)

    return handle
