"""A typed client of the control API: tests (and scripts) act as people through it.

    async with SandboxClient(sandbox.page_url) as client:
        mina = client.as_user("Mina")
        done = await mina.slash("gate", opponent="Alex")
        await client.as_user("Alex").click(done.message, label="Accept")
        await client.until(lambda: mina.message("board", "Your turn"))

It works across processes, and never sleeps: `until` looks again whenever the sandbox
says that something has changed.
"""

import asyncio
import contextlib
import inspect
import json
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Self, TypeVar

import aiohttp

from sandbox.seen import Answered, Json, Message, SandboxError

UNSEEN_CHANGE_S = 0.1
T = TypeVar("T")


class SandboxClient:
    """Speaks to a sandbox, in this process or another.

    Args:
        url: The sandbox's address, such as `sandbox.page_url`.
    """

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self._session: aiohttp.ClientSession | None = None
        self._listener: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._revision = 0

    async def __aenter__(self) -> Self:
        session = self._session = aiohttp.ClientSession()
        try:
            socket = await session.ws_connect(f"{self.url}/ui")
            await socket.receive_json()
        except BaseException:
            await session.close()
            raise
        self._listener = asyncio.create_task(self._listen(socket))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
        if self._session is not None:
            await self._session.close()

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            if frame.type is aiohttp.WSMsgType.TEXT:
                self._revision = json.loads(frame.data)["revision"]
                self._changed.set()

    async def get(self, path: str, **query: str) -> Json:
        """Read from the control API, `path` without `/sandbox`."""
        return await self._request("GET", path, params=query)

    async def post(self, path: str, body: Json) -> Json:
        """Write to the control API, `path` without `/sandbox`."""
        return await self._request("POST", path, body=body)

    async def _request(
        self,
        method: str,
        path: str,
        *,
        params: dict[str, str] | None = None,
        body: Json | None = None,
    ) -> Json:
        if self._session is None:
            raise SandboxError("Use the client in `async with`.")
        url = f"{self.url}/sandbox{path}"
        async with self._session.request(method, url, params=params, json=body) as answer:
            told: Json = await answer.json()
            if answer.status >= 400:
                raise SandboxError(str(told.get("error")))
            return told

    async def download(self, url: str) -> bytes:
        """Fetch a picture or file."""
        if self._session is None:
            raise SandboxError("Use the client in `async with`.")
        async with self._session.get(url) as answer:
            answer.raise_for_status()
            return await answer.read()

    async def until(
        self,
        look: Callable[[], Awaitable[T | None] | T | None],
        timeout: float = 10.0,  # noqa: ASYNC109 (a test reads better with it)
    ) -> T:
        """Look whenever something changed in the sandbox, until there is something.

        What the sandbox cannot see (the state of a bot in this process) is looked at a few
        times a second.

        Args:
            look: Returns what is waited for, or something falsy; it may be async.
            timeout: Seconds after which it gives up.

        Raises:
            TimeoutError: when it gave up.
        """
        async with asyncio.timeout(timeout):
            while True:
                self._changed.clear()
                found = look()
                if inspect.isawaitable(found):
                    found = await found
                if found:
                    return found  # pyright: ignore[reportReturnType]
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), UNSEEN_CHANGE_S)

    def as_user(self, name: str) -> "Person":
        """Sit in a person's seat."""
        return Person(self, name)

    async def status(self) -> Json:
        """Whether the bot is connected, how often it identified and resumed, what is unknown."""
        return await self.get("/status")

    async def ready(
        self,
        commands: int = 1,
        timeout: float = 30.0,  # noqa: ASYNC109 (as above)
    ) -> None:
        """Wait until a bot is connected and has registered some commands."""

        async def look() -> bool:
            status = await self.status()
            return bool(status["bot_connected"]) and status["commands"] >= commands

        await self.until(look, timeout)

    async def requests(self, after: int = 0) -> list[Json]:
        """The bot's REST requests, from number `after` on."""
        return (await self.get("/requests", after=str(after)))["requests"]

    async def fault(self, route: str = "*", **what: object) -> None:
        """Order trouble for the next requests of a route; see `sandbox.trouble.Rule`."""
        await self.post("/faults", {"route": route} | what)

    async def gateway(self, action: str, **what: object) -> None:
        """Make trouble at the gateway: drop, reconnect, invalidate, remove_bot, invite_bot."""
        await self.post("/gateway", {"action": action} | what)

    async def allow_bot(self, channel: str, permission: str, *, allowed: bool) -> None:
        """Give the bot a permission in a channel, or take it."""
        asked = {"channel": channel, "permission": permission, "allowed": allowed}
        await self.post("/permission", asked)

    async def delete_channel(self, channel: str) -> None:
        """Delete a channel or thread, by name or id."""
        await self.post("/delete-channel", {"channel": channel})

    async def archive(self, thread: str, *, archived: bool = True, locked: bool = False) -> None:
        """Archive a thread, or wake it."""
        asked = {"channel": thread, "archived": archived, "locked": locked}
        await self.post("/archive", asked)


class Person:
    """One person's hands and eyes."""

    def __init__(self, client: SandboxClient, name: str) -> None:
        self.client = client
        self.name = name

    async def _act(self, path: str, **body: object) -> Answered:
        answer = await self.client.post(path, {"user": self.name} | body)
        return Answered.of(answer["interaction"])

    # ---- hands

    async def slash(
        self, command: str, *, channel: str = "general", wait: bool = True, **options: object
    ) -> Answered:
        """Run a slash command (`"tables list"` for a subcommand) and wait for the answer.

        Args:
            command: The command's name.
            channel: Where: a name or id, or `dm` for the DM with the bot.
            wait: Whether to wait until the bot has answered (or failed to).
            **options: Values by option name; users and channels by name or id.
        """
        asked = {"channel": channel, "command": command, "options": options}
        return await self._act("/slash", wait=wait, **asked)

    async def autocomplete(
        self, command: str, focused: str, *, channel: str = "general", **options: object
    ) -> list[Json]:
        """Return the bot's suggestions for the option being typed."""
        asked = {"channel": channel, "command": command, "options": options, "focused": focused}
        return (await self._act("/autocomplete", wait=True, **asked)).choices

    async def click(
        self,
        message: Message | None,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        wait: bool = True,
        force: bool = False,
    ) -> Answered:
        """Press a button, named by label or custom id; `force` presses what is not there."""
        if message is None:
            raise SandboxError("There is no message to click on.")
        if custom_id is None:
            custom_id = message.button(label or "").custom_id
        asked = {"message": message.id, "custom_id": custom_id, "force": force}
        return await self._act("/component", wait=wait, **asked)

    async def choose(
        self,
        message: Message | None,
        *values: str,
        custom_id: str | None = None,
        wait: bool = True,
        force: bool = False,
    ) -> Answered:
        """Choose in a select: option labels or values, user names. Without id: the first one."""
        if message is None:
            raise SandboxError("There is no message to choose in.")
        if custom_id is None:
            usable = [select for select in message.selects if not select.disabled]
            if not usable:
                raise SandboxError("The message has no select to choose in.")
            custom_id = usable[0].custom_id
        asked = {"message": message.id, "custom_id": custom_id, "values": list(values)}
        return await self._act("/component", wait=wait, force=force, **asked)

    async def submit(self, opened: Answered, *, wait: bool = True, **fields: object) -> Answered:
        """Send the modal that an interaction opened; fields by custom id or label."""
        return await self._act("/modal", interaction=opened.id, fields=fields, wait=wait)

    async def outcome(self, begun: Answered) -> Answered:
        """Wait until an interaction is answered or has failed."""
        query = {"interaction": begun.id, "wait": "true"}
        return Answered.of((await self.client.get("/interaction", **query))["interaction"])

    async def say(self, content: str, *, channel: str = "general") -> Message:
        """Write a message."""
        asked = {"user": self.name, "channel": channel, "content": content}
        return Message.of((await self.client.post("/message", asked))["message"])

    async def delete(self, message: Message) -> None:
        """Delete a message, or dismiss an ephemeral one."""
        await self.client.post("/delete-message", {"user": self.name, "message": message.id})

    async def open_dms(self) -> None:
        """Let the bot write direct messages."""
        await self.client.post("/user", {"user": self.name, "dm_open": True})

    async def close_dms(self) -> None:
        """Refuse the bot's direct messages (it gets 50007)."""
        await self.client.post("/user", {"user": self.name, "dm_open": False})

    async def leave(self) -> None:
        """Leave the server, or be kicked: the bot sees the same."""
        await self.client.post("/user", {"user": self.name, "member": False})

    async def join(self) -> None:
        """Come back to the server."""
        await self.client.post("/user", {"user": self.name, "member": True})

    # ---- eyes

    async def world(self) -> Json:
        """All this person sees."""
        return await self.client.get("/world", user=self.name)

    async def commands(self, channel: str = "general") -> list[Json]:
        """The commands this person can run there, in their language."""
        asked = await self.client.get("/commands", user=self.name, channel=channel)
        return asked["commands"]

    async def messages(self, channel: str = "general") -> list[Message]:
        """What this person sees in a channel, oldest first."""
        asked = await self.client.get("/messages", user=self.name, channel=channel)
        return [Message.of(raw) for raw in asked["messages"]]

    async def message(self, channel: str, text: str = "") -> Message | None:
        """The newest message of a channel that holds some text, None without one."""
        found = [m for m in await self.messages(channel) if text in m.text]
        return found[-1] if found else None

    async def threads(self) -> list[Json]:
        """The threads this person sees."""
        return [c for c in (await self.world())["channels"] if c["type"] in (11, 12)]
