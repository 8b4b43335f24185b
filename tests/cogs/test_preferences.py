"""What a person sets for themselves, and what it changes."""

import re
from collections.abc import Callable

import pytest

import cogs.letters
from cogs.bot import Ruler
from render import theme
from render.palette import recoloured
from tables.settings import Preferences
from tests.simcord_stage import SimcordStage
from tests.stage import Shown


def press(shown: Shown, label: str) -> str:
    return shown.button(label)["custom_id"]


async def set_to(stage: SimcordStage, who: str, *labels: str) -> Shown:
    shown = await stage.slash(who, "preferences")
    for label in labels:
        shown = await stage.click(who, shown, press(shown, label))
    return shown


def user(stage: SimcordStage, who: str) -> int:
    return stage.people[who].id


async def test_everything_is_explained_with_its_default(stage: SimcordStage) -> None:
    shown = await stage.slash("ann", "preferences")
    assert shown.private
    (embed,) = shown.embeds
    assert len(embed["fields"]) == 5
    for field in embed["fields"]:
        assert field["value"].count("(default)") == 1
        assert field["value"].count("**") == 2
    styles = [each["style"] for each in shown.components if each["style"] == 1]
    assert len(styles) == 5


async def test_one_press_sets_one_thing(stage: SimcordStage, rebuild: Callable[[], Ruler]) -> None:
    shown = await set_to(
        stage,
        "ann",
        "Panels: by DM too",
        "Pings: never",
        "Small choices: ask",
        "Red-green safe",
    )
    wanted = Preferences(panels="dm", pings="never", automatic=False, palette="colour_blind")
    settings = stage.tables.settings
    assert await settings.of_person(user(stage, "ann")) == wanted
    assert await settings.of_person(user(stage, "ben")) == Preferences()
    await stage.restart(rebuild)
    shown = await stage.click("ann", shown, press(shown, "All as at first"))
    assert await settings.of_person(user(stage, "ann")) == Preferences()
    assert shown.button("All as at first")["disabled"]


async def test_a_control_that_names_no_value_changes_nothing(stage: SimcordStage) -> None:
    shown = await stage.slash("ann", "preferences")
    old = press(shown, "Pings: never")
    for page in ("pings:9", "pings:x", "hat:1", "pings:"):
        forged = stage.forge(shown, old, f"r1:me:me:0:~{page}")
        answer = await stage.click("ann", forged, f"r1:me:me:0:~{page}")
        assert answer.private
        old = f"r1:me:me:0:~{page}"
    assert await stage.tables.settings.of_person(user(stage, "ann")) == Preferences()


async def test_the_language_is_that_of_everything_private(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    shown = await set_to(stage, "ann", "한국어")
    assert "개인 설정" in shown.words
    assert "개인 설정" in (await stage.slash("ann", "preferences")).words
    panel = await stage.hand("ann", board)
    assert re.search("[가-힣]", panel.words)
    assert re.search("[가-힣]", (await stage.slash("ann", "rules")).words)
    assert re.search("[가-힣]", (await stage.slash("ann", "tables")).words)
    assert not re.search("[가-힣]", (await stage.hand("ben", board)).words)
    assert not re.search("[가-힣]", (await stage.again("ben", board)).words)
    # A refusal too.
    stranger = await stage.click("ben", board, board.ids("hand")[0])
    assert not re.search("[가-힣]", stranger.words)
    challenge = await stage.slash("ben", "gate", opponent="cho")
    refused = await stage.click("ann", challenge, challenge.ids("ok")[0])
    assert re.search("[가-힣]", refused.words)


async def test_letters_that_nobody_asked_for_are_in_the_chosen_language(
    stage: SimcordStage, rebuild: Callable[[], Ruler]
) -> None:
    await set_to(stage, "ann", "한국어", "패널: DM으로도")
    await stage.restart(rebuild)
    board = await stage.duel("ben", "ann")
    await stage.decide("ben", await stage.hand("ben", board))
    await stage.env.settle()
    letters = await stage.inbox("ann")
    assert letters
    assert all(re.search("[가-힣]", each.words) for each in letters)


async def test_who_goes_back_to_discords_language_gets_it(stage: SimcordStage) -> None:
    board = await stage.duel("ann", "ben")
    await set_to(stage, "ann", "한국어", "디스코드 설정대로")
    assert not re.search("[가-힣]", (await stage.hand("ann", board)).words)
    (table,) = await stage.tables.active()
    assert table.seat_of(user(stage, "ann")).locale == "en"


async def test_the_palette_is_that_of_ones_own_pictures_alone(
    stage: SimcordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []
    plain = cogs.letters.paint

    async def paint(svg: str, width: int) -> bytes:
        painted.append(svg)
        return await plain(svg, width)

    monkeypatch.setattr(cogs.letters, "paint", paint)
    board = await stage.duel("ann", "ben")

    async def hand(who: str) -> str:
        painted.clear()
        await stage.hand(who, board)
        (svg,) = painted
        return svg

    hers, his = await hand("ann"), await hand("ben")
    await set_to(stage, "ann", "Red-green safe")
    assert await hand("ann") == recoloured(hers, "colour_blind") != hers
    assert await hand("ben") == his
    painted.clear()
    with stage.env._bot_scope():
        stage.bot.boards.refresh((await stage.tables.active())[0].id)
    await stage.env.settle()
    assert painted
    assert all(f'"{theme.GOLD}"' in each for each in painted)
