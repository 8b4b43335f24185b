"""Conditions, filters, amounts and selectors, asked of a board."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.domination.board import Board, Source
from engine.domination.facts import FACTS, NUMBERS, cards_of, losers, place_of
from engine.domination.standing import IgnoreDefeat, Standard, Standing
from engine.domination.state import NOBODY, NOWHERE, box_of, key_of
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
    Measure,
    Not,
    Number,
    OfChosen,
    Plain,
    Who,
)


def fits(board: Board, wanted: Filter, card: str, own: str = "", power: int | None = None) -> bool:
    """Whether a card is what a filter asks for.

    ``own`` is the card the filter is printed on; ``power`` the base power if it has changed.
    """
    it = board.card(card)
    if wanted.keys and it.key not in wanted.keys:
        return False
    marks = (
        (wanted.basic, it.basic),
        (wanted.skill, it.skill),
        (wanted.attack, it.attack),
        (wanted.lingering, it.lingering),
        (wanted.single_use, it.uses is not None),
        (wanted.itself, card == own),
    )
    if any(ask is not None and ask != mark for ask, mark in marks):
        return False
    if wanted.token is not None and wanted.token != (card in board.state.tokens):
        return False
    base = it.power if power is None else power
    if wanted.least_power is not None and base < wanted.least_power:
        return False
    if wanted.most_power is not None and base > wanted.most_power:
        return False
    if not (wanted.attributes or wanted.every or wanted.without):
        return True
    attributes = board.attributes(card)
    return (
        (not wanted.attributes or any(each in attributes for each in wanted.attributes))
        and all(each in attributes for each in wanted.every)
        and not any(each in attributes for each in wanted.without)
    )


def holds(  # noqa: PLR0911 - one return a kind
    board: Board, condition: Condition, seat: int, source: Source
) -> bool:
    """Whether a condition holds for its subject, ``seat``."""
    match condition:
        case AtPlace():
            return place_of(board, seat) in condition.places
        case Plain():
            return _FACTS[condition.kind](board, seat, source)
        case Number():
            value = NUMBERS[condition.kind](board, seat)
            return condition.least <= value <= condition.most
        case HasCards():
            cards = cards_of(board, seat, condition.kind)
            if board.public and condition.kind in _UNSEEN:
                return True
            count = sum(fits(board, condition.filter, card, source.card) for card in cards)
            return condition.least <= count <= condition.most
        case Counter():
            value = board.side(seat).counters.get(condition.name, 0)
            return condition.least <= value <= condition.most
        case Costliest():
            return _costliest(board, seat, condition)
        case Not():
            return not holds(board, condition.condition, seat, source)
        case Either():
            return any(holds(board, each, seat, source) for each in condition.conditions)
        case Both():
            return all_hold(board, condition.conditions, seat, source)
        case OfChosen():
            return any(holds(board, condition.condition, one, source) for one in source.players)


def all_hold(board: Board, conditions: Iterable[Condition], seat: int, source: Source) -> bool:
    """Whether all of them hold for ``seat``."""
    return all(holds(board, condition, seat, source) for condition in conditions)


def amount(board: Board, n: Amount, source: Source) -> int:
    """A number as it is now."""
    if isinstance(n, int):
        return n
    seat = source.seat
    if n.whose == "chosen" and source.players:
        seat = source.players[0]
    value = _measured(board, n, seat, source) * n.times + n.plus
    value = -(-value // n.divide) if n.up else value // n.divide
    if n.least is not None:
        value = max(value, n.least)
    return value if n.most is None else min(value, n.most)


def players(board: Board, who: Who, source: Source) -> list[int]:
    """The living players that are meant, in turn order."""
    state = board.state
    return [seat for seat in state.living() if _is_meant(board, who, seat, source)]


def those(
    board: Board, who: Who, conditions: Iterable[Condition], source: Source
) -> tuple[int, ...]:
    """The players meant of whom the conditions hold, and whom the source can reach."""
    return tuple(
        seat
        for seat in players(board, who, source)
        if all_hold(board, conditions, seat, source) and not shielded(board, seat, source.seat)
    )


def reaches(
    board: Board, op: Standing, source: Source, seats: tuple[int, ...] | None, seat: int
) -> bool:
    """Whether a standing operation concerns ``seat`` now."""
    if seats is not None:
        if seat not in seats:
            return False
    elif not _is_meant(board, op.who, seat, source):
        return False
    if op.places and place_of(board, seat) not in op.places:
        return False
    if seats is None and not (
        all_hold(board, op.when, source.seat if source.seat != NOBODY else seat, source)
        and all_hold(board, op.those, seat, source)
    ):
        return False
    return isinstance(op, Standard) or not shielded(board, seat, source.seat)


def shielded(board: Board, seat: int, source: int) -> bool:
    """Whether others' effects cannot touch ``seat`` now."""
    return source not in (seat, NOBODY) and has_rule(board, seat, "untouchable")


def has_rule(board: Board, seat: int, rule: str, phase: str = "") -> bool:
    """Whether one of the rules that cards bring stands for ``seat``."""
    return bool(rule_sources(board, seat, rule, phase))


def rule_sources(board: Board, seat: int, rule: str, phase: str = "") -> list[str]:
    """The cards from which a rule stands for ``seat``."""
    return [
        each.source.card
        for each in board.standing(Standard)
        if each.op.rule == rule
        and (not phase or not each.op.phases or phase in each.op.phases)
        and reaches(board, each.op, each.source, each.seats, seat)
    ]


def name_hidden(board: Board, seat: int) -> bool:
    """FD-160: whether the true name is hidden; only the profile card counts."""
    return not board.side(seat).released or has_rule(board, seat, "hidden_name")


def ignores_defeat(board: Board, seat: int) -> bool:
    """FD-185: whether the defeated state does not keep ``seat`` from winning."""
    return any(reaches(board, e.op, e.source, e.seats, seat) for e in board.standing(IgnoreDefeat))


def _source_place(board: Board, source: Source) -> str:
    return source.place or place_of(board, source.seat)


def _is_meant(board: Board, who: Who, seat: int, source: Source) -> bool:  # noqa: C901, PLR0911 - one line each
    match who:
        case "self":
            return seat == source.seat
        case "all":
            return True
        case "others":
            return seat != source.seat
        case "here":
            place = _source_place(board, source)
            return place != NOWHERE and place_of(board, seat) == place
        case "opponents":
            return seat != source.seat and seat in board.opponents(source.seat)
        case "chosen":
            return seat in source.players
        case "winners":
            return seat in board.state.winners.get(_source_place(board, source), [])
        case "losers":
            return seat in losers(board, _source_place(board, source))
        case "beaten":
            place = _source_place(board, source)
            won = source.seat in board.state.winners.get(place, [])
            return won and seat in losers(board, place)
        case "victors":
            place = _source_place(board, source)
            lost = source.seat in losers(board, place)
            return lost and seat in board.state.winners.get(place, [])
        case "nemesis":
            return board.side(source.seat).counters.get("nemesis") == seat
        case "pair":
            return seat == source.seat or seat in source.players
        case "box":
            return seat == box_of(source.card)


def _measured(  # noqa: C901, PLR0911 - one return a kind
    board: Board, n: Measure, seat: int, source: Source
) -> int:
    from engine.domination.power import terrain  # noqa: PLC0415 - power asks for amounts, too

    match n.of:
        case "round":
            return board.state.round
        case "opponents":
            return len(board.opponents(seat))
        case "number":
            return source.number
        case "last":
            return board.state.last
        case "mana":
            return board.side(seat).mana
        case "spells":
            return board.side(seat).spells
        case "gained_vp":
            return board.side(seat).gained_vp
        case "terrain":
            return terrain(board, seat)
        case "slot":
            side = board.side(seat)
            slots = board.battlefield(side.place).terrain if board.on_battlefield(seat) else ()
            return slots[side.slot] if slots and side.slot >= 0 else 0
        case "hand":
            return len(board.side(seat).hand)
        case "highest_object":
            lying = board.state.lying.get(place_of(board, seat), [])
            worth = (board.catalog.objects[key_of(e.card)].vp + e.bonus for e in lying if e.up)
            return max(worth, default=0)
        case "active":
            wanted = n.filter or Filter()
            return sum(fits(board, wanted, card, source.card) for card in board.side(seat).active)
        case "paid":
            return board.side(seat).paid.get(source.card, 0)


def _costliest(board: Board, seat: int, condition: Costliest) -> bool:
    def cost(who: int) -> int:
        paid = board.side(who).paid
        costs = [
            paid[card]
            for card in board.fighting(who)
            if card in paid and fits(board, condition.filter, card)
        ]
        return max(costs, default=-1)

    rivals = board.opponents(seat)
    own = cost(seat)
    return bool(rivals) and own >= max(0, condition.least) and own >= max(map(cost, rivals))


_UNSEEN = {"hand_cards", "down", "skill_zone"}

_FACTS: dict[str, Callable[[Board, int, Source], bool]] = {
    **FACTS,
    "name_hidden": lambda b, s, _: name_hidden(b, s),
    "ignoring_defeat": lambda b, s, _: ignores_defeat(b, s),
}
