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


_OWN = {"thread_member_added", "thread_member_removed", "member_left", "member_joined"}
"""Changes of one person that change what this person may see."""


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
        if _opens_or_closes(change, reader):
            return [{"kind": "world", "world": self.snapshot(reader)}]
        told: list[Json] = []
        match change.kind:
            case "interaction":
                done = change.subject
                if isinstance(done, Interaction) and done.user is reader:
                    told = [{"kind": "interaction", "interaction": view.interaction(world, done)}]
            case "bot_presence":
                told = [{"kind": "bot", "connected": self.gateway.connected}]
            case "commands":
                told = [{"kind": "commands"}]
            case "typing":
                if place is not None and world.sees(reader, place):
                    told = [{"kind": "typing", "channel_id": str(place.id)}]
            case "user" | "member_left" | "member_joined":
                told = [{"kind": "users", "users": [view.user(u) for u in world.users.values()]}]
            case _:
                told = self._marks(reader)
        return told

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


def _opens_or_closes(change: Change, reader: User) -> bool:
    """Whether a change shows a reader places they did not see, or takes some away."""
    if change.kind in _OWN:
        return change.user is reader
    if change.kind == "dm_created":
        return change.channel is not None and reader.id in change.channel.members
    return change.kind in ("guild_left", "guild_joined")
