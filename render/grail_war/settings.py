"""What the host of a battle or a war may set before it begins."""

from __future__ import annotations

from collections.abc import Mapping

from render.settings import Setting, Value
from render.words import Words

Choices = tuple[tuple[str, tuple[object, ...]], ...]

BATTLE: Choices = (
    ("masters", ("none", "random")),
    ("to_the_end", (False, True)),
    ("intruder", (False, True)),
)
CAMPAIGN: Choices = (
    ("rounds", (8, 4, 6, 10, 12)),
    ("extra", (False, True)),
    ("prepared", (False, True)),
    ("open_battles", (None, True)),
    ("pairs", (0, 1, 2, 3, 4, 5, 6, 7)),
)
"""Each option with its values, the default first."""


def settings(options: Mapping[str, object], words: Words) -> tuple[Setting, ...]:
    """The settings of the table's mode, each with what may be chosen."""
    choices = CAMPAIGN if options.get("mode") == "campaign" else BATTLE
    return tuple(
        Setting(
            key,
            words(f"gw-set-{key.replace('_', '-')}"),
            tuple(Value(_label(words, key, value), {key: value}) for value in values),
        )
        for key, values in choices
    )


def _label(words: Words, key: str, value: object) -> str:
    match value:
        case int() if key == "pairs":
            return pairs_label(words, value)
        case bool() | None:
            return words("gw-value-on" if value else "gw-value-off")
        case int():
            return str(value)
        case _:
            return words(f"gw-value-{key}-{value}")


def pairs_label(words: Words, count: int) -> str:
    """Which seats share a team, when so many of the first teams have two."""
    pairs = ", ".join(f"{2 * n + 1}+{2 * n + 2}" for n in range(count))
    return words("gw-value-pairs", count=count, seats=pairs)
