"""The picture of the whole table: both fields, and what happens between them."""

from __future__ import annotations

from engine.gate.view import DuelView, SideView
from render import theme
from render.gate.arena import arena
from render.gate.column import WIDTH as COLUMN
from render.gate.column import gate_picture, guardian_picture
from render.gate.names import Scene
from render.gate.pieces import definitions, pip, portal_shape
from render.svg import at, box, circle, document, line, path

WIDTH, HEIGHT = 1200, 1020
MARGIN = 16
_STEP = COLUMN + 8
_LOSING_DAMAGE = 7
_LOSING_GATES = 2


def board_picture(scene: Scene, view: DuelView) -> str:
    """The board, 1200 x 1020, with the viewer's side (seat 0's for a spectator) at the bottom."""
    near = view.viewer or 0
    far = 1 - near
    return document(
        WIDTH,
        HEIGHT,
        definitions(),
        _table(),
        at(MARGIN, 12, _banner(scene, view, far)),
        *_columns(scene, view, far, 80, 348),
        at(MARGIN, 435, arena(scene, view)),
        *_columns(scene, view, near, 678, 598),
        at(MARGIN, HEIGHT - 74, _banner(scene, view, near)),
    )


def _table() -> str:
    """A night-blue cloth, lighter in the middle, with a seal worked into it."""
    middle = (WIDTH / 2, HEIGHT / 2)
    shades = "".join(
        circle(*middle, radius, fill=theme.mix(theme.NIGHT, theme.DUSK, share))
        for radius, share in ((580, 0.25), (500, 0.5), (420, 0.8))
    )
    seam = theme.mix(theme.DUSK, theme.GOLD, 0.12)
    rings = "".join(
        circle(*middle, radius, fill="none", stroke=seam, stroke_width=width)
        for radius, width in ((404, 5), (390, 1.5), (280, 1.5))
    )
    return box(0, 0, WIDTH, HEIGHT, 22, fill=theme.NIGHT) + shades + rings


def _columns(scene: Scene, view: DuelView, seat: int, gates: float, guardians: float) -> list[str]:
    parts: list[str] = []
    combat = view.combat
    for n, column in enumerate(view.sides[seat].columns):
        x = MARGIN + n * _STEP
        attacked = combat is not None and combat.attacker != seat and combat.column == n
        fighting = combat.guardian.power if attacked and combat and combat.guardian else None
        parts.append(at(x, gates, gate_picture(scene, column, target=attacked)))
        if view.phase != "setup" or column.guardian is not None:
            parts.append(at(x, guardians, guardian_picture(scene, column, fighting=fighting)))
    return parts


def _banner(scene: Scene, view: DuelView, seat: int) -> str:
    """A player's name and counts, 1168 x 62; edged in gold while it is the player's turn."""
    side, active = view.sides[seat], view.active == seat and view.result is None
    edge, width = (theme.GOLD, 4.0) if active else (theme.SEAM, 2.0)
    parts = [box(0, 0, 1168, 62, 16, fill=theme.SLATE, stroke=edge, stroke_width=width)]
    if active:
        parts.append(path("M18 18L38 31L18 44Z", fill=theme.GOLD))
    name = theme.NAME.but(size=32, fill=theme.GOLD if active else theme.IVORY)
    left = 52 if active else 22
    parts.append(line(scene.drawn(seat), left, 43, 396 - left, name))
    counts = (
        ("count-hand", side.hand_size),
        ("count-deck", side.deck),
        ("count-dugout", len(side.dugout)),
        ("count-banished", len(side.banished)),
    )
    for n, (key, count) in enumerate(counts):
        parts.append(_count(scene.words(key), count, 456 + 106 * n))
    return "".join(parts) + _losses(scene, side)


def _count(label: str, count: int, x: float) -> str:
    small = theme.LABEL.but(size=18, anchor="middle")
    return line(label, x, 23, 100, small) + line(str(count), x, 53, 90, theme.FIGURE.but(size=29))


def _losses(scene: Scene, side: SideView) -> str:
    """How near a player is to losing: damage of 7, closed gates of 2 (TG-100)."""
    words = scene.words
    label = theme.LABEL.but(size=18)
    damage = words("count-damage", damage=side.damage, most=_LOSING_DAMAGE)
    closed = words("count-closed", closed=side.closed, most=_LOSING_GATES)
    parts = [line(damage, 846, 23, 176, label), line(closed, 1046, 23, 112, label)]
    count = max(_LOSING_DAMAGE, side.damage)
    step = 168 / count
    parts += [
        pip(857 + step * n, 44, min(9.5, step * 0.42), hit=n < side.damage) for n in range(count)
    ]
    for n in range(_LOSING_GATES):
        shut = n < side.closed
        arch = path(
            portal_shape(20, 25),
            fill=theme.BLOOD if shut else "none",
            stroke=theme.BLOOD if shut else theme.STEEL,
            stroke_width=2.5,
        )
        parts.append(at(1050 + 34 * n, 31, arch))
    return "".join(parts)
