"""Slash commands: their names and texts in two languages, and what they answer."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from cogs.bot import Ruler
from cogs.signature import NOTE, fingerprint
from cogs.translator import said
from render.help import TOPICS
from render.words import LANGUAGES, Language, Words
from tables.model import Status
from tests.simcord_stage import SimcordStage

pytestmark = pytest.mark.usefixtures("plain")

NAME = re.compile(r"^[-_'\w]{1,32}$")
NAMED = re.compile(r"[-\w]+")
README = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")
COMMANDS = {
    *("challengers", "domination", "gate", "squads", "tables", "hand", "concede", "rules"),
    *("leaderboard", "card", "battle", "war", "history", "replay", "profile", "help"),
    *("privacy", "admin", "preferences", "settings", "table", "log", "play"),
}


def synced(stage: SimcordStage) -> dict[str, Any]:
    (sent,) = [each.json or [] for each in stage.env.http_requests if each.method == "PUT"]
    return {command["name"]: command for command in sent}


def test_the_bot_asks_for_servers_and_nothing_else(bot: Ruler) -> None:
    assert bot.intents == discord.Intents(guilds=True)
    assert not bot.intents.message_content
    assert bot.allowed_mentions
    assert bot.allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()


async def test_commands_are_there_in_both_languages(stage: SimcordStage) -> None:
    commands = synced(stage)
    assert set(commands) == COMMANDS
    for command in commands.values():
        for each in (command, *command["options"]):
            korean = each["name_localizations"]["ko"]
            assert NAME.match(each["name"])
            assert each["name"] == each["name"].lower()
            assert NAME.match(korean)
            assert re.search("[가-힣]", korean)
            assert re.search("[가-힣]", each["description_localizations"]["ko"])
            assert len(each["description"]) <= 100
            for choice in each.get("choices") or ():
                assert choice["name_localizations"]["ko"]
    assert commands["gate"]["name_localizations"]["ko"] == "게이트"
    assert len({each["name_localizations"]["ko"] for each in commands.values()}) == len(commands)


async def test_the_readme_tells_every_command_and_option(stage: SimcordStage) -> None:
    told = {" ".join(sorted(re.findall(NAMED, line))) for line in re.findall(r"`/[^`]+`", README)}
    for name, command in synced(stage).items():
        options = [each["name"] for each in command["options"]]
        assert " ".join(sorted([name, *options])) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_every_command(language: Language) -> None:
    words = Words(language)
    help_pages = " ".join(words(f"help-{topic}", hand="hand") for topic in TOPICS)
    told = set(re.findall(r"/([-_\w]+)", help_pages))
    assert told >= {words(f"command-{name}") for name in COMMANDS - {"help", "admin"}}


async def test_where_commands_can_be_used(stage: SimcordStage) -> None:
    contexts = {name: command["contexts"] for name, command in synced(stage).items()}
    assert contexts["gate"] == contexts["leaderboard"] == [0]
    assert contexts["hand"] == contexts["tables"] == contexts["rules"] == [0, 1]


async def test_commands_are_sent_once_and_again_when_they_change(
    stage: SimcordStage, rebuild: Callable[[], Ruler], monkeypatch: pytest.MonkeyPatch
) -> None:
    def puts() -> int:
        return sum(each.method == "PUT" for each in stage.env.http_requests)

    assert puts() == 1
    assert await stage.tables.note(NOTE) == await fingerprint(stage.bot.tree)
    await stage.restart(rebuild)
    assert puts() == 1
    await stage.tables.set_note(NOTE, "what an older version sent")
    await stage.restart(rebuild)
    assert puts() == 2


async def test_commands_that_discord_has_lost_are_sent_again(
    stage: SimcordStage, rebuild: Callable[[], Ruler]
) -> None:
    await stage.bot.http.bulk_upsert_global_commands(stage.bot.application_id or 0, [])
    await stage.restart(rebuild)
    assert {each.name for each in await stage.bot.tree.fetch_commands()} == COMMANDS


async def test_what_could_not_be_sent_is_sent_next_time(
    stage: SimcordStage, rebuild: Callable[[], Ruler]
) -> None:
    await stage.tables.set_note(NOTE, None)
    stage.env.inject_error("PUT", "/applications/*", status=503)
    await stage.restart(rebuild)
    assert await stage.tables.note(NOTE) is None
    await stage.restart(rebuild)
    assert await stage.tables.note(NOTE) is not None


def test_a_text_for_discord_is_english_and_knows_its_key() -> None:
    text = said("command-gate")
    assert isinstance(text, app_commands.locale_str)
    assert text.message == Words("en")("command-gate")
    assert text.extras["key"] == "command-gate"


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_languages_have_every_state_and_permission(language: str) -> None:
    words = Words(language)
    for status in (Status.OPEN, Status.PLAYING):
        assert words(f"state-{status}")
    for status in (Status.DECLINED, Status.EXPIRED, Status.ABORTED):
        assert words(f"board-{status}", host="a", opponent="b", game="c")


# What they answer


async def test_a_duel_with_the_bot_begins_at_once(stage: SimcordStage) -> None:
    board = await stage.duel("ann")
    (table,) = await stage.tables.mine(stage.people["ann"].id)
    assert table.status is Status.PLAYING
    assert table.options["squads"] == "random"
    assert table.seats[1].agent == "heuristic"
    assert board.labels == ["My hand", "Table"]
    assert board.files == ("board.png",)
    assert f"<@{stage.people['ann'].id}>" in board.text


async def test_preset_squads(stage: SimcordStage) -> None:
    await stage.duel("ann", deal="preset")
    (table,) = await stage.tables.mine(stage.people["ann"].id)
    assert table.options["squads"] == "preset" or isinstance(table.options["squads"], list)


async def test_the_deal_is_sealed_and_opened_at_the_end(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    (table,) = await stage.tables.mine(stage.people["ann"].id)
    assert table.commitment in board.embeds[-1]["footer"]["text"]
    asked = await stage.slash("ann", "concede")
    await stage.click("ann", asked, asked.ids("gg")[0])
    over = await stage.again("ann", board)
    finished = await stage.tables.table(table.id)
    assert finished.seed
    assert finished.seed in over.words
    assert "“Record file” says how to check" in over.words
    assert table.commitment in over.embeds[-1]["footer"]["text"]


async def test_conceding_asks_back(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    asked = await stage.slash("ann", "concede")
    assert asked.private
    assert asked.labels == ["Concede", "Keep playing"]
    kept = await stage.click("ann", asked, asked.ids("keep")[0])
    assert kept.id == asked.id
    assert kept.ids("do")
    asked = await stage.slash("ann", "concede")
    gone = await stage.click("ann", asked, asked.ids("gg")[0])
    assert gone.id == asked.id
    assert gone.labels == []
    over = await stage.again("ann", board)
    assert over.labels == ["Rematch", "Replay", "Record file", "Log"]
    twice = await stage.slash("ann", "concede")
    assert twice.text == "You are not playing anywhere at the moment. Start with /play."


async def test_a_rematch_is_one_challenge_whoever_asks(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    asked = await stage.slash("ann", "concede")
    await stage.click("ann", asked, asked.ids("gg")[0])
    over = await stage.again("ann", board)
    rematch = over.ids("re")[0]
    stranger = await stage.click("cho", over, rematch)
    assert stranger.text == "You have no seat at this table."
    answer = await stage.click("ann", over, rematch)
    assert "asked ben" in answer.text
    (table,) = await stage.tables.mine(stage.people["ann"].id)
    challenge = (await stage.messages("ann", board.channel_id))[-1]
    assert challenge.labels == ["Accept", "Decline", "Take it back"]
    assert table.thread_id == board.channel_id
    await stage.click("ann", over, rematch)
    assert len(await stage.tables.mine(stage.people["ann"].id)) == 1
    await stage.click("ben", over, rematch)
    (table,) = await stage.tables.mine(stage.people["ann"].id)
    assert table.status is Status.PLAYING
    again = await stage.again("ann", challenge)
    assert again.labels == ["My hand", "Table"]


async def test_a_rematch_with_the_bot_begins_at_once(stage: SimcordStage) -> None:
    board = await stage.duel("ann")
    asked = await stage.slash("ann", "concede")
    await stage.click("ann", asked, asked.ids("gg")[0])
    over = await stage.again("ann", board)
    await stage.click("ann", over, over.ids("re")[0])
    again = (await stage.messages("ann", board.channel_id))[-1]
    assert again.id != board.id
    assert again.labels == ["My hand", "Table"]


async def test_my_tables_with_links(stage: SimcordStage) -> None:
    none = await stage.slash("ann", "tables")
    assert none.text == "You have no tables. Start one with /play."
    board = await stage.duel("ann", "ben")
    await stage.slash("ann", "gate", opponent="cho")
    listed = await stage.slash("ann", "tables")
    assert listed.private
    assert f"/{board.channel_id}/{board.id})" in listed.text
    assert "your turn" in listed.text
    assert "not answered yet" in listed.text
    panel = await stage.click("ann", listed, listed.ids("hand")[0])
    assert panel.private
    assert panel.ids("do")


async def test_a_hand_by_command(stage: SimcordStage) -> None:
    none = await stage.slash("ann", "hand")
    assert none.text == "You are not playing anywhere at the moment. Start with /play."
    await stage.duel("ann", "ben")
    panel = await stage.slash("ann", "hand")
    assert panel.private
    assert panel.ids("do")
    stage.time.pass_by(minutes=1)
    await stage.duel("ann")
    which = await stage.slash("ann", "hand")
    assert "several tables" in which.text
    first, second = await stage.tables.mine(stage.people["ann"].id)
    named = await stage.slash("ann", "hand", table=second.id.upper())
    assert second.id in named.ids("do")[0]
    assert first.thread_id is not None
    here = await stage.typed("ann", "hand", place=first.thread_id)
    assert first.id in stage.answer(here).ids("do")[0]


async def test_tables_are_suggested_while_one_types(stage: SimcordStage) -> None:
    await stage.duel("ann", "ben")
    stage.time.pass_by(minutes=1)
    await stage.duel("ann")
    ann, cho = stage.people["ann"], stage.people["cho"]
    offered = await ann.autocomplete(stage.channel, "hand", "table", "")
    mine = await stage.tables.mine(ann.id)
    assert [each["value"] for each in offered] == [table.id for table in mine]
    assert "ben" in offered[0]["name"]
    some = await ann.autocomplete(stage.channel, "concede", "table", "BEN")
    assert [each["value"] for each in some] == [mine[0].id]
    assert await cho.autocomplete(stage.channel, "hand", "table", "") == []


async def test_commands_work_in_a_private_conversation(stage: SimcordStage) -> None:
    await stage.duel("ann", "ben")
    user = stage.people["ann"].user
    panel = stage.answer(await user.slash("hand"))
    assert panel.ids("do")
    changed = await stage.decide("ann", panel)
    assert changed.id == panel.id


async def test_in_a_thread_the_board_stays_in_the_thread(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    result = await stage.typed("cho", "gate", place=board.channel_id)
    (table,) = await stage.tables.mine(stage.people["cho"].id)
    assert table.thread_id == board.channel_id
    assert table.message_id == stage.answer(result).id
    assert stage.answer(result).labels == ["My hand", "Table"]


async def test_everything_is_said_in_korean_too(stage: SimcordStage) -> None:
    stage.guild_locale = "ko"
    stage.speaks("ann", "ko")
    challenge = await stage.slash("ann", "gate", opponent="ben")
    assert "한 판을 신청했습니다" in challenge.text
    assert challenge.labels == ["수락", "거절", "도전 취소"]
    board = await stage.duel_accepted("ben", challenge)
    assert board.labels == ["내 손패", "테이블"]
    assert board.embeds[0]["title"] == "board ko"
    mine, theirs = await stage.hand("ann", board), await stage.hand("ben", board)
    assert mine.embeds[0]["title"].startswith("panel ko")
    assert theirs.embeds[0]["title"].startswith("panel en")
    stranger = await stage.hand("cho", board)
    assert stranger.text == "You have no seat at this table."


async def test_an_option_discord_cannot_read_is_answered(stage: SimcordStage) -> None:
    kind = discord.AppCommandOptionType.user
    error = app_commands.TransformerError("x", kind, app_commands.Transformer())
    text, link = stage.bot.desk.reason(error, Words("en"))
    assert "Pick it from the list" in text
    assert link is None


async def test_of_several_tables_one_is_picked_to_be_given_up(stage: SimcordStage) -> None:
    await stage.duel("ann", "ben")
    stage.time.pass_by(minutes=1)
    await stage.duel("ann")
    which = await stage.slash("ann", "concede")
    assert "several tables" in which.text
    (against_ben,) = [label for label in which.labels if label.endswith("THE GATE with ben")]
    assert against_ben.startswith("Concede")
    sure = await stage.click("ann", which, which.button(against_ben)["custom_id"])
    assert "Concede" in sure.labels
    await stage.click("ann", sure, sure.button("Concede")["custom_id"])
    assert len(await stage.tables.mine(stage.people["ann"].id)) == 1
