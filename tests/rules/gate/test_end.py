"""Section 10: closing and the end."""

import pytest

from engine.gate import events
from engine.kernel import GameOver, Result
from tests.clauses import clause
from tests.rules.gate.duels import GAME, Laid, Table, table


def result(t: Table) -> Result:
    assert t.state.result is not None
    return t.state.result


@clause("TG-92")
@pytest.mark.parametrize(
    ("attacker", "before", "closed"),
    [("VR-3b", 0, False), ("VR-3b", 1, True), ("VR-3a", 0, True), ("VR-4", 0, True)],
)
def test_a_gate_closes_when_its_damage_reaches_its_durability(
    attacker: str, before: int, closed: bool
) -> None:
    t = table(Laid(hand=[attacker]), Laid(damage={0: before})).attack(attacker, at=0)
    assert t.shown(1, 0).closed is closed
    assert t.told(events.Closed) == ([events.Closed(1, 0, ())] if closed else [])


@clause("TG-92")
def test_enhanced_durability_keeps_a_gate_open() -> None:
    other = Laid(damage={0: 1}, attached={0: ["MR-1a"]})
    t = table(Laid(hand=["VR-3b"]), other).attack("VR-3b", at=0)
    column = t.shown(1, 0)
    assert (column.damage, column.durability, column.closed) == (2, 3, False)


@clause("TG-93")
def test_every_operation_is_followed_by_the_test() -> None:
    # The attack closes the gate at once: before step 7 discards anybody.
    t = table(Laid(hand=["VR-3a"])).attack("VR-3a", at=0)
    story = t.story()
    assert story.index("closed") == story.index("damaged") + 1
    assert story.index("closed") < story.index("discarded")
    # Healing and summoning are followed by it as well, and close nothing here.
    laid = Laid(hand=["SB-3b", "S4"], damage={0: 1}, decks=("JN", "VR", "EG", "SB"))
    t = table(laid).use("SB-3b").use("S4").do("gate", 0)
    assert [column.closed for column in t.half(None, 0).columns] == [False] * 4


@clause("TG-94", "TG-73")
def test_closing_voids_the_enhancements() -> None:
    other = Laid(attached={0: ["MR-2a", "SB-2a"]}, damage={0: 2})
    t = table(Laid(hand=["VR-3b", "VR-2a"]), other).attack("VR-3b", "VR-2a", at=0)
    assert t.told(events.Closed) == [events.Closed(1, 0, ("MR-2a", "SB-2a"))]
    column = t.shown(1, 0)
    assert (column.closed, column.attached, column.buried) == (True, (), ("MR-2a", "SB-2a"))
    assert (column.level, column.power, column.durability) == (2, 2, 2)


@clause("TG-95")
def test_a_closed_gate_never_opens_again() -> None:
    laid = Laid(hand=["S4", "S1"], deck=["S2"], closed=[0], damage={0: 2}, summoned={0: 1})
    t = table(laid).use("S4").do("gate", 0)
    column = t.shown(0, 0)
    assert (column.durability, column.damage, column.closed) == (3, 2, True)


@clause("TG-95")
def test_what_lay_under_a_closed_gate_counts_as_not_there() -> None:
    # MR-4 counts the enhancements of open gates only.
    other = Laid(attached={0: ["MR-1a"]}, damage={0: 2}, guardians={1: "MR-4"})
    t = table(Laid(hand=["VR-3b", "JN-1a"]), other).attack("VR-3b", at=0)
    assert t.column(1, 0).closed
    t.clear().attack("JN-1a", at=1)
    assert t.told(events.Clashed)[0].guardian_power == 5


@clause("TG-96")
def test_the_guardian_of_a_gate_that_closes_in_combat_is_discarded_in_step_seven() -> None:
    t = table(Laid(hand=["VR-3a", "VR-4"]), Laid(guardians={0: "MC-1a"}))
    t.attack("VR-3a", "VR-4", at=0)
    story = t.story()
    assert story.index("closed") < story.index("discarded")
    assert t.column(1, 0).guardian is None
    assert t.side(1).dugout == ["MC-1a"]


@clause("TG-96")
def test_a_guardian_of_a_gate_that_closes_otherwise_is_discarded_at_once() -> None:
    # No card of the base set does this outside combat; a gate with too much damage stands for it.
    t = table(Laid(hand=["JN-1a"], guardians={1: "VR-1a"}))
    t.column(0, 1).damage = 2
    t.do("enhance", "JN-1a", 0)
    assert t.column(0, 1).closed
    assert t.column(0, 1).guardian is None
    assert t.told(events.Discarded) == [events.Discarded(0, ("VR-1a",), "closing")]


@clause("TG-97")
def test_damage_on_a_closed_gate_cannot_be_healed() -> None:
    laid = Laid(
        hand=["SB-3b"], closed=[0], damage={0: 2, 1: 1, 2: 1}, decks=("JN", "VR", "EG", "SB")
    )
    t = table(laid).use("SB-3b")
    assert t.options == (("gate", 1), ("gate", 2))


@clause("TG-97")
def test_a_closed_gate_takes_no_more_damage() -> None:
    t = table(Laid(hand=["VR-4"]), Laid(closed=[0], damage={0: 2})).do("attack")
    t.do("attacker", "VR-4")
    assert ("gate", 0) not in t.options


@clause("TG-98", "TG-100")
@pytest.mark.parametrize(("attacker", "total", "over"), [("VR-3b", 6, False), ("VR-3a", 7, True)])
def test_the_damage_on_all_gates_counts_closed_ones_too(
    attacker: str, total: int, over: bool
) -> None:
    # 3 on a closed gate, 1 and 1 on open ones of level 4.
    other = Laid(closed=[0], damage={0: 3, 1: 1, 2: 1}, summoned={1: 4, 2: 4})
    t = table(Laid(hand=[attacker, "VR-1a"]), other).attack(attacker, "VR-1a", at=1)
    assert t.half(None, 1).damage == total
    if over:
        assert result(t) == Result((1, 2), "damage")
    else:
        assert t.state.result is None


@clause("TG-99")
def test_damage_beyond_the_durability_counts_in_full() -> None:
    t = table(Laid(hand=["VR-4"])).attack("VR-4", at=0)
    assert t.shown(1, 0).damage == 3
    assert t.half(None, 1).damage == 3


@clause("TG-100", "TG-101")
def test_the_second_closed_gate_loses_at_that_instant() -> None:
    other = Laid(closed=[0], damage={0: 2, 1: 1}, guardians={1: "MC-1a"})
    t = table(Laid(hand=["VR-3b", "JN-1a"]), other).attack("VR-3b", at=1)
    assert result(t) == Result((1, 2), "gates")
    assert t.told(events.DuelEnded) == [events.DuelEnded(0, "gates")]
    # Nothing is discarded any more, and nothing is accepted.
    assert t.story()[-1] == "duel_ended"
    assert "combat_ended" not in t.story()
    assert t.side(0).active == ["VR-3b"]
    assert t.column(1, 1).guardian is not None
    for seat in (0, 1):
        with pytest.raises(GameOver):
            GAME.apply(t.state, seat, (0,))


@clause("TG-101")
def test_what_would_follow_a_victory_is_not_carried_out() -> None:
    # FT-3b summons after a success, if the game goes on.
    for closed, summons in (((), 1), ((0,), 0)):
        other = Laid(closed=closed, damage={0: 2 * len(closed), 1: 1})
        t = table(Laid(hand=["FT-3b"]), other).attack("FT-3b", at=1)
        if summons:
            assert t.asked.kind == "summon"
            t.do("gate", 0)
        assert len(t.told(events.Summoned)) == summons


@clause("TG-102")
def test_should_both_lose_at_once_whoever_did_it_wins() -> None:
    # Not reachable with the base set: both sides are given damage 7 behind the rules' back.
    t = table(Laid(hand=["JN-1a"], closed=[0], damage={0: 6}), Laid(closed=[0], damage={0: 6}))
    for seat in (0, 1):
        t.column(seat, 3).damage = 1
    t.do("enhance", "JN-1a", 1)
    assert result(t).winners == (0,)


@clause("TG-103")
@pytest.mark.parametrize(
    ("mine", "theirs", "ranks"),
    [
        (Laid(damage={0: 1}), Laid(damage={0: 1, 1: 1}), (1, 2)),
        (Laid(damage={0: 3}, summoned={0: 4}), Laid(damage={1: 1}), (2, 1)),
        (Laid(damage={0: 1, 1: 1}), Laid(damage={0: 2}, closed=[0]), (1, 2)),
        (Laid(damage={0: 2}, closed=[0]), Laid(damage={0: 1, 1: 1}), (2, 1)),
        (Laid(damage={0: 1}), Laid(damage={3: 1}), (1, 1)),
        (Laid(), Laid(), (1, 1)),
    ],
)
def test_after_a_hundred_turns_the_damage_dealt_decides(
    mine: Laid, theirs: Laid, ranks: tuple[int, int]
) -> None:
    t = table(mine, theirs, turn=99).end()
    assert t.state.turn == 100
    t.end()
    assert result(t) == Result(ranks, "turns")
    winner = None if ranks == (1, 1) else ranks.index(1)
    assert t.told(events.DuelEnded) == [events.DuelEnded(winner, "turns")]


@clause("TG-100")
def test_conceding_ends_the_duel_at_any_time() -> None:
    for seat in (0, 1):
        t = table(Laid(hand=["S1"], deck=["S2"])).use("S1").concede(seat)
        assert result(t) == Result((2, 1) if seat == 0 else (1, 2), "concession")
