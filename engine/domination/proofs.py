"""Reading proof of data files: cards that are nowhere, decks of a wrong size, wrong numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import cast

from engine.domination.cards import (
    Card,
    CardsFile,
    Catalog,
    EventCard,
    MasterFile,
    ObjectKind,
    Parsed,
    ServantFile,
)
from engine.domination.wording import misprints
from engine.kernel.faults import Fault


def strangers(read: Mapping[str, Parsed], catalog: Catalog) -> Iterator[Fault]:
    """What names a card that is nowhere, and decks of a wrong size (FD-34)."""
    for name, parsed in read.items():
        if isinstance(parsed, ServantFile):
            for servant in parsed.servants:
                yield from _unknown(name, servant.key, (*servant.deck, *servant.skills), catalog)
                if (size := sum(servant.deck.values())) != catalog.numbers.deck_size:
                    yield Fault(name, servant.key, "deck", f"a deck of {size} cards (FD-34)")
        if isinstance(parsed, MasterFile):
            for master in parsed.masters:
                keys = (*master.cards, *master.skills, *master.deck, *master.pile)
                yield from _unknown(name, master.key, keys, catalog)
        if isinstance(parsed, CardsFile | ServantFile | MasterFile):
            for card in parsed.cards:
                for key in _named_cards(card.abilities):
                    yield from _unknown(name, card.key, (key,), catalog)
    counted = Counter(e.climax for e in catalog.events.values() if e.climax is not None)
    rounds = range(catalog.numbers.regular_rounds + 1, catalog.numbers.rounds + 1)
    if sorted(counted.elements()) != list(rounds):
        yield Fault("", "", "events", f"one climax event for each of rounds {[*rounds]} (FD-124)")
    if len(catalog.regular_events) < catalog.numbers.regular_rounds:
        yield Fault("", "", "events", "too few regular events (FD-51)")


def misworded(read: Mapping[str, Parsed]) -> Iterator[Fault]:
    """Sentences that say other numbers than their operations."""
    for name, parsed in read.items():
        for card in _with_abilities(parsed):
            for n, ability in enumerate(card.abilities):
                parts = (ability.when, ability.cost, ability.asks, ability.operations)
                texts = (ability.text.ko, ability.text.en) if ability.text is not None else ()
                for text in texts:
                    for wrong in misprints(text, parts):
                        yield Fault(name, card.key, f"abilities.{n}.text", f"{text!r} {wrong}")


def _with_abilities(parsed: Parsed) -> tuple[Card | EventCard | ObjectKind, ...]:
    for kind in ("cards", "events", "objects"):
        if found := getattr(parsed, kind, ()):
            return cast("tuple[Card | EventCard | ObjectKind, ...]", found)
    return ()


def _unknown(file: str, card: str, keys: tuple[str, ...], catalog: Catalog) -> Iterator[Fault]:
    for key in dict.fromkeys(keys):
        if key not in catalog.cards and key not in catalog.objects:
            yield Fault(file, card, "", f"there is no card {key!r}")


def _named_cards(part: object) -> Iterator[str]:
    """The card keys that operations speak of, however deep."""
    if isinstance(part, tuple):
        for each in cast("tuple[object, ...]", part):
            yield from _named_cards(each)
    elif is_dataclass(part):
        for each in fields(part):
            value = getattr(part, each.name)
            if each.name == "card" and isinstance(value, str) and value not in {"any", "chosen"}:
                yield value
            elif each.name in {"cards", "keys"} and isinstance(value, tuple):
                yield from cast("tuple[str, ...]", value)
            else:
                yield from _named_cards(value)
