"""Another world that a seat cannot tell from the real one (rulebook section 17).

Hidden cards are dealt anew among the places where they may lie: the unknown part of a deck,
the other player's hand and face-down guardians. Cards whose place the viewer could work out
(`Side.shown`) stay, and so do the cards of an attack that is being declared.
"""

from __future__ import annotations

from dataclasses import replace

from engine.gate.cards import Catalog
from engine.gate.play import DuelPlay
from engine.gate.state import Column, Deal, Duel, Side, known_to
from engine.kernel import Dice

_SHOWS_HAND = frozenset({"redraw", "attackers", "target"})
"""Questions that say something about the whole hand of whoever is asked."""

_UNKNOWN: frozenset[Deal] = frozenset({"random", "build"})
"""Ways to come by a squad that tell the opponent nothing of it."""


def resample(catalog: Catalog, state: Duel, seat: int | None, dice: Dice) -> Duel:
    """Deal what ``seat`` (None: a spectator) may not know anew, the future included."""
    world = state.copy()
    if world.first is None:
        _squads(catalog, world, seat, dice)
    else:
        for owner, side in enumerate(world.sides):
            if owner != seat and side.set_aside is not None:
                _set_aside(world, owner, side, dice)
            _deal(world, owner, side, seat, dice)
    _ask_again(catalog, world, seat)
    world.dice = Dice(f"{dice.roll(1 << 64):016x}")
    return world


def _squads(catalog: Catalog, world: Duel, seat: int | None, dice: Dice) -> None:
    """Before the common reveal: other squads, where nobody can know them, and other columns."""
    decks, summoners = list(catalog.decks), list(catalog.summoners)
    used = set[str]()
    if seat is not None and world.pool == "shared":
        used.update(world.sides[seat].decks, world.sides[seat].summoners)
    for owner, side in enumerate(world.sides):
        if owner == seat:
            continue
        if world.deal in _UNKNOWN:
            dice.shuffle(decks)
            dice.shuffle(summoners)
            # A squad that is being built may have no gate decks, or no summoners, so far.
            count = len(side.decks), len(side.summoners)
            side.decks = tuple([key for key in decks if key not in used][: count[0]])
            side.summoners = tuple([key for key in summoners if key not in used][: count[1]])
            if world.pool == "shared":
                used.update(side.decks, side.summoners)
        if side.columns:
            order = list(side.decks)
            dice.shuffle(order)
            side.columns = [Column(key, catalog.decks[key].cards) for key in order]


def _set_aside(world: Duel, owner: int, side: Side, dice: Dice) -> None:
    """TG-27: any of the summoners may lie aside, unless the seat has given its hand away."""
    if side.set_aside in side.shown:
        return
    if not side.hand and not any(card in side.deck for card in side.summoners):
        side.set_aside = dice.pick(side.summoners)  # chosen, but not yet dealt (TG-28)
        return
    asked = world.decision(owner)
    zones = [side.deck] if asked and asked.kind in _SHOWS_HAND else [side.deck, side.hand]
    places = [
        (zone, position)
        for zone in zones
        for position, card in enumerate(zone)
        if card in side.summoners
    ]
    zone, position = dice.pick([*places, (None, 0)])
    if zone is not None:
        zone[position], side.set_aside = side.set_aside or "", zone[position]


def _deal(world: Duel, owner: int, side: Side, seat: int | None, dice: Dice) -> None:
    mask = known_to(seat)
    unknown = [
        position
        for position in range(len(side.deck))
        if position >= len(side.known) or not side.known[position] & mask
    ]
    if owner == seat:
        cards = [side.deck[position] for position in unknown]
        dice.shuffle(cards)
        for position, card in zip(unknown, cards, strict=True):
            side.deck[position] = card
        return
    pinned = set(side.shown)
    asked = world.decision(owner)
    if asked is not None and asked.kind in _SHOWS_HAND:
        pinned.update(side.hand)
    positions = [position for position in unknown if side.deck[position] not in pinned]
    held = [position for position, card in enumerate(side.hand) if card not in pinned]
    guarded = [
        column
        for column in side.columns
        if (guardian := column.guardian) is not None
        and not guardian.face_up
        and not (guardian.peeked and seat is not None)
        and guardian.card not in pinned
    ]
    cards = [side.deck[position] for position in positions]
    cards += [side.hand[position] for position in held]
    cards += [column.guardian.card for column in guarded if column.guardian]
    dice.shuffle(cards)
    for position in positions:
        side.deck[position] = cards.pop()
    for position in held:
        side.hand[position] = cards.pop()
    for column in guarded:
        if column.guardian:
            column.guardian = replace(column.guardian, card=cards.pop())


def _ask_again(catalog: Catalog, world: Duel, seat: int | None) -> None:
    """Put the open questions of the others again, about the cards they hold in this world."""
    play = DuelPlay(world, catalog)
    for lane in world.lanes:
        if lane.decision is not None and lane.waiting is not None and lane.decision.seat != seat:
            step, lane.decision, lane.waiting = lane.waiting, None, None
            play.lane = lane
            step.run(play)
