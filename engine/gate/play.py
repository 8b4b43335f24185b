"""What every rule of the duel works with: the primitives that move cards and settle gates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from engine.gate import events
from engine.gate.cards import Card, Catalog
from engine.gate.events import EndReason
from engine.gate.operations import Ability, Timing
from engine.gate.state import EVERYBODY, Column, Duel, Fighter, Side, known_to
from engine.kernel import Play, Positions, Result, Step
from engine.kernel.decision import Option

LOST_GATES = 2
LOST_DAMAGE = 7


class DuelPlay(Play[Duel]):
    """A `Play` that knows the cards and can do what the rulebook's verbs say."""

    __slots__ = ("cards", "catalog", "gate_decks")

    def __init__(self, state: Duel, catalog: Catalog) -> None:
        super().__init__(state)
        self.catalog = catalog
        self.cards = catalog.cards
        self.gate_decks = catalog.decks

    def side(self, seat: int) -> Side:
        """The half of the table that belongs to ``seat``."""
        return self.state.sides[seat]

    # Gates

    def level(self, column: Column) -> int:
        """The level of a gate: that of its top card (TG-61)."""
        return gate_level(self.cards, column)

    def power(self, column: Column) -> int:
        """The power of a gate (TG-62)."""
        return gate_power(self.cards, column)

    def durability(self, column: Column) -> int:
        """The durability of a gate (TG-63)."""
        return gate_durability(self.cards, column)

    def same_name(self, card: str, other: str) -> bool:
        """Whether two cards have the same name, which is that of their gate deck (TG-4)."""
        deck = self.cards[card].deck
        return card == other if deck is None else deck == self.cards[other].deck

    def abilities(
        self, seat: int, card: str, timings: Sequence[Timing]
    ) -> list[tuple[int, str, Ability]]:
        """The abilities of a card that ``seat`` uses from hand: printed ones, then gained ones.

        Each comes with its position and the card it is printed on. What it gains is what is
        attached to the gate of its name right now (TG-70, TG-71, TG-72).
        """
        printed = self.cards[card].printed
        found = [(n, card, ability) for timing in timings for n, ability in printed[timing]]
        deck = self.cards[card].deck
        for column in self.state.sides[seat].columns:
            if column.attached and column.deck == deck:
                found += [
                    (n, source, ability)
                    for source in column.attached
                    for n, ability in self.cards[source].grants
                    if ability.timing in timings
                ]
        return found

    def fighter(self, seat: int, card: str) -> Fighter | None:
        """The card of ``seat`` in the running combat, None if it does not fight (any more)."""
        combat = self.state.combat
        if combat is None:
            return None
        if seat == combat.attacker:
            return next((each for each in combat.attackers if each.card == card), None)
        guardian = combat.guardian
        return guardian if guardian is not None and guardian.card == card else None

    # Decks and hands

    def prepare(self, seat: int, count: int) -> int:
        """Make ``count`` cards available on the deck; returns how many there are of them.

        If the deck is too short the dugout is shuffled under it (TG-50, TG-51); what is still
        missing is not there (TG-53).
        """
        side = self.state.sides[seat]
        if len(side.deck) < count and side.dugout:
            fresh, side.dugout = side.dugout, []
            if side.shown:
                side.shown = [card for card in side.shown if card not in fresh]
            self.state.dice.shuffle(fresh)
            side.deck += fresh
            self.emit(events.Reshuffled(seat, len(fresh)))
        return min(count, len(side.deck))

    def draw(self, seat: int, count: int) -> None:
        """Draw ``count`` cards, or what there is (TG-50 to TG-54)."""
        side = self.state.sides[seat]
        count = self.prepare(seat, count)
        drawn = side.deck[:count]
        if side.known:
            seen = known_to(1 - seat)
            side.shown += [c for c, mask in zip(drawn, side.known, strict=False) if mask & seen]
            del side.known[:count]
        del side.deck[:count]
        side.hand += drawn
        cards = tuple(drawn)
        self.emit(events.Drawn(seat, count, cards), (seat,), events.Drawn(seat, count, ()))

    def reveal(self, seat: int, count: int) -> list[str]:
        """Show the top cards of a deck to everybody; they stay there (TG-112, TG-113)."""
        count = self.prepare(seat, count)
        side = self.state.sides[seat]
        side.known[:count] = [EVERYBODY] * count
        return side.deck[:count]

    def to_hand(self, seat: int, cards: Iterable[str]) -> None:
        """Put cards that everybody has seen into the hand."""
        side = self.state.sides[seat]
        for card in cards:
            side.hand.append(card)
            side.shown.append(card)

    def discard(self, seat: int, cards: Sequence[str], reason: events.DiscardReason) -> None:
        """Put ``cards``, already taken from where they were, into their owner's dugout (TG-22)."""
        if cards:
            self.state.sides[seat].dugout += cards
            self.emit(events.Discarded(seat, tuple(cards), reason))

    def discard_from_hand(
        self, seat: int, cards: Sequence[str], reason: events.DiscardReason
    ) -> None:
        """Discard hand cards."""
        hand = self.state.sides[seat].hand
        for card in cards:
            hand.remove(card)
        self.discard(seat, cards, reason)

    def banish(self, seat: int, cards: Sequence[str]) -> None:
        """Remove ``cards``, already taken from where they were, from the game (TG-23)."""
        if cards:
            self.state.sides[seat].banished += cards
            self.emit(events.Banished(seat, tuple(cards)))

    # Power, damage and the end

    def change_power(self, seat: int, fighter: Fighter, amount: int) -> None:
        """Change a fighter's power until the end of the combat (TG-89, TG-110)."""
        if amount:
            fighter.power += amount
            event = events.PowerChanged(seat, fighter.card, amount, fighter.strength)
            self.emit(event)

    def damage(self, seat: int, number: int, amount: int, controller: int) -> None:
        """Put ``amount`` damage on a gate, all of it (TG-21, TG-99), and settle."""
        side = self.state.sides[seat]
        column = side.columns[number]
        column.damage += amount
        durability = self.durability(column)
        event = events.Damaged(seat, number, amount, column.damage, durability, side.damage)
        self.emit(event)
        self.settle(controller)

    def settle(self, controller: int) -> None:
        """Close what must close and end the duel if somebody has lost.

        Called after every operation that changes damage, level or attachments (TG-93);
        ``controller`` is the seat whose operation it was.
        """
        for seat, side in enumerate(self.state.sides):
            for number, column in enumerate(side.columns):
                damage = column.damage
                if damage and not column.closed and damage >= self.durability(column):
                    self._close(seat, number, column)
        losers = [seat for seat in (0, 1) if self._loss(seat) is not None]
        if losers:
            # TG-100: the other one wins; TG-102: if both would lose, whoever did it wins.
            loser = losers[0] if len(losers) == 1 else 1 - controller
            end_duel(self, 1 - loser, self._loss(loser) or "damage")

    def _loss(self, seat: int) -> EndReason | None:
        side = self.state.sides[seat]
        if side.closed >= LOST_GATES:
            return "gates"
        return "damage" if side.damage >= LOST_DAMAGE else None

    def _close(self, seat: int, number: int, column: Column) -> None:
        """TG-94 to TG-96: void the enhancements, mark the gate, discard its guardian."""
        buried, column.attached = column.attached, ()
        column.buried += buried
        column.closed = True
        self.emit(events.Closed(seat, number, buried))
        combat = self.state.combat
        fought = combat and combat.attacker != seat and combat.column == number
        guardian = column.guardian
        if guardian is not None and not fought:
            column.guardian = None
            self.discard(seat, [guardian.card], "closing")

    def turn_up(self, column: Column) -> None:
        """Turn the guardian of a column face up (TG-78)."""
        if column.guardian is not None:
            column.guardian = replace(column.guardian, face_up=True)


def end_duel(play: Play[Duel], winner: int | None, reason: EndReason) -> None:
    """End the duel at once (TG-101); a ``winner`` of None means a draw."""
    play.emit(events.DuelEnded(winner, reason))
    ranks = (1, 1) if winner is None else ((1, 2), (2, 1))[winner]
    play.finish(Result(ranks, reason))


class DuelStep(Step[DuelPlay]):
    """A step of the duel.

    A step that asks tells and changes nothing before the answer, so that the question can be
    put again in another world (`engine.gate.resample`).
    """

    __slots__ = ()


def ask(
    play: DuelPlay,
    step: Step[Any],
    seat: int,
    kind: str,
    options: list[Option],
    *,
    least: int = 1,
    most: int = 1,
    about: Option = (),
) -> None:
    """Ask with the default of section 16: the first options, or nothing where one may decline."""
    default: Positions = tuple(range(least))
    play.ask(step, seat, kind, options, least=least, most=most, default=default, about=about)


def gate_level(cards: dict[str, Card], column: Column) -> int:
    """The level of a gate: that of its top card, 4 with only the gate card left (TG-61)."""
    return cards[column.pile[-1]].level or 0


def gate_power(cards: dict[str, Card], column: Column) -> int:
    """The level plus what is attached (TG-62)."""
    return gate_level(cards, column) + sum([cards[c].gate_power for c in column.attached])


def gate_durability(cards: dict[str, Card], column: Column) -> int:
    """The level plus what is attached (TG-63)."""
    return gate_level(cards, column) + sum([cards[c].durability for c in column.attached])
