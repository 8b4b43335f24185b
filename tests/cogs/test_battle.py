"""Battles of the Grail War in Discord, fought by pressing what is shown."""

from __future__ import annotations

import random

import pytest

from cogs.war_commands import found, matches, servant_line
from engine.grail_war.game import GrailWarGame
from engine.kernel import verify
from render.words import Words
from tables.model import Status, Table
from tests.script import Player, play
from tests.simcord_stage import SimcordStage
from tests.stage import Shown

pytestmark = [pytest.mark.timeout(400), pytest.mark.usefixtures("no_painting")]

AGAINST = {"opponents-servant": "jing_ke"}


async def begun(stage: SimcordStage, who: str = "ann", **options: object) -> Shown:
    """The board of a battle."""
    announced = await stage.slash(who, "battle", **options)
    await stage.env.settle()
    return await board_of(stage, announced)


async def board_of(stage: SimcordStage, announced: Shown) -> Shown:
    """The board, among the messages in which the battle is told."""
    last = await stage.board(announced)
    posted = await stage.messages("ann", last.channel_id)
    return next(each for each in posted if each.ids("hand"))


async def table_of(stage: SimcordStage, who: str = "ann") -> Table:
    (table,) = await stage.tables.mine(stage.people[who].id)
    return table


async def test_a_duel_against_the_bot(stage: SimcordStage) -> None:
    board = await begun(stage, servant="roland", masters="random")
    table = await table_of(stage)
    first = await stage.click("ann", board, board.ids("hand")[0])
    assert "Watch the fights again" not in (*board.labels, *first.labels)
    ann = Player("ann", random.Random(1))
    played = await play(stage, board, [ann])
    assert ann.looks > 5
    assert "Roland" in played.board.words
    film = await stage.click("ann", played.board, played.board.ids("reels")[0])
    reel = (await stage.tables.archive.frame(table.id, 0)).steps
    steps = int(film.embeds[0]["title"].rsplit("/", 1)[1])
    assert steps > reel, "there is a step for every slot"
    slot = await stage.click("ann", film, film.button("Next ▶")["custom_id"])
    assert f"slot 1/10 · step 1/{steps}" in slot.embeds[0]["title"]
    assert "Watch the fights again" in slot.labels
    board = await stage.click("ann", slot, slot.button("Skip ahead ⏩")["custom_id"])
    assert "slot 1/10" not in board.embeds[0]["title"]
    finished = await stage.tables.table(table.id)
    assert finished.status is Status.FINISHED
    verify(stage.tables.house.games["grail_war"], await stage.tables.record(table.id))


async def test_a_duel_between_two_persons_with_rematch(stage: SimcordStage) -> None:
    announced = await stage.slash("ann", "battle", opponent="ben", servant="roland", **AGAINST)
    assert "Grail War" in announced.words
    await stage.click("ben", announced, announced.button("Accept")["custom_id"])
    await stage.env.settle()
    board = await board_of(stage, announced)
    table = await table_of(stage)
    players = [Player("ann", random.Random(2)), Player("ben", random.Random(3))]
    played = await play(stage, board, players)
    assert played.board.files == ("result.png",)
    assert all(player.looks for player in players)
    finished = await stage.tables.table(table.id)
    verify(stage.tables.house.games["grail_war"], await stage.tables.record(table.id))
    asked = await stage.click("ben", played.board, played.board.ids("re")[0])
    assert asked.private
    await stage.click("ann", played.board, played.board.ids("re")[0])
    (again,) = [
        each for each in await stage.tables.mine(stage.people["ben"].id) if each.id != finished.id
    ]
    assert again.status is Status.PLAYING
    # Whoever asks for a rematch sits first; everybody keeps the servant.
    assert [seat.name for seat in again.seats] == ["ben", "ann"]
    assert again.options["servants"] == ["jing_ke", "roland"]


async def test_tiles_are_in_no_public_message_before_they_are_shown(stage: SimcordStage) -> None:
    """Ann lays her whole plan; nothing that others see changes by it."""
    announced = await stage.slash("ann", "battle", opponent="ben", servant="roland", **AGAINST)
    await stage.click("ben", announced, announced.button("Accept")["custom_id"])
    await stage.env.settle()
    board = await board_of(stage, announced)
    before = len(stage.env.http_requests)
    ann = Player("ann", random.Random(4))
    assert await ann.open(stage, board)
    while ann.asked:
        await ann.press(stage)
    assert ann.decisions
    await stage.env.settle()
    public = [
        repr(each.json)
        for each in stage.env.http_requests[before:]
        if "/messages" in each.path and "/webhooks" not in each.path
    ]
    names = ("Heavy", "Counter", "Flurry", "Critical", "Charge", "Durandal", "Oliphant", "burst")
    assert public, "the board says that only ben is awaited"
    for sent in public:
        assert not any(name in sent for name in names)
    ben = Player("ben", random.Random(5))
    await ben.open(stage, board)
    assert "Durandal" not in ben.read[-1]


async def test_a_brawl_of_three_with_an_intruder(stage: SimcordStage) -> None:
    stage.speaks("ann", "ko")
    announced = await stage.slash("ann", "battle", sides=3)
    await stage.env.settle()
    lobby = await stage.again("ann", announced)
    assert "of 7 seats" in lobby.alts
    panel = await stage.click("ann", lobby, lobby.ids("opt")[0])
    panel = await stage.choose("ann", panel, panel.ids("set")[0], ["intruder"])
    menu = panel.ids("set")[0]
    panel = await stage.choose("ann", panel, menu, [panel.values(menu)[1]])
    lobby = await stage.again("ann", lobby)
    assert "of 3 seats" in lobby.alts
    lobby = await stage.lobby("ben", lobby, lobby.ids("join")[0])
    lobby = await stage.lobby("ann", lobby, lobby.ids("bots")[0])
    await stage.pressed("ann", lobby, lobby.ids("go")[0])
    await stage.env.settle()
    board = await board_of(stage, lobby)
    table = await table_of(stage)
    players = [Player("ann", random.Random(6)), Player("ben", random.Random(7))]
    played = await play(stage, board, players)
    assert played.board.files == ("result.png",)
    record = await stage.tables.record(table.id)
    verify(stage.tables.house.games["grail_war"], record)
    assert (await stage.tables.table(table.id)).options["intruder"] is True


async def test_a_brawl_between_computers_and_one_person(stage: SimcordStage) -> None:
    announced = await stage.slash("ann", "battle", sides=5)
    await stage.env.settle()
    lobby = await stage.again("ann", announced)
    for _ in range(2):
        lobby = await stage.lobby("ann", lobby, lobby.ids("bots")[0])
    await stage.pressed("ann", lobby, lobby.ids("go")[0])
    await stage.env.settle()
    board = await board_of(stage, lobby)
    played = await play(stage, board, [Player("ann", random.Random(8))])
    assert played.board.files == ("result.png",)


async def test_servants_are_found_in_both_languages(stage: SimcordStage) -> None:
    game = stage.tables.house.games["grail_war"]
    assert isinstance(game, GrailWarGame)
    catalog = game.catalog
    assert (
        found(catalog, "롤랑") == found(catalog, "Roland") == found(catalog, "roland") == "roland"
    )
    assert found(catalog, "nobody at all") == "nobody at all"
    hits = [key for key, sheet in catalog.servants.items() if matches(catalog, sheet, "세이버")]
    assert hits == [key for key, sheet in catalog.servants.items() if sheet.cls == "saber"]
    assert all(matches(catalog, sheet, "") for sheet in catalog.servants.values())
    line = servant_line(catalog, catalog.servants["roland"], Words("ko"))
    assert line.startswith("롤랑 (세이버)")


async def test_a_servant_nobody_knows_is_refused(stage: SimcordStage) -> None:
    said = await stage.slash("ann", "battle", servant="nobody at all")
    assert await stage.tables.mine(stage.people["ann"].id) == []
    assert said.words


async def test_whoever_presses_reads_what_the_picture_shows(stage: SimcordStage) -> None:
    board = await begun(stage, servant="roland")
    assert "Roland" in board.alts
    assert "Roland" not in board.words
    (details,) = board.ids("fact")
    read = await stage.click("cho", board, details)
    assert read.private
    assert "Roland" in read.words
    assert "Grail War" in read.embeds[0]["author"]["name"]
