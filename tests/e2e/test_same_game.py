"""One script, two stages: SimCord and the sandbox must show the same game."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import pytest

import cogs.letters
from cogs.bot import Ruler
from cogs.settings import Settings
from tables.library import load_games
from tables.service import Tables
from tables.storage import open_database
from tests.e2e.stage import PEOPLE, SandboxStage, sandbox_stage
from tests.e2e.transcript import Recorded
from tests.known_deals import known_deals
from tests.script import Player, play
from tests.simcord_stage import PatientEnv, StillClock, Time, set_stage
from tests.stage import Shown, Stage

KNOWN_DEALS = ("-m", "tests.known_deals")
SEED = "fuyuki"
ROUNDS = 3
"""Of a war that people give up after a while: those that came to their end."""
MESSAGES = 7 * (2 + 1) - 2 + 1 + 1
"""Of a tournament of four: each round's matches and standings, the final, and the board.

Twice the computer players meet, of which only the standings tell."""


async def script(stage: Stage) -> Recorded:
    """Two people play a duel to its end and begin another; a third reads along."""
    recorded = Recorded(stage)
    await recorded.slash("cho", "tables")
    await recorded.slash("ann", "rules")
    challenge = await recorded.slash("ann", "gate", opponent="ben", deal="preset")
    await recorded.click("cho", challenge, challenge.ids("ok")[0])
    await recorded.click("ben", challenge, challenge.ids("ok")[0])
    board = (await recorded.messages("ann", challenge.id))[-1]
    await recorded.click("cho", board, board.ids("hand")[0])
    players = [Player("ann", random.Random(20)), Player("ben", random.Random(21))]
    played = await play(recorded, board, players)
    asked = await recorded.click("ann", played.board, played.board.ids("re")[0])
    assert asked.private
    again = (await recorded.messages("ben", challenge.id))[-1]
    await recorded.click("ben", again, again.ids("no")[0])
    await looked_up(recorded, played.board)
    await recorded.slash("ann", "tables")
    await recorded.messages("cho")
    await recorded.messages("cho", challenge.id)
    return recorded


async def looked_up(recorded: Recorded, over: Shown) -> None:
    """What people look up after a game, the finished one and all the rest."""
    film = await recorded.click("cho", over, over.ids("reels")[0])
    film = await recorded.click("cho", film, film.button("Next ▶")["custom_id"])
    film = await recorded.click("cho", film, film.button("End ⏭")["custom_id"])
    assert film.button("Next ▶")["disabled"]
    file = await recorded.click("cho", over, over.ids("rec")[0])
    assert file.files[0].endswith(".json")
    board = await recorded.slash("ben", "leaderboard")
    await recorded.click("cho", board, board.ids("ranks")[-1])
    listed = await recorded.stage.slash("ann", "history")  # which tells the day
    assert listed.ids("past")
    await recorded.slash("ann", "profile")
    card = await recorded.slash("cho", "card", name="domination:emiya")
    await recorded.choose("cho", card, card.ids("card")[0], ["rho_aias"])
    await recorded.slash("cho", "rules", topic="gate/board")
    await recorded.slash("cho", "help")


async def tournament(stage: Stage) -> Recorded:
    """Two people and two computer players in a tournament; a third person reads all of it."""
    recorded = Recorded(stage)
    board = await gathered(recorded, "challengers", computers=2)
    players = [Player("ann", random.Random(22)), Player("ben", random.Random(23))]
    await play(recorded, board, players)
    posted = await recorded.told("cho", board.channel_id, MESSAGES)
    match = next(each for each in posted if each.ids("see") and not each.ids("re"))
    film = await recorded.click("cho", match, match.ids("see")[0])
    await recorded.click("cho", film, film.ids("film")[0])
    return recorded


@dataclass
class Weary(Player):
    """Somebody who gives up after some decisions."""

    patience: int = 12

    async def press(self, stage: Stage) -> None:
        if self.decisions < self.patience:
            await super().press(stage)
            return
        sure = await stage.slash(self.who, "concede")
        self.panel = await stage.click(self.who, sure, sure.ids("gg")[0])


async def war(stage: Stage) -> Recorded:
    """Two people and a computer player in a Grail War; a third person reads how each round went."""
    recorded = Recorded(stage)
    board = await gathered(recorded, "domination", computers=1)
    players = [Weary("ann", random.Random(24)), Weary("ben", random.Random(25))]
    played = await play(recorded, board, players)
    await recorded.told("cho", board.channel_id, ROUNDS + 1)
    await recorded.click("ben", played.board, played.board.ids("re")[0])
    await recorded.slash("cho", "leaderboard", game="domination")
    return recorded


async def gathered(recorded: Recorded, command: str, computers: int) -> Shown:
    """The board of a game that Ann opens and Ben joins, with so many computer players."""
    announced = await recorded.stage.slash("ann", command)  # its buttons come sooner or later
    lobby = await recorded.once("ann", announced, "join")
    lobby = await recorded.lobby("ben", lobby, lobby.ids("join")[0])
    for _ in range(computers):
        lobby = await recorded.lobby("ann", lobby, lobby.button("+ Computer")["custom_id"])
    await recorded.lobby("ann", lobby, lobby.ids("go")[0])
    return (await recorded.messages("ann", lobby.id))[-1]


Script = Callable[[Stage], Awaitable[Recorded]]


async def on_simcord(folder: Path, monkeypatch: pytest.MonkeyPatch, script: Script) -> Recorded:
    async def paint(svg: str, width: int) -> bytes:
        return b"a picture"

    monkeypatch.setattr(cogs.letters, "paint", paint)
    time = Time(datetime(2026, 1, 1, 12, tzinfo=UTC))
    new_seed, new_id = known_deals(SEED)
    async with open_database(f"sqlite+aiosqlite:///{folder / 'simcord.db'}") as database:
        tables = Tables(database, load_games(), now=time, new_seed=new_seed, new_id=new_id)
        bot = Ruler(Settings(), tables, StillClock())
        env = PatientEnv(bot)
        await env.start()
        try:
            stage = await set_stage(env, bot, time, monkeypatch, names=PEOPLE)
            recorded = await script(stage)
            await env.settle()
            assert stage.request_faults() == []
            env.raise_errors()
        finally:
            await env.shutdown()
    return recorded


async def a_duel(stage: SandboxStage) -> Recorded:
    """The duel, and what it costs to decide and to look ahead."""
    recorded = await script(stage)
    assert len(stage.costs["do"]) > 20
    assert max(stage.costs["do"]) == 2
    assert max(stage.costs["ah"]) == 1
    return recorded


def same(here: Recorded, there: Recorded) -> None:
    for one, other in zip(here.lines, there.lines, strict=False):
        assert one == other
    assert len(here.lines) == len(there.lines)


async def test_the_same_game_on_simcord_and_on_the_sandbox(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await on_simcord(tmp_path, monkeypatch, script)
    async with sandbox_stage(tmp_path, *KNOWN_DEALS, SEED) as stage:
        there = await a_duel(stage)
    assert len(here.lines) > 60
    same(here, there)


async def test_the_same_tournament_on_simcord_and_on_the_sandbox(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await on_simcord(tmp_path, monkeypatch, tournament)
    async with sandbox_stage(tmp_path, *KNOWN_DEALS, SEED) as stage:
        there = await tournament(stage)
    assert len(here.lines) > 2 * 7 * 3 + MESSAGES
    same(here, there)


@pytest.mark.timeout(900)
async def test_the_same_war_on_simcord_and_on_the_sandbox(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await on_simcord(tmp_path, monkeypatch, war)
    async with sandbox_stage(tmp_path, *KNOWN_DEALS, SEED) as stage:
        there = await war(stage)
    assert len(here.lines) > 60
    same(here, there)
