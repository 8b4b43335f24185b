"""What makes a play declaration legal (FD-79 to FD-99), card by card.

A declaration is built pick by pick; only picks that can be completed to a legal one are offered.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from engine.domination.abilities import banned
from engine.domination.board import Board, Source, Stands
from engine.domination.judging import all_hold, amount, fits, has_rule, reaches
from engine.domination.power import Ledger, cost, regular_plays
from engine.domination.standing import ExtraPlay, Waive
from engine.kernel import Option


@dataclass(frozen=True, slots=True)
class Pick:
    """One card of a declaration. ``grant`` is the permission it uses, -1 for a regular play."""

    card: str
    up: bool
    grant: int = -1
    attributes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Declaration:
    """The picks so far of a player's declaration, and what may come next.

    ``only`` is the permission behind a declaration of its own (FD-95).
    """

    board: Board
    seat: int
    picks: tuple[Pick, ...]
    only: Stands[ExtraPlay] | None = None

    @cached_property
    def purse(self) -> int:
        """The mana that is there before anything is paid."""
        rich = has_rule(self.board, self.seat, "infinite_mana")
        return 999 if rich else self.board.side(self.seat).mana

    @cached_property
    def grants(self) -> list[Stands[ExtraPlay]]:
        """The permissions for extra plays (FD-94)."""
        if self.only is not None:
            return [self.only]
        found = [
            each
            for each in self.board.standing(ExtraPlay)
            if reaches(self.board, each.op, each.source, each.seats, self.seat)
        ]
        for pick in self.picks:
            if pick.up:
                for ability in self.board.card(pick.card).abilities:
                    if ability.timing == "passive" and not ability.passive:
                        source = Source(self.seat, pick.card)
                        found += [
                            Stands(op, source, (self.seat,))
                            for op in ability.operations
                            if isinstance(op, ExtraPlay)
                        ]
        return found

    @cached_property
    def spent(self) -> int:
        """The mana the picks so far cost."""
        return sum(self.price(pick) for pick in self.picks)

    @cached_property
    def bounds(self) -> tuple[int, int]:
        """How many regular plays are a duty and how many allowed."""
        return regular_plays(self.board, self.seat)

    @cached_property
    def left(self) -> list[str]:
        """The hand cards that are not picked."""
        picked = [pick.card for pick in self.picks]
        return [card for card in self.board.side(self.seat).hand if card not in picked]

    @property
    def regular(self) -> list[Pick]:
        """The regular plays so far."""
        return [pick for pick in self.picks if pick.grant < 0]

    def price(self, pick: Pick, ledger: Ledger | None = None) -> int:
        """The mana a pick costs; each picked attribute is 1 more."""
        if not pick.up:
            return 0
        if pick.grant >= 0 and self.grants[pick.grant].op.free:
            return 0
        more = len(pick.attributes) if self.board.card(pick.card).pick else 0
        return cost(self.board, self.seat, pick.card, ledger) + more

    def ups(self, card: str, grant: int = -1) -> Iterator[Pick]:
        """The ways to play a card face up with the mana that is left."""
        if not self._allowed(card):
            return
        it = self.board.card(card)
        ways: list[tuple[str, ...]] = [()]
        if it.pick:
            ways = [way for n in range(len(it.pick) + 1) for way in combinations(it.pick, n)]
        if grant >= 0 and self.grants[grant].op.become:
            ways = [(f"={attribute}",) for attribute in self.grants[grant].op.become]
        for way in ways:
            pick = Pick(card, True, grant, way)
            if self.price(pick) + self.spent <= self.purse:
                yield pick

    def _allowed(self, card: str) -> bool:
        board, seat, it = self.board, self.seat, self.board.card(card)
        return (
            it.attack
            and not it.no_play
            and all_hold(board, it.playable, seat, Source(seat, card))
            and not banned(board, seat, card, "ban_play")
            and not banned(board, seat, card, "ban_use")
            and not (it.skill and (board.blanked(card) or not self.mighty(card)))
        )

    def mighty(self, card: str, ledger: Ledger | None = None) -> bool:
        """FD-90: whether the threshold for playing a skill is met, or waived."""
        if self.purse >= self.board.numbers.skill_threshold:
            return True
        for each in self.board.standing(Waive):
            if fits(self.board, each.op.filter, card, each.source.card) and reaches(
                self.board, each.op, each.source, each.seats, self.seat
            ):
                if ledger is not None:
                    ledger.note(each)
                return True
        return False

    @cached_property
    def skills(self) -> list[str]:
        """The attack skills in the zone that are not picked."""
        picked = [pick.card for pick in self.picks]
        zone = self.board.side(self.seat).skills
        return [card for card in zone if card not in picked and self.board.card(card).attack]

    @cached_property
    def has_up(self) -> bool:
        """FD-85, FD-96: whether a regular card is face up."""
        return any(pick.up for pick in self.regular)

    @cached_property
    def exempt(self) -> bool:
        """FD-88: no hand card could on its own be played face up, and no skill is declared."""
        if any(self.board.card(pick.card).skill for pick in self.picks):
            return False
        alone = Declaration(self.board, self.seat, ())
        hand = self.board.side(self.seat).hand
        return not any(True for card in hand for _ in alone.ups(card))

    def _down_is_fine(self, card: str) -> bool:
        """Whether a regular face-down card leaves a legal way to complete the declaration."""
        if not self.board.on_battlefield(self.seat) or self.has_up or self.exempt:
            return True
        if len(self.regular) + 1 >= self.bounds[1]:
            return False
        others = [other for other in (*self.left, *self.skills) if other != card]
        return any(True for other in others for _ in self.ups(other))

    def is_legal(self) -> bool:
        """Whether the picks are a complete declaration."""
        regular = len(self.regular)
        if regular < self.bounds[0] and self.left:
            return False
        return not regular or not self.board.on_battlefield(self.seat) or self.has_up or self.exempt

    def next_picks(self) -> list[Pick]:
        """All picks that may come next; a card that must be played comes first."""
        must = self.board.side(self.seat).must
        if not self.picks and must in (*self.left, *self.skills):
            forced = list(self.ups(must))
            if forced:
                return forced
        return list(self._open_picks())

    @property
    def is_full(self) -> bool:
        """Whether nothing can be added any more."""
        if self.only is not None:
            most = amount(self.board, self.only.op.n, self.only.source)
            return len(self.picks) >= most or not any(True for _ in self.extras())
        return not any(True for _ in self._open_picks())

    def _open_picks(self) -> Iterator[Pick]:
        if len(self.regular) < self.bounds[1] and all(pick.grant < 0 for pick in self.picks):
            for card in self.left:
                yield from self.ups(card)
                if self._down_is_fine(card):
                    yield Pick(card, False)
            for card in self.skills:
                yield from self.ups(card)
        if self.is_legal():
            yield from self.extras()

    def extras(self) -> Iterator[Pick]:
        """The extra plays that permissions still allow (FD-93)."""
        for n, each in enumerate(self.grants):
            used = sum(pick.grant == n for pick in self.picks)
            if used >= amount(self.board, each.op.n, each.source) or not self._declared(each.op):
                continue
            pool = self.left if each.op.source == "hand" else [*self.left, *self.skills]
            for card in pool:
                if not fits(self.board, each.op.filter, card, each.source.card):
                    continue
                if each.op.facing == "down":
                    yield Pick(card, False, n)
                else:
                    yield from self.ups(card, n)

    def _declared(self, op: ExtraPlay) -> bool:
        wanted = op.declared
        if wanted is None:
            return True
        ups = [pick.card for pick in self.picks if pick.up]
        return sum(fits(self.board, wanted, card) for card in ups) >= op.declared_least


def option_of(pick: Pick) -> Option:
    """A pick as an option; a permission is named by its number."""
    if pick.grant >= 0:
        verb = "extra" if pick.up else "extra_down"
        return (verb, pick.card, pick.grant, *pick.attributes)
    return ("up" if pick.up else "down", pick.card, *pick.attributes)


def default_pick(declaration: Declaration, picks: list[Pick]) -> int:
    """D07: on a battlefield the cheapest face-up hand card, then face-down ones; never skills."""
    board = declaration.board
    hand = declaration.left
    if board.on_battlefield(declaration.seat) and not declaration.has_up:
        ups = [
            (declaration.price(pick), hand.index(pick.card), n)
            for n, pick in enumerate(picks)
            if pick.up and pick.grant < 0 and pick.card in hand
        ]
        if ups:
            return min(ups)[2]
    return next((n for n, pick in enumerate(picks) if not pick.up and pick.grant < 0), -1)
