"""A Grail War in Discord, played by pressing what is shown."""

from __future__ import annotations

import random

import pytest

from engine.kernel import verify
from tables.model import Status
from tests.cogs.test_lobbies import press, table_of
from tests.script import Player, play
from tests.simcord_stage import SimcordStage
from tests.stage import Shown

pytestmark = [pytest.mark.timeout(400), pytest.mark.usefixtures("no_painting")]


async def opened(stage: SimcordStage, host: str = "ann") -> Shown:
    """A lobby with its buttons."""
    announced = await stage.slash(host, "domination")
    await stage.env.settle()
    return await stage.again(host, announced)


async def test_a_war_needs_three(stage: SimcordStage) -> None:
    lobby = await opened(stage)
    assert "Fate/Domination" in lobby.words
    lobby = await press(stage, "ben", lobby, "Join")
    assert lobby.button("Start")["disabled"]
    lobby = await press(stage, "cho", lobby, "Join")
    assert not lobby.button("Start").get("disabled")
    assert (await table_of(stage)).status is Status.OPEN


async def test_the_host_sets_options(stage: SimcordStage) -> None:
    lobby = await opened(stage)
    panel = await stage.click("ann", lobby, lobby.button("Options")["custom_id"])
    for setting, value in (("servants", 1), ("start_mana", 3), ("moon_cell", 1)):
        panel = await stage.choose("ann", panel, panel.ids("set")[0], [setting])
        menu = panel.ids("set")[0]
        panel = await stage.choose("ann", panel, menu, [panel.values(menu)[value]])
    options = (await table_of(stage)).options
    assert (options["servants"], options["start_mana"], options["moon_cell"]) == ("free", 10, True)


async def test_a_war_with_computers_to_the_last_round(stage: SimcordStage) -> None:
    stage.speaks("ann", "ko")
    lobby = await opened(stage)
    for _ in range(2):
        lobby = await press(stage, "ann", lobby, "+ Computer")
    await press(stage, "ann", lobby, "Start")
    board = await stage.board(lobby)
    table = await table_of(stage)
    ann = Player("ann", random.Random(3))
    played = await play(stage, board, [ann])
    assert played.board.files == ("result.png",)
    assert ann.decisions > 20
    assert any("배치할까요" in text for text in ann.read)
    finished = await stage.tables.table(table.id)
    assert finished.status is Status.FINISHED
    verify(stage.tables.house.games["domination"], await stage.tables.record(table.id))
    posted = [each for each in await stage.messages("ann", board.channel_id) if not each.private]
    rounds = [each for each in posted if each.files == ("round.png",)]
    assert len(posted) == 1 + len(rounds)
    titles = sorted(each.embeds[0]["title"] for each in rounds)
    assert len(set(titles)) == len(rounds) == 11, "each round is told once"


async def test_people_choose_in_secret_and_resign(stage: SimcordStage) -> None:
    lobby = await opened(stage)
    for who in ("ben", "cho"):
        lobby = await press(stage, who, lobby, "Join")
    await press(stage, "ann", lobby, "Start")
    board = await stage.board(lobby)
    players = [Player(who, random.Random(n)) for n, who in enumerate(("ann", "ben", "cho"))]
    for player in players:
        assert await player.open(stage, board)
    for player in players:
        await player.press(stage)
    for player in players:
        assert await player.open(stage, board)
        await player.press(stage)
    table = await table_of(stage)
    asked = [player for player in players if await player.open(stage, board)]
    assert len(asked) == 1
    for who in ("ben", "cho"):
        await stage.tables.concede(table.id, stage.people[who].id)
    assert (await stage.tables.table(table.id)).status is Status.FINISHED


async def test_rules_and_leaderboard_know_the_game(stage: SimcordStage) -> None:
    said = await stage.slash("ann", "rules", game="domination")
    assert "11 rounds" in said.words
    board = await stage.slash("ann", "leaderboard", game="domination")
    assert "Fate/Domination: leaderboard" in board.words
