"""Nothing of a campaign that is shown to anybody depends on what that person may not know."""

import re

import pytest

from engine.grail_war.state import War
from engine.kernel import Dice
from render.panel import Menu, Page, Screen
from render.words import Words
from tests.render.grail_war.wars import GAME, NAMES, PRESENTER, Moment, moments

PAGES = ("", "map", "know", "me", "log")


def running() -> list[Moment]:
    return [moment for moment in moments() if moment.state.result is None]


def screens(state: War, moment: Moment, viewer: int | None) -> list[Screen]:
    """All that a viewer can see; the story is the one that was really told."""
    words, view = Words("en"), GAME.view(state, viewer)
    if viewer is None:
        return [PRESENTER.board(view, NAMES, words, story=moment.story(None))]
    return [
        PRESENTER.panel(
            view, state.decision(viewer), NAMES, words, page=page, story=moment.story(viewer)
        )
        for page in PAGES
    ]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_screens_are_the_same_in_every_world_a_seat_cannot_tell_apart(viewer: int | None) -> None:
    changed = 0
    for number, moment in enumerate(running()):
        other = GAME.resample(moment.state, viewer, Dice(f"world {number}"))
        changed += GAME.digest(other) != GAME.digest(moment.state)
        assert screens(moment.state, moment, viewer) == screens(other, moment, viewer)
    assert changed > len(running()) / 3


def told_in_public(state: War) -> set[str]:
    """The regions that the board may speak of."""
    known = {residue.region for residue in state.residues if residue.open}
    known |= {state.teams[number].base for number in state.hunted}
    if state.battle is not None:
        known.add(state.battle.region)
    return known


def test_the_public_board_names_no_servant_and_no_place_that_is_hidden() -> None:
    checked = 0
    for moment in running():
        state = moment.state
        if state.open_battles and state.battle is not None:
            continue
        board = PRESENTER.board(GAME.view(state, None), NAMES, Words("en"))
        assert board.picture is not None
        said = "\n".join(
            [board.text, board.picture.alt, *(f.value for f in board.spelled_out().fields)]
        )
        regions = {GAME.catalog.regions[key].name.en: key for key in state.city}
        spoken = {key for name, key in regions.items() if name in said}
        assert spoken <= told_in_public(state)
        for team in state.teams:
            if team.servant is not None and team.master is not None:
                checked += 1
                assert team.servant.sheet.name.en not in said
                assert f">{team.servant.sheet.name.en}<" not in board.picture.svg
                assert team.master.sheet.name.en not in said
    assert checked > 50


def test_controls_and_files_tell_positions_only() -> None:
    page = re.compile(r"(?:([a-z]+)(?:[:;][\d.;]*)?)?")  # nothing: the first page
    hidden = {*GAME.catalog.classes, *GAME.catalog.servants, *GAME.catalog.regions}
    names = set[str]()
    for moment in running():
        for viewer in (None, *range(moment.state.seats)):
            for screen in screens(moment.state, moment, viewer)[:1]:
                if screen.picture is not None:
                    names.add(screen.picture.name)
                for row in screen.rows:
                    if isinstance(row, Menu):
                        assert all(re.fullmatch(r"[\d.]+", each.value) for each in row.entries)
                    for each in (row,) if isinstance(row, Menu) else row:
                        if isinstance(each.act, Page):
                            found = page.fullmatch(each.act.name)
                            assert found is not None, each.act.name
                            assert found[1] not in hidden
    assert names <= {"map.png", "board.png", "plan.png"}
