"""The parts of card texts: amounts, changes, filters, conditions, and who is meant."""

from __future__ import annotations

from collections.abc import Iterable

from engine.domination.standing import Aimed, Standing
from engine.domination.terms import (
    Amount,
    AtPlace,
    Both,
    Condition,
    Costliest,
    Counter,
    Either,
    Filter,
    HasCards,
    How,
    Measure,
    Not,
    Number,
    OfChosen,
    Plain,
)
from render.domination.names import Scene

UNBOUNDED = 99
"""From here on a number means "all"."""


def dashed(name: str) -> str:
    """A name of the data as part of a message's name."""
    return name.replace("_", "-")


def signless(n: int) -> str:
    """A number, with a true minus sign."""
    return str(n) if n >= 0 else f"−{-n}"


def amount_text(scene: Scene, n: Amount) -> str:
    """A number, or how it is measured: "5 − the named number"."""
    if isinstance(n, int):
        return scene.words("dom-all") if n >= UNBOUNDED else signless(n)
    return _measured(scene, n)


def plus_text(scene: Scene, n: Amount) -> str:
    """A number that is added: ``+2``, ``−1``, ``+ the round``."""
    if isinstance(n, int):
        return signless(n) if n < 0 else f"+{n}"
    text = _measured(scene, n)
    return text if text.startswith("−") else f"+{text}"


def minus_text(scene: Scene, n: Amount) -> str:
    """A number that is taken away."""
    return f"−{amount_text(scene, n)}"


def _measured(scene: Scene, measure: Measure) -> str:
    words = scene.words
    kind = measure.of
    some = filter_text(scene, measure.filter or Filter())
    text = words(f"dom-measure-{dashed(kind)}", cards=some)
    if measure.whose == "chosen":
        text = words("dom-measure-chosen", text=text)
    if abs(measure.times) != 1:
        text = f"{text} × {abs(measure.times)}"
    if measure.plus and measure.times < 0:
        text = f"{measure.plus} − {text}"
    elif measure.plus:
        text = f"{text} + {measure.plus}"
    elif measure.times < 0:
        text = f"−{text}"
    if measure.divide != 1:
        rounded = "up" if measure.up else "down"
        text = words("dom-divided", text=text, divide=measure.divide, rounded=rounded)
    if measure.least is not None:
        text = words("dom-least", text=text, least=measure.least)
    if measure.most is not None:
        text = words("dom-most", text=text, most=measure.most)
    return text


def change_text(scene: Scene, how: How, n: Amount) -> str:
    """What becomes of a value: ``+2``, ``×2``, ``becomes 0``, ``base 5``."""
    if how == "add":
        return plus_text(scene, n)
    return scene.words(f"dom-change-{how}", n=amount_text(scene, n))


def filter_text(scene: Scene, wanted: Filter) -> str:
    """The cards that fit a filter, in few words."""
    words = scene.words
    if wanted.itself and wanted == Filter(itself=True):
        return words("dom-filter-itself")
    parts: list[str] = []
    if wanted.itself is not None:
        parts.append(words("dom-filter-same" if wanted.itself else "dom-filter-other"))
    for name in ("lingering", "single_use", "token"):
        mark: bool | None = getattr(wanted, name)
        if mark is not None:
            parts.append(words(f"dom-filter-{dashed(name)}", yes=str(mark).lower()))
    if wanted.attributes:
        parts.append(scene.attributes(wanted.attributes))
    if wanted.every:
        parts.append("+".join(map(scene.attribute, wanted.every)))
    if wanted.without:
        parts.append(words("dom-filter-without", attributes=scene.attributes(wanted.without)))
    if wanted.keys:
        parts.append(" / ".join(f"“{scene.title(key)}”" for key in wanted.keys))
    else:
        parts.append(words(f"dom-noun-{_noun(wanted)}"))
    if wanted.least_power is not None or wanted.most_power is not None:
        bounds = bounds_text(scene, wanted.least_power or 0, wanted.most_power)
        parts.append(words("dom-filter-power", bounds=bounds))
    return " ".join(parts)


def _noun(wanted: Filter) -> str:
    marks = {"basic": wanted.basic, "skill": wanted.skill, "attack": wanted.attack}
    for name, mark in marks.items():
        if mark:
            return name
    return next((f"not-{name}" for name, mark in marks.items() if mark is False), "card")


def bounds_text(scene: Scene, least: int, most: int | None) -> str:
    """From ``least`` to ``most`` (None or large: no end)."""
    if most is None or most >= UNBOUNDED:
        return scene.words("dom-bounds-least", n=least)
    if least == most:
        return str(most)
    if least == 0:
        return scene.words("dom-bounds-most", n=most)
    return f"{least}–{most}"


def conditions_text(scene: Scene, conditions: Iterable[Condition]) -> str:
    """Conditions that must all hold."""
    return ", ".join(condition_text(scene, each) for each in conditions)


def condition_text(scene: Scene, condition: Condition) -> str:  # noqa: PLR0911 - one a kind
    """One condition, as what follows an "if"."""
    words = scene.words
    match condition:
        case AtPlace(places=places):
            return words("dom-if-place", places="/".join(map(scene.place, places)))
        case Plain(kind=kind):
            return words(f"dom-if-{dashed(kind)}")
        case Number(kind=kind, least=least, most=most):
            bounds = bounds_text(scene, least, most)
            value = int(bounds) if bounds.isdigit() else bounds
            return words(f"dom-if-number-{dashed(kind)}", bounds=value)
        case HasCards(kind=kind, least=least, most=most):
            cards = filter_text(scene, condition.filter)
            text = words(f"dom-if-cards-{dashed(kind)}", cards=cards)
            if (least, most) == (1, 999):
                return text
            return words("dom-if-count", text=text, bounds=bounds_text(scene, least, most))
        case Counter(name=name, least=least, most=most):
            bounds = bounds_text(scene, least, most)
            return words(f"dom-if-counter-{dashed(name)}", bounds=bounds)
        case Costliest(least=least):
            cards = filter_text(scene, condition.filter)
            return words("dom-if-costliest", cards=cards, least=least)
        case Not(condition=inner):
            return words("dom-if-not", text=condition_text(scene, inner))
        case Either(conditions=inner):
            return words("dom-or").join(condition_text(scene, each) for each in inner)
        case Both(conditions=inner):
            return words("dom-and").join(condition_text(scene, each) for each in inner)
        case OfChosen(condition=inner):
            return words("dom-if-chosen", text=condition_text(scene, inner))


def aim_text(scene: Scene, op: Aimed) -> str:
    """Whom an operation reaches and where, as what stands before it; nothing for its owner."""
    words = scene.words
    parts: list[str] = []
    if isinstance(op, Standing) and op.places:
        parts.append(words("dom-at", places="/".join(map(scene.place, op.places))))
    if op.who != "self" or op.those:
        who = words(f"dom-who-{dashed(op.who)}")
        if op.those:
            who = words("dom-those", who=who, text=conditions_text(scene, op.those))
        parts.append(who)
    return ", ".join(parts)
