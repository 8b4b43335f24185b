"""Giving up: the team is out, and nobody waits for it any more."""

from __future__ import annotations

from engine.grail_war.play import WarPlay
from engine.grail_war.quick import finish_quick
from engine.grail_war.viewing import team_of


def leave(play: WarPlay, seat: int) -> None:
    """Take a team out for good; whoever is left alone has won."""
    state = play.state
    team = team_of(state, seat)
    if team is None or team.left:
        return
    team.left = True
    if state.mode == "battle":
        staying = [other for other in state.teams if not other.left]
        if len(staying) < 2:
            finish_quick(play)
            return
        _leave_battle(play, team.number)
    for each in team.seats:
        play.waive(each)


def _leave_battle(play: WarPlay, team: int) -> None:
    battle = play.state.battle
    number = battle.side_of(team) if battle is not None else None
    if battle is not None and number is not None and battle.sides[number].out is None:
        battle.sides[number].out = "fled"
