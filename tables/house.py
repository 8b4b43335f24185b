"""What every part of the tables works with, handed on as one thing."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar

from engine.kernel import Agent
from tables import faults
from tables.errors import UnknownGame
from tables.locks import Locks
from tables.model import AnyGame, Publication
from tables.storage import Database

MakeAgent: TypeAlias = Callable[[str, AnyGame, str], Agent]
"""Makes the computer player of a name, for a game, with a seed of its own."""
Subscriber: TypeAlias = Callable[[Publication], Awaitable[None]]


class Chore(Protocol):
    """Something that has to be done at moments of its own, beside the tables' deadlines."""

    def due(self) -> datetime | None:
        """When it has to be done next, as far as is known."""
        ...

    async def do(self) -> None:
        """Do what is due by now."""
        ...


@dataclass(slots=True, kw_only=True)
class House:
    """The database, the games, the time, and who wants to hear what happens without a click.

    ``turn`` is the time for a decision, ``challenge`` that for an answer to a challenge, and
    ``abandon`` how long a table waits once nobody at all is left at it. ``limit`` is the number
    of tables a person may have at a time. ``deadlines_changed`` wakes the clock,
    which also does the ``chores``. ``reseated`` are the tables where others have a say than when
    their open questions were last judged.
    """

    database: Database
    games: Mapping[str, AnyGame]
    now: Callable[[], datetime]
    make_agent: MakeAgent
    new_seed: Callable[[], str]
    new_id: Callable[[], str]
    turn: timedelta
    challenge: timedelta
    abandon: timedelta
    limit: int
    locks: Locks = field(default_factory=Locks)
    subscribers: list[Subscriber] = field(default_factory=list[Subscriber])
    chores: list[Chore] = field(default_factory=list[Chore])
    deadlines_changed: asyncio.Event = field(default_factory=asyncio.Event)
    reseated: set[str] = field(default_factory=set[str])

    def game(self, key: str) -> AnyGame:
        """The game of this name. Raises `UnknownGame`."""
        if key not in self.games:
            raise UnknownGame(game=key)
        return self.games[key]

    async def publish(self, publication: Publication) -> None:
        """Tell all subscribers; one that fails does not keep the others from hearing it."""
        for subscriber in self.subscribers:
            try:
                await subscriber(publication)
            except Exception as error:  # noqa: BLE001
                faults.report(publication.table.id, "a subscriber failed", error)


class Served(Protocol):
    """Something that works in a house."""

    @property
    def house(self) -> House:
        """The house."""
        ...


S = TypeVar("S", bound=Served)
P = ParamSpec("P")
T = TypeVar("T")


def whole(
    method: Callable[Concatenate[S, P], Coroutine[object, object, T]],
) -> Callable[Concatenate[S, P], Coroutine[object, object, T]]:
    """Let a call that has begun come to its end, whatever happens to its caller."""

    @wraps(method)
    async def run(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.house.database.finish(method(self, *args, **kwargs))

    return run
