"""Everything a person sees of Challengers!."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime

from engine.challengers.cards import Catalog
from engine.challengers.view import TournamentView
from engine.kernel import Event
from render import theme
from render.challengers.board import board_picture
from render.challengers.chapters import chapters
from render.challengers.facts import (
    board_alt,
    matches_field,
    pairs_lines,
    standings_field,
    subtitle,
    title,
)
from render.challengers.names import Scene
from render.challengers.panels import Panel
from render.challengers.replay import frame_pages, replay_screen
from render.challengers.result import result_picture, winner_of
from render.challengers.rulebook import rulebook
from render.challengers.settings import settings
from render.challengers.story import tell
from render.panel import Button, Field, Page, Picture, Screen
from render.presenter import Chapter, Names
from render.screens import Replayed, Told, time_limit
from render.settings import Setting
from render.words import Words

WIDTH = 1000


class ChallengersPresenter(Told[Scene, TournamentView], Replayed[Scene, TournamentView]):
    """The `Presenter` of Challengers!, for the cards of ``catalog``."""

    def __init__(self, catalog: Catalog) -> None:
        super().__init__(TournamentView, rulebook(catalog, self.board), self._named, Panel)
        self._catalog = catalog

    def _board(
        self, scene: Scene, view: TournamentView, story: Sequence[Event], deadline: datetime | None
    ) -> Screen:
        """Standings, who is ready, and the latest matches, as a picture and in words."""
        del story
        words = scene.words
        lines = [subtitle(scene, view), *time_limit(words, deadline)]
        standings, *matches = _fields(scene, view)
        drafting = view.phase == "deck" and bool(view.pairs)
        pairs = (Field(words("ch-next-pairs"), pairs_lines(scene, view)),) if drafting else ()
        return Screen(
            title=title(scene, view),
            text="\n".join(lines),
            details=(standings, *pairs, *matches),
            picture=Picture(board_picture(scene, view), WIDTH, board_alt(scene, view), "board.png"),
            rows=_watch(scene, view),
            colour=theme.EMBED,
        )

    def _result(self, scene: Scene, view: TournamentView, story: Sequence[Event]) -> Screen:
        """Who won, all places, and the last matches."""
        del story
        words = scene.words
        winner = winner_of(view)
        name = words("ch-no-winner")
        if winner is not None:
            name = words("ch-wins", name=scene.player(winner))
        return Screen(
            title=name,
            text=subtitle(scene, view),
            fields=_fields(scene, view),
            picture=Picture(
                result_picture(scene, view), WIDTH, board_alt(scene, view), "result.png"
            ),
            rows=_watch(scene, view),
            colour=theme.WIN,
        )

    def _replay(
        self, scene: Scene, view: TournamentView, story: Sequence[Event], page: str, voice: str
    ) -> Screen:
        """A frame of a match. ``story`` is all that everyone saw."""
        del voice
        return replay_screen(scene, story, page)

    def steps(self, stories: Sequence[Sequence[Event]]) -> Sequence[Sequence[str]]:
        """Card by card; see `Replayer`."""
        return frame_pages(stories)

    def _chapters(
        self,
        scene: Scene,
        view: TournamentView,
        story: Sequence[Event],
        voice: str,
        told: Collection[str],
        computers: Collection[int],
    ) -> Sequence[Chapter]:
        """The matches of people, and the standings after each round."""
        return chapters(scene, view, story, voice, told, computers)

    def settings(self, options: Mapping[str, object], words: Words) -> tuple[Setting, ...]:
        """What the host may set before a tournament begins."""
        return settings(self._catalog, options, words)

    def _told(self, scene: Scene, event: Event) -> str:
        return tell(scene, event)

    def _named(self, view: TournamentView, players: Names, words: Words) -> Scene:
        return Scene(self._catalog, self._catalog.editions[view.edition], players, words)


def _fields(scene: Scene, view: TournamentView) -> tuple[Field, ...]:
    matches = matches_field(scene, view)
    return (standings_field(scene, view), *([matches] if matches else []))


def _watch(scene: Scene, view: TournamentView) -> tuple[tuple[Button, ...], ...]:
    """The way to the matches, once there are any."""
    if not view.matches:
        return ()
    return ((Button(scene.words("ch-watch"), Page("new")),),)
