"""Deployment and moves (FD-64 to FD-78, FD-179)."""

from __future__ import annotations

from typing import Any

from engine.domination import events
from engine.domination.board import Board
from engine.domination.judging import has_rule, reaches
from engine.domination.play import WarPlay, WarStep
from engine.domination.power import workshop_gain
from engine.domination.standing import MoveChange
from engine.domination.state import NOWHERE, SCOUT, WORKSHOP
from engine.kernel import Option, saved


def deployments(board: Board, seat: int) -> list[Option]:
    """FD-65, FD-66: every legal deployment; the last word is the slot, -1 for none."""
    options: list[Option] = []
    for place in board.state.battlefields:
        if board.closed(place) or not _takes_pieces(board, place):
            continue
        options += [("deploy", place, slot) for slot in board.free_terrain(place)]
        options.append(("deploy", place, -1))
    if not board.closed(WORKSHOP):
        options += [("deploy", WORKSHOP, slot) for slot in board.free_workshop()]
    if has_rule(board, seat, "face_lone_weaker"):
        forced = [option for option in options if _lone_weaker(board, seat, str(option[1]))]
        options = forced or options
    return options


def default_deployment(board: Board, options: list[Option]) -> int:
    """D05: the highest free terrain slot of the first battlefield, else that without slot."""
    first = board.numbers.battlefields[0].key
    there = [n for n, option in enumerate(options) if option[:2] == ("deploy", first)]
    return there[0] if there else 0


def deploy(play: WarPlay, seat: int, place: str, slot: int) -> None:
    """Put a piece on the board; a workshop slot gives its mana at once (FD-13)."""
    play.arrive(seat, place, slot, "deploy")
    if place == WORKSHOP:
        play.side(seat).workshop_slot = True
        gain = workshop_gain(play.board, seat, slot)
        play.gain_mana(seat, gain, "workshop")
    play.happen("deployed", (seat,), place)


def regular_moves(board: Board, seat: int) -> list[tuple[str, int]]:
    """FD-73, FD-74: where the regular move may go, and its price."""
    side = board.side(seat)
    if side.place == NOWHERE or side.has_moved:
        return []
    changes = [
        each.op
        for each in board.standing(MoveChange)
        if reaches(board, each.op, each.source, each.seats, seat)
    ]
    if board.engaged(seat) and not any(change.engaged for change in changes):
        return []
    if any(change.ban or change.ban_leaving for change in changes):
        return []
    mana = 999 if has_rule(board, seat, "infinite_mana") else side.mana
    goals: list[tuple[str, int]] = []
    here, price = side.place, sum(c.extra for c in changes if c.leaving in (None, side.place))
    while arrow := next((each for each in board.numbers.arrows if each.origin == here), None):
        here = arrow.goal
        price += arrow.cost + sum(change.cost for change in changes)
        if max(0, price) <= mana and board.has_room(here) and not _barred(board, seat, here):
            goals.append((here, max(0, price)))
    return goals


def effect_goals(board: Board, seat: int, goal: str) -> list[str]:
    """FD-179: where an effect may move a seat."""
    side = board.side(seat)
    if side.place == NOWHERE or _kept(board, seat):
        return []
    goals = [place for place in board.open_goals(seat) if not _barred(board, seat, place)]
    if goal == "arrow":
        ahead = [arrow.goal for arrow in board.numbers.arrows if arrow.origin == side.place]
        return [place for place in goals if place in ahead]
    if goal == "scout":
        return [place for place in goals if place == SCOUT]
    if goal == "not_workshop":
        return [place for place in goals if place != WORKSHOP]
    return goals


def _kept(board: Board, seat: int) -> bool:
    return any(
        (each.op.ban or each.op.ban_leaving)
        and reaches(board, each.op, each.source, each.seats, seat)
        for each in board.standing(MoveChange)
    )


def _barred(board: Board, seat: int, place: str) -> bool:
    """Whether an object forbids moving to its battlefield."""
    return any(
        each.op.ban and each.source.seat < 0 and each.source.place == place
        for each in board.standing(MoveChange)
    )


def _takes_pieces(board: Board, place: str) -> bool:
    moon_cell = board.numbers.moon_cell.battlefield.key
    return place != moon_cell or board.state.round <= board.numbers.regular_rounds


def _lone_weaker(board: Board, seat: int, place: str) -> bool:
    there = board.state.at(place) if place in board.state.battlefields else []
    return len(there) == 1 and board.side(there[0]).vp < board.side(seat).vp


@saved("domination.move")
class MoveByEffect(WarStep):
    """A player names the goal of a move by effect (D10), in the workshop the slot."""

    seat: int
    goal: str
    slot: str

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        options: list[Option] = []
        for place in effect_goals(play.board, self.seat, self.goal):
            if place == WORKSHOP:
                options += [("move", place, slot) for slot in play.board.free_workshop()]
            else:
                options.append(("move", place, -1))
        if self.slot == "highest" and play.board.on_battlefield(self.seat):
            options.append(("stay", play.side(self.seat).place, -1))
        if len(options) == 1:
            self.answered(play, (options[0],))
        elif options:
            play.ask(self, self.seat, "move", options)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Go on with what was picked."""
        verb, place, slot = picked[0]
        if self.slot == "highest" and place in play.state.battlefields:
            play.push(TakeTerrain(self.seat, place))
        if verb == "move":
            play.arrive(self.seat, place, slot, "effect")


@saved("domination.take_terrain")
class TakeTerrain(WarStep):
    """A player takes the best terrain slot of its place, whoever held it."""

    seat: int
    place: str

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        side = play.side(self.seat)
        if side.place != self.place or side.slot == 0:
            return
        for other in play.state.at(self.place):
            if play.side(other).slot == 0:
                play.side(other).slot = -1
                play.emit(events.TerrainLost(other, self.place, 0))
        side.slot = 0
        play.emit(events.Moved(self.seat, self.place, self.place, 0, "effect", 0))
