"""The computer player of Fate/Domination."""

from __future__ import annotations

from engine.agents import make_agent
from engine.agents.domination import DominationHeuristic
from engine.kernel.simulation import play_game
from tests.domination.scene import GAME

GAMES = 24


def wins(games: int) -> int:
    """How often the heuristic, in another seat each time, comes first among three random ones."""
    won = 0
    for number in range(games):
        seat = number % 4
        agents = [
            make_agent("heuristic" if n == seat else "random", GAME, f"{number}/{n}")
            for n in range(4)
        ]
        played = play_game(GAME, {}, f"agent {number}", agents)
        assert played.result is not None, played.error
        won += seat in played.result.winners
    return won


def test_it_beats_three_players_without_a_plan() -> None:
    assert wins(GAMES) >= GAMES * 0.6


def test_the_same_seed_plays_the_same() -> None:
    games = []
    for _ in range(2):
        agents = [DominationHeuristic(GAME.catalog, str(seat)) for seat in range(3)]
        games.append(play_game(GAME, {}, "same", agents))
    assert games[0] == games[1]
    assert games[0].error is None


def test_it_plays_all_numbers_of_seats_and_options() -> None:
    for seats in range(3, 8):
        options = {"moon_cell": seats % 2 == 0, "servants": "pool" if seats == 5 else "draft"}
        agents = [make_agent("heuristic", GAME, str(seat)) for seat in range(seats)]
        played = play_game(GAME, options, f"seats {seats}", agents)
        assert played.error is None, played.error
