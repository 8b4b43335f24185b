"""Building the view of a seat, field by field from what section 17 allows."""

from __future__ import annotations

from engine.gate.cards import Card, Catalog
from engine.gate.play import gate_durability, gate_level, gate_power
from engine.gate.state import Column, Combat, Duel, Fighter, Side, known_to
from engine.gate.view import (
    ColumnView,
    CombatView,
    DraftView,
    DuelView,
    FighterView,
    GuardianView,
    Phase,
    SideView,
)

_EMPTY = ColumnView(None, (), 0, 0, 0, 0, False, False, (), (), None)


def view(catalog: Catalog, state: Duel, seat: int | None) -> DuelView:
    """What ``seat``, or a spectator, may know of ``state``."""
    mine, theirs = (_side(catalog.cards, state, owner, seat) for owner in (0, 1))
    playing, draft = state.turn > 0, state.draft
    return DuelView(
        viewer=seat,
        phase=_phase(state),
        turn=state.turn,
        active=state.active if playing else None,
        first=state.first,
        actions=state.actions,
        enhanced=state.enhanced,
        combat=state.combat and _combat(catalog.cards, state, state.combat),
        sides=(mine, theirs),
        asked=tuple(sorted(decision.seat for decision in state.decisions())),
        result=state.result,
        draft=draft and DraftView(draft.first, draft.decks, draft.summoners),
    )


def _phase(state: Duel) -> Phase:
    if state.result is not None:
        return "over"
    if state.turn == 0:
        return "setup"
    return "main" if state.combat is None else "combat"


def _side(cards: dict[str, Card], state: Duel, owner: int, viewer: int | None) -> SideView:
    side = state.sides[owner]
    own = viewer == owner
    # TG-24: the columns are secret until both are revealed, which is when the coin is tossed.
    revealed = state.first is not None
    laid = side.columns and (own or revealed)
    known = own or revealed or state.draft is not None
    columns = [_column(cards, column, owner, viewer) for column in side.columns] if laid else []
    first, second, third, fourth = columns or [_EMPTY] * 4
    return SideView(
        columns=(first, second, third, fourth),
        deck=len(side.deck),
        deck_top=_deck_top(side, viewer),
        hand=tuple(side.hand) if own else None,
        hand_size=len(side.hand),
        dugout=tuple(sorted(side.dugout)),
        banished=tuple(sorted(side.banished)),
        active=tuple(side.active),
        set_aside=side.set_aside if own else None,
        has_set_aside=side.set_aside is not None,
        damage=side.damage,
        closed=side.closed,
        summoners=tuple(sorted(side.summoners)) if known else (),
        decks=side.decks if known else (),
    )


def _deck_top(side: Side, viewer: int | None) -> tuple[str | None, ...]:
    mask = known_to(viewer)
    top = [
        card if known & mask else None for card, known in zip(side.deck, side.known, strict=False)
    ]
    while top and top[-1] is None:
        top.pop()
    return tuple(top)


def _column(cards: dict[str, Card], column: Column, owner: int, viewer: int | None) -> ColumnView:
    guardian = column.guardian
    seen: GuardianView | None = None
    if guardian is not None:
        known = guardian.face_up or viewer == owner
        known = known or (guardian.peeked and viewer == 1 - owner)
        seen = GuardianView(guardian.card if known else None, guardian.face_up, guardian.since)
    return ColumnView(
        deck=column.deck,
        pile=column.pile[::-1],
        level=gate_level(cards, column),
        power=gate_power(cards, column),
        durability=gate_durability(cards, column),
        damage=column.damage,
        closed=column.closed,
        attacked=column.attacked,
        attached=column.attached,
        buried=column.buried,
        guardian=seen,
    )


def _combat(cards: dict[str, Card], state: Duel, combat: Combat) -> CombatView:
    column = state.sides[1 - combat.attacker].columns[combat.column]
    attackers = tuple(_fighter(fighter) for fighter in combat.attackers)
    guardian = combat.guardian and _fighter(combat.guardian)
    power = gate_power(cards, column)
    return CombatView(
        attacker=combat.attacker,
        column=combat.column,
        attackers=attackers,
        guardian=guardian,
        gate_power=power,
        attack=sum(fighter.power for fighter in attackers),
        defence=power + (guardian.power if guardian else 0),
    )


def _fighter(fighter: Fighter) -> FighterView:
    return FighterView(fighter.card, fighter.strength, fighter.strike)
