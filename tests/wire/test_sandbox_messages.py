"""Channels, threads, DMs, files, permissions, and trouble ordered for a route."""

import io

import discord
import pytest
from discord.http import Route

from sandbox import Sandbox, SandboxClient
from tests.wire.conftest import Clock
from tests.wire.specimen import Specimen, picture, png


def general(bot: Specimen) -> discord.TextChannel:
    channel = discord.utils.get(bot.guilds[0].text_channels, name="general")
    assert channel is not None
    return channel


async def refused(call: object, status: int, code: int) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await call  # type: ignore[misc]
    assert (caught.value.status, caught.value.code) == (status, code)


async def test_a_message_lives_and_dies(specimen: Specimen, client: SandboxClient) -> None:
    channel = general(specimen)
    post = await channel.send("one")
    await post.edit(content="two")
    await client.as_user("Mina").say("three")
    assert [m.content async for m in channel.history()][-1] == "two"
    await post.delete()
    await refused(post.edit(content="four"), 404, 10008)
    assert [m.content for m in await client.as_user("Mina").messages()] == ["three"]


async def test_files_are_served_and_replaced(specimen: Specimen, client: SandboxClient) -> None:
    channel = general(specimen)
    post = await channel.send(file=discord.File(io.BytesIO(b"log"), "log.txt"))
    assert post.attachments[0].size == 3
    assert await client.download(post.attachments[0].url) == b"log"
    edited = await post.edit(attachments=[picture("a.png")])
    assert [a.filename for a in edited.attachments] == ["a.png"]
    assert (edited.attachments[0].width, edited.attachments[0].height) == (640, 360)
    assert edited.attachments[0].description == "A chequered board"
    kept = await post.edit(attachments=[*edited.attachments, picture("b.png")])
    assert [a.filename for a in kept.attachments] == ["a.png", "b.png"]
    same = await post.edit(content="text")
    assert len(same.attachments) == 2
    assert (await post.edit(attachments=[])).attachments == []


async def test_a_picture_in_an_embed_is_no_attachment(
    specimen: Specimen, client: SandboxClient
) -> None:
    embed = discord.Embed(title="t").set_image(url="attachment://board.png")
    post = await general(specimen).send(embed=embed, file=picture())
    assert post.attachments == []
    assert post.embeds[0].image.url is not None
    assert await client.download(post.embeds[0].image.url) == png()


async def test_a_thread_of_a_message(specimen: Specimen, client: SandboxClient) -> None:
    post = await general(specimen).send("A duel!")
    thread = await post.create_thread(name="Duel")
    assert thread.id == post.id
    await refused(post.create_thread(name="Again"), 400, 160004)
    inside = await thread.send("hello")
    await client.archive("Duel")
    await refused(inside.edit(content="x"), 400, 50083)
    await thread.send("wakes it")
    await inside.edit(content="again")
    await client.archive("Duel", locked=True)
    await refused(thread.send("no"), 400, 50083)
    seen = await client.as_user("Alex").message("general", "A duel!")
    assert seen is not None
    assert seen.raw["thread"]["name"] == "Duel"
    await client.delete_channel("Duel")
    await refused(thread.send("gone"), 404, 10003)


async def test_a_private_thread_is_for_its_members_and_moderators(
    specimen: Specimen, client: SandboxClient
) -> None:
    await client.as_user("Mina").slash("thread", private=True)
    await client.until(lambda: client.as_user("Mina").threads())
    assert [t["name"] for t in await client.as_user("Waver").threads()] == ["Secret talks"]
    assert await client.as_user("Alex").threads() == []


async def test_closed_dms(specimen: Specimen, client: SandboxClient) -> None:
    mina = client.as_user("Mina")
    await mina.close_dms()
    await mina.slash("whisper", text="psst")
    assert await client.until(lambda: mina.message("general", "closed: 50007"))
    await mina.open_dms()
    await mina.slash("whisper", text="psst")
    private = await client.until(lambda: mina.message("dm", "psst"))
    assert private is not None
    clicked = await mina.click(private, "Attack")
    assert clicked.message is not None
    assert "attacks!" in clicked.message.content
    await mina.leave()
    user = await specimen.fetch_user(int(clicked.raw["user_id"]))
    await refused(user.send("still there?"), 403, 50278)


@pytest.mark.parametrize(
    ("permission", "code"), [("view", 50001), ("send", 50013), ("embed", 50013), ("attach", 50013)]
)
async def test_a_missing_permission(
    permission: str, code: int, specimen: Specimen, client: SandboxClient
) -> None:
    channel = general(specimen)
    await client.allow_bot("general", permission, allowed=False)
    sent = channel.send("x", embed=discord.Embed(title="t"), file=picture())
    await refused(sent, 403, code)
    await client.until(lambda: "guild_channel_update" in specimen.dispatched)
    name = {
        "view": "view_channel",
        "send": "send_messages",
        "embed": "embed_links",
        "attach": "attach_files",
    }
    assert not getattr(channel.permissions_for(channel.guild.me), name[permission])
    assert (await client.as_user("Mina").slash("board")).state == "answered"


async def test_thread_permissions(specimen: Specimen, client: SandboxClient) -> None:
    channel = general(specimen)
    post = await channel.send("A duel!")
    thread = await post.create_thread(name="Duel")
    await client.allow_bot("general", "send_in_threads", allowed=False)
    await refused(thread.send("x"), 403, 50013)
    await client.allow_bot("general", "public_threads", allowed=False)
    await refused(
        channel.create_thread(name="x", type=discord.ChannelType.public_thread), 403, 50013
    )
    await refused(thread.delete(), 403, 50013)


async def test_pings_are_those_that_are_allowed(specimen: Specimen, client: SandboxClient) -> None:
    mina = specimen.guilds[0].get_member(0) or discord.Object(1_111_111_111_111_111_002)
    text = f"<@{mina.id}> @everyone"
    loud = await general(specimen).send(text)
    quiet = await general(specimen).send(text, allowed_mentions=discord.AllowedMentions.none())
    assert [user.name for user in loud.mentions] == ["mina"]
    assert loud.mention_everyone
    assert quiet.mentions == []
    assert not quiet.mention_everyone
    badges = (await client.as_user("Alex").world())["badges"]
    assert badges[str(mina.id)] == {"unread": 2, "pings": 1}


async def test_a_message_with_the_same_nonce_is_made_once(
    specimen: Specimen, client: SandboxClient
) -> None:
    body = {"content": "once", "nonce": "n", "enforce_nonce": True}
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=general(specimen).id)
    first = await specimen.http.request(route, json=body)
    again = await specimen.http.request(route, json=body)
    assert first["id"] == again["id"]


async def test_ordered_trouble(
    specimen: Specimen, client: SandboxClient, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = general(specimen)
    await client.fault("POST /channels/*/messages", status=429, retry_after=0.01, times=2)
    await channel.send("after two 429s")
    statuses = [r["status"] for r in await client.requests() if r["method"] == "POST"]
    assert statuses == [429, 429, 200]
    sandbox.faults.add("POST /channels/*/messages", status=503)
    with pytest.raises(discord.DiscordServerError):
        await channel.send("not handled")
    sandbox.faults.add("POST /channels/*/messages", lose=True)
    with pytest.raises(Exception, match=r"[Dd]isconnected|[Rr]eset|Connection"):
        await channel.send("handled, but the answer is lost")
    assert sandbox.faults.listed() == []
    seen = [m.content for m in await client.as_user("Mina").messages()]
    assert seen == ["after two 429s", "handled, but the answer is lost"]


async def test_an_unknown_route_is_remembered(specimen: Specimen, sandbox: Sandbox) -> None:
    await refused(specimen.guilds[0].fetch_emojis(), 404, 0)
    assert [r.path for r in sandbox.unknown_requests] == [f"/guilds/{specimen.guilds[0].id}/emojis"]


async def test_the_log_holds_each_request_with_its_body(
    specimen: Specimen, client: SandboxClient
) -> None:
    await general(specimen).send("text", file=picture())
    last = (await client.requests())[-1]
    assert last["template"] == "/channels/{channel_id}/messages"
    assert (last["who"], last["status"], last["files"]) == ("bot", 200, ["board.png"])
    assert last["body"]["content"] == "text"


async def test_other_websites_are_kept_out(sandbox: Sandbox) -> None:
    import aiohttp

    async with aiohttp.ClientSession() as session:
        for headers in ({"Origin": "http://evil.example"}, {"Host": "evil.example"}):
            async with session.get(
                f"{sandbox.page_url}sandbox/status", headers=headers
            ) as response:
                assert response.status == 403


async def test_a_mention_in_a_thread_brings_people_in(
    specimen: Specimen, client: SandboxClient
) -> None:
    private = discord.ChannelType.private_thread
    thread = await general(specimen).create_thread(name="Talks", type=private)
    alex = client.as_user("Alex")
    assert await alex.threads() == []
    await thread.send(f"<@{(await alex.world())['you']}>, come in")
    assert [t["name"] for t in await alex.threads()] == ["Talks"]


async def test_a_v2_message_stays_one_and_takes_no_content(
    specimen: Specimen, client: SandboxClient
) -> None:
    view = discord.ui.LayoutView()
    view.add_item(discord.ui.TextDisplay("words"))
    post = await general(specimen).send("classic")
    await refused(post.edit(view=view), 400, 50035)
    edited = await post.edit(content=None, view=view)
    assert edited.flags.components_v2
    await refused(post.edit(content="classic again"), 400, 50035)


async def test_old_files_and_requests_are_forgotten(sandbox: Sandbox) -> None:
    from sandbox.rest.call import KEPT_REQUESTS, Log, Request
    from sandbox.world import RECENT_FILES, Attachment

    world = sandbox.world
    for number in range(10 * RECENT_FILES):
        world.add_file(Attachment(number, "a.png", b"", "image/png"))
    assert len(world.files) < 5 * RECENT_FILES
    assert 10 * RECENT_FILES - 1 in world.files
    log = Log()
    for number in range(3 * KEPT_REQUESTS):
        log.note(Request("GET", "/", str(number), "bot"))
    assert len(log) <= 2 * KEPT_REQUESTS
    assert log.next == 3 * KEPT_REQUESTS
    assert [line.path for line in log.after(log.next - 2)] == ["29998", "29999"]


async def test_a_silent_thread_is_archived_and_a_message_wakes_it(
    specimen: Specimen, client: SandboxClient, clock: Clock
) -> None:
    thread = await (await general(specimen).send("A duel!")).create_thread(
        name="Duel", auto_archive_duration=60
    )
    board = await thread.send("board")
    clock.ahead = 61 * 60
    alex = client.as_user("Alex")

    async def archived() -> bool:
        return (await alex.threads())[0]["archived"]

    await client.until(archived)
    await refused(board.edit(content="new board"), 400, 50083)
    await thread.send("wake up")
    await board.edit(content="new board")
    assert not await archived()
