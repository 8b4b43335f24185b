"""What the host of a war may set before it begins."""

from __future__ import annotations

from render.settings import Setting, Value
from render.words import Words

_CHOICES: tuple[tuple[str, tuple[object, ...]], ...] = (
    ("masters", ("draft", "free")),
    ("servants", ("draft", "free", "pool")),
    ("masters_dealt", (None, 1, 2, 4)),
    ("servants_dealt", (None, 1, 3, 4)),
    ("start_mana", (None, 4, 6, 10, 12)),
    ("moon_cell", (False, True)),
    ("final_tie", ("shared", "miyama")),
    ("vp_split", ("up", "down")),
)
"""Each option with its values, the default first; None stands for the rulebook's number."""


def settings(words: Words) -> tuple[Setting, ...]:
    """The settings, each with what may be chosen."""
    return tuple(
        Setting(key, words(f"dom-set-{_dashed(key)}"), tuple(_value(words, key, v) for v in values))
        for key, values in _CHOICES
    )


def _value(words: Words, key: str, value: object) -> Value:
    match value:
        case None:
            label = words("dom-value-default")
        case bool():
            label = words("dom-value-on" if value else "dom-value-off")
        case int():
            label = str(value)
        case _:
            label = words(f"dom-value-{_dashed(key)}-{value}")
    return Value(label, {key: value})


def _dashed(key: str) -> str:
    return key.replace("_", "-")
