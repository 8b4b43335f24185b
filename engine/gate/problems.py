"""The invariants of the rulebook's section 18 that one state can show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.gate.cards import Catalog
from engine.gate.play import LOST_DAMAGE, LOST_GATES, gate_durability, gate_level
from engine.gate.state import Column, Duel, Side
from engine.gate.turn import MOST_ACTIONS, MOST_TURNS

ENDED_OTHERWISE = frozenset({"turns", "concession"})


def problems(catalog: Catalog, state: Duel) -> list[str]:
    """What is wrong with ``state``, as sentences."""
    found: list[str] = []
    for seat, side in enumerate(state.sides):
        found += [f"Seat {seat}: {text}." for text in _side_problems(catalog, state, seat, side)]
    found += _end_problems(state)
    if state.turn > MOST_TURNS or state.actions > MOST_ACTIONS:
        found.append(f"Turn {state.turn} with {state.actions} actions is beyond the bound.")
    return found


def _side_problems(catalog: Catalog, state: Duel, seat: int, side: Side) -> Iterator[str]:
    yield from _cards_problems(catalog, state, side)
    if any(decision.kind == "main" for decision in state.decisions()) and side.active:
        yield "the active zone is not empty between two actions"  # 4
    if len(side.known) > len(side.deck):
        yield "more deck cards are known than there are"
    for number, column in enumerate(side.columns):
        for text in _column_problems(catalog, state, seat, number, column):
            yield f"column {number}: {text}"


def _cards_problems(catalog: Catalog, state: Duel, side: Side) -> Iterator[str]:
    """1: every card of the squad exists once."""
    zones = [side.deck, side.hand, side.dugout, side.banished, side.active]
    held = Counter(card for zone in zones for card in zone)
    for column in side.columns:
        held.update((*column.pile, *column.attached, *column.buried))
        if column.guardian is not None:
            held[column.guardian.card] += 1
    if side.set_aside is not None:
        held[side.set_aside] += 1
    decks = side.decks if side.columns else ()
    squad = Counter(card for deck in decks for card in catalog.decks[deck].cards)
    if state.first is not None and state.turn > 0:
        squad.update(side.summoners)
    else:
        held.subtract(card for card in side.summoners if card in held)
    if +held != squad:
        wrong = sorted((+held - squad) + (squad - held))
        yield f"cards are lost or doubled: {', '.join(wrong)}"


def _column_problems(
    catalog: Catalog, state: Duel, seat: int, number: int, column: Column
) -> Iterator[str]:
    cards = catalog.cards
    levels = [cards[card].level or 0 for card in column.pile]
    if not column.pile or cards[column.pile[0]].kind != "gate":
        yield "the gate card is not at the bottom"  # 2
    if levels != sorted(levels, reverse=True):
        yield "levels rise from bottom to top"  # 2
    if column.closed and column.attached:
        yield "a closed gate has active enhancements"  # 3
    if len(column.attached) > gate_level(cards, column):
        yield "more enhancements than levels"  # 3
    combat = state.combat
    fought = combat is not None and combat.attacker != seat and combat.column == number
    # A finished duel stops in the middle of a combat (TG-101), so its guardian still stands.
    if column.closed and column.guardian is not None and not (fought and state.result):
        in_combat = fought and column.guardian.face_up
        if not in_combat:
            yield "a guardian stands in front of a closed gate"  # 5
    if column.damage < 0:
        yield "negative damage"
    if not column.closed and column.damage >= gate_durability(cards, column):
        yield "damage reaches the durability, but the gate is open"  # 6


def _end_problems(state: Duel) -> Iterator[str]:
    """8: the duel is over exactly when somebody has lost."""
    lost = [side.closed >= LOST_GATES or side.damage >= LOST_DAMAGE for side in state.sides]
    result = state.result
    if any(lost) and result is None:
        yield "Somebody has lost, but the duel goes on."
    if result is not None and not any(lost) and result.reason not in ENDED_OTHERWISE:
        yield "The duel is over, but nobody has lost."
