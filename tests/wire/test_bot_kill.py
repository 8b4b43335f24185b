"""The bot is killed at random moments of games, and started again: nothing is lost or done twice.

Every lane plays its own tables with its own bot. A press counts as acknowledged when Discord took
the bot's answer to it. The log of decisions in the database must then hold, for each seat, exactly
what was acknowledged, and of what was not, the whole press or nothing.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

import cogs.letters
from cogs.board import board_letter
from cogs.codec import Act, Address, parse
from cogs.controls import view_of
from cogs.letters import PublicLetter
from render import introduce
from render.panel import positions
from sandbox.client import Answered
from tables.library import load_games
from tables.service import Tables
from tables.storage import open_database
from tests.e2e.stage import PATIENCE, SandboxStage, raw, sandbox_stage
from tests.script import Player
from tests.stage import Json, Shown

SEED = os.environ.get("RULER_TEST_SEED", "heaven's feel")
LANES, KILLS = 5, 10
LOG = "SELECT choice FROM decisions WHERE table_id = ? AND seat = ? AND by = 'player' ORDER BY revision"

pytestmark = pytest.mark.timeout(300)


@dataclass(frozen=True)
class Press:
    """Something pressed that decides: where, and what."""

    message: Shown
    custom_id: str
    values: tuple[str, ...] = ()

    @property
    def address(self) -> Address:
        found = parse(self.custom_id)
        assert found is not None
        return found

    @property
    def choices(self) -> list[list[int]]:
        """What the log of decisions will say."""
        picked = [positions(self.values)] if self.values else []
        return [list(choice) for choice in (*self.address.choices, *picked)]


@dataclass
class Witness(Player):
    """A player who remembers what was decided."""

    table: str = ""
    seat: int = 0
    decided: list[list[int]] = field(default_factory=list)

    def next_press(self) -> Press:
        assert self.panel is not None
        control = self._pick()
        values = () if control["type"] == 2 else tuple(self._values(control))
        return Press(self.panel, control["custom_id"], values)

    async def send(self, stage: SandboxStage, press: Press, *, wait: bool) -> Answered:
        person, message = stage.person(self.who), raw(press.message)
        if press.values:
            return await person.choose(
                message, *press.values, custom_id=press.custom_id, wait=wait, force=True
            )
        return await person.click(message, custom_id=press.custom_id, wait=wait, force=True)

    async def press(self, stage: Any) -> None:
        press = self.next_press()
        since = await stage.count()
        self.panel = await stage.answer(self.who, await self.send(stage, press, wait=True), since)
        if press.address.act is Act.COMMIT:
            self.decided += press.choices

    def logged(self, stage: SandboxStage) -> list[list[int]]:
        return [json.loads(row[0]) for row in stage.bot.rows(LOG, self.table, self.seat)]


@dataclass
class Seated:
    """A table and the people who sit at it."""

    board: Shown
    players: list[Witness]

    async def asked(self, stage: SandboxStage) -> Witness | None:
        """Somebody who has something to decide; None when the game is over."""
        for again in (False, True):
            for player in self.players:
                if again and not await stage_over(stage, self.board):
                    await player.open(stage, self.board)
                if player.asked:
                    return player
        return None


async def stage_over(stage: SandboxStage, board: Shown) -> bool:
    return not (await stage.again("cho", board)).ids("hand")


async def begin(stage: SandboxStage, chance: random.Random, *names: str) -> Seated:
    """A table at which ``names`` sit, or one of them with the computer player."""
    host, *others = names
    options = {"opponent": others[0]} if others else {}
    challenge = await stage.slash(host, "gate", deal="preset", **options)
    for other in others:
        await stage.click(other, challenge, challenge.ids("ok")[0])
    board = (await stage.messages(host, challenge.id))[-1]
    return await seated(stage, board, chance, *names)


async def seated(stage: SandboxStage, board: Shown, chance: random.Random, *names: str) -> Seated:
    found = parse(board.ids("hand")[0])
    assert found is not None
    players: list[Witness] = []
    for who in names:
        (number,) = stage.bot.rows(
            "SELECT seat FROM seats JOIN people USING (user_id) WHERE table_id = ? AND name = ?",
            found.table,
            stage.person(who).name,
        )
        players.append(
            Witness(who, random.Random(chance.random()), table=found.table, seat=number[0])
        )
    return Seated(board, players)


async def kill_at_some_moment(
    stage: SandboxStage, chance: random.Random, players: list[Witness], begun: list[Answered]
) -> str:
    """Kill the bot at a moment of its work on what was just pressed; says which."""
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
    stage.bot.kill()
    return moment


async def killed_at_work(stage: SandboxStage, tables: list[Seated], chance: random.Random) -> None:
    """One press at every table, a kill, a new start, and the same presses once more."""
    asked = [player for table in tables if (player := await table.asked(stage))]
    pressing = [(player, player.next_press()) for player in asked]
    assert pressing
    begun = await asyncio.gather(
        *(player.send(stage, press, wait=False) for player, press in pressing)
    )
    moment = await kill_at_some_moment(stage, chance, asked, begun)
    await stage.start_bot()
    for (player, press), sent in zip(pressing, begun, strict=True):
        decides = press.address.act is Act.COMMIT
        found = (await stage.client.get("/interaction", interaction=sent.id))["interaction"]
        acknowledged = found["state"] == "answered" and found["answer"] == "update"
        logged = player.logged(stage)
        done = [*player.decided, *press.choices] if decides else player.decided
        told = f"killed {moment}: {press.custom_id} {press.values}, {found['state']}"
        assert logged in ([done] if acknowledged else [done, player.decided]), told
        # People press again what seems to have done nothing. It is done now, or was done before.
        since = await stage.count()
        again = await player.send(stage, press, wait=True)
        player.panel = await stage.answer(player.who, again, since)
        assert player.panel.words, told
        assert player.logged(stage) == done, told
        player.decided = done


async def check_boards(stage: SandboxStage, tables: list[Seated], games: dict[str, Any]) -> None:
    """Each table has one board, and it shows what a bot would draw from the database."""
    async with open_database(f"sqlite+aiosqlite:///{stage.bot.copy_of_database()}") as copy:
        service = Tables(copy, games, now=lambda: datetime.now(UTC))
        for table in tables:
            letter = await board_letter(service, await service.table(table.players[0].table))
            await shows(stage, table, as_sent(letter))


async def shows(stage: SandboxStage, table: Seated, expected: Json) -> None:
    """Wait until the one board of a table shows what is expected."""
    read: list[Json] = []

    async def look() -> bool:
        found = await stage.messages("cho", table.board.channel_id)
        boards = [each for each in found if each.rows and table.players[0].table in each.words]
        read[:] = [as_read(each) for each in boards]
        return read == [expected]

    try:
        await stage.client.until(look, PATIENCE)
    except TimeoutError:
        assert read == [expected]
        raise


def as_sent(letter: PublicLetter) -> Json:
    embed: Json = letter.embed.to_dict() if letter.embed else {}  # pyright: ignore[reportAssignmentType]
    rows = view_of(letter.rows).to_components()
    return _told(letter.text, embed, [each for row in rows for each in row["components"]])


def as_read(message: Shown) -> Json:
    return _told(message.text, message.embeds[0], list(message.components))


def _told(text: str, embed: Json, components: list[Json]) -> Json:
    fields = [(each["name"], each["value"]) for each in embed.get("fields") or ()]
    return {
        "text": text,
        "title": embed.get("title"),
        "description": embed.get("description"),
        "fields": fields,
        "controls": [(each["label"], each["custom_id"]) for each in components],
    }


@pytest.fixture(scope="session")
def games() -> dict[str, Any]:
    found = load_games()
    introduce(found.values())
    return found


@pytest.fixture
def no_painting(monkeypatch: pytest.MonkeyPatch) -> None:
    async def paint(svg: str, width: int) -> bytes:
        return b"a picture"

    monkeypatch.setattr(cogs.letters, "paint", paint)


@asynccontextmanager
async def lane_of(folder: Path, chance: random.Random) -> AsyncIterator[SandboxStage]:
    async with sandbox_stage(folder) as stage:
        yield stage
        assert "Traceback" not in stage.bot.log, stage.bot.log


@pytest.mark.parametrize("lane", range(LANES))
async def test_a_killed_bot_loses_no_choice_and_takes_none_twice(
    lane: int, tmp_path: Path, games: dict[str, Any], no_painting: None
) -> None:
    chance = random.Random(f"{SEED}/{lane}")
    sides = [("ann", "ben"), ("cho",)]
    async with lane_of(tmp_path, chance) as stage:
        tables = [await begin(stage, chance, *names) for names in sides]
        for _ in range(KILLS):
            for _ in range(chance.randint(0, 3)):
                for number, table in enumerate(tables):
                    player = await table.asked(stage)
                    if player is None:  # over: the next game, in the same thread
                        tables[number] = await rematch(stage, table, chance)
                    else:
                        await player.press(stage)
            await killed_at_work(stage, tables, chance)
            await check_boards(stage, tables, games)
        for table in tables:
            for player in table.players:
                assert player.logged(stage) == player.decided


async def rematch(stage: SandboxStage, table: Seated, chance: random.Random) -> Seated:
    """Another game between the same people."""
    names = [player.who for player in table.players]

    async def over() -> Shown | None:
        board = await stage.again(names[0], table.board)
        return board if board.ids("re") else None

    result = await stage.client.until(over, PATIENCE)
    await stage.click(names[0], result, result.ids("re")[0])
    found = await stage.messages(names[0], table.board.channel_id)
    latest = [each for each in found if each.ids("ok") or each.ids("hand")][-1]
    for other in names[1:]:
        await stage.click(other, latest, latest.ids("ok")[0])
        latest = await stage.again(other, latest)
    return await seated(stage, latest, chance, *names)


@pytest.mark.parametrize("requests", range(1, 6))
async def test_a_bot_killed_while_a_table_begins_makes_one_board(
    requests: int, tmp_path: Path, games: dict[str, Any], no_painting: None
) -> None:
    chance = random.Random(SEED)
    async with lane_of(tmp_path, chance) as stage:
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
        await check_boards(stage, [table], games)
        player = await table.asked(stage)
        assert player is not None
        await player.press(stage)
        assert player.logged(stage) == player.decided
