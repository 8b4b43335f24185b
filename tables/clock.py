"""The clock: sleeps until a deadline, and does what is due then."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from tables.errors import StorageError
from tables.service import Tables

HEARTBEAT = timedelta(seconds=30)
"""How often the clock writes down that it runs: about so much time a crash may give away."""

log = logging.getLogger(__name__)


class Clock:
    """Lets time pass at the tables.

    ``sleep`` waits for a number of seconds, as `asyncio.sleep` does.
    """

    def __init__(
        self,
        tables: Tables,
        now: Callable[[], datetime],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._tables = tables
        self._now = now
        self._sleep = sleep
        self._changed = tables.house.deadlines_changed

    async def run(self) -> None:
        """Bring the tables back into play, then act at every deadline, until cancelled."""
        await self._tables.resume()
        while True:
            self._changed.clear()
            await self._wait(await self._tick())

    async def _tick(self) -> timedelta:
        """Do what is due; returns how long nothing will be."""
        try:
            await self._tables.beat()
            await self._tables.expire_due()
            deadline = await self._tables.next_deadline()
        except StorageError as error:
            log.warning("the clock could not act: %s", error)
            return HEARTBEAT
        if deadline is None:
            return HEARTBEAT
        # Not zero: a table that could not be acted on is tried again, but not in a busy loop.
        return max(min(deadline - self._now(), HEARTBEAT), timedelta(seconds=1))

    async def _wait(self, time: timedelta) -> None:
        """Sleep for ``time``, or until a deadline changes."""
        waits = (
            asyncio.ensure_future(self._sleep(time.total_seconds())),
            asyncio.ensure_future(self._changed.wait()),
        )
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
