"""Discord in trouble in the middle of a game: the game goes on, and nothing happens twice."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from sandbox.seen import Answered
from tests.e2e.stage import PATIENCE, SandboxStage, raw, sandbox_stage
from tests.stage import Json, Shown
from tests.wire.witness import Seated, Witness, begin, check_boards, seated

ANSWER = "POST /interactions/*/callback"
EDIT = "PATCH /channels/*/messages/*"
POST = "POST /channels/*/messages"
THREAD = "POST /channels/*/messages/*/threads"
HEARS_NOTHING: Json = {"lose": True}
"""Discord does as it is asked, and the connection breaks before it says so."""

pytestmark = pytest.mark.timeout(300)


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[SandboxStage]:
    async with sandbox_stage(tmp_path) as opened:
        yield opened
        assert "Traceback" not in opened.bot.log.replace("Attempting a reconnect", "")


async def play(stage: SandboxStage, table: Seated, presses: int) -> None:
    """Press on; every press is answered, and each decision is on disk once."""
    for _ in range(presses):
        player = await table.asked(stage)
        if player is None:
            return
        await player.press(stage)
        assert player.logged(stage) == player.decided


async def decide(stage: SandboxStage, table: Seated) -> tuple[Witness, Answered]:
    """Press until something is decided; that press is not looked at further."""
    while True:
        player = await table.asked(stage)
        assert player is not None
        press = player.next_press()
        done = await player.send(stage, press, wait=True)
        if not press.custom_id.startswith("r1:do:"):
            assert done.message is not None
            player.panel = await stage.answer(player.who, done, 0)
            continue
        if player.logged(stage) != player.decided:
            player.decided += press.choices
        player.panel = None
        return player, done


@pytest.mark.parametrize(
    "trouble",
    [
        pytest.param([(ANSWER, {"status": 429, "retry_after": 0.1})], id="limited answers"),
        pytest.param([(EDIT, {"status": 429, "retry_after": 0.1})], id="limited edits"),
        pytest.param(
            [(EDIT, {"status": 429, "retry_after": 0.1, "whole": True})], id="limited as a whole"
        ),
        pytest.param([(ANSWER, {"status": 502}), (EDIT, {"status": 500})], id="server errors"),
        pytest.param([(ANSWER, {"status": 503}), (EDIT, {"status": 503})], id="unavailable"),
        pytest.param([(ANSWER, HEARS_NOTHING), (EDIT, HEARS_NOTHING)], id="lost receipts"),
    ],
)
async def test_a_game_goes_on_when_requests_fail(
    stage: SandboxStage, trouble: list[tuple[str, Json]]
) -> None:
    table = await begin(stage, random.Random(7), "ann", "ben")
    await play(stage, table, 4)
    for route, what in trouble:
        await stage.client.fault(route, times=1, **what)
    player, done = await decide(stage, table)
    assert done.state == "answered"
    assert player.logged(stage) == player.decided
    await check_boards(stage, [table])
    await play(stage, table, 4)
    assert (await stage.client.get("/faults"))["faults"] == []
    await check_boards(stage, [table])


async def test_a_game_goes_on_after_a_storm_that_outlasts_the_library(
    stage: SandboxStage,
) -> None:
    """discord.py gives up after five tries: the board is late, and right as soon as it can be."""
    table = await begin(stage, random.Random(9), "ann")
    await play(stage, table, 2)
    await stage.client.fault(EDIT, times=6, status=429, retry_after=0.02)
    player, _ = await decide(stage, table)
    assert player.logged(stage) == player.decided

    async def over() -> bool:
        return not (await stage.client.get("/faults"))["faults"]

    await stage.client.until(over, PATIENCE)
    await check_boards(stage, [table])
    (told, *_) = [each for each in stage.bot.log.splitlines() if "BUSY" in each]
    assert "call=PartialMessage.edit work=board-" in told, "the library has given up, and we not"
    await play(stage, table, 2)


async def test_an_answer_that_never_came_is_given_to_the_next_press(stage: SandboxStage) -> None:
    """Three seconds of errors: the person is told by Discord that it failed, yet it is decided."""
    table = await begin(stage, random.Random(8), "ann")
    await play(stage, table, 2)
    player = await table.asked(stage)
    assert player is not None
    while not (press := player.next_press()).custom_id.startswith("r1:do:"):
        await player.press(stage)
    await stage.client.fault(ANSWER, status=500, times=3)
    done = await player.send(stage, press, wait=True)
    assert done.state == "failed"
    player.decided += press.choices
    assert player.logged(stage) == player.decided
    await stage.client.post("/faults", {"route": "nothing", "times": 1})
    again = await player.send(stage, press, wait=True)
    player.panel = await stage.answer(player.who, again, 0)
    note = player.panel.embeds[-1]["description"]
    said = ("older question", "not in play")  # the game may be over by then
    assert any(each in note for each in said), "it says that this is decided already"
    assert player.logged(stage) == player.decided
    await check_boards(stage, [table])


async def boards_of(stage: SandboxStage, place: int) -> list[Shown]:
    return [each for each in await stage.messages("cho", place) if each.ids("hand")]


@pytest.mark.parametrize(
    ("route", "what"),
    [
        pytest.param(POST, HEARS_NOTHING, id="board lost"),
        pytest.param(POST, {"status": 502}, id="board refused"),
        pytest.param(POST, {"status": 503}, id="board unavailable"),
        pytest.param(THREAD, HEARS_NOTHING, id="thread lost"),
        pytest.param(THREAD, {"status": 503}, id="thread unavailable"),
        pytest.param(EDIT, {"status": 503}, id="signpost unavailable"),
    ],
)
async def test_a_table_gets_one_board_whatever_fails(
    stage: SandboxStage, route: str, what: dict[str, Any]
) -> None:
    challenge = await stage.slash("ann", "gate", opponent="ben", deal="preset")
    await stage.client.fault(route, times=1, **what)
    accept = challenge.ids("ok")[0]
    done = await stage.person("ben").click(raw(challenge), custom_id=accept)
    assert done.state == "answered"

    async def board() -> Shown | None:
        threads = {each["id"] for each in await stage.person("ben").threads()}
        places = [challenge.channel_id, *(each for each in (challenge.id,) if str(each) in threads)]
        found = [each for place in places for each in await boards_of(stage, place)]
        assert len(found) <= 1, "a table has one board"
        return found[0] if found else None

    table = await seated(
        stage, await stage.client.until(board, PATIENCE), random.Random(9), "ann", "ben"
    )
    await play(stage, table, 3)
    table.board = await stage.client.until(board, PATIENCE)
    await check_boards(stage, [table])


@pytest.mark.parametrize("deleted", [False, True])
async def test_a_locked_thread_sends_the_board_to_the_channel(
    stage: SandboxStage, deleted: bool
) -> None:
    """Only moderators may wake a thread that one of them has locked, or write there."""
    table = await begin(stage, random.Random(11), "ann", "ben")
    thread = table.board.channel_id
    for player in table.players:
        await player.open(stage, table.board)
    if deleted:
        await stage.person("ann").delete(raw(table.board))
    await stage.client.archive(str(thread), locked=True)
    await decide(stage, table)

    async def board() -> Shown | None:
        found = [each for each in await stage.messages("cho") if each.ids("hand")]
        return found[0] if found else None

    table.board = await stage.client.until(board, PATIENCE)
    await check_boards(stage, [table])
    await play(stage, table, 3)


async def test_a_challenge_whose_receipt_was_lost_stands_once(stage: SandboxStage) -> None:
    await stage.client.fault(ANSWER, times=1, **HEARS_NOTHING)
    done = await stage.person("ann").slash("gate", opponent="Jordan")
    assert done.state == "answered"
    (challenge,) = [each for each in await stage.messages("ben") if each.ids("ok")]
    await stage.click("ben", challenge, challenge.ids("ok")[0])
    (board,) = await boards_of(stage, challenge.id)
    assert [each for each in await stage.messages("ben") if each.ids("ok")] == []
    await play(stage, await seated(stage, board, random.Random(10), "ann", "ben"), 3)


@pytest.mark.parametrize(
    ("action", "what", "resumes"),
    [
        pytest.param("drop", {}, True, id="a dropped line"),
        pytest.param("reconnect", {}, True, id="op 7"),
        pytest.param("invalidate", {"resumable": True}, True, id="op 9, resumable"),
        pytest.param("invalidate", {"resumable": False}, False, id="op 9"),
    ],
)
async def test_a_game_goes_on_after_trouble_at_the_gateway(
    stage: SandboxStage, action: str, what: Json, resumes: bool
) -> None:
    table = await begin(stage, random.Random(11), "ann", "ben")
    await play(stage, table, 3)
    before = await stage.client.status()
    await stage.client.gateway(action, **what)

    async def back() -> bool:
        now = await stage.client.status()
        counted = "resumes" if resumes else "identifies"
        return now["bot_connected"] and now[counted] > before[counted]

    if resumes:  # what is pressed meanwhile is delivered after the resume
        player = await table.asked(stage)
        assert player is not None
        await player.press(stage)
    await stage.client.until(back, PATIENCE)
    await play(stage, table, 5)
    for player in table.players:
        assert player.logged(stage) == player.decided
    await check_boards(stage, [table])
