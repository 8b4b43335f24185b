"""Another world that a seat cannot tell from this one (FD-189 to FD-200).

Dealt anew are the order of all decks, the hands, face-down and buried cards of the others, and,
as long as nothing of it is known, which servant another player has. Cards that a step on the
agenda speaks of stay where they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, cast

from engine.domination.board import Board, Index
from engine.domination.judging import has_rule
from engine.domination.play import WarPlay
from engine.domination.state import Lying, War, key_of
from engine.kernel import Dice

_AGAIN = frozenset({"deploy", "action", "window", "lull", "masters", "servants"})
"""Questions that can be put again as they are; what others ask stays as it is."""


def resample(index: Index, state: War, seat: int | None, dice: Dice) -> War:
    """``state`` with everything dealt anew that ``seat`` may not know."""
    world = state.copy()
    if world.phase == "setup":
        _offers(world, seat, dice)
    else:
        _events(index, world, dice)
        fixed = set(_named(world.lanes))
        _objects(index, world, seat, fixed, dice)
        _piles(world, dice)
        public = Board(index, state, public=True)
        for owner, side in enumerate(world.sides):
            if not side.alive:
                continue
            open_hand = has_rule(public, owner, "open_hand")
            if owner != seat and not open_hand and not fixed:
                _servant(index, world, owner, seat, dice)
            zones = [side.deck]
            if owner != seat:
                zones += [side.down] if open_hand else [side.hand, side.down]
            _deal(zones, fixed, dice)
    _ask_again(index, world, seat)
    world.dice = Dice(f"{dice.roll(1 << 64):016x}")
    return world


def _offers(world: War, seat: int | None, dice: Dice) -> None:
    """What others were dealt, and kept, is another."""
    for what in ("master", "servant"):
        pool = list(world.master_pool if what == "master" else world.servant_pool)
        if what == "servant" and _sees_pool(world, seat):
            _exchange(world, seat, dice)
            continue
        others = [side for n, side in enumerate(world.sides) if n != seat]
        for side in others:
            pool += side.master_offer if what == "master" else side.servant_offer
            if what == "servant" and side.servant and not side.servant_offer:
                pool.append(side.servant)
        dice.shuffle(pool)
        for side in others:
            offer = side.master_offer if what == "master" else side.servant_offer
            kept = side.master if what == "master" else side.servant
            place = offer.index(kept) if kept in offer else -1
            fresh = [pool.pop() for _ in offer]
            offer[:] = fresh
            if place >= 0:
                setattr(side, what, dice.pick(fresh))
            elif what == "servant" and side.servant and not offer:
                side.servant = pool.pop()
        if what == "master":
            world.master_pool = pool
        else:
            world.servant_pool = pool


def _sees_pool(world: War, seat: int | None) -> bool:
    """Whether ``seat`` is taking a servant of all that are left, and so knows which are taken."""
    asked = None if seat is None else world.decision(seat)
    return (
        asked is not None and asked.kind == "servants" and not world.sides[asked.seat].servant_offer
    )


def _exchange(world: War, seat: int | None, dice: Dice) -> None:
    """Who of the others has taken which servant is another."""
    holders = [side for n, side in enumerate(world.sides) if n != seat and side.servant]
    taken = [side.servant for side in holders]
    dice.shuffle(taken)
    for side, servant in zip(holders, taken, strict=True):
        side.servant = servant


def _events(index: Index, world: War, dice: Dice) -> None:
    climax = index.catalog.climax_events
    regular = [key for key in world.events if key not in climax]
    cards = [*regular, *world.burned]
    dice.shuffle(cards)
    world.burned = cards[len(regular) :]
    fixed = [key for key in world.events if key in climax]
    world.events = [*fixed, *cards[: len(regular)]]


def _objects(index: Index, world: War, seat: int | None, fixed: set[str], dice: Dice) -> None:
    """The deck, and the face-down objects for whoever may not see them."""
    sees = seat is not None and any(
        getattr(op, "rule", "") == "sees_objects"
        for card in world.sides[seat].cards
        for ability in index.catalog.cards[key_of(card)].abilities
        for op in ability.operations
    )
    for pile, deck in world.objects.items():
        hidden = [
            (place, n)
            for place, lying in world.lying.items()
            for n, each in enumerate(lying)
            if not each.up and index.catalog.objects[key_of(each.card)].pile == pile
        ]
        hidden = [] if sees else hidden
        kept = [card for card in deck if card in fixed]
        cards = [card for card in deck if card not in fixed]
        cards += [world.lying[place][n].card for place, n in hidden]
        dice.shuffle(cards)
        for place, n in hidden:
            world.lying[place][n] = Lying(cards.pop(), up=False, bonus=world.lying[place][n].bonus)
        world.objects[pile] = [*cards, *kept]


def _piles(world: War, dice: Dice) -> None:
    for side in world.sides:
        dice.shuffle(side.pile)


def _servant(index: Index, world: War, owner: int, seat: int | None, dice: Dice) -> None:
    """Another servant altogether, as long as nothing of the real one was ever seen."""
    side, catalog = world.sides[owner], index.catalog
    seen = [*side.shown, *side.active, *side.discard, *side.removed, *side.down, *side.plays]
    told = seat is not None and owner in world.sides[seat].classes
    own = catalog.masters[side.master].skills
    if side.released or side.known or told or not world.servant_pool:
        return
    if any(key_of(card) not in own for card in seen) or side.picked:
        return
    old = catalog.servants[side.servant]
    new = catalog.servants[dice.pick(world.servant_pool)]
    world.servant_pool[world.servant_pool.index(new.key)] = old.key
    side.servant = new.key
    kept = [card for card in (*side.hand, *side.deck) if key_of(card) not in old.deck]
    cards = kept + [f"{owner}-{key}-{n + 1}" for key, c in new.deck.items() for n in range(c)]
    dice.shuffle(cards)
    side.hand = [cards.pop() for _ in side.hand]
    side.deck = cards
    masters = [card for card in side.skills if key_of(card) in own]
    copies = Counter[str]()
    side.skills = masters
    for skill in new.skills:
        copies[skill] += 1
        side.skills.append(f"{owner}-{skill}-{copies[skill]}")


def _deal(zones: list[list[str]], fixed: set[str], dice: Dice) -> None:
    """The cards of these zones change places."""
    cards = [card for zone in zones for card in zone if card not in fixed]
    dice.shuffle(cards)
    for zone in zones:
        zone[:] = [card if card in fixed else cards.pop() for card in zone]


def _named(part: object) -> Iterator[str]:
    """The card ids that what is planned speaks of, decisions left out that are put again."""
    if isinstance(part, str):
        if part.count("-") in (1, 2):
            yield part
    elif isinstance(part, list | tuple):
        for each in cast("list[object]", part):
            yield from _named(each)
    elif is_dataclass(part) and not isinstance(part, type):
        again = getattr(getattr(part, "decision", None), "kind", "") in _AGAIN
        for each in fields(part):
            if not (again and each.name == "decision"):
                yield from _named(getattr(part, each.name))


def _ask_again(index: Index, world: War, seat: int | None) -> None:
    """Put the open questions of the others again, about what they hold in this world."""
    play = WarPlay(world, index)
    for lane in world.lanes:
        decision, step = lane.decision, lane.waiting
        if decision is None or step is None or decision.seat == seat:
            continue
        if decision.kind in _AGAIN:
            before = world.copy()
            lane.decision = lane.waiting = None
            play.lane = lane
            cast("Any", step).run(play)
            world.window, world.turn = before.window, before.turn
