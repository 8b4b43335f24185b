"""THE GATE as people play it: in a browser, by clicking on the sandbox's page."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tables.library import load_games
from tables.model import Status
from tables.service import Tables
from tables.storage import open_database
from tests.e2e.page import CHROMIUM, PHONE, Sitter, page_of
from tests.e2e.stage import SandboxStage, sandbox_stage

KNOWN_DEALS = ("-m", "tests.known_deals")
MOST = 600

pytestmark = [
    pytest.mark.browser,
    pytest.mark.timeout(300),
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed"),
]


async def go_to_thread(page: Page) -> None:
    """Follow the link that the board's message in the channel has become."""
    await page.get_by_test_id("thread-link").last.click()
    await expect(page.locator('[data-custom-id^="r1:hand:"]').last).to_be_visible()


async def play_to_the_end(sitter: Sitter, shots: dict[str, str]) -> None:
    """Open the hand and decide until the board offers a rematch."""
    rematch = sitter.page.locator('[data-custom-id^="r1:re:"]').last
    for _ in range(MOST):
        for part, what in list(shots.items()):
            if await sitter.panel.count() and part in await sitter.panel.inner_text():
                del shots[part]
                await sitter.panel.locator(".components").scroll_into_view_if_needed()
                await sitter.shoot(what)
        if not await sitter.play_once():
            if await sitter.panel.count() and not await sitter.controls("new"):
                await expect(rematch).to_be_visible()  # a panel that only waits can be refreshed
                return
            await sitter.open_hand()
    raise AssertionError(f"not over after {MOST} presses: {sitter.pressed[-20:]}")


async def test_a_whole_duel_with_the_bot_by_clicking(tmp_path: Path) -> None:
    async with (
        sandbox_stage(tmp_path, *KNOWN_DEALS, "browser") as stage,
        page_of(stage.client.url, "Alex") as page,
    ):
        alex = Sitter(page, random.Random(3), "duel")
        await alex.shoot("page")
        await page.get_by_test_id("composer").fill("/")
        await expect(page.get_by_test_id("command-gate")).to_be_visible()
        await alex.shoot("commands")
        await alex.slash("gate")
        await go_to_thread(page)
        await alex.shoot("board")
        await alex.open_hand()
        await alex.shoot("hand")
        await play_to_the_end(
            alex,
            {
                "summoner to set aside": "summoner",
                "Choose a card, attack": "main",
                "one to three cards": "attackers",
                "gate to attack": "target",
            },
        )
        assert alex.decisions > 5
        await expect(page.get_by_text("Seed:")).to_be_visible()
        await page.locator('[data-custom-id^="r1:re:"]').last.scroll_into_view_if_needed()
        await alex.shoot("result")
        await alex.press("re")
        await alex.see("hand")
        await alex.open_hand()
        await alex.shoot("rematch")
        assert await alex.play_once()
        (table, again) = stage.bot.rows("SELECT id, status FROM tables ORDER BY created_at")
        assert (table[1], again[1]) == ("finished", "playing")


async def test_a_duel_on_a_phone_in_korean(tmp_path: Path) -> None:
    async with (
        sandbox_stage(tmp_path, *KNOWN_DEALS, "phone") as stage,
        page_of(stage.client.url, "서린", PHONE, touch=True) as page,
    ):
        seorin = Sitter(page, random.Random(5), "phone")
        await seorin.slash("gate")
        await go_to_thread(page)
        await seorin.fits()
        await seorin.shoot("board")
        await seorin.open_hand()
        await seorin.shoot("hand")
        await expect(seorin.panel).to_contain_text("내 손패")
        for number in range(12):
            if not await seorin.play_once():
                await seorin.open_hand()
            await seorin.fits()
            if number in (2, 4, 6, 8):
                await seorin.panel.locator(".components").scroll_into_view_if_needed()
                await seorin.shoot("turn")
        await seorin.slash("concede")
        await seorin.see("gg")
        await seorin.shoot("concede")
        await seorin.press("gg")
        await seorin.see("re")
        await seorin.shoot("result")
        assert stage.bot.rows("SELECT status FROM tables") == [("finished",)]


async def test_a_challenge_between_two_people_in_two_languages(tmp_path: Path) -> None:
    async with (
        sandbox_stage(tmp_path, *KNOWN_DEALS, "two") as stage,
        page_of(stage.client.url, "Alex") as page,
        page_of(stage.client.url, "Waver") as stranger,
    ):
        both = Sitter(page, random.Random(4), "challenge")
        await both.slash("gate", opponent="서린")
        await both.see("ok")
        await both.sit_as("서린")
        await both.see("no")
        await both.shoot("challenged")
        await both.press("no")
        await expect(page.get_by_test_id("content").filter(has_text="declined")).to_be_visible()
        await both.shoot("declined")

        await both.sit_as("Alex")
        await both.slash("gate", opponent="서린")
        await both.see("back")
        await both.sit_as("서린")
        await both.see("ok")
        await both.press("ok")
        await go_to_thread(page)
        thread = page.url.rsplit("/", 1)[-1]
        await stranger.goto(f"{stage.client.url}/#Waver/{thread}")
        await stranger.reload()
        await expect(stranger.locator('[data-custom-id^="r1:hand:"]').last).to_be_visible()
        for number in range(16):
            await both.sit_as(("Alex", "서린")[number % 2])
            await expect(page.locator('[data-custom-id^="r1:hand:"]').last).to_be_visible()
            await both.open_hand()
            if number in (0, 1, 4, 5):
                await both.shoot("hand")
            while await both.play_once() and both.chance.random() < 0.7:
                await keeps_secrets(stage, page, stranger, ("Alex", "서린")[number % 2])
        words = {"Alex": "My hand", "서린": "내 손패"}
        for who, others in (("Alex", "서린"), ("서린", "Alex")):
            await both.sit_as(who)
            await both.open_hand()
            await expect(both.panel).to_contain_text(words[who])
            await expect(both.panel).not_to_contain_text(words[others])


async def keeps_secrets(stage: SandboxStage, page: Page, stranger: Page, sits: str) -> None:
    """Whatever one player alone knows is nowhere in the page of anybody else."""
    shown = {sits: await page.content(), "Waver": await stranger.content()}
    async with open_database(f"sqlite+aiosqlite:///{stage.bot.copy_of_database()}") as copy:
        tables = Tables(copy, load_games(), now=lambda: datetime.now(UTC))
        game: Any = tables.house.games["gate"]
        (table,) = [each for each in await tables.active() if each.status is Status.PLAYING]
        looks = {seat.name: await tables.look(table.id, seat.user_id) for seat in table.seats}
        public = repr(await tables.look(table.id, None, last=None))
    for owner, look in looks.items():
        view: Any = look.view
        for card in () if look.seat is None else view.sides[look.seat].hand:
            found = game.catalog.cards[card]
            names = found.title or found.name
            for reader, text in shown.items():
                other = repr(looks[reader]) if reader in looks else ""
                if reader != owner and f"'{card}'" not in public + other:
                    assert names.en not in text, f"{reader} can read {owner}'s {card}"
                    assert names.ko not in text, f"{reader} can read {owner}'s {card}"
