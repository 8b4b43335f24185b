"""A battle by day: the masters in front, their servants where they say (GW-76 to GW-79)."""

from __future__ import annotations

from typing import Any

from engine.grail_war import events
from engine.grail_war.aftermath import settle_battle
from engine.grail_war.battle import begin_battle
from engine.grail_war.battle_state import Battle, Role, Side
from engine.grail_war.knowledge import sanction
from engine.grail_war.play import WarPlay, WarStep
from engine.grail_war.searching import RegionPoint
from engine.kernel import saved
from engine.kernel.decision import Option

CROWDED = 2


@saved("grail_war.day_battle")
class DayBattle(WarStep):
    """Masters who fight; ``starters`` are those who chose to (GW-70)."""

    region: str
    teams: tuple[int, ...]
    starters: tuple[int, ...]

    def run(self, play: WarPlay) -> None:
        """Ask for the formations, then fight."""
        play.emit(events.FightByDay(self.region))
        play.push(StartDayBattle(self.region, self.teams, self.starters))
        asked = [team for team in self.teams if _servant_along(play, team)]
        if asked:
            play.fork(*[AskFormation(team) for team in asked])


def _servant_along(play: WarPlay, number: int) -> bool:
    team = play.team(number)
    if team.servant is None:
        return False
    home = team.master_act.verb != "search" and team.servant_act.verb in {"rest", "wait"}
    return home or team.servant_act.verb == "follow"


@saved("grail_war.ask_formation")
class AskFormation(WarStep):
    """Where the servant stands (choice 18)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask."""
        options: list[Option] = [("rear",), ("front",), ("out",)]
        play.question(self, self.team, "master", "formation", options)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note it."""
        play.team(self.team).draft["formation"] = picked[0][0]


@saved("grail_war.start_day_battle")
class StartDayBattle(WarStep):
    """The sides form, and the church sees what it sees."""

    region: str
    teams: tuple[int, ...]
    starters: tuple[int, ...]

    def run(self, play: WarPlay) -> None:
        """Begin the battle."""
        population = play.catalog.regions[self.region].population
        sides: list[Side] = []
        for number in self.teams:
            team = play.team(number)
            formation = team.draft.pop("formation", "out")
            front: Role = "servant" if formation == "front" else "master"
            rear: Role | None = None
            if formation != "out":
                rear = "master" if formation == "front" else "servant"
            sides.append(Side(number, front, rear))
            if formation == "front" and population > 0:
                sanction(play, number, "daylight", self.region)
            elif population >= CROWDED and number in self.starters:
                sanction(play, number, "crowd", self.region)
        begin_battle(play, Battle(self.region, sides, day=True), AfterDayBattle(self.region))


@saved("grail_war.after_day_battle")
class AfterDayBattle(WarStep):
    """The winner gains a point of the region's information (GW-79)."""

    region: str

    def run(self, play: WarPlay) -> None:
        """Settle it."""
        winner = settle_battle(play)
        if winner is not None:
            play.push(RegionPoint(winner, self.region))
