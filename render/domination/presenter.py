"""Everything a person sees of Fate/Domination."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime

from engine.domination.cards import Catalog
from engine.domination.view import WarView
from engine.kernel import Event
from render import theme
from render.domination.chapters import chapters, round_pages, rounds_again
from render.domination.facts import alt_text, city_field, headline, players_field, waiting
from render.domination.names import Scene
from render.domination.panels import Panel, drawn_board
from render.domination.result import WIDTH, ranking, result_picture
from render.domination.rulebook import rulebook
from render.domination.settings import settings
from render.domination.story import latest, tell
from render.panel import ALT, Field, Picture, Screen
from render.presenter import Chapter, Names
from render.screens import LATEST, Replayed, Told, asked_until, latest_field
from render.settings import Setting
from render.words import Words, bare, fit

STORY = 1300


class DominationPresenter(Told[Scene, WarView], Replayed[Scene, WarView]):
    """The `Presenter` of Fate/Domination, for the cards of ``catalog``."""

    def __init__(self, catalog: Catalog) -> None:
        super().__init__(WarView, rulebook(catalog, self.board), self._named, Panel)
        self._catalog = catalog

    def _board(
        self, scene: Scene, view: WarView, story: Sequence[Event], deadline: datetime | None
    ) -> Screen:
        """The board as a picture and in words, and what happened last with its sums."""
        words = scene.words
        begun = view.phase != "setup"
        return Screen(
            title=headline(scene, view),
            text=asked_until(words, waiting(scene, view), deadline),
            fields=latest_field(words, latest(scene, story, LATEST)),
            details=(city_field(scene, view), players_field(scene, view)) if begun else (),
            picture=drawn_board(scene, view),
            colour=theme.EMBED,
        )

    def _result(self, scene: Scene, view: WarView, story: Sequence[Event]) -> Screen:
        """Who won, the order of all, and how it ended."""
        words = scene.words
        winners = view.result.winners if view.result else ()
        key = "dom-won" if len(winners) == 1 else "dom-won-together"
        names = ", ".join(scene.player(seat) for seat in winners)
        title = words(key, names=names) if winners else words("dom-over")
        lines = [
            words("dom-ranked", rank=rank, name=scene.player(seat), vp=view.sides[seat].vp)
            for rank, seat in ranking(view)
        ]
        svg = result_picture(scene, view)
        alt = fit(f"{bare(title)}\n{alt_text(scene, view)}", ALT)
        return Screen(
            title=fit(title, 250),
            text=latest(scene, story, STORY),
            fields=(Field(words("dom-ranking"), "\n".join(lines)),),
            picture=Picture(svg, WIDTH, alt, "result.png"),
            colour=theme.WIN,
        )

    def _chapters(
        self,
        scene: Scene,
        view: WarView,
        story: Sequence[Event],
        voice: str,
        told: Collection[str],
        computers: Collection[int],
    ) -> Sequence[Chapter]:
        """Each round that is over, told once."""
        del computers
        return chapters(scene, view, story, voice, told)

    def _replay(
        self, scene: Scene, view: WarView, story: Sequence[Event], page: str, voice: str
    ) -> Screen:
        """What came of a round."""
        return rounds_again(scene, view, story, page, voice)

    def steps(self, stories: Sequence[Sequence[Event]]) -> Sequence[Sequence[str]]:
        """Round by round; see `Replayer`."""
        return round_pages(stories)

    def settings(self, options: Mapping[str, object], words: Words) -> tuple[Setting, ...]:
        """What the host may set, whatever ``options`` are by now."""
        return settings(words)

    def _told(self, scene: Scene, event: Event) -> str:
        return tell(scene, event)

    def _named(self, view: WarView, players: Names, words: Words) -> Scene:
        del view
        return Scene(self._catalog, players, words)
