"""What every game must do, whatever its rules: `check_game`.

It plays games at random and holds every position against the kernel's promises. The longer run:

    python -m tests.conformance gate --games 10000

On a failure it names the game's seed and the decision, and the same command with that seed and
``--games 1`` shows it again.
"""

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from pydantic import TypeAdapter

from engine.agents.random import RandomAgent
from engine.kernel import (
    CONCEDE,
    Choice,
    Decision,
    Dice,
    Entry,
    Event,
    Game,
    GameOver,
    IllegalChoice,
    NotAsked,
    State,
    seen_by,
)

_ENTRIES = TypeAdapter(list[Entry])
_MOST_OPTIONS = 12

Tell = Callable[[Any, Decision | None, list[Event]], object]
Watch = Callable[[Any, list[Entry]], None]


@dataclass
class Checked:
    """What a run has seen: so many games, decisions, and things that were the point of it."""

    games: int = 0
    decisions: int = 0
    positions: int = 0
    options: int = 0
    refusals: int = 0
    other_worlds: int = 0
    kinds: Counter[str] = field(default_factory=Counter)


@dataclass
class Checks:
    """One run over one game.

    ``share`` is the part of the positions that get the costly checks. ``shown_once`` are the
    tags of events that show something without leaving a trace in a view. ``secret`` are the kinds
    of decisions made by several seats at once and shown when all are made. ``tell`` makes of
    a view, a decision and the events seen the texts a person reads. ``watch`` makes for each game
    somebody who is shown the state and the events after every decision.
    """

    game: Game[Any, Any]
    seats: int
    options: Mapping[str, object]
    share: float = 1.0
    shown_once: frozenset[str] = frozenset()
    secret: frozenset[str] = frozenset()
    tell: Tell | None = None
    watch: Callable[[], Watch] | None = None
    checked: Checked = field(default_factory=Checked)

    def play(self, seed: str) -> None:
        """Check one game from its deal to its end, and that it can be played again."""
        game, rng = self.game, random.Random(f"checks of {seed}")
        agents = [RandomAgent(f"{seed}/{seat}") for seat in range(self.seats)]
        state, entries = game.start(self.seats, self.options, seed)
        log: list[tuple[int, Choice, bytes, list[Entry]]] = [(-1, (), game.dump(state), entries)]
        number = 0
        watch = self.watch() if self.watch is not None else None
        out: set[int] = set()
        try:
            if watch is not None:
                watch(state, entries)
            while state.result is None:
                number += 1
                assert number <= game.max_decisions, "the game passes its bound"
                self.position(state)
                assert out <= self.out(state), "who was out is back"
                out = self.out(state)
                decision = rng.choice(state.decisions())
                choice = agents[decision.seat].choose(decision, lambda: None)
                if rng.random() < self.share:
                    self.costly(state, seed, rng)
                    entries = self.step(state, decision.seat, choice)
                else:
                    entries = game.apply(state, decision.seat, choice)
                if watch is not None:
                    watch(state, entries)
                log.append((decision.seat, choice, game.dump(state), entries))
                self.checked.kinds[decision.kind] += 1
            self.over(state)
        except Exception as error:
            error.add_note(f"{game.key}, seed {seed!r}, before decision {number}")
            raise
        self.again(seed, log)
        self.checked.games += 1
        self.checked.decisions += number

    def position(self, state: State) -> None:
        """What is cheap enough for every position."""
        decisions = state.decisions()
        assert decisions, "nobody is asked, and the game is not over"
        asked = [decision.seat for decision in decisions]
        assert len(set(asked)) == len(asked), "a seat is asked two things"
        for seat in range(state.seats):
            assert (state.decision(seat) is None) == (seat not in asked)
        assert not self.out(state) & set(asked), "who is out is asked"
        for decision in decisions:
            assert 0 <= decision.seat < state.seats
            assert len(set(decision.options)) == len(decision.options), "an option is doubled"
            assert 0 <= decision.least <= decision.most <= len(decision.options)
            decision.picked(decision.default)
        assert self.game.problems(state) == []

    def out(self, state: State) -> set[int]:
        """The seats that the game says are out of it."""
        return {seat for seat in range(state.seats) if self.game.out(state, seat)}

    def costly(self, state: State, seed: str, rng: random.Random) -> None:
        """Everything else that holds for one position."""
        self.checked.positions += 1
        before = self.game.dump(state)
        copy = self.game.copy(state)
        assert copy == state
        assert self.game.dump(copy) == before, "a copy is saved differently"
        self.views(state, seed)
        self.refused(state)
        self.offered(state, rng)
        self.in_secret(state, rng)
        for seat in range(state.seats):
            self.conceding(state, seat)
        for viewer in (None, *range(state.seats)):
            self.another_world(state, viewer, rng)
        assert self.game.dump(state) == before, "looking changed the state"

    def views(self, state: State, seed: str) -> None:
        """Everybody gets a view at any time, the seed in none of them."""
        for viewer in (None, *range(state.seats)):
            view = self.game.view(state, viewer)
            assert view == self.game.view(self.game.copy(state), viewer)
            assert seed not in repr(view), "the seed is shown"

    def refused(self, state: State) -> None:
        """Whoever is not asked, and whatever is not offered, is refused and changes nothing."""
        before = self.game.dump(state)
        wrong: list[tuple[int, Any, type[Exception]]] = [
            (seat, (0,), NotAsked)
            for seat in range(-1, state.seats + 1)
            if state.decision(seat) is None
        ]
        wrong += [(seat, CONCEDE, NotAsked) for seat in (-1, state.seats)]
        for decision in state.decisions():
            count = len(decision.options)
            bad = [(count,), (-1,), (0, 0), tuple(range(decision.most + 1))]
            if decision.least > 0:
                bad.append(tuple(range(decision.least - 1)))
            if decision.most > 1:
                bad += [(0, count), (1, 0, 1), (0,) * decision.most]
            wrong += [(decision.seat, choice, IllegalChoice) for choice in bad]
        for seat, choice, error in wrong:
            try:
                self.game.apply(state, seat, choice)
            except error:
                self.checked.refusals += 1
            else:
                raise AssertionError(f"seat {seat} was allowed {choice}")
        assert self.game.dump(state) == before, "a refusal changed the state"

    def offered(self, state: State, rng: random.Random) -> None:
        """Every option can be chosen; where the order does not matter it makes no difference."""
        for decision in state.decisions():
            positions = range(len(decision.options))
            chosen = positions
            if len(positions) > _MOST_OPTIONS:
                chosen = rng.sample(positions, _MOST_OPTIONS)
            choices = [decision.default]
            for position in chosen:
                size = rng.randint(max(1, decision.least), max(1, decision.most))
                others = [other for other in positions if other != position]
                choices.append((position, *rng.sample(others, size - 1)))
            for choice in choices if decision.most > 0 else [()]:
                after = self.game.copy(state)
                self.game.apply(after, decision.seat, choice)
                assert self.game.problems(after) == [], decision.picked(choice)
                self.checked.options += 1
                if len(choice) > 1 and not decision.ordered:
                    turned = self.game.copy(state)
                    self.game.apply(turned, decision.seat, choice[::-1])
                    assert self.game.dump(turned) == self.game.dump(after)

    def conceding(self, state: State, seat: int) -> None:
        """Whoever concedes has not won; if the others play on, they are still asked."""
        after = self.game.copy(state)
        try:
            self.game.apply(after, seat, CONCEDE)
        except NotAsked:
            assert self.game.dump(after) == self.game.dump(state)
            return
        if after.result is None:
            assert after.decisions()
            assert after.decision(seat) is None
        else:
            self.over(after)
            assert seat not in after.result.winners
        assert self.game.problems(after) == []

    def another_world(self, state: State, viewer: int | None, rng: random.Random) -> None:
        """A viewer cannot tell a world from one where what it may not know is different.

        Nor afterwards: after the same choice in both, it has seen different events exactly when
        something was shown that its view tells, too.
        """
        game = self.game
        other = game.resample(state, viewer, Dice(f"world {rng.random()}"))
        assert game.problems(other) == []
        assert game.dump(game.load(game.dump(other))) == game.dump(other)
        self.same(viewer, state, other, [], [])
        assert self.out(other) == self.out(state), "it is a secret who is out"
        if viewer is not None:
            assert state.decision(viewer) == other.decision(viewer)
        assert [d.seat for d in state.decisions()] == [d.seat for d in other.decisions()]
        if game.dump(other) != game.dump(state):
            self.checked.other_worlds += 1
        for decision in state.decisions():
            twin = other.decision(decision.seat)
            assert twin is not None
            picked = decision.options[rng.randrange(len(decision.options))]
            if max(1, decision.least) > 1 or picked not in twin.options or decision.most < 1:
                continue
            here, there = game.copy(state), game.copy(other)
            seen_here = game.apply(here, decision.seat, (decision.options.index(picked),))
            seen_there = game.apply(there, decision.seat, (twin.options.index(picked),))
            self.alike(viewer, here, there, seen_here, seen_there)

    def in_secret(self, state: State, rng: random.Random) -> None:
        """While others are still asked the same, nobody can tell what a seat has chosen."""
        for decision in state.decisions():
            asked = [d for d in state.decisions() if d.kind == decision.kind]
            if decision.kind not in self.secret or len(asked) < 2:
                continue
            here, there = self.game.copy(state), self.game.copy(state)
            one, two = (
                self.game.apply(world, decision.seat, rng.choice(decision.choices()))
                for world in (here, there)
            )
            for viewer in (None, *range(state.seats)):
                if viewer != decision.seat:
                    seen = [seen_by(entries, viewer) for entries in (one, two)]
                    assert seen[0] == seen[1], "a secret choice is told"
                    self.same(viewer, here, there, *seen)

    def alike(
        self, viewer: int | None, here: State, there: State, one: list[Entry], two: list[Entry]
    ) -> None:
        """Events seen are the same if and only if the views after them are."""
        seen = [seen_by(entries, viewer) for entries in (one, two)]
        lasting = [[e for e in events if e.tag not in self.shown_once] for events in seen]
        if seen[0] == seen[1]:
            self.same(viewer, here, there, *seen)
        elif lasting[0] != lasting[1]:
            views = [self.game.view(state, viewer) for state in (here, there)]
            assert views[0] != views[1], (
                f"{viewer} saw {seen[0]} in one world, {seen[1]} in another"
            )

    def same(
        self, viewer: int | None, here: State, there: State, one: list[Event], two: list[Event]
    ) -> None:
        """To the byte: the view, and what is told of it."""
        views = [self.game.view(state, viewer) for state in (here, there)]
        assert repr(views[0]) == repr(views[1]), "the views differ"
        if self.tell is not None:
            asked = [s.decision(viewer) if viewer is not None else None for s in (here, there)]
            if asked[0] == asked[1]:
                told = [self.tell(views[0], asked[0], one), self.tell(views[1], asked[1], two)]
                assert told[0] == told[1], "the texts differ"

    def step(self, state: State, seat: int, choice: Choice) -> list[Entry]:
        """Make a choice on the state; the same on a copy and on what was saved and loaded."""
        game = self.game
        before = game.dump(state)
        copy, loaded = game.copy(state), game.load(before)
        assert loaded == state, "loading changed the state"
        assert game.dump(loaded) == before
        revision = state.revision
        entries = game.apply(state, seat, choice)
        after = game.dump(state)
        assert state.revision == revision + 1
        assert game.dump(copy) == before, "a copy shares something with the state"
        for twin in (copy, loaded):
            assert game.apply(twin, seat, choice) == entries
            assert game.dump(twin) == after, "a copy or a loaded state went another way"
        assert _ENTRIES.validate_json(_ENTRIES.dump_json(entries)) == entries
        return entries

    def over(self, state: State) -> None:
        """Nothing is asked or accepted after the end, and everybody can still look."""
        assert state.result is not None
        assert len(state.result.ranks) == state.seats
        assert state.decisions() == []
        assert self.game.problems(state) == []
        before = self.game.dump(state)
        assert self.game.dump(self.game.load(before)) == before
        for seat in range(state.seats):
            for choice in ((0,), CONCEDE):
                try:
                    self.game.apply(state, seat, choice)
                except GameOver:
                    continue
                raise AssertionError("a choice was accepted after the end")
        for viewer in (None, *range(state.seats)):
            self.game.view(state, viewer)
        assert self.game.dump(state) == before

    def again(self, seed: str, log: list[tuple[int, Choice, bytes, list[Entry]]]) -> None:
        """The same seed and choices give the same game, whatever else happens in the process."""
        game = self.game
        other, _ = game.start(self.seats, self.options, f"beside {seed}")
        beside = RandomAgent("beside")
        state, entries = game.start(self.seats, self.options, seed)
        for seat, choice, saved, told in log:
            if seat >= 0:
                entries = game.apply(state, seat, choice)
            assert (game.dump(state), entries) == (saved, told), "played again it went another way"
            random.seed(len(saved))
            random.random()
            if other.result is None:
                decision = other.decisions()[-1]
                game.apply(other, decision.seat, beside.choose(decision, lambda: None))


def check_game(
    game: Game[Any, Any],
    seats: int,
    options: Mapping[str, object],
    games: int,
    seed: str,
    *,
    share: float = 1.0,
    shown_once: frozenset[str] = frozenset(),
    secret: frozenset[str] = frozenset(),
    tell: Tell | None = None,
    watch: Callable[[], Watch] | None = None,
) -> Checked:
    """Play ``games`` games and hold every position against the kernel's promises.

    Raises `AssertionError`, with a note that names the game's seed and the decision.
    """
    checks = Checks(game, seats, options, share, shown_once, secret, tell, watch)
    for number in range(games):
        checks.play(seed if games == 1 else f"{seed}-{number}")
    return checks.checked


SHOWN_ONCE = {
    # Cards that are seen and gone again, and what a revealed card did in the meantime.
    "gate": frozenset(
        f"gate.{name}"
        for name in (
            *("clashed", "discarded", "guardian_revealed", "hand_shown", "link_revealed"),
            *("power_changed", "strike_gained"),
        )
    ),
    "domination": frozenset(
        f"domination.{tag}" for tag in ("hand_shown", "looked", "drawn", "card_moved")
    ),
}
SECRET = {
    "gate": frozenset({"decks", "summoners", "columns", "set_aside"}),
    "domination": frozenset({"masters", "servants"}),
}


def _watcher(game: Game[Any, Any]) -> Callable[[], Watch] | None:
    """Who follows a game's events, where its rulebook says more than a state can show."""
    from engine.domination.game import DominationGame
    from tests.domination.chronicle import Chronicle

    return (lambda: Chronicle(game)) if isinstance(game, DominationGame) else None


def main(arguments: list[str] | None = None) -> int:
    """Check one of our games for long."""
    from tables.library import load_games

    games = load_games()
    parser = argparse.ArgumentParser(prog="python -m tests.conformance", description=main.__doc__)
    parser.add_argument("game", choices=sorted(games))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--seed", default="conformance")
    parser.add_argument("--options", type=json.loads, default={}, metavar="JSON")
    parser.add_argument("--share", type=float, default=0.05, help="of positions checked in full")
    chosen = parser.parse_args(arguments)
    game = games[chosen.game]
    checked = check_game(
        game,
        chosen.seats or game.least_seats,
        chosen.options,
        chosen.games,
        chosen.seed,
        share=chosen.share,
        shown_once=SHOWN_ONCE.get(game.key, frozenset()),
        secret=SECRET.get(game.key, frozenset()),
        watch=_watcher(game),
    )
    print(checked)
    return 0


if __name__ == "__main__":
    sys.exit(main())
