"""Bots that start in a moment, for the tests that start many of them.

A start is mostly imports. The nursery is a process that has done these and nothing else. Each bot
is a fork of it: a process with an environment, a folder and a log of its own, in which
`python bot.py run` goes on from there. Nobody looks at its pictures: they are painted as any bot
has them painted, but small.
"""

from __future__ import annotations

import multiprocessing
import os
import runpy
import signal
import sys
from pathlib import Path

import cogs.letters
import cogs.start
import sandbox.process
from render.picture import paint

__all__ = ["ROOT", "Fork", "cogs", "sandbox"]  # the imports are what the nursery is for

ROOT = Path(__file__).resolve().parents[1]
SMALL = 50
"""How many pixels a picture is wide."""

_nursery = multiprocessing.get_context("forkserver")
_nursery.set_forkserver_preload([__name__])


class Fork:
    """A bot out of the nursery, as much of a `subprocess.Popen` as is asked of it."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self._process = _nursery.Process(target=_live, args=(folder, environment), daemon=True)
        self._process.start()

    def poll(self) -> int | None:
        """Its exit code; None while it runs."""
        return self._process.exitcode

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        assert self._process.pid is not None
        os.kill(self._process.pid, number)

    def wait(self, timeout: float) -> int:
        """Its exit code, when it has ended."""
        self._process.join(timeout)
        assert self._process.exitcode is not None, "it has not ended"
        return self._process.exitcode


def _live(folder: Path, environment: dict[str, str]) -> None:
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    log = os.open("bot.log", os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(log, 1)
    os.dup2(log, 2)
    cogs.letters.paint = _painted_small
    sys.argv[:] = ["bot.py", "run"]
    runpy.run_path(str(ROOT / "bot.py"), run_name="__main__")


async def _painted_small(svg: str, width: int) -> bytes:
    del width
    return await paint(svg, SMALL)
