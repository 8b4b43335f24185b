"""What each option of a decision is called on its button or in its menu."""

from __future__ import annotations

from collections.abc import Iterator

from engine.domination.cards import Ability
from engine.domination.operations import AnyOperation, Branch, Choose, Watch
from engine.domination.view import NextView, WarView
from engine.kernel import Decision, Option
from render.domination.cards import card_line
from render.domination.names import Scene
from render.domination.phrases import dashed, signless
from render.domination.texts import ability_text, branch_text, card_lines
from render.panel import Style
from render.picker import Label

_PLAYS = {"up", "down", "extra", "extra_down"}


def is_play(option: Option) -> bool:
    """Whether an option declares a card."""
    return option[0] in _PLAYS


def labels(scene: Scene, view: WarView, decision: Decision) -> list[Label]:
    """A label for every option, in their order."""
    return [option_label(scene, view, decision, option) for option in decision.options]


def option_label(  # noqa: C901, PLR0911 - one a verb
    scene: Scene, view: WarView, decision: Decision, option: Option
) -> Label:
    """What one option is called."""
    words = scene.words
    match option:
        case ("up" | "down" | "extra" | "extra_down", *_):
            return play_label(scene, view, decision, option)
        case ("master" | "servant", str(key)):
            return _person(scene, decision, key)
        case ("deploy", str(place), int(slot)):
            return _deployment(scene, view, place, slot)
        case ("move", str(place), int(number)) if decision.kind == "action":
            text = words("dom-label-move", place=scene.place(place), cost=number)
            return Label(text, style="primary")
        case ("move" | "stay" as verb, str(place), int(slot)):
            text = words(f"dom-label-{verb}-to", place=scene.place(place))
            return Label(text + _mana(scene, view, place, slot))
        case ("ability", str(card), int(n)):
            return ability_label(scene, view, card, n)
        case ("player", int(seat)):
            side = view.sides[seat]
            total = words("dom-fact-total", total=signless(side.total))
            return Label(scene.label(seat), f"{words('dom-fact-vp', vp=side.vp)} · {total}")
        case ("card", str(card)):
            return _card(scene, view, decision, card)
        case ("kind", str(key)):
            return Label(scene.title(key), card_line(scene, key))
        case ("object", str(card)):
            vp = scene.object(card).vp
            return Label(words("dom-fact-object", object=scene.title(card), vp=vp))
        case ("number", int(number)):
            return Label(str(number))
        case ("branch", str(key)):
            return Label(_branch(scene, decision, key), style="primary")
        case (str(verb), *_):
            return Label(words(f"dom-label-{dashed(verb)}"), style=_style(verb))
        case _:
            raise ValueError(f"an option of no known form: {option}")


def _style(verb: str) -> Style:
    return "success" if verb in {"commit", "use", "accept"} else "secondary"


def _person(scene: Scene, decision: Decision, key: str) -> Label:
    number = decision.options.index((decision.kind[:-1], key)) + 1
    catalog = scene.catalog
    if decision.kind == "masters":
        master = catalog.masters[key]
        cards = [card for card in (*master.cards, *master.skills) if card != "command_spell"]
        more = " / ".join(line for card in cards for line in card_lines(scene, scene.card(card)))
    else:
        servant = catalog.servants[key]
        name = scene.words(f"dom-class-{dashed(servant.servant_class)}")
        more = f"{name} · {scene.titles(dict.fromkeys(servant.skills))}"
    return Label(f"{number} · {scene.title(key)}", more, "primary")


def _deployment(scene: Scene, view: WarView, place: str, slot: int) -> Label:
    words, name = scene.words, scene.place(place)
    if place == "workshop":
        mana = view.workshop.slots[slot]
        return Label(words("dom-label-workshop", place=name, n=mana))
    field = next(each for each in view.fields if each.place == place)
    there = ", ".join(scene.label(seat) for seat in field.seats) or words("dom-label-empty")
    if slot < 0:
        return Label(words("dom-label-no-slot", place=name), there)
    return Label(words("dom-label-slot", place=name, n=field.terrain[slot]), there)


def _mana(scene: Scene, view: WarView, place: str, slot: int) -> str:
    if place != "workshop" or slot < 0:
        return ""
    return scene.words("dom-label-number", n=view.workshop.slots[slot])


def play_label(scene: Scene, view: WarView, decision: Decision, option: Option) -> Label:
    """A card that may be declared, its price, and what all makes of the total power."""
    words = scene.words
    verb, key = str(option[0]), str(option[1])
    card = scene.card(key)
    extra = verb.startswith("extra")
    attributes = [str(each) for each in option[3 if extra else 2 :]]
    text = scene.title(key)
    if attributes:
        sign = "" if attributes[0].startswith("=") else "+"
        text = f"{text} {sign}{scene.attributes(attributes)}"
    if (number := hand_number(view, decision.seat, key)) is not None:
        text = f"{number} · {text}"
    text = words(f"dom-label-{dashed(verb)}", card=text)
    made = _next(view, decision, option)
    parts: list[str] = []
    if made is not None and made.total is not None:
        total = signless(made.total)
        parts.append(words("dom-label-makes", cost=made.cost, total=total))
    elif made is not None and verb in {"up", "extra"}:
        parts.append(words("dom-card-numbers", cost=made.cost, power=card.power))
    if verb in {"up", "extra"}:
        parts.append(scene.attributes(card.attributes))
        parts += card_lines(scene, card)
    return Label(text, " · ".join(part for part in parts if part))


def _next(view: WarView, decision: Decision, option: Option) -> NextView | None:
    position = decision.options.index(option)
    return view.next[position] if position < len(view.next) else None


def hand_number(view: WarView, seat: int, card: str) -> int | None:
    """The number of a card in the picture of the hand."""
    cards = held(view, seat)
    return cards.index(card) + 1 if card in cards else None


def held(view: WarView, seat: int) -> list[str]:
    """The cards a seat may play or use: hand, then skills."""
    side = view.sides[seat]
    return [*(side.hand or ()), *(card for card in side.skills if card is not None)]


def printed(scene: Scene, view: WarView, card: str) -> str:
    """The key of what a card is now: an active one may be a copy of another."""
    for side in view.sides:
        for each in side.active:
            if each.card == card:
                return each.key
    return scene.key(card)


def ability_of(scene: Scene, view: WarView, card: str, n: int) -> Ability | None:
    """An ability by its card's id and its number."""
    key, catalog = printed(scene, view, card), scene.catalog
    text = catalog.cards.get(key) or catalog.objects.get(key) or catalog.events.get(key)
    return text.abilities[n] if text is not None and n < len(text.abilities) else None


def ability_label(scene: Scene, view: WarView, card: str, n: int) -> Label:
    """An ability: its card and what it does."""
    ability = ability_of(scene, view, card, n)
    text = ability_text(scene, ability) if ability is not None else ""
    title = scene.title(card)
    return Label(f"{title} {n + 1}" if _several(scene, view, card) else title, text, "primary")


def _several(scene: Scene, view: WarView, card: str) -> bool:
    key = printed(scene, view, card)
    text = scene.catalog.cards.get(key)
    return text is not None and len(text.abilities) > 1


def _card(scene: Scene, view: WarView, decision: Decision, card: str) -> Label:
    """A card to be named, with whose it is where that is somebody else."""
    parts = [card_line(scene, card)]
    for seat, side in enumerate(view.sides):
        for each in side.active:
            if each.card == card:
                parts.insert(0, scene.words("dom-label-power", power=signless(each.power)))
                if seat != decision.seat:
                    parts.insert(0, scene.label(seat))
    number = hand_number(view, decision.seat, card)
    text = scene.title(card)
    return Label(f"{number} · {text}" if number is not None else text, " · ".join(parts))


def _branch(scene: Scene, decision: Decision, key: str) -> str:
    """What the branch of that name does, of the card that asks."""
    asking = scene.key(str(decision.about[1]))
    catalog = scene.catalog
    text = catalog.cards.get(asking) or catalog.objects.get(asking) or catalog.events.get(asking)
    for ability in text.abilities if text is not None else ():
        for branch in _branches(ability.operations):
            if branch.key == key:
                return branch_text(scene, branch)
    return key


def _branches(operations: tuple[AnyOperation, ...]) -> Iterator[Branch]:
    for op in operations:
        if isinstance(op, Choose):
            yield from op.branches
        elif isinstance(op, Watch):
            yield from _branches(op.operations)
