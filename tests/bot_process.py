"""The bot as a process of its own, as a host runs it: started, killed, started again."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.nursery import ROOT, Fork

BOT = (str(ROOT / "bot.py"), "run")


@dataclass
class BotProcess:
    """``python bot.py run``, pointed at a sandbox, with its database in ``folder``.

    Without a ``program`` it comes out of the nursery, which is quicker than to start `BOT`.
    """

    folder: Path
    address: str
    program: tuple[str, ...] = ()
    settings: dict[str, str] = field(default_factory=dict)
    _process: subprocess.Popen[bytes] | Fork | None = None

    @property
    def database(self) -> Path:
        """The file of its database."""
        return self.folder / "ruler.db"

    @property
    def log(self) -> str:
        """All it has logged, over all its lives."""
        return (self.folder / "bot.log").read_text(encoding="utf-8")

    def start(self) -> None:
        """Start it; `SandboxClient.ready` tells when it is there."""
        assert self._process is None
        address = self.address.rstrip("/")
        environment = {
            **os.environ,
            "DISCORD_TOKEN": "sandbox",
            "PYTHONPATH": str(ROOT),
            "RULER_DATABASE": str(self.database),
            "RULER_DISCORD_API": f"{address}/api/v10",
            "RULER_DISCORD_GATEWAY": f"ws{address.removeprefix('http')}/gateway",
            **self.settings,
        }
        if not self.program:
            self._process = Fork(self.folder, environment)
            return
        with (self.folder / "bot.log").open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, *self.program],
                cwd=self.folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def check(self) -> None:
        """See to it that it has not ended by itself."""
        assert self._process is not None
        assert self._process.poll() is None, self.log

    def kill(self) -> None:
        """End it from one moment to the next, as a power cut does."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end; returns its exit code."""
        return self._end(signal.SIGTERM)

    def close(self) -> None:
        """End it if it still runs."""
        if self._process is not None:
            self.kill()

    def _end(self, number: signal.Signals) -> int:
        assert self._process is not None
        process, self._process = self._process, None
        process.send_signal(number)
        return process.wait(timeout=30)

    def copy_of_database(self, name: str = "copy.db") -> Path:
        """One consistent moment of its database, while it runs or after it died."""
        path = self.folder / name
        with (
            closing(sqlite3.connect(self.database)) as source,
            closing(sqlite3.connect(path)) as target,
        ):
            source.backup(target)
        return path

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Read from its database."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            return connection.execute(query, values).fetchall()
