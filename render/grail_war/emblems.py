"""The arms of the classes, and the signs of the tiles; all drawn around (0, 0), 100 high."""

from __future__ import annotations

from dataclasses import dataclass

from render import theme
from render.svg import at, circle, line, path

UNKNOWN = ""


@dataclass(frozen=True, slots=True)
class Arms:
    """A class's colour and its sign, as filled and as drawn shapes."""

    colour: str
    filled: str = ""
    drawn: str = ""


ARMS = {
    "saber": Arms("#3468c0", "M-6 -40L0 -52L6 -40V16H22V26H6V48H-6V26H-22V16H-6Z"),
    "archer": Arms(
        "#b8452f",
        "M30 -44L46 -46L44 -30L36 -32L-30 34L-36 28L30 -38ZM-46 34L-34 46L-42 48L-48 42Z",
        "M-26 -42Q34 -34 42 26L-26 -42",
    ),
    "lancer": Arms("#1f8577", "M-48 43L-42 49L16 -6L9 -13ZM50 -52L36 2L18 -5L4 -30Z"),
    "rider": Arms(
        "#8a4bab",
        "M-28 48H30V38C32 18 32 0 22 -18C14 -32 2 -40 -10 -48L-10 -34C-22 -28 -32 -12 -38 4"
        "L-28 16L-12 6C-6 10 0 8 6 2C2 18 -24 22 -28 40Z",
    ),
    "caster": Arms(
        "#5a49bd",
        "M0 -50L11 -15L47 -15L18 6L29 40L0 19L-29 40L-18 6L-47 -15L-11 -15Z",
        "M0 44A44 44 0 1 1 1 44",
    ),
    "assassin": Arms(
        "#46526b",
        "M0 50L-9 -2H-24V-12H-7V-30A12 12 0 1 1 7 -30V-12H24V-2H9Z",
        "M-34 -34A48 48 0 0 0 -34 34M34 -34A48 48 0 0 1 34 34",
    ),
    "berserker": Arms(
        "#8e2b2f",
        "M-5 -44H5V-30C20 -46 34 -48 44 -40C38 -20 38 -10 44 10C32 18 18 14 5 0V48H-5V0"
        "C-18 14 -32 18 -44 10C-38 -10 -38 -20 -44 -40C-34 -48 -20 -46 -5 -30Z",
    ),
    "avenger": Arms(
        "#6b2444",
        "M4 -50C10 -28 38 -14 34 16C32 38 14 48 0 48C-16 48 -34 36 -34 14C-34 -2 -22 -10 -22 -28"
        "C-10 -22 -6 -12 -6 -2C4 -14 6 -30 4 -50ZM0 40C10 38 16 30 14 20C12 10 4 6 2 -2"
        "C-4 10 -14 14 -14 24C-14 34 -8 40 0 40Z",
    ),
    "ruler": Arms(
        "#a67c1e",
        "M-4 -46H4V-34H40V-26H4V36H20V46H-20V36H-4V-26H-40V-34H-4Z"
        "M-52 6H-18A17 17 0 0 1 -52 6ZM18 6H52A17 17 0 0 1 18 6Z",
        "M-35 -28L-48 6M-35 -28L-22 6M35 -28L22 6M35 -28L48 6",
    ),
    "shielder": Arms(
        "#4b7aa6",
        "M0 -50L40 -38V-2Q38 32 0 50Q-38 32 -40 -2V-38ZM-6 -30V-12H-24V0H-6V32H6V0H24V-12H6V-30Z",
    ),
    UNKNOWN: Arms("#3a4157"),
}


def medal(cls: str | None, size: float) -> str:
    """A class's arms on a round medal ``size`` wide; a question mark for an unknown one."""
    arms = ARMS.get(cls or UNKNOWN, ARMS[UNKNOWN])
    parts = [
        circle(0, 0, 66, fill=theme.BRONZE),
        circle(0, 0, 62, fill=theme.mix(arms.colour, "#000000", 0.35)),
        circle(0, 0, 56, fill=arms.colour, stroke=theme.GOLD, stroke_width=2),
    ]
    sign = ""
    if arms.filled:
        sign += path(arms.filled, fill=theme.IVORY, fill_rule="evenodd")
    if arms.drawn:
        sign += path(
            arms.drawn, fill="none", stroke=theme.IVORY, stroke_width=4.5, stroke_linecap="round"
        )
    if not sign:
        sign = line("?", 0, 30, 90, theme.FIGURE.but(size=84, fill=theme.MIST))
    return at(0, 0, *parts, at(0, 0, sign, scale=0.82), scale=size / 134)


@dataclass(frozen=True, slots=True)
class Sign:
    """A kind of tile: its colour, and its sign as filled and as drawn shapes."""

    colour: str
    filled: str = ""
    drawn: str = ""


SIGNS = {
    "normal": Sign("#5c6684", "M0 -16A16 16 0 1 1 -0.1 -16Z", "M0 -34A34 34 0 1 1 -0.1 -34Z"),
    "heavy": Sign("#b5533c", "M-36 -42H36V-4H9V46H-9V-4H-36Z"),
    "counter": Sign(
        "#3f7f5f",
        "M-46 -12L-14 -36V12Z",
        "M-18 -12H14A24 24 0 0 1 14 36H-22",
    ),
    "flurry": Sign(
        "#2f86a6",
        "M-44 26Q-26 -14 -8 -40Q-12 0 -36 34ZM-18 36Q2 -6 20 -34Q18 8 -8 42Z"
        "M10 42Q28 4 44 -20Q44 18 20 46Z",
    ),
    "magic": Sign("#6a54c4", "M0 -48L12 -12L48 0L12 12L0 48L-12 12L-48 0L-12 -12Z"),
    "critical": Sign(
        "#c23b6a",
        "M0 -50L10 -20L36 -36L20 -10L50 0L20 10L36 36L10 20L0 50L-10 20L-36 36L-20 10L-50 0"
        "L-20 -10L-36 -36L-10 -20Z",
    ),
    "phantasm": Sign("#b98a1c", "M-42 36L-48 -26L-20 2L0 -42L20 2L48 -26L42 36Z"),
    "charge": Sign("#8a6a3f", "M-44 -36H-22L10 0L-22 36H-44L-12 0ZM-6 -36H16L48 0L16 36H-6L26 0Z"),
    "ambush": Sign("#4a5470", "M14 -46A46 46 0 1 0 40 26A38 38 0 1 1 14 -46Z"),
    "snipe": Sign(
        "#7c8a2e",
        "M0 -9A9 9 0 1 1 -0.1 -9Z",
        "M0 -30A30 30 0 1 1 -0.1 -30ZM0 -48V-16M0 16V48M-48 0H-16M16 0H48",
    ),
    "spare": Sign("#3c445c", "", "M-30 0H30"),
}


def sign(kind: str, size: float, colour: str = theme.IVORY) -> str:
    """The sign of a kind of tile, ``size`` high."""
    return at(0, 0, _shape(SIGNS[kind], colour), scale=size / 100)


def _shape(known: Sign, colour: str) -> str:
    shape = path(known.filled, fill=colour, fill_rule="evenodd") if known.filled else ""
    if known.drawn:
        shape += path(
            known.drawn, fill="none", stroke=colour, stroke_width=9, stroke_linecap="round"
        )
    return shape


SPELLS = {
    "bolt": Sign("#6a54c4", "M10 -50L-30 8H-4L-14 50L32 -12H4L22 -50Z"),
    "reinforce": Sign("#a9662b", "M0 -48L40 -6H16V46H-16V-6H-40Z"),
    "ward": Sign("#2f6f9f", "M0 -50L40 -38V-2Q38 32 0 50Q-38 32 -40 -2V-38Z"),
    "heal": Sign("#2f8a57", "M-14 -44H14V-14H44V14H14V44H-14V14H-44V-14H-14Z"),
    "bind": Sign("#7a4b6b", "", "M-12 -34A26 26 0 1 0 -12 18M12 34A26 26 0 1 0 12 -18"),
    "regain": Sign("#2b86b8", "M0 -50C16 -22 34 -4 34 18A34 34 0 0 1 -34 18C-34 -4 -16 -22 0 -50Z"),
    "undo": Sign("#8a7f2e", "M-34 -46H34V-36L8 0L34 36V46H-34V36L-8 0L-34 -36Z"),
}
CHARM = Sign("#8c6a2f", "M0 -48L14 -14H46L20 8L30 44L0 22L-30 44L-20 8L-46 -14H-14Z")


def spell_sign(op: str, size: float, *, secret: bool = False) -> str:
    """A spell by its last effect, or a charm for another word; a disc around (0, 0)."""
    known = SPELLS.get(op, CHARM)
    edge = theme.GOLD if secret else theme.MIST
    disc = circle(0, 0, 56, fill=known.colour, stroke=edge, stroke_width=7)
    return at(0, 0, disc + at(0, 0, _shape(known, theme.IVORY), scale=0.68), scale=size / 124)
