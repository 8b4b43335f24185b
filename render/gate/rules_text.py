"""What a card says it does, written from its operations, as on a printed card.

A text cannot disagree with the rules, since both are made from the same data.
"""

from __future__ import annotations

from engine.gate.operations import (
    Ability,
    Banish,
    Bounce,
    Choose,
    Count,
    Discard,
    Draw,
    Durability,
    GatePower,
    Grant,
    Heal,
    If,
    IfHeld,
    Link,
    OnWin,
    Operation,
    Pay,
    Peek,
    Power,
    Recall,
    Scry,
    Strike,
    Summon,
)
from render.words import Words


def ability_text(words: Words, ability: Ability) -> str:
    """One ability with its timing: "Attack: Link 2 – power +2"."""
    text = operations_text(words, ability.operations)
    timing = timing_name(words, ability)
    return words("ability", timing=timing, text=text)


def timing_name(words: Words, ability: Ability) -> str:
    """When an ability is used, and whether its player may leave it."""
    name = words(f"timing-{ability.timing}")
    return words("ability-optional", timing=name) if ability.optional else name


def operations_text(words: Words, operations: tuple[Operation, ...]) -> str:
    """Operations one after another, without a timing."""
    return words("ability-then").join(operation_text(words, each) for each in operations)


def operation_text(words: Words, operation: Operation) -> str:
    """One operation. Its message is named after it: ``op-draw``."""
    if isinstance(operation, Power) and isinstance(operation.amount, Count):
        return _counted(words, operation, operation.amount)
    arguments = _nested(words, operation) or _numbers(operation)
    return words(f"op-{operation.op.replace('_', '-')}", **arguments)


def _counted(words: Words, power: Power, count: Count) -> str:
    text = words(f"count-{count.of.replace('_', '-')}", change=signed(count.each))
    if count.most is not None:
        text = words("count-most", change=text, most=count.most)
    if power.target == "self":
        return text
    return words("op-power-counted", target=power.target, text=text)


def _nested(words: Words, operation: Operation) -> dict[str, str | int]:
    """The arguments of an operation that holds others."""
    match operation:
        case Link(cards=cards, then=then):
            return {"number": cards, "text": operations_text(words, then)}
        case If(condition=condition, then=then):
            return {"condition": condition, "text": operations_text(words, then)}
        case IfHeld(then=then) | OnWin(then=then):
            return {"text": operations_text(words, then)}
        case Pay(cost=cost, then=then):
            return {"cost": operation_text(words, cost), "text": operations_text(words, then)}
        case Choose(branches=(one, other)):
            return {"one": operations_text(words, one), "other": operations_text(words, other)}
        case Grant(ability=ability):
            return {"text": ability_text(words, ability)}
        case _:
            return {}


def _numbers(operation: Operation) -> dict[str, str | int]:
    """The arguments of an operation that holds no other."""
    match operation:
        case Power(target=target, amount=int(amount)):
            return {"target": target, "change": signed(amount)}
        case GatePower(amount=amount) | Durability(amount=amount):
            return {"change": signed(amount)}
        case (
            Strike(damage=number)
            | Heal(damage=number)
            | Peek(guardians=number)
            | Draw(cards=number)
            | Discard(cards=number)
            | Scry(cards=number)
            | Recall(cards=number)
        ):
            return {"number": number}
        case Summon(gate=gate, to=to, times=times):
            return {"gate": gate, "to": to, "times": times}
        case Banish(source=source, least=least, most=most):
            amount = "exact" if least == most else "upto"
            return {"source": source, "amount": amount, "number": most}
        case Bounce(side=side, least=least, most=most):
            amount = "exact" if least == most else "upto"
            return {"side": side, "amount": amount, "number": most}
        case _:
            return {}


def signed(change: int) -> str:
    """A change of power as printed: ``+2``, ``−1``."""
    return f"+{change}" if change >= 0 else f"−{-change}"
