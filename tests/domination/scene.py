"""Situations of Fate/Domination, set up by hand: exactly the cards a test speaks of, no others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

from engine.domination import combat, ending, phases
from engine.domination.board import Board
from engine.domination.declare import RegularPlay
from engine.domination.game import DominationGame
from engine.domination.play import WarPlay, WarStep
from engine.domination.power import terrain, total
from engine.domination.state import Lying, Side, War, key_of
from engine.kernel import Decision, Event, Lane, Option, saved
from engine.kernel.game import _advance
from tables.library import load_games

GAME = cast("DominationGame", load_games()["domination"])
CARDS = GAME.catalog.cards


@saved("tests.hold")
class Hold(WarStep):
    """Where a test's part of the agenda ends."""

    def run(self, play: WarPlay) -> None:
        seat = play.state.living()[0]
        play.ask(self, seat, "hold", [("go",)])

    def answered(self, play: WarPlay, picked: tuple[Any, ...]) -> None:
        play.push(self)


class Scene:
    """A game with its players laid bare: no skills, no master abilities but command spells.

    Seat 0 is first in turn order, round 2 is played, no event is active and no object lies.
    """

    def __init__(self, seats: int = 3, round_: int = 2, **options: object) -> None:
        chosen = {"masters": "free", "servants": "free", **options}
        self.state, _ = GAME.start(seats, chosen, "scene")
        while self.state.phase == "setup":
            self.game_choice()
        self.events: list[Event] = []
        state = self.state
        state.first, state.ring = 0, list(range(seats))
        state.round = round_
        state.past_events += [state.event]
        state.event = ""
        state.lying = {place: [] for place in state.battlefields}
        for seat, side in enumerate(state.sides):
            side.cards = [f"{seat}-command_spell-1"]
            side.skills, side.shown, side.hand = [], [], []
            side.spells, side.mana, side.vp = 3, 8, 0
            side.deck = [f"{seat}-B1-{n}" for n in range(50, 62)]
            side.gained_mana = side.gained_vp = 0
            side.counters = {}
        state.effects = []
        self.number = 100
        self.do()

    def game_choice(self) -> None:
        """Answer whatever the setup asks with its first option."""
        decision = self.state.decisions()[0]
        GAME.apply(self.state, decision.seat, decision.default)

    # Setting up

    def side(self, seat: int) -> Side:
        return self.state.sides[seat]

    def new(self, seat: int, key: str) -> str:
        """An id for one more copy of a card."""
        self.number += 1
        return f"{seat}-{key}-{self.number}"

    def give(self, seat: int, zone: str, *keys: str) -> list[str]:
        """Put cards into a zone."""
        cards = [self.new(seat, key) for key in keys]
        getattr(self.side(seat), zone).extend(cards)
        return cards

    def hand(self, seat: int, *keys: str) -> list[str]:
        return self.give(seat, "hand", *keys)

    def skill(self, seat: int, key: str, *, shown: bool = False) -> str:
        (card,) = self.give(seat, "skills", key)
        if shown:
            self.side(seat).shown.append(card)
        return card

    def active(self, seat: int, *keys: str) -> list[str]:
        """Cards played face up this round, their printed cost paid."""
        cards = self.give(seat, "active", *keys)
        side = self.side(seat)
        for card in cards:
            cost = CARDS[key_of(card)].cost
            side.paid[card] = cost if isinstance(cost, int) else 0
            side.fresh.append(card)
            side.declared.append(card)
            side.plays[card] = 1
        return cards

    def master(self, seat: int, *keys: str) -> list[str]:
        return self.give(seat, "cards", *keys)

    def at(self, place: str, *seats: int, slot: int = -1) -> None:
        for seat in seats:
            self.side(seat).place, self.side(seat).slot = place, slot

    def object(self, place: str, key: str, *, up: bool = True) -> str:
        card = f"{key}-{self.number}"
        self.number += 1
        self.state.lying[place].append(Lying(card, up))
        return card

    def event(self, key: str) -> None:
        self.state.event = key

    # Running

    def play(self) -> WarPlay:
        return cast("WarPlay", GAME.play(self.state))

    def do(self, *steps: WarStep, phase: str | None = None) -> Scene:
        """Let these steps happen next, up to the first question or the end of the test's part."""
        if phase is not None:
            self.state.phase = phase
        self.state.lanes = [Lane([Hold(), *reversed(steps)])]
        play = self.play()
        _advance(play)
        self.events += [entry.event for entry in play.entries]
        return self

    def call(self, function: Callable[[WarPlay], object]) -> Scene:
        """Let the primitives of a play do something, and all that follows from it."""

        @saved("tests.call")
        class Call(WarStep):
            def run(self, play: WarPlay) -> None:
                function(play)

        return self.do(Call())

    @property
    def decision(self) -> Decision:
        (decision,) = self.state.decisions()
        return decision

    @property
    def options(self) -> list[Option]:
        return list(self.decision.options)

    @property
    def over(self) -> bool:
        """Whether the test's part of the agenda is done."""
        return self.state.result is not None or self.decision.kind == "hold"

    def choose(self, *options: Option) -> Scene:
        """Answer the open question."""
        decision = self.decision
        positions = tuple(decision.options.index(option) for option in options)
        entries = GAME.apply(self.state, decision.seat, positions)
        self.events += [entry.event for entry in entries]
        return self

    def default(self) -> Scene:
        return self.choose(*self.decision.picked(self.decision.default))

    def use(self, card: str, n: int = 0) -> Scene:
        return self.choose(("ability", card, n))

    def finish(self) -> Scene:
        """Answer everything with its default."""
        while not self.over:
            self.default()
        return self

    # Parts of a round

    def window(self, seat: int, name: str) -> Scene:
        if name in {"A3", "C1"}:
            self.side(seat).has_played = True
        return self.do(phases.Window(seat, name), phase=phases.PHASES[name])

    def deploy(self, seat: int) -> Scene:
        return self.do(phases.Deployment(seat), phase="outpost")

    def action(self, seat: int) -> Scene:
        return self.do(phases.Action(seat), phase="action")

    def declare(self, seat: int) -> Scene:
        return self.do(RegularPlay(seat, ()), phase="action")

    def winners(self) -> Scene:
        """Totals, winners and what follows from winning."""
        return self.do(combat.Totals(), phase="combat")

    def round_end(self) -> Scene:
        return self.do(ending.RoundEnd(), phase="end")

    # Looking

    @property
    def board(self) -> Board:
        return Board(GAME.index, self.state)

    def total(self, seat: int) -> int:
        return total(self.board, seat)

    def terrain(self, seat: int) -> int:
        return terrain(self.board, seat)

    def abilities(self) -> list[tuple[str, int]]:
        """The abilities on offer, as key and number."""
        return [(key_of(str(o[1])), int(o[2])) for o in self.options if o[0] == "ability"]

    def told(self, tag: str) -> list[Any]:
        """The events with that tag so far."""
        return [event for event in self.events if event.tag == f"domination.{tag}"]

    def mana(self, seat: int) -> int:
        return self.side(seat).mana

    def vp(self, seat: int) -> int:
        return self.side(seat).vp


def play_through(state: War, agents: Any) -> Iterator[Decision]:
    """Play a game on, and yield every decision before it is made."""
    while state.result is None:
        decision = state.decisions()[0]
        yield decision
        choice = agents[decision.seat].choose(decision, lambda d=decision: GAME.view(state, d.seat))
        GAME.apply(state, decision.seat, choice)
