"""The end of the war: the last team standing, or the brawl for the Grail (section 21)."""

from __future__ import annotations

from engine.grail_war import events
from engine.grail_war.battle import begin_battle
from engine.grail_war.battle_events import BoutOver
from engine.grail_war.battle_state import Battle, Role, Side
from engine.grail_war.play import WarPlay, WarStep
from engine.grail_war.state import Team
from engine.kernel import Result, saved

MOST_FINALS = 3
RECOVERED = 3


def complete(play: WarPlay) -> list[Team]:
    """The teams that can win: both characters, and a player who is there."""
    return [team for team in play.state.teams if team.servant and team.master and not team.left]


def end_war(play: WarPlay) -> None:
    """GW-184: exactly one team left wins; none, the higher total of one last battle."""
    left = complete(play)
    if len(left) == 1:
        _finish(play, [left[0].number], "last")
        return
    if not left:
        totals = {
            team: total for team, total in play.state.last_stand.items() if not play.team(team).left
        }
        best = max(totals.values(), default=0)
        winners = [team for team, total in totals.items() if total == best]
        if len(winners) == 1:
            _finish(play, winners, "last_battle")
        else:
            _finish(play, [], "nobody")
        return
    _finish(play, _best_pools(play, left), "final")


def _finish(play: WarPlay, winners: list[int], reason: str) -> None:
    state = play.state
    play.emit(events.WarEnded(tuple(winners), reason))
    scores: list[int] = []
    for team in state.teams:
        fell = state.scene + 1 if team.fell is None else team.fell
        score = state.scene + 2 if team.number in winners else fell
        scores.append(-1 if team.left else score)
    if not winners:  # nobody has the Grail: a draw of all who have not given up
        scores = [-1 if team.left else 0 for team in state.teams]
    by_team = [1 + sum(other > score for other in scores) for score in scores]
    ranks = [max(by_team)] * state.seats
    for team in state.teams:
        for seat in team.seats:
            ranks[seat] = by_team[team.number]
    state.phase = "over"
    play.finish(Result(tuple(ranks), reason))


def _best_pools(play: WarPlay, left: list[Team]) -> list[int]:
    """GW-185: the highest life and mana of the servants, ties by merit, then shared."""

    def score(team: Team) -> tuple[int, int]:
        servant, master = play.servant(team.number), play.master(team.number)
        return servant.life + servant.mana, master.merit

    best = max(score(team) for team in left)
    return [team.number for team in left if score(team) == best]


@saved("grail_war.begin_final")
class BeginFinal(WarStep):
    """After the last round all teams left fight for the Grail (GW-185)."""

    def run(self, play: WarPlay) -> None:
        """Tell them, and begin."""
        state = play.state
        state.phase = "final"
        state.round += 1
        state.scene += 1
        state.fights = 0
        play.emit(events.GrailDescends(tuple(team.number for team in complete(play))))
        play.push(NextFinal())


@saved("grail_war.next_final")
class NextFinal(WarStep):
    """Up to three battles, with some recovery between them."""

    def run(self, play: WarPlay) -> None:
        """Begin the next one, or see who has won."""
        state = play.state
        left = complete(play)
        if len(left) < 2 or state.fights >= MOST_FINALS:
            end_war(play)
            return
        if state.fights:
            play.emit(BoutOver(state.fights))
        for team in left:
            servant = play.servant(team.number)
            if state.fights:
                play.recover(servant, play.spent(servant)[:RECOVERED])
                play.recover_critical(servant)
        state.fights += 1
        sides = [Side(team.number, "servant", _rear(team)) for team in left]
        begin_battle(play, Battle("", sides, final=True, intruded=True), AfterFinal())


def _rear(team: Team) -> Role | None:
    return "master" if team.master is not None and team.master.life > 0 else None


@saved("grail_war.after_final")
class AfterFinal(WarStep):
    """Who has vanished is out; then the next battle, or the end."""

    def run(self, play: WarPlay) -> None:
        """Go on."""
        battle = play.battle
        play.state.last_stand = {side.team: side.total for side in battle.sides}
        for side in battle.sides:
            if side.out == "vanished":
                team = play.team(side.team)
                team.servant = None
                team.territory = None
                team.fell = play.state.scene
        play.push(NextFinal())
