"""A side in numbers, worked out from what a viewer knows of it: ranks and counts of its tiles."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.grail_war.battle_state import Tile
from engine.grail_war.cards import KINDS, Catalog, Phantasm, ServantSheet, value
from engine.grail_war.numbers import MASTER_TILES, Numbers, numbers
from engine.grail_war.view import MasterView, ServantView, SideView, WarView
from engine.kernel.data import Text

_NOBODY = Text("", "")


@dataclass(frozen=True, slots=True)
class Holding:
    """Tiles of one kind: rank value, how many may still be laid, and of how many.

    ``left`` is None for the unlimited normal ones and for an opponent's, which are not known;
    ``mark`` is what stands for the rank: a letter, with its plus while that is unused.
    """

    kind: str
    rank: int
    mark: str
    left: int | None
    most: int | None


@dataclass(frozen=True, slots=True)
class Figures:
    """A side's front in numbers; ``known`` are a servant's, None for a master's."""

    holdings: tuple[Holding, ...]
    phantasms: tuple[Phantasm, ...]
    known: Numbers | None

    def rank(self, kind: str) -> int:
        """The rank value of a kind; 0 for one that is not held."""
        return next((each.rank for each in self.holdings if each.kind == kind), 0)


def figures_of(catalog: Catalog, view: WarView, side: SideView) -> Figures | None:
    """The numbers of a side; None where nothing of them is known."""
    team = view.teams[side.team] if side.team >= 0 else None
    if team is None:
        return None
    laid = Counter(tile.kind for row in planned(view, side) for tile in row)
    if side.front == "master":
        return _master(team.master, laid) if team.master is not None else None
    return _servant(catalog, team.servant, side, laid) if team.servant is not None else None


def planned(view: WarView, side: SideView) -> tuple[tuple[Tile, ...], ...]:
    """The rows of a side that are laid and not yet shown."""
    battle = view.battle
    return side.plan[battle.slot :] if battle is not None and side.team == view.team else ()


def sheet_of(servant: ServantView) -> ServantSheet | None:
    """A servant's sheet as far as it is open; None before the stats are.

    What is not known of skills and noble phantasms is left out.
    """
    if servant.stats is None or servant.cls is None:
        return None
    return ServantSheet(
        servant.sheet or f"seen_{servant.number}",
        servant.cls,
        servant.name or _NOBODY,
        *(rank for _, rank in servant.stats),
        skills=servant.skills or (),
        phantasms=servant.phantasms or (),
        spells=servant.spells or (),
        secrets=servant.secrets or (),
    )


def _servant(
    catalog: Catalog, servant: ServantView, side: SideView, laid: Counter[str]
) -> Figures | None:
    sheet = sheet_of(servant)
    if sheet is None:
        return None
    known = numbers(catalog, sheet)
    stock = {kind: (left, most) for kind, left, most in servant.stock or ()}
    used = {*(side.pluses or ()), *_planned_pluses(known, side)}
    holdings: list[Holding] = []
    for kind in ("normal", *known.stock):
        left, most = stock.get(kind, (None, known.stock.get(kind)))
        left = None if left is None else max(0, left - laid[kind])
        source = known.source[kind]
        plus = source in known.pluses and source not in used
        rank = known.ranks[kind]
        holdings.append(Holding(kind, rank, letter(rank) + "+" * plus, left, most))
    return Figures(tuple(holdings), servant.phantasms or (), known)


def _planned_pluses(known: Numbers, side: SideView) -> list[str]:
    return [
        f"phantasm:{tile.phantasm}" if tile.phantasm >= 0 else known.source.get(tile.kind, "")
        for row in side.plan
        for tile in row
        if tile.plus
    ]


def _master(master: MasterView, laid: Counter[str]) -> Figures:
    """A master in front (GW-159 to GW-161); what it has shown before is not counted off here."""
    half = (master.combat + 1) // 2
    physical = master.combat + master.experience // 2
    shared = physical - sum(laid[kind] for kind in MASTER_TILES[1:])
    holdings = [Holding("normal", half, str(half), None, None)]
    for kind in MASTER_TILES[1:]:
        left = max(0, min(shared, half - laid[kind]))
        holdings.append(Holding(kind, master.combat, str(master.combat), left, half))
    rank = (master.stat + 1) // 2
    left = max(0, master.stat - laid["magic"])
    holdings.append(Holding("magic", rank, str(rank), left, master.stat))
    return Figures(tuple(sorted(holdings, key=lambda each: KINDS.index(each.kind))), (), None)


def letter(rank: int) -> str:
    """The letter of a rank value."""
    return "EDCBA"[rank - 1] if 1 <= rank <= 5 else str(rank)


def run_slots(phantasm: Phantasm, stack: int = 1) -> int:
    """How many slots a release lasts (GW-113, GW-114)."""
    length = value(phantasm.rank)
    return (length + 1) // 2 if stack > 1 else length
