"""Which tile beats which: the matrix as a picture (rulebook, table X)."""

from __future__ import annotations

from engine.grail_war.cards import KINDS
from engine.grail_war.matchups import MATCHUPS
from render import theme
from render.grail_war.pieces import mini
from render.panel import ALT, Picture
from render.svg import at, box, document, line, path
from render.words import Words, fit

_CELL, _ROW = 96, 66
_LEFT, _TOP = 218, 108
WIDTH = _LEFT + 10 * _CELL + 22
HEIGHT = _TOP + 10 * _ROW + 64
_WIN, _LOSE = "#3fae74", "#c2484d"
_COLOURS = {"wins": _WIN, "loses": _LOSE, "compared": theme.SEAM, "both": theme.GOLD}


def matchups_picture(words: Words) -> Picture:
    """Table X of the rulebook as a picture with its text."""
    return Picture(_drawn(words), 1000, _alt(words), "matchups.png")


def outcome(one: str, other: str) -> str:
    """What becomes of a tile against another: wins, loses, compared, or both deal damage."""
    if "phantasm" in {one, other} and {one, other} <= {"phantasm", "normal", "critical"}:
        return "both"
    return {"W": "wins", "L": "loses", "D": "compared"}[MATCHUPS[one][other]]


def _alt(words: Words) -> str:
    rows = [
        words(
            "gw-matchups-row",
            tile=words(f"gw-tile-{one}"),
            beats=", ".join(
                words(f"gw-tile-{other}") for other in KINDS if outcome(one, other) == "wins"
            ),
        )
        for one in KINDS
    ]
    return fit(words("gw-matchups-alt", rows=" / ".join(rows)), ALT)


def _drawn(words: Words) -> str:
    """Ten rows against ten columns."""
    parts = [box(0, 0, WIDTH, HEIGHT, 22, fill=theme.NIGHT)]
    label = theme.LABEL.but(size=24, fill=theme.IVORY)
    corner = words("gw-matchups-corner")
    parts.append(line(corner, 16, 60, _LEFT - 24, theme.LABEL.but(size=24)))
    for n, kind in enumerate(KINDS):
        x, y = _LEFT + n * _CELL, _TOP + n * _ROW
        name = words(f"gw-short-{kind}")
        parts.append(at(x + _CELL / 2 - 27, 12, mini(kind, 54)))
        parts.append(line(name, x + _CELL / 2, 94, _CELL - 4, label.but(anchor="middle")))
        parts.append(at(16, y + 8, mini(kind, 50)))
        parts.append(line(name, 78, y + 42, _LEFT - 88, label.but(size=26)))
        for m, other in enumerate(KINDS):
            parts.append(at(_LEFT + m * _CELL, y, _cell(kind, other)))
    for n, each in enumerate(_COLOURS):
        x = 30 + n * 290
        parts.append(at(x, HEIGHT - 30, _sign(each)))
        parts.append(line(words(f"gw-matchups-{each}"), x + 28, HEIGHT - 22, 250, label))
    return document(WIDTH, HEIGHT, *parts)


def _cell(kind: str, other: str) -> str:
    found = outcome(kind, other)
    colour = _COLOURS[found]
    ground = box(3, 3, _CELL - 6, _ROW - 6, 9, fill=theme.mix(theme.SLATE, colour, 0.28))
    return ground + at(_CELL / 2, _ROW / 2, _sign(found))


def _sign(found: str) -> str:
    """Won, lost, even, or that both deal damage; around (0, 0)."""
    match found:
        case "wins":
            return path("M0 -16L17 13H-17Z", fill=_WIN)
        case "loses":
            return path("M0 16L17 -13H-17Z", fill=_LOSE)
        case "both":
            shape = "M-19 -8L-5 -20V-13H17V-3H-5V4ZM19 8L5 20V13H-17V3H5V-4Z"
            return path(shape, fill=theme.GOLD)
        case _:
            shape = "M-13 -6H13M-13 7H13"
            return path(shape, stroke=theme.MIST, stroke_width=5, stroke_linecap="round")
