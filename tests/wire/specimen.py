"""A small bot on unmodified discord.py that does a little of everything.

Tests run it against the sandbox; `python -m tests.wire.specimen URL` runs it as a process.
"""

import asyncio
import contextlib
import io
import struct
import sys
import zlib
from collections.abc import AsyncIterator
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from sandbox import Sandbox

PALETTE = [(46, 60, 96), (211, 174, 98)]
Click = discord.Interaction["Specimen"]


def png(width: int = 640, height: int = 360) -> bytes:
    """A chequered picture."""
    rows = b"".join(
        b"\0" + b"".join(bytes(PALETTE[(x // 40 + y // 40) % 2]) for x in range(width))
        for y in range(height)
    )

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    packed = zlib.compress(rows)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")
    )


def picture(name: str = "board.png") -> discord.File:
    return discord.File(io.BytesIO(png()), name, description="A chequered board")


class Board(discord.ui.View):
    """Buttons and a select."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Attack", style=discord.ButtonStyle.primary, custom_id="attack")
    async def attack(self, click: Click, _: Any) -> None:
        await click.response.edit_message(content=f"{click.user.mention} attacks!", view=self)

    @discord.ui.button(label="My hand", emoji="🃏", custom_id="hand")
    async def hand(self, click: Click, _: Any) -> None:
        await click.response.send_message("Three secret cards", ephemeral=True, view=Choice())

    @discord.ui.button(label="Accept", style=discord.ButtonStyle.success, custom_id="accept")
    async def accept(self, click: Click, _: Any) -> None:
        await click.response.defer()

    @discord.ui.button(label="Concede", style=discord.ButtonStyle.danger, custom_id="concede")
    async def concede(self, click: Click, _: Any) -> None:
        await click.response.send_modal(Form())

    @discord.ui.button(label="Later", custom_id="later", disabled=True)
    async def later(self, click: Click, _: Any) -> None:
        raise AssertionError("a disabled button was pressed")


class Choice(discord.ui.View):
    """A select of one and a select of several."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.select(
        custom_id="card",
        placeholder="Play a card",
        options=[
            discord.SelectOption(label="Saber", description="The sword", emoji="⚔️"),
            discord.SelectOption(label="Archer", description="The bow"),
            discord.SelectOption(label="캐스터", description="마술사의 카드"),
        ],
    )
    async def card(self, click: Click, select: discord.ui.Select["Choice"]) -> None:
        await click.response.edit_message(content=f"You play {select.values[0]}.", view=self)

    @discord.ui.select(
        cls=discord.ui.UserSelect, custom_id="foes", placeholder="Choose foes", max_values=2
    )
    async def foes(self, click: Click, select: discord.ui.UserSelect["Choice"]) -> None:
        await click.response.defer(ephemeral=True, thinking=True)
        names = ", ".join(sorted(user.name for user in select.values))
        await click.followup.send(f"Against {names}", ephemeral=True)


class Places(discord.ui.View):
    """Selects of channels and of roles, in which something is ticked."""

    def __init__(self, channel_id: int) -> None:
        super().__init__(timeout=None)
        self.places.default_values = [discord.Object(channel_id, type=discord.TextChannel)]

    @discord.ui.select(
        cls=discord.ui.ChannelSelect,
        custom_id="places",
        channel_types=[discord.ChannelType.text],
        min_values=0,
        max_values=2,
    )
    async def places(self, click: Click, select: discord.ui.ChannelSelect["Places"]) -> None:
        names = sorted(str(each) for each in select.values)
        await click.response.send_message(f"In {names}", ephemeral=True)

    @discord.ui.select(cls=discord.ui.RoleSelect, custom_id="roles")
    async def roles(self, click: Click, select: discord.ui.RoleSelect["Places"]) -> None:
        await click.response.send_message(f"By {select.values[0].name}", ephemeral=True)


class Form(discord.ui.Modal, title="Really concede?"):
    """A modal with a text and a select in labels."""

    def __init__(self) -> None:
        super().__init__()
        style = discord.TextStyle.paragraph
        self.reason = discord.ui.TextInput["Form"](custom_id="reason", style=style)
        self.mood = discord.ui.Select["Form"](
            custom_id="mood",
            required=False,
            options=[discord.SelectOption(label="Good"), discord.SelectOption(label="Bad")],
        )
        about = "Your opponent will read this"
        self.add_item(discord.ui.Label(text="Why?", description=about, component=self.reason))
        self.add_item(discord.ui.Label(text="Mood", component=self.mood))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"{self.reason.value} / {self.mood.values}")


class Specimen(discord.Client):
    """The bot. `dispatched` notes the gateway's events by name."""

    def __init__(self, *, intents: discord.Intents | None = None) -> None:
        wanted = intents or discord.Intents(guilds=True, messages=True)
        super().__init__(intents=wanted, guild_ready_timeout=0)
        self.tree = app_commands.CommandTree(self)
        self.dispatched: list[str] = []
        self.errors: list[BaseException] = []
        self.release = asyncio.Event()
        self.came = asyncio.Event()
        for command in COMMANDS:
            self.tree.add_command(command)
        self.tree.error(self.note_error)

    async def setup_hook(self) -> None:
        self.add_view(Board())
        self.add_view(Choice())
        await self.tree.sync()

    async def note_error(
        self, click: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        self.errors.append(getattr(error, "original", error))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Tests need not wait the five seconds between two identifies."""

    async def on_ready(self) -> None:
        self.came.set()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.dispatched.append(event)
        super().dispatch(event, *args, **kwargs)


@app_commands.command(description="Show the board")
async def board(click: Click, title: str = "Turn 3") -> None:
    embed = discord.Embed(
        title=title,
        colour=0xD3AE62,
        description="**Mina** against *Alex* — `40` life, ends <t:4102444800:R>\n> The gate is open.\n"
        "- one\n- two\n||hidden|| ~~struck~~ __under__ [rules](https://example.org/) \\*plain\\*",
    )
    embed.add_field(name="서린", value="❤️ 40\n🂠 5")
    embed.add_field(name="Alex", value="❤️ 38\n🂠 4")
    embed.add_field(name="To act", value="Everybody, until the end of the round", inline=False)
    embed.set_image(url="attachment://board.png").set_footer(text="Table 7 · revision 12")
    await click.response.send_message(
        f"{click.user.mention} plays", embed=embed, file=picture(), view=Board()
    )


@app_commands.command(description="Your cards")
async def hand(click: Click) -> None:
    await click.response.send_message("Three secret cards", ephemeral=True, view=Choice())


@app_commands.command(description="Where and by whom")
async def places(click: Click) -> None:
    assert click.channel_id is not None
    view = Places(click.channel_id)
    await click.response.send_message("Where?", ephemeral=True, view=view)


@app_commands.command(description="Challenge somebody")
@app_commands.describe(
    opponent="Whom", life="How much life", ranked="Does it count", pace="How fast"
)
@app_commands.choices(
    pace=[
        app_commands.Choice(name="Live", value="live"),
        app_commands.Choice(name="Slow", value="slow"),
    ]
)
async def challenge(
    click: Click,
    opponent: discord.Member,
    life: app_commands.Range[int, 1, 100] = 40,
    ranked: bool = False,
    pace: str = "live",
) -> None:
    await click.response.send_message(f"{opponent.name} {life} {ranked} {pace}")


@app_commands.command(description="Pick a card by name")
async def card(click: Click, name: str) -> None:
    await click.response.send_message(f"card {name}")


@card.autocomplete("name")
async def suggest(click: Click, typed: str) -> list[app_commands.Choice[str]]:
    names = [f"Servant {number}" for number in range(1, 40)]
    return [
        app_commands.Choice(name=n, value=n.lower()) for n in names if typed.lower() in n.lower()
    ][:25]


@app_commands.command(description="Think for a while, then answer")
async def slow(click: Click, secret: bool = False) -> None:
    await click.response.defer(ephemeral=secret, thinking=True)
    await click.client.release.wait()
    await click.edit_original_response(content="thought about it")
    await click.followup.send("and a second thought", ephemeral=True)


@app_commands.command(description="Wait before the first answer")
async def late(click: Click) -> None:
    await click.client.release.wait()
    await click.response.send_message("too late")


@app_commands.command(description="Write to me")
async def whisper(click: Click, text: str = "psst") -> None:
    await click.response.defer(ephemeral=True)
    try:
        await click.user.send(text, view=Board())
    except discord.Forbidden as error:
        await click.followup.send(f"closed: {error.code}", ephemeral=True)
    else:
        await click.followup.send("sent", ephemeral=True)


@app_commands.command(description="Start a thread")
async def thread(click: Click, private: bool = False) -> None:
    await click.response.defer(ephemeral=True)
    channel = click.channel
    assert isinstance(channel, discord.TextChannel)
    if private:
        made = await channel.create_thread(
            name="Secret talks", type=discord.ChannelType.private_thread
        )
        await made.add_user(click.user)
    else:
        post = await channel.send("A duel!")
        made = await post.create_thread(name="Duel of Mina and Alex")
    await made.send(f"Welcome {click.user.mention}", view=Board())
    await click.followup.send(f"Go to {made.mention}", ephemeral=True)


@app_commands.command(description="The newer layout")
async def layout(click: Click) -> None:
    view = discord.ui.LayoutView(timeout=None)
    box = discord.ui.Container[discord.ui.LayoutView](accent_colour=0x5662D8)
    box.add_item(discord.ui.TextDisplay("## Lobby\nTwo seats, **one** taken"))
    box.add_item(
        discord.ui.Section(
            discord.ui.TextDisplay("서린 is ready"),
            accessory=discord.ui.Button(
                label="Kick", style=discord.ButtonStyle.danger, custom_id="kick"
            ),
        )
    )
    box.add_item(discord.ui.Separator())
    box.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://lobby.png")))
    view.add_item(box)
    await click.response.send_message(view=view, file=picture("lobby.png"))


COMMANDS = [board, hand, places, challenge, card, slow, late, whisper, thread, layout]


def redirect(api: str, gateway: str) -> None:
    """Point discord.py at a sandbox instead of Discord."""
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


@contextlib.asynccontextmanager
async def running(sandbox: Sandbox, bot: Specimen | None = None) -> AsyncIterator[Specimen]:
    """A bot that is ready, until the block ends."""
    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    redirect(sandbox.api_url, sandbox.gateway_url)
    bot = bot or Specimen()
    task = asyncio.create_task(bot.start("sandbox"))
    ready = asyncio.create_task(bot.came.wait())
    try:
        await asyncio.wait([task, ready], return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            await task
        yield bot
    finally:
        ready.cancel()
        await bot.close()
        await asyncio.wait([task])
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway


if __name__ == "__main__":
    url = sys.argv[1].rstrip("/")
    redirect(f"{url}/api/v10", f"{url.replace('http', 'ws', 1)}/gateway")
    Specimen().run("sandbox", log_handler=None)
