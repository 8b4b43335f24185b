"""Conditions, filters, amounts and selectors, asked of a board."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.domination.board import Board, Source
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
            return _place(board, seat) in condition.places
        case Plain():
            return _FACTS[condition.kind](board, seat, source)
        case Number():
            value = _NUMBERS[condition.kind](board, seat)
            return condition.least <= value <= condition.most
        case HasCards():
            cards = _cards(board, seat, condition.kind)
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
    if op.places and _place(board, seat) not in op.places:
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


def losers(board: Board, place: str) -> list[int]:
    """FD-113: the engaged who are no winners; known once winners are."""
    there = board.state.at(place)
    winners = board.state.winners.get(place)
    if winners is None or len(there) < 2:
        return []
    return [seat for seat in there if seat not in winners]


def shared_attribute(board: Board, seat: int) -> bool:
    """Whether all active attacks of a seat (at least one) share an attribute."""
    cards = board.fighting(seat)
    if not cards:
        return False
    common = set(board.attributes(cards[0]))
    for card in cards[1:]:
        common &= set(board.attributes(card))
    return bool(common)


def _place(board: Board, seat: int) -> str:
    return board.side(seat).place if seat != NOBODY else NOWHERE


def _source_place(board: Board, source: Source) -> str:
    return source.place or _place(board, source.seat)


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
            return place != NOWHERE and _place(board, seat) == place
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
            lying = board.state.lying.get(_place(board, seat), [])
            worth = (board.catalog.objects[key_of(e.card)].vp + e.bonus for e in lying if e.up)
            return max(worth, default=0)
        case "active":
            wanted = n.filter or Filter()
            return sum(fits(board, wanted, card, source.card) for card in board.side(seat).active)
        case "paid":
            return board.side(seat).paid.get(source.card, 0)


def _cards(board: Board, seat: int, kind: str) -> list[str]:
    side = board.side(seat)
    match kind:
        case "fresh":
            return [card for card in side.active if card in side.fresh]
        case "played":
            return list(side.paid)
        case "hand_cards":
            return side.hand
        case "skill_zone":
            return side.skills
        case _:
            return list(getattr(side, kind))


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


def _vp_ranks(board: Board, seat: int) -> tuple[int, int]:
    """How many living players have more VP, and how many fewer."""
    own = board.side(seat).vp
    points = [board.side(other).vp for other in board.state.living()]
    return sum(vp > own for vp in points), sum(vp < own for vp in points)


def _below_everyone(board: Board, seat: int) -> bool:
    own = board.side(seat).vp
    return all(board.side(o).vp > own for o in board.state.living() if o != seat)


def _first_half(board: Board, seat: int) -> bool:
    order = board.state.living()
    return seat in order[: len(order) // 2]


def _here_named(board: Board, seat: int) -> bool:
    lying = board.state.lying.get(_place(board, seat), [])
    return any(e.up and board.catalog.objects[key_of(e.card)].names is not None for e in lying)


def _all_down(board: Board, seat: int) -> bool:
    side = board.side(seat)
    return side.played_down and not side.played_up


def _anchor_lost(board: Board, seat: int, card: str) -> bool:
    place = board.state.anchors.get(card)
    if place is None:
        return False
    lost = board.side(seat).outcome == "lost" and _place(board, seat) == place
    return lost or board.closed(place)


def _names_hand_card(board: Board, seat: int, source: Source) -> bool:
    if not source.object or board.public:
        return bool(source.object)
    named = board.catalog.objects[key_of(source.object)].names
    return any(named in board.attributes(card) for card in board.side(seat).hand)


def _mana_spells(board: Board, seat: int) -> int:
    """How many command spells were used for mana this round."""
    abilities = board.catalog.cards["command_spell"].abilities
    used = (abilities[n].operations for n in board.side(seat).spells_used if n < len(abilities))
    return sum(any(op.op == "gain_mana" for op in operations) for operations in used)


def _beat_someone(board: Board, seat: int) -> bool:
    place = _place(board, seat)
    return seat in board.state.winners.get(place, []) and bool(losers(board, place))


def _nemesis(board: Board, seat: int) -> int:
    return board.side(seat).counters.get("nemesis", NOBODY)


def _nemesis_beaten(board: Board, seat: int) -> bool:
    won = seat in board.state.winners.get(_place(board, seat), [])
    return won and _nemesis(board, seat) in losers(board, _place(board, seat))


def _nemesis_gone(board: Board, seat: int) -> bool:
    nemesis = _nemesis(board, seat)
    return nemesis != NOBODY and not board.side(nemesis).alive


def _exposed(board: Board, source: Source) -> bool:
    """Whether the player whose back the card bares fights with what bared it."""
    box = board.side(box_of(source.card))
    return box.alive and any(card.split("-")[1] == "balmung_unbound" for card in box.active)


_UNSEEN = {"hand_cards", "down", "skill_zone"}

_FACTS: dict[str, Callable[[Board, int, Source], bool]] = {
    "engaged": lambda b, s, _: b.engaged(s),
    "alone": lambda b, s, _: b.on_battlefield(s) and not b.engaged(s),
    "on_battlefield": lambda b, s, _: b.on_battlefield(s),
    "deployed": lambda b, s, _: b.deployed(s),
    "name_hidden": lambda b, s, _: name_hidden(b, s),
    "defeated": lambda b, s, _: b.side(s).defeated,
    "ignoring_defeat": lambda b, s, _: ignores_defeat(b, s),
    "won": lambda b, s, _: b.side(s).outcome == "won",
    "lost": lambda b, s, _: b.side(s).outcome == "lost",
    "lost_last_round": lambda b, s, _: b.side(s).lost_last,
    "shared_attribute": lambda b, s, _: shared_attribute(b, s),
    "first_half": lambda b, s, _: _first_half(b, s),
    "holds_terrain": lambda b, s, _: b.on_battlefield(s) and b.side(s).slot >= 0,
    "last_in_vp": lambda b, s, _: _vp_ranks(b, s)[1] == 0,
    "below_everyone": lambda b, s, _: _below_everyone(b, s),
    "first_in_vp": lambda b, s, _: _vp_ranks(b, s)[0] == 0,
    "played_all_down": lambda b, s, _: _all_down(b, s),
    "met_eliminated": lambda b, s, _: b.side(s).met_eliminated,
    "here_named": lambda b, s, _: _here_named(b, s),
    "spent_spell": lambda b, s, _: b.side(s).spells_spent > b.side(s).spells_regained,
    "at_anchor": lambda b, s, src: b.state.anchors.get(src.card) == _place(b, s),
    "anchor_lost": lambda b, s, src: _anchor_lost(b, s, src.card),
    "object_names_hand_card": _names_hand_card,
    "beat_someone": lambda b, s, _: _beat_someone(b, s),
    "with_source": lambda b, s, src: s in b.opponents(src.seat),
    "nemesis_here": lambda b, s, _: _nemesis(b, s) in b.opponents(s),
    "nemesis_beaten": lambda b, s, _: _nemesis_beaten(b, s),
    "nemesis_gone": lambda b, s, _: _nemesis_gone(b, s),
    "boxer_exposed": lambda b, s, src: _exposed(b, src),
}

_NUMBERS: dict[str, Callable[[Board, int], int]] = {
    "round": lambda b, s: b.state.round,
    "opponents": lambda b, s: len(b.opponents(s)),
    "mana": lambda b, s: b.side(s).mana,
    "vp": lambda b, s: b.side(s).vp,
    "spells": lambda b, s: b.side(s).spells,
    "spells_used": lambda b, s: len(b.side(s).spells_used),
    "mana_spells_used": _mana_spells,
    "hand": lambda b, s: len(b.side(s).hand),
    "deck": lambda b, s: len(b.side(s).deck),
    "gained_vp": lambda b, s: b.side(s).gained_vp,
    "gained_mana": lambda b, s: b.side(s).gained_mana,
    "living": lambda b, s: len(b.state.living()),
    "from_last": lambda b, s: _vp_ranks(b, s)[1],
    "occupants": lambda b, s: len(b.state.at(b.side(s).place)),
}


def ignores_defeat(board: Board, seat: int) -> bool:
    """FD-185: whether the defeated state does not keep ``seat`` from winning."""
    return any(reaches(board, e.op, e.source, e.seats, seat) for e in board.standing(IgnoreDefeat))
