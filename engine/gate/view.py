"""What a seat, or a spectator, may know of a duel (rulebook section 17).

Cards are named by their key in the catalog (``"JN-2a"``); each card of a squad exists once, so
the key is enough. A hidden card has no key here, only its place in a count.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.kernel import Result

Phase = Literal["setup", "main", "combat", "draw", "over"]


@dataclass(frozen=True, slots=True)
class GuardianView:
    """A guardian, put there in turn ``since``; ``card`` is None for whoever may not know it."""

    card: str | None
    face_up: bool
    since: int


@dataclass(frozen=True, slots=True)
class ColumnView:
    """One column of a field: gate, guardian zone and damage zone (TG-15).

    ``deck`` is the gate deck's key (``"JN"``), None before the common reveal. ``pile`` lists the
    gate's cards from the top down to the gate card. ``attached`` are the active enhancements,
    ``buried`` those a closing has made void. ``attacked`` is about this turn (TG-74).
    """

    deck: str | None
    pile: tuple[str, ...]
    level: int
    power: int
    durability: int
    damage: int
    closed: bool
    attacked: bool
    attached: tuple[str, ...]
    buried: tuple[str, ...]
    guardian: GuardianView | None


@dataclass(frozen=True, slots=True)
class SideView:
    """One player's half of the table.

    ``hand`` and ``set_aside`` are None for whoever may not see them; ``set_aside`` is also None
    when no summoner lies aside (``has_set_aside`` tells). ``deck_top`` are the cards known to
    the viewer on top of the deck, the next one first, None where one is not known. ``summoners``
    are the squad's four, wherever they are, and ``decks`` the keys of its gate decks; both are
    empty for others before the common reveal, unless the squad is being drafted.
    """

    columns: tuple[ColumnView, ColumnView, ColumnView, ColumnView]
    deck: int
    deck_top: tuple[str | None, ...]
    hand: tuple[str, ...] | None
    hand_size: int
    dugout: tuple[str, ...]
    banished: tuple[str, ...]
    active: tuple[str, ...]
    set_aside: str | None
    has_set_aside: bool
    damage: int
    closed: int
    summoners: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FighterView:
    """A card in combat: its power now, and the strike it has (1, 2 or 3 damage)."""

    card: str
    power: int
    strike: int


@dataclass(frozen=True, slots=True)
class CombatView:
    """The running combat (section 9): an attack on ``column`` of the other side, and the sums."""

    attacker: int
    column: int
    attackers: tuple[FighterView, ...]
    guardian: FighterView | None
    gate_power: int
    attack: int
    defence: int


@dataclass(frozen=True, slots=True)
class DraftView:
    """A draft: who took the first gate deck, and what still lies in the middle (section 12)."""

    first: int
    decks: tuple[str, ...]
    summoners: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DuelView:
    """A duel as ``viewer`` may see it (None: a spectator). ``asked``: the seats that must act.

    ``draft`` is there from the first pick of a draft to the reveal of the columns.
    """

    viewer: int | None
    phase: Phase
    turn: int
    active: int | None
    first: int | None
    actions: int
    enhanced: bool
    combat: CombatView | None
    sides: tuple[SideView, SideView]
    asked: tuple[int, ...]
    result: Result | None
    draft: DraftView | None = None
