"""Any choice of any decision can be made, and no other."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel import Decision
from render.panel import Ahead, Commit, Menu, Screen
from render.picker import Label, Picker, picked_on
from render.words import Words
from tests.render.walking import Choices, acts, commitments

WORDS = Words("en")


def decision(count: int, least: int, most: int, *, ordered: bool = False) -> Decision:
    options = tuple(("card", str(n)) for n in range(count))
    return Decision(0, "any", options, least, most, ordered, tuple(range(least)))


def picker(asked: Decision) -> Picker:
    labels = [Label(f"option {n} " + "x" * 90, "y" * 200) for n in range(len(asked.options))]
    return Picker(asked, labels, WORDS)


def screen(asked: Decision, page: str = "", _: Choices = ()) -> Screen:
    return Screen("x", rows=tuple(picker(asked).rows(page)))


@st.composite
def decisions(draw: st.DrawFn) -> Decision:
    count = draw(st.integers(1, 6))
    most = draw(st.integers(1, count))
    return decision(count, draw(st.integers(0, most)), most, ordered=draw(st.booleans()))


@given(decisions())
@settings(max_examples=80, deadline=None)
def test_exactly_the_legal_choices_can_be_made(asked: Decision) -> None:
    made = commitments(lambda page, ahead: screen(asked, page, ahead))
    offered = {choices[0] for choices in made}
    if asked.ordered:
        assert offered == set(asked.choices())
    else:
        assert {tuple(sorted(each)) for each in offered} == set(asked.choices())
    assert all(len(choices) == 1 for choices in made)


@pytest.mark.parametrize("count", [25, 26, 51, 130])
def test_one_of_many_is_found_by_turning_pages(count: int) -> None:
    asked = decision(count, 1, 1)
    made = commitments(lambda page, ahead: screen(asked, page, ahead))
    assert set(made) == {((n,),) for n in range(count)}


def test_two_of_many_are_picked_one_after_the_other() -> None:
    asked = decision(30, 0, 2)
    made = {tuple(sorted(c[0])) for c in commitments(lambda page, a: screen(asked, page, a))}
    assert made == set(asked.choices())


def test_many_of_many_are_reached_along_one_path() -> None:
    asked = decision(60, 7, 7)
    page = "pick:59.0.31.2.44.5.17"
    assert Commit(((59, 0, 31, 2, 44, 5, 17),)) in set(acts(screen(asked, page)))
    assert not any(isinstance(act, Commit) for act in acts(screen(asked, "pick:59.0")))


def test_a_short_order_is_one_pick() -> None:
    (row,) = picker(decision(3, 3, 3, ordered=True)).rows()
    assert isinstance(row, Menu)
    assert [entry.value for entry in row.entries][:2] == ["0.1.2", "0.2.1"]


def test_a_tentative_choice_is_looked_at() -> None:
    asked = decision(3, 1, 2)
    labels = [Label("x")] * 3
    rows = Picker(asked, labels, WORDS, ((9,),), tentative=True).rows()
    found = set(acts(Screen("x", rows=tuple(rows))))
    assert found == {Ahead(((9,), picks)) for picks in asked.choices()}


BAD_PAGES = ("nonsense", "pick:3.3", "pick:99", "pick:0.1.2", "pick:-1", "pick:1;9999")


@pytest.mark.parametrize("page", BAD_PAGES)
def test_a_page_nobody_offered_shows_the_first(page: str) -> None:
    asked = decision(30, 0, 2)
    assert picked_on(page, asked) == ((), 0)
    assert screen(asked, page) == screen(asked)


def test_a_page_beyond_the_last_shows_the_last() -> None:
    asked = decision(30, 1, 1)
    assert screen(asked, "pick:;40") == screen(asked, "pick:;1")
