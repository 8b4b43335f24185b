"""Computer players: better than chance, in balance, and quick enough to be asked a lot."""

from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest

from engine.agents import make_agent
from engine.grail_war.view import WarView
from engine.kernel import Agent, Decision, Positions
from engine.kernel.simulation import Played, play_game
from tests.grail_war.arena import CATALOG, GAME

KEYS = tuple(CATALOG.servants)


def played(names: tuple[str, ...], options: dict[str, object], seed: str) -> Played:
    agents = [make_agent(name, GAME, f"{seed}/{seat}") for seat, name in enumerate(names)]
    found = play_game(GAME, options, seed, agents)
    assert found.error is None, found.error
    return found


@pytest.mark.parametrize("masters", ["none", "random"])
def test_it_beats_chance_three_times_in_four(masters: str) -> None:
    won = 0.0
    for number in range(500):
        key = KEYS[number // 2 % len(KEYS)]
        names = ("heuristic", "random") if number % 2 else ("random", "heuristic")
        options: dict[str, object] = {"servants": [key, key], "masters": masters}
        result = played(names, options, f"chance {masters} {number}").result
        assert result is not None
        seat = names.index("heuristic")
        if seat in result.winners:
            won += 1 / len(result.winners)
    assert won >= 0.75 * 500


def test_no_servant_is_far_better_than_the_others() -> None:
    wins: Counter[str] = Counter()
    games: Counter[str] = Counter()
    pairs = [(one, other) for one in KEYS for other in KEYS if one != other]
    for number, pair in enumerate(pairs * 2):
        options: dict[str, object] = {"servants": list(pair)}
        result = played(("heuristic", "heuristic"), options, f"balance {number}").result
        assert result is not None
        for seat, key in enumerate(pair):
            games[key] += 1
            if seat in result.winners:
                wins[key] += 2 // len(result.winners)
    rates = {key: wins[key] / games[key] / 2 for key in KEYS}
    assert min(games.values()) == 80
    # With 80 games each a rate strays by some points; docs/balance.md has the long run.
    assert min(rates.values()) > 0.3, rates
    assert max(rates.values()) < 0.7, rates


@pytest.mark.parametrize("teams", [2, 3, 4, 5, 6, 7])
def test_campaigns_of_computer_players_end(teams: int) -> None:
    for number in range(4):
        names = ("heuristic",) * teams
        result = played(names, {"mode": "campaign", "extra": True}, f"war {teams} {number}").result
        assert result is not None


def test_the_same_seed_plays_the_same() -> None:
    options: dict[str, object] = {"mode": "campaign"}
    one = played(("heuristic", "random", "heuristic"), options, "again")
    assert played(("heuristic", "random", "heuristic"), options, "again").choices == one.choices


class Anew:
    """A new computer player at every question, as at a table."""

    def __init__(self, seed: str) -> None:
        self.seed, self.asked = seed, 0

    def choose(self, decision: Decision, look: Callable[[], WarView]) -> Positions:
        self.asked += 1
        agent = make_agent("heuristic", GAME, f"{self.seed}/{self.asked}")
        return agent.choose(decision, look)


@pytest.mark.parametrize("masters", ["none", "random"])
def test_a_plan_is_gone_on_with_by_whoever_is_asked_next(masters: str) -> None:
    points, keys = 0.0, list(CATALOG.servants)
    for number in range(60):
        key, seat = keys[number % len(keys)], number % 2
        state, _ = GAME.start(2, {"servants": [key, key], "masters": masters}, f"anew {number}")
        agents: list[Agent] = [make_agent("random", GAME, f"{number}")] * 2
        agents[seat] = Anew(f"anew {number}")
        while state.result is None:
            decision = state.decisions()[0]
            look = partial(GAME.view, state, decision.seat)
            GAME.apply(state, decision.seat, agents[decision.seat].choose(decision, look))
        winners = state.result.winners
        points += 1 / len(winners) if seat in winners else 0.0
    assert points >= 0.75 * 60
