"""The bot is killed at random moments of games, and started again: nothing is lost or done twice.

Every lane plays its own tables with its own bot. A press counts as acknowledged when Discord took
the bot's answer to it. The log of decisions in the database must then hold, for each seat, exactly
what was acknowledged, and of what was not, the whole press or nothing.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from cogs.codec import Act
from sandbox.seen import Answered
from tests.bot_process import BOT
from tests.e2e.stage import PATIENCE, SandboxStage, raw, sandbox_stage
from tests.stage import Shown
from tests.wire.witness import Seated, Witness, begin, check_boards, rematch, seated

SEED = os.environ.get("RULER_TEST_SEED", "heaven's feel")
LANES, KILLS = 5, 10
Ending = Callable[[SandboxStage], Awaitable[None]]

pytestmark = pytest.mark.timeout(300)


async def end_at_some_moment(
    stage: SandboxStage,
    chance: random.Random,
    players: list[Witness],
    begun: list[Answered],
    end: Ending,
) -> str:
    """End the bot at a moment of its work on what was just pressed; says which."""
    moment = chance.choice(["at once", "while it works", "while it works", "answered", "drawing"])
    match moment:
        case "while it works":  # a moment that is as good as any other, so time may choose it
            await asyncio.sleep(chance.uniform(0.002, 0.08))
        case "answered":
            await stage.person(players[0].who).outcome(begun[0])
        case "drawing":
            await stage.person(players[-1].who).outcome(begun[-1])
            await asyncio.sleep(chance.uniform(0.0, 0.1))
        case _:
            pass
    await end(stage)
    return moment


async def killed(stage: SandboxStage) -> None:
    """End the bot as a power cut does."""
    stage.bot.kill()


async def stopped(stage: SandboxStage) -> None:
    """End the bot as a host does."""
    assert await asyncio.to_thread(stage.bot.stop) == 0


async def ended_at_work(
    stage: SandboxStage, tables: list[Seated], chance: random.Random, end: Ending
) -> None:
    """One press at every table, the bot's end and start, and the same presses once more."""
    asked = [player for table in tables if (player := await table.asked(stage))]
    pressing = [(player, player.next_press()) for player in asked]
    assert pressing
    begun = await asyncio.gather(
        *(player.send(stage, press, wait=False) for player, press in pressing)
    )
    moment = await end_at_some_moment(stage, chance, asked, begun, end)
    await stage.start_bot()
    for (player, press), sent in zip(pressing, begun, strict=True):
        decides = press.address.act is Act.COMMIT
        found = (await stage.client.get("/interaction", interaction=sent.id))["interaction"]
        acknowledged = found["state"] == "answered" and found["answer"] == "update"
        logged = player.logged(stage)
        done = [*player.decided, *press.choices] if decides else player.decided
        told = f"ended {moment}: {press.custom_id} {press.values}, {found['state']}"
        assert logged in ([done] if acknowledged else [done, player.decided]), told
        # People press again what seems to have done nothing. It is done now, or was done before.
        await player.insist(stage, press)
        assert player.panel is not None
        assert player.panel.words, told
        assert player.logged(stage) == done, told
        player.decided = done


@asynccontextmanager
async def lane_of(folder: Path, *program: str) -> AsyncIterator[SandboxStage]:
    async with sandbox_stage(folder, *program) as stage:
        yield stage
        assert "Traceback" not in stage.bot.log, stage.bot.log


@pytest.mark.parametrize("lane", range(LANES))
async def test_a_killed_bot_loses_no_choice_and_takes_none_twice(lane: int, tmp_path: Path) -> None:
    chance = random.Random(f"{SEED}/{lane}")
    sides = [("ann", "ben"), ("cho",)]
    program = BOT if lane == 0 else ()  # in one of them each start is that of a host
    async with lane_of(tmp_path, *program) as stage:
        tables = [await begin(stage, chance, *names) for names in sides]
        for _ in range(KILLS):
            for _ in range(chance.randint(0, 3)):
                for number, table in enumerate(tables):
                    player = await table.asked(stage)
                    if player is None:  # over: the next game, in the same thread
                        tables[number] = await rematch(stage, table, chance)
                    else:
                        await player.press(stage)
            await ended_at_work(stage, tables, chance, killed)
            await check_boards(stage, tables)
        for table in tables:
            for player in table.players:
                assert player.logged(stage) == player.decided


async def test_a_bot_that_is_told_to_stop_finishes_what_it_has_begun(tmp_path: Path) -> None:
    chance = random.Random(SEED)
    async with lane_of(tmp_path) as stage:
        tables = [await begin(stage, chance, *names) for names in (("ann", "ben"), ("cho",))]
        for _ in range(2):
            await ended_at_work(stage, tables, chance, stopped)
        await check_boards(stage, tables)


@pytest.mark.parametrize("requests", range(1, 6))
async def test_a_bot_killed_while_a_table_begins_makes_one_board(
    requests: int, tmp_path: Path
) -> None:
    chance = random.Random(SEED)
    async with lane_of(tmp_path) as stage:
        challenge = await stage.slash("ann", "gate", opponent="ben", deal="preset")
        since = await stage.count()
        accept = challenge.ids("ok")[0]
        ben = stage.person("ben")
        done = await ben.click(raw(challenge), custom_id=accept, wait=False)

        async def reached() -> bool:
            return await stage.count() >= since + requests

        if requests < 5:
            await stage.client.until(reached, PATIENCE)
        else:
            await stage.request(since, re.compile(r"POST /channels/\d+/messages"))
        stage.bot.kill()
        await stage.start_bot()
        if (await stage.client.get("/interaction", interaction=done.id))["interaction"][
            "state"
        ] != "answered":
            again = await ben.click(raw(challenge), custom_id=accept, force=True)
            assert again.state == "answered"

        async def board() -> Shown | None:
            threads = {each["id"] for each in await ben.threads()}
            if str(challenge.id) not in threads:
                return None
            found = [each for each in await stage.messages("ben", challenge.id) if each.ids("hand")]
            assert len(found) <= 1, "a table has one board"
            return found[0] if found else None

        shown_board = await stage.client.until(board, PATIENCE)
        table = await seated(stage, shown_board, chance, "ann", "ben")
        await check_boards(stage, [table])
        player = await table.asked(stage)
        assert player is not None
        await player.press(stage)
        assert player.logged(stage) == player.decided
