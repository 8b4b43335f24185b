"""What teams find out, the merit it brings, and the church's sanctions (section 7, GW-98)."""

from __future__ import annotations

from dataclasses import replace

from engine.grail_war import events
from engine.grail_war.cards import COMMAND_SPELLS
from engine.grail_war.effects import Hideout
from engine.grail_war.events import FoundBy, Reason
from engine.grail_war.numbers import numbers
from engine.grail_war.play import WarPlay
from engine.grail_war.state import NOBODY, Team

MOST_INFO = 5
MOST_FROM_AFAR = 4
KILL_MERIT = 3
SANCTION_MERIT = 2
FULL_WORKSHOP = 2


def earn(play: WarPlay, team: int, merit: int) -> None:
    """Give a team's master merit points (GW-59)."""
    master = play.team(team).master
    if master is not None:
        master.merit += merit


def gain_info(
    play: WarPlay, team: int, servant: int, by: FoundBy, *, most: int = MOST_INFO
) -> bool:
    """One info point on a servant, with its merit; points beyond ``most`` are lost (GW-53)."""
    info = play.team(team).info
    owner = play.owner_of(servant)
    if owner is None or owner.number == team or info[servant] >= most:
        return False
    info[servant] += 1
    merit = by not in {"passed_on", "discern"}
    if merit:
        earn(play, team, 1)
    play.tell_team(team, events.InfoGained(team, servant, info[servant], by, merit))
    return True


def gain_land(play: WarPlay, team: int, region: str) -> None:
    """One land point, and what it shows (GW-58)."""
    mine = play.team(team)
    points = mine.land[region] = mine.land.get(region, 0) + 1
    earn(play, team, 1)
    bases: list[int] = []
    territories: list[int] = []
    for other in play.state.teams:
        if other.number == team:
            continue
        if other.base == region and other.fights and points >= _base_points(play, other):
            mine.spotted[other.number] = region
            bases.append(other.number)
        if other.territory is not None and other.territory.region == region:
            mine.found[other.number] = region
            territories.append(other.number)
    event = events.LandGained(team, region, points, tuple(bases), tuple(territories))
    play.tell_team(team, event)


def _base_points(play: WarPlay, team: Team) -> int:
    if team.master is None:
        return 1
    effect = play.catalog.strategies[team.master.sheet.strategy].effect
    return effect.points if isinstance(effect, Hideout) else 1


def sight(play: WarPlay, team: int, other: int, region: str) -> None:
    """A team comes upon another one, and remembers where and when."""
    if other != team:
        play.team(team).seen[other] = region, play.state.scene


def gain_workshop(play: WarPlay, team: int, owner: int, most: int) -> None:
    """A point on a Caster's territory: at most one by search, the second by battle (GW-96)."""
    servant = play.team(owner).servant
    if servant is None:
        return
    workshop = play.team(team).workshop
    points = workshop.get(servant.number, 0)
    if points < min(most, FULL_WORKSHOP):
        workshop[servant.number] = points + 1
        play.tell_team(team, events.WorkshopGained(team, owner, points + 1))


def useful_residue(play: WarPlay, team: int, region: str) -> list[int]:
    """The servants of whom a region's residual thoughts still tell something (GW-54, GW-65)."""
    info = play.team(team).info
    found = {
        servant
        for residue in play.state.residues
        if residue.region == region and residue.since < play.state.scene
        for servant in residue.servants
    }
    mine = play.team(team).servant
    return [
        servant
        for servant in sorted(found)
        if info[servant] < MOST_FROM_AFAR
        and play.owner_of(servant) is not None
        and (mine is None or mine.number != servant)
    ]


def concealed_from(play: WarPlay, team: int, other: int) -> bool:
    """Whether Presence Concealment hides the servant of ``other`` (table K2)."""
    hidden = play.team(other).servant
    if hidden is None or sum(each.fights for each in play.state.teams) <= 2:
        return False
    conceal = numbers(play.catalog, hidden.sheet).conceal
    mine = play.team(team).servant
    sight = numbers(play.catalog, mine.sheet).sight if mine is not None else 0
    return sight < conceal


def known_class_of(play: WarPlay, team: int, other: int) -> str:
    """The class of another team's servant where ``team`` knows it, else nothing."""
    servant = play.team(other).servant
    if servant is None or play.team(team).info[servant.number] < 1:
        return ""
    return servant.sheet.cls


def sanction(play: WarPlay, team: int, reason: Reason, region: str) -> None:
    """The church punishes a team, harder each time (GW-98, GW-99)."""
    mine = play.team(team)
    servant, master = mine.servant, mine.master
    if servant is None:
        return
    mine.sanctions += 1
    cls = servant.sheet.cls
    if master is not None:
        master.merit = max(0, master.merit - SANCTION_MERIT)
        if mine.sanctions == 2:
            master.luck = max(0, master.luck - 1)
    notice = events.ChurchNotice(team, cls, region, reason, mine.sanctions)
    play.tell_team(team, notice, replace(notice, team=NOBODY, count=0))
    if mine.sanctions >= 3 and team not in play.state.hunted:
        play.state.hunted.append(team)
        play.emit(events.ExterminationOrder(team, cls, mine.base))


def reward_kill(play: WarPlay, killer: int, victim: int) -> None:
    """GW-59, GW-99: merit for a servant made to vanish, and a command spell for a hunted one."""
    earn(play, killer, KILL_MERIT)
    master = play.team(killer).master
    if victim in play.state.hunted and master is not None:
        master.seals = min(COMMAND_SPELLS, master.seals + 1)
