"""A tiny game of parallel lanes: `Workshop`.

Every day all seats work side by side, each in a lane of its own: pick none, one or two cards of
the hand, and put three tools in order for each of them. In the evening everything is shown. A
seat may leave at any time; the others go on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from pydantic import BaseModel

from engine.kernel import Dice, Event, Game, Lane, NotAsked, Play, Result, State, Step, saved

TOOLS = ("saw", "file", "brush")


@dataclass(slots=True, kw_only=True)
class Workshop(State):
    deck: list[int]
    hands: list[list[int]]
    made: list[list[int]]
    scores: list[int]
    left: list[int]
    day: int = 0


@saved("workshop.picked")
class Picked(Event):
    seat: int
    cards: tuple[int, ...]


@saved("workshop.evening")
class EveningCame(Event):
    made: tuple[tuple[int, ...], ...]


class WorkshopStep(Step[Play[Workshop]]):
    __slots__ = ()


@saved("workshop.day")
class Day(WorkshopStep):
    def run(self, play: Play[Workshop]) -> None:
        state = play.state
        if state.day == 2:
            best = sorted(state.scores, reverse=True)
            play.finish(Result(tuple(best.index(score) + 1 for score in state.scores), "days"))
            return
        state.day += 1
        state.made = [[] for _ in range(state.seats)]
        play.push(Evening(), Day())
        play.fork(*(Work(seat) for seat in range(state.seats) if seat not in state.left))


@saved("workshop.work")
class Work(WorkshopStep):
    seat: int

    def run(self, play: Play[Workshop]) -> None:
        hand = play.state.hands[self.seat]
        options = [("card", card) for card in hand]
        play.ask(self, self.seat, "work", options, least=0, most=2, default=())

    def answered(self, play: Play[Workshop], picked: tuple[Any, ...]) -> None:
        cards = tuple(card for _, card in picked)
        play.emit(Picked(self.seat, cards), (self.seat,))
        play.push(*(Craft(self.seat, card) for card in cards), Rest(self.seat))


@saved("workshop.craft")
class Craft(WorkshopStep):
    seat: int
    card: int

    def run(self, play: Play[Workshop]) -> None:
        if self.seat in play.state.left:
            return
        tools = [("tool", tool) for tool in TOOLS]
        play.ask(
            self,
            self.seat,
            "craft",
            tools,
            least=3,
            most=3,
            ordered=True,
            default=(0, 1, 2),
            about=("card", self.card),
        )

    def answered(self, play: Play[Workshop], picked: tuple[Any, ...]) -> None:
        state = play.state
        first = TOOLS.index(picked[0][1])
        state.hands[self.seat].remove(self.card)
        state.made[self.seat].append(self.card)
        state.scores[self.seat] += 1 if self.card % 3 == first else 0


@saved("workshop.rest")
class Rest(WorkshopStep):
    seat: int

    def run(self, play: Play[Workshop]) -> None:
        hand, deck = play.state.hands[self.seat], play.state.deck
        while len(hand) < 3 and deck:
            hand.append(deck.pop())


@saved("workshop.evening_step")
class Evening(WorkshopStep):
    def run(self, play: Play[Workshop]) -> None:
        play.emit(EveningCame(tuple(tuple(cards) for cards in play.state.made)))


class WorkshopOptions(BaseModel):
    pass


@dataclass(frozen=True, slots=True)
class WorkshopView:
    day: int
    deck: int
    hand: tuple[int, ...] | None
    made: tuple[int, ...] | None
    left: tuple[int, ...]


class WorkshopGame(Game[Workshop, WorkshopView]):
    key: ClassVar[str] = "workshop"
    rules: ClassVar[int] = 1
    least_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 4
    max_decisions: ClassVar[int] = 24
    options_type: ClassVar[type[BaseModel]] = WorkshopOptions

    def __init__(self) -> None:
        super().__init__(Workshop)

    def setup(self, seats: int, options: Mapping[str, object], dice: Dice) -> Workshop:
        WorkshopOptions.model_validate(options)
        deck = list(range(24))
        dice.shuffle(deck)
        return Workshop(
            seats=seats,
            dice=dice,
            lanes=[Lane([Day()])],
            deck=deck,
            hands=[[deck.pop() for _ in range(3)] for _ in range(seats)],
            made=[[] for _ in range(seats)],
            scores=[0] * seats,
            left=[],
        )

    def play(self, state: Workshop) -> Play[Workshop]:
        return Play(state)

    def copy(self, state: Workshop) -> Workshop:
        return replace(
            state,
            dice=state.dice.copy(),
            lanes=[lane.copy() for lane in state.lanes],
            deck=state.deck.copy(),
            hands=[hand.copy() for hand in state.hands],
            made=[cards.copy() for cards in state.made],
            scores=state.scores.copy(),
            left=state.left.copy(),
        )

    def view(self, state: Workshop, seat: int | None) -> WorkshopView:
        return WorkshopView(
            day=state.day,
            deck=0 if state.result else 1,
            hand=None if seat is None else tuple(state.hands[seat]),
            made=None if seat is None else tuple(state.made[seat]),
            left=tuple(state.left),
        )

    def concede(self, play: Play[Workshop], seat: int) -> None:
        state = play.state
        if seat in state.left:
            raise NotAsked("gone already")
        state.left.append(seat)
        state.scores[seat] = -1
        if len(state.left) >= state.seats - 1:
            ranks = tuple(2 if other in state.left else 1 for other in range(state.seats))
            play.finish(Result(ranks, "left"))
        else:
            play.waive(seat)

    def problems(self, state: Workshop) -> list[str]:
        cards = [*state.deck, *(card for hand in state.hands for card in hand)]
        return ["a card is doubled"] if len(set(cards)) != len(cards) else []

    def resample(self, state: Workshop, seat: int | None, dice: Dice) -> Workshop:
        """Hidden cards change places: those of the deck, and of the other seats' hands and lanes."""
        hidden = sorted(
            [*state.deck, *(c for s, hand in enumerate(state.hands) if s != seat for c in hand)]
        )
        dealt = hidden.copy()
        dice.shuffle(dealt)
        swap: dict[Any, Any] = dict(zip(hidden, dealt, strict=True))
        other = self.copy(state)
        other.deck = [swap[card] for card in state.deck]
        other.hands = [[swap.get(card, card) for card in hand] for hand in state.hands]
        for lane in other.lanes[1:]:
            lane.steps = [_swapped(step, swap) for step in lane.steps]
            lane.waiting = lane.waiting and _swapped(lane.waiting, swap)
            if lane.decision is not None:
                decision = lane.decision
                options = tuple((verb, swap.get(c, c)) for verb, c in decision.options)
                about = tuple(swap.get(word, word) for word in decision.about)
                lane.decision = replace(decision, options=options, about=about)
        return other


def _swapped(step: Step[Any], swap: dict[Any, Any]) -> Step[Any]:
    return Craft(step.seat, swap.get(step.card, step.card)) if isinstance(step, Craft) else step
