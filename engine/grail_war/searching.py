"""What a search finds where nobody is met, and who is where by day (GW-64 to GW-68)."""

from __future__ import annotations

from typing import Any

from engine.grail_war.knowledge import (
    MOST_FROM_AFAR,
    concealed_from,
    gain_info,
    gain_land,
    gain_workshop,
    useful_residue,
)
from engine.grail_war.play import WarPlay, WarStep
from engine.grail_war.state import Team
from engine.kernel import saved
from engine.kernel.decision import Option

_AT_BASE = frozenset({"rest", "link", "move_base"})


def masters_at(play: WarPlay, region: str) -> tuple[list[int], list[int]]:
    """The masters who search a region and can be met, and the others who are met there."""
    searching: list[int] = []
    others: list[int] = []
    for team in play.state.teams:
        act = team.master_act
        if team.master is None or team.cloaked or team.left:
            continue
        if act.verb == "search" and act.region == region:
            searching.append(team.number)
        elif region == {"recontract": act.region}.get(act.verb, _home(team)):
            others.append(team.number)
    return searching, others


def _home(team: Team) -> str:
    """Where a master who does not go out can be met, if he can be."""
    return team.base if team.master_act.verb in _AT_BASE else ""


def searched(play: WarPlay, region: str, met: list[int]) -> list[int]:
    """The teams whose master searches a region and meets no master there."""
    return [
        team.number
        for team in play.state.teams
        if team.master is not None
        and team.master_act.verb == "search"
        and team.master_act.region == region
        and team.number not in met
    ]


def lone_servants(play: WarPlay, team: int, region: str) -> list[int]:
    """The servants without a master beside them that a searcher comes upon (GW-75)."""
    found: list[int] = []
    for other in play.state.teams:
        act = other.servant_act
        if other.number == team or other.servant is None or other.left:
            continue
        if concealed_from(play, team, other.number) or play.team(team).cloaked:
            continue
        here = act.verb in {"feed", "territory", "recontract"} and act.region == region
        tends = act.verb == "tend" and other.territory and other.territory.region == region
        at_base = act.verb in {"rest", "wait"} and other.base == region
        beside = other.master is not None and other.master_act.verb in _AT_BASE
        if here or tends or (at_base and not beside):
            found.append(other.number)
    return found


@saved("grail_war.region_point")
class RegionPoint(WarStep):
    """One point of a region's information: residual thoughts, or the land (GW-65, GW-66)."""

    team: int
    region: str

    def run(self, play: WarPlay) -> None:
        """Ask which servant, where there are several."""
        if play.team(self.team).master is None:
            return
        useful = useful_residue(play, self.team, self.region)
        if len(useful) > 1:
            info = play.team(self.team).info
            useful.sort(key=lambda servant: (info[servant], servant))
            options: list[Option] = [("residue", servant) for servant in useful]
            about: Option = ("region", self.region)
            play.question(self, self.team, "master", "residue", options, about=about)
            return
        self._find(play, useful[0] if useful else None)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Study him."""
        self._find(play, picked[0][1])

    def _find(self, play: WarPlay, servant: int | None) -> None:
        if servant is not None:
            gain_info(play, self.team, servant, "residue", most=MOST_FROM_AFAR)
        else:
            gain_land(play, self.team, self.region)
        self._workshops(play)

    def _workshops(self, play: WarPlay) -> None:
        """GW-68, GW-96: who makes items there, and whose territory it is."""
        for other in play.state.teams:
            if other.number == self.team or other.servant is None:
                continue
            if other.territory is not None and other.territory.region == self.region:
                gain_workshop(play, self.team, other.number, 1)
            if other.servant_act.verb == "items" and other.base == self.region:
                gain_info(play, self.team, other.servant.number, "items")
