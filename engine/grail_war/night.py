"""The battle scene: declarations, who sees whom, targets, and the battles (section 11)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.grail_war import events
from engine.grail_war.cards import distance
from engine.grail_war.day import rest_master
from engine.grail_war.declaring import familiars
from engine.grail_war.effects import WiderReach
from engine.grail_war.knowledge import concealed_from, known_class_of, sight
from engine.grail_war.night_battles import NightBattles
from engine.grail_war.play import WarPlay, WarStep
from engine.grail_war.state import NightPlan, Team
from engine.kernel import saved
from engine.kernel.decision import Option

NEAR, LONG = 1, 2


@saved("grail_war.declarations")
class Declarations(WarStep):
    """Every team declares in secret (GW-100)."""

    def run(self, play: WarPlay) -> None:
        """One lane for each team with a servant."""
        teams = [team.number for team in play.state.teams if team.servant is not None]
        play.push(Targets())
        play.fork(*[Declare(team) for team in teams])


@saved("grail_war.declare")
class Declare(WarStep):
    """Stay, or a region, with the master or without him (choice 21)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask."""
        team = play.team(self.team)
        options: list[Option] = [("stay",)]
        along = team.master is not None and team.master.life > 0
        for region in play.state.city:
            if region != play.catalog.church:  # GW-41: it counts as not declaring
                options.append(("go", region, "alone"))
                if along:
                    options.append(("go", region, "together"))
        play.question(self, self.team, "master", "night", options)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note it; who stays away from the battle may rest (GW-102)."""
        team = play.team(self.team)
        if picked[0] == ("stay",):
            team.night = NightPlan()
        else:
            _, region, along = picked[0]
            team.night = NightPlan(region, along == "together")
            if along == "alone" and team.master is not None:
                rest_master(play, team)
            if familiars(play, team):
                play.push(SendScout(self.team))
        plan = team.night
        play.tell_team(self.team, events.Declared(self.team, plan.region, plan.master_along))


@saved("grail_war.send_scout")
class SendScout(WarStep):
    """A familiar widens the reach by 1 for this scene (table I)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask."""
        play.question(self, self.team, "master", "scout", [("keep",), ("send",)])

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Use it up."""
        if picked[0] == ("send",):
            team = play.team(self.team)
            play.master(self.team).goods.remove(familiars(play, team)[0])
            team.longer = 1


def place_of(team: Team) -> str:
    """Where a servant is at night."""
    return team.night.region if team.night is not None and team.night.region else team.base


def reach_of(play: WarPlay, team: Team) -> int:
    """How far battles are possible from the declared region (GW-103)."""
    reach = NEAR + team.longer + play.numbers(team.number).reach
    if team.master is not None:
        effect = play.catalog.strategies[team.master.sheet.strategy].effect
        reach += effect.squares if isinstance(effect, WiderReach) else 0
    return reach


def within_reach(play: WarPlay, number: int) -> list[Option]:
    """The servants and lone masters that a declared team may attack (GW-103, GW-104, GW-109)."""
    team = play.team(number)
    if team.night is None or not team.night.region or team.servant is None:
        return []
    reach, here = reach_of(play, team), team.night.region
    options: list[Option] = []
    for other in play.state.teams:
        if other is team or other.left:
            continue
        if other.servant is not None and not concealed_from(play, number, other.number):
            squares = distance(here, place_of(other))
            if squares <= reach:
                options.append(("attack", other.number, place_of(other)))
            elif squares <= LONG:
                options.append(("attack", other.number, place_of(other), "long"))
        known = team.spotted.get(other.number) == other.base or other.number in play.state.hunted
        if _alone(other) and known and here == other.base:
            options.append(("assault", other.number, other.base))
    return options


def _alone(team: Team) -> bool:
    """Whether a master is at his base without his servant (GW-109)."""
    if team.master is None:
        return False
    away = team.night is not None and bool(team.night.region) and not team.night.master_along
    return away or team.servant is None


@saved("grail_war.targets")
class Targets(WarStep):
    """Declared teams see who is near and pick a target in secret (GW-106)."""

    def run(self, play: WarPlay) -> None:
        """Tell them, then one lane for each."""
        asked: list[int] = []
        for team in play.state.teams:
            seen = within_reach(play, team.number)
            if seen:
                asked.append(team.number)
                listed = tuple(
                    (int(each[1]), str(each[2]), known_class_of(play, team.number, int(each[1])))
                    for each in seen
                )
                for other, region, _ in listed:
                    sight(play, team.number, other, region)
                play.tell_team(team.number, events.ReachSeen(team.number, listed))
        play.push(LongRange())
        if asked:
            play.fork(*[PickTarget(team) for team in asked])


@saved("grail_war.pick_target")
class PickTarget(WarStep):
    """One servant of the list, or none (choice 22)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask."""
        options: list[Option] = [("none",), *within_reach(play, self.team)]
        play.question(self, self.team, "master", "target", options)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note it."""
        team = play.team(self.team)
        if picked[0] == ("none",) or team.night is None:
            return
        verb, other, _, *far = picked[0]
        team.night = replace(team.night, target=other, long=bool(far), assault=verb == "assault")


@saved("grail_war.long_range")
class LongRange(WarStep):
    """Who is attacked from afar may avoid it, unless he attacks back (GW-105)."""

    def run(self, play: WarPlay) -> None:
        """Ask those who may."""
        asked: list[int] = []
        for team in play.state.teams:
            attackers = [
                other
                for other in play.state.teams
                if other.night is not None
                and other.night.target == team.number
                and other.night.long
                and (team.night is None or team.night.target != other.number)
            ]
            if attackers and team.servant is not None:
                asked.append(team.number)
                play.tell_team(team.number, events.AttackedFromAfar(team.number))
        play.push(NightBattles())
        if asked:
            play.fork(*[AskAvoid(team) for team in asked])


@saved("grail_war.ask_avoid")
class AskAvoid(WarStep):
    """Avoid it, or accept (choice 23)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask."""
        play.question(self, self.team, "master", "avoid", [("avoid",), ("accept",)])

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note it."""
        team = play.team(self.team)
        plan = team.night or NightPlan()
        team.night = replace(plan, accepts=picked[0] == ("accept",))
