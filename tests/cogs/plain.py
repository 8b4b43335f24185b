"""A presenter for any game, as plain as can be: the options in order, as buttons or in a menu."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from engine.kernel import Decision, Event, Positions
from render.panel import Button, Commit, Field, Menu, MenuEntry, Page, Picture, Screen
from render.words import Words, escape

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'


class PlainPresenter:
    """Shows the kind of a decision and its options' numbers."""

    def board(
        self,
        view: Any,
        players: Sequence[str],
        words: Words,
        *,
        story: Sequence[Event] = (),
        deadline: datetime | None = None,
    ) -> Screen:
        del deadline
        names = " - ".join(escape(name) for name in players)
        picture = Picture(SVG, 8, "a board", "board.png")
        return Screen(f"board {words.language}", names, (Field("told", str(len(story))),), picture)

    def panel(
        self,
        view: Any,
        decision: Decision | None,
        players: Sequence[str],
        words: Words,
        *,
        page: str = "",
        ahead: tuple[Positions, ...] = (),
        story: Sequence[Event] = (),
        voice: str = "",
    ) -> Screen:
        del view, players, story, voice
        title = f"panel {words.language} {page} {ahead}"
        if decision is None:
            return Screen(title, "nothing to decide")
        return Screen(title, decision.kind, rows=_rows(decision))

    def result(
        self, view: Any, players: Sequence[str], words: Words, *, story: Sequence[Event] = ()
    ) -> Screen:
        del view, story
        return Screen(f"result {words.language}", " - ".join(escape(name) for name in players))

    def rules(self, words: Words, topic: str = "") -> Screen:
        entries = tuple(MenuEntry(name, "", name) for name in ("start", "end"))
        menu = Menu("topics", entries, Page(""))
        return Screen(f"rules {words.language}", topic or "start", rows=(menu,))


def _rows(decision: Decision) -> tuple[tuple[Button, ...] | Menu, ...]:
    count = len(decision.options)
    if decision.least == decision.most == 1 and count <= 5:
        return (tuple(Button(f"option {n}", Commit(((n,),))) for n in range(count)),)
    entries = tuple(MenuEntry(f"option {n}", "", str(n)) for n in range(min(count, 25)))
    return (Menu(decision.kind, entries, Commit(()), max(decision.least, 1), decision.most),)
