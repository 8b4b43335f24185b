"""A campaign outside of its battles: the board, and a panel for every decision."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from engine.grail_war.view import WarView
from engine.kernel import Event, Option
from render import theme
from render.grail_war.names import Scene
from render.grail_war.story import latest
from render.panel import Button, Page, Screen
from render.picker import Label, Picker, Row
from render.screens import SeatPanel, time_limit

STORY = 1500


def campaign_board(
    scene: Scene, view: WarView, story: Sequence[Event], deadline: datetime | None
) -> Screen:
    """The public board of a campaign between battles."""
    lines = [latest(scene, story, STORY), *time_limit(scene.words, deadline)]
    if view.asked:
        lines.insert(1, scene.words("gw-waiting", names=scene.seated(view.asked)))
    return Screen(
        title=scene.words("gw-war-headline", round=view.round, rounds=view.rounds, at=view.phase),
        text="\n\n".join(line for line in lines if line),
        colour=theme.EMBED,
    )


class CampaignPanel(SeatPanel[Scene, WarView]):
    """What one seat is shown in a campaign."""

    def _known_page(self) -> str:
        return self.page

    def _made(self) -> Screen:
        scene, view = self.scene, self.view
        at = scene.words("gw-war-headline", round=view.round, rounds=view.rounds, at=view.phase)
        text = [self._question(), latest(scene, self.story, STORY // 2)]
        return Screen(
            title=scene.words("gw-panel", headline=at),
            text="\n\n".join(part for part in text if part),
            rows=tuple(self._rows()),
            colour=theme.EMBED,
        )

    def _question(self) -> str:
        words, decision = self.scene.words, self.decision
        if decision is None:
            others = [seat for seat in self.view.asked if seat != self.seat]
            return words("gw-waiting", names=self.scene.seated(others) or "–")
        left = decision.about[1] if decision.about[:1] in {("points",), ("mana",)} else "–"
        return words(f"gw-ask-{decision.kind.replace('_', '-')}", left=left)

    def _rows(self) -> list[Row]:
        words, decision = self.scene.words, self.decision
        if decision is None:
            return [(Button(words("gw-look-again"), Page("")),)]
        named = [plain_label(self.scene, option) for option in decision.options]
        return Picker(decision, named, words, self.ahead).rows(self.page)


def plain_label(scene: Scene, option: Option) -> Label:
    """What any option is called: its verb, and what it is about."""
    verb, *rest = option
    text = scene.words("gw-verb", verb=str(verb).replace("_", "-"))
    teams = verb in {"fight", "attack", "assault", "link", "residue", "pass"}
    named = [_thing(scene, each, team=teams) for each in rest]
    return Label(" ".join([text, *named]) if named else text)


def _thing(scene: Scene, each: object, *, team: bool) -> str:
    if isinstance(each, int):
        return scene.team_label(each) if team and each < len(scene.teams) else str(each)
    key, catalog = str(each), scene.catalog
    for known in (
        *(catalog.regions, catalog.goods, catalog.spells, catalog.skills, catalog.classes),
        *(catalog.strategies, catalog.servants, catalog.masters, catalog.names),
    ):
        if key in known:
            return scene.said(known[key].name)
    return scene.words("gw-thing", thing=key) if key.islower() else key
