"""Sections 8 to 10: trophies, fans, the final, the early win."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.challengers.events import (
    DisplayDrawn,
    MatchBegun,
    MatchWon,
    Over,
    TrophiesRevealed,
    TrophyWon,
)
from engine.challengers.rounds import RoundOver, early_winner, ranked
from engine.challengers.state import Meeting, Tournament, Trophy
from engine.kernel import Lane
from engine.kernel.game import _advance
from tests.challengers.arena import Arena, game, tournament
from tests.clauses import clause

Fans = Sequence[tuple[int, int]]


def scored(
    seats: int, *players: tuple[int, Fans], seed: str = "t", **options: object
) -> Tournament:
    """A tournament in which each seat has so many tokens, and trophies as (round, fans)."""
    state = tournament(seats, seed, **options).state
    for player, (tokens, trophies) in zip(state.players, players, strict=False):
        player.tokens = tokens
        player.trophies = [Trophy(*each) for each in trophies]
    return state


def after_round(state: Tournament, number: int, winner: int = 0) -> Arena:
    """What happens after the matches of a round, the last of which ``winner`` won."""
    state.round, state.phase, state.drafts = number, "match", []
    state.history.append(Meeting(number, (0, 1), winner, "deck"))
    state.lanes = [Lane([RoundOver()])]
    play = game().play(state)
    _advance(play)
    return Arena(state, play.entries)


@clause("CH-84")
def test_fans_are_trophies_and_tokens() -> None:
    state = scored(2, (3, [(1, 2), (2, 3)]))
    assert state.players[0].fans == 8
    assert game().view(state, 1).players[0].fans == 8


@clause("CH-85", "CH-86")
@pytest.mark.parametrize("seats", [3, 4, 8])
def test_the_backs_of_trophies_are_for_their_owner(seats: int) -> None:
    state = scored(seats, (0, [(1, 2)]), (1, []))
    assert [t.fans for t in game().view(state, 0).players[0].trophies] == [2]
    for viewer in (1, 2, None):
        shown = game().view(state, viewer).players[0]
        assert [(t.round, t.fans) for t in shown.trophies] == [(1, None)]
        assert shown.fans is None
        assert game().view(state, viewer).players[1].fans == 1
    assert all(fans is None for fans in game().view(state, 0).prizes[3])


@clause("CH-85", "CH-86")
def test_winning_a_trophy_tells_its_back_to_the_winner() -> None:
    arena = tournament(4)
    arena.play_on(lambda state: state.round == 2)
    winners = [event.winner for event in arena.events(MatchWon)]
    for seat in range(4):
        backs = {event.seat: event.fans is not None for event in arena.seen(seat, TrophyWon)}
        assert backs == {winner: winner == seat for winner in winners}
    assert all(event.fans is None for event in arena.seen(None, TrophyWon))


@clause("CH-87")
@pytest.mark.parametrize("seats", [1, 2])
def test_with_one_or_two_players_trophies_are_public(seats: int) -> None:
    state = scored(seats, (0, [(1, 2)]))
    assert game().view(state, None).players[0].trophies[0].fans == 2
    arena = tournament(seats)
    arena.play_on(lambda state: state.round == 2)
    assert all(event.fans is not None for event in arena.seen(None, TrophyWon))
    assert arena.events(TrophyWon)


@clause("CH-89", "CH-93", "CH-94", "CH-95")
@pytest.mark.parametrize("seats", range(3, 9))
def test_the_final(seats: int) -> None:
    arena = tournament(seats)
    arena.play_on(lambda state: state.phase == "trim")
    state = arena.state
    fans = {seat: state.players[seat].fans for seat in range(seats)}
    (revealed,) = arena.events(TrophiesRevealed)
    assert [fans[seat] for seat in state.finalists] == sorted(fans.values(), reverse=True)[:2]
    assert revealed.fans[:seats] == tuple(fans.values())
    assert revealed.trophies == tuple(tuple(player.trophies) for player in state.players)
    assert revealed.finalists == tuple(state.finalists)
    shown = game().view(state, None).players
    assert all(t.fans is not None for player in shown for t in player.trophies)
    assert sorted(decision.seat for decision in state.decisions()) == sorted(state.finalists)
    assert {decision.kind for decision in state.decisions()} == {"trim"}
    drawn = len(arena.events(DisplayDrawn))
    arena.play_on()
    assert len(arena.events(DisplayDrawn)) == drawn
    final = arena.events(MatchBegun)[-1]
    assert final.final
    assert set(final.seats) == set(state.finalists)
    tops = [max(t.round for t in state.players[s].trophies) for s in final.seats]
    if tops[0] != tops[1]:
        assert final.starter == final.seats[int(tops[1] > tops[0])]
    assert state.result is not None
    assert state.result.winners == (arena.won().winner,)
    assert state.result.ranks[arena.won().loser] == 2
    assert len(arena.state.players[arena.won().winner].trophies) <= 7
    assert arena.events(Over)[0].winner == arena.won().winner


@clause("CH-95")
def test_the_final_counts_whatever_the_fans() -> None:
    beaten = 0
    for number in range(12):
        arena = tournament(4, seed=f"s{number}")
        arena.play_on(seed=str(number))
        beaten += (
            arena.state.result is not None
            and arena.state.result.winners[0] == (arena.state.finalists[1])
        )
    assert 0 < beaten < 12


def finalists(state: Tournament) -> list[int]:
    return ranked(game().play(state), by_lot=True)[:2]


@clause("CH-89", "CH-90", "CH-91")
def test_ties_for_a_final_place() -> None:
    most_fans = scored(4, (0, [(1, 2)]), (9, []), (0, [(7, 10)]), (0, []))
    assert finalists(most_fans) == [2, 1]
    more_trophies = scored(4, (0, [(7, 9)]), (6, [(1, 3)]), (0, [(1, 2), (3, 3), (2, 4)]), (0, []))
    assert finalists(more_trophies) == [2, 0]
    later = scored(4, (0, [(1, 3), (5, 6)]), (0, [(2, 3), (4, 6)]), (0, [(1, 2), (6, 7)]), (0, []))
    assert finalists(later) == [2, 0]


@clause("CH-92")
def test_ties_go_on_to_the_next_trophy_and_then_to_the_lot() -> None:
    second = scored(4, (0, [(5, 6), (2, 3)]), (0, [(5, 6), (3, 3)]), (0, [(5, 6), (1, 3)]), (0, []))
    assert finalists(second) == [1, 0]
    equal = [
        scored(4, (0, [(5, 6)]), (0, [(5, 6)]), (0, [(5, 6)]), seed=f"s{n}") for n in range(40)
    ]
    assert {tuple(sorted(finalists(state))) for state in equal} == {(0, 1), (0, 2), (1, 2)}


@clause("CH-96", "CH-100")
def test_after_round_7_more_fans_win_without_a_final() -> None:
    state = scored(2, (0, [(1, 2), (2, 2)]), (0, [(7, 9)]), early_win="lead")
    arena = after_round(state, 7, winner=1)
    assert state.result is not None
    assert state.result.ranks == (2, 1)
    assert state.result.reason == "fans"
    assert arena.events(TrophiesRevealed) == []


@clause("CH-97")
def test_eleven_fans_win_at_once() -> None:
    ten = after_round(scored(2, (0, [(4, 6), (3, 4)]), (0, [])), 4)
    assert ten.state.result is None
    assert ten.state.round == 5
    eleven = after_round(scored(2, (1, [(4, 6), (3, 4)]), (0, [])), 4)
    assert eleven.state.result is not None
    assert eleven.state.result.ranks == (1, 2)
    assert eleven.state.result.reason == "early_win"


@clause("CH-98")
def test_a_lead_of_eleven_wins_at_once() -> None:
    total = [(3, 4), (4, 6), (5, 6)]
    behind = after_round(scored(2, (0, total), (6, []), early_win="lead"), 5)
    assert behind.state.result is None
    ahead = after_round(scored(2, (0, total), (5, []), early_win="lead"), 5)
    assert ahead.state.result is not None
    assert ahead.state.result.ranks == (1, 2)


@clause("CH-99")
@pytest.mark.parametrize("winner", [0, 1])
def test_both_reach_eleven(winner: int) -> None:
    more = scored(2, (12, []), (11, []))
    more.history.append(Meeting(3, (0, 1), winner, "deck"))
    assert early_winner(game().play(more)) == 0
    equal = scored(2, (11, []), (11, []))
    equal.history.append(Meeting(3, (0, 1), winner, "deck"))
    assert early_winner(game().play(equal)) == winner


@clause("CH-100")
def test_equal_fans_after_round_7() -> None:
    trophies = scored(2, (0, [(1, 3), (2, 3), (3, 4)]), (1, [(7, 9)]), early_win="lead")
    assert after_round(trophies, 7).state.result is not None
    assert trophies.result is not None
    assert trophies.result.ranks == (1, 2)
    rounds = scored(2, (1, [(6, 8)]), (0, [(7, 9)]), early_win="lead")
    after_round(rounds, 7)
    assert rounds.result is not None
    assert rounds.result.ranks == (2, 1)


@clause("CH-96", "CH-97")
def test_two_players_end_early_or_after_round_7_and_without_a_final() -> None:
    reasons: set[str] = set()
    for number in range(30):
        arena = tournament(2, seed=f"s{number}", early_win="lead" if number % 2 else "total")
        arena.play_on(seed=str(number))
        assert arena.state.result is not None
        assert sorted(arena.state.result.ranks) == [1, 2]
        assert not arena.state.finalists
        reasons.add(arena.state.result.reason)
    assert reasons == {"early_win", "fans"}
