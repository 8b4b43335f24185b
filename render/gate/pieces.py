"""What the pictures of THE GATE are put together from: portals, shields, gems, tokens."""

from __future__ import annotations

from render import theme
from render.gate.emblems import Emblem, emblem
from render.svg import at, box, circle, line, number, path, tag

SHEEN = "url(#sheen)"
"""Lightens the top of what it covers, and darkens its foot."""


def definitions() -> str:
    """The gradients that the pieces use; once in every picture."""
    sheen = tag(
        "linearGradient",
        tag("stop", offset=0, stop_color="#ffffff", stop_opacity=0.22),
        tag("stop", offset=0.5, stop_color="#ffffff", stop_opacity=0),
        tag("stop", offset=1, stop_color="#000000", stop_opacity=0.35),
        id_="sheen",
        x2=0,
        y2=1,
    )
    return tag("defs", sheen)


def portal_shape(width: float, height: float) -> str:
    """An arch standing on (0, height), as a path."""
    radius = width / 2
    foot, turn, right = number(height), number(radius), number(width)
    return f"M0 {foot}V{turn}A{turn} {turn} 0 0 1 {right} {turn}V{foot}Z"


def portal(arms: Emblem, width: float, height: float, *, closed: bool = False) -> str:
    """A gate with its deck's arms, its top left corner at (0, 0). A closed one has gone dark.

    Its light is made of flat arches: a gradient takes many times longer to paint.
    """
    shape = portal_shape(width, height)
    colours = arms.colours
    frame = width * 0.055
    inside = "#2a3048" if closed else colours.main
    ink = "#8089a5" if closed else theme.IVORY
    ground = "#20263b" if closed else colours.dark
    scale = width / 122
    parts = [
        path(shape, fill=inside),
        *(
            at(
                width * inset,
                height * inset * 1.2,
                path(
                    portal_shape(width * (1 - 2 * inset), height * (1 - inset * 1.2)),
                    fill=theme.mix(inside, colours.light, share),
                ),
            )
            for inset, share in ((0.13, 0.14), (0.27, 0.28))
            if not closed
        ),
        at(width / 2, height * 0.55, arms.draw(ink, ground), scale=scale),
        path(shape, fill="none", stroke="#59617c" if closed else colours.light, stroke_width=frame),
        path(
            shape, fill="none", stroke="#20263b" if closed else colours.dark, stroke_width=frame / 3
        ),
        box(
            -frame * 1.4,
            height - frame * 0.6,
            width + frame * 2.8,
            frame * 1.7,
            frame * 0.4,
            fill="#59617c" if closed else colours.light,
        ),
    ]
    return "".join(parts)


def sealed_portal(width: float, height: float) -> str:
    """A gate nobody may know yet."""
    shape = portal_shape(width, height)
    mark = theme.FIGURE.but(size=width * 0.5, fill=theme.SEAM)
    return path(
        shape, fill=theme.SLATE, stroke=theme.SEAM, stroke_width=4, stroke_dasharray="9 8"
    ) + line("?", width / 2, height * 0.68, width, mark)


def shield(power: int | str, size: float, *, faint: bool = False) -> str:
    """A power, on a shield ``size`` wide whose middle is (0, 0)."""
    shape = "M-40 -42Q-20 -40 0 -50Q20 -40 40 -42V-4Q38 32 0 50Q-38 32 -40 -4Z"
    edge, ink = (_faint(theme.GOLD), _faint(theme.IVORY)) if faint else (theme.GOLD, theme.IVORY)
    figure = theme.FIGURE.but(size=size * 0.62, fill=ink)
    drawn = path(shape, fill=theme.INK, stroke=edge, stroke_width=6)
    return at(0, 0, drawn, scale=size / 80) + line(str(power), 0, size * 0.2, size * 0.86, figure)


def gem(level: int, size: float, *, faint: bool = False) -> str:
    """A level, on a diamond ``size`` wide whose middle is (0, 0)."""
    shape = "M0 -50L50 0L0 50L-50 0Z"
    facets = "M0 -50L0 -36M50 0H36M0 50V36M-50 0H-36"
    fill = _faint(theme.IVORY) if faint else theme.IVORY
    figure = theme.FIGURE.but(size=size * 0.52, fill=theme.INK)
    drawn = path(shape, fill=fill, stroke=theme.BRONZE, stroke_width=6) + path(
        facets, stroke=theme.BRONZE, stroke_width=4
    )
    return at(0, 0, drawn, scale=size / 100) + line(str(level), 0, size * 0.185, size * 0.6, figure)


def _faint(colour: str) -> str:
    return theme.mix(colour, theme.SLATE, 0.55)


def card_back(width: float, height: float) -> str:
    """The back of a card, its top left corner at (0, 0)."""
    middle = (width / 2, height / 2)
    reach = min(width, height) / 2
    across, up = number(reach * 0.5), number(reach * 0.62)
    shape = f"M0 -{up}L{across} 0L0 {up}L-{across} 0Z"
    return (
        box(0, 0, width, height, 9, fill="#2a2350", stroke=theme.IVORY, stroke_width=3)
        + box(6, 6, width - 12, height - 12, 5, fill="none", stroke=theme.GOLD, stroke_width=1.6)
        + at(*middle, path(shape, fill="none", stroke=theme.GOLD, stroke_width=2.4))
        + circle(*middle, reach * 0.2, fill=theme.GOLD)
    )


def pip(x: float, y: float, radius: float, *, hit: bool) -> str:
    """A point of durability: still there, or taken by a damage token."""
    if not hit:
        return circle(x, y, radius, fill="none", stroke=theme.STEEL, stroke_width=radius * 0.26)
    arm = radius * 0.42
    cross = f"M{-arm:.1f} {-arm:.1f}L{arm:.1f} {arm:.1f}M{arm:.1f} {-arm:.1f}L{-arm:.1f} {arm:.1f}"
    return at(
        x,
        y,
        circle(0, 0, radius * 1.1, fill=theme.BLOOD),
        path(cross, stroke=theme.IVORY, stroke_width=radius * 0.3, stroke_linecap="round"),
    )


def crest(deck: str | None, size: float) -> str:
    """A deck's arms on a round seal ``size`` wide whose middle is (0, 0)."""
    arms = emblem(deck)
    return circle(
        0, 0, size / 2, fill=arms.colours.main, stroke=arms.colours.light, stroke_width=size * 0.05
    ) + at(0, 0, arms.draw(theme.IVORY, arms.colours.dark), scale=size / 150)
