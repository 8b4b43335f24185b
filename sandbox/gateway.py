"""The gateway: sessions over WebSocket, with heartbeats, resume and replay."""

import asyncio
import json
import secrets
from dataclasses import dataclass, field
from enum import IntFlag
from typing import Any

from aiohttp import WSMessage, web

from sandbox import payloads
from sandbox.limits.fault import mapping
from sandbox.world import Change, World

Json = dict[str, Any]
HEARTBEAT_MS = 41_250
ACK_SECONDS = 0.05
"""How long a heartbeat's answer takes. discord.py notes when it sent one only after sending: an
answer that is there before counts as one to the heartbeat before, and it warns of a long delay."""
KEPT_EVENTS = 2_000
KEPT_SESSIONS = 16


class Intent(IntFlag):
    """The intents the sandbox's events hang on."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT


@dataclass(slots=True)
class Session:
    """One identified connection; it outlives its socket so that it can be resumed."""

    id: str
    intents: int
    shard: tuple[int, int]
    sequence: int = 0
    events: list[Json] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None
    outbox: "asyncio.Queue[Json | int]" = field(default_factory=asyncio.Queue)

    def push(self, event: str, data: Json) -> None:
        """Number an event, keep it for a resume, and send it if somebody listens."""
        self.sequence += 1
        frame = {"op": 0, "t": event, "s": self.sequence, "d": data}
        self.events.append(frame)
        del self.events[:-KEPT_EVENTS]
        if self.socket is not None:
            self.outbox.put_nowait(frame)


class Gateway:
    """Speaks with bots over /gateway and carries the world's changes to them."""

    def __init__(self, world: World, token: str, *, privileged: bool = False) -> None:
        self.world = world
        self.token = token
        self.privileged = privileged
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self.identifies = 0
        self.resumes = 0
        world.listeners.append(self.carry)

    @property
    def connected(self) -> bool:
        """Whether a bot listens now."""
        return any(session.socket is not None for session in self.sessions.values())

    # ---- events

    def send(self, event: str, data: Json, *, intent: int = 0, direct: bool = False) -> None:
        """Send an event to every session whose intents and shard take it."""
        for session in list(self.sessions.values()):
            index, count = session.shard
            mine = index == (0 if direct else (self.world.guild_id >> 22) % count)
            if mine and (not intent or session.intents & intent):
                session.push(event, self._masked(session, event, data))

    def _masked(self, session: Session, event: str, data: Json) -> Json:
        """Blank the text of others' messages for a bot without the content intent."""
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or "guild_id" not in data:
            return data
        bot_id = str(self.world.bot.id)
        named = any(person["id"] == bot_id for person in data["mentions"])
        own = data["author"]["id"] == bot_id
        if own or named or session.intents & Intent.MESSAGE_CONTENT:
            return data
        return data | {"content": "", "embeds": [], "components": [], "attachments": []}

    def carry(self, change: Change) -> None:
        """Translate a change of the world into the events Discord would send."""
        if change.kind.startswith("message_"):
            self._carry_message(change)
        elif change.channel is not None and not change.channel.is_dm:
            self._carry_channel(change)
        elif change.kind == "guild_left":
            self.send("GUILD_DELETE", {"id": str(self.world.guild_id)}, intent=Intent.GUILDS)
        elif change.kind == "guild_joined":
            joined = payloads.gateway_guild(self.world)
            del joined["unavailable"]  # its absence tells a new server from one that came back
            self.send("GUILD_CREATE", joined, intent=Intent.GUILDS)
        elif change.user is not None and change.kind in ("member_left", "member_joined"):
            self._carry_member(change)

    def _carry_message(self, change: Change) -> None:
        place, post = change.channel, change.message
        if place is None or post is None or post.owner_id is not None:
            return
        if not self.world.sees(self.world.bot, place):
            return
        direct = place.is_dm
        intent = Intent.DIRECT_MESSAGES if direct else Intent.GUILD_MESSAGES
        if change.kind == "message_deleted":
            data: Json = {"id": str(post.id), "channel_id": str(place.id)}
            if not direct:
                data["guild_id"] = str(self.world.guild_id)
            self.send("MESSAGE_DELETE", data, intent=intent, direct=direct)
            return
        event = "MESSAGE_CREATE" if change.kind == "message_created" else "MESSAGE_UPDATE"
        data = payloads.gateway_message(self.world, post)
        self.send(event, data, intent=intent, direct=direct)

    def _carry_channel(self, change: Change) -> None:
        place = change.channel
        if place is None or not self.world.bot_in_guild:
            return
        data = payloads.channel(self.world, place)
        if change.kind == "thread_deleted":
            data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
        if change.kind in ("thread_member_added", "thread_member_removed"):
            self._carry_thread_member(change)
            return
        event = {
            "thread_created": "THREAD_CREATE",
            "thread_updated": "THREAD_UPDATE",
            "thread_deleted": "THREAD_DELETE",
            "channel_updated": "CHANNEL_UPDATE",
            "channel_deleted": "CHANNEL_DELETE",
        }.get(change.kind)
        if event == "THREAD_CREATE":
            data = data | {"newly_created": True}
        if event is not None:
            self.send(event, data, intent=Intent.GUILDS)

    def _carry_thread_member(self, change: Change) -> None:
        place, person = change.channel, change.user
        if place is None or person is None:
            return
        data: Json = {
            "id": str(place.id),
            "guild_id": str(self.world.guild_id),
            "member_count": len(place.members),
        }
        if change.kind == "thread_member_added":
            joined = payloads.thread_member(place, person.id)
            data["added_members"] = [joined | {"member": payloads.member(person)}]
        else:
            data["removed_member_ids"] = [str(person.id)]
        # Without the members intent Discord tells a bot only about itself.
        intent = Intent.GUILDS if person.bot else Intent.GUILD_MEMBERS
        self.send("THREAD_MEMBERS_UPDATE", data, intent=intent)

    def _carry_member(self, change: Change) -> None:
        person = change.user
        if person is None:
            return
        guild_id = str(self.world.guild_id)
        if change.kind == "member_left":
            data: Json = {"guild_id": guild_id, "user": payloads.user(person)}
            self.send("GUILD_MEMBER_REMOVE", data, intent=Intent.GUILD_MEMBERS)
        else:
            data = payloads.member(person) | {"guild_id": guild_id}
            self.send("GUILD_MEMBER_ADD", data, intent=Intent.GUILD_MEMBERS)

    # ---- trouble on demand

    def drop(self, code: int = 4000) -> None:
        """Cut every connection; sessions stay and can be resumed."""
        for session in self.sessions.values():
            if session.socket is not None:
                session.outbox.put_nowait(code)

    def ask_reconnect(self) -> None:
        """Send op 7: the bot should reconnect and resume."""
        self._tell_all({"op": 7, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Send op 9. Unless resumable, the sessions are gone and the bot must identify."""
        self._tell_all({"op": 9, "d": resumable})
        if not resumable:
            self.sessions.clear()

    def _tell_all(self, frame: Json) -> None:
        for session in self.sessions.values():
            if session.socket is not None:
                session.outbox.put_nowait(frame)

    # ---- the connection

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one gateway connection from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=4096 * 4)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": []}})
        session: Session | None = None
        writer: asyncio.Task[None] | None = None
        try:
            async for frame in socket:
                code, data = _heard(frame)
                if code == 1:
                    await asyncio.sleep(ACK_SECONDS)
                    await socket.send_json({"op": 11, "d": None})
                elif code in (2, 6) and session is None:
                    enter = self._identify if code == 2 else self._resume
                    session = await enter(socket, data)
                    if session is not None:
                        writer = asyncio.create_task(self._write(session, socket))
                elif code == 8 and session is not None:
                    self._send_members(session, data)
                elif code not in (3, 4):
                    wrong = 4002 if code is None else 4003 if session is None else 4005
                    await socket.close(code=wrong)
        finally:
            if writer is not None:
                writer.cancel()
            if session is not None and session.socket is socket:
                session.socket = None
                if socket.close_code in (1000, 1001):
                    self.sessions.pop(session.id, None)
                self.world.tell(Change("bot_presence"))
        return socket

    async def _write(self, session: Session, socket: web.WebSocketResponse) -> None:
        """Send what is pushed, in order; a number in the outbox closes with that code."""
        outbox = session.outbox
        while not socket.closed:
            item = await outbox.get()
            if isinstance(item, int):
                session.socket = None  # whatever code the bot answers with, it may resume
                await socket.close(code=item)
                return
            await socket.send_json(item)

    async def _identify(self, socket: web.WebSocketResponse, asked: Json) -> Session | None:
        if not await self._authentic(socket, asked):
            return None
        intents = int(asked.get("intents", 0))
        if intents & PRIVILEGED and not self.privileged:
            await socket.close(code=4014, message=b"Disallowed intent(s).")
            return None
        index, count = asked.get("shard") or (0, 1)
        session = Session(secrets.token_hex(16), intents, (index, count), socket=socket)
        self.sessions[session.id] = session
        for old in [s for s in self.sessions.values() if s.socket is None][:-KEPT_SESSIONS]:
            del self.sessions[old.id]
        self.identifies += 1
        session.push("READY", self._ready(session))
        holds_guild = index == (self.world.guild_id >> 22) % count
        if self.world.bot_in_guild and session.intents & Intent.GUILDS and holds_guild:
            session.push("GUILD_CREATE", payloads.gateway_guild(self.world))
        self.world.tell(Change("bot_presence"))
        return session

    def _ready(self, session: Session) -> Json:
        guilds = [{"id": str(self.world.guild_id), "unavailable": True}]
        holds_guild = session.shard[0] == (self.world.guild_id >> 22) % session.shard[1]
        return {
            "v": 10,
            "user": payloads.user(self.world.bot) | {"verified": True, "mfa_enabled": True},
            "guilds": guilds if self.world.bot_in_guild and holds_guild else [],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "session_type": "normal",
            "shard": list(session.shard),
            "application": {"id": str(self.world.bot.id), "flags": 0},
            "private_channels": [],
        }

    async def _resume(self, socket: web.WebSocketResponse, asked: Json) -> Session | None:
        if not await self._authentic(socket, asked):
            return None
        session = self.sessions.get(str(asked.get("session_id")))
        seen = asked.get("seq")
        missed = None if session is None else _missed(session, seen)
        if session is None or missed is None:
            await socket.send_json({"op": 9, "d": False})
            return None
        if session.socket is not None:
            await session.socket.close(code=4000)
        session.socket = socket
        session.outbox = asyncio.Queue()
        self.resumes += 1
        for frame in missed:
            session.outbox.put_nowait(frame)
        session.push("RESUMED", {"_trace": []})
        self.world.tell(Change("bot_presence"))
        return session

    async def _authentic(self, socket: web.WebSocketResponse, asked: Json) -> bool:
        if str(asked.get("token", "")).removeprefix("Bot ") == self.token:
            return True
        await socket.close(code=4004, message=b"Authentication failed.")
        return False

    def _send_members(self, session: Session, asked: Json) -> None:
        """Answer op 8: members by id, by the start of their name, or all of them."""
        wanted = asked.get("user_ids")
        ids = {str(i) for i in (wanted if isinstance(wanted, list) else [wanted]) if i}
        query = str(asked.get("query") or "").lower()
        found = [
            person
            for person in self.world.users.values()
            if person.member
            and (str(person.id) in ids if ids else person.name.lower().startswith(query))
        ]
        here = {str(person.id) for person in found}
        data: Json = {
            "guild_id": str(self.world.guild_id),
            "members": [payloads.member(person) for person in found],
            "not_found": sorted(ids - here),
            "chunk_index": 0,
            "chunk_count": 1,
        }
        if asked.get("nonce"):
            data["nonce"] = asked["nonce"]
        session.push("GUILD_MEMBERS_CHUNK", data)


def _heard(frame: WSMessage) -> tuple[object, Json]:
    """Read what a bot said: its op code (None when it makes no sense) and data."""
    try:
        heard: Json = json.loads(frame.data)
        return heard["op"], mapping(heard.get("d"))
    except (ValueError, KeyError, TypeError):
        return None, {}


def _missed(session: Session, seen: object) -> list[Json] | None:
    """Return the events after a sequence number, or None when they are no longer kept."""
    if not isinstance(seen, int) or not 0 <= seen <= session.sequence:
        return None
    missed = session.events[len(session.events) - (session.sequence - seen) :]
    return missed if len(missed) == session.sequence - seen else None
