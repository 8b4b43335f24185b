"""Connecting to Discord, and leaving it in an orderly way."""

import asyncio
import logging
import signal
import sys
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import asynccontextmanager, nullcontext
from datetime import UTC, datetime, timedelta

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs.bot import Ruler
from cogs.settings import Settings
from cogs.trouble import described
from render import introduce
from tables.backups import Backups
from tables.errors import DatabaseRefused
from tables.hold import held
from tables.library import DataFaults, load_games
from tables.service import Tables
from tables.storage import open_database

log = logging.getLogger(__name__)

_AGAIN = 1.0
"""Seconds after which work that was told to end, and did not, is told again."""


class StartError(Exception):
    """The bot cannot start; the text tells a host what to do, in one line."""


class HostNeeded(StartError):
    """It cannot start before a host has changed something: to try again is of no use."""


def redirect(settings: Settings) -> None:
    """Point discord.py at another Discord where the settings name one. Before any connection."""
    if settings.discord_api:
        Route.BASE = settings.discord_api
    if settings.discord_gateway:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway)


async def serve(settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
    """Run the bot until it is told to stop (Ctrl-C or SIGTERM).

    ``ready`` is called once, when it is connected and its commands work.

    Raises:
        HostNeeded: a data file has a mistake, or Discord refuses the token.
        StartError: the database is damaged, another bot runs on it, or Discord cannot be reached.
    """
    if settings.token is None:
        raise StartError("There is no DISCORD_TOKEN.")
    redirect(settings)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    try:
        games = load_games(settings.packs)
        introduce(games.values())
        file, backups = settings.database_file, _backups(settings)
        with held(file) if file else nullcontext():
            if backups:
                await backups.before_update()
            async with open_database(settings.database_url, settings.backup_folder) as database:
                tables = Tables(
                    database,
                    games,
                    now=_now,
                    turn=timedelta(minutes=settings.turn_minutes),
                    challenge=timedelta(minutes=settings.challenge_minutes),
                )
                async with Ruler(settings, tables) as bot, _beside(backups):
                    bot.add_listener(_once(ready), "on_ready")
                    await _until_told(_connect(bot, settings.token.get_secret_value()))
    except DataFaults as error:
        raise HostNeeded(str(error)) from error
    except DatabaseRefused as error:
        raise StartError(str(error)) from error
    log.info("stopped")


def _once(act: Callable[[], None]) -> Callable[[], Coroutine[None, None, None]]:
    """A listener that does ``act`` the first time; Discord says that it is ready many times."""
    left = [act]

    async def listen() -> None:
        if left:
            left.pop()()

    return listen


def _now() -> datetime:
    return datetime.now(UTC)


def _backups(settings: Settings) -> Backups | None:
    file, folder = settings.database_file, settings.backup_folder
    if file is None or folder is None or not settings.backup_hours:
        return None
    every = timedelta(hours=settings.backup_hours)
    return Backups(file, folder, every=every, keep=settings.backup_keep, now=_now)


@asynccontextmanager
async def _beside(backups: Backups | None) -> AsyncGenerator[None]:
    """Let backups be made while the block runs."""
    if backups is None:
        yield
        return
    task = asyncio.create_task(backups.run(), name="backups")
    task.add_done_callback(_ended)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def _ended(task: asyncio.Task[None]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None:
        log.error("no more backups until the next start", extra=described(error))


async def _connect(bot: Ruler, token: str) -> None:
    try:
        await bot.start(token)
    except discord.LoginFailure:
        raise HostNeeded(
            "Discord refuses this DISCORD_TOKEN. Make a new one on your application's "
            '"Bot" page (Reset Token), and put it into .env.'
        ) from None
    except discord.PrivilegedIntentsRequired:
        raise HostNeeded(
            "Discord refuses an intent the bot asks for. Allow it on your application's "
            '"Bot" page, under "Privileged Gateway Intents".'
        ) from None
    except aiohttp.ClientConnectorError as error:
        raise StartError(f"Discord cannot be reached at {error.host}. Is the network up?") from None


async def _until_told(work: Coroutine[None, None, None]) -> None:
    """Await `work`, or end it when a signal says so.

    It is cancelled until it ends: `asyncio.wait_for` of Python 3.11, which discord.py connects
    with, loses a cancellation that comes in the moment in which its own waiting is over.
    """
    loop, task = asyncio.get_running_loop(), asyncio.ensure_future(work)
    told = asyncio.Event()
    signals = () if sys.platform == "win32" else (signal.SIGINT, signal.SIGTERM)
    for number in signals:
        loop.add_signal_handler(number, told.set)
    telling = asyncio.create_task(told.wait())
    try:
        await asyncio.wait({task, telling}, return_when=asyncio.FIRST_COMPLETED)
    finally:  # on Windows, Ctrl-C cancels the waiting instead
        telling.cancel()
        while not task.done():
            task.cancel()
            await asyncio.wait({task}, timeout=_AGAIN)
        for number in signals:
            loop.remove_signal_handler(number)
    if not task.cancelled():
        task.result()
