"""Whatever people and servers do wrong gets a clear answer, and costs nothing."""

import asyncio
from datetime import timedelta
from typing import NoReturn

import discord
import pytest
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.builders import UserHandle
from simcord.enums import OverwriteType

from cogs.panels import permission_names
from cogs.publisher import NEEDED, missing
from render.words import LANGUAGES, Words
from tables.errors import DiskFull
from tables.model import Person, Status, Table
from tests.simcord_stage import SimcordStage

pytestmark = pytest.mark.usefixtures("plain")

NASTY = [
    "@everyone",
    "@here <@&1456074443980800008>",
    "`code` **bold** ||hidden||",
    "line\nbreak\r\n\u2028again",
    "\u202eright to left\u202c",
    "👨‍👩‍👧‍👦" * 100,
    "[free](https://example.org) <t:0:R>",
    "\u200b\u200b",
    "z" + "\u0301" * 300,
]


async def only_table(stage: SimcordStage, who: str = "ann") -> Table:
    (table,) = await stage.tables.mine(stage.people[who].id)
    return table


# People


async def test_a_stranger_sees_no_hand(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    answer = await stage.hand("cho", board)
    assert answer.private
    assert answer.text == "You have no seat at this table."
    assert answer.embeds == ()
    assert not answer.ids("do")


async def test_a_panel_pressed_by_somebody_else_decides_nothing(stage: SimcordStage) -> None:
    """Ephemeral messages cannot be pressed by others; a forged request could try."""
    board = await stage.duel("ann", "ben")
    panel = await stage.hand("ann", board)
    before = await only_table(stage)
    menu = next(each for each in panel.components if each["type"] == 3)
    public = stage.forge(board, board.ids("hand")[0], menu["custom_id"] + "0")
    answer = await stage.click("cho", public, menu["custom_id"] + "0")
    assert answer.private
    assert answer.text == "You have no seat at this table."
    assert (await only_table(stage)).revision == before.revision


async def test_an_answer_given_for_the_wrong_seat_counts_for_ones_own(stage: SimcordStage) -> None:
    """The seat follows from who presses: ben's press of ann's control is ben's decision."""
    board = await stage.duel("ann", "ben")
    panel = await stage.hand("ann", board)
    menu = next(each for each in panel.components if each["type"] == 3)
    forged = menu["custom_id"] + "0"
    await stage.click("ben", stage.forge(board, board.ids("hand")[0], forged), forged)
    table = await only_table(stage)
    assert table.seats[0].asked is not None
    mine = await stage.tables.look(table.id, stage.people["ann"].id)
    assert mine.decision
    assert mine.decision.kind == "columns"


async def test_the_same_click_twice_counts_once(stage: SimcordStage) -> None:
    board = await stage.duel()
    panel = await stage.hand("ann", board)
    menu = panel.ids("do")[0]
    first = await stage.choose("ann", panel, menu, ["3"])
    stage.forge(first, first.ids("do")[0], menu + "3")
    again = await stage.click("ann", first, menu + "3")
    assert again.id == panel.id
    assert "That was an older question. Here is what is asked now." in again.words
    assert again.ids("do") == [each for each in again.ids("do") if ":0:" not in each]
    table = await only_table(stage)
    look = await stage.tables.look(table.id, stage.people["ann"].id)
    assert look.decision
    assert look.decision.kind == "set_aside"


async def test_two_clicks_at_once_count_once(stage: SimcordStage) -> None:
    board = await stage.duel()
    panel = await stage.hand("ann", board)
    other = await stage.hand("ann", board)
    table = await only_table(stage)
    user, choices = stage.people["ann"].id, ((3,),)
    both = await asyncio.gather(
        stage.tables.decide(table.id, user, 0, choices),
        stage.tables.decide(table.id, user, 0, choices),
        return_exceptions=True,
    )
    assert sum(isinstance(each, Exception) for each in both) == 1
    for stale in (panel, other):
        shown = await stage.decide("ann", stale)
        assert "older question" in shown.words
        assert shown.id == stale.id


async def test_a_stale_look_ahead_shows_the_present(stage: SimcordStage) -> None:
    board = await stage.duel()
    panel = await stage.hand("ann", board)
    table = await only_table(stage)
    menu = panel.ids("do")[0]
    ahead = f"r1:ah:{table.id}:0:3"
    page = f"r1:pg:{table.id}:0:~hand"
    await stage.choose("ann", panel, menu, ["3"])
    now = await stage.again("ann", panel)
    stage.forge(now, now.ids("do")[0], ahead)
    shown = await stage.click("ann", now, ahead)
    assert "older question" in shown.words
    stage.forge(shown, shown.ids("do")[0], page)
    turned = await stage.click("ann", shown, page)
    assert turned.embeds[0]["title"] == "panel en hand ()"


async def test_challenging_oneself(stage: SimcordStage) -> None:
    answer = await stage.slash("ann", "gate", opponent="ann")
    assert answer.private
    assert answer.text == "You cannot challenge yourself."
    assert await stage.tables.mine(stage.people["ann"].id) == []


async def test_challenging_a_bot(stage: SimcordStage) -> None:
    robot = stage.guild.add_member(stage.env.create_user("robot", bot=True))
    stage.people["robot"] = robot
    answer = await stage.slash("ann", "gate", opponent="robot")
    assert answer.private
    assert "bot cannot be challenged" in answer.text
    assert await stage.tables.mine(stage.people["ann"].id) == []


async def test_challenging_this_bot_begins_at_once(stage: SimcordStage) -> None:
    user = stage.env.backend.get_user(stage.bot.user.id if stage.bot.user else 0)
    stage.strangers["ruler"] = UserHandle(stage.env, user)
    board = await stage.board(await stage.slash("ann", "gate", opponent="ruler"))
    assert board.ids("hand")
    assert (await only_table(stage)).seats[1].agent == "heuristic"


async def test_challenging_somebody_who_is_not_here(stage: SimcordStage) -> None:
    stage.strangers["dan"] = stage.env.create_user("dan")
    answer = await stage.slash("ann", "gate", opponent="dan")
    assert answer.private
    assert answer.text == "This person is not on this server."


@pytest.mark.parametrize(("who", "act"), [("cho", "ok"), ("ann", "ok"), ("cho", "no")])
async def test_only_the_challenged_one_answers(stage: SimcordStage, who: str, act: str) -> None:
    challenge = await stage.slash("ann", "gate", opponent="ben")
    answer = await stage.click(who, challenge, challenge.ids(act)[0])
    assert answer.private
    assert answer.text == "This challenge is for somebody else."
    assert (await only_table(stage)).status is Status.OPEN


@pytest.mark.parametrize("who", ["ben", "cho"])
async def test_only_the_challenger_takes_a_challenge_back(stage: SimcordStage, who: str) -> None:
    challenge = await stage.slash("ann", "gate", opponent="ben")
    answer = await stage.click(who, challenge, challenge.ids("back")[0])
    assert answer.private
    assert answer.text == "Only the host can do that."
    assert (await only_table(stage)).status is Status.OPEN


async def test_an_expired_challenge(stage: SimcordStage) -> None:
    challenge = await stage.slash("ann", "gate", opponent="ben")
    stage.time.pass_by(minutes=16)
    answer = await stage.click("ben", challenge, challenge.ids("ok")[0])
    assert answer.private
    assert "open for too long" in answer.text


async def test_a_challenge_nobody_answered_says_so(stage: SimcordStage) -> None:
    challenge = await stage.slash("ann", "gate", opponent="ben")
    stage.time.pass_by(minutes=16)
    await stage.let_time_out()
    board = await stage.again("ann", challenge)
    assert "nobody answered in time" in board.text
    assert board.labels == []


async def test_declining_and_taking_back(stage: SimcordStage) -> None:
    for who, act in (("ben", "no"), ("ann", "back")):
        challenge = await stage.slash("ann", "gate", opponent="ben")
        answer = await stage.click(who, challenge, challenge.ids(act)[0])
        assert answer.private
        board = await stage.again("ann", challenge)
        assert "did not play" in board.text
        assert board.labels == []
        again = stage.forge(board, "", "")
        assert again.ids("ok") == []


async def test_accepting_twice(stage: SimcordStage) -> None:
    challenge = await stage.slash("ann", "gate", opponent="ben")
    accept = challenge.ids("ok")[0]
    board = await stage.duel_accepted("ben", challenge)
    answer = await stage.click("ben", stage.forge(board, board.ids("hand")[0], accept), accept)
    assert answer.text == "The game has begun."


async def test_a_table_that_never_was(stage: SimcordStage) -> None:
    board = await stage.duel()
    table = await only_table(stage)
    forged = board.ids("hand")[0].replace(table.id, "zzzzzzzz")
    answer = await stage.click("ann", stage.forge(board, board.ids("hand")[0], forged), forged)
    assert answer.text == "There is no table zzzzzzzz."
    assert (await stage.slash("ann", "hand", table="`@everyone`")).text.startswith(
        "There is no table"
    )


# Names


@pytest.mark.parametrize("name", NASTY)
async def test_a_name_breaks_nothing_and_pings_nobody(stage: SimcordStage, name: str) -> None:
    ann = stage.people["ann"]
    stage.env.backend.get_user(ann.id).global_name = name
    challenge = await stage.slash("ann", "gate", opponent="ben")
    board = await stage.duel_accepted("ben", challenge)
    await stage.slash("ben", "tables")
    await stage.slash("ben", "concede")
    sent = [each.json for each in stage.env.http_requests if isinstance(each.json, dict)]
    bodies = [each.get("data", each) for each in sent]
    for body in bodies:
        mentions = body.get("allowed_mentions")
        if "content" in body:
            assert mentions is not None
            assert mentions["parse"] == []
            assert set(mentions.get("users", ())) <= {person.id for person in stage.people.values()}
    text = f"{challenge.words}\n{board.words}"
    for forbidden in (
        "@everyone",
        "@here",
        "\u202e",
        "||hidden",
        "`code`",
        "<t:0",
        "](https://example",
    ):
        assert forbidden not in text
    assert len(board.embeds[0]["description"]) < 400


async def test_only_the_challenged_person_is_pinged(stage: SimcordStage) -> None:
    await stage.slash("ann", "gate", opponent="ben")
    body = stage.bodies()[-1]["data"]
    assert body["allowed_mentions"] == {"parse": [], "users": [stage.people["ben"].id]}


# Places


@pytest.mark.parametrize("name", [name for name, needed in NEEDED if needed])
async def test_a_missing_permission_is_named(stage: SimcordStage, name: str) -> None:
    bot = stage.bot.user
    assert bot is not None
    channel = stage.guild.create_text_channel(
        "quiet", overwrites={bot: discord.PermissionOverwrite(**{name: False})}
    )
    stage.channel = channel
    for language, word in (("en-US", "lack the permission"), ("ko", "권한이 없습니다")):
        stage.speaks("ann", language)
        answer = await stage.slash("ann", "gate")
        assert answer.private
        assert word in answer.text
    assert await stage.tables.mine(stage.people["ann"].id) == []


async def test_several_missing_permissions_are_named(stage: SimcordStage) -> None:
    bot = stage.bot.user
    assert bot is not None
    lacking = discord.PermissionOverwrite(embed_links=False, attach_files=False)
    stage.channel = stage.guild.create_text_channel("quiet", overwrites={bot: lacking})
    for language, said in (
        ("en-US", "I lack the permissions Embed Links, Attach Files in this channel."),
        ("ko", "이 채널에서 제게 다음 권한이 없습니다: 링크 첨부, 파일 첨부."),
    ):
        stage.speaks("ann", language)
        answer = await stage.slash("ann", "gate")
        assert said in answer.text


@pytest.mark.parametrize("name", ["create_public_threads", "send_messages_in_threads"])
async def test_where_threads_are_not_allowed_the_board_is_in_the_channel(
    stage: SimcordStage, name: str
) -> None:
    stage.channel = stage.guild.create_text_channel(
        "flat",
        overwrites={stage.guild.default_role: discord.PermissionOverwrite(**{name: False})},
    )
    board = await stage.duel("ann", "ben")
    assert board.channel_id == stage.channel.id
    assert board.files == ("board.png",)
    panel = await stage.decide("ann", await stage.hand("ann", board))
    assert panel.private
    assert not [path for _, path in stage.calls() if path.endswith("/threads")]


async def test_a_deleted_board_is_posted_again(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    panel = await stage.hand("ann", board)
    stage.env.backend.delete_message(board.channel_id, board.id)
    await stage.decide("ann", panel)
    (again,) = [each for each in await stage.messages("ann", board.channel_id) if each.ids("hand")]
    assert again.id != board.id
    assert (await only_table(stage)).message_id == again.id
    (*_, posted) = [
        each.json for each in stage.env.http_requests if each.path.endswith("/messages")
    ]
    assert posted
    assert posted["allowed_mentions"] == {"parse": []}


async def test_the_end_of_a_game_is_told_though_its_board_was_deleted(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    table = await only_table(stage)
    stage.env.backend.delete_message(board.channel_id, board.id)
    asking = await stage.slash("ann", "concede")
    await stage.click("ann", asking, asking.ids("gg")[0])
    await stage.env.settle()
    (told,) = [each for each in await stage.messages("ben", board.channel_id) if each.ids("re")]
    assert "ben" in told.words
    stage.env.backend.delete_message(told.channel_id, told.id)
    stage.bot.boards.refresh(table.id)
    await stage.env.settle()
    assert not [each for each in await stage.messages("ben", board.channel_id) if each.files]


async def test_a_deleted_thread_sends_the_board_to_the_channel(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    panel = await stage.hand("ann", board)
    table = await only_table(stage)
    stage.env.backend.delete_channel(board.channel_id)
    await stage.env.settle()
    (again,) = [each for each in await stage.messages("ann") if each.ids("hand")]
    table = await only_table(stage)
    assert (table.channel_id, table.thread_id) == (stage.channel.id, None)
    assert table.message_id == again.id
    (signpost,) = [each for each in await stage.messages("ann") if each.id == board.channel_id]
    assert f"/{stage.channel.id}/{again.id}" in signpost.text
    assert f"<#{board.channel_id}>" not in signpost.text
    assert panel.private
    assert await stage.decide("ann", await stage.hand("ann", again))


async def test_a_deleted_channel_loses_no_table(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await stage.decide("ann", await stage.hand("ann", board))
    table = await only_table(stage)
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.env.settle()
    lost = await only_table(stage)
    assert (lost.channel_id, lost.thread_id, lost.message_id) == (None, None, None)
    assert lost.status is Status.PLAYING
    assert lost.revision == table.revision
    stage.channel = stage.guild.create_text_channel("elsewhere")
    panel = await stage.slash("ben", "hand")
    assert panel.ids("do")
    found = await only_table(stage)
    assert found.channel_id == stage.channel.id
    assert found.message_id is not None


async def test_a_server_that_removes_the_bot_loses_no_table(stage: SimcordStage) -> None:
    await stage.duel("ann", "ben")
    stage.env.backend.emit("GUILD_DELETE", {"id": str(stage.guild.id)})
    await stage.env.settle()
    lost = await only_table(stage)
    assert lost.message_id is None
    assert lost.status is Status.PLAYING


async def test_an_unavailable_server_is_not_a_lost_one(stage: SimcordStage) -> None:
    await stage.duel("ann", "ben")
    stage.env.backend.emit("GUILD_DELETE", {"id": str(stage.guild.id), "unavailable": True})
    await stage.env.settle()
    assert (await only_table(stage)).message_id is not None


async def test_no_time_passes_at_the_tables_of_an_unavailable_server(stage: SimcordStage) -> None:
    """Nobody can press anything there: two outages must not make everybody absent."""
    board = await stage.duel("ann", "ben")
    cho = Person(stage.people["cho"].id, "cho", "en")
    where = {"guild_id": 7, "channel_id": None, "locale": "en"}
    await stage.tables.lobbies.challenge("gate", cho, None, **where)
    backend = stage.env.backend
    guild = serializers.guild_create_payload(backend, backend.get_guild(stage.guild.id))
    for _ in range(2):
        stage.time.pass_by(minutes=2)
        stage.env.backend.emit("GUILD_DELETE", {"id": str(stage.guild.id), "unavailable": True})
        await stage.env.settle()
        for _ in range(3):
            stage.time.pass_by(minutes=25)
            await stage.let_time_out()
        stage.time.pass_by(minutes=5)
        before = len(stage.env.http_requests)
        stage.env.backend.emit("GUILD_CREATE", guild)
        await stage.env.settle()
        drawn = ("PATCH", f"/channels/{board.channel_id}/messages/{board.id}")
        assert drawn in stage.calls(before), "its moments are others now"
    table = await only_table(stage)
    assert [seat.absences for seat in table.seats] == [0, 0]
    assert table.deadline == stage.time() + timedelta(minutes=6)
    assert {seat.until for seat in table.seats} == {table.deadline}
    (other,) = await stage.tables.mine(stage.people["cho"].id)
    assert other.seats[0].absences > 0, "elsewhere time has passed"

    stage.time.pass_by(minutes=6)
    await stage.let_time_out()
    assert [seat.absences for seat in (await only_table(stage)).seats] == [1, 1]


async def test_a_server_that_is_unavailable_at_the_start_loses_no_time(stage: SimcordStage) -> None:
    await stage.duel("ann", "ben")
    guild = stage.bot.get_guild(stage.guild.id)
    assert guild is not None
    guild.unavailable = True
    with stage.env._bot_scope():
        stage.bot.dispatch("ready")
    await stage.env.settle()
    stage.time.pass_by(minutes=25)
    await stage.let_time_out()
    assert [seat.absences for seat in (await only_table(stage)).seats] == [0, 0]


async def test_permissions_lost_in_the_middle_are_named_in_the_panel(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    panel = await stage.hand("ann", board)
    deny = discord.Permissions(view_channel=True).value
    bot = stage.env.backend.bot_user.id
    stage.env.backend.get_channel(stage.channel.id).overwrites.append(
        Overwrite(target_id=bot, type=OverwriteType.MEMBER, allow=0, deny=deny)
    )
    panel = await stage.decide("ann", panel)
    shown = await stage.hand("ann", board)
    assert "lack the permission View Channel" in shown.text
    assert shown.embeds


# Storage


async def test_a_full_disk_is_told_and_changes_nothing(
    stage: SimcordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object, **__: object) -> NoReturn:
        raise DiskFull

    board = await stage.duel()
    panel = await stage.hand("ann", board)
    before = await only_table(stage)
    with monkeypatch.context() as patched:
        patched.setattr(stage.tables, "decide", full)
        answer = await stage.decide("ann", panel)
        assert answer.private
        assert "no room left" in answer.text
    assert (await only_table(stage)).revision == before.revision
    assert await stage.decide("ann", panel)


def test_a_thread_needs_another_permission_to_write() -> None:
    nothing = discord.Permissions.none()
    assert "send_messages" in missing(nothing)
    assert "send_messages_in_threads" not in missing(nothing)
    assert "send_messages" not in missing(nothing, thread=True)
    assert "send_messages_in_threads" in missing(nothing, thread=True)
    for language in LANGUAGES:
        for thread in (False, True):
            assert permission_names(missing(nothing, thread=thread), Words(language))


async def test_more_tables_than_a_message_can_list(stage: SimcordStage) -> None:
    for _ in range(20):
        await stage.slash("ann", "gate", opponent="ben")
    listed = await stage.slash("ann", "tables")
    *lines, rest = listed.text.split("\n")
    assert len(lines) > 3
    assert all(line.startswith("- [") and line.endswith(")") for line in lines)
    assert "20" in rest
