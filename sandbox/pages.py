"""The open pages: a WebSocket each, told of what its person may see and nothing else."""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from sandbox import view
from sandbox.gateway import Gateway
from sandbox.interactions import Interaction
from sandbox.world import Change, User, World

Json = dict[str, Any]


_WHOLE = {
    *("thread_member_added", "thread_member_removed", "dm_created"),
    *("guild_left", "guild_joined", "user", "member_left", "member_joined"),
}
"""Changes after which a page gets the whole world anew: what it may see has changed."""


@dataclass(slots=True, eq=False)
class Page:
    """An open page. Without a reader it is an observer and hears only that something changed."""

    reader: User | None = None
    outbox: "asyncio.Queue[Json]" = field(default_factory=asyncio.Queue)


class Pages:
    """Carries the world's changes to the open pages."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self.world = world
        self.gateway = gateway
        self.open: set[Page] = set()
        self.revision = 0
        world.listeners.append(self.carry)

    def carry(self, change: Change) -> None:
        """Tell every page what its reader sees of a change."""
        self.revision += 1
        for page in self.open:
            if page.reader is None:
                page.outbox.put_nowait({"kind": "change", "revision": self.revision})
                continue
            for event in self._events(change, page.reader):
                page.outbox.put_nowait(event | {"revision": self.revision})

    def _events(self, change: Change, reader: User) -> list[Json]:
        world, place = self.world, change.channel
        if change.kind.startswith("message_"):
            return self._message_events(change, reader)
        if change.kind in _WHOLE:
            return [{"kind": "world", "world": self.snapshot(reader)}]
        match change.kind:
            case "interaction":
                done = change.subject
                if not isinstance(done, Interaction) or done.user is not reader:
                    return []
                return [{"kind": "interaction", "interaction": view.interaction(world, done)}]
            case "bot_presence":
                return [{"kind": "bot", "connected": self.gateway.connected}]
            case "commands":
                return [{"kind": "commands"}]
            case "typing":
                seen = place is not None and world.sees(reader, place)
                return [{"kind": "typing", "channel_id": str(place.id)}] if place and seen else []
            case _:
                return self._marks(reader)

    def _message_events(self, change: Change, reader: User) -> list[Json]:
        post = change.message
        if post is None:
            return []
        marks = [] if change.kind == "message_edited" else self._marks(reader)
        if not self.world.sees_message(reader, post):
            return [event for event in marks if event["kind"] == "badges"]
        if change.kind == "message_deleted":
            gone = {"id": str(post.id), "channel_id": str(post.channel_id)}
            return [{"kind": "gone"} | gone, *marks]
        return [{"kind": "message", "message": view.message(self.world, post)}, *marks]

    def _marks(self, reader: User) -> list[Json]:
        """The channel list and the switcher's badges, which most changes move."""
        return [
            {"kind": "channels", "channels": view.channels(self.world, reader)},
            {"kind": "badges", "badges": view.badges(self.world)},
        ]

    def snapshot(self, reader: User) -> Json:
        """The whole world for one reader."""
        connected = {"bot_connected": self.gateway.connected}
        return view.snapshot(self.world, reader) | connected | {"revision": self.revision}

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one page from its greeting to its end."""
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        page = Page()
        self.open.add(page)
        self._sit(page, request.query.get("user"))
        writer = asyncio.create_task(self._write(page, socket))
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    self._sit(page, json.loads(frame.data).get("user"))
        finally:
            writer.cancel()
            self.open.discard(page)
        return socket

    def _sit(self, page: Page, name: str | None) -> None:
        """Give a page its reader and show them the world."""
        page.reader = self.world.user_named(name) if name else None
        if page.reader is None:
            page.outbox.put_nowait({"kind": "hello", "revision": self.revision})
        else:
            event = {"kind": "world", "world": self.snapshot(page.reader)}
            page.outbox.put_nowait(event | {"revision": self.revision})

    async def _write(self, page: Page, socket: web.WebSocketResponse) -> None:
        while not socket.closed:
            await socket.send_str(json.dumps(await page.outbox.get(), ensure_ascii=False))
