"""Combat, the defeated state and luck: FD-101 to FD-114, FD-180 to FD-188."""

from __future__ import annotations

from engine.domination.combat import CombatTurns, Totals
from engine.domination.standing import TotalPower
from engine.domination.state import Effect
from tests.clauses import clause
from tests.domination.scene import Scene


def totals(scene: Scene, *values: int) -> None:
    """Give the seats these totals besides what they have."""
    for seat, n in enumerate(values):
        op, now = TotalPower(op="add_total_power", n=n), scene.state.round
        scene.state.effects.append(Effect(op, seat, "", (seat,), (), "", now, now))


@clause("FD-101")
def test_winners_come_after_the_last_combat_turn() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1, 2)
    for seat in range(3):
        scene.active(seat, "LUCK")
    scene.do(CombatTurns(), Totals(), phase="combat")
    seats: list[int] = []
    while not scene.over:
        seats.append(scene.decision.seat)
        assert scene.state.winners == {}
        scene.default()
    assert seats == [0, 1, 2]
    assert scene.state.winners["miyama"] == [0, 1, 2]


@clause("FD-102")
def test_total_power() -> None:
    scene = Scene()
    scene.at("miyama", 0, slot=0)
    scene.active(0, "B2", "avenger")
    scene.give(0, "down", "B6")
    assert scene.total(0) == 3 + 1 + 0 + 3
    scene.at("workshop", 1, slot=0)
    scene.active(1, "B4")
    assert scene.total(1) == 5


@clause("FD-103")
def test_a_total_may_be_negative() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    totals(scene, -3, -1)
    assert (scene.total(0), scene.total(1)) == (-3, -1)
    scene.winners()
    assert scene.state.winners["miyama"] == [1]


@clause("FD-105")
def test_equal_totals_share_without_tie_break() -> None:
    scene = Scene(4)
    scene.at("miyama", 0, 1, 2, 3)
    totals(scene, 4, 7, 7, 1)
    scene.winners()
    assert scene.state.winners["miyama"] == [1, 2]


@clause("FD-106", "FD-112")
def test_alone_one_wins_with_nothing() -> None:
    scene = Scene()
    scene.at("miyama", 0)
    scene.object("miyama", "ambush")
    scene.side(0).released = True
    scene.winners()
    assert (scene.vp(0), scene.side(0).outcome) == (2, "won")


@clause("FD-107")
def test_an_empty_field_has_no_winner() -> None:
    scene = Scene()
    scene.object("miyama", "ambush")
    scene.winners()
    assert scene.state.winners == {}
    scene.at("miyama", 0)
    scene.side(0).defeated = True
    scene.winners()
    assert scene.state.winners["miyama"] == []
    assert scene.vp(0) == 0


@clause("FD-108")
def test_the_bonus_needs_two() -> None:
    for others, wanted in (((), 3), ((1,), 3 + 3)):
        scene = Scene()
        scene.at("shinto", 0, *others)
        scene.object("shinto", "take_high_ground")
        totals(scene, 5)
        scene.winners()
        assert scene.vp(0) == wanted


@clause("FD-109")
def test_the_share_may_be_rounded_down_by_option() -> None:
    scene = Scene(3, vp_split="down")
    scene.at("miyama", 0, 1)
    scene.object("miyama", "take_high_ground")
    scene.winners()
    assert [scene.vp(0), scene.vp(1)] == [2, 2]
    scene = Scene(3)
    scene.at("miyama", 0, 1)
    scene.object("miyama", "take_high_ground")
    scene.winners()
    assert [scene.vp(0), scene.vp(1)] == [3, 3]


@clause("FD-110")
def test_scouting_gives_two_defeated_or_not() -> None:
    scene = Scene()
    scene.at("scout", 0)
    scene.side(0).defeated = True
    scene.winners()
    assert scene.vp(0) == 2
    assert scene.side(0).outcome == ""


@clause("FD-111")
def test_win_bonuses_are_paid_in_full() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    for seat in (0, 1):
        (prep,) = scene.active(seat, "PREP")
        scene.window(seat, "C1").use(prep, 1).finish()
    scene.winners()
    assert [scene.vp(0), scene.vp(1)] == [1 + 2, 1 + 2]


@clause("FD-113")
def test_who_loses() -> None:
    scene = Scene(4)
    scene.at("miyama", 0, 1)
    scene.at("shinto", 2)
    scene.side(2).defeated = True
    totals(scene, 5)
    scene.winners()
    assert [side.outcome for side in scene.state.sides] == ["won", "lost", "", ""]


@clause("FD-114")
def test_all_vp_come_from_one_state() -> None:
    scene = Scene(4)
    scene.object("miyama", "desperation_move")
    scene.object("shinto", "desperation_move")
    scene.at("miyama", 0)
    scene.at("shinto", 1)
    scene.at("scout", 2)
    scene.winners()
    assert [scene.vp(seat) for seat in range(4)] == [4, 4, 2, 0]
    changes = [event.seat for event in scene.told("vp_changed")]
    assert changes == [0, 1, 2]


@clause("FD-180", "FD-181")
def test_defeated_is_yes_or_no_and_ends_with_the_round() -> None:
    scene = Scene()
    scene.call(lambda play: (play.set_defeat(0, True, 1), play.set_defeat(0, True, 2)))
    assert len(scene.told("defeat_changed")) == 1
    scene.call(lambda play: play.set_defeat(0, False, 1))
    assert not scene.side(0).defeated
    scene.call(lambda play: play.set_defeat(0, True, 1))
    scene.round_end().finish()
    assert not scene.side(0).defeated


@clause("FD-182")
def test_the_defeated_use_abilities_spells_and_the_regular_move() -> None:
    scene = Scene()
    scene.at("miyama", 0)
    scene.side(0).defeated = True
    (prep,) = scene.active(0, "PREP")
    scene.action(0)
    assert ("ability", prep, 0) in scene.options
    assert ("ability", "0-command_spell-1", 0) in scene.options
    assert ("move", "shinto", 2) in scene.options


@clause("FD-183", "FD-184")
def test_the_defeated_count_but_cannot_win() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    scene.active(0, "B6")
    scene.active(1, "B1")
    scene.side(0).defeated = True
    scene.winners()
    (compared,) = scene.told("totals_compared")
    assert (compared.totals, compared.defeated) == ((9, 2), (0,))
    assert scene.state.winners["miyama"] == [1]


@clause("FD-188")
def test_removing_the_state_also_lifts_the_ban_on_playing() -> None:
    scene = Scene()
    scene.at("miyama", 0, 1)
    (luck,) = scene.active(0, "LUCK")
    hand = scene.hand(0, "B1", "B2")
    scene.side(0).defeated = True
    scene.window(0, "C1").use(luck).finish()
    scene.action(0)
    assert ("up", hand[0]) not in scene.options, "ignoring is not enough"
    scene.call(lambda play: play.set_defeat(0, False, 0))
    scene.action(0)
    assert ("up", hand[0]) in scene.options
