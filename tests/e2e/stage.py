"""The stage on the sandbox, with the real bot as a process, over real HTTP and WebSocket.

Nothing here waits for a time to pass: answers, edits and posts are waited for as such.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sandbox.client import Person, SandboxClient
from sandbox.limits import faults
from sandbox.process import Sandbox
from sandbox.seen import Answered, Message
from tests.bot_process import BotProcess
from tests.openapi import description
from tests.stage import Json, Shown, public

PEOPLE = {"ann": "Alex", "ben": "Jordan", "cho": "Waver", "min": "Mina", "seo": "서린"}
"""Who is who in the sandbox; min and seo use Discord in Korean."""

PATIENCE = 30.0
"""Seconds after which what should come is not coming; nothing else depends on it."""

EXEMPT = frozenset({"/users/@me", "/gateway/bot"})

_RENEWED = re.compile(r"/webhooks/\d+/")
_POST = re.compile(r"POST /channels/\d+/messages")
_EDIT = re.compile(r"PATCH /channels/\d+/messages/\d+")
_CALLBACK = re.compile(r"POST /interactions/(?P<id>\d+)/(?P<token>[^/]+)/callback")
_ENDED_BY = {"do": _EDIT, "gg": _EDIT, "no": _EDIT, "back": _EDIT, "ok": _EDIT, "re": _POST}
"""The request with which the board shows what an act of `cogs.codec.Act` has done."""

_HARMLESS = ("hand", "ah", "pg")
"""Acts that may be done again without a second thought."""


@dataclass
class SandboxStage:
    """People who act through a `SandboxClient`; an act has ended when the board shows it."""

    client: SandboxClient
    bot: BotProcess
    channel: str = "general"
    requests: list[Json] = field(default_factory=list)
    costs: dict[str, list[int]] = field(default_factory=dict)
    """How many requests each press led to, by its act; without those for panels of others."""
    _served: int = 0

    # Stage

    async def slash(self, who: str, command: str, **options: Any) -> Shown:
        given: dict[str, Any] = {
            name: PEOPLE[value] if name == "opponent" else value for name, value in options.items()
        }
        since = await self.count()
        done = await self.person(who).slash(command, channel=self.channel, **given)
        answer = await self.answer(who, done, since)
        if command == "gate" and "opponent" not in options and not answer.private:
            await self.request(since, _POST)
        return answer

    async def click(self, who: str, message: Shown, custom_id: str, patience: int = 2) -> Shown:
        since = await self.count()
        harmless = custom_id.split(":")[1] in _HARMLESS
        # What is pressed may be on its way to another face; a client does not know of that.
        done = await self.person(who).click(raw(message), custom_id=custom_id, force=harmless)
        if done.state == "failed" and patience and harmless:
            # The machine was too slow for Discord's three seconds.
            return await self.click(who, message, custom_id, patience - 1)
        return await self.ended(who, done, since)

    async def choose(
        self, who: str, message: Shown, custom_id: str, values: Sequence[str]
    ) -> Shown:
        since = await self.count()
        done = await self.person(who).choose(raw(message), *values, custom_id=custom_id)
        return await self.ended(who, done, since)

    async def lobby(self, who: str, message: Shown, custom_id: str) -> Shown:
        since = await self.count()
        done = await self.person(who).click(raw(message), custom_id=custom_id, force=True)
        assert done.state == "answered", f"{who} got no answer: {done.raw}"
        await self.request(since, _EDIT)
        if custom_id.split(":")[1] == "go":
            await self.request(since, _POST)
            settled = "SELECT 1 FROM tables WHERE thread_id = ? AND message_id IS NOT NULL"
            await self.client.until(lambda: self.bot.rows(settled, message.id), PATIENCE)
        return await self.again(who, message)

    async def again(self, who: str, message: Shown) -> Shown:
        found = await self.messages(who, message.channel_id)
        return next(each for each in found if each.id == message.id)

    async def once(self, who: str, message: Shown, act: str) -> Shown:
        async def look() -> Shown | None:
            shown = await self.again(who, message)
            return shown if shown.ids(act) else None

        return await self.client.until(look, PATIENCE)

    async def told(self, who: str, place: int, count: int) -> list[Shown]:
        async def look() -> list[Shown] | None:
            found = await self.messages(who, place)
            assert len(public(found)) <= count
            return found if len(public(found)) == count else None

        return await self.client.until(look, PATIENCE)

    async def messages(self, who: str, place: int | None = None) -> list[Shown]:
        channel = self.channel if place is None else str(place)
        return [shown(each) for each in await self.person(who).messages(channel)]

    async def inbox(self, who: str) -> list[Shown]:
        found = await self.person(who).messages("dm")
        return [shown(each, private=True) for each in found if each.author != PEOPLE[who]]

    # Behind the scenes

    async def start_bot(self) -> None:
        """Start the bot and wait until it is there."""
        came = (await self.client.status())["identifies"]
        self.bot.start()

        async def there() -> bool:
            self.bot.check()
            status = await self.client.status()
            return status["bot_connected"] and status["identifies"] > came and status["commands"]

        await self.client.until(there, PATIENCE)

    def person(self, who: str) -> Person:
        return self.client.as_user(PEOPLE[who])

    async def log(self) -> list[Json]:
        """The requests the bot has made; those still under way are read anew the next time."""
        self.requests[self._served :] = await self.client.requests(self._served)
        self._served = next(
            (number for number, each in enumerate(self.requests) if not each["status"]),
            len(self.requests),
        )
        return self.requests

    async def count(self) -> int:
        """How many requests the bot has made."""
        return len(await self.log())

    async def request(self, since: int, pattern: re.Pattern[str]) -> Json:
        """Wait until a request is served that is not among the first ``since``."""

        async def look() -> Json | None:
            for each in (await self.log())[since:]:
                if (
                    pattern.fullmatch(f"{each['method']} {each['path']}")
                    and 0 < each["status"] < 300
                ):
                    return each
            return None

        return await self.client.until(look, PATIENCE)

    async def ended(self, who: str, done: Answered, since: int) -> Shown:
        """The answer to a press, once the board shows what it did, if it did anything."""
        answer = await self.answer(who, done, since)
        act = str(done.raw["custom_id"]).split(":")[1]
        if act in _ENDED_BY and not (act == "ok" and not answer.rows):  # that was refused
            await self.request(since, _ENDED_BY[act])
            if act == "ok" and await self._in_new_thread(since):
                await self.request(since, _POST)
        own = await self._token(done, since)
        made = [
            each
            for each in (await self.log())[since:]
            if not put_off(each) and (own in each["path"] or not _RENEWED.match(each["path"]))
        ]
        self.costs.setdefault(act, []).append(len(made))
        return answer

    async def _in_new_thread(self, since: int) -> bool:
        made = [f"{each['method']} {each['path']}" for each in (await self.log())[since:]]
        return any(each.startswith("POST") and each.endswith("/threads") for each in made)

    async def answer(self, who: str, done: Answered, since: int) -> Shown:
        """What was said in answer; one that was put off is waited for."""
        assert done.state == "answered", f"{who} got no answer: {done.raw}"
        if done.answer not in ("defer", "defer_update"):
            assert done.message is not None
            return shown(done.message)
        token = await self._token(done, since)
        late = await self.request(
            since, re.compile(rf"(?:POST|PATCH) /webhooks/\d+/{re.escape(token)}.*")
        )
        found = await self.person(who).messages(str(done.raw["channel_id"]))
        return shown(next(each for each in found if each.id == late["answer"]["id"]))

    async def _token(self, done: Answered, since: int) -> str:
        for each in (await self.log())[since:]:
            found = _CALLBACK.fullmatch(f"{each['method']} {each['path']}")
            if found and found["id"] == done.id:
                return found["token"]
        raise AssertionError("an answer without a request")

    async def request_faults(self) -> list[str]:
        """What Discord would refuse about the requests so far."""
        found: list[str] = []
        judge = description()
        for each in await self.log():
            method, path, body = each["method"], each["path"].split("?")[0], each["body"]
            wrong = faults(method, path, body, files=len(each["files"]))
            found += [f"{method} {path}: {fault}" for fault in wrong]
            if judge is not None and path not in EXEMPT:
                found += judge.faults(method, path, body)
        unknown = (await self.client.status())["unknown_requests"]
        return found + [f"no such route: {each['method']} {each['path']}" for each in unknown]


@asynccontextmanager
async def sandbox_stage(
    folder: Path, *program: str, **settings: str
) -> AsyncIterator[SandboxStage]:
    """A sandbox and a bot, each a process; the bot's requests are judged at the end.

    See `BotProcess` for what ``program`` it is.
    """
    with Sandbox(0) as sandbox:
        bot = BotProcess(folder, sandbox.address, program, settings)
        async with SandboxClient(sandbox.address) as client:
            stage = SandboxStage(client, bot)
            try:
                await stage.start_bot()
                yield stage
                assert await stage.request_faults() == []
            finally:
                bot.close()


def put_off(request: Json) -> bool:
    """Whether a request only says that the answer takes longer, as it does on a busy machine."""
    return request["path"].endswith("/callback") and request["body"]["type"] in (5, 6)


def raw(message: Shown) -> Message:
    """As much of a message as the client needs to press something in it."""
    return Message({"components": list(message.rows)}, str(message.id), str(message.channel_id))


def shown(message: Message, *, private: bool = False) -> Shown:
    """A message of the client's, as the scripts know it."""
    return Shown(
        id=int(message.id),
        channel_id=int(message.channel_id),
        text=message.content,
        embeds=tuple(message.embeds),
        rows=tuple(message.raw["components"]),
        files=tuple(each["filename"] for each in message.attachments),
        alts="\n".join(each.get("description") or "" for each in message.attachments),
        private=private or message.ephemeral,
    )
