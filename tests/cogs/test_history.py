"""Games that are over: lists, replays, record files, profiles, leaderboards."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import discord
import pytest

import cogs.publisher
from cogs.letters import Letter
from cogs.seeing import may_see
from cogs.standings import began
from tables.settings import ServerSettings
from tests.simcord_stage import SimcordStage, permissions
from tests.stage import Shown

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.usefixtures("no_painting")


async def lost(
    stage: SimcordStage, loser: str, *players: str, decisions: int = 0
) -> tuple[Shown, str]:
    """A duel that ``loser`` gives up after a few decisions: its board, and the table's id."""
    board = await stage.duel(*players)
    (table,) = await stage.tables.mine(stage.people[loser].id)
    for _ in range(decisions):
        table = await stage.tables.table(table.id)
        person = next(seat.user_id for seat in table.asked if seat.user_id)
        look = await stage.tables.look(table.id, person)
        assert look.decision
        choices = [look.decision.default]
        await stage.tables.decide(table.id, person, look.revision, choices)
    asked = await stage.slash(loser, "concede")
    await stage.click(loser, asked, asked.ids("gg")[0])
    stage.time.pass_by(minutes=1)
    return await stage.again(loser, board), table.id


async def typed(stage: SimcordStage, who: str, command: str, **options: Any) -> Shown:
    given = {
        name: stage.people[value] if name == "user" else value for name, value in options.items()
    }
    return stage.answer(await stage.people[who].slash(stage.channel, command, **given))


def verified(file: Path) -> int:
    """What `python bot.py verify` says of a file."""
    command = [sys.executable, "bot.py", "verify", str(file)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode


# The result


async def test_a_result_tells_how_the_ratings_changed(stage: SimcordStage) -> None:
    board, _ = await lost(stage, "ben", "ann", "ben")
    assert "Ratings" in board.words
    assert "ann: 1000 → **1" in board.words
    assert board.labels == ["Rematch", "Replay", "Record file", "Log"]


async def test_a_game_against_the_computer_changes_no_rating(stage: SimcordStage) -> None:
    board, _ = await lost(stage, "ann", "ann")
    assert "Ratings" not in board.words


# Records


async def test_a_record_file_can_be_verified(
    stage: SimcordStage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Letter] = []
    new = cogs.publisher._new

    def noted(letter: Letter) -> Any:
        sent.append(letter)
        return new(letter)

    monkeypatch.setattr(cogs.publisher, "_new", noted)
    board, table_id = await lost(stage, "ben", "ann", "ben")
    answer = await stage.click("cho", board, board.ids("rec")[0])
    assert answer.private
    assert answer.files == (f"ruler-{table_id}.json",)
    document = sent[-1].document
    assert document is not None
    file = tmp_path / document.name
    file.write_bytes(document.data)
    assert verified(file) == 0
    file.write_bytes(document.data.replace(b'"concede"', b"[0]"))
    assert verified(file) != 0


async def test_a_running_table_has_no_record_and_no_replay(stage: SimcordStage) -> None:
    await stage.duel("ann", "ben")
    (table,) = await stage.tables.mine(stage.people["ann"].id)
    shown = await typed(stage, "ann", "replay", table=table.id)
    assert shown.text == "This table is still in play."
    assert (await stage.seed(table.id)) not in shown.words
    over, _ = await lost(stage, "cho", "cho")
    button = over.ids("rec")[0]
    forged = stage.forge(over, button, f"r1:rec:{table.id}:0:")
    answer = await stage.click("ann", forged, f"r1:rec:{table.id}:0:")
    assert answer.text == "This table is still in play."
    assert answer.files == ()


# Replays


async def test_a_game_is_stepped_through(
    stage: SimcordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, table_id = await lost(stage, "ben", "ann", "ben", decisions=12)
    film = await stage.click("cho", board, board.ids("reels")[0])
    assert film.private
    assert "step 0/" in film.embeds[0]["title"]
    steps = (await stage.tables.archive.frame(table_id, 0)).steps
    on = await stage.click("cho", film, film.button("Next ▶")["custom_id"])
    assert on.id == film.id
    assert f"step 1/{steps}" in on.embeds[0]["title"]
    end = await stage.click("cho", on, on.button("End ⏭")["custom_id"])
    assert f"step {steps}/{steps}" in end.embeds[0]["title"]
    assert end.button("Next ▶")["disabled"]
    back = await stage.click("cho", end, end.button("⏮ Start")["custom_id"])
    assert f"step 0/{steps}" in back.embeds[0]["title"]
    menu = next(each for each in back.components if each["type"] == 3)
    assert len(menu["options"]) == min(25, steps + 1)
    chosen = menu["options"][3]["value"]
    there = await stage.choose("cho", back, menu["custom_id"], [chosen])
    assert f"step {chosen}/{steps}" in there.embeds[0]["title"]
    korean = there.button("Go to step …")["custom_id"]
    with monkeypatch.context() as patched:  # no window can wait for a game to be played again
        patched.setattr(stage.bot.tables.archive, "frame", None)
        window = await stage.pressed("cho", there, korean)
    assert window.modal


async def test_a_replay_by_command_and_its_suggestions(stage: SimcordStage) -> None:
    _, table_id = await lost(stage, "ben", "ann", "ben")
    cho = stage.people["cho"]
    offered = await cho.autocomplete(stage.channel, "replay", "table", "BEN")
    assert [each["value"] for each in offered] == [table_id]
    assert await cho.autocomplete(stage.channel, "replay", "table", "nobody") == []
    shown = await typed(stage, "cho", "replay", table=f" {table_id.upper()} ")
    assert "step 0/" in shown.embeds[0]["title"]
    nothing = await typed(stage, "cho", "replay", table="@everyone")
    assert "no table" in nothing.text


async def test_who_cannot_read_the_channel_sees_no_replay(stage: SimcordStage) -> None:
    public, cho = stage.channel, stage.people["cho"]
    stage.channel = stage.guild.create_text_channel(
        "secret", overwrites={cho: permissions(view_channel=False)}
    )
    _, table_id = await lost(stage, "ben", "ann", "ben")
    stage.channel = public
    shown = await typed(stage, "cho", "replay", table=table_id)
    assert "another server or to a channel that you cannot see" in shown.text
    assert await cho.autocomplete(stage.channel, "replay", "table", "") == []
    own = await typed(stage, "ann", "replay", table=table_id)
    assert "step 0/" in own.embeds[0]["title"]
    listed = await typed(stage, "cho", "history", user="ann")
    assert "THE GATE" in listed.words
    assert "with ben" in listed.words
    assert "discord.com/channels" not in listed.words
    assert "without a link" in listed.words
    assert listed.ids("past") == []


# Histories


@pytest.mark.parametrize(
    ("private", "there", "manages", "seen"),
    [
        (False, False, False, True),
        (True, False, False, False),
        (True, True, False, True),
        (True, False, True, True),
    ],
)
async def test_what_is_played_in_a_private_thread_is_seen_there(
    stage: SimcordStage, private: bool, there: bool, manages: bool, seen: bool
) -> None:
    await stage.duel("ann", "ben")
    (table,) = await stage.tables.active()
    thread = Mock(spec=discord.Thread, id=table.thread_id or 77)
    thread.is_private.return_value = private
    guild = Mock(spec=discord.Guild, id=table.guild_id)
    guild.get_thread.return_value = thread
    allowed = discord.Permissions(view_channel=True, manage_threads=manages)
    guild.get_channel.return_value.permissions_for.return_value = allowed
    place = thread.id if there else table.channel_id
    user = Mock(spec=discord.Member, id=5)
    asking = Mock(spec=discord.Interaction, guild=guild, user=user, channel_id=place)
    assert may_see(asking, replace(table, thread_id=thread.id)) is seen


async def test_a_history_in_pages_with_links(stage: SimcordStage) -> None:
    none = await typed(stage, "ann", "history")
    assert none.private
    assert "No finished game yet." in none.words
    boards = [await lost(stage, loser, "ann", "ben") for loser in ("ann", "ben") * 5]
    first = await typed(stage, "ann", "history")
    lines = first.embeds[0]["description"].splitlines()
    assert len(lines) == 8
    assert "won" in lines[0]
    assert f"/{boards[-1][0].id})" in lines[0]
    assert "lost" in lines[1]
    assert "→" in lines[0]
    second = await stage.click("ann", first, first.ids("past")[-1])
    assert second.id == first.id
    assert len(second.embeds[0]["description"].splitlines()) == 2
    opened = await stage.choose("ann", second, second.ids("past")[0], [boards[0][1]])
    assert boards[0][1] in opened.words
    assert "Ratings" in opened.words
    back = await stage.click("ann", opened, opened.ids("past")[-1])
    assert len(back.embeds[0]["description"].splitlines()) == 2
    opened = await stage.choose("ann", back, back.ids("past")[0], [boards[1][1]])
    replay = await stage.click("ann", opened, opened.ids("reel")[0])
    assert "step 0/" in replay.embeds[0]["title"]


async def test_somebody_elses_history_of_one_game(stage: SimcordStage) -> None:
    await lost(stage, "ben", "ann", "ben")
    theirs = await typed(stage, "cho", "history", user="ann")
    assert "ann: games played" in theirs.embeds[0]["title"]
    assert "with ben" in theirs.words
    none = await typed(stage, "cho", "history", user="ann", game="domination")
    assert "No finished game yet." in none.words


# Profiles


async def test_a_profile(stage: SimcordStage) -> None:
    nothing = await typed(stage, "ann", "profile")
    assert "No finished game yet." in nothing.words
    await lost(stage, "ben", "ann", "ben")
    await lost(stage, "ann", "ann", "ben")
    await lost(stage, "ann", "ann")
    shown = await typed(stage, "ann", "profile")
    assert shown.private
    assert shown.files == ("profile.png",)
    assert "1 won, 1 lost" in shown.words
    assert "Against computer players only: 1 finished, 0 won" in shown.words
    assert "ben · 2×\u00a0(1\u00a0won)" in shown.words
    assert "Played most" in shown.words
    theirs = await typed(stage, "cho", "profile", user="ben")
    assert theirs.embeds[0]["title"] == "ben: THE GATE"


# Leaderboards


async def test_the_leaderboard_counts_games_between_people(stage: SimcordStage) -> None:
    empty = await typed(stage, "ann", "leaderboard")
    assert not empty.private
    assert "Nobody has finished" in empty.words
    await lost(stage, "ben", "ann", "ben")
    await lost(stage, "cho", "cho")
    table = await typed(stage, "cho", "leaderboard", scope="global")
    about, *lines = table.embeds[0]["description"].splitlines()
    assert about == "*all servers · all time*"
    assert lines[0].startswith("**1.** ann · **1")
    assert "1 won, 0 lost" in lines[0]
    assert lines[1].startswith("**2.** ben")
    assert lines[2].startswith("🤖 Computer player")
    assert len(lines) == 3
    assert table.files == ("leaderboard.png",)


async def test_somebody_who_was_deleted_stands_there_without_a_name(stage: SimcordStage) -> None:
    await lost(stage, "ben", "ann", "ben")
    await stage.tables.privacy.forget(stage.people["ben"].id)
    table = await typed(stage, "ann", "leaderboard")
    assert "**2.** a former player · **" in table.words
    assert "ben" not in table.words
    history = await typed(stage, "ann", "history")
    assert "with a former player" in history.words
    profile = await typed(stage, "ann", "profile")
    assert "a former player · 1×\u00a0(1\u00a0won)" in profile.words
    assert "No finished game yet." in (await typed(stage, "ben", "history")).words


async def test_who_asks_where_they_stand_is_answered_alone(stage: SimcordStage) -> None:
    await lost(stage, "ben", "ann", "ben")
    table = await typed(stage, "cho", "leaderboard", period="month")
    mine = await stage.click("ben", table, table.ids("ranks")[-1])
    assert mine.private
    assert "**2. ben** ◀" in mine.words
    assert "(" in mine.words  # what was won or lost in the period
    assert (await stage.again("cho", table)).words == table.words
    not_there = await stage.click("cho", table, table.ids("ranks")[-1])
    assert "You are not here yet" in not_there.words


def test_periods_begin_in_the_servers_time_zone() -> None:
    now = datetime(2026, 1, 31, 20, tzinfo=UTC)  # in Seoul it is February
    seoul = ServerSettings(time_zone="Asia/Seoul")
    assert began("all", seoul, now) is None
    assert began("month", seoul, now) == datetime(2026, 1, 31, 15, tzinfo=UTC)
    assert began("month", ServerSettings(), now) == datetime(2026, 1, 1, tzinfo=UTC)
    assert began("season", ServerSettings(), now) == datetime(2026, 1, 1, tzinfo=UTC)
    season = ServerSettings.model_validate({"season_start": "2025-11-05"})
    assert began("season", season, now) == datetime(2025, 11, 5, tzinfo=UTC)
    later = ServerSettings.model_validate({"season_start": "2027-01-01"})
    assert began("season", later, now) == datetime(2026, 1, 1, tzinfo=UTC)
