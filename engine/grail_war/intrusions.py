"""A third servant breaks into a battle (GW-171 to GW-173)."""

from __future__ import annotations

from typing import Any

from engine.grail_war import battle_events as told
from engine.grail_war.battle_state import Battle, Side
from engine.grail_war.cards import KINDS, distance
from engine.grail_war.play import WarPlay, WarStep
from engine.grail_war.state import Team
from engine.kernel import saved
from engine.kernel.decision import Option

QUICK_INTRUSION = 6
NEAR = 1


@saved("grail_war.intrusions")
class Intrusions(WarStep):
    """Idle teams nearby may break in; one intrusion in a battle."""

    def run(self, play: WarPlay) -> None:
        """Ask them all at the same time."""
        battle = play.battle
        if battle.intruded or battle.brawl or battle.day or len(battle.live) < 2:
            return
        idle = [team.number for team in play.state.teams if _may_intrude(play, battle, team)]
        if idle:
            play.push(Intrude())
            play.fork(*[AskIntrude(team) for team in idle])


def _may_intrude(play: WarPlay, battle: Battle, team: Team) -> bool:
    team.draft.pop("intrude", None)
    servant = team.servant
    if servant is None or team.left or battle.side_of(team.number) is not None:
        return False
    if play.state.mode == "battle":
        return play.state.intruder and battle.slot >= QUICK_INTRUSION
    if battle.final or team.fought or servant.recalled:
        return False
    place = team.night.region if team.night is not None and team.night.region else team.base
    return bool(place) and distance(place, battle.region) <= NEAR


@saved("grail_war.ask_intrude")
class AskIntrude(WarStep):
    """Break in on whom, or not at all."""

    team: int

    def run(self, play: WarPlay) -> None:
        """Ask; in a quick duel the third servant has to."""
        options: list[Option] = [("intrude", number) for number in play.battle.live]
        if play.state.mode == "campaign":
            options.insert(0, ("stay",))
        play.question(self, self.team, "master", "intrude", options)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Note it; it is told when all have answered."""
        if picked[0][0] == "intrude":
            play.team(self.team).draft["intrude"] = str(picked[0][1])


@saved("grail_war.intrude")
class Intrude(WarStep):
    """One of those who want to breaks in."""

    def run(self, play: WarPlay) -> None:
        """Ask the side that was not chosen whether it stays."""
        wanting = [team.number for team in play.state.teams if "intrude" in team.draft]
        if not wanting:
            return
        number = wanting[0] if len(wanting) == 1 else play.state.dice.pick(wanting)
        target = int(play.team(number).draft["intrude"])
        for team in wanting:
            del play.team(team).draft["intrude"]
        battle = play.battle
        battle.intruded = True
        play.team(number).fought = True
        told_to = [number, *(side.team for side in battle.sides)]
        seats = {seat for team in told_to for seat in play.team(team).seats}
        event = told.Intruded(number, battle.sides[target].team)
        play.emit(event, None if play.state.open_battles else tuple(sorted(seats)))
        freed = next(side for side in battle.live if side != target)
        play.push(Free(number, target, freed))


@saved("grail_war.free")
class Free(WarStep):
    """The other side goes free, or stays for a brawl (GW-172)."""

    intruder: int
    target: int
    freed: int

    def run(self, play: WarPlay) -> None:
        """Ask it."""
        team = play.side(self.freed).team
        play.question(self, team, "master", "freed", [("leave",), ("stay",)])

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """The running battle ends; what follows begins when its totals are told."""
        battle = play.battle
        stays = picked[0] == ("stay",)
        play.tell_battle(told.Freed(battle.sides[self.freed].team, stays))
        intruder = play.team(self.intruder)
        along = intruder.night is not None and intruder.night.master_along
        along = along or (play.state.mode == "battle" and intruder.master is not None)
        follow = [Side(self.intruder, "servant", "master" if along else None)]
        follow.append(_carried(play, battle.sides[self.target]))
        if stays:
            follow.append(_carried(play, battle.sides[self.freed]))
        battle.follow = follow


def _carried(play: WarPlay, side: Side) -> Side:
    """A side as it goes on: without shown tiles, unless Regrouping; what is used stays used."""
    servant, team = play.servant(side.team), play.team(side.team)
    most = play.numbers(side.team).regroup
    if most and side.front == "servant" and "regrouped" not in team.round_flags:
        ranks = play.numbers(side.team).ranks
        kinds = sorted(side.shown, key=lambda kind: (-ranks[kind], KINDS.index(kind)))
        full = play.numbers(side.team).stock
        lost = {kind: min(side.shown[kind], full[kind] - servant.stock[kind]) for kind in kinds}
        back = [kind for kind in kinds for _ in range(lost[kind])][:most]
        play.recover(servant, back)
        team.round_flags.append("regrouped")
        if back:
            play.tell_battle(told.Regrouped(side.team, len(back)))
    return Side(
        side.team,
        side.front,
        side.rear,
        pluses=side.pluses.copy(),
        bursts=side.bursts,
        released=side.released.copy(),
        rear_tiles=side.rear_tiles,
        front_tiles=side.front_tiles.copy(),
        casts=side.casts.copy(),
        secret_used=side.secret_used,
        charms=side.charms.copy(),
        swaps=side.swaps,
        sealed=side.sealed,
        belief=side.belief,
        layer=side.layer,
    )
