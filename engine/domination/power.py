"""Power, cost and the like: every number that effects change (FD-102 to FD-104)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.domination.board import Board, Source, Stands
from engine.domination.judging import (
    amount,
    fits,
    has_rule,
    reaches,
)
from engine.domination.standing import (
    AttributeBuff,
    CardPower,
    Cost,
    RegularPlays,
    Standing,
    Terrain,
    TotalPower,
    WorkshopGain,
)
from engine.domination.state import NOBODY
from engine.domination.terms import How

_ORDER: dict[str, int] = {"base": 0, "add": 1, "multiply": 2, "set": 3}


@dataclass(slots=True)
class Ledger:
    """The face-down passives that have changed a number: their time to be shown (FD-164)."""

    hidden: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])

    def note(self, stands: Stands[Standing]) -> None:
        """Remember what ``stands`` comes from, if it lies face down."""
        found = (stands.source.seat, stands.source.card)
        if stands.hidden and found not in self.hidden:
            self.hidden.append(found)


def changed(value: int, changes: Iterable[tuple[How, int]]) -> int:
    """FD-104: replace the base, add, multiply, set; within a step by age."""
    for how, n in sorted(changes, key=lambda change: _ORDER[change[0]]):
        if how == "add":
            value += n
        elif how == "multiply":
            value *= n
        else:
            value = n
    return value


def total(board: Board, seat: int, ledger: Ledger | None = None) -> int:
    """The total power of a seat (FD-102)."""
    value = sum(power(board, seat, card, ledger) for card in board.fighting(seat))
    value += terrain(board, seat, ledger)
    return _with(board, seat, value, board.standing(TotalPower), ledger)


def power(board: Board, seat: int, card: str, ledger: Ledger | None = None) -> int:
    """The power of a card among the played cards of ``seat``."""
    changes = list(board.standing(CardPower))
    base = board.card(card).power
    for each in changes:
        if each.op.how == "base" and _concerns(board, each, seat, card, base):
            base = amount(board, each.op.n, each.source)
            _note(ledger, each)
    steadfast: bool | None = None
    found: list[tuple[How, int]] = []
    for each in changes:
        if each.op.how == "base" or not _concerns(board, each, seat, card, base):
            continue
        n = amount(board, each.op.n, each.source)
        if each.source.seat not in (seat, NOBODY) and _lowers(each.op.how, n, base):
            steadfast = has_rule(board, seat, "steadfast") if steadfast is None else steadfast
            if steadfast:
                continue
        found.append((each.op.how, n))
        _note(ledger, each)
    for buff in board.standing(AttributeBuff):
        if buff.op.attribute in board.attributes(card) and _reached(board, buff, seat):
            found.append(("add", amount(board, buff.op.n, buff.source)))
            _note(ledger, buff)
    return changed(base, found) if found else base


def terrain(board: Board, seat: int, ledger: Ledger | None = None) -> int:
    """The terrain advantage of a seat (FD-15), as changed by effects."""
    side = board.side(seat)
    if not board.on_battlefield(seat):
        return 0
    value = board.battlefield(side.place).terrain[side.slot] if side.slot >= 0 else 0
    return _with(board, seat, value, board.standing(Terrain), ledger)


def workshop_gain(board: Board, seat: int, slot: int) -> int:
    """The mana a workshop slot gives a seat (FD-13)."""
    return _with(board, seat, board.numbers.workshop[slot], board.standing(WorkshopGain), None)


def cost(board: Board, seat: int, card: str, ledger: Ledger | None = None) -> int:
    """The mana a card costs its player now; never below 0."""
    it = board.card(card)
    value = amount(board, it.cost, Source(seat, card))
    found: list[tuple[How, int]] = []
    for each in board.standing(Cost):
        if _concerns(board, each, seat, card, it.power):
            found.append((each.op.how, amount(board, each.op.n, each.source)))
            _note(ledger, each)
    return max(0, changed(value, found) if found else value)


def regular_plays(board: Board, seat: int) -> tuple[int, int]:
    """How many regular plays are a duty, and how many are allowed (FD-79)."""
    least = most = board.numbers.regular_plays
    more = 0
    for each in board.standing(RegularPlays):
        if _reached(board, each, seat):
            least = least if each.op.least is None else each.op.least
            most = most if each.op.most is None else each.op.most
            more += each.op.add
    return (least + more if least else 0), most + more


def mana_cap(board: Board, seat: int) -> int:
    """FD-5: the most mana a seat can have."""
    master = board.catalog.masters.get(board.side(seat).master)
    cap = master.mana_cap if master else None
    return board.numbers.mana_cap if cap is None else cap


def object_vp(board: Board, place: str) -> int:
    """The VP of all face-up objects of a battlefield (FD-108)."""
    kinds = board.catalog.objects
    return sum(
        max(0, kinds[each.card.split("-")[0]].vp + each.bonus)
        for each in board.state.lying.get(place, [])
        if each.up
    )


def _with(
    board: Board,
    seat: int,
    value: int,
    standing: Iterable[Stands[TotalPower] | Stands[Terrain] | Stands[WorkshopGain]],
    ledger: Ledger | None,
) -> int:
    found: list[tuple[How, int]] = []
    for each in standing:
        if _reached(board, each, seat):
            found.append((each.op.how, amount(board, each.op.n, each.source)))
            _note(ledger, each)
    return changed(value, found) if found else value


def _reached(board: Board, each: Stands[Standing], seat: int) -> bool:
    return reaches(board, each.op, each.source, each.seats, seat)


def _concerns(
    board: Board, each: Stands[CardPower] | Stands[Cost], seat: int, card: str, base: int
) -> bool:
    if each.cards and card not in each.cards:
        return False
    return fits(board, each.op.filter, card, each.source.card, base) and _reached(board, each, seat)


def _lowers(how: How, n: int, base: int) -> bool:
    return (how == "add" and n < 0) or (how == "multiply" and n < 1) or (how == "set" and n < base)


def _note(ledger: Ledger | None, stands: Stands[Standing]) -> None:
    if ledger is not None:
        ledger.note(stands)
