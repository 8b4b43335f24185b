"""What came of each round, put together from what everybody saw happen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.domination import events as ev
from engine.kernel import Event


@dataclass(slots=True)
class Fight:
    """A battlefield as a round ends: the sums, highest first, and what the winners got."""

    place: str
    totals: list[tuple[int, int]]
    defeated: frozenset[int]
    winners: tuple[int, ...] = ()
    objects: int = 0
    bonus: int = 0
    share: int = 0


@dataclass(slots=True)
class RoundTale:
    """A round that is over: its event, its fights, who scouted, and VP before and after by seat.

    ``before`` and ``after`` have the seats that were in the game as it began; ``news`` are the
    events besides that are worth a sentence, in their order.
    """

    number: int
    event: str = ""
    fights: dict[str, Fight] = field(default_factory=dict[str, Fight])
    scouts: list[ev.Scouted] = field(default_factory=list[ev.Scouted])
    news: list[Event] = field(default_factory=list[Event])
    before: dict[int, int] = field(default_factory=dict[int, int])
    after: dict[int, int] = field(default_factory=dict[int, int])
    over: bool = False

    @property
    def out(self) -> list[int]:
        """The seats that left the game in this round or at its end."""
        return [event.seat for event in self.news if isinstance(event, ev.Eliminated)]


def tales(seats: int, events: Sequence[Event]) -> list[RoundTale]:
    """All rounds that are over, oldest first."""
    told: list[RoundTale] = []
    points = dict.fromkeys(range(seats), 0)
    for event in events:
        match event:
            case ev.RoundBegan(round=number):
                if told:
                    told[-1].over = True
                told.append(RoundTale(number, before=dict(points), after=dict(points)))
            case ev.VpChanged(seat=seat, now=now):
                points[seat] = now
                if told:
                    told[-1].after[seat] = now
            case ev.WarOver():
                if told:
                    told[-1].over = True
            case _:
                if told:
                    _enter(told[-1], event)
        if isinstance(event, ev.Eliminated):
            points.pop(event.seat, None)
    return [tale for tale in told if tale.over]


def _enter(tale: RoundTale, event: Event) -> None:
    match event:
        case ev.EventDrawn(event=key):
            tale.event = key
        case ev.TotalsCompared(place=place, seats=seats, totals=totals, defeated=defeated):
            sums = sorted(zip(seats, totals, strict=True), key=lambda each: -each[1])
            tale.fights[place] = Fight(place, sums, frozenset(defeated))
        case ev.FieldWon(place=place):
            fight = tale.fights[place]
            fight.winners = event.winners
            fight.objects, fight.bonus, fight.share = event.objects, event.bonus, event.share
        case ev.Scouted():
            tale.scouts.append(event)
        case ev.NameReleased() | ev.Eliminated() | ev.Saved() | ev.BattlefieldOpened():
            tale.news.append(event)
        case _:
            pass
