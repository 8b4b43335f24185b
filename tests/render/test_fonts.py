"""What we take a text's width to be is what the painter makes of it."""

from __future__ import annotations

import struct
import unicodedata
import zlib
from collections.abc import Iterator
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render import fonts, painter, theme
from render.fonts import Face, sans, serif, shortened, wrapped
from render.lettering import drawable
from render.painter import rasterise
from render.svg import box, document, line, paragraph
from tests.render.drawings import faults, texts

LATIN = st.characters(min_codepoint=32, max_codepoint=126)
HANGUL = st.characters(min_codepoint=0xAC00, max_codepoint=0xD7A3)
TEXT = st.text(st.one_of(LATIN, HANGUL), min_size=1, max_size=60)


def columns_with_ink(png: bytes) -> list[int]:
    """The columns of a black-on-white picture that are not all white."""
    (width,) = struct.unpack(">I", png[16:20])
    channels = {2: 3, 6: 4}[png[25]]
    data, offset = b"", 8
    while offset < len(png):
        (length,) = struct.unpack(">I", png[offset : offset + 4])
        if png[offset + 4 : offset + 8] == b"IDAT":
            data += png[offset + 8 : offset + 8 + length]
        offset += 12 + length
    raw, stride = zlib.decompress(data), width * channels
    above = bytearray(stride)
    inked: set[int] = set()
    for start in range(0, len(raw), stride + 1):
        row = unfiltered(
            raw[start], bytearray(raw[start + 1 : start + 1 + stride]), above, channels
        )
        inked |= {x for x in range(width) if row[x * channels] < 128}
        above = row
    return sorted(inked)


def unfiltered(kind: int, row: bytearray, above: bytearray, step: int) -> bytearray:
    for n in range(len(row)):
        left = row[n - step] if n >= step else 0
        up, corner = above[n], above[n - step] if n >= step else 0
        guess = left + up - corner
        paeth = min((left, up, corner), key=lambda each: abs(guess - each))
        row[n] = (row[n] + (0, left, up, (left + up) // 2, paeth)[kind]) & 255
    return row


@pytest.mark.parametrize("face", [sans(), serif()], ids=["sans", "serif"])
@pytest.mark.parametrize(
    "text",
    [
        *("제리 넷버스", "Seraphine Bellkeeper", "WAVE 17 → +2 «»“”"),
        *("Łukasz Dvořák Yılmaz", "Ελένη Παπαδοπούλου", "Олексій Їжак", "Łukasz 철수 Ștefan"),
    ],
)
def test_the_painter_agrees_on_widths(face: Face, text: str) -> None:
    width = face.of(text).width(text, 40)
    drawn = document(
        *(900, 60),
        box(0, 0, 900, 60, fill="#ffffff"),
        line(text, 10, 45, 880, theme.Type(40, "#000000", face)),
    )
    inked = columns_with_ink(rasterise(drawn, 900))
    assert inked[-1] <= 10 + width + 1
    assert inked[-1] >= 10 + width * 0.94 - 4


def test_what_is_no_letter_and_cannot_be_drawn_is_left_out() -> None:
    assert drawable("철수🙂👨\u200d👩\u200d👧 Kim", "?") == "철수 Kim"
    assert drawable("🙂", "Player 1") == "Player 1"


NAMES = (
    "Łukasz Paweł Dvořák Šárka Ștefan Yılmaz İbrahim Ελένη Олексій Nguyễn Ærø Þór Jürgen 철수 김"
)


@pytest.mark.parametrize("form", ["NFC", "NFD"])
@pytest.mark.parametrize("name", NAMES.split())
def test_a_name_keeps_all_its_letters(name: str, form: Literal["NFC", "NFD"]) -> None:
    assert drawable(unicodedata.normalize(form, name), "?") == name


def test_a_letter_that_no_font_has_gives_way_to_its_base(monkeypatch: pytest.MonkeyPatch) -> None:
    assert drawable("𝓐𝓵𝓮𝔁", "?") == "Alex"
    monkeypatch.setattr("render.lettering.sans", lambda: fonts._face(painter.SANS))
    assert drawable("Łukasz Yılmaz", "?") == "Lukasz Yilmaz"
    assert drawable("Олексій", "Player 2") == "Player 2"


@pytest.mark.parametrize("name", ["张伟", "ไทย", "דוד", "محمد", "A伟"])
def test_a_name_that_would_lose_a_letter_is_not_drawn_at_all(name: str) -> None:
    assert drawable(name, "Player 2") == "Player 2"


def test_a_name_is_set_in_one_font_where_one_has_all_of_it() -> None:
    assert serif().of("Seraphine").family == "Noto Serif KR"
    assert serif().of("Łukasz").family == "Noto Serif"
    assert sans().of("Łukasz").family == "Noto Sans"
    assert sans().of("Łukasz 철수").family == "Noto Sans KR"


@pytest.fixture
def a_font_is_missing(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    caches = (fonts.sans, fonts.serif, fonts._face)
    gone = painter.SANS.with_name("gone.otf")
    monkeypatch.setattr(fonts, "SANS", gone)
    monkeypatch.setattr(fonts, "FONTS", (gone, *painter.FONTS[1:]))
    monkeypatch.setitem(fonts._FAMILIES, gone, "Noto Sans KR")
    for each in caches:
        each.cache_clear()
    yield
    for each in caches:
        each.cache_clear()


@pytest.mark.usefixtures("a_font_is_missing")
def test_without_one_of_the_fonts_pictures_are_set_in_another() -> None:
    assert fonts.missing() == ["gone.otf"]
    assert sans().family == "Noto Serif KR"
    assert sans().has("가")
    assert "Noto Serif KR" in line("가", 0, 0, 50, theme.BODY)


@given(TEXT, st.floats(min_value=30, max_value=400))
def test_lines_are_never_wider_than_their_room(text: str, room: float) -> None:
    for each in wrapped(text, sans(), 20, room):
        assert sans().width(each, 20) <= room or len(each) == 1
    assert "".join(wrapped(text, sans(), 20, room)).replace(" ", "") == text.replace(" ", "")
    assert sans().width(shortened(text, sans(), 20, room), 20) <= room + 20


@given(TEXT, st.floats(min_value=60, max_value=400), st.floats(min_value=30, max_value=200))
def test_a_paragraph_stays_in_its_room(text: str, width: float, height: float) -> None:
    drawn = document(500, 500, paragraph(text, 0, 0, (width, height), theme.BODY))
    for each in texts(drawn):
        assert each.right <= width + 0.5
        assert each.bottom <= height + each.size * 0.2


@given(st.text(max_size=30).filter(lambda text: text.isprintable()))
def test_text_is_escaped(text: str) -> None:
    drawn = document(100, 100, line(text, 0, 50, 10_000, theme.BODY))
    assert [each.text for each in texts(drawn)] == [text]


def test_the_tests_would_see_a_bad_picture() -> None:
    said = theme.Type(40, "#000000")
    bad = document(
        *(200, 100),
        line("beyond", 150, 50, 300, said),
        line("one", 10, 50, 100, said),
        line("another", 20, 60, 300, said.but(size=6)),
    )
    found = " ".join(faults(bad, smallest=10))
    assert "'beyond' leaves the picture" in found
    assert "'another' covers 'one'" in found
    assert "only 6.0 high" in found
