"""Section 7, and the operations of section 13 with the original set."""

from __future__ import annotations

import pytest

from engine.challengers import ChallengersGame, parse
from engine.challengers.events import (
    CardRevealed,
    CardsBuried,
    CardsExhausted,
    CardsRecycled,
    CardsShoved,
    Compared,
    DeckLookedAt,
    FansGained,
    FlagTaken,
    Powered,
    Weakened,
)
from tests.challengers.arena import bout, files, game
from tests.clauses import clause


def defence(card: str, **more: object) -> int:
    """What a card defends with as the first of a match."""
    return bout([card], ["S-1"], **more).events(FlagTaken)[0].defence  # type: ignore[arg-type]


def attack(*cards: str, against: str = "CI-5", **more: object) -> list[tuple[int, ...]]:
    """The powers of the attack row after each reveal."""
    arena = bout([against, "S-1"], cards, **more)  # type: ignore[arg-type]
    return [event.powers for event in arena.events(Compared) if event.seat == 1]


@clause("CH-68")
def test_an_effect_without_keyword_happens_when_the_card_is_revealed() -> None:
    arena = bout(["S-4"], ["SP-2"])
    assert [(event.card, event.amount) for event in arena.events(Powered)] == [("SP-2", 1)]
    assert arena.sums() == [(2, 4)]


@clause("CH-69")
def test_effects_are_carried_out_as_far_as_possible() -> None:
    arena = bout(["LI-9", "S-1"], ["LI-4", "MA-7"])
    assert [event.count for event in arena.events(CardsBuried)] == []
    assert [event.cards for event in arena.events(CardsExhausted)] == [("S-1",)]
    alone = bout(["LI-9"], ["LI-4", "MA-7", "S-1"])
    assert alone.events(CardsExhausted) == []
    assert alone.events(CardsBuried) == []
    assert alone.events(CardsShoved) == []


@clause("CH-70")
def test_an_immediate_bonus_stays_while_the_card_has_the_flag() -> None:
    arena = bout(["S-2"], ["SP-2", "S-1"])
    assert arena.sums() == [(2, 2)]
    assert arena.events(FlagTaken)[1].defence == 2


@clause("CH-71")
def test_a_counting_bonus_is_counted_once() -> None:
    arena = bout(["S-4", "S-1"], ["KI-3", "S-1"], exhausted=([], ["S-2", "S-3"]))
    assert arena.events(Compared)[0].powers == (3,)
    many = bout(["S-4"], ["KI-3"], exhausted=([], ["S-2"] * 5))
    assert many.events(Compared)[0].powers == (1 + 3,)


@clause("CH-71")
def test_a_bonus_ends_when_the_card_leaves() -> None:
    arena = bout(["SP-2", "KI-4"], ["S-2", "S-2", "S-4"])
    powers = [event.powers for event in arena.events(Compared) if event.seat == 0]
    assert arena.events(CardsRecycled)[0].cards == ("SP-2",)
    assert powers == [(2,), (2,)]


@clause("CH-72")
def test_the_exhaust_pile_has_no_effect_and_no_limit() -> None:
    assert defence("MA-1", exhausted=(["MA-4"] * 9, [])) == 1
    assert defence("MA-1", benches=(["MA-4"], [])) == 2


@clause("CH-73")
def test_on_attack_counts_in_its_own_attack_only() -> None:
    arena = bout(["CI-3", "S-1"], ["JU-5"])
    assert arena.sums()[0] == (5, 5)
    assert arena.events(FlagTaken)[1].defence == 4


@clause("CH-73")
def test_on_attack_counts_go_with_the_row() -> None:
    assert attack("JU-2", "JU-2") == [(2,), (4, 4)]
    assert attack("JU-1", "JU-1", "S-1") == [(1,), (2, 2), (2, 2, 1)]
    assert attack("JU-9", benches=([], ["JU-1", "JU-1", "JU-2", "S-1"])) == [(7,)]


@clause("CH-74")
def test_from_the_bench_works_on_the_bench_only() -> None:
    arena = bout(["MA-4", "MA-1", "MA-1"], ["S-1", "S-3"])
    powers = [event.powers for event in arena.events(Compared) if event.seat == 0]
    assert powers == [(2,), (2,)]
    assert attack("MA-4", "MA-1") == [(1,), (1, 1)]


@clause("CH-75")
def test_bench_bonuses_add_up() -> None:
    assert defence("MA-1", benches=(["MA-4", "MA-4"], [])) == 3
    assert defence("GL-1", benches=(["GL-3", "GL-10"], [])) == 1 + 3 + 1 + 3


@clause("CH-76")
def test_bench_bonuses_are_for_their_owner_in_row_or_with_the_flag() -> None:
    assert defence("MA-1", benches=([], ["MA-4"])) == 1
    assert attack("MA-1", benches=([], ["MA-4"])) == [(2,)]
    assert attack("MA-1", benches=(["MA-4"], [])) == [(1,)]


@clause("CH-76")
def test_auras_choose_their_cards() -> None:
    assert attack("JU-1", benches=([], ["JU-3"])) == [(2,)]
    assert defence("JU-1", benches=(["JU-3"], [])) == 1
    assert attack("CI-1", benches=([], ["GL-3"])) == [(3,)]
    assert attack("S-1", "S-2", benches=([], ["LI-3"])) == [(2,), (2, 2)]
    assert attack("S-1", "KI-1", benches=([], ["CI-4"])) == [(2,), (2, 1)]


@clause("CH-77")
def test_while_holding_counts_while_the_flag_lies_on_the_card() -> None:
    assert defence("GL-1") == 4
    assert attack("GL-1") == [(1,)]
    assert defence("SP-7", benches=(["SP-1", "SP-1", "SP-3", "SP-4"], [])) == 4 + 3 + 1
    assert defence("KI-6", exhausted=(["S-1"], [])) == 5


@clause("CH-77")
def test_chill_takes_from_the_first_attacker() -> None:
    arena = bout(["GL-7"], ["S-3", "S-3"])
    assert [event.powers for event in arena.events(Compared)] == [(1,), (1, 3)]


@clause("CH-78")
def test_flag_loss_needs_the_flag() -> None:
    held = bout(["MA-1"], ["S-1"])
    assert [(event.seat, event.fans) for event in held.events(FansGained)] == [(0, 1)]
    hidden = bout(["S-2", "S-4"], ["MA-1", "S-1"])
    assert hidden.events(FansGained) == []


@clause("CH-16", "CH-82")
def test_fans_are_given_at_once_to_the_later_loser_too() -> None:
    arena = bout(["MA-8"], ["S-4", "S-1"], trophies=((1,), ()))
    assert arena.won().loser == 0
    assert arena.state.players[0].tokens == 1
    assert arena.events(FansGained)[0].park == 0


@clause("CH-82")
def test_fans_for_the_opponent() -> None:
    arena = bout(["MA-9"], ["S-4", "S-4"])
    assert [(event.seat, event.fans) for event in arena.events(FansGained)] == [(1, 1)]


@clause("CH-83")
def test_effects_happen_in_printed_order() -> None:
    pack = {
        "edition": "original",
        "cards": [
            {
                "key": "two_things",
                "set": "MARKET",
                "name": {"ko": "둘", "en": "Two Things"},
                "level": "A",
                "power": 1,
                "abilities": [
                    {"timing": "reveal", "operations": [{"op": "fans", "amount": 1}]},
                    {
                        "timing": "reveal",
                        "operations": [
                            {"op": "weaken", "target": "holder", "amount": 1},
                            {"op": "power", "amount": 2},
                        ],
                    },
                ],
            }
        ],
    }
    host = ChallengersGame(parse({**files(), "pack": pack}))
    arena = bout(["S-4"], ["two_things"], played=host)
    kinds = (FansGained, Weakened, Powered)
    happened = [type(entry.event) for entry in arena.entries if isinstance(entry.event, kinds)]
    assert happened == [FansGained, Weakened, Powered]
    assert arena.sums() == [(3, 3)]


@clause("CH-71")
def test_counts_of_the_bench() -> None:
    bench = (["S-1", "S-1", "CI-1", "KI-1", "GL-1"], list[str]())
    assert defence("LI-2", benches=bench) == 1 + 3
    assert defence("LI-8", benches=bench) == 5 + 4
    assert defence("LI-6", benches=bench) == 2 + 3
    assert defence("LI-7", benches=bench) == 3 + 2
    assert defence("LI-7", benches=(["S-1", "S-2"], [])) == 3
    assert defence("MA-3", benches=([], ["S-1"])) == 4
    assert defence("MA-3", benches=(["S-2"], ["S-1"])) == 2
    assert defence("JU-6", benches=(["JU-1", "JU-1"], [])) == 6
    assert defence("SP-8", benches=(["SP-1"] * 6, [])) == 10


@clause("CH-70")
def test_weaken_lasts_for_the_match() -> None:
    arena = bout(["CI-3", "S-1"], ["GL-4", "S-1", "S-1"])
    assert arena.sums()[:3] == [(2, 4), (3, 4), (4, 4)]
    nobody = bout(["GL-4"], ["S-1"])
    assert nobody.events(Weakened) == []


@clause("CH-72")
def test_exhausting_oneself_or_the_whole_stack() -> None:
    alone = bout(["JU-10"], ["CI-5"])
    assert (alone.ara.exhausted, alone.ara.bench) == (["JU-10"], [])
    stack = bout(["CI-5"], ["S-1", "KI-10", "S-1"], trophies=((1,), ()))
    assert stack.won().loser == 0
    whole = bout(["S-4", "CI-5", "CI-5"], ["S-3", "KI-10"], trophies=((1,), ()))
    assert whole.bo.exhausted == ["KI-10", "S-3"]
    assert whole.bo.bench == []


@clause("CH-69", "CH-72")
def test_exhausting_all_small_cards_of_the_bench() -> None:
    arena = bout(["SP-9"], ["S-1"], benches=(["S-1", "S-1", "S-2", "MA-4"], []))
    assert arena.ara.bench == [["S-2"]]
    assert sorted(arena.ara.exhausted) == ["MA-4", "S-1", "S-1"]


@clause("CH-63")
def test_shove_moves_cards_one_by_one_without_their_effects() -> None:
    arena = bout(["RB-8"], ["MA-8", "S-1", "S-1"])
    (shoved,) = arena.events(CardsShoved)
    assert (shoved.seat, shoved.cards, shoved.slots) == (1, ("MA-8", "S-1"), 2)
    assert arena.events(FansGained) == []


@clause("CH-69")
def test_bury_hides_a_card_at_the_bottom() -> None:
    arena = bout(["LI-4"], ["CI-5", "S-1", "S-1"])
    assert [event.card for event in arena.events(CardRevealed)[1:3]] == ["S-1", "S-1"]
    assert arena.events(CardsBuried)[0].count == 1
    assert "CI-5" not in repr(arena.events(CardsBuried)[0])


# Choices inside a match


@clause("CH-69")
def test_dig_is_asked_of_its_side_only() -> None:
    arena = bout(["LI-5", "S-1", "S-2", "S-3", "S-4"], ["S-4", "S-4"], choices="asked")
    assert arena.asked(0) == [("card", "S-1", 0), ("card", "S-2", 1), ("card", "S-3", 2)]
    assert game().view(arena.state, 0).matches[0].sides[0].deck_top == ("S-1", "S-2", "S-3")
    for viewer in (1, None):
        assert game().view(arena.state, viewer).matches[0].sides[0].deck_top == ()
    arena.choose(0, ("card", "S-2"))
    assert [event.card for event in arena.events(CardRevealed) if event.seat == 0][1] == "S-2"
    assert arena.seen(0, DeckLookedAt)[0].top == ("S-2",)
    for viewer in (1, None):
        told = arena.seen(viewer, DeckLookedAt)[0]
        assert (told.count, told.cards, told.top) == (3, None, None)


@clause("CH-69")
def test_dig_puts_the_rest_at_the_bottom_in_the_order_seen() -> None:
    arena = bout(["LI-5", "S-1", "S-2", "S-3", "S-4"], ["CI-5"], choices="asked")
    arena.choose(0, ("card", "S-2"))
    assert arena.ara.deck == ["S-4", "S-1", "S-3"] or arena.match.winner is not None
    fewer = bout(["LI-5", "S-1"], ["S-4"], choices="asked")
    assert fewer.asked(0) == [("card", "S-1", 0)]


@clause("CH-69", "CH-72")
def test_exhausting_from_the_bench_is_up_to_n_of_ones_choice() -> None:
    bench = ["S-1", "S-1", "S-2"]
    arena = bout(["KI-5"], ["S-1"], benches=(bench, []), choices="asked")
    decision = arena.state.decision(0)
    assert decision is not None
    assert (decision.kind, decision.least, decision.most) == ("exhaust", 0, 2)
    arena.choose(0, ("card", "S-1"), ("card", "S-2"))
    assert arena.ara.bench == [["S-1"]]
    assert sorted(arena.ara.exhausted) == ["S-1", "S-2"]
    declined = bout(["KI-5"], ["S-1"], benches=(bench, []), choices="asked")
    declined.choose(0)
    assert declined.ara.bench == [["S-1", "S-1"], ["S-2"]]


@clause("CH-72")
def test_exhausting_a_whole_slot() -> None:
    arena = bout(["KI-8"], ["S-1"], benches=(["S-1", "S-1", "S-2"], []), choices="asked")
    assert arena.asked(0) == [("slot", "S-1", 0), ("slot", "S-2", 1)]
    arena.choose(0, ("slot", "S-1"))
    assert arena.ara.bench == [["S-2"]]
    assert arena.ara.exhausted == ["S-1", "S-1"]


@clause("CH-69")
def test_recycling_to_the_bottom_of_the_deck() -> None:
    arena = bout(["KI-4", "S-3"], ["S-2", "S-4", "CI-5"], benches=(["S-1"], []), choices="asked")
    assert arena.kind(0) == "recycle"
    arena.choose(0, ("card", "S-1"))
    (recycled,) = arena.events(CardsRecycled)
    assert (recycled.cards, recycled.end) == (("S-1",), "bottom")
    assert [event.card for event in arena.events(CardRevealed) if event.seat == 0][-1] == "S-1"


@clause("CH-109")
def test_nobody_is_asked_when_choices_are_automatic() -> None:
    arena = bout(["LI-5", "S-1", "S-2", "S-3"], ["S-4", "S-4"])
    assert [event.card for event in arena.events(CardRevealed) if event.seat == 0][1] == "S-3"


@clause("CH-109")
@pytest.mark.parametrize(
    ("bench", "gone"),
    [
        (["S-1", "S-2"], []),
        (["S-1", "S-2", "S-3"], ["S-1"]),
        (["S-1", "S-1", "MA-4", "S-2", "S-3"], ["S-2", "S-3"]),
        (["S-1", "S-2", "S-3", "S-4"], ["S-1", "S-2"]),
    ],
)
def test_the_automatic_exhaust(bench: list[str], gone: list[str]) -> None:
    arena = bout(["KI-5"], ["S-1"], benches=(bench, []))
    assert arena.ara.exhausted == gone


@clause("CH-109")
def test_the_automatic_recycle_takes_the_strongest_without_from_the_bench() -> None:
    arena = bout(["MA-6"], ["S-4"], benches=(["S-1", "S-4", "S-3"], []))
    assert arena.events(CardsRecycled)[0].cards == ("S-4",)
    beside = bout(["MA-6"], ["S-4"], benches=(["JU-7", "S-1"], []))
    assert beside.events(CardsRecycled)[0].cards == ("S-1",)


@clause("CH-109")
def test_the_automatic_dig_keeps_the_first_of_equals() -> None:
    arena = bout(["LI-5", "S-3", "KI-2", "S-1", "S-2"], ["S-4", "S-4", "S-4"])
    assert arena.seen(0, DeckLookedAt)[0].top == ("S-3",)


@clause("CH-109")
def test_each_seat_decides_whether_it_is_asked() -> None:
    host = game()
    state, _ = host.start(3, {"cards": "original", "choices": ["asked", "automatic", "asked"]}, "x")
    assert state.choices == ["asked", "automatic", "asked"]
