"""Particles after names as people write them."""

import pytest

from render.particles import particle


@pytest.mark.parametrize(
    ("word", "pair", "expected"),
    [
        ("철민", "이/가", "이"),
        ("철수", "이/가", "가"),
        ("서울", "으로/로", "로"),
        ("부산", "으로/로", "으로"),
        ("Kim", "이/가", "이"),
        ("Jerry", "을/를", "를"),
        ("Paul", "으로/로", "로"),
        ("Yang", "은/는", "은"),
        ("KBS", "이/가", "가"),
        ("LEE", "은/는", "는"),
        ("3", "이/가", "이"),
        ("player 2", "이/가", "가"),
        ("민(兄)", "이/가", "이"),
        ("룰러의 서번트(숲)", "이/가", "가"),
        (r"**서번트**\(숲\)", "이/가", "가"),
        ("(숲)", "이/가", "이"),
        ("[철수](https://example.org/x)", "이/가", "가"),
        ("철민)", "이/가", "이"),
        ("철민🙂", "이/가", "이"),
        ("철민 👨\u200d👩\u200d👧", "이/가", "이"),
        (r"철민\_", "이/가", "이"),
        (r"철수\*\*", "이/가", "가"),
        ("「패킷」", "을/를", "을"),
        ("🙂", "이/가", "가"),
        ("", "이/가", "가"),
        ("철\u1106\u1175\u11ab", "이/가", "이"),
    ],
)
def test_a_particle_fits_the_end_of_a_word(word: str, pair: str, expected: str) -> None:
    assert particle(word, pair) == expected


def test_an_unknown_pair_is_refused() -> None:
    with pytest.raises(ValueError, match="하고"):
        particle("철수", "하고")
