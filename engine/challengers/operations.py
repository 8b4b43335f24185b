"""What abilities are made of: the operations of the rulebook's section 13, as typed data.

Every operation is a frozen record told apart by its ``op``. Power bonuses, auras and chill of
the timings ``attack``, ``bench`` and ``hold`` last as long as their keyword applies; everything
else happens once, when its timing comes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from engine.kernel.data import data

Timing = Literal["reveal", "attack", "bench", "hold", "loss", "chosen"]
PileLevel = Literal["A", "B", "C"]
CountOf = Literal[
    "own_bench_cards",
    "own_bench_names",
    "own_bench_sets",
    "own_empty_slots",
    "own_exhaust",
    "own_deck",
    "own_trophies",
    "attackers",
    "other_attackers",
    "opponent_bench_names",
]

Number = Annotated[int, Field(ge=1, le=9)]
NumberOrNone = Annotated[int, Field(ge=0, le=9)]
Change = Annotated[int, Field(ge=-9, le=9)]


@data
class Where:
    """Which cards are meant: those that fit everything that is given.

    ``card`` is a card's key and means all cards of that card's name. ``timing`` asks for cards
    with an ability of that timing.
    """

    set: str | None = None
    card: str | None = None
    level: str | None = None
    base: NumberOrNone | None = None
    base_most: NumberOrNone | None = None
    timing: Timing | None = None


ANY = Where()


@data
class Count:
    """``each`` times the count of something, the count being at most ``most`` (None: no bound)."""

    each: Change
    of: CountOf
    where: Where = ANY
    most: Number | None = None


@data
class Condition:
    """A count compared with a number, or with another count that must be ``more``."""

    of: CountOf
    where: Where = ANY
    least: NumberOrNone | None = None
    most: NumberOrNone | None = None
    less_than: CountOf | None = None


@data
class Power:
    """This card's power changes: for good when revealed, else while the keyword applies (CH-70)."""

    op: Literal["power"]
    amount: Change | Count


@data
class Aura:
    """Each fitting own card in the attack row, or with the flag, has more power (CH-76)."""

    op: Literal["aura"]
    amount: Change
    where: Where = ANY
    during: Literal["any", "attack", "hold"] = "any"


@data
class Chill:
    """The first card of each attack against this card counts less."""

    op: Literal["chill"]
    amount: Number


@data
class Weaken:
    """The opposing card with the flag, or the one about to receive it, loses power for good."""

    op: Literal["weaken"]
    target: Literal["holder", "new_holder"]
    amount: Number


@data
class NextAttack:
    """The strength of the own next attack is higher."""

    op: Literal["next_attack"]
    amount: Number


@data
class Fans:
    """Fan tokens for the own side or the opponent (CH-16)."""

    op: Literal["fans"]
    amount: Number
    side: Literal["own", "opponent"] = "own"


@data
class ExhaustSelf:
    """This card, or all of its stack, goes to the exhaust pile instead of the bench."""

    op: Literal["exhaust_self"]
    stack: bool = False


@data
class ExhaustBench:
    """Up to ``cards`` fitting bench cards of one's choice, or all of them, are exhausted."""

    op: Literal["exhaust_bench"]
    cards: Number | Literal["all"]
    side: Literal["own", "opponent"] = "own"
    where: Where = ANY


@data
class ExhaustSlot:
    """One used slot of the own bench may be exhausted with all its cards."""

    op: Literal["exhaust_slot"]


@data
class ExhaustDeck:
    """Cards of a deck are exhausted without their effects."""

    op: Literal["exhaust_deck"]
    cards: Number
    side: Literal["own", "opponent"] = "own"
    end: Literal["top", "bottom"] = "top"


@data
class Recycle:
    """Up to ``cards`` fitting cards of the own bench return to one end of the own deck."""

    op: Literal["recycle"]
    cards: Number
    where: Where = ANY
    end: Literal["top", "bottom"] = "bottom"


@data
class Dig:
    """Look at the top ``cards`` of the own deck, put one on top, the others at the bottom."""

    op: Literal["dig"]
    cards: Number


@data
class Arrange:
    """Look at the top ``cards`` of the own deck and put them back in any order.

    ``sink`` of them go to the bottom instead.
    """

    op: Literal["arrange"]
    cards: Number
    sink: NumberOrNone = 0


@data
class Search:
    """Look through the own deck and put any one card on top; the others are shuffled."""

    op: Literal["search"]


@data
class Bury:
    """The opponent's top cards go unseen to the bottom of his deck."""

    op: Literal["bury"]
    cards: Number


@data
class Shove:
    """The opponent moves his top cards, one by one, to his bench, without their reveal effects."""

    op: Literal["shove"]
    cards: Number


@data
class Lend:
    """Unseen cards of a level pile join a deck until the end of the match."""

    op: Literal["lend"]
    level: PileLevel
    cards: Number
    side: Literal["own", "opponent"] = "own"
    end: Literal["top", "bottom"] = "top"


@data
class Copy:
    """Take up to ``cards`` more copies of this card from its pile, else from its discard."""

    op: Literal["copy"]
    cards: Number


@data
class Gain:
    """Add the top cards of a level pile to the deck, unseen before."""

    op: Literal["gain"]
    level: PileLevel
    cards: Number


@data
class Promote:
    """A card of one level may leave the deck; then the top card of another pile joins it."""

    op: Literal["promote"]
    level: PileLevel
    to: PileLevel


@data
class Exchange:
    """Exactly ``cards`` fitting cards may leave the deck; then one more display card is taken."""

    op: Literal["exchange"]
    cards: Number
    where: Where = ANY


Operation = Annotated[
    Power
    | Aura
    | Chill
    | Weaken
    | NextAttack
    | Fans
    | ExhaustSelf
    | ExhaustBench
    | ExhaustSlot
    | ExhaustDeck
    | Recycle
    | Dig
    | Arrange
    | Search
    | Bury
    | Shove
    | Lend
    | Copy
    | Gain
    | Promote
    | Exchange,
    Field(discriminator="op"),
]


@data
class Ability:
    """Operations with the moment they belong to; with a condition, only while it holds."""

    timing: Timing
    operations: Annotated[tuple[Operation, ...], Field(min_length=1)]
    condition: Condition | None = None


_DECK_PHASE = frozenset({"copy", "gain", "promote", "exchange", "fans"})
_ONCE = frozenset(
    {"weaken", "next_attack", "fans", "exhaust_bench", "exhaust_slot", "exhaust_deck", "recycle"}
    | {"dig", "arrange", "search", "bury", "shove", "lend"}
)
_ALLOWED: dict[Timing, frozenset[str]] = {
    "reveal": _ONCE | {"power"},
    "attack": frozenset({"power"}),
    "bench": frozenset({"aura"}),
    "hold": _ONCE | {"power", "chill"},
    "loss": _ONCE | {"exhaust_self"},
    "chosen": _DECK_PHASE,
}


def ability_faults(ability: Ability) -> Iterator[tuple[str, str]]:
    """What the types cannot say: pairs of a field and what is wrong there."""
    for number, operation in enumerate(ability.operations):
        here = f"operations.{number}"
        if operation.op not in _ALLOWED[ability.timing]:
            yield here, f"{operation.op!r} has no meaning in timing {ability.timing!r}"
        match operation:
            case Weaken(target="new_holder") if ability.timing != "loss":
                yield here, "a card is about to receive the flag only at a flag loss"
            case Arrange(cards=cards, sink=sink) if sink > cards:
                yield here, f"{sink} of {cards} cards cannot go to the bottom"
            case Fans(side="opponent") if ability.timing == "chosen":
                yield here, "there is no opponent in the Deck Phase"
            case _:
                pass
    if ability.condition is not None:
        if ability.timing in {"bench", "chosen"}:
            yield "condition", f"there are no conditions in timing {ability.timing!r}"
        given = (ability.condition.least, ability.condition.most, ability.condition.less_than)
        if given == (None, None, None):
            yield "condition", "compares with nothing"


def mentioned(ability: Ability) -> Iterator[tuple[str, Where]]:
    """Every `Where` of an ability, with its field."""
    if ability.condition is not None:
        yield "condition.where", ability.condition.where
    for number, operation in enumerate(ability.operations):
        match operation:
            case Power(amount=Count(where=where)):
                yield f"operations.{number}.amount.where", where
            case Aura() | ExhaustBench() | Recycle() | Exchange():
                yield f"operations.{number}.where", operation.where
            case _:
                pass
