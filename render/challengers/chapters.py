"""A tournament as messages to read: the matches of people, and the standings after each round.

A match between two computer players is a line in the standings of its round, and can be watched
from there. The final is always told.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.challengers.view import MatchView, TournamentView
from engine.kernel import Event
from render import theme
from render.challengers.arena import arena_picture
from render.challengers.board import board_picture
from render.challengers.course import rounds
from render.challengers.facts import board_alt, matches_field, position_alt, standings_field
from render.challengers.names import Scene
from render.challengers.reel import Reel, reels
from render.challengers.replay import match_name
from render.challengers.tale import tale
from render.panel import TEXT, Button, Page, Picture, Screen
from render.presenter import Chapter
from render.words import fit

WIDTH = 1000


def chapters(
    scene: Scene,
    view: TournamentView,
    events: Sequence[Event],
    voice: str,
    told: Collection[str],
    computers: Collection[int] = (),
) -> list[Chapter]:
    """The matches that have begun, and after those of a round how everybody stands.

    On the seats in ``computers`` nobody has ever sat.
    """
    films = reels(scene.edition, events)
    standings = {stand.round: stand for stand in rounds(view, films, events)}
    nobody = {*computers, *(player.seat for player in view.players if player.robot)}
    first, made = 0, list[Chapter]()
    for number, film in enumerate(films):
        if film.round != films[first].round:
            first = number
        key = "match-final" if film.final else f"match-{film.round}-{film.park}"
        if key not in told and (film.final or not nobody.issuperset(film.seats)):
            screen = _match(scene, view, film, number, voice)
            made.append(Chapter(key, screen, grows=film.last.winner is None))
        after = films[number + 1] if number + 1 < len(films) else None
        ends = not film.final and (after is None or after.final or after.round != film.round)
        key = f"round-{film.round}"
        if ends and film.round in standings and key not in told:
            untold = any(nobody.issuperset(each.seats) for each in films[first : number + 1])
            screen = _round(scene, standings[film.round], first if untold else None)
            made.append(Chapter(key, screen))
    return made


def _match(scene: Scene, view: TournamentView, film: Reel, number: int, voice: str) -> Screen:
    """A match attack by attack, and the position it has led to."""
    one, two = film.seats
    position = _position(view, film)
    return Screen(
        title=scene.words(
            "ch-match-title",
            match=match_name(scene, film),
            one=scene.player(one),
            two=scene.player(two),
        ),
        text=fit(tale(scene, film, voice, view.asked), TEXT),
        picture=Picture(
            arena_picture(scene, position), WIDTH, position_alt(scene, position), "match.png"
        ),
        rows=((Button(scene.words("ch-replay"), Page(f"{number}.0")),),),
        colour=theme.EMBED,
    )


def _position(view: TournamentView, film: Reel) -> MatchView:
    """The newest position of a match.

    Of one that goes on the view knows the powers of the cards that wait to be compared, too.
    """
    if film.last.winner is not None:
        return film.last
    running = [match for match in view.matches if match.winner is None]
    return next((each for each in running if each.park == film.park), film.last)


def _round(scene: Scene, view: TournamentView, watch: int | None) -> Screen:
    """How everybody stands after the matches of a round; the way to its match ``watch``."""
    matches = matches_field(scene, view)
    return Screen(
        title=scene.words("ch-after-round", round=view.round),
        fields=(standings_field(scene, view), *([matches] if matches else [])),
        picture=Picture(board_picture(scene, view), WIDTH, board_alt(scene, view), "round.png"),
        rows=() if watch is None else ((Button(scene.words("ch-watch"), Page(f"{watch}.0")),),),
        colour=theme.EMBED,
    )
