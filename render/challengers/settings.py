"""What the host of a tournament may set (D-1)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.challengers.cards import Catalog
from render.settings import Setting, Value
from render.words import Words

DEFAULT = "published"
DIFFICULTIES = (1, 2, 3, 4, 5)
UNFAIR = 4
"""From here on several people may find the robot unfair (CH-103)."""


def settings(catalog: Catalog, options: Mapping[str, object], words: Words) -> tuple[Setting, ...]:
    """The settings with what may be chosen, given what has been chosen so far."""
    edition = catalog.editions.get(str(options.get("cards", DEFAULT)))
    sets = edition.choices if edition else ()
    return (
        Setting(
            "cards",
            words("ch-set-cards"),
            tuple(
                Value(words.said(each.name), {"cards": each.key, "left_out": None})
                for each in sorted(catalog.editions.values(), key=lambda each: each.key != DEFAULT)
            ),
        ),
        Setting(
            "left_out",
            words("ch-set-left-out"),
            (
                Value(words("ch-set-by-lot"), {"left_out": None}),
                *(Value(words.said(catalog.sets[key].name), {"left_out": key}) for key in sets),
            ),
        ),
        Setting(
            "difficulty",
            words("ch-set-difficulty"),
            tuple(
                Value(
                    words(f"ch-difficulty-{each}"),
                    {"difficulty": each},
                    words("ch-difficulty-unfair") if each >= UNFAIR else "",
                )
                for each in DIFFICULTIES
            ),
        ),
        Setting("special", words("ch-set-special"), _two(words, "special", "off", "on")),
        Setting("early_win", words("ch-set-early-win"), _two(words, "early_win", "total", "lead")),
        Setting("choices", words("ch-set-choices"), _two(words, "choices", "asked", "automatic")),
    )


def _two(words: Words, key: str, one: str, other: str) -> tuple[Value, ...]:
    def value(name: str) -> object:
        return name == "on" if key == "special" else name

    return tuple(
        Value(words(f"ch-{key.replace('_', '-')}-{name}"), {key: value(name)})
        for name in (one, other)
    )
