"""The process that turns SVG into PNG; `render.picture` runs it.

resvg keeps Python's lock while it paints, so a thread would stall the bot for a tenth of a
second for each board. This program reads requests from stdin and writes PNGs to stdout until
stdin closes, which also happens when the bot is killed: it never outlives it. It imports
nothing of the bot and starts in a moment.

A request is the width in pixels and the length of the SVG in bytes (two unsigned 32-bit
numbers, big-endian), then the SVG. An answer is one byte, ``+`` or ``-``, the length of what
follows, and the PNG or what went wrong.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

import pylopdf_fonts_ko
import resvg_py

REQUEST = struct.Struct(">II")
ANSWER = struct.Struct(">cI")

_HERE = Path(__file__).resolve().parent.parent / "data" / "fonts"
SANS = pylopdf_fonts_ko.sans_path()
SERIF = pylopdf_fonts_ko.serif_path()
"""Noto Sans KR and Noto Serif KR: all that the games say."""
WESTERN_SANS = _HERE / "NotoSans-Names.ttf"
WESTERN_SERIF = _HERE / "NotoSerif-Names.ttf"
"""Noto Sans and Noto Serif, cut down to Latin, Greek and Cyrillic: what people are called."""
FONTS = (SANS, SERIF, WESTERN_SANS, WESTERN_SERIF)


def rasterise(svg: str, width: int) -> bytes:
    """The PNG of ``svg``, ``width`` pixels wide, with our own fonts only."""
    return resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=True,
        font_files=[str(each) for each in FONTS if each.is_file()],
        font_family="Noto Sans KR",
    )


def serve() -> None:
    """Answer requests one by one until stdin closes."""
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    while len(head := source.read(REQUEST.size)) == REQUEST.size:
        width, length = REQUEST.unpack(head)
        svg = source.read(length)
        try:
            mark, body = b"+", rasterise(svg.decode(), width)
        except Exception as fault:  # noqa: BLE001  # one bad picture must not end the process
            mark, body = b"-", str(fault).encode()
        sink.write(ANSWER.pack(mark, len(body)) + body)
        sink.flush()


def main() -> None:
    """Serve; when the bot is killed, nobody is left to read an answer."""
    try:
        serve()
    except BrokenPipeError:
        # Python flushes stdout once more at its end, which must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
