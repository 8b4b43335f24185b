"""A whole Grail War in Discord, played by pressing what is shown."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from cogs.bot import Ruler
from engine.kernel import verify
from tables.model import Status
from tests.cogs.test_lobbies import press, table_of
from tests.script import Player, play
from tests.simcord_stage import SimcordStage
from tests.stage import Json, Shown

pytestmark = [pytest.mark.timeout(600), pytest.mark.usefixtures("no_painting")]
MOST = 6000


class Hasty(Player):
    """Somebody who plays at random, but lays a battle's plan with as few presses as can be."""

    short = ("rest normal", "Done", "Seal", "나머지", "이만하면", "확정")

    def _pick(self) -> Json:
        assert self.panel is not None
        quick = [each for each in self._all() if any(word in str(each) for word in self.short)]
        return quick[0] if quick else super()._pick()

    def _all(self) -> list[Json]:
        return [*self._controls("do"), *self._controls("ah")]

    def _values(self, menu: Json) -> list[str]:
        quick = [
            option["value"]
            for option in menu["options"]
            if any(word in option["label"] for word in self.short)
        ]
        return quick[:1] or super()._values(menu)


async def opened(stage: SimcordStage, **wanted: object) -> Shown:
    """A lobby of a war with these options."""
    announced = await stage.slash("ann", "war")
    await stage.env.settle()
    table = await table_of(stage)
    options = {**table.options, "rounds": 4, **wanted}
    await stage.tables.lobbies.set_options(table.id, table.host, options)
    return await stage.again("ann", announced)


async def begun(stage: SimcordStage, lobby: Shown) -> Shown:
    await press(stage, "ann", lobby, "Start")
    return await stage.board(lobby)


async def test_the_host_says_who_shares_a_team(stage: SimcordStage) -> None:
    lobby = await opened(stage)
    assert "one person plays master and servant" in lobby.words
    panel = await stage.click("ann", lobby, lobby.button("Options")["custom_id"])
    panel = await stage.choose("ann", panel, panel.ids("set")[0], ["pairs"])
    menu = panel.ids("set")[0]
    await stage.choose("ann", panel, menu, [panel.values(menu)[2]])
    assert (await table_of(stage)).options["pairs"] == 2
    await stage.env.settle()
    assert "seats 1+2, 3+4 (master + servant)" in (await stage.again("ann", lobby)).words


async def test_a_war_of_two_people(stage: SimcordStage) -> None:
    stage.speaks("ben", "ko")
    lobby = await press(stage, "ben", await opened(stage), "Join")
    board = await begun(stage, lobby)
    assert "Night of Summoning" in board.words
    table = await table_of(stage)
    players = [Hasty(who, random.Random(n)) for n, who in enumerate(("ann", "ben"))]
    played = await play(stage, board, players, MOST)
    assert played.board.files == ("result.png",)
    assert all(player.decisions > 15 for player in players)
    assert any("Which class of servant" in text for text in players[0].read)
    assert any("마스터는 이번 낮에" in text for text in players[1].read)
    finished = await stage.tables.table(table.id)
    assert finished.status is Status.FINISHED
    verify(stage.tables.house.games["grail_war"], await stage.tables.record(table.id))


async def test_a_pair_against_four_computers_with_a_restart(
    stage: SimcordStage, rebuild: Callable[[], Ruler]
) -> None:
    lobby = await press(stage, "ben", await opened(stage, pairs=1, prepared=True), "Join")
    for _ in range(4):
        lobby = await press(stage, "ann", lobby, "+ Computer")
    board = await begun(stage, lobby)
    table = await table_of(stage)
    master, servant = Hasty("ann", random.Random(5)), Hasty("ben", random.Random(6))
    for _ in range(12):
        for player in (master, servant):
            if await player.open(stage, board):
                await player.press(stage)
    assert any("Your partner" in text or "your partner" in text for text in servant.read)
    await stage.restart(rebuild)
    board = await stage.again("ann", board)
    played = await play(stage, board, [master, servant], MOST)
    assert played.board.files == ("result.png",)
    verify(stage.tables.house.games["grail_war"], await stage.tables.record(table.id))


async def test_the_log_tells_everything_since_the_war_began(stage: SimcordStage) -> None:
    lobby = await press(stage, "ann", await opened(stage, prepared=True), "+ Computer")
    board = await begun(stage, lobby)
    ann = Hasty("ann", random.Random(2))
    logs = 0
    while logs < 4:
        assert await ann.open(stage, board)
        panel = ann.panel
        assert panel is not None
        turns = [each for each in panel.ids("pg") if each.endswith("~log")]
        if turns:
            logs += 1
            page = await stage.click("ann", panel, turns[0])
            assert "The Grail War begins" in page.words
            assert "All is ready" in page.words
            await ann.open(stage, board)
        await ann.press(stage)


async def test_a_lobby_has_room_for_seven_teams(stage: SimcordStage) -> None:
    lobby = await opened(stage)
    for _ in range(6):
        lobby = await press(stage, "ann", lobby, "+ Computer")
    assert "7 of 7 seats" in lobby.alts
    board = await begun(stage, lobby)
    assert "Ruler 6" in (await stage.click("cho", board, board.ids("fact")[0])).words
