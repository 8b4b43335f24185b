"""The bot is killed while it tells a round of a tournament: each chapter is posted, and once."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from tests.e2e.stage import PATIENCE, SandboxStage, sandbox_stage
from tests.script import Player
from tests.stage import Shown

POSTS = "POST /channels/*/messages"
ROUNDS, CHAPTERS = 2, 2
"""Of each round: the match of ann, and the standings."""

pytestmark = pytest.mark.timeout(300)


async def tournament(stage: SandboxStage) -> Shown:
    """A tournament of ann and three computer players."""
    lobby = await stage.once("ann", await stage.slash("ann", "challengers"), "bots")
    for _ in range(3):
        lobby = await stage.lobby("ann", lobby, lobby.button("+ Computer")["custom_id"])
    await stage.lobby("ann", lobby, lobby.ids("go")[0])
    return (await stage.messages("ann", lobby.id))[-1]


def titles(posted: list[Shown]) -> Counter[str]:
    """The titles of all chapters."""
    return Counter(
        each.embeds[0]["title"] for each in posted if each.embeds and not each.ids("hand")
    )


async def draft(stage: SandboxStage, ann: Player, board: Shown) -> None:
    """Play until the matches of this round were played."""
    assert await ann.open(stage, board)
    for _ in range(20):
        assert ann.panel is not None
        ready = [each for each in ann.panel.components if each.get("label") == "Keep all – ready"]
        if ready:
            person = stage.person("ann")
            message = next(
                each
                for each in await person.messages(str(board.channel_id))
                if each.id == str(ann.panel.id)
            )
            await person.click(message, custom_id=ready[0]["custom_id"], wait=False, force=True)
            return
        await ann.press(stage)
    raise AssertionError(f"nothing to confirm: {ann.read[-1]}")


@pytest.mark.parametrize("last", range(1, CHAPTERS + 1))
@pytest.mark.parametrize("trouble", [{"lose": True}, {"delay": 5.0}], ids=["made", "not made"])
async def test_chapters_are_posted_once_whenever_the_bot_is_killed(
    trouble: dict[str, object], last: int, tmp_path: Path
) -> None:
    """The kill comes when the ``last`` chapter was posted and Discord's answer to it is lost."""
    async with sandbox_stage(tmp_path) as stage:
        board = await tournament(stage)
        ann = Player("ann", random.Random(last))
        for number in range(1, ROUNDS + 1):
            since = await stage.count()
            if last > 1:
                await stage.client.fault(POSTS, times=last - 1)
            await stage.client.fault(POSTS, **trouble)
            await draft(stage, ann, board)

            async def begun(since: int = since) -> bool:
                made = await stage.client.requests(since)
                posts = [each for each in made if each["method"] == "POST"]
                return sum(each["path"].endswith("/messages") for each in posts) >= last

            await stage.client.until(begun, PATIENCE)
            stage.bot.kill()
            await stage.start_bot()

            async def told(number: int = number) -> bool:
                found = titles(await stage.messages("ben", board.channel_id))
                return sum(found.values()) >= number * CHAPTERS

            await stage.client.until(told, PATIENCE)
            found = titles(await stage.messages("ben", board.channel_id))
            assert len(found) == number * CHAPTERS
            assert set(found.values()) == {1}, found
        assert "Traceback" not in stage.bot.log, stage.bot.log
