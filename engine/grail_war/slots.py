"""One slot of a battle: what is shown and paid, judged, reduced and suffered (sections 13–16)."""

from __future__ import annotations

from dataclasses import replace

from engine.grail_war import battle_events as told
from engine.grail_war.battle_events import Hit, Pair, Shown
from engine.grail_war.battle_state import (
    NO_AID,
    NONE,
    NORMAL,
    Aid,
    Battle,
    Cast,
    Row,
    Side,
    Tile,
)
from engine.grail_war.effects import Bind, Charm, Heal, Regain, Undo
from engine.grail_war.fronts import (
    SUPPORT,
    blow_of,
    phantasm_of,
    reinforced,
    run_length,
    spell_effects,
    strength_of,
)
from engine.grail_war.matchups import Verdict, judge
from engine.grail_war.packets import Exchange, apply, packets_of, reduce
from engine.grail_war.play import WarPlay
from engine.grail_war.stock import bursts_in

_EVEN = Verdict("even")


def resolve(play: WarPlay) -> None:
    """Judge the next slot and apply all of it at the same moment (GW-111)."""
    battle = play.battle
    exchange = Exchange(battle.slot)
    for number in battle.live:
        exchange.rows[number] = _show(play, battle, number)
        exchange.aids[number], exchange.casts[number] = _help(play, battle, number)
    live = battle.live
    for at, one in enumerate(live):
        for other in live[at + 1 :]:
            _judge(play, exchange, one, other)
    packets = packets_of(play, exchange)
    reduce(play, exchange, packets)
    hits = [hit for packet in packets if (hit := apply(play, packet)) is not None]
    _tell(play, exchange, hits)
    _after(play, exchange)
    battle.slot += 1
    battle.judged = battle.judged or bool(exchange.pairs)


# What is shown


def _show(play: WarPlay, battle: Battle, number: int) -> Row:
    side = battle.sides[number]
    row = tuple(
        tile if battle.sides[foe].out is None else NONE
        for foe, tile in enumerate(side.plan[battle.slot])
    )
    if any(tile.first for tile in row):
        row = _release(play, side, row)
    if side.front == "servant":
        _spend(play, side, row)
    else:
        for tile in row:
            if tile.kind not in {"none", "spare"}:
                side.front_tiles[tile.kind] = side.front_tiles.get(tile.kind, 0) + 1
    side.plan[battle.slot] = row  # what was shown, for whoever looks later
    return row


def _release(play: WarPlay, side: Side, row: Row) -> Row:
    """GW-34: pay for a noble phantasm, or show normal tiles instead of its whole run."""
    battle = play.battle
    opening = next(tile for tile in row if tile.first)
    phantasm = phantasm_of(play, side, opening)
    servant = play.servant(side.team)
    length = run_length(phantasm, opening.stack)
    if play.can_pay(servant, phantasm.mana):
        play.take_mana(servant, phantasm.mana)
        side.released.append(opening.phantasm)
        side.unveiled = True
        play.tell_battle(told.PhantasmReleased(side.team, phantasm.name, length))
        return row
    for slot in range(battle.slot, battle.slot + length):
        side.plan[slot] = tuple(
            NORMAL if tile.phantasm == opening.phantasm else tile for tile in side.plan[slot]
        )
    play.tell_battle(told.ReleaseFailed(side.team))
    return tuple(NORMAL if tile.phantasm == opening.phantasm else tile for tile in row)


def _spend(play: WarPlay, side: Side, row: Row) -> None:
    """GW-21: shown tiles are spent, and with them pluses (GW-8) and bursts."""
    servant = play.servant(side.team)
    known = play.numbers(side.team)
    side.bursts += bursts_in(row)
    for tile in row:
        if tile.plus:
            source = f"phantasm:{tile.phantasm}" if tile.phantasm >= 0 else known.source[tile.kind]
            if source not in side.pluses:
                side.pluses.append(source)
        if servant.stock.get(tile.kind):
            servant.stock[tile.kind] -= 1
            side.shown[tile.kind] = side.shown.get(tile.kind, 0) + 1


def _help(play: WarPlay, battle: Battle, number: int) -> tuple[Aid, list[Cast]]:
    """The rear's tile, spells and charm, as far as they can be paid (GW-149, GW-152, GW-154)."""
    side = battle.sides[number]
    aid = side.aids[battle.slot] if battle.slot < len(side.aids) else NO_AID
    if aid is NO_AID or aid == NO_AID:
        return NO_AID, []
    if aid.tile and not _show_rear(play, side, aid.tile):
        aid = replace(aid, tile="", defends=False)
    if aid.charm:
        _use_charm(play, side, aid.charm)
    casts = [cast for cast in aid.casts if _pay_spell(play, side, cast)]
    aid = replace(aid, casts=tuple(casts))
    side.aids[battle.slot] = aid
    return aid, casts


def _show_rear(play: WarPlay, side: Side, tile: str) -> bool:
    if side.rear == "master":
        master = play.master(side.team)
        if master.life <= 1:
            return False
        master.life -= 1
    elif side.rear == "servant":
        servant = play.servant(side.team)
        if tile != "normal" and not servant.stock.get(tile):
            return False
        if tile != "normal":
            servant.stock[tile] -= 1
            side.shown[tile] = side.shown.get(tile, 0) + 1
    else:
        return False
    side.rear_tiles += 1
    return True


def _use_charm(play: WarPlay, side: Side, charm: str) -> None:
    side.charms.append(charm)
    effect = play.catalog.goods[charm].effect
    if isinstance(effect, Charm) and not effect.kept:
        play.master(side.team).goods.remove(charm)


def _pay_spell(play: WarPlay, side: Side, cast: Cast) -> bool:
    """GW-154, GW-155: the caster's mana, and a master's merit for a secret spell."""
    if cast.caster not in {side.front, side.rear}:
        return False
    spell = play.catalog.spells[cast.spell]
    cost = spell.mana * cast.power
    if cast.caster == "servant":
        servant = play.servant(side.team)
        if not play.can_pay(servant, cost):
            return False
        play.take_mana(servant, cost)
        side.secret_used = side.secret_used or spell.secret
        source = play.numbers(side.team).arcane
        if spell.secret and source not in {"", "once"}:
            side.pluses.append(source)
        if cast.doubled:
            side.pluses.append(play.numbers(side.team).doubles)
    else:
        master = play.master(side.team)
        layer = side.layer[1] if side.front == "master" else 0
        if layer + master.mana < cost or (spell.secret and master.merit < 1):
            return False
        from_layer = min(layer, cost)
        side.layer = (side.layer[0], side.layer[1] - from_layer)
        master.mana -= cost - from_layer
        master.merit -= spell.secret
    side.casts[cast.caster] = side.casts.get(cast.caster, 0) + 1
    return True


# Judgement


def _judge(play: WarPlay, exchange: Exchange, one: int, other: int) -> None:
    mine, theirs = exchange.rows[one][other], exchange.rows[other][one]
    if NONE in (mine, theirs) or mine.kind == theirs.kind == "spare":
        return
    if mine.kind == "spare":  # GW-177: sparing is mutual or nothing
        mine = NORMAL
    if theirs.kind == "spare":
        theirs = NORMAL
    first = blow_of(play, one, other, mine, _support(play, exchange, one, other, mine))
    second = blow_of(play, other, one, theirs, _support(play, exchange, other, one, theirs))
    verdicts = judge(first, second)
    if any(
        verdict.outcome == "lose" and _undone(play, exchange, number, foe)
        for verdict, number, foe in zip(verdicts, (one, other), (other, one), strict=True)
    ):
        verdicts = (_EVEN, _EVEN)
    exchange.verdicts[one, other], exchange.verdicts[other, one] = verdicts
    sides = play.battle.sides
    exchange.pairs.append(
        Pair(
            (sides[one].team, sides[other].team),
            (mine.kind, theirs.kind),
            (first.base, second.base),
            (verdicts[0].outcome, verdicts[1].outcome),
            (verdicts[0].damage, verdicts[1].damage),
            (verdicts[0].clash, verdicts[1].clash),
        )
    )


def _support(play: WarPlay, exchange: Exchange, number: int, foe: int, tile: Tile) -> int:
    """GW-147, GW-151 and Reinforce."""
    aid, side = exchange.aids[number], play.side(number)
    bonus = 0
    if aid.tile == tile.kind and not aid.defends and aid.against == foe and side.rear is not None:
        bonus = SUPPORT[side.rear]
        exchange.helped[number] = True
    if tile.kind != "phantasm":
        bonus += reinforced(play, exchange.casts[number], foe)
    return bonus


def _undone(play: WarPlay, exchange: Exchange, number: int, foe: int) -> bool:
    return any(
        cast.against == foe and any(isinstance(e, Undo) for e in spell_effects(play, cast))
        for cast in exchange.casts[number]
    )


# Afterwards


def _tell(play: WarPlay, exchange: Exchange, hits: list[Hit]) -> None:
    sides = play.battle.sides
    shown: list[Shown] = []
    for number, row in exchange.rows.items():
        aid = exchange.aids[number]
        foes = [foe for foe in exchange.rows if foe != number and row[foe] != NONE]
        casts = exchange.casts[number]
        shown.append(
            Shown(
                sides[number].team,
                tuple(sides[foe].team for foe in foes),
                tuple(row[foe] for foe in foes),
                aid.tile,
                aid.defends,
                exchange.helped.get(number, False),
                tuple(replace(cast, against=sides[cast.against].team) for cast in casts),
                tuple(exchange.worked.get(number, ())),
                aid.charm,
            )
        )
    totals = tuple((side.team, side.total) for side in sides)
    event = told.SlotJudged(exchange.slot, tuple(shown), tuple(exchange.pairs), tuple(hits), totals)
    play.tell_battle(event)


def _after(play: WarPlay, exchange: Exchange) -> None:
    """Bind for the next slot; what heals comes after the slot check (`regain`)."""
    for number in exchange.rows:
        play.side(number).bound = {}
    for number, casts in exchange.casts.items():
        for cast, works in zip(casts, exchange.worked[number], strict=True):
            for effect in spell_effects(play, cast):
                if isinstance(effect, Bind) and works:
                    bound = play.side(cast.against).bound
                    lower = (strength_of(cast) + 1) // 2
                    bound[number] = bound.get(number, 0) + lower
                elif isinstance(effect, Heal | Regain) and works:
                    side = play.side(number)
                    life, mana = side.regain
                    if isinstance(effect, Heal):
                        life += strength_of(cast)
                    else:
                        mana += strength_of(cast)
                    side.regain = (life, mana)
