"""The end of a match: who lost, and who takes the trophy (section 6, section 11)."""

from __future__ import annotations

from engine.challengers.events import MatchWon, TrophyWon
from engine.challengers.play import TournamentPlay
from engine.challengers.state import Loss, Match, Meeting, Trophy


def lose(play: TournamentPlay, match: Match, number: int, loss: Loss) -> None:
    """The side ``number`` loses at once; nothing else happens in this match (CH-61, CH-62)."""
    state = play.state
    match.winner, match.loss = 1 - number, loss
    winner, loser = match.sides[1 - number].seat, match.sides[number].seat
    play.leave_match()
    for side in match.sides:
        side.known = 0
        for key in side.lent:
            play.discard(side.seat, [key])
    seats = (match.sides[0].seat, match.sides[1].seat)
    state.history.append(Meeting(match.round, seats, winner, loss, match.final))
    kept = not match.final and play.keeps_trophies(state.players[winner])
    play.emit(MatchWon(match.park, winner, loser, loss, match.final, kept))
    if not match.final:
        _award(
            play, winner, Trophy(match.round, state.prizes[match.round - 1][match.park]), kept=kept
        )


def _award(play: TournamentPlay, winner: int, trophy: Trophy, *, kept: bool) -> None:
    """The trophy goes to the winner, its back for his eyes (CH-66, CH-86), or out (CH-106)."""
    state = play.state
    if not kept:
        state.dropped.append(trophy)
        return
    state.players[winner].trophies.append(trophy)
    told = TrophyWon(winner, trophy.round, trophy.fans)
    if state.secret_trophies:
        play.emit(told, (winner,), TrophyWon(winner, trophy.round, None))
    else:
        play.emit(told)
