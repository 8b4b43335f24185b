"""A table that cannot go on says so to its players, wherever they ask, and comes back when it can."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import sqlalchemy as sa

from cogs.bot import Ruler
from render.words import Words
from tables import schema
from tables.model import Status, Table
from tests.cogs.test_conduct import arrive, opened, wished
from tests.cogs.test_pings import calls, wait
from tests.simcord_stage import SimcordStage
from tests.stage import Shown

pytestmark = [pytest.mark.timeout(300), pytest.mark.usefixtures("plain")]


async def table_of(stage: SimcordStage, board: Shown) -> Table:
    return await stage.tables.table(board.ids("hand")[0].split(":")[2])


async def damage(stage: SimcordStage, table: Table, *, mended: bool = False) -> None:
    """Make a table's snapshot unreadable, as a damaged disk would; or whole again."""
    snapshots = schema.snapshots
    of_table = snapshots.c.table_id == table.id
    version = 1 if mended else 99
    async with stage.tables.house.database.write() as connection:
        changed = sa.update(snapshots).where(of_table).values(schema_version=version)
        await connection.execute(changed)


async def broken(stage: SimcordStage, board: Shown) -> Table:
    """A table that was found to be damaged when somebody looked at their hand."""
    table = await table_of(stage, board)
    await damage(stage, table)
    answer = await stage.hand("ann", board)
    await stage.env.settle()
    table = await stage.tables.table(table.id)
    assert table.fault
    assert table.fault in answer.text
    return table


async def test_its_board_says_so_and_its_calls_are_taken_away(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await wait(stage, seconds=10)
    assert await calls(stage, board)
    table = await broken(stage, board)
    shown = await stage.again("ann", board)
    assert "cannot go on" in shown.words
    assert str(table.fault) in shown.words
    assert shown.labels == ["Table", "Log"]
    assert shown.embeds == ()
    assert await calls(stage, board) == []
    before = len(stage.env.http_requests)
    await wait(stage, minutes=30)
    assert stage.calls(before) == [], "its deadline means nothing"


async def test_the_clock_that_finds_it_tells_too(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await damage(stage, await table_of(stage, board))
    await wait(stage, minutes=10)
    assert "cannot go on" in (await stage.again("ben", board)).words


@pytest.mark.parametrize("locale", ["en-US", "ko"])
async def test_commands_speak_of_it_and_of_no_other(stage: SimcordStage, locale: str) -> None:
    stage.speaks("ann", locale)
    words = Words(locale)
    board = await stage.duel("ann", "ben")
    other = await stage.duel("ann", "cho")
    table = await broken(stage, board)
    listed = await stage.slash("ann", "tables")
    assert str(table.fault) in listed.words
    assert words("state-stuck") in listed.words
    assert f"/{board.channel_id}/{board.id}" in listed.text
    for command in ("hand", "concede", "table", "log"):
        answer = stage.answer(await stage.typed("ann", command, place=board.channel_id))
        assert str(table.fault) in answer.words, command
        assert answer.private
    for command in ("table", "log"):
        watched = stage.answer(await stage.typed("cho", command, place=board.channel_id))
        assert str(table.fault) in watched.words, command
    hand = await stage.slash("ann", "hand")
    assert "cho" in (await stage.again("ann", other)).words
    assert hand.ids("do"), "elsewhere the table that goes on is meant"


async def test_nobody_asks_anything_there_and_what_was_asked_is_settled(
    stage: SimcordStage,
) -> None:
    board = await stage.duel("ann", "ben")
    screen = await picked(stage, "ben", await opened(stage, "ben", board), "pause")
    await wished(stage, "ann", board, "pause")
    (asked,) = [each for each in await stage.messages("ann", board.channel_id) if each.ids("yes")]
    table = await broken(stage, board)
    assert (await stage.again("ann", asked)).ids("yes") == []
    refused = await stage.click("ben", screen, screen.ids("mn")[0])
    assert str(table.fault) in refused.text
    assert not (await stage.tables.table(table.id)).paused
    shown = await opened(stage, "ben", await stage.again("ben", board))
    assert [each for each in shown.components if each["type"] == 3] == []


async def picked(stage: SimcordStage, who: str, screen: Shown, page: str) -> Shown:
    menu = next(each for each in screen.components if each["type"] == 3)
    return await stage.choose(who, screen, menu["custom_id"], [page])


async def test_a_moderator_may_end_it_and_then_it_is_listed_nowhere(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    table = await broken(stage, board)
    arrive(stage, "mia", manages=True)
    assert (await stage.tables.census()).quarantined == (table.id,)
    screen = await opened(stage, "mia", await stage.again("ann", board))
    shown = await stage.actor("mia", screen).select(
        stage.raw(screen), ["end"], custom_id=screen.ids("mn")[0]
    )
    await stage.people["mia"].submit_modal(shown, {"line": "it is broken"})
    await stage.env.settle()
    assert "it is broken" in (await stage.again("ann", board)).text
    assert (await stage.tables.census()).quarantined == ()
    assert await stage.tables.mine(stage.people["ann"].id) == []


async def test_its_only_person_may_close_it(stage: SimcordStage) -> None:
    board = await stage.duel("ann")
    table = await broken(stage, board)
    done = await wished(stage, "ann", await stage.again("ann", board), "close")
    assert "Done" in done.words
    await stage.env.settle()
    assert (await stage.tables.table(table.id)).status is Status.ABORTED
    assert "cannot go on" not in (await stage.again("ann", board)).words


async def test_it_is_told_at_a_start_and_comes_back_when_it_can(
    stage: SimcordStage, rebuild: Callable[[], Ruler]
) -> None:
    sound = await stage.duel("ben", "cho")
    board = await stage.duel("ann", "ben")
    table = await table_of(stage, board)
    await damage(stage, table)
    await stage.tables.beat()
    await stage.restart(rebuild)
    await stage.env.settle()
    assert "cannot go on" in (await stage.again("ann", board)).words
    assert (await stage.again("ben", sound)).ids("hand")

    stage.time.pass_by(hours=3)
    await damage(stage, table, mended=True)
    await stage.restart(rebuild)
    await stage.env.settle()
    back = await stage.again("ann", board)
    assert back.ids("hand")
    assert "cannot go on" not in back.words
    assert (await stage.hand("ann", back)).ids("do")
    now = await stage.tables.table(table.id)
    assert now.deadline is not None
    assert now.deadline >= stage.time() + now.pace, "nobody could decide meanwhile"
