"""Quick modes: duel, row of duels, and brawl, without a map (GW-186 to GW-188)."""

from __future__ import annotations

from engine.grail_war import battle_events as told
from engine.grail_war.battle import begin_battle
from engine.grail_war.battle_state import Battle, Side
from engine.grail_war.play import WarPlay, WarStep
from engine.kernel import Result, saved

MOST_BOUTS = 5
RECOVERED = 3


@saved("grail_war.begin_quick")
class BeginQuick(WarStep):
    """The first battle; with an intruder the last team waits beside it."""

    def run(self, play: WarPlay) -> None:
        """Begin it."""
        state = play.state
        state.phase = "battle"
        fighting = state.teams[:-1] if state.intruder else state.teams
        state.fights = 1
        battle = Battle("", [_side(play, team.number) for team in fighting])
        begin_battle(play, battle, AfterBout())


def _side(play: WarPlay, team: int) -> Side:
    return Side(team, "servant", "master" if play.team(team).master else None)


def alive(play: WarPlay) -> list[int]:
    """The teams whose servant stands and whose player is there."""
    return [
        team.number
        for team in play.state.teams
        if not team.left
        and team.servant is not None
        and team.servant.life > 0
        and team.servant.mana >= -play.numbers(team.number).floor
    ]


@saved("grail_war.after_bout")
class AfterBout(WarStep):
    """After a battle: what breaks in, the next of a row, or the end."""

    def run(self, play: WarPlay) -> None:
        """Go on, or finish."""
        state, battle = play.state, play.battle
        for side in battle.sides:
            play.team(side.team).totals += side.total
        if battle.follow:
            following = [side for side in battle.follow if side.team in alive(play)]
            if len(following) > 1:
                begin_battle(play, Battle("", following, intruded=True), self)
                return
        standing = alive(play)
        over = len(standing) < 2 or (len(state.teams) == 2 and len(standing) < len(state.teams))
        if not state.to_the_end or state.fights >= MOST_BOUTS or over:
            finish_quick(play)
            return
        state.fights += 1
        for number in standing:
            servant = play.servant(number)
            play.recover(servant, play.spent(servant)[:RECOVERED])
            play.recover_critical(servant)
        play.emit(told.BoutOver(state.fights - 1))
        battle = Battle("", [_side(play, number) for number in standing], intruded=True)
        begin_battle(play, battle, self)


def finish_quick(play: WarPlay) -> None:
    """Rank those who stand by their totals, then the others (GW-116, GW-178, GW-187)."""
    state = play.state
    standing = alive(play)
    scores: list[tuple[int, int]] = []
    for team in state.teams:
        if team.left:
            scores.append((-1, 0))
        elif team.number in standing:
            scores.append((1, team.totals))
        else:
            scores.append((0, team.totals if standing else 0))
    by_team = [1 + sum(other > score for other in scores) for score in scores]
    ranks = [0] * state.seats
    for team in state.teams:
        for seat in team.seats:
            ranks[seat] = by_team[team.number]
    state.phase = "over"
    play.finish(Result(tuple(ranks), "vanished" if len(standing) < len(scores) else "totals"))
