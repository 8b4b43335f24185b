"""Controls that outlive what they are about: they say what is so, and lead on."""

from __future__ import annotations

from typing import Any

import pytest

from render.words import LANGUAGES, Words
from tables.model import Status, Table
from tests.cogs.test_play import lobby_of
from tests.simcord_stage import SimcordStage
from tests.stage import Shown

pytestmark = [pytest.mark.timeout(300), pytest.mark.usefixtures("plain", "no_painting")]


async def table_of(stage: SimcordStage) -> Table:
    (table,) = await stage.tables.mine(stage.people["ann"].id)
    return table


def as_it_was(stage: SimcordStage, message: Shown) -> Shown:
    """What somebody still has before their eyes, whose client has not heard of the change."""
    stored = stage.env.backend.get_message(message.channel_id, message.id)
    stored.components = [*message.rows]
    return message


def controls(message: Shown) -> list[str]:
    return [each["custom_id"] for each in message.components if not each.get("disabled")]


async def begun(stage: SimcordStage) -> tuple[Shown, Shown]:
    """The lobby of a game that has begun meanwhile, as it was, and its board."""
    lobby = await lobby_of(stage, "gate")
    lobby = await stage.lobby("ben", lobby, lobby.ids("join")[0])
    await stage.pressed("ann", lobby, lobby.ids("go")[0])
    await stage.env.settle()
    assert (await table_of(stage)).status is Status.PLAYING
    return lobby, await stage.board(lobby)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", ["ann", "ben", "cho"])
async def test_a_lobbys_controls_lead_to_the_game_that_has_begun(
    stage: SimcordStage, who: str, language: str
) -> None:
    stage.speaks(who, language)
    words = Words(language)
    lobby, board = await begun(stage)
    before = (await table_of(stage)).revision
    pressed = controls(lobby)
    assert {each.split(":")[1] for each in pressed} >= {"join", "leave", "go", "opt", "back"}
    for custom_id in pressed:
        answer = await stage.click(who, as_it_was(stage, lobby), custom_id)
        assert answer.private
        assert answer.text == words("error-game-begun"), custom_id
        assert answer.button(words("key-board"))["url"].endswith(f"/{board.channel_id}/{board.id}")
    assert (await table_of(stage)).revision == before


async def test_the_hosts_open_settings_say_that_the_game_has_begun(stage: SimcordStage) -> None:
    lobby = await lobby_of(stage, "gate")
    lobby = await stage.lobby("ben", lobby, lobby.ids("join")[0])
    screen = await stage.click("ann", lobby, lobby.button("Options")["custom_id"])
    await stage.pressed("ann", lobby, lobby.ids("go")[0])
    await stage.env.settle()
    answer = await stage.choose("ann", screen, screen.ids("set")[0], ["table_pace"])
    assert answer.text == "The game has begun."


async def test_a_closed_lobbys_controls_say_that_it_is_closed(stage: SimcordStage) -> None:
    lobby = await lobby_of(stage, "gate")
    await stage.pressed("ann", lobby, lobby.button("Close")["custom_id"])
    await stage.env.settle()
    answer = await stage.click("ben", as_it_was(stage, lobby), lobby.ids("join")[0])
    assert answer.text == "This table was closed before a game began."


async def test_a_challenges_controls_tell_how_it_was_answered(stage: SimcordStage) -> None:
    declined = await stage.slash("ann", "gate", opponent="ben")
    await stage.click("ben", declined, declined.ids("ok")[0].replace(":ok:", ":no:"))
    answer = await stage.click("ben", as_it_was(stage, declined), declined.ids("ok")[0])
    assert answer.text == "This challenge has been answered already."

    accepted = await stage.slash("ann", "gate", opponent="ben")
    board = await stage.duel_accepted("ben", accepted)
    for who in ("ann", "ben"):
        for custom_id in controls(accepted):
            answer = await stage.click(who, as_it_was(stage, accepted), custom_id)
            assert answer.text == "The game has begun."
            assert answer.button("To the board")["url"].endswith(f"/{board.id}")

    await stage.tables.concede((await table_of(stage)).id, stage.people["ann"].id)
    answer = await stage.click("ben", as_it_was(stage, accepted), controls(accepted)[0])
    assert answer.text == "This game is over."


async def test_an_old_boards_controls_are_those_of_the_present_one(stage: SimcordStage) -> None:
    """A board that was posted anew, and whose old message could not be deleted."""
    board = await stage.duel("ann", "ben")
    path = f"/channels/{board.channel_id}/messages/{board.id}"
    stage.env.inject_error("PATCH", path, status=400, code=30046)
    stage.env.inject_error("DELETE", path, status=403, code=50013)
    await stage.decide("ann", await stage.hand("ann", board))
    await stage.env.settle()
    new = (await table_of(stage)).message_id
    assert new != board.id
    panel = await stage.hand("ben", board)
    assert panel.ids("do")
    assert panel.button("To the board")["url"].endswith(f"/{new}")
    table = await stage.click("ben", board, board.ids("tab")[0])
    assert table.private
    assert "ann" in table.words


@pytest.mark.parametrize("slow", [False, True])
async def test_a_private_answer_never_takes_the_place_of_a_public_message(
    stage: SimcordStage, monkeypatch: pytest.MonkeyPatch, slow: bool
) -> None:
    """Whatever is pressed there: Discord checks a press's id, and we do not rely on it."""
    if slow:
        monkeypatch.setattr("cogs.desk.PATIENCE", 0)
    board = await stage.duel("ann", "ben")
    panel = await stage.hand("ann", board)
    old, private = board.ids("hand")[0], panel.ids("do")[0]
    before = await stage.again("ben", board)
    mixed = stage.forge(before, old, private)
    menu: Any = next(each for each in panel.components if each.get("custom_id") == private)
    stored = stage.env.backend.get_message(board.channel_id, board.id)
    stored.components = [*panel.rows]
    answer = await stage.choose("ann", mixed, private, [menu["options"][0]["value"]])
    await stage.env.settle()
    assert answer.private
    assert answer.id != board.id
    assert "panel" in answer.words
    now = await stage.again("ben", board)
    assert "panel" not in "\n".join([now.text, *(str(each.get("title")) for each in now.embeds)])
