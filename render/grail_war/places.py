"""Small drawings of the city's regions, and of what stands on its map; each in a box of 64 x 56."""

from __future__ import annotations

from collections.abc import Callable

from render.svg import box, circle, path

_Drawing = Callable[[str, str], str]
"""Draws something in a colour, with its windows and gaps in another."""


def place(region: str, colour: str, gap: str) -> str:
    """What a region of the city looks like; a plain house for one that a host has added."""
    return _PLACES.get(region, _house)(colour, gap)


def _temple(colour: str, gap: str) -> str:
    return (
        path("M0 12Q32 2 64 12L61 19Q32 12 3 19Z", fill=colour)
        + box(12, 14, 7, 42, fill=colour)
        + box(45, 14, 7, 42, fill=colour)
        + box(6, 26, 52, 6, fill=colour)
        + box(29, 18, 6, 10, fill=gap)
    )


def _forest(colour: str, gap: str) -> str:
    del gap
    return "".join(
        path(f"M{x} {y}l11 16h-6l9 14h-28l9 -14h-6Z", fill=colour)
        + box(x - 2, y + 30, 5, 10, fill=colour)
        for x, y in ((16, 14), (48, 14), (32, 6))
    )


def _manor(colour: str, gap: str) -> str:
    return (
        path("M4 26L20 12L36 26V56H4Z", fill=colour)
        + box(36, 30, 26, 26, fill=colour)
        + path("M34 30L49 20L64 30Z", fill=colour)
        + "".join(box(x, y, 6, 8, fill=gap) for x, y in ((12, 30), (23, 30), (42, 38), (52, 38)))
        + box(16, 44, 8, 12, fill=gap)
    )


def _observatory(colour: str, gap: str) -> str:
    return (
        path("M0 56Q20 38 32 38T64 56Z", fill=colour)
        + path("M16 36A16 16 0 0 1 48 36Z", fill=colour)
        + box(18, 36, 28, 8, fill=colour)
        + path("M30 34L50 8L56 13L40 36Z", fill=colour, stroke=gap, stroke_width=2)
    )


def _house(colour: str, gap: str) -> str:
    return (
        path("M2 34L18 20L34 34V56H2Z", fill=colour)
        + path("M32 30L46 16L62 30V56H36V34Z", fill=colour)
        + "".join(box(x, y, 7, 8, fill=gap) for x, y in ((9, 38), (20, 38), (43, 34), (52, 34)))
    )


def _church(colour: str, gap: str) -> str:
    return (
        box(29, 0, 6, 20, fill=colour)
        + box(23, 5, 18, 5, fill=colour)
        + path("M20 32L32 18L44 32V56H20Z", fill=colour)
        + path("M6 42L20 34V56H6ZM58 42L44 34V56H58Z", fill=colour)
        + path("M27 56V46A5 5 0 0 1 37 46V56Z", fill=gap)
        + circle(32, 35, 4, fill=gap)
    )


def _school(colour: str, gap: str) -> str:
    return (
        box(2, 28, 60, 28, fill=colour)
        + box(24, 14, 16, 20, fill=colour)
        + path("M21 14L32 4L43 14Z", fill=colour)
        + circle(32, 21, 4.5, fill=gap)
        + "".join(box(x, 35, 7, 8, fill=gap) for x in (7, 18, 39, 50))
        + box(28, 44, 8, 12, fill=gap)
    )


def _cemetery(colour: str, gap: str) -> str:
    stone = "M{x} 56V{y}a9 9 0 0 1 18 0V56Z"
    stones = ((2, 38), (23, 24), (44, 36))
    return "".join(path(stone.format(x=x, y=y), fill=colour) for x, y in stones) + "".join(
        box(x + 7.5, y - 3, 3, 13, fill=gap) + box(x + 4, y + 1, 10, 3, fill=gap) for x, y in stones
    )


def _shops(colour: str, gap: str) -> str:
    return (
        box(4, 30, 56, 26, fill=colour)
        + path("M2 16H62L64 30H0Z", fill=colour)
        + "".join(path(f"M{x} 16h7l1 14h-9Z", fill=gap) for x in (10, 27, 44))
        + box(12, 38, 18, 18, fill=gap)
        + box(38, 36, 14, 11, fill=gap)
    )


def _bridge(colour: str, gap: str) -> str:
    del gap
    return (
        path("M0 40H64V46H0Z", fill=colour)
        + path("M14 56V14H20V56ZM44 56V14H50V56Z", fill=colour)
        + path(
            "M0 38Q10 34 17 16Q32 40 47 16Q54 34 64 38",
            fill="none",
            stroke=colour,
            stroke_width=3.5,
        )
    )


def _park(colour: str, gap: str) -> str:
    return (
        circle(18, 22, 14, fill=colour)
        + box(15, 30, 6, 26, fill=colour)
        + circle(46, 28, 11, fill=colour)
        + box(43.5, 34, 5, 22, fill=colour)
        + path("M0 54Q32 44 64 54V56H0Z", fill=colour)
        + circle(46, 28, 4, fill=gap)
    )


def _station(colour: str, gap: str) -> str:
    return (
        box(10, 8, 44, 40, 9, fill=colour)
        + box(16, 15, 14, 13, 2, fill=gap)
        + box(34, 15, 14, 13, 2, fill=gap)
        + circle(20, 39, 4, fill=gap)
        + circle(44, 39, 4, fill=gap)
        + path("M14 48L4 56H12L19 50H45L52 56H60L50 48Z", fill=colour)
    )


def _harbour(colour: str, gap: str) -> str:
    del gap
    return (
        path("M4 40H60L52 54H12Z", fill=colour)
        + box(30, 6, 4, 32, fill=colour)
        + path("M34 8L54 34H34ZM28 14L14 34H28Z", fill=colour)
    )


def _warehouses(colour: str, gap: str) -> str:
    return (
        path("M2 30L18 20L34 30V56H2Z", fill=colour)
        + path("M32 30L47 20L62 30V56H36V30Z", fill=colour)
        + box(9, 38, 18, 18, fill=gap)
        + "".join(box(9, y, 18, 2.5, fill=colour) for y in (43, 49))
        + box(42, 38, 14, 18, fill=gap)
    )


def _offices(colour: str, gap: str) -> str:
    return (
        box(2, 24, 18, 32, fill=colour)
        + box(22, 4, 20, 52, fill=colour)
        + box(44, 16, 18, 40, fill=colour)
        + "".join(
            box(x, y, 4, 5, fill=gap)
            for x, top in ((6, 30), (12, 30), (27, 10), (34, 10), (48, 22), (55, 22))
            for y in range(top, 50, 9)
        )
    )


def _factory(colour: str, gap: str) -> str:
    return (
        path("M2 56V30L18 20V30L34 20V30L50 20V56Z", fill=colour)
        + path("M50 56V8H60V56Z", fill=colour)
        + "".join(box(x, 38, 8, 8, fill=gap) for x in (8, 22, 36))
    )


_PLACES: dict[str, _Drawing] = {
    "a1": _temple,
    "b1": _forest,
    "c1": _manor,
    "d1": _observatory,
    "a2": _house,
    "b2": _church,
    "c2": _school,
    "d2": _cemetery,
    "a3": _shops,
    "b3": _bridge,
    "c3": _park,
    "d3": _station,
    "a4": _harbour,
    "b4": _warehouses,
    "c4": _offices,
    "d4": _factory,
}


# Marks on the map; their middle is (0, 0), and they are about 36 wide


def base_mark(colour: str) -> str:
    """A base: a house."""
    return path("M0 -17L18 -1H12V16H-12V-1H-18Z", fill=colour) + box(-4, 4, 8, 12, fill="#0d1120")


def territory_mark(colour: str) -> str:
    """A Caster's territory: a circle drawn with six points, with room for its level."""
    return path(
        "M0 -19L16.5 9.5H-16.5ZM0 19L16.5 -9.5H-16.5Z",
        fill="none",
        stroke=colour,
        stroke_width=2.5,
        stroke_linejoin="round",
    ) + circle(0, 0, 10.5, fill="#0d1120", stroke=colour, stroke_width=2)


def residue_mark(colour: str) -> str:
    """Residual thoughts: a wisp."""
    return path(
        "M-14 9C-14 -9 9 -15 12 -3C14 6 1 8 0 1C-1 -4 5 -6 6 -2",
        fill="none",
        stroke=colour,
        stroke_width=4,
        stroke_linecap="round",
    )


def battle_mark(colour: str) -> str:
    """A battle: two crossed swords."""
    sword = "M-14 -16L10 8M3 14L14 3M12 12L17 17"
    return path(sword, fill="none", stroke=colour, stroke_width=4.5, stroke_linecap="round") + path(
        "M14 -16L-10 8M-3 14L-14 3M-12 12L-17 17",
        fill="none",
        stroke=colour,
        stroke_width=4.5,
        stroke_linecap="round",
    )


def land_mark(colour: str) -> str:
    """A region that is known: an eye."""
    return path("M-17 0Q0 -17 17 0Q0 17 -17 0Z", fill="none", stroke=colour, stroke_width=3.5) + (
        circle(0, 0, 5.5, fill=colour)
    )
