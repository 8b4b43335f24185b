"""What people may do at a table beside playing, by its button, by questions, and by the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import discord
import pytest

from cogs.bot import Ruler
from cogs.chronicle import discreetly, notice_line
from render.words import Words
from tables.logbook import Happening
from tables.model import Person, Status, Table
from tables.notices import Notice
from tables.settings import ServerSettings
from tests.cogs.plain import PlainPresenter
from tests.simcord_stage import SimcordStage
from tests.stage import Shown

WHEN = datetime(2026, 1, 1, tzinfo=UTC)
pytestmark = [pytest.mark.timeout(300), pytest.mark.usefixtures("no_painting")]


async def table_of(stage: SimcordStage, who: str = "ann") -> Table:
    (table,) = await stage.tables.mine(stage.people[who].id)
    return table


async def gathered(stage: SimcordStage, *others: str) -> Shown:
    """The board of a tournament of ann and ``others``."""
    lobby = await stage.slash("ann", "challengers")
    await stage.env.settle()
    for who in others:
        table = await table_of(stage)
        await stage.tables.lobbies.join(table.id, person(stage, who))
    await stage.tables.lobbies.start((await table_of(stage)).id, stage.people["ann"].id)
    await drawn(stage)
    return await stage.board(lobby)


def person(stage: SimcordStage, who: str) -> Person:
    return Person(stage.people[who].id, who, "en")


async def drawn(stage: SimcordStage) -> None:
    with stage.env._bot_scope():
        stage.bot.boards.refresh((await table_of(stage)).id)
    await stage.env.settle()


async def opened(stage: SimcordStage, who: str, board: Shown) -> Shown:
    """The private screen of a table."""
    return await stage.click(who, board, board.ids("tab")[0])


async def wished(stage: SimcordStage, who: str, board: Shown, *pages: str) -> Shown:
    """Pick a wish from the menu, and whatever it asks for; then do it."""
    screen = await opened(stage, who, board)
    for page in pages:
        menu = next(each for each in screen.components if each["type"] == 3)
        values = screen.values(menu["custom_id"])
        value = next(each for each in values if each.split(".")[0] == page)
        screen = await stage.choose(who, screen, menu["custom_id"], [value])
    return await stage.click(who, screen, screen.ids("mn")[0])


async def question(stage: SimcordStage, board: Shown) -> Shown:
    """The newest question among the messages of a table's place."""
    found = [m for m in await stage.messages("ann", board.channel_id) if m.ids("yes")]
    return found[-1]


# Asking the others


async def test_a_pause_is_asked_for_in_public_and_shown_on_the_board(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    screen = await wished(stage, "ann", board, "pause")
    assert screen.private
    assert "being asked" in screen.words
    asked = await question(stage, board)
    assert f"<@{stage.people['ben'].id}>" in asked.text
    assert "0 of 1 agree" in asked.text
    bodies = [each for each in stage.bodies() if isinstance(each, dict)]
    sent = [each for each in bodies if each.get("content") == asked.text]
    assert sent[-1]["allowed_mentions"]["users"] == [stage.people["ben"].id]
    assert "asks for a pause" in (await stage.again("ann", board)).words
    panel = await stage.hand("ann", board)
    await stage.pressed("ben", asked, asked.ids("yes")[0])
    await stage.env.settle()
    asked = await stage.again("ann", asked)
    assert asked.text == "⏸ The table is paused. All agreed with **ann**."
    assert asked.labels == []
    assert "Paused" in (await stage.again("ann", board)).words
    assert "Nobody can decide" in (await stage.again("ann", panel)).words
    assert (await table_of(stage)).paused
    assert await stage.tables.manners.open((await table_of(stage)).id) == []
    await wished(stage, "ben", board, "resume")
    asked = await question(stage, board)
    await stage.pressed("ann", asked, asked.ids("yes")[0])
    await stage.env.settle()
    assert not (await table_of(stage)).paused


async def test_only_who_has_a_say_says_something(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await wished(stage, "ann", board, "pause")
    asked = await question(stage, board)
    said = await stage.click("cho", asked, asked.ids("yes")[0])
    assert said.private
    assert "no say" in said.text
    await stage.pressed("ben", asked, asked.ids("nay")[0])
    await stage.env.settle()
    assert "not agreed" in (await stage.again("ann", asked)).text


async def test_a_question_is_answered_in_the_private_screen_too(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await wished(stage, "ann", board, "pause")
    screen = await opened(stage, "ann", board)
    assert screen.ids("yes") == [], "whoever asks can only take it back"
    screen = await opened(stage, "ben", board)
    screen = await stage.click("ben", screen, screen.ids("yes")[0])
    assert "Paused" in screen.words
    await stage.env.settle()
    assert (await table_of(stage)).paused


async def test_a_question_taken_back_is_no_challenge_in_korean(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    stage.speaks("ann", "ko")
    screen = await wished(stage, "ann", board, "pause")
    assert "거두기" in screen.labels
    assert "도전 취소" not in screen.labels


async def test_whoever_asks_takes_it_back(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    screen = await wished(stage, "ann", board, "pause")
    screen = await stage.click("ann", screen, screen.button("Take it back")["custom_id"])
    assert "asks for a pause" not in screen.words
    await stage.env.settle()
    assert await stage.tables.manners.open((await table_of(stage)).id) == []


async def test_a_question_survives_a_restart(
    stage: SimcordStage, rebuild: Callable[[], Ruler]
) -> None:
    board = await stage.duel("ann", "ben")
    await wished(stage, "ann", board, "pause")
    asked = await question(stage, board)
    await stage.restart(rebuild)
    await stage.pressed("ben", asked, asked.ids("yes")[0])
    await stage.env.settle()
    assert "agreed" in (await stage.again("ann", asked)).text
    posted = [m for m in await stage.messages("ann", board.channel_id) if "asks for a" in m.text]
    assert posted == [], "it was not asked a second time"


async def test_a_question_nobody_answers_ends_by_itself(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await wished(stage, "ann", board, "pause")
    asked = await question(stage, board)
    stage.time.pass_by(minutes=10)
    await stage.let_time_out()
    assert "not everybody answered" in (await stage.again("ann", asked)).text


async def test_a_deleted_question_does_no_harm(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await wished(stage, "ann", board, "pause")
    asked = await question(stage, board)
    stage.env.backend.delete_message(asked.channel_id, asked.id)
    screen = await opened(stage, "ben", board)
    await stage.pressed("ben", screen, screen.ids("yes")[0])
    await stage.env.settle()
    assert (await table_of(stage)).paused
    assert await stage.tables.manners.open((await table_of(stage)).id) == []


async def test_a_question_in_the_archive_is_taken_out_to_say_what_came_of_it(
    stage: SimcordStage,
) -> None:
    board = await stage.duel("ann", "ben")
    await wished(stage, "ann", board, "pause")
    asked = await question(stage, board)
    pattern = f"/channels/{asked.channel_id}/messages/{asked.id}"
    stage.env.inject_error("PATCH", pattern, status=400, code=50083)
    await stage.pressed("ben", asked, asked.ids("yes")[0])
    await stage.env.settle()
    assert ("PATCH", f"/channels/{asked.channel_id}") in stage.calls()
    assert "agreed" in (await stage.again("ann", asked)).text


# Taking back


async def test_a_secret_choice_is_taken_back(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    panel = await stage.hand("ann", board)
    await stage.decide("ann", panel)
    before = await table_of(stage)
    await wished(stage, "ann", board, "undo")
    asked = await question(stage, board)
    await stage.pressed("ben", asked, asked.ids("yes")[0])
    await stage.env.settle()
    after = await table_of(stage)
    assert after.revision > before.revision
    again = await stage.hand("ann", board)
    assert again.words.splitlines()[0] == panel.words.splitlines()[0]
    old = stage.forge(again, again.ids("do")[0], panel.ids("do")[0])
    said = await stage.decide("ann", old)
    assert "older question" in said.words, "a control from before decides nothing"
    await stage.decide("ann", said)


async def test_what_cannot_be_taken_back_is_refused_in_a_sentence(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    said = await wished(stage, "ann", board, "undo")
    assert "nothing here that could be taken back" in said.words


# Leaving, and sending away


async def test_giving_up_and_leaving(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    screen = await opened(stage, "ann", board)
    assert "Leave for good" not in screen.words, "in a duel that is to give up"
    screen = await wished(stage, "ann", board, "concede")
    assert "Done" in screen.words
    await stage.env.settle()
    assert "Rematch" in (await stage.again("ann", board)).labels


async def test_who_leaves_a_tournament_is_played_for(stage: SimcordStage) -> None:
    board = await gathered(stage, "ben", "cho")
    await wished(stage, "ben", board, "leave")
    await stage.env.settle()
    shown = await stage.again("ann", board)
    assert "ben** has left" in shown.words
    said = await stage.click("ben", board, board.ids("hand")[0])
    assert "You no longer have a seat" in said.text
    assert await stage.tables.mine(stage.people["ben"].id) == []


async def test_more_than_half_send_somebody_away(stage: SimcordStage) -> None:
    board = await gathered(stage, "ben", "cho")
    await wished(stage, "ann", board, "kick", "1")
    asked = await question(stage, board)
    assert f"<@{stage.people['ben'].id}>" not in asked.text
    await stage.pressed("cho", asked, asked.ids("yes")[0])
    await stage.env.settle()
    assert "ben** was sent away" in (await stage.again("ann", board)).words


async def test_nobody_is_sent_away_who_was_not_meant(stage: SimcordStage) -> None:
    """A control names a seat and whoever had it: somebody else may have it when it is pressed."""
    board = await gathered(stage, "ben", "cho")
    screen = await opened(stage, "ann", board)
    for value in ("kick", f"1.{stage.people['ben'].id}"):
        menu = next(each for each in screen.components if each["type"] == 3)
        screen = await stage.choose("ann", screen, menu["custom_id"], [value])
    sure = screen.ids("mn")[0]
    stale = sure.replace(str(stage.people["ben"].id), str(stage.people["cho"].id))
    assert stale != sure
    refused = await stage.click("ann", stage.forge(screen, sure, stale), stale)
    assert "Somebody else has that seat" in refused.words
    (table,) = await stage.tables.mine(stage.people["ann"].id)
    assert await stage.tables.manners.open(table.id) == []


async def test_a_seat_is_handed_to_somebody_picked_from_the_server(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    screen = await opened(stage, "ann", board)
    (menu,) = screen.ids("mn")[:1]
    screen = await stage.choose("ann", screen, menu, ["replace"])
    (pick,) = [each for each in screen.components if each["type"] == 5]
    raw, actor = stage.raw(screen), stage.people["ann"]
    await actor.select(raw, [stage.people["cho"]], custom_id=pick["custom_id"])
    await stage.env.settle()
    asked = await question(stage, board)
    assert "cho** plays on in their seat" in asked.text
    for who in ("ben", "cho"):
        await stage.pressed(who, asked, asked.ids("yes")[0])
        await stage.env.settle()
    table = await table_of(stage, "cho")
    assert [seat.name for seat in table.seats] == ["cho", "ben"]
    assert await stage.tables.mine(stage.people["ann"].id) == []
    assert (await stage.hand("cho", board)).ids("do")
    said = await stage.click("ann", board, board.ids("hand")[0])
    assert "no seat" in said.text
    settled = (await stage.again("ben", asked)).text
    assert settled == "**cho** has taken a seat over. All agreed with **ann**."


# Ended by a moderator


def arrive(stage: SimcordStage, who: str, *, manages: bool) -> int:
    """Somebody with a role, which is returned."""
    rights = discord.Permissions(manage_guild=manages)
    role = stage.guild.create_role("Steward", permissions=rights)
    stage.people[who] = stage.guild.add_member(stage.env.create_user(who), roles=[role])
    return role.id


async def test_only_moderators_can_end_a_table(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    for who in ("ann", "cho"):
        screen = await opened(stage, who, board)
        assert "End this table" not in screen.words
        log = screen.ids("log")[0]
        end = log.replace(":log:", ":mn:") + "~end"
        said = await stage.click(who, stage.forge(screen, log, end), end)
        assert "Only moderators" in said.words
    assert (await table_of(stage)).status is Status.PLAYING


async def test_a_moderator_ends_a_table_with_a_reason_on_its_board(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    table = await table_of(stage)
    arrive(stage, "mia", manages=True)
    screen = await opened(stage, "mia", board)
    shown = await stage.actor("mia", screen).select(
        stage.raw(screen), ["end"], custom_id=screen.ids("mn")[0]
    )
    done = await stage.people["mia"].submit_modal(shown, {"line": "spam @everyone **now**"})
    assert "has ended" in stage.answer(done).text
    await stage.env.settle()
    ended = await stage.again("ann", board)
    assert "mia** ended this table of THE GATE" in ended.text
    assert "spam" in ended.text
    assert "@everyone" not in ended.text
    assert ended.labels == ["Log"]
    assert (await stage.tables.table(table.id)).status is Status.ABORTED
    assert await stage.tables.archive.leaderboard("gate", None) == []
    log = await stage.click("ben", ended, ended.ids("log")[0])
    assert "mia** ended the table: spam" in log.words
    place = table.thread_id
    assert place is not None
    by_command = stage.answer(await stage.typed("cho", "log", place=place))
    assert "mia** ended the table: spam" in by_command.words
    nothing = stage.answer(await stage.typed("cho", "table", place=place))
    assert "ended the table" not in nothing.words
    suggested = await stage.people["cho"].autocomplete(stage.channel, "log", "table", "BEN")
    assert [each["value"] for each in suggested] == [table.id]


async def test_a_role_that_the_server_named_may_end_tables(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    role = arrive(stage, "mia", manages=False)
    assert "End this table" not in (await opened(stage, "mia", board)).words
    wanted = ServerSettings(enders=(role,))
    await stage.tables.settings.set_server(stage.guild.id, wanted)
    assert "End this table" in (await opened(stage, "mia", board)).words


# Absence


async def test_an_absence_is_told_on_the_board_until_the_person_is_back(
    stage: SimcordStage,
) -> None:
    board = await gathered(stage, "ben", "cho")
    stage.time.pass_by(minutes=10)
    await stage.let_time_out()
    assert "missed the last decision" in (await stage.again("ann", board)).words
    stage.time.pass_by(minutes=10)
    with stage.env._bot_scope():
        for who in ("ann", "cho"):
            user = stage.people[who].id
            table = await table_of(stage)
            look = await stage.tables.look(table.id, user)
            if look.decision:
                choice = look.decision.default
                await stage.tables.decide(table.id, user, look.revision, [choice])
    stage.time.pass_by(minutes=10)
    await stage.let_time_out()
    shown = await stage.again("ann", board)
    assert "ben** is away" in shown.words
    await stage.hand("ben", board)
    await stage.env.settle()
    assert "is away" not in (await stage.again("ann", board)).words


async def test_a_table_that_everybody_has_left_alone_waits_and_says_so(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    for _ in range(2):
        stage.time.pass_by(minutes=10)
        await stage.let_time_out()
    assert (await table_of(stage)).deserted
    shown = (await stage.again("ann", board)).words
    assert "ann** is away. The table waits" in shown
    assert "The computer plays" not in shown
    await stage.hand("ann", board)
    await stage.env.settle()
    shown = (await stage.again("ann", board)).words
    assert "ben** is away. The computer plays" in shown


class Secretive(PlainPresenter):
    """Who is asked is nobody's business."""

    def asked(self, view: object) -> Sequence[int]:
        del view
        return ()


async def test_where_it_is_a_secret_who_is_asked_nobody_is_late(
    stage: SimcordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("pings", "board", "panels", "replays", "around"):
        monkeypatch.setattr(f"cogs.{module}.presenter", lambda game: Secretive())
    since, _ = Words("en")("table-since", when="|").split("|")
    board = await stage.duel("ann", "ben")
    stage.time.pass_by(minutes=10)
    await stage.let_time_out()
    table = await table_of(stage)
    assert [seat.absences for seat in table.seats] == [1, 1]
    for words in (
        (await stage.again("ann", board)).words,
        (await opened(stage, "cho", board)).words,
    ):
        assert "missed the last decision" not in words
        assert since not in words
    own = (await opened(stage, "ben", board)).words
    assert own.count("missed the last decision") == 1
    assert since in own


# The log


@pytest.mark.parametrize(
    ("secret", "said"),
    [(False, "3 decisions were taken back."), (True, "Something was taken back.")],
)
def test_where_it_is_a_secret_who_is_asked_nobody_counts_what_was_taken_back(
    secret: bool, said: str
) -> None:
    undone = Notice("undone", WHEN, 9, None, None, "3")
    log = [Happening(WHEN, notice=undone), Happening(WHEN, late=1)]
    told = discreetly(log) if secret else log[:1]
    lines = [notice_line(each.notice, Words("en")) for each in told if each.notice]
    assert lines == [said]
    assert len(told) == 1


async def test_the_log_tells_what_happened_to_all_who_may_look(stage: SimcordStage) -> None:
    board = await gathered(stage, "ben", "cho")
    log = await stage.slash("ben", "log")
    assert log.private
    assert "ann** opened the table" in log.words
    assert "ben** sat down" in log.words
    assert "The game began" in log.words
    del board


async def test_who_cannot_see_the_channel_cannot_look_at_the_table(stage: SimcordStage) -> None:
    await stage.duel("ann", "ben")
    open_table = await table_of(stage)
    other = stage.channel
    unseen: Any = {stage.people["cho"]: discord.PermissionOverwrite(view_channel=False)}
    stage.channel = stage.guild.create_text_channel("quiet", overwrites=unseen)
    await stage.duel("ann", "ben")
    hidden = next(
        table
        for table in await stage.tables.mine(stage.people["ann"].id)
        if table.id != open_table.id
    )
    for table, seen in ((open_table, True), (hidden, False)):
        said = stage.answer(await stage.typed("cho", "log", place=other.id, table=table.id))
        assert ("opened the table" in said.words) is seen
        assert ("cannot see" in said.words) is not seen
        said = stage.answer(await stage.typed("cho", "table", place=other.id, table=table.id))
        assert ("ann**" in said.words) is seen
        assert ("cannot see" in said.words) is not seen
    assert "opened" in (await stage.slash("ben", "log", table=hidden.id)).words


async def test_a_long_log_has_pages(stage: SimcordStage) -> None:
    board = await stage.duel("ann")
    table = await table_of(stage)
    for _ in range(40):
        board = await stage.again("ann", board)
        if not board.ids("hand"):
            break
        await stage.decide("ann", await stage.hand("ann", board))
    log = await stage.slash("ann", "log", table=table.id)
    assert "Table" in log.words
    older = await stage.click("ann", log, log.button("Older")["custom_id"])
    assert older.id == log.id
    assert older.words != log.words
    newer = await stage.click("ann", older, older.button("Newer")["custom_id"])
    assert newer.words == log.words


async def test_the_table_by_command(stage: SimcordStage) -> None:
    await stage.duel("ann", "ben")
    screen = await stage.slash("ann", "table")
    assert "1. **ann**" in screen.words
    assert "10 minutes" in screen.words
    said = await stage.slash("ann", "table", table="zzzzzzzz")
    assert "no table" in said.text
