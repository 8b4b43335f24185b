"""Work that is done anew whenever it is wished for, one at a time for each key."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)


class Newest(Generic[K]):
    """Does ``work`` for a key; further wishes while it does are one wish.

    So the last time it is done begins after the last wish. ``name`` says what its task is called.
    """

    def __init__(self, work: Callable[[K], Awaitable[None]], name: Callable[[K], str]) -> None:
        self._work = work
        self._name = name
        self._wanted: set[K] = set()
        self._running: dict[K, asyncio.Task[None]] = {}
        self._closing = False

    def want(self, key: K) -> None:
        """Let the work be done, once more if it is being done; returns at once."""
        self._wanted.add(key)
        if key not in self._running and not self._closing:
            self._running[key] = asyncio.create_task(self._keep(key), name=self._name(key))

    def busy(self, key: K) -> bool:
        """Whether the work is being done."""
        return key in self._running

    async def close(self, patience: float) -> None:
        """Finish what is wanted, for at most ``patience`` seconds, and begin nothing more."""
        self._closing = True
        if self._running:
            await asyncio.wait(set(self._running.values()), timeout=patience)

    async def _keep(self, key: K) -> None:
        try:
            while key in self._wanted:
                self._wanted.discard(key)
                await self._work(key)
        finally:
            del self._running[key]
