"""A panel that is open is renewed in its place when others change what it shows."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.bot import Ruler
from cogs.letters import PrivateLetter
from tests.cogs.test_conduct import question, table_of, wished
from tests.simcord_stage import SimcordStage
from tests.stage import Shown

pytestmark = pytest.mark.usefixtures("no_painting")


def renewals(stage: SimcordStage, since: int = 0) -> list[str]:
    """The edits of panels that nobody has pressed just then."""
    made = stage.calls(since)
    return [path for method, path in made if method == "PATCH" and path.startswith("/webhooks/")]


async def agreed(stage: SimcordStage, asker: str, other: str, board: Shown, wish: str) -> int:
    """Let somebody ask for something and somebody agree; where the calls after that begin."""
    await wished(stage, asker, board, wish)
    asked = await question(stage, board)
    before = len(stage.env.http_requests)
    await stage.pressed(other, asked, asked.ids("yes")[0])
    await stage.env.settle()
    return before


def decides(panel: Shown) -> bool:
    """Whether a panel asks something that can be answered."""
    ids = {*panel.ids("do"), *panel.ids("ah")}
    return any(
        each.get("custom_id") in ids and not each.get("disabled") for each in panel.components
    )


async def waiting(stage: SimcordStage, board: Shown) -> tuple[Shown, Shown]:
    """The panels of who waits for the other, and of the other, who is asked."""
    first = await stage.decide("ann", await stage.hand("ann", board))
    assert not decides(first)
    return first, await stage.hand("ben", board)


async def test_who_waits_sees_in_their_open_panel_that_it_is_their_turn(
    stage: SimcordStage,
) -> None:
    board = await stage.duel("ann", "ben", deal="preset")
    mine, theirs = await waiting(stage, board)
    before = len(stage.env.http_requests)
    await stage.decide("ben", theirs)
    await stage.env.settle()
    assert decides(await stage.again("ann", mine))
    assert len(renewals(stage, before)) == 1


async def test_after_a_take_back_both_panels_are_right(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben", deal="preset")
    mine, theirs = await waiting(stage, board)
    before = await agreed(stage, "ann", "ben", board, "undo")
    assert len(renewals(stage, before)) == 1, "whoever was asked all the time sees no difference"
    back = await stage.again("ann", mine)
    assert decides(back)
    revision = (await table_of(stage)).revision
    await stage.decide("ann", back)
    await stage.decide("ben", theirs)
    assert (await table_of(stage)).revision == revision + 2, "the first press on each counts"


async def test_a_pause_is_seen_in_every_open_panel(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben", deal="preset")
    mine, theirs = await waiting(stage, board)
    await agreed(stage, "ann", "ben", board, "pause")
    shown = await stage.again("ann", board)
    assert "Paused" in shown.text
    assert "**ann**" in shown.text
    assert "to decide" not in shown.text
    for who, panel in (("ann", mine), ("ben", theirs)):
        paused = await stage.again(who, panel)
        assert "Nobody can decide" in paused.words
        assert not decides(paused)
        assert {"Table", "Refresh"} <= set(paused.labels)
    await agreed(stage, "ben", "ann", board, "resume")
    assert decides(await stage.again("ben", theirs))


async def test_what_changes_while_a_panel_is_being_drawn_is_shown_after_it(
    stage: SimcordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot: Ruler = stage.bot
    board = await stage.duel("ann", "ben", deal="preset")
    mine, _ = await waiting(stage, board)
    table, drawn = await table_of(stage), asyncio.Event()
    ann, ben = stage.people["ann"].id, stage.people["ben"].id
    draw = bot.open_panels._draw

    async def slowly(*about: Any) -> PrivateLetter:
        letter = await draw(*about)
        await drawn.wait()
        return letter

    monkeypatch.setattr(bot.open_panels, "_draw", slowly)
    for wish in ("pause", "resume"):
        asked = (await bot.tables.manners.propose(table.id, ben, wish)).motion
        done = await bot.tables.manners.vote(table.id, ann, asked.number, agrees=True)
        assert done.publication
        bot.open_panels.tell(done.publication)
        await asyncio.sleep(0.05)  # the database answers in a thread
    drawn.set()
    await bot.open_panels.close()
    assert "Nobody can decide" not in (await stage.again("ann", mine)).words


async def test_at_the_end_who_has_lost_sees_it_too(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben", deal="preset")
    mine, _ = await waiting(stage, board)
    asking = await stage.slash("ben", "concede")
    await stage.click("ben", asking, asking.ids("gg")[0])
    await stage.env.settle()
    assert "over" in (await stage.again("ann", mine)).words


async def test_where_the_token_has_expired_nothing_is_tried(
    stage: SimcordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot: Ruler = stage.bot
    board = await stage.duel("ann", "ben", deal="preset")
    mine, _ = await waiting(stage, board)
    monkeypatch.setattr("discord.Interaction.is_expired", lambda _: True)
    before = await agreed(stage, "ann", "ben", board, "undo")
    assert renewals(stage, before) == []
    assert (table_id := (await table_of(stage)).id)
    assert (table_id, stage.people["ann"].id) not in bot.open_panels._open
    said = await stage.click("ann", mine, mine.ids("new")[0])
    assert decides(said)


async def test_what_a_panel_answers_stands_right_above_its_controls(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben", deal="preset")
    old = await stage.hand("ann", board)
    await stage.decide("ann", await stage.hand("ann", board))
    stale = await stage.decide("ann", old)
    assert stale.text == ""
    *_, last = stale.embeds
    assert "older question" in last["description"]
    assert len(stale.embeds) > 1
