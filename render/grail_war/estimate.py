"""What a plan costs, and the damage it may deal: least and most, as far as that can be known."""

from __future__ import annotations

from dataclasses import dataclass

from engine.grail_war.battle_state import Tile
from engine.grail_war.cards import KINDS, Catalog, value
from engine.grail_war.effects import Bolt, Reinforce
from engine.grail_war.matchups import Blow, judge
from engine.grail_war.view import SideView, WarView
from render.grail_war.figures import Figures, figures_of

_SUPPORT = {"master": 2, "servant": 3}
_UNKNOWN = 3
"""The rank value of an opponent's tiles that are not known."""


@dataclass(slots=True)
class Estimate:
    """A plan so far: its costs, and the points it takes from the opponents.

    The damage is before the opponents' guards and spells.
    """

    servant_mana: int = 0
    master_mana: int = 0
    master_life: int = 0
    least: int = 0
    most: int = 0


def estimate(catalog: Catalog, view: WarView, side: SideView) -> Estimate:
    """What the viewer's own plan comes to from the next slot on."""
    found = Estimate()
    battle = view.battle
    if battle is None:
        return found
    figures = [figures_of(catalog, view, each) for each in battle.sides]
    mine = figures[battle.sides.index(side)]
    for slot in range(battle.slot, len(side.plan)):
        for foe, tile in enumerate(side.plan[slot]):
            if tile.kind in {"none", "spare"} or mine is None:
                continue
            bonus = _bonus(catalog, side, slot, tile)
            least, most = _range(_blow(mine, tile, bonus), figures[foe])
            found.least += least
            found.most += most + (mine.known.burst_damage if tile.burst and mine.known else 0)
    _add_costs(catalog, view, side, found)
    return found


def _add_costs(catalog: Catalog, view: WarView, side: SideView, found: Estimate) -> None:
    """Mana of releases and spells, life of the tiles that a master shows."""
    servant = view.teams[side.team].servant
    phantasms = servant.phantasms if servant else None
    start = view.battle.slot if view.battle else 0
    for row in side.plan[start:]:
        first = {tile.phantasm for tile in row if tile.first}
        found.servant_mana += sum(phantasms[n].mana for n in first if phantasms)
    for aid in side.aids[start:]:
        found.master_life += bool(aid.tile) and side.rear == "master"
        for cast in aid.casts:
            spell = catalog.spells[cast.spell]
            if cast.caster == "master":
                found.master_mana += spell.mana * cast.power
            else:
                found.servant_mana += spell.mana * cast.power
            strength = cast.power * (2 if cast.doubled else 1)
            bolts = sum(each.times for each in spell.effects if isinstance(each, Bolt))
            found.most += strength * bolts


def _bonus(catalog: Catalog, side: SideView, slot: int, tile: Tile) -> int:
    """What support and Reinforce add to a tile."""
    if slot >= len(side.aids):
        return 0
    aid, bonus = side.aids[slot], 0
    if aid.tile == tile.kind and not aid.defends and side.rear is not None:
        bonus += _SUPPORT[side.rear]
    for cast in aid.casts:
        if tile.kind != "phantasm" and any(
            isinstance(effect, Reinforce) for effect in catalog.spells[cast.spell].effects
        ):
            bonus += (cast.power * (2 if cast.doubled else 1) + 1) // 2
    return bonus


def _blow(figures: Figures, tile: Tile, bonus: int) -> Blow:
    known = figures.known
    doubled = 2 if tile.plus else 1
    if known is not None and known.weapon[0] == tile.kind:
        bonus += known.weapon[1]
    if tile.phantasm < 0:
        frenzy = known is not None and known.frenzy and tile.kind == "normal"
        return Blow(tile.kind, figures.rank(tile.kind) * doubled, bonus, frenzy=frenzy)
    phantasm = figures.phantasms[tile.phantasm]
    rank = value(phantasm.rank)
    base = rank * tile.stack * doubled + (phantasm.scale == "fortress")
    return Blow(
        *("phantasm", base, bonus, rank),
        unit=phantasm.scale == "unit",
        forced=tile.plus or tile.stack > 1,
        defends=phantasm.form == "defence",
    )


def _range(own: Blow, rival: Figures | None) -> tuple[int, int]:
    """The fewest and the most points that a tile takes, against all that may meet it."""
    points = [
        _points(own, judge(own, blow)[0].damage, rival) + judge(own, blow)[0].clash
        for blow in _possible(rival)
    ]
    return min(points), max(points)


def _possible(rival: Figures | None) -> list[Blow]:
    """What an opponent may show."""
    if rival is None:
        return [Blow(kind, _UNKNOWN, rank=_UNKNOWN) for kind in KINDS]
    frenzy = rival.known is not None and rival.known.frenzy
    blows = [
        Blow(each.kind, each.rank, frenzy=frenzy and each.kind == "normal")
        for each in rival.holdings
        if each.left is None or each.left > 0
    ]
    return blows + [
        _blow(rival, Tile("phantasm", phantasm=n), 0)
        for n, each in enumerate(rival.phantasms)
        if each.active
    ]


def _points(own: Blow, damage: int, rival: Figures | None) -> int:
    """The points that damage takes, after what always lowers it (GW-140 to GW-143)."""
    known = rival.known if rival is not None else None
    if known is not None:
        lowered = {"magic": known.resist, "phantasm": known.guard}.get(own.kind, known.armour)
        damage = max(0, damage - lowered)
    return damage + (damage + 1) // 2 if own.kind == "phantasm" else damage
