"""What is so about a player, read off the board alone: the facts and numbers of conditions.

No rule that a card brings has a say here; where one has, `engine.domination.judging` asks it.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.domination.board import Board, Source
from engine.domination.state import NOBODY, NOWHERE, box_of, key_of


def place_of(board: Board, seat: int) -> str:
    """Where a player is; nowhere for nobody."""
    return board.side(seat).place if seat != NOBODY else NOWHERE


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


def cards_of(board: Board, seat: int, kind: str) -> list[str]:
    """The cards of a player that a condition counts."""
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
    lying = board.state.lying.get(place_of(board, seat), [])
    return any(e.up and board.catalog.objects[key_of(e.card)].names is not None for e in lying)


def _all_down(board: Board, seat: int) -> bool:
    side = board.side(seat)
    return side.played_down and not side.played_up


def _anchor_lost(board: Board, seat: int, card: str) -> bool:
    place = board.state.anchors.get(card)
    if place is None:
        return False
    lost = board.side(seat).outcome == "lost" and place_of(board, seat) == place
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
    place = place_of(board, seat)
    return seat in board.state.winners.get(place, []) and bool(losers(board, place))


def _nemesis(board: Board, seat: int) -> int:
    return board.side(seat).counters.get("nemesis", NOBODY)


def _nemesis_beaten(board: Board, seat: int) -> bool:
    won = seat in board.state.winners.get(place_of(board, seat), [])
    return won and _nemesis(board, seat) in losers(board, place_of(board, seat))


def _nemesis_gone(board: Board, seat: int) -> bool:
    nemesis = _nemesis(board, seat)
    return nemesis != NOBODY and not board.side(nemesis).alive


def _exposed(board: Board, source: Source) -> bool:
    """Whether the player whose back the card bares fights with what bared it."""
    box = board.side(box_of(source.card))
    return box.alive and any(card.split("-")[1] == "balmung_unbound" for card in box.active)


FACTS: dict[str, Callable[[Board, int, Source], bool]] = {
    "engaged": lambda b, s, _: b.engaged(s),
    "alone": lambda b, s, _: b.on_battlefield(s) and not b.engaged(s),
    "on_battlefield": lambda b, s, _: b.on_battlefield(s),
    "deployed": lambda b, s, _: b.deployed(s),
    "defeated": lambda b, s, _: b.side(s).defeated,
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
    "at_anchor": lambda b, s, src: b.state.anchors.get(src.card) == place_of(b, s),
    "anchor_lost": lambda b, s, src: _anchor_lost(b, s, src.card),
    "object_names_hand_card": _names_hand_card,
    "beat_someone": lambda b, s, _: _beat_someone(b, s),
    "with_source": lambda b, s, src: s in b.opponents(src.seat),
    "nemesis_here": lambda b, s, _: _nemesis(b, s) in b.opponents(s),
    "nemesis_beaten": lambda b, s, _: _nemesis_beaten(b, s),
    "nemesis_gone": lambda b, s, _: _nemesis_gone(b, s),
    "boxer_exposed": lambda b, s, src: _exposed(b, src),
}

NUMBERS: dict[str, Callable[[Board, int], int]] = {
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
