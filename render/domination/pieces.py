"""What the pictures of the Grail War are put together from: pieces, medals, drops, seals, cards."""

from __future__ import annotations

from dataclasses import dataclass

from render import theme
from render.domination.names import Scene
from render.names import graphemes
from render.svg import at, box, circle, line, path, tag

MANA = "#5cc8f2"
SPELL = "#ff6b6b"
LAUREL = "#ffd166"


@dataclass(frozen=True, slots=True)
class Livery:
    """A seat's colour, the ink on it, and the outline of its piece around (0, 0), 100 wide.

    Colours and outlines are each told apart on their own, whatever colours an eye can see.
    """

    colour: str
    ink: str
    outline: str
    drop: float = 0
    """How far below the middle the initial stands."""


LIVERIES = (
    Livery("#e69f00", theme.INK, "M50 0A50 50 0 1 1 -50 0A50 50 0 1 1 50 0Z"),
    Livery("#56b4e9", theme.INK, "M-44 -44H44V44H-44Z"),
    Livery("#f0e442", theme.INK, "M0 -56L56 0L0 56L-56 0Z"),
    Livery("#009e73", theme.INK, "M0 -54L56 46H-56Z", 14),
    Livery("#cc79a7", theme.INK, "M0 -54L48 -27V27L0 54L-48 27V-27Z"),
    Livery("#d55e00", "#ffffff", "M-46 -46Q0 -34 46 -46V4Q42 36 0 54Q-42 36 -46 4Z"),
    Livery("#3d7fd6", "#ffffff", "M-20 -52H20V-20H52V20H20V52H-20V20H-52V-20H-20Z"),
)

ATTRIBUTE_COLOURS = {
    "strength": "#e4574f",
    "agility": "#4fb477",
    "magic": "#4f8fe6",
    "special": "#a77be0",
    "noble_phantasm": "#e2b33c",
}

_GLYPHS = {
    "strength": "M-6 -42H6V14H22V24H6V42H-6V24H-22V14H-6Z",
    "agility": "M-40 26L-4 -32L6 -26L-18 26ZM-2 26L34 -32L44 -26L20 26Z",
    "magic": "M0 -44L11 -11L44 0L11 11L0 44L-11 11L-44 0L-11 -11Z",
    "special": (
        "M0 -38A38 38 0 1 1 0 38A38 38 0 1 1 0 -38ZM0 -18A18 18 0 1 0 0 18A18 18 0 1 0 0 -18Z"
    ),
    "noble_phantasm": "M-40 32L-44 -24L-20 0L0 -38L20 0L44 -24L40 32Z",
}


def piece(scene: Scene, seat: int, size: float, *, faint: bool = False) -> str:
    """A seat's piece, ``size`` wide, its middle at (0, 0): colour, outline and initial."""
    livery = LIVERIES[seat % len(LIVERIES)]
    colour = theme.mix(livery.colour, theme.SLATE, 0.62) if faint else livery.colour
    ink = theme.mix(livery.ink, theme.SLATE, 0.4) if faint else livery.ink
    initial = theme.FIGURE.but(size=size * 0.5, fill=ink)
    shape = path(
        livery.outline, fill=colour, stroke=theme.NIGHT, stroke_width=7, stroke_linejoin="round"
    )
    letter = initial_of(scene, seat)
    return at(0, 0, shape, scale=size / 112) + line(
        letter, 0, size * (0.18 + livery.drop / 112), size * 0.62, initial
    )


def initial_of(scene: Scene, seat: int) -> str:
    """What stands on a seat's piece: the initial, or the number of one of several computers."""
    name = scene.drawn(seat)
    others = (scene.drawn(other)[0] for other in range(len(scene.players)) if other != seat)
    if name[-1].isdigit() and name[0] in set(others):
        return name[-1]
    return next(graphemes(name)).upper()


def glyph(attribute: str, size: float, colour: str) -> str:
    """The sign of an attribute, its middle at (0, 0)."""
    return at(0, 0, path(_GLYPHS[attribute], fill=colour, fill_rule="evenodd"), scale=size / 96)


def attribute_signs(attributes: tuple[str, ...], size: float) -> str:
    """Round signs of attributes in a row from (0, 0) rightwards, ``size`` high each."""
    parts: list[str] = []
    for n, attribute in enumerate(attributes):
        sign = circle(0, 0, size / 2, fill=ATTRIBUTE_COLOURS[attribute]) + glyph(
            attribute, size * 0.7, theme.INK
        )
        parts.append(at(size / 2 + n * size * 1.1, 0, sign))
    return "".join(parts)


def laurel(points: int | str, size: float) -> str:
    """Victory points on a star-edged medal, ``size`` wide, its middle at (0, 0)."""
    figure = theme.FIGURE.but(size=size * 0.56, fill=theme.INK)
    medal = circle(0, 0, 50, fill=LAUREL, stroke="#8a6416", stroke_width=6) + circle(
        0, 0, 40, fill="none", stroke="#b98a2a", stroke_width=2.5
    )
    text = line(str(points), 0, size * 0.185, size * 0.78, figure) if points != "" else ""
    return at(0, 0, medal, scale=size / 106) + text


def drop(size: float, *, full: bool = True) -> str:
    """A drop of mana, ``size`` high, its middle at (0, 0)."""
    shape = "M0 -50C16 -22 34 -4 34 18A34 34 0 0 1 -34 18C-34 -4 -16 -22 0 -50Z"
    fill = MANA if full else "none"
    return at(
        0, 0, path(shape, fill=fill, stroke=MANA, stroke_width=0 if full else 7), scale=size / 104
    )


def seal(size: float, *, full: bool = True) -> str:
    """A command spell, ``size`` high, its middle at (0, 0); a spent one is an outline."""
    half = "M0 -50C10 -22 34 -26 40 -44C44 -8 30 10 12 18L0 50"
    shape = f"{half}L-12 18C-30 10 -44 -8 -40 -44C-34 -26 -10 -22 0 -50Z"
    colour = SPELL if full else theme.mix(theme.SLATE, SPELL, 0.45)
    return at(
        0,
        0,
        path(shape, fill=SPELL if full else "none", stroke=colour, stroke_width=0 if full else 6),
        scale=size / 104,
    )


def shield(power: int | str, size: float, *, struck: bool = False) -> str:
    """A total power on a shield, ``size`` wide, its middle at (0, 0); grey when it cannot win."""
    shape = "M-40 -42Q-20 -40 0 -50Q20 -40 40 -42V-4Q38 32 0 50Q-38 32 -40 -4Z"
    edge = theme.mix(theme.MIST, theme.SLATE, 0.4) if struck else theme.IVORY
    figure = theme.FIGURE.but(size=size * 0.52, fill=theme.MIST if struck else theme.IVORY)
    drawn = path(shape, fill=theme.INK, stroke=edge, stroke_width=6)
    said = str(power).replace("-", "−")
    text = line(said, 0, size * 0.18, size * 0.74, figure) if said else ""
    return at(0, 0, drawn, scale=size / 86) + text


def card_back(width: float, height: float) -> str:
    """The back of a card, its top left corner at (0, 0)."""
    turn = f"M{width / 2} {height * 0.2:.1f}L{width * 0.8:.1f} {height / 2}"
    turn += f"L{width / 2} {height * 0.8:.1f}L{width * 0.2:.1f} {height / 2}Z"
    return box(
        0, 0, width, height, min(8, width * 0.16), fill="#3a2f66", stroke=theme.MIST, stroke_width=2
    ) + path(turn, fill="none", stroke=theme.GOLD, stroke_width=2)


def cross(size: float, colour: str) -> str:
    """A cross: closed, or out."""
    arm = size / 2
    return path(
        f"M{-arm} {-arm}L{arm} {arm}M{arm} {-arm}L{-arm} {arm}",
        stroke=colour,
        stroke_width=size * 0.2,
        stroke_linecap="round",
    )


def swords(size: float, colour: str) -> str:
    """Crossed swords: the bonus for an engagement won."""
    blade = path("M-5 -48L0 -56L5 -48V20H16V29H5V46H-5V29H-16V20H-5Z", fill=colour)
    return tag(
        "g", at(0, 0, blade, turn=45), at(0, 0, blade, turn=-45), transform=f"scale({size / 108})"
    )
