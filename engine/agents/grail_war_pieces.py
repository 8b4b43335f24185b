"""What can fill the slots of a servant battle, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from engine.agents.grail_war_odds import Odds, Rival, odds, rival_of, sheet_of
from engine.grail_war.cards import Catalog, Phantasm, value
from engine.grail_war.matchups import Blow
from engine.grail_war.numbers import Numbers, numbers
from engine.grail_war.view import BattleView, SideView, TeamView, WarView
from engine.kernel.decision import Option

_SAFETY = 12
"""Mana that spells and noble phantasms leave above the edge."""


@dataclass(slots=True)
class Eyes:
    """What the planner sees: its own team and side, and the rivals by team."""

    team: TeamView
    side: SideView
    battle: BattleView
    mine: Numbers | None
    rivals: dict[int, Rival]
    careful: bool
    catalog: Catalog


def look_around(catalog: Catalog, view: WarView) -> Eyes | None:
    """The battle as the viewer's team sees it; None where it does not fight."""
    battle = view.battle
    if battle is None or view.team is None:
        return None
    team = view.teams[view.team]
    side = next((each for each in battle.sides if each.team == view.team), None)
    if side is None:
        return None
    mine = None
    if side.front == "servant" and team.servant is not None:
        sheet = sheet_of(team.servant)
        mine = numbers(catalog, sheet) if sheet is not None else None
    rivals = {
        each.team: rival_of(catalog, view.teams[each.team], each.front)
        for each in battle.sides
        if each.team != view.team and each.out is None
    }
    return Eyes(team, side, battle, mine, rivals, view.mode == "campaign", catalog)


@dataclass(slots=True)
class Piece:
    """Something that fills one slot, or a run of them; ``words`` is the option that starts it."""

    words: Option
    length: int
    odds: Odds
    source: str
    blow: Blow


def pool(eyes: Eyes, foe: int) -> list[Piece]:
    """What a front may show towards an opponent, the best first, and normal ones without limit."""
    return _servant_tiles(eyes, foe) if eyes.mine is not None else _master_tiles(eyes, foe)


def single(eyes: Eyes, foe: int, words: Option) -> Piece:
    """A laid tile as a piece."""
    kind = str(words[1]) if words[0] == "tile" else "normal"
    if eyes.mine is None:
        known = [piece for piece in _master_tiles(eyes, foe) if piece.words[1] == kind]
        if known:
            return known[0]
        return Piece(("tile", kind), 1, Odds(), "", Blow(kind, 1))
    mine = eyes.mine
    bonus = mine.weapon[1] if mine.weapon[0] == kind else 0
    blow = Blow(kind, mine.ranks.get(kind, 1), bonus, frenzy=mine.frenzy and kind == "normal")
    found = odds(blow, mine, eyes.rivals[foe])
    return Piece(("tile", kind), 1, found, mine.source.get(kind, ""), blow)


def _servant_tiles(eyes: Eyes, foe: int) -> list[Piece]:
    """Every tile of the stock, the best first, and normal ones without limit."""
    mine, stock = eyes.mine, {kind: left for kind, left, _ in _stock(eyes)}
    found: list[Piece] = []
    if mine is None:
        return found
    for kind in ("normal", *mine.stock):
        bonus = mine.weapon[1] if mine.weapon[0] == kind else 0
        blow = Blow(kind, mine.ranks[kind], bonus, frenzy=mine.frenzy and kind == "normal")
        piece = Piece(
            ("tile", kind), 1, odds(blow, mine, eyes.rivals[foe]), mine.source[kind], blow
        )
        found += [piece] * (10 if kind == "normal" else stock.get(kind, 0))
    return sorted(found, key=lambda piece: -piece.odds.worth)


def _stock(eyes: Eyes) -> tuple[tuple[str, int, int], ...]:
    servant = eyes.team.servant
    return servant.stock or () if servant is not None else ()


def _master_tiles(eyes: Eyes, foe: int) -> list[Piece]:
    """The tiles of a master in front (GW-159 to GW-161)."""
    master = eyes.team.master
    if master is None:
        return []
    found: list[Piece] = []
    half = (master.combat + 1) // 2
    for kind in ("normal", "heavy", "counter", "flurry", "magic"):
        base = master.combat
        if kind in {"normal", "magic"}:
            base = half if kind == "normal" else (master.stat + 1) // 2
        count = {"normal": 10, "magic": master.stat}.get(kind, half)
        blow = Blow(kind, base)
        found += [Piece(("tile", kind), 1, odds(blow, None, eyes.rivals[foe]), "", blow)] * count
    return sorted(found, key=lambda piece: -piece.odds.worth)


def _runs(eyes: Eyes, foe: int) -> Iterator[list[Piece | None]]:
    """For each noble phantasm the ways to use it, None for not at all."""
    servant, mine = eyes.team.servant, eyes.mine
    if servant is None or mine is None:
        return
    for position, phantasm in enumerate(servant.phantasms or ()):
        if not phantasm.active or position in (eyes.side.released or ()):
            continue
        ways: list[Piece | None] = [None]
        stacks = (1, 2) if phantasm.scale == "unit" else (1,)
        yield [*ways, *(run(eyes, foe, position, phantasm, stack) for stack in stacks)]


def run(eyes: Eyes, foe: int, position: int, phantasm: Phantasm, stack: int) -> Piece:
    """A noble phantasm as a piece, from the slot of its release on."""
    rank = value(phantasm.rank)
    base = rank * stack + (phantasm.scale == "fortress")
    unit, defends = phantasm.scale == "unit", phantasm.form == "defence"
    blow = Blow("phantasm", base, rank=rank, unit=unit, forced=stack > 1, defends=defends)
    length = rank if stack == 1 else (rank + 1) // 2
    words: Option = ("release", position, stack)
    found = odds(blow, eyes.mine, eyes.rivals[foe])
    return Piece(words, length, found, f"phantasm:{position}", blow)


def best_runs(eyes: Eyes, foe: int, tiles: list[Piece]) -> list[Piece]:
    """The runs that, with the best tiles around them, are worth most."""
    mana = mana_budget(eyes)
    best: list[Piece] = []
    best_worth = _worth(fill(tiles, eyes.battle.slots))
    for ways in product(*_runs(eyes, foe)):
        runs = [piece for piece in ways if piece is not None]
        length = sum(piece.length for piece in runs)
        cost = sum(_cost(eyes, piece) for piece in runs)
        if not runs or length > eyes.battle.slots or cost > mana:
            continue
        worth = _worth(fill(tiles, eyes.battle.slots - length))
        worth += sum(piece.odds.worth * piece.length for piece in runs)
        if eyes.careful:
            worth -= 0.15 * cost
        if worth > best_worth:
            best, best_worth = runs, worth
    return best


def _cost(eyes: Eyes, run: Piece) -> int:
    servant = eyes.team.servant
    return servant.phantasms[int(run.words[1])].mana if servant and servant.phantasms else 0


def mana_budget(eyes: Eyes) -> int:
    """What the servant may spend: in a campaign he keeps above 0, in a duel above his floor."""
    servant = eyes.team.servant
    if servant is None or servant.mana is None or servant.floor is None:
        return 0
    if eyes.careful:
        return servant.mana.left - 2
    return servant.mana.left + servant.floor - _SAFETY


def fill(tiles: list[Piece], count: int) -> list[Piece]:
    """The best so many of them."""
    return tiles[: max(0, count)]


def _worth(pieces: list[Piece]) -> float:
    return sum(piece.odds.worth for piece in pieces)
