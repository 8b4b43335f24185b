"""Pressing everything a panel offers, and everything that shows then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from engine.kernel import Positions
from render.panel import Act, Ahead, Commit, Menu, Page, Screen

Choices = tuple[Positions, ...]
Look = Callable[[str, Choices], Screen]
"""The panel on a page, looking so far ahead."""


def acts(screen: Screen) -> Iterator[Act]:
    """What every press of a button and every pick from a menu would do."""
    for row in screen.rows:
        if isinstance(row, Menu):
            values = [entry.value for entry in row.entries]
            for size in range(row.least, row.most + 1):
                for picked in combinations(values, size):
                    yield row.after(picked)
        else:
            yield from (button.act for button in row if not button.disabled)


def commitments(look: Look) -> list[Choices]:
    """All that can be decided from a panel's first page, in any number of presses."""
    found: list[Choices] = []
    waiting: list[tuple[str, Choices]] = [("", ())]
    seen = set(waiting)
    while waiting:
        for act in acts(look(*waiting.pop())):
            match act:
                case Commit(choices):
                    found.append(choices)
                    continue
                case Ahead(choices):
                    place = ("", choices)
                case Page(name, ahead):
                    place = (name, ahead)
            if place not in seen:
                seen.add(place)
                waiting.append(place)
    return found
