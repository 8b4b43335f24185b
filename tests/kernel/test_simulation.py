from collections.abc import Callable
from typing import Any

import pytest

from engine.agents import NoSuchAgent, make_agent
from engine.agents.random import RandomAgent
from engine.kernel import Choice, Decision, Positions, Result, SetupError, Unverified, verify
from engine.kernel.simulation import Played, Tally, play_game, record_of
from tests.kernel.toys import Auction, AuctionGame
from tests.kernel.workshop import WorkshopGame


class Stubborn:
    """Always picks the same position, legal or not."""

    def __init__(self, position: int) -> None:
        self.position = position

    def choose(self, decision: Decision, look: Callable[[], Any]) -> Positions:
        return (self.position,)


def test_a_simulated_game_ends_with_a_result_and_a_record_that_verifies() -> None:
    game = WorkshopGame()
    played = play_game(game, {}, "seed", [RandomAgent("a"), RandomAgent("b"), RandomAgent("c")])
    assert played.error is None
    assert played.result is not None
    verify(game, record_of(game, 3, {}, played))


def test_the_same_seeds_give_the_same_game() -> None:
    game = AuctionGame()

    def once(agent: str) -> tuple[tuple[int, Choice], ...]:
        return play_game(game, {}, "seed", [RandomAgent(agent), RandomAgent("b")]).choices

    assert once("a") == once("a")
    assert len({once(agent) for agent in "acdef"}) > 1


def test_an_agent_sees_the_view_of_its_seat_only() -> None:
    seen: list[Any] = []

    class Watcher(RandomAgent):
        def choose(self, decision: Decision, look: Callable[[], Any]) -> Positions:
            seen.append((decision.seat, look()))
            return super().choose(decision, look)

    game = WorkshopGame()
    play_game(game, {}, "seed", [Watcher("a"), Watcher("b")])
    state, _ = game.start(2, {}, "seed")
    first = dict(reversed(seen))
    assert first == {seat: game.view(state, seat) for seat in (0, 1)}


def test_a_crash_is_told_with_a_record_that_leads_to_it() -> None:
    class Broken(AuctionGame):
        def view(self, state: Auction, seat: int | None) -> Any:
            raise ZeroDivisionError

    illegal = play_game(AuctionGame(), {}, "seed", [RandomAgent("a"), Stubborn(9)])
    assert illegal.result is None
    assert "there is no option 9" in (illegal.error or "")
    record = record_of(AuctionGame(), 2, {}, illegal)
    assert len(record.moves) == len(illegal.choices)
    with pytest.raises(Unverified) as caught:
        verify(AuctionGame(), record)
    assert caught.value.move == len(illegal.choices)

    class Looks(RandomAgent):
        def choose(self, decision: Decision, look: Callable[[], Any]) -> Positions:
            return super().choose(look() or decision, look)

    blind = play_game(Broken(), {}, "seed", [RandomAgent("a"), Looks("b")])
    assert "ZeroDivisionError" in (blind.error or "")
    verify(AuctionGame(), record_of(Broken(), 2, {}, blind))


def test_rules_that_never_end_are_stopped() -> None:
    class Endless(AuctionGame):
        max_decisions = 3

    played = play_game(Endless(), {}, "seed", [RandomAgent("a"), RandomAgent("b")])
    assert played.result is None
    assert "no end after 3 decisions" in (played.error or "")


def test_a_game_that_cannot_start_is_the_callers_mistake() -> None:
    with pytest.raises(SetupError, match="2 to 5 seats"):
        play_game(AuctionGame(), {}, "seed", [RandomAgent("a")])


def test_the_tally_counts_wins_by_seat_and_by_agent() -> None:
    tally = Tally(("random", "heuristic", "random"))
    for ranks in [(1, 2, 2), (2, 1, 3), (1, 2, 1), (1, 1, 1)]:
        tally.count(Played("s", ((0, (0,)), (1, (1,))), Result(ranks, "why")))
    tally.count(Played("s", ((0, (0,)),), None, "Traceback"))
    assert (tally.games, tally.finished, tally.crashed, tally.draws) == (5, 4, 1, 1)
    assert tally.decisions == 9
    assert tally.wins == [2, 1, 1]
    assert tally.agent_wins == {"random": 3, "heuristic": 1}


def test_an_unknown_agent_is_refused_by_name() -> None:
    with pytest.raises(NoSuchAgent, match="auction has no agent 'oracle'"):
        make_agent("oracle", AuctionGame(), "seed")


def test_an_agent_may_concede() -> None:
    class Quitter(RandomAgent):
        def choose(self, decision: Decision, look: Callable[[], Any]) -> Any:
            return "concede"

    played = play_game(AuctionGame(), {}, "seed", [Quitter("a"), RandomAgent("b")])
    assert played.choices == ((0, "concede"),)
    assert played.result == Result((2, 1), "concession")
