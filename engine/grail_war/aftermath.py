"""What a battle of a campaign leaves behind: knowledge, merit, traces, and the fallen."""

from __future__ import annotations

from engine.grail_war.battle import winner_of
from engine.grail_war.battle_state import Battle, Side
from engine.grail_war.fronts import roles
from engine.grail_war.knowledge import earn, gain_info, gain_workshop, reward_kill
from engine.grail_war.play import WarPlay
from engine.grail_war.state import Residue

WON = 1


def settle_battle(play: WarPlay) -> int | None:
    """Give everybody what the battle has brought; returns the winning team, if there is one."""
    battle, state = play.battle, play.state
    winner = winner_of(battle)
    if battle.judged:
        _learn(play, battle)
    if winner is not None:
        earn(play, battle.sides[winner].team, WON)
    present = [play.servant(side.team).number for side in battle.sides if _present(side)]
    if present and battle.region:
        left = Residue(battle.region, tuple(present), state.round + 1, state.scene)
        state.residues.append(left)
    vanished = [side for side in battle.sides if side.out == "vanished"]
    for side in vanished:
        killer = _killer(battle, side)
        if killer is not None:
            reward_kill(play, killer.team, side.team)
    if vanished:
        state.last_stand = {side.team: side.total for side in battle.sides}
    for side in vanished:
        team = play.team(side.team)
        team.servant = None
        team.territory = None
    return None if winner is None else battle.sides[winner].team


def _present(side: Side) -> bool:
    return "servant" in roles(side)


def _learn(play: WarPlay, battle: Battle) -> None:
    """GW-56, GW-57, GW-96: one point for the battle, one more for a noble phantasm seen."""
    for side in battle.sides:
        for other in battle.sides:
            if other is side or not _present(other):
                continue
            servant = play.servant(other.team)
            gain_info(play, side.team, servant.number, "battle")
            if other.unveiled:
                gain_info(play, side.team, servant.number, "phantasm")
            place = play.team(other.team).territory
            if place is not None and place.region == battle.region:
                gain_workshop(play, side.team, other.team, 2)


def _killer(battle: Battle, victim: Side) -> Side | None:
    """Whose merit it is: of those still there the one with the highest total."""
    others = [side for side in battle.sides if side is not victim]
    standing = [side for side in others if side.out is None] or others
    best = max(standing, key=lambda side: side.total, default=None)
    return best if best is not None and best.total > 0 else None
