"""What a side may still put into its plan: counts of tiles, pluses, bursts and spells."""

from __future__ import annotations

from engine.grail_war.battle_state import Cast, Role, Row, Side, Tile
from engine.grail_war.cards import KINDS
from engine.grail_war.effects import Charm
from engine.grail_war.fronts import phantasm_of, run_length, territory_level
from engine.grail_war.numbers import MASTER_TILES
from engine.grail_war.play import WarPlay

REAR_SERVANT_TILES = 5
_UNLIMITED = 99


def front_left(play: WarPlay, number: int) -> dict[str, int]:
    """How many tiles of each kind the front may still plan; ``normal`` is without limit."""
    side = play.side(number)
    planned: dict[str, int] = {}
    for row in side.plan:
        for tile in row:
            planned[tile.kind] = planned.get(tile.kind, 0) + 1
    if side.front == "master":
        return _master_left(play, side, planned)
    stock = play.servant(side.team).stock
    left = {"normal": _UNLIMITED}
    for kind in KINDS:
        count = stock.get(kind, 0) - planned.get(kind, 0)
        if kind == "magic" and kind in stock and _extra_magic(play, number):
            count += 1
        if count > 0:
            left[kind] = count
    return left


def _extra_magic(play: WarPlay, number: int) -> bool:
    """Whether a territory gives one more magic tile against somebody there (GW-95, GW-96)."""
    foes = [foe for foe in play.battle.live if foe != number]
    return any(territory_level(play, number, foe) >= 1 for foe in foes)


def _master_left(play: WarPlay, side: Side, planned: dict[str, int]) -> dict[str, int]:
    """GW-159 to GW-161, with GW-163."""
    master = play.master(side.team)
    more = 2 if side.belief else 0
    shown = {kind: side.front_tiles.get(kind, 0) + planned.get(kind, 0) for kind in KINDS}
    physical = master.physical + more - sum(shown[kind] for kind in ("heavy", "counter", "flurry"))
    each = (master.combat + 1) // 2 + more
    left = {"normal": _UNLIMITED}
    for kind in ("heavy", "counter", "flurry"):
        if (count := min(physical, each - shown[kind])) > 0:
            left[kind] = count
    if (count := master.stat + more - shown["magic"]) > 0:
        left["magic"] = count
    return left


def pluses_left(play: WarPlay, number: int) -> list[str]:
    """The sources whose plus is neither used nor planned."""
    side = play.side(number)
    if side.front != "servant":
        return []
    known = play.numbers(side.team)
    used = set(side.pluses)
    for row in side.plan:
        for tile in row:
            if tile.plus:
                used.add(plus_source(play, side, tile))
    for aid in side.aids:
        for cast in aid.casts:
            if cast.caster == "servant":
                used.update(_spell_sources(play, side, cast))
    return [source for source in known.pluses if source not in used]


def plus_source(play: WarPlay, side: Side, tile: Tile) -> str:
    """What a tile's plus is a plus of (GW-8)."""
    if tile.phantasm >= 0:
        return f"phantasm:{tile.phantasm}"
    return play.numbers(side.team).source.get(tile.kind, "")


def _spell_sources(play: WarPlay, side: Side, cast: Cast) -> list[str]:
    known = play.numbers(side.team)
    found = [known.doubles] if cast.doubled else []
    if play.catalog.spells[cast.spell].secret and known.arcane not in {"", "once"}:
        found.append(known.arcane)
    return found


def bursts_left(play: WarPlay, number: int) -> int:
    """How many bursts are neither used nor planned."""
    side = play.side(number)
    if side.front != "servant":
        return 0
    planned = sum(bursts_in(row) for row in side.plan)
    return play.numbers(side.team).bursts - side.bursts - planned


def bursts_in(row: Row) -> int:
    """The bursts of a row: one for each marked tile, one that goes to all opponents once."""
    single = sum(tile.burst and tile.phantasm < 0 for tile in row)
    return single + len({tile.phantasm for tile in row if tile.burst and tile.phantasm >= 0})


def releases(play: WarPlay, number: int, room: int) -> list[tuple[int, int]]:
    """The noble phantasms, with the tiles stacked, whose run fits into ``room`` slots."""
    side = play.side(number)
    if side.front != "servant":
        return []
    planned = {tile.phantasm for row in side.plan for tile in row}
    return [
        (position, stack)
        for position, phantasm in enumerate(play.servant(side.team).sheet.phantasms)
        if phantasm.active and position not in side.released and position not in planned
        for stack in ((1, 2) if phantasm.scale == "unit" else (1,))
        if run_length(phantasm, stack) <= room
    ]


def running(play: WarPlay, number: int, foe: int) -> Tile | None:
    """The tile that goes on a run begun before, towards ``foe``."""
    side = play.side(number)
    if not side.plan:
        return None
    rows = side.plan if len(side.plan[-1]) <= foe else side.plan[:-1]
    done = 0
    for row in reversed(rows):
        if len(row) <= foe:
            continue
        tile = row[foe]
        if tile.phantasm < 0:
            return None
        done += 1
        if tile.first:
            length = run_length(phantasm_of(play, side, tile), tile.stack)
            if done >= length:
                return None
            return Tile("phantasm", phantasm=tile.phantasm, stack=tile.stack)
    return None


# What helps the front


def rear_left(play: WarPlay, number: int) -> dict[str, int]:
    """How many tiles of each kind the rear may still plan (GW-145, GW-149, GW-152)."""
    side = play.side(number)
    planned = [aid.tile for aid in side.aids if aid.tile]
    if side.rear == "master":
        master = play.master(side.team)
        count = min(master.physical - side.rear_tiles, master.life - 1) - len(planned)
        return dict.fromkeys(MASTER_TILES, count) if count > 0 else {}
    if side.rear == "servant":
        servant = play.servant(side.team)
        count = REAR_SERVANT_TILES - side.rear_tiles - len(planned)
        if count <= 0:
            return {}
        left = {kind: n - planned.count(kind) for kind, n in servant.stock.items()}
        return {"normal": count} | {kind: n for kind, n in left.items() if n > 0}
    return {}


def casts_left(play: WarPlay, number: int, caster: Role) -> int:
    """How many spells a character may still plan (GW-146, GW-158, GW-161)."""
    side = play.side(number)
    if caster not in {side.front, side.rear}:
        return 0
    planned = sum(cast.caster == caster for aid in side.aids for cast in aid.casts)
    used = side.casts.get(caster, 0) + planned
    if caster == "servant":
        return play.numbers(side.team).casts - used
    more = 2 if side.belief and side.front == "master" else 0
    return play.master(side.team).stat + more - used


def power_limit(play: WarPlay, number: int, caster: Role) -> int:
    """The highest power of a character's spells (GW-146, GW-157)."""
    side = play.side(number)
    return play.numbers(side.team).power if caster == "servant" else play.master(side.team).stat


def known_spells(play: WarPlay, number: int, caster: Role) -> list[str]:
    """The spells a character may plan now; secret ones as long as something pays for them."""
    side = play.side(number)
    planned = [
        cast.spell
        for aid in side.aids
        for cast in aid.casts
        if cast.caster == caster and play.catalog.spells[cast.spell].secret
    ]
    if caster == "master":
        master = play.master(side.team)
        secrets = master.secrets if master.merit > len(planned) else []
        return [*master.spells, *secrets]
    known = play.numbers(side.team)
    if known.arcane == "once":
        allowed = not side.secret_used and not planned
    else:
        allowed = known.arcane in pluses_left(play, number)
    return [*known.spells, *(known.secrets if allowed else ())]


def charms_left(play: WarPlay, number: int) -> list[str]:
    """The charms a side may still mark on a slot (table C, table I)."""
    side = play.side(number)
    master = play.team(side.team).master
    if master is None or "master" not in {side.front, side.rear}:
        return []
    used = [*(aid.charm for aid in side.aids if aid.charm), *side.charms]
    found: list[str] = []
    for key in dict.fromkeys(master.goods):
        effect = play.catalog.goods[key].effect
        if isinstance(effect, Charm):
            planned = sum(aid.charm == key for aid in side.aids)
            count = 1 - used.count(key) if effect.kept else master.goods.count(key) - planned
            if count > 0:
                found.append(key)
    return found
