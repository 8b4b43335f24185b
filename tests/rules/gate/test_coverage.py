"""Random play reaches every card, every ability and every operation of the base set."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.gate import effects, events
from engine.gate import operations as op
from engine.kernel import Entry
from tests.fuzz import cover
from tests.rules.gate.duels import GAME


def wanted() -> set[str]:
    """Every ability where it takes effect, and every card wherever it may go."""
    found: set[str] = set()
    for key, card in GAME.catalog.cards.items():
        if card.kind == "gate":
            continue
        found.add(f"{key} guards")
        if card.may_attack:
            found.add(f"{key} attacks")
        if card.deck is not None and card.level != 1:
            found.add(f"{key} is summoned")
        if card.is_enhancement:
            found.add(f"{key} is attached")
        timings = [(n, ability.timing) for n, ability in enumerate(card.abilities)]
        found.update(f"{key} uses {n}" for n, timing in timings if timing != "enhgate")
    return found


def saw(entries: list[Entry]) -> Iterator[str]:
    for entry in entries:
        match entry.event:
            case events.AbilityUsed(n=n, source=source):
                yield f"{source} uses {n}"
            case events.GuardianRevealed(card=card):
                yield f"{card} guards"
            case events.AttackDeclared(cards=cards):
                yield from (f"{card} attacks" for card in cards)
            case events.Summoned(card=card):
                yield f"{card} is summoned"
            case events.Enhanced(card=card):
                yield f"{card} is attached"
            case _:
                pass


def test_everything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    carried_out: set[str] = set()

    def counted(kind: type, handler: Any) -> Any:
        def handle(*arguments: Any) -> Any:
            carried_out.add(kind.__name__)
            return handler(*arguments)

        return handle

    handlers = {kind: counted(kind, handler) for kind, handler in effects.HANDLERS.items()}
    monkeypatch.setattr(effects, "HANDLERS", handlers)
    missing = cover(GAME, 2, {}, wanted(), saw, seed="cover", most_games=600)
    assert missing == set()
    operations = {kind.__name__ for kind in effects.HANDLERS}
    assert operations - carried_out == set()
    # These two are no operation of their own: they lie under a gate.
    assert operations.isdisjoint({op.GatePower.__name__, op.Durability.__name__})
