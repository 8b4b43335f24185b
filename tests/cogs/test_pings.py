"""How people hear that they must act: by a fresh message, each as they wish, and no storms."""

from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa

from cogs.bot import Ruler
from tables import schema
from tables.errors import DiskFull
from tables.model import Table
from tests.cogs.plain import PlainPresenter
from tests.simcord_stage import SimcordStage
from tests.stage import Shown

pytestmark = pytest.mark.usefixtures("plain")


async def wait(stage: SimcordStage, **how_long: float) -> None:
    stage.time.pass_by(**how_long)
    await stage.tables.beat()  # the bot has run all the time
    await stage.let_time_out()


async def table_of(stage: SimcordStage) -> Table:
    (table,) = await stage.tables.active()
    return table


async def calls(stage: SimcordStage, board: Shown) -> list[Shown]:
    """The calls that stand beside a board: messages that are nothing but words and a way in."""
    shown = await stage.messages("ann", board.channel_id)
    return [each for each in shown if each.ids("hand") and not each.embeds and each.id != board.id]


async def private_calls(stage: SimcordStage, who: str) -> list[Shown]:
    return [each for each in await stage.inbox(who) if "/preferences" in each.text]


def pinged(stage: SimcordStage, since: int = 0) -> list[list[str]]:
    """Whom each message that was sent notified."""
    found: list[list[str]] = []
    names = {str(person.id): who for who, person in stage.people.items()}
    for call in stage.env.http_requests[since:]:
        body: Any = call.json
        if call.method != "POST" or not isinstance(body, dict) or "/messages" not in call.path:
            continue
        allowed = body.get("allowed_mentions") or {}
        if users := allowed.get("users"):
            found.append(sorted(names[str(each)] for each in users))
    return found


def mention(stage: SimcordStage, who: str) -> str:
    return f"<@{stage.people[who].id}>"


def close_dms(stage: SimcordStage, who: str) -> None:
    dm = stage.people[who].user.dm_channel.id
    path = f"/channels/{dm}/messages"
    stage.env.inject_error("POST", path, status=403, code=50007, times=None)


async def prefer(stage: SimcordStage, who: str, pings: str) -> None:
    await stage.tables.settings.change_person(stage.people[who].id, pings=pings)


async def test_all_who_must_act_at_once_are_called_by_one_message(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    before = len(stage.env.http_requests)
    await wait(stage, seconds=9)
    assert await calls(stage, board) == []
    await wait(stage, seconds=1)
    (call,) = await calls(stage, board)
    assert mention(stage, "ann") in call.text
    assert mention(stage, "ben") in call.text
    assert "<t:" in call.text
    assert pinged(stage, before) == [["ann", "ben"]]
    # It leads to one's hand.
    panel = await stage.click("ann", call, call.ids("hand")[0])
    assert panel.private
    assert panel.ids("do")
    await wait(stage, minutes=1)
    assert await calls(stage, board) == [call]


async def test_the_board_says_since_when_and_notifies_nobody(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    began = int(stage.time().timestamp())
    assert f"<t:{began}:R>" in board.words
    assert mention(stage, "ann") in board.text
    sent = [each for each in pinged(stage) if "ann" in each]
    assert sent == []  # ben was, by the challenge


async def test_a_call_goes_away_once_all_it_was_for_have_acted(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await wait(stage, seconds=10)
    (call,) = await calls(stage, board)
    await stage.decide("ann", await stage.hand("ann", board))
    assert [each.id for each in await calls(stage, board)] == [call.id]
    await stage.decide("ben", await stage.hand("ben", board))
    assert call.id not in [each.id for each in await calls(stage, board)]


async def test_who_was_asked_by_a_version_that_did_not_note_when_is_called(
    stage: SimcordStage,
) -> None:
    board = await stage.duel("ann", "ben")
    async with stage.tables.house.database.write() as connection:
        await connection.execute(sa.update(schema.seats).values(asked_at=None))
    await wait(stage, seconds=10)
    await wait(stage, seconds=10)
    assert len(await calls(stage, board)) == 1


async def tournament(stage: SimcordStage) -> Shown:
    """A game in which one is asked one thing after the other, whatever the others do."""
    lobby = await stage.slash("ann", "challengers")
    await stage.env.settle()
    lobby = await stage.again("ann", lobby)
    await stage.click("ben", lobby, lobby.ids("join")[0])
    await stage.click("ann", lobby, lobby.ids("go")[0])
    await stage.env.settle()
    return await stage.board(lobby)


async def test_a_new_call_takes_the_place_of_the_old_one(stage: SimcordStage) -> None:
    board = await tournament(stage)
    await wait(stage, seconds=10)
    (old,) = await calls(stage, board)
    await stage.decide("ann", await stage.hand("ann", board))  # and is asked something more
    before = len(stage.env.http_requests)
    await wait(stage, seconds=60)
    (new,) = await calls(stage, board)
    assert new.id != old.id
    assert pinged(stage, before) == [["ann"]]
    assert "Yet to decide: " + mention(stage, "ben") in new.text


async def test_who_is_there_is_not_called(stage: SimcordStage) -> None:
    """Quick turns make no storm: whoever has acted within half a minute needs no call."""
    board = await stage.duel("ann", "ben")
    before = len(stage.env.http_requests)
    for _ in range(8):
        for who in ("ann", "ben"):
            panel = await stage.hand(who, board)
            if panel.ids("do"):
                await stage.decide(who, panel)
            await wait(stage, seconds=4)
    assert pinged(stage, before) == []
    await wait(stage, seconds=30)
    assert len(pinged(stage, before)) == 1


async def test_one_person_is_called_once_a_minute_at_most(stage: SimcordStage) -> None:
    board = await tournament(stage)
    await prefer(stage, "ben", "never")
    await wait(stage, seconds=10)
    before = len(stage.env.http_requests)
    await stage.decide("ann", await stage.hand("ann", board))
    await wait(stage, seconds=31)
    assert pinged(stage, before) == []
    await wait(stage, seconds=29)
    assert pinged(stage, before) == [["ann"]]


async def test_a_reminder_comes_once_and_survives_a_restart(
    stage: SimcordStage, rebuild: Callable[[], Ruler]
) -> None:
    board = await stage.duel("ann", "ben")
    await wait(stage, seconds=10)
    (call,) = await calls(stage, board)
    await wait(stage, minutes=7, seconds=15)
    assert [each.id for each in await calls(stage, board)] == [call.id]
    await stage.restart(rebuild)
    before = len(stage.env.http_requests)
    await wait(stage, seconds=5)  # three quarters of ten minutes are over
    (reminder,) = await calls(stage, board)
    assert reminder.id != call.id
    assert "⏳" in reminder.text
    assert pinged(stage, before) == [["ann", "ben"]]
    for _ in range(2):
        await stage.restart(rebuild)
        await wait(stage, seconds=10)
    assert [each.id for each in await calls(stage, board)] == [reminder.id]


async def test_a_question_with_little_time_has_no_reminder(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    table = await table_of(stage)
    hurry = stage.time() + timedelta(seconds=60)  # as for a small choice, whatever the pace
    async with stage.tables.house.database.write() as connection:
        await connection.execute(
            sa.update(schema.seats).where(schema.seats.c.table_id == table.id).values(until=hurry)
        )
    await wait(stage, seconds=10)
    (call,) = await calls(stage, board)
    assert "⏳" not in call.text
    await wait(stage, seconds=45)
    assert [each.id for each in await calls(stage, board)] == [call.id]


async def test_what_was_said_before_a_restart_is_not_said_again(
    stage: SimcordStage, rebuild: Callable[[], Ruler]
) -> None:
    board = await stage.duel("ann", "ben")
    await wait(stage, seconds=10)
    before = await calls(stage, board)
    await stage.restart(rebuild)
    await wait(stage, seconds=60)
    assert [each.id for each in await calls(stage, board)] == [each.id for each in before]
    for who in ("ann", "ben"):
        await stage.decide(who, await stage.hand(who, board))
    assert not {each.id for each in before} & {each.id for each in await calls(stage, board)}


async def test_a_call_that_a_restart_came_before_is_made_after_it(
    stage: SimcordStage, rebuild: Callable[[], Ruler]
) -> None:
    board = await stage.duel("ann", "ben")
    await wait(stage, seconds=5)
    await stage.restart(rebuild)
    await wait(stage, seconds=5)
    assert len(await calls(stage, board)) == 1


def marks(stage: SimcordStage, since: int) -> set[tuple[str, str]]:
    """Of which occasion each message was, by which Discord makes one of two."""
    return {
        (call.path, call.json["nonce"])
        for call in stage.env.http_requests[since:]
        if call.method == "POST" and isinstance(call.json, dict) and call.json.get("enforce_nonce")
    }


async def test_a_call_that_was_made_in_the_moment_of_a_kill_is_not_made_twice(
    stage: SimcordStage, rebuild: Callable[[], Ruler], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise DiskFull

    await prefer(stage, "ben", "dm")
    await stage.duel("ann", "ben")
    monkeypatch.setattr(stage.tables.pings, "note", fail)
    before = len(stage.env.http_requests)
    await wait(stage, seconds=10)
    said = marks(stage, before)
    assert len(said) == 2
    before = len(stage.env.http_requests)
    await stage.restart(rebuild)
    await wait(stage, seconds=10)
    assert marks(stage, before) == said
    assert len(await stage.tables.pings.of((await table_of(stage)).id)) == 2


async def test_each_person_is_called_as_they_wish(stage: SimcordStage) -> None:
    await prefer(stage, "ann", "never")
    await prefer(stage, "ben", "dm")
    board = await stage.duel("ann", "ben")
    before = len(stage.env.http_requests)
    await wait(stage, seconds=10)
    assert await calls(stage, board) == []
    (letter,) = await private_calls(stage, "ben")
    assert "THE GATE with ann" in letter.text
    assert await stage.inbox("ann") == []
    assert pinged(stage, before) == []
    panel = await stage.click("ben", letter, letter.ids("hand")[0])
    await stage.decide("ben", panel)
    assert await private_calls(stage, "ben") == []


async def test_who_changes_their_mind_is_called_so_at_once(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await wait(stage, seconds=10)
    for who in ("ann", "ben"):
        shown = await stage.slash(who, "preferences")
        await stage.click(who, shown, shown.button("Pings: never")["custom_id"])
    assert await calls(stage, board) == []


async def test_where_dms_are_closed_the_table_calls(stage: SimcordStage) -> None:
    await prefer(stage, "ben", "dm")
    close_dms(stage, "ben")
    board = await stage.duel("ann", "ben")
    await wait(stage, seconds=10)
    (call,) = await calls(stage, board)
    assert mention(stage, "ben") in call.text


async def test_a_server_may_have_no_pings(stage: SimcordStage) -> None:
    await stage.tables.settings.change_server(stage.guild.id, pings=False)
    await prefer(stage, "ben", "dm")
    board = await stage.duel("ann", "ben")
    before = len(stage.env.http_requests)
    await wait(stage, seconds=10)
    await wait(stage, minutes=8)
    assert await calls(stage, board) == []
    assert pinged(stage, before) == []
    assert await stage.inbox("ann") == []
    assert len(await private_calls(stage, "ben")) == 1


async def test_when_the_game_is_over_nobody_is_called(
    stage: SimcordStage, rebuild: Callable[[], Ruler]
) -> None:
    board = await stage.duel("ann", "ben")
    await wait(stage, seconds=10)
    assert len(await calls(stage, board)) == 1
    shown = await stage.slash("ann", "concede")
    await stage.click("ann", shown, shown.ids("gg")[0])
    assert await calls(stage, board) == []
    assert await stage.tables.pings.tables() == []
    assert not stage.bot.pings._called | stage.bot.pings._acted, (
        "nothing is kept of a table for ever"
    )
    await stage.restart(rebuild)
    await wait(stage, minutes=20)
    assert await calls(stage, board) == []


async def test_when_the_time_is_up_the_call_is_for_the_next_question(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await wait(stage, seconds=10)
    (first,) = await calls(stage, board)
    await wait(stage, minutes=10)
    assert first.id not in [each.id for each in await calls(stage, board)]
    await wait(stage, minutes=2)
    assert len(await calls(stage, board)) == 1


async def test_a_call_that_somebody_deleted_stays_away(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await wait(stage, seconds=10)
    (call,) = await calls(stage, board)
    stage.env.backend.delete_message(call.channel_id, call.id)
    await wait(stage, minutes=1)
    assert await calls(stage, board) == []
    for who in ("ann", "ben"):
        await stage.decide(who, await stage.hand(who, board))
    await wait(stage, minutes=2)
    assert len(await calls(stage, board)) == 1


async def test_at_a_table_that_is_paused_nobody_is_called(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    table = await table_of(stage)
    people = [stage.people[who].id for who in ("ann", "ben")]
    asked = await stage.tables.manners.propose(table.id, people[0], "pause")
    await stage.tables.manners.vote(table.id, people[1], asked.motion.number, agrees=True)
    assert (await table_of(stage)).paused
    await wait(stage, minutes=5)
    assert await calls(stage, board) == []


class Secretive(PlainPresenter):
    """Who is asked is nobody's business."""

    def asked(self, view: object) -> Sequence[int]:
        del view
        return ()


async def test_where_it_is_a_secret_who_is_asked_only_they_hear_of_it(
    stage: SimcordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("pings", "board", "panels", "replays"):
        monkeypatch.setattr(f"cogs.{module}.presenter", lambda game: Secretive())
    await prefer(stage, "ben", "never")
    board = await stage.duel("ann", "ben")
    before = len(stage.env.http_requests)
    await wait(stage, seconds=10)
    await wait(stage, minutes=8)
    assert await calls(stage, board) == []
    assert pinged(stage, before) == []
    assert mention(stage, "ann") not in (await stage.again("ann", board)).text
    (letter,) = await private_calls(stage, "ann")
    assert "⏳" in letter.text  # the reminder has taken the place of the first one
    assert await stage.inbox("ben") == []


async def test_where_it_is_a_secret_closed_dms_do_not_tell_it(
    stage: SimcordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("pings", "board", "panels", "replays"):
        monkeypatch.setattr(f"cogs.{module}.presenter", lambda game: Secretive())
    for who in ("ann", "ben"):
        close_dms(stage, who)
    board = await stage.duel("ann", "ben")
    await wait(stage, minutes=2)
    assert await calls(stage, board) == []
