"""The bot's commands as they are suggested on a phone, in both languages."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.e2e.page import CHROMIUM, PHONE, Sitter, page_of
from tests.e2e.stage import sandbox_stage

pytestmark = [
    pytest.mark.browser,
    pytest.mark.timeout(300),
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed"),
]

_TOO_WIDE = """() => [...document.querySelectorAll("#suggestions, #suggestions *")]
    .filter(each => each.getBoundingClientRect().right > innerWidth
        || each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === "auto")
    .map(each => each.textContent)"""


@pytest.mark.parametrize("who", ["서린", "Alex"])
async def test_no_command_is_wider_than_a_phone(who: str, tmp_path: Path) -> None:
    async with (
        sandbox_stage(tmp_path) as stage,
        page_of(stage.client.url, who, PHONE, touch=True) as page,
    ):
        sitter = Sitter(page, random.Random(1), "commands")
        for typed in ("/", "/challengers"):
            await page.get_by_test_id("composer").fill(typed)
            await expect(page.get_by_test_id("command-challengers")).to_be_visible()
            assert await page.evaluate(_TOO_WIDE) == []
            await sitter.fits()


async def test_no_menu_is_wider_than_a_phone(tmp_path: Path) -> None:
    async with (
        sandbox_stage(tmp_path) as stage,
        page_of(stage.client.url, "Waver", PHONE, touch=True) as page,
    ):
        await Sitter(page, random.Random(1), "settings").slash("settings")
        menus = page.get_by_test_id("select")
        await expect(menus).to_have_count(3)
        for menu in await menus.all():
            box = await menu.bounding_box()
            assert box is not None
            assert box["x"] + box["width"] <= PHONE["width"]
