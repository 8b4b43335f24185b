"""What moderators set for their server, and what it changes."""

import re
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import discord
import pytest
from simcord.builders import RoleHandle

from cogs.bot import Ruler
from tables.settings import ServerSettings
from tests.simcord_stage import SimcordStage
from tests.stage import Shown

SEASON = "r1:srv:all:0:~season"


@pytest.fixture(autouse=True)
def moderator(stage: SimcordStage) -> RoleHandle:
    """mia may manage the server."""
    role = stage.guild.create_role("Moderator", permissions=discord.Permissions(manage_guild=True))
    person = stage.env.create_user("mia")
    stage.people["mia"] = stage.guild.add_member(person, roles=[role])
    return role


def press(shown: Shown, label: str) -> str:
    return shown.button(label)["custom_id"]


async def now(stage: SimcordStage) -> ServerSettings:
    return await stage.tables.settings.of_server(stage.guild.id)


async def season(stage: SimcordStage, first_day: str, zone: str) -> Shown:
    shown = await stage.slash("mia", "settings")
    opened = await stage.pressed("mia", shown, SEASON)
    sent = await stage.people["mia"].submit_modal(opened, {"line": first_day, "line1": zone})
    return stage.answer(sent)


async def test_only_who_may_manage_the_server_gets_there(stage: SimcordStage) -> None:
    synced = [body for body in stage.bodies() if isinstance(body, list)]
    (command,) = [each for each in synced[0] if each["name"] == "settings"]
    assert int(command["default_member_permissions"]) == discord.Permissions.manage_guild.flag
    assert (await stage.slash("mia", "settings")).private
    # A server may show the command to others; that gives them no right.
    with stage.env._bot_scope():
        known = await stage.bot.tree.fetch_commands()
    (shown,) = [each for each in known if each.name == "settings"]
    stage.guild.set_command_permissions(shown, {stage.people["ben"]: True})
    answer = await stage.slash("ben", "settings")
    assert answer.private
    assert answer.rows == ()
    assert "Only those who may manage the server" in answer.words
    assert await now(stage) == ServerSettings()


async def test_everything_is_explained_with_its_default(stage: SimcordStage) -> None:
    (embed,) = (await stage.slash("mia", "settings")).embeds
    assert len(embed["fields"]) == 7
    for field in embed["fields"]:
        assert field["value"].count("(default)") == 1, field
        assert "**" in field["value"]


async def test_each_control_sets_its_own(
    stage: SimcordStage, rebuild: Callable[[], Ruler], moderator: RoleHandle
) -> None:
    shown = await stage.slash("mia", "settings")
    for label in ("한국어", "Turn threads off", "Turn pings off"):
        shown = await stage.click("mia", shown, press(shown, label))
    pace = next(each for each in shown.components if each["type"] == 3)
    labels = {each["label"]: each["value"] for each in pace["options"]}
    shown = await stage.choose("mia", shown, pace["custom_id"], [labels["12 hours"]])
    await stage.restart(rebuild)
    channels = next(each for each in shown.components if each["type"] == 8)
    shown = await stage.choose("mia", shown, channels["custom_id"], [stage.channel])
    roles = next(each for each in shown.components if each["type"] == 6)
    shown = await stage.choose("mia", shown, roles["custom_id"], [moderator])
    assert await now(stage) == ServerSettings(
        locale="ko",
        threads=False,
        pings=False,
        pace_minutes=720,
        channels=(stage.channel.id,),
        enders=(moderator.id,),
    )
    channels = next(each for each in shown.components if each["type"] == 8)
    assert channels["default_values"] == [{"id": stage.channel.id, "type": "channel"}]
    # Nothing picked is everywhere again.
    shown = await stage.choose("mia", shown, channels["custom_id"], [])
    assert (await now(stage)).channels == ()
    shown = await stage.click("mia", shown, press(shown, "All as at first"))
    kept = await stage.click("mia", shown, press(shown, "No, keep them"))
    assert (await now(stage)).locale == "ko"
    shown = await stage.click("mia", kept, press(kept, "All as at first"))
    await stage.click("mia", shown, press(shown, "Yes, reset"))
    assert await now(stage) == ServerSettings()


async def test_a_season_is_typed(stage: SimcordStage) -> None:
    shown = await season(stage, "2026. 3. 1", "asia/seoul")
    assert "From 2026-03-01" in shown.words
    assert (await now(stage)).season_start == date(2026, 3, 1)
    assert (await now(stage)).time_zone == "Asia/Seoul"
    shown = await season(stage, "", "UTC")
    assert (await now(stage)).season_start is None


async def test_a_season_that_is_still_to_come_is_told_on_the_leaderboard(
    stage: SimcordStage,
) -> None:
    await season(stage, "2099-01-01", "UTC")
    shown = await stage.slash("mia", "leaderboard", game="gate", period="season")
    assert "season since 2026-01-01 (the next one begins on 2099-01-01)" in shown.words


@pytest.mark.parametrize(
    ("first_day", "zone", "said"),
    [
        ("soon", "UTC", "“soon” is no date"),
        ("2026-02-30", "UTC", "is no date"),
        ("9999-12-31", "UTC", "is no date"),
        ("2026-03-01", "localtime", "There is no time zone “localtime”"),
        ("2026-03-01", "Moon/Crater", "There is no time zone “Moon/Crater”"),
    ],
)
async def test_what_makes_no_sense_is_refused_with_an_example(
    stage: SimcordStage, first_day: str, zone: str, said: str
) -> None:
    shown = await season(stage, first_day, zone)
    assert said in shown.words
    assert "Settings of this server" in shown.words
    assert await now(stage) == ServerSettings()


async def test_tables_are_opened_where_the_server_wants_them(stage: SimcordStage) -> None:
    elsewhere = stage.guild.create_text_channel("elsewhere")
    await stage.tables.settings.change_server(stage.guild.id, channels=(elsewhere.id,))
    for command in ("gate", "challengers", "domination"):
        refused = await stage.slash("ben", command)
        assert refused.private
        assert f"Go to <#{elsewhere.id}>" in refused.words
    assert await stage.tables.active() == []
    result = await stage.typed("ben", "gate", place=elsewhere.id)
    assert not stage.answer(result).private


async def test_a_rematch_is_opened_where_the_server_wants_tables_too(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    shown = await stage.slash("ann", "concede")
    await stage.click("ann", shown, shown.ids("gg")[0])
    board = await stage.again("ann", board)
    elsewhere = stage.guild.create_text_channel("elsewhere")
    await stage.tables.settings.change_server(stage.guild.id, channels=(elsewhere.id,))
    refused = await stage.click("ann", board, board.ids("re")[0])
    assert f"Go to <#{elsewhere.id}>" in refused.words
    # The thread of a channel that is allowed is allowed.
    await stage.tables.settings.change_server(stage.guild.id, channels=(stage.channel.id,))
    await stage.click("ann", board, board.ids("re")[0])
    assert len(await stage.tables.active()) == 1


async def test_a_deleted_channel_forbids_nothing(stage: SimcordStage) -> None:
    await stage.tables.settings.change_server(stage.guild.id, channels=(12345,))
    board = await stage.duel("ann", "ben")
    assert board.ids("hand")
    shown = await stage.slash("mia", "settings")
    channels: Any = next(each for each in shown.components if each["type"] == 8)
    assert channels.get("default_values", []) == []


async def test_the_pace_is_that_of_new_tables(stage: SimcordStage) -> None:
    await stage.tables.settings.change_server(stage.guild.id, pace_minutes=720)
    await stage.duel("ann", "ben")
    await stage.slash("cho", "challengers")
    tables = await stage.tables.active()
    assert [each.pace for each in tables] == [timedelta(hours=12)] * 2


async def test_without_threads_the_board_stays_in_the_channel(stage: SimcordStage) -> None:
    await stage.tables.settings.change_server(stage.guild.id, threads=False)
    board = await stage.duel("ann", "ben")
    assert stage.channel.threads == []
    assert board.channel_id == stage.channel.id
    assert board.ids("hand")


async def test_boards_speak_the_language_of_the_server(stage: SimcordStage) -> None:
    await stage.tables.settings.change_server(stage.guild.id, locale="ko")
    challenge = await stage.slash("ann", "gate", opponent="ben")
    assert re.search("[가-힣]", challenge.words)
    board = await stage.duel_accepted("ben", challenge)
    assert re.search("[가-힣]", board.words)
    assert not re.search("[가-힣]", (await stage.hand("ann", board)).embeds[0]["title"])
    assert re.search("[가-힣]", (await stage.slash("ann", "leaderboard")).words)
