"""The round: a story scene, a battle scene, and what ends with them (sections 1, 6, 20, 21)."""

from __future__ import annotations

from engine.grail_war import events
from engine.grail_war.final import BeginFinal, end_war
from engine.grail_war.leaving import lose_servant
from engine.grail_war.morning import Mornings
from engine.grail_war.night import Declarations
from engine.grail_war.play import WarPlay, WarStep
from engine.grail_war.state import Act, Team
from engine.kernel import saved


@saved("grail_war.begin_round")
class BeginRound(WarStep):
    """A story scene, then a battle scene (GW-6); after the last round the Grail descends."""

    def run(self, play: WarPlay) -> None:
        """Begin the next one."""
        state = play.state
        if state.round >= state.rounds:
            play.push(BeginFinal())
            return
        state.round += 1
        for team in state.teams:
            team.round_flags.clear()
        play.push(
            BeginScene(day=True),
            Mornings(),
            EndScene(),
            BeginScene(day=False),
            Declarations(),
            EndScene(),
            self,
        )


@saved("grail_war.begin_scene")
class BeginScene(WarStep):
    """A scene begins with everybody free to act."""

    day: bool

    def run(self, play: WarPlay) -> None:
        """Forget what the last scene left."""
        state = play.state
        state.scene += 1
        state.phase = "story" if self.day else "night"
        state.last_stand.clear()
        for team in state.teams:
            team.master_act = team.servant_act = Act()
            team.night = None
            team.met = []
            team.fought = False
            team.longer = 0
            team.cloaked = False
            if team.servant is not None:
                team.servant.recalled = False
        play.emit(events.SceneBegan(state.round, state.scene, self.day))


@saved("grail_war.end_scene")
class EndScene(WarStep):
    """GW-52: overflow, then all deadlines at once, elimination, and the end of the war."""

    def run(self, play: WarPlay) -> None:
        """In that order."""
        state = play.state
        state.battle = None
        if state.phase == "story":
            state.residues = [each for each in state.residues if each.until > state.round]
        else:
            _lose_overflow(play)
        _meet_deadlines(play)
        _eliminate(play)
        complete = [team for team in state.teams if team.servant and team.master]
        play.emit(events.SceneEnded(state.scene, len(complete)))
        if len(complete) < 2:
            end_war(play)


def _lose_overflow(play: WarPlay) -> None:
    """GW-47: all mana above the maximum is lost; a link ends with its round."""
    for team in play.state.teams:
        if team.servant is not None:
            servant = team.servant
            servant.mana = min(servant.mana, play.numbers(team.number).mana)
            servant.boosted = False
        if team.master is not None:
            master = team.master
            master.mana = min(master.mana, master.most_mana)
            master.stat = master.sheet.mana


def _meet_deadlines(play: WarPlay) -> None:
    """GW-48, GW-49: who has not recovered vanishes or dies."""
    scene = play.state.scene
    for team in play.state.teams:
        servant, master = team.servant, team.master
        if team.left:
            if master is not None:
                team.master = None
                play.emit(events.MasterDied(team.number, "left"))
            if servant is not None:
                lose_servant(play, team.number, "left")
            continue
        if servant is not None and servant.deadline is not None and servant.deadline <= scene:
            lose_servant(play, team.number, "exhausted")
        if master is not None and master.deadline is not None and master.deadline <= scene:
            lose_master(play, team)


def lose_master(play: WarPlay, team: Team) -> None:
    """A master who was down dies."""
    team.master = None
    play.emit(events.MasterDied(team.number, "wounds"))


def _eliminate(play: WarPlay) -> None:
    """GW-182: who has lost the other stays until the end of the next scene, or a little longer."""
    scene = play.state.scene
    for team in play.state.teams:
        servant, master = team.servant, team.master
        if servant is not None and master is None:
            if servant.orphan is None:
                servant.orphan = scene + 1 + play.numbers(team.number).independent
            elif servant.orphan <= scene:
                lose_servant(play, team.number, "masterless")
        elif master is not None and servant is None:
            if master.orphan is None:
                master.orphan = scene + 1
            elif master.orphan <= scene:
                team.master = None
                play.emit(events.RefugeTaken(team.number))
        if team.servant is None and team.fell is None:
            team.fell = scene
