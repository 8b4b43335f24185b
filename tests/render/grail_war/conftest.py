"""Battles in every phase to look at."""

from __future__ import annotations

import pytest

from render import Presenter, introduce, presenter
from tests.render.grail_war.battles import GAME, Moment, moments


@pytest.fixture(scope="session")
def shown() -> Presenter:
    introduce([GAME])
    return presenter("grail_war")


@pytest.fixture(scope="session")
def battles() -> tuple[Moment, ...]:
    return moments()


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Panels without their pictures, which take most of the time."""
    for name in ("plan_picture", "board_picture"):
        monkeypatch.setattr(f"render.grail_war.battle.{name}", lambda *_: "<svg/>")
