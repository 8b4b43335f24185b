"""How a battle or a war ended."""

from __future__ import annotations

from collections.abc import Sequence

from engine.grail_war.view import WarView
from engine.kernel import Event
from render import theme
from render.grail_war.names import Scene
from render.grail_war.story import latest
from render.panel import Field, Screen
from render.words import fit

STORY = 1300


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
    """Who won, the order of all, and how it ended."""
    words, won = scene.words, winners(view)
    names = ", ".join(scene.team(team) for team in won)
    title = (
        words("gw-won", names=names, count=len(won), mode=view.mode)
        if won
        else words("gw-nobody-won")
    )
    lines = [_line(scene, view, rank, team) for rank, team in ranking(view)]
    return Screen(
        title=fit(title, 250),
        text=latest(scene, story, STORY),
        fields=(Field(words("gw-ranking"), "\n".join(lines)),),
        colour=theme.WIN,
    )


def _line(scene: Scene, view: WarView, rank: int, team: int) -> str:
    shown = view.teams[team]
    servant = scene.servant_of(shown.servant) if shown.servant else "–"
    total = "–" if shown.totals is None else shown.totals
    return scene.words("gw-ranked", rank=rank, name=scene.team(team), servant=servant, total=total)
