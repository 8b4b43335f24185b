"""A small title picture for each game, for the lobby in which there is nothing else to see yet."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, sin

from render import theme
from render.svg import at, box, circle, glow, gradient, line, number, path, tag

WIDTH, HEIGHT = 1200, 300

_SKIES = {
    "gate": ("#0b1226", "#28407a", "#7fb2ff"),
    "challengers": ("#0d1c16", "#1f5b45", "#ffd166"),
    "domination": ("#1a0d16", "#5a1d33", "#ff9f6b"),
    "grail_war": ("#110b22", "#3c2466", "#c9a2ff"),
}
_PLAIN = (theme.NIGHT, theme.DUSK, theme.GOLD)


def title(game: str, name: str) -> str:
    """A band of 1200 by 300 with the emblem of ``game`` and its ``name``."""
    dark, light, shine = _SKIES.get(game, _PLAIN)
    emblem = _EMBLEMS.get(game, _die)
    sky, halo = f"sky-{game}", f"halo-{game}"
    style = theme.NAME.but(size=78, fill=theme.IVORY, anchor="middle")
    return (
        tag(
            "defs",
            gradient(sky, (0, light), (1, dark)),
            glow(halo, (0, shine, 0.5), (0.64, shine, 0)),
        )
        + box(0, 0, WIDTH, HEIGHT, 24, fill=f"url(#{sky})")
        + _stars(len(name), theme.mix(light, shine, 0.5))
        + circle(WIDTH / 2, 118, 176, fill=f"url(#{halo})")
        + at(WIDTH / 2, 112, emblem(shine, dark))
        + line(name, WIDTH / 2, 268, WIDTH - 120, style)
    )


def _stars(seed: int, colour: str) -> str:
    """A few points of light, always the same ones."""
    return "".join(
        circle(40 + (n * 397 + seed * 53) % 1120, 24 + (n * 211) % 180, 1.2 + n % 3, fill=colour)
        for n in range(34)
    )


def _points(*points: tuple[float, float]) -> str:
    first, *rest = (f"{number(x)} {number(y)}" for x, y in points)
    return f"M{first}L{' '.join(rest)}Z"


def _gate(shine: str, dark: str) -> str:
    """A gate that stands open, and somebody who comes through it."""
    stone, edge = theme.mix(dark, "#b9c6e6", 0.45), theme.mix(dark, "#b9c6e6", 0.75)
    light = theme.mix(shine, "#ffffff", 0.55)
    arch = "M-96 88V-6A96 96 0 0 1 96 -6V88H62V-2A62 62 0 0 0 -62 -2V88Z"
    leaf = "M-62 88V-2A62 62 0 0 1 -34 -54L-34 88Z"
    stones = "".join(
        at(79 * sin(angle), -6 - 79 * cos(angle), box(-3, -16, 6, 32, fill=dark), turn=angle * 57.3)
        for angle in (-1.2, -0.72, -0.24, 0.24, 0.72, 1.2)
    )
    return (
        path("M-62 88V-2A62 62 0 0 1 62 -2V88Z", fill=light)
        + "".join(
            path(f"M0 8L{x} 88H{x + 9}Z", fill=theme.mix(light, shine, 0.6))
            for x in (-52, -22, 12, 42)
        )
        + path(leaf, fill=theme.mix(stone, dark, 0.35))
        + path("M62 88V-2A62 62 0 0 0 34 -54L34 88Z", fill=theme.mix(stone, dark, 0.35))
        + path(arch, fill=stone, stroke=edge, stroke_width=4)
        + stones
        + circle(0, 14, 13, fill=dark)
        + path("M-22 88C-24 50 -14 32 0 32S24 50 22 88Z", fill=dark)
    )


def _challengers(shine: str, dark: str) -> str:
    """The flag that everybody wants, between two cards."""

    def card(x: float, turn: float, colour: str) -> str:
        return at(
            x,
            26,
            box(-44, -62, 88, 124, 12, fill=theme.PAPER, stroke=colour, stroke_width=6),
            circle(0, -14, 24, fill=colour),
            path("M-26 34H26", stroke=colour, stroke_width=8, stroke_linecap="round"),
            turn=turn,
        )

    return (
        card(-118, -14, "#3f8efc")
        + card(118, 14, "#ef5d60")
        + box(-5, -92, 10, 190, 5, fill=theme.mix(dark, "#e8d9b0", 0.7))
        + path("M5 -90C40 -106 66 -70 104 -84V-14C66 0 40 -36 5 -20Z", fill=shine)
        + path(
            "M5 -55C40 -71 66 -35 104 -49",
            fill="none",
            stroke=theme.mix(shine, "#ffffff", 0.6),
            stroke_width=7,
        )
        + circle(0, -96, 9, fill=theme.mix(shine, "#ffffff", 0.4))
    )


def _domination(shine: str, dark: str) -> str:
    """The grail over a city that is fought for."""
    lit, wall = theme.mix(shine, dark, 0.3), theme.mix(dark, "#000000", 0.2)
    roofs = ((-210, 46), (-168, 74), (-120, 54), (88, 62), (132, 84), (184, 50))
    city = "".join(
        box(x, 98 - height, 36, height, 3, fill=wall)
        + "".join(
            box(x + 8 + 12 * column, 104 - height + 14 * row, 6, 7, fill=lit)
            for column in (0, 1)
            for row in range(1, height // 18)
        )
        for x, height in roofs
    )
    return city + _cup(theme.GOLD, shine, dark)


def _cup(gold: str, shine: str, dark: str) -> str:
    deep = theme.mix(gold, dark, 0.45)
    return (
        path("M-66 -78H66C66 -10 40 22 0 22S-66 -10 -66 -78Z", fill=gold)
        + path("M10 -78H66C66 -10 40 22 0 22C30 0 34 -40 10 -78Z", fill=deep)
        + path("M-66 -66C-108 -70 -106 -12 -50 -14", fill="none", stroke=gold, stroke_width=9)
        + path("M66 -66C108 -70 106 -12 50 -14", fill="none", stroke=deep, stroke_width=9)
        + box(-7, 20, 14, 48, 4, fill=deep)
        + circle(0, 40, 12, fill=gold)
        + path("M-50 92C-46 70 -20 66 0 66S46 70 50 92Z", fill=gold)
        + tag("ellipse", cx=0, cy=-78, rx=66, ry=13, fill=theme.mix(shine, "#ffffff", 0.5))
        + path(_points((0, -66), (7, -40), (0, -14), (-7, -40)), fill=theme.BLOOD)
    )


def _grail_war(shine: str, dark: str) -> str:
    """Seven swords, one for each class, around a command spell."""
    steel, edge = theme.mix(shine, "#ffffff", 0.65), theme.mix(dark, shine, 0.5)
    sword = (
        path(_points((0, -122), (7, -106), (6, -44), (-6, -44), (-7, -106)), fill=steel)
        + path("M0 -118V-46", stroke=edge, stroke_width=2)
        + box(-17, -46, 34, 7, 3, fill=theme.GOLD)
        + box(-4, -39, 8, 18, 3, fill=edge)
    )
    swords = "".join(at(0, 26, sword, turn=turn) for turn in (-66, -44, -22, 0, 22, 44, 66))
    seal = (
        path("M0 -34C22 -20 22 8 0 30C-22 8 -22 -20 0 -34Z", fill=theme.BLOOD)
        + path("M-34 -8C-20 -4 -12 10 -14 34C-32 26 -40 10 -34 -8Z", fill=theme.BLOOD)
        + path("M34 -8C20 -4 12 10 14 34C32 26 40 10 34 -8Z", fill=theme.BLOOD)
    )
    ring = circle(0, 0, 47, fill=dark, stroke=edge, stroke_width=4)
    return at(0, -12, swords) + at(0, 44, ring, seal)


def _die(shine: str, dark: str) -> str:
    """For a game that has no emblem of its own."""
    spots = ((-26, -26), (26, 26), (0, 0), (26, -26), (-26, 26))
    return at(
        0,
        0,
        box(-60, -60, 120, 120, 22, fill=theme.IVORY, stroke=shine, stroke_width=5),
        *(circle(x, y, 10, fill=dark) for x, y in spots),
        turn=12,
    )


_EMBLEMS: dict[str, Callable[[str, str], str]] = {
    "gate": _gate,
    "challengers": _challengers,
    "domination": _domination,
    "grail_war": _grail_war,
}
