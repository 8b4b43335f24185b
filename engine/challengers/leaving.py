"""Giving up: whoever leaves loses the running match, and a robot takes the seat (D-10)."""

from __future__ import annotations

from engine.challengers.ending import lose
from engine.challengers.events import FansGained, RobotEntered, SeatLeft
from engine.challengers.matches import Use
from engine.challengers.play import TournamentPlay
from engine.challengers.rounds import crown, finish
from engine.challengers.state import Match
from engine.kernel import NotAsked

_DIFFICULTY = 1


def leave(play: TournamentPlay, seat: int) -> None:
    """Let a person go. Raises `NotAsked` for a seat that has left already."""
    state = play.state
    player = state.players[seat]
    if player.left:
        message = f"seat {seat} has left"
        raise NotAsked(message)
    play.emit(SeatLeft(seat))
    match = state.match_of(seat)
    if match is not None:
        _give_up(play, match, seat)
    _drop_question(play, seat)
    player.left, player.robot = True, _DIFFICULTY
    _clear_deck(play, seat)
    player.deck = list(play.edition.robot)
    player.announced = len(player.deck)
    play.emit(RobotEntered(seat, _DIFFICULTY, 0))
    people = play.people()
    if not people:
        finish(play, [], "concession")
    elif seat in state.finalists:
        crown(play, next(each for each in state.finalists if each != seat), "concession")
    elif len(people) == 1 and state.seats > 2:
        finish(play, people, "concession")


def _give_up(play: TournamentPlay, match: Match, seat: int) -> None:
    """Lose the running match, and with it whatever anybody was asked there."""
    here = play.lane
    for lane in play.state.lanes[1:]:
        if isinstance(lane.waiting, Use) and lane.waiting.park == match.park:
            lane.decision = lane.waiting = None
            play.lane = lane
            lose(play, match, match.side_of(seat) or 0, "concession")
    play.lane = here


def _drop_question(play: TournamentPlay, seat: int) -> None:
    """Forget a Deck Phase that was not confirmed; nobody waits for it."""
    for lane in play.state.lanes[1:]:
        if lane.decision is not None and lane.decision.seat == seat:
            lane.decision = lane.waiting = None
            lane.steps.clear()


def _clear_deck(play: TournamentPlay, seat: int) -> None:
    """The leaver's cards go where cards removed from a deck go (CH-35)."""
    state = play.state
    for draft in state.drafts:
        if draft.seat == seat:
            play.discard(seat, draft.display)
            if draft.fans:
                state.players[seat].tokens += draft.fans
                play.emit(FansGained(seat, draft.fans))
    state.drafts = [draft for draft in state.drafts if draft.seat != seat]
    play.discard(seat, state.players[seat].deck)
