"""Playing cards: the steps in which a declaration is made, paid and carried out (FD-89, FD-97)."""

from __future__ import annotations

from typing import Any

from engine.domination import events
from engine.domination.board import Board, Source, Stands
from engine.domination.declaring import Declaration, Pick, default_pick, option_of
from engine.domination.play import WarPlay, WarStep
from engine.domination.power import Ledger
from engine.domination.standing import ExtraPlay
from engine.kernel import Option, saved


def first_picks(play: WarPlay, seat: int) -> tuple[list[Pick], int, bool]:
    """The first picks of a regular play, the default of them (-1: none), whether none is legal."""
    declaration = Declaration(play.board.still(), seat, ())
    picks = declaration.next_picks()
    return picks, default_pick(declaration, picks), declaration.is_legal()


@saved("domination.play")
class RegularPlay(WarStep):
    """The regular play of a turn, pick by pick (D07). Nothing happens before the last of them."""

    seat: int
    picks: tuple[Pick, ...]

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        if not play.side(self.seat).alive:
            return
        declaration = self.declaration(play.board)
        picks = declaration.next_picks()
        options: list[Option] = [option_of(pick) for pick in picks]
        legal = declaration.is_legal()
        if not options:
            play.push(Commit(self.seat, self.picks))
            return
        default = len(options) if legal else max(0, default_pick(declaration, picks))
        if legal:
            options.append(("commit",))
        play.ask(self, self.seat, "play", options, default=(default,))

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Go on with what was picked."""
        if picked == (("commit",),):
            play.push(Commit(self.seat, self.picks))
            return
        picks = self.declaration(play.board).next_picks()
        pick = next(each for each in picks if option_of(each) == picked[0])
        play.push(RegularPlay(self.seat, (*self.picks, pick)))

    def declaration(self, board: Board) -> Declaration:
        """The declaration as far as it has been made."""
        return Declaration(board.still(), self.seat, self.picks)


@saved("domination.commit")
class Commit(WarStep):
    """A declaration is complete: one payment, all cards at once, then on-play effects."""

    seat: int
    picks: tuple[Pick, ...]

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        declaration = Declaration(play.board.still(), self.seat, self.picks)
        side = play.side(self.seat)
        side.has_played = True
        if not self.picks or not side.alive:
            return
        regular = declaration.regular
        on_field = play.board.on_battlefield(self.seat)
        if on_field and regular and not declaration.has_up:
            side.hand_shown = True
            play.emit(events.HandShown(self.seat, tuple(side.hand)))
        draws = sum(
            declaration.grants[pick.grant].op.draw for pick in self.picks if pick.grant >= 0
        )
        for pick in self.picks:
            grant = declaration.grants[pick.grant] if pick.grant >= 0 else None
            if grant is not None and grant.hidden:
                play.show_card(self.seat, grant.source.card)
        carry_out(play, declaration)
        if draws:
            play.draw(self.seat, draws)


@saved("domination.granted")
class GrantedPlay(WarStep):
    """A declaration of its own, by an effect, after the regular play (FD-95)."""

    seat: int
    source: Source
    op: ExtraPlay
    n: int
    picks: tuple[Pick, ...]

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        if play.side(self.seat).defeated or not play.side(self.seat).alive:
            return
        picks = self._next(play)
        options: list[Option] = [option_of(pick) for pick in picks]
        if not options:
            self._commit(play)
            return
        options.append(("commit",))
        play.ask(
            self,
            self.seat,
            "granted",
            options,
            default=(len(options) - 1,),
            about=("card", self.source.card),
        )

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Go on with what was picked."""
        if picked == (("commit",),):
            self._commit(play)
            return
        pick = next(p for p in self._next(play) if option_of(p) == picked[0])
        more = (*self.picks, pick)
        play.push(GrantedPlay(self.seat, self.source, self.op, self.n, more))

    def declaration(self, board: Board) -> Declaration:
        """The declaration as far as it has been made."""
        only = Stands(self.op, self.source, (self.seat,))
        return Declaration(board.still(), self.seat, self.picks, only)

    def _next(self, play: WarPlay) -> list[Pick]:
        return list(self.declaration(play.board).extras()) if len(self.picks) < self.n else []

    def _commit(self, play: WarPlay) -> None:
        if self.picks:
            carry_out(play, self.declaration(play.board))
            if self.op.draw:
                play.draw(self.seat, self.op.draw * len(self.picks))


def carry_out(play: WarPlay, declaration: Declaration) -> None:
    """Pay for a declaration and put its cards down (FD-82, FD-83, FD-89)."""
    seat, side = declaration.seat, play.side(declaration.seat)
    ledger = Ledger()
    ups = [pick for pick in declaration.picks if pick.up]
    downs = [pick for pick in declaration.picks if not pick.up]
    prices = {pick.card: declaration.price(pick, ledger) for pick in ups}
    for pick in ups:
        if play.board.card(pick.card).skill:
            declaration.mighty(pick.card, ledger)
    if total := sum(prices.values()):
        play.lose_mana(seat, total, "play")
    side.declared = [pick.card for pick in ups]
    for pick in ups:
        _put_up(play, seat, pick, prices[pick.card])
    for pick in downs:
        play.take(seat, pick.card)
        play.put(seat, pick.card, "down")
    side.played_up |= bool(ups)
    side.played_down |= bool(downs)
    hidden = tuple(pick.card for pick in downs)
    told = events.Declared(seat, tuple(side.declared), len(downs), hidden, total)
    public = events.Declared(seat, tuple(side.declared), len(downs), None, total)
    if hidden:
        play.tell(seat, told, public)
    else:
        play.emit(told)
    for owner, card in ledger.hidden:
        play.show_card(owner, card)
    for pick in ups:
        play.note_use(seat, pick.card)
    play.happen("on_play", (seat,))


def _put_up(play: WarPlay, seat: int, pick: Pick, price: int) -> None:
    side = play.side(seat)
    play.add_active(seat, pick.card, "played")
    side.paid[pick.card] = price
    side.plays[pick.card] = side.plays.get(pick.card, 0) + 1
    if pick.attributes:
        side.picked[pick.card] = list(pick.attributes)
