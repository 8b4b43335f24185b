"""What building costs, and what makes a sheet a lawful one (rulebook sections 3 and 4)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from engine.grail_war.cards import (
    MASTER_POINTS,
    MOST_PHANTASMS,
    MOST_PLUSES,
    MOST_SKILLS,
    PHANTASM_POINTS,
    SCALE_COST,
    SKILL_POINTS,
    STAT_POINTS,
    STATS,
    Catalog,
    MasterSheet,
    Phantasm,
    ServantSheet,
    plus,
    value,
)
from engine.grail_war.servant_effects import AllSpells, Madness, SkillEffect, Spellcraft


def stat_cost(rank: str) -> int:
    """GW-27: a stat's value, and 1 for a plus."""
    return value(rank) + plus(rank)


def skill_cost(catalog: Catalog, cls: str, skill: str, rank: str) -> int:
    """GW-28: the value above the free rank, and 1 for a plus."""
    return max(0, value(rank) - catalog.free_rank(cls, skill)) + plus(rank)


def phantasm_cost(phantasm: Phantasm, *, mad: bool) -> int:
    """GW-30, GW-32: value and kind, twice the value when always on; a plus costs 2."""
    worth = value(phantasm.rank)
    if phantasm.form == "always":
        return worth if mad else 2 * worth
    return worth + SCALE_COST[phantasm.scale or "unit"] + 2 * plus(phantasm.rank)


def effects_of(catalog: Catalog, sheet: ServantSheet) -> Iterator[tuple[SkillEffect, str]]:
    """Every effect of a servant's skills and class, with the rank it has."""
    for each in sheet.skills:
        for effect in catalog.skills[each.skill].effects:
            yield effect, each.rank
    for effect in catalog.classes[sheet.cls].effects:
        yield effect, "E"


def secret_count(effect: Spellcraft, rank: str) -> int:
    """How many secret spells a spellcraft gives: with a plus C 1, B 2, A 3 (table K2)."""
    if effect.secret is not None:
        return effect.secret
    return max(0, value(rank) - 2) if plus(rank) else 0


def spell_counts(catalog: Catalog, sheet: ServantSheet) -> tuple[int, int] | None:
    """How many general and secret spells are to be picked; None for all of them."""
    general = secret = 0
    for effect, rank in effects_of(catalog, sheet):
        if isinstance(effect, AllSpells):
            return None
        if isinstance(effect, Spellcraft):
            general += value(rank) if effect.general is None else effect.general
            secret += secret_count(effect, rank)
    if any(isinstance(effect, Madness) for effect, _ in effects_of(catalog, sheet)):
        return 0, 0
    return min(general, len(catalog.general)), min(secret, len(catalog.secret))


def servant_faults(catalog: Catalog, sheet: ServantSheet) -> list[tuple[str, str]]:
    """Why a servant could not have been built so, as pairs of field and reason."""
    return [
        *chain(
            _stat_faults(sheet),
            _skill_faults(catalog, sheet),
            _phantasm_faults(catalog, sheet),
            _spell_faults(catalog, sheet),
        )
    ]


def _stat_faults(sheet: ServantSheet) -> Iterator[tuple[str, str]]:
    spent = sum(stat_cost(sheet.stat(name)) for name in STATS)
    if spent > STAT_POINTS:
        yield "strength", f"the stats cost {spent} of {STAT_POINTS} points (GW-27)"
    if sum(plus(sheet.stat(name)) for name in STATS) > MOST_PLUSES:
        yield "strength", f"more than {MOST_PLUSES} pluses (GW-27)"


def _skill_faults(catalog: Catalog, sheet: ServantSheet) -> Iterator[tuple[str, str]]:
    known = {each.skill: each.rank for each in sheet.skills}
    if len(sheet.skills) > MOST_SKILLS or len(known) != len(sheet.skills):
        yield "skills", f"{len(sheet.skills)} skills, none twice, at most {MOST_SKILLS} (GW-28)"
    spent = sum(skill_cost(catalog, sheet.cls, skill, rank) for skill, rank in known.items())
    if spent > SKILL_POINTS:
        yield "skills", f"the skills cost {spent} of {SKILL_POINTS} points (GW-28)"
    for each in catalog.classes[sheet.cls].skills:
        if value(known.get(each.skill, "E")) < value(each.rank) or each.skill not in known:
            yield "skills", f"the class skill {each.skill} must be {each.rank} or better (GW-29)"
    for skill in known:
        if catalog.skills[skill].cls not in {None, sheet.cls}:
            yield "skills", f"{skill} is a skill of another class (GW-29)"


def _phantasm_faults(catalog: Catalog, sheet: ServantSheet) -> Iterator[tuple[str, str]]:
    mad = catalog.mad(sheet.cls)
    if not 1 <= len(sheet.phantasms) <= MOST_PHANTASMS:
        yield "phantasms", f"1 to {MOST_PHANTASMS} noble phantasms (GW-30)"
    spent = sum(phantasm_cost(each, mad=mad) for each in sheet.phantasms)
    if spent > PHANTASM_POINTS:
        yield "phantasms", f"they cost {spent} of {PHANTASM_POINTS} points (GW-30)"
    effects = [each.effect.op for each in sheet.phantasms if each.effect]
    if len(set(effects)) != len(effects):
        yield "phantasms", "an always-on effect twice (GW-33)"
    for each in sheet.phantasms:
        if (each.scale is None) == each.active or (each.effect is None) != each.active:
            yield "phantasms", "an active one has a scale, an always-on one an effect (GW-31)"
        if mad and each.active:
            yield "phantasms", "this class owns always-on noble phantasms only (GW-32)"
        if each.form == "always" and plus(each.rank):
            yield "phantasms", "nothing of an always-on one can be doubled (GW-8)"


def _spell_faults(catalog: Catalog, sheet: ServantSheet) -> Iterator[tuple[str, str]]:
    general, secret = spell_counts(catalog, sheet) or (0, 0)
    for what, picked, count, known in (
        ("spells", sheet.spells, general, catalog.general),
        ("secrets", sheet.secrets, secret, catalog.secret),
    ):
        if len(picked) != count or len(set(picked)) != count or not set(picked) <= set(known):
            yield what, f"{count} different ones must be named (GW-158)"


def master_faults(catalog: Catalog, sheet: MasterSheet) -> list[tuple[str, str]]:
    """Why a master could not have been built so, as pairs of field and reason."""
    found: list[tuple[str, str]] = []
    if sheet.points > MASTER_POINTS:
        found.append(("combat", f"costs {sheet.points} of {MASTER_POINTS} points (GW-22)"))
    most = min(sheet.general, len(catalog.general))
    if len(set(sheet.spells)) != len(sheet.spells) or not set(sheet.spells) <= set(catalog.general):
        found.append(("spells", "different general spells"))
    if len(sheet.spells) != most:
        found.append(("spells", f"knows {most} general spells, not {len(sheet.spells)} (GW-23)"))
    if sheet.secret not in catalog.secret:
        found.append(("secret", "no secret spell of that key (GW-23)"))
    if sheet.strategy not in catalog.strategies:
        found.append(("strategy", "no strategy of that key (GW-24)"))
    return found
