"""Painting: off the loop, again after a fault, never outliving the bot."""

from __future__ import annotations

import asyncio
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import render.painter
from render.picture import KEPT, Painter, PictureError
from render.svg import box, document

PROGRAM = Path(render.painter.__file__)


@pytest.fixture
def painter() -> Iterator[Painter]:
    opened = Painter()
    yield opened
    opened.close()


def square(colour: str) -> str:
    return document(40, 20, box(0, 0, 40, 20, fill=colour))


def dimensions(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


async def test_a_picture_has_the_width_asked_for(painter: Painter) -> None:
    assert dimensions(await painter.paint(square("#fff"), 40)) == (40, 20)
    assert dimensions(await painter.paint(square("#fff"), 100)) == (100, 50)


async def test_the_same_picture_is_painted_once(painter: Painter) -> None:
    first = await painter.paint(square("#abc"), 40)
    assert await painter.paint(square("#abc"), 40) is first
    for n in range(KEPT):
        await painter.paint(square(f"#{n:06x}"), 40)
    assert await painter.paint(square("#abc"), 40) is not first


async def test_pictures_asked_for_at_once_are_not_mixed_up(painter: Painter) -> None:
    widths = range(10, 30)
    painted = await asyncio.gather(*(painter.paint(square("#123"), width) for width in widths))
    assert [dimensions(each)[0] for each in painted] == list(widths)


async def test_a_bad_picture_is_an_error_and_the_next_is_painted(painter: Painter) -> None:
    with pytest.raises(PictureError):
        await painter.paint("<svg", 40)
    assert dimensions(await painter.paint(square("#fff"), 40)) == (40, 20)


async def test_a_killed_painter_is_replaced(painter: Painter) -> None:
    await painter.paint(square("#fff"), 40)
    assert painter._process is not None
    painter._process.kill()
    painter._process.wait()
    assert dimensions(await painter.paint(square("#000"), 40)) == (40, 20)


async def test_a_painter_that_cannot_start_is_an_error(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(PictureError, match="nowhere"):
        await painter.paint(square("#fff"), 40)


def test_the_program_ends_when_nobody_asks_any_more() -> None:
    with subprocess.Popen(
        [sys.executable, "-I", str(PROGRAM)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        out, _ = process.communicate(timeout=30)
    assert (process.returncode, out) == (0, b"")


def test_the_program_knows_nothing_of_the_bot() -> None:
    source = PROGRAM.read_text(encoding="utf-8")
    assert "from render" not in source
    assert "from engine" not in source
