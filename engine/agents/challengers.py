"""A drafter with an eye for cards that go together."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from engine.challengers.cards import Card, Catalog, Edition
from engine.challengers.operations import (
    Arrange,
    Aura,
    Chill,
    Copy,
    Count,
    Dig,
    Exchange,
    ExhaustBench,
    ExhaustDeck,
    ExhaustSelf,
    ExhaustSlot,
    Fans,
    Gain,
    Lend,
    NextAttack,
    Operation,
    Power,
    Promote,
    Recycle,
    Search,
    Shove,
    Timing,
    Weaken,
)
from engine.challengers.view import PlayerView, TournamentView
from engine.kernel import Decision, Positions

_WEIGHTS: dict[Timing, float] = {"reveal": 1.0, "attack": 0.7, "hold": 0.6, "loss": 1.0}
"""What a point of power is worth, by when it counts."""

_SLOTS = 6


class HeuristicDrafter:
    """Takes the card that adds most to its deck, and drops what only fills the bench.

    Inside matches it does what the rules do for those who are not asked.
    """

    def __init__(self, catalog: Catalog, seed: str) -> None:
        self._catalog = catalog
        self._random = random.Random(seed)

    def choose(self, decision: Decision, look: Callable[[], Any]) -> Positions:
        """A legal choice."""
        match decision.kind:
            case "pile":
                return self._pile(decision)
            case "pick" | "promote" | "exchange" | "trim":
                view: TournamentView = look()
                return self._draft(decision, view)
            case _:
                return decision.default

    def _pile(self, decision: Decision) -> Positions:
        """Two cards rather than one, the higher level rather than the lower."""
        counts = [int(option[2]) for option in decision.options]
        best = max(counts)
        return (max(n for n, count in enumerate(counts) if count == best),)

    def _draft(self, decision: Decision, view: TournamentView) -> Positions:
        edition = self._catalog.editions[view.edition]
        deck = list(_own(view).deck or ())
        match decision.kind:
            case "pick":
                return self._pick(decision, view, edition, deck)
            case "trim":
                return _trim(edition, view, deck)
            case kind:
                worth = [_worth(edition, str(option[1]), deck, view) for option in decision.options]
                worst = worth.index(min(worth))
                limit = 2.5 if kind == "exchange" else 3.0
                return (worst,) if decision.least or worth[worst] < limit else ()

    def _pick(
        self, decision: Decision, view: TournamentView, edition: Edition, deck: list[str]
    ) -> Positions:
        takes = [option for option in decision.options if option[0] == "take"]
        worth = [
            _worth(edition, str(option[1]), [*deck, str(option[1])], view)
            + self._random.random() * 0.01
            for option in takes
        ]
        best = max(worth)
        if len(takes) < len(decision.options):
            level = edition.cards[str(takes[0][1])].level
            if best < _expected_best(edition, level, len(takes), deck, view):
                return (len(takes),)
        return (worth.index(best),)


def _own(view: TournamentView) -> PlayerView:
    return next(player for player in view.players if player.seat == view.viewer)


def _trim(edition: Edition, view: TournamentView, deck: list[str]) -> Positions:
    """Drop the cards that are worth least while the deck has more names than bench slots."""
    gone: list[int] = []
    while True:
        left = [n for n in range(len(deck)) if n not in gone]
        kept = [deck[n] for n in left]
        names = Counter(edition.slots[key] for key in kept)
        if len(names) <= _SLOTS - 1 or len(kept) <= _SLOTS:
            return tuple(sorted(gone))
        worth = {n: _worth(edition, deck[n], kept, view) for n in left}
        worst = min(left, key=lambda n: worth[n])
        if worth[worst] > sum(worth.values()) / len(left) * 0.75:
            return tuple(sorted(gone))
        gone.append(worst)


def _expected_best(
    edition: Edition, level: str, count: int, deck: list[str], view: TournamentView
) -> float:
    """What the best of ``count`` unseen cards of a level is worth on average."""
    worth = sorted(
        (_worth(edition, card.key, [*deck, card.key], view), card.copies)
        for card in edition.cards.values()
        if card.level == level and card.set in view.sets
    )
    copies = sum(number for _, number in worth)
    expected, below = 0.0, 0
    for value, number in worth:
        chance = ((below + number) / copies) ** count - (below / copies) ** count
        expected += value * chance
        below += number
    return expected


def _worth(edition: Edition, key: str, deck: Sequence[str], view: TournamentView) -> float:
    """What a card is worth in a deck, in points of power."""
    card = edition.cards[key]
    same = sum(1 for other in deck if edition.slots[other] == edition.slots[key])
    worth = card.base(view.round) + 0.3 * min(2, same - 1)
    for ability in card.abilities:
        share = 1.0 if ability.condition is None else 0.5
        for operation in ability.operations:
            worth += share * _operation(edition, card, ability.timing, operation, deck, view)
    return worth


def _operation(
    edition: Edition,
    card: Card,
    timing: Timing,
    operation: Operation,
    deck: Sequence[str],
    view: TournamentView,
) -> float:
    match operation:
        case Power(amount=int(amount)):
            return amount * _WEIGHTS.get(timing, 0.5)
        case Power(amount=Count() as count):
            return _counted(edition, count, deck, view) * _WEIGHTS.get(timing, 0.5)
        case Aura(amount=amount, where=where, during=during):
            part = 0.8 if during == "any" else 0.5
            others = sum(edition.fits(where, other, view.round) for other in deck)
            return amount * part * others * 0.4
        case Fans(amount=fans, side="own"):
            once = 0.4 if timing == "chosen" else 1.0
            return fans * once * (0.8 if len(view.players) <= 2 else 0.35)
        case Fans(amount=fans):
            return -0.5 * fans
        case _:
            return _MINOR.get(type(operation), 0.0)


_MINOR: dict[type[Any], float] = {
    Chill: 1.0,
    Weaken: 0.8,
    NextAttack: 1.2,
    ExhaustSelf: 0.6,
    ExhaustBench: 0.6,
    ExhaustSlot: 0.7,
    ExhaustDeck: 0.0,
    Recycle: 0.8,
    Dig: 0.4,
    Arrange: 0.3,
    Search: 0.9,
    Shove: 1.0,
    Lend: 0.8,
    Copy: 1.5,
    Gain: 1.0,
    Promote: 1.5,
    Exchange: 1.0,
}
"""What other operations are worth, roughly."""


def _counted(edition: Edition, count: Count, deck: Sequence[str], view: TournamentView) -> float:
    """What a counting bonus comes to in the middle of a match."""
    fitting = sum(edition.fits(count.where, key, view.round) for key in deck)
    match count.of:
        case "own_bench_cards":
            expected = fitting * 0.4
        case "own_bench_names":
            expected = min(4.0, len({edition.slots[key] for key in deck}) * 0.5)
        case "own_bench_sets":
            expected = min(4.0, len({edition.cards[key].set for key in deck}) * 0.7)
        case "own_empty_slots":
            expected = 3.0
        case _:
            expected = 1.0
    return count.each * min(expected, float(count.most or 9))
