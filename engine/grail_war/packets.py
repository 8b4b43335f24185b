"""The packets of a slot: how they arise, what lowers them, and where they arrive (section 14)."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.grail_war import battle_events as told
from engine.grail_war.battle_events import Hit, Pair
from engine.grail_war.battle_state import NORMAL, Aid, Cast, PacketType, Role, Row
from engine.grail_war.effects import Bolt, Charm, Ward
from engine.grail_war.fronts import (
    DEFENCE,
    hurt,
    packet_type,
    phantasm_of,
    points,
    spell_effects,
    strength_of,
    territory_level,
)
from engine.grail_war.matchups import MATCHUPS, Verdict
from engine.grail_war.play import WarPlay


@dataclass(slots=True)
class Packet:
    """Damage on its way (GW-140). ``dealt`` stays what it was before reductions."""

    side: int
    target: int
    source: told.Source
    type: PacketType
    amount: int
    role: Role
    dealt: int = 0


@dataclass(slots=True)
class Exchange:
    """A slot while it is worked out; the lists go by the number of the side."""

    slot: int
    rows: dict[int, Row] = field(default_factory=dict[int, Row])
    aids: dict[int, Aid] = field(default_factory=dict[int, Aid])
    casts: dict[int, list[Cast]] = field(default_factory=dict[int, list[Cast]])
    verdicts: dict[tuple[int, int], Verdict] = field(default_factory=dict[tuple[int, int], Verdict])
    pairs: list[Pair] = field(default_factory=list[Pair])
    helped: dict[int, bool] = field(default_factory=dict[int, bool])
    worked: dict[int, list[bool]] = field(default_factory=dict[int, list[bool]])


def packets_of(play: WarPlay, exchange: Exchange) -> list[Packet]:
    """Tile packets first, then bursts, spells and clash bonuses (GW-140, GW-143)."""
    sides = play.battle.sides
    tiles: list[Packet] = []
    bursts: list[Packet] = []
    clashes: list[Packet] = []
    for (number, foe), verdict in exchange.verdicts.items():
        tile = exchange.rows[number][foe]
        if tile.kind == "spare":
            tile = NORMAL
        front, rear = sides[foe].front, sides[foe].rear
        if verdict.damage > 0:
            aimed = tile.aim and verdict.outcome == "win" and rear is not None
            role = rear if aimed and rear is not None else front
            kind = packet_type(tile)
            tiles.append(Packet(number, foe, "tile", kind, verdict.damage, role))
            if tile.burst:
                damage = play.numbers(sides[number].team).burst_damage
                bursts.append(Packet(number, foe, "burst", "magic", damage, front))
        if verdict.clash:
            clashes.append(Packet(number, foe, "clash", "special", verdict.clash, front))
    packets = [*tiles, *bursts, *_spell_packets(play, exchange), *clashes]
    for packet in packets:
        packet.dealt = packet.amount
    return packets


def _spell_packets(play: WarPlay, exchange: Exchange) -> list[Packet]:
    found: list[Packet] = []
    for number, casts in exchange.casts.items():
        exchange.worked[number] = [_works(play, exchange, number, cast) for cast in casts]
        for cast, works in zip(casts, exchange.worked[number], strict=True):
            for effect in spell_effects(play, cast):
                if isinstance(effect, Bolt) and works:
                    amount = strength_of(cast) * effect.times
                    front = play.side(cast.against).front
                    found.append(Packet(number, cast.against, "spell", "magic", amount, front))
    return found


def reduce(play: WarPlay, exchange: Exchange, packets: list[Packet]) -> None:
    """GW-143: first what lowers single packets, then what lowers all of a slot."""
    sides = play.battle.sides
    spread: list[Packet] = []
    for packet in packets:
        target = sides[packet.target]
        if packet.source == "tile" and packet.role == target.front:
            packet.amount -= _tile_reduction(play, exchange, packet)
        if packet.type == "magic" and packet.role == "servant":
            packet.amount -= play.numbers(target.team).resist
        packet.amount = max(0, packet.amount)
    for number, casts in exchange.casts.items():
        pool = sum(
            strength_of(cast) * effect.times
            for cast in casts
            for effect in spell_effects(play, cast)
            if isinstance(effect, Ward)
        )
        charm = exchange.aids[number].charm
        effect = play.catalog.goods[charm].effect if charm else None
        pool += effect.amount if isinstance(effect, Charm) else 0
        for packet in packets:
            mine = packet.target == number and packet.role == sides[number].front
            if pool and mine and packet.source != "clash":
                taken = min(pool, packet.amount)
                packet.amount -= taken
                pool -= taken
    for packet in packets:
        spread += _spread(play, exchange, packet)
    packets += spread


def _tile_reduction(play: WarPlay, exchange: Exchange, packet: Packet) -> int:
    target, side = play.side(packet.target), play.side(packet.side)
    tile = exchange.rows[packet.side][packet.target]
    kind = "normal" if tile.kind == "spare" else tile.kind
    aid = exchange.aids[packet.target]
    lower = exchange.verdicts[packet.target, packet.side].lowers
    guards = aid.tile and aid.defends and aid.against == packet.side and kind != "phantasm"
    if guards and (aid.tile == kind or MATCHUPS[aid.tile][kind] == "W"):
        lower += DEFENCE
        exchange.helped[packet.target] = True
    if target.front == "servant":
        known = play.numbers(target.team)
        lower += known.armour if packet.type == "physical" else 0
        lower += known.guard if packet.type == "phantasm" else 0
    if packet.type != "magic" and territory_level(play, packet.target, packet.side) >= 3:
        lower += 1
    return lower + side.bound.get(packet.target, 0)


def _spread(play: WarPlay, exchange: Exchange, packet: Packet) -> list[Packet]:
    """GW-119: an anti-fortress packet of n also costs the rear n/2 life, rounded down."""
    if packet.type != "phantasm" or packet.amount < 2:
        return []
    side, target = play.side(packet.side), play.side(packet.target)
    tile = exchange.rows[packet.side][packet.target]
    if phantasm_of(play, side, tile).scale != "fortress" or target.rear is None:
        return []
    amount = packet.amount // 2
    found = Packet(packet.side, packet.target, "spread", "special", amount, target.rear)
    found.dealt = amount
    return [found]


def apply(play: WarPlay, packet: Packet) -> Hit | None:
    """Let a packet arrive, and count it (GW-117)."""
    life, mana = points(packet.type, packet.amount)
    side, target = play.side(packet.side), play.side(packet.target)
    if packet.amount:
        hurt(play, packet.target, packet.role, life, mana)
        side.total += life + mana
    if not packet.dealt:
        return None
    return Hit(
        side.team,
        target.team,
        packet.role,
        packet.source,
        packet.type,
        packet.dealt,
        packet.amount,
        life,
        mana,
    )


def _outcome(exchange: Exchange, number: int, foe: int) -> str:
    verdict = exchange.verdicts.get((number, foe))
    return "none" if verdict is None else verdict.outcome


def _works(play: WarPlay, exchange: Exchange, number: int, cast: Cast) -> bool:
    """GW-156: only defensive spells work in a lost slot, and attacks need someone to hit."""
    outcome = _outcome(exchange, number, cast.against)
    return play.catalog.spells[cast.spell].defensive or outcome not in {"lose", "none"}
