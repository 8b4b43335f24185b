"""The drafter: better than chance, and the robots are harder for it level by level."""

from __future__ import annotations

import pytest

from engine.agents.challengers import HeuristicDrafter
from engine.agents.random import RandomAgent
from engine.kernel.simulation import play_game
from tests.challengers.arena import catalog, game
from tests.clauses import clause


def solo_wins(games: int, **options: object) -> int:
    wins = 0
    for number in range(games):
        played = play_game(
            game(), options, f"solo {number}", [HeuristicDrafter(catalog(), str(number))]
        )
        assert played.result is not None, played.error
        wins += played.result.ranks == (1,)
    return wins


@clause("CH-102", "CH-103")
@pytest.mark.parametrize("cards", ["published", "original"])
def test_each_level_is_harder_than_the_one_below(cards: str) -> None:
    wins = [solo_wins(200, cards=cards, difficulty=level) for level in range(1, 6)]
    assert wins == sorted(wins, reverse=True)
    assert len(set(wins)) == 5


@clause("CH-111")
def test_the_special_challenge_is_harder() -> None:
    assert solo_wins(60, special=True) < solo_wins(60)


@pytest.mark.parametrize("cards", ["published", "original"])
def test_it_beats_chance(cards: str) -> None:
    wins = 0
    for number in range(24):
        agents = [RandomAgent(f"{number}/{seat}") for seat in range(3)]
        drafter = HeuristicDrafter(catalog(), str(number))
        played = play_game(game(), {"cards": cards}, str(number), [drafter, *agents])
        assert played.result is not None, played.error
        wins += played.result.ranks[0] == 1
    assert wins > 18


def test_the_same_seed_makes_the_same_choices() -> None:
    games = [
        play_game(game(), {}, "same", [HeuristicDrafter(catalog(), f"{seat}") for seat in range(3)])
        for _ in range(2)
    ]
    assert games[0] == games[1]
