"""The start of a campaign: the class draft, then every team makes its characters."""

from __future__ import annotations

from typing import Any

from engine.grail_war import events
from engine.grail_war.cards import Catalog
from engine.grail_war.knowledge import gain_info
from engine.grail_war.making_masters import MakeMaster
from engine.grail_war.making_servants import MakeServant
from engine.grail_war.play import WarPlay, WarStep
from engine.grail_war.scenes import BeginRound
from engine.grail_war.state import Summoning
from engine.kernel import saved
from engine.kernel.decision import Option


@saved("grail_war.begin_campaign")
class BeginCampaign(WarStep):
    """Everything before the first scene."""

    def run(self, play: WarPlay) -> None:
        """Draw the order of the draft (GW-26) and go on team by team."""
        state = play.state
        count = len(state.teams)
        state.city = play.catalog.city(count)
        state.order = list(range(count))
        state.dice.shuffle(state.order)
        for team in state.teams:
            team.info = [0] * count
        play.emit(events.WarBegan(count, state.city, state.rounds))
        drafts = [DraftClass(team) for team in state.order]
        play.push(*drafts, MakeTeams(), FirstInsights(), BeginRound())


@saved("grail_war.draft_class")
class DraftClass(WarStep):
    """A class nobody has (GW-26)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask for it."""
        options: list[Option] = [("class", key) for key in free_classes(play)]
        play.question(self, self.team, "servant", "class", options)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note it; nobody else learns of it."""
        cls = picked[0][1]
        play.team(self.team).draft["class"] = cls
        play.tell_team(self.team, events.ClassDrafted(self.team, cls))


def free_classes(play: WarPlay) -> list[str]:
    """The classes still to be had; the extra ones only if the table plays with them."""
    taken = {team.draft.get("class") for team in play.state.teams}
    return [
        card.key
        for card in play.catalog.classes.values()
        if card.key not in taken and (play.state.extra or not card.extra)
    ]


@saved("grail_war.make_teams")
class MakeTeams(WarStep):
    """Master, servant and base of every team, all at the same time and in secret."""

    def run(self, play: WarPlay) -> None:
        """One lane for each team."""
        play.fork(*[MakeTeam(team.number) for team in play.state.teams])


@saved("grail_war.make_team")
class MakeTeam(WarStep):
    """One team's characters."""

    team: int

    def run(self, play: WarPlay) -> None:
        """In order."""
        play.push(MakeMaster(self.team), MakeServant(self.team), PickBase(self.team))


@saved("grail_war.pick_base")
class PickBase(WarStep):
    """The secret base (GW-40)."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask; the default is another region for every team."""
        regions = bases(play.catalog, play.state.city)
        options: list[Option] = [("region", region) for region in regions]
        default = (3 * self.team + 1) % len(options)
        play.question(self, self.team, "master", "base", options, default=(default,))

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Settle there."""
        team = play.team(self.team)
        team.base = picked[0][1]
        team.draft.clear()
        team.enlist(play.catalog)
        master, servant = play.master(self.team), play.servant(self.team)
        cls = servant.sheet.cls
        team.summoning = Summoning(master.sheet.name, cls, servant.sheet.name)
        event = events.TeamReady(self.team, master.sheet.name, servant.sheet.name, team.base)
        play.tell_team(self.team, event)


def bases(catalog: Catalog, city: tuple[str, ...]) -> list[str]:
    """Where a base may be: anywhere but at the church."""
    return [region for region in city if region != catalog.church]


@saved("grail_war.first_insights")
class FirstInsights(WarStep):
    """Name Discernment: one info point on every other servant (table K2)."""

    def run(self, play: WarPlay) -> None:
        """Tell those who have it."""
        for team in play.state.teams:
            if team.servant is not None and play.numbers(team.number).discerns:
                for other in play.state.teams:
                    gain_info(play, team.number, other.number, "discern")
