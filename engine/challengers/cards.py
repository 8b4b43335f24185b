"""The cards as data: names, levels, powers, copies, abilities; and the catalog made of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field

from engine.challengers.operations import Ability, Aura, Timing, Where
from engine.kernel.data import Text, data

Level = Literal["S", "A", "B", "C", "R", "SOLO"]
SetKind = Literal["always", "choice", "robot"]
Key = Annotated[str, Field(pattern=r"^[A-Za-z][A-Za-z0-9_-]{0,31}$")]

BASE_POWERS: dict[Level, tuple[int, int]] = {"A": (1, 3), "B": (1, 5), "C": (1, 10)}
"""The lowest and highest base power a level allows (CH-4)."""


@data
class Card:
    """A card (CH-3). A set exists in ``copies``; of level S, every deck begins with ``copies``.

    ``grows``: the base power is ``power`` plus the number of the round (robot cards, CH-104).
    """

    key: Key
    set: Key
    name: Text
    level: Level
    power: Annotated[int, Field(ge=0, le=10)]
    copies: Annotated[int, Field(ge=1, le=12)] = 4
    grows: bool = False
    abilities: tuple[Ability, ...] = ()

    def base(self, round_number: int) -> int:
        """The base power in a round."""
        return self.power + round_number if self.grows else self.power

    def has(self, timing: Timing) -> bool:
        """Whether the card has an ability of ``timing``."""
        return any(ability.timing == timing for ability in self.abilities)


@data
class CardSet:
    """A set: always in the game, one of those to choose from, or the robot's (CH-5, CH-7)."""

    key: Key
    name: Text
    kind: SetKind


@data
class CardFile:
    """One data file. Without ``edition`` its sets belong to every edition.

    ``replaces`` lists the keys of cards of earlier files that this file means to change.
    """

    edition: Key | None = None
    name: Text | None = None
    sets: tuple[CardSet, ...] = ()
    cards: tuple[Card, ...] = ()
    replaces: tuple[Key, ...] = ()


@dataclass(frozen=True)
class Edition:
    """One of the card sets a table can be opened with (CH-114), sorted into keys.

    ``cards`` are all of its cards and the robot's; ``starters`` is a starter deck, each copy
    by itself; ``robot`` the robot's starter deck in its order; ``slots`` gives each card the
    key of the first card of its name, so equal values share a bench slot (CH-56).
    """

    key: str
    name: Text
    always: str
    choices: tuple[str, ...]
    cards: dict[str, Card]
    starters: tuple[str, ...]
    robot: tuple[str, ...]
    robot_strong: tuple[str, ...]
    robot_solo: tuple[str, ...]
    slots: dict[str, str]

    @cached_property
    def auras(self) -> dict[str, tuple[Aura, ...]]:
        """What each card gives from the bench."""
        return {
            card.key: tuple(
                operation
                for ability in card.abilities
                if ability.timing == "bench"
                for operation in ability.operations
                if isinstance(operation, Aura)
            )
            for card in self.cards.values()
        }

    def fits(self, where: Where, key: str, round_number: int) -> bool:
        """Whether a card is one of those meant, in a round."""
        card = self.cards[key]
        return (
            (where.set is None or card.set == where.set)
            and (where.level is None or card.level == where.level)
            and (where.base is None or card.base(round_number) == where.base)
            and (where.base_most is None or card.base(round_number) <= where.base_most)
            and (where.card is None or self.slots[key] == self.slots.get(where.card))
            and (where.timing is None or card.has(where.timing))
        )


@dataclass(frozen=True, slots=True)
class Catalog:
    """Everything the data files hold."""

    editions: dict[str, Edition]
    sets: dict[str, CardSet]
    cards: dict[str, Card]
