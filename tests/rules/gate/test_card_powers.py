"""Section 14: the power of every card in combat, strikes and enhancements, by the rulebook."""

from dataclasses import replace

import pytest

from engine.gate import events
from tests.rules.gate.duels import GAME, Laid, table
from tests.rules.gate.holding import COVERED, FILLER, attacking, finish, guarding, mine, theirs

# Powers in combat: as attacker (with others) and as guardian


@pytest.mark.parametrize(
    ("laid", "power"),
    [
        (mine("JN-4"), 5),
        (mine("JN-3a"), 3),
        (mine("JN-3b"), 3),
        (mine("JN-3b", ("JN-1a", "JN-2a")), 5),
        (mine("JN-2a"), 2),
        (mine("JN-1a"), 1),
        (mine("JN-1b", deck=FILLER), 1),
        (mine("JN-1b", deck=["S1", "JN-1a"]), 3),
        (mine("MR-4", attached={0: ["MR-1a"], 1: ["MR-2a"]}), 7),
        (mine("MR-4", attached={0: ["MR-1a", "MR-2a"], 1: ["MR-3b"], 2: ["JN-1a"]}, decks=("MR", "JN", "EG", "FT")), 8),
        (mine("MR-3a"), 4),
        (mine("MR-3b"), 3),
        (mine("MR-2a"), 2),
        (mine("MR-2b"), 3),
        (mine("MR-2b", attached={0: ["MR-1a", "MR-2a"]}), 4),
        (mine("MR-1a"), 1),
        (mine("MR-1b"), 2),
        (mine("VR-4"), 5),
        (mine("VR-3a"), 3),
        (mine("VR-3b"), 4),
        (mine("VR-2a"), 2),
        (mine("VR-2b"), 2),
        (mine("VR-1a"), 2),
        (mine("VR-1b"), 2),
        (mine("EG-4", deck=FILLER), 5),
        (mine("EG-4", deck=["S1", "S2", "S3", "EG-1a"]), 6),
        (mine("EG-3a"), 3),
        (mine("EG-3b", deck=FILLER), 4),
        (mine("EG-2a", deck=FILLER), 2),
        (mine("EG-2a", deck=["S1", "EG-1a"]), 4),
        (mine("EG-1a", deck=["S1", "EG-1b"]), 1),
        (mine("EG-1a", deck=["EG-1b"]), 3),
        (mine("EG-1b"), 1),
        (mine("HD-4"), 5),
        (mine("HD-3a"), 3),
        (mine("HD-3b"), 3),
        (mine("HD-2a"), 2),
        (mine("HD-2b"), 2),
        (mine("HD-1a"), 1),
        (mine("HD-1b"), 1),
        (mine("SB-4"), 5),
        (mine("SB-3a"), 3),
        (mine("SB-3b"), 3),
        (mine("SB-2a"), 2),
        (mine("SB-1b"), 1),
        (mine("MC-4"), 5),
        (mine("MC-3a"), 5),
        (mine("MC-3b"), 3),
        (mine("MC-2a"), 2),
        (mine("MC-2b", dugout=["S1", "S2", "S3"]), 2),
        (mine("MC-2b", dugout=FILLER), 3),
        (mine("MC-2b", dugout=[*FILLER, "VR-1a", "VR-1b", "EG-1a", "EG-1b", "MC-1a", "MC-1b", "MC-3a", "MC-3b"]), 4),
        (mine("MC-1a"), 1),
        (mine("MC-1b"), 1),
        (mine("FT-4"), 5),
        (mine("FT-4", summoned={1: 5, 2: 5}), 7),
        (mine("FT-4", summoned={0: 5, 1: 5, 2: 5, 3: 5}), 8),
        (mine("FT-3a"), 3),
        (mine("FT-3b"), 4),
        (mine("FT-2a"), 2),
        (mine("FT-2b"), 2),
        (mine("FT-1a"), 1),
        (mine("FT-1b"), 1),
    ],
    ids=lambda value: value.hand[0] if isinstance(value, Laid) else str(value),
)  # fmt: skip
def test_the_power_of_an_attacker(laid: Laid, power: int) -> None:
    assert attacking(laid).powers[0] == power


@pytest.mark.parametrize(
    ("other", "power"),
    [
        (theirs("JN-4"), 5),
        (theirs("JN-3a"), 3),
        (theirs("JN-3b"), 3),
        (theirs("JN-2a"), 2),
        (theirs("JN-2b"), 4),
        (theirs("JN-1a"), 1),
        (theirs("JN-1b", deck=["JN-1a"]), 1),
        (theirs("MR-4", attached={1: ["MR-1a"]}), 6),
        (theirs("MR-3a"), 6),
        (theirs("MR-3b"), 3),
        (theirs("MR-2a"), 2),
        (theirs("MR-2b", attached={1: ["MR-1a"]}), 4),
        (theirs("MR-1a"), 1),
        (theirs("MR-1b"), 3),
        (theirs("EG-3a"), 3),
        (theirs("EG-3b", deck=["EG-1a"]), 3),
        (theirs("EG-2a", deck=["EG-1a"]), 2),
        (theirs("EG-2b", deck=["S5", "S6", "EG-1a"]), 5),
        (theirs("EG-2b", deck=["S5", "S6", "S7", "EG-1a"]), 2),
        (theirs("EG-1a", deck=["EG-1b"]), 3),
        (theirs("HD-4"), 5),
        (theirs("HD-3a"), 3),
        (theirs("HD-2b"), 2),
        (theirs("HD-1a"), 1),
        (theirs("SB-4"), 7),
        (theirs("SB-3a"), 3),
        (theirs("SB-3b"), 3),
        (theirs("SB-2a"), 2),
        (theirs("SB-2b"), 3),
        (theirs("SB-1a"), 3),
        (theirs("SB-1b"), 1),
        (theirs("MC-4", dugout=["S5", "S6"]), 5),
        (theirs("MC-3a"), 5),
        (theirs("MC-3b"), 3),
        (theirs("MC-2a"), 6),
        (theirs("MC-2b", dugout=["S5", "S6", "S7", "S8"]), 3),
        (theirs("MC-1b"), 1),
        (theirs("FT-4", summoned={1: 5}), 6),
        (theirs("FT-3a"), 3),
        (theirs("FT-2b"), 3),
        (theirs("FT-1b", deck=["S5"]), 1),
        (theirs("S8"), 3),
        (theirs("S5"), 0),
    ],
    ids=lambda value: value.guardians[0] if isinstance(value, Laid) else str(value),
)
def test_the_power_of_a_guardian(other: Laid, power: int) -> None:
    assert guarding(other).guardian_power == power


def test_vr_3b_guards_with_two_less() -> None:
    other = replace(theirs("VR-3b"), decks=("VR", "SB", "HD", "MC"))
    t = table(Laid(hand=["JN-1a"], decks=("JN", "MR", "EG", "FT")), other).attack("JN-1a", at=0)
    assert finish(t).guardian_power == 2


# Powers of others


@pytest.mark.parametrize(
    ("laid", "powers"),
    [
        (mine("JN-4", ("JN-1a", "VR-1a")), (5, 2, 2)),
        (mine("VR-2b", ("VR-1a", "JN-1a")), (2, 3, 1)),
        (mine("JN-1a", ("JN-2a",), attached={1: ["MR-1a"]}, decks=("JN", "MR", "EG", "FT")), (1, 2)),
    ],
    ids=lambda value: value.hand[0] if isinstance(value, Laid) else str(value),
)  # fmt: skip
def test_the_powers_of_other_attackers(laid: Laid, powers: tuple[int, ...]) -> None:
    assert attacking(laid).powers == powers


def test_hd_3a_weakens_the_guardian() -> None:
    assert attacking(mine("HD-3a"), theirs("MR-3b")).guardian_power == 1
    assert attacking(mine("HD-3a"), theirs("MR-1a")).guardian_power == 0
    assert attacking(mine("HD-3a")).powers == (3,)


def test_hd_4_dismisses_the_guardian() -> None:
    t = table(mine("HD-4"), theirs("SB-1a")).attack("HD-4", at=0)
    assert t.told(events.GuardianDismissed) == [events.GuardianDismissed(1, 0, "SB-1a")]
    found = finish(t)
    assert (found.guardian, found.defence, found.success) == (None, 2, True)
    assert t.side(1).dugout == ["SB-1a"]
    assert t.column(1, 0).guardian is None


def test_hd_2a_weakens_one_attacker_of_its_owners_choice() -> None:
    t = table(Laid(hand=["VR-3b", "VR-1a"]), theirs("HD-2a")).attack("VR-3b", "VR-1a", at=0)
    assert (t.asked.seat, t.asked.kind) == (1, "one_attacker")
    assert t.options == (("attacker", "VR-3b"), ("attacker", "VR-1a"))
    assert finish(t, ("attacker", "VR-3b")).powers == (2, 2)


# Strikes


@pytest.mark.parametrize(
    ("laid", "damage"),
    [
        (mine("VR-4"), 3),
        (mine("VR-3a"), 2),
        (mine("VR-2a", ("VR-1a",)), 2),
        (mine("JN-4", deck=["S1", "S2", "JN-1a"]), 2),
        (mine("JN-4", deck=["S1", "S2", "S3", "JN-1a"]), 1),
        (mine("EG-4", deck=["S1", "S2", "S3", "EG-1a"]), 3),
        (mine("EG-4", deck=FILLER), 1),
        (mine("FT-3b", summoned={0: 5, 1: 5, 2: 5, 3: 5}), 1),
    ],
    ids=lambda value: value.hand[0] if isinstance(value, Laid) else str(value),
)
def test_the_damage_of_a_success(laid: Laid, damage: int) -> None:
    t = table(laid).attack(*laid.hand, at=3)
    finish(t)
    assert t.shown(1, 3).damage == damage


def test_sb_2b_bars_strikes() -> None:
    t = table(Laid(hand=["VR-4"]), theirs("SB-2b", summoned={0: 4})).attack("VR-4", at=0)
    assert t.told(events.StrikesBarred) == [events.StrikesBarred(1, "SB-2b")]
    t = table(Laid(hand=["VR-4", "VR-3a"]), theirs("SB-2b")).attack("VR-4", "VR-3a", at=0)
    assert finish(t).success
    assert t.shown(1, 0).damage == 1


# Enhancements: the ability given, and what a gate gets


@pytest.mark.parametrize(
    ("card", "attack", "guard"),
    [("JN-1a", 1, 0), ("JN-2a", 0, 1), ("JN-3a", 1, 1), ("SB-3a", 0, 2), ("EG-3a", 2, 2)],
)
def test_a_character_enhancement_gives_its_ability(card: str, attack: int, guard: int) -> None:
    # A linked ability needs a card of the name on the deck.
    laid = mine("VR-1a", attached={1: [card]}, deck=["VR-1b"], decks=(card[:2], "VR", "MR", "FT"))
    t = table(replace(laid, hand=["VR-1a"])).attack("VR-1a", at=0)
    assert finish(t).powers == (2 + attack,)
    other = Laid(
        guardians={0: "MR-1a"},
        attached={0: [card]},
        deck=["MR-1b"],
        decks=tuple(dict.fromkeys(("MR", card[:2], "HD", "MC", "SB")))[:4],
    )
    assert guarding(other).guardian_power == 1 + guard
    COVERED.add(card)


@pytest.mark.parametrize(
    ("card", "power", "durability"), [("MR-3b", 2, 1), ("MR-2a", 1, 1), ("MR-1a", 0, 1), ("SB-2a", 1, 0)]
)  # fmt: skip
def test_a_gate_enhancement_changes_its_gate(card: str, power: int, durability: int) -> None:
    t = table(mine(card)).do("enhance", card, 3)
    column = t.shown(0, 3)
    assert (column.power, column.durability) == (2 + power, 2 + durability)


COLLECTED = frozenset(COVERED)


def test_every_character_has_a_test_here() -> None:
    characters = {key for key, card in GAME.catalog.cards.items() if card.kind == "character"}
    assert characters - COLLECTED == set()
