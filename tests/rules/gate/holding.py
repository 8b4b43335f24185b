"""Tables for one card: it is in the hand of seat 0, or guards column 0 of seat 1."""

from typing import Any

from engine.gate import events
from engine.kernel import Option
from tests.rules.gate.duels import DECKS, GAME, SUMMONERS, Laid, Table, table

FILLER = ["S1", "S2", "S3", "S4"]
STRONG = "VR-3b"
COVERED: set[str] = set()


def decks_with(seat: int, *cards: str) -> tuple[str, ...]:
    """Four gate decks for a seat, the cards' own first."""
    needed = list(dict.fromkeys(card[:2] for card in cards if "-" in card))
    return tuple([*needed, *(deck for deck in DECKS[seat] if deck not in needed)][:4])


def mine(card: str, hand: tuple[str, ...] = (), **laid: Any) -> Laid:
    """Seat 0 holds ``card`` and ``hand``."""
    COVERED.add(card)
    other = [*hand, *laid.get("deck", ()), *laid.get("dugout", ())]
    summoners = tuple(dict.fromkeys([c for c in (card, *other) if c in GAME.catalog.summoners]))
    summoners = (*summoners, *(s for s in SUMMONERS[0] if s not in summoners))[:4]
    decks = laid.pop("decks", None) or decks_with(0, card, *other)
    return Laid(hand=(card, *hand), decks=decks, summoners=summoners, **laid)


def theirs(card: str, **laid: Any) -> Laid:
    """``card`` guards column 0 of seat 1."""
    COVERED.add(card)
    summoners = (card, "S5", "S6", "S7") if card in SUMMONERS[1] else SUMMONERS[1]
    summoners = tuple(dict.fromkeys((*summoners, "S8")))[:4]
    return Laid(guardians={0: card}, decks=decks_with(1, card), summoners=summoners, **laid)


def finish(t: Table, *first: Option) -> events.Clashed:
    """Use ``first``, then everything else there is to use, and see the clash."""
    for option in first:
        t.choose(option)
    while not (found := t.told(events.Clashed)):
        t.choose(t.options[0])
    return found[0]


def attacking(
    laid: Laid, other: Laid | None = None, *, cards: tuple[str, ...] = ()
) -> events.Clashed:
    t = table(laid, other or Laid())
    return finish(t.attack(*(cards or tuple(laid.hand)), at=0))


def guarding(other: Laid, attackers: tuple[str, ...] = (STRONG,)) -> events.Clashed:
    return finish(table(Laid(hand=attackers), other).attack(*attackers, at=0))
