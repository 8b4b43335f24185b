"""Climax, elimination, victory: FD-124 to FD-139."""

from __future__ import annotations

from engine.domination.ending import Elimination, Expire
from engine.domination.problems import problems
from engine.domination.standing import TotalPower
from engine.domination.state import Effect
from engine.kernel import CONCEDE
from tests.clauses import clause
from tests.domination.scene import GAME, Scene


def with_points(*points: int, round_: int = 8) -> Scene:
    scene = Scene(len(points), round_)
    for seat, vp in enumerate(points):
        scene.side(seat).vp = vp
    return scene


def out(scene: Scene) -> list[int]:
    return [seat for seat, side in enumerate(scene.state.sides) if not side.alive]


@clause("FD-125")
def test_how_many_survive() -> None:
    kept = [(each.after, each.keep) for each in GAME.catalog.numbers.survivors]
    assert kept == [(8, 4), (9, 3), (10, 2)]
    assert out(with_points(7, 6, 5, 4, 3, 2, 1).do(Elimination())) == [4, 5, 6]
    assert out(with_points(7, 6, 5, 4, round_=9).do(Elimination())) == [3]
    assert out(with_points(7, 6, 5, round_=10).do(Elimination())) == [2]
    assert out(with_points(7, 6, 5, 4, 3, round_=7).do(Elimination())) == []


@clause("FD-127")
def test_elimination_comes_after_the_marker_has_passed() -> None:
    scene = with_points(1, 9, 9, 9, 9)
    scene.round_end().finish()
    tags = [event.tag.removeprefix("domination.") for event in scene.events]
    assert tags.index("marker_passed") < tags.index("eliminated")
    assert out(scene) == [0]


@clause("FD-128")
def test_a_replacement_saves_once() -> None:
    scene = with_points(1, 9, 9, 9, 9)
    scene.master(0, "shirou_avalon")
    scene.do(Elimination())
    assert out(scene) == []
    assert scene.mana(0) == 0
    assert scene.told("saved")[0].seat == 0
    scene.state.round = 9
    scene.do(Elimination())
    assert out(scene) == [0]


@clause("FD-129", "FD-175")
def test_effects_of_the_eliminated_vanish() -> None:
    scene = with_points(1, 9, 9, 9, 9)
    op = TotalPower(op="add_total_power", n=-2)
    scene.state.effects.append(Effect(op, 0, "", (1,), (), "", 1, 99))
    kept = Effect(op, 1, "", (2,), (), "", 1, 99)
    scene.state.effects.append(kept)
    scene.do(Elimination())
    assert scene.state.effects == [kept]


@clause("FD-132", "FD-133", "FD-189")
def test_cards_leave_and_secrets_end() -> None:
    scene = with_points(1, 9, 9, 9, 9)
    skill = scene.skill(0, "rho_aias")
    card = scene.hand(0, "B1")[0]
    foreign = "0-B2-99"
    scene.side(1).discard.append(foreign)
    scene.do(Elimination())
    side = scene.side(0)
    assert {skill, card} <= set(side.removed)
    assert side.hand == side.deck == side.discard == side.skills == []
    assert foreign in scene.side(1).discard
    (event,) = scene.told("eliminated")
    assert (event.servant, event.skills) == (side.servant, (skill,))
    assert GAME.view(scene.state, 1).sides[0].servant == side.servant


@clause("FD-134")
def test_the_marker_goes_on_to_a_survivor() -> None:
    scene = with_points(9, 1, 1, 9, 9, 9)
    scene.do(Expire(), Elimination())
    assert out(scene) == [1, 2]
    assert scene.state.first == 3


@clause("FD-135", "FD-137")
def test_most_vp_after_round_11_even_if_saved_earlier() -> None:
    scene = with_points(5, 9, 3, round_=11)
    scene.master(2, "shirou_avalon")
    scene.do(Elimination())
    assert scene.state.result is not None
    assert scene.state.result.winners == (1,)
    assert scene.state.result.ranks == (2, 1, 3)
    assert scene.told("saved") == []


@clause("FD-136")
def test_the_final_tie_by_option() -> None:
    scene = Scene(3, 11, final_tie="miyama")
    for seat in range(3):
        scene.side(seat).vp = 9
    scene.side(1).won_first = True
    scene.do(Elimination())
    assert scene.state.result is not None
    assert scene.state.result.winners == (1,)
    scene = Scene(3, 11, final_tie="miyama")
    scene.do(Elimination())
    assert scene.state.result is not None
    assert scene.state.result.winners == ()


@clause("FD-138")
def test_resigning() -> None:
    scene = Scene(4)
    scene.deploy(1)
    GAME.apply(scene.state, 1, CONCEDE)
    assert not scene.side(1).alive
    assert scene.side(1).resigned
    assert scene.decision.seat != 1
    assert problems(GAME.index, scene.state) is not None
    for seat in (2, 3):
        assert scene.state.result is None
        GAME.apply(scene.state, seat, CONCEDE)
    assert scene.state.result is not None
    assert scene.state.result.winners == (0,)


@clause("FD-139")
def test_the_final_ranking() -> None:
    scene = with_points(5, 5, 9, 7, 0, 2, 1, round_=11)
    for seat, exit_ in ((1, 10), (3, 9), (4, 8), (5, 8), (6, 8)):
        scene.side(seat).exit = exit_
    scene.do(Elimination())
    assert scene.state.result is not None
    assert scene.state.result.ranks == (2, 3, 1, 4, 7, 5, 6)
