"""A match as a film: from the events that everybody saw to its positions, reveal by reveal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from engine.challengers import events as ev
from engine.challengers.cards import Edition
from engine.challengers.view import FighterView, MatchView, SideView
from engine.kernel import Event


@dataclass(frozen=True, slots=True)
class Frame:
    """What happened from one reveal to the next, and the position that it led to."""

    events: tuple[Event, ...]
    position: MatchView


class Reel:
    """One match: what happened in it, and its frames, which are made when they are wanted."""

    def __init__(self, edition: Edition, begun: ev.MatchBegun, round_number: int) -> None:
        self.round = round_number
        self.park = begun.park
        self.final = begun.final
        self.seats = begun.seats
        self.starter = begun.starter
        self.by_lot = begun.by_lot
        self.events: list[Event] = []
        self._edition = edition
        self._begun = begun

    @cached_property
    def frames(self) -> list[Frame]:
        """The frames in order. The first one is before any reveal."""
        camera = _Camera(self._edition, self._begun, self.round)
        for event in self.events:
            camera.see(event)
        return camera.frames

    @property
    def last(self) -> MatchView:
        """The newest position."""
        return self.frames[-1].position


def reels(edition: Edition, events: Sequence[Event]) -> list[Reel]:
    """Every match that begins in ``events``, in the order in which they began.

    The trophy that a match brings is told right after its end, and belongs to it.
    """
    made: list[Reel] = []
    running: dict[int, Reel] = {}
    won: Reel | None = None
    round_number = 0
    for event in events:
        if isinstance(event, ev.RoundBegun):
            round_number = event.round
        if isinstance(event, ev.MatchBegun):
            running[event.park] = Reel(edition, event, round_number)
            made.append(running[event.park])
        park = getattr(event, "park", None)
        if isinstance(event, ev.TrophyWon) and won is not None:
            won.events.append(event)
        elif isinstance(park, int) and park in running:
            running[park].events.append(event)
        won = running[event.park] if isinstance(event, ev.MatchWon) else None
    return made


class _Camera:
    """Follows a match event by event."""

    def __init__(self, edition: Edition, begun: ev.MatchBegun, round_number: int) -> None:
        self._edition = edition
        one, two = (
            SideView(seat, deck, (), (), (), (), None, (), 0)
            for seat, deck in zip(begun.seats, begun.decks, strict=True)
        )
        starter = begun.seats.index(begun.starter)
        position = MatchView(
            park=begun.park,
            round=round_number,
            final=begun.final,
            sides=(one, two),
            starter=starter,
            attacker=starter,
            flag=None,
            attack=0,
            defence=0,
            reveals=0,
            winner=None,
            loss=None,
        )
        self.frames = [Frame((), position)]

    def see(self, event: Event) -> None:
        """Add an event to the frame it belongs to."""
        before = self.frames[-1]
        position = self._after(before.position, event)
        if isinstance(event, ev.CardRevealed):
            self.frames.append(Frame((event,), position))
        else:
            self.frames[-1] = Frame((*before.events, event), position)

    def _after(self, match: MatchView, event: Event) -> MatchView:
        for follow in (_reveal, _fight, self._capture, self._move):
            changed = follow(match, event)
            if changed is not None:
                return changed
        return match

    def _capture(self, match: MatchView, event: Event) -> MatchView | None:
        """What follows when an attack is strong enough."""
        match event:
            case ev.FlagLost(seat=seat, card=card):
                side = match.sides[_number(match, seat)]
                side = replace(side, flag=None, hidden=(card, *side.hidden))
                return replace(_with(match, side), flag=None)
            case ev.CardsBenched(seat=seat, cards=cards):
                side = match.sides[_number(match, seat)]
                for card in cards:
                    side = self._benched(replace(side, hidden=side.hidden[1:]), card)
                return _with(match, side)
            case ev.FlagTaken(seat=seat, card=card, defence=defence):
                number = _number(match, seat)
                side = match.sides[number]
                if side.row:
                    hidden = tuple(each.card for each in reversed(side.row[:-1]))
                    side = replace(side, row=(), hidden=hidden, spur=0)
                side = replace(side, flag=FighterView(card, defence))
                changed = _with(match, side)
                return replace(changed, flag=number, attacker=1 - number, attack=0, defence=defence)
            case _:
                return None

    def _move(self, match: MatchView, event: Event) -> MatchView | None:
        """What effects do with cards."""
        match event:
            case ev.CardsExhausted(seat=seat, cards=cards, source=source):
                side = match.sides[_number(match, seat)]
                for card in cards:
                    side = _left(side, card, source)
                return _with(match, replace(side, exhausted=(*side.exhausted, *cards)))
            case ev.CardsRecycled(seat=seat, cards=cards):
                side = match.sides[_number(match, seat)]
                for card in cards:
                    side = _left(side, card, "bench")
                return _with(match, replace(side, deck=side.deck + len(cards)))
            case ev.CardsShoved(seat=seat, cards=cards):
                side = match.sides[_number(match, seat)]
                for card in cards:
                    side = self._benched(replace(side, deck=side.deck - 1), card)
                return _with(match, side)
            case ev.CardsLent(seat=seat, count=count):
                side = match.sides[_number(match, seat)]
                return _with(match, replace(side, deck=side.deck + count))
            case _:
                return None

    def _benched(self, side: SideView, card: str) -> SideView:
        """A side with one more card in the slot of its name, or in a new one."""
        slots = list(side.bench)
        for number, slot in enumerate(slots):
            if self._edition.slots[slot[0]] == self._edition.slots[card]:
                slots[number] = (*slot, card)
                return replace(side, bench=tuple(slots))
        return replace(side, bench=(*slots, (card,)))


def _reveal(match: MatchView, event: Event) -> MatchView | None:
    """A card is turned over."""
    if not isinstance(event, ev.CardRevealed):
        return None
    number = _number(match, event.seat)
    side = replace(match.sides[number], deck=event.deck)
    shown = FighterView(event.card, 0)
    if event.flag:
        side = replace(side, flag=shown)
        match = replace(match, flag=number, attacker=1 - number)
    else:
        side = replace(side, row=(*side.row, shown))
    return replace(_with(match, side), reveals=match.reveals + 1)


def _fight(match: MatchView, event: Event) -> MatchView | None:
    """Powers, sums, and who has won."""
    match event:
        case ev.Compared(seat=seat, powers=powers, attack=attack, defence=defence):
            side = match.sides[_number(match, seat)]
            row = tuple(
                FighterView(each.card, power) for each, power in zip(side.row, powers, strict=True)
            )
            changed = _with(match, replace(side, row=row))
            other = changed.sides[1 - _number(match, seat)]
            if other.flag is not None:
                flag = FighterView(other.flag.card, defence)
                changed = _with(changed, replace(other, flag=flag))
            return replace(changed, attack=attack, defence=defence)
        case ev.Spurred(seat=seat, amount=amount):
            side = match.sides[_number(match, seat)]
            return _with(match, replace(side, spur=side.spur + amount))
        case ev.MatchWon(winner=winner, loss=loss):
            return replace(match, winner=_number(match, winner), loss=loss)
        case _:
            return None


def _number(match: MatchView, seat: int) -> int:
    return 0 if match.sides[0].seat == seat else 1


def _with(match: MatchView, side: SideView) -> MatchView:
    one, two = match.sides
    return replace(match, sides=(side, two) if side.seat == one.seat else (one, side))


def _left(side: SideView, card: str, source: str) -> SideView:
    """A side without one card of its bench, its deck or its stack."""
    if source == "deck":
        return replace(side, deck=side.deck - 1)
    if source == "stack":
        return replace(side, hidden=side.hidden[1:])
    return replace(side, bench=tuple(_without(side.bench, card)))


def _without(slots: tuple[tuple[str, ...], ...], card: str) -> Iterator[tuple[str, ...]]:
    """The slots without one copy of ``card``; an empty slot is none."""
    found = False
    for slot in slots:
        kept = list(slot)
        if not found and card in kept:
            kept.remove(card)
            found = True
        if kept:
            yield tuple(kept)
