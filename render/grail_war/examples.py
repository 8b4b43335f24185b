"""Examples for those who build master and servant: all points at one press, and suggestions."""

from __future__ import annotations

from collections.abc import Iterator

from engine.grail_war.cards import STATS
from engine.kernel import Option
from render.grail_war.names import Scene

PARTS = ("combat", "mana", "experience", "luck", "belief", "extra")
LEAST = (1, 1, 1, 0, 0, 0)
MASTERS = {
    "balanced": (3, 3, 3, 2, 1, 1),
    "fighter": (5, 1, 4, 2, 1, 0),
    "magus": (2, 5, 3, 1, 1, 1),
    "survivor": (2, 3, 3, 3, 1, 1),
}
SERVANTS = {
    "balanced": "CCCCC",
    "strong": "ACCDD",
    "swift": "CCADD",
    "sturdy": "CADDC",
    "arcane": "DDDAB",
}
"""Examples that spend all points at one press, in the order of the questions."""
SKILLS: tuple[Option, ...] = (
    ("learn", "mana_burst", "B"),
    ("learn", "instinct", "C"),
    ("learn", "battle_continuation", "C"),
    ("raise", "magic_resistance", "B"),
    ("raise", "riding", "B"),
    ("raise", "clairvoyance", "B"),
    ("raise", "presence_concealment", "B"),
    ("learn", "magic_resistance", "C"),
    ("learn", "magic_resistance", "D"),
    ("learn", "battle_continuation", "E"),
)
PHANTASMS: tuple[Option, ...] = (
    ("active", "unit", "attack", "B+"),
    ("active", "army", "attack", "B"),
    ("active", "army", "attack", "C"),
    ("always", "armour", "B"),
    ("always", "weapon", "B", "heavy"),
    ("always", "regeneration", "B"),
    ("active", "unit", "defence", "C"),
)
"""What is suggested: the first of these that the points allow."""


def masters(scene: Scene) -> Iterator[str]:
    """The example masters, a line for each: what every number is."""
    words = scene.words
    for name, numbers in MASTERS.items():
        parts = zip(PARTS, numbers, strict=True)
        given = " · ".join(f"{words(f'gwc-part-{part}')} {number}" for part, number in parts)
        yield f"• **{words(f'gwc-master-{name}')}** – {given}"


def servants(scene: Scene) -> Iterator[str]:
    """The example servants, a line for each: which stat has which rank."""
    for name, ranks in SERVANTS.items():
        given = " · ".join(
            f"{scene.stat(stat)} {rank}" for stat, rank in zip(STATS, ranks, strict=True)
        )
        yield f"• **{scene.words(f'gwc-servant-{name}')}** – {given}"
