"""Everything a person sees of the Grail War."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from functools import partial

from engine.grail_war.cards import Catalog
from engine.grail_war.view import WarView
from engine.kernel import Decision, Event
from render.grail_war.battle import BattlePanel, battle_board
from render.grail_war.campaign import CampaignPanel, campaign_board
from render.grail_war.chapters import chapters
from render.grail_war.diary import Diary
from render.grail_war.ending import war_result
from render.grail_war.labels import BATTLE
from render.grail_war.names import Scene
from render.grail_war.pages import LOG, is_page
from render.grail_war.replay import slot_pages, watched_again
from render.grail_war.result import result_screen
from render.grail_war.rulebook import rulebook
from render.grail_war.settings import settings
from render.grail_war.story import tell
from render.panel import Screen
from render.presenter import Chapter, Names
from render.screens import Replayed, SeatPanel, Told
from render.settings import Setting
from render.words import Words


class WarPanel(SeatPanel[Scene, WarView]):
    """The panel of a battle, or of the campaign around it."""

    def screen(self) -> Screen:
        """Whichever it is about."""
        around = self.view.mode == "campaign" and is_page(self.page)
        battle = fights(self.view, self.decision) and not around
        panel = BattlePanel if battle else CampaignPanel
        return panel(
            *(self.scene, self.view, self.seat, self.decision),
            *(self.page, self.ahead, self.story, self.voice),
        ).screen()


class GrailWarPresenter(Told[Scene, WarView], Replayed[Scene, WarView]):
    """The `Presenter` of the Grail War, for the data of ``catalog``."""

    def __init__(self, catalog: Catalog) -> None:
        super().__init__(WarView, rulebook(catalog), partial(Scene.of, catalog), WarPanel)

    def _board(
        self, scene: Scene, view: WarView, story: Sequence[Event], deadline: datetime | None
    ) -> Screen:
        """The battle being fought, or the war as everybody sees it."""
        shown = battle_board if watched(view) else campaign_board
        return shown(scene, view, story, deadline)

    def _result(self, scene: Scene, view: WarView, story: Sequence[Event]) -> Screen:
        """Who won, and how it ended."""
        shown = war_result if view.mode == "campaign" else result_screen
        return shown(scene, view, story)

    def _chapters(
        self,
        scene: Scene,
        view: WarView,
        story: Sequence[Event],
        voice: str,
        told: Collection[str],
        computers: Collection[int],
    ) -> Sequence[Chapter]:
        """A page for each scene, and for each battle that everybody may watch."""
        del computers
        return chapters(scene, view, story, voice, told)

    def _replay(
        self, scene: Scene, view: WarView, story: Sequence[Event], page: str, voice: str
    ) -> Screen:
        """A slot of a battle that everybody could watch."""
        del voice
        return watched_again(scene, view, story, page)

    def steps(self, stories: Sequence[Sequence[Event]]) -> Sequence[Sequence[str]]:
        """Slot by slot; see `Replayer`."""
        return slot_pages(stories)

    def settings(self, options: Mapping[str, object], words: Words) -> tuple[Setting, ...]:
        """What the host may set, given the mode of the table."""
        return settings(options, words)

    def asked(self, view: object) -> tuple[int, ...]:
        """The seats that may be named as having to act."""
        return self._seen(view).asked

    def lines(
        self, view: object, players: Names, words: Words, events: Sequence[Event]
    ) -> list[str]:
        """What happened, a line for each event that has words; see `Chronicler`."""
        war = self._seen(view)
        scene = self._scene(war, players, words)
        diary = Diary(scene, war)
        told = (tell(scene, event) or diary.line(event) for event in events)
        return [line for line in told if line]

    def remembers(self, page: str) -> bool:
        """The log tells all that a team has seen."""
        return page.startswith(LOG)


def watched(view: WarView) -> bool:
    """Whether there is a battle that the viewer sees, and not only knows to be fought."""
    return view.battle is not None and all(side.team >= 0 for side in view.battle.sides)


def fights(view: WarView, decision: Decision | None) -> bool:
    """Whether the viewer's panel is about a battle."""
    if decision is not None:
        return decision.kind in BATTLE
    if view.battle is None:
        return False
    return view.mode == "battle" or any(side.team == view.team for side in view.battle.sides)
