"""Which battles a night brings, one after the other (GW-107 to GW-109)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.grail_war import battle_events as told
from engine.grail_war import events
from engine.grail_war.aftermath import settle_battle
from engine.grail_war.battle import LONG_SLOTS, begin_battle
from engine.grail_war.battle_state import Battle, Role, Side
from engine.grail_war.encounters import connected, flee_with_life
from engine.grail_war.knowledge import sight
from engine.grail_war.play import WarPlay, WarStep
from engine.grail_war.state import Team
from engine.kernel import saved
from engine.kernel.decision import Option

FLIGHT = 2


@saved("grail_war.night_battles")
class NightBattles(WarStep):
    """Attacks form groups; each group is one battle, in the order of their regions."""

    def run(self, play: WarPlay) -> None:
        """Line them up, then the assaults on lone masters."""
        edges: list[tuple[int, int]] = []
        far: set[tuple[int, int]] = set()
        for team in play.state.teams:
            edge = _attack(play, team)
            if edge is not None:
                edges.append(edge)
                if team.night is not None and team.night.long:
                    far.add(edge)
        following: list[tuple[str, WarStep]] = []
        for group in connected(edges):
            inner = [edge for edge in edges if edge[0] in group]
            long = len(group) == 2 and all(edge in far for edge in inner)
            region = _region(play, inner)
            following.append((region, NightBattle(region, tuple(group), long)))
            for number in group:
                play.team(number).fought = True
        assaults = [
            Assault(team.number, team.night.target)
            for team in play.state.teams
            if team.night is not None and team.night.assault and team.night.target is not None
        ]
        if not following and not assaults:
            play.emit(events.QuietNight(play.state.round))
        following.sort(key=lambda each: each[0])
        play.push(*(step for _, step in following), *assaults)


def _attack(play: WarPlay, team: Team) -> tuple[int, int] | None:
    """Whom a team attacks, unless a long-range attack is avoided."""
    plan = team.night
    if plan is None or plan.target is None or plan.assault:
        return None
    target = play.team(plan.target)
    back = target.night is not None and target.night.target == team.number
    if plan.long and not back and not (target.night is not None and target.night.accepts):
        seats = tuple(sorted({*team.seats, *target.seats}))
        play.emit(events.LongRangeAvoided(target.number, team.number), seats)
        return None
    return team.number, plan.target


def _region(play: WarPlay, edges: list[tuple[int, int]]) -> str:
    """GW-108: where the most-attacked team is, ties by the lowest id."""
    attacked = Counter(target for _, target in edges)
    most = max(attacked.values())
    return min(_place(play.team(team)) for team, count in attacked.items() if count == most)


def _place(team: Team) -> str:
    return team.night.region if team.night is not None and team.night.region else team.base


def night_side(team: Team) -> Side:
    """A team as it stands at night: the servant in front, the master behind if he is there."""
    plan = team.night
    there = plan is None or not plan.region or plan.master_along
    stands = team.master is not None and team.master.life > 0
    rear: Role | None = "master" if there and stands else None
    return Side(team.number, "servant", rear)


@saved("grail_war.night_battle")
class NightBattle(WarStep):
    """One battle; who has vanished in an earlier one is not there."""

    region: str
    teams: tuple[int, ...]
    long: bool

    def run(self, play: WarPlay) -> None:
        """Begin it."""
        teams = [play.team(number) for number in self.teams]
        sides = [night_side(team) for team in teams if team.servant is not None]
        if len(sides) < 2:
            return
        battle = Battle(self.region, sides, long=self.long)
        battle.slots = LONG_SLOTS if self.long else battle.slots
        battle.intruded = self.long
        begin_battle(play, battle, AfterNightBattle())


@saved("grail_war.after_night_battle")
class AfterNightBattle(WarStep):
    """Settle it, and what an intrusion made of it."""

    def run(self, play: WarPlay) -> None:
        """Go on with the battle that follows, if any."""
        battle = play.battle
        settle_battle(play)
        sides = [
            side
            for side in battle.follow
            if (servant := play.team(side.team).servant) is not None and not servant.recalled
        ]
        if len(sides) > 1:
            begin_battle(play, Battle(battle.region, sides, intruded=True), self)


@saved("grail_war.assault")
class Assault(WarStep):
    """A servant comes upon a master alone (GW-109)."""

    team: int
    master: int

    def run(self, play: WarPlay) -> None:
        """Tell both, and ask the master, if both are still there."""
        mine, target = play.team(self.team), play.team(self.master)
        if target.master is None or mine.servant is None or mine.servant.recalled or mine.fought:
            return
        seats = tuple(sorted({*mine.seats, *target.seats}))
        play.emit(events.Assaulted(self.team, self.master, target.base), seats)
        sight(play, self.team, self.master, target.base)
        sight(play, self.master, self.team, target.base)
        play.push(AskAssault(self.team, self.master))


@saved("grail_war.ask_assault")
class AskAssault(WarStep):
    """Flee, call the servant, or fight (choice 24)."""

    team: int
    master: int

    def run(self, play: WarPlay) -> None:
        """Ask."""
        target, master = play.team(self.master), play.master(self.master)
        options: list[Option] = [("luck",)] if master.luck > 0 else []
        options.append(("life",))
        if master.life > 0:
            servant = target.servant
            free = servant is not None and not servant.recalled and not target.fought
            if free and master.seals > 0:
                options.append(("call",))
            options.append(("fight",))
        about: Option = ("team", self.team)
        play.question(self, self.master, "master", "assault", options, about=about)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Flee, or fight."""
        target = play.team(self.master)
        master = play.master(self.master)
        seats = tuple(sorted({*play.team(self.team).seats, *target.seats}))
        match picked[0]:
            case ("luck",):
                master.luck -= 1
                play.emit(events.Fled(self.master, luck=True, life=0), seats)
            case ("life",):
                life = FLIGHT * play.numbers(self.team).stats["strength"]
                play.emit(events.Fled(self.master, luck=False, life=life), seats)
                flee_with_life(play, self.master, life)
            case ("call",):
                master.seals -= 1
                play.emit(told.SealSpent(self.master, "call"))
                self._fight(play, Side(self.master, "servant", "master"))
            case _:
                self._fight(play, Side(self.master, "master", None))

    def _fight(self, play: WarPlay, side: Side) -> None:
        mine, target = play.team(self.team), play.team(self.master)
        mine.fought = target.fought = True
        battle = Battle(target.base, [night_side(mine), side], intruded=True)
        begin_battle(play, battle, AfterNightBattle())
