"""What users of other bots complained of, that no other test shows: docs/discord-faults.md."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cogs.bot import Ruler
from render import theme
from tables.model import Person, Status, Table
from tests.cogs.test_trouble import emit
from tests.render.drawings import contrast
from tests.simcord_stage import SimcordStage
from tests.stage import Shown

pytestmark = [pytest.mark.timeout(300), pytest.mark.usefixtures("no_painting")]
ROOT = Path(__file__).resolve().parents[2]


async def tables_of(stage: SimcordStage, who: str = "ann") -> list[Table]:
    return await stage.tables.mine(stage.people[who].id)


async def test_a_board_is_edited_as_the_bots_own_message_for_ever(stage: SimcordStage) -> None:
    """An interaction's token ends after 15 minutes; a game does not."""
    board = await stage.duel("ann")
    await stage.env.advance_time(3 * 3600)
    panel = await stage.hand("ann", board)
    seen = len(stage.env.http_requests)
    await stage.decide("ann", panel)
    edits = [path for method, path in stage.calls(seen) if method == "PATCH"]
    assert edits == [f"/channels/{board.channel_id}/messages/{board.id}"]
    assert (await stage.again("ann", board)).words != board.words


async def test_a_token_that_ended_meanwhile_loses_nothing(stage: SimcordStage) -> None:
    board = await stage.duel("ann")
    panel = await stage.hand("ann", board)
    stage.env.inject_error("POST", "/interactions/*/callback", status=401, code=50027)
    actor = stage.people["ann"]
    before = (await tables_of(stage))[0].revision
    await actor.select(stage.raw(panel), ["3"], custom_id=panel.ids("do")[0])
    assert (await tables_of(stage))[0].revision > before
    assert (await stage.again("ann", board)).words != board.words


async def test_who_leaves_the_server_holds_nobody_up(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    stage.guild.remove_member(stage.people["ben"])
    await stage.env.settle()
    await stage.decide("ann", await stage.hand("ann", board))
    for _ in range(2):
        stage.time.pass_by(minutes=10)
        await stage.let_time_out()
    shown = await stage.again("ann", board)
    assert "ben** is away" in shown.words or "ben** missed" in shown.words
    assert (await tables_of(stage))[0].status is Status.PLAYING


async def test_who_left_the_server_still_stands_on_the_leaderboard(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await stage.tables.concede((await tables_of(stage))[0].id, stage.people["ann"].id)
    stage.guild.remove_member(stage.people["ben"])
    await stage.env.settle()
    ladder = await stage.slash("ann", "leaderboard", game="gate")
    assert "ben" in ladder.words
    assert "ann" in ladder.words
    del board


async def test_a_new_name_is_used_from_the_next_time_on(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    table = (await tables_of(stage))[0]
    await stage.tables.know(Person(stage.people["ann"].id, "somebody_else", "en"))
    await stage.hand("ann", board)
    await stage.env.settle()
    assert (await stage.tables.table(table.id)).seats[0].name == "ann"
    assert "somebody" not in (await stage.again("ann", board)).words


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (500, 0), (429, 0)])
async def test_a_table_that_could_not_be_announced_is_no_ghost(
    stage: SimcordStage, status: int, code: int
) -> None:
    """It has a board as soon as that is possible, and can be closed."""
    stage.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
    await stage.typed("ann", "challengers")
    await stage.env.advance_time(60)
    (table,) = await tables_of(stage)
    assert table.message_id is not None
    boards = [each for each in await stage.messages("ann") if each.ids("back")]
    assert len(boards) == 1
    await stage.pressed("ann", boards[0], boards[0].ids("back")[0])
    assert await tables_of(stage) == []
    await stage.slash("ann", "challengers")
    assert len(await tables_of(stage)) == 1, "and the next table is open"


async def test_two_who_join_at_once_are_both_shown(stage: SimcordStage) -> None:
    lobby = await stage.slash("ann", "challengers")
    await stage.env.settle()
    lobby = await stage.again("ann", lobby)
    join = {"custom_id": lobby.button("Join")["custom_id"], "component_type": 2}
    go = {"custom_id": lobby.button("+ Computer")["custom_id"], "component_type": 2}
    for who, data in (("ben", join), ("cho", join), ("ann", go)):
        emit(stage, who, lobby, data)
    await stage.env.settle()
    shown = await stage.again("ann", lobby)
    assert "4 of 8 seats" in shown.alts
    assert {"ben", "cho", "Ruler"} <= set(re.findall(r"\d\. (\w+)", shown.alts))


async def two_duels(stage: SimcordStage) -> tuple[Shown, Shown]:
    return await stage.duel("ann", "ben"), await stage.duel("ann", "cho")


async def test_two_games_in_one_channel_are_kept_apart(stage: SimcordStage) -> None:
    first, second = await two_duels(stage)
    one, two = sorted(await tables_of(stage), key=lambda each: each.message_id != first.id)
    panel = await stage.hand("ann", first)
    await stage.decide("ann", panel)
    after_one, after_two = [await stage.tables.table(each.id) for each in (one, two)]
    assert after_one.revision > one.revision
    assert after_two == two, "a hand decides at its own table"
    assert (await stage.again("ann", second)).words == second.words
    assert all(one.id in custom_id for custom_id in panel.ids("do"))


async def test_a_hand_names_its_game_and_leads_to_its_board(stage: SimcordStage) -> None:
    for board, other in zip(await two_duels(stage), ("ben", "cho"), strict=True):
        panel = await stage.hand("ann", board)
        assert panel.embeds[-1]["footer"]["text"] == f"THE GATE · against {other}"
        (link,) = [each["url"] for each in panel.components if each.get("url")]
        assert link.endswith(f"/{board.channel_id}/{board.id}")
        again = await stage.decide("ann", panel)
        assert again.embeds[-1]["footer"] == panel.embeds[-1]["footer"]
        assert again.id == panel.id, "what is decided in a panel is answered in it"


async def test_a_hand_of_many_names_the_others(stage: SimcordStage) -> None:
    lobby = await stage.slash("ann", "challengers")
    for who, label in (("ben", "Join"), ("cho", "Join"), ("ann", "Start")):
        lobby = await stage.lobby(who, lobby, lobby.button(label)["custom_id"])
    panel = await stage.hand("ann", await stage.board(lobby))
    assert panel.embeds[-1]["footer"]["text"] == "Challengers! · with ben, cho"


async def test_time_runs_out_where_the_bot_was_sent_away(stage: SimcordStage) -> None:
    await stage.duel("ann", "ben")
    stage.env.backend.emit("GUILD_DELETE", {"id": str(stage.guild.id)})
    await stage.env.settle()
    (table,) = await tables_of(stage)
    assert table.channel_id is None
    assert table.deadline is not None
    assert table.deadline > stage.time.now + stage.tables.house.turn
    stage.time.pass_by(days=1, minutes=1)
    await stage.let_time_out()
    (table,) = await tables_of(stage)
    assert [seat.absences for seat in table.seats] == [1, 1]


async def test_a_locked_thread_sends_the_board_to_the_channel(stage: SimcordStage) -> None:
    board = await stage.duel("ann")
    panel = await stage.hand("ann", board)
    thread = board.channel_id
    pattern = f"/channels/{thread}/messages/{board.id}"
    stage.env.inject_error("PATCH", pattern, status=400, code=50083)
    stage.env.inject_error("PATCH", f"/channels/{thread}", status=403, code=50013)
    await stage.decide("ann", panel)
    await stage.env.settle()
    (table,) = await tables_of(stage)
    assert table.thread_id is None
    boards = [each for each in await stage.messages("ann") if each.ids("hand")]
    assert [each.id for each in boards] == [table.message_id]


async def test_being_ready_twice_starts_nothing_twice(
    stage: SimcordStage, rebuild: Callable[[], Ruler]
) -> None:
    """Discord says it after every new session."""
    await stage.duel("ann")
    ticking = stage.bot._ticking
    seen = len(stage.env.http_requests)
    for _ in range(3):
        stage.bot.dispatch("ready")
    await stage.env.settle()
    assert stage.bot._ticking is ticking
    assert stage.calls(seen) == [], "no command is sent again, and no board"
    del rebuild


async def test_the_bot_knows_whether_people_reach_it(stage: SimcordStage) -> None:
    assert stage.bot.reached
    for event, reached in (("disconnect", False), ("resumed", True), ("disconnect", False)):
        stage.bot.dispatch(event)
        await stage.env.settle()
        assert stage.bot.reached is reached
    stage.bot.dispatch("ready")
    await stage.env.settle()
    assert stage.bot.reached


def test_no_text_and_no_label_has_an_emoji_of_some_servers_own() -> None:
    """Such a one shows as :x: wherever the bot may not use it."""
    own = re.compile(r"<a?:\w+:\d+>|PartialEmoji|emoji=")
    files = [
        *(ROOT / "data" / "locale").rglob("*.ftl"),
        *(ROOT / "cogs").rglob("*.py"),
        *(ROOT / "render").rglob("*.py"),
    ]
    assert len(files) > 50
    assert [file.name for file in files if own.search(file.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    ("ink", "paper"),
    [
        (theme.IVORY, theme.NIGHT),
        (theme.IVORY, theme.SLATE),
        (theme.MIST, theme.SLATE),
        (theme.GOLD, theme.NIGHT),
        (theme.STEEL, theme.SLATE),
        (theme.INK, theme.PARCHMENT),
        (theme.INK, theme.PAPER),
    ],
)
def test_what_is_drawn_stands_out(ink: str, paper: str) -> None:
    """The contrast that WCAG 2.2 asks of texts: 4.5 to 1."""
    assert contrast(ink, paper) >= 4.5
