"""Rows of buttons and menus with which any choice of any decision can be made.

Every legal choice can be reached, and no other: a menu where all options fit into one, a menu of
whole orders for a short ordered choice, else one pick after another from menus in pages. The
picks so far are in the name of the page (``pick:3.17;1``: options 3 and 17, second page).
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, permutations

from engine.kernel import Decision, Positions
from render.panel import (
    BUTTONS,
    ENTRIES,
    ENTRY_TEXT,
    LABEL,
    Act,
    Ahead,
    Button,
    Commit,
    Menu,
    MenuEntry,
    Page,
    Style,
)
from render.words import Words, fit

Row = tuple[Button, ...] | Menu
Choices = tuple[Positions, ...]
LONGEST = 54
"""How many characters of choices a control may carry, so that there is room for one more."""
_PAGE = re.compile(r"pick:(\d+(?:\.\d+)*)?\.?(?:;(\d{1,3}))?")
_BUTTONS = 4


@dataclass(frozen=True, slots=True)
class Label:
    """How an option is called: plain text, and a second line where there is room for one."""

    text: str
    more: str = ""
    style: Style = "secondary"

    def entry(self, value: int | str) -> MenuEntry:
        """The option as an entry of a menu; ``value`` is its position."""
        return MenuEntry(fit(self.text, ENTRY_TEXT), fit(self.more, ENTRY_TEXT), str(value))

    def button(self, act: Act) -> Button:
        """The option as a button."""
        return Button(fit(self.text, LABEL), act, self.style)


def in_rows(buttons: Sequence[Button]) -> list[Row]:
    """Buttons in as many rows as they need."""
    return [tuple(buttons[n : n + BUTTONS]) for n in range(0, len(buttons), BUTTONS)]


def going_on(ahead: Choices, more: Choices = ()) -> Ahead | Commit:
    """The act of going on with ``more``: looked ahead at, or kept where it has grown long."""
    choices = (*ahead, *more)
    return Ahead(choices) if length(ahead) <= LONGEST else Commit(choices)


def length(choices: Choices) -> int:
    """How many characters a control needs for choices: repeated ones are counted, not written."""
    found = 0
    for choice, run in groupby(choices):
        count, size = len(list(run)), len("-".join(map(str, choice))) + 1
        found += min(count * size, size + len(f"x{count}"))
    return found


@dataclass(frozen=True, slots=True)
class Picker:
    """Builds the rows for one decision, ``labels`` being those of its options.

    ``tentative`` choices are looked at (`Ahead`) instead of made; ``ahead`` are the ones made
    so far in that way.
    """

    decision: Decision
    labels: Sequence[Label]
    words: Words
    ahead: tuple[Positions, ...] = ()
    tentative: bool = False

    def rows(self, page: str = "") -> list[Row]:
        """At most three rows: menus, or buttons for a few options of which one is picked."""
        decision = self.decision
        count = len(decision.options)
        single = decision.least == decision.most == 1
        if single and count <= _BUTTONS:
            return [self._buttons()]
        if decision.ordered and decision.most > 1:
            if decision.least == decision.most == count and math.factorial(count) <= ENTRIES:
                return [self._orders()]
            return self._one_by_one(page)
        if count <= ENTRIES:
            return [self._menu(), *self._none()]
        return self._one_by_one(page)

    def act(self, choice: Positions) -> Commit | Ahead:
        """What picking ``choice`` does."""
        kind = Ahead if self.tentative else Commit
        return kind((*self.ahead, choice))

    def _buttons(self) -> tuple[Button, ...]:
        return tuple(label.button(self.act((n,))) for n, label in enumerate(self.labels))

    def _placeholder(self, least: int, most: int) -> str:
        if most == 1:
            return self.words("pick-one")
        if least == most:
            return self.words("pick-exactly", count=most)
        return self.words("pick-between", least=least, most=most)

    def _menu(self) -> Menu:
        decision = self.decision
        least = max(1, decision.least)
        return Menu(
            self._placeholder(decision.least, decision.most),
            tuple(self.labels[n].entry(n) for n in range(len(decision.options))),
            self._open_act(),
            least,
            decision.most,
        )

    def _open_act(self) -> Commit | Ahead:
        return Ahead(self.ahead) if self.tentative else Commit(self.ahead)

    def _none(self) -> list[Row]:
        if self.decision.least > 0:
            return []
        return [(Button(self.words("pick-none"), self.act(())),)]

    def _orders(self) -> Menu:
        """A menu with an entry for every order of all options."""
        share = ENTRY_TEXT // len(self.labels) - 5
        entries = tuple(
            MenuEntry(
                " → ".join(fit(self.labels[n].text, max(8, share)) for n in order),
                "",
                ".".join(map(str, order)),
            )
            for order in permutations(range(len(self.labels)))
        )
        return Menu(self.words("pick-order"), entries, self._open_act())

    def _one_by_one(self, page: str) -> list[Row]:
        """A page of the options not picked yet, then what may be done with the picks so far."""
        picks, part = picked_on(page, self.decision)
        decision = self.decision
        rest = [n for n in range(len(decision.options)) if n not in picks]
        parts = -(-len(rest) // ENTRIES)
        part = min(part, parts - 1)
        shown = rest[part * ENTRIES : (part + 1) * ENTRIES]
        prefix = "pick:" + "".join(f"{n}." for n in picks)
        rows: list[Row] = []
        if len(picks) < decision.most and shown:
            entries = tuple(self.labels[n].entry(n) for n in shown)
            single = decision.most == 1
            act = self._open_act() if single else Page(prefix, self.ahead)
            placeholder = self._placeholder(1, 1) if single else self._progress(len(picks))
            rows.append(Menu(placeholder, entries, act))
        buttons: list[Button] = []
        if decision.least <= len(picks) <= decision.most:
            key = "pick-done" if picks else "pick-none"
            buttons.append(Button(self.words(key), self.act(picks), "success"))
        if picks:
            buttons.append(Button(self.words("pick-again"), Page("pick:;0", self.ahead)))
        if parts > 1 and len(picks) < decision.most:
            name = f"{prefix.rstrip('.')};{(part + 1) % parts}"
            label = self.words("page-next", page=part + 1, pages=parts)
            buttons.append(Button(label, Page(name, self.ahead)))
        return [*rows, tuple(buttons)] if buttons else rows

    def _progress(self, count: int) -> str:
        return self.words("pick-next", number=count + 1, most=self.decision.most)


def picked_on(page: str, decision: Decision) -> tuple[Positions, int]:
    """The picks so far and the part of the menu that ``page`` names; none for another page."""
    found = _PAGE.fullmatch(page)
    if found is None:
        return (), 0
    picks = tuple(map(int, found[1].split("."))) if found[1] else ()
    sound = len(set(picks)) == len(picks) <= decision.most
    if not sound or any(n >= len(decision.options) for n in picks):
        return (), 0
    return picks, int(found[2] or 0)
