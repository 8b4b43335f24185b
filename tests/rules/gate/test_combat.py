"""Section 9: combat."""

from dataclasses import replace

import pytest

from engine.gate import events
from engine.kernel import IllegalChoice
from tests.clauses import clause
from tests.rules.gate.duels import GAME, Laid, Table, table

VR_SB = ("SB", "VR", "EG", "FT")


def clash(t: Table) -> tuple[int, int, bool]:
    """Attack strength, defence strength, success."""
    (clashed,) = t.told(events.Clashed)
    return clashed.attack, clashed.defence, clashed.success


def damage(t: Table, number: int) -> int:
    return t.shown(1, number).damage


@clause("TG-74")
@pytest.mark.parametrize(("attacker", "success"), [("VR-3b", True), ("VR-1a", False)])
def test_a_gate_is_attacked_once_a_turn_whatever_the_result(attacker: str, success: bool) -> None:
    t = table(Laid(hand=[attacker, "JN-1a"])).attack(attacker, at=1)
    assert clash(t)[2] is success
    t.do("attack").do("attacker", "JN-1a")
    assert t.options == (("gate", 0), ("gate", 2), ("gate", 3))


@clause("TG-74")
def test_in_the_next_turn_it_may_be_attacked_again() -> None:
    t = table(Laid(hand=["VR-1a", "VR-1b"], deck=["JN-1a"])).attack("VR-1a", at=1)
    t.end().end().do("attack").choose(t.offers("attacker")[0])
    assert ("gate", 1) in t.options


@clause("TG-75")
def test_up_to_three_hand_cards_attack_face_up() -> None:
    hand = ["VR-1a", "VR-1b", "JN-1a", "EG-1b"]
    t = table(Laid(hand=hand)).do("attack")
    assert (t.asked.least, t.asked.most) == (1, 3)
    with pytest.raises(IllegalChoice):
        GAME.apply(t.state, 0, (0, 1, 2, 3))
    t.choose(("attacker", "VR-1a"), ("attacker", "JN-1a"), ("attacker", "EG-1b")).do("gate", 0)
    assert t.told(events.AttackDeclared, 1) == [
        events.AttackDeclared(0, 0, ("VR-1a", "JN-1a", "EG-1b"))
    ]
    assert t.side(0).hand == ["VR-1b"]


@clause("TG-75", "TG-116")
def test_cards_with_the_mark_cannot_attack() -> None:
    t = table(Laid(hand=["SB-1a", "SB-2b", "S1", "EG-2b", "VR-1a"], decks=VR_SB)).do("attack")
    assert t.options == (("attacker", "VR-1a"),)


@clause("TG-76")
@pytest.mark.parametrize(
    ("mine", "theirs", "may"),
    [
        (Laid(hand=["VR-1a"]), Laid(), True),
        (Laid(), Laid(), False),
        (Laid(hand=["S1", "S2"]), Laid(), False),
        (Laid(hand=["VR-1a"]), Laid(closed=[0], damage={0: 2}), True),
    ],
)
def test_an_attack_needs_an_attacker_and_a_gate(mine: Laid, theirs: Laid, may: bool) -> None:
    assert bool(table(mine, theirs).offers("attack")) is may


@clause("TG-76")
def test_without_a_gate_to_name_there_is_no_attack() -> None:
    t = table(Laid(hand=["VR-1a", "VR-1b", "JN-1a", "JN-1b"]), Laid(closed=[0], damage={0: 2}))
    for number, card in enumerate(("VR-1a", "VR-1b", "JN-1a"), start=1):
        assert t.offers("attack")
        t.attack(card, at=number)
    assert t.offers("attack") == []
    assert t.side(0).hand == ["JN-1b"]


@clause("TG-76")
def test_at_least_one_attacker_is_named() -> None:
    t = table(Laid(hand=["VR-1a"])).do("attack")
    with pytest.raises(IllegalChoice):
        GAME.apply(t.state, 0, ())


@clause("TG-77")
def test_closed_and_attacked_gates_cannot_be_named() -> None:
    t = table(Laid(hand=["VR-1a", "VR-1b"]), Laid(closed=[2], damage={2: 2}))
    t.attack("VR-1a", at=0).do("attack").do("attacker", "VR-1b")
    assert t.options == (("gate", 1), ("gate", 3))


@clause("TG-78")
def test_the_guardian_is_turned_up() -> None:
    t = table(Laid(hand=["VR-1a"]), Laid(guardians={0: "HD-1b"})).attack("VR-1a", at=0)
    # HD-1b may return to the hand: the combat waits for its owner.
    assert t.told(events.GuardianRevealed) == [events.GuardianRevealed(1, 0, "HD-1b", 1)]
    guardian = t.shown(1, 0).guardian
    assert guardian is not None
    assert (guardian.card, guardian.face_up) == ("HD-1b", True)
    assert t.asked.seat == 1


@clause("TG-78")
def test_without_a_guardian_the_attackers_are_next() -> None:
    t = table(Laid(hand=["JN-1b"], deck=["S1", "S2"])).attack("JN-1b", at=0)
    assert t.story()[:3] == ["attack_declared", "unguarded", "ability_used"]
    assert t.told(events.AbilityUsed) == [events.AbilityUsed(0, "JN-1b", 0, "JN-1b")]


@clause("TG-79", "TG-83")
def test_compulsory_abilities_of_the_guardian_are_used_and_usable_ones_at_choice() -> None:
    t = table(Laid(hand=["VR-3b"]), Laid(guardians={0: "SB-1a"})).attack("VR-3b", at=0)
    assert t.told(events.AbilityUsed) == [events.AbilityUsed(1, "SB-1a", 0, "SB-1a")]
    assert clash(t) == (4, 5, False)
    for pick, defence in ((("pass",), 4), (("ability", "MC-2a", 0, "MC-2a"), 8)):
        t = table(Laid(hand=["VR-3b"]), Laid(guardians={0: "MC-2a"})).attack("VR-3b", at=0)
        assert (t.asked.seat, t.asked.kind) == (1, "guard")
        assert t.options == (("ability", "MC-2a", 0, "MC-2a"), ("pass",))
        t.choose(pick)
        assert clash(t) == (4, defence, False)


@clause("TG-79")
def test_gained_abilities_of_the_guardian_are_used_as_well() -> None:
    other = Laid(guardians={0: "MR-1b"}, attached={0: ["SB-3a"]})
    t = table(Laid(hand=["VR-3b"]), other).attack("VR-3b", at=0)
    assert (t.asked.seat, t.asked.kind) == (1, "guard")
    assert set(t.options) == {("ability", "MR-1b", 0, "MR-1b"), ("ability", "MR-1b", 0, "SB-3a")}
    t.choose(t.options[0])
    # 2 + 1 + 2 and the gate's 2
    assert clash(t) == (4, 7, False)


@clause("TG-80", "TG-83")
def test_every_attacker_uses_its_abilities() -> None:
    hand = ["VR-1b", "FT-1b", "MC-1a"]
    laid = Laid(hand=hand, deck=["S1"], dugout=["S2"], decks=("MC", "VR", "EG", "FT"))
    t = table(laid).attack(*hand, at=0)
    uses = {("ability", card, 0, card) for card in hand}
    assert set(t.options) == uses  # two compulsory, one usable: no passing yet
    t.do("ability", "FT-1b", 0, "FT-1b")
    assert t.side(0).hand == ["S1"]
    t.do("ability", "VR-1b", 0, "VR-1b")
    assert t.options == (("ability", "MC-1a", 0, "MC-1a"), ("pass",))
    t.do("pass")
    assert clash(t) == (4, 2, True)


@clause("TG-81")
def test_the_attacking_player_chooses_the_order() -> None:
    # EG-3b draws after a hit, so a Link before it sees another deck than one after it.
    hand = ["EG-2a", "EG-3b"]
    deck = ["EG-1a", "S1", "S2", "S3"]
    first = table(Laid(hand=hand, deck=deck)).attack(*hand, at=0)
    assert first.asked.seat == 0
    first.do("ability", "EG-3b", 0, "EG-3b")
    assert clash(first)[0] == 2 + 4
    second = table(Laid(hand=hand, deck=deck)).attack(*hand, at=0)
    second.do("ability", "EG-2a", 0, "EG-2a")
    assert clash(second)[0] == 4 + 4


@clause("TG-82")
def test_each_ability_is_used_once_a_combat() -> None:
    hand = ["EG-1a", "JN-1b"]
    t = table(Laid(hand=hand, deck=["S1", "S2"])).attack(*hand, at=0)
    t.do("ability", "JN-1b", 0, "JN-1b")
    used = t.told(events.AbilityUsed)
    assert [event.card for event in used] == ["JN-1b", "EG-1a"]


@clause("TG-82", "TG-106")
def test_a_battle_ability_belongs_to_the_window_of_its_role() -> None:
    t = table(Laid(hand=["EG-1a"], deck=["EG-1b"])).attack("EG-1a", at=0)
    assert t.story()[1:3] == ["unguarded", "ability_used"]
    assert clash(t) == (3, 2, True)
    other = Laid(guardians={0: "EG-1a"}, deck=["EG-1b"], decks=("MR", "SB", "HD", "EG"))
    t = table(Laid(hand=["JN-1b"], deck=["S1", "S2"]), other).attack("JN-1b", at=0)
    assert [(event.seat, event.card) for event in t.told(events.AbilityUsed)] == [
        (1, "EG-1a"),
        (0, "JN-1b"),
    ]
    assert clash(t) == (1, 5, False)


@clause("TG-84")
def test_strengths_are_the_sums_of_powers() -> None:
    other = Laid(guardians={0: "MC-3b"}, attached={0: ["MR-2a"]}, summoned={0: 1})
    t = table(Laid(hand=["VR-1a", "VR-3b"]), other).attack("VR-1a", "VR-3b", at=0)
    (clashed,) = t.told(events.Clashed)
    assert clashed.powers == (2, 4)
    # MR-2a lies under the gate, so MR-2b was its only Lv2 card: the gate's level is 3 now.
    assert (clashed.guardian_power, clashed.gate_power) == (3, 4)
    assert (clashed.attack, clashed.defence, clashed.success) == (6, 7, False)


@clause("TG-84")
def test_without_a_guardian_the_gate_defends_alone() -> None:
    t = table(Laid(hand=["VR-3b"])).attack("VR-3b", at=3)
    assert clash(t) == (4, 2, True)


@clause("TG-85")
def test_a_power_never_counts_below_zero() -> None:
    t = table(Laid(hand=["VR-1b", "VR-3b"]), Laid(guardians={0: "HD-2a"}))
    t.attack("VR-1b", "VR-3b", at=0)
    assert t.asked.kind == "one_attacker"
    t.do("attacker", "VR-1b")
    (clashed,) = t.told(events.Clashed)
    assert clashed.powers == (0, 4)
    assert clashed.attack == 4


@clause("TG-85")
def test_reductions_below_zero_are_remembered_until_the_clash() -> None:
    # 1 - 2 + 1 counts 0, not 1: only what is counted stops at 0.
    other = Laid(guardians={0: "HD-2a"})
    t = table(Laid(hand=["JN-1b"], deck=["S1"], attached={0: ["JN-1a"]}), other)
    t.attack("JN-1b", at=0)
    while t.asked.kind == "abilities":
        t.choose(t.options[0])
    (clashed,) = t.told(events.Clashed)
    assert clashed.powers == (0,)


@clause("TG-86")
def test_a_greater_attack_succeeds_for_one_damage() -> None:
    t = table(Laid(hand=["VR-1a", "JN-1a"])).attack("VR-1a", "JN-1a", at=0)
    assert clash(t) == (3, 2, True)
    assert damage(t, 0) == 1


@clause("TG-87")
@pytest.mark.parametrize("hand", [["VR-1a"], ["JN-1a"]])
def test_an_equal_or_smaller_attack_does_nothing(hand: list[str]) -> None:
    t = table(Laid(hand=hand)).attack(*hand, at=0)
    assert clash(t)[2] is False
    assert damage(t, 0) == 0
    assert t.told(events.Damaged) == []


@clause("TG-88")
@pytest.mark.parametrize(("attacker", "success"), [("VR-4", True), ("VR-1a", False)])
def test_everybody_is_discarded_whoever_won(attacker: str, success: bool) -> None:
    t = table(Laid(hand=[attacker]), Laid(guardians={0: "MC-1a"})).attack(attacker, at=0)
    assert clash(t)[2] is success
    assert t.side(0).dugout == [attacker]
    assert t.side(1).dugout == ["MC-1a"]
    assert t.column(1, 0).guardian is None
    assert t.view(None).combat is None
    assert t.told(events.CombatEnded) == [events.CombatEnded(0, 0)]


@clause("TG-89")
def test_power_changes_last_until_the_end_of_the_combat() -> None:
    # HD-1b may stay in play: raised by 2 in one combat, it has its printed power in the next.
    other = Laid(guardians={0: "HD-1b"}, attached={2: ["SB-3a"]}, hand=["HD-1a"])
    t = table(Laid(hand=["VR-1a", "JN-1a"]), other).attack("VR-1a", at=0)
    t.do("ability", "HD-1b", 0, "SB-3a").do("ability", "HD-1b", 0, "HD-1b")
    assert t.told(events.Clashed)[0].guardian_power == 3
    assert t.side(1).hand == ["HD-1a", "HD-1b"]
    t.end()
    t.clear().attack("HD-1b", at=0)
    assert t.told(events.Clashed)[0].powers == (1,)


@clause("TG-90")
def test_a_card_drawn_in_combat_cannot_join_it() -> None:
    t = table(Laid(hand=["FT-1b"], deck=["VR-4"])).attack("FT-1b", at=0)
    (clashed,) = t.told(events.Clashed)
    assert clashed.cards == ("FT-1b",)
    assert clash(t) == (1, 2, False)
    assert t.side(0).hand == ["VR-4"]


@clause("TG-91")
def test_of_effects_at_the_same_moment_the_active_players_come_first() -> None:
    # Both fighters have a trait that applies when they turn face up: attackers first.
    t = table(Laid(hand=["VR-2a"]), Laid(guardians={0: "MR-2b"}, attached={0: ["MR-1a"]}))
    t.attack("VR-2a", at=0)
    assert [(event.seat, event.card) for event in t.told(events.AbilityUsed)] == [
        (0, "VR-2a"),
        (1, "MR-2b"),
    ]


@clause("TG-91")
def test_within_a_side_its_player_orders() -> None:
    other = Laid(guardians={0: "MR-1b"}, attached={0: ["SB-3a"]})
    for pick in (0, 1):
        t = table(Laid(hand=["VR-1a"]), other).attack("VR-1a", at=0)
        option = t.options[pick]
        t.choose(option)
        sources = [event.source for event in t.told(events.AbilityUsed)]
        assert sources[0] == option[3]
        assert len(sources) == 2


@clause("TG-75", "TG-77")
def test_nothing_is_told_before_the_gate_is_named() -> None:
    t = table(Laid(hand=["VR-1a", "JN-1a"])).do("attack").do("attacker", "VR-1a")
    assert t.entries == []
    before = replace(t.view(1), asked=())
    assert before == replace(table(Laid(hand=["VR-1a", "JN-1a"])).view(1), asked=())
