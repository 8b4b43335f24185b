"""The rows of a turn's decisions: deploying, moving, playing cards, using abilities.

Cards that may be declared next are looked ahead at; a card that completes the declaration plays
it. So a turn is a press for every card, and the first can be taken back.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.domination.view import WarView
from engine.kernel import Decision, Positions
from render.domination.labels import is_play
from render.domination.phrases import signless
from render.panel import (
    BUTTONS,
    ENTRIES,
    Act,
    Ahead,
    Button,
    Commit,
    Menu,
    Page,
)
from render.picker import Label, Row, in_rows
from render.words import Words

_PAGE = re.compile(r"turn:(\d)\.(\d)")
_MOST_ROWS = 4
Pages = tuple[int, int]
"""Which part of the menu of cards is shown, and which of the menu of abilities."""


def known_page(page: str, view: WarView, decision: Decision) -> str:
    """``page`` if there is such a part of the menus, else the first."""
    first = (0, 0)
    shown = _parts(page)
    cards, others = _split(decision)
    most = tuple(-(-max(1, len(each)) // ENTRIES) for each in (cards, others))
    fine = shown != first and all(n < limit for n, limit in zip(shown, most, strict=True))
    return page if fine and view.result is None else ""


def _parts(page: str) -> Pages:
    found = _PAGE.fullmatch(page)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def _split(decision: Decision) -> tuple[list[int], list[int]]:
    """The positions of what fills the first menu (cards, deployments), and of abilities."""
    first = [
        n for n, option in enumerate(decision.options) if is_play(option) or option[0] == "deploy"
    ]
    abilities = [n for n, option in enumerate(decision.options) if option[0] == "ability"]
    return first, abilities


def bottom(
    words: Words, page: str, ahead: tuple[Positions, ...], *, pages: tuple[str, str]
) -> tuple[Button, ...]:
    """The way to the other pages of the panel, and back."""
    keys = ("dom-page-board", "dom-page-cards")
    buttons = [
        Button(words(key), Page(name, ahead))
        for key, name in zip(keys, pages, strict=True)
        if name != page
    ]
    if page in pages:
        return (Button(words("page-back"), Page("", ahead), "primary"), *buttons)
    if ahead:
        before: Act = Ahead(ahead[:-1]) if len(ahead) > 1 else Page("")
        return (Button(words("dom-take-back"), before), *buttons)
    return tuple(buttons)


def turn_rows(
    words: Words,
    view: WarView,
    decision: Decision,
    named: Sequence[Label],
    page: str,
    ahead: tuple[Positions, ...],
    below: tuple[Button, ...],
) -> list[Row]:
    """At most four rows: menus of cards and abilities, then buttons for all else."""
    first, abilities = _split(decision)
    parts = _parts(page)
    shown = first[parts[0] * ENTRIES : (parts[0] + 1) * ENTRIES]
    ends = [n for n in shown if n >= len(view.next) or view.next[n].ends]
    goes_on = [n for n in shown if n not in ends]
    rows: list[Row] = []
    asks = words("dom-menu-deploy" if decision.kind == "deploy" else "dom-menu-play")
    so_far = _so_far(words, view)
    if goes_on:
        rows.append(_menu(words("dom-menu-next") + so_far, goes_on, named, Ahead(ahead)))
    if ends:
        rows.append(_menu(asks + so_far, ends, named, Commit(ahead)))
    usable = abilities[parts[1] * ENTRIES : (parts[1] + 1) * ENTRIES]
    if usable:
        rows.append(_menu(words("dom-menu-ability"), usable, named, Commit(ahead)))
    taken = {*first, *abilities}
    buttons = [
        label.button(Commit((*ahead, (n,)))) for n, label in enumerate(named) if n not in taken
    ]
    buttons += _turning(words, (len(first), len(abilities)), parts, ahead)
    return [*rows, *_lines(buttons, list(below), _MOST_ROWS - len(rows))]


def _so_far(words: Words, view: WarView) -> str:
    """What the declaration being made costs and makes, so that it stands beside its next card."""
    made = view.declaring
    if made is None or not made.picks:
        return ""
    return words("dom-menu-so-far", cost=made.cost, total=signless(made.total))


def _menu(placeholder: str, shown: list[int], named: Sequence[Label], act: Act) -> Menu:
    entries = tuple(named[n].entry(n) for n in shown)
    return Menu(placeholder, entries, act)


def _turning(
    words: Words, counts: Pages, parts: Pages, ahead: tuple[Positions, ...]
) -> list[Button]:
    """Buttons to the next parts of menus that are too long."""
    found: list[Button] = []
    for n, count in enumerate(counts):
        pages = -(-count // ENTRIES)
        if pages > 1:
            after = list(parts)
            after[n] = (parts[n] + 1) % pages
            label = words("page-next", page=parts[n] + 1, pages=pages)
            found.append(Button(label, Page(f"turn:{after[0]}.{after[1]}", ahead)))
    return found


def _lines(buttons: list[Button], below: list[Button], room: int) -> list[Row]:
    """The buttons in rows; what does not fit is left out from the end, never a decision."""
    rows: list[Row] = []
    crowded = len(buttons) + len(below) > BUTTONS and room > 1
    if buttons and (crowded or len(buttons) > BUTTONS):
        rows = in_rows(buttons)
        buttons = []
        room -= len(rows)
    if room > 0:
        rows.append(tuple([*buttons, *below][:BUTTONS]))
    return rows
