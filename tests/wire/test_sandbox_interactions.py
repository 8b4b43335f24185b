"""Interactions end to end: commands, buttons, selects, forms, and the rules of answering."""

from typing import Any

import aiohttp
import discord
import pytest

from sandbox import Sandbox, SandboxClient
from sandbox.seen import SandboxError
from tests.wire.conftest import Clock
from tests.wire.specimen import Specimen

MINUTES = 60.0


async def test_a_command_with_every_kind_of_option(
    specimen: Specimen, client: SandboxClient
) -> None:
    done = await client.as_user("Mina").slash("challenge", opponent="Alex", life="12", pace="Slow")
    assert done.message is not None
    assert done.message.content == "alex 12 False slow"
    assert done.message.raw["interaction_metadata"]["name"] == "challenge"


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"opponent": "Nobody"},
        {"opponent": "Alex", "life": 0},
        {"opponent": "Alex", "pace": "?"},
        {"x": 1},
    ],
)
async def test_the_client_checks_options_as_discords_does(
    options: dict[str, Any], specimen: Specimen, client: SandboxClient
) -> None:
    with pytest.raises(SandboxError):
        await client.as_user("Mina").slash("challenge", **options)


async def test_a_button_edits_its_message_in_place(
    specimen: Specimen, client: SandboxClient
) -> None:
    board = (await client.as_user("Mina").slash("board")).message
    done = await client.as_user("Alex").click(board, "Attack")
    assert done.answer == "update"
    seen = await client.as_user("Jordan").messages()
    assert len(seen) == 1
    assert seen[0].edited
    assert "attacks!" in seen[0].content
    assert seen[0].raw["embeds"][0]["image"]["width"] == 640


async def test_disabled_and_unknown_buttons_need_force(
    specimen: Specimen, client: SandboxClient, clock: Clock
) -> None:
    mina = client.as_user("Mina")
    board = (await mina.slash("board")).message
    with pytest.raises(SandboxError, match="disabled"):
        await mina.click(board, "Later")
    with pytest.raises(SandboxError, match="no component"):
        await mina.click(board, custom_id="retired")
    begun = await mina.click(board, custom_id="retired", force=True, wait=False)
    clock.ahead = 3.1
    assert (await mina.outcome(begun)).state == "failed"


async def test_an_ephemeral_message_is_its_owners_alone(
    specimen: Specimen, client: SandboxClient, sandbox: Sandbox
) -> None:
    mina, alex = client.as_user("Mina"), client.as_user("Alex")
    hand = (await mina.slash("hand")).message
    assert hand is not None
    assert hand.ephemeral
    assert [m.id for m in await mina.messages()] == [hand.id]
    assert await alex.messages() == []
    assert "secret" not in str(await alex.world())
    with pytest.raises(SandboxError):
        await alex.choose(hand, "Saber")
    channel = specimen.get_channel(int(hand.channel_id))
    assert isinstance(channel, discord.TextChannel)
    assert [m async for m in channel.history()] == []
    with pytest.raises(discord.NotFound):
        await channel.fetch_message(int(hand.id))
    with pytest.raises(discord.NotFound):
        await channel.get_partial_message(int(hand.id)).edit(content="leak")


async def test_pages_are_told_nothing_of_anothers_ephemeral_message(
    specimen: Specimen, client: SandboxClient, sandbox: Sandbox
) -> None:
    mina = client.as_user("Mina")
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{sandbox.page_url}ui?user=Alex") as page,
    ):
        hand = (await mina.slash("hand")).message
        await mina.choose(hand, "Saber")
        await mina.say("the end")
        heard = ""
        while "the end" not in heard:
            heard += await page.receive_str()
    assert hand is not None
    assert hand.id not in heard
    assert "secret" not in heard
    assert "You play" not in heard


async def test_selects_of_options_and_of_people(specimen: Specimen, client: SandboxClient) -> None:
    mina = client.as_user("Mina")
    hand = (await mina.slash("hand")).message
    done = await mina.choose(hand, "캐스터", custom_id="card")
    assert done.message is not None
    assert done.message.content == "You play 캐스터."
    await mina.choose(hand, "Alex", "Jordan", custom_id="foes")
    told = await client.until(lambda: mina.message("general", "Against alex, jordan"))
    assert told is not None
    assert told.ephemeral
    with pytest.raises(SandboxError):
        await mina.choose(hand, "Alex", "Jordan", "Waver", custom_id="foes")


async def test_selects_of_channels_and_of_roles(specimen: Specimen, client: SandboxClient) -> None:
    mina = client.as_user("Mina")
    asked = (await mina.slash("places")).message
    assert asked is not None
    ticked = [c["default_values"] for c in asked.components() if c["type"] == 8]
    assert [each["type"] for each in ticked[0]] == ["channel"]
    await mina.choose(asked, "general", "games", custom_id="places")
    assert await client.until(lambda: mina.message("general", "In ['games', 'general']"))
    await mina.choose(asked, custom_id="places")
    assert await client.until(lambda: mina.message("general", "In []"))
    await mina.choose(asked, "Moderator", custom_id="roles")
    assert await client.until(lambda: mina.message("general", "By Moderator"))
    with pytest.raises(SandboxError):
        await mina.choose(asked, "Nobody", custom_id="roles")


async def test_a_form_in_labels(specimen: Specimen, client: SandboxClient) -> None:
    mina = client.as_user("Mina")
    board = (await mina.slash("board")).message
    opened = await mina.click(board, "Concede")
    assert opened.modal is not None
    assert opened.modal["title"] == "Really concede?"
    with pytest.raises(SandboxError):
        await mina.submit(opened, mood="Good")
    with pytest.raises(SandboxError):
        await client.as_user("Alex").submit(opened, reason="not mine")
    done = await mina.submit(opened, reason="tired", Mood="Bad")
    assert done.message is not None
    assert done.message.content == "tired / ['Bad']"


async def test_autocompletion(specimen: Specimen, client: SandboxClient) -> None:
    mina = client.as_user("Mina")
    found = await mina.autocomplete("card", "name", name="servant 3")
    assert [c["name"] for c in found][:2] == ["Servant 3", "Servant 30"]
    assert len(await mina.autocomplete("card", "name")) == 25


async def test_a_deferred_answer_keeps_its_visibility(
    specimen: Specimen, client: SandboxClient
) -> None:
    mina, alex = client.as_user("Mina"), client.as_user("Alex")
    begun = await mina.slash("slow")
    assert begun.answer == "defer"
    waiting = await alex.message("general")
    assert waiting is not None
    assert waiting.loading
    specimen.release.set()
    thought = await client.until(lambda: alex.message("general", "thought about it"))
    assert thought is not None
    assert thought.id == waiting.id
    assert not thought.loading
    assert not thought.edited
    second = await client.until(lambda: mina.message("general", "second thought"))
    assert second is not None
    assert second.ephemeral
    assert await alex.message("general", "second thought") is None


async def test_an_answer_after_three_seconds_is_unknown(
    specimen: Specimen, client: SandboxClient, clock: Clock
) -> None:
    mina = client.as_user("Mina")
    begun = await mina.slash("late", wait=False)
    clock.ahead = 3.1
    assert (await mina.outcome(begun)).state == "failed"
    specimen.release.set()
    error = (await client.until(lambda: specimen.errors))[0]
    assert isinstance(error, discord.NotFound)
    assert error.code == 10062
    assert await mina.messages() == []


async def test_a_token_lasts_fifteen_minutes(
    specimen: Specimen, client: SandboxClient, clock: Clock
) -> None:
    begun = await client.as_user("Mina").slash("slow")
    assert begun.answer == "defer"
    clock.ahead = 15 * MINUTES + 1
    specimen.release.set()
    error = (await client.until(lambda: specimen.errors))[0]
    assert isinstance(error, discord.HTTPException)
    assert (error.status, error.code) == (401, 50027)


async def answer(sandbox: Sandbox, path: str, body: Any) -> tuple[int, int]:
    url = f"{sandbox.api_url}{path}"
    async with aiohttp.ClientSession() as session, session.post(url, json=body) as response:
        told = await response.json() if response.status != 204 else {}
        return response.status, told.get("code", 0)


async def test_only_the_first_answer_counts(sandbox: Sandbox, client: SandboxClient) -> None:
    sandbox.world.commands[None] = [{"id": "1", "name": "raw", "type": 1, "description": "d"}]
    begun = await client.as_user("Mina").slash("raw", wait=False)
    made = sandbox.interactions.by_id[int(begun.id)]
    callback = f"/interactions/{made.id}/{made.token}/callback"
    hook = f"/webhooks/{sandbox.world.bot.id}/{made.token}"
    reply = {"type": 4, "data": {"content": "x"}}
    assert await answer(sandbox, hook, {"content": "early"}) == (404, 10015)
    assert await answer(sandbox, callback, {"type": 7, "data": {}}) == (400, 50035)
    assert await answer(sandbox, callback, {"type": 4, "data": {}}) == (400, 50006)
    assert await answer(sandbox, callback, reply) == (204, 0)
    assert await answer(sandbox, callback, reply) == (400, 40060)
    assert await answer(sandbox, f"/interactions/{made.id}/guess/callback", reply) == (404, 10062)
    assert await answer(sandbox, hook, {"content": "more"}) == (200, 0)
    assert await answer(sandbox, hook + "x", {"content": "more"}) == (404, 10015)


async def test_faults_are_nested_like_discords(specimen: Specimen, client: SandboxClient) -> None:
    await client.as_user("Mina").slash("board", wait=False, title="x" * 257)
    error = (await client.until(lambda: specimen.errors))[0]
    assert isinstance(error, discord.HTTPException)
    assert (error.status, error.code) == (400, 50035)
    assert "In data.embeds.0.title: Must be 256 or fewer in length." in error.text


async def test_commands_in_a_dm_and_for_moderators(
    specimen: Specimen, client: SandboxClient, sandbox: Sandbox
) -> None:
    mina = client.as_user("Mina")
    done = await mina.slash("hand", channel="dm")
    assert done.state == "answered"
    item = sandbox.world.commands[None][0]
    item["default_member_permissions"] = str(1 << 5)
    assert item["name"] not in [c["name"] for c in await mina.commands()]
    assert item["name"] in [c["name"] for c in await client.as_user("Waver").commands()]


async def test_commands_speak_the_persons_language(sandbox: Sandbox, client: SandboxClient) -> None:
    sandbox.world.commands[None] = [
        {
            "id": "1",
            "name": "hand",
            "type": 1,
            "description": "Your cards",
            "name_localizations": {"ko": "패"},
            "description_localizations": {"ko": "내 카드", "en-US": "Your hand"},
        }
    ]
    (korean,) = await client.as_user("서린").commands()
    (british,) = await client.as_user("Jordan").commands()
    assert (korean["title"], korean["about"]) == ("패", "내 카드")
    assert (british["title"], british["about"]) == ("hand", "Your hand")
