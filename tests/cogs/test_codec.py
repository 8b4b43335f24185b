import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs import codec
from cogs.codec import LONGEST, Act, Address, parse, table_of

TABLE_IDS = st.text("abcdefghijklmnopqrstuvwxyz23456789", min_size=8, max_size=8)
CHOICES = st.lists(st.lists(st.integers(0, 99), max_size=4).map(tuple), max_size=3).map(tuple)
PAGES = st.one_of(st.just(""), st.from_regex(r"[a-z0-9:;.]{1,12}", fullmatch=True))


@given(st.sampled_from(Act), TABLE_IDS, st.integers(0, 99_999), CHOICES, PAGES, st.integers(0, 9))
def test_an_address_survives_being_a_custom_id(
    act: Act, table: str, revision: int, choices: tuple[tuple[int, ...], ...], page: str, twin: int
) -> None:
    address = Address(act, table, revision, choices, page, twin)
    custom_id = str(address)
    assert len(custom_id) <= LONGEST
    assert parse(custom_id) == address


@given(st.text(max_size=120))
def test_any_text_is_parsed_without_an_error(text: str) -> None:
    found = parse(text)
    assert found is None or str(found) == text


def test_no_choice_and_an_empty_choice_differ() -> None:
    nothing = Address(Act.COMMIT, "k7m2xq4p", 3)
    none_picked = Address(Act.COMMIT, "k7m2xq4p", 3, ((),))
    assert str(nothing) == "r1:do:k7m2xq4p:3:"
    assert str(none_picked) == "r1:do:k7m2xq4p:3:_"
    assert parse(str(nothing)) != parse(str(none_picked))


def test_an_id_reads_as_documented() -> None:
    address = Address(Act.COMMIT, "k7m2xq4p", 17, ((0, 2), (5,)))
    assert str(address) == "r1:do:k7m2xq4p:17:0-2.5"
    page = Address(Act.PAGE, "k7m2xq4p", 17, ((4,),), "card:3")
    assert str(page) == "r1:pg:k7m2xq4p:17:4~card:3"


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "join",
        "r0:do:k7m2xq4p:17:0",
        "r2:do:k7m2xq4p:17:0",
        "r1:fly:k7m2xq4p:17:0",
        "r1:do:k7m2xq4p:x:0",
        "r1:do:k7m2xq4p:17:0-",
        "r1:do:k7m2xq4p:17:-1",
        "r1:do:k7m2xq4p:17:0 ",
        "r1:do:K7M2XQ4P:17:0",
        "r1:do:k7m2xq4p:17:٣",
    ],
)
def test_what_no_code_stands_behind_is_nothing(custom_id: str) -> None:
    assert parse(custom_id) is None


def test_every_act_has_a_prefix_of_its_own() -> None:
    ids = [str(Address(act, "k7m2xq4p")) for act in Act]
    for one in ids:
        prefix = one[: one.index("k7m2xq4p")]
        assert [other for other in ids if other.startswith(prefix)] == [one]


@pytest.mark.parametrize(
    "custom_id", ["r0:play:k7m2xq4p:JN", "r9:x:k7m2xq4p", "r1:do:k7m2xq4p:1:0"]
)
def test_the_table_of_a_retired_id_is_still_found(custom_id: str) -> None:
    assert table_of(custom_id) == "k7m2xq4p"


@pytest.mark.parametrize("custom_id", ["join", "r1:do:short:1:0", "r1", "x1:do:k7m2xq4p:1:0"])
def test_no_table_is_made_up(custom_id: str) -> None:
    assert table_of(custom_id) is None


def test_what_discord_would_refuse_is_no_id() -> None:
    with pytest.raises(ValueError, match="no custom id"):
        str(Address(Act.COMMIT, "k7m2xq4p", 1, (tuple(range(60)),)))
    with pytest.raises(ValueError, match="no custom id"):
        str(Address(Act.PAGE, "k7m2xq4p", 1, (), "a page"))


def test_an_id_names_positions_and_nothing_else() -> None:
    shape = re.compile(r"r1:[a-z]+:[a-z0-9]{8}:\d+:[\d._-]*")
    assert shape.fullmatch(str(Address(Act.AHEAD, "k7m2xq4p", 4, ((17,), (0, 2), ()))))
    assert codec.VERSION == "r1"
