"""Words that raise, and duels in every phase to look at."""

from __future__ import annotations

import pytest

from render import Presenter, introduce, presenter
from render.words import Words
from tests.render.gate.duels import GAME, Moment, moments


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture(params=["ko", "en"])
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


@pytest.fixture(scope="session")
def shown() -> Presenter:
    introduce([GAME])
    return presenter("gate")


@pytest.fixture(scope="session")
def played() -> list[Moment]:
    return moments()
