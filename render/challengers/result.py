"""The picture of a finished tournament."""

from __future__ import annotations

from engine.challengers.view import PlayerView, TournamentView
from render import theme
from render.challengers.facts import standings, subtitle
from render.challengers.names import Scene
from render.challengers.pieces import cloth, cup, medal
from render.svg import at, box, circle, line

WIDTH = 1200
_TOP = 330
_ROW = 78


def winner_of(view: TournamentView) -> int | None:
    """The seat that has won; the robot's where no person did (CH-113)."""
    if view.result is None:
        return None
    for seat, rank in enumerate(view.result.ranks):
        if rank == 1:
            return seat
    return next((player.seat for player in view.players if player.robot and not player.left), None)


def result_picture(scene: Scene, view: TournamentView) -> str:
    """Who won and all places below; 1200 wide."""
    order = standings(view)
    height = _TOP + _ROW * len(order) + 22
    middle = WIDTH / 2
    winner = winner_of(view)
    large = scene.drawn(winner) if winner is not None else scene.words("ch-no-winner")
    small = theme.LABEL.but(size=28, fill=theme.MIST, anchor="middle")
    return cloth(
        WIDTH,
        height,
        circle(middle, 130, 230, fill=theme.mix(theme.NIGHT, theme.DUSK, 0.55)),
        circle(middle, 120, 150, fill=theme.mix(theme.NIGHT, theme.DUSK, 1)),
        at(middle, 106, cup(150)),
        line(scene.words("ch-champion"), middle, 218, 500, small.but(fill=theme.GOLD)),
        line(large, middle, 272, 900, theme.NAME.but(size=56, anchor="middle")),
        line(subtitle(scene, view), middle, 312, 900, small),
        *(
            at(60, _TOP + _ROW * n, _place(scene, player, place))
            for n, (player, place) in enumerate(order)
        ),
    )


def _place(scene: Scene, player: PlayerView, place: int | None) -> str:
    first = place == 1
    figure = theme.FIGURE.but(size=34, fill=theme.GOLD if first else theme.MIST)
    name = theme.NAME.but(size=32, fill=theme.GOLD if first else theme.IVORY)
    parts = [
        box(
            *(0, 0, WIDTH - 120, _ROW - 8, 14),
            fill=theme.SLATE,
            stroke=theme.GOLD if first else theme.SEAM,
            stroke_width=3 if first else 1.5,
        ),
        line(f"{place}." if place is not None else "–", 46, 47, 60, figure),
        line(scene.drawn(player.seat), 96, 46, 360, name),
        *(
            at(500 + 60 * n, 24 if each.fans is not None else 35, medal(each.round, each.fans, 40))
            for n, each in enumerate(player.trophies)
        ),
    ]
    if player.fans is not None:
        fans = scene.words("ch-fans", fans=player.fans)
        parts.append(line(fans, WIDTH - 150, 46, 150, theme.TITLE.but(size=28, anchor="end")))
    return "".join(parts)
