"""People who remember what they decided, so that it can be compared with what is on disk."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from typing import Any
from unittest.mock import patch

from cogs.board import board_letter
from cogs.codec import Act, Address, parse
from cogs.controls import view_of
from cogs.letters import PublicLetter
from render import introduce
from render.panel import positions
from sandbox.seen import Answered
from tables.library import load_games
from tables.service import Tables
from tables.storage import open_database
from tests.e2e.stage import PATIENCE, SandboxStage, raw
from tests.script import Player
from tests.stage import Json, Shown

LOG = "SELECT choice FROM decisions WHERE table_id = ? AND seat = ? AND by = 'player' ORDER BY revision"


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

    async def insist(self, stage: SandboxStage, press: Press, patience: int = 2) -> None:
        """Press until there is an answer: a slow machine may need more than three seconds."""
        since = await stage.count()
        done = await self.send(stage, press, wait=True)
        if done.state == "failed" and patience:
            await self.insist(stage, press, patience - 1)
        else:
            self.panel = await stage.answer(self.who, done, since)

    async def press(self, stage: Any) -> None:
        press = self.next_press()
        await self.insist(stage, press)
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


async def rematch(stage: SandboxStage, table: Seated, chance: random.Random) -> Seated:
    """Another game between the same people."""
    names = [player.who for player in table.players]

    async def over() -> Shown | None:
        board = await stage.again(names[0], table.board)
        return board if board.ids("re") else None

    try:
        result = await stage.client.until(over, PATIENCE)
    except TimeoutError:
        panels = [(each.who, each.panel) for each in table.players]
        board = await stage.again(names[0], table.board)
        tables = stage.bot.rows("SELECT id, status, revision, deadline, message_id FROM tables")
        raise AssertionError(f"{panels}\n{board}\n{tables}\n{stage.bot.log}") from None
    await stage.click(names[0], result, result.ids("re")[0])
    found = await stage.messages(names[0], table.board.channel_id)
    latest = [each for each in found if each.ids("ok") or each.ids("hand")][-1]
    for other in names[1:]:
        await stage.click(other, latest, latest.ids("ok")[0])
        latest = await stage.again(other, latest)
    return await seated(stage, latest, chance, *names)


@cache
def games() -> dict[str, Any]:
    found = load_games()
    introduce(found.values())
    return found


async def not_painted(svg: str, width: int) -> bytes:
    return b"a picture"


async def check_boards(stage: SandboxStage, tables: list[Seated]) -> None:
    """Each table has one board, and it shows what a bot would draw from the database."""
    copy = stage.bot.copy_of_database()
    async with open_database(f"sqlite+aiosqlite:///{copy}") as database:
        service = Tables(database, games(), now=lambda: datetime.now(UTC))
        for table in tables:
            number = table.players[0].table
            with patch("cogs.letters.paint", not_painted):
                letter = await board_letter(service, await service.table(number))
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
        tables = stage.bot.rows("SELECT id, status, revision, deadline, message_id FROM tables")
        raise AssertionError(f"{read}\nshould be\n{expected}\n{tables}\n{stage.bot.log}") from None


def as_sent(letter: PublicLetter) -> Json:
    embeds: list[Json] = [each.to_dict() for each in letter.embeds]  # pyright: ignore[reportAssignmentType]
    rows = view_of(letter.rows).to_components()
    return _told(letter.text, embeds, [each for row in rows for each in row["components"]])


def as_read(message: Shown) -> Json:
    return _told(message.text, message.embeds, list(message.components))


def _told(text: str, embeds: Sequence[Json], components: list[Json]) -> Json:
    fields = [
        (each["name"], each["value"]) for embed in embeds for each in embed.get("fields") or ()
    ]
    return {
        "text": text,
        "titles": [embed.get("title") for embed in embeds],
        "descriptions": [embed.get("description") for embed in embeds],
        "fields": fields,
        "controls": [(each["label"], each["custom_id"]) for each in components],
    }
