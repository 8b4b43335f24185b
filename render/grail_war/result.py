"""How a battle ended, and the order of all teams."""

from __future__ import annotations

from collections.abc import Sequence

from engine.grail_war.view import WarView
from engine.kernel import Event
from render import theme
from render.grail_war.banners import WIDTH, ground
from render.grail_war.emblems import medal
from render.grail_war.names import Scene
from render.grail_war.pieces import damage_star, pools
from render.grail_war.story import latest
from render.panel import ALT, Field, Picture, Screen
from render.svg import at, box, circle, document, line, path
from render.words import bare, fit

STORY, DRAWN = 1300, 1000
_TOP, _ROW = 254, 116


def ranking(view: WarView) -> list[tuple[int, int]]:
    """Each team with its rank, best first."""
    ranks = view.result.ranks if view.result else ()
    ranked = [
        (min((ranks[seat] for seat in team.seats if seat < len(ranks)), default=99), team.number)
        for team in view.teams
    ]
    return sorted(ranked)


def winners(view: WarView) -> list[int]:
    """The teams of those who won."""
    seats = view.result.winners if view.result else ()
    return [team.number for team in view.teams if set(team.seats) & set(seats)]


def result_screen(scene: Scene, view: WarView, story: Sequence[Event]) -> Screen:
    """Who won a battle, the order of all, and how it ended."""
    words, title = scene.words, title_of(scene, view)
    ranks = "\n".join(_line(scene, view, rank, team) for rank, team in ranking(view))
    alt = bare(f"{title}\n{ranks}")
    return Screen(
        title=fit(title, 250),
        text=latest(scene, story, STORY),
        fields=(Field(words("gw-ranking"), ranks),),
        picture=Picture(result_picture(scene, view), DRAWN, fit(alt, ALT), "result.png"),
        colour=theme.WIN,
    )


def title_of(scene: Scene, view: WarView) -> str:
    """Who won, in a sentence."""
    won = winners(view)
    if not won:
        return scene.words("gw-nobody-won")
    *others, last = [scene.team(team) for team in won]
    names = scene.words("gwv-and", one=", ".join(others), two=last) if others else last
    return scene.words("gw-won", names=names, count=len(won), mode=view.mode)


def _line(scene: Scene, view: WarView, rank: int, team: int) -> str:
    shown = view.teams[team]
    total = "–" if shown.totals is None else shown.totals
    servant = scene.servant_of(shown.servant)
    return scene.words("gw-ranked", rank=rank, name=scene.team(team), servant=servant, total=total)


def result_picture(scene: Scene, view: WarView) -> str:
    """Who won, and the order of all; 1200 wide."""
    words, won = scene.words, winners(view)
    order = ranking(view)
    height = _TOP + _ROW * len(order) + 12
    name = scene.team_drawn(won[0]) if len(won) == 1 else words("gw-result-winner", count=len(won))
    label = theme.LABEL.but(size=32, fill=theme.GOLD, anchor="middle")
    small = words("gw-result-winner", count=1) if len(won) == 1 else ""
    return document(
        WIDTH,
        height,
        ground(height),
        at(WIDTH / 2, 76, _swords()),
        line(small, WIDTH / 2, 174, 700, label),
        line(name, WIDTH / 2, 232, 1050, theme.NAME.but(size=56, anchor="middle")),
        *(
            at(20, _TOP + n * _ROW, _row(scene, view, rank, team))
            for n, (rank, team) in enumerate(order)
        ),
    )


def _swords() -> str:
    """Two crossed swords on a disc."""
    blade = path("M-5 -62L0 -72L5 -62V22H18V32H5V54H-5V32H-18V22H-5Z", fill=theme.GOLD)
    disc = circle(0, 0, 66, fill=theme.SLATE, stroke=theme.BRONZE, stroke_width=4)
    return disc + at(0, 0, blade, turn=42, scale=0.8) + at(0, 0, blade, turn=-42, scale=0.8)


def _row(scene: Scene, view: WarView, rank: int, number: int) -> str:
    """A team with its servant, what is left of him, and the damage he dealt."""
    team, first = view.teams[number], rank == 1
    servant = team.servant
    edge = theme.GOLD if first else theme.SEAM
    name = theme.NAME.but(size=34, fill=theme.GOLD if first else theme.IVORY)
    parts = [
        box(0, 0, 1160, _ROW - 12, 16, fill=theme.SLATE, stroke=edge, stroke_width=3),
        line(str(rank), 42, 70, 56, theme.FIGURE.but(size=48, fill=edge if first else theme.MIST)),
        at(128, 52, medal(servant.cls if servant else None, 84)),
        line(scene.team_drawn(number), 186, 46, 400, name),
        line(scene.named_servant(servant), 186, 84, 400, theme.LABEL.but(size=26)),
        at(610, 12, pools(scene, servant, 410, (0, 44))),
        at(1096, 52, damage_star("–" if team.totals is None else team.totals, 92)),
    ]
    return "".join(parts)
