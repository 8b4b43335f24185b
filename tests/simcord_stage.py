"""The stage on SimCord: the real bot and the real discord.py in an in-memory Discord.

Every request the bot makes is checked when the stage closes: against Discord's documented limits,
and against its own API description where that is at hand.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

import discord
from simcord import interactions as simulated
from simcord.actors import MemberActor
from simcord.backend.models import EPHEMERAL_FLAG
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from simcord.env import Env
from simcord.results import InteractionResult, ResponseMessage

from cogs.bot import Ruler
from sandbox.limits import faults
from tables import rows
from tables.service import Tables
from tests.openapi import description
from tests.stage import Json, Shown, public

TRIES = 20
"""How often SimCord waits its five seconds for the bot: a busy machine is no failure."""


LOOKS = 0.002
"""Seconds after which SimCord looks again whether the bot has come to rest."""


class PatientEnv(Env):
    """SimCord that waits on for a bot that has not come to rest, and no longer than that.

    A longer time-out would not do: SimCord waits in real time for every timer that ends within it.
    """

    def __init__(self, bot: Ruler, *given: Any, **named: Any) -> None:
        super().__init__(bot, *given, **named)
        self._database = bot.tables.house.database

    async def _detach_bot(self) -> None:
        """SimCord cancels all work, and a query that is cancelled would leave its line open."""
        while begun := set(self._database._begun):
            await asyncio.wait(begun)
        await super()._detach_bot()

    async def _settle_internal(self, **named: Any) -> None:
        named["idle"] = LOOKS
        for left in reversed(range(TRIES)):
            try:
                await super()._settle_internal(**named)
            except TimeoutError:
                if not left:
                    raise
                named["_deadline"] = None
            else:
                return


EXEMPT = frozenset({"/users/@me", "/gateway/bot"})


class StillClock:
    """A clock that stands still; tests say themselves when something is due."""

    async def run(self) -> None:
        return


@dataclass
class Time:
    """The present moment, moved by hand."""

    now: datetime

    def __call__(self) -> datetime:
        return self.now

    def pass_by(self, **how_long: float) -> None:
        self.now += timedelta(**how_long)


@dataclass
class SimcordStage:
    env: Env
    bot: Ruler
    tables: Tables
    time: Time
    guild: GuildHandle
    channel: ChannelHandle
    people: dict[str, MemberActor]
    strangers: dict[str, UserHandle] = field(default_factory=dict)
    locales: dict[int, str] = field(default_factory=dict)
    guild_locale: str = "en-US"

    # Stage

    async def slash(self, who: str, command: str, **options: Any) -> Shown:
        return self.answer(await self.typed(who, command, **options))

    async def typed(
        self, who: str, command: str, *, place: int | None = None, **options: Any
    ) -> InteractionResult:
        given = {
            name: (self.people | self.strangers)[value] if name == "opponent" else value
            for name, value in options.items()
        }
        person = self.people[who]
        return await person.slash(self.place(place), command, **given)

    async def click(self, who: str, message: Shown, custom_id: str) -> Shown:
        return self.answer(await self.pressed(who, message, custom_id))

    async def pressed(self, who: str, message: Shown, custom_id: str) -> InteractionResult:
        return await self.actor(who, message).click(self.raw(message), custom_id=custom_id)

    async def choose(
        self, who: str, message: Shown, custom_id: str, values: Sequence[Any]
    ) -> Shown:
        actor = self.actor(who, message)
        return self.answer(await actor.select(self.raw(message), values, custom_id=custom_id))

    async def lobby(self, who: str, message: Shown, custom_id: str) -> Shown:
        await self.pressed(who, message, custom_id)
        await self.env.settle()
        return await self.again(who, message)

    async def again(self, who: str, message: Shown) -> Shown:
        del who
        return self.shown(self.env.backend.get_message(message.channel_id, message.id))

    async def once(self, who: str, message: Shown, act: str) -> Shown:
        await self.env.settle()
        shown = await self.again(who, message)
        assert shown.ids(act), shown.words
        return shown

    async def told(self, who: str, place: int, count: int) -> list[Shown]:
        await self.env.settle()
        found = await self.messages(who, place)
        assert len(public(found)) == count, len(public(found))
        return found

    async def messages(self, who: str, place: int | None = None) -> list[Shown]:
        viewer = self.people[who]
        return [
            self.shown(self.env.backend.get_message(message.channel.id, message.id))
            for message in self.place(place).history(viewer=viewer)
        ]

    async def inbox(self, who: str) -> list[Shown]:
        return [
            self.shown(self.env.backend.get_message(message.channel.id, message.id))
            for message in self.people[who].user.dm_channel.history()
        ]

    # Shortcuts of every script

    async def duel(self, host: str = "ann", opponent: str | None = None, **options: Any) -> Shown:
        """Begin a duel, and return its board."""
        if opponent is not None:
            options["opponent"] = opponent
        shown = await self.slash(host, "gate", **options)
        if opponent is not None:
            return await self.duel_accepted(opponent, shown)
        return await self.board(shown)

    async def duel_accepted(self, opponent: str, challenge: Shown) -> Shown:
        """Accept a challenge, and return its board."""
        await self.click(opponent, challenge, challenge.ids("ok")[0])
        return await self.board(challenge)

    async def board(self, challenge: Shown) -> Shown:
        """The board that a challenge has become: in its thread, or where the challenge was."""
        threads = [thread.id for thread in self.channel.threads]
        place = challenge.id if challenge.id in threads else challenge.channel_id
        posted = await self.messages("ann", place)
        return next((each for each in reversed(posted) if each.ids("hand")), posted[-1])

    async def hand(self, who: str, board: Shown) -> Shown:
        """Open somebody's panel."""
        return await self.click(who, board, board.ids("hand")[0])

    async def decide(self, who: str, panel: Shown) -> Shown:
        """Take the first choice there is."""
        for each in panel.components:
            if each.get("custom_id", "").startswith("r1:do:") and not each.get("disabled"):
                if each["type"] == 2:
                    return await self.click(who, panel, each["custom_id"])
                values = [option["value"] for option in each["options"]]
                picked = values[: each["min_values"]]
                return await self.choose(who, panel, each["custom_id"], picked)
        raise AssertionError(f"{who} has nothing to decide: {panel.words}")

    # What only this stage can do

    async def let_time_out(self) -> None:
        """Let the clock do what is due."""
        with self.env._bot_scope():
            await self.tables.expire_due()
        await self.env.settle()

    def actor(self, who: str, message: Shown) -> MemberActor | UserHandle:
        person = self.people[who]
        in_guild = self.env.backend.get_channel(message.channel_id).guild_id is not None
        return person if in_guild else person.user

    def place(self, channel_id: int | None) -> ChannelHandle:
        if channel_id is None:
            return self.channel
        return ChannelHandle(self.env, self.guild, self.env.backend.get_channel(channel_id))

    def raw(self, message: Shown) -> ResponseMessage:
        stored = self.env.backend.get_message(message.channel_id, message.id)
        return ResponseMessage(self.env, stored)

    def answer(self, result: InteractionResult) -> Shown:
        """The last thing that was said in answer; a late word comes after the change it is about."""
        if result.followups:
            return self.shown(result.followups[-1]._message)
        assert result.response is not None, "nothing was answered"
        return self.shown(result.response._message)

    def shown(self, stored: Any) -> Shown:
        return Shown(
            id=stored.id,
            channel_id=stored.channel_id,
            text=stored.content or "",
            embeds=tuple(stored.embeds),
            rows=tuple(stored.components),
            files=tuple(each["filename"] for each in stored.attachments),
            alts="\n".join(each.get("description") or "" for each in stored.attachments),
            private=bool(stored.flags & EPHEMERAL_FLAG)
            or self.env.backend.get_channel(stored.channel_id).guild_id is None,
        )

    def calls(self, since: int = 0) -> list[tuple[str, str]]:
        """The requests the bot has made, but for those at its start."""
        return [(each.method, each.path) for each in self.env.http_requests[since:]]

    async def seed(self, table_id: str) -> str:
        """The seed of a table, which nobody may see before its end."""
        async with self.tables.house.database.read() as connection:
            return (await rows.table_row(connection, table_id)).seed

    def bodies(self, since: int = 0) -> list[Any]:
        """What those requests carried."""
        return [each.json for each in self.env.http_requests[since:]]

    def speaks(self, who: str, locale: str) -> None:
        """Let a person use Discord in another language."""
        self.locales[self.people[who].id] = locale

    def forge(self, message: Shown, old: str, new: str) -> Shown:
        """Let a message carry another custom id, as an older version of the bot would have made."""
        stored = self.env.backend.get_message(message.channel_id, message.id)
        for row in stored.components:
            for each in row["components"]:
                if each.get("custom_id") == old:
                    each["custom_id"] = new
        return replace(message, rows=tuple(stored.components))

    async def restart(self, build: Any) -> None:
        """Stop the bot and start a new one on the same database and the same Discord."""
        await self.bot.close()
        self.bot = build()
        self.tables = self.bot.tables
        await self.env.restart_bot(self.bot)

    def request_faults(self) -> list[str]:
        """What Discord would have refused about the requests so far."""
        found: list[str] = []
        judge = description()
        for each in self.env.http_requests:
            body: Any = each.json
            files = len(body.get("attachments") or ()) if isinstance(body, dict) else 0
            found += [str(fault) for fault in faults(each.method, each.path, body, files=files)]
            if judge is not None and each.path not in EXEMPT:
                found += judge.faults(each.method, each.path, body)
        return found


async def set_stage(
    env: Env,
    bot: Ruler,
    time: Time,
    monkeypatch: Any,
    guild_locale: str = "en-US",
    names: Mapping[str, str] | None = None,
) -> SimcordStage:
    """A server with a channel, and ann, ben and cho, around a bot that has started.

    ``names`` are what else to call them.
    """
    guild = env.create_guild("Fuyuki", preferred_locale=guild_locale)
    names = names or {name: name for name in ("ann", "ben", "cho")}
    people = {who: guild.add_member(env.create_user(name)) for who, name in names.items()}
    channel = guild.create_text_channel("duels")
    stage = SimcordStage(env, bot, bot.tables, time, guild, channel, people)
    stage.guild_locale = guild_locale
    _localise(stage, monkeypatch)
    await env.settle()
    return stage


def _localise(stage: SimcordStage, monkeypatch: Any) -> None:
    """SimCord has everybody speak English; let people and servers choose."""
    plain = simulated.base_payload

    def base_payload(backend: Any, **given: Any) -> tuple[Any, Json]:
        record, payload = plain(backend, **given)
        payload["locale"] = stage.locales.get(given["user_id"], "en-US")
        if "guild_locale" in payload:
            payload["guild_locale"] = stage.guild_locale
        return record, payload

    monkeypatch.setattr(simulated, "base_payload", base_payload)


def permissions(**allowed: bool) -> discord.PermissionOverwrite:
    """What is allowed or forbidden in a channel."""
    return discord.PermissionOverwrite(**allowed)
