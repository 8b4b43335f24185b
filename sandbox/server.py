"""The sandbox: a small Discord on loopback, REST, gateway, files and a page in one server."""

import asyncio
import contextlib
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from aiohttp import web

from sandbox import control
from sandbox.acts import Acts
from sandbox.gateway import Gateway
from sandbox.ids import Clock, parse
from sandbox.interactions import Interaction, Interactions
from sandbox.pages import Pages
from sandbox.rest import application, call, channels, interactions, threads
from sandbox.trouble import Trouble
from sandbox.world import World

HOST = "127.0.0.1"
BOT_TOKEN = "sandbox"  # noqa: S105 (it opens nothing but this toy)
PAGE = Path(__file__).parent / "page"
UPLOADS_AT_ONCE = 64 * 1024 * 1024
_API_ROUTES = [*application.ROUTES, *channels.ROUTES, *threads.ROUTES, *interactions.ROUTES]
_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; "
    "style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    "Cache-Control": "no-store",
}
_NO_GUESSING = {"X-Content-Type-Options": "nosniff"}


class Sandbox:
    """A Discord of one server, bound to 127.0.0.1.

    Args:
        port: Where to listen; 0 takes a free port.
        token: The bot's token; another is refused as Discord refuses it.
        clock: Seconds since the epoch. A test that moves it by hand needs no waiting.
        privileged: Whether the bot may ask for the privileged intents.

    Example:
        async with Sandbox() as sandbox:
            print(sandbox.page_url)
    """

    def __init__(
        self,
        port: int = 0,
        *,
        token: str = BOT_TOKEN,
        clock: Clock = time.time,
        privileged: bool = False,
    ) -> None:
        self.port = port
        self.token = token
        self.world = World(clock)
        self.gateway = Gateway(self.world, token, privileged=privileged)
        self.interactions = Interactions(self.world, self._deliver)
        self.acts = Acts(self.world, self.interactions)
        self.pages = Pages(self.world, self.gateway)
        self.faults = Trouble()
        self.requests = call.Log()
        self.unknown_requests: list[call.Request] = []
        self._runner: web.AppRunner | None = None
        self._sockets: set[asyncio.Task[Any]] = set()
        self._watch: asyncio.Task[None] | None = None

    # ---- addresses

    @property
    def page_url(self) -> str:
        """The page for people."""
        return f"http://{HOST}:{self.port}/"

    @property
    def api_url(self) -> str:
        """What discord.py's `Route.BASE` must be."""
        return f"http://{HOST}:{self.port}/api/v10"

    @property
    def gateway_url(self) -> str:
        """What discord.py's `DiscordWebSocket.DEFAULT_GATEWAY` must be."""
        return f"ws://{HOST}:{self.port}/gateway"

    # ---- life

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        """Listen. Raises OSError when the port is taken."""
        runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=0.5)
        await runner.setup()
        site = web.TCPSite(runner, HOST, self.port)
        try:
            await site.start()
        except OSError:
            await runner.cleanup()
            raise
        self.port = runner.addresses[0][1]
        self.world.base_url = f"http://{HOST}:{self.port}"
        self.gateway.url = self.gateway_url
        self._runner = runner
        self._watch = asyncio.create_task(self._watch_time())

    async def stop(self) -> None:
        """Cut every connection and stop listening."""
        if self._watch is not None:
            self._watch.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._watch
        if self._runner is not None:
            for task in list(self._sockets):
                task.cancel()
            await self._runner.cleanup()
            self._runner = None

    async def _watch_time(self) -> None:
        while True:
            await asyncio.sleep(0.1)
            self.interactions.expire()
            self.world.archive_idle()

    def _deliver(self, interaction: Interaction, body: dict[str, Any]) -> None:
        self.gateway.send("INTERACTION_CREATE", body, direct=not interaction.guild)

    # ---- routes

    def _app(self) -> web.Application:
        app = web.Application(client_max_size=UPLOADS_AT_ONCE, middlewares=[_only_loopback])
        for route in _API_ROUTES:
            app.router.add_route(route.method, "/api/v10" + route.template, call.serve(self, route))
        app.router.add_route("*", "/api/{tail:.*}", self._unknown)
        for method, path, handler in control.ROUTES:
            app.router.add_route(method, "/sandbox" + path, control.serve(self, handler))
        app.router.add_get("/gateway", self._socket(self.gateway.connect))
        app.router.add_get("/ui", self._socket(self.pages.connect))
        app.router.add_get("/attachments/{channel}/{file}/{name}", self._file)
        app.router.add_get("/", self._page)
        app.router.add_static("/page", PAGE)
        app.on_response_prepare.append(_add_headers)
        return app

    def _socket(
        self, connect: Callable[[web.Request], Awaitable[web.WebSocketResponse]]
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        """Keep track of a socket so that stopping can close it."""

        async def handle(request: web.Request) -> web.StreamResponse:
            task = asyncio.current_task()
            if task is not None:
                self._sockets.add(task)
                task.add_done_callback(self._sockets.discard)
            return await connect(request)

        return handle

    async def _unknown(self, request: web.Request) -> web.Response:
        """A route the sandbox does not have: Discord's 404, and a note for the tests."""
        path = request.path.removeprefix("/api/v10")
        line = call.Request(request.method, path, path, "unknown", status=404)
        self.unknown_requests.append(line)
        body = json.dumps({"message": "404: Not Found", "code": 0})
        return web.Response(status=404, body=body.encode(), content_type="application/json")

    async def _file(self, request: web.Request) -> web.Response:
        found = self.world.files.get(parse(request.match_info["file"]))
        if found is None or found.filename != request.match_info["name"]:
            raise web.HTTPNotFound
        picture = found.content_type.startswith("image/") and "svg" not in found.content_type
        kind = found.content_type if picture else "application/octet-stream"
        kept = {"Cache-Control": "private, max-age=31536000, immutable"}
        return web.Response(body=found.data, content_type=kind, headers=kept | _NO_GUESSING)

    async def _page(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(PAGE / "index.html")


@web.middleware
async def _only_loopback(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Refuse requests other websites make through the browser of whoever tries the bot."""
    name = request.host.rsplit(":", 1)[0]
    origin = request.headers.get("Origin")
    if name not in (HOST, "localhost") or origin not in (None, f"http://{request.host}"):
        raise web.HTTPForbidden
    return await handler(request)


async def _add_headers(request: web.Request, response: web.StreamResponse) -> None:
    if not request.path.startswith(("/api/", "/attachments/")):
        response.headers.update(_HEADERS | _NO_GUESSING)
