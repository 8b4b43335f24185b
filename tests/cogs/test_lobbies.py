"""Tables that wait for people, and a tournament played by pressing what is shown."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import pytest

from cogs.bot import Ruler
from engine.kernel import verify
from tables.model import Status, Table
from tests.script import Player, play
from tests.simcord_stage import SimcordStage
from tests.stage import Shown

pytestmark = [pytest.mark.timeout(400), pytest.mark.usefixtures("no_painting")]


async def opened(stage: SimcordStage, host: str = "ann") -> Shown:
    """A lobby with its buttons."""
    announced = await stage.slash(host, "challengers")
    await stage.env.settle()
    return await stage.again(host, announced)


async def press(stage: SimcordStage, who: str, lobby: Shown, label: str) -> Shown:
    """Press a button of a lobby, and return the lobby as it is then."""
    return await stage.lobby(who, lobby, lobby.button(label)["custom_id"])


async def table_of(stage: SimcordStage, who: str = "ann") -> Table:
    (table,) = await stage.tables.mine(stage.people[who].id)
    return table


async def begun(stage: SimcordStage, lobby: Shown, host: str = "ann") -> Shown:
    """Start, and return the board."""
    await press(stage, host, lobby, "Start")
    return await stage.board(lobby)


async def test_a_lobby_shows_who_sits_there_and_what_is_played(stage: SimcordStage) -> None:
    lobby = await opened(stage)
    assert lobby.labels == [
        *("Join", "Leave", "Start", "Options", "+ Computer", "− Computer", "Close")
    ]
    assert lobby.files == ("lobby.png",)
    assert "1 of 8 seats" in lobby.alts
    assert "Published cards" in lobby.words
    lobby = await press(stage, "ben", lobby, "Join")
    assert "2. ben" in lobby.alts
    lobby = await press(stage, "ben", lobby, "Join")
    assert "2 of 8 seats" in lobby.alts, "joining twice is joining once"
    lobby = await press(stage, "ben", lobby, "Leave")
    assert "ben" not in lobby.alts
    lobby = await press(stage, "ann", lobby, "+ Computer")
    lobby = await press(stage, "ann", lobby, "+ Computer")
    assert "Ruler 1" in lobby.alts
    assert "Ruler 2" in lobby.alts
    lobby = await press(stage, "ann", lobby, "− Computer")
    assert "2 of 8 seats" in lobby.alts


async def test_a_press_in_a_lobby_costs_two_calls(stage: SimcordStage) -> None:
    lobby = await opened(stage)
    before = len(stage.env.http_requests)
    await press(stage, "ben", lobby, "Join")
    assert len(stage.calls(before)) == 2


async def test_only_the_host_arranges_things(stage: SimcordStage) -> None:
    lobby = await opened(stage)
    for label in ("Start", "+ Computer", "Options"):
        said = await stage.click("ben", lobby, lobby.button(label)["custom_id"])
        assert said.private
        assert "Only the host" in said.text
    said = await stage.click("ben", lobby, lobby.button("Close")["custom_id"])
    assert said.private
    assert (await table_of(stage)).status is Status.OPEN


async def test_the_host_sets_options_in_private(stage: SimcordStage) -> None:
    lobby = await opened(stage)
    panel = await stage.click("ann", lobby, lobby.button("Options")["custom_id"])
    assert panel.private
    menu = panel.ids("set")[0]
    panel = await stage.choose("ann", panel, menu, ["cards"])
    menu = next(iter(panel.ids("set")))
    panel = await stage.choose("ann", panel, menu, [panel.values(menu)[1]])
    assert (await table_of(stage)).options["cards"] == "original"
    panel = await stage.choose("ann", panel, panel.ids("set")[0], ["left_out"])
    assert "Jungle" in panel.words
    menu = panel.ids("set")[0]
    panel = await stage.choose("ann", panel, menu, [panel.values(menu)[2]])
    panel = await stage.choose("ann", panel, panel.ids("set")[0], ["cards"])
    panel = await stage.click("ann", panel, panel.button("Back")["custom_id"])
    panel = await stage.choose("ann", panel, panel.ids("set")[0], ["difficulty"])
    menu = panel.ids("set")[0]
    await stage.choose("ann", panel, menu, [panel.values(menu)[4]])
    options = (await table_of(stage)).options
    assert (options["cards"], options["left_out"], options["difficulty"]) == (
        *("original", "JUNGLE", 5),
    )
    await stage.env.settle()
    assert "5 – hardly fair" in (await stage.again("ann", lobby)).words


async def test_a_panel_of_a_lobby_says_that_the_game_has_begun(stage: SimcordStage) -> None:
    """Whatever is pressed on it, the panel turns into that, and into the way to the game."""
    lobby = await opened(stage)
    await press(stage, "ben", lobby, "Join")
    panels = [
        await stage.click("ann", lobby, lobby.button("Options")["custom_id"]) for _ in range(4)
    ]
    options, invite, heir, fill = panels[0].ids("set")
    before = (await table_of(stage)).options
    await begun(stage, await stage.again("ann", lobby))
    ben = stage.people["ben"]
    pressed = [
        await stage.choose("ann", panels[0], options, ["cards"]),
        await stage.choose("ann", panels[1], heir, [str(ben.id)]),
        await stage.click("ann", panels[2], fill),
    ]
    await stage.people["ann"].select(stage.raw(panels[3]), [ben], custom_id=invite)
    pressed.append(await stage.again("ann", panels[3]))
    for number, shown in enumerate(pressed):
        assert shown.id == panels[number].id
        assert "The game has begun" in shown.text
        assert shown.labels == ["My hand"]
    table = await table_of(stage)
    assert (table.options, table.host, len(table.seats)) == (before, stage.people["ann"].id, 2)


async def test_a_panel_says_that_somebody_else_is_the_host(stage: SimcordStage) -> None:
    lobby = await opened(stage)
    await press(stage, "ben", lobby, "Join")
    panel = await stage.click("ann", lobby, lobby.button("Options")["custom_id"])
    table = await table_of(stage)
    await stage.tables.lobbies.set_host(table.id, table.host, stage.people["ben"].id)
    shown = await stage.choose("ann", panel, panel.ids("set")[0], ["cards"])
    assert shown.id == panel.id
    assert "Only the host" in shown.text
    assert shown.labels == []


async def test_an_old_menu_sets_what_its_entries_say_or_nothing(stage: SimcordStage) -> None:
    """A table's unusual pace is on the list while it holds; the others stand elsewhere then."""
    lobby = await opened(stage)
    table = await table_of(stage)
    await stage.tables.lobbies.set_pace(table.id, table.host, timedelta(minutes=7))
    panel = await stage.click("ann", lobby, lobby.button("Options")["custom_id"])
    panel = await stage.choose("ann", panel, panel.ids("set")[0], ["table_pace"])
    menu = panel.ids("set")[0]
    seven, ten = (panel.values(menu)[number] for number in (2, 3))
    await stage.tables.lobbies.set_pace(table.id, table.host, timedelta(minutes=5))
    other = await stage.click("ann", lobby, lobby.button("Options")["custom_id"])
    other = await stage.choose("ann", other, other.ids("set")[0], ["table_pace"])
    assert seven not in other.values(menu)
    assert other.values(menu).index(ten) == 2
    refused = await stage.choose("ann", panel, menu, [seven])
    assert "not possible" in refused.words
    assert (await table_of(stage)).pace == timedelta(minutes=5)
    await stage.choose("ann", other, menu, [ten])
    assert (await table_of(stage)).pace == timedelta(minutes=10)


async def test_options_for_one_are_refused_when_two_begin(stage: SimcordStage) -> None:
    lobby = await opened(stage)
    table = await table_of(stage)
    await stage.tables.lobbies.set_options(table.id, table.host, {**table.options, "special": True})
    lobby = await press(stage, "ben", lobby, "Join")
    said = await stage.click("ann", lobby, lobby.button("Start")["custom_id"])
    assert said.private
    assert "rules do not allow" in said.text
    lobby = await press(stage, "ben", lobby, "Leave")
    await begun(stage, lobby)
    assert (await table_of(stage)).status is Status.PLAYING


async def test_a_lobby_is_closed_by_its_host_or_by_the_clock(stage: SimcordStage) -> None:
    lobby = await opened(stage)
    await stage.click("ann", lobby, lobby.button("Close")["custom_id"])
    await stage.env.settle()
    lobby = await stage.again("ann", lobby)
    assert "closed the table" in lobby.words
    assert lobby.labels == []
    late = await opened(stage, "ben")
    stage.time.pass_by(minutes=16)
    await stage.let_time_out()
    late = await stage.again("ann", late)
    assert "Nobody began in time" in late.words


async def test_a_lobby_survives_a_restart(
    stage: SimcordStage, rebuild: Callable[[], Ruler]
) -> None:
    lobby = await opened(stage)
    lobby = await press(stage, "ben", lobby, "Join")
    await stage.restart(rebuild)
    lobby = await press(stage, "cho", lobby, "Join")
    assert "3 of 8 seats" in lobby.alts
    await begun(stage, lobby)
    assert [seat.name for seat in (await table_of(stage)).seats] == ["ann", "ben", "cho"]


async def test_the_list_of_tables_knows_lobbies(stage: SimcordStage) -> None:
    await opened(stage)
    said = await stage.slash("ann", "tables")
    assert "Challengers\\! · waiting for players" in said.text


async def test_rules_and_leaderboard_know_the_game(stage: SimcordStage) -> None:
    said = await stage.slash("ann", "rules", game="challengers")
    assert "Challengers! – The goal" in said.words
    board = await stage.slash("ann", "leaderboard", game="challengers")
    assert "Challengers!: leaderboard" in board.words


@dataclass
class Counted(Player):
    """A player who counts the requests that follow from each decision.

    Not those that tell a match, and those that renew the open panels of the others.
    """

    counts: list[int] = field(default_factory=list)
    renewed: int = 0

    async def press(self, stage: Any) -> None:
        before, decided = len(stage.env.http_requests), self.decisions
        await super().press(stage)
        made = stage.calls(before)
        chapters = [path for method, path in made if (method, path[-9:]) == ("POST", "/messages")]
        renewed = [path for method, path in made if (method, path[:10]) == ("PATCH", "/webhooks/")]
        self.renewed = max(self.renewed, len(renewed))
        if self.decisions > decided:
            self.counts.append(len(made) - len(chapters) - len(renewed))


async def test_a_tournament_of_three_people_and_a_computer(stage: SimcordStage) -> None:
    """Every decision takes two calls; every match is one message, and so is every round."""
    stage.guild_locale = "ko"
    stage.speaks("ben", "ko")
    announced = await stage.slash("ann", "challengers")
    await stage.env.settle()
    lobby = await stage.again("ann", announced)
    for who, label in (("ben", "참가"), ("cho", "참가"), ("ann", "+ 컴퓨터")):
        lobby = await press(stage, who, lobby, label)
    await press(stage, "ann", lobby, "시작")
    board = await stage.board(lobby)
    assert board.labels == ["내 손패", "테이블", "자세히"]
    table = await table_of(stage)
    players = [Counted(who, random.Random(n)) for n, who in enumerate(("ann", "ben", "cho"))]
    played = await play(stage, board, list(players))
    assert max(max(player.counts) for player in players) <= 2
    assert max(player.renewed for player in players) <= 2
    assert min(player.decisions for player in players) >= 7 * 3
    posted = await stage.messages("ann", board.channel_id)
    files = Counter(each.files for each in posted if not each.private)
    assert files == {("match.png",): 7 * 2 + 1, ("round.png",): 7, ("result.png",): 1}
    assert re.search("[가-힣]", played.board.embeds[0]["title"])
    assert any("당신" in text or "덱" in text for text in players[1].read)
    finished = await stage.tables.table(table.id)
    assert finished.status is Status.FINISHED
    verify(stage.tables.house.games["challengers"], await stage.tables.record(table.id))
    standings = await stage.tables.archive.leaderboard("challengers", None)
    assert sum(standing.wins for standing in standings) <= 1

    film = await stage.click("cho", played.board, played.board.ids("see")[0])
    assert film.private
    assert film.files == ("match.png",)
    first = await stage.click("cho", film, film.button("⏮ Start")["custom_id"])
    assert first.id == film.id
    assert "0/" in first.words
    second = await stage.click("cho", first, first.button("Next ▶")["custom_id"])
    assert "🚩" in second.words
    menu = [each for each in second.components if each["type"] == 3]
    other = await stage.choose("cho", second, menu[0]["custom_id"], ["0"])
    assert "Round 1" in other.words


async def test_alone_against_the_robot(stage: SimcordStage) -> None:
    board = await begun(stage, await opened(stage))
    played = await play(stage, board, [Player("ann", random.Random(1))])
    assert played.board.labels == ["Rematch", "Replay", "Record file", "Log", "Watch the matches"]
    assert "Robot" in played.board.words
    again = await stage.click("ann", played.board, played.board.ids("re")[0])
    assert "A new game has begun" in again.text


async def test_a_rematch_of_three_waits_in_a_lobby(stage: SimcordStage) -> None:
    lobby = await opened(stage)
    for who in ("ben", "cho"):
        lobby = await press(stage, who, lobby, "Join")
    board = await begun(stage, lobby)
    for who in ("ben", "cho"):
        await stage.tables.concede((await table_of(stage, who)).id, stage.people[who].id)
    table = (await stage.tables.mine(stage.people["ann"].id))[:1]
    assert table == [], "the last one left has won"
    with stage.env._bot_scope():
        stage.bot.boards.refresh(board_table(board))
    await stage.env.settle()
    board = await stage.again("ann", board)
    await stage.click("ben", board, board.ids("re")[0])
    await stage.env.settle()
    rematch = (await stage.messages("ann", board.channel_id))[-1]
    assert "invited" in rematch.words
    assert rematch.text.count("<@") == 2
    rematch = await press(stage, "ann", rematch, "Join")
    rematch = await press(stage, "cho", rematch, "Leave")
    assert "cho" not in rematch.words
    await press(stage, "ben", rematch, "Start")
    again = await table_of(stage, "ben")
    assert [seat.name for seat in again.seats] == ["ben", "ann"]


def board_table(board: Shown) -> str:
    return board.ids("hand")[0].split(":")[2]
