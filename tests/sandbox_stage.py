"""The stage on the sandbox: the real bot and discord.py over real sockets, in this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs.bot import Ruler
from sandbox import Sandbox, SandboxClient
from sandbox.client import Answered, Message
from tests.stage import Shown

PEOPLE = {"ann": "Alex", "ben": "Jordan", "cho": "Waver"}
"""Who is who in the sandbox; all three use Discord in English."""

CHANNEL = "games"


@dataclass
class SandboxStage:
    client: SandboxClient
    bot: Ruler

    async def slash(self, who: str, command: str, **options: Any) -> Shown:
        given: dict[str, Any] = {
            name: PEOPLE[value] if name == "opponent" else value for name, value in options.items()
        }
        person = self.client.as_user(PEOPLE[who])
        return await self._answer(await person.slash(command, channel=CHANNEL, **given))

    async def click(self, who: str, message: Shown, custom_id: str) -> Shown:
        person = self.client.as_user(PEOPLE[who])
        return await self._answer(await person.click(self._raw(message), custom_id=custom_id))

    async def choose(
        self, who: str, message: Shown, custom_id: str, values: Sequence[str]
    ) -> Shown:
        person = self.client.as_user(PEOPLE[who])
        raw = self._raw(message)
        return await self._answer(await person.choose(raw, *values, custom_id=custom_id))

    async def again(self, who: str, message: Shown) -> Shown:
        found = [
            each for each in await self.messages(who, message.channel_id) if each.id == message.id
        ]
        assert found, "the message is gone"
        return found[0]

    async def messages(self, who: str, place: int | None = None) -> list[Shown]:
        person = self.client.as_user(PEOPLE[who])
        return [self._shown(each) for each in await person.messages(str(place or CHANNEL))]

    async def inbox(self, who: str) -> list[Shown]:
        person = self.client.as_user(PEOPLE[who])
        return [self._shown(each) for each in await person.messages("dm")]

    async def board(self, challenge: Shown) -> Shown:
        """The board that a challenge has become, in its thread."""
        return (await self.messages("ann", challenge.id))[-1]

    async def _answer(self, answered: Answered) -> Shown:
        assert answered.message is not None, f"nothing was answered: {answered.state}"
        while self.bot.boards._running:
            await asyncio.wait(set(self.bot.boards._running.values()))
        return self._shown(answered.message)

    def _raw(self, message: Shown) -> Message:
        return Message({}, str(message.id), str(message.channel_id))

    def _shown(self, message: Message) -> Shown:
        return Shown(
            id=int(message.id),
            channel_id=int(message.channel_id),
            text=message.content,
            embeds=tuple(message.embeds),
            rows=tuple(message.raw["components"]),
            files=tuple(each.rsplit("/", 1)[-1] for each in message.pictures),
            private=message.ephemeral,
        )


@asynccontextmanager
async def sandbox_stage(bot: Ruler, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SandboxStage]:
    """A sandbox with the bot in it."""
    async with Sandbox() as sandbox, SandboxClient(sandbox.page_url) as client:
        monkeypatch.setattr(Route, "BASE", sandbox.api_url)
        gateway = yarl.URL(sandbox.gateway_url)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        async with bot:
            running = asyncio.create_task(bot.start("sandbox"))
            await client.ready(commands=6)
            yield SandboxStage(client, bot)
            await bot.close()
            await asyncio.wait({running})
