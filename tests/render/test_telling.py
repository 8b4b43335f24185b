"""What happened last, as much as there is room for."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from render.telling import dotted, last_that_fit

PARTS = st.lists(st.text("abc", min_size=1, max_size=12), max_size=8)


@given(PARTS, st.integers(0, 60), st.sampled_from(["\n", "\n\n"]))
def test_the_newest_are_kept_as_long_as_there_is_room(
    parts: list[str], room: int, between: str
) -> None:
    told = last_that_fit(reversed(parts), room, between=between)
    whole = [between.join(parts[-n:]) for n in range(1, len(parts) + 1)]
    assert told == max((text for text in whole if len(text) <= room), key=len, default="")


def test_a_newest_one_that_is_too_long_is_cut() -> None:
    assert last_that_fit(["too long", "old"], 4, cut=lambda part: part[:4]) == "too "
    assert last_that_fit(["new", "too long"], 4, cut=lambda part: part[:4]) == "new"


def test_no_more_is_made_than_there_is_room_for() -> None:
    made = iter(["new", "older", "oldest"])
    assert last_that_fit(made, 3) == "new"
    assert next(made) == "oldest"


def test_what_belongs_together_stands_under_its_first_line() -> None:
    assert dotted(["one", "two", "three"]) == "one\n· two\n· three"
