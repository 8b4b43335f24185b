"""Who falls: life and floor are checked after every slot and every pursuit (GW-144)."""

from __future__ import annotations

from typing import Any

from engine.grail_war import battle_events as told
from engine.grail_war.battle_state import Side
from engine.grail_war.fronts import roles
from engine.grail_war.play import WarPlay, WarStep
from engine.kernel import saved
from engine.kernel.decision import Option


@saved("grail_war.check_fronts")
class CheckFronts(WarStep):
    """Life and floor of everybody are checked at the same moment (GW-144)."""

    def run(self, play: WarPlay) -> None:
        """See who falls; an absent master is asked first (GW-180)."""
        battle = play.battle
        asked: list[WarStep] = []
        for number, side in enumerate(battle.sides):
            if side.out not in {None, "fled"}:
                continue
            if "servant" in roles(side) and (step := _check_servant(play, number, side)):
                asked.append(step)
            if side.front == "master" and _master_life(play, side) <= 0:
                side.out = side.out or "fell"
            elif side.rear == "master" and play.master(side.team).life <= 0:
                side.rear = None  # GW-51: who is down is in no battle
        play.push(*asked)


def _master_life(play: WarPlay, side: Side) -> int:
    return play.master(side.team).life + side.layer[0]


def _check_servant(play: WarPlay, number: int, side: Side) -> WarStep | None:
    servant, known = play.servant(side.team), play.numbers(side.team)
    if servant.mana < -known.floor:
        vanish(play, number)
        return None
    if servant.life > 0:
        return None
    if play.state.mode == "battle":
        endures = servant.endured < min(1, known.endure)
    else:
        endures = servant.endured < known.endure
    if endures:
        servant.endured += 1
        servant.life = 1
        play.tell_battle(told.Endured(side.team))
        return None
    master = play.team(side.team).master
    absent = play.state.mode == "campaign" and "master" not in roles(side)
    if absent and master is not None and master.seals > 0:
        return Recall(number)
    vanish(play, number)
    return None


@saved("grail_war.recall")
class Recall(WarStep):
    """The absent master spends a command spell, or lets his servant vanish (GW-180)."""

    side: int

    def run(self, play: WarPlay) -> None:
        """Ask."""
        options: list[Option] = [("recall",), ("let_go",)]
        play.question(self, play.side(self.side).team, "master", "recall", options)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Bring him home with 1 life, or not."""
        side = play.side(self.side)
        if picked[0] == ("let_go",):
            vanish(play, self.side)
            return
        servant = play.servant(side.team)
        play.master(side.team).seals -= 1
        servant.life = 1
        servant.recalled = True
        side.out = "recalled"
        play.emit(told.SealSpent(side.team, "recall"))
        play.emit(told.ServantRecalled(side.team))


def vanish(play: WarPlay, number: int) -> None:
    """A servant vanishes in battle (GW-14, GW-179); the war counts him out afterwards."""
    side = play.side(number)
    side.out = "vanished"
    servant = play.servant(side.team)
    servant.life = min(servant.life, 0)
    found_out = any(
        team.number != side.team and team.info and team.info[servant.number] >= 5
        for team in play.state.teams
    )
    name = servant.sheet.name if found_out or play.state.mode == "battle" else None
    play.emit(told.ServantVanished(side.team, servant.sheet.cls, name))
