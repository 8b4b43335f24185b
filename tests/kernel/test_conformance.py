"""`check_game` accepts the toys, and finds whatever is broken in them."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

from engine.kernel import Dice, Play, Step
from tests.conformance import Checked, check_game
from tests.kernel.toys import Auction, AuctionGame, AuctionView, BidMade
from tests.kernel.workshop import Workshop, WorkshopGame, WorkshopView


def check(game: AuctionGame | WorkshopGame, seats: int, games: int = 4) -> Checked:
    return check_game(
        game,
        seats,
        {},
        games,
        f"{game.key} {seats}",
        shown_once=frozenset({"toy.bids_shown", "workshop.evening"}),
        secret=frozenset({"bid", "work"}),
    )


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_auction_keeps_every_promise(seats: int) -> None:
    checked = check(AuctionGame(), seats)
    assert checked.kinds.keys() == {"bid", "take", "refuse"}
    assert checked.other_worlds > 50


@pytest.mark.parametrize("seats", [1, 3])
def test_the_workshop_keeps_every_promise(seats: int) -> None:
    checked = check(WorkshopGame(), seats)
    assert checked.kinds.keys() == {"work", "craft"}
    assert checked.other_worlds > 20


class SharedCopy(AuctionGame):
    def copy(self, state: Auction) -> Auction:
        twin = state.copy()
        twin.coins = state.coins
        return twin


class CopyForgets(AuctionGame):
    def copy(self, state: Auction) -> Auction:
        twin = state.copy()
        twin.revision = 0
        return twin


class BidsInView(AuctionGame):
    def view(self, state: Auction, seat: int | None) -> AuctionView:
        return super().view(state, next(iter(state.bids), seat))


class SeedInView(AuctionGame):
    def view(self, state: Auction, seat: int | None) -> Any:
        return super().view(state, seat), state.dice


class HandsInView(WorkshopGame):
    def view(self, state: Workshop, seat: int | None) -> WorkshopView:
        return super().view(state, 0)


class LookingChanges(AuctionGame):
    def view(self, state: Auction, seat: int | None) -> AuctionView:
        state.round += 1
        return super().view(state, seat)


class TellsBids(AuctionGame):
    def play(self, state: Auction) -> Play[Auction]:
        class Loud(Play[Auction]):
            def emit(self, event: Any, seats: Any = None, public: Any = None) -> None:
                super().emit(event, None if isinstance(event, BidMade) else seats, public)

        return Loud(state)


class GlobalChance(AuctionGame):
    def play(self, state: Auction) -> Play[Auction]:
        class Careless(Play[Auction]):
            def push(self, *steps: Step[Any]) -> None:
                if random.random() < 0.5:
                    self.state.coins[0] += 1
                super().push(*steps)

        return Careless(state)


class KnowsWhoItIs(AuctionGame):
    """Remembers, outside the state, what it should have kept inside."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def play(self, state: Auction) -> Play[Auction]:
        self.count += 1
        state.deck[3:] = sorted(state.deck[3:], reverse=self.count % 2 == 0)
        return Play(state)


class Unbounded(AuctionGame):
    max_decisions = 4


class LosesCards(AuctionGame):
    def setup(self, seats: int, options: Mapping[str, object], dice: Dice) -> Auction:
        state = super().setup(seats, options, dice)
        state.deck.pop()
        return state


class WinsByConceding(AuctionGame):
    def concede(self, play: Play[Auction], seat: int) -> None:
        super().concede(play, 1 - seat)


class WaitsForTheGone(WorkshopGame):
    def concede(self, play: Play[Workshop], seat: int) -> None:
        play.state.left.append(seat)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        (SharedCopy(), 2),
        (CopyForgets(), 2),
        (BidsInView(), 2),
        (SeedInView(), 2),
        (HandsInView(), 2),
        (LookingChanges(), 2),
        (TellsBids(), 2),
        (GlobalChance(), 2),
        (KnowsWhoItIs(), 2),
        (Unbounded(), 2),
        (LosesCards(), 2),
        (WinsByConceding(), 2),
        (WaitsForTheGone(), 3),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_broken_game_is_found(game: AuctionGame | WorkshopGame, seats: int) -> None:
    with pytest.raises(AssertionError) as caught:
        check(game, seats)
    assert any(
        f"seed '{game.key} {seats}-" in note for note in getattr(caught.value, "__notes__", [])
    )
