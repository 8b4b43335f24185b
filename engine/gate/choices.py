"""The questions in the middle of an effect (rulebook section 16, D-6 to D-12).

Each is a step that finds the legal options when its moment comes. A question with one legal
answer is not asked, one without any is skipped: an effect does as much as it can (TG-41).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.gate import events
from engine.gate import operations as op
from engine.gate.play import DuelPlay, DuelStep, ask
from engine.gate.state import known_to
from engine.kernel import saved
from engine.kernel.decision import Option


def choose(
    play: DuelPlay,
    step: Choice,
    kind: str,
    options: list[Option],
    least: int = 1,
    most: int = 1,
    *,
    owner: int | None = None,
) -> None:
    """Ask the step's seat for ``least`` to ``most`` options, as far as there are so many.

    Without a choice to make the step is answered at once. The question is about the card that
    asks, and about the ``owner`` of the options where that need not be the asked seat.
    """
    count = len(options)
    least, most = min(least, count), min(most, count)
    if least == count:
        step.answered(play, tuple(options))
    else:
        about: Option = ("card", step.card)
        if owner is not None:
            about += (owner,)
        ask(play, step, step.seat, kind, options, least=least, most=most, about=about)


class Choice(DuelStep):
    """A question to ``seat``, asked by an ability of ``card``."""

    __slots__ = ()
    seat: int
    card: str


@saved("gate.one_attacker")
class OneAttacker(Choice):
    """D-12: the power of one attacker changes."""

    seat: int
    card: str
    amount: int

    def run(self, play: DuelPlay) -> None:
        """Ask which."""
        combat = play.state.combat
        attackers = combat.attackers if combat else []
        choose(play, self, "one_attacker", [("attacker", each.card) for each in attackers])

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Change its power."""
        combat = play.state.combat
        for card in _cards(picked):
            fighter = combat and play.fighter(combat.attacker, card)
            if combat and fighter:
                play.change_power(combat.attacker, fighter, self.amount)


@saved("gate.pay_cards")
class PayCards(Choice):
    """D-8: which cards pay a price."""

    seat: int
    card: str
    cost: op.Banish | op.Discard

    def run(self, play: DuelPlay) -> None:
        """Ask."""
        cost = self.cost
        if isinstance(cost, op.Discard):
            cards, count = play.side(self.seat).hand, cost.cards
        else:
            cards, count = banishable(play, self.seat, cost.source), cost.least
        choose(play, self, "pay", [("card", each) for each in cards], count, count)

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Pay."""
        cards = _cards(picked)
        if isinstance(self.cost, op.Discard):
            play.discard_from_hand(self.seat, cards, "cost")
        else:
            banish_from_dugout(play, self.seat, cards)


@saved("gate.discard_cards")
class DiscardCards(Choice):
    """D-8: discard hand cards, as many as one has."""

    seat: int
    card: str
    count: int

    def run(self, play: DuelPlay) -> None:
        """Ask."""
        options: list[Option] = [("card", each) for each in play.side(self.seat).hand]
        choose(play, self, "discard", options, self.count, self.count)

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Discard."""
        play.discard_from_hand(self.seat, _cards(picked), "effect")


@saved("gate.recall_cards")
class RecallCards(Choice):
    """D-8: up to ``count`` cards of this card's name return from the dugout to the hand."""

    seat: int
    card: str
    count: int

    def run(self, play: DuelPlay) -> None:
        """Ask."""
        dugout = play.side(self.seat).dugout
        cards = [each for each in dugout if play.same_name(each, self.card)]
        choose(play, self, "recall", [("card", each) for each in cards], 0, self.count)

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Take them."""
        cards = tuple(_cards(picked))
        if cards:
            for card in cards:
                play.side(self.seat).dugout.remove(card)
            play.to_hand(self.seat, cards)
            play.emit(events.Recalled(self.seat, cards))


@saved("gate.pick_dugout")
class PickDugout(Choice):
    """Which dugout is banished from, one's own or the opponent's."""

    seat: int
    card: str
    banish: op.Banish

    def run(self, play: DuelPlay) -> None:
        """Ask if both have cards."""
        seats = [seat for seat in (self.seat, 1 - self.seat) if play.side(seat).dugout]
        choose(play, self, "dugout", [("dugout", seat) for seat in seats])

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Go on to its cards."""
        for owner in _numbers(picked):
            play.push(BanishCards(self.seat, self.card, self.banish, owner))


@saved("gate.banish_cards")
class BanishCards(Choice):
    """D-8: which cards of the ``owner``'s dugout are banished."""

    seat: int
    card: str
    banish: op.Banish
    owner: int

    def run(self, play: DuelPlay) -> None:
        """Ask."""
        cards = banishable(play, self.owner, self.banish.source)
        options: list[Option] = [("card", each) for each in cards]
        least, most = self.banish.least, self.banish.most
        choose(play, self, "banish", options, least, most, owner=self.owner)

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Banish them."""
        banish_from_dugout(play, self.owner, _cards(picked))


def banishable(play: DuelPlay, owner: int, source: op.BanishSource) -> list[str]:
    """The cards of a dugout that an effect may banish."""
    dugout = play.side(owner).dugout
    if source != "own_dugout_level1":
        return dugout
    return [card for card in dugout if play.cards[card].level == 1]


def banish_from_dugout(play: DuelPlay, owner: int, cards: list[str]) -> None:
    """Banish cards of a dugout."""
    for card in cards:
        play.side(owner).dugout.remove(card)
    play.banish(owner, cards)


@saved("gate.summon_from")
class SummonFrom(Choice):
    """D-6: the gate to summon from, ``times`` times (TG-55 to TG-60)."""

    seat: int
    card: str
    summon: op.Summon
    times: int

    def run(self, play: DuelPlay) -> None:
        """Ask for a gate with a character on top (TG-59); a closed one is fine (TG-60)."""
        options: list[Option] = [
            ("gate", number)
            for number, column in enumerate(play.side(self.seat).columns)
            if len(column.pile) > 1 and self._fits(play, number, column.deck)
        ]
        choose(play, self, "summon", options)

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Take the top card to the dugout (TG-56) or where the ability says (TG-57)."""
        for number in _numbers(picked):
            self._take(play, number)
            if self.times > 1 and play.state.result is None:
                play.push(replace(self, times=self.times - 1))

    def _fits(self, play: DuelPlay, number: int, deck: str) -> bool:
        match self.summon.gate:
            case "any":
                return True
            case "same_name":
                return deck == play.cards[self.card].deck
            case "same_gate":
                return number == play.state.summoned_from

    def _take(self, play: DuelPlay, number: int) -> None:
        side = play.side(self.seat)
        column = side.columns[number]
        card = column.pile[-1]
        column.pile = column.pile[:-1]
        play.state.summoned_from = number
        low = (play.cards[card].level or 0) <= 2
        if self.summon.to == "hand" or (self.summon.to != "dugout" and low):
            play.to_hand(self.seat, [card])
            play.emit(events.Summoned(self.seat, number, card, "hand"))
        else:
            side.dugout.append(card)
            play.emit(events.Summoned(self.seat, number, card, "dugout"))
        play.settle(self.seat)


@saved("gate.heal_gate")
class HealGate(Choice):
    """D-9: an own open gate with damage loses up to ``amount`` of it (TG-97)."""

    seat: int
    card: str
    amount: int

    def run(self, play: DuelPlay) -> None:
        """Ask."""
        columns = enumerate(play.side(self.seat).columns)
        options: list[Option] = [
            ("gate", number) for number, column in columns if column.damage and not column.closed
        ]
        choose(play, self, "heal", options)

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Heal."""
        for number in _numbers(picked):
            column = play.side(self.seat).columns[number]
            amount = min(self.amount, column.damage)
            column.damage -= amount
            play.emit(events.Healed(self.seat, number, amount, column.damage))
            play.settle(self.seat)


@saved("gate.peek_guardians")
class PeekGuardians(Choice):
    """D-10: look at up to ``count`` face-down guardians of the opponent."""

    seat: int
    card: str
    count: int

    def run(self, play: DuelPlay) -> None:
        """Ask."""
        owner = 1 - self.seat
        choose(play, self, "peek", face_down(play, owner), 1, self.count, owner=owner)

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Look; the owner learns which were looked at (section 17)."""
        owner = 1 - self.seat
        for number in _numbers(picked):
            column = play.side(owner).columns[number]
            guardian = column.guardian
            if guardian is not None:
                column.guardian = replace(guardian, peeked=True)
                seen = events.Peeked(owner, number, guardian.card)
                play.emit(seen, (0, 1), events.Peeked(owner, number, None))


@saved("gate.bounce_guardians")
class BounceGuardians(Choice):
    """D-10: face-down guardians return to their owner's hand."""

    seat: int
    card: str
    bounce: op.Bounce

    def run(self, play: DuelPlay) -> None:
        """Ask."""
        owner, bounce = self._owner, self.bounce
        options = face_down(play, owner)
        choose(play, self, "bounce", options, bounce.least, bounce.most, owner=owner)

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Return them, unseen by the other player unless peeked before (section 17)."""
        owner = self._owner
        side = play.side(owner)
        for number in _numbers(picked):
            guardian = side.columns[number].guardian
            if guardian is None:
                continue
            side.columns[number].guardian = None
            side.hand.append(guardian.card)
            if guardian.peeked:
                side.shown.append(guardian.card)
            seen = events.GuardianBounced(owner, number, guardian.card)
            knowing = (0, 1) if guardian.peeked else (owner,)
            play.emit(seen, knowing, events.GuardianBounced(owner, number, None))

    @property
    def _owner(self) -> int:
        return self.seat if self.bounce.side == "own" else 1 - self.seat


def face_down(play: DuelPlay, owner: int) -> list[Option]:
    """The columns of ``owner`` with a face-down guardian."""
    return [
        ("guardian", number)
        for number, column in enumerate(play.side(owner).columns)
        if column.guardian is not None and not column.guardian.face_up
    ]


def look(play: DuelPlay, seat: int, count: int) -> tuple[DuelStep, ...]:
    """SCRY: the seat sees the top cards of its deck; the order is a question of its own."""
    count = play.prepare(seat, count)
    side = play.side(seat)
    mine = known_to(seat)
    side.known += [0] * (count - len(side.known))
    side.known[:count] = [mask | mine for mask in side.known[:count]]
    event = events.Scried(seat, count, tuple(side.deck[:count]))
    play.emit(event, (seat,), events.Scried(seat, count, ()))
    return (OrderDeck(seat, count),) if count > 1 else ()


@saved("gate.order_deck")
class OrderDeck(DuelStep):
    """D-11: put the seen cards back in any order, the first picked on top."""

    seat: int
    count: int

    def run(self, play: DuelPlay) -> None:
        """Ask for a permutation."""
        count = self.count
        options: list[Option] = [("card", c) for c in play.side(self.seat).deck[:count]]
        play.ask(
            self,
            self.seat,
            "scry",
            options,
            least=count,
            most=count,
            ordered=True,
            default=tuple(range(count)),
        )

    def answered(self, play: DuelPlay, picked: tuple[Any, ...]) -> None:
        """Put them back; whoever had seen them no longer knows which lies where."""
        side = play.side(self.seat)
        count = self.count
        seen = known_to(1 - self.seat)
        top = zip(side.deck, side.known[:count], strict=False)
        side.shown += [card for card, mask in top if mask & seen]
        cards = tuple(_cards(picked))
        side.deck[:count] = cards
        side.known[:count] = [known_to(self.seat)] * count
        event = events.DeckOrdered(self.seat, count, cards)
        play.emit(event, (self.seat,), events.DeckOrdered(self.seat, count, ()))


def _cards(picked: tuple[Any, ...]) -> list[str]:
    return [option[1] for option in picked]


def _numbers(picked: tuple[Any, ...]) -> list[int]:
    return [option[1] for option in picked]
