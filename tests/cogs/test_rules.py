"""/rules by topic and by a word, /help, and /tables of somebody who plays a lot."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from tests.simcord_stage import SimcordStage

pytestmark = pytest.mark.usefixtures("no_painting")


async def suggested(stage: SimcordStage, typed: str, **options: Any) -> list[dict[str, Any]]:
    ann = stage.people["ann"]
    return await ann.autocomplete(stage.channel, "rules", "topic", typed, **options)


async def test_rules_by_topic(stage: SimcordStage) -> None:
    first = await stage.slash("ann", "rules", game="gate")
    assert first.private
    assert "The goal" in first.embeds[0]["title"]
    second = await stage.choose("ann", first, first.ids("topic")[0], ["combat"])
    assert second.id == first.id
    assert "Clash" in second.words
    board = await stage.slash("ann", "rules", topic="domination/board")
    assert board.files == ("rules.png",)
    assert "command spells" in board.words


async def test_topics_are_suggested_while_one_types(stage: SimcordStage) -> None:
    everything = await suggested(stage, "")
    assert len(everything) == 25
    guard = await suggested(stage, "guardian")
    assert guard[0] == {"name": "THE GATE · Guardians", "value": "gate/guardians"}
    assert guard[-1] == {"name": "🔎 Search for “guardian”", "value": "guardian"}
    assert {"gate/combat"} <= {each["value"] for each in guard}
    nothing = await suggested(stage, "zzzz")
    assert [each["value"] for each in nothing] == ["zzzz"]


async def test_a_word_is_looked_for_in_all_rules(stage: SimcordStage) -> None:
    found = await stage.slash("ann", "rules", topic="dugout")
    assert found.embeds[0]["title"] == "Rules: “dugout”"
    assert "**dugout**" in found.words
    assert "TG-19" in found.words
    menu = next(each for each in found.components if each["type"] == 3)
    opened = await stage.choose("ann", found, menu["custom_id"], [menu["options"][0]["value"]])
    assert "THE GATE" in opened.embeds[0]["title"]
    none = await stage.slash("ann", "rules", topic="@everyone zzz", game="gate")
    assert "Nothing is written about this" in none.words
    assert "@everyone" not in none.embeds[0]["title"].replace("@\u200b", "")


async def test_clauses_are_read_in_ones_own_language(stage: SimcordStage) -> None:
    stage.speaks("ben", "ko")
    found = await stage.slash("ben", "rules", topic="내구도", game="gate")
    told = next(each for each in found.embeds[0]["fields"] if "TG-63" in each["name"])
    assert "**내구도**는 레벨에" in told["value"]
    menu = [each for each in found.components if each["type"] == 3][1]
    opened = await stage.choose("ben", found, menu["custom_id"], ["gate/TG-63"])
    assert "게이트의 내구도는 레벨에" in opened.embeds[0]["description"]
    others = opened.ids("topic")[0]
    turned = await stage.choose("ben", opened, others, ["gate/TG-62"])
    assert turned.id == found.id
    assert "게이트의 파워는 레벨에" in turned.embeds[0]["description"]
    english = await stage.slash("ann", "rules", topic="tg 63")
    assert "The durability" in english.embeds[0]["description"]
    elsewhere = await stage.slash("ann", "rules", topic="TG-63", game="challengers")
    assert "TG-63" not in elsewhere.embeds[0].get("description", "")


async def test_the_full_rulebook_is_read_from_any_page(stage: SimcordStage) -> None:
    stage.speaks("ben", "ko")
    page = await stage.slash("ben", "rules", game="gate")
    menu = [each for each in page.components if each["type"] == 3][1]
    assert menu["options"][7]["label"] == "8. 강화"
    section = await stage.choose("ben", page, menu["custom_id"], [menu["options"][7]["value"]])
    assert section.embeds[0]["title"] == "THE GATE · 8. 강화"
    assert "**TG-73** 게이트강화는" in section.embeds[0]["description"]


async def test_clauses_are_suggested_while_one_types(stage: SimcordStage) -> None:
    stage.speaks("ann", "ko")
    (clause, *_, search) = await suggested(stage, "tg-92")
    assert clause["value"] == "gate/TG-92"
    assert clause["name"].startswith("TG-92 · 피해가 내구도 이상이 된 게이트는")
    assert search["value"] == "tg-92"
    word = await suggested(stage, "수비태세")
    assert "gate/keywords" in {each["value"] for each in word}
    assert "gate/TG-116" in {each["value"] for each in word}


async def test_a_window_asks_for_the_word(stage: SimcordStage) -> None:
    page = await stage.slash("ann", "rules", game="gate")
    find = page.button("Search the rules")["custom_id"]
    opened = await stage.pressed("ann", page, find)
    assert opened.modal is not None
    answer = await stage.people["ann"].submit_modal(opened, {"line": "summoner"})
    found = stage.answer(answer)
    assert found.id == page.id
    assert "Rules: “summoner”" in found.words


async def test_a_window_that_comes_too_late_says_so(
    stage: SimcordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = await stage.slash("ann", "rules", game="gate")
    prepare = stage.bot.desk.prepare

    async def slow(interaction: discord.Interaction[Any]) -> None:
        await asyncio.sleep(10)
        await prepare(interaction)

    monkeypatch.setattr("cogs.desk.PATIENCE", 0.01)
    monkeypatch.setattr(stage.bot.desk, "prepare", slow)
    seen = len(stage.env.http_requests)
    await stage.pressed("ann", page, page.button("Search the rules")["custom_id"])
    await stage.env.advance_time(30)
    *_, body = stage.bodies(seen)
    assert "Press again" in body["content"]
    assert body["flags"] == 64


async def test_rules_of_a_game_that_is_not_there(stage: SimcordStage) -> None:
    page = await stage.slash("ann", "rules", game="gate")
    (menu, *_) = page.ids("topic")
    old = stage.forge(page, menu, "r1:topic:chess:0:")
    gone = await stage.choose("ann", old, "r1:topic:chess:0:", ["goal"])
    assert "earlier version" in gone.text


async def test_help_in_pages(stage: SimcordStage) -> None:
    first = await stage.slash("ann", "help")
    assert first.private
    assert "/gate" in first.words
    after = await stage.choose("ann", first, first.ids("help")[0], ["after"])
    assert after.id == first.id
    assert "/replay" in after.words
    stage.speaks("ben", "ko")
    korean = await stage.slash("ben", "help")
    assert "/게이트" in korean.words


async def test_many_tables_in_pages_and_the_urgent_first(stage: SimcordStage) -> None:
    for _ in range(5):
        await stage.duel("ann", "ben")
        stage.time.pass_by(minutes=1)
    await stage.slash("ann", "gate", opponent="cho")
    ann = stage.people["ann"].id
    first = await stage.slash("ann", "tables")
    assert len(first.ids("hand")) == 4
    assert first.text.count("decide <t:") == 4
    assert "6 tables" in first.text
    second = await stage.click("ann", first, first.ids("mine")[-1])
    assert second.id == first.id
    lines = second.text.splitlines()
    assert "THE GATE against ben" in lines[0]
    assert "not answered yet" in lines[1]
    mine = await stage.tables.mine(ann)
    waiting = next(each for each in mine if any(seat.user_id == ann for seat in each.asked))
    panel = await stage.click("ann", second, second.ids("hand")[0])
    assert panel.private
    assert waiting
