"""The start of a story scene: recovery and supply, then the declarations (section 6, section 8)."""

from __future__ import annotations

from engine.grail_war import events
from engine.grail_war.day import ResolveDay
from engine.grail_war.declaring import DeclareMaster
from engine.grail_war.play import WarPlay, WarStep
from engine.grail_war.recovering import RecoverTiles, Supply, TendTerritory, UseGoods
from engine.grail_war.state import Team
from engine.kernel import saved

TILES = 3
MASTER_LIFE, MASTER_MANA = 5, 10


@saved("grail_war.mornings")
class Mornings(WarStep):
    """GW-43: what recovers by itself; then every team goes on in secret."""

    def run(self, play: WarPlay) -> None:
        """Recover, then one lane for each team."""
        teams = [team for team in play.state.teams if team.servant or team.master]
        for team in teams:
            _recover(play, team)
        play.push(ResolveDay())
        play.fork(*[TeamMorning(team.number) for team in teams])


def _recover(play: WarPlay, team: Team) -> None:
    """GW-44, GW-45, regeneration, and what Mad Enhancement costs."""
    servant, master = team.servant, team.master
    before = (master.life, master.mana) if master else (0, 0)
    if master is not None:
        play.heal_master(master, MASTER_LIFE, MASTER_MANA)
    gained, paid = 0, 0
    if servant is not None:
        known = play.numbers(team.number)
        play.recover_critical(servant)
        gained = play.give_life(servant, known.regeneration)
        paid = known.upkeep
        if paid:
            from_master = min(paid, master.mana) if master is not None else 0
            if master is not None:
                master.mana -= from_master
            play.take_mana(servant, paid - from_master)
    after = (master.life, master.mana) if master else (0, 0)
    event = events.Morning(team.number, after[0] - before[0], after[1] - before[1], gained, paid)
    play.tell_team(team.number, event)


@saved("grail_war.team_morning")
class TeamMorning(WarStep):
    """One team's morning."""

    team: int

    def run(self, play: WarPlay) -> None:
        """In the order of GW-43."""
        number = self.team
        play.push(
            RecoverTiles(number, TILES),
            UseGoods(number),
            TendTerritory(number, focus=False),
            Supply(number),
            DeclareMaster(number),
        )
