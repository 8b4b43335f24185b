"""Section 14: what the cards of the base set do besides, with the rulebook's numbers."""

from dataclasses import replace

import pytest

from engine.gate import events
from engine.gate.game import GateGame
from engine.kernel.data import Text
from tests.clauses import clause
from tests.rules.gate.duels import GAME, Laid, table
from tests.rules.gate.holding import (
    FILLER,
    STRONG,
    attacking,
    finish,
    guarding,
    mine,
    theirs,
)

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


def test_every_summoner_has_a_test_here() -> None:
    for summoner in GAME.catalog.summoners:
        assert any(name.startswith(f"test_{summoner.lower()}_") for name in globals())
