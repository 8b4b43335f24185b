"""How a war ended: who has the Grail, who everybody was, and when they were out."""

from __future__ import annotations

from collections.abc import Sequence

from engine.grail_war.view import TeamView, WarView
from engine.kernel import Event
from render import theme
from render.grail_war.diary import Diary, when
from render.grail_war.liveries import livery
from render.grail_war.names import Scene
from render.grail_war.result import ranking, title_of, winners
from render.panel import ALT, FIELD_VALUE, Field, Picture, Screen
from render.svg import at, box, circle, document, line, path
from render.words import bare, fit

WIDTH, STORY = 960, 1500
_HEAD, _ROW = 290, 118
_MOST_LINES = 16


def war_result(scene: Scene, view: WarView, story: Sequence[Event]) -> Screen:
    """The end of a war: its ranks as a picture and in words, and its last events."""
    words, title = scene.words, title_of(scene, view)
    lines = [_line(scene, view, rank, view.teams[team]) for rank, team in ranking(view)]
    ranks = "\n".join(lines)
    alt = fit(bare(f"{title}\n{ranks}"), ALT)
    return Screen(
        title=fit(title, 250),
        text=Diary(scene, view).latest(story, STORY, _MOST_LINES),
        fields=(Field(words("gw-ranking"), fit(ranks, FIELD_VALUE)),),
        picture=Picture(ending_picture(scene, view), WIDTH, alt, "result.png"),
        colour=theme.WIN,
    )


def _line(scene: Scene, view: WarView, rank: int, team: TeamView) -> str:
    words = scene.words
    name, who = scene.team(team.number), _who(scene, team)
    return words("gwc-ranked", rank=rank, name=name, who=who, fate=_fate(scene, view, team))


def _who(scene: Scene, team: TeamView) -> str:
    """Servant and master, as everybody may know now."""
    began = team.summoning
    if began is None:
        return "–"
    return scene.words(
        "gwc-were",
        servant=scene.words.said(began.servant),
        cls=scene.cls(began.cls),
        master=scene.words.said(began.master),
    )


def _fate(scene: Scene, view: WarView, team: TeamView) -> str:
    words = scene.words
    if team.number in winners(view):
        return words("gwc-fate-won")
    if team.left:
        return words("gwc-fate-left")
    if team.fell is None:
        return words("gwc-fate-stood")
    return words("gwc-fate-fell", when=when(scene, view, team.fell))


# The picture


def ending_picture(scene: Scene, view: WarView) -> str:
    """The Grail above the teams in the order of their ranks; 960 wide."""
    ranks = ranking(view)
    height = _HEAD + len(ranks) * _ROW + 10
    won = winners(view)
    title = (
        ", ".join(scene.team_drawn(team) for team in won) if won else scene.words("gw-nobody-won")
    )
    big = theme.NAME.but(size=46, fill=theme.GOLD, anchor="middle")
    return document(
        WIDTH,
        height,
        box(0, 0, WIDTH, height, 22, fill=theme.NIGHT),
        circle(WIDTH / 2, 118, 230, fill=theme.mix(theme.NIGHT, theme.DUSK, 0.6)),
        circle(WIDTH / 2, 118, 150, fill=theme.mix(theme.NIGHT, theme.GOLD, 0.12 if won else 0)),
        at(WIDTH / 2, 112, grail(theme.GOLD if won else theme.SEAM)),
        line(title, WIDTH / 2, 262, WIDTH - 80, big),
        *(
            at(16, _HEAD + n * _ROW, _row(scene, view, rank, view.teams[team]))
            for n, (rank, team) in enumerate(ranks)
        ),
    )


def grail(colour: str) -> str:
    """The Grail; its middle is (0, 0), and it is 150 high."""
    return (
        path(
            "M-62 -70H62C62 -8 30 18 10 22V48H34V62H-34V48H-10V22C-30 18 -62 -8 -62 -70Z",
            fill=colour,
        )
        + path(
            "M-62 -58C-96 -58 -92 -6 -40 2M62 -58C96 -58 92 -6 40 2",
            fill="none",
            stroke=colour,
            stroke_width=8,
        )
        + path("M-46 -58C-44 -24 -34 -8 -22 0", fill="none", stroke=theme.IVORY, stroke_width=5)
    )


def _row(scene: Scene, view: WarView, rank: int, team: TeamView) -> str:
    won = team.number in winners(view)
    width = WIDTH - 32
    edge = theme.GOLD if won else theme.SEAM
    name = theme.NAME.but(size=36)
    small = theme.LABEL.but(size=28)
    return (
        box(0, 0, width, _ROW - 10, 16, fill=theme.SLATE, stroke=edge, stroke_width=3)
        + circle(56, 54, 33, fill=theme.GOLD if won else theme.mix(theme.SLATE, theme.SEAM, 0.7))
        + line(
            str(rank),
            56,
            68,
            60,
            theme.FIGURE.but(size=40, fill=theme.INK if won else theme.IVORY),
        )
        + circle(118, 36, 10, fill=livery(team.number))
        + line(scene.team_drawn(team.number), 140, 48, width - 480, name)
        + line(_fate(scene, view, team), width - 22, 47, 290, small.but(anchor="end"))
        + line(_who(scene, team), 112, 90, width - 136, small)
    )
