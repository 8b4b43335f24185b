"""Matches and tournaments set up by hand, for tests that need a certain position."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from engine.agents.random import RandomAgent
from engine.challengers import Catalog, ChallengersGame, parse
from engine.challengers.events import Compared, DisplayDrawn, MatchWon
from engine.challengers.matches import StartMatch
from engine.challengers.operations import PileLevel
from engine.challengers.play import TournamentPlay, TournamentStep
from engine.challengers.rounds import DeckPhase
from engine.challengers.state import Match, Side, Tournament, Trophy
from engine.kernel import Dice, Entry, Event, Lane, Result, saved
from engine.kernel.game import _advance

DATA = Path(__file__).resolve().parents[2] / "data" / "challengers"
E = TypeVar("E", bound=Event)


@cache
def files() -> dict[str, Any]:
    return {path.name: json.loads(path.read_text("utf-8")) for path in sorted(DATA.glob("*.json"))}


@cache
def catalog() -> Catalog:
    return parse(files())


@cache
def game() -> ChallengersGame:
    return ChallengersGame(catalog())


@saved("test_challengers.stop")
class Stop(TournamentStep):
    """Ends a tournament of which only one match is wanted."""

    def run(self, play: TournamentPlay) -> None:
        play.finish(Result(tuple(range(1, play.state.seats + 1)), "stopped"))


@dataclass
class Arena:
    """A state that is played on, and everything that has happened in it."""

    state: Tournament
    entries: list[Entry] = field(default_factory=list)

    @property
    def match(self) -> Match:
        return self.state.matches[0]

    @property
    def ara(self) -> Side:
        return self.match.sides[0]

    @property
    def bo(self) -> Side:
        return self.match.sides[1]

    def events(self, kind: type[E]) -> list[E]:
        return [entry.event for entry in self.entries if isinstance(entry.event, kind)]

    def seen(self, seat: int | None, kind: type[E]) -> list[E]:
        told = [entry.seen_by(seat) for entry in self.entries]
        return [event for event in told if isinstance(event, kind)]

    def sums(self) -> list[tuple[int, int]]:
        return [(event.attack, event.defence) for event in self.events(Compared)]

    def won(self) -> MatchWon:
        return self.events(MatchWon)[-1]

    def choose(self, seat: int, *options: tuple[str | int, ...]) -> None:
        """Answer with these options, each given by as many of its words as are needed."""
        decision = self.state.decision(seat)
        assert decision is not None, f"seat {seat} is not asked"
        picked: list[int] = []
        for wanted in options:
            fitting = [
                n
                for n, option in enumerate(decision.options)
                if option[: len(wanted)] == wanted and n not in picked
            ]
            assert fitting, f"{wanted} is not among {decision.options}"
            picked.append(fitting[0])
        self.entries += game().apply(self.state, seat, tuple(picked))

    def default(self, seat: int) -> None:
        decision = self.state.decision(seat)
        assert decision is not None, f"seat {seat} is not asked"
        self.entries += game().apply(self.state, seat, decision.default)

    def concede(self, seat: int) -> None:
        self.entries += game().apply(self.state, seat, "concede")

    def asked(self, seat: int) -> list[tuple[str | int, ...]]:
        decision = self.state.decision(seat)
        return [] if decision is None else list(decision.options)

    def kind(self, seat: int) -> str | None:
        decision = self.state.decision(seat)
        return None if decision is None else decision.kind

    def display(self, seat: int) -> tuple[str, ...]:
        return [e for e in self.events(DisplayDrawn) if e.seat == seat][-1].cards

    def play_on(
        self, until: Callable[[Tournament], bool] = lambda _: False, seed: str = "x"
    ) -> None:
        """Let everybody choose at random until something holds, or the end."""
        agents = [RandomAgent(f"{seed}/{seat}") for seat in range(self.state.seats)]
        while self.state.result is None and not until(self.state):
            decision = self.state.decisions()[0]
            choice = agents[decision.seat].choose(decision, lambda: None)
            self.entries += game().apply(self.state, decision.seat, choice)

    def defaults_until(self, until: Callable[[Tournament], bool]) -> None:
        while self.state.result is None and not until(self.state):
            self.default(self.state.decisions()[0].seat)


def bout(
    ara: Sequence[str],
    bo: Sequence[str],
    *,
    cards: str = "original",
    round_number: int = 1,
    trophies: tuple[Sequence[int], Sequence[int]] = ((1,), ()),
    benches: tuple[Sequence[str], Sequence[str]] = ((), ()),
    exhausted: tuple[Sequence[str], Sequence[str]] = ((), ()),
    choices: str = "automatic",
    piles: Mapping[PileLevel, Sequence[str]] | None = None,
    seed: str = "bout",
    played: ChallengersGame | None = None,
) -> Arena:
    """A match with decks in this order from the top; with the default trophies Ara starts.

    What lies on the benches and exhaust piles belongs to the decks, too.
    """
    host = played or game()
    state, _ = host.start(2, {"cards": cards, "choices": choices}, seed)
    play = host.play(state)
    state.round, state.phase, state.drafts = round_number, "match", []
    sides: list[Side] = []
    for seat, (deck, rounds) in enumerate(zip((ara, bo), trophies, strict=True)):
        side = Side(seat, list(deck), exhausted=list(exhausted[seat]))
        for key in benches[seat]:
            slot = play.room_for(side, key)
            assert slot is not None
            slot.append(key)
        sides.append(side)
        state.players[seat].deck = [*deck, *benches[seat], *exhausted[seat]]
        state.players[seat].trophies = [Trophy(number, 2) for number in rounds]
    for level, keys in (piles or {}).items():
        state.piles[level].cards = list(keys)
    state.matches = [Match(0, round_number, (sides[0], sides[1]))]
    state.lanes = [Lane([Stop()]), Lane([StartMatch(0)])]
    play.entries.clear()
    _advance(play)
    return Arena(state, play.entries)


def drafting(
    round_number: int,
    tops: Mapping[PileLevel, Sequence[str]] | None = None,
    *,
    seats: int = 2,
    seed: str = "t",
    **options: object,
) -> Arena:
    """The beginning of a round's Deck Phase; the named cards lie on top of their piles."""
    state, _ = game().start(seats, {"cards": "original", **options}, seed)
    play = game().play(state)
    for draft in state.drafts:
        if draft.level is not None:
            state.piles[draft.level].cards += draft.display
    for level, keys in (tops or {}).items():
        pile = state.piles[level].cards
        for key in keys:
            pile.remove(key)
        pile[:0] = keys
    state.round, state.drafts = round_number - 1, []
    state.lanes = [Lane([DeckPhase()])]
    _advance(play)
    return Arena(state, play.entries)


def tournament(seats: int, seed: str = "t", **options: object) -> Arena:
    """A tournament at its first decision."""
    state, entries = game().start(seats, options, seed)
    return Arena(state, entries)


def dice(seed: str = "d") -> Dice:
    return Dice(seed)
