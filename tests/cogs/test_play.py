"""/play: one lobby for all games, and what its host arranges."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import discord
import pytest

from cogs.bot import Ruler
from cogs.games import GAMES
from tables.model import Status, Table
from tests.cogs.test_trouble import emit
from tests.simcord_stage import SimcordStage
from tests.stage import Shown

pytestmark = [pytest.mark.timeout(300), pytest.mark.usefixtures("no_painting")]


async def lobby_of(stage: SimcordStage, game: str, who: str = "ann") -> Shown:
    announced = await stage.slash(who, "play", game=game)
    await stage.env.settle()
    return await stage.again(who, announced)


async def table_of(stage: SimcordStage, who: str = "ann") -> Table:
    (table,) = await stage.tables.mine(stage.people[who].id)
    return table


async def arranging(stage: SimcordStage, lobby: Shown, who: str = "ann") -> Shown:
    return await stage.click(who, lobby, lobby.button("Options")["custom_id"])


async def arranged(stage: SimcordStage, lobby: Shown, setting: str, value: int) -> Shown:
    """Pick the value at a position."""
    screen = await arranging(stage, lobby)
    screen = await stage.choose("ann", screen, screen.ids("set")[0], [setting])
    menu = screen.ids("set")[0]
    screen = await stage.choose("ann", screen, menu, [screen.values(menu)[value]])
    await stage.env.settle()
    return screen


async def invited(stage: SimcordStage, lobby: Shown, *who: str) -> Any:
    screen = await arranging(stage, lobby)
    (pick,) = [each for each in screen.components if each["type"] == 5]
    people = [(stage.people | stage.strangers)[each] for each in who]
    done = await stage.people["ann"].select(stage.raw(screen), people, custom_id=pick["custom_id"])
    await stage.env.settle()
    return done


@pytest.mark.parametrize("game", [str(choice.value) for choice in GAMES])
async def test_every_game_has_a_lobby_with_its_picture(stage: SimcordStage, game: str) -> None:
    lobby = await lobby_of(stage, game)
    assert lobby.files == ("lobby.png",)
    assert {"Join", "Leave", "Start", "Options"} <= set(lobby.labels)
    assert "Time for a decision: **" in lobby.words
    assert "Closes <t:" in lobby.words
    screen = await arranging(stage, lobby)
    await stage.click("ann", screen, screen.button("Fill with computers")["custom_id"])
    await stage.env.settle()
    table = await table_of(stage)
    assert len(table.seats) == stage.tables.house.game(game).room(table.options)[1]
    lobby = await stage.again("ann", lobby)
    await stage.pressed("ann", lobby, lobby.button("Start")["custom_id"])
    await stage.env.settle()
    assert (await stage.tables.table(table.id)).status is not Status.OPEN


async def test_a_duel_in_a_lobby_of_two_seats(stage: SimcordStage) -> None:
    lobby = await lobby_of(stage, "gate")
    assert "1 of 2 seats" in lobby.alts
    assert lobby.button("Start")["disabled"]
    await stage.pressed("ben", lobby, lobby.button("Join")["custom_id"])
    said = await stage.click("cho", lobby, lobby.button("Join")["custom_id"])
    assert said.private
    assert "Every seat" in said.text
    lobby = await stage.again("ann", lobby)
    assert not lobby.button("Start").get("disabled")
    await stage.pressed("ann", lobby, lobby.button("Start")["custom_id"])
    await stage.env.settle()
    assert [seat.name for seat in (await table_of(stage)).seats] == ["ann", "ben"]


async def test_two_people_on_the_last_seat(stage: SimcordStage) -> None:
    """Both press before either is worked on: one sits down, the other is told."""
    lobby = await lobby_of(stage, "gate")
    data = {"custom_id": lobby.button("Join")["custom_id"], "component_type": 2}
    records = [emit(stage, who, lobby, data) for who in ("ben", "cho")]
    await stage.env.settle()
    table = await table_of(stage)
    assert len(table.seats) == 2
    assert table.seats[1].name in {"ben", "cho"}
    assert all(record.responded for record in records)
    assert sum(bool(record.ephemeral) for record in records) == 1, "one is told in private"
    again = [emit(stage, table.seats[1].name, lobby, data) for _ in range(3)]
    await stage.env.settle()
    assert all(record.responded and not record.ephemeral for record in again)
    assert (await table_of(stage)).seats == table.seats, "joining twice is joining once"


async def test_a_pace_is_set_and_holds_from_the_start(stage: SimcordStage) -> None:
    lobby = await lobby_of(stage, "gate")
    screen = await arranged(stage, lobby, "table_pace", 5)
    assert "1 day" in screen.words
    assert "1 day" in (await stage.again("ann", lobby)).words
    await stage.pressed("ben", lobby, lobby.button("Join")["custom_id"])
    await stage.pressed("ann", lobby, lobby.button("Start")["custom_id"])
    await stage.env.settle()
    table = await table_of(stage)
    assert table.pace == timedelta(days=1)
    assert table.deadline == stage.time.now + timedelta(days=1)


async def test_only_the_invited_sit_down_and_hear_of_it(stage: SimcordStage) -> None:
    lobby = await lobby_of(stage, "challengers")
    await arranged(stage, lobby, "table_entrance", 1)
    said = await stage.click("ben", lobby, lobby.button("Join")["custom_id"])
    assert "whom the host has invited" in said.text
    await invited(stage, lobby, "ben")
    told = [m for m in await stage.messages("cho") if "invites you" in m.text]
    assert len(told) == 1
    assert f"<@{stage.people['ben'].id}>" in told[0].text
    bodies = [each for each in stage.bodies() if isinstance(each, dict)]
    (sent,) = [each for each in bodies if each.get("content") == told[0].text]
    assert sent["allowed_mentions"]["users"] == [stage.people["ben"].id]
    await stage.pressed("ben", lobby, lobby.button("Join")["custom_id"])
    await stage.env.settle()
    assert [seat.joined for seat in (await table_of(stage)).seats] == [True, True]
    await invited(stage, lobby, "ben")
    assert len([m for m in await stage.messages("cho") if "invites you" in m.text]) == 1


async def test_no_bot_is_invited(stage: SimcordStage) -> None:
    lobby = await lobby_of(stage, "challengers")
    robot = stage.guild.add_member(stage.env.create_user("robot", bot=True))
    stage.people["robot"] = robot
    done = await invited(stage, lobby, "robot")
    assert "A bot cannot be challenged" in stage.answer(done).text
    assert len((await table_of(stage)).seats) == 1


async def test_somebody_else_becomes_the_host(stage: SimcordStage) -> None:
    lobby = await lobby_of(stage, "challengers")
    screen = await arranging(stage, lobby)
    assert "somebody else the host" not in screen.words, "nobody else is here"
    await stage.pressed("ben", lobby, lobby.button("Join")["custom_id"])
    screen = await arranging(stage, lobby)
    heirs = screen.ids("set")[-2]
    screen = await stage.choose("ann", screen, heirs, [str(stage.people["ben"].id)])
    await stage.env.settle()
    assert (await table_of(stage)).host == stage.people["ben"].id
    assert "ben · host" in (await stage.again("ann", lobby)).alts
    said = await stage.click("ann", lobby, lobby.button("Start")["custom_id"])
    assert "Only the host" in said.text
    await stage.pressed("ann", lobby, lobby.button("Leave")["custom_id"])
    assert [seat.name for seat in (await table_of(stage, "ben")).seats] == ["ben"]


async def test_a_table_may_stay_in_the_channel(stage: SimcordStage) -> None:
    lobby = await lobby_of(stage, "gate")
    await arranged(stage, lobby, "table_threads", 2)
    await stage.pressed("ben", lobby, lobby.button("Join")["custom_id"])
    await stage.pressed("ann", lobby, lobby.button("Start")["custom_id"])
    await stage.env.settle()
    assert list(stage.channel.threads) == []
    assert (await stage.again("ann", lobby)).ids("hand")


async def test_what_is_missing_is_named_before_the_game_starts(stage: SimcordStage) -> None:
    everyone: Any = {
        stage.guild.default_role: discord.PermissionOverwrite(create_public_threads=False)
    }
    stage.channel = stage.guild.create_text_channel("narrow", overwrites=everyone)
    lobby = await lobby_of(stage, "gate")
    await arranged(stage, lobby, "table_threads", 1)
    await stage.pressed("ben", lobby, lobby.button("Join")["custom_id"])
    said = await stage.click("ann", lobby, lobby.button("Start")["custom_id"])
    assert said.private
    assert "Create Public Threads" in said.text
    assert (await table_of(stage)).status is Status.OPEN
    await arranged(stage, lobby, "table_threads", 2)
    await stage.pressed("ann", lobby, lobby.button("Start")["custom_id"])
    await stage.env.settle()
    assert (await table_of(stage)).status is Status.PLAYING


async def test_an_arranged_lobby_survives_a_restart(
    stage: SimcordStage, rebuild: Callable[[], Ruler]
) -> None:
    lobby = await lobby_of(stage, "challengers")
    await arranged(stage, lobby, "table_entrance", 1)
    await invited(stage, lobby, "ben")
    await stage.restart(rebuild)
    said = await stage.click("cho", lobby, lobby.button("Join")["custom_id"])
    assert "invited" in said.text
    await stage.pressed("ben", lobby, lobby.button("Join")["custom_id"])
    assert [seat.joined for seat in (await table_of(stage)).seats] == [True, True]
