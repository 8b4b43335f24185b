"""The bot's account, as Discord knows it: token, intents, invitation, permissions, servers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar
from urllib.parse import urlsplit

import aiohttp
import discord
from pydantic import BaseModel, TypeAdapter, ValidationError

from cogs.doctor.finding import Finding, fault, ok, warning
from cogs.publisher import INTENTS, NEEDED, NEEDED_FOR_THREAD
from cogs.settings import Settings

T = TypeVar("T")

PERMISSIONS = discord.Permissions(NEEDED.value | NEEDED_FOR_THREAD.value)
_DISCORD = "https://discord.com/api/v10"
_AGENT = f"DiscordBot (https://github.com/Rapptz/discord.py {discord.__version__})"
_PORTAL = "https://discord.com/developers/applications"
_PRIVILEGED = {
    "presences": (discord.Intents(presences=True), 1 << 12 | 1 << 13),
    "members": (discord.Intents(members=True), 1 << 14 | 1 << 15),
    "message content": (discord.Intents(message_content=True), 1 << 18 | 1 << 19),
}
"""What a host must allow a bot to hear of, and the flags of an application that may."""
_TOLD = 5
"""How many servers are named at most."""


class Application(BaseModel):
    """What `doctor` wants to know of the application."""

    id: str
    name: str = ""
    flags: int = 0
    bot_public: bool = True
    bot_require_code_grant: bool = False
    interactions_endpoint_url: str | None = None


class Guild(BaseModel):
    """A server the bot is in, and what it may do there."""

    name: str
    permissions: int


class _Starts(BaseModel):
    remaining: int


class _Gateway(BaseModel):
    session_start_limit: _Starts


class _Refused(Exception):
    """Discord does not take the token."""


class _Unclear(Exception):
    """Discord gave no answer, or one that nobody understands; the text says which."""


async def account(settings: Settings) -> list[Finding]:
    """Ask Discord about the bot. The token is used, and never shown."""
    if settings.token is None:
        text = "none, so the bot runs in the sandbox. To play on Discord, put DISCORD_TOKEN in .env"
        return [warning("token", text), intents(INTENTS)]
    base = settings.discord_api or _DISCORD
    headers = {
        "Authorization": f"Bot {settings.token.get_secret_value()}",
        "User-Agent": _AGENT,
    }
    found = (
        [warning("discord", f"RULER_DISCORD_API is set: {base}")] if settings.discord_api else []
    )
    timeout = aiohttp.ClientTimeout(total=10)
    async with aiohttp.ClientSession(headers=headers, timeout=timeout) as session:
        try:
            return [*found, *await _asked(session, base)]
        except _Refused:
            advice = f'make a new one under "Bot", Reset Token ({_PORTAL}), and put it into .env'
            return [*found, fault("token", f"Discord refuses it: {advice}")]
        except _Unclear as error:
            return [*found, warning("token", f"not tried, since {error}")]


async def _asked(session: aiohttp.ClientSession, base: str) -> list[Finding]:
    application = await _get(session, f"{base}/applications/@me", TypeAdapter(Application))
    found = [ok("token", f"Discord knows the bot as {application.name or application.id}")]
    found += settled(application)
    try:
        gateway = await _get(session, f"{base}/gateway/bot", TypeAdapter(_Gateway))
        found += starts(gateway.session_start_limit.remaining)
        address = f"{base}/users/@me/guilds?limit=200"
        found += servers(await _get(session, address, TypeAdapter(list[Guild])), application.id)
    except _Unclear as error:
        found.append(warning("servers", f"not known, since {error}"))
    return found


async def _get(session: aiohttp.ClientSession, address: str, kind: TypeAdapter[T]) -> T:
    host = urlsplit(address).hostname
    try:
        async with session.get(address) as response:
            if response.status == 401:
                raise _Refused
            if not response.ok:
                raise _Unclear(f"{host} answers with {response.status}. Try again later")
            return kind.validate_json(await response.read())
    except (aiohttp.ClientError, TimeoutError, OSError):
        raise _Unclear(f"{host} cannot be reached. Is the network up?") from None
    except ValidationError:
        raise _Unclear(f"{host} gives an answer that is not Discord's") from None


def settled(application: Application) -> Iterator[Finding]:
    """What is set on the application's pages, and the address that invites it."""
    yield intents(INTENTS, application.flags)
    if application.interactions_endpoint_url:
        yield fault(
            "commands",
            'Discord sends them elsewhere: empty "Interactions Endpoint URL" under "General '
            f'Information" ({_PORTAL})',
        )
    if application.bot_require_code_grant:
        yield fault(
            "invitation",
            'nobody can invite the bot: switch "Requires OAuth2 Code Grant" off under "Bot" '
            f"({_PORTAL})",
        )
    else:
        who = "" if application.bot_public else "only you can use it: "
        yield ok("invitation", who + invitation(application.id))


def intents(asked: discord.Intents, flags: int | None = None) -> Finding:
    """Whether Discord lets the bot hear what it asks for; ``flags`` are the application's."""
    wanted = [name for name, (each, _) in _PRIVILEGED.items() if asked.value & each.value]
    allowed = [name for name, (_, mask) in _PRIVILEGED.items() if flags and flags & mask]
    if flags is not None and (refused := [name for name in wanted if name not in allowed]):
        text = f'switch on {", ".join(refused)} under "Bot", Privileged Gateway Intents'
        return fault("intents", f"Discord will not let the bot in: {text} ({_PORTAL})")
    if wanted:
        return warning("intents", f"the bot asks for privileged ones: {', '.join(wanted)}")
    spare = f"; {', '.join(allowed)} may be switched off" if allowed else ""
    return ok("intents", f"the bot asks for none of the privileged ones{spare}")


def invitation(application_id: str) -> str:
    """The address at which a server's owner invites the bot with all it needs."""
    return (
        f"https://discord.com/oauth2/authorize?client_id={application_id}"
        f"&scope=bot+applications.commands&permissions={PERMISSIONS.value}"
    )


def starts(remaining: int) -> Iterator[Finding]:
    """Whether Discord lets the bot start; it counts starts by the day."""
    if remaining == 0:
        yield fault("starts", "Discord allows no more today: wait, and see why it restarts")
    elif remaining < 50:
        yield warning("starts", f"Discord allows {remaining} more today. Does the bot restart?")


def servers(guilds: list[Guild], application_id: str) -> Iterator[Finding]:
    """Whether the bot is anywhere, and may do there what it needs."""
    if not guilds:
        yield warning("servers", f"it is in none. Invite it: {invitation(application_id)}")
        return
    poor = [(guild, lacking) for guild in guilds if (lacking := _lacking(guild))]
    for guild, lacking in poor[:_TOLD]:
        text = f"{guild.name}: it may not {', '.join(lacking)}. Give its role that permission"
        yield warning("permissions", text)
    if len(poor) > _TOLD:
        yield warning("permissions", f"something is missing in {len(poor) - _TOLD} more servers")
    yield ok("servers", f"it is in {len(guilds)}; {len(guilds) - len(poor)} permit all it needs")


def _lacking(guild: Guild) -> list[str]:
    allowed = discord.Permissions(guild.permissions)
    if allowed.administrator:
        return []
    lacking = discord.Permissions(PERMISSIONS.value & ~allowed.value)
    return [name.replace("_", " ") for name, wanted in lacking if wanted]
