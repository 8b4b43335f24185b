"""What a tile is likely to be worth in a servant battle: estimates from what a view shows."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.grail_war.cards import Catalog, Phantasm, ServantSheet, plus, tier, value
from engine.grail_war.matchups import MATCHUPS, Blow, judge
from engine.grail_war.numbers import STAT_OF, Numbers, numbers
from engine.grail_war.servant_effects import Tiles
from engine.grail_war.view import ServantView, TeamView

_UNKNOWN = 3
"""The rank value of what is not known."""


@dataclass(slots=True)
class Rival:
    """An opponent as far as it can be guessed: what it may show, and how often in ten slots."""

    blows: list[tuple[float, Blow]]
    resist: float = 0.5
    guard: float = 0.0
    armour: float = 0.0


@dataclass(slots=True)
class Odds:
    """What a tile comes to against a rival: points dealt less points taken, and how it fares."""

    worth: float = 0.0
    deals: float = 0.0
    loses: float = 0.0
    takes: float = 0.0


@dataclass(slots=True)
class Guess:
    """An opponent's ranks by tile kind, and its tiles."""

    ranks: dict[str, int]
    stock: dict[str, int]
    phantasms: list[Phantasm] = field(default_factory=list[Phantasm])


def rival_of(catalog: Catalog, team: TeamView, front: str) -> Rival:
    """The rival that a team's front is; a master in front is a weak one."""
    servant = team.servant
    if front == "master" or servant is None:
        mixed = [("normal", 2, 2.0), ("heavy", 3, 2.7), ("counter", 3, 2.6), ("flurry", 3, 2.7)]
        return Rival([(count, Blow(kind, base)) for kind, base, count in mixed], resist=0.0)
    known = _known(catalog, servant)
    if known is not None:
        phantasms = [each for each in servant.phantasms or () if each.active]
        guess = Guess(known.ranks, known.stock, phantasms)
        return Rival(
            _mix(guess, known), float(known.resist), float(known.guard), float(known.armour)
        )
    return Rival(_mix(_guess(catalog, servant), None))


def _known(catalog: Catalog, servant: ServantView) -> Numbers | None:
    sheet = sheet_of(servant)
    return numbers(catalog, sheet) if sheet is not None else None


def sheet_of(servant: ServantView) -> ServantSheet | None:
    """The sheet of a servant who is open from top to bottom."""
    if servant.name is None or servant.cls is None or servant.sheet is None:
        return None
    return ServantSheet(
        servant.sheet,
        servant.cls,
        servant.name,
        *(rank for _, rank in servant.stats or ()),
        skills=servant.skills or (),
        phantasms=servant.phantasms or (),
        spells=servant.spells or (),
        secrets=servant.secrets or (),
    )


def _guess(catalog: Catalog, servant: ServantView) -> Guess:
    """Grade by grade what is known, and averages for the rest."""
    stats = {name: value(rank) for name, rank in servant.stats or ()}
    ranks = {kind: stats.get(stat, _UNKNOWN) for kind, stat in STAT_OF.items()}
    stock = {kind: (ranks[kind] + 1) // 2 for kind in ("heavy", "counter", "flurry")}
    stock["critical"] = 1
    for each in servant.skills or ():
        for effect in catalog.skills[each.skill].effects:
            if isinstance(effect, Tiles):
                ranks[effect.kind], stock[effect.kind] = value(each.rank), tier(each.rank)
    phantasms = [each for each in servant.phantasms or () if each.active]
    return Guess(ranks, stock, phantasms)


def _mix(guess: Guess, known: Numbers | None) -> list[tuple[float, Blow]]:
    """Ten slots as a sensible player would fill them."""
    mixed: list[tuple[float, Blow]] = []
    room = 10
    for phantasm in sorted(guess.phantasms, key=lambda each: -value(each.rank)):
        rank = value(phantasm.rank)
        if room > 4:
            mixed.append((min(rank, room), _phantasm_blow(phantasm)))
            room -= min(rank, room)
    if known is None and not guess.phantasms:
        mixed.append((4.0, Blow("phantasm", 4, rank=4, unit=True)))
        room -= 4
    kinds = sorted(guess.stock, key=lambda kind: -guess.ranks[kind])
    total = sum(guess.stock.values())
    for kind in kinds:
        share = guess.stock[kind] * min(1.0, room * 0.9 / max(1, total))
        bonus = known.weapon[1] if known is not None and known.weapon[0] == kind else 0
        mixed.append((share, Blow(kind, guess.ranks[kind], bonus)))
    left = 10.0 - sum(count for count, _ in mixed)
    frenzy = known is not None and known.frenzy
    mixed.append((max(0.5, left), Blow("normal", guess.ranks["normal"], frenzy=frenzy)))
    return mixed


def _phantasm_blow(phantasm: Phantasm) -> Blow:
    rank = value(phantasm.rank)
    base = rank + (phantasm.scale == "fortress")
    unit, defends = phantasm.scale == "unit", phantasm.form == "defence"
    return Blow("phantasm", base, rank=rank, unit=unit, forced=plus(phantasm.rank), defends=defends)


def score(kind: str, amount: float) -> float:
    """The points that a tile's damage takes (GW-117)."""
    return amount * 1.5 if kind == "phantasm" else amount


def odds(own: Blow, mine: Numbers | None, rival: Rival) -> Odds:
    """How ``own`` fares against everything the rival may show."""
    found = Odds()
    total = sum(count for count, _ in rival.blows)
    for count, blow in rival.blows:
        first, second = judge(own, blow)
        dealt = max(0.0, first.damage - second.lowers - _lowered(own, rival))
        taken = max(0.0, second.damage - first.lowers - _own_lowered(blow, mine))
        dealt = score(own.kind, dealt) + first.clash
        taken = score(blow.kind, taken) + second.clash
        share = count / total
        found.worth += share * (dealt - taken)
        found.takes += share * taken
        found.deals += share * (first.damage > 0)
        found.loses += share * (first.outcome == "lose")
    return found


def _lowered(own: Blow, rival: Rival) -> float:
    if own.kind == "magic":
        return rival.resist
    return rival.guard if own.kind == "phantasm" else rival.armour


def _own_lowered(blow: Blow, mine: Numbers | None) -> float:
    if mine is None:
        return 0.0
    if blow.kind == "magic":
        return mine.resist
    return mine.guard if blow.kind == "phantasm" else mine.armour


def best_defence(rival: Rival, kinds: list[str]) -> tuple[str, float]:
    """The tile that is most likely to guard, and how likely."""
    total = sum(count for count, _ in rival.blows)

    def chance(kind: str) -> float:
        good = sum(
            count
            for count, blow in rival.blows
            if blow.kind != "phantasm" and (blow.kind == kind or MATCHUPS[kind][blow.kind] == "W")
        )
        return good / total

    best = max(kinds, key=chance)
    return best, chance(best)
