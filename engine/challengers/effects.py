"""What operations do in a match, with or without a choice made."""

from __future__ import annotations

from typing import Any, Literal

from engine.challengers.ending import lose
from engine.challengers.events import (
    CardsBuried,
    CardsExhausted,
    CardsLent,
    CardsRecycled,
    CardsShoved,
    DeckLookedAt,
    Powered,
    Spurred,
    Weakened,
)
from engine.challengers.operations import (
    Arrange,
    Bury,
    Dig,
    ExhaustBench,
    ExhaustDeck,
    ExhaustSelf,
    ExhaustSlot,
    Fans,
    Lend,
    NextAttack,
    Operation,
    Power,
    Recycle,
    Search,
    Shove,
    Timing,
    Weaken,
)
from engine.challengers.play import TournamentPlay
from engine.challengers.power import amount
from engine.challengers.state import Fighter, Match, Side


def perform(
    play: TournamentPlay,
    match: Match,
    number: int,
    card: str,
    timing: Timing,
    operation: Operation,
) -> None:
    """Carry out, as far as possible (CH-69), an operation that leaves nothing to choose.

    ``number`` is the side of ``card``, whose ability it is.
    """
    side = match.sides[number]
    match operation:
        case Power() if timing == "reveal":
            _strengthen(play, match, number, operation)
        case Weaken():
            _weaken(play, match, number, card, operation)
        case NextAttack(amount=strength):
            side.spur += strength
            play.emit(Spurred(match.park, side.seat, strength, card))
        case Fans(amount=fans, side=whose):
            play.give_fans(_whose(match, number, whose).seat, fans, match.park, card)
        case ExhaustSelf(stack=stack):
            _exhaust_self(play, match, side, card, whole_stack=stack)
        case _:
            _move_cards(play, match, number, card, operation)


def _move_cards(
    play: TournamentPlay, match: Match, number: int, card: str, operation: Operation
) -> None:
    """What happens to decks and benches without a choice."""
    other = match.sides[1 - number]
    match operation:
        case ExhaustBench(cards="all", side=whose, where=where):
            target = _whose(match, number, whose)
            fitting = [
                (slot_number, key)
                for slot_number, slot in enumerate(target.bench)
                for key in slot
                if play.edition.fits(where, key, match.round)
            ]
            _exhaust(play, match, target, play.take_from_bench(target, fitting), "bench", card)
        case ExhaustDeck(cards=cards, side=whose, end=end):
            target = _whose(match, number, whose)
            gone = target.take_top(cards) if end == "top" else target.take_bottom(cards)
            _exhaust(play, match, target, gone, "deck", card)
        case Bury(cards=cards):
            buried = other.take_top(cards)
            other.put(buried, "bottom", seen=False)
            if buried:
                play.emit(CardsBuried(match.park, other.seat, len(buried), card))
        case Shove(cards=cards):
            _shove(play, match, number, card, cards)
        case Lend(side=whose):
            _lend(play, match, _whose(match, number, whose), card, operation)
        case _:
            pass


def _whose(match: Match, number: int, side: Literal["own", "opponent"]) -> Side:
    return match.sides[number if side == "own" else 1 - number]


def choose(
    play: TournamentPlay,
    match: Match,
    number: int,
    card: str,
    operation: Operation,
    picked: tuple[tuple[Any, ...], ...],
) -> None:
    """Carry out an operation whose choice was made."""
    side = match.sides[number]
    match operation:
        case Dig(cards=cards):
            seen = side.take_top(cards)
            top = [seen.pop(picked[0][2])]
            side.put(seen, "bottom", seen=False)
            side.put(top, "top", seen=True)
            _looked(play, match, side, card, (*top, *seen), top)
        case Search():
            seen = tuple(sorted(side.deck))
            top = [picked[0][1]]
            side.deck.remove(top[0])
            play.state.dice.shuffle(side.deck)
            side.known = 0
            side.put(top, "top", seen=True)
            _looked(play, match, side, card, seen, top)
        case Arrange(cards=cards, sink=sink):
            seen = side.take_top(cards)
            order = [key for _, key, _ in picked]
            kept = max(0, len(order) - sink)
            side.put(order[kept:], "bottom", seen=False)
            side.put(order[:kept], "top", seen=True)
            _looked(play, match, side, card, tuple(seen), order[:kept])
        case ExhaustBench(side=whose):
            target = side if whose == "own" else match.sides[1 - number]
            _exhaust(play, match, target, _benched(play, target, picked), "bench", card)
        case ExhaustSlot():
            slots: list[int] = [slot for _, _, slot in picked]
            cards = [(slot, key) for slot in slots for key in side.bench[slot]]
            _exhaust(play, match, side, play.take_from_bench(side, cards), "bench", card)
        case Recycle(end=end):
            cards = _benched(play, side, picked)
            side.put(cards, end, seen=True)
            if cards:
                play.emit(CardsRecycled(match.park, side.seat, tuple(cards), end, card))
        case _:
            pass


def _benched(play: TournamentPlay, side: Side, picked: tuple[tuple[Any, ...], ...]) -> list[str]:
    return play.take_from_bench(side, [(slot, key) for _, key, slot, _ in picked])


def _fighter(side: Side) -> Fighter:
    """The card that was just revealed: the last of the row, or the first card of the match."""
    return side.row[-1] if side.row else side.stack[-1]


def _strengthen(play: TournamentPlay, match: Match, number: int, power: Power) -> None:
    side = match.sides[number]
    fighter = _fighter(side)
    gained = amount(play, match, number, fighter, power)
    fighter.bonus += gained
    if gained:
        play.emit(Powered(match.park, side.seat, fighter.card, gained))


def _weaken(play: TournamentPlay, match: Match, number: int, card: str, operation: Weaken) -> None:
    other = match.sides[1 - number]
    if operation.target == "new_holder":
        target = other.row[-1]
    elif match.flag == 1 - number:
        target = other.stack[-1]
    else:
        return
    target.bonus -= operation.amount
    play.emit(Weakened(match.park, other.seat, target.card, operation.amount, card))


def _exhaust_self(
    play: TournamentPlay, match: Match, side: Side, card: str, *, whole_stack: bool
) -> None:
    if not side.stack:
        return
    gone = side.stack[::-1] if whole_stack else side.stack[-1:]
    del side.stack[-len(gone) :]
    _exhaust(play, match, side, [each.card for each in gone], "stack", card)


def _exhaust(
    play: TournamentPlay, match: Match, side: Side, cards: list[str], source: str, by: str
) -> None:
    side.exhausted += cards
    if cards:
        play.emit(CardsExhausted(match.park, side.seat, tuple(cards), source, by))


def _shove(play: TournamentPlay, match: Match, number: int, card: str, cards: int) -> None:
    """One card after the other; the first that finds no slot loses the match (CH-63)."""
    other = match.sides[1 - number]
    moved: list[str] = []
    full = False
    while len(moved) < cards and other.deck and not full:
        slot = play.room_for(other, other.deck[0])
        full = slot is None
        if slot is not None:
            moved += other.take_top(1)
            slot.append(moved[-1])
    if moved:
        slots = len(other.bench)
        play.emit(CardsShoved(match.park, other.seat, tuple(moved), slots, card))
    if full:
        lose(play, match, 1 - number, "bench")


def _lend(play: TournamentPlay, match: Match, side: Side, card: str, operation: Lend) -> None:
    lent = play.draw(operation.level, operation.cards)
    side.lent += lent
    side.put(lent, operation.end, seen=False)
    if lent:
        told = CardsLent(match.park, side.seat, operation.level, len(lent), operation.end, card)
        play.emit(told)


def _looked(
    play: TournamentPlay,
    match: Match,
    side: Side,
    card: str,
    cards: tuple[str, ...],
    top: list[str],
) -> None:
    count = len(cards)
    told = DeckLookedAt(match.park, side.seat, count, card, cards, tuple(top))
    play.emit(told, (side.seat,), DeckLookedAt(match.park, side.seat, count, card))
