"""Letters: what a screen becomes before it is sent."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.codec import Act, Address, parse
from cogs.controls import view_of
from cogs.letters import Choose, Frame, Key, PrivateLetter, PublicLetter, dress
from render.panel import Ahead, Button, Commit, Field, Menu, MenuEntry, Page, Picture, Screen
from render.picture import PictureError
from sandbox.limits import faults
from tests.cogs.plain import SVG

TABLE = "k7m2xq4p"
PICTURE = Picture(SVG, 8, "a small square", "board.png")


def custom_ids(letter: PrivateLetter | PublicLetter) -> list[str]:
    return [
        str(each.address)
        for row in letter.rows
        for each in (row if isinstance(row, tuple) else [row])
        if isinstance(each, (Key, Choose))
    ]


async def test_what_a_screen_offers_becomes_addresses() -> None:
    entries = (MenuEntry("a", "first", "0"), MenuEntry("b", "", "1"))
    screen = Screen(
        "hand",
        rows=(
            (
                Button("go", Commit(((4,), (0, 2)))),
                Button("try", Ahead(((4,),))),
                Button("read", Page("card:3", ((4,),))),
            ),
            Menu("which", entries, Commit(((4,),)), 1, 2),
        ),
    )
    letter = await dress(PrivateLetter, screen, Frame(TABLE, 17))
    assert [parse(each) for each in custom_ids(letter)] == [
        Address(Act.COMMIT, TABLE, 17, ((4,), (0, 2))),
        Address(Act.AHEAD, TABLE, 17, ((4,),)),
        Address(Act.PAGE, TABLE, 17, ((4,),), "card:3"),
        Address(Act.COMMIT, TABLE, 17, ((4,),), twin=0),
    ]


async def test_controls_that_do_the_same_still_have_ids_of_their_own() -> None:
    same = Button("end", Commit(((0,),)))
    letter = await dress(PrivateLetter, Screen("x", rows=((same, same), (same,))), Frame(TABLE, 1))
    ids = custom_ids(letter)
    assert len(set(ids)) == 3
    meanings = {parse(each).twins(0) for each in ids}  # type: ignore[union-attr]
    assert meanings == {Address(Act.COMMIT, TABLE, 1, ((0,),))}
    body = {"components": view_of(letter.rows).to_components(), "content": "x"}
    assert faults("POST", "/channels/1/messages", body) == []


async def test_the_topics_of_the_rules_lead_to_topics() -> None:
    menu = Menu("topics", (MenuEntry("a", "", "a"),), Page(""))
    frame = Frame("gate", act=Act.TOPIC)
    letter = await dress(PrivateLetter, Screen("x", rows=(menu,)), frame)
    assert custom_ids(letter) == ["r1:topic:gate:0:"]


async def test_the_footer_never_makes_a_letter_too_long() -> None:
    screen = Screen("t" * 256, "x" * 4000, tuple(Field("n", "v" * 800) for _ in range(2)))
    letter = await dress(PublicLetter, screen, Frame(TABLE, footer="f" * 300))
    (embed,) = letter.embeds
    assert len(embed) <= 6000
    assert embed.footer.text == "f" * 300


async def test_a_picture_comes_with_its_words(no_painting: None) -> None:
    letter = await dress(PublicLetter, Screen("x", picture=PICTURE), Frame(TABLE))
    assert letter.image is not None
    (embed,) = letter.embeds
    assert embed.image.url == "attachment://board.png"
    one, other = letter.image.file(), letter.image.file()
    assert one.description == "a small square"
    assert one.fp is not other.fp  # a file can be read once


async def test_fields_stand_below_the_picture_and_the_footer_below_them(no_painting: None) -> None:
    screen = Screen("x", "text", (Field("a", "b"),), PICTURE, details=(Field("c", "d"),))
    letter = await dress(PublicLetter, screen, Frame(TABLE, head="Whist", footer="f"))
    above, below = letter.embeds
    assert (above.author.name, above.title, above.description) == ("Whist", "x", "text")
    assert above.image.url == "attachment://board.png"
    assert above.fields == []
    assert [each.name for each in below.fields] == ["a"], "details have a page of their own"
    assert (above.footer.text, below.footer.text) == (None, "f")


async def test_a_picture_that_fails_lets_the_words_go_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def paint(svg: str, width: int) -> Any:
        raise PictureError("no painter")

    monkeypatch.setattr("cogs.letters.paint", paint)
    screen = Screen("x", "words", (Field("a", "b"),), PICTURE, details=(Field("c", "d"),))
    letter = await dress(PublicLetter, screen, Frame(TABLE))
    assert letter.image is None
    (embed,) = letter.embeds
    assert embed.description == "words"
    assert [each.name for each in embed.fields] == ["a", "c"]
    assert embed.image.url is None


async def test_a_picture_is_painted() -> None:
    letter = await dress(PublicLetter, Screen("x", picture=PICTURE), Frame(TABLE))
    assert letter.image is not None
    assert letter.image.data.startswith(b"\x89PNG")


async def test_a_screen_with_little_text_and_long_fields_is_cut_to_what_discord_takes() -> None:
    fields = tuple(Field(f"{n}", "v" * 990) for n in range(6))
    screen = Screen("title", "few words", fields=fields, rows=())
    letter = await dress(PrivateLetter, screen, Frame(TABLE, footer="f" * 120, note="n" * 90))
    assert sum(map(len, letter.embeds)) + len(letter.note) <= 6000
    body = {"embeds": [each.to_dict() for each in letter.embeds]}
    assert faults("POST", "/channels/1/messages", body) == []
