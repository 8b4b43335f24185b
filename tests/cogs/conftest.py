"""A bot on SimCord with a database of its own, and pictures that cost nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from simcord.env import Env

import cogs.letters
from cogs.bot import Ruler
from cogs.settings import Settings
from render.words import Words
from tables.library import load_games
from tables.service import Tables
from tables.storage import Database, open_database
from tests.cogs.plain import PlainPresenter
from tests.simcord_stage import PatientEnv, SimcordStage, StillClock, Time, set_stage

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c49444154789c6360606000000004000160e8a3a60000000049454e44ae426082"
)


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture
def no_painting(monkeypatch: pytest.MonkeyPatch) -> None:
    async def paint(svg: str, width: int) -> bytes:
        del svg, width
        return PIXEL

    monkeypatch.setattr(cogs.letters, "paint", paint)


@pytest.fixture
def time() -> Time:
    return Time(datetime(2026, 1, 1, 12, tzinfo=UTC))


@pytest.fixture(scope="session")
def games() -> dict[str, Any]:
    return load_games()


@pytest_asyncio.fixture
async def database(new_database: Path) -> AsyncIterator[Database]:
    async with open_database(f"sqlite+aiosqlite:///{new_database}") as opened:
        yield opened


@pytest.fixture
def rebuild(database: Database, games: dict[str, Any], time: Time) -> Callable[[], Ruler]:
    """Makes a new bot on the same database, as a restart does. Its deals are always the same."""
    deals = count()

    def build() -> Ruler:
        tables = Tables(database, games, now=time, new_seed=lambda: f"{next(deals):064}")
        return Ruler(Settings(), tables, StillClock())

    return build


@pytest.fixture
def bot(rebuild: Callable[[], Ruler], no_painting: None) -> Ruler:
    return rebuild()


@pytest_asyncio.fixture
async def env(bot: Ruler) -> AsyncIterator[Env]:
    opened = PatientEnv(bot)
    await opened.start()
    try:
        yield opened
    finally:
        await opened.shutdown()


@pytest_asyncio.fixture
async def stage(
    env: Env, bot: Ruler, time: Time, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[SimcordStage]:
    opened = await set_stage(env, bot, time, monkeypatch)
    yield opened
    await env.settle()
    assert opened.request_faults() == []
    env.raise_errors()


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Screens as plain as can be, for tests that are not about what a game looks like."""
    for module in ("board", "panels", "replays"):
        monkeypatch.setattr(f"cogs.{module}.presenter", lambda game: PlainPresenter())
