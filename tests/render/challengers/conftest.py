"""Tournaments in every phase to look at."""

from __future__ import annotations

import pytest

from render import introduce, presenter
from render.challengers.presenter import ChallengersPresenter
from tests.render.challengers.tournaments import GAME, Moment, moments


@pytest.fixture(scope="session")
def shown() -> ChallengersPresenter:
    introduce([GAME])
    made = presenter("challengers")
    assert isinstance(made, ChallengersPresenter)
    return made


@pytest.fixture(scope="session")
def played() -> list[Moment]:
    return moments()
