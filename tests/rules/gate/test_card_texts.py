"""Section 14: what every card of the base set does, with the rulebook's numbers."""

from dataclasses import replace
from typing import Any

import pytest

from engine.gate import events
from engine.gate.cards import Text
from engine.kernel import Option
from tests.clauses import clause
from tests.rules.gate.duels import DECKS, GAME, SUMMONERS, Laid, Table, table

FILLER = ["S1", "S2", "S3", "S4"]
WEAK, STRONG = "VR-1a", "VR-3b"
COVERED: set[str] = set()


def decks_with(seat: int, *cards: str) -> tuple[str, ...]:
    """Four gate decks for a seat, the cards' own first."""
    needed = list(dict.fromkeys(card[:2] for card in cards if "-" in card))
    return tuple([*needed, *(deck for deck in DECKS[seat] if deck not in needed)][:4])


def mine(card: str, hand: tuple[str, ...] = (), **laid: Any) -> Laid:
    """Seat 0 holds ``card`` and ``hand``."""
    COVERED.add(card)
    other = [*hand, *laid.get("deck", ()), *laid.get("dugout", ())]
    summoners = tuple(dict.fromkeys([c for c in (card, *other) if c in GAME.catalog.summoners]))
    summoners = (*summoners, *(s for s in SUMMONERS[0] if s not in summoners))[:4]
    decks = laid.pop("decks", None) or decks_with(0, card, *other)
    return Laid(hand=(card, *hand), decks=decks, summoners=summoners, **laid)


def theirs(card: str, **laid: Any) -> Laid:
    """``card`` guards column 0 of seat 1."""
    COVERED.add(card)
    summoners = (card, "S5", "S6", "S7") if card in SUMMONERS[1] else SUMMONERS[1]
    summoners = tuple(dict.fromkeys((*summoners, "S8")))[:4]
    return Laid(guardians={0: card}, decks=decks_with(1, card), summoners=summoners, **laid)


def finish(t: Table, *first: Option) -> events.Clashed:
    """Use ``first``, then everything else there is to use, and see the clash."""
    for option in first:
        t.choose(option)
    while not (found := t.told(events.Clashed)):
        t.choose(t.options[0])
    return found[0]


def attacking(
    laid: Laid, other: Laid | None = None, *, cards: tuple[str, ...] = ()
) -> events.Clashed:
    t = table(laid, other or Laid())
    return finish(t.attack(*(cards or tuple(laid.hand)), at=0))


def guarding(other: Laid, attackers: tuple[str, ...] = (STRONG,)) -> events.Clashed:
    return finish(table(Laid(hand=attackers), other).attack(*attackers, at=0))


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


# Usable abilities and prices


def test_hd_3b_pays_a_hand_card_as_attacker_and_as_guardian() -> None:
    t = table(mine("HD-3b", ("JN-1a", "S1"))).attack("HD-3b", at=0)
    t.do("ability", "HD-3b", 0, "HD-3b")
    assert t.options == (("card", "JN-1a"), ("card", "S1"))
    assert finish(t, ("card", "S1")).powers == (6,)
    assert t.told(events.Discarded)[0] == events.Discarded(0, ("S1",), "cost")
    other = theirs("HD-3b", hand=["MC-1a"])
    assert guarding(other).guardian_power == 6
    # With no hand card there is nothing to pay with, and nothing to ask.
    assert guarding(theirs("HD-3b")).guardian_power == 3


@pytest.mark.parametrize(("card", "price", "power"), [("MC-4", 2, 8), ("MC-1a", 1, 3)])
def test_morgan_pays_with_the_dugout(card: str, price: int, power: int) -> None:
    dugout = ["S1", "S2", "S3"]
    t = table(mine(card, dugout=dugout)).attack(card, at=0)
    t.do("ability", card, 0, card)
    assert (t.asked.kind, t.asked.least, t.asked.most) == ("pay", price, price)
    t.choose(*(("card", key) for key in dugout[:price]))
    assert finish(t).powers == (power,)
    assert t.told(events.Banished) == [events.Banished(0, tuple(dugout[:price]))]
    assert t.side(0).dugout == [*dugout[price:], card]


def test_mc_4_needs_two_cards_to_pay() -> None:
    assert attacking(mine("MC-4", dugout=["S1"])).powers == (5,)


def test_mc_2a_is_banished_for_four_power() -> None:
    t = table(Laid(hand=[STRONG]), theirs("MC-2a")).attack(STRONG, at=0)
    assert finish(t, ("ability", "MC-2a", 0, "MC-2a")).guardian_power == 6
    assert "MC-2a" in t.side(1).banished
    assert t.side(1).dugout == []


def test_mc_3a_is_banished_after_the_attack() -> None:
    t = table(mine("MC-3a")).attack("MC-3a", at=0)
    assert finish(t).success
    assert t.told(events.Banished) == [events.Banished(0, ("MC-3a",))]
    assert t.side(0).dugout == []


@pytest.mark.parametrize("keep", [True, False])
def test_hd_1b_may_return_to_the_hand(keep: bool) -> None:
    t = table(Laid(hand=[STRONG]), theirs("HD-1b")).attack(STRONG, at=0)
    t.choose(("ability", "HD-1b", 0, "HD-1b") if keep else ("pass",))
    assert t.side(1).hand == (["HD-1b"] if keep else [])
    assert t.side(1).dugout == ([] if keep else ["HD-1b"])


@pytest.mark.parametrize(
    ("attackers", "held"), [((STRONG,), True), (("VR-4", "VR-3a", "VR-3b"), False)]
)
def test_sb_4_returns_to_the_hand_if_it_held(attackers: tuple[str, ...], held: bool) -> None:
    t = table(Laid(hand=attackers), theirs("SB-4")).attack(*attackers, at=0)
    assert finish(t).success is not held
    assert t.side(1).hand == (["SB-4"] if held else [])
    assert t.side(1).dugout == ([] if held else ["SB-4"])


@pytest.mark.parametrize(("guarded", "power"), [(True, 1), (False, 2)])
def test_vr_1b_is_stronger_where_nobody_guards(guarded: bool, power: int) -> None:
    other = theirs("S5") if guarded else Laid()
    assert attacking(mine("VR-1b"), other).powers == (power,)


def test_ft_3b_summons_after_a_success_only() -> None:
    t = table(mine("FT-3b")).attack("FT-3b", at=0)
    assert t.asked.kind == "summon"
    assert t.shown(1, 0).damage == 1
    t.do("gate", 1)
    assert t.told(events.Summoned) == [events.Summoned(0, 1, "JN-2a", "dugout")]
    t = table(mine("FT-3b"), theirs("SB-1a")).attack("FT-3b", at=0)
    assert not finish(t).success
    assert t.told(events.Summoned) == []


# Cards drawn in combat


@pytest.mark.parametrize(
    ("card", "deck", "drawn"),
    [
        ("FT-1b", ["S1", "S2"], 1),
        ("EG-3b", ["S1", "EG-1a"], 1),
        ("EG-3b", ["S1", "S2", "EG-1a"], 0),
    ],
)
def test_an_attacker_draws(card: str, deck: list[str], drawn: int) -> None:
    t = table(mine(card, deck=deck)).attack(card, at=0)
    assert t.side(0).hand == deck[:drawn]


def test_ft_2b_draws_as_guardian() -> None:
    t = table(Laid(hand=[STRONG], decks=("JN", "VR", "EG", "HD")), theirs("FT-2b", deck=["S5"]))
    t.attack(STRONG, at=0)
    assert t.side(1).hand == ["S5"]


# Actions


@pytest.mark.parametrize(
    ("card", "damage", "left", "banished"),
    [("SB-3b", 1, 0, False), ("SB-1b", 1, 0, True), ("SB-1b", 0, 0, True)],
)
def test_healing(card: str, damage: int, left: int, banished: bool) -> None:
    t = table(mine(card, damage={0: damage})).use(card)
    assert t.shown(0, 0).damage == left
    assert t.told(events.Healed) == [events.Healed(0, 0, 1, 0)] * damage
    assert (card in t.side(0).banished) is banished
    assert (card in t.side(0).dugout) is not banished


def test_healing_lets_choose_the_gate() -> None:
    t = table(mine("SB-3b", damage={1: 1, 3: 1})).use("SB-3b")
    assert (t.asked.kind, t.options) == ("heal", (("gate", 1), ("gate", 3)))
    t.do("gate", 3)
    assert [column.damage for column in t.half(None, 0).columns] == [0, 1, 0, 0]


def test_eg_1b_orders_the_top_three_and_draws() -> None:
    t = table(mine("EG-1b", deck=FILLER)).use("EG-1b")
    assert (t.asked.kind, t.asked.ordered) == ("scry", True)
    assert t.half(0, 0).deck_top == ("S1", "S2", "S3")
    assert t.half(1, 0).deck_top == ()
    assert t.told(events.Scried, 1) == [events.Scried(0, 3, ())]
    t.choose(("card", "S3"), ("card", "S1"), ("card", "S2"))
    assert t.side(0).hand == ["S3"]
    assert t.side(0).deck == ["S1", "S2", "S4"]


def test_hd_1a_looks_at_one_guardian_alone_and_draws() -> None:
    other = Laid(guardians={0: "SB-1a", 2: "MC-1a"})
    t = table(mine("HD-1a", deck=["S1"]), other).use("HD-1a")
    assert t.options == (("guardian", 0), ("guardian", 2))
    assert (t.asked.kind, t.asked.most) == ("peek", 1)
    t.do("guardian", 2)
    seen = {viewer: t.half(viewer, 1).columns[2].guardian for viewer in (0, 1, None)}
    assert [guardian and guardian.card for guardian in seen.values()] == ["MC-1a", "MC-1a", None]
    assert t.told(events.Peeked, None) == [events.Peeked(1, 2, None)]
    assert t.half(0, 1).columns[0].guardian != t.half(1, 1).columns[0].guardian
    assert t.side(0).hand == ["S1"]


def test_hd_2b_sends_an_opposing_guardian_back_unseen() -> None:
    other = Laid(guardians={0: "SB-1a", 2: "MC-1a"})
    t = table(mine("HD-2b"), other).use("HD-2b")
    assert (t.asked.kind, t.options) == ("bounce", (("guardian", 0), ("guardian", 2)))
    t.do("guardian", 0)
    assert t.side(1).hand == ["SB-1a"]
    assert t.told(events.GuardianBounced, 1) == [events.GuardianBounced(1, 0, "SB-1a")]
    assert t.told(events.GuardianBounced, 0) == [events.GuardianBounced(1, 0, None)]


@pytest.mark.parametrize("seat", [0, 1])
def test_mc_3b_banishes_up_to_two_of_one_dugout(seat: int) -> None:
    dugouts = (["S1", "S2", "S3"], ["S5", "S6", "S7"])
    t = table(mine("MC-3b", dugout=dugouts[0]), Laid(dugout=dugouts[1])).use("MC-3b")
    assert t.options == (("dugout", 0), ("dugout", 1))
    t.do("dugout", seat)
    assert (t.asked.kind, t.asked.least, t.asked.most) == ("banish", 0, 2)
    t.choose(*(("card", key) for key in dugouts[seat][1:]))
    assert t.told(events.Banished) == [events.Banished(seat, tuple(dugouts[seat][1:]))]


def test_mc_1b_recalls_a_card_of_its_name() -> None:
    t = table(mine("MC-1b", dugout=["S1", "MC-1a", "MC-3b"])).use("MC-1b")
    assert t.options == (("card", "MC-1a"), ("card", "MC-3b"))
    assert (t.asked.least, t.asked.most) == (0, 1)
    t.do("card", "MC-3b")
    assert t.side(0).hand == ["MC-3b"]
    assert t.side(0).dugout == ["S1", "MC-1a", "MC-1b"]


def test_ft_3a_summons_to_the_hand() -> None:
    t = table(mine("FT-3a", summoned={1: 2})).use("FT-3a").do("gate", 1)
    assert t.side(0).hand == ["JN-3a"]


def test_ft_2a_draws_two() -> None:
    assert table(mine("FT-2a", deck=FILLER)).use("FT-2a").side(0).hand == ["S1", "S2"]


def test_ft_1a_summons_from_its_own_gate() -> None:
    t = table(mine("FT-1a")).use("FT-1a")
    assert t.asked.kind == "main"
    assert t.told(events.Summoned) == [events.Summoned(0, 0, "FT-2a", "dugout")]


# Summoners


def test_s1_summons_draws_and_discards() -> None:
    t = table(mine("S1", ("VR-1a",), deck=["S2"])).use("S1").do("gate", 0)
    assert (t.asked.kind, t.options) == ("discard", (("card", "VR-1a"), ("card", "S2")))
    t.do("card", "VR-1a")
    assert t.side(0).hand == ["S2"]
    assert t.side(0).dugout == [f"{t.column(0, 0).deck}-2a", "VR-1a", "S1"]


@pytest.mark.parametrize(("closed", "taken"), [(True, 2), (False, 1)])
def test_s2_summons_again_from_a_closed_gate(closed: bool, taken: int) -> None:
    t = table(mine("S2", closed=[1] if closed else [], damage={1: 2 if closed else 0}))
    t.use("S2").do("gate", 1)
    assert [event.column for event in t.told(events.Summoned)] == [1] * taken
    assert t.asked.kind == "main"


def test_s3_may_banish_a_lv1_character_of_the_own_dugout() -> None:
    dugout = ["VR-1a", "S2", "VR-3a", "EG-1a"]
    t = table(mine("S3", dugout=dugout)).use("S3").do("gate", 0)
    assert (t.asked.kind, t.asked.least, t.asked.most) == ("banish", 0, 1)
    assert t.options == (("card", "VR-1a"), ("card", "EG-1a"))
    t.do("card", "EG-1a")
    assert t.told(events.Banished) == [events.Banished(0, ("EG-1a",))]
    t = table(mine("S3", dugout=dugout)).use("S3").do("gate", 0).choose()
    assert t.told(events.Banished) == []


@pytest.mark.parametrize(("gone", "place"), [(0, "hand"), (2, "dugout")])
def test_s4_takes_low_cards_to_the_hand(gone: int, place: str) -> None:
    t = table(mine("S4", summoned={0: gone})).use("S4").do("gate", 0)
    assert [event.to for event in t.told(events.Summoned)] == [place]


@pytest.mark.parametrize("branch", [0, 1])
def test_s5_summons_or_heals(branch: int) -> None:
    t = table(mine("S5", damage={0: 1})).use("S5")
    assert (t.asked.kind, t.options) == ("branch", (("branch", 0), ("branch", 1)))
    t.do("branch", branch)
    if branch == 0:
        t.do("gate", 2)
    assert len(t.told(events.Summoned)) == 1 - branch
    assert t.shown(0, 0).damage == 1 - branch


def test_s6_summons_looks_and_orders() -> None:
    t = table(mine("S6", deck=["S1", "S2"]), Laid(guardians={0: "SB-1a"})).use("S6").do("gate", 0)
    assert t.told(events.Peeked, 0) == [events.Peeked(1, 0, "SB-1a")]
    assert t.asked.kind == "scry"
    t.choose(("card", "S2"), ("card", "S1"))
    assert t.side(0).deck == ["S2", "S1"]


@pytest.mark.parametrize("back", [True, False])
def test_s7_may_take_an_own_guardian_back(back: bool) -> None:
    t = table(mine("S7", guardians={1: "VR-1a"}, decks=("JN", "VR", "EG", "FT"))).use("S7")
    t.do("gate", 0)
    assert (t.asked.kind, t.asked.least, t.asked.most) == ("bounce", 0, 1)
    t.choose(*([("guardian", 1)] if back else []))
    assert t.side(0).hand == (["VR-1a"] if back else [])
    assert (t.column(0, 1).guardian is None) is back


def test_s8_summons() -> None:
    t = table(mine("S8")).use("S8").do("gate", 0)
    assert t.side(0).dugout == [f"{t.column(0, 0).deck}-2a", "S8"]


@clause("TG-3")
def test_flavour_changes_nothing() -> None:
    from engine.gate.game import GateGame

    other = Text(ko="다른 이야기", en="another story")
    cards = {key: replace(card, flavour=other) for key, card in GAME.catalog.cards.items()}
    silent = GateGame(replace(GAME.catalog, cards=cards))
    one, _ = GAME.start(2, {}, "flavour")
    two, _ = silent.start(2, {}, "flavour")
    for _ in range(60):
        decision = one.decisions()[0]
        choice = decision.default if decision.kind != "main" else (0,)
        assert GAME.apply(one, decision.seat, choice) == silent.apply(two, decision.seat, choice)
    assert GAME.dump(one) == silent.dump(two)


COLLECTED = frozenset(COVERED)


def test_every_card_has_a_test_here() -> None:
    characters = {key for key, card in GAME.catalog.cards.items() if card.kind == "character"}
    assert characters - COLLECTED == set()
    for summoner in GAME.catalog.summoners:
        assert any(name.startswith(f"test_{summoner.lower()}_") for name in globals())
