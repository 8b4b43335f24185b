"""What abilities are made of: the operations of the rulebook's section 13, as typed data.

Every operation is a frozen record told apart by its ``op``. Operations that hold others (Link,
a condition, a price) hold them as a tuple, so an effect in the middle is plain data too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Discriminator, Field, Tag

from engine.kernel.data import data

Timing = Literal["action", "attack", "guard", "battle", "trait", "enhchar", "enhgate"]
CountOf = Literal[
    "other_attackers_same_name", "own_enhancements", "own_dugout_per4", "own_gates_level4"
]
PowerTarget = Literal["self", "other_attackers_same_name", "guardian", "one_attacker"]
SummonFrom = Literal["any", "same_name", "same_gate"]
SummonTo = Literal["dugout", "hand", "hand_if_level2_else_dugout"]
BanishSource = Literal["own_dugout", "own_dugout_level1", "any_dugout"]

Number = Annotated[int, Field(ge=1, le=9)]
NumberOrNone = Annotated[int, Field(ge=0, le=9)]
Change = Annotated[int, Field(ge=-9, le=9)]


@data
class Count:
    """``each`` times the count of something, the count being at most ``most`` (None: no bound)."""

    each: Change
    of: CountOf
    most: Number | None = None


def _amount_tag(value: object) -> str:
    return "count" if isinstance(value, dict | Count) else "number"


Amount = Annotated[
    Annotated[Change, Tag("number")] | Annotated[Count, Tag("count")], Discriminator(_amount_tag)
]


@data
class Power:
    """The power of the target changes until the end of this combat (TG-110)."""

    op: Literal["power"]
    target: PowerTarget
    amount: Amount


@data
class Strike:
    """This attacker has Double or Triple Strike in this combat (TG-107, TG-108)."""

    op: Literal["strike"]
    damage: Literal[2, 3]


@data
class NoStrike:
    """If this attack succeeds it deals exactly 1 damage."""

    op: Literal["no_strike"]


@data
class Link:
    """Reveal ``cards`` of the own deck; with one of this card's name, ``then`` (TG-111)."""

    op: Literal["link"]
    cards: Number
    then: Operations


@data
class If:
    """``then`` only if the condition holds."""

    op: Literal["if"]
    condition: Literal["no_guardian", "summoned_from_closed"]
    then: Operations


@data
class Pay:
    """Carry out ``cost`` completely, then ``then``; without paying nothing happens."""

    op: Literal["pay"]
    cost: Cost
    then: Operations


@data
class Choose:
    """Exactly one of two branches, at the controller's choice."""

    op: Literal["choose"]
    branches: tuple[Operations, Operations]


@data
class Draw:
    """Draw cards."""

    op: Literal["draw"]
    cards: Number


@data
class Discard:
    """Discard hand cards of one's choice; as a cost all of them, else as many as one has."""

    op: Literal["discard"]
    cards: Number


@data
class Scry:
    """Look at the top cards of the own deck and put them back in any order."""

    op: Literal["scry"]
    cards: Number


@data
class Summon:
    """Take the top card of an own gate, ``times`` times (TG-55)."""

    op: Literal["summon"]
    gate: SummonFrom
    to: SummonTo
    times: Number = 1


@data
class Recall:
    """Up to ``cards`` cards of this card's name from the own dugout to the hand."""

    op: Literal["recall"]
    cards: Number


@data
class BanishSelf:
    """This card is banished instead of discarded after use."""

    op: Literal["banish_self"]


@data
class Banish:
    """Banish between ``least`` and ``most`` cards of one dugout (TG-23)."""

    op: Literal["banish"]
    source: BanishSource
    least: NumberOrNone
    most: Number


@data
class EndBanish:
    """In step 7 this card is banished instead of discarded."""

    op: Literal["end_banish"]


@data
class Keep:
    """In step 7 this card returns to its owner's hand instead of being discarded."""

    op: Literal["keep"]


@data
class IfHeld:
    """On a guardian: carried out after step 6 if the defender won."""

    op: Literal["if_held"]
    then: Operations


@data
class OnWin:
    """On an attacker: carried out after the damage of a successful attack, if the game goes on."""

    op: Literal["on_win"]
    then: Operations


@data
class Heal:
    """Remove up to ``damage`` damage from one of the own open gates."""

    op: Literal["heal"]
    damage: Number


@data
class Peek:
    """Look at up to ``guardians`` face-down guardians of the opponent."""

    op: Literal["peek"]
    guardians: Number


@data
class Bounce:
    """Guardians of one side return to their owner's hand, the opponent's unseen."""

    op: Literal["bounce"]
    side: Literal["own", "opponent"]
    least: NumberOrNone
    most: Number


@data
class Dismiss:
    """The revealed guardian is discarded now."""

    op: Literal["dismiss"]


@data
class GatePower:
    """Power of the gate this card is attached to (TG-62)."""

    op: Literal["gate_power"]
    amount: Number


@data
class Durability:
    """Durability of the gate this card is attached to (TG-63)."""

    op: Literal["durability"]
    amount: Number


@data
class Grant:
    """The ability that cards of the gate's name gain (TG-70)."""

    op: Literal["grant"]
    ability: Ability


@data
class Ability:
    """Operations with the moment they belong to; ``optional`` marks a usable one (TG-83)."""

    timing: Timing
    operations: Operations
    optional: bool = False


Operation = Annotated[
    Power
    | Strike
    | NoStrike
    | Link
    | If
    | Pay
    | Choose
    | Draw
    | Discard
    | Scry
    | Summon
    | Recall
    | BanishSelf
    | Banish
    | EndBanish
    | Keep
    | IfHeld
    | OnWin
    | Heal
    | Peek
    | Bounce
    | Dismiss
    | GatePower
    | Durability
    | Grant,
    Field(discriminator="op"),
]
Cost = Annotated[Banish | Discard | EndBanish, Field(discriminator="op")]
Operations = tuple[Operation, ...]

_ANYWHERE = frozenset(
    {"link", "if", "choose", "draw", "discard", "scry", "summon", "recall", "banish", "heal"}
    | {"peek", "bounce"}
)
_COMBAT = _ANYWHERE | {"power", "keep", "end_banish"}
_ALLOWED: dict[Timing, frozenset[str]] = {
    "action": _ANYWHERE | {"banish_self"},
    "attack": _COMBAT | {"strike", "on_win", "dismiss", "pay"},
    "guard": _COMBAT | {"no_strike", "if_held", "pay"},
    "battle": _COMBAT | {"pay"},
    "trait": _COMBAT | {"strike", "no_strike"},
    "enhchar": frozenset({"grant"}),
    "enhgate": frozenset({"gate_power", "durability"}),
}


def choices(operations: tuple[Operation, ...]) -> Iterator[Choose]:
    """Every choice between branches in ``operations``, in reading order."""
    for operation in operations:
        if isinstance(operation, Choose):
            yield operation
            for branch in operation.branches:
                yield from choices(branch)
        elif isinstance(operation, Link | If | Pay | IfHeld | OnWin):
            yield from choices(operation.then)
        elif isinstance(operation, Grant):
            yield from choices(operation.ability.operations)


def ability_faults(ability: Ability) -> Iterator[tuple[str, str]]:
    """What the types cannot say: pairs of a field and what is wrong there."""
    if ability.optional and ability.timing not in {"attack", "guard", "battle"}:
        yield "optional", f"an ability of timing {ability.timing!r} cannot be optional"
    if ability.timing == "enhchar" and len(ability.operations) != 1:
        yield "operations", "a character enhancement grants exactly one ability"
    yield from _operation_faults(ability, ability.operations, "operations")


def _operation_faults(
    ability: Ability, operations: tuple[Operation, ...], where: str
) -> Iterator[tuple[str, str]]:
    if not operations:
        yield where, "must hold at least one operation"
    for number, operation in enumerate(operations):
        here = f"{where}.{number}"
        if operation.op not in _ALLOWED[ability.timing]:
            yield here, f"{operation.op!r} has no meaning in timing {ability.timing!r}"
        yield from _limit_faults(ability, operation, here)
        if isinstance(operation, Link | If | Pay | IfHeld | OnWin):
            yield from _operation_faults(ability, operation.then, f"{here}.then")
        if isinstance(operation, Choose):
            for branch, inner in enumerate(operation.branches):
                yield from _operation_faults(ability, inner, f"{here}.branches.{branch}")
        if isinstance(operation, Grant):
            if operation.ability.timing in {"enhchar", "enhgate"}:
                yield f"{here}.ability.timing", "an enhancement cannot grant an enhancement"
            for field, reason in ability_faults(operation.ability):
                yield f"{here}.ability.{field}", reason


def _limit_faults(ability: Ability, operation: Operation, here: str) -> Iterator[tuple[str, str]]:
    if isinstance(operation, Pay):
        if not ability.optional:
            yield here, "only an optional ability may ask a price"
        if isinstance(operation.cost, Banish) and operation.cost.least != operation.cost.most:
            yield f"{here}.cost", "a price is an exact number of cards"
        if isinstance(operation.cost, Banish) and operation.cost.source == "any_dugout":
            yield f"{here}.cost.source", "a price is paid from one's own dugout"
    if isinstance(operation, Banish | Bounce) and operation.least > operation.most:
        yield here, f"at least {operation.least} is more than at most {operation.most}"
