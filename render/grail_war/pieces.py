"""What the pictures of a battle are put together from: tiles, bars."""

from __future__ import annotations

from dataclasses import dataclass

from engine.grail_war.battle_state import Tile
from engine.grail_war.view import PoolView, ServantView
from render import theme
from render.grail_war.emblems import SIGNS, sign
from render.grail_war.names import Scene
from render.svg import at, box, circle, line, path

LIFE, MANA = "#ff7075", "#62bdf5"
LIFE_BAR, MANA_BAR, DEBT_BAR = "#a8323b", "#256fa8", "#7a3470"
TILE_WIDTH, TILE_HEIGHT = 104, 124

_BADGE = theme.FIGURE.but(size=26, fill=theme.INK)


@dataclass(frozen=True, slots=True)
class Face:
    """A tile as it lies: what it shows, and how it fared."""

    tile: Tile
    outcome: str = ""
    planned: bool = False
    """Laid by the viewer and not yet shown to anybody."""
    note: str = ""
    """A few characters at its foot in place of its name."""


def tile_face(scene: Scene, face: Face) -> str:
    """An open tile, 104 x 124, its top left corner at (0, 0)."""
    tile, lost = face.tile, face.outcome == "lose"
    colour = SIGNS[tile.kind].colour
    if lost:
        colour = theme.mix(colour, theme.SLATE, 0.62)
    edge = {"win": theme.GOLD, "both": theme.GOLD}.get(face.outcome, theme.SEAM)
    ink = theme.mix(theme.IVORY, theme.SLATE, 0.45) if lost else theme.IVORY
    dashes = {"stroke_dasharray": "8 6"} if face.planned else {}
    name = face.note or scene.words(f"gw-short-{tile.kind}")
    label = theme.LABEL.but(size=24, fill=ink, anchor="middle")
    return (
        box(
            *(2, 2, TILE_WIDTH - 4, TILE_HEIGHT - 4, 12),
            fill=colour,
            stroke=theme.MIST if face.planned else edge,
            stroke_width=5 if face.outcome in {"win", "both"} else 3,
            **dashes,
        )
        + box(5, 88, TILE_WIDTH - 10, 31, 8, fill=theme.mix(colour, "#000000", 0.42))
        + at(TILE_WIDTH / 2, 48, sign(tile.kind, 58, ink))
        + line(name, TILE_WIDTH / 2, 112, TILE_WIDTH - 16, label)
        + marks(tile)
    )


def marks(tile: Tile) -> str:
    """Plus and burst at the upper right, stacked tiles and aim at the upper left."""
    parts: list[str] = []
    right = TILE_WIDTH - 17
    if tile.plus:
        cross = path("M-8 0H8M0 -8V8", stroke=theme.INK, stroke_width=5, stroke_linecap="round")
        parts.append(at(right, 17, circle(0, 0, 15, fill=theme.GOLD), cross))
    if tile.burst:
        parts.append(at(right, 51 if tile.plus else 17, burst_spark(30)))
    if tile.stack > 1:
        parts.append(circle(17, 17, 15, fill=theme.IVORY))
        parts.append(line(str(tile.stack), 17, 26, 24, _BADGE))
    if tile.aim:
        arrow = "M-9 -5H1V-11L11 0L1 11V5H-9Z"
        parts.append(at(17, 17, circle(0, 0, 15, fill=theme.IVORY), path(arrow, fill=theme.BLOOD)))
    return "".join(parts)


def tile_back() -> str:
    """A tile that nobody may see yet, 104 x 124."""
    middle = (TILE_WIDTH / 2, TILE_HEIGHT / 2)
    return (
        box(
            *(2, 2, TILE_WIDTH - 4, TILE_HEIGHT - 4, 12),
            fill="#2a2350",
            stroke="#6d6299",
            stroke_width=3,
        )
        + box(
            *(11, 11, TILE_WIDTH - 22, TILE_HEIGHT - 22, 7),
            fill="none",
            stroke=theme.BRONZE,
            stroke_width=1.6,
        )
        + at(
            *middle,
            path("M0 -34L26 0L0 34L-26 0Z", fill="none", stroke=theme.GOLD, stroke_width=2.4),
        )
        + circle(*middle, 10, fill=theme.GOLD)
    )


def tile_place(*, bright: bool = False) -> str:
    """Where no tile lies, 104 x 124; ``bright`` where the next one will."""
    return box(
        *(3, 3, TILE_WIDTH - 6, TILE_HEIGHT - 6, 12),
        fill=theme.mix(theme.SLATE, theme.NIGHT, 0.4),
        stroke=theme.GOLD if bright else theme.SEAM,
        stroke_width=4 if bright else 2,
        stroke_dasharray="9 8",
    )


def mini(kind: str, size: float, livery: str = "") -> str:
    """A small tile with its sign only, ``size`` wide; edged in the colour of whom it is for."""
    return box(
        *(0, 0, size, size, size * 0.2),
        fill=SIGNS[kind].colour,
        stroke=livery or theme.SEAM,
        stroke_width=size * (0.1 if livery else 0.05),
    ) + at(size / 2, size / 2, sign(kind, size * 0.62))


def rear_tile(kind: str, size: float, *, defends: bool) -> str:
    """A tile of the rear, ``size`` wide: it guards on a shield, it supports under an arrow."""
    if not defends:
        arrow = path("M-14 6L0 -8L14 6Z", fill=theme.GOLD)
        return mini(kind, size, theme.GOLD) + at(size / 2, -2, arrow)
    shape = "M0 -52L46 -40V0Q44 36 0 56Q-44 36 -46 0V-40Z"
    ground = path(shape, fill=SIGNS[kind].colour, stroke=theme.STEEL, stroke_width=9)
    return at(size / 2, size / 2, ground, sign(kind, 56), scale=size / 100)


def burst_spark(size: float) -> str:
    """The sign of a burst, ``size`` wide, its middle at (0, 0)."""
    spark = "M0 -12L3.5 -3.5L12 0L3.5 3.5L0 12L-3.5 3.5L-12 0L-3.5 -3.5Z"
    drawn = circle(0, 0, 15, fill="#d8ccff") + path(spark, fill="#4a32b0")
    return at(0, 0, drawn, scale=size / 30)


def pool_bar(
    label: str, pool: PoolView | None, width: float, colour: str, floor: int | None = None
) -> str:
    """A pool with its numbers, ``width`` x 34; a question mark where it is unknown.

    Below zero it fills anew, in another colour, up to the ``floor``.
    """
    small = theme.LABEL.but(size=24)
    figure = theme.TITLE.but(size=25, fill=theme.IVORY, anchor="middle", bold=True)
    start = 74.0
    room = width - start
    text, share = "?", 0.0
    if pool is not None:
        text = f"{signed(pool.left)} / {pool.most}"
        share = pool.left / max(1, pool.most)
        if pool.left < 0 and floor:
            share, colour = -pool.left / floor, DEBT_BAR
    parts = [
        line(label, 0, 26, start - 8, small),
        box(start, 2, room, 31, 9, fill="#070a14", stroke=theme.SEAM, stroke_width=2),
    ]
    if share > 0:
        filled = max(8.0, (room - 6) * min(1.0, share))
        parts.append(box(start + 3, 5, filled, 25, 7, fill=colour))
    parts.append(line(text, start + room / 2, 26, room - 12, figure))
    return "".join(parts)


def pools(
    scene: Scene, servant: ServantView | None, width: float, apart: tuple[float, float]
) -> str:
    """A servant's life and mana, the second bar shifted from the first by ``apart``."""
    words = scene.words
    life = servant.life if servant else None
    mana = servant.mana if servant else None
    floor = servant.floor if servant else None
    return pool_bar(words("gw-short-life"), life, width, LIFE_BAR) + at(
        *apart, pool_bar(words("gw-short-mana"), mana, width, MANA_BAR, floor)
    )


def signed(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def damage_star(total: int | str, size: float) -> str:
    """The damage a side has dealt so far, on a star ``size`` wide, its middle at (0, 0)."""
    shape = (
        "M0 -50L14 -32L36 -36L34 -13L50 0L34 13L36 36L14 32L0 50L-14 32L-36 36L-34 13L-50 0"
        "L-34 -13L-36 -36L-14 -32Z"
    )
    figure = theme.FIGURE.but(size=size * 0.36, fill=theme.INK)
    star = path(shape, fill=theme.GOLD, stroke=theme.BRONZE, stroke_width=3)
    return at(0, 0, star, scale=size / 100) + line(str(total), 0, size * 0.125, size * 0.6, figure)
