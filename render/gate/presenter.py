"""Everything a person sees of THE GATE."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from engine.gate.cards import Catalog
from engine.gate.view import DuelView
from engine.kernel import Event
from render import theme
from render.gate.facts import alt_text, combat_line, headline, side_field
from render.gate.names import Scene
from render.gate.panels import Panel
from render.gate.result import result_picture
from render.gate.rulebook import rulebook
from render.gate.settings import settings
from render.gate.squad_pages import drawn_board
from render.gate.story import latest, tell
from render.panel import ALT, Field, Picture, Screen
from render.presenter import Names
from render.screens import LATEST, Screens, asked_until, latest_field
from render.settings import Setting
from render.words import Words, bare, fit

STORY = 1500
BOARD_WIDTH = 1000


class GatePresenter(Screens[Scene, DuelView]):
    """The `Presenter` of THE GATE, for the cards of ``catalog``."""

    def __init__(self, catalog: Catalog) -> None:
        super().__init__(DuelView, rulebook(catalog, self.board), self._named, Panel)
        self._catalog = catalog

    def _board(
        self, scene: Scene, view: DuelView, story: Sequence[Event], deadline: datetime | None
    ) -> Screen:
        """The board as a picture and in words, and the last actions with their sums."""
        words = scene.words
        active = scene.player(view.active) if view.active is not None else ""
        fields = [side_field(scene, view, seat) for seat in (0, 1)]
        if view.combat is not None and view.result is None:
            fields.insert(0, Field(words("board-combat"), combat_line(scene, view.combat)))
        return Screen(
            title=headline(scene, view, active),
            text=asked_until(words, "", deadline),
            fields=latest_field(words, latest(scene, story, LATEST)),
            details=tuple(fields),
            picture=drawn_board(scene, view),
            colour=theme.EMBED,
        )

    def _result(self, scene: Scene, view: DuelView, story: Sequence[Event]) -> Screen:
        """Who won, how, and the last actions."""
        words = scene.words
        winners = view.result.winners if view.result else ()
        title = words("duel-draw")
        if len(winners) == 1:
            title = words("duel-winner", name=scene.player(winners[0]))
        reason = words(f"reason-{view.result.reason}") if view.result else ""
        alt = fit(f"{bare(title)}. {reason}.\n{alt_text(scene, view)}", ALT)
        return Screen(
            title=title,
            text=latest(scene, story, STORY),
            fields=tuple(side_field(scene, view, seat) for seat in (0, 1)),
            picture=Picture(result_picture(scene, view), BOARD_WIDTH, alt, "result.png"),
            colour=theme.WIN,
        )

    def settings(self, options: Mapping[str, object], words: Words) -> tuple[Setting, ...]:
        """What is set before a duel begins, whatever ``options`` are by now."""
        del options
        return settings(words)

    def _told(self, scene: Scene, event: Event) -> str:
        return tell(scene, event)

    def _named(self, view: DuelView, players: Names, words: Words) -> Scene:
        del view
        return Scene(self._catalog, players, words)
