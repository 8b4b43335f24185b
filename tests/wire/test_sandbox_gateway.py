"""The sandbox's gateway, spoken to by unmodified discord.py."""

import asyncio
import sys

import discord
import pytest

from sandbox import Sandbox, SandboxClient
from sandbox.process import Sandbox as SandboxProcess
from tests.wire.conftest import Clock
from tests.wire.specimen import COMMANDS, Specimen, running


async def test_a_bot_logs_in_and_its_commands_are_there(
    specimen: Specimen, client: SandboxClient, sandbox: Sandbox
) -> None:
    await client.ready(len(COMMANDS))
    assert specimen.user is not None
    assert specimen.user.name == "Ruler"
    (guild,) = specimen.guilds
    assert {channel.name for channel in guild.text_channels} == {"general", "games"}
    assert guild.me.guild_permissions.send_messages
    assert [c["name"] for c in await client.as_user("Mina").commands()] == [
        c.name for c in COMMANDS
    ]
    assert sandbox.unknown_requests == []


async def test_a_wrong_token_is_refused(sandbox: Sandbox, specimen: Specimen) -> None:
    other = Specimen()
    with pytest.raises(discord.LoginFailure):
        await other.login("wrong")
    await other.close()


async def test_the_gateway_refuses_a_wrong_token(sandbox: Sandbox) -> None:
    import aiohttp

    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as line:
        assert (await line.receive_json())["op"] == 10
        await line.send_json({"op": 2, "d": {"token": "wrong", "intents": 1}})
        await line.receive()
        assert line.close_code == 4004


async def test_privileged_intents_are_off_like_in_a_new_application(sandbox: Sandbox) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(sandbox, Specimen(intents=discord.Intents.all())):
            pass


async def test_an_event_missed_while_away_comes_with_the_resume(
    specimen: Specimen, client: SandboxClient, sandbox: Sandbox
) -> None:
    mina = client.as_user("Mina")
    sandbox.gateway.drop()
    clicked = await mina.slash("hand")
    assert clicked.state == "answered"
    await client.until(lambda: sandbox.gateway.resumes == 1)
    assert sandbox.gateway.identifies == 1
    await client.until(lambda: "resumed" in specimen.dispatched)


async def test_op_7_leads_to_a_resume(
    specimen: Specimen, client: SandboxClient, sandbox: Sandbox
) -> None:
    await client.gateway("reconnect")
    await client.until(lambda: sandbox.gateway.resumes == 1)
    assert (await client.as_user("Mina").slash("hand")).state == "answered"


async def test_op_9_leads_to_a_new_session(
    specimen: Specimen, client: SandboxClient, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    specimen.came.clear()
    await client.gateway("invalidate")
    await asyncio.wait_for(specimen.came.wait(), 10)
    assert sandbox.gateway.identifies == 2
    assert sandbox.gateway.resumes == 0
    assert (await client.as_user("Mina").slash("hand")).state == "answered"


async def test_a_session_nobody_knows_is_invalid(sandbox: Sandbox) -> None:
    import aiohttp

    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway_url) as line:
        await line.receive_json()
        asked = {"token": "sandbox", "session_id": "gone", "seq": 3}
        await line.send_json({"op": 6, "d": asked})
        assert await line.receive_json() == {"op": 9, "d": False}


async def test_deletions_reach_the_bot(specimen: Specimen, client: SandboxClient) -> None:
    mina = client.as_user("Mina")
    await mina.slash("thread")
    await client.until(lambda: mina.message("general", "Go to"))
    post = await mina.message("general", "A duel!")
    assert post is not None
    await mina.delete(post)
    await client.delete_channel("Duel of Mina and Alex")
    await client.delete_channel("games")
    await client.gateway("remove_bot")
    wanted = {"raw_message_delete", "raw_thread_delete", "guild_channel_delete", "guild_remove"}
    await client.until(lambda: wanted <= set(specimen.dispatched))
    await client.gateway("invite_bot")
    await client.until(lambda: "guild_join" in specimen.dispatched)


async def test_others_texts_are_blank_without_the_content_intent(
    specimen: Specimen, client: SandboxClient
) -> None:
    seen: list[str] = []

    async def on_message(message: discord.Message) -> None:
        seen.append(message.content)

    specimen.on_message = on_message  # type: ignore[attr-defined]
    mina = client.as_user("Mina")
    await mina.say("hello")
    await mina.say(f"<@{specimen.user.id if specimen.user else 0}> hello")
    await mina.say("hello", channel="dm")
    await client.until(lambda: len(seen) == 3)
    assert seen[0] == ""
    assert seen[1].endswith("hello")
    assert seen[2] == "hello"


async def test_the_world_outlives_the_bot(sandbox: Sandbox, client: SandboxClient) -> None:
    mina = client.as_user("Mina")
    async with running(sandbox):
        board = (await mina.slash("board")).message
    async with running(sandbox):
        assert (await mina.click(board, "Attack")).state == "answered"


async def test_without_a_bot_an_interaction_fails(
    sandbox: Sandbox, client: SandboxClient, clock: Clock
) -> None:
    async with running(sandbox):
        await client.ready()
    begun = await client.as_user("Mina").slash("hand", wait=False)
    assert begun.state == "waiting"
    clock.ahead = 3.1
    assert (await client.as_user("Mina").outcome(begun)).state == "failed"


async def test_the_process_serves_a_bot_process_and_ends_with_its_parent() -> None:
    with SandboxProcess(0) as process:
        command = [sys.executable, "-m", "tests.wire.specimen", process.address]
        bot = await asyncio.create_subprocess_exec(*command)
        try:
            async with SandboxClient(process.address) as client:
                await client.ready(len(COMMANDS))
                assert (await client.as_user("서린").slash("hand")).state == "answered"
                bot.kill()
                await bot.wait()

                async def offline() -> bool:
                    return not (await client.status())["bot_connected"]

                await client.until(offline)
        finally:
            if bot.returncode is None:
                bot.kill()
                await bot.wait()
        inner = process._process
        assert inner.stdin is not None
        inner.stdin.close()
        assert await asyncio.to_thread(inner.wait, 10) == 0
        inner.stdin = None


async def test_a_taken_port_is_told_in_one_line(sandbox: Sandbox) -> None:
    command = [sys.executable, "-m", "sandbox", "--port", str(sandbox.port)]
    process = await asyncio.create_subprocess_exec(
        *command, stdin=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    _, said = await process.communicate()
    assert process.returncode == 1
    assert len(said.decode().strip().splitlines()) == 1
