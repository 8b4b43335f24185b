"""What somebody has chosen and not decided yet is found again, wherever they open their panel."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cogs.bot import Ruler
from tests.cogs.test_battle import begun, table_of
from tests.simcord_stage import SimcordStage
from tests.stage import Shown

pytestmark = [pytest.mark.timeout(200), pytest.mark.usefixtures("no_painting")]

KEPT = "As you left it"


async def laid(stage: SimcordStage, panel: Shown, *tiles: str) -> Shown:
    """The panel after some plain tiles were laid."""
    for tile in tiles:
        named = next(label for label in panel.labels if label.startswith(tile))
        panel = await stage.click("ann", panel, panel.button(named)["custom_id"])
    return panel


def plan(panel: Shown) -> str:
    """What a panel says of the tiles laid so far."""
    return next((line for line in panel.words.splitlines() if line.startswith("**1**")), "")


async def test_a_plan_is_found_again_after_a_restart_and_elsewhere(
    stage: SimcordStage, rebuild: Callable[[], Ruler]
) -> None:
    board = await begun(stage, servant="roland")
    panel = await stage.click("ann", board, board.ids("hand")[0])
    assert KEPT not in panel.words
    panel = await laid(stage, panel, "Heavy", "Counter")
    before = plan(panel)
    assert before == "**1** Heavy blow · **2** Counter"

    again = await stage.click("ann", board, board.ids("hand")[0])
    assert plan(again) == before
    assert KEPT in again.words
    looked = await stage.click("ann", again, again.button("What beats what")["custom_id"])
    assert "Heavy blow · " not in looked.words

    await stage.restart(rebuild)
    asked = await stage.slash("ann", "hand")
    assert plan(asked) == before
    sent = await stage.click("ann", asked, asked.button("Send to my DMs")["custom_id"])
    assert plan(sent) == before, "the panel that was pressed stays as it was"
    assert plan(await laid(stage, asked, "Normal")) == f"{before} · **3** Normal"


async def test_a_plan_is_given_up_step_by_step_or_as_a_whole(stage: SimcordStage) -> None:
    board = await begun(stage, servant="roland")
    panel = await stage.click("ann", board, board.ids("hand")[0])
    panel = await laid(stage, panel, "Heavy", "Counter")
    panel = await stage.click("ann", panel, panel.button("Take back")["custom_id"])
    assert plan(await stage.click("ann", board, board.ids("hand")[0])) == "**1** Heavy blow"
    panel = await laid(stage, panel, "Normal")
    panel = await stage.click("ann", panel, panel.button("Start over")["custom_id"])
    assert plan(panel) == ""
    again = await stage.click("ann", board, board.ids("hand")[0])
    assert plan(again) == ""
    assert KEPT not in again.words


async def test_what_is_decided_leaves_no_draft(stage: SimcordStage) -> None:
    board = await begun(stage, servant="roland")
    table = await table_of(stage)
    old = await stage.click("ann", board, board.ids("hand")[0])
    panel = await stage.click("ann", board, board.ids("hand")[0])
    panel = await laid(stage, panel, "Heavy", "The rest normal")
    user = stage.people["ann"].id
    while any(label == "Done" for label in panel.labels):
        panel = await laid(stage, panel, "Done")
    assert await stage.tables.drafts.of(table.id, user)
    assert panel.labels.count("Start over") == 1
    await stage.click("ann", panel, panel.button("Seal the plan")["custom_id"])
    assert await stage.tables.drafts.of(table.id, user) is None
    # A panel of that time that was left open somewhere brings nothing back.
    stale = await stage.click("ann", old, old.ids("ah")[0])
    assert await stage.tables.drafts.of(table.id, user) is None
    assert KEPT not in stale.words


async def test_a_plan_at_a_paused_table_with_much_to_watch_fits_below_one_panel(
    stage: SimcordStage,
) -> None:
    bot: Ruler = stage.bot
    board = await begun(stage, servant="roland")
    table, user = await table_of(stage), stage.people["ann"].id
    panel = await stage.click("ann", board, board.ids("hand")[0])
    await laid(stage, panel, "Heavy", "Counter")
    await stage.tables.manners.propose(table.id, user, "pause")
    bot.panels._seen[table.id] = None
    paused = await stage.click("ann", board, board.ids("hand")[0])
    assert plan(paused) == "**1** Heavy blow · **2** Counter"
    assert {"Refresh", "Table", "Watch the fights again"} <= set(paused.labels)
