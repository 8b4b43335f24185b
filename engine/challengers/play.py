"""What every step of a tournament works with: piles, decks, matches, tokens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from engine.challengers.cards import Card, Edition
from engine.challengers.events import FansGained
from engine.challengers.operations import PileLevel
from engine.challengers.plan import PLANS, SLOTS
from engine.challengers.state import Match, Player, Side, Tournament
from engine.kernel import Play, Step

T = TypeVar("T")


class TournamentPlay(Play[Tournament]):
    """The primitives of the rules, over one state and the edition it is played with."""

    __slots__ = ("cards", "edition")

    def __init__(self, state: Tournament, edition: Edition) -> None:
        super().__init__(state)
        self.edition = edition
        self.cards: dict[str, Card] = edition.cards

    # Piles and decks

    def draw(self, level: PileLevel, count: int) -> list[str]:
        """Up to ``count`` cards off a pile; an empty one is made anew of its discard (CH-32)."""
        pile = self.state.piles[level]
        drawn = _off_top(pile.cards, count)
        if len(drawn) < count and pile.discard:
            pile.cards, pile.discard = pile.discard, []
            self.state.dice.shuffle(pile.cards)
            drawn += _off_top(pile.cards, count - len(drawn))
        return drawn

    def discard(self, seat: int, cards: Iterable[str]) -> None:
        """Put cards that leave the deck of ``seat`` where they belong (CH-31, CH-35).

        A robot's cards belong nowhere else: they leave the game with their robot.
        """
        for key in cards:
            level = self.cards[key].level
            if level in self.state.piles:
                self.state.piles[level].discard.append(key)
            elif self.cards[key].set == self.edition.always:
                self.state.players[seat].removed.append(key)

    def announce(self) -> None:
        """From now on everybody knows the sizes of decks and piles as they are."""
        for player in self.state.players:
            player.announced = len(player.deck)
        for pile in self.state.piles.values():
            pile.announced = (len(pile.cards), len(pile.discard))

    # Seats

    def people(self) -> list[int]:
        """The seats of the people who have not left."""
        return [seat for seat, player in enumerate(self.state.players) if not player.robot]

    def pairs(self, round_number: int) -> list[tuple[int, int]]:
        """Which seats meet in a round, in order of the parks (CH-21)."""
        numbers = self.state.numbers
        plan = PLANS[len(numbers)][round_number - 1]
        return [(numbers[one], numbers[two]) for one, two in plan]

    def keeps_trophies(self, player: Player) -> bool:
        """A robot keeps trophies only under the two-player rules (CH-105, CH-107)."""
        return not player.robot or self.state.seats <= 2

    def give_fans(self, seat: int, fans: int, park: int, card: str) -> None:
        """Fan tokens for a seat, at once (CH-82); a robot takes them where it keeps trophies."""
        player = self.state.players[seat]
        if self.keeps_trophies(player):
            player.tokens += fans
            self.emit(FansGained(seat, fans, park, card))

    # Matches

    def match(self, park: int) -> Match:
        """The match in a park."""
        return self.state.matches[park]

    def room_for(self, side: Side, key: str) -> list[str] | None:
        """The slot a card would join, a new one if there is room, else None (CH-56)."""
        slots = self.edition.slots
        name = slots[key]
        for slot in side.bench:
            if slots[slot[0]] == name:
                return slot
        if len(side.bench) == SLOTS:
            return None
        side.bench.append([])
        return side.bench[-1]

    def take_from_bench(self, side: Side, cards: Iterable[tuple[int, str]]) -> list[str]:
        """Take cards off the bench, each given as the number of its slot and its key."""
        taken: list[str] = []
        for slot, key in cards:
            side.bench[slot].remove(key)
            taken.append(key)
        side.bench = [slot for slot in side.bench if slot]
        return taken

    def leave_match(self) -> None:
        """Nothing that was still planned in this match happens."""
        self.lane.steps.clear()


class TournamentStep(Step[TournamentPlay]):
    """A step of a tournament."""

    __slots__ = ()


def _off_top(cards: list[T], count: int) -> list[T]:
    taken = cards[:count]
    del cards[:count]
    return taken
