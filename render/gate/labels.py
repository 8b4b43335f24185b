"""What each option of a decision is called on its button or in its menu."""

from __future__ import annotations

from engine.gate.cards import Card
from engine.gate.view import ColumnView, DuelView
from engine.kernel import Decision, Option
from render.gate.facts import guardian_words
from render.gate.names import Scene
from render.gate.rules_text import ability_text, operations_text
from render.gate.story import ability_at
from render.picker import Label
from render.words import fit

NAME = 24


def labels(scene: Scene, view: DuelView, decision: Decision) -> list[Label]:
    """A label for every option, in their order."""
    if decision.kind == "branch":
        return branch_labels(scene, decision)
    return [option_label(scene, view, decision, option) for option in decision.options]


def option_label(scene: Scene, view: DuelView, decision: Decision, option: Option) -> Label:
    """What one option is called."""
    match option:
        case ("columns", *decks):
            names = scene.short_decks([str(deck) for deck in decks])
            numbered = (f"{n} {fit(name, 20)}" for n, name in enumerate(names, 1))
            return Label(" · ".join(numbered))
        case ("deck", str(key)):
            number = decision.options.index(option) + 1
            name = fit(scene.deck(key), 60)
            return Label(f"{number} · {name}", deck_line(scene, key, named=False))
        case ("summoner", str(key)):
            number = decision.options.index(option) + 1
            name = fit(scene.title(key), 60)
            return Label(f"{number} · {name}", card_line(scene, scene.card(key)))
        case ("set_aside" | "card" | "attacker", str(key)):
            return card_label(scene, view, decision, key)
        case ("gate" | "guardian" as what, int(number)):
            return Label(_column(scene, view, decision, what, number), style="primary")
        case ("dugout", int(seat)):
            count = len(view.sides[seat].dugout)
            whose = "label-dugout-mine" if seat == decision.seat else "label-dugout-theirs"
            return Label(scene.words(whose, count=count))
        case ("ability", str(card), int(n), str(source)):
            return _ability(scene, card, n, source)
        case (str(verb), *_):
            return Label(scene.words(f"label-{verb}"))
        case _:
            raise ValueError(f"an option of no known form: {option}")


def card_label(scene: Scene, view: DuelView, decision: Decision, key: str) -> Label:
    """A card with its number in the picture of the hand, its values, and what it does."""
    card = scene.card(key)
    hand = view.sides[decision.seat].hand or ()
    number = hand.index(key) + 1 if key in hand else None
    if decision.kind in {"recall", "banish", "scry"} or _from_dugout(view, decision):
        number = decision.options.index(("card", key)) + 1
    name = fit(scene.title(key), 60)
    said = f"{number} · {name}" if number is not None else name
    return Label(said, card_line(scene, card))


def _from_dugout(view: DuelView, decision: Decision) -> bool:
    """Whether a price is paid from the dugout instead of the hand."""
    hand = view.sides[decision.seat].hand or ()
    return decision.kind == "pay" and any(option[1] not in hand for option in decision.options)


def deck_line(scene: Scene, deck: str, *, named: bool = True) -> str:
    """The characters of a gate deck from the top down, each with its level."""
    cards = [scene.card(key) for key in reversed(scene.catalog.decks[deck].cards[1:])]
    told = ", ".join(f"{scene.title(card.key)} ({card.level})" for card in cards)
    return f"**{scene.deck(deck)}** {told}" if named else told


def card_line(scene: Scene, card: Card) -> str:
    """Level, power and rules text on one line."""
    texts = [ability_text(scene.words, ability) for ability in card.abilities]
    text = " / ".join(texts) or scene.words("card-no-ability")
    if card.level is None:
        return text
    return scene.words("label-card", level=card.level, power=card.power, text=text)


def _column(scene: Scene, view: DuelView, decision: Decision, what: str, number: int) -> str:
    """A gate or guardian, with what matters for the decision."""
    seat = decision.seat if _is_own(view, decision) else 1 - decision.seat
    column = view.sides[seat].columns[number]
    deck = fit(scene.deck(column.deck), NAME)
    match decision.kind:
        case "summon":
            card = scene.card(column.pile[0])
            said = {"card": fit(scene.title(card.key), NAME), "level": card.level or 0}
        case "heal":
            said = {"damage": column.damage, "durability": column.durability}
        case "target":
            return scene.words(
                "label-target", column=number + 1, deck=deck, defence=defence(scene, column)
            )
        case _:
            said = {"guardian": guardian_words(scene, column)}
            what = "guardian"
    key = f"label-{what}" if what == "guardian" else f"label-{decision.kind}"
    return scene.words(key, column=number + 1, deck=deck, **said)


def _is_own(view: DuelView, decision: Decision) -> bool:
    """Whether the columns of the decision are the asked seat's own."""
    if decision.kind != "bounce":
        return decision.kind not in {"target", "peek"}
    offered = {int(option[1]) for option in decision.options}
    return offered == {
        number
        for number, column in enumerate(view.sides[decision.seat].columns)
        if column.guardian is not None and not column.guardian.face_up
    }


def defence(scene: Scene, column: ColumnView) -> str:
    """A gate's defence strength as far as the viewer knows it."""
    guardian = column.guardian
    if guardian is None:
        return str(column.power)
    if guardian.card is None:
        return f"{column.power} + ?"
    return f"{column.power} + {scene.card(guardian.card).power}"


def _ability(scene: Scene, card: str, n: int, source: str) -> Label:
    ability = ability_at(scene.card(source), n, gained=source != card)
    text = ability_text(scene.words, ability)
    title = fit(scene.title(card), NAME)
    if source != card:
        more = scene.words("label-gained", card=scene.title(source))
        return Label(f"{title} – {text}", more, "primary")
    return Label(f"{title} – {text}", style="primary")


def branch_labels(scene: Scene, decision: Decision) -> list[Label]:
    """The two branches of the choice that the decision is about."""
    _, _, source, number = decision.about
    choose = scene.card(str(source)).choices[int(number)]
    labels: list[Label] = []
    for option in decision.options:
        branch = int(option[1])
        text = operations_text(scene.words, choose.branches[branch])
        labels.append(Label(f"{branch + 1} · {text}", style="primary"))
    return labels
