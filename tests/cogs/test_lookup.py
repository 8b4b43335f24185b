"""/card: a card of any game, by name."""

import pytest

from tests.simcord_stage import SimcordStage

pytestmark = pytest.mark.usefixtures("no_painting")


async def test_a_card_by_name(stage: SimcordStage) -> None:
    shown = await stage.slash("ann", "card", name="domination:emiya")
    assert shown.private
    assert shown.embeds[0]["title"] == "EMIYA"
    assert shown.files == ("card.png",)
    assert shown.embeds[-1]["footer"]["text"] == "Fate/Domination · 에미야"
    assert "Rho Aias" in shown.words


async def test_a_card_in_the_readers_language(stage: SimcordStage) -> None:
    stage.speaks("ann", "ko")
    shown = await stage.slash("ann", "card", name="domination:emiya")
    assert shown.embeds[0]["title"] == "에미야"
    assert "로 아이아스" in shown.words


async def test_cards_are_suggested_while_one_types(stage: SimcordStage) -> None:
    ann = stage.people["ann"]
    offered = await ann.autocomplete(stage.channel, "card", "name", "ㄹㅇㅇㅇㅅ")
    assert offered[0]["value"] == "domination:rho_aias"
    assert offered[0]["name"] == "Rho Aias · Fate/Domination, skill"
    shown = await stage.slash("ann", "card", name=offered[0]["value"])
    assert shown.embeds[0]["title"] == "Rho Aias"
    assert len(await ann.autocomplete(stage.channel, "card", "name", "")) == 25
    assert await ann.autocomplete(stage.channel, "card", "name", "zzzzq") == []


async def test_from_card_to_card(stage: SimcordStage) -> None:
    shown = await stage.slash("ann", "card", name="domination:emiya")
    turned = await stage.choose("ann", shown, shown.ids("card")[0], ["rho_aias"])
    assert turned.id == shown.id
    assert turned.embeds[0]["title"] == "Rho Aias"
    back = await stage.choose("ann", turned, turned.ids("card")[0], ["emiya"])
    assert back.embeds[0]["title"] == "EMIYA"


async def test_an_ambiguous_name_offers_the_others(stage: SimcordStage) -> None:
    shown = await stage.slash("ann", "card", name="jerry")
    assert shown.embeds[0]["title"] == "Jerry Netverse"
    others = shown.ids("card")[-1]
    turned = await stage.choose("ann", shown, others, ["gate|JN-4"])
    assert turned.embeds[0]["title"].startswith("Jerry Netverse “")


async def test_what_is_no_card_is_said_so(stage: SimcordStage) -> None:
    shown = await stage.slash("ann", "card", name="@everyone")
    assert "No card is called “@everyone”" in shown.text
    empty = await stage.slash("ann", "card", name=" ")
    assert "No card is called" in empty.text
    shown = await stage.slash("ann", "card", name="domination:emiya")
    (menu,) = shown.ids("card")
    old = stage.forge(shown, menu, f"{menu}~gone")
    gone = await stage.choose("ann", old, f"{menu}~gone", ["rho_aias"])
    assert "earlier version" in gone.text
