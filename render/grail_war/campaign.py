"""A campaign around its battles: the public board, and the panel of everybody who plays."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from engine.grail_war.view import WarView
from engine.kernel import Event
from render import theme
from render.grail_war import creation, scenes
from render.grail_war.chapters import since
from render.grail_war.creation import CREATION, Making
from render.grail_war.diary import Diary
from render.grail_war.knowledge import own_fields
from render.grail_war.names import Scene
from render.grail_war.pages import drawn_city, headline, is_page, page_screen, tabs
from render.grail_war.scenes import SERVANT_KINDS, Answers
from render.grail_war.whereabouts import own_team
from render.panel import FIELD_VALUE, Ahead, Button, Field, Picture, Screen
from render.picker import Row
from render.screens import LATEST, SeatPanel, asked_until, latest_field
from render.words import fit


def campaign_board(
    scene: Scene, view: WarView, story: Sequence[Event], deadline: datetime | None
) -> Screen:
    """The public board of a campaign: the city as everybody knows it, and who is still in."""
    words = scene.words
    return Screen(
        title=headline(scene, view),
        text=asked_until(words, waiting(scene, view), deadline),
        fields=latest_field(words, Diary(scene, view).latest(story, LATEST)),
        details=(teams_field(scene, view),),
        picture=drawn_city(scene, view),
        colour=theme.EMBED,
    )


def waiting(scene: Scene, view: WarView) -> str:
    """Who is asked, as far as everybody may know."""
    words = scene.words
    if view.result is not None:
        return ""
    if not view.asked:
        return words("gwc-board-quiet")
    lines = [words("gw-waiting", names=scene.seated(view.asked))]
    if view.phase == "creation":
        lines.insert(0, words("gwc-board-creation"))
    return "\n".join(lines)


def teams_field(scene: Scene, view: WarView) -> Field:
    """The teams, who is out, and what the church has made public of them."""
    words, lines = scene.words, list[str]()
    for team in view.teams:
        name = words("gwc-board-team", number=team.number + 1, name=scene.team(team.number))
        notes: list[str] = []
        if not team.fights and view.phase != "creation":
            notes.append(words("gwc-out"))
        elif team.hunted and team.base:
            notes.append(words("gwc-board-hunted", where=scene.region(team.base)))
        lines.append(" · ".join([name, *notes]))
    if view.phase != "creation":
        left = sum(team.fights for team in view.teams)
        notes = [words("gwc-board-count", left=left, all=len(view.teams))]
        if view.phase in {"story", "night"}:
            last = "yes" if view.round >= view.rounds else "no"
            notes.append(words("gwc-board-descends", last=last, rounds=view.rounds))
        lines.append(" · ".join(notes))
    return Field(words("gwc-board-teams"), fit("\n".join(lines), FIELD_VALUE))


class CampaignPanel(SeatPanel[Scene, WarView]):
    """What one seat is shown in a campaign between its battles."""

    def _known_page(self) -> str:
        page, decision = self.page, self.decision
        if is_page(page) and self.view.phase != "creation":
            return page
        if decision is not None and (
            creation.known_page(page, decision) or scenes.known_page(page, decision)
        ):
            return page
        return ""

    def _made(self) -> Screen:
        if is_page(self.page):
            return page_screen(self.scene, self.view, self.page, self.ahead, self.story)
        words, rows = self.scene.words, self._rows()
        return Screen(
            title=words("gwc-panel", role=self._role(), headline=headline(self.scene, self.view)),
            text=self._text(),
            fields=self._fields(),
            picture=self._picture(),
            rows=tuple(rows),
            colour=theme.EMBED,
        )

    def _role(self) -> str:
        if self.decision is None:
            return "team"
        return "servant" if self.decision.kind in SERVANT_KINDS else "master"

    def _making(self) -> Making | None:
        decision = self.decision
        if decision is None or decision.kind not in CREATION:
            return None
        return Making(self.scene, self.view, decision, self.page, self.ahead)

    def _text(self) -> str:
        """What the seat saw happen, then what is asked of it."""
        told = ""
        if not self.ahead and not self.page:
            told = since(self.scene, self.view, self.story, self.voice)
        return "\n\n".join(part for part in (told, self._question()) if part)

    def _question(self) -> str:
        if self.decision is None:
            return self._wait()
        making = self._making()
        if making is not None:
            return making.question()
        return scenes.question(self.scene, self.view, self.decision, self.page)

    def _wait(self) -> str:
        """Whom the seat waits for, as far as it may know."""
        scene, words, view = self.scene, self.scene.words, self.view
        mine = own_team(view)
        if mine is None or (not mine.fights and mine.master is None and view.phase != "creation"):
            return words("gwc-wait-out")
        partners = [seat for seat in mine.seats if seat != self.seat and seat in view.asked]
        if partners:
            return words("gwc-wait-pair", name=scene.player(partners[0]))
        others = [seat for seat in view.asked if seat != self.seat]
        return words("gwc-wait", names=scene.seated(others) if others else "none")

    def _fields(self) -> tuple[Field, ...]:
        making = self._making()
        if making is not None:
            return making.fields()
        return own_fields(self.scene, self.view)

    def _picture(self) -> Picture | None:
        making = self._making()
        decision = self.decision
        if making is not None and decision is not None and decision.kind != "base":
            return None
        return drawn_city(self.scene, self.view)

    def _rows(self) -> list[Row]:
        making, words = self._making(), self.scene.words
        if making is not None:
            return making.rows()
        below = tabs(self.scene, self.page, self.ahead)
        if self.decision is None:
            return [below]
        answers = Answers(self.scene, self.view, self.decision, self.page, self.ahead)
        if self.ahead:
            below = (Button(words("gw-undo"), Ahead(self.ahead[:-1])), *below)
        return [*answers.rows(), below]
