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

import pylopdf_fonts_ko
import resvg_py

REQUEST = struct.Struct(">II")
ANSWER = struct.Struct(">cI")
FONTS = [str(pylopdf_fonts_ko.sans_path()), str(pylopdf_fonts_ko.serif_path())]


def rasterise(svg: str, width: int) -> bytes:
    """The PNG of ``svg``, ``width`` pixels wide, with the package's fonts only."""
    return resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        skip_system_fonts=True,
        font_files=FONTS,
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
