"""Pictures: SVG in, PNG out, without holding up the event loop."""

from __future__ import annotations

import asyncio
import atexit
import hashlib
import subprocess
import sys
import threading
from collections import OrderedDict
from pathlib import Path
from typing import IO, cast

from render.painter import ANSWER, REQUEST

KEPT = 64
"""How many painted pictures are kept; a board is painted once and sent to many."""


class PictureError(RuntimeError):
    """A picture could not be painted. The screen says the same in words, so send it without."""


class Painter:
    """A process that paints (see `render.painter`), started when first needed.

    Safe to use from several threads and event loops; pictures are painted one at a time.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()
        self._painted: OrderedDict[tuple[bytes, int], bytes] = OrderedDict()

    async def paint(self, svg: str, width: int) -> bytes:
        """The PNG of ``svg``, ``width`` pixels wide. Raises `PictureError`."""
        key = (hashlib.sha256(svg.encode()).digest(), width)
        painted = self._painted.get(key)
        if painted is None:
            painted = await asyncio.to_thread(self._paint, svg.encode(), width)
            self._painted[key] = painted
            while len(self._painted) > KEPT:
                self._painted.popitem(last=False)
        return painted

    def close(self) -> None:
        """End the process; the next picture starts a new one."""
        with self._lock:
            self._end()

    def _paint(self, svg: bytes, width: int) -> bytes:
        request = REQUEST.pack(width, len(svg)) + svg
        with self._lock:
            try:
                mark, body = self._exchange(request)
            except OSError:
                # The process was killed under us (out of memory, an impatient host): once more.
                self._end()
                try:
                    mark, body = self._exchange(request)
                except OSError as fault:
                    self._end()
                    raise PictureError(f"the painter does not answer: {fault}") from fault
        if mark != b"+":
            raise PictureError(body.decode(errors="replace"))
        return body

    def _exchange(self, request: bytes) -> tuple[bytes, bytes]:
        process = self._running()
        sink, source = cast("tuple[IO[bytes], IO[bytes]]", (process.stdin, process.stdout))
        sink.write(request)
        sink.flush()
        mark, length = ANSWER.unpack(_read(source, ANSWER.size))
        return mark, _read(source, length)

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            program = Path(__file__).with_name("painter.py")
            self._process = subprocess.Popen(
                [sys.executable, "-I", str(program)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
            )
        return self._process

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()


def _read(source: IO[bytes], length: int) -> bytes:
    body = source.read(length)
    if len(body) != length:
        raise ConnectionError("the painter ended")
    return body


_painter = Painter()
atexit.register(_painter.close)


async def paint(svg: str, width: int) -> bytes:
    """The PNG of ``svg``, ``width`` pixels wide, painted by the bot's one painter.

    The same picture again comes from a small cache. Raises `PictureError`.
    """
    return await _painter.paint(svg, width)
