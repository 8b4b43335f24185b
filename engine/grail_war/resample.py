"""Another war that a seat cannot tell from the real one (rulebook, table W2).

What the seat may not know is made anew where the rules leave it open: plans still to be
revealed, choices that others have made in secret and that are not resolved yet, who the others
are as far as no info point has opened it, their bases, their pools, and all future chance.
"""

from __future__ import annotations

from dataclasses import replace

from engine.grail_war.battle_state import Battle, Side
from engine.grail_war.cards import STATS, Catalog, ServantSheet
from engine.grail_war.creation import FirstInsights, bases
from engine.grail_war.day import ResolveDay
from engine.grail_war.encounters import ResolveStances
from engine.grail_war.night import LongRange, Targets, within_reach
from engine.grail_war.numbers import numbers
from engine.grail_war.pauses import Withdraw, may_withdraw
from engine.grail_war.play import WarPlay, new_master, new_servant
from engine.grail_war.state import Act, NightPlan, Team, War
from engine.grail_war.viewing import team_of
from engine.kernel import Dice

_MORE_MERIT = 3
_SAME_FOR_ALL = frozenset({"master_act", "night"})
"""Questions of the declarations that are put to everybody, whoever he is."""


def resample(catalog: Catalog, state: War, seat: int | None, dice: Dice) -> War:
    """Deal what ``seat`` (None: a spectator) may not know anew, the future included."""
    world = state.copy()
    eyes = team_of(world, seat)
    own = eyes.number if eyes is not None else None
    play = WarPlay(world, catalog)
    if world.battle is not None:
        _plans(play, world.battle, own, dice)
    if world.mode == "campaign":
        asked = {decision.seat for decision in world.decisions()}
        for team in world.teams:
            if team.number == own or team.left:
                continue
            if eyes is None or eyes.info:
                _identity(play, team, eyes, dice)
            if not asked & set(team.seats):
                _secrets(play, team, dice)
                _pools(catalog, team, dice)
    _ask_again(play, eyes.seats if eyes is not None else ())
    world.dice = Dice(f"{dice.roll(1 << 64):016x}")
    return world


# Battles


def _plans(play: WarPlay, battle: Battle, own: int | None, dice: Dice) -> None:
    """The slots of others that are still to come change places, but for runs."""
    choosing = _pending(play, Withdraw)
    asked = {decision.seat for decision in play.state.decisions()}
    for side in battle.sides:
        if side.team == own or side.out is not None:
            continue
        _shuffle(battle, side, dice)
        if choosing and not asked & set(play.team(side.team).seats):
            options = may_withdraw(play, side)
            side.withdraw = str(dice.pick(options)[0])


def _shuffle(battle: Battle, side: Side, dice: Dice) -> None:
    free = [
        slot
        for slot in range(battle.slot, len(side.plan))
        if len(side.plan[slot]) == len(battle.sides)
        and not any(tile.phantasm >= 0 for tile in side.plan[slot])
    ]
    rows = [side.plan[slot] for slot in free]
    dice.shuffle(rows)
    for slot, row in zip(free, rows, strict=True):
        side.plan[slot] = row


# Campaigns


def _pending(play: WarPlay, step: type) -> bool:
    """Whether a step that resolves secret choices is still to come, right after the fork."""
    agenda = play.state.lanes[0].steps
    return bool(agenda) and isinstance(agenda[-1], step)


def _secrets(play: WarPlay, team: Team, dice: Dice) -> None:
    """What a team has chosen in secret and is not resolved yet."""
    if _pending(play, FirstInsights) and team.base:
        _characters(play, team, dice)
    elif _pending(play, ResolveDay):
        _acts(play, team, dice)
    elif _pending(play, Targets) and team.night is not None and team.night.region:
        regions = bases(play.catalog, play.state.city)
        team.night = NightPlan(dice.pick(regions), team.night.master_along)
    elif _pending(play, LongRange) and team.night is not None:
        options = [each for each in within_reach(play, team.number) if each[0] == "attack"]
        if options:
            _, target, _, *far = dice.pick(options)
            team.night = replace(team.night, target=int(target), long=bool(far), assault=False)
    elif _pending(play, ResolveStances) and "stance" in team.draft:
        others = [("talk",), *(("fight", str(other)) for other in team.met), ("flee", "life")]
        able = team.master is not None and team.master.life > 0
        team.draft["stance"] = ":".join(dice.pick(others if able else others[-1:]))


def _characters(play: WarPlay, team: Team, dice: Dice) -> None:
    """Before the first scene: another master, another servant of the class, another base."""
    catalog = play.catalog
    if team.servant is None:
        return
    cls = team.servant.sheet.cls
    known = [sheet for sheet in catalog.servants.values() if sheet.cls == cls]
    team.servant = new_servant(catalog, team.number, dice.pick(known))
    team.master = new_master(dice.pick(list(catalog.masters.values())))
    team.base = dice.pick(bases(catalog, play.state.city))


def _identity(play: WarPlay, team: Team, eyes: Team | None, dice: Dice) -> None:
    """Another servant, master and base, as far as the viewer's info and land points leave it open.

    Only between battles, while nothing is being resolved: what a servant is able to do, and what
    he has done, must be the same in both worlds.
    """
    asked = {d.kind for d in play.state.decisions() if d.seat in team.seats}
    if not any(_pending(play, step) for step in (ResolveDay, Targets)) or asked - _SAME_FOR_ALL:
        return
    servant, master = team.servant, team.master
    if servant is not None and _unmarked(team):
        grade = eyes.info[servant.number] if eyes is not None else 0
        sheet = _other_sheet(play, servant.sheet, grade, dice)
        known = numbers(play.catalog, sheet)
        servant.sheet = sheet
        servant.life = 1 + dice.roll(known.life)
        servant.mana = 1 + dice.roll(known.mana)
        servant.stock = {kind: dice.roll(full + 1) for kind, full in known.stock.items()}
    if master is not None and master.life > 0 and not master.armed and not master.linked:
        fresh = new_master(dice.pick(list(play.catalog.masters.values())))
        fresh.seals, fresh.merit, fresh.goods = master.seals, master.merit, master.goods
        team.master = fresh
    known_base = eyes is not None and (team.number in eyes.spotted or team.base in eyes.land)
    if not known_base and team.number not in play.state.hunted:
        unseen = [
            region
            for region in bases(play.catalog, play.state.city)
            if eyes is None or region not in eyes.land
        ]
        team.base = dice.pick(unseen or [team.base])


def _unmarked(team: Team) -> bool:
    """Whether nothing ties a team's servant to what he is."""
    servant = team.servant
    return (
        servant is not None
        and team.territory is None
        and servant.deadline is None
        and servant.endured == 0
        and not servant.boosted
        and not team.draft
        and team.servant_act.verb in {"rest", "follow", "wait"}
    )


def _other_sheet(play: WarPlay, sheet: ServantSheet, grade: int, dice: Dice) -> ServantSheet:
    """Another servant who agrees with ``sheet`` in what ``grade`` has opened (GW-53)."""
    taken = {each.servant.sheet.cls for each in play.state.teams if each.servant is not None}
    others = [
        each
        for each in play.catalog.servants.values()
        if each.cls == sheet.cls or (grade == 0 and each.cls not in taken)
    ]
    other = dice.pick(others)
    if grade >= 2:
        other = replace(other, **{name: sheet.stat(name) for name in STATS})
    if grade >= 3:
        other = replace(other, skills=sheet.skills, spells=sheet.spells, secrets=sheet.secrets)
    if grade >= 4:
        other = replace(other, phantasms=sheet.phantasms)
    return sheet if grade >= 5 else other


def _acts(play: WarPlay, team: Team, dice: Dice) -> None:
    """By day: rest at home, or search somewhere."""
    if team.master is None or team.servant is None or team.master.life <= 0:
        return
    region = dice.pick(["", *play.state.city])
    if region:
        team.master_act = Act("search", region)
        team.servant_act = Act(dice.pick(["follow", "wait"]), region)
    else:
        team.master_act = team.servant_act = Act("rest", team.base)
    team.draft.pop("convert", None)


def _pools(catalog: Catalog, team: Team, dice: Dice) -> None:
    """Pools that others do not see; only upwards, so that what was declared can be paid."""
    master, servant = team.master, team.servant
    if master is not None and master.life > 0:
        master.life += _part(master.most_life - master.life, dice)
        master.mana += _part(master.most_mana - master.mana, dice)
        master.merit += dice.roll(_MORE_MERIT + 1)
    if servant is not None and servant.life > 0 and servant.mana > 0 and not servant.boosted:
        known = numbers(catalog, servant.sheet)
        servant.life += _part(known.life - servant.life, dice)
        servant.mana += _part(known.mana - servant.mana, dice)


def _part(room: int, dice: Dice) -> int:
    return dice.roll(room + 1) if room > 0 else 0


def _ask_again(play: WarPlay, seats: tuple[int, ...]) -> None:
    """Put the open questions of the others again, about what is theirs in this world."""
    for lane in play.state.lanes:
        decision = lane.decision
        if decision is not None and lane.waiting is not None and decision.seat not in seats:
            step, lane.decision, lane.waiting = lane.waiting, None, None
            play.lane = lane
            step.run(play)
