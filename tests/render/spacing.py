"""Whether the words of a screen are set as they should be."""

import re
from collections.abc import Iterator

from render.panel import Menu, Screen

_ILL = re.compile(r"\S  |(?<!\d) [:,.)]|[a-z]\([a-z]")


def texts_of(screen: Screen) -> Iterator[str]:
    """Every text of a screen but its picture's."""
    yield from (screen.title, screen.text)
    for field in screen.spelled_out().fields:
        yield from (field.name, field.value)
    yield from labels_of(screen)


def labels_of(screen: Screen) -> Iterator[str]:
    """Every text of a screen's buttons and menus."""
    for row in screen.rows:
        if isinstance(row, Menu):
            yield row.placeholder
            for entry in row.entries:
                yield from (entry.label, entry.description)
        else:
            yield from (button.label for button in row)


def ill_spaced(screen: Screen) -> list[str]:
    """Texts with blanks where a left out word would be, or none where one is needed."""
    return [each for each in texts_of(screen) if each != each.strip() or _ILL.search(each)]
