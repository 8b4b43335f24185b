"""The rows of the main phase: choose a card, then what to do with it; attack; end."""

from __future__ import annotations

import re

from engine.gate.view import DuelView
from engine.kernel import Decision, Option
from render.gate.labels import card_line
from render.gate.names import Scene
from render.panel import ENTRIES, ENTRY_TEXT, LABEL, Ahead, Button, Commit, Menu, MenuEntry, Page
from render.picker import Row
from render.words import fit

_CARD = re.compile(r"card:(\d{1,3})")
_PART = re.compile(r"hand;(\d{1,3})")
_NAME = 24


def card_on(page: str, view: DuelView, seat: int) -> str | None:
    """The hand card that a page is about; None for any other page."""
    found = _CARD.fullmatch(page)
    hand = view.sides[seat].hand or ()
    if found is None or int(found[1]) >= len(hand):
        return None
    return hand[int(found[1])]


def known_page(page: str, view: DuelView, seat: int) -> str:
    """``page`` if the main phase has such a page; else the first one, which has no name."""
    found = _PART.fullmatch(page)
    pages = -(-len(view.sides[seat].hand or ()) // ENTRIES)
    part_of_hand = found is not None and 0 < int(found[1]) < pages
    return page if part_of_hand or card_on(page, view, seat) else ""


def main_rows(scene: Scene, view: DuelView, decision: Decision, page: str) -> list[Row]:
    """A menu of the cards one can do something with; attack and end the turn."""
    words = scene.words
    hand = view.sides[decision.seat].hand or ()
    usable = {option[1] for option in decision.options if len(option) > 1}
    places = [n for n, key in enumerate(hand) if key in usable]
    parts = -(-len(places) // ENTRIES)
    found = _PART.fullmatch(page)
    part = min(int(found[1]), parts - 1) if found and parts else 0
    rows: list[Row] = []
    if places:
        entries = tuple(
            MenuEntry(
                fit(f"{n + 1} · {scene.title(hand[n])}", ENTRY_TEXT),
                fit(card_line(scene, scene.card(hand[n])), ENTRY_TEXT),
                str(n),
            )
            for n in places[part * ENTRIES : (part + 1) * ENTRIES]
        )
        rows.append(Menu(words("main-card"), entries, Page("card:")))
    buttons: list[Button] = []
    for position, option in enumerate(decision.options):
        if option == ("attack",):
            buttons.append(Button(words("main-attack"), Ahead(((position,),)), "danger"))
        elif option == ("end",):
            buttons.append(Button(words("main-end"), Commit(((position,),)), "secondary"))
    if parts > 1:
        label = words("page-next", page=part + 1, pages=parts)
        buttons.append(Button(label, Page(f"hand;{(part + 1) % parts}")))
    return [*rows, tuple(buttons)]


def card_rows(scene: Scene, view: DuelView, decision: Decision, page: str) -> list[Row]:
    """A button for each thing that can be done with one card, and the way back."""
    key = card_on(page, view, decision.seat)
    by_verb: dict[str, list[Button]] = {"use": [], "place": [], "swap": [], "enhance": []}
    for position, option in enumerate(decision.options):
        if len(option) > 1 and option[1] == key:
            button = _button(scene, view, decision.seat, option, position)
            by_verb[str(option[0])].append(button)
    rows: list[Row] = [tuple(by_verb[verb]) for verb in ("place", "swap", "enhance")]
    back = Button(scene.words("page-back"), Page(""))
    return [(*by_verb["use"], back), *(row for row in rows if row)]


def _button(scene: Scene, view: DuelView, seat: int, option: Option, position: int) -> Button:
    act = Commit(((position,),))
    match option:
        case ("use", _):
            return Button(scene.words("main-use"), act, "success")
        case (str(verb), _, int(column)):
            deck = fit(scene.deck(view.sides[seat].columns[column].deck), _NAME)
            label = scene.words(f"main-{verb}", column=column + 1, deck=deck)
            style = "primary" if verb == "enhance" else "secondary"
            return Button(fit(label, LABEL), act, style)
        case _:
            raise ValueError(f"an option of no known form: {option}")
