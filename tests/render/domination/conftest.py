"""Wars in every phase to look at."""

from __future__ import annotations

import pytest

from render import Presenter, introduce, presenter
from tests.render.domination.wars import GAME, Moment, moments


@pytest.fixture(scope="session")
def shown() -> Presenter:
    introduce([GAME])
    return presenter("domination")


@pytest.fixture(scope="session")
def played() -> tuple[Moment, ...]:
    return moments()


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Panels without their pictures, which take most of the time."""
    for name in ("hand_picture", "people_picture", "board_picture"):
        monkeypatch.setattr(f"render.domination.panels.{name}", lambda *_: "<svg/>")
