"""The state of a duel: two sides with their columns and piles, and the combat that may run.

Cards are catalog keys. Both players may have brought the same card (TG-13), so a key means a
card only together with its seat. The first card of a deck is the next to be drawn.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from engine.gate.operations import Operation
from engine.kernel import State

Pool = Literal["own", "shared"]
Deal = Literal["random", "preset", "build", "draft", "given"]
"""How the squads come about."""
Fate = Literal["dugout", "hand", "banished"]

EVERYBODY = 0b111
"""The known-to mask of a card on a deck that was revealed: both seats and the spectators."""


def known_to(seat: int | None) -> int:
    """The bit of ``seat`` (None: spectators) in a known-to mask."""
    return 4 if seat is None else 1 << seat


@dataclass(frozen=True, slots=True)
class Guardian:
    """A card in a guardian zone, put there in turn ``since``; ``peeked``: the opponent saw it."""

    card: str
    since: int
    face_up: bool = False
    peeked: bool = False


@dataclass(slots=True)
class Column:
    """One column of a field (TG-15): a gate with its zones.

    ``deck`` is the gate deck's key and ``pile`` its cards from the bottom up, the gate card
    first. ``attached`` are the enhancements in force, ``buried`` those a closing made void.
    """

    deck: str
    pile: tuple[str, ...]
    damage: int = 0
    closed: bool = False
    attacked: bool = False
    attached: tuple[str, ...] = ()
    buried: tuple[str, ...] = ()
    guardian: Guardian | None = None

    def copy(self) -> Column:
        """An independent copy; guardians and tuples are immutable and shared."""
        return Column(
            self.deck,
            self.pile,
            self.damage,
            self.closed,
            self.attacked,
            self.attached,
            self.buried,
            self.guardian,
        )


@dataclass(slots=True)
class Side:
    """What belongs to one player: the squad, and every zone with its cards.

    ``known`` holds known-to masks for the first cards of ``deck`` (TG-112, SCRY). ``shown`` are
    hidden cards whose place the other player could work out, since they were seen on their way
    there; nothing but the resampler asks for them.
    """

    decks: tuple[str, ...]
    summoners: tuple[str, ...]
    columns: list[Column] = field(default_factory=list[Column])
    deck: list[str] = field(default_factory=list[str])
    known: list[int] = field(default_factory=list[int])
    hand: list[str] = field(default_factory=list[str])
    dugout: list[str] = field(default_factory=list[str])
    banished: list[str] = field(default_factory=list[str])
    active: list[str] = field(default_factory=list[str])
    shown: list[str] = field(default_factory=list[str])
    set_aside: str | None = None

    @property
    def damage(self) -> int:
        """The damage on all gates, closed ones too (TG-98)."""
        return sum([column.damage for column in self.columns])

    @property
    def closed(self) -> int:
        """How many gates are closed."""
        return sum([column.closed for column in self.columns])

    def copy(self) -> Side:
        """An independent copy."""
        return Side(
            self.decks,
            self.summoners,
            [column.copy() for column in self.columns],
            self.deck.copy(),
            self.known.copy(),
            self.hand.copy(),
            self.dugout.copy(),
            self.banished.copy(),
            self.active.copy(),
            self.shown.copy(),
            self.set_aside,
        )


@dataclass(slots=True)
class Fighter:
    """A card in combat: its power with all changes, its strike, and where step 7 takes it.

    ``power`` may be negative while changes still come; it counts as `strength` (TG-85).
    """

    card: str
    power: int
    strike: int = 1
    fate: Fate = "dugout"

    @property
    def strength(self) -> int:
        """What its power counts (TG-85)."""
        return max(self.power, 0)

    def copy(self) -> Fighter:
        """An independent copy."""
        return Fighter(self.card, self.power, self.strike, self.fate)


@dataclass(frozen=True, slots=True)
class Later:
    """Operations of a card that wait for the outcome of the clash (ONWIN, IFHELD)."""

    seat: int
    card: str
    operations: tuple[Operation, ...]


@dataclass(slots=True)
class Combat:
    """A running combat. ``guarded``: a guardian was revealed, even if it is gone by now."""

    attacker: int
    column: int
    attackers: list[Fighter]
    guardian: Fighter | None = None
    guarded: bool = False
    no_strike: bool = False
    on_win: tuple[Later, ...] = ()
    if_held: tuple[Later, ...] = ()

    def copy(self) -> Combat:
        """An independent copy."""
        return Combat(
            self.attacker,
            self.column,
            [fighter.copy() for fighter in self.attackers],
            self.guardian and self.guardian.copy(),
            self.guarded,
            self.no_strike,
            self.on_win,
            self.if_held,
        )


@dataclass(frozen=True, slots=True)
class Draft:
    """A draft (section 12): who began with the gate decks, and what still lies in the middle."""

    first: int
    decks: tuple[str, ...]
    summoners: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class Duel(State):
    """A duel. ``turn`` is 0 during setup; ``first`` is None before the coin is tossed (TG-25).

    ``actions`` and ``enhanced`` are about the running turn; ``summoned_from`` is the column from
    which the ability being resolved summoned last. ``draft`` is there from the first pick to the
    reveal of the columns.
    """

    sides: tuple[Side, Side]
    pool: Pool = "own"
    deal: Deal = "random"
    draft: Draft | None = None
    first: int | None = None
    active: int = 0
    turn: int = 0
    actions: int = 0
    enhanced: bool = False
    combat: Combat | None = None
    summoned_from: int | None = None

    def copy(self) -> Duel:
        """An independent copy."""
        mine, theirs = self.sides
        return Duel(
            seats=self.seats,
            dice=self.dice.copy(),
            lanes=[lane.copy() for lane in self.lanes],
            revision=self.revision,
            result=self.result,
            sides=(mine.copy(), theirs.copy()),
            pool=self.pool,
            deal=self.deal,
            draft=self.draft,
            first=self.first,
            active=self.active,
            turn=self.turn,
            actions=self.actions,
            enhanced=self.enhanced,
            combat=self.combat and self.combat.copy(),
            summoned_from=self.summoned_from,
        )
