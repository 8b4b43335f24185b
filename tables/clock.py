"""The clock: sleeps until a deadline, and does what is due then."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from tables import faults
from tables.service import Tables

HEARTBEAT = timedelta(seconds=30)
"""How often the clock writes down that it runs: about so much time a crash may give away."""

LONGEST_GAP = 2 * HEARTBEAT
"""A heartbeat this late means that no time has passed for the players: see `Clock`."""

_SHORTEST = timedelta(seconds=1)
_OUT_OF_REACH = timedelta(seconds=5)
"""How often to look whether people can reach the tables again."""


class Clock:
    """Lets time pass at the tables, but not while nobody can do anything about it.

    ``sleep`` waits for a number of seconds, as `asyncio.sleep` does. ``resumed``: the tables are
    back in play already (`Tables.resume`), and their deadlines were told to people. While
    ``reached`` says that nobody reaches the tables, the clock stands still. That time, and the one
    in which the computer slept, is added to every deadline, as that without the program is.
    """

    def __init__(
        self,
        tables: Tables,
        now: Callable[[], datetime],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        *,
        resumed: bool = False,
        reached: Callable[[], bool] = lambda: True,
    ) -> None:
        self._tables = tables
        self._now = now
        self._sleep = sleep
        self._resumed = resumed
        self._reached = reached
        self._last_beat = now() - HEARTBEAT if resumed else None  # so the first is due at once
        self._changed = tables.house.deadlines_changed

    async def run(self) -> None:
        """Bring the tables back into play, then act at every deadline, until cancelled."""
        while True:
            self._changed.clear()
            await self._wait(await self._act())

    async def _act(self) -> timedelta:
        """Do what is due; returns how long nothing will be."""
        if not self._reached():
            return _OUT_OF_REACH
        try:
            await self._beat()
            await self._tables.expire_due()
            deadline = await self._tables.next_deadline()
        except Exception as error:  # noqa: BLE001
            # A full disk may have room again; a clock that has stopped would never know.
            faults.report("none", "the clock could not act", error)
            return HEARTBEAT
        now = self._now()
        until_beat = HEARTBEAT if self._last_beat is None else self._last_beat + HEARTBEAT - now
        until = until_beat if deadline is None else min(deadline - now, until_beat)
        # Not zero: a table that could not be acted on is tried again, but not in a busy loop.
        return max(until, _SHORTEST)

    async def _beat(self) -> None:
        now = self._now()
        if not self._resumed:
            await self._tables.resume()
            self._resumed = True
        elif self._last_beat is None or now - self._last_beat > LONGEST_GAP:
            await self._tables.make_good()
        elif now - self._last_beat >= HEARTBEAT:
            await self._tables.beat()
        else:
            return
        self._last_beat = now

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
