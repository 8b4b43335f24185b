"""The board and the panel of a battle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from engine.grail_war.view import SideView, WarView
from engine.kernel import Event
from render import theme
from render.grail_war.asking import CERTAIN, certain, certain_rows, question
from render.grail_war.board import board_picture
from render.grail_war.chapters import since
from render.grail_war.course import course_of
from render.grail_war.facts import alt_text, headline, plan_text, side_field
from render.grail_war.figures import figures_of
from render.grail_war.labels import labels
from render.grail_war.matchups import matchups_picture
from render.grail_war.names import Scene
from render.grail_war.pages import tabs
from render.grail_war.plan import plan_picture
from render.grail_war.sheet import sheet_drawn, sheet_lines, sheet_on, sheets_menu
from render.grail_war.story import latest
from render.grail_war.turns import aid_rows, commit_rows, known_group, tile_rows
from render.panel import ALT, Act, Ahead, Button, Commit, Menu, Page, Picture, Screen
from render.picker import Picker, Row, picked_on
from render.screens import LATEST, SeatPanel, asked_until, latest_field
from render.words import bare, fit

DRAWN = 1000
PLANNING = frozenset({"tile", "aid", "commit"})
"""Questions about a plan: looked ahead at, so that it can be taken back until it is sealed."""
BOARD, MATCHUPS = "board", "matchups"


def battle_board(
    scene: Scene, view: WarView, story: Sequence[Event], deadline: datetime | None
) -> Screen:
    """The public board of a battle."""
    words = scene.words
    return Screen(
        title=headline(scene, view),
        text=asked_until(words, waiting(scene, view), deadline),
        fields=latest_field(words, latest(scene, story, LATEST)),
        details=tuple(side_field(scene, view, side) for side in _sides(view)),
        picture=drawn_board(scene, view, story),
        rows=_watch(scene, view),
        colour=theme.EMBED,
    )


def _watch(scene: Scene, view: WarView) -> tuple[tuple[Button, ...], ...]:
    """The ways to the servants, and to what has been fought so far, slot by slot."""
    buttons = [Button(scene.words("gw-page-sheet"), Page("sheet:0"))]
    if view.battle is not None and (view.battle.slot > 0 or view.fights > 1):
        buttons.append(Button(scene.words("key-watch"), Page("")))
    return (tuple(buttons),) if view.mode == "battle" else ()


def _sides(view: WarView) -> tuple[SideView, ...]:
    return view.battle.sides if view.battle is not None else ()


def waiting(scene: Scene, view: WarView) -> str:
    """Who is asked, as far as that may be told."""
    if view.result is not None or not view.asked:
        return ""
    return scene.words("gw-waiting", names=scene.seated(view.asked))


def drawn_board(scene: Scene, view: WarView, story: Sequence[Event]) -> Picture | None:
    """The battle as a picture with its text; None where nothing may be seen of it."""
    battle = view.battle
    if battle is None or not battle.sides:
        return None
    svg = board_picture(scene, view, battle, course_of(story))
    return Picture(svg, DRAWN, alt_text(scene, view), "board.png")


class BattlePanel(SeatPanel[Scene, WarView]):
    """What one seat is shown in a battle."""

    def _known_page(self) -> str:
        if self.page in {BOARD, MATCHUPS} or self._sheet is not None:
            return self.page
        decision = self.decision
        if decision is None:
            return ""
        if decision.kind == "aid":
            return self.page if known_group(self.page, decision) else ""
        if decision.kind in CERTAIN:
            return self.page if certain(self.page, decision) is not None else ""
        return self.page if any(picked_on(self.page, decision)) else ""

    @property
    def _side(self) -> SideView | None:
        """The viewer's own side."""
        sides = _sides(self.view)
        return next((side for side in sides if side.team == self.view.team), None)

    @property
    def _sheet(self) -> int | None:
        """The team whose servant's sheet this page shows."""
        return sheet_on(self.page, self.view)

    @property
    def _slot(self) -> int | None:
        """The slot that is asked about."""
        match self.decision.about if self.decision is not None else ():
            case ("slot", int(slot), *_):
                return slot
            case _:
                return None

    @property
    def _plans(self) -> bool:
        """Whether a plan is being made on this page."""
        return self.decision is not None and self.decision.kind in PLANNING

    def _made(self) -> Screen:
        words, kind = self.scene.words, self.decision.kind if self.decision is not None else ""
        return Screen(
            title=words("gw-panel", headline=headline(self.scene, self.view, kind)),
            text=self._text(),
            picture=self._picture(),
            rows=tuple(self._rows()),
            colour=theme.EMBED,
        )

    # What is read

    def _text(self) -> str:
        scene = self.scene
        if self.page == MATCHUPS:
            return scene.words("gw-rules-matchups")
        if self._sheet is not None:
            servant = self.view.teams[self._sheet].servant
            return "\n".join(sheet_lines(scene, servant)) if servant is not None else ""
        parts = [self._question()]
        if self._plans and self._side is not None:
            parts.append(plan_text(scene, self.view, self._side))
        elif self.page != BOARD and not self.ahead:
            parts.insert(0, since(scene, self.view, self.story, self.voice))
        return "\n\n".join(part for part in parts if part)

    def _question(self) -> str:
        """What the seat is asked, with what it should know for it."""
        words, decision = self.scene.words, self.decision
        if decision is None:
            if self.view.result is not None:
                return words("gw-over")
            others = [seat for seat in self.view.asked if seat != self.seat]
            return words("gw-waiting", names=self.scene.seated(others) or "–")
        if decision.kind in CERTAIN and (option := certain(self.page, decision)) is not None:
            return words(f"gw-sure-{decision.kind}-{str(option[0]).replace('_', '-')}")
        return question(self.scene, self.view, decision)

    # The picture

    def _picture(self) -> Picture | None:
        scene, view, battle, side = self.scene, self.view, self.view.battle, self._side
        if self.page == MATCHUPS:
            return matchups_picture(scene.words)
        if self._sheet is not None:
            return sheet_drawn(scene, view, self._sheet)
        if battle is None:
            return None
        if self.page == BOARD or not self._plans or side is None:
            return drawn_board(scene, view, self.story)
        svg = plan_picture(scene, view, battle, side, self._slot)
        alt = f"{alt_text(scene, view)}\n{plan_text(scene, view, side)}"
        return Picture(svg, DRAWN, fit(bare(alt), ALT), "plan.png")

    # The rows

    def _rows(self) -> list[Row]:
        """The decision, and the ways to the other pages and back.

        Two people who share a team lay its plan in turns, so each of their choices is made at
        once: nobody can look ahead at the partner's.
        """
        rows = self._asked_rows()
        mine = self.view.teams[self.view.team] if self.view.team is not None else None
        return [made_at_once(row) for row in rows] if mine and len(mine.seats) > 1 else rows

    def _asked_rows(self) -> list[Row]:
        decision, view = self.decision, self.view
        if self.page in {BOARD, MATCHUPS} or self._sheet is not None:
            return self._looking()
        below = self._below()
        if decision is None:
            return [tuple(below)]
        if decision.kind == "tile":
            mine = figures_of(self.scene.catalog, view, self._side) if self._side else None
            return tile_rows(self.scene, view, decision, self.ahead, mine, below)
        if decision.kind == "aid":
            return aid_rows(self.scene, view, decision, self.ahead, self.page, below)
        if decision.kind == "commit":
            return commit_rows(self.scene, decision, self.ahead, below)
        named = labels(self.scene, view, decision)
        if decision.kind in CERTAIN:
            return certain_rows(self.scene, decision, named, self.page, below)
        return [*Picker(decision, named, self.scene.words).rows(self.page), tuple(below)]

    def _below(self) -> list[Button]:
        """Take back, and the ways to the other pages."""
        words = self.scene.words
        buttons = [
            Button(words("gw-page-board"), Page(BOARD, self.ahead)),
            Button(words("gw-matchups"), Page(MATCHUPS, self.ahead)),
            Button(words("gw-page-sheet"), Page(f"sheet:{self.view.team or 0}", self.ahead)),
        ]
        if self.ahead:
            before = Ahead(self.ahead[:-1]) if len(self.ahead) > 1 else Page("")
            buttons.insert(0, Button(words("gw-undo"), before))
        return buttons

    def _looking(self) -> list[Row]:
        """Back, the other pages, and a menu of all servants."""
        words, scene = self.scene.words, self.scene
        buttons = [Button(words("page-back"), Page("", self.ahead), "primary")]
        for key, name in (("gw-page-board", BOARD), ("gw-matchups", MATCHUPS)):
            if name != self.page:
                buttons.append(Button(words(key), Page(name, self.ahead)))
        rows: list[Row] = [*sheets_menu(scene, self.view, self.ahead), tuple(buttons)]
        if self.view.mode == "campaign":
            rows.append(tabs(scene, self.page, self.ahead))
        return rows


def made_at_once(row: Row) -> Row:
    """The same controls, making each choice instead of looking ahead at it."""
    if isinstance(row, Menu):
        return replace(row, act=_made(row.act))
    return tuple(replace(button, act=_made(button.act)) for button in row)


def _made(act: Act) -> Act:
    return Commit(act.choices) if isinstance(act, Ahead) else act
