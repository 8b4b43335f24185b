"""What effects ask players to choose (D04, D11): players, cards, numbers, objects, branches."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.domination.board import Board, Source
from engine.domination.judging import all_hold, amount, fits, players, shielded
from engine.domination.operations import (
    AnyOperation,
    Branch,
    Choose,
    ChooseCards,
    ChooseNumber,
    ChooseObject,
    ChoosePlayer,
)
from engine.domination.play import WarPlay, WarStep
from engine.kernel import Option, saved

Offered = tuple[list[Option], int, int]
"""Options, and how many are picked at least and at most."""
ASKS = (ChoosePlayer, ChooseCards, ChooseNumber, ChooseObject)


def options_for(board: Board, ask: AnyOperation, source: Source) -> Offered | None:
    """What can be chosen; None for an operation that asks nothing."""
    match ask:
        case ChoosePlayer():
            found: list[Option] = [
                ("player", seat)
                for seat in players(board, ask.who, source)
                if all_hold(board, ask.those, seat, source)
                and not shielded(board, seat, source.seat)
            ]
            return found, 1, 1
        case ChooseCards():
            cards = choosable(board, ask, source)
            most = min(amount(board, ask.most, source), len(cards))
            return [("card", card) for card in cards], ask.least, most
        case ChooseNumber():
            least = amount(board, ask.least, source)
            most = amount(board, ask.most, source)
            return [("number", n) for n in range(least, most + 1)], 1, 1
        case ChooseObject():
            lying = board.state.lying.get(board.side(source.seat).place, [])
            return [("object", each.card) for each in lying if each.up], 1, 1
        case _:
            return None


def choosable(board: Board, ask: ChooseCards, source: Source) -> list[str]:
    """The cards an effect lets its owner choose from.

    Of hidden zones in the order of their ids, which tells nothing about the order they lie in.
    """
    found: list[str] = []
    for seat in players(board, ask.whose, source):
        if shielded(board, seat, source.seat):
            continue
        side = board.side(seat)
        for zone in ask.source:
            cards: list[str] = getattr(side, zone)
            if zone == "skills" and ask.revealed:
                cards = side.shown
            found += sorted(cards) if zone in {"deck", "pile"} else cards
    return [card for card in found if fits(board, ask.filter, card, source.card)]


@saved("domination.ask")
class Ask(WarStep):
    """One choice of an effect; what is chosen goes into the source of the operations to come.

    ``asks_of`` is the ability whose price is still unpaid (-1: it is paid); then the choice may
    be cancelled as long as the player has nothing else chosen.
    """

    source: Source
    rest: tuple[AnyOperation, ...]
    asks_of: int
    can_cancel: bool

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        if not play.side(self.source.seat).alive:
            return
        offered = options_for(play.board, self.rest[0], self.source)
        if offered is None:
            return
        options, least, most = offered
        if len(options) < max(1, least) or most < 1:
            self._go_on(play, ())
            return
        least = min(least, len(options))
        default = tuple(range(least))
        if self.can_cancel and most == 1 and least == 1:
            default = (len(options),)
            options = [*options, ("cancel",)]
        play.ask(
            self,
            self.source.seat,
            self.rest[0].op,
            options,
            least=least,
            most=most,
            default=default,
            about=("card", self.source.card),
        )

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Go on with what was picked."""
        if picked == (("cancel",),):
            play.side(self.source.seat).dropped.append(
                play.board.mark(self.source.card, self.asks_of)
            )
            return
        self._go_on(play, picked)

    def _go_on(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        from engine.domination.resolve import Resolve  # noqa: PLC0415 - each needs the other

        play.push(Resolve(chosen(self.rest[0], self.source, picked), self.rest[1:], self.asks_of))


def chosen(ask: AnyOperation, source: Source, picked: tuple[Option, ...]) -> Source:
    """The source with what was picked."""
    match ask:
        case ChoosePlayer():
            return replace(source, players=tuple(int(option[1]) for option in picked))
        case ChooseCards():
            return replace(source, cards=tuple(str(option[1]) for option in picked))
        case ChooseNumber():
            return replace(source, number=int(picked[0][1]) if picked else 0)
        case _:
            return replace(source, object=str(picked[0][1]) if picked else "")


@saved("domination.branch")
class PickBranch(WarStep):
    """A player takes one of the branches an effect offers."""

    seat: int
    source: Source
    choose: Choose

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        options: list[Option] = [("branch", branch.key) for branch in self._open(play)]
        if not play.side(self.seat).alive:
            return
        if len(options) == 1:
            self.answered(play, (options[0],))
        elif options:
            about = ("card", self.source.card)
            play.ask(self, self.seat, "choose", options, about=about)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Go on with what was picked."""
        from engine.domination.resolve import Resolve  # noqa: PLC0415 - each needs the other

        branch = next(each for each in self.choose.branches if each.key == picked[0][1])
        if branch.mana:
            play.lose_mana(self.seat, branch.mana, "cost")
        play.push(Resolve(replace(self.source, seat=self.seat), branch.operations))

    def _open(self, play: WarPlay) -> list[Branch]:
        source = replace(self.source, seat=self.seat)
        return [
            branch
            for branch in self.choose.branches
            if all_hold(play.board, branch.when, self.seat, source)
            and branch.mana <= play.purse(self.seat)
        ]


@saved("domination.discard_choice")
class DiscardChoice(WarStep):
    """A player discards hand cards of its choice."""

    seat: int
    n: int

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        hand = play.side(self.seat).hand
        n = min(self.n, len(hand))
        if not play.side(self.seat).alive:
            return
        if n == len(hand):
            self._discard(play, list(hand))
        elif n > 0:
            options: list[Option] = [("card", card) for card in hand]
            play.ask(self, self.seat, "discard", options, least=n, most=n, default=tuple(range(n)))

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Go on with what was picked."""
        self._discard(play, [str(option[1]) for option in picked])

    def _discard(self, play: WarPlay, cards: list[str]) -> None:
        play.state.last = len(cards)
        play.state.discarded = list(cards)
        for card in cards:
            play.carry(self.seat, card, "discard")
