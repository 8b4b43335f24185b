"""Somebody at the sandbox's page, who sees and clicks as people do."""

from __future__ import annotations

import os
import random
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.async_api import Locator, Page, ViewportSize, async_playwright, expect

from tests.e2e.stage import PATIENCE

SHOTS = Path(__file__).resolve().parents[2] / "artifacts" / "e2e"
CHROMIUM = (
    os.environ.get("CHROMIUM")
    or shutil.which("chromium")
    or shutil.which("chromium-browser")
    or shutil.which("google-chrome")
)
DESKTOP = ViewportSize(width=1280, height=900)
PHONE = ViewportSize(width=390, height=844)

_CONTROLS = """item => [...item.querySelectorAll("[data-custom-id]:not(:disabled)")]
    .map(each => [each.dataset.customId, each.dataset.testid, each.textContent])"""
_ANSWERED = """([id, before]) => {
    const item = document.getElementById(id);
    if (!item) return true;
    if (item.querySelector("[aria-busy=true], .busy")) return false;
    const failure = item.querySelector("[data-testid=failure]");
    return failure || item.innerHTML !== before;
}"""

_PAINTED = "Promise.all([...document.images].map(each => each.decode().catch(() => {})))"


@asynccontextmanager
async def page_of(
    address: str, who: str, viewport: ViewportSize = DESKTOP, *, touch: bool = False
) -> AsyncIterator[Page]:
    """A browser at the sandbox's page, sitting as ``who``; the page must not have any error."""
    expect.set_options(timeout=PATIENCE * 1000)
    errors: list[str] = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        context = await browser.new_context(viewport=viewport, has_touch=touch, is_mobile=touch)
        page = await context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        await page.goto(f"{address.rstrip('/')}/#{who}")
        await expect(page.get_by_test_id("composer")).to_be_visible()
        yield page
        await browser.close()
    assert errors == []


@dataclass
class Sitter:
    """A person at the page who plays, at random but ready to attack."""

    page: Page
    chance: random.Random
    name: str
    decisions: int = 0
    pressed: list[str] = field(default_factory=list)
    _shots: int = 0

    async def slash(self, command: str, **options: str) -> None:
        """Type a command; options by name, each taken from what is suggested."""
        await self.page.get_by_test_id("composer").fill(f"/{command}")
        await self.page.get_by_test_id(f"command-{command}").click()
        for name, typed in options.items():
            box = self.page.get_by_test_id(f"option-{name}")
            if not await box.is_visible():
                await self.page.get_by_test_id(f"add-option-{name}").click()
            await box.press_sequentially(typed)
            await self.page.get_by_test_id("suggestion").filter(has_text=typed).first.click()
        await self.page.get_by_test_id("send").click()

    async def sit_as(self, who: str) -> None:
        """Change seats."""
        await self.page.get_by_test_id(f"user-{who}").click()
        chosen = self.page.get_by_test_id(f"user-{who}")
        await expect(chosen).to_have_attribute("aria-checked", "true")

    async def press(self, act: str) -> None:
        """Press the newest button that does ``act``, wherever it stands."""
        await self.page.locator(f'[data-custom-id^="r1:{act}:"]').last.click()

    async def see(self, act: str) -> None:
        """Wait for a button that does ``act``."""
        await expect(self.page.locator(f'[data-custom-id^="r1:{act}:"]').last).to_be_visible()

    async def open_hand(self) -> None:
        """Press the board's button, and wait for the panel; older panels are dismissed."""
        for _ in range(await self.page.get_by_test_id("dismiss").count()):
            await self.page.get_by_test_id("dismiss").first.click()
        await expect(self.panel).to_have_count(0)
        await self.press("hand")
        await expect(self.panel).to_be_visible()

    @property
    def panel(self) -> Locator:
        """The person's newest private message."""
        return self.page.locator('[data-testid="message"][data-ephemeral="true"]').last

    async def controls(self, *acts: str) -> list[tuple[str, str, str]]:
        """The panel's controls that do one of ``acts``: custom id, kind, text."""
        if not await self.panel.count():
            return []
        found: list[list[str]] = await self.panel.evaluate(_CONTROLS)
        return [
            (custom_id, kind, text)
            for custom_id, kind, text in found
            if custom_id.split(":")[1] in acts
        ]

    async def play_once(self) -> bool:
        """Press one control of the panel; False when there is nothing to decide."""
        deciding, looking = await self.controls("do"), await self.controls("ah")
        if not deciding and not looking:
            return False
        attack = [each for each in looking if "⚔" in each[2]]
        if attack and self.chance.random() < 0.6:
            custom_id, kind, text = attack[0]
        elif deciding and (not looking or self.chance.random() < 0.4):
            custom_id, kind, text = self.chance.choice(deciding)
        else:
            custom_id, kind, text = self.chance.choice(looking)
        await self.use(custom_id, kind)
        self.pressed.append(text)
        self.decisions += custom_id.startswith("r1:do:")
        return True

    async def use(self, custom_id: str, kind: str = "button") -> None:
        """Press a button of the panel or pick in its menu, and wait for the answer."""
        panel = await self.panel.element_handle()
        number = await panel.get_attribute("id")
        before = await panel.inner_html()
        control = self.panel.locator(f'[data-custom-id="{custom_id}"]')
        await control.scroll_into_view_if_needed()
        await control.click()
        if kind == "select":
            await self._pick()
        await self.page.wait_for_function(_ANSWERED, arg=[number, before])
        assert await self.page.get_by_test_id("failure").count() == 0

    async def _pick(self) -> None:
        picker = self.page.get_by_test_id("picker")
        options = picker.get_by_test_id("select-option")
        number = await options.count()
        foot = picker.locator(".picker-foot small")
        if not await foot.count():
            await options.nth(self.chance.randrange(number)).click()
            return
        bounds = [int(each) for each in re.findall(r"\d+", await foot.inner_text())][1:]
        for each in self.chance.sample(range(number), self.chance.randint(bounds[0], bounds[-1])):
            await options.nth(each).click()
        await picker.get_by_test_id("select-done").click()

    async def shoot(self, what: str) -> None:
        """Leave a screenshot."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        self._shots += 1
        await self.page.evaluate(_PAINTED)
        await self.page.screenshot(path=SHOTS / f"{self.name}-{self._shots:02}-{what}.png")

    async def fits(self) -> None:
        """See to it that nothing is wider than the page."""
        too_wide = await self.page.evaluate(
            "document.documentElement.scrollWidth > innerWidth"
            " || document.getElementById('scroll').scrollWidth"
            " > document.getElementById('scroll').clientWidth"
        )
        assert not too_wide
