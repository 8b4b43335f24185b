"""What is left of a name that a player made up."""

import re
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from render.names import NAME_LENGTH, bare, escape, fit, graphemes, plain

FAMILY = "👨\u200d👩\u200d👧"


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("김철수", "김철수"),
        ("  a \n\n b\t", "a b"),
        ("\u202egnp.exe\u202c", "gnp.exe"),
        ("z" + "\u0335\u0336\u0337\u0338" * 20, "z\u0335\u0336"),
        ("\u200b\u200e\u3164", "?"),
        ("", "?"),
        (FAMILY, FAMILY),
        ("e\u0301", "é"),
        ("🙂" * 100, "🙂" * (NAME_LENGTH - 1) + "…"),
        (FAMILY * 100, FAMILY * (NAME_LENGTH - 1) + "…"),
        ("🇰🇷🇩🇪", "🇰🇷🇩🇪"),
    ],
)
def test_plain_keeps_what_can_be_seen(raw: str, shown: str) -> None:
    assert plain(raw) == shown


def test_nothing_visible_gets_the_given_name() -> None:
    assert plain("\u2066\u2069", nameless="Player 2") == "Player 2"


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("**bold**", r"\*\*bold\*\*"),
        ("`x`", r"\`x\`"),
        ("||spoiler||", r"\|\|spoiler\|\|"),
        ("> quote", r"\> quote"),
        ("# big", r"\# big"),
        ("- item", r"\- item"),
        ("1. item", r"1\. item"),
        ("[a](b)", r"\[a\]\(b\)"),
        ("<t:0:R>", r"\<t\:0\:R\>"),
        ("<@123>", "\\<@\u200b123\\>"),
        ("@everyone", "@\u200beveryone"),
        ("https://x.y", r"https\:\/\/x\.y"),
    ],
)
def test_escape_takes_the_markup_away(raw: str, shown: str) -> None:
    assert escape(raw) == shown


@given(st.text(max_size=200))
@example("\u1100\u1161\u11a8" * 40)
@example("a\u200d" * 50)
@example("\U0001f1e6" * 31)
def test_a_name_is_short_visible_and_on_one_line(text: str) -> None:
    shown = plain(text)
    assert shown.strip()
    assert len(list(graphemes(shown))) <= NAME_LENGTH
    assert len(shown) <= NAME_LENGTH * 12
    for character in shown:
        category = unicodedata.category(character)
        assert category not in {"Cc", "Zl", "Zp", "Cs", "Co", "Cn"}
        assert category != "Cf" or character == "\u200d"
    assert unicodedata.bidirectional(shown[0]) not in {"LRE", "RLE", "LRO", "RLO", "RLI", "FSI"}
    assert plain(shown) == shown


@given(st.text(alphabet="ab1<>@#:/*_~`|[]()-+.!\\ \n", max_size=60))
def test_no_markup_is_left_unescaped(text: str) -> None:
    shown = escape(text)
    bare = re.sub(r"\\.", "", shown.replace("@\u200b", ""))
    assert not set(bare) & set("\\*_~`|<>#[]()-+.:/!@\n")
    assert re.sub(r"\\(.)", r"\1", shown).replace("\u200b", "") == plain(text)


FAMILY = "👨\u200d👩\u200d👧\u200d👦"


@given(st.text(max_size=80), st.integers(min_value=2, max_value=60))
@example(FAMILY * 10, 9)
@example("e\u0301\u0302" * 10, 6)
@example("가\u1161\u11a8" * 10, 6)
@example("🇰🇷" * 10, 6)
def test_fit_counts_code_points_and_cuts_between_characters(text: str, limit: int) -> None:
    cut = fit(text, limit)
    assert len(cut) <= limit
    if cut != text:
        assert cut.endswith("…")
        whole = ["".join(list(graphemes(text))[:n]).rstrip() for n in range(limit)]
        assert cut[:-1] in whole
        assert len(text) > limit


def test_a_plain_slice_would_cut_through_characters() -> None:
    assert fit(FAMILY * 10, 9) == f"{FAMILY}…" != (FAMILY * 10)[:8] + "…"
    assert fit("🇰🇷" * 10, 4) == "🇰🇷…"


@given(st.text(max_size=60))
def test_graphemes_are_the_text(text: str) -> None:
    assert "".join(graphemes(text)) == text


@given(st.text(max_size=40))
@example("*_~`|<@&1>\\ #[a](b)")
def test_bare_undoes_escape(text: str) -> None:
    assert bare(f"**1.** *{escape(text)}*") == f"1. {plain(text)}"
