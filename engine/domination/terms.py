"""The words that card texts are made of: attributes, filters, conditions, amounts, selectors.

All are frozen records told apart by their ``if`` or their fields, read from data files. A
*condition* is always about one player, its subject; a *filter* is about one card.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from engine.kernel.data import keyword_data

Attribute = Literal["strength", "agility", "magic", "special", "noble_phantasm"]
Phase = Literal["prep", "outpost", "action", "combat", "end"]
How = Literal["base", "add", "multiply", "set"]
Lasts = Literal["round", "next_round", "game"]
Zone = Literal["hand", "deck", "discard", "skills", "removed", "pile", "active", "down"]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z][A-Za-z0-9_]{0,39}$")]

ATTRIBUTES: tuple[Attribute, ...] = ("strength", "agility", "magic", "special", "noble_phantasm")

Who = Literal[
    "self",
    "all",
    "others",
    "here",
    "opponents",
    "chosen",
    "winners",
    "losers",
    "beaten",
    "victors",
    "nemesis",
    "pair",
    "box",
]
"""Players, seen from the effect's source: ``here`` is everybody at its place, ``opponents`` the
others there; ``winners`` and ``losers`` are those of its place, ``beaten`` the losers a winning
source has fought and ``victors`` those who won where it lost; ``pair`` is the source and who was
chosen, ``box`` the player whose box the card came out of."""


@keyword_data
class Filter:
    """Cards that have all of what is named: any of ``attributes``, every one of ``every``."""

    keys: tuple[str, ...] = ()
    attributes: tuple[Attribute, ...] = ()
    every: tuple[Attribute, ...] = ()
    without: tuple[Attribute, ...] = ()
    basic: bool | None = None
    skill: bool | None = None
    attack: bool | None = None
    lingering: bool | None = None
    single_use: bool | None = None
    token: bool | None = None
    itself: bool | None = None
    least_power: int | None = None
    most_power: int | None = None


@keyword_data
class Measure:
    """A number read from the table: ``(value * times + plus) / divide``, within bounds.

    ``up`` rounds the division up. ``whose`` says whose value it is where that matters.
    """

    of: Literal[
        "round",
        "opponents",
        "number",
        "last",
        "mana",
        "spells",
        "gained_vp",
        "terrain",
        "slot",
        "hand",
        "highest_object",
        "active",
        "paid",
    ]
    times: int = 1
    plus: int = 0
    divide: int = 1
    up: bool = False
    least: int | None = None
    most: int | None = None
    whose: Literal["self", "chosen"] = "self"
    filter: Filter | None = None


Amount = int | Measure


@keyword_data
class AtPlace:
    """The subject is at one of these locations; ``off`` of the board counts as ``nowhere``."""

    kind: Literal["place"]
    places: tuple[str, ...]


@keyword_data
class Plain:
    """A fact about the subject that needs no number."""

    kind: Literal[
        "engaged",
        "alone",
        "on_battlefield",
        "deployed",
        "name_hidden",
        "defeated",
        "ignoring_defeat",
        "won",
        "lost",
        "lost_last_round",
        "shared_attribute",
        "first_half",
        "holds_terrain",
        "last_in_vp",
        "below_everyone",
        "first_in_vp",
        "played_all_down",
        "met_eliminated",
        "here_named",
        "spent_spell",
        "at_anchor",
        "anchor_lost",
        "object_names_hand_card",
        "beat_someone",
        "with_source",
        "nemesis_here",
        "nemesis_beaten",
        "nemesis_gone",
        "boxer_exposed",
    ]


@keyword_data
class Number:
    """A number of the subject lies between ``least`` and ``most``."""

    kind: Literal[
        "round",
        "opponents",
        "mana",
        "vp",
        "spells",
        "spells_used",
        "mana_spells_used",
        "hand",
        "deck",
        "gained_vp",
        "gained_mana",
        "living",
        "from_last",
        "occupants",
    ]
    least: int = 0
    most: int = 999


@keyword_data
class HasCards:
    """The subject has ``least`` to ``most`` cards of a filter there.

    ``active`` are active cards, ``fresh`` those of them that were played or added this round,
    ``declared`` the face-up cards of its latest declaration, ``played`` all cards it has played
    face up this round; the others are zones.
    """

    kind: Literal[
        "active",
        "fresh",
        "declared",
        "played",
        "hand_cards",
        "skill_zone",
        "down",
        "pile",
        "discard",
        "removed",
        "cards",
    ]
    filter: Filter = Filter()
    least: int = 1
    most: int = 999


@keyword_data
class Counter:
    """One of the subject's counters (jewels and the like) lies between the bounds."""

    kind: Literal["counter"]
    name: str
    least: int = 0
    most: int = 999


@keyword_data
class Costliest:
    """The subject played the costliest attack of a filter in its fight, at ``least`` so costly."""

    kind: Literal["costliest"]
    filter: Filter
    least: int = 0


@keyword_data
class Not:
    """The condition does not hold."""

    kind: Literal["not"]
    condition: Condition


@keyword_data
class Either:
    """One of the conditions holds."""

    kind: Literal["either"]
    conditions: tuple[Condition, ...]


@keyword_data
class Both:
    """All of the conditions hold."""

    kind: Literal["both"]
    conditions: tuple[Condition, ...]


@keyword_data
class OfChosen:
    """The condition holds for the player that was chosen."""

    kind: Literal["chosen"]
    condition: Condition


Condition = Annotated[
    AtPlace | Plain | Number | HasCards | Counter | Costliest | Not | Either | Both | OfChosen,
    Field(discriminator="kind"),
]
