"""The invariants of Appendix D, as far as a single state shows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.domination.board import Board, Index
from engine.domination.power import mana_cap
from engine.domination.state import NOWHERE, SCOUT, WORKSHOP, Side, War, box_of, key_of


def problems(index: Index, state: War) -> list[str]:
    """The broken invariants of ``state``, as sentences."""
    board = Board(index, state)
    if state.phase == "setup":
        return list(_boxes(state))
    return [
        *_boxes(state),
        *_cards(board),
        *_values(board),
        *_events(board),
        *_objects(board),
        *_places(board),
        *_effects(board),
        *_players(board),
    ]


def _boxes(state: War) -> Iterator[str]:
    """FD-7: no master or servant twice; each in one place."""
    for what, pool, kept in (
        ("master", state.master_pool, [side.master for side in state.sides]),
        ("servant", state.servant_pool, [side.servant for side in state.sides]),
    ):
        offered = [
            key
            for side in state.sides
            for key in (side.master_offer if what == "master" else side.servant_offer)
        ]
        for key, count in Counter(
            [*pool, *offered, *(k for k in kept if k not in offered)]
        ).items():
            if key and count > 1:
                yield f"the {what} {key} is there {count} times"


def _zones(side: Side) -> dict[str, list[str]]:
    return {
        "hand": side.hand,
        "deck": side.deck,
        "discard": side.discard,
        "active": side.active,
        "down": side.down,
        "skills": side.skills,
        "removed": side.removed,
        "pile": side.pile,
    }


def _cards(board: Board) -> Iterator[str]:
    """Rules 1, 2 and 16: every card in one zone, skills where skills may be."""
    state, catalog = board.state, board.catalog
    seen: Counter[str] = Counter()
    for seat, side in enumerate(state.sides):
        for zone, cards in _zones(side).items():
            seen.update(cards)
            for card in cards:
                if catalog.cards[key_of(card)].skill and zone in {"hand", "deck", "discard"}:
                    yield f"the skill {card} is in the {zone} of seat {seat}"
                if not catalog.cards[key_of(card)].skill and zone == "skills":
                    yield f"{card} is no skill, but in the skill zone of seat {seat}"
                astray = box_of(card) != seat and card not in state.borrowed
                if astray and side.alive and state.sides[box_of(card)].alive:
                    yield f"{card} is with seat {seat}"
        yield from _knowledge(seat, side)
        if side.alive:
            yield from _counted(board, seat, side)
    for card, count in seen.items():
        if count > 1:
            yield f"{card} is in {count} places"


def _knowledge(seat: int, side: Side) -> Iterator[str]:
    for what, part, whole in (
        ("shown skills", side.shown, side.skills),
        ("buried cards", side.buried, side.discard),
        ("unseen removed cards", side.removed_unseen, side.removed),
    ):
        if not set(part) <= set(whole):
            yield f"seat {seat} has {what} that are not there"
    if side.released and side.alive and not set(side.skills) <= set(side.shown):
        yield f"the name of seat {seat} is released, but a skill lies face down"


def _counted(board: Board, seat: int, side: Side) -> Iterator[str]:
    """Rule 1: the deck and the skills of a servant are all there, whoever holds them."""
    servant = board.catalog.servants[side.servant]
    own = [
        key_of(card)
        for other in board.state.sides
        for cards in _zones(other).values()
        for card in cards
        if box_of(card) == seat and card not in board.state.tokens
    ]
    found = Counter(own)
    for key, count in servant.deck.items():
        if found[key] != count:
            yield f"seat {seat} has {found[key]} of {key}, not {count}"
    for key, count in Counter(servant.skills).items():
        if found[key] != count:
            yield f"seat {seat} has {found[key]} of the skill {key}, not {count}"


def _values(board: Board) -> Iterator[str]:
    """Rules 3, 4 and 17."""
    for seat, side in enumerate(board.state.sides):
        if not 0 <= side.mana <= max(mana_cap(board, seat), board.numbers.mana_cap):
            yield f"seat {seat} has {side.mana} mana"
        if side.vp < 0:
            yield f"seat {seat} has {side.vp} VP"
        if side.spells < 0:
            yield f"seat {seat} has {side.spells} command spells"
        for card in side.active:
            it = board.catalog.cards[key_of(card)]
            if not board.state.result and it.uses and side.plays.get(card, 0) > it.uses + 1:
                yield f"{card} was played {side.plays[card]} times"


def _events(board: Board) -> Iterator[str]:
    """Rule 5."""
    state, catalog = board.state, board.catalog
    known = [*state.events, *state.past_events, *state.burned, *([state.event] * bool(state.event))]
    if state.events or state.round:
        if sorted(known) != sorted(catalog.events):
            yield f"the events are {sorted(known)}"
        regular = board.numbers.regular_rounds
        if state.event and state.round > regular:
            fixed = catalog.climax_events[state.round - regular - 1]
            if state.event != fixed:
                yield f"round {state.round} has the event {state.event}"


def _objects(board: Board) -> Iterator[str]:
    """Rule 6."""
    state = board.state
    if not state.objects:
        return
    lying = [each.card for objects in state.lying.values() for each in objects]
    known = [card for cards in state.objects.values() for card in cards]
    known += [card for cards in state.used_objects.values() for card in cards]
    known += [*lying, *state.excluded]
    wanted = sum(len(board.catalog.pile(pile)) for pile in state.objects) + state.added_objects
    if len(set(known)) != len(known):
        yield "an object is in two places"
    if len(known) != wanted:
        yield f"there are {len(known)} objects, not {wanted}"
    if state.phase in {"combat", "end"}:
        hidden = [each.card for objects in state.lying.values() for each in objects if not each.up]
        if hidden:
            yield "an object is face down after the action phase began"


def _places(board: Board) -> Iterator[str]:
    """Rules 7 and 8."""
    state = board.state
    places = {WORKSHOP, SCOUT, NOWHERE, *state.battlefields}
    for seat, side in enumerate(state.sides):
        if side.place not in places:
            yield f"seat {seat} is at {side.place}"
        if not side.alive and side.place != NOWHERE:
            yield f"seat {seat} is out, but at {side.place}"
        if side.place == NOWHERE and side.slot != -1:
            yield f"seat {seat} holds a slot nowhere"
    if len(state.at(SCOUT)) > board.numbers.scout_capacity:
        yield "the scouting place is too full"
    for place in (WORKSHOP, *state.battlefields):
        slots = [state.sides[seat].slot for seat in state.at(place)]
        held = [slot for slot in slots if slot >= 0]
        if len(set(held)) != len(held):
            yield f"a slot of {place} is held twice"
        if place == WORKSHOP and len(held) != len(slots):
            yield "somebody is in the workshop without a slot"


def _effects(board: Board) -> Iterator[str]:
    """Rule 18."""
    state = board.state
    for effect in state.effects:
        if effect.source >= 0 and not state.sides[effect.source].alive:
            yield f"an effect of seat {effect.source}, which is out, still stands"
        if effect.ends < state.round:
            yield f"an effect of round {effect.ends} still stands"


def _players(board: Board) -> Iterator[str]:
    """Rules 20 and 21."""
    state = board.state
    if state.result is None:
        if state.round and not state.sides[state.first].alive:
            yield "the start marker is with a player who is out"
        if state.round > board.numbers.rounds:
            yield f"this is round {state.round}"
    for decision in state.decisions():
        if not state.sides[decision.seat].alive:
            yield f"seat {decision.seat} is asked, but out"
