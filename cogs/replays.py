"""Games watched again: what can be watched while they are played, and /replay of those over."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain, pairwise
from typing import TYPE_CHECKING, Any

import discord

from cogs.boards import board_link
from cogs.codec import Act, Address
from cogs.desk import Answered, Asked, Reply, Updated, reader
from cogs.errors import OldControl
from cogs.letters import Choose, Form, Frame, Key, Line, Link, PrivateLetter, Row, dress
from cogs.naming import game_name, names
from cogs.seeing import visible
from engine.kernel import Event
from render import presenter
from render.panel import ENTRIES, ENTRY_TEXT, TITLE, MenuEntry, Screen, Style
from render.presenter import Replayer
from render.words import Words, bare, fit
from tables.model import Table
from tables.service import Tables

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]
Values = tuple[str, ...]
_REELS = 16
"""Of how many games the order of the scenes and the menus are kept."""
_FEW = 5
"""With fewer scenes there is no menu of them."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A screen of a replay: the board after a step, or a page of what led to it."""

    step: int
    page: str | None = None


@dataclass(frozen=True, slots=True)
class Reel:
    """The scenes of a game in order, and what everybody saw happen in each step."""

    scenes: tuple[Scene, ...]
    stories: Sequence[Sequence[Event]]
    menus: dict[str, tuple[MenuEntry, ...]]
    """What can be jumped to, by language."""

    @property
    def last(self) -> int:
        """The number of the last scene."""
        return len(self.scenes) - 1

    @property
    def boards(self) -> list[int]:
        """The numbers of the scenes that are boards."""
        return [n for n, scene in enumerate(self.scenes) if scene.page is None]

    @property
    def watchable(self) -> bool:
        """Whether the game has parts that are shown step by step."""
        return len(self.boards) < len(self.scenes)

    @property
    def winding(self) -> bool:
        """Whether any of these parts has several steps, which somebody may want to skip."""
        return any(one.page and other.page for one, other in pairwise(self.scenes))

    def story(self, step: int) -> list[Event]:
        """All that everybody saw up to a step."""
        return list(chain.from_iterable(self.stories[: step + 1]))


def reel_of(game: str, stories: Sequence[Sequence[Event]]) -> Reel:
    """The scenes of a game: each board, after the game's own steps of what led to it."""
    shown = presenter(game)
    pages = shown.steps(stories) if isinstance(shown, Replayer) else [()] * len(stories)
    scenes = [
        scene
        for step, parts in enumerate(pages)
        for scene in (*(Scene(step, page) for page in parts), Scene(step))
    ]
    return Reel(tuple(scenes), stories, {})


async def watchable(tables: Tables, table: Table) -> bool:
    """Whether everybody has seen a part of a game that can be watched again."""
    shown = presenter(table.game)
    if not isinstance(shown, Replayer):
        return False
    look = await tables.look(table.id, None, last=None)
    return any(shown.steps([look.story]))


class Replays:
    """Shows games again, to whoever asks and may see them."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    # Parts of a game

    async def watch(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Show the pressing person alone a part of the game again, as everybody saw it."""
        look = await self._bot.tables.look(address.table, None, last=None)
        shown, words = presenter(look.table.game), reader(interaction)
        if not isinstance(shown, Replayer):
            raise OldControl
        page = address.page + ".".join(values)
        players, voice = names(look.table, words), look.table.commitment
        screen = shown.replay(look.view, players, words, story=look.story, page=page, voice=voice)
        frame = Frame(look.table.id, act=Act.REPLAY)
        letter = await dress(PrivateLetter, screen, frame)
        return Updated(letter) if address.act is Act.REPLAY else Answered(letter)

    async def details(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """Say to the pressing person alone what a board's picture shows."""
        del values
        look = await self._bot.tables.look(address.table, None, last=0)
        words, table = reader(interaction), look.table
        board = presenter(table.game).board(look.view, names(table, words), words)
        if not board.details:
            raise OldControl
        screen = Screen(board.title, fields=board.details, colour=board.colour)
        frame = Frame(table.id, head=game_name(table, words))
        return Answered(await dress(PrivateLetter, screen, frame))

    # Whole games

    async def step(self, interaction: Interaction, address: Address, values: Values) -> Reply:
        """A scene of a game: the one that a button, a menu or a typed number names."""
        words = reader(interaction)
        ask, _, last = address.page.partition(":")
        if ask == "ask" and not values:
            # Without a look at the game: a window can only be opened at once.
            line = Line(words("replay-form", steps=last or "…"), longest=6)
            return Asked(Form(words("replay-jump"), address, (line,)))
        number = address.revision
        if values:
            number = int(values[0]) if values[0].strip().isdecimal() else number
        letter = await self.shown(interaction, address.table, number)
        return Answered(letter) if address.act is Act.REEL_OPEN else Updated(letter)

    async def shown(self, interaction: Interaction, table_id: str, number: int) -> PrivateLetter:
        """A scene as spectators saw it, the nearest one that there is, with the way to others.

        Raises:
            Elsewhere: the person may not look into that table.
            TableRunning, TableClosed, NotReplayable: there is nothing to step through.
        """
        words = reader(interaction)
        table = await visible(self._bot.tables, interaction, table_id)
        reel = await self._reel(table)
        number = max(0, min(number, reel.last))
        screen = await self._screen(table, reel, number, words)
        title = words("replay-title", title=screen.title, step=number, steps=reel.last)
        frame = Frame(
            table_id,
            footer=words("replay-footer", table=table_id, game=game_name(table, words)),
            rows=(
                _ways(table_id, reel, number, words),
                *await self._menu(table, reel, number, words),
                _beside(table, reel, number, words),
            ),
        )
        plain_screen = replace(screen, title=fit(title, TITLE), rows=())
        return await dress(PrivateLetter, plain_screen, frame)

    async def _reel(self, table: Table) -> Reel:
        stories = await self._bot.tables.archive.stories(table.id)
        reel = self._reels.pop(table.id, None) or reel_of(table.game, stories)
        self._reels[table.id] = reel
        while len(self._reels) > _REELS:
            self._reels.popitem(last=False)
        return reel

    async def _screen(self, table: Table, reel: Reel, number: int, words: Words) -> Screen:
        """What is seen in a scene."""
        scene = reel.scenes[number]
        moment = await self._bot.tables.archive.frame(table.id, scene.step)
        shown, players = presenter(table.game), names(table, words)
        if scene.page is not None and isinstance(shown, Replayer):
            story, voice = reel.story(scene.step), table.commitment
            return shown.replay(
                moment.view, players, words, story=story, page=scene.page, voice=voice
            )
        if moment.step == moment.steps:
            return shown.result(moment.view, players, words, story=moment.story)
        return shown.board(moment.view, players, words, story=moment.story).spelled_out()

    async def _menu(
        self, table: Table, reel: Reel, number: int, words: Words
    ) -> tuple[Choose, ...]:
        """Up to 25 scenes spread over the whole game, with what they are called.

        Boards only, where there are more scenes than fit.
        """
        listed = reel.boards if len(reel.scenes) > ENTRIES else range(len(reel.scenes))
        if len(listed) <= _FEW:
            return ()
        if words.language not in reel.menus:
            last = len(listed) - 1
            places = sorted({round(last * n / (ENTRIES - 1)) for n in range(ENTRIES)})
            entries: list[MenuEntry] = []
            for each in (listed[place] for place in places):
                title = (await self._screen(table, reel, each, words)).title
                label = words("replay-entry", step=each, title=bare(title))
                entries.append(MenuEntry(fit(label, ENTRY_TEXT), "", str(each)))
            reel.menus[words.language] = tuple(entries)
        at = Address(Act.REEL, table.id, number, page="to")
        return (Choose(words("replay-menu"), reel.menus[words.language], at),)


def _ways(table_id: str, reel: Reel, number: int, words: Words) -> Row:
    """To the start, one back, one on, to the end, or to a step of one's choice."""
    last = reel.last

    def to(label: str, goal: int, style: Style = "secondary") -> Key:
        address = Address(Act.REEL, table_id, goal, page=label)
        return Key(words(f"replay-{label}"), address, style, disabled=goal == number)

    return (
        to("start", 0),
        to("back", max(0, number - 1)),
        to("on", min(last, number + 1), "primary"),
        to("end", last),
        Key(words("replay-jump"), Address(Act.REEL, table_id, number, page=f"ask:{last}")),
    )


def _beside(table: Table, reel: Reel, number: int, words: Words) -> Row:
    """Past what is shown step by step, to parts of one's choice, and what else there is of it."""
    row: list[Key | Link] = []
    if reel.winding:
        board = next((n for n in reel.boards if n > number), number)
        skip = Address(Act.REEL, table.id, board, page="skip")
        row.append(Key(words("replay-skip"), skip, disabled=board - number <= 1))
    if reel.watchable:
        row.append(Key(words("key-watch"), Address(Act.WATCH, table.id)))
    row.append(Key(words("key-record"), Address(Act.RECORD, table.id)))
    if link := board_link(table):
        row.append(Link(words("key-board"), link))
    return tuple(row)
