"""The choices inside a match, and what is chosen when nobody is asked (D-7 to D-9, CH-109)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.challengers.operations import (
    Arrange,
    Dig,
    ExhaustBench,
    ExhaustSlot,
    Operation,
    Recycle,
    Search,
    Where,
)
from engine.challengers.play import TournamentPlay
from engine.challengers.state import Match, Side
from engine.kernel import Option, Positions

SMALL: Final = frozenset({"dig", "search", "arrange", "exhaust", "exhaust_slot", "recycle"})
"""The kinds of choices inside a match."""

_TIDY_SLOTS = 3
"""With fewer used slots nobody exhausts a card without being told to (CH-109)."""


@dataclass(frozen=True, slots=True)
class Question:
    """What can be chosen; ``default`` is the choice of robots and of those who are not asked."""

    kind: str
    options: list[Option]
    default: Positions
    least: int = 1
    most: int = 1
    ordered: bool = False


def question(
    play: TournamentPlay, match: Match, number: int, operation: Operation
) -> Question | None:
    """What ``operation`` leaves to the side ``number``; None when there is nothing to choose."""
    side = match.sides[number]
    match operation:
        case Dig(cards=cards):
            return _look(play, match, "dig", side.deck[:cards])
        case Search():
            return _look(play, match, "search", sorted(side.deck))
        case Arrange(cards=cards):
            return _arrange(play, match, side.deck[:cards])
        case ExhaustBench(cards=int(cards), side="own", where=where):
            options = _bench(play, match, side, where)
            return _some("exhaust", options, cards, _tidied(play, side, options, cards))
        case ExhaustBench(cards=int(cards), where=where):
            options = _bench(play, match, match.sides[1 - number], where)
            harmful = [n for n, option in enumerate(options) if _helps_from_bench(play, option)]
            return _some("exhaust", options, cards, tuple(harmful[:cards]))
        case ExhaustSlot():
            slots: list[Option] = [("slot", slot[0], n) for n, slot in enumerate(side.bench)]
            return _some("exhaust_slot", slots, 1, _tidied(play, side, slots, 1))
        case Recycle(cards=cards, where=where):
            options = _bench(play, match, side, where)
            return _some("recycle", options, cards, _strongest(play, match, options, cards))
        case _:
            return None


def _look(play: TournamentPlay, match: Match, kind: str, cards: list[str]) -> Question | None:
    if not cards:
        return None
    bases = [play.cards[key].base(match.round) for key in cards]
    options: list[Option] = [("card", key, n) for n, key in enumerate(cards)]
    return Question(kind, options, (bases.index(max(bases)),))


def _arrange(play: TournamentPlay, match: Match, cards: list[str]) -> Question | None:
    if not cards:
        return None
    options: list[Option] = [("card", key, n) for n, key in enumerate(cards)]
    order = sorted(range(len(cards)), key=lambda n: -play.cards[cards[n]].base(match.round))
    return Question("arrange", options, tuple(order), len(cards), len(cards), ordered=True)


def _bench(play: TournamentPlay, match: Match, side: Side, where: Where) -> list[Option]:
    """The fitting cards of a bench: key, slot, and place within the slot."""
    return [
        ("card", key, slot_number, place)
        for slot_number, slot in enumerate(side.bench)
        for place, key in enumerate(slot)
        if play.edition.fits(where, key, match.round)
    ]


def _some(kind: str, options: list[Option], cards: int, default: Positions) -> Question | None:
    if not options:
        return None
    return Question(kind, options, default, 0, min(cards, len(options)))


def _tidied(play: TournamentPlay, side: Side, options: list[Option], cards: int) -> Positions:
    """The oldest slots of a single card that gives nothing from the bench, while three are used."""
    used = len(side.bench)
    single = [
        position
        for position, option in enumerate(options)
        if len(side.bench[int(option[2])]) == 1 and not _helps_from_bench(play, option)
    ]
    return tuple(single[: max(0, min(cards, used - _TIDY_SLOTS + 1))])


def _strongest(play: TournamentPlay, match: Match, options: list[Option], cards: int) -> Positions:
    """The highest base powers among the cards that give nothing from the bench."""
    idle = [n for n, option in enumerate(options) if not _helps_from_bench(play, option)]
    idle.sort(key=lambda n: -play.cards[str(options[n][1])].base(match.round))
    return tuple(sorted(idle[:cards]))


def _helps_from_bench(play: TournamentPlay, option: Option) -> bool:
    return bool(play.edition.auras[str(option[1])])
