"""The state of a Grail War: plain data, cheap to copy, complete.

A card's id is ``"seat-key-number"``: whose box it came out of, its key in the catalog, and
which copy it is. An object's id is ``"key-number"``. Ids stay the same for the whole game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated

from pydantic import Field

from engine.domination.numbers import DominationOptions
from engine.domination.operations import StandingOperation
from engine.kernel import State

FOREVER = 99
NOBODY = -1
NOWHERE = "nowhere"
WORKSHOP = "workshop"
SCOUT = "scout"


@lru_cache(maxsize=65536)
def key_of(card: str) -> str:
    """The catalog key of a card id or an object id."""
    parts = card.split("-")
    return parts[1] if len(parts) == 3 else parts[0]


@lru_cache(maxsize=65536)
def box_of(card: str) -> int:
    """The seat whose box a card id came out of."""
    return int(card.split("-")[0])


@dataclass(frozen=True, slots=True)
class Effect:
    """A standing operation that goes on without its card (FD-176).

    ``source`` is the player it came from (FD-175), `NOBODY` for events and objects. It reaches
    ``seats`` (and of their cards only ``cards``, if any are named) in rounds ``starts`` to
    ``ends``.
    """

    op: Annotated[StandingOperation, Field(discriminator="op")]
    source: int
    card: str
    seats: tuple[int, ...]
    cards: tuple[str, ...]
    place: str
    starts: int
    ends: int


@dataclass(frozen=True, slots=True)
class Lying:
    """An object on a battlefield; ``bonus`` is what effects have added to its VP."""

    card: str
    up: bool
    bonus: int = 0


@dataclass(slots=True)
class Side:
    """All that belongs to one player.

    Zones hold card ids; ``active`` and ``down`` are the played cards, face up and face down.
    ``shown`` are the skills in the zone that lie face up, ``buried`` the discarded cards that
    were never face up. ``cards`` are those that are neither attack nor skill, ``pile`` is a deck
    of the master's own. ``exit`` is the round of the elimination, 0 for a living player.
    """

    master: str = ""
    servant: str = ""
    master_offer: list[str] = field(default_factory=list[str])
    servant_offer: list[str] = field(default_factory=list[str])
    mana: int = 0
    vp: int = 0
    spells: int = 0
    spells_spent: int = 0
    spells_regained: int = 0
    place: str = NOWHERE
    slot: int = -1
    deck: list[str] = field(default_factory=list[str])
    hand: list[str] = field(default_factory=list[str])
    discard: list[str] = field(default_factory=list[str])
    buried: list[str] = field(default_factory=list[str])
    active: list[str] = field(default_factory=list[str])
    down: list[str] = field(default_factory=list[str])
    skills: list[str] = field(default_factory=list[str])
    shown: list[str] = field(default_factory=list[str])
    cards: list[str] = field(default_factory=list[str])
    pile: list[str] = field(default_factory=list[str])
    removed: list[str] = field(default_factory=list[str])
    removed_unseen: list[str] = field(default_factory=list[str])
    released: bool = False
    known: bool = False
    defeated: bool = False
    exit: int = 0
    resigned: bool = False
    counters: dict[str, int] = field(default_factory=dict[str, int])
    plays: dict[str, int] = field(default_factory=dict[str, int])
    skips: list[str] = field(default_factory=list[str])
    classes: dict[int, str] = field(default_factory=dict[int, str])
    # This round only
    used: dict[str, int] = field(default_factory=dict[str, int])
    dropped: list[str] = field(default_factory=list[str])
    uniques: list[str] = field(default_factory=list[str])
    declared: list[str] = field(default_factory=list[str])
    fresh: list[str] = field(default_factory=list[str])
    paid: dict[str, int] = field(default_factory=dict[str, int])
    picked: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    has_played: bool = False
    has_moved: bool = False
    played_up: bool = False
    played_down: bool = False
    hand_shown: bool = False
    workshop_slot: bool = False
    spells_used: list[int] = field(default_factory=list[int])
    gained_vp: int = 0
    gained_mana: int = 0
    outcome: str = ""
    fought: list[int] = field(default_factory=list[int])
    shared_with: list[int] = field(default_factory=list[int])
    won_first: bool = False
    lost_last: bool = False
    met_eliminated: bool = False
    must: str = ""

    @property
    def alive(self) -> bool:
        """Whether the player is still in the game."""
        return self.exit == 0

    def copy(self) -> Side:
        """An independent copy."""
        other = object.__new__(Side)
        for name in _PLAIN:
            setattr(other, name, getattr(self, name))
        for name in _LISTS:
            setattr(other, name, getattr(self, name).copy())
        other.picked = {card: each.copy() for card, each in self.picked.items()}
        return other


def _names(side: Side) -> tuple[tuple[str, ...], tuple[str, ...]]:
    plain, lists = list[str](), list[str]()
    for name in Side.__dataclass_fields__:
        if name != "picked":
            (lists if isinstance(getattr(side, name), list | dict) else plain).append(name)
    return tuple(plain), tuple(lists)


_PLAIN, _LISTS = _names(Side())


@dataclass(slots=True, kw_only=True)
class War(State):
    """A whole game. ``effects`` are in order of age.

    ``ring`` are the seats as they sit, clockwise (FD-52); empty: by their numbers.

    ``sources`` say which pile feeds a battlefield, and by whose effect. ``objects`` are the
    object decks by pile, the next card last; ``events`` likewise.
    """

    options: DominationOptions
    sides: list[Side]
    battlefields: list[str]
    round: int = 0
    phase: str = "setup"
    first: int = 0
    window: str = ""
    turn: int = -1
    events: list[str] = field(default_factory=list[str])
    event: str = ""
    past_events: list[str] = field(default_factory=list[str])
    burned: list[str] = field(default_factory=list[str])
    event_mana: dict[str, int] = field(default_factory=dict[str, int])
    objects: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    lying: dict[str, list[Lying]] = field(default_factory=dict[str, list[Lying]])
    used_objects: dict[str, list[str]] = field(default_factory=dict[str, list[str]])
    excluded: list[str] = field(default_factory=list[str])
    added_objects: int = 0
    sources: dict[str, tuple[str, int]] = field(default_factory=dict[str, tuple[str, int]])
    effects: list[Effect] = field(default_factory=list[Effect])
    copies: dict[str, str] = field(default_factory=dict[str, str])
    tokens: list[str] = field(default_factory=list[str])
    borrowed: dict[str, int] = field(default_factory=dict[str, int])
    anchors: dict[str, str] = field(default_factory=dict[str, str])
    serial: int = 0
    discarded: list[str] = field(default_factory=list[str])
    last: int = 0
    master_pool: list[str] = field(default_factory=list[str])
    servant_pool: list[str] = field(default_factory=list[str])
    winners: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    totals: list[int] = field(default_factory=list[int])
    moon_fought: bool = False
    ring: list[int] = field(default_factory=list[int])

    def copy(self) -> War:
        """An independent copy; effects and everything frozen is shared."""
        return War(
            seats=self.seats,
            dice=self.dice.copy(),
            lanes=[lane.copy() for lane in self.lanes],
            revision=self.revision,
            result=self.result,
            options=self.options,
            sides=[side.copy() for side in self.sides],
            battlefields=self.battlefields.copy(),
            round=self.round,
            phase=self.phase,
            first=self.first,
            window=self.window,
            turn=self.turn,
            events=self.events.copy(),
            event=self.event,
            past_events=self.past_events.copy(),
            burned=self.burned.copy(),
            event_mana=self.event_mana.copy(),
            objects={pile: cards.copy() for pile, cards in self.objects.items()},
            lying={place: cards.copy() for place, cards in self.lying.items()},
            used_objects={pile: cards.copy() for pile, cards in self.used_objects.items()},
            excluded=self.excluded.copy(),
            added_objects=self.added_objects,
            sources=self.sources.copy(),
            effects=self.effects.copy(),
            copies=self.copies.copy(),
            tokens=self.tokens.copy(),
            borrowed=self.borrowed.copy(),
            anchors=self.anchors.copy(),
            serial=self.serial,
            discarded=self.discarded.copy(),
            last=self.last,
            master_pool=self.master_pool.copy(),
            servant_pool=self.servant_pool.copy(),
            winners={place: seats.copy() for place, seats in self.winners.items()},
            totals=self.totals.copy(),
            moon_fought=self.moon_fought,
            ring=self.ring.copy(),
        )

    def around(self, seat: int) -> list[int]:
        """All seats clockwise, from ``seat`` on; the next one sits on its left (FD-52)."""
        ring = self.ring or list(range(self.seats))
        at = ring.index(seat)
        return [*ring[at:], *ring[:at]]

    def living(self) -> list[int]:
        """The living seats in turn order (FD-54)."""
        return [seat for seat in self.around(self.first) if self.sides[seat].exit == 0]

    def at(self, place: str) -> list[int]:
        """The living seats at a location, in turn order."""
        return [seat for seat in self.living() if self.sides[seat].place == place]
