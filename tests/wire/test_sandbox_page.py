"""The sandbox's page in a headless Chromium: what a person sees and can do there."""

import os
import re
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, ViewportSize, async_playwright, expect

from sandbox import Sandbox, SandboxClient
from tests.wire.conftest import Clock
from tests.wire.specimen import Specimen

expect.set_options(timeout=20_000)  # a busy machine is no failure
SHOTS = Path(__file__).resolve().parents[2] / "artifacts" / "sandbox"
CHROMIUM = (
    os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
)
PHONE = ViewportSize(width=390, height=844)

HINT = """input => {
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = getComputedStyle(input).font;
    return [pen.measureText(input.placeholder).width, input.clientWidth];
}"""
"""How wide the words in an empty line run, and how much room there is."""

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed"),
]


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        await chromium.close()


@pytest.fixture
async def page(browser: Browser, sandbox: Sandbox, specimen: Specimen) -> AsyncIterator[Page]:
    made = await browser.new_page(viewport={"width": 1280, "height": 800})
    errors: list[str] = []
    made.on("pageerror", lambda error: errors.append(str(error)))
    made.on("requestfailed", lambda request: errors.append(request.url))
    await made.goto(f"{sandbox.page_url}#Mina")
    await expect(made.get_by_test_id("composer")).to_be_visible()
    yield made
    assert errors == []


async def run(page: Page, command: str) -> None:
    """Run a command without options, with the keyboard alone."""
    await page.get_by_test_id("composer").fill(f"/{command}")
    await page.get_by_test_id(f"command-{command}").wait_for()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")


async def shoot(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    await page.screenshot(path=SHOTS / f"{name}.png")


async def test_a_board_is_shown_and_its_buttons_work(page: Page, client: SandboxClient) -> None:
    await run(page, "board")
    embed = page.get_by_test_id("embed")
    await expect(embed).to_contain_text("Mina against Alex")
    await expect(embed.locator("strong", has_text="Mina")).to_be_visible()
    await expect(embed.locator("li")).to_have_text(["one", "two"])
    await expect(embed).to_contain_text("*plain*")
    picture = page.get_by_test_id("picture")
    assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 640
    await expect(page.get_by_role("button", name="Later")).to_be_disabled()
    await shoot(page, "board")
    await page.get_by_role("button", name="Attack").click()
    await expect(page.get_by_test_id("content")).to_contain_text("@Mina attacks! (edited)")
    await page.get_by_label("A chequered board").or_(picture).first.click()
    await expect(page.get_by_test_id("viewer")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_test_id("viewer")).to_be_hidden()


async def test_an_edit_keeps_the_place_one_reads_at(page: Page, client: SandboxClient) -> None:
    mina = client.as_user("Mina")
    board = (await mina.slash("board")).message
    for number in range(40):
        await mina.say(f"line {number}")
    await expect(page.get_by_text("line 39")).to_be_in_viewport()
    await page.locator("#scroll").evaluate("box => box.scrollTop = 0")
    await expect(page.get_by_test_id("embed")).to_be_in_viewport()
    await client.as_user("Alex").click(board, "Attack")
    await expect(page.get_by_text("attacks!")).to_be_in_viewport()
    assert await page.locator("#scroll").evaluate("box => box.scrollTop") == 0


async def test_ephemeral_messages_belong_to_one_person(page: Page) -> None:
    await run(page, "hand")
    await expect(page.get_by_text("Three secret cards")).to_be_visible()
    await expect(page.get_by_text("Only you can see this")).to_be_visible()
    await page.get_by_test_id("user-Alex").click()
    await expect(page.get_by_test_id("user-Alex")).to_have_attribute("aria-checked", "true")
    await expect(page.get_by_text("Three secret cards")).to_have_count(0)
    await page.get_by_test_id("user-Mina").click()
    await expect(page.get_by_text("Three secret cards")).to_be_visible()
    await page.get_by_test_id("dismiss").click()
    await expect(page.get_by_text("Three secret cards")).to_have_count(0)


async def test_selects_of_one_and_of_several(page: Page) -> None:
    await run(page, "hand")
    await page.get_by_test_id("select").first.click()
    await page.get_by_test_id("select-option").filter(has_text="캐스터").click()
    await expect(page.get_by_text("You play 캐스터.")).to_be_visible()
    await page.get_by_test_id("select").last.click()
    await expect(page.get_by_test_id("select-done")).to_be_disabled()
    for name in ("Alex", "Jordan"):
        await page.get_by_test_id("select-option").filter(has_text=name).click()
    await shoot(page, "select")
    await page.get_by_test_id("select-done").click()
    await expect(page.get_by_text("Against alex, jordan")).to_be_visible()


async def test_a_form(page: Page) -> None:
    await run(page, "board")
    await page.get_by_role("button", name="Concede").click()
    form = page.get_by_test_id("modal")
    await expect(form.get_by_role("heading", name="Really concede?")).to_be_visible()
    await form.get_by_test_id("field-reason").fill("tired")
    await form.get_by_test_id("field-mood").click()
    await page.get_by_test_id("select-option").filter(has_text="Bad").click()
    await shoot(page, "form")
    await form.get_by_test_id("modal-submit").click()
    await expect(page.get_by_text("tired / ['Bad']")).to_be_visible()
    await expect(form).to_be_hidden()


async def test_options_of_every_kind(page: Page) -> None:
    await page.get_by_test_id("composer").fill("/chal")
    await page.keyboard.press("Enter")
    await page.get_by_test_id("option-opponent").press_sequentially("al")
    await page.keyboard.press("Enter")
    await page.get_by_test_id("option-life").fill("12")
    await page.get_by_test_id("option-ranked").press_sequentially("t")
    await page.keyboard.press("Enter")
    await page.get_by_test_id("option-pace").click()
    await page.get_by_test_id("suggestion").filter(has_text="Slow").click()
    await shoot(page, "options")
    await page.get_by_test_id("send").click()
    await expect(page.get_by_text("alex 12 True slow")).to_be_visible()


async def test_a_required_option_is_asked_for(page: Page) -> None:
    await page.get_by_test_id("composer").fill("/challenge ")
    await page.get_by_test_id("composer").press("Enter")
    await page.get_by_test_id("send").click()
    await expect(page.locator(".chip.wrong")).to_have_count(1)
    await expect(page.get_by_test_id("option-opponent")).to_be_focused()
    await expect(page.get_by_test_id("message")).to_have_count(0)


async def test_autocompletion(page: Page) -> None:
    await page.get_by_test_id("composer").fill("/card")
    await page.keyboard.press("Enter")
    await page.get_by_test_id("option-name").press_sequentially("39")
    await expect(page.get_by_test_id("suggestion")).to_have_text(["Servant 39"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("card servant 39")).to_be_visible()


async def test_thinking_and_failing(page: Page, specimen: Specimen, clock: Clock) -> None:
    await run(page, "slow")
    await expect(page.get_by_test_id("thinking")).to_be_visible()
    await run(page, "late")
    clock.ahead = 3.1
    await expect(page.get_by_text("The application did not respond")).to_be_visible()
    clock.ahead = 0
    specimen.release.set()
    await expect(page.get_by_text("thought about it")).to_be_visible()
    await expect(page.get_by_test_id("thinking")).to_have_count(0)


async def test_a_button_that_fails_says_so(
    page: Page, client: SandboxClient, specimen: Specimen, clock: Clock
) -> None:
    await run(page, "layout")
    await page.get_by_role("button", name="Kick").click()
    specimen.release.set()
    clock.ahead = 3.1
    await expect(page.get_by_text("This interaction failed")).to_be_visible()


async def test_threads_and_direct_messages_are_marked_until_read(
    page: Page, client: SandboxClient
) -> None:
    await run(page, "thread")
    await run(page, "whisper")
    entry = page.get_by_test_id("channel-Duel of Mina and Alex")
    await expect(entry.locator(".badge")).to_have_text("1")
    await expect(page.get_by_test_id("channel-dm").locator(".badge")).to_have_text("1")
    await page.get_by_test_id("thread-link").click()
    await expect(page.locator("#channel-name")).to_have_text("Duel of Mina and Alex")
    await expect(page.get_by_text("Welcome @Mina")).to_be_visible()
    await expect(entry.locator(".badge")).to_have_count(0)
    await page.get_by_test_id("channel-dm").click()
    await expect(page.get_by_text("psst")).to_be_visible()
    await page.get_by_role("button", name="Attack").click()
    await expect(page.get_by_text("attacks!")).to_be_visible()


async def test_whoever_sits_in_every_seat_sees_who_is_called(
    page: Page, client: SandboxClient
) -> None:
    await client.as_user("Alex").slash("whisper")
    await expect(page.get_by_test_id("user-Alex").locator(".badge")).to_have_text("1")


async def test_closed_dms_by_the_switch(page: Page) -> None:
    await page.get_by_text("DMs open").click()
    await run(page, "whisper")
    await expect(page.get_by_text("closed: 50007")).to_be_visible()


async def test_the_drawer_takes_a_permission(page: Page) -> None:
    await page.get_by_test_id("server-button").click()
    await page.get_by_test_id("permissions-general").locator("summary").click()
    switch = page.get_by_test_id("may-general-public_threads")
    await switch.set_checked(False, force=True)
    await expect(switch).not_to_be_checked()
    await shoot(page, "drawer")
    await page.get_by_test_id("gateway-drop").click()
    await page.get_by_test_id("drawer-close").click()
    await run(page, "hand")
    await expect(page.get_by_text("Three secret cards")).to_be_visible()


async def test_what_people_write_stays_text(page: Page, client: SandboxClient) -> None:
    hostile = "<img src=x onerror=alert(1)> <b>bold</b> [x](javascript:alert(1)) `<i>`"
    await client.as_user("Alex").say(hostile)
    await expect(page.get_by_test_id("content")).to_have_text(
        "<img src=x onerror=alert(1)> <b>bold</b> [x](javascript:alert(1)) <i>"
    )
    assert await page.locator("#messages img, #messages b, #messages i, #messages a").count() == 1


async def test_commands_are_named_in_the_persons_language(
    page: Page, sandbox: Sandbox, client: SandboxClient
) -> None:
    item = next(c for c in sandbox.world.commands[None] if c["name"] == "hand")
    item["name_localizations"] = {"ko": "패"}
    item["description_localizations"] = {"ko": "내 카드를 봅니다"}
    await page.get_by_test_id("user-서린").click()
    await page.get_by_test_id("composer").fill("/패")
    await expect(page.get_by_test_id("command-hand")).to_contain_text("내 카드를 봅니다")


async def test_on_a_phone(browser: Browser, sandbox: Sandbox, specimen: Specimen) -> None:
    context = await browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = await context.new_page()
    await page.goto(f"{sandbox.page_url}#Alex")
    await page.get_by_test_id("menu").tap()
    await page.get_by_test_id("channel-games").tap()
    await expect(page.locator("#channel-name")).to_have_text("games")
    await page.get_by_test_id("composer").fill("/board")
    await page.get_by_test_id("command-board").tap()
    await page.get_by_test_id("send").tap()
    await expect(page.get_by_role("button", name="Attack")).to_be_in_viewport()
    await shoot(page, "phone")
    widths = await page.evaluate(
        "[document.documentElement.scrollWidth, scroll.scrollWidth, innerWidth]"
    )
    assert widths[0] <= 390
    hint, room = await page.get_by_test_id("composer").evaluate(HINT)
    assert 0 < hint <= room
    assert await page.locator("#scroll").evaluate("box => box.scrollWidth <= box.clientWidth")
    await context.close()


async def test_every_control_has_a_name(page: Page) -> None:
    await run(page, "board")
    await run(page, "hand")
    await page.get_by_test_id("server-button").click()
    nameless = await page.evaluate(
        """[...document.querySelectorAll("button, input, textarea, [role=option]")]
        .filter((each) => !each.textContent.trim() && !each.getAttribute("aria-label")
          && !each.labels?.length).map((each) => each.outerHTML)"""
    )
    assert nameless == []


def test_the_page_needs_nothing_from_elsewhere() -> None:
    folder = Path(__file__).resolve().parents[2] / "sandbox" / "page"
    for path in folder.iterdir():
        text = path.read_text(encoding="utf-8")
        assert not re.findall(r"(?:src|href|url|import)\W{1,3}https?://(?!www\.w3\.org)", text), (
            path
        )


async def test_another_persons_news_move_nothing(page: Page, client: SandboxClient) -> None:
    mina = client.as_user("Mina")
    for number in range(40):
        await mina.say(f"line {number}")
    await expect(page.get_by_text("line 39")).to_be_in_viewport()
    await page.locator("#scroll").evaluate("box => box.scrollTop = 0")
    await page.get_by_test_id("composer").fill("half a thought")
    marked = page.get_by_text("line 0")
    await marked.evaluate("element => element.dataset.kept = 'yes'")
    await client.as_user("Alex").close_dms()
    await client.as_user("Alex").leave()
    await client.as_user("Waver").slash("whisper")
    await expect(page.get_by_test_id("user-Waver").locator(".badge")).to_have_text("1")
    await expect(page.get_by_test_id("user-Alex")).to_have_class("person gone")
    await expect(marked).to_have_attribute("data-kept", "yes")
    await expect(page.get_by_test_id("composer")).to_have_value("half a thought")
    assert await page.locator("#scroll").evaluate("box => box.scrollTop") == 0


async def test_the_same_place_as_somebody_else(page: Page, client: SandboxClient) -> None:
    await page.get_by_test_id("channel-games").click()
    await expect(page.locator("#channel-name")).to_have_text("games")
    await page.get_by_test_id("user-Alex").click()
    await expect(page.get_by_test_id("user-Alex")).to_have_attribute("aria-checked", "true")
    await expect(page.locator("#channel-name")).to_have_text("games")
    await page.reload()
    await expect(page.get_by_test_id("user-Alex")).to_have_attribute("aria-checked", "true")
    await expect(page.locator("#channel-name")).to_have_text("games")
