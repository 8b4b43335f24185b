"""The combat phase: windows, totals, winners, VP (FD-101 to FD-114)."""

from __future__ import annotations

from engine.domination import events
from engine.domination.facts import losers
from engine.domination.judging import (
    amount,
    has_rule,
    ignores_defeat,
    reaches,
)
from engine.domination.phases import Window, begin
from engine.domination.play import WarPlay, WarStep
from engine.domination.power import Ledger, object_vp, total
from engine.domination.standing import Standard, WinPoints
from engine.domination.state import SCOUT
from engine.domination.triggers import Happens, at_moment, awakened, happenings
from engine.kernel import saved


@saved("domination.combat")
class CombatPhase(WarStep):
    """Combat turns, then the winners."""

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        begin(play, "combat")
        play.push(
            *at_moment(play, "combat_begins"), Happens("combat_begins"), CombatTurns(), Totals()
        )


@saved("domination.combat_turns")
class CombatTurns(WarStep):
    """One window for each (FD-101)."""

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        play.push(*(Window(seat, "C1") for seat in play.state.living()))


@saved("domination.totals")
class Totals(WarStep):
    """Totals are known, winners not yet (W31, W32); hidden passives that count are shown."""

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        play.state.totals = totals(play)
        play.push(Winners())
        play.happen("totals_known")


@saved("domination.winners")
class Winners(WarStep):
    """Winners and losers are fixed, and all VP of the step are added at once (FD-114)."""

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        state = play.state
        state.totals = totals(play)
        gains = [0] * state.seats
        told = [event for place in state.battlefields for event in _field(play, place, gains)]
        _outcomes(play, gains)
        for event in told:
            play.emit(event)
        for seat in state.at(SCOUT):
            gains[seat] += play.board.numbers.scout_vp
            play.emit(events.Scouted(seat, play.board.numbers.scout_vp))
        for seat in state.living():
            play.gain_vp(seat, gains[seat], "combat")
        play.push(Aftermath())


@saved("domination.aftermath")
class Aftermath(WarStep):
    """What winning and losing brings besides (W33, W34)."""

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        state = play.state
        won = [seat for seat in state.living() if play.side(seat).outcome == "won"]
        lost = [seat for seat in state.living() if play.side(seat).outcome == "lost"]
        steps = [
            *happenings(play, "won", won, ""),
            *awakened(play, "on_win", won),
            *happenings(play, "lost", lost, ""),
            *awakened(play, "on_lose", lost),
        ]
        play.push(*steps)


def totals(play: WarPlay) -> list[int]:
    """Everybody's total power; face-down passives that change one are shown (FD-163)."""
    ledger = Ledger()
    board = play.board.still()
    found = [
        total(board, seat, ledger) if side.alive else 0
        for seat, side in enumerate(play.state.sides)
    ]
    for seat, card in ledger.hidden:
        play.show_card(seat, card)
    share_totals(play, found)
    return found


def share_totals(play: WarPlay, found: list[int]) -> None:
    """Players bound together by an effect both have the higher of their totals."""
    for effect in play.state.effects:
        if isinstance(effect.op, Standard) and effect.op.rule == "shares_total":
            best = max(found[seat] for seat in effect.seats)
            for seat in effect.seats:
                found[seat] = best


def _field(play: WarPlay, place: str, gains: list[int]) -> list[events.FieldWon]:
    """Settle one battlefield, if somebody is there."""
    there = play.state.at(place)
    for seat in there:
        play.side(seat).fought = [other for other in there if other != seat]
        play.side(seat).shared_with = play.side(seat).fought.copy()
    if there and _fought_over(play, place):
        return [_settle(play, place, there, gains)]
    for seat in there:
        play.gain_mana(seat, play.board.numbers.moon_cell.idle_mana, place)
    return []


def _outcomes(play: WarPlay, gains: list[int]) -> None:
    """Note who has won and who has lost (FD-112, FD-113), and what effects pay for a win."""
    state = play.state
    first = play.board.numbers.battlefields[0].key
    for seat in state.living():
        side = play.side(seat)
        side.won_first = seat in state.winners.get(first, [])
        if any(seat in winners for winners in state.winners.values()):
            side.outcome = "won"
            gains[seat] += _win_bonus(play, seat)
        elif any(seat in losers(play.board, place) for place in state.winners):
            side.outcome = "lost"


def _fought_over(play: WarPlay, place: str) -> bool:
    """Whether a battlefield has winners; the Moon Cell only if a Moon Cancer was there."""
    if place != play.board.numbers.moon_cell.battlefield.key:
        return True
    servants = play.board.catalog.servants
    classes = [servants[play.side(seat).servant].servant_class for seat in play.state.living()]
    return "moon_cancer" not in classes or play.state.moon_fought


def _settle(play: WarPlay, place: str, there: list[int], gains: list[int]) -> events.FieldWon:
    state, board = play.state, play.board
    barred = [seat for seat in there if _cannot_win(play, seat)]
    able = [seat for seat in there if seat not in barred]
    best = max((state.totals[seat] for seat in able), default=0)
    winners = [seat for seat in able if state.totals[seat] == best]
    state.winners[place] = winners
    sums = tuple(state.totals[seat] for seat in there)
    play.emit(events.TotalsCompared(place, tuple(there), sums, tuple(barred)))
    objects = object_vp(board, place)
    bonus = board.battlefield(place).bonus if len(there) > 1 else 0
    share = 0
    if winners:
        pool, count = objects + bonus, len(winners)
        share = pool // count if state.options.vp_split == "down" else -(-pool // count)
    for seat in winners:
        gains[seat] += share
    return events.FieldWon(place, tuple(winners), objects, bonus, share)


def _cannot_win(play: WarPlay, seat: int) -> bool:
    """FD-184: defeated without ignoring it, or kept from winning by an effect."""
    if has_rule(play.board, seat, "no_win"):
        return True
    return play.side(seat).defeated and not ignores_defeat(play.board, seat)


def _win_bonus(play: WarPlay, seat: int) -> int:
    """FD-111: what effects pay for a win, to each in full."""
    return sum(
        amount(play.board, each.op.n, each.source)
        for each in play.board.standing(WinPoints)
        if reaches(play.board, each.op, each.source, each.seats, seat)
    )
