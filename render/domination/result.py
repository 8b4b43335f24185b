"""The picture of a finished war."""

from __future__ import annotations

from engine.domination.view import WarView
from render import theme
from render.domination.names import Scene
from render.domination.pieces import laurel, piece
from render.domination.roster import people
from render.svg import at, box, circle, document, line, path

WIDTH = 1200
_TOP, _ROW = 262, 96


def ranking(view: WarView) -> list[tuple[int, int]]:
    """Each seat with its rank, best first."""
    ranks = view.result.ranks if view.result else tuple(1 for _ in view.sides)
    return sorted(((rank, seat) for seat, rank in enumerate(ranks)), key=lambda each: each[0])


def result_picture(scene: Scene, view: WarView) -> str:
    """Who won, and the order of all; 1200 wide."""
    words = scene.words
    winners = view.result.winners if view.result else ()
    height = _TOP + _ROW * len(view.sides) + 16
    names = " · ".join(scene.drawn(seat) for seat in winners)
    small = words("dom-result-winner" if winners else "dom-over")
    reason = words(f"dom-reason-{view.result.reason}") if view.result else ""
    label = theme.LABEL.but(size=32, fill=theme.GOLD, anchor="middle")
    return document(
        WIDTH,
        height,
        box(0, 0, WIDTH, height, 24, fill=theme.NIGHT),
        circle(WIDTH / 2, 130, 330, fill=theme.mix(theme.NIGHT, theme.DUSK, 0.5)),
        circle(WIDTH / 2, 130, 230, fill=theme.mix(theme.NIGHT, theme.DUSK, 0.9)),
        at(WIDTH / 2, 66, _grail()),
        line(small, WIDTH / 2, 152, 640, label),
        line(names or "–", WIDTH / 2, 212, 1130, theme.NAME.but(size=58, anchor="middle")),
        line(reason, WIDTH / 2, 248, 900, label.but(size=28, fill=theme.MIST)),
        *(
            at(16, _TOP + n * _ROW, _row(scene, view, rank, seat))
            for n, (rank, seat) in enumerate(ranking(view))
        ),
    )


def _grail() -> str:
    """The prize."""
    return path(
        "M-44 -46H44Q42 4 8 14V34H28V46H-28V34H-8V14Q-42 4 -44 -46Z",
        fill=theme.GOLD,
        stroke=theme.BRONZE,
        stroke_width=4,
        stroke_linejoin="round",
    ) + path(
        "M-44 -28Q-70 -30 -62 -8Q-54 8 -34 0M44 -28Q70 -30 62 -8Q54 8 34 0",
        fill="none",
        stroke=theme.GOLD,
        stroke_width=7,
    )


def _row(scene: Scene, view: WarView, rank: int, seat: int) -> str:
    side = view.sides[seat]
    first = rank == 1 and view.result is not None
    edge = theme.GOLD if first else theme.SEAM
    name = theme.TITLE.but(size=36, fill=theme.GOLD if first else theme.IVORY, bold=True)
    note = ""
    if side.exit > 0:
        key = "dom-resigned" if side.resigned else "dom-eliminated"
        note = scene.words(key, round=side.exit)
    small = theme.LABEL.but(size=27)
    return (
        box(0, 2, 1168, _ROW - 8, 16, fill=theme.SLATE, stroke=edge, stroke_width=3)
        + line(str(rank), 46, 60, 60, theme.FIGURE.but(size=44, fill=edge if first else theme.MIST))
        + at(122, 46, piece(scene, seat, 64))
        + line(scene.drawn(seat), 176, 44, 636, name, smallest=0.7)
        + line(people(scene, side), 176, 78, 600, small)
        + line(note, 1050, 56, 236, small.but(anchor="end"))
        + at(1110, 46, laurel(side.vp, 72))
    )
