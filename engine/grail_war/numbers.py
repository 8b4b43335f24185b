"""What follows from a servant's sheet: pools, tile stock, and what its skills come to."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.grail_war import servant_effects as fx
from engine.grail_war.cards import KINDS, STATS, Catalog, ServantSheet, plus, tier, value
from engine.grail_war.costs import effects_of, secret_count, spell_counts
from engine.grail_war.servant_effects import Stat, TileKind

STAT_OF: dict[TileKind, Stat] = {
    "normal": "strength",
    "heavy": "strength",
    "counter": "endurance",
    "flurry": "agility",
    "magic": "mana",
    "critical": "luck",
}
MASTER_TILES: tuple[TileKind, ...] = ("normal", "heavy", "counter", "flurry")


@dataclass(slots=True)
class Numbers:
    """A servant in numbers; never changed once made.

    ``ranks`` are the values of his tiles by kind and ``stock`` their numbers. ``source`` names
    what a kind's plus is a plus of, and ``pluses`` are the sources that have one. ``power`` and
    ``casts`` bound his spells; ``arcane`` says what a secret spell uses up.
    """

    stats: dict[str, int]
    ranks: dict[str, int] = field(default_factory=dict[str, int])
    stock: dict[str, int] = field(default_factory=dict[str, int])
    source: dict[str, str] = field(default_factory=dict[str, str])
    pluses: tuple[str, ...] = ()
    life: int = 0
    mana: int = 0
    floor: int = 0
    bursts: int = 0
    burst_damage: int = 0
    resist: int = 0
    endure: int = 0
    instinct: int = 0
    avenge: int = 0
    guard: int = 0
    armour: int = 0
    weapon: tuple[str, int] = ("", 0)
    regeneration: int = 0
    conceal: int = 0
    sight: int = 0
    reach: int = 0
    regroup: int = 0
    independent: int = 0
    upkeep: int = 0
    territory: int = 0
    items: int = 0
    item_mana: int = 0
    frenzy: bool = False
    retreats: bool = True
    discerns: bool = False
    caster: bool = False
    magic: bool = False
    spells: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()
    power: int = 0
    casts: int = 0
    doubles: str = ""
    arcane: str = ""


def numbers(catalog: Catalog, sheet: ServantSheet) -> Numbers:
    """The numbers of a sheet, worked out once for each (GW-9 to GW-20)."""
    known = catalog.derived.get(sheet)
    if known is None:
        known = catalog.derived[sheet] = _derive(catalog, sheet)
    return known


def _derive(catalog: Catalog, sheet: ServantSheet) -> Numbers:
    raised = sum(e.ranks for e, _ in effects_of(catalog, sheet) if isinstance(e, fx.Madness))
    stats = {name: value(sheet.stat(name)) for name in STATS}
    for name in ("strength", "endurance", "agility"):
        stats[name] = min(5, stats[name] + raised)
    made = Numbers(stats)
    made.life = 15 + 5 * stats["endurance"]
    made.mana = 15 + 5 * stats["mana"]
    made.floor = 30 + stats["luck"] * stats["mana"]
    for effect, rank in effects_of(catalog, sheet):
        _battle_effect(made, effect, rank)
        _campaign_effect(made, effect, rank)
    for phantasm in sheet.phantasms:
        _always_on(made, phantasm.effect, phantasm.rank)
    _tiles(catalog, made, sheet)
    _spells(catalog, made, sheet)
    return made


def _tiles(catalog: Catalog, made: Numbers, sheet: ServantSheet) -> None:
    """The tile stock by the tiers of stats and skills (GW-17 to GW-19)."""
    for kind, stat in STAT_OF.items():
        made.ranks[kind] = made.stats[stat]
        made.source[kind] = stat
    for kind in ("heavy", "counter", "flurry"):
        made.stock[kind] = (made.stats[STAT_OF[kind]] + 1) // 2
    made.stock["critical"] = 1
    if made.magic:
        made.stock["magic"] = (made.stats["mana"] + 1) // 2
    for each in sheet.skills:
        for effect in catalog.skills[each.skill].effects:
            if isinstance(effect, fx.Tiles):
                made.ranks[effect.kind] = value(each.rank)
                made.stock[effect.kind] = tier(each.rank)
                made.source[effect.kind] = each.skill
    made.stock = {kind: made.stock[kind] for kind in KINDS if kind in made.stock}
    sources = [name for name in STATS if plus(sheet.stat(name))]
    sources += [each.skill for each in sheet.skills if plus(each.rank)]
    sources += [f"phantasm:{n}" for n, each in enumerate(sheet.phantasms) if plus(each.rank)]
    made.pluses = tuple(sources)


def _battle_effect(made: Numbers, effect: fx.SkillEffect, rank: str) -> None:
    match effect:
        case fx.Burst():
            made.bursts, made.burst_damage = value(rank), effect.damage
        case fx.Resist():
            made.resist = tier(rank)
        case fx.Endure():
            made.endure = tier(rank)
        case fx.Instinct():
            made.instinct = tier(rank)
        case fx.Avenge():
            made.avenge = 2 if value(rank) == 5 else 1
        case fx.Guard():
            made.guard = tier(rank)
        case fx.Madness():
            made.retreats = False
        case fx.Frenzy():
            made.frenzy = True
        case fx.Regroup():
            made.regroup = effect.tiles * value(rank)
        case _:
            pass


def _campaign_effect(made: Numbers, effect: fx.SkillEffect, rank: str) -> None:
    match effect:
        case fx.Conceal():
            made.conceal = value(rank)
        case fx.FarSight():
            made.sight = value(rank)
        case fx.Reach():
            made.reach += effect.squares if value(rank) >= value(effect.least) else 0
        case fx.Independent():
            made.independent = value(rank)
        case fx.Upkeep():
            made.upkeep = effect.mana
        case fx.Territory():
            better = value(rank) >= value(effect.better)
            made.territory = effect.better_mana if better else effect.mana
        case fx.MakeItems():
            made.items, made.item_mana = 1 + (value(rank) >= value(effect.two)), effect.mana
        case fx.Discern():
            made.discerns = True
        case _:
            pass


def _always_on(made: Numbers, effect: fx.PhantasmEffect | None, rank: str) -> None:
    """Always-on noble phantasms (GW-33)."""
    strong = 2 if value(rank) >= 4 else 1
    match effect:
        case fx.Armour():
            made.armour = strong
        case fx.Weapon():
            made.weapon = (effect.tile, strong)
        case fx.Regeneration():
            made.regeneration = value(rank)
        case None:
            pass


def _spells(catalog: Catalog, made: Numbers, sheet: ServantSheet) -> None:
    """Which spells he knows, how strong and how often (GW-157, GW-158)."""
    mana = made.stats["mana"]
    counts = spell_counts(catalog, sheet)
    if counts is None:
        made.caster, made.magic = True, True
        made.spells, made.secrets = catalog.general, catalog.secret
        made.power, made.casts, made.arcane = mana, mana, "once"
    for each in sheet.skills:
        for effect in catalog.skills[each.skill].effects:
            if not isinstance(effect, fx.Spellcraft):
                continue
            made.magic = made.magic or effect.tiles
            if counts is None or counts == (0, 0):
                continue
            made.spells, made.secrets, made.casts = sheet.spells, sheet.secrets, mana
            limit = min(mana, value(each.rank)) if effect.limited else value(each.rank)
            made.power = max(made.power, limit)
            if plus(each.rank) and effect.plus == "double":
                made.doubles = each.skill
            if secret_count(effect, each.rank):
                made.arcane = each.skill if effect.plus == "secret" else "once"
    if made.magic:
        made.stock["magic"] = (mana + 1) // 2
        made.stock = {kind: made.stock[kind] for kind in KINDS if kind in made.stock}
