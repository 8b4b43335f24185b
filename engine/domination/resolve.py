"""How an ability is used, and how its operations happen one after another."""

from __future__ import annotations

from engine.domination import events
from engine.domination.board import Source
from engine.domination.carrying import carry_out
from engine.domination.choosing import ASKS, Ask
from engine.domination.judging import all_hold, amount, fits
from engine.domination.operations import AnyOperation, StandingOperation
from engine.domination.play import WarPlay, WarStep
from engine.domination.standing import Attributes, CardPower, Cost, ExtraPlay, Standard, Standing
from engine.domination.state import NOBODY
from engine.kernel import saved


@saved("domination.resolve")
class Resolve(WarStep):
    """Operations that are still to happen, in order.

    ``asks_of`` is the ability whose choices these are and whose price comes after them; -1 when
    there is nothing left to pay.
    """

    source: Source
    operations: tuple[AnyOperation, ...]
    asks_of: int = -1

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        if not self.operations:
            if self.asks_of >= 0:
                play.push(Pay(self.source, self.asks_of))
            return
        op = self.operations[0]
        rest = Resolve(self.source, self.operations[1:], self.asks_of)
        seat = self.source.seat
        if seat != NOBODY and not play.side(seat).alive:
            return
        if op.when and not all_hold(play.board, op.when, seat, self.source):
            play.push(rest)
        elif isinstance(op, ASKS):
            first = self.source.players == () and self.source.cards == ()
            can_cancel = self.asks_of >= 0 and first and not self.source.number
            play.push(Ask(self.source, self.operations, self.asks_of, can_cancel))
        else:
            play.push(rest)
            if isinstance(op, Standing):
                stand(play, op, self.source)
            else:
                carry_out(play, op, self.source)


def stand(play: WarPlay, op: StandingOperation, source: Source) -> None:
    """Let a standing operation begin; an extra play after the regular one is played at once."""
    from engine.domination.declare import GrantedPlay  # noqa: PLC0415 - declaring uses abilities

    if isinstance(op, ExtraPlay) and play.side(source.seat).has_played:
        n = amount(play.board, op.n, source)
        play.side(source.seat).declared = []
        play.push(GrantedPlay(source.seat, source, op, n, ()))
        return
    cards: tuple[str, ...] = ()
    if isinstance(op, CardPower | Cost | Attributes) and op.filter.itself:
        cards = (source.card,)
    elif (isinstance(op, CardPower) and op.chosen) or (
        isinstance(op, Standard) and op.card == "chosen"
    ):
        cards = source.cards
        if not cards:
            return
    elif isinstance(op, Attributes):
        active = play.side(source.seat).active
        cards = tuple(card for card in active if fits(play.board, op.filter, card, source.card))
    play.begin(op, source, cards)


@saved("domination.use")
class Use(WarStep):
    """A player uses an ability: first its choices, then the price, then what it does."""

    seat: int
    card: str
    ability: int

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        ability = play.board.card(self.card).abilities[self.ability]
        play.push(Resolve(Source(self.seat, self.card), ability.asks, self.ability))


@saved("domination.pay")
class Pay(WarStep):
    """The price of an ability; from here on it is used (FD-152 to FD-158)."""

    source: Source
    ability: int

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        seat, card = self.source.seat, self.source.card
        ability = play.board.card(card).abilities[self.ability]
        side, price = play.side(seat), ability.cost
        mark = play.board.mark(card, self.ability)
        side.used[mark] = side.used.get(mark, 0) + 1
        if ability.unique:
            side.uniques.append(ability.unique)
        play.emit(events.AbilityUsed(seat, card, self.ability, True))
        play.note_use(seat, card)
        mana = amount(play.board, price.mana, self.source)
        if mana:
            play.lose_mana(seat, mana, "cost")
        if price.vp:
            play.lose_vp(seat, price.vp, "cost")
        if price.counter:
            play.count(seat, price.counter, -1)
        play.push(Resolve(self.source, ability.operations))
        if price.close_itself:
            play.close(seat, card)
        if price.spells:
            play.spend_spells(seat, price.spells)
            side.spells_used.append(self.ability)
            play.happen("spell_used", (seat,))
