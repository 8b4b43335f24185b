"""A screen as data: what a person reads and may press, before any of it is Discord's.

Screens hold positions of options, never the options: what a button carries tells a stranger
nothing. Everything is within Discord's limits when it is made (`Screen` checks).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from engine.kernel import Positions

ROWS = 5
BUTTONS = 5
ENTRIES = 25
LABEL = 80
ENTRY_TEXT = 100
PLACEHOLDER = 150
TITLE = 256
TEXT = 4096
FIELDS = 25
FIELD_NAME = 256
FIELD_VALUE = 1024
ALT = 1024
EMBED = 6000


class ScreenFault(ValueError):
    """A screen that Discord would refuse, and why."""


@dataclass(frozen=True, slots=True)
class Commit:
    """Decide: apply ``choices`` one after another, all or nothing."""

    choices: tuple[Positions, ...]


@dataclass(frozen=True, slots=True)
class Ahead:
    """Show the panel as it would be after ``choices``; nothing is decided yet."""

    choices: tuple[Positions, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """Show another page of the panel, still looking ahead as far as ``ahead``.

    The name of a page that holds picks begins with what `holds_picks` knows.
    """

    name: str
    ahead: tuple[Positions, ...] = ()


_PICKS = re.compile(r"(?:pick|squad):\d")


def holds_picks(page: str) -> bool:
    """Whether something has been picked on the page of this name, and not only looked at."""
    return _PICKS.match(page) is not None


Act = Commit | Ahead | Page
Style = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Button:
    """One button; ``label`` is plain text of 1 to 80 characters."""

    label: str
    act: Act
    style: Style = "secondary"
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """One line of a menu. ``value`` holds option positions joined by dots: ``"3"``, ``"2.0.1"``."""

    label: str
    description: str
    value: str


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu from which ``least`` to ``most`` entries are picked.

    `after` says what a pick does: `Commit` and `Ahead` get one more choice, the positions of the
    picked entries in the order of ``entries`` (of the one picked entry, where a value holds
    several). A `Page` gets the value of the picked entry added to its name.
    """

    placeholder: str
    entries: tuple[MenuEntry, ...]
    act: Act
    least: int = 1
    most: int = 1

    def after(self, values: Sequence[str]) -> Act:
        """The act that picking ``values`` means."""
        match self.act:
            case Page(name, ahead):
                return Page(name + ".".join(values), ahead)
            case Commit(choices):
                return Commit((*choices, positions(values)))
            case Ahead(choices):
                return Ahead((*choices, positions(values)))


@dataclass(frozen=True, slots=True)
class Field:
    """A named paragraph of a screen, in Discord's markup."""

    name: str
    value: str
    inline: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture, ``width`` pixels wide; its file ``name`` (``board.png``) tells nothing secret."""

    svg: str
    width: int
    alt: str
    name: str


@dataclass(frozen=True, slots=True)
class Screen:
    """A whole message, in the order in which it is read: the picture comes before the fields.

    ``details`` say what the picture shows; they stand on a page of their own, or below the fields
    where there is no picture (`spelled_out`). Raises `ScreenFault` when made beyond Discord's
    limits.
    """

    title: str
    text: str = ""
    fields: tuple[Field, ...] = ()
    picture: Picture | None = None
    rows: tuple[tuple[Button, ...] | Menu, ...] = ()
    colour: int = 0
    details: tuple[Field, ...] = ()

    def __post_init__(self) -> None:
        for fault in faults(self):
            raise ScreenFault(fault)

    def spelled_out(self) -> Screen:
        """The same with its details among the fields."""
        return replace(self, fields=(*self.fields, *self.details), details=())


def still(screen: Screen) -> Screen:
    """A screen that shows what is asked while nothing can be decided: its pages can be turned."""
    rows: list[tuple[Button, ...] | Menu] = []
    for row in screen.rows:
        if isinstance(row, Menu):
            rows += [row] if isinstance(row.act, Page) else []
            continue
        rows.append(
            tuple(
                each
                if isinstance(each.act, Page)
                else replace(
                    each, label=f"⏸ {each.label}"[:LABEL], style="secondary", disabled=True
                )
                for each in row
            )
        )
    return replace(screen, rows=tuple(rows))


def positions(values: Sequence[str]) -> Positions:
    """The option positions in picked menu values."""
    return tuple([int(part) for value in values for part in value.split(".")])


def faults(screen: Screen) -> list[str]:
    """What Discord would refuse about ``screen``, as sentences."""
    found: list[str] = []

    def check(what: str, text: str, most: int, least: int = 1) -> None:
        if not least <= len(text) <= most or (least and not text.strip()):
            found.append(f"{what} has {len(text)} characters: {text[:40]!r}")

    check("title", screen.title, TITLE)
    check("text", screen.text, TEXT, 0)
    every = (*screen.fields, *screen.details)
    for field in every:
        check("field name", field.name, FIELD_NAME)
        check("field value", field.value, FIELD_VALUE)
    if screen.picture is not None:
        check("alt text", screen.picture.alt, ALT)
    for row in screen.rows:
        if isinstance(row, Menu):
            found += _menu_faults(row)
            continue
        if not 1 <= len(row) <= BUTTONS:
            found.append(f"a row has {len(row)} buttons")
        for button in row:
            check("label", button.label, LABEL)
    fields = sum(len(field.name) + len(field.value) for field in every)
    total = len(screen.title) + len(screen.text) + fields
    for what, count, most in (
        ("rows", len(screen.rows), ROWS),
        ("fields", len(every), FIELDS),
        ("characters", total, EMBED),
    ):
        if count > most:
            found.append(f"{count} {what}, {most} are allowed")
    return found


def _menu_faults(menu: Menu) -> list[str]:
    found: list[str] = []
    if not 1 <= len(menu.entries) <= ENTRIES:
        found.append(f"a menu has {len(menu.entries)} entries")
    if not 1 <= menu.least <= menu.most <= len(menu.entries):
        found.append(f"a menu asks for {menu.least} to {menu.most} of {len(menu.entries)}")
    if len({entry.value for entry in menu.entries}) < len(menu.entries):
        found.append("two entries of a menu have the same value")
    if not 1 <= len(menu.placeholder) <= PLACEHOLDER:
        found.append(f"placeholder has {len(menu.placeholder)} characters")
    for entry in menu.entries:
        if not entry.label.strip() or len(entry.label) > ENTRY_TEXT:
            found.append(f"entry label has {len(entry.label)} characters: {entry.label[:40]!r}")
        if len(entry.description) > ENTRY_TEXT:
            found.append(f"entry description has {len(entry.description)} characters")
    return found
