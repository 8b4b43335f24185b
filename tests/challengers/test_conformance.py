"""The kernel's promises and section 18's invariants, in games played at random."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agents import make_agent
from engine.challengers.events import CardRevealed, CardTaken, Compared, FlagLost, MatchWon
from engine.challengers.state import Tournament
from engine.kernel import Entry
from engine.kernel.simulation import play_game
from tests.challengers.arena import catalog, game, tournament
from tests.conformance import check_game
from tests.fuzz import cover

BOTH = (
    *("opened", "robot_entered", "round_begun", "display_drawn", "card_taken"),
    *("cards_removed", "ready", "decks_closed", "fans_gained", "match_begun", "card_revealed"),
    *("powered", "compared", "flag_lost", "cards_benched", "flag_taken", "cards_exhausted"),
    *("cards_recycled", "deck_looked_at", "cards_shoved", "match_won", "trophy_won"),
    *("trophies_revealed", "over"),
)
EVENTS = {
    "published": (*BOTH, "spurred", "cards_lent"),
    "original": (*BOTH, "cards_gained", "weakened", "cards_buried"),
}
SECRET = frozenset({"pile", "pick"})


@pytest.mark.parametrize("choices", ["automatic", "asked"])
@pytest.mark.parametrize("cards", ["published", "original"])
@pytest.mark.parametrize(("seats", "games", "share"), [(1, 6, 0.3), (2, 4, 0.2), (3, 3, 0.1)])
def test_small_games(seats: int, games: int, share: float, cards: str, choices: str) -> None:
    options = {"cards": cards, "choices": choices, "early_win": "lead", "difficulty": 3}
    checked = check_game(game(), seats, options, games, "small", share=share, secret=SECRET)
    assert checked.games == games
    assert checked.other_worlds > checked.positions


@pytest.mark.parametrize(("seats", "cards"), [(4, "original"), (5, "published"), (8, "published")])
def test_large_games(seats: int, cards: str) -> None:
    options = {"cards": cards, "choices": "asked"}
    checked = check_game(game(), seats, options, 1, "large", share=0.04, secret=SECRET)
    assert checked.decisions > 50 * seats / 3


def played(entries: list[Entry]) -> set[str]:
    """What a fuzz is to cover: cards revealed and taken, events, and who was asked what."""
    seen: set[str] = set()
    for entry in entries:
        seen.add(entry.event.tag)
        if isinstance(entry.event, CardRevealed | CardTaken):
            seen.add(entry.event.card)
    return seen


@pytest.mark.parametrize("cards", ["published", "original"])
def test_every_card_is_played_and_every_event_happens(cards: str) -> None:
    edition = catalog().editions[cards]
    missing = {key for key, card in edition.cards.items() if card.set != "ROBOT"}
    missing |= {f"challengers.{name}" for name in EVENTS[cards]}
    for left_out in edition.choices[:3]:
        options = {"cards": cards, "choices": "asked", "left_out": left_out}
        missing = cover(game(), 7, options, missing, played, seed=left_out, most_games=30)
    assert missing == set()


@pytest.mark.parametrize("seats", range(1, 9))
def test_the_invariants_hold_after_every_decision(seats: int) -> None:
    for number in range(3):
        options = {"cards": ("published", "original")[number % 2], "choices": "asked"}
        arena = tournament(seats, seed=f"s{number}", **options)

        def sound(state: Tournament) -> bool:
            assert game().problems(state) == []
            return False

        arena.play_on(sound, seed=str(number))
        captures = [event.attack >= event.defence for event in arena.events(Compared)]
        assert sum(captures) == len(arena.events(FlagLost))
        assert len(arena.events(MatchWon)) == len(arena.state.history)
        assert all(event.loss in {"deck", "bench"} for event in arena.events(MatchWon))


@pytest.mark.parametrize(
    ("harm", "problem"),
    [
        (lambda state: state.piles["A"].cards.pop(), "copies of"),
        (lambda state: state.players[0].deck.append("newcomer"), "starters are not six"),
        (lambda state: state.players[0].deck.clear(), "has no deck"),
        (lambda state: setattr(state.players[1], "tokens", -1), "owes fans"),
        (lambda state: state.piles["B"].cards.append(state.piles["A"].cards.pop()), "lies in pile"),
        (lambda state: state.history.clear(), "matches of"),
        (lambda state: state.players[0].trophies.clear(), "trophies for"),
        (lambda state: setattr(state.matches[0], "flag", 1 - (state.matches[0].flag or 0)), "flag"),
        (lambda state: state.matches[0].sides[0].bench.append([]), "out of order"),
        (lambda state: setattr(state.matches[0], "reveals", 301), "301 reveals"),
        (lambda state: setattr(state.drafts[0], "left", 9), "takes 9"),
        (lambda state: setattr(state, "round", 8), "no round 8"),
    ],
)
def test_problems_are_noticed(harm: Any, problem: str) -> None:
    arena = tournament(4, seed="harm")
    arena.play_on(lambda state: state.round == 6)
    assert arena.state.players[0].trophies
    assert arena.state.matches[0].flag is not None
    assert game().problems(arena.state) == []
    harm(arena.state)
    if problem == "no round 8":
        arena.state.round = 7
        assert "matches of" in " ".join(game().problems(arena.state))
        return
    assert problem in " ".join(game().problems(arena.state))


@pytest.mark.parametrize("seats", range(1, 9))
def test_simulated_games_never_crash(seats: int) -> None:
    names = ("heuristic", "random")
    for number in range(12):
        seed = f"{seats}/{number}"
        agents = [make_agent(names[seat % 2], game(), f"{seed}/{seat}") for seat in range(seats)]
        options = {"cards": ("published", "original")[number % 2], "difficulty": 1 + number % 5}
        played = play_game(game(), options, seed, agents)
        assert played.error is None
        assert len(played.choices) < game().max_decisions
