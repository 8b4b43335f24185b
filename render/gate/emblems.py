"""The arms of the gate decks: a shape and colours each, told apart without the colours too.

A shape is drawn around (0, 0), within 50 units to each side, in one colour on another.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from render.svg import at, circle, path, tag
from render.theme import Colours

Shape = Callable[[str, str], str]


@dataclass(frozen=True, slots=True)
class Emblem:
    """A deck's arms: ``draw(ink, ground)`` gives the shape."""

    colours: Colours
    draw: Shape


def _around(count: int, radius: float, turn: float = -90) -> list[tuple[float, float]]:
    angles = (math.radians(turn + 360 * n / count) for n in range(count))
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]


def _polygon(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def _network(ink: str, ground: str) -> str:
    """A web of six nodes."""
    outer = _around(6, 36)
    spokes = "".join(f"M0 0L{x:.1f} {y:.1f}" for x, y in outer)
    nodes = [circle(x, y, 8.5, fill=ink) for x, y in outer]
    return (
        path(_polygon(outer) + spokes, fill="none", stroke=ink, stroke_width=5)
        + "".join(nodes)
        + circle(0, 0, 16, fill=ink)
        + circle(0, 0, 7, fill=ground)
    )


def _gear(ink: str, ground: str) -> str:
    """A cogwheel with a keyhole."""
    teeth = [at(0, 0, path("M-8 -30L-6.5 -46H6.5L8 -30Z", fill=ink), turn=45 * n) for n in range(8)]
    keyhole = "M0 -15a10.5 10.5 0 0 1 5.6 19.4L9 18H-9L-5.6 4.4A10.5 10.5 0 0 1 0 -15Z"
    return "".join(teeth) + circle(0, 0, 35, fill=ink) + path(keyhole, fill=ground)


def _fangs(ink: str, ground: str) -> str:
    """Open jaws."""
    upper = (
        "M-48 -6Q-38 -42 0 -42Q38 -42 48 -6L39 -8L30 30L19 -12"
        "L10 8L0 -14L-10 8L-19 -12L-30 30L-39 -8Z"
    )
    lower = "M-26 36L-17 15L-9 32L0 20L9 32L17 15L26 36Q14 47 0 47Q-14 47 -26 36Z"
    brow = "M-31 -22Q-20 -31 0 -31Q20 -31 31 -22"
    shine = path(brow, fill="none", stroke=ground, stroke_width=4, stroke_linecap="round")
    return path(upper, fill=ink) + path(lower, fill=ink) + shine


def _crystal(ink: str, ground: str) -> str:
    """A cut drop above the waves."""
    drop = "M0 -47L25 -8L14 18H-14L-25 -8Z"
    facets = "M-25 -8H25M0 -47L-9 -8L0 18L9 -8Z"
    wave = "M-42 {y}Q-31.5 {up} -21 {y}T0 {y}T21 {y}T42 {y}"
    waves = [
        path(
            wave.format(y=y, up=y - 9),
            fill="none",
            stroke=ink,
            stroke_width=5.5,
            stroke_linecap="round",
        )
        for y in (28, 41)
    ]
    edges = path(facets, fill="none", stroke=ground, stroke_width=3, stroke_linejoin="round")
    return path(drop, fill=ink) + edges + "".join(waves)


def _goblin(ink: str, ground: str) -> str:
    """A horned mask."""
    horns = "M-27 -14Q-43 -26 -38 -47Q-24 -42 -14 -27ZM27 -14Q43 -26 38 -47Q24 -42 14 -27Z"
    face = (
        "M-33 -10Q-30 -32 0 -32Q30 -32 33 -10Q36 16 20 34Q10 45 0 45Q-10 45 -20 34Q-36 16 -33 -10Z"
    )
    eyes = "M-25 -8L-5 1Q-9 11 -17 9Q-25 6 -25 -8ZM25 -8L5 1Q9 11 17 9Q25 6 25 -8Z"
    mouth = "M-18 20Q0 28 18 20L14 32L8 27L0 36L-8 27L-14 32Z"
    return path(horns, fill=ink) + path(face, fill=ink) + path(eyes + mouth, fill=ground)


def _bell(ink: str, ground: str) -> str:
    """A bell with wings."""
    bell = (
        "M0 -44a7 7 0 0 1 6 10Q21 -28 22 -6Q23 14 31 24"
        "H-31Q-23 14 -22 -6Q-21 -28 -6 -34A7 7 0 0 1 0 -44Z"
    )
    clapper = "M-10 29H10A10 10 0 0 1 -10 29Z"
    wing = "M28 -24Q42 -27 48 -38Q51 -14 36 0Q32 4 27.5 4Q28.5 -8 28 -24Z"
    band = path("M-21.5 6H21.5", fill="none", stroke=ground, stroke_width=4.5)
    wings = path(wing, fill=ink) + tag("g", path(wing, fill=ink), transform="scale(-1 1)")
    return path(bell + clapper, fill=ink) + band + wings


def _skull(ink: str, ground: str) -> str:
    """A crowned skull."""
    crown = "M-27 -22L-31 -46L-14 -34L0 -49L14 -34L31 -46L27 -22Z"
    skull = (
        "M-31 4Q-32 -17 0 -17Q32 -17 31 4Q31 15 20 21V38Q20 43 15 43"
        "H-15Q-20 43 -20 38V21Q-31 15 -31 4Z"
    )
    holes = "M-22 4Q-21 -6 -12 -6Q-4 -5 -5 4Q-6 13 -14 13Q-22 12 -22 4Z"
    mirrored = "M22 4Q21 -6 12 -6Q4 -5 5 4Q6 13 14 13Q22 12 22 4Z"
    nose = "M0 12L5 22H-5Z"
    teeth = path("M-8 31V43M0 31V43M8 31V43", fill="none", stroke=ground, stroke_width=3.5)
    return path(crown + skull, fill=ink) + path(holes + mirrored + nose, fill=ground) + teeth


def _leaf(ink: str, ground: str) -> str:
    """A leaf with its veins."""
    blade = "M0 -48Q37 -22 31 8Q26 29 0 35Q-26 29 -31 8Q-37 -22 0 -48Z"
    veins = "M0 -32V34M0 -10L16 -22M0 -10L-16 -22M0 8L20 -6M0 8L-20 -6M0 24L16 13M0 24L-16 13"
    stalk = "M0 32V48"
    return (
        path(blade, fill=ink)
        + path(veins, fill="none", stroke=ground, stroke_width=4, stroke_linecap="round")
        + path(stalk, fill="none", stroke=ink, stroke_width=7, stroke_linecap="round")
    )


def _star(ink: str, ground: str) -> str:
    """A star of eight rays in a ring: the summoners."""
    rays = [
        point
        for long, short in zip(_around(8, 1), _around(8, 1, -67.5), strict=True)
        for point in (long, (short[0] * 13, short[1] * 13))
    ]
    lengths = [46, 1, 30, 1] * 4
    points = [(x * length, y * length) for (x, y), length in zip(rays, lengths, strict=True)]
    ring = circle(0, 0, 36, fill="none", stroke=ink, stroke_width=4)
    return ring + path(_polygon(points), fill=ink) + circle(0, 0, 6.5, fill=ground)


def _tower(ink: str, ground: str) -> str:
    """A gate between two towers: any deck of a host's own."""
    walls = "M-42 44V-30H-34V-38H-26V-30H-18V-12H-10V-20H10V-12H18V-30H26V-38H34V-30H42V44Z"
    return path(walls, fill=ink) + path("M-15 44V16A15 15 0 0 1 15 16V44Z", fill=ground)


EMBLEMS: dict[str, Emblem] = {
    "JN": Emblem(Colours("#7cc0ff", "#2f78d0", "#173a72"), _network),
    "MR": Emblem(Colours("#f0ae6c", "#b8642a", "#5d2f14"), _gear),
    "VR": Emblem(Colours("#ff8f86", "#bf2f3a", "#5f131f"), _fangs),
    "EG": Emblem(Colours("#8fe8e4", "#1f9a9c", "#0f4b54"), _crystal),
    "HD": Emblem(Colours("#c9a8ff", "#7a4cc4", "#3a2169"), _goblin),
    "SB": Emblem(Colours("#ffe08a", "#c8961e", "#664809"), _bell),
    "MC": Emblem(Colours("#c3cad6", "#6d7689", "#343a49"), _skull),
    "FT": Emblem(Colours("#a7e08c", "#3f8a3c", "#1c4a22"), _leaf),
}
SUMMONER = Emblem(Colours("#ffd9ea", "#b2557f", "#57213d"), _star)
OTHERS = tuple(
    Emblem(Colours(*tones), _tower)
    for tones in (
        ("#d8d2b0", "#8a7f4e", "#433c20"),
        ("#b0c8d8", "#4e748a", "#20363f"),
        ("#d8b0c4", "#8a4e6c", "#3f2031"),
    )
)


def emblem(deck: str | None) -> Emblem:
    """The arms of a gate deck, of the summoners (None), or of a deck that has none of its own."""
    if deck is None:
        return SUMMONER
    return EMBLEMS.get(deck) or OTHERS[sum(map(ord, deck)) % len(OTHERS)]
