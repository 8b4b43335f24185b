"""/squads, and the squads at hand in a duel whose squads are built."""

from __future__ import annotations

from typing import Any

import pytest

from render.words import Words
from tables.errors import NoSuchSquad
from tables.model import Person
from tests.simcord_stage import SimcordStage
from tests.stage import Shown

DECKS = ("0", "2", "4", "6")
SUMMONERS = ("1", "3", "5", "7")
UGLY = "**@everyone** <t:0:R> `x`"


async def press(stage: SimcordStage, who: str, shown: Shown, label: str) -> Shown:
    return await stage.click(who, shown, shown.button(label)["custom_id"])


async def pick(stage: SimcordStage, who: str, shown: Shown, values: tuple[str, ...]) -> Shown:
    menu = next(each for each in shown.components if each["type"] == 3)
    return await stage.choose(who, shown, menu["custom_id"], values)


async def fill_in(stage: SimcordStage, who: str, shown: Shown, label: str, line: str) -> Any:
    """Press a button that opens a window, and send it with ``line``."""
    asked = await stage.pressed(who, shown, shown.button(label)["custom_id"])
    assert asked.modal is not None
    return await stage.people[who].submit_modal(asked, {"line": line})


async def built(stage: SimcordStage, who: str = "ann") -> Shown:
    """The screen of a squad that is complete but has no name."""
    shown = await stage.slash(who, "squads")
    assert shown.private
    shown = await pick(stage, who, await press(stage, who, shown, "New squad"), DECKS)
    return await pick(stage, who, shown, SUMMONERS)


async def keep(stage: SimcordStage, name: str, who: str = "ann") -> Shown:
    done = await fill_in(stage, who, await built(stage, who), "Name and keep", name)
    return stage.answer(done)


def ann(stage: SimcordStage) -> int:
    return stage.people["ann"].id


async def test_a_squad_is_built_named_changed_renamed_and_deleted(stage: SimcordStage) -> None:
    shown = await stage.slash("ann", "squads")
    assert "keep no squads yet" in shown.words
    shown = await press(stage, "ann", shown, "New squad")
    assert shown.files == ("decks.png",)
    shown = await pick(stage, "ann", shown, DECKS)
    assert shown.files == ("summoners.png",)
    assert "Edel Glasswater" in shown.words
    shown = await press(stage, "ann", shown, "Back")
    shown = await pick(stage, "ann", await pick(stage, "ann", shown, DECKS), SUMMONERS)
    assert shown.files == ("squad.png",)

    shown = stage.answer(await fill_in(stage, "ann", shown, "Name and keep", "  Walls \n up "))
    assert "Squad: Walls up" in shown.words
    (squad,) = await stage.tables.squads.of(ann(stage))
    assert squad.decks == ("EG", "HD", "MC", "SB")
    assert squad.summoners == ("S2", "S4", "S6", "S8")

    shown = await press(stage, "ann", shown, "Change the cards")
    shown = await pick(stage, "ann", shown, ("0", "1", "2", "3"))
    shown = await press(stage, "ann", await pick(stage, "ann", shown, SUMMONERS), "Keep the change")
    (squad,) = await stage.tables.squads.of(ann(stage))
    assert squad.decks == ("EG", "FT", "HD", "JN")

    shown = stage.answer(await fill_in(stage, "ann", shown, "Rename", UGLY))
    assert "**@everyone**" not in shown.words
    shown = await press(stage, "ann", shown, "Back")
    assert "Edel" in shown.words
    assert "`x`" not in shown.embeds[0]["description"]

    shown = await pick(stage, "ann", shown, (str(squad.id),))
    shown = await press(stage, "ann", await press(stage, "ann", shown, "Delete"), "Delete")
    assert "keep no squads yet" in shown.words


@pytest.mark.parametrize(("name", "said"), [("\u200b \n", "can be seen"), ("WALLS", "another")])
async def test_a_bad_name_is_refused_with_the_reason(
    stage: SimcordStage, name: str, said: str
) -> None:
    await keep(stage, "walls")
    refused = stage.answer(await fill_in(stage, "ann", await built(stage), "Name and keep", name))
    assert refused.private
    assert said in refused.words
    assert [squad.name for squad in await stage.tables.squads.of(ann(stage))] == ["walls"]


async def test_nobody_touches_the_squads_of_others(stage: SimcordStage) -> None:
    shown = await keep(stage, "Walls")
    (squad,) = await stage.tables.squads.of(ann(stage))
    for label in ("Change the cards", "Rename", "Delete"):
        theirs = await stage.slash("ben", "squads")
        forged = stage.forge(theirs, theirs.ids("sq")[0], shown.button(label)["custom_id"])
        refused = await stage.click("ben", forged, shown.button(label)["custom_id"])
        assert "no longer have this squad" in refused.words
    with pytest.raises(NoSuchSquad):
        await stage.tables.squads.delete(stage.people["ben"].id, squad.id)


async def test_a_kept_squad_is_played_at_one_press_and_remembered(stage: SimcordStage) -> None:
    await keep(stage, "Walls")
    board = await stage.duel("ann", deal="build")
    panel = await stage.hand("ann", board)
    assert panel.files == ("decks.png",)
    panel = await press(stage, "ann", panel, "★ Walls")
    assert "column" in panel.words
    table = (await stage.tables.mine(ann(stage)))[0]
    look = await stage.tables.look(table.id, ann(stage))
    side: Any = getattr(look.view, "sides")[0]  # noqa: B009
    assert set(side.decks) == {"EG", "HD", "MC", "SB"}
    assert side.summoners == ("S2", "S4", "S6", "S8")
    squads = await stage.tables.squads.of(ann(stage))
    assert [squad.name for squad in squads] == ["Walls"]


async def test_a_squad_is_looked_at_before_it_is_played(stage: SimcordStage) -> None:
    await keep(stage, "Walls")
    panel = await stage.hand("ann", await stage.duel("ann", deal="build"))
    menu = [each for each in panel.components if each["type"] == 3][-1]
    value = menu["options"][0]["value"]
    assert "Walls" not in value
    shown = await stage.choose("ann", panel, menu["custom_id"], (value,))
    assert shown.files == ("squad.png",)
    shown = await press(stage, "ann", shown, "Play with this squad")
    assert "column" in shown.words


async def test_the_last_squad_is_at_hand_without_a_name(stage: SimcordStage) -> None:
    panel = await stage.hand("ann", await stage.duel("ann", deal="build"))
    panel = await pick(stage, "ann", await pick(stage, "ann", panel, DECKS), SUMMONERS)
    assert "column" in panel.words
    panel = await stage.hand("ann", await stage.duel("ann", deal="build"))
    panel = await press(stage, "ann", panel, "★ Last squad")
    assert "column" in panel.words
    (squad,) = await stage.tables.squads.of(ann(stage))
    assert squad.name == ""
    shown = await pick(stage, "ann", await stage.slash("ann", "squads"), (str(squad.id),))
    shown = stage.answer(await fill_in(stage, "ann", shown, "Name and keep", "Proven"))
    assert "Squad: Proven" in shown.words


async def test_a_draft_is_played_with_its_options(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben", deal="draft", pool="shared")
    assert "draft" in board.words
    for _ in range(20):
        table = (await stage.tables.mine(ann(stage)))[0]
        if len(table.asked) == 2:
            break
        (seat,) = table.asked
        who = ("ann", "ben")[seat.number]
        panel = await stage.hand(who, board)
        assert panel.files in {("decks.png",), ("summoners.png",)}
        await stage.decide(who, panel)
    table = (await stage.tables.mine(ann(stage)))[0]
    assert len(table.asked) == 2
    view: Any = (await stage.tables.look(table.id, None)).view
    taken = [{*side.decks, *side.summoners} for side in view.sides]
    assert [len(each) for each in taken] == [8, 8]
    assert not taken[0] & taken[1]


async def test_twenty_five_squads_are_the_most(stage: SimcordStage) -> None:
    person = Person(ann(stage), "ann", "en")
    for number in range(25):
        cards = (("EG", "FT", "HD", "JN"), ("S1", "S2", "S3", "S4"))
        await stage.tables.squads.save(person, f"{number}" * 20, *cards)
    shown = await stage.slash("ann", "squads")
    assert len(next(each for each in shown.components if each["type"] == 3)["options"]) == 25
    refused = stage.answer(await fill_in(stage, "ann", await built(stage), "Name and keep", "x"))
    assert "25 squads" in refused.words
    panel = await stage.hand("ann", await stage.duel("ann", deal="build"))
    assert sum(label.startswith("★") for label in panel.labels) == 4


@pytest.mark.parametrize(
    ("locale", "deal", "pool"),
    [("en-US", "draft", "one set for both"), ("ko", "드래프트", "한 벌을 나눠 쓰기")],
)
async def test_a_challenge_says_what_is_played(
    stage: SimcordStage, locale: str, deal: str, pool: str
) -> None:
    stage.guild_locale = locale
    challenge = await stage.slash("ann", "gate", opponent="ben", deal="draft", pool="shared")
    assert f"**{deal}**" in challenge.text
    assert f"**{pool}**" in challenge.text
    await stage.click("ben", challenge, challenge.ids("no")[0])
    usual = await stage.slash("ann", "gate", opponent="ben")
    assert Words(locale)("deal-random") in usual.text
    assert Words(locale)("pool-own") in usual.text
