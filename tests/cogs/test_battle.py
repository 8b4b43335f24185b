"""Battles of the Grail War in Discord, fought by pressing what is shown."""

from __future__ import annotations

import random

import pytest

from engine.kernel import verify
from tables.model import Status, Table
from tests.script import Player, play
from tests.simcord_stage import SimcordStage
from tests.stage import Shown

pytestmark = [pytest.mark.timeout(400), pytest.mark.usefixtures("no_painting")]


async def begun(stage: SimcordStage, who: str = "ann", **options: object) -> Shown:
    """The board of a battle."""
    announced = await stage.slash(who, "battle", **options)
    await stage.env.settle()
    return await board_of(stage, announced)


async def board_of(stage: SimcordStage, announced: Shown) -> Shown:
    """The board, among the messages in which the battle is told."""
    last = await stage.board(announced)
    posted = await stage.messages("ann", last.channel_id)
    return next(each for each in posted if each.ids("hand"))


async def table_of(stage: SimcordStage, who: str = "ann") -> Table:
    (table,) = await stage.tables.mine(stage.people[who].id)
    return table


async def test_a_duel_against_the_bot(stage: SimcordStage) -> None:
    board = await begun(stage, servant="roland", masters="random")
    table = await table_of(stage)
    ann = Player("ann", random.Random(1))
    played = await play(stage, board, [ann])
    assert ann.looks > 5
    assert "Roland" in played.board.words
    finished = await stage.tables.table(table.id)
    assert finished.status is Status.FINISHED
    verify(stage.tables.house.games["grail_war"], await stage.tables.record(table.id))
