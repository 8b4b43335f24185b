"""The matchups of the ten tiles as a picture, for the rules."""

from __future__ import annotations

from engine.grail_war.cards import KINDS
from engine.grail_war.matchups import MATCHUPS
from render import theme
from render.panel import Picture
from render.svg import Type, at, box, circle, document, line, paragraph, path
from render.theme import mix
from render.words import Words, fit

WIDTH, HEAD, CELL, HEIGHT, TOP, LEGEND = 1000, 180, 80, 62, 96, 74
_ALT = 1024

_COLOURS = {
    "wins": "#4cb782",
    "loses": "#a34249",
    "compared": theme.SEAM,
    "both": theme.GOLD,
}
_LEGEND_AT = (40, 210, 390, 700)
_HEADER = Type(25, theme.IVORY)
_COLUMN = Type(20, theme.MIST, anchor="middle")
_NOTE = Type(22, theme.MIST)


def matchups_picture(words: Words) -> Picture:
    """Table X of the rulebook, with what happens where a noble phantasm is met."""
    height = TOP + HEIGHT * len(KINDS) + LEGEND
    cells = [
        _cell(row, column, outcome(one, other))
        for row, one in enumerate(KINDS)
        for column, other in enumerate(KINDS)
    ]
    svg = document(
        WIDTH,
        height,
        box(0, 0, WIDTH, height, fill=theme.NIGHT),
        line(words("gw-matchups-corner"), 24, 60, HEAD - 32, _NOTE),
        *(_heading(words, number, kind) for number, kind in enumerate(KINDS)),
        *cells,
        _legend(words, height - LEGEND / 2),
    )
    return Picture(svg, WIDTH, _alt(words), "matchups.png")


def outcome(one: str, other: str) -> str:
    """What becomes of a tile against another: wins, loses, compared, or both deal damage."""
    if "phantasm" in {one, other} and {one, other} <= {"phantasm", "normal", "critical"}:
        return "both"
    return {"W": "wins", "L": "loses", "D": "compared"}[MATCHUPS[one][other]]


def _heading(words: Words, number: int, kind: str) -> str:
    name = words(f"gw-tile-{kind}")
    row = line(name, 24, TOP + HEIGHT * number + HEIGHT / 2 + 9, HEAD - 36, _HEADER)
    x = HEAD + CELL * number + 3
    lines = len(name.split())
    column = paragraph(name, x, 66 - 26 * lines, (CELL - 6, 26 * lines), _COLUMN)
    return row + column


def _cell(row: int, column: int, what: str) -> str:
    x, y = HEAD + CELL * column, TOP + HEIGHT * row
    colour = _COLOURS[what]
    back = box(x + 3, y + 3, CELL - 6, HEIGHT - 6, 8, fill=mix(theme.NIGHT, colour, 0.35))
    return back + at(x + CELL / 2, y + HEIGHT / 2, _sign(what, colour))


def _sign(what: str, colour: str) -> str:
    """A sign that is told apart by its shape, not only by its colour."""
    match what:
        case "wins":
            return circle(0, 0, 13, fill="none", stroke=colour, stroke_width=5)
        case "loses":
            cross = "M-11,-11L11,11M11,-11L-11,11"
            return path(cross, stroke=mix(colour, "#ffffff", 0.25), stroke_width=5, fill="none")
        case "compared":
            return path("M-13,-6H13M-13,6H13", stroke=theme.MIST, stroke_width=5, fill="none")
        case _:
            return path("M0,-15L4,-4L15,0L4,4L0,15L-4,4L-15,0L-4,-4Z", fill=colour)


def _legend(words: Words, y: float) -> str:
    parts: list[str] = []
    for x, what in zip(_LEGEND_AT, _COLOURS, strict=True):
        parts.append(at(x, y, _sign(what, _COLOURS[what])))
        parts.append(line(words(f"gw-matchups-{what}"), x + 28, y + 8, 270, _NOTE))
    return "".join(parts)


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
    return fit(words("gw-matchups-alt", rows=" / ".join(rows)), _ALT)
