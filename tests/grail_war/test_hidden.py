"""Who the others are, and where: hidden until found out, and remembered from then on."""

from engine.grail_war.state import War
from engine.kernel import Dice
from tests.clauses import clause
from tests.grail_war.arena import CATALOG, GAME, campaign, night_battle, on

TRIO = (
    ("roland", "heir", "a1"),
    ("zhang_fei", "scholar", "c3"),
    ("bellerophon", "executor", "a3"),
)


def others(state: War, viewer: int | None, samples: int = 30) -> list[War]:
    return [GAME.resample(state, viewer, Dice(f"other {n}")) for n in range(samples)]


@clause("GW-35")
def test_nobody_can_tell_who_the_others_are() -> None:
    state = campaign(*TRIO)
    on(state, "master_act")
    for viewer in (0, None):
        worlds = others(state, viewer)
        assert {repr(GAME.view(each, viewer)) for each in worlds} == {
            repr(GAME.view(state, viewer))
        }
        servants = [each.teams[1].servant for each in worlds]
        assert len({each.sheet.cls for each in servants if each}) > 3
        assert len({each.teams[1].base for each in worlds}) > 3
        assert len({each.teams[1].master.sheet.key for each in worlds if each.teams[1].master}) > 3
    assert {each.teams[0].base for each in others(state, 0)} == {"a1"}


@clause("GW-53")
def test_what_info_points_have_opened_is_the_same_in_every_world() -> None:
    state = campaign(*TRIO)
    on(state, "master_act")
    for grade in range(6):
        state.teams[0].info[1] = grade
        sheets = [each.teams[1].servant for each in others(state, 0)]
        known = [
            {each.sheet.cls for each in sheets if each},
            {each.sheet.strength for each in sheets if each},
            {each.sheet.skills for each in sheets if each},
            {each.sheet.phantasms for each in sheets if each},
            {each.sheet.name for each in sheets if each},
        ]
        lancers = sum(each.cls == "lancer" for each in CATALOG.servants.values())
        assert lancers > 1
        for opened, values in enumerate(known, 1):
            assert len(values) == 1 or opened > grade
        assert len(known[4]) > 1 or grade == 5


def test_a_team_remembers_where_it_last_came_upon_another() -> None:
    state = campaign(*TRIO)
    night_battle(state)
    for seat, other in ((0, 1), (1, 0)):
        mine = GAME.view(state, seat).teams[seat]
        assert (other, "c3", 2) in (mine.seen or ())
    for seat in (0, 1):
        assert GAME.view(state, 2).teams[seat].seen is None
    assert GAME.view(state, None).teams[0].seen is None
