"""What a card says it does, written from its operations, as on a printed card.

A text cannot disagree with the rules, since both are made from the same data.
"""

from __future__ import annotations

from engine.challengers.cards import Card
from engine.challengers.operations import (
    Ability,
    Arrange,
    Aura,
    Bury,
    Chill,
    Condition,
    Copy,
    Count,
    Dig,
    Exchange,
    ExhaustBench,
    ExhaustDeck,
    ExhaustSelf,
    Fans,
    Gain,
    Lend,
    NextAttack,
    Operation,
    Power,
    Promote,
    Recycle,
    Shove,
    Timing,
    Weaken,
    Where,
)
from render.challengers.names import Scene
from render.words import Words

Arguments = dict[str, str | int]


def card_text(scene: Scene, card: Card) -> str:
    """All abilities of a card, a line for each; that it has none, if so."""
    lines = [ability_text(scene, ability) for ability in card.abilities]
    return "\n".join(lines) or scene.words("ch-no-effect")


def ability_text(scene: Scene, ability: Ability) -> str:
    """One ability with its keyword: "On Attack: power +3"; without one, if it has none."""
    words = scene.words
    text = words("ch-then").join(operation_text(scene, each) for each in ability.operations)
    if ability.condition is not None:
        text = words("ch-if", condition=condition_text(scene, ability.condition), text=text)
    if ability.timing == "reveal":
        return text[:1].upper() + text[1:]
    return words("ch-ability", timing=timing_name(words, ability.timing), text=text)


def timing_name(words: Words, timing: Timing) -> str:
    """A keyword."""
    return words(f"ch-timing-{timing}")


def condition_text(scene: Scene, condition: Condition) -> str:
    """What must hold."""
    words = scene.words
    if condition.less_than is not None:
        one = thing(scene, condition.of, condition.where, 2)
        other = thing(scene, condition.less_than, Where(), 2)
        return words("ch-fewer", one=one, other=other)
    if condition.least is not None:
        what = thing(scene, condition.of, condition.where, 2)
        return words("ch-at-least", number=condition.least, what=what)
    most = condition.most or 0
    return words(
        "ch-at-most", number=most, what=thing(scene, condition.of, condition.where, most or 2)
    )


def thing(scene: Scene, of: str, where: Where, count: int) -> str:
    """What is counted: "cards on your bench", "different names on your bench"."""
    cards = cards_meant(scene, where, 2 if of.endswith("_names") else count)
    return scene.words(f"ch-count-{of.replace('_', '-')}", cards=cards, count=count)


def cards_meant(scene: Scene, where: Where, count: int) -> str:
    """The cards that ``where`` means: "City cards of base power 1"."""
    words = scene.words
    if where.card is not None:
        kind = words("ch-card-named", name=scene.name(where.card), count=count)
    elif where.set is not None:
        kind = words("ch-card-of-set", set=scene.set_name(where.set), count=count)
    else:
        kind = words("ch-card-any", count=count)
    parts: list[str] = []
    if where.level is not None:
        parts.append(words("ch-where-level", level=where.level))
    if where.base is not None:
        parts.append(words("ch-where-base", power=where.base))
    if where.base_most is not None:
        parts.append(words("ch-where-base-most", power=where.base_most))
    if where.timing is not None:
        parts.append(words("ch-where-timing", timing=timing_name(words, where.timing)))
    return words("ch-where", kind=kind, filter="".join(parts))


def operation_text(scene: Scene, operation: Operation) -> str:
    """One operation. Its message is named after it: ``ch-op-dig``."""
    if isinstance(operation, Power) and isinstance(operation.amount, Count):
        return _counted(scene, operation.amount)
    arguments = (
        _about_cards(scene, operation) or _about_strength(operation) or _about_piles(operation)
    )
    return scene.words(f"ch-op-{operation.op.replace('_', '-')}", **arguments)


def _counted(scene: Scene, count: Count) -> str:
    what = thing(scene, count.of, count.where, 1)
    text = scene.words("ch-each", change=signed(count.each), what=what)
    return text if count.most is None else scene.words("ch-most", text=text, most=count.most)


def _about_cards(scene: Scene, operation: Operation) -> Arguments:
    """The arguments of an operation that means certain cards."""
    match operation:
        case Aura(amount=amount, where=where, during=during):
            count = 1 if during == "hold" else 2
            cards = cards_meant(scene, where, count)
            return {"cards": cards, "during": during, "change": signed(amount)}
        case ExhaustBench(cards="all", side=side, where=where):
            return {"cards": cards_meant(scene, where, 2), "number": 0, "side": side}
        case ExhaustBench(cards=int(number), side=side, where=where):
            return {"cards": cards_meant(scene, where, number), "number": number, "side": side}
        case Recycle(cards=number, where=where, end=end):
            return {"cards": cards_meant(scene, where, number), "number": number, "end": end}
        case Exchange(cards=number, where=where):
            return {"cards": cards_meant(scene, where, number), "number": number}
        case _:
            return {}


def _about_strength(operation: Operation) -> Arguments:
    """The arguments of an operation that changes powers or fans."""
    match operation:
        case Power(amount=int(amount)) | NextAttack(amount=amount):
            return {"change": signed(amount)}
        case Chill(amount=number):
            return {"number": number}
        case Weaken(target=target, amount=amount):
            return {"target": target, "change": signed(-amount)}
        case Fans(amount=number, side=side):
            return {"number": number, "side": side}
        case _:
            return {}


def _about_piles(operation: Operation) -> Arguments:
    """The arguments of an operation that moves cards by their number."""
    match operation:
        case ExhaustSelf(stack=stack):
            return {"what": "stack" if stack else "card"}
        case ExhaustDeck(cards=number, side=side, end=end):
            return {"number": number, "side": side, "end": end}
        case Arrange(cards=number, sink=sink):
            return {"number": number, "sink": sink}
        case Dig(cards=number) | Bury(cards=number) | Shove(cards=number) | Copy(cards=number):
            return {"number": number}
        case Lend(level=level, cards=number, side=side, end=end):
            return {"level": level, "number": number, "side": side, "end": end}
        case Gain(level=level, cards=number):
            return {"level": level, "number": number}
        case Promote(level=level, to=to):
            return {"level": level, "to": to}
        case _:
            return {}


def signed(change: int) -> str:
    """A change of power as printed: ``+2``, ``−1``."""
    return f"+{change}" if change >= 0 else f"−{-change}"
