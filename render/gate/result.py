"""The picture of a finished duel."""

from __future__ import annotations

from engine.gate.view import DuelView
from render import theme
from render.gate.emblems import emblem
from render.gate.facts import LOSING_DAMAGE, LOSING_GATES
from render.gate.names import Scene
from render.gate.pieces import definitions, portal
from render.svg import Type, at, box, circle, document, line, path

WIDTH, HEIGHT = 1200, 640
_HALF = 560


def result_picture(scene: Scene, view: DuelView) -> str:
    """Who won, with the gates of both sides as they stood at the end; 1200 x 640."""
    winners = view.result.winners if view.result else ()
    words = scene.words
    middle = WIDTH / 2
    if len(winners) == 1:
        small, large = words("result-winner"), scene.drawn(winners[0])
    else:
        small, large = words("duel-over"), words("duel-draw")
    label = theme.LABEL.but(size=30, fill=theme.GOLD, anchor="middle")
    return document(
        WIDTH,
        HEIGHT,
        definitions(),
        box(0, 0, WIDTH, HEIGHT, 24, fill=theme.NIGHT),
        circle(middle, 150, 330, fill=theme.mix(theme.NIGHT, theme.DUSK, 0.5)),
        circle(middle, 150, 230, fill=theme.mix(theme.NIGHT, theme.DUSK, 0.9)),
        at(middle, 130, _laurel(), scale=1.25),
        line(small, middle, 112, 420, label),
        line(large, middle, 180, 620, theme.NAME.but(size=62, anchor="middle")),
        line(_reason(scene, view), middle, 232, 560, label.but(size=26, fill=theme.MIST)),
        *(at(24 + seat * (_HALF + 32), 300, _side(scene, view, seat)) for seat in (0, 1)),
    )


def _reason(scene: Scene, view: DuelView) -> str:
    return scene.words(f"reason-{view.result.reason}") if view.result else ""


def _laurel() -> str:
    """Two branches of leaves, open at the top."""
    leaf = path("M0 0Q16 -12 34 -2Q18 12 0 0Z", fill=theme.GOLD)
    places = [(-292, 62, 40), (-310, 22, 66), (-314, -20, 92), (-304, -62, 118)]
    left = "".join(
        at(x, y, leaf, turn=-turn) + at(x, y, leaf, turn=-turn - 62) for x, y, turn in places
    )
    stem = path("M-270 84Q-318 20 -300 -86", fill="none", stroke=theme.BRONZE, stroke_width=4)
    branch = stem + left
    return branch + f'<g transform="scale(-1 1)">{branch}</g>'


def _side(scene: Scene, view: DuelView, seat: int) -> str:
    """One player's four gates, name and losses, 560 x 310."""
    side = view.sides[seat]
    won = view.result is not None and seat in view.result.winners
    edge = theme.GOLD if won else theme.SEAM
    parts = [
        box(2, 2, _HALF - 4, 306, 20, fill=theme.SLATE, stroke=edge, stroke_width=4 if won else 2),
        line(scene.drawn(seat), 28, 52, _HALF - 56, _name(won=won)),
    ]
    for n, column in enumerate(side.columns):
        x = 28 + n * 130
        if column.deck is None:
            continue
        arms = emblem(column.deck)
        if column.closed:
            parts.append(at(x + 113, 104, portal(arms, 82, 106, closed=True), turn=90))
        else:
            parts.append(at(x + 10, 78, portal(arms, 96, 128)))
    words = scene.words
    damage = words("count-damage", damage=side.damage, most=LOSING_DAMAGE)
    closed = words("count-closed", closed=side.closed, most=LOSING_GATES)
    figures = theme.LABEL.but(size=30, fill=theme.IVORY)
    parts.append(line(damage, 28, 272, 250, figures))
    parts.append(line(closed, _HALF - 28, 272, 230, figures.but(anchor="end")))
    return "".join(parts)


def _name(*, won: bool) -> Type:
    return theme.NAME.but(size=34, fill=theme.GOLD if won else theme.IVORY)
