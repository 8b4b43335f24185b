"""How wide a text is: the advances of the fonts that pictures use.

Reads just the tables of the font files that tell it (``cmap``, ``hhea``, ``hmtx``), once.
Kerning is left out; it only ever makes a line a little shorter.
"""

from __future__ import annotations

import logging
import struct
from bisect import bisect_right
from functools import cache, lru_cache
from pathlib import Path

from render.painter import FONTS, SANS, SERIF, WESTERN_SANS, WESTERN_SERIF

_log = logging.getLogger(__name__)

_FAMILIES = {
    SANS: "Noto Sans KR",
    SERIF: "Noto Serif KR",
    WESTERN_SANS: "Noto Sans",
    WESTERN_SERIF: "Noto Serif",
}


class Face:
    """One font. ``family`` is its name in SVG.

    ``beside``: the font that draws a text which this one lacks letters for.
    """

    def __init__(self, path: Path, family: str, beside: Face | None = None) -> None:
        self.family = family
        self._beside = beside
        data = path.read_bytes()
        tables = _tables(data)
        (self._em,) = struct.unpack_from(">H", data, tables["head"] + 18)
        (metrics,) = struct.unpack_from(">H", data, tables["hhea"] + 34)
        pairs = struct.unpack_from(f">{2 * metrics}H", data, tables["hmtx"])
        self._advances = pairs[::2]
        self._groups = _character_groups(data, tables["cmap"])
        self._starts = [start for start, _, _ in self._groups]

    def has(self, character: str) -> bool:
        """Whether the font, or the one beside it, can draw ``character``."""
        return self._own(character) or (self._beside is not None and self._beside.has(character))

    def of(self, text: str) -> Face:
        """The face in which ``text`` is set: all in one wherever one has all of its letters."""
        if self._beside is None or all(map(self._own, text)):
            return self
        return self._beside if all(map(self._beside.has, text)) else self

    def width(self, text: str, size: float) -> float:
        """How wide ``text`` runs at ``size``, in the unit of ``size``."""
        return sum(map(self._advance, text)) * size / self._em

    @lru_cache(maxsize=4096)  # noqa: B019  # there are two faces, and they live as long as the bot
    def _advance(self, character: str) -> int:
        glyph = self._glyph(ord(character))
        if glyph is not None:
            return self._advances[min(glyph, len(self._advances) - 1)]
        if self._beside is None:
            return self._em
        return round(self._beside.width(character, self._em))

    def _own(self, character: str) -> bool:
        return self._glyph(ord(character)) is not None

    def _glyph(self, code: int) -> int | None:
        start, end, glyph = self._groups[max(0, bisect_right(self._starts, code) - 1)]
        return glyph + code - start if start <= code <= end else None


def _tables(data: bytes) -> dict[str, int]:
    """Where each table of an OpenType file starts."""
    (count,) = struct.unpack_from(">H", data, 4)
    records = (struct.unpack_from(">4sIII", data, 12 + 16 * n) for n in range(count))
    return {tag.decode(): offset for tag, _, offset, _ in records}


def _character_groups(data: bytes, cmap: int) -> list[tuple[int, int, int]]:
    """The font's (first code, last code, first glyph) groups, from its format 12 subtable."""
    (count,) = struct.unpack_from(">H", data, cmap + 2)
    for n in range(count):
        _, _, offset = struct.unpack_from(">HHI", data, cmap + 4 + 8 * n)
        (kind,) = struct.unpack_from(">H", data, cmap + offset)
        if kind == 12:
            (groups,) = struct.unpack_from(">I", data, cmap + offset + 12)
            start = cmap + offset + 16
            return [struct.unpack_from(">III", data, start + 12 * g) for g in range(groups)]
    raise ValueError("the font has no full character map")


@cache
def sans() -> Face:
    """Noto Sans KR, for figures and rules texts; another where it cannot be read."""
    return _first(SANS, SERIF, beside=WESTERN_SANS)


@cache
def serif() -> Face:
    """Noto Serif KR, for names; another where it cannot be read."""
    return _first(SERIF, SANS, beside=WESTERN_SERIF)


def missing() -> list[str]:
    """The names of the font files that cannot be read; none where all is well."""
    return [each.name for each in FONTS if _face(each) is None]


def _first(*wanted: Path, beside: Path) -> Face:
    """The first face that can be read. Raises `FileNotFoundError` where there is none."""
    western = _face(beside)
    for path in (*wanted, *FONTS):
        if face := _face(path, western):
            return face
    raise FileNotFoundError(f"none of the fonts can be read: {', '.join(map(str, FONTS))}")


@cache
def _face(path: Path, beside: Face | None = None) -> Face | None:
    try:
        return Face(path, _FAMILIES[path], beside)
    except (OSError, struct.error, LookupError, ValueError):
        _log.exception("the font %s cannot be read", path)
        return None


def wrapped(text: str, face: Face, size: float, width: float) -> list[str]:
    """``text`` in lines of at most ``width``, broken at spaces, or inside a word too long."""
    lines: list[str] = []
    for paragraph in text.splitlines():
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if face.width(longer, size) <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            line = word
            while face.width(line, size) > width and len(line) > 1:
                end = _fitting(line, face, size, width)
                lines.append(line[:end])
                line = line[end:]
        lines.append(line)
    return lines


def _fitting(text: str, face: Face, size: float, width: float) -> int:
    """How many characters of ``text`` fit, at least one."""
    end = 1
    while end < len(text) and face.width(text[: end + 1], size) <= width:
        end += 1
    return end


def shortened(text: str, face: Face, size: float, width: float) -> str:
    """``text``, with its end left out for an ellipsis where it does not fit ``width``."""
    if face.width(text, size) <= width:
        return text
    end = _fitting(text, face, size, width - face.width("…", size))
    return text[:end].rstrip() + "…"
