"""Being out of the war: vanished outside of a battle, or given up."""

from __future__ import annotations

from engine.grail_war import events
from engine.grail_war.events import Loss
from engine.grail_war.final import end_war
from engine.grail_war.play import WarPlay
from engine.grail_war.quick import finish_quick
from engine.grail_war.state import Team, War
from engine.grail_war.viewing import team_of


def lose_servant(play: WarPlay, number: int, why: Loss) -> None:
    """A servant vanishes outside of a battle, and his territory with him."""
    team = play.team(number)
    servant = play.servant(number)
    found_out = any(
        other.info[servant.number] >= 5 for other in play.state.teams if other is not team
    )
    name = servant.sheet.name if found_out else None
    play.emit(events.ServantLost(number, servant.sheet.cls, name, why))
    team.servant = None
    team.territory = None


def leave(play: WarPlay, seat: int) -> None:
    """Take a team out for good; whoever is left alone has won."""
    state = play.state
    team = team_of(state, seat)
    if team is None or team.left or state.phase == "over":
        return
    team.left = True
    staying = [other for other in state.teams if not other.left and other.fell is None]
    if len(staying) < 2:
        if state.mode == "battle":
            finish_quick(play)
        else:
            end_war(play)
        return
    _leave_battle(play, team.number)
    for each in team.seats:
        play.waive(each)


def is_out(state: War, seat: int) -> bool:
    """Whether a seat's part in the war is over for good, as everybody has been told.

    A team that has lost its servant may find another one, as long as its master lives and the
    last battles have not begun; one whose servant was taken over has no seat in any team.
    """
    team = team_of(state, seat)
    if team is None or team.left:
        return True
    if state.phase == "creation":
        return False
    if state.mode == "battle":
        return _fell(state, team)
    final = state.phase == "final"
    return (team.servant is None and team.master is None) or (final and team.servant is None)


def _fell(state: War, team: Team) -> bool:
    """Whether a servant of a quick battle has vanished, and fights in no later one."""
    servant, battle = team.servant, state.battle
    side = None if battle is None else battle.side_of(team.number)
    if battle is not None and side is not None:
        return battle.sides[side].out == "vanished"
    return servant is not None and servant.life <= 0


def _leave_battle(play: WarPlay, team: int) -> None:
    battle = play.state.battle
    number = battle.side_of(team) if battle is not None else None
    if battle is not None and number is not None and battle.sides[number].out is None:
        battle.sides[number].out = "fled"
