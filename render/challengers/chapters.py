"""A tournament as messages to read: one for each match, and the standings after each round."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.challengers.view import TournamentView
from engine.kernel import Event
from render import theme
from render.challengers.arena import arena_picture
from render.challengers.board import board_picture
from render.challengers.course import rounds
from render.challengers.facts import board_alt, matches_field, position_alt, standings_field, title
from render.challengers.names import Scene
from render.challengers.reel import Reel, reels
from render.challengers.replay import match_name
from render.challengers.tale import tale
from render.panel import TEXT, Button, Page, Picture, Screen
from render.presenter import Chapter
from render.words import fit

WIDTH = 1000


def chapters(
    scene: Scene, view: TournamentView, events: Sequence[Event], voice: str, told: Collection[str]
) -> list[Chapter]:
    """Every match that has begun, and after those of a round how everybody stands."""
    films = reels(scene.edition, events)
    standings = {stand.round: stand for stand in rounds(view, films, events)}
    made: list[Chapter] = []
    for number, film in enumerate(films):
        key = "match-final" if film.final else f"match-{film.round}-{film.park}"
        if key not in told:
            made.append(
                Chapter(
                    key, _match(scene, film, number, voice, view.asked), film.last.winner is None
                )
            )
        last = number + 1 == len(films) or films[number + 1].round != film.round
        closing = f"round-{film.round}"
        last = last or films[number + 1].final
        if last and film.round in standings and not film.final and closing not in told:
            made.append(Chapter(closing, _round(scene, standings[film.round])))
    return made


def _match(scene: Scene, film: Reel, number: int, voice: str, asked: Collection[int]) -> Screen:
    """A match attack by attack, and the position it has led to."""
    one, two = film.seats
    return Screen(
        title=scene.words(
            "ch-match-title",
            match=match_name(scene, film),
            one=scene.player(one),
            two=scene.player(two),
        ),
        text=fit(tale(scene, film, voice, asked), TEXT),
        picture=Picture(
            arena_picture(scene, film.last), WIDTH, position_alt(scene, film.last), "match.png"
        ),
        rows=((Button(scene.words("ch-replay"), Page(f"{number}.0")),),),
        colour=theme.EMBED,
    )


def _round(scene: Scene, view: TournamentView) -> Screen:
    """How everybody stands after the matches of a round."""
    matches = matches_field(scene, view)
    return Screen(
        title=title(scene, view),
        fields=(standings_field(scene, view), *([matches] if matches else [])),
        picture=Picture(board_picture(scene, view), WIDTH, board_alt(scene, view), "round.png"),
        colour=theme.EMBED,
    )
