"""What works by itself: abilities at a window, and effects that wait for something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.domination import events
from engine.domination.board import Board, Source
from engine.domination.cards import Ability
from engine.domination.judging import all_hold, amount
from engine.domination.operations import Watch
from engine.domination.play import WarPlay, WarStep
from engine.domination.resolve import Resolve
from engine.domination.state import NOBODY, Side, key_of
from engine.kernel import saved

Entry = tuple[int, str, int, str, str]
"""Seat (`NOBODY` for events and objects), card, number of the ability, place, its object."""


def abilities_of(board: Board, seat: int, card: str) -> tuple[Ability, ...]:
    """The abilities printed on a card, an event or an object."""
    if seat == NOBODY:
        key = key_of(card)
        found = board.catalog.events.get(key) or board.catalog.objects.get(key)
        return found.abilities if found else ()
    return board.card(card).abilities


def happenings(
    play: WarPlay, timing: str, seats: Sequence[int] | None, place: str, about: str = ""
) -> list[WarStep]:
    """The steps of all that works by itself at a window, in the order of FD-177."""
    board, state = play.board, play.state
    steps: list[WarStep] = []
    neutral: list[tuple[str, str]] = [(state.event, "")] if state.event else []
    for field, lying in state.lying.items():
        if not place or field == place:
            neutral += [(each.card, field) for each in lying if each.up]
    if timing not in {"entered", "deployed"} or place:
        for card, field in neutral:
            for n, ability in enumerate(abilities_of(board, NOBODY, card)):
                if ability.timing == timing:
                    steps.append(Auto(NOBODY, card, n, field, card if field else ""))
    for seat in state.living():
        if seats is not None and seat not in seats:
            continue
        own = list(_own(board, seat, timing, place, about))
        if len(own) > 1:
            steps.append(Order(seat, tuple(own)))
        elif own:
            steps.append(Auto(*own[0]))
    return steps


def _own(board: Board, seat: int, timing: str, place: str, about: str) -> Iterator[Entry]:
    side = board.side(seat)
    for cards in (side.cards, side.active, side.skills, side.hand):
        for card in cards:
            if cards is side.active and not board.counts(seat, card):
                continue
            if cards is side.skills and board.blanked(card):
                continue
            for n, ability in enumerate(board.card(card).abilities):
                if ability.timing != timing or not _works(side, cards, ability):
                    continue
                if timing == "on_play" and card not in side.declared:
                    continue
                source = Source(seat, card, place, object=about)
                if all_hold(board, ability.when, seat, source):
                    yield seat, card, n, place, about


def _works(side: Side, cards: list[str], ability: Ability) -> bool:
    """Whether an ability works from the zone its card lies in (FD-162)."""
    if cards is side.hand:
        return ability.in_hand
    return (cards is not side.skills and not ability.in_hand) or ability.passive


def awakened(play: WarPlay, op: str, seats: Sequence[int]) -> list[WarStep]:
    """The steps of effects that waited for these seats, which end thereby."""
    return _woken(play, op, None, seats)


def at_moment(play: WarPlay, moment: str) -> list[WarStep]:
    """The steps of effects that waited for a moment of the round, which end thereby."""
    return _woken(play, "later", moment, None)


def _woken(
    play: WarPlay, op: str, moment: str | None, seats: Sequence[int] | None
) -> list[WarStep]:
    state, steps = play.state, list[WarStep]()
    for effect in list(state.effects):
        if not isinstance(effect.op, Watch) or (effect.op.op, effect.op.moment) != (op, moment):
            continue
        if not effect.starts <= state.round <= effect.ends:
            continue
        reached = [s for s in effect.seats if seats is None or s in seats]
        if not reached:
            continue
        if effect.op.lasts != "game":
            state.effects.remove(effect)
        source = Source(effect.source, effect.card, effect.place, players=tuple(reached))
        steps.append(Resolve(source, effect.op.operations))
    return steps


@saved("domination.auto")
class Auto(WarStep):
    """One ability that works by itself; ``optional`` ones ask their owner first (D12)."""

    seat: int
    card: str
    ability: int
    place: str
    about: str

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        board = play.board
        ability = abilities_of(board, self.seat, self.card)[self.ability]
        source = self._source()
        if self.seat != NOBODY and not (
            play.side(self.seat).alive and all_hold(board, ability.when, self.seat, source)
        ):
            return
        if self.seat != NOBODY and play.purse(self.seat) < self._price(play, ability):
            return
        if ability.optional:
            play.ask(
                self,
                self.seat,
                "apply",
                [("use",), ("decline",)],
                about=("ability", self.card, self.ability),
            )
            return
        self._work(play, ability)

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Go on with what was picked."""
        if picked == (("use",),):
            self._work(play, abilities_of(play.board, self.seat, self.card)[self.ability])

    def _source(self) -> Source:
        return Source(self.seat, self.card, self.place, object=self.about)

    def _price(self, play: WarPlay, ability: Ability) -> int:
        return amount(play.board, ability.cost.mana, self._source())

    def _work(self, play: WarPlay, ability: Ability) -> None:
        if self.seat != NOBODY:
            play.show_card(self.seat, self.card)
            play.lose_mana(self.seat, self._price(play, ability), "cost")
        play.emit(events.AbilityUsed(self.seat, self.card, self.ability, False))
        play.push(Resolve(self._source(), (*ability.asks, *ability.operations)))


@saved("domination.order")
class Order(WarStep):
    """A player arranges what works at once for it (D08, D09)."""

    seat: int
    entries: tuple[Entry, ...]

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        if not play.side(self.seat).alive:
            return
        options = [("ability", card, n) for _, card, n, *_ in self.entries]
        count = len(options)
        play.ask(
            self,
            self.seat,
            "order",
            options,
            least=count,
            most=count,
            ordered=True,
            default=tuple(range(count)),
        )

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        """Go on with what was picked."""
        known = {(entry[1], entry[2]): entry for entry in self.entries}
        play.push(*(Auto(*known[card, n]) for _, card, n in picked))


@saved("domination.happens")
class Happens(WarStep):
    """What works by itself at a window does so now (FD-177)."""

    timing: str

    def run(self, play: WarPlay) -> None:
        """Let the step happen."""
        play.happen(self.timing)
