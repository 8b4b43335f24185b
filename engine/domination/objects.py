"""Objects: dealt to battlefields, turned up, used up, and dealt again."""

from __future__ import annotations

from dataclasses import replace

from engine.domination import events
from engine.domination.play import WarPlay
from engine.domination.state import NOBODY, Lying, key_of


def deal(play: WarPlay, place: str, *, up: bool, pile: str | None = None) -> None:
    """FD-45, FD-61: deal an object, from the pile that feeds the battlefield."""
    state = play.state
    if play.board.closed(place):
        return
    name = pile or state.sources.get(place, ("base", NOBODY))[0]
    card = draw(play, name)
    if card is None:
        return
    state.lying.setdefault(place, []).append(Lying(card, up))
    play.emit(events.ObjectDealt(place, card if up else None))
    if up:
        play.happen("object_revealed", place=place, about=card)


def draw(play: WarPlay, pile: str) -> str | None:
    """The top card of an object pile; the used ones are shuffled in when it is empty."""
    state = play.state
    if pile not in state.objects:
        state.objects[pile] = play.board.catalog.pile(pile)
        state.dice.shuffle(state.objects[pile])
    deck = state.objects[pile]
    if not deck:
        deck += state.used_objects.pop(pile, [])
        state.dice.shuffle(deck)
    return deck.pop() if deck else None


def top(play: WarPlay, n: int) -> list[str]:
    """The next ``n`` cards of the object deck, which stay there for now."""
    deck = play.state.objects["base"]
    if len(deck) < n:
        used = play.state.used_objects.pop("base", [])
        play.state.dice.shuffle(used)
        deck[:0] = used
    return deck[-n:]


def discard(play: WarPlay, place: str, card: str, how: str = "discarded") -> None:
    """An object leaves a battlefield: to the used ones, or out of the game."""
    state = play.state
    state.lying[place] = [each for each in state.lying[place] if each.card != card]
    if how == "excluded":
        state.excluded.append(card)
    else:
        pile = play.board.catalog.objects[key_of(card)].pile
        state.used_objects.setdefault(pile, []).append(card)


def reveal(play: WarPlay, place: str, card: str) -> None:
    """FD-68: a face-down object is turned up and applies."""
    lying = play.state.lying[place]
    for n, each in enumerate(lying):
        if each.card == card and not each.up:
            lying[n] = replace(each, up=True)
            play.emit(events.ObjectRevealed(place, card))
            play.happen("object_revealed", place=place, about=card)
