"""Chapters: each is posted once, edited while it grows, and left alone when it is gone."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from cogs.bot import Ruler
from cogs.chapters import MOST_AT_ONCE, Chapters
from cogs.letters import PublicLetter
from cogs.outcome import Delivered, Failed, Outcome, Reason
from render.panel import Ahead, Button, Page, Screen, ScreenFault
from render.presenter import Chapter
from tables.chapters import Posted
from tables.model import Look, Status, Table
from tests.cogs.test_boards import THREAD, a_table
from tests.cogs.test_lobbies import begun, opened, press, table_of
from tests.script import Player, play
from tests.simcord_stage import SimcordStage
from tests.stage import Shown


class Storyteller:
    """Tells what it is given."""

    def __init__(self) -> None:
        self.told: Collection[str] = ()
        self.now: list[Chapter] = []

    def chapters(self, view: Any, players: Any, words: Any, **more: Any) -> list[Chapter]:
        assert more["voice"] == "0" * 64
        self.told = more["told"]
        return [each for each in self.now if each.key not in self.told]


class FakeTables:
    def __init__(self) -> None:
        self.now = a_table()
        self.kept: dict[str, Posted] = {}
        self.chapters = self

    async def table(self, table_id: str) -> Table:
        return self.now

    async def look(self, table_id: str, user_id: int | None, *, last: int | None) -> Look:
        assert (user_id, last) == (None, None)
        return Look(self.now, None, self.now.revision, "what all may see", None, [])

    async def of(self, table_id: str) -> dict[str, Posted]:
        return dict(self.kept)

    async def keep(self, table_id: str, posted: Posted) -> None:
        self.kept[posted.key] = posted


class FakePublisher:
    def __init__(self) -> None:
        self.calls: list[tuple[str, int, str]] = []
        self.answers: list[Outcome] = []
        self.occasions: list[str] = []

    async def post(self, channel: int, letter: PublicLetter, occasion: str) -> Outcome:
        self.occasions.append(occasion)
        return self._call("post", channel, letter, Delivered(channel, 100 + len(self.occasions)))

    async def edit(self, channel: int, message: int, letter: PublicLetter) -> Outcome:
        return self._call("edit", message, letter, Delivered(channel, message))

    def _call(self, name: str, where: int, letter: PublicLetter, made: Outcome) -> Outcome:
        assert letter.pings == ()
        self.calls.append((name, where, letter.embeds[0].title or ""))
        return self.answers.pop(0) if self.answers else made


class World:
    def __init__(self) -> None:
        self.tables: Any = FakeTables()
        self.publisher: Any = FakePublisher()
        self.teller = Storyteller()
        self.chapters = Chapters(self.publisher, self.tables)
        self.enough = False

    async def told(self, *chapters: Chapter) -> Outcome | None:
        self.teller.now = list(chapters)
        self.publisher.calls.clear()
        return await self.chapters.tell("k7m2xq4p", lambda: self.enough)

    @property
    def calls(self) -> list[tuple[str, int, str]]:
        return self.publisher.calls


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    made = World()
    monkeypatch.setattr("cogs.chapters.presenter", lambda game: made.teller)
    return made


def chapter(key: str, text: str = "", *, grows: bool = False) -> Chapter:
    return Chapter(key, Screen(text or key), grows)


async def test_each_chapter_is_posted_once_and_in_order(world: World) -> None:
    await world.told(chapter("one"), chapter("two"))
    assert world.calls == [("post", THREAD, "one"), ("post", THREAD, "two")]
    assert world.publisher.occasions == ["k7m2xq4p/one", "k7m2xq4p/two"]
    await world.told(chapter("one"), chapter("two"), chapter("three"))
    assert world.calls == [("post", THREAD, "three")]
    assert world.teller.told == {"one", "two"}, "what stands need not be made again"


async def test_one_that_grows_is_edited_until_it_is_whole(world: World) -> None:
    await world.told(chapter("one", "a", grows=True))
    await world.told(chapter("one", "a", grows=True))
    assert world.calls == []
    await world.told(chapter("one", "b", grows=True), chapter("two"))
    assert world.calls == [("edit", 101, "b"), ("post", THREAD, "two")]
    await world.told(chapter("one", "c"))
    assert world.calls == [("edit", 101, "c")]
    await world.told(chapter("one", "d"))
    assert world.calls == []


@pytest.mark.parametrize("reason", [Reason.MESSAGE_GONE, Reason.CHANNEL_GONE])
async def test_one_that_was_taken_away_stays_away(world: World, reason: Reason) -> None:
    await world.told(chapter("one", "a", grows=True))
    world.publisher.answers = [Failed(reason, 1)]
    await world.told(chapter("one", "b", grows=True), chapter("two"))
    assert world.calls == [("edit", 101, "b"), ("post", THREAD, "two")]
    await world.told(chapter("one", "c", grows=True), chapter("two"))
    assert world.calls == []


async def test_a_lost_thread_is_left_to_the_board(world: World) -> None:
    world.publisher.answers = [Failed(Reason.CHANNEL_GONE, 10003)]
    assert isinstance(await world.told(chapter("one"), chapter("two")), Failed)
    assert len(world.calls) == 1
    world.tables.now = replace(world.tables.now, thread_id=None, channel_id=77)
    await world.told(chapter("one"), chapter("two"))
    assert world.calls == [("post", 77, "one"), ("post", 77, "two")]


@pytest.mark.parametrize("reason", [Reason.BUSY, Reason.DOWN, Reason.FORBIDDEN])
async def test_what_fails_for_now_is_told_later(world: World, reason: Reason) -> None:
    world.publisher.answers = [Failed(reason, 1)]
    outcome = await world.told(chapter("one"), chapter("two"))
    assert outcome == Failed(reason, 1)
    await world.told(chapter("one"), chapter("two"))
    assert [title for _, _, title in world.calls] == ["one", "two"]


async def test_one_that_may_not_be_edited_for_a_while_is_edited_later(world: World) -> None:
    await world.told(chapter("one", "a", grows=True))
    world.publisher.answers = [Failed(Reason.TOO_OLD, 30046)]
    await world.told(chapter("one", "b", grows=True), chapter("two"))
    assert [title for _, _, title in world.calls] == ["b", "two"]
    await world.told(chapter("one", "c"))
    assert world.calls == [("edit", 101, "c")]


async def test_what_discord_refuses_stops_no_other(world: World) -> None:
    world.publisher.answers = [Failed(Reason.REFUSED, 50035)]
    await world.told(chapter("one"), chapter("two"))
    await world.told(chapter("one"), chapter("two"))
    assert world.calls == []
    assert world.tables.kept["one"].message_id is None
    assert world.tables.kept["two"].message_id == 102


@pytest.mark.parametrize("reason", [Reason.CHANNEL_GONE, Reason.LOCKED])
async def test_where_nothing_can_be_posted_the_board_moves_first(
    world: World, reason: Reason
) -> None:
    world.publisher.answers = [Failed(reason, 0)]
    await world.told(chapter("one"))
    assert world.tables.kept == {}
    world.calls.clear()
    await world.told(chapter("one"))
    assert world.calls == [("post", THREAD, "one")]


async def test_a_newer_board_goes_first(world: World) -> None:
    world.enough = True
    await world.told(chapter("one"), chapter("two"), chapter("three"))
    assert [title for _, _, title in world.calls] == ["one"]
    await world.told(chapter("one"), chapter("two"), chapter("three"))
    assert [title for _, _, title in world.calls] == ["two"]


async def test_no_place_is_flooded(world: World) -> None:
    many = [chapter(f"c{n}") for n in range(MOST_AT_ONCE + 5)]
    await world.told(*many)
    assert [title for _, _, title in world.calls] == [f"c{n}" for n in range(5, MOST_AT_ONCE + 5)]
    await world.told(*many)
    assert world.calls == []


@pytest.mark.parametrize("status", [Status.OPEN, Status.ABORTED, Status.DECLINED])
async def test_only_games_that_are_or_were_played_are_told(world: World, status: Status) -> None:
    world.tables.now = replace(world.tables.now, status=status)
    await world.told(chapter("one"))
    world.tables.now = replace(world.tables.now, status=Status.PLAYING, message_id=None)
    await world.told(chapter("one"))
    assert world.calls == []
    world.tables.now = a_table(status=Status.FINISHED)
    await world.told(chapter("one"))
    assert len(world.calls) == 1


def test_only_buttons_that_turn_a_page_stand_under_a_chapter() -> None:
    Chapter("one", Screen("one", rows=((Button("see", Page("3.0")),),)))
    with pytest.raises(ScreenFault):
        Chapter("one", Screen("one", rows=((Button("do", Ahead(((0,),))),),)))


# A whole tournament


def told(posted: list[Shown]) -> list[str]:
    """The titles of the messages that are no boards."""
    public = [each for each in posted if each.embeds and not each.private]
    return [each.embeds[0]["title"] for each in public if not _board(each)]


def _board(message: Shown) -> bool:
    return bool(message.ids("hand") or message.ids("re"))


@pytest.mark.timeout(240)
async def test_a_tournament_is_told_match_by_match(
    stage: SimcordStage, rebuild: Callable[[], Ruler]
) -> None:
    lobby = await opened(stage)
    for _ in range(3):
        lobby = await press(stage, "ann", lobby, "+ Computer")
    board = await begun(stage, lobby)
    ann = Player("ann", random.Random(4))
    await ann.open(stage, board)
    while not (await stage.tables.table((await table_of(stage)).id)).result and ann.asked:
        await ann.press(stage)
        if len(told(await stage.messages("ben", board.channel_id))) == 2:
            break
    await stage.restart(rebuild)
    await stage.env.settle()
    after_one_round = told(await stage.messages("ben", board.channel_id))
    assert len(after_one_round) == 2, "ann's match and the standings, and nothing twice"
    played = await play(stage, board, [ann])
    assert played.board.files == ("result.png",)
    posted = await stage.messages("ben", board.channel_id)
    assert len(told(posted)) == 7 * 2 + 1
    assert len(set(told(posted))) == 7 * 2 + 1
    matches = [each for each in posted if each.files == ("match.png",) and not each.private]
    assert len(matches) == 7 + 1, "those of the computers are told in the standings"
    film = await stage.click("ben", matches[3], matches[3].ids("see")[0])
    assert film.private
    assert matches[3].embeds[0]["title"].split(" · ")[1] in film.words


@dataclass
class Asked(Player):
    """A player who looks at the thread whenever a choice inside a match is asked."""

    running: list[str] = field(default_factory=list)
    place: int = 0

    async def press(self, stage: Any) -> None:
        assert self.panel is not None
        if "/preferences" in self.panel.words:
            self.running += [
                each.words
                for each in await stage.messages("cho", self.place)
                if "goes on" in each.words
            ]
        await super().press(stage)


@pytest.mark.timeout(240)
async def test_a_match_grows_with_the_choices_inside_it(stage: SimcordStage) -> None:
    for who in ("ann", "ben"):
        await stage.tables.settings.change_person(stage.people[who].id, automatic=False)
    lobby = await press(stage, "ben", await opened(stage), "Join")
    board = await begun(stage, lobby)
    players = [
        Asked(who, random.Random(seed), place=board.channel_id)
        for who, seed in (("ann", 8), ("ben", 9))
    ]
    await play(stage, board, list(players))
    grown = [title for player in players for title in player.running]
    assert grown
    assert all("has a choice to make" in each for each in grown)
    posted = await stage.messages("ben", board.channel_id)
    assert not any("goes on" in each.words for each in posted)
    titles = told(posted)
    assert len(set(titles)) == len(titles)
    assert titles[0].startswith("Round 1 · ")
    assert titles[1] == "After round 1"


@pytest.mark.timeout(240)
async def test_what_is_deleted_stays_away_and_the_story_follows_the_board(
    stage: SimcordStage,
) -> None:
    """First somebody deletes a chapter, then the whole thread."""
    board = await begun(stage, await opened(stage))
    place = board.channel_id
    ann = Player("ann", random.Random(4))

    async def round_played(where: int, count: int) -> list[Shown]:
        await ann.open(stage, board)
        while ann.asked and len(told(await stage.messages("ben", where))) < count:
            await ann.press(stage)
        return await stage.messages("ben", where)

    first = await round_played(place, 2)
    match = next(each for each in first if each.ids("see") and not _board(each))
    stage.env.backend.delete_message(place, match.id)
    second = await round_played(place, 3)
    assert sorted(told(second)) == ["After round 1", "After round 2", "Round 2 · ann – Robot"]

    stage.env.backend.delete_channel(place)
    await stage.env.settle()
    (board,) = [each for each in await stage.messages("ben") if each.ids("hand")]
    third = await round_played(board.channel_id, 2)
    assert sorted(told(third)) == ["After round 3", "Round 3 · ann – Robot"]
