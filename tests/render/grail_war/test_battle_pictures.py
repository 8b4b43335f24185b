"""Pictures of battles: well-formed, readable, nothing cut off, nothing over anything else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.grail_war.view import BattleView, WarView
from render.grail_war.board import board_picture
from render.grail_war.city import city_picture
from render.grail_war.course import course_of
from render.grail_war.emblems import ARMS, SIGNS, medal, sign
from render.grail_war.figures import figures_of
from render.grail_war.liveries import badge, livery
from render.grail_war.matchups import matchups_picture
from render.grail_war.names import Scene
from render.grail_war.plan import plan_picture
from render.grail_war.result import result_picture
from render.grail_war.sheet import sheet_picture
from render.words import Words, plain
from tests.render.drawings import faults, texts
from tests.render.grail_war.battles import CATALOG, GAME, NAMES, SHORT, Moment

PHONE = 390 / 1200
LABEL = 7.8 / PHONE
"""The smallest label of a picture that a phone shows 390 wide."""
SHRUNK = LABEL * 0.72
"""A long name is shrunk before it is cut."""


def cut(svg: str) -> list[str]:
    """Texts that were cut, but for players' names that are too long everywhere."""
    names = tuple(plain(name)[:3] for name in NAMES if name)
    said = [each.text for each in texts(svg) if each.text.endswith("…")]
    return [text for text in said if not any(name in text for name in names)]


def seen(moment: Moment, viewer: int | None) -> tuple[WarView, BattleView] | None:
    view = GAME.view(moment.state, viewer)
    battle = view.battle
    if battle is None or any(side.team < 0 for side in battle.sides):
        return None
    return view, battle


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_board_is_readable(battles: tuple[Moment, ...], language: str) -> None:
    drawn = 0
    for n, moment in enumerate(battles):
        viewer = None if n % 2 else n % moment.state.seats
        found = seen(moment, viewer)
        if found is None:
            continue
        names = SHORT if n % 3 else NAMES
        scene = Scene.of(CATALOG, found[0], names, Words(language))
        svg = board_picture(scene, *found, course_of(moment.story(viewer)))
        assert faults(svg, smallest=SHRUNK) == [], (n, viewer)
        assert cut(svg) == []
        drawn += 1
    assert drawn > 25


def test_a_board_shows_the_numbers_of_its_view(battles: tuple[Moment, ...], words: Words) -> None:
    shown = 0
    for moment in battles:
        found = seen(moment, None)
        if found is None:
            continue
        view, battle = found
        scene = Scene.of(CATALOG, view, SHORT, words)
        said = [each.text for each in texts(board_picture(scene, view, battle, course_of(())))]
        for side in battle.sides:
            assert scene.team_drawn(side.team) in said
            assert str(side.total) in said
            servant = view.teams[side.team].servant
            if servant is not None and servant.life is not None:
                left = str(servant.life.left).replace("-", "−")
                assert f"{left} / {servant.life.most}" in said
                shown += 1
    assert shown > 20


def test_a_team_has_one_colour_everywhere(battles: tuple[Moment, ...], words: Words) -> None:
    moved = 0
    for moment in battles:
        found = seen(moment, None)
        if found is None:
            continue
        view, battle = found
        scene = Scene.of(CATALOG, view, SHORT, words)
        board = board_picture(scene, view, battle, course_of(()))
        for place, side in enumerate(battle.sides):
            assert badge(side.team, 36) in board
            moved += place != side.team
        if view.mode == "campaign":
            city = city_picture(scene, view)
            assert all(livery(side.team) in city for side in battle.sides)
    assert moved > 0, "no battle whose sides are not numbered as their teams"


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_plan_is_readable(battles: tuple[Moment, ...], language: str) -> None:
    drawn = 0
    for n, moment in enumerate(battles):
        for decision in moment.state.decisions():
            found = seen(moment, decision.seat)
            if found is None or decision.kind not in {"tile", "aid", "commit"}:
                continue
            view, battle = found
            side = next(each for each in battle.sides if each.team == view.team)
            scene = Scene.of(CATALOG, view, NAMES if n % 2 else SHORT, Words(language))
            svg = plan_picture(scene, view, battle, side, 3)
            assert faults(svg, smallest=SHRUNK) == [], (n, decision.seat)
            assert cut(svg) == []
            drawn += 1
    assert drawn > 15


def test_the_tray_counts_what_is_left(words: Words) -> None:
    state, _ = GAME.start(2, {"servants": ["roland", "jing_ke"]}, "tray")
    seat = state.decisions()[0].seat

    def left(kind: str) -> int | None:
        view = GAME.view(state, seat)
        assert view.battle is not None
        side = next(each for each in view.battle.sides if each.team == view.team)
        figures = figures_of(CATALOG, view, side)
        assert figures is not None
        return next(each.left for each in figures.holdings if each.kind == kind)

    before = left("counter")
    assert before is not None
    decision = state.decision(seat)
    assert decision is not None
    GAME.apply(state, seat, (decision.options.index(("tile", "counter")),))
    assert left("counter") == before - 1
    assert left("normal") is None


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("key", sorted(CATALOG.servants))
def test_every_sheet_is_readable_at_every_grade(key: str, language: str) -> None:
    state, _ = GAME.start(2, {"servants": [key, None]}, "sheet")
    view = GAME.view(state, 0)
    servant = view.teams[0].servant
    assert servant is not None
    hidden = replace(servant, grade=0, cls=None, stats=None, skills=None, phantasms=None, name=None)
    hidden = replace(hidden, life=None, mana=None, floor=None, stock=None, sheet=None)
    scene = Scene.of(CATALOG, view, NAMES, Words(language))
    for shown in (servant, hidden, replace(hidden, grade=1, cls=servant.cls)):
        svg = sheet_picture(scene, scene.team_drawn(0), shown)
        assert faults(svg, smallest=SHRUNK) == []
        assert cut(svg) == []
    unknown = sheet_picture(scene, "x", hidden)
    assert CATALOG.servants[key].name.en not in unknown
    assert CATALOG.servants[key].name.ko not in unknown
    assert unknown.count(">?<") >= 5


@pytest.mark.parametrize("language", ["ko", "en"])
def test_results_and_matchups_are_readable(battles: tuple[Moment, ...], language: str) -> None:
    words = Words(language)
    assert faults(matchups_picture(words).svg, smallest=SHRUNK) == []
    ends = [moment for moment in battles if moment.state.result is not None]
    assert len(ends) > 3
    for names in (NAMES, SHORT):
        for moment in ends:
            view = GAME.view(moment.state, None)
            svg = result_picture(Scene.of(CATALOG, view, names, words), view)
            assert faults(svg, smallest=SHRUNK) == []
            assert cut(svg) == []


def test_classes_and_tiles_have_signs_of_their_own() -> None:
    assert set(ARMS) >= set(CATALOG.classes)
    assert len({medal(cls, 100) for cls in CATALOG.classes}) == len(CATALOG.classes)
    assert len({sign(kind, 100) for kind in SIGNS}) == len(SIGNS)


def test_who_is_out_has_nobody_behind(battles: tuple[Moment, ...], words: Words) -> None:
    for moment in battles:
        found = seen(moment, None)
        if found is None or not any(side.rear for side in found[1].sides):
            continue
        view, battle = found
        scene, course = Scene.of(CATALOG, view, SHORT, words), course_of(moment.story(None))
        gone = tuple(replace(side, out="vanished") for side in battle.sides)
        behind = {words(f"gw-rear-{side.rear}") for side in battle.sides if side.rear}
        before = {each.text for each in texts(board_picture(scene, view, battle, course))}
        after = [
            each.text
            for each in texts(board_picture(scene, view, replace(battle, sides=gone), course))
        ]
        if behind & before:
            assert not behind & set(after)
            assert words("gw-out-vanished") in after
            return
    pytest.fail("no battle with somebody in the rear")
