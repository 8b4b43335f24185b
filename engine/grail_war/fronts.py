"""What stands in the front and in the rear: base values, bonuses, reductions, and taking damage."""

from __future__ import annotations

from engine.grail_war.battle_state import Cast, PacketType, Role, Side, Tile
from engine.grail_war.cards import Phantasm, value
from engine.grail_war.effects import Reinforce, SpellEffect
from engine.grail_war.matchups import Blow
from engine.grail_war.play import WarPlay

SUPPORT = {"master": 2, "servant": 3}
DEFENCE = 2
TRUE_NAME = 2
BELIEF = 2


def phantasm_of(play: WarPlay, side: Side, tile: Tile) -> Phantasm:
    """The noble phantasm that a tile shows."""
    return play.servant(side.team).sheet.phantasms[tile.phantasm]


def run_length(phantasm: Phantasm, stack: int) -> int:
    """How many slots a release lasts (GW-113, GW-114)."""
    length = value(phantasm.rank)
    return (length + 1) // 2 if stack == 2 else length


def rank_of(play: WarPlay, side: Side, tile: Tile) -> int:
    """The rank value that a tile of the front has (GW-129, GW-160, GW-161)."""
    if side.front == "servant":
        if tile.kind == "phantasm":
            return value(phantasm_of(play, side, tile).rank)
        return play.numbers(side.team).ranks.get(tile.kind, 0)
    master = play.master(side.team)
    if tile.kind == "normal":
        return (master.combat + 1) // 2
    return (master.stat + 1) // 2 if tile.kind == "magic" else master.combat


def base_of(play: WarPlay, side: Side, tile: Tile) -> int:
    """GW-130: rank value times stacked tiles, doubled by a plus, +1 if anti-fortress."""
    base = rank_of(play, side, tile) * tile.stack * (2 if tile.plus else 1)
    if tile.kind == "phantasm" and phantasm_of(play, side, tile).scale == "fortress":
        base += 1
    return base


def blow_of(play: WarPlay, number: int, foe: int, tile: Tile, bonus: int) -> Blow:
    """A tile as it is judged; ``bonus`` is what support and spells add."""
    side = play.side(number)
    base = base_of(play, side, tile)
    if tile.kind == "phantasm":
        phantasm = phantasm_of(play, side, tile)
        return Blow(
            "phantasm",
            base,
            bonus + standing_bonus(play, number, foe, tile),
            value(phantasm.rank),
            unit=phantasm.scale == "unit",
            forced=tile.plus or tile.stack > 1,
            defends=phantasm.form == "defence",
        )
    frenzy = tile.kind == "normal" and side.front == "servant" and play.numbers(side.team).frenzy
    return Blow(tile.kind, base, bonus + standing_bonus(play, number, foe, tile), frenzy=frenzy)


def standing_bonus(play: WarPlay, number: int, foe: int, tile: Tile) -> int:
    """Weapon, true name, territory, Avenger, belief: what adds to every tile damage (GW-130)."""
    side, other = play.side(number), play.side(foe)
    team = play.team(side.team)
    bonus = BELIEF if side.front == "master" and side.belief else 0
    if side.front == "servant":
        known, servant = play.numbers(side.team), play.servant(side.team)
        if known.weapon[0] == tile.kind:
            bonus += known.weapon[1]
        if known.avenge and 2 * servant.life <= known.life:
            bonus += known.avenge
        if tile.kind == "magic" and territory_level(play, number, foe) >= 2:
            bonus += 1
    knows = other.front == "servant" and bool(team.info)
    if knows and team.info[play.servant(other.team).number] >= 5:
        bonus += TRUE_NAME
    return bonus


def territory_level(play: WarPlay, number: int, foe: int | None = None) -> int:
    """The level of a side's territory that counts in this battle (GW-95, GW-96)."""
    side = play.side(number)
    team = play.team(side.team)
    place = team.territory
    if place is None or place.region != play.battle.region or "servant" not in roles(side):
        return 0
    if foe is not None:
        rival = play.team(play.side(foe).team)
        if rival.workshop.get(play.servant(side.team).number, 0) >= 2:
            return 0
    return place.level


def roles(side: Side) -> tuple[Role, ...]:
    """Who is there on a side."""
    return (side.front,) if side.rear is None else (side.front, side.rear)


def spell_effects(play: WarPlay, cast: Cast) -> tuple[SpellEffect, ...]:
    """What a cast spell does."""
    return play.catalog.spells[cast.spell].effects


def strength_of(cast: Cast) -> int:
    """The power of a cast, twice that with the plus of Rune Magic."""
    return cast.power * (2 if cast.doubled else 1)


def reinforced(play: WarPlay, casts: list[Cast], foe: int) -> int:
    """What Reinforce adds to the tile shown to ``foe``."""
    return sum(
        (strength_of(cast) + 1) // 2
        for cast in casts
        if cast.against == foe
        for effect in spell_effects(play, cast)
        if isinstance(effect, Reinforce)
    )


def packet_type(tile: Tile) -> PacketType:
    """GW-140: what a tile's damage is."""
    if tile.kind == "phantasm":
        return "phantasm"
    return "magic" if tile.kind == "magic" else "physical"


def points(kind: PacketType, amount: int) -> tuple[int, int]:
    """GW-140 to GW-142: the life and the mana that a packet takes."""
    if kind == "magic":
        return amount // 2, (amount + 1) // 2
    if kind == "phantasm":
        return (amount + 1) // 2, amount
    return amount, 0


def hurt(play: WarPlay, number: int, role: Role, life: int, mana: int) -> None:
    """Take life and mana from whoever stands in the front or in the rear of a side."""
    side = play.side(number)
    if role == "servant":
        servant = play.servant(side.team)
        servant.life -= life
        if mana:
            play.take_mana(servant, mana)
        return
    master = play.master(side.team)
    layer_life, layer_mana = side.layer if role == side.front else (0, 0)
    from_layer = min(layer_mana, mana)
    mana -= from_layer
    short = max(0, mana - master.mana)  # GW-15: mana damage beyond 0 is taken from the life
    master.mana -= mana - short
    life += short
    soaked = min(layer_life, life)
    if role == side.front:
        side.layer = (layer_life - soaked, layer_mana - from_layer)
    if life > soaked:
        play.hurt_master(side.team, life - soaked)
