"""Discord in trouble: its errors, one by one, in the middle of a game; and an orderly end."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord import interactions as simulated
from simcord.backend import serializers

from cogs.desk import Answered, Desk, Visit
from cogs.errors import OldBoard, PlayerError
from cogs.letters import PrivateLetter
from cogs.outcome import Delivered, Outcome
from render.words import LANGUAGES, Words
from tables import errors as table_errors
from tables.model import Table
from tests.simcord_stage import SimcordStage
from tests.stage import Shown

pytestmark = pytest.mark.usefixtures("plain")


async def only_table(stage: SimcordStage) -> Table:
    (table,) = await stage.tables.mine(stage.people["ann"].id)
    return table


@pytest.mark.parametrize(
    ("status", "code"), [(404, 10062), (400, 40060), (404, 10015), (500, 0), (429, 0), (403, 50001)]
)
async def test_an_answer_that_fails_loses_no_decision(
    stage: SimcordStage, status: int, code: int
) -> None:
    board = await stage.duel("ann")
    panel = await stage.hand("ann", board)
    before = await only_table(stage)
    seen = len(stage.env.http_requests)
    stage.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
    actor, menu = stage.people["ann"], panel.ids("do")[0]
    await actor.select(stage.raw(panel), ["3"], custom_id=menu)
    after = await only_table(stage)
    assert after.revision > before.revision
    assert [path for method, path in stage.calls(seen) if method == "PATCH"]
    shown = await stage.choose("ann", panel, menu, ["3"])
    assert "older question" in shown.words
    assert shown.ids("do")


async def test_a_letter_discord_refuses_is_answered_with_an_id(stage: SimcordStage) -> None:
    board = await stage.duel("ann")
    panel = await stage.hand("ann", board)
    stage.env.inject_error("POST", "/interactions/*/callback", status=400, code=50035)
    answer = await stage.choose("ann", panel, panel.ids("do")[0], ["3"])
    assert answer.private
    assert "Something went wrong on my side" in answer.text


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_a_board_edit_that_fails_is_made_up_for(stage: SimcordStage, status: int) -> None:
    board = await stage.duel("ann")
    panel = await stage.hand("ann", board)
    pattern = f"/channels/{board.channel_id}/messages/{board.id}"
    stage.env.inject_error("PATCH", pattern, status=status, times=2)
    seen = len(stage.env.http_requests)
    await stage.decide("ann", panel)
    await stage.env.advance_time(60)
    assert (await stage.again("ann", board)).words != board.words
    edits = [path for method, path in stage.calls(seen) if method == "PATCH" and path == pattern]
    assert len(edits) == 3, "two that failed, and the one that made up for them"


async def test_a_board_in_an_archived_thread_is_edited_all_the_same(stage: SimcordStage) -> None:
    board = await stage.duel("ann")
    panel = await stage.hand("ann", board)
    thread = stage.env.backend.get_channel(board.channel_id)
    pattern = f"/channels/{board.channel_id}/messages/{board.id}"
    stage.env.inject_error("PATCH", pattern, status=400, code=50083)
    await stage.decide("ann", panel)
    assert (await stage.again("ann", board)).words != board.words
    assert ("PATCH", f"/channels/{thread.id}") in stage.calls()


async def test_a_board_edited_too_often_is_replaced(stage: SimcordStage) -> None:
    board = await stage.duel("ann")
    panel = await stage.hand("ann", board)
    pattern = f"/channels/{board.channel_id}/messages/{board.id}"
    stage.env.inject_error("PATCH", pattern, status=400, code=30046)
    await stage.decide("ann", panel)
    boards = [each for each in await stage.messages("ann", board.channel_id) if each.ids("hand")]
    assert len(boards) == 1
    assert boards[0].id != board.id


async def test_two_presses_at_the_same_moment(stage: SimcordStage) -> None:
    """Both are on their way before the first is worked on; one decides, both are answered."""
    board = await stage.duel("ann")
    panel = await stage.hand("ann", board)
    before = await only_table(stage)
    data = {"custom_id": panel.ids("do")[0], "component_type": 3, "values": ["3"]}
    records = [emit(stage, "ann", panel, data) for _ in range(2)]
    await stage.env.settle()
    after = await only_table(stage)
    look = await stage.tables.look(after.id, stage.people["ann"].id)
    assert look.decision
    assert look.decision.kind == "set_aside"
    assert after.revision - before.revision in (1, 2)  # ann's choice, and the bot's
    assert all(record.responded for record in records)


@pytest.mark.parametrize("custom_id", ["join", "r1:hand:zzzzzzzz:0:", "r0:do:zzzzzzzz"])
async def test_a_press_of_what_the_message_no_longer_has(
    stage: SimcordStage, custom_id: str
) -> None:
    """discord.py finds no such item and would let the press fail without a word."""
    board = await stage.duel("ann")
    seen = len(stage.env.http_requests)
    record = emit(stage, "ann", board, {"custom_id": custom_id, "component_type": 2})
    await stage.env.settle()
    assert record.responded
    assert record.ephemeral
    assert len(stage.calls(seen)) == 1  # and not answered twice


async def test_a_press_of_what_the_message_has_is_answered_once(stage: SimcordStage) -> None:
    board = await stage.duel("ann")
    seen = len(stage.env.http_requests)
    await stage.hand("ann", board)
    assert len(stage.calls(seen)) == 1


def emit(stage: SimcordStage, who: str, message: Shown, data: dict[str, Any]) -> Any:
    """Send an interaction without waiting for what comes of it."""
    backend = stage.env.backend
    stored = backend.get_message(message.channel_id, message.id)
    record, payload = simulated.base_payload(
        backend,
        type=3,
        channel_id=message.channel_id,
        guild_id=stage.guild.id,
        user_id=stage.people[who].id,
        data=data,
    )
    record.source_message_id = message.id
    payload["message"] = dict(serializers.message_payload(backend, stored))
    backend.emit("INTERACTION_CREATE", payload)
    return record


class Silent:
    """A publisher that remembers what it was to send."""

    def __init__(self) -> None:
        self.letters: list[PrivateLetter] = []

    async def answer(self, interaction: Any, letter: PrivateLetter) -> Outcome:
        self.letters.append(letter)
        return Delivered()


def a_desk() -> tuple[Desk, Silent]:
    silent: Any = Silent()
    bot: Any = SimpleNamespace()
    return Desk(bot, silent), silent


async def test_closing_finishes_what_was_begun_and_takes_nothing_new() -> None:
    desk, silent = a_desk()
    interaction: Any = SimpleNamespace(locale=discord.Locale.korean, extras={Visit: Visit()})
    done = asyncio.Event()

    async def work() -> Answered:
        await done.wait()
        return Answered(PrivateLetter("done"))

    serving = asyncio.create_task(desk.serve(interaction, work()))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    closing = asyncio.create_task(desk.close())
    await asyncio.sleep(0)
    await desk.serve(interaction, work())
    assert "다시 시작하는 중" in silent.letters[0].text
    assert not closing.done()
    done.set()
    await asyncio.gather(serving, closing)
    assert silent.letters[1].text == "done"


async def test_a_bot_that_is_told_to_stop_still_answers() -> None:
    """The task of a press may be cancelled; the work in it is not."""
    desk, _ = a_desk()
    interaction: Any = SimpleNamespace(
        locale=discord.Locale.american_english, extras={Visit: Visit()}
    )
    begun, finished = asyncio.Event(), asyncio.Event()

    async def work() -> Answered:
        begun.set()
        await asyncio.sleep(0)
        finished.set()
        return Answered(PrivateLetter("done"))

    serving = asyncio.create_task(desk.serve(interaction, work()))
    await begun.wait()
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)
    await desk.close()
    assert finished.is_set()


def every(base: type[Any]) -> list[type[Any]]:
    return [base, *(deeper for each in base.__subclasses__() for deeper in every(each))]


VALUES = {
    "least": 2,
    "count": 2,
    "table": "k7m2xq4p",
    "game": "gate",
    "limit": 20,
    "id": "4K7Q-ZT2M",
    "missing": "Speak",
    "zone": "Moon/Crater",
    "text": "Medea",
    "most": 8,
    "channels": "<#1>",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    desk, _ = a_desk()
    words = Words(language)
    refusals = [
        each
        for each in (*every(PlayerError), *every(table_errors.TableError))
        if each.__module__ in ("cogs.errors", "tables.errors") and "key" in vars(each)
    ]
    assert len(refusals) > 20
    for each in refusals:
        if issubclass(each, table_errors.DatabaseRefused):
            error = each("advice for the host")
        elif issubclass(each, OldBoard):
            error = each(link="https://discord.com/channels/1/2/3")
        else:
            error = each(**VALUES)
        text, _ = desk.reason(error, words)
        assert text
        assert "{" not in text


def test_the_librarys_errors_have_words_too() -> None:
    desk, _ = a_desk()
    words = Words("en")
    assert "only on a server" in desk.reason(app_commands.NoPrivateMessage(), words)[0]
    old = app_commands.CommandNotFound("gate", [])
    assert "old form" in desk.reason(old, words)[0]
    assert "wrong on my side" in desk.reason(RuntimeError("secret"), words)[0]
