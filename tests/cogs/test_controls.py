"""The traps of discord.py's views, one by one, and the way of every press to an answer."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, NoReturn

import discord
import pytest

from cogs import controls
from cogs.bot import Ruler
from cogs.codec import Act, Address
from cogs.controls import Control, Controls, view_of
from cogs.errors import Closing
from cogs.letters import Choose, Key, Link, PrivateLetter
from render.panel import MenuEntry
from tests.simcord_stage import SimcordStage

pytestmark = pytest.mark.usefixtures("plain")

ROWS = (
    (Key("one", Address(Act.COMMIT, "k7m2xq4p", 1, ((0,),))), Link("board", "https://example.org")),
    Choose("pick", (MenuEntry("a", "", "0"),), Address(Act.AHEAD, "k7m2xq4p", 1)),
)


@pytest.fixture
def slow(stage: SimcordStage, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Panels take ten seconds of the virtual clock."""
    letter = stage.bot.panels.letter

    async def slow_letter(*given: Any, **named: Any) -> PrivateLetter:
        await asyncio.sleep(10)
        return await letter(*given, **named)

    def begin() -> None:
        monkeypatch.setattr("cogs.desk.PATIENCE", 0.01)
        monkeypatch.setattr(stage.bot.panels, "letter", slow_letter)

    return begin


def registered(stage: SimcordStage) -> list[type]:
    return list(stage.bot._connection._view_store._dynamic_items.values())


def test_every_pressable_item_of_a_view_is_a_control() -> None:
    view = view_of(ROWS)
    pressable = [item for item in view.children if getattr(item, "url", None) is None]
    assert len(view.children) == 3
    assert all(isinstance(item, Control) for item in pressable)


def test_a_view_is_made_anew_each_time() -> None:
    one, other = view_of(ROWS), view_of(ROWS)
    assert one is not other
    assert not set(map(id, one.children)) & set(map(id, other.children))
    assert one.to_components() == other.to_components()


def test_discord_py_neither_keeps_nor_times_a_view() -> None:
    view = Controls()
    assert view.timeout is None
    assert view.is_finished()


def test_there_is_one_template_and_it_matches_everything(bot: Ruler) -> None:
    bot.add_dynamic_items(Control)
    patterns = list(bot._connection._view_store._dynamic_items)
    assert len(patterns) == 1
    for custom_id in ("r1:do:k7m2xq4p:1:0", "r0:x", "join", "", "line\nbreak", "한글"):
        assert patterns[0].fullmatch(custom_id)


def test_no_other_module_defines_items() -> None:
    subclasses = {
        each
        for base in (discord.ui.DynamicItem, discord.ui.View)
        for each in base.__subclasses__()
        if each.__module__.split(".")[0] == "cogs"
    }
    assert subclasses == {controls.Control, controls.Controls}


async def test_panels_leave_nothing_behind_in_the_library(stage: SimcordStage) -> None:
    board = await stage.duel()
    panel = await stage.hand("ann", board)
    assert any("url" in each for each in panel.components)  # a link beside the controls
    for _ in range(3):
        panel = await stage.decide("ann", panel)
    store = stage.bot._connection._view_store
    assert store._views == {}
    assert store._synced_message_views == {}
    assert registered(stage) == [Control]


async def test_a_hand_works_longer_than_an_ephemeral_view_lives(stage: SimcordStage) -> None:
    board = await stage.duel()
    panel = await stage.hand("ann", board)
    other = await stage.hand("ann", board)
    await stage.env.advance_time(14 * 60)
    await stage.env.advance_time(10 * 60)
    assert registered(stage) == [Control]
    changed = await stage.decide("ann", panel)
    assert changed.id == panel.id
    assert (await stage.click("ann", other, other.ids("dm")[0])).id == other.id


async def test_controls_work_after_a_restart(
    stage: SimcordStage, rebuild: Callable[[], Ruler]
) -> None:
    board = await stage.duel()
    panel = await stage.hand("ann", board)
    await stage.restart(rebuild)
    changed = await stage.decide("ann", panel)
    assert changed.id == panel.id
    assert changed.words != panel.words


@pytest.mark.parametrize("forged", ["join", "r0:whatever", "r1:fly:k7m2xq4p:1:", "x" * 100])
async def test_an_unknown_control_gets_an_answer(stage: SimcordStage, forged: str) -> None:
    board = await stage.duel()
    old = board.ids("hand")[0]
    answer = await stage.click("ben", stage.forge(board, old, forged), forged)
    assert answer.private
    assert "earlier version" in answer.text


async def test_a_retired_control_leads_to_the_board(stage: SimcordStage) -> None:
    board = await stage.duel()
    old = board.ids("hand")[0]
    table_id = old.split(":")[2]
    forged = f"r0:play:{table_id}:whatever"
    answer = await stage.click("ann", stage.forge(board, old, forged), forged)
    assert answer.private
    link = answer.button("To the board")["url"]
    assert link.endswith(f"/{board.channel_id}/{board.id}")


async def test_a_retired_control_of_a_lost_table_is_just_old(stage: SimcordStage) -> None:
    board = await stage.duel()
    old, forged = board.ids("hand")[0], "r0:play:zzzzzzzz:1"
    answer = await stage.click("ann", stage.forge(board, old, forged), forged)
    assert "earlier version" in answer.text


async def test_an_unexpected_error_is_answered_with_an_id_that_the_log_has(
    stage: SimcordStage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> NoReturn:
        raise RuntimeError("JN-2a lies on top")

    board = await stage.duel()
    monkeypatch.setattr(stage.bot.panels, "letter", broken)
    with caplog.at_level(logging.ERROR):
        answer = await stage.click("ann", board, board.ids("hand")[0])
    record = next(vars(each) for each in caplog.records if hasattr(each, "error_id"))
    assert answer.private
    assert record["error_id"] in answer.text
    assert record["error"] == "RuntimeError"
    assert "JN-2a" not in str(record)
    assert "JN-2a" not in answer.words


async def test_an_unexpected_error_of_a_command_is_answered_too(
    stage: SimcordStage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> NoReturn:
        raise RuntimeError("JN-2a lies on top")

    monkeypatch.setattr(stage.bot.tables, "mine", broken)
    with caplog.at_level(logging.ERROR):
        answer = await stage.slash("ann", "tables")
    record = next(vars(each) for each in caplog.records if hasattr(each, "error_id"))
    assert record["error_id"] in answer.text
    assert "JN-2a" not in str(record)


async def test_a_closing_bot_refuses_commands_and_controls_alike(stage: SimcordStage) -> None:
    board = await stage.duel()
    await stage.bot.desk.close()
    by_command = await stage.slash("ann", "tables")
    by_control = await stage.click("ann", board, board.ids("hand")[0])
    assert by_command.text == by_control.text
    assert "restarting" in by_control.text


async def test_both_ways_in_ask_the_same_check(
    stage: SimcordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def admit(interaction: Any) -> NoReturn:
        asked.append(interaction.type)
        raise Closing

    board = await stage.duel()
    monkeypatch.setattr(stage.bot.desk, "admit", admit)
    await stage.slash("ann", "rules")
    await stage.click("ann", board, board.ids("hand")[0])
    assert asked == [
        discord.InteractionType.application_command,
        discord.InteractionType.component,
    ]


async def test_slow_work_is_acknowledged_in_time(
    stage: SimcordStage, slow: Callable[[], None]
) -> None:
    board = await stage.duel()
    panel = await stage.hand("ann", board)
    seen = len(stage.env.http_requests)
    slow()
    meanwhile = await stage.decide("ann", panel)
    assert meanwhile == panel  # seen, and the panel stays as it is until the change comes
    await stage.env.advance_time(10)
    changed = await stage.again("ann", panel)
    paths = [path for _, path in stage.calls(seen)]
    bodies = stage.bodies(seen)
    kinds = [body["type"] for path, body in zip(paths, bodies, strict=True) if "callback" in path]
    assert kinds == [6]
    assert changed.id == panel.id
    assert changed.words != panel.words


async def test_a_slow_hand_shows_that_the_bot_is_thinking(
    stage: SimcordStage, slow: Callable[[], None]
) -> None:
    board = await stage.duel()
    slow()
    seen = len(stage.env.http_requests)
    thinking = await stage.hand("ann", board)
    callback = stage.env.http_requests[seen].json
    assert callback == {"type": 5, "data": {"flags": 64}}
    await stage.env.advance_time(10)
    panel = await stage.again("ann", thinking)
    assert panel.private
    assert panel.ids("do")


async def test_a_late_refusal_is_still_private(
    stage: SimcordStage, slow: Callable[[], None]
) -> None:
    board = await stage.duel()
    slow()
    thinking = await stage.hand("ben", board)
    await stage.env.advance_time(10)
    answer = await stage.again("ben", thinking)
    assert answer.private
    assert "no seat" in answer.text
