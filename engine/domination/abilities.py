"""Which abilities a player may use now, and which the others must reckon with (FD-55 to FD-57)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.domination.board import Board, Source
from engine.domination.cards import Ability
from engine.domination.choosing import options_for
from engine.domination.deeds import Move
from engine.domination.judging import all_hold, amount, fits, has_rule, reaches
from engine.domination.operations import ChooseCards
from engine.domination.power import cost as card_cost
from engine.domination.standing import Ban, ExtraPlay
from engine.domination.state import NOBODY, key_of

Usable = tuple[str, int]


def offers(board: Board, seat: int, phase: str) -> list[Usable]:
    """The abilities ``seat`` can use now, as card and number."""
    board = board.still()
    if has_rule(board, seat, "no_abilities", phase):
        return []
    return [
        (card, n)
        for card, n, ability in _at_hand(board, seat, phase)
        if usable(board, seat, card, n, ability)
    ]


def usable(board: Board, seat: int, card: str, n: int, ability: Ability) -> bool:
    """Whether one ability can be used: limit, bans, conditions, price and targets (FD-156)."""
    side = board.side(seat)
    times = ability.times
    if ability.climax_times is not None and board.state.round > board.numbers.regular_rounds:
        times = ability.climax_times
    mark = board.mark(card, n)
    if (times and side.used.get(mark, 0) >= times) or mark in side.dropped:
        return False
    if ability.unique and ability.unique in side.uniques:
        return False
    source = Source(seat, card)
    return (
        not banned(board, seat, card, "ban_use")
        and all_hold(board, ability.when, seat, source)
        and payable(board, seat, ability, source)
        and _has_targets(board, seat, ability, source)
    )


def payable(board: Board, seat: int, ability: Ability, source: Source) -> bool:
    """Whether all of the price is there."""
    side, price = board.side(seat), ability.cost
    if price.counter and side.counters.get(price.counter, 0) < 1:
        return False
    if price.spells:
        spells = side.spells
        if has_rule(board, seat, "spells_are_mana"):
            spells = side.mana // 4
        if spells < price.spells or has_rule(board, seat, "no_spells"):
            return False
    mana = amount(board, price.mana, source)
    if mana > side.mana and not has_rule(board, seat, "infinite_mana"):
        return False
    return side.vp >= price.vp


def banned(board: Board, seat: int, card: str, op: str) -> bool:
    """FD-148: whether playing (``ban_play``) or using (``ban_use``) a card is forbidden."""
    for ban in board.standing(Ban):
        if ban.op.op != op or not fits(board, ban.op.filter, card, ban.source.card):
            continue
        if not reaches(board, ban.op, ban.source, ban.seats, seat):
            continue
        if ban.source.seat == NOBODY and key_of(ban.source.card) in board.catalog.events:
            spared = has_rule(board, seat, "events_spare_noble_phantasms")
            if spared and "noble_phantasm" in board.attributes(card):
                continue
        return True
    return False


def must_ask(board: Board, seat: int, phase: str) -> bool:
    """FD-57: whether public information leaves it open that ``seat`` can use something.

    What everybody sees is its open cards; behind a face-down skill may be any skill of any
    servant that nobody is known to have.
    """
    seen = Board(board.index, board.state, public=True).still()
    if has_rule(seen, seat, "no_abilities", phase):
        return False
    side = seen.side(seat)
    for card, n, ability in _at_hand(seen, seat, phase):
        known = card not in side.skills or card in side.shown
        if known and usable(seen, seat, card, n, ability):
            return True
    if len(side.shown) >= len(side.skills):
        return False
    suspects = _suspects(seen, seat)
    return any(
        any(owner in suspects for owner in seen.catalog.owners[skill])
        for skill, ability in seen.index.hidden_uses[phase]
        if _thinkable(seen, seat, ability, f"{seat}-{skill}-0")
    )


def in_play(board: Board, seat: int, phase: str) -> bool:
    """Whether one of the cards that ``seat`` has played face up can be used, as everybody sees."""
    seen = Board(board.index, board.state, public=True).still()
    if has_rule(seen, seat, "no_abilities", phase):
        return False
    active = seen.side(seat).active
    return any(
        card in active and usable(seen, seat, card, n, ability)
        for card, n, ability in _at_hand(seen, seat, phase)
    )


def _thinkable(board: Board, seat: int, ability: Ability, card: str) -> bool:
    source = Source(seat, card)
    return (
        not banned(board, seat, card, "ban_use")
        and all_hold(board, ability.when, seat, source)
        and payable(board, seat, ability, source)
    )


def _suspects(board: Board, seat: int) -> list[str]:
    """The servants that a seat may have, for all that is known of the face-up skills."""
    shown = {key_of(card) for card in board.side(seat).shown}
    others = {
        side.servant
        for other, side in enumerate(board.state.sides)
        if other != seat and (side.released or side.known)
    }
    return [
        servant.key
        for servant in board.catalog.servants.values()
        if servant.key not in others
        and all(key in servant.skills for key in shown if key in board.catalog.owners)
    ]


def _at_hand(board: Board, seat: int, phase: str) -> Iterator[tuple[str, int, Ability]]:
    side = board.side(seat)
    for cards, working in ((side.cards, True), (side.active, True), (side.skills, False)):
        for card in cards:
            for n, ability in enumerate(board.card(card).abilities):
                if ability.timing != phase or not (working or ability.passive):
                    continue
                if cards is side.active and not board.counts(seat, card):
                    continue
                if cards is side.skills and board.blanked(card):
                    continue
                yield card, n, ability


def _has_targets(board: Board, seat: int, ability: Ability, source: Source) -> bool:
    for ask in ability.asks:
        hidden = isinstance(ask, ChooseCards) and "hand" in ask.source and ask.whose == "self"
        if board.public and hidden and isinstance(ask, ChooseCards):
            if len(board.side(seat).hand) < ask.least:
                return False
            continue
        found = options_for(board, ask, source)
        if found is not None and len(found[0]) < max(1, found[1]):
            return False
    for op in ability.operations:
        if isinstance(op, Move) and op.who == "self" and not move_goals(board, seat, op):
            return False
        if isinstance(op, ExtraPlay) and op.who == "self" and op.lasts == "round":
            side = board.side(seat)
            if side.defeated:
                return False
            if side.has_played and not board.public and not _can_play(board, seat, op):
                return False
    return True


def _can_play(board: Board, seat: int, op: ExtraPlay) -> bool:
    """Whether some hand card could be played by an effect's declaration (FD-95)."""
    side = board.side(seat)
    for card in side.hand:
        if not fits(board, op.filter, card):
            continue
        if op.facing == "down":
            return True
        price = 0 if op.free else card_cost(board, seat, card)
        affordable = price <= side.mana or has_rule(board, seat, "infinite_mana")
        if affordable and not banned(board, seat, card, "ban_play"):
            return not banned(board, seat, card, "ban_use")
    return False


def move_goals(board: Board, seat: int, op: Move) -> list[str]:
    """Where an effect could move a seat (FD-179)."""
    from engine.domination.moving import effect_goals  # noqa: PLC0415 - moving asks for abilities

    return effect_goals(board, seat, op.goal)
