"""Searching a region, whom a master meets there, and what comes of it (section 8)."""

from __future__ import annotations

from typing import Any

from engine.grail_war import events
from engine.grail_war.daytime import DayBattle
from engine.grail_war.effects import Negotiate
from engine.grail_war.knowledge import (
    MOST_FROM_AFAR,
    concealed_from,
    earn,
    gain_info,
    known_class_of,
    sight,
)
from engine.grail_war.play import WarPlay, WarStep
from engine.grail_war.searching import RegionPoint, lone_servants, masters_at, searched
from engine.grail_war.state import Team
from engine.kernel import saved
from engine.kernel.decision import Option

FLIGHT = 2


@saved("grail_war.searches")
class Searches(WarStep):
    """Searches from afar, by familiar and in person, region by region."""

    def run(self, play: WarPlay) -> None:
        """Line them up."""
        teams = [team for team in play.state.teams if team.master is not None]
        following: list[WarStep] = []
        searched_regions: set[str] = set()
        for team in teams:
            act = team.master_act
            if act.verb == "far_search" and team.servant is not None:
                following.append(FarSearch(team.number))
            elif act.verb == "sent_search":
                following.append(RegionPoint(team.number, act.region))
            elif act.verb == "search":
                searched_regions.add(act.region)
        following += [
            MeetRegion(region) for region in play.state.city if region in searched_regions
        ]
        play.push(*following)


@saved("grail_war.far_search")
class FarSearch(WarStep):
    """A search by Clairvoyance: who is there, and one point on one of them (GW-67)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Look, and ask whom to study."""
        there = self._there(play)
        if len(there) > 1:
            options: list[Option] = [("study", other) for other in there]
            about: Option = ("region", play.team(self.team).master_act.region)
            play.question(self, self.team, "master", "far_target", options, about=about)
            return
        self._tell(play, there)
        if there:
            self._study(play, there[0])

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Study him."""
        self._tell(play, self._there(play))
        self._study(play, picked[0][1])

    def _tell(self, play: WarPlay, there: list[int]) -> None:
        region = play.team(self.team).master_act.region
        seen = tuple((other, region, known_class_of(play, self.team, other)) for other in there)
        for other in there:
            sight(play, self.team, other, region)
        play.tell_team(self.team, events.ReachSeen(self.team, seen))

    def _there(self, play: WarPlay) -> list[int]:
        region = play.team(self.team).master_act.region
        return [
            other.number
            for other in play.state.teams
            if other.number != self.team
            and other.servant is not None
            and _place(other) == region
            and not concealed_from(play, self.team, other.number)
        ]

    def _study(self, play: WarPlay, other: int) -> None:
        number = play.servant(other).number
        gain_info(play, self.team, number, "far_sight", most=MOST_FROM_AFAR)


def _place(team: Team) -> str:
    """Where a servant is by day."""
    act = team.servant_act
    if act.verb == "tend" and team.territory is not None:
        return team.territory.region
    return act.region if act.verb in {"follow", "feed", "territory", "recontract"} else team.base


@saved("grail_war.meet_region")
class MeetRegion(WarStep):
    """Who searches a region meets who is there (GW-64)."""

    region: str

    def run(self, play: WarPlay) -> None:
        """Masters meet masters; who meets none finds lone servants, or searches."""
        searching, others = masters_at(play, self.region)
        group = [*searching, *others]
        church = self.region == play.catalog.church
        if searching and len(group) > 1 and not church:
            group.sort()
            _tell_meeting(play, self.region, group)
            play.push(Stances(self.region, tuple(group)))
            alone = searched(play, self.region, met=group)
        else:
            alone = searched(play, self.region, met=[])
        for number in alone:
            servants = [] if church else lone_servants(play, number, self.region)
            for other in servants:
                sight(play, number, other, self.region)
                gain_info(play, number, play.servant(other).number, "alone")
            if not servants:
                play.push(RegionPoint(number, self.region))


def _along(play: WarPlay, team: int) -> bool:
    """Whether a team's servant is beside its master by day."""
    mine = play.team(team)
    if mine.servant is None:
        return False
    if mine.servant_act.verb == "follow":
        return True
    at_home = mine.master_act.verb in {"rest", "link", "move_base"}
    return at_home and mine.servant_act.verb in {"rest", "wait"}


def seen_along(play: WarPlay, team: int, other: int) -> bool:
    """Whether ``team`` sees the servant of ``other`` beside its master."""
    return _along(play, other) and not concealed_from(play, team, other)


def _tell_meeting(play: WarPlay, region: str, group: list[int]) -> None:
    for number in group:
        play.team(number).met = [other for other in group if other != number]
        for other in group:
            sight(play, number, other, region)
        along = tuple(
            other for other in group if other == number or seen_along(play, number, other)
        )
        along = tuple(other for other in along if _along(play, other))
        play.tell_team(number, events.Met(region, tuple(group), along))


# Stances


@saved("grail_war.stances")
class Stances(WarStep):
    """Everybody who meets chooses in secret (GW-69)."""

    region: str
    teams: tuple[int, ...]

    def run(self, play: WarPlay) -> None:
        """One lane for each."""
        play.push(ResolveStances(self.region, self.teams))
        play.fork(*[AskStance(team, self.teams, self.region) for team in self.teams])


@saved("grail_war.ask_stance")
class AskStance(WarStep):
    """Talk, fight somebody, or flee."""

    team: int
    teams: tuple[int, ...]
    region: str

    def run(self, play: WarPlay) -> None:
        """Ask the master."""
        master = play.team(self.team).master
        if master is None:
            return
        options: list[Option] = []
        if master.life > 0:
            options.append(("talk",))
            options += [("fight", other) for other in self.teams if other != self.team]
        options.append(("flee", "life"))
        if master.luck > 0:
            options.append(("flee", "luck"))
        about: Option = ("region", self.region)
        play.question(self, self.team, "master", "stance", options, about=about)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note it; it is told when all have answered."""
        play.team(self.team).draft["stance"] = ":".join(str(word) for word in picked[0])


@saved("grail_war.resolve_stances")
class ResolveStances(WarStep):
    """Flights, fights, or peace (GW-70 to GW-74)."""

    region: str
    teams: tuple[int, ...]

    def run(self, play: WarPlay) -> None:
        """Work out who does what to whom."""
        stances = {
            team: play.team(team).draft.pop("stance", "talk").split(":") for team in self.teams
        }
        fights = {team: int(words[1]) for team, words in stances.items() if words[0] == "fight"}
        if not fights:
            self._part(play, [team for team, words in stances.items() if words[0] == "talk"])
            return
        fleeing = {
            team: words[1]
            for team, words in stances.items()
            if words[0] == "flee" and team in fights.values()
        }
        edges = [(one, other) for one, other in fights.items() if other not in fleeing]
        groups = connected(edges)
        fighting = {team for group in groups for team in group}
        following: list[WarStep] = []
        for team, way in fleeing.items():
            pursuers = [one for one, other in fights.items() if other == team]
            following += _flee(play, team, pursuers, self.region, luck=way == "luck")
        for team in fights:  # GW-73: the master fled from searches on
            if team not in fighting and play.team(team).master_act.verb == "search":
                following.append(RegionPoint(team, self.region))
        starters = tuple(sorted(fights))
        following += [DayBattle(self.region, tuple(group), starters) for group in groups]
        play.push(*following)

    def _part(self, play: WarPlay, talking: list[int]) -> None:
        """GW-74: peace, a point on the other's servant, and word about a third."""
        if len(talking) < 2:
            return
        seats = tuple(seat for team in talking for seat in play.team(team).seats)
        play.emit(events.Talked(self.region, tuple(talking)), seats)
        for team in talking:
            for other in talking:
                if other != team and seen_along(play, team, other):
                    gain_info(play, team, play.servant(other).number, "meeting")
            _negotiate(play, team)
        play.push(PassOns(tuple(talking)))


def _negotiate(play: WarPlay, team: int) -> None:
    mine = play.team(team)
    if mine.master is None or "negotiated" in mine.round_flags:
        return
    effect = play.catalog.strategies[mine.master.sheet.strategy].effect
    if isinstance(effect, Negotiate):
        mine.round_flags.append("negotiated")
        earn(play, team, effect.merit)


def connected(edges: list[tuple[int, int]]) -> list[list[int]]:
    """The connected groups of a graph, each sorted, in the order of their first member."""
    groups: list[set[int]] = []
    for edge in edges:
        joined = set(edge)
        for group in [group for group in groups if group & joined]:
            joined |= group
            groups.remove(group)
        groups.append(joined)
    return sorted(sorted(group) for group in groups)


def _flee(
    play: WarPlay, team: int, pursuers: list[int], region: str, *, luck: bool
) -> list[WarStep]:
    """GW-71, GW-72: life for the strongest pursuer's combat, or a luck point and a find."""
    master = play.master(team)
    if luck:
        master.luck -= 1
        play.emit(events.Fled(team, luck=True, life=0), _seats(play, [team, *pursuers]))
        along = [other for other in pursuers if _along(play, other)]
        if along:
            gain_info(play, team, play.servant(along[0]).number, "luck")
            return []
        return [RegionPoint(team, region)]
    life = FLIGHT * max(play.master(other).combat for other in pursuers)
    play.emit(events.Fled(team, luck=False, life=life), _seats(play, [team, *pursuers]))
    flee_with_life(play, team, life)
    return []


def flee_with_life(play: WarPlay, team: int, life: int) -> None:
    """Whom the flight brings to 0 or below dies at once (GW-71)."""
    master = play.master(team)
    master.life -= life
    if master.life <= 0:
        play.team(team).master = None
        play.emit(events.MasterDied(team, "flight"))


def _seats(play: WarPlay, teams: list[int]) -> tuple[int, ...]:
    return tuple(sorted({seat for team in teams for seat in play.team(team).seats}))


@saved("grail_war.pass_ons")
class PassOns(WarStep):
    """Who has talked may pass on one point on a third servant (GW-74)."""

    teams: tuple[int, ...]

    def run(self, play: WarPlay) -> None:
        """Ask those who know something."""
        asked = [team for team in self.teams if len(_words(play, team, self.teams)) > 1]
        if asked:
            play.push(PassedOn(self.teams))
            play.fork(*[AskPass(team, self.teams) for team in asked])


def _words(play: WarPlay, team: int, teams: tuple[int, ...]) -> list[Option]:
    options: list[Option] = [("nothing",)]
    info = play.team(team).info
    for other in teams:
        if other == team:
            continue
        servants = [play.team(each).servant for each in (team, other)]
        mine = {each.number for each in servants if each is not None}
        options += [
            ("pass", servant, other)
            for servant, points in enumerate(info)
            if points > 0 and servant not in mine and play.owner_of(servant) is not None
        ]
    return options


@saved("grail_war.ask_pass")
class AskPass(WarStep):
    """One point on one servant to one of them, or nothing."""

    team: int
    teams: tuple[int, ...]

    def run(self, play: WarPlay) -> None:
        """Ask."""
        play.question(self, self.team, "master", "pass_on", _words(play, self.team, self.teams))

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note it."""
        if picked[0] != ("nothing",):
            _, servant, other = picked[0]
            play.team(self.team).draft["pass"] = f"{servant}:{other}"


@saved("grail_war.passed_on")
class PassedOn(WarStep):
    """What was passed on arrives."""

    teams: tuple[int, ...]

    def run(self, play: WarPlay) -> None:
        """Only what the other does not know already, and up to grade 4."""
        for team in self.teams:
            words = play.team(team).draft.pop("pass", "")
            if words:
                servant, other = (int(word) for word in words.split(":"))
                most = min(MOST_FROM_AFAR, play.team(team).info[servant])
                gain_info(play, other, servant, "passed_on", most=most)
