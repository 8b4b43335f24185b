"""A battle: its sides, their plans, and what they have used up."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Role = Literal["servant", "master"]
Outcome = Literal["win", "lose", "even", "both"]
Out = Literal["fled", "vanished", "recalled", "fell", "freed"]
PacketType = Literal["physical", "magic", "phantasm", "special"]


def mask(side: int) -> int:
    """What stands for a team where who fights is a secret: -1 for the first side, and so on."""
    return -1 - side


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile of a plan with its marks.

    ``kind`` is one of the ten, ``"spare"`` (GW-177) or ``"none"`` where nothing is shown. Of a
    noble phantasm ``phantasm`` is the position on the sheet, ``stack`` the tiles in the slot
    (GW-114) and ``first`` where its run begins.
    """

    kind: str
    plus: bool = False
    burst: bool = False
    aim: bool = False
    phantasm: int = -1
    stack: int = 1
    first: bool = False


NORMAL, SPARE, NONE = Tile("normal"), Tile("spare"), Tile("none")

Row = tuple[Tile, ...]
"""What a side shows in a slot, by the number of the side it shows it to."""


@dataclass(frozen=True, slots=True)
class Cast:
    """A spell in a slot.

    ``against`` is the side whose tile it stands or falls with (GW-156), and whom it is cast at;
    ``doubled`` by the plus of Rune Magic.
    """

    caster: Role
    spell: str
    power: int
    against: int
    doubled: bool = False


@dataclass(frozen=True, slots=True)
class Aid:
    """What helps the front in a slot: a rear tile, spells, a charm."""

    tile: str = ""
    defends: bool = False
    against: int = -1
    casts: tuple[Cast, ...] = ()
    charm: str = ""


NO_AID = Aid()


@dataclass(slots=True)
class Side:
    """One side of a battle.

    ``plan`` and ``aids`` go slot by slot; while ``committed`` is false they are being made.
    ``pluses``, ``bursts``, ``released`` and the counts are what this battle has used up, and
    ``shown`` the stock tiles shown in it. ``bound`` lowers the tile packets of the next slot,
    by side. ``layer`` is what a belief point gave, life and mana (GW-163), ``regain`` what the
    front gets back after the slot. ``total`` is GW-117.
    """

    team: int
    front: Role
    rear: Role | None
    plan: list[Row] = field(default_factory=list[Row])
    aids: list[Aid] = field(default_factory=list[Aid])
    committed: bool = False
    restarts: int = 0
    ready: bool = False
    withdraw: str = "stay"
    pursuit: tuple[str, ...] = ()
    pluses: list[str] = field(default_factory=list[str])
    bursts: int = 0
    released: list[int] = field(default_factory=list[int])
    rear_tiles: int = 0
    front_tiles: dict[str, int] = field(default_factory=dict[str, int])
    casts: dict[str, int] = field(default_factory=dict[str, int])
    secret_used: bool = False
    charms: list[str] = field(default_factory=list[str])
    swaps: int = 0
    sealed: bool = False
    endured: bool = False
    bound: dict[int, int] = field(default_factory=dict[int, int])
    belief: bool = False
    layer: tuple[int, int] = (0, 0)
    regain: tuple[int, int] = (0, 0)
    shown: dict[str, int] = field(default_factory=dict[str, int])
    unveiled: bool = False
    total: int = 0
    out: Out | None = None

    def copy(self) -> Side:
        """An independent copy."""
        return Side(
            self.team,
            self.front,
            self.rear,
            self.plan.copy(),
            self.aids.copy(),
            self.committed,
            self.restarts,
            self.ready,
            self.withdraw,
            self.pursuit,
            self.pluses.copy(),
            self.bursts,
            self.released.copy(),
            self.rear_tiles,
            self.front_tiles.copy(),
            self.casts.copy(),
            self.secret_used,
            self.charms.copy(),
            self.swaps,
            self.sealed,
            self.endured,
            self.bound.copy(),
            self.belief,
            self.layer,
            self.regain,
            self.shown.copy(),
            self.unveiled,
            self.total,
            self.out,
        )


@dataclass(slots=True)
class Battle:
    """A battle of ``slots`` slots, ``slot`` of which are over; ``region`` is empty without a map.

    ``day``: masters meet by day (GW-76). ``final``: the brawl for the Grail, without retreat.
    ``intruded``: somebody has broken in, or may not; ``follow`` are the sides of the battle that
    comes of it. ``judged``: at least one slot was. ``planned``: the plans are committed.
    """

    region: str
    sides: list[Side]
    slots: int = 10
    slot: int = 0
    day: bool = False
    long: bool = False
    final: bool = False
    intruded: bool = False
    judged: bool = False
    planned: bool = False
    follow: list[Side] = field(default_factory=list[Side])

    @property
    def live(self) -> list[int]:
        """The sides still fighting."""
        return [number for number, side in enumerate(self.sides) if side.out is None]

    @property
    def brawl(self) -> bool:
        """Whether more than two sides fight (GW-174)."""
        return len(self.sides) > 2

    def side_of(self, team: int) -> int | None:
        """The side on which a team fights, if it does."""
        return next((n for n, side in enumerate(self.sides) if side.team == team), None)

    def copy(self) -> Battle:
        """An independent copy."""
        return Battle(
            self.region,
            [side.copy() for side in self.sides],
            self.slots,
            self.slot,
            self.day,
            self.long,
            self.final,
            self.intruded,
            self.judged,
            self.planned,
            [side.copy() for side in self.follow],
        )
