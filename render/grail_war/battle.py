"""The board and the panel of a battle."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from engine.grail_war.view import SideView, WarView
from engine.kernel import Event
from render import theme
from render.grail_war.facts import headline, side_field
from render.grail_war.labels import labels
from render.grail_war.names import Scene
from render.grail_war.story import latest
from render.panel import Ahead, Button, Page, Picture, Screen
from render.picker import Picker, Row
from render.screens import SeatPanel, time_limit

STORY = 1500
PANEL_STORY = 900
TENTATIVE = frozenset({"tile", "aid"})
"""Questions whose answers are looked ahead at: the plan can be taken back until it is committed."""
PAGES = ("board",)


def battle_board(
    scene: Scene, view: WarView, story: Sequence[Event], deadline: datetime | None
) -> Screen:
    """The public board of a battle."""
    lines = [latest(scene, story, STORY), waiting(scene, view), *time_limit(scene.words, deadline)]
    return Screen(
        title=headline(scene, view),
        text="\n\n".join(line for line in lines if line),
        fields=tuple(side_field(scene, view, side) for side in _sides(view)),
        picture=drawn_board(scene, view),
        colour=theme.EMBED,
    )


def _sides(view: WarView) -> tuple[SideView, ...]:
    return view.battle.sides if view.battle is not None else ()


def waiting(scene: Scene, view: WarView) -> str:
    """Who is asked, as far as that may be told."""
    if view.result is not None or not view.asked:
        return ""
    return scene.words("gw-waiting", names=scene.seated(view.asked))


def drawn_board(scene: Scene, view: WarView) -> Picture | None:
    """The battle as a picture with its text."""
    return None


class BattlePanel(SeatPanel[Scene, WarView]):
    """What one seat is shown in a battle."""

    def _known_page(self) -> str:
        return self.page

    def _made(self) -> Screen:
        words = self.scene.words
        return Screen(
            title=words("gw-panel", headline=headline(self.scene, self.view)),
            text=self._text(),
            fields=tuple(side_field(self.scene, self.view, side) for side in _sides(self.view)),
            picture=drawn_board(self.scene, self.view) if self.page == "board" else None,
            rows=tuple(self._rows()),
            colour=theme.EMBED,
        )

    def _text(self) -> str:
        parts = [self._question()]
        if not self.ahead and not self.page:
            parts.append(latest(self.scene, self.story, PANEL_STORY, 12))
        return "\n\n".join(part for part in parts if part)

    def _question(self) -> str:
        words, decision = self.scene.words, self.decision
        if decision is None:
            if self.view.result is not None:
                return words("gw-over")
            others = [seat for seat in self.view.asked if seat != self.seat]
            return words("gw-waiting", names=self.scene.seated(others) or "–")
        slot = 0
        if decision.about[:1] == ("slot",):
            slot = int(decision.about[1]) + 1
        return words(f"gw-ask-{decision.kind}", slot=slot)

    def _rows(self) -> list[Row]:
        words, decision = self.scene.words, self.decision
        below = [Button(words("gw-page-board"), Page("board", self.ahead))]
        if self.page == "board":
            return [(Button(words("page-back"), Page("", self.ahead), "primary"),)]
        if decision is None:
            return [tuple(below)]
        if self.ahead:
            before = Ahead(self.ahead[:-1]) if len(self.ahead) > 1 else Page("")
            below.insert(0, Button(words("gw-undo"), before))
        named = labels(self.scene, self.view, decision)
        picker = Picker(decision, named, words, self.ahead, decision.kind in TENTATIVE)
        return [*picker.rows(self.page), tuple(below)]
