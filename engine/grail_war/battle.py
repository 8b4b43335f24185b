"""The course of a battle: opening, slots and pauses, and the end (section 12)."""

from __future__ import annotations

from dataclasses import replace

from engine.grail_war import battle_events as told
from engine.grail_war.battle_events import Lineup
from engine.grail_war.battle_state import Battle, mask
from engine.grail_war.falls import CheckFronts
from engine.grail_war.knowledge import sight
from engine.grail_war.pauses import Pause
from engine.grail_war.planning import MakePlans
from engine.grail_war.play import WarPlay, WarStep
from engine.grail_war.preparing import Preparations
from engine.grail_war.slots import resolve
from engine.kernel import saved

PAUSES = (3, 6)
LONG_PAUSES = (2,)
LONG_SLOTS = 5


def begin_battle(play: WarPlay, battle: Battle, after: WarStep) -> None:
    """Let a battle be fought next; ``after`` works out what it leads to."""
    play.state.battle = battle
    play.push(OpenBattle(), Pause(), Preparations(), MakePlans(), NextSlot(), CloseBattle(), after)


def known_class(play: WarPlay, team: int) -> str:
    """The class of a team's servant where it is public: in the quick modes."""
    servant = play.team(team).servant
    return servant.sheet.cls if servant is not None and play.state.mode == "battle" else ""


@saved("grail_war.open_battle")
class OpenBattle(WarStep):
    """The battle begins."""

    def run(self, play: WarPlay) -> None:
        """Tell everybody who stands against whom."""
        battle = play.battle
        for side in battle.sides if play.state.mode == "campaign" else ():
            for other in battle.sides:
                sight(play, side.team, other.team, battle.region)
        lineups = tuple(
            Lineup(side.team, side.front, side.rear, known_class(play, side.team))
            for side in battle.sides
        )
        event = told.BattleBegan(
            battle.region, lineups, battle.slots, battle.day, battle.long, battle.final
        )
        masked = tuple(replace(each, team=mask(n)) for n, each in enumerate(lineups))
        play.tell_battle(event, replace(event, lineups=masked))


@saved("grail_war.next_slot")
class NextSlot(WarStep):
    """The next slot, after the pause before it if there is one."""

    paused: int = 0

    def run(self, play: WarPlay) -> None:
        """Judge it, pause, or be done."""
        battle = play.battle
        for side in battle.sides:
            if side.out is not None:  # what is left of its plan nobody will see
                del side.plan[battle.slot :], side.aids[battle.slot :]
        if battle.slot >= battle.slots or len(battle.live) < 2 or battle.follow:
            return
        pauses = LONG_PAUSES if battle.long else PAUSES
        if battle.slot in pauses and self.paused < battle.slot:
            play.push(Pause(), NextSlot(battle.slot))
            return
        resolve(play)
        play.push(CheckFronts(), Regain(), NextSlot(self.paused))


@saved("grail_war.regain")
class Regain(WarStep):
    """What spells give back after the slot, if the front still stands (table S)."""

    def run(self, play: WarPlay) -> None:
        """Heal."""
        for side in play.battle.sides:
            (life, mana), side.regain = side.regain, (0, 0)
            if side.out is not None or not (life or mana):
                continue
            if side.front == "servant":
                servant = play.servant(side.team)
                gained = play.give_life(servant, life), play.give_mana(servant, mana)
            else:
                master = play.master(side.team)
                before = master.life, master.mana
                play.heal_master(master, life, mana)
                gained = master.life - before[0], master.mana - before[1]
            play.tell_battle(told.Regained(side.team, *gained))


# The end


@saved("grail_war.close_battle")
class CloseBattle(WarStep):
    """Totals and winner (GW-116 to GW-118, GW-178)."""

    def run(self, play: WarPlay) -> None:
        """Tell everybody."""
        battle = play.battle
        winner = winner_of(battle)
        event = told.BattleEnded(
            battle.region,
            tuple((side.team, side.total) for side in battle.sides),
            tuple((side.team, side.out) for side in battle.sides),
            None if winner is None else battle.sides[winner].team,
            battle.slot,
        )
        masked = replace(
            event,
            totals=tuple((mask(n), side.total) for n, side in enumerate(battle.sides)),
            outs=tuple((mask(n), side.out) for n, side in enumerate(battle.sides)),
            winner=None if winner is None else mask(winner),
        )
        play.tell_battle(event, masked)


def winner_of(battle: Battle) -> int | None:
    """The side that has won; None for nobody."""
    live = battle.live
    if len(live) == 1:
        return live[0]
    if not live:
        return None
    best = max(battle.sides[number].total for number in live)
    leading = [number for number in live if battle.sides[number].total == best]
    return leading[0] if len(leading) == 1 else None
