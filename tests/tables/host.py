"""A host for tests: a file, the tables on it, a clock that only moves when told."""

from __future__ import annotations

import itertools
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from engine.kernel import Agent, Decision, Game, Positions
from tables.model import Person, Publication, Table
from tables.service import Tables
from tables.storage import Database, open_database
from tests.kernel.toys import AuctionGame

ANNA = Person(1, "Anna", "en")
BORA = Person(2, "보라", "ko")
CARL = Person(3, "Carl", "en")
START = datetime(2026, 1, 1, tzinfo=UTC)
TURN = timedelta(minutes=10)
CHALLENGE = timedelta(minutes=15)


class Last:
    """Picks the last options; tells that it was asked by leaving the default alone."""

    def choose(self, decision: Decision, look: object) -> Positions:
        count = len(decision.options)
        return tuple(range(count - decision.least, count))


def make_agent(name: str, game: Game[Any, Any], seed: str) -> Agent:
    assert name == "heuristic"
    return Last()


class Host:
    def __init__(self, file: Path, game: AuctionGame | None = None) -> None:
        self.file = file
        self.now = START
        self.game = game or AuctionGame()
        self.heard: list[Publication] = []
        self.make_agent = make_agent
        self.limit = 20
        self._seeds = (f"{n:064x}" for n in itertools.count(1))
        self._stack = AsyncExitStack()
        self.database: Database
        self.tables: Tables

    @property
    def url(self) -> str:
        return f"sqlite+aiosqlite:///{self.file}"

    async def open(self) -> Tables:
        self.database = await self._stack.enter_async_context(open_database(self.url))
        self.tables = Tables(
            self.database,
            {"auction": self.game},
            now=lambda: self.now,
            turn=TURN,
            challenge=CHALLENGE,
            limit=self.limit,
            make_agent=lambda *about: self.make_agent(*about),  # noqa: PLW0108 - tests change it
            new_seed=lambda: next(self._seeds),
        )
        self.tables.subscribe(self._hear)
        return self.tables

    async def close(self) -> None:
        await self._stack.aclose()
        self._stack = AsyncExitStack()

    async def reopen(self) -> Tables:
        await self.close()
        return await self.open()

    async def _hear(self, publication: Publication) -> None:
        self.heard.append(publication)

    async def challenge(
        self, host: Person = ANNA, opponent: Person | None = BORA, **more: Any
    ) -> Table:
        where = {"guild_id": 9, "channel_id": 90, "locale": "ko", **more}
        return await self.tables.lobbies.challenge("auction", host, opponent, **where)

    async def begin(self, host: Person = ANNA, opponent: Person = BORA, **more: Any) -> Table:
        table = await self.challenge(host, opponent, **more)
        return (await self.tables.lobbies.accept(table.id, opponent.user_id)).table

    async def play(self, table: Table, choice: Positions | None = None) -> Table:
        """One decision of the first asked person: ``choice``, or the default."""
        person = next(seat for seat in table.asked if seat.user_id)
        assert person.user_id
        look = await self.tables.look(table.id, person.user_id)
        assert look.decision
        chosen = look.decision.default if choice is None else choice
        done = await self.tables.decide(table.id, person.user_id, look.revision, [chosen])
        return done.table

    async def play_out(self, table: Table) -> Table:
        while table.asked:
            table = await self.play(table)
        return table

    async def digests(self, table: Table) -> list[str]:
        return [move.digest for move in (await self.tables.record(table.id)).moves]
