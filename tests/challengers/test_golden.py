"""The three worked matches of section 19, with the original set."""

from __future__ import annotations

from engine.challengers.events import (
    CardRevealed,
    CardsBenched,
    CardsExhausted,
    FansGained,
    FlagTaken,
    MatchBegun,
    TrophyWon,
    Weakened,
)
from tests.challengers.arena import bout
from tests.clauses import clause


@clause("CH-42", "CH-45", "CH-46", "CH-47", "CH-50", "CH-58", "CH-61", "CH-66", "CH-67")
def test_first_match() -> None:
    ara = ["GL-1", "SP-3", "CI-2", "SP-4", "KI-2", "SP-4"]
    bo = ["S-1", "S-3", "JU-2", "SP-7", "GL-4", "S-1", "CI-1"]
    arena = bout(ara, bo, round_number=3, trophies=((2,), (1,)))
    begun = arena.events(MatchBegun)[0]
    assert (begun.starter, begun.by_lot) == (0, False)
    assert [(e.seat, e.card) for e in arena.events(CardRevealed)] == [
        (0, "GL-1"),
        (1, "S-1"),
        (1, "S-3"),
        (0, "SP-3"),
        (0, "CI-2"),
        (0, "SP-4"),
        (1, "JU-2"),
        (0, "KI-2"),
        (1, "SP-7"),
        (0, "SP-4"),
        (1, "GL-4"),
    ]
    assert arena.sums() == [
        (1, 4),
        (4, 4),
        (1, 3),
        (2, 3),
        (5, 3),
        (2, 2),
        (3, 2),
        (4, 3),
        (4, 4),
        (2, 2),
    ]
    flags = [(e.card, e.hidden, e.defence) for e in arena.events(FlagTaken)]
    assert flags == [
        ("GL-1", 0, 4),
        ("S-3", 1, 3),
        ("SP-4", 2, 2),
        ("JU-2", 0, 2),
        ("KI-2", 0, 3),
        ("SP-7", 0, 4),
        ("SP-4", 0, 3),
        ("GL-4", 0, 2),
    ]
    assert [(e.seat, e.cards, e.slots) for e in arena.events(CardsBenched)] == [
        (0, ("GL-1",), 1),
        (1, ("S-3", "S-1"), 2),
        (0, ("SP-4", "CI-2", "SP-3"), 4),
        (1, ("JU-2",), 3),
        (1, ("SP-7",), 4),
        (0, ("SP-4",), 4),
    ]
    assert [(e.seat, e.cards, e.source) for e in arena.events(CardsExhausted)] == [
        (0, ("KI-2",), "stack")
    ]
    assert [(e.card, e.amount, e.by) for e in arena.events(Weakened)] == [("SP-4", 1, "GL-4")]
    assert arena.events(FansGained) == []
    assert (arena.won().loser, arena.won().loss) == (0, "deck")
    assert arena.match.reveals == 11
    (trophy,) = arena.events(TrophyWon)
    assert (trophy.seat, trophy.round) == (1, 3)
    assert trophy.fans in {3, 4}
    assert [len(player.deck) for player in arena.state.players] == [6, 7]


@clause("CH-56", "CH-62")
def test_second_match_ends_by_a_full_bench() -> None:
    ara = ["S-1", "S-2", "S-3", "CI-1", "CI-2", "GL-2", "SP-4", "S-4", "CI-3"]
    bo = ["S-2", "S-3", "CI-1", "S-4", "CI-3", "GL-7", "GL-8"]
    arena = bout(ara, bo)
    assert arena.sums()[-4:] == [(1, 4), (3, 4), (6, 4), (5, 2)]
    assert (arena.won().loser, arena.won().loss) == (0, "bench")
    assert arena.match.reveals == 12
    assert arena.ara.bench == [["S-1"], ["S-2"], ["S-3"], ["CI-1"], ["SP-4"], ["GL-2"]]
    assert [fighter.card for fighter in arena.ara.stack] == ["CI-2"]
    assert arena.ara.deck == ["S-4", "CI-3"]


@clause("CH-73", "CH-78")
def test_third_match_with_chill_and_a_hidden_flag_loss() -> None:
    arena = bout(["GL-7", "JU-4", "S-3"], ["KI-2", "S-3", "S-1", "MA-1"])
    assert arena.sums() == [(1, 4), (4, 4), (2, 3), (5, 3), (1, 3), (2, 3)]
    assert arena.bo.bench == [["S-3"], ["KI-2"]]
    assert arena.bo.exhausted == []
    assert (arena.won().loser, arena.won().loss) == (1, "deck")
    assert arena.match.reveals == 7
    assert arena.events(FansGained) == []
