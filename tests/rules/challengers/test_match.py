"""Sections 4 to 6: start, attack, capture, and the end of a match."""

from __future__ import annotations

import pytest

from engine.challengers.events import (
    CardRevealed,
    CardsBenched,
    CardsExhausted,
    Compared,
    FlagLost,
    FlagTaken,
    MatchBegun,
    MatchWon,
    TrophyWon,
    Weakened,
)
from tests.challengers.arena import bout, game, tournament
from tests.clauses import clause


@clause("CH-39")
def test_a_match_begins_with_a_face_down_deck_and_nothing_else() -> None:
    arena = bout(["LI-1", "S-1", "S-2"], ["S-3", "S-4"], choices="asked")
    match = arena.match
    assert [side.bench for side in match.sides] == [[], []]
    assert [side.exhausted for side in match.sides] == [[], []]
    one, two = game().view(arena.state, None).matches[0].sides
    assert (one.deck, one.deck_top, two.deck, two.deck_top) == (2, (), 2, ())
    assert one.flag is not None
    assert two.flag is None


@clause("CH-40")
@pytest.mark.parametrize(
    ("trophies", "starter"),
    [(((2,), (1,)), 0), (((1,), (1, 3)), 1), (((5,), (1, 2, 3, 4)), 0), (((), (1,)), 1)],
)
def test_the_later_trophy_starts(trophies: tuple[tuple[int, ...], ...], starter: int) -> None:
    arena = bout(["S-1"], ["S-1"], trophies=(trophies[0], trophies[1]))
    begun = arena.events(MatchBegun)[0]
    assert (begun.starter, begun.by_lot) == (starter, False)
    assert arena.events(CardRevealed)[0].seat == starter


@clause("CH-41")
@pytest.mark.parametrize("rounds", [(), (3,)])
def test_equal_trophies_start_at_random(rounds: tuple[int, ...]) -> None:
    begun = [
        bout(["S-1"], ["S-1"], trophies=(rounds, rounds), seed=f"s{n}").events(MatchBegun)[0]
        for n in range(40)
    ]
    assert all(event.by_lot for event in begun)
    assert {event.starter for event in begun} == {0, 1}


@clause("CH-42")
def test_the_first_card_gets_the_flag_and_its_reveal_effects_happen() -> None:
    arena = bout(["MA-8"], ["S-1", "S-1"])
    first = arena.events(CardRevealed)[0]
    assert (first.seat, first.card, first.flag) == (0, "MA-8", True)
    assert arena.events(FlagTaken)[0].card == "MA-8"
    assert arena.state.players[0].tokens == 1


@clause("CH-43")
def test_the_first_card_is_no_attack() -> None:
    arena = bout(["JU-8"], ["S-1"])
    assert arena.events(FlagTaken)[0].defence == 6
    assert arena.sums() == [(1, 6)]


@clause("CH-44", "CH-45", "CH-47")
def test_the_attacker_reveals_one_by_one_while_the_attack_is_too_weak() -> None:
    arena = bout(["S-4"], ["S-1", "S-2", "S-1", "CI-3"])
    assert [event.card for event in arena.events(CardRevealed)] == ["S-4", "S-1", "S-2", "S-1"]
    assert arena.sums() == [(1, 4), (3, 4), (4, 4)]
    assert [event.powers for event in arena.events(Compared)] == [(1,), (1, 2), (1, 2, 1)]


@clause("CH-46")
def test_hidden_cards_do_not_defend() -> None:
    arena = bout(["S-4", "CI-3"], ["S-3", "S-1", "S-1"])
    assert arena.events(FlagTaken)[1].hidden == 1
    assert arena.events(FlagTaken)[1].defence == 1
    assert arena.sums()[2] == (5, 1)


@clause("CH-48")
def test_every_attack_reveals_a_card_even_against_nothing() -> None:
    with_card = bout(["JU-4", "S-1"], ["S-1", "S-1"])
    assert with_card.events(FlagTaken)[1].defence == 0
    assert with_card.sums() == [(1, 2), (2, 2), (1, 0)]
    without = bout(["JU-4"], ["S-1", "S-1"])
    assert (without.won().loser, without.won().loss) == (0, "deck")


@clause("CH-49")
def test_a_power_is_never_below_0() -> None:
    arena = bout(["GL-7"], ["S-1", "S-3", "S-1"])
    assert arena.events(Compared)[0].powers == (0,)
    assert arena.sums() == [(0, 4), (3, 4), (4, 4)]


@clause("CH-50")
def test_equal_is_enough() -> None:
    arena = bout(["S-2"], ["S-2"])
    assert arena.sums() == [(2, 2)]
    assert arena.won().winner == 1


@clause("CH-51", "CH-53", "CH-54", "CH-57", "CH-59")
def test_a_capture_step_by_step() -> None:
    arena = bout(["KI-2", "CI-3"], ["S-2", "S-1"])
    kinds = (FlagLost, CardsExhausted, CardsBenched, FlagTaken)
    happened = [
        (type(entry.event), entry.event.seat)
        for entry in arena.entries
        if isinstance(entry.event, kinds)
    ]
    assert happened[1:] == [
        (FlagLost, 0),
        (CardsExhausted, 0),
        (FlagTaken, 1),
        (FlagLost, 1),
        (CardsBenched, 1),
        (FlagTaken, 0),
    ]


@clause("CH-52")
def test_flag_loss_comes_before_all_that_the_new_holder_does() -> None:
    arena = bout(["JU-4"], ["S-1", "GL-1"])
    weakened, taken = arena.events(Weakened)[0], arena.events(FlagTaken)[1]
    order = [entry.event for entry in arena.entries]
    assert order.index(weakened) < order.index(taken)
    assert (weakened.card, taken.defence) == ("GL-1", 1 - 2 + 3)


@clause("CH-55")
def test_the_visible_card_is_benched_first() -> None:
    arena = bout(["S-4", "CI-3"], ["S-3", "S-2"])
    assert arena.events(CardsBenched)[1].cards == ("S-2", "S-3")


@clause("CH-56")
def test_a_slot_holds_one_name_and_any_number_of_cards() -> None:
    arena = bout(["S-1"], ["S-1", "S-1"], benches=(["S-2", "S-1", "S-1"], []))
    assert arena.ara.bench == [["S-2"], ["S-1", "S-1", "S-1"]]


@clause("CH-56")
def test_a_starter_joins_the_slot_of_a_card_of_its_name() -> None:
    arena = bout(
        ["talent"], ["newcomer", "newcomer"], benches=(["talent_starter"], []), cards="published"
    )
    assert arena.ara.bench == [["talent_starter", "talent"]]


@clause("CH-58")
def test_the_card_revealed_last_is_the_visible_one() -> None:
    arena = bout(["S-4", "CI-3"], ["S-3", "S-1"])
    assert arena.events(FlagTaken)[1].card == "S-1"


@clause("CH-60")
def test_the_roles_change_with_the_flag() -> None:
    arena = bout(["S-1", "S-2", "S-3"], ["S-1", "S-2", "S-3"])
    assert [event.seat for event in arena.events(Compared)] == [1, 0, 1, 0, 1]


@clause("CH-61")
def test_who_must_reveal_and_cannot_loses() -> None:
    arena = bout(["S-4"], ["S-1", "S-2"])
    assert (arena.won().winner, arena.won().loser, arena.won().loss) == (0, 1, "deck")


@clause("CH-62")
def test_who_must_bench_and_cannot_loses() -> None:
    full = ["S-2", "S-3", "S-4", "CI-1", "CI-2", "CI-3"]
    arena = bout(["S-1", "CI-5"], ["S-1"], benches=(full, []))
    assert (arena.won().loser, arena.won().loss) == (0, "bench")
    beside = bout(["S-2", "CI-5"], ["CI-1"], benches=(full, []))
    assert (beside.won().loser, beside.won().loss) == (1, "deck")


@clause("CH-63")
def test_an_effect_that_finds_no_slot_loses_the_match_too() -> None:
    full = ["S-2", "S-3", "S-4", "CI-1", "CI-2", "CI-3"]
    arena = bout(["MA-7"], ["S-1", "CI-5"], benches=([], full))
    assert (arena.won().loser, arena.won().loss) == (1, "bench")
    assert arena.match.reveals == 1
    assert arena.bo.deck == ["S-1", "CI-5"]


@clause("CH-64")
def test_an_empty_deck_alone_does_not_lose() -> None:
    arena = bout(["S-1", "CI-5"], ["S-1", "S-2", "S-3"])
    assert arena.ara.deck == []
    assert arena.won().winner == 0


@clause("CH-65")
def test_after_300_reveals_the_side_with_the_flag_wins() -> None:
    arena = bout(["S-1"] * 200, ["S-1"] * 200)
    assert arena.match.reveals == 300
    assert arena.won().loss == "limit"
    assert arena.events(FlagTaken)[-1].seat == arena.won().winner


@clause("CH-66")
def test_the_winner_takes_the_trophy_of_the_round() -> None:
    arena = bout(["S-1"], ["S-1"], round_number=5, trophies=((1,), ()))
    (trophy,) = arena.events(TrophyWon)
    assert (trophy.seat, trophy.round) == (1, 5)
    won = arena.state.players[1].trophies
    assert [(each.round, each.fans) for each in won] == [(5, arena.state.prizes[4][0])]


@clause("CH-67")
def test_both_sides_get_all_their_cards_back() -> None:
    arena = tournament(2, cards="original", early_win="lead")
    arena.play_on(lambda state: state.round == 2)
    (match,) = arena.state.matches
    for side in match.sides:
        own = sorted(arena.state.players[side.seat].deck)
        assert sorted([*side.deck, *side.shown()]) == own
    assert arena.events(MatchWon)
