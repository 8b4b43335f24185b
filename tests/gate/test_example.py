"""The worked example of the rulebook's section 19, and its variants."""

from engine.gate.events import Clashed, Damaged, DuelEnded, LinkRevealed, PowerChanged
from engine.gate.state import Duel
from tests.clauses import clause
from tests.gate.situations import attack, choose, gate, happened, offered, side, situation


def example(guardian: str = "SB-1a") -> Duel:
    a = side(
        [gate("JN", attached=["JN-1a"]), "VR", "EG", "FT"],
        hand=["JN-2a", "JN-1b", "VR-2a", "S4", "EG-1a", "FT-1b"],
        deck=["EG-1b", "JN-2b", "S1", "VR-1a", "VR-1b", "FT-1a", "S2", "S3"],
    )
    b = side(
        [
            gate("MR", damage=1, attached=["MR-1a"], guardian=guardian),
            gate("SB", damage=2, closed=True),
            "HD",
            "MC",
        ]
    )
    return situation(a, b)


@clause("TG-40", "TG-56", "TG-57", "TG-61")
def test_the_hasty_summons_a_level_3_card_to_the_dugout() -> None:
    state = example()
    assert state.sides[0].columns[0].pile[-1] == "JN-3a"
    choose(state, ("use", "S4"))
    choose(state, ("gate", 0))
    mine = state.sides[0]
    assert mine.columns[0].pile == ("JN-G", "JN-4", "JN-3b")
    assert sorted(mine.dugout) == ["JN-3a", "S4"]
    assert "JN-3a" not in mine.hand
    assert mine.active == []


@clause("TG-70", "TG-71", "TG-81", "TG-84", "TG-92", "TG-100", "TG-101", "TG-107", "TG-112")
def test_the_attack_closes_the_second_gate_and_wins_at_once() -> None:
    state = example()
    choose(state, ("use", "S4"))
    choose(state, ("gate", 0))
    told = attack(state, 0, "JN-2a", "JN-1b", "VR-2a")
    assert state.combat is not None
    guardian = state.combat.guardian
    assert guardian is not None
    assert (guardian.card, guardian.power) == ("SB-1a", 3)

    assert set(offered(state, "abilities")) == {
        ("ability", "JN-1b", 0, "JN-1b"),
        ("ability", "JN-1b", 0, "JN-1a"),
        ("ability", "JN-2a", 0, "JN-1a"),
    }
    told = choose(state, ("ability", "JN-1b", 0, "JN-1b"))
    assert happened(told, LinkRevealed) == [LinkRevealed(0, "JN-1b", ("EG-1b", "JN-2b"), True)]
    assert happened(told, PowerChanged) == [PowerChanged(0, "JN-1b", 2, 3)]
    told = choose(state, ("ability", "JN-1b", 0, "JN-1a"))

    assert happened(told, PowerChanged) == [
        PowerChanged(0, "JN-1b", 1, 4),
        PowerChanged(0, "JN-2a", 1, 3),
    ]
    (clash,) = happened(told, Clashed)
    assert isinstance(clash, Clashed)
    assert dict(zip(clash.cards, clash.powers, strict=True)) == {
        "JN-1b": 4,
        "JN-2a": 3,
        "VR-2a": 2,
    }
    assert (clash.attack, clash.defence, clash.success) == (9, 5, True)
    assert (clash.guardian_power, clash.gate_power) == (3, 2)
    assert happened(told, Damaged) == [Damaged(1, 0, 2, 3, 3, 5)]
    assert happened(told, DuelEnded) == [DuelEnded(0, "gates")]

    assert state.result is not None
    assert state.result.winners == (0,)
    mine, theirs = state.sides
    assert theirs.columns[0].closed
    assert sorted(mine.active) == ["JN-1b", "JN-2a", "VR-2a"]
    assert sorted(mine.dugout) == ["JN-3a", "S4"]
    assert mine.deck[:2] == ["EG-1b", "JN-2b"]


@clause("TG-74", "TG-88", "TG-109")
def test_variant_b1_the_silent_knight_leaves_the_gate_open() -> None:
    state = example("SB-2b")
    attack(state, 0, "JN-2a", "JN-1b", "VR-2a")
    # The knight has but one ability, so its window asks nothing.
    choose(state, ("ability", "JN-1b", 0, "JN-1b"))
    told = choose(state, ("ability", "JN-1b", 0, "JN-1a"))
    (clash,) = happened(told, Clashed)
    assert isinstance(clash, Clashed)
    assert (clash.attack, clash.defence, clash.success) == (9, 5, True)
    mine, theirs = state.sides
    mender = theirs.columns[0]
    assert (mender.damage, mender.closed, mender.guardian) == (2, False, None)
    assert sorted(mine.dugout) == ["JN-1b", "JN-2a", "VR-2a"]
    assert theirs.dugout == ["SB-2b"]
    assert mine.active == []
    choose(state, ("attack",))
    choose(state, ("attacker", "EG-1a"))
    assert offered(state, "target") == (("gate", 2), ("gate", 3))


@clause("TG-87", "TG-88")
def test_variant_c_a_tie_is_the_defenders() -> None:
    state = example()
    told = attack(state, 0, "JN-2a", "VR-2a")
    (clash,) = happened(told, Clashed)
    assert isinstance(clash, Clashed)
    assert (clash.attack, clash.defence, clash.success) == (5, 5, False)
    mine, theirs = state.sides
    assert theirs.columns[0].damage == 1
    assert sorted(mine.dugout) == ["JN-2a", "VR-2a"]
    assert theirs.dugout == ["SB-1a"]
