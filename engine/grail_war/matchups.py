"""Who beats whom (table X), and what a slot comes to between two fronts (GW-120 to GW-139)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.grail_war.battle_state import Outcome
from engine.grail_war.cards import KINDS

_TABLE = """
normal    D L L L W L L L L L
heavy     W D L W L L L W L L
counter   W W D L L L L L W L
flurry    W L W D L L L L L W
magic     L W W W D L L W W W
critical  W W W W W D L W W W
phantasm  W W W W W W D W W W
charge    W L W W L L L D D D
ambush    W W L W L L L D D D
snipe     W W W L L L L D D D
"""

MATCHUPS: dict[str, dict[str, str]] = {
    row.split()[0]: dict(zip(KINDS, row.split()[1:], strict=True))
    for row in _TABLE.strip().splitlines()
}
"""W: the row's kind wins; L: it loses; D: compared like equal tiles (GW-132)."""

AGAINST_PHANTASM = 3
"""What a normal tile deals to a noble phantasm (GW-133)."""


@dataclass(frozen=True, slots=True)
class Blow:
    """A front tile as it is judged: base value (GW-130) and bonuses.

    For a noble phantasm ``rank`` is its value, ``unit`` whether it is anti-unit, ``forced``
    whether a plus or stacking is used here, and ``defends`` whether it is of defence form.
    ``frenzy``: this normal tile acts like a critical one against a noble phantasm (GW-135).
    """

    kind: str
    base: int
    bonus: int = 0
    rank: int = 0
    unit: bool = False
    forced: bool = False
    defends: bool = False
    frenzy: bool = False

    @property
    def full(self) -> int:
        """Base value and bonuses."""
        return self.base + self.bonus


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one front tile comes to: outcome, tile damage, clash bonus, and what it takes off."""

    outcome: Outcome
    damage: int = 0
    clash: int = 0
    lowers: int = 0


_EVEN = Verdict("even")
_LOSE = Verdict("lose")


def judge(one: Blow, other: Blow) -> tuple[Verdict, Verdict]:
    """The verdicts on two tiles shown against each other."""
    if one.defends or other.defends:
        return _guarded(one, other)
    if one.kind == "phantasm" and other.kind == "phantasm":
        mine, theirs = _clash(one, other), _clash(other, one)
        return Verdict("both", one.full, mine), Verdict("both", other.full, theirs)
    if one.kind == "phantasm":
        return _against_phantasm(one, other)
    if other.kind == "phantasm":
        theirs, mine = _against_phantasm(other, one)
        return mine, theirs
    match MATCHUPS[one.kind][other.kind]:
        case "W":
            return Verdict("win", one.full), _LOSE
        case "L":
            return _LOSE, Verdict("win", other.full)
        case _:
            return _compared(one, other)


def _compared(one: Blow, other: Blow) -> tuple[Verdict, Verdict]:
    """GW-126, GW-132: the higher base value deals the difference, plus its bonuses."""
    difference = one.base - other.base
    if difference == 0:
        return _EVEN, _EVEN
    if difference > 0:
        return Verdict("win", difference + one.bonus), _LOSE
    return _LOSE, Verdict("win", other.bonus - difference)


def _guarded(one: Blow, other: Blow) -> tuple[Verdict, Verdict]:
    """GW-128: a defence form beats nothing, is not beaten, and lowers the opposing packet."""
    if one.defends and other.defends:
        return _EVEN, _EVEN
    if one.defends:
        return Verdict("both", lowers=one.base), Verdict("both", other.full)
    return Verdict("both", one.full), Verdict("both", lowers=other.base)


def _against_phantasm(phantasm: Blow, other: Blow) -> tuple[Verdict, Verdict]:
    """GW-124, GW-133 to GW-135: normal and critical tiles deal damage back."""
    if other.kind == "critical" or (other.kind == "normal" and other.frenzy):
        left = max(0, phantasm.full - other.full)
        return Verdict("both", left), Verdict("both", other.full)
    if other.kind == "normal":
        return Verdict("both", phantasm.full), Verdict("both", AGAINST_PHANTASM)
    return Verdict("win", phantasm.full), _LOSE


def _clash(one: Blow, other: Blow) -> int:
    """What ``one`` deals more to life where two noble phantasms meet (GW-137 to GW-139)."""
    if one.rank > other.rank:
        dropped = other.unit and other.forced and other.base > one.base
        return 0 if dropped else one.rank - other.rank
    if one.rank == other.rank:
        return max(0, one.base - other.base)
    return 0
