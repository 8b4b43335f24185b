"""The sandbox's answers, and discord.py's requests, against Discord's own description."""

import discord

from sandbox import Sandbox, SandboxClient
from tests.wire.openapi import description
from tests.wire.specimen import Specimen, picture


async def a_little_of_everything(bot: Specimen, client: SandboxClient) -> None:
    mina, waver = client.as_user("Mina"), client.as_user("Waver")
    board = (await mina.slash("board")).message
    await mina.click(board, "Attack")
    await mina.click(board, "Accept")
    opened = await mina.click(board, "Concede")
    await mina.submit(opened, reason="tired", mood="Good")
    hand = (await mina.slash("hand")).message
    await mina.choose(hand, "Saber")
    await mina.choose(hand, "Alex", custom_id="foes")
    await client.until(lambda: mina.message("general", "Against alex"))
    await mina.slash("layout")
    await mina.slash("challenge", opponent="Alex")
    await mina.autocomplete("card", "name")
    for command, said in (("whisper", "sent"), ("thread", "Go to")):
        await waver.slash(command)
        await client.until(lambda said=said: waver.message("general", said))
    bot.release.set()
    await mina.slash("slow")
    await client.until(lambda: mina.message("general", "second thought"))
    channel = bot.guilds[0].text_channels[0]
    post = await channel.send("x", file=picture())
    await channel.fetch_message(post.id)
    assert [m async for m in channel.history(limit=3)]
    await post.edit(content="y", attachments=[])
    thread = await post.create_thread(name="t")
    await thread.add_user(discord.Object(bot.guilds[0].owner_id or 0))
    await thread.fetch_members()
    await thread.edit(archived=True)
    await bot.fetch_channel(thread.id)
    await bot.guilds[0].active_threads()
    await bot.fetch_guild(bot.guilds[0].id)
    await bot.guilds[0].fetch_member(bot.guilds[0].owner_id or 0)
    await post.delete()


async def test_requests_and_answers_are_discords(
    specimen: Specimen, client: SandboxClient, sandbox: Sandbox
) -> None:
    described = description()
    await a_little_of_everything(specimen, client)
    assert len(sandbox.requests) > 30
    wrong: set[str] = set()
    for line in sandbox.requests:
        told = f"{line.method} {line.template} {line.status}"
        assert described.template(line.method, line.path) == line.template, told
        if line.method != "GET":
            faults = described.request_faults(line.method, line.path, line.body)
            wrong |= {f"{told} request: {fault}" for fault in faults}
        faults = described.answer_faults(line.method, line.path, line.status, line.answer)
        wrong |= {f"{told} answer: {fault}" for fault in faults}
    assert sorted(wrong) == []
