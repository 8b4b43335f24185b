"""The private screen of a table, at its fullest."""

import pytest

from render.conduct import Conduct
from render.panel import FIELD_VALUE
from render.words import Words


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_full_table_with_many_questions_fits(language: str) -> None:
    seats = range(14)
    conduct = Conduct(
        game="Grail War",
        players=["_" * 32 for _ in seats],
        sitting=["kicked" for _ in seats],
        marks=[f"{seat}.7" for seat in seats],
        words=Words(language),
        wishes=("pause", "kick"),
        asked=[f"**somebody {number}** asks for a pause." * 3 for number in range(30)],
    )
    screen = conduct.overview("Done.")
    assert [len(field.value) <= FIELD_VALUE for field in screen.fields] == [True, True]
