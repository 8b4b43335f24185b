"""A plan for a servant battle: the tiles that are worth most, in an order nobody can guess."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from itertools import product

from engine.agents.grail_war_odds import (
    Odds,
    Rival,
    best_defence,
    score,
)
from engine.agents.grail_war_pieces import (
    Eyes,
    Piece,
    best_runs,
    fill,
    mana_budget,
    pool,
    run,
    single,
)
from engine.grail_war.battle_state import Tile
from engine.grail_war.cards import Catalog
from engine.kernel.decision import Option

_MUCH = 99


@dataclass(slots=True)
class Scheme:
    """A whole plan: what to show by slot and opponent, and where help goes.

    ``foe`` is the opponent in whom it is interested most.
    """

    tiles: dict[tuple[int, int], Option] = field(default_factory=dict[tuple[int, int], Option])
    odds: dict[int, Odds] = field(default_factory=dict[int, Odds])
    casts: list[int] = field(default_factory=list[int])
    rears: list[int] = field(default_factory=list[int])
    budget: dict[str, int] = field(default_factory=dict[str, int])
    foe: int = 0


def laid_out(eyes: Eyes) -> dict[tuple[int, int], Option]:
    """What the own plan shows so far, by slot and opponent, as the options that laid it."""
    found: dict[tuple[int, int], Option] = {}
    for slot, row in enumerate(eyes.side.plan):
        for other, tile in zip(eyes.battle.sides, row, strict=False):
            if tile.kind != "none":
                found[slot, other.team] = _words(tile)
    return found


def _words(tile: Tile) -> Option:
    marks = [word for word in ("aim", "plus", "burst") if getattr(tile, word)]
    if tile.phantasm >= 0:
        return ("release" if tile.first else "run", tile.phantasm, tile.stack, *marks)
    return ("spare",) if tile.kind == "spare" else ("tile", tile.kind, *marks)


def follows(scheme: Scheme, eyes: Eyes) -> bool:
    """Whether the own plan so far is what ``scheme`` wanted, marks aside."""
    return bool(scheme.odds) and all(
        scheme.tiles.get(place, ("tile", "normal"))[:2] == words[:2]
        for place, words in laid_out(eyes).items()
        if place[1] == scheme.foe
    )


def make_scheme(eyes: Eyes, rng: random.Random) -> Scheme:
    """Choose the pieces, shuffle those not laid yet, and see where help does most.

    It goes on from whatever is laid: whoever plans may be somebody new at every question.
    """
    scheme = Scheme()
    foes = list(eyes.rivals)
    if not foes:
        return scheme
    laid = laid_out(eyes)
    foes = _by_interest(foes, laid, rng)
    scheme.foe = foes[0]
    tiles = pool(eyes, foes[0])
    runs = best_runs(eyes, foes[0], tiles)
    length = sum(run.length for run in runs)
    places = (eyes.battle.slots - length) * len(foes) + (len(foes) - 1) * length
    picked = fill(tiles, places)
    rng.shuffle(picked)
    first, rest = picked[: eyes.battle.slots - length], picked[eyes.battle.slots - length :]
    blocks = [*runs, *first]
    rng.shuffle(blocks)
    done = sum(foe == foes[0] for _, foe in laid)
    blocks = _going_on(blocks, _laid_blocks(eyes, laid, foes[0]), eyes.battle.slots)
    _lay(eyes, scheme, blocks, foes[0])
    for foe, slot in product(foes[1:], range(eyes.battle.slots)):
        if rest and (slot, foe) not in laid:
            scheme.tiles[slot, foe] = rest.pop().words
    _mark(eyes, scheme, blocks, foes[0], done)
    scheme.tiles |= laid
    _place_help(eyes, scheme)
    return scheme


def _by_interest(
    foes: list[int], laid: dict[tuple[int, int], Option], rng: random.Random
) -> list[int]:
    """Those first for whom most is laid that is not normal; among equals, anybody."""
    rng.shuffle(foes)
    special = Counter(foe for (_, foe), words in laid.items() if words[:2] != ("tile", "normal"))
    return sorted(foes, key=lambda foe: -special[foe])


def _laid_blocks(eyes: Eyes, laid: dict[tuple[int, int], Option], foe: int) -> list[Piece]:
    """What is laid towards an opponent, run by run and tile by tile."""
    found: list[Piece] = []
    for (_, other), words in laid.items():
        if other != foe or words[0] == "run":
            continue
        if words[0] == "release":
            phantasms = eyes.team.servant.phantasms if eyes.team.servant else None
            position, stack = int(words[1]), int(words[2])
            if phantasms:
                found.append(run(eyes, foe, position, phantasms[position], stack))
        else:
            found.append(single(eyes, foe, words))
    return found


def _going_on(blocks: list[Piece], laid: list[Piece], slots: int) -> list[Piece]:
    """What is laid, then the blocks that are left, as many as fit into ``slots``."""
    left = list(blocks)
    for piece in laid:
        same = next((n for n, each in enumerate(left) if each.words[:2] == piece.words[:2]), None)
        if same is not None:
            del left[same]
    found, room = list(laid), slots - sum(piece.length for piece in laid)
    for piece in left:
        if piece.length <= room:
            found.append(piece)
            room -= piece.length
    return found


def _lay(eyes: Eyes, scheme: Scheme, blocks: list[Piece], foe: int) -> None:
    slot = 0
    for block in blocks:
        for step in range(block.length):
            scheme.tiles[slot, foe] = block.words if step == 0 else ("run", *block.words[1:])
            scheme.odds[slot] = block.odds
            slot += 1


def _mark(eyes: Eyes, scheme: Scheme, blocks: list[Piece], foe: int, done: int) -> None:
    """Each plus goes on a tile of its source, bursts on the tiles most likely to deal damage.

    The first ``done`` slots are laid as they are.
    """
    if eyes.mine is None:
        return
    before = [tile for row in eyes.side.plan for tile in row]
    marked = set(eyes.side.pluses or ())
    marked |= {
        f"phantasm:{tile.phantasm}" if tile.phantasm >= 0 else eyes.mine.source.get(tile.kind, "")
        for tile in before
        if tile.plus
    }
    slot = 0
    for block in blocks:
        at = slot + (block.length - 1) // 2
        if block.source in eyes.mine.pluses and block.source not in marked and at >= done:
            marked.add(block.source)
            scheme.tiles[at, foe] = (*scheme.tiles[at, foe], "plus")
        slot += block.length
    slots = sorted(scheme.odds, key=lambda number: -scheme.odds[number].deals)
    bursts = eyes.mine.bursts - (eyes.side.bursts or 0) - sum(tile.burst for tile in before)
    for number in [slot for slot in slots if slot >= done][: max(0, bursts)]:
        if scheme.odds[number].deals > 0:
            scheme.tiles[number, foe] = (*scheme.tiles[number, foe], "burst")


def _place_help(eyes: Eyes, scheme: Scheme) -> None:
    """Spells go where the slot is not lost, rear tiles where the front wins with the same kind."""
    safe = sorted(scheme.odds, key=lambda slot: scheme.odds[slot].loses)
    scheme.casts = safe
    kinds = {slot: str(words[1]) for (slot, _), words in scheme.tiles.items()}
    helped = [slot for slot in safe if kinds.get(slot) in {"normal", "heavy", "counter", "flurry"}]
    scheme.rears = sorted(helped, key=lambda slot: -scheme.odds[slot].deals)
    scheme.budget["servant"] = mana_budget(eyes) if eyes.mine is not None else 0
    for words in scheme.tiles.values():
        if words[0] == "release":
            phantasms = eyes.team.servant.phantasms if eyes.team.servant else None
            cost = phantasms[int(words[1])].mana if phantasms else 0
            scheme.budget["servant"] -= cost
    master = eyes.team.master
    if master is not None:
        scheme.budget["master"] = master.mana.left - (4 if eyes.careful else 0)
    for cast in [cast for aid in eyes.side.aids for cast in aid.casts]:
        spent = eyes.catalog.spells[cast.spell].mana * cast.power
        scheme.budget[cast.caster] = scheme.budget.get(cast.caster, 0) - spent


def pick_tile(scheme: Scheme, slot: int, foe: int, options: tuple[Option, ...]) -> int:
    """The option that the scheme wants, or the nearest to it."""
    wanted = scheme.tiles.get((slot, foe), ("tile", "normal"))
    for words in (wanted, tuple(word for word in wanted if word not in {"plus", "burst"})):
        if words in options:
            return options.index(words)
    return 0


def pick_aid(
    catalog: Catalog, eyes: Eyes, scheme: Scheme, slot: int, options: tuple[Option, ...]
) -> int:
    """The help that promises most in a slot, 0 for none."""
    best, best_worth = 0, 0.6
    foe = eyes.rivals.get(scheme.foe) or next(iter(eyes.rivals.values()))
    here = scheme.odds.get(slot, Odds())
    casters = {str(option[1]) for option in options if option[0] == "spell"}
    slots_for = {caster: _cast_slots(eyes, scheme, caster) for caster in casters}
    for position, option in enumerate(options):
        worth = 0.0
        if _aimed_elsewhere(eyes, scheme, option):
            continue
        match option:
            case ("support", _, _):
                worth = 2.0 * here.deals if slot in scheme.rears[: _rear_count(eyes)] else 0.0
            case ("defend", str(kind), _):
                guard, chance = best_defence(foe, ["normal", "heavy", "counter", "flurry"])
                spare = _rear_count(eyes) - len(scheme.rears)
                free = slot in scheme.casts[::-1][: max(0, spare)]
                worth = 2.0 * chance if kind == guard and free else 0.0
            case ("charm", _):
                worth = min(4.0, here.takes)
            case ("spell", str(caster), str(key), int(power), *_):
                if slot in slots_for[caster]:
                    worth = _spell_worth(catalog, eyes, scheme, option, here, foe)
            case _:
                pass
        if worth > best_worth + 1e-9:
            best, best_worth = position, worth
    if options[best][0] == "spell":
        _, caster, key, power, *_ = options[best]
        scheme.budget[str(caster)] -= catalog.spells[str(key)].mana * int(power)
    return best


def _aimed_elsewhere(eyes: Eyes, scheme: Scheme, option: Option) -> bool:
    """Whether a help is aimed at another opponent than the one of interest."""
    match option:
        case ("support" | "defend", _, int(side)) | ("spell", _, _, _, int(side), *_):
            team = eyes.battle.sides[side].team
            return scheme.foe in eyes.rivals and team in eyes.rivals and team != scheme.foe
        case _:
            return False


def _rear_count(eyes: Eyes) -> int:
    master = eyes.team.master
    return master.combat + master.experience // 2 if master and eyes.side.rear == "master" else 5


def _cast_slots(eyes: Eyes, scheme: Scheme, caster: str) -> list[int]:
    master = eyes.team.master
    count = (
        (eyes.mine.casts if eyes.mine is not None else _MUCH)
        if caster == "servant"
        else (master.stat if master is not None else 0)
    )
    return scheme.casts[:count]


def _spell_worth(
    catalog: Catalog, eyes: Eyes, scheme: Scheme, option: Option, here: Odds, foe: Rival
) -> float:
    _, caster, key, power, *doubled = option
    spell = catalog.spells[str(key)]
    strength = int(power) * (2 if "double" in doubled else 1)
    cost = spell.mana * int(power)
    if cost > scheme.budget.get(str(caster), 0):
        return 0.0
    worth = 0.0
    for effect in spell.effects:
        if effect.op == "bolt":
            worth += max(0.0, strength * effect.times - foe.resist) * (1 - here.loses)
        elif effect.op == "ward":
            worth += min(strength * effect.times, 1.6 * here.takes)
        elif effect.op == "reinforce":
            worth += score("normal", (strength + 1) // 2) * here.deals
        elif effect.op == "undo":
            worth += here.takes * here.loses
        elif effect.op == "bind":
            worth += 0.3 * strength
    return worth - (0.12 * cost if eyes.careful else 0.01 * cost)
