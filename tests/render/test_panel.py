"""Screens refuse what Discord would refuse, and menus know what a pick means."""

import pytest

from render.panel import (
    Ahead,
    Button,
    Commit,
    Field,
    Menu,
    MenuEntry,
    Page,
    Picture,
    Screen,
    ScreenFault,
    holds_picks,
    still,
)

ACT = Page("")
ENTRY = MenuEntry("one", "", "0")


def entries(count: int) -> tuple[MenuEntry, ...]:
    return tuple(MenuEntry(str(n), "", str(n)) for n in range(count))


@pytest.mark.parametrize(
    ("fault", "made"),
    [
        ("title", {"title": "x" * 257}),
        ("title", {"title": " "}),
        ("text", {"text": "x" * 4097}),
        ("field name", {"fields": (Field("", "x"),)}),
        ("field value", {"fields": (Field("x", "x" * 1025),)}),
        ("26 fields", {"fields": (Field("x", "x"),) * 26}),
        ("alt text", {"picture": Picture("", 1, "", "a.png")}),
        ("6 rows", {"rows": ((Button("x", ACT),),) * 6}),
        ("0 buttons", {"rows": ((),)}),
        ("6 buttons", {"rows": ((Button("x", ACT),) * 6,)}),
        ("label", {"rows": ((Button("x" * 81, ACT),),)}),
        ("0 entries", {"rows": (Menu("x", (), ACT),)}),
        ("26 entries", {"rows": (Menu("x", entries(26), ACT),)}),
        ("same value", {"rows": (Menu("x", (ENTRY, ENTRY), ACT),)}),
        ("0 to 1", {"rows": (Menu("x", entries(2), ACT, 0, 1),)}),
        ("1 to 3", {"rows": (Menu("x", entries(2), ACT, 1, 3),)}),
        ("placeholder", {"rows": (Menu("", entries(2), ACT),)}),
        ("entry label", {"rows": (Menu("x", (MenuEntry("x" * 101, "", "0"),), ACT),)}),
        ("entry description", {"rows": (Menu("x", (MenuEntry("x", "x" * 101, "0"),), ACT),)}),
        ("characters", {"text": "x" * 4000, "fields": (Field("x", "x" * 1000),) * 2}),
    ],
)
def test_a_screen_beyond_the_limits_cannot_be_made(fault: str, made: dict[str, object]) -> None:
    with pytest.raises(ScreenFault, match=fault):
        Screen(**({"title": "x"} | made))  # type: ignore[arg-type]


def test_a_screen_at_the_limits_can() -> None:
    rows = ((Button("x" * 80, ACT),) * 5, *(Menu("x" * 150, entries(25), ACT, 1, 25),) * 4)
    Screen("x" * 256, "x" * 3000, (Field("x" * 256, "x" * 1024),) * 2, None, rows)


def test_a_pick_is_one_more_choice() -> None:
    menu = Menu("x", entries(3), Commit(((4,),)), 1, 2)
    assert menu.after(["0", "2"]) == Commit(((4,), (0, 2)))
    assert Menu("x", entries(3), Ahead(())).after(["1"]) == Ahead(((1,),))


def test_a_pick_may_stand_for_a_whole_order() -> None:
    menu = Menu("x", (MenuEntry("x", "", "2.0.1"),), Commit(()))
    assert menu.after(["2.0.1"]) == Commit(((2, 0, 1),))


def test_a_pick_names_a_page() -> None:
    assert Menu("x", entries(3), Page("card:", ((1,),))).after(["2"]) == Page("card:2", ((1,),))


@pytest.mark.parametrize(
    ("page", "holds"),
    [
        ("pick:3", True),
        ("pick:3.17.;1", True),
        ("squad:1.2.3.4;5.6.7.8", True),
        ("pick:;1", False),
        ("", False),
        ("card:3", False),
        ("sheet:1", False),
    ],
)
def test_a_page_with_picks_is_told_from_one_that_is_only_looked_at(
    page: str, *, holds: bool
) -> None:
    assert holds_picks(page) is holds


def test_a_screen_that_stands_still_can_be_looked_at_and_not_answered() -> None:
    screen = Screen(
        "Hand",
        rows=(
            (Button("Attack", Commit(((0,),)), "primary"), Button("Cards", Page("cards"))),
            Menu("Pick one", entries(2), Ahead(())),
            Menu("Look at", entries(2), Page("of:")),
        ),
    )
    first, menu = still(screen).rows
    assert first == (
        Button("⏸ Attack", Commit(((0,),)), "secondary", disabled=True),
        Button("Cards", Page("cards")),
    )
    assert menu == screen.rows[2]
