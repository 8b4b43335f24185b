"""Panels in private conversations: wished for, never needed, and never for anybody else."""

from collections.abc import Callable

import pytest

from cogs.bot import Ruler
from cogs.conversations import MOST, WITHIN, Conversations
from cogs.letters import PrivateLetter
from tests.simcord_stage import SimcordStage
from tests.stage import Shown

pytestmark = pytest.mark.usefixtures("plain")


async def wished(stage: SimcordStage, who: str, board: Shown) -> Shown:
    panel = await stage.hand(who, board)
    return await stage.click(who, panel, panel.ids("dm")[0])


async def both_decide(stage: SimcordStage, board: Shown, *people: str) -> None:
    for who in people:
        await stage.decide(who, await stage.hand(who, board))


async def test_nobody_is_written_to_who_did_not_wish_it(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await both_decide(stage, board, "ann", "ben", "ann", "ben")
    assert not [path for _, path in stage.calls() if "@me/channels" in path]


def test_so_many_conversations_are_opened_and_no_more() -> None:
    """For the whole bot: many at once look like advertising, and Discord shuts such a bot out."""
    now = [0.0]
    budget = Conversations(lambda: now[0])
    assert all(budget.may_open(user) for user in range(MOST))
    assert not budget.may_open(MOST)
    assert all(budget.may_open(user) for user in range(MOST)), "who was written to is not new"
    now[0] = WITHIN - 0.1
    assert not budget.may_open(MOST)
    now[0] = WITHIN
    assert budget.may_open(MOST)


async def test_beyond_the_budget_nobody_is_written_to_until_later(
    stage: SimcordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]
    budget = Conversations(lambda: now[0])
    monkeypatch.setattr(stage.bot.publisher, "_conversations", budget)
    board = await stage.duel("ann", "ben")
    assert all(budget.may_open(user) for user in range(MOST))
    seen = len(stage.env.http_requests)
    panel = await wished(stage, "ann", board)
    assert "could not be sent now" in panel.words
    assert not [path for _, path in stage.calls(seen) if "@me/channels" in path]
    assert await stage.inbox("ann") == []
    assert panel.ids("do"), "the game goes on"
    now[0] = WITHIN
    await both_decide(stage, board, "ann", "ben")
    assert len(await stage.inbox("ann")) == 1


async def test_a_panel_goes_to_the_private_conversation_on_wish(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    panel = await wished(stage, "ann", board)
    assert "Sent to your DMs" in panel.words
    assert "No more DMs" in panel.labels
    (letter,) = await stage.inbox("ann")
    assert letter.ids("do") == panel.ids("do")
    assert await stage.inbox("ben") == []


async def test_one_can_play_by_private_conversation_alone(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await wished(stage, "ann", board)
    (letter,) = await stage.inbox("ann")
    changed = await stage.decide("ann", letter)
    assert changed.id == letter.id
    (after,) = await stage.inbox("ann")
    assert after == changed


async def test_the_private_panel_is_refreshed_when_one_is_asked_again(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await wished(stage, "ann", board)
    (letter,) = await stage.inbox("ann")
    await stage.decide("ann", letter)
    await stage.decide("ben", await stage.hand("ben", board))
    (now,) = await stage.inbox("ann")
    assert now.id == letter.id
    assert now.words != letter.words
    assert now.ids("do")


async def test_whoever_waits_can_have_the_panel_drawn_anew(
    stage: SimcordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("discord.Interaction.is_expired", lambda _: True)
    board = await stage.duel("ann", "ben")
    asked = await stage.hand("ann", board)
    assert not asked.ids("new")
    waits = await stage.decide("ann", asked)
    assert not waits.ids("do")
    assert "Refresh" in waits.labels
    same = await stage.click("ann", waits, waits.ids("new")[0])
    assert same == waits
    await stage.decide("ben", await stage.hand("ben", board))
    now = await stage.click("ann", same, same.ids("new")[0])
    assert now.id == waits.id
    assert now.ids("do")
    assert not now.ids("new")


async def test_so_can_whoever_waits_in_the_private_conversation(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await wished(stage, "ann", board)
    (letter,) = await stage.inbox("ann")
    waits = await stage.decide("ann", letter)
    again = await stage.click("ann", waits, waits.ids("new")[0])
    assert again.id == letter.id
    assert again.ids("new")


async def test_a_panel_pressed_is_not_written_a_second_time(stage: SimcordStage) -> None:
    board = await stage.duel("ann")
    panel = await wished(stage, "ann", board)
    seen = len(stage.env.http_requests)
    await stage.decide("ann", panel)
    dm = stage.people["ann"].user.dm_channel.id
    assert not [path for _, path in stage.calls(seen) if str(dm) in path]


async def test_a_deleted_private_panel_is_written_anew(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await wished(stage, "ann", board)
    (letter,) = await stage.inbox("ann")
    stage.env.backend.delete_message(letter.channel_id, letter.id)
    await both_decide(stage, board, "ann", "ben")
    (again,) = await stage.inbox("ann")
    assert again.id != letter.id
    assert again.ids("do")


async def test_the_wish_is_remembered_and_can_be_taken_back(
    stage: SimcordStage, rebuild: Callable[[], Ruler]
) -> None:
    board = await stage.duel("ann", "ben")
    await wished(stage, "ann", board)
    await stage.restart(rebuild)
    panel = await stage.hand("ann", board)
    assert "No more DMs" in panel.labels
    stopped = await stage.click("ann", panel, panel.ids("dm")[0])
    assert "work as before" in stopped.words
    assert "Send to my DMs" in stopped.labels
    before = len(await stage.inbox("ann"))
    await both_decide(stage, board, "ann", "ben")
    assert len(await stage.inbox("ann")) == before


@pytest.mark.parametrize("code", [50007, 50278])
async def test_a_closed_conversation_changes_nothing(stage: SimcordStage, code: int) -> None:
    board = await stage.duel("ann", "ben")
    dm = stage.people["ann"].user.dm_channel.id
    stage.env.inject_error("POST", f"/channels/{dm}/messages", status=403, code=code, times=None)
    panel = await wished(stage, "ann", board)
    assert "closed to me" in panel.words
    assert "Send to my DMs" in panel.labels
    assert panel.ids("do")
    await both_decide(stage, board, "ann", "ben")
    assert await stage.inbox("ann") == []


async def test_a_conversation_that_closes_later_stops_nobody(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await wished(stage, "ann", board)
    dm = stage.people["ann"].user.dm_channel.id
    stage.env.inject_error("*", f"/channels/{dm}/*", status=403, code=50007, times=None)
    await both_decide(stage, board, "ann", "ben")
    panel = await stage.hand("ann", board)
    assert panel.ids("do")
    assert "Send to my DMs" in panel.labels


async def test_a_panel_in_a_private_conversation_speaks_its_readers_language(
    stage: SimcordStage,
) -> None:
    stage.speaks("ann", "ko")
    board = await stage.duel("ann", "ben")
    await wished(stage, "ann", board)
    await both_decide(stage, board, "ann", "ben")
    (letter,) = await stage.inbox("ann")
    assert letter.embeds[0]["title"].startswith("panel ko")


async def test_a_panel_is_never_rewritten_into_a_channel(stage: SimcordStage) -> None:
    await stage.duel("ann", "ben")
    with pytest.raises(ValueError, match="not the conversation"):
        await stage.bot.publisher.rewrite(
            stage.people["ann"].id, stage.channel.id, 1, PrivateLetter("a hand")
        )


async def test_the_next_game_begins_in_the_private_conversation_too(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await wished(stage, "ann", board)
    await wished(stage, "ben", board)
    for host, opponent in (("ann", "ben"), ("ben", "ann"), ("ann", None)):
        before = {who: len(await stage.inbox(who)) for who in ("ann", "ben")}
        await stage.duel(host, opponent)
        for who in filter(None, (host, opponent)):
            letters = await stage.inbox(who)
            assert len(letters) == before[who] + 1
            assert letters[-1].ids("do")


async def test_the_last_word_reaches_the_private_conversation(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await wished(stage, "ben", board)
    asked = await stage.slash("ann", "concede")
    await stage.click("ann", asked, asked.ids("gg")[0])
    (letter,) = await stage.inbox("ben")
    assert letter.ids("do") == []
    assert letter.embeds[0]["description"] == "nothing to decide"
