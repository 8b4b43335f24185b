"""Sections 11 and 12, the robot and the solo game; and D-10, leaving."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.challengers.events import MatchWon, RobotEntered, SeatLeft, TrophyWon
from engine.challengers.plan import REPLACED
from engine.challengers.robots import robot_deck
from engine.challengers.state import Trophy
from engine.kernel import Dice, NotAsked, SetupError
from tests.challengers.arena import bout, catalog, game, tournament
from tests.clauses import clause

STARTERS = ["RB-1"] * 3 + ["RB-2"] * 4


def level(key: str) -> str:
    return catalog().cards[key].level


@clause("CH-101", "CH-104")
def test_the_starter_deck() -> None:
    assert tournament(3).state.players[3].deck == STARTERS
    assert list(catalog().editions["original"].robot) == STARTERS


@clause("CH-102", "CH-104")
@pytest.mark.parametrize("difficulty", [1, 2, 3, 4, 5])
def test_the_first_cards_are_replaced_by_stronger_ones(difficulty: int) -> None:
    count = (0, 1, 2, 4, 6)[difficulty - 1]
    decks = [tournament(3, seed=f"s{n}", difficulty=difficulty).state.players[3] for n in range(30)]
    for player in decks:
        assert player.robot == difficulty
        assert player.replaced == count
        assert [level(key) for key in player.deck] == ["R"] * count + ["S"] * (7 - count)
        assert player.deck[count:] == STARTERS[count:]
        assert max(Counter(player.deck[:count]).values(), default=0) <= 2
    if count:
        assert len({tuple(player.deck) for player in decks}) > 1


@clause("CH-102")
def test_difficulty_is_from_1_to_5() -> None:
    for wrong in (0, 6):
        with pytest.raises(SetupError):
            tournament(1, difficulty=wrong)


@clause("CH-103")
def test_hard_robots_may_play_with_several_people() -> None:
    assert tournament(5, difficulty=5).state.players[5].replaced == REPLACED[4]


@clause("CH-104")
@pytest.mark.parametrize("number", range(1, 8))
def test_cyborgs_grow_with_the_round(number: int) -> None:
    cards = catalog().cards
    assert cards["RB-2"].base(number) == number
    assert cards["RB-1"].base(number) == 1
    assert cards["RB-7"].base(number) == number + 3
    assert cards["RB-5"].base(number) == 2
    arena = bout(["RB-2"], ["S-1"], round_number=number)
    assert arena.sums()[0][1] == number


@clause("CH-85", "CH-105", "CH-106")
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_with_several_people_the_robot_keeps_no_trophy(seats: int) -> None:
    won = 0
    for number in range(6):
        arena = tournament(seats, seed=f"s{number}", difficulty=5, cards="original")
        arena.play_on(lambda state: state.phase == "trim", seed=str(number))
        robot = arena.state.players[seats]
        wins = [event for event in arena.events(MatchWon) if event.winner == seats]
        assert not any(event.kept for event in wins)
        assert (robot.trophies, robot.tokens) == ([], 0)
        assert len(arena.state.dropped) == len(wins)
        assert not [event for event in arena.events(TrophyWon) if event.seat == seats]
        assert seats not in arena.state.finalists
        won += len(wins)
    assert won


@clause("CH-105")
def test_the_robot_gets_no_fans_among_several_people() -> None:
    arena = tournament(3)
    play = game().play(arena.state)
    play.give_fans(3, 2, 0, "RB-9")
    assert arena.state.players[3].tokens == 0
    assert play.entries == []


@clause("CH-107", "CH-110")
def test_in_solo_the_robot_keeps_its_trophies() -> None:
    arena = tournament(1, difficulty=5)
    arena.play_on()
    robot = arena.state.players[1]
    assert robot.trophies
    assert robot.fans >= 11
    assert arena.state.result is not None
    assert not arena.state.finalists


@clause("CH-108")
def test_the_robot_plays_by_the_same_rules() -> None:
    full = ["S-2", "S-3", "S-4", "CI-1", "CI-2", "CI-3"]
    arena = bout(["RB-2"], ["S-1"], benches=(full, []))
    assert (arena.won().loser, arena.won().loss) == (0, "bench")
    arena = tournament(1)
    arena.state.players[0].trophies = [Trophy(1, 2)]
    arena.state.players[1].trophies = []
    arena.play_on(lambda state: state.round == 2)
    assert arena.state.matches[0].starter == arena.state.matches[0].side_of(0)


@clause("CH-109")
def test_the_robot_is_never_asked() -> None:
    arena = tournament(1, choices="asked", cards="original", special=True, difficulty=5)
    while arena.state.result is None:
        assert [decision.seat for decision in arena.state.decisions()] == [0]
        arena.default(0)


@clause("CH-111", "CH-112")
def test_the_solo_special_challenge() -> None:
    counts: Counter[int] = Counter()
    for number in range(200):
        deck = tournament(1, seed=f"s{number}", special=True).state.players[1].deck
        solo = [key for key in deck if level(key) == "SOLO"]
        assert deck[: 7 - len(solo)] == STARTERS[: 7 - len(solo)]
        assert len(set(solo)) == len(solo)
        counts[len(solo)] += 1
    assert set(counts) == {0, 1, 2}
    assert counts[1] > counts[0] > 20
    assert counts[2] > 20


@clause("CH-111")
def test_without_the_option_there_are_no_solo_cards() -> None:
    for difficulty in range(1, 6):
        deck = robot_deck(catalog().editions["original"], difficulty, 0, Dice("x"))
        assert "SOLO" not in {level(key) for key in deck}
    with pytest.raises(SetupError):
        tournament(2, special=True)


@clause("CH-113")
def test_both_sides_of_a_solo_game_can_win_early() -> None:
    ranks: set[int] = set()
    for number in range(40):
        arena = tournament(1, seed=f"s{number}", difficulty=1 + number % 5, cards="original")
        arena.defaults_until(lambda state: state.result is not None)
        assert arena.state.result is not None
        assert arena.state.result.reason == "early_win"
        ranks |= set(arena.state.result.ranks)
    assert ranks == {1, 2}


@clause("CH-102", "CH-104")
def test_the_view_tells_how_many_cards_were_replaced_but_not_which() -> None:
    state = tournament(3, difficulty=4).state
    for viewer in (0, None):
        robot = game().view(state, viewer).players[3]
        assert (robot.robot, robot.replaced, robot.deck, robot.deck_size) == (4, 4, None, 7)


# Leaving


@clause("CH-105")
def test_a_robot_of_difficulty_1_takes_the_seat_of_a_leaver() -> None:
    arena = tournament(4)
    arena.concede(2)
    assert arena.seen(None, SeatLeft)[0].seat == 2
    entered = arena.events(RobotEntered)[0]
    assert (entered.seat, entered.difficulty, entered.replaced) == (2, 1, 0)
    assert arena.state.decision(2) is None
    assert arena.state.players[2].deck == STARTERS
    assert game().problems(arena.state) == []
    with pytest.raises(NotAsked):
        arena.concede(2)
    arena.play_on()
    assert arena.state.result is not None
    assert arena.state.result.ranks[2] == 4
    assert 2 not in arena.state.finalists


@clause("CH-61")
def test_a_leaver_loses_the_running_match() -> None:
    for number in range(40):
        arena = tournament(4, seed=f"s{number}", choices="asked", cards="original")
        arena.play_on(lambda state: state.phase == "match", seed=str(number))
        if arena.state.result is not None:
            continue
        seat = arena.state.decisions()[0].seat
        match = arena.state.match_of(seat)
        assert match is not None
        other = next(side.seat for side in match.sides if side.seat != seat)
        before = len(arena.events(MatchWon))
        arena.concede(seat)
        won = arena.events(MatchWon)[before]
        assert (won.winner, won.loser, won.loss) == (other, seat, "concession")
        assert game().problems(arena.state) == []
        return
    pytest.fail("nobody was asked in a match")


@clause("CH-95")
def test_a_finalist_who_leaves_loses_the_final() -> None:
    arena = tournament(5)
    arena.play_on(lambda state: state.phase == "trim")
    one, two = arena.state.finalists
    arena.concede(one)
    assert arena.state.result is not None
    assert arena.state.result.winners == (two,)
    assert arena.state.result.ranks[one] == 5


@clause("CH-105")
def test_the_last_person_of_many_has_won() -> None:
    arena = tournament(4)
    for seat in (0, 3):
        arena.concede(seat)
        assert arena.state.result is None
    arena.concede(1)
    assert arena.state.result is not None
    assert arena.state.result.winners == (2,)


@clause("CH-107", "CH-113")
def test_of_two_players_the_other_plays_on_against_the_robot() -> None:
    arena = tournament(2)
    arena.concede(1)
    assert arena.state.result is None
    arena.play_on()
    assert arena.state.result is not None
    assert 1 not in arena.state.result.winners
    assert arena.state.result.ranks in {(1, 3), (2, 3)}


@clause("CH-110")
def test_leaving_a_solo_game_ends_it() -> None:
    arena = tournament(1)
    arena.concede(0)
    assert arena.state.result is not None
    assert arena.state.result.ranks == (2,)
