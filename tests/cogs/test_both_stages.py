"""The same script on SimCord and over the sandbox's sockets shows people the same messages."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from simcord.env import Env

from cogs.bot import Ruler
from cogs.settings import Settings
from tables.service import Tables
from tables.storage import open_database
from tests.sandbox_stage import PEOPLE, sandbox_stage
from tests.script import Player, play
from tests.simcord_stage import StillClock, Time, set_stage
from tests.stage import Shown, Stage

pytestmark = pytest.mark.timeout(240)


def told(message: Shown) -> tuple[Any, ...]:
    """A message without what differs from one Discord to the next: ids and people's names."""
    controls = [
        (each.get("label"), each.get("custom_id"), each.get("disabled"))
        for each in message.components
    ]
    return common(repr((message.words, controls))), message.private, message.files


def common(text: str) -> str:
    """A text without ids, and with the names people have on one of the stages."""
    text = re.sub(r"\d{17,20}", "<id>", text)
    for ours, theirs in PEOPLE.items():
        text = text.replace(theirs, ours)
    return text


async def script(stage: Stage, board_of: Callable[[Shown], Any]) -> list[tuple[Any, ...]]:
    """A challenge, a whole duel, and the words that were read on the way."""
    seen: list[tuple[Any, ...]] = []
    challenge = await stage.slash("ann", "gate", opponent="ben", deal="preset")
    seen.append(told(challenge))
    seen.append(told(await stage.click("cho", challenge, challenge.ids("ok")[0])))
    seen.append(told(await stage.click("ben", challenge, challenge.ids("ok")[0])))
    board = await board_of(challenge)
    seen.append(told(board))
    seen.append(told(await stage.click("cho", board, board.ids("hand")[0])))
    players = [Player("ann", random.Random(17)), Player("ben", random.Random(18))]
    for player in players:
        await player.open(stage, board)
        assert player.panel is not None
        seen.append(told(player.panel))
    played = await play(stage, board, players)
    seen += [(common(text),) for each in players for text in each.read]
    seen.append(told(played.board))
    seen.append(told(await stage.slash("cho", "leaderboard")))
    seen.append(told(await stage.slash("ann", "tables")))
    return seen


async def test_simcord_and_the_sandbox_show_the_same(
    tmp_path: Path,
    games: dict[str, Any],
    time: Time,
    no_painting: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def tables(database: Any) -> Tables:
        numbers = count(1)
        return Tables(
            database,
            games,
            now=time,
            new_seed=lambda: f"seed{next(numbers):060}",
            new_id=lambda: "k7m2xq4p",
        )

    async with open_database(f"sqlite+aiosqlite:///{tmp_path / 'simcord.db'}") as database:
        bot = Ruler(Settings(), tables(database), StillClock())
        env = Env(bot)
        await env.start()
        with env.time_context():
            stage = await set_stage(env, bot, time, monkeypatch)
            in_memory = await script(stage, stage.board)
        await env.shutdown()
    async with open_database(f"sqlite+aiosqlite:///{tmp_path / 'sandbox.db'}") as database:
        bot = Ruler(Settings(), tables(database), StillClock())
        async with sandbox_stage(bot, monkeypatch) as sandbox:
            over_sockets = await script(sandbox, sandbox.board)
    assert in_memory == over_sockets
