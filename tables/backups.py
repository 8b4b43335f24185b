"""Backups that the bot makes by itself, and how many of them it keeps."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from pathlib import Path

from tables import copies, faults, kept, storage

log = logging.getLogger("tables.backups")

_LONGEST = timedelta(hours=1)
"""How long to sleep at most: a computer that was suspended, or whose clock was set, notices."""


class Backups:
    """Backs a SQLite file up every so often, and removes all but the newest backups."""

    def __init__(
        self,
        database: Path,
        folder: Path,
        *,
        every: timedelta,
        keep: int,
        now: Callable[[], datetime],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Set up; nothing is done yet.

        Args:
            database: the file.
            folder: where backups go; made when needed.
            every: the time from one backup to the next, over restarts too.
            keep: how many are kept, at least 1.
            now: the present moment, with a time zone.
            sleep: waits for a number of seconds.
        """
        self._database = database
        self._folder = folder
        self._every = every
        self._keep = keep
        self._now = now
        self._sleep = sleep

    async def run(self) -> None:
        """Make a backup whenever one is due, until cancelled; one that fails is tried again."""
        while True:
            wait = self._until_due()
            if wait <= timedelta(0):
                made = await self.make()
                wait = self._every if made else _LONGEST
            await self._sleep(min(wait, _LONGEST).total_seconds())

    async def before_update(self) -> None:
        """Make a backup if this version of the program is about to change the schema.

        An earlier version of the program cannot use the database afterwards, but that backup.
        """
        if self._database.is_file() and await asyncio.to_thread(self._is_behind):
            await self.make()

    async def make(self) -> bool:
        """Make a backup now; whether that worked. What did not is in the log, with an id."""
        try:
            await asyncio.to_thread(self._make)
        except copies.CopyRefused as error:
            faults.report("none", f"no backup was made: {error}", error)
        except Exception as error:  # noqa: BLE001 - the next one may work, and the game goes on
            faults.report("none", "no backup was made", error)
        else:
            return True
        return False

    def _until_due(self) -> timedelta:
        now = self._now()
        try:
            moments = [each.at for each in kept.kept(self._folder, self._database)]
        except OSError:
            moments = []
        past = [at for at in moments if at <= now]
        return max(past) + self._every - now if past else timedelta(0)

    def _is_behind(self) -> bool:
        try:
            return copies.revision(self._database) != storage.revisions()[0]
        except copies.CopyRefused:
            return False  # opening it will tell why

    def _make(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        copies.sweep(self._folder, f"{self._database.stem}-*Z.db")
        now = self._now()
        file = self._folder / kept.name_for(self._database, now)
        size = copies.back_up(self._database, file, force=True)
        log.info("a backup was made", extra={"file": str(file), "bytes": size})
        backups = kept.kept(self._folder, self._database)
        # What a wrong clock has dated into the future must not push out what is made now.
        backups.sort(key=lambda each: (each.at <= now, each.at))
        for old in backups[: -self._keep]:
            self._remove(old.file)

    def _remove(self, file: Path) -> None:
        try:
            file.unlink()
        except OSError as error:
            extra = {"file": str(file), "error": type(error).__name__}
            log.warning("an old backup could not be removed", extra=extra)
