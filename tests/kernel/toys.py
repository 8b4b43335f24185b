"""A tiny game that needs most of what the kernel promises.

`Auction`: all seats bid in secret at the same time; the highest bidder picks one of the top three
cards of a shuffled deck, and the seat after it, in the other's turn, may refuse it. The middle of
the effect asks again. Three rounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from pydantic import BaseModel

from engine.kernel import (
    Dice,
    Event,
    Game,
    Lane,
    Play,
    Result,
    SetupError,
    State,
    Step,
    saved,
)


@dataclass(slots=True, kw_only=True)
class Auction(State):
    deck: list[int]
    coins: list[int]
    bids: dict[int, int]
    taken: list[list[int]]
    round: int = 0

    def copy(self) -> Auction:
        return Auction(
            seats=self.seats,
            dice=self.dice.copy(),
            lanes=[lane.copy() for lane in self.lanes],
            revision=self.revision,
            result=self.result,
            deck=self.deck.copy(),
            coins=self.coins.copy(),
            bids=self.bids.copy(),
            taken=[cards.copy() for cards in self.taken],
            round=self.round,
        )


@saved("toy.bids_shown")
class BidsShown(Event):
    bids: tuple[int, ...]


@saved("toy.bid_made")
class BidMade(Event):
    seat: int
    coins: int | None


@saved("toy.card_taken")
class CardTaken(Event):
    seat: int
    card: int


@saved("toy.card_shown")
class CardShown(Event):
    card: int


class AuctionStep(Step[Play[Auction]]):
    __slots__ = ()


@saved("toy.round")
class Round(AuctionStep):
    def run(self, play: Play[Auction]) -> None:
        state = play.state
        if state.round == 3:
            scores = [sum(cards) for cards in state.taken]
            ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
            play.finish(Result(ranks, "rounds"))
            return
        state.round += 1
        state.bids = {}
        play.fork(*(Bid(seat) for seat in range(state.seats)))
        play.push(Reveal(), Round())


@saved("toy.bid")
class Bid(AuctionStep):
    seat: int

    def run(self, play: Play[Auction]) -> None:
        coins = range(play.state.coins[self.seat] + 1)
        play.ask(self, self.seat, "bid", [("bid", n) for n in coins])

    def answered(self, play: Play[Auction], picked: tuple[Any, ...]) -> None:
        ((_, coins),) = picked
        play.state.bids[self.seat] = coins
        play.emit(BidMade(self.seat, coins), (self.seat,), BidMade(self.seat, None))


@saved("toy.reveal")
class Reveal(AuctionStep):
    def run(self, play: Play[Auction]) -> None:
        state = play.state
        bids = tuple(state.bids[seat] for seat in range(state.seats))
        play.emit(BidsShown(bids))
        winner = bids.index(max(bids))
        state.coins[winner] -= bids[winner]
        play.push(Take(winner, refused=()))


@saved("toy.take")
class Take(AuctionStep):
    """Picks a card; if the neighbour refuses, picks again without it."""

    seat: int
    refused: tuple[int, ...]

    def run(self, play: Play[Auction]) -> None:
        top = [card for card in play.state.deck[:3] if card not in self.refused]
        play.ask(self, self.seat, "take", [("card", card) for card in top])

    def answered(self, play: Play[Auction], picked: tuple[Any, ...]) -> None:
        ((_, card),) = picked
        if self.refused:
            play.push(Gain(self.seat, card))
        else:
            play.push(Refuse((self.seat + 1) % play.state.seats, self.seat, card))


@saved("toy.refuse")
class Refuse(AuctionStep):
    seat: int
    taker: int
    card: int

    def run(self, play: Play[Auction]) -> None:
        options = [("allow",), ("refuse",)]
        play.ask(self, self.seat, "refuse", list(options), about=("card", self.card))

    def answered(self, play: Play[Auction], picked: tuple[Any, ...]) -> None:
        if picked == (("refuse",),):
            play.push(Take(self.taker, (self.card,)))
        else:
            play.push(Gain(self.taker, self.card))


@saved("toy.gain")
class Gain(AuctionStep):
    seat: int
    card: int

    def run(self, play: Play[Auction]) -> None:
        play.state.deck.remove(self.card)
        play.state.taken[self.seat].append(self.card)
        play.emit(CardTaken(self.seat, self.card))
        play.emit(CardShown(play.state.deck[2]))


class AuctionOptions(BaseModel):
    coins: int = 3


@dataclass(frozen=True, slots=True)
class AuctionView:
    coins: tuple[int, ...]
    top: tuple[int, ...]
    taken: tuple[tuple[int, ...], ...]
    bid: int | None
    has_bid: tuple[bool, ...]
    round: int


class AuctionGame(Game[Auction, AuctionView]):
    key: ClassVar[str] = "auction"
    rules: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 5
    max_decisions: ClassVar[int] = 60
    options_type: ClassVar[type[BaseModel]] = AuctionOptions

    def __init__(self) -> None:
        super().__init__(Auction)

    def setup(self, seats: int, options: Mapping[str, object], dice: Dice) -> Auction:
        chosen = AuctionOptions.model_validate(options)
        if chosen.coins < 0:
            raise SetupError("no debts")
        deck = list(range(1, 13))
        dice.shuffle(deck)
        return Auction(
            seats=seats,
            dice=dice,
            lanes=[Lane([Round()])],
            deck=deck,
            coins=[chosen.coins] * seats,
            bids={},
            taken=[[] for _ in range(seats)],
        )

    def play(self, state: Auction) -> Play[Auction]:
        return Play(state)

    def copy(self, state: Auction) -> Auction:
        return state.copy()

    def view(self, state: Auction, seat: int | None) -> AuctionView:
        return AuctionView(
            coins=tuple(state.coins),
            top=tuple(state.deck[:3]),
            taken=tuple(tuple(cards) for cards in state.taken),
            bid=None if seat is None else state.bids.get(seat),
            has_bid=tuple(seat in state.bids for seat in range(state.seats)),
            round=state.round,
        )

    def concede(self, play: Play[Auction], seat: int) -> None:
        ranks = tuple(2 if other == seat else 1 for other in range(play.state.seats))
        play.finish(Result(ranks, "concession"))

    def problems(self, state: Auction) -> list[str]:
        cards = sorted([*state.deck, *(card for cards in state.taken for card in cards)])
        found = [] if cards == list(range(1, 13)) else ["a card is lost or doubled"]
        return found + [f"seat {s} has debts" for s, n in enumerate(state.coins) if n < 0]

    def resample(self, state: Auction, seat: int | None, dice: Dice) -> Auction:
        other = state.copy()
        rest = other.deck[3:]
        dice.shuffle(rest)
        other.deck[3:] = rest
        bidding = any(d.kind == "bid" for d in other.decisions())
        for bidder in list(other.bids):
            if bidding and bidder != seat:
                other.bids[bidder] = dice.roll(other.coins[bidder] + 1)
        return other
