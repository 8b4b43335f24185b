"""What a person may do at a table beside playing: the table's own private screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from render import theme
from render.panel import ENTRY_TEXT, FIELD_VALUE, Button, Field, Menu, MenuEntry, Page, Screen
from render.people import People
from render.words import Words, fit

Sitting = Literal["here", "late", "away", "awaited", "left", "kicked", "out", "computer"]
"""How somebody sits at a table in play; ``late``: they have let their last decision pass, ``out``:
they are out of the game."""

Wish = Literal["pause", "resume", "undo", "concede", "leave", "kick", "replace", "close", "end"]
"""What somebody may want; ``close`` is to leave a table that cannot go on, as its only person, and
``end`` is for moderators."""

ALONE: frozenset[Wish] = frozenset({"concede", "leave", "close"})
"""What is done without asking anybody."""


@dataclass(frozen=True, slots=True)
class Conduct(People):
    """A table as one person may treat it.

    ``players`` and ``sitting`` are by seat, and so are ``marks``, which name a seat together with
    whoever has it: a control that was shown before a seat changed hands must not meet the new one.
    ``wishes`` can be fulfilled; ``kickable`` and
    ``vacant`` are the seats they may be about. ``pace`` and ``clock`` say in words how much time
    there is; ``asked`` are the questions that are open, a line for each.
    """

    game: str
    players: Sequence[str]
    sitting: Sequence[Sitting]
    marks: Sequence[str]
    words: Words
    wishes: Sequence[Wish] = ()
    kickable: Sequence[int] = ()
    vacant: Sequence[int] = ()
    clock: Sequence[str] = ()
    asked: Sequence[str] = ()
    mine: int | None = None

    def overview(self, sentence: str = "") -> Screen:
        """Who sits here, what is asked, and what the person may do."""
        words = self.words
        lines = [*([f"**{sentence}**"] if sentence else []), *self.clock]
        who = "\n".join(map(self._line, range(len(self.players))))
        fields = [Field(words("lobby-who"), fit(who, FIELD_VALUE))]
        if self.asked:
            fields.append(Field(words("table-asked"), fit("\n".join(self.asked), FIELD_VALUE)))
        return Screen(
            title=words("table-title", game=self.game),
            text="\n".join(lines),
            fields=tuple(fields),
            rows=(self._menu(),) if self.wishes else (),
            colour=theme.EMBED,
        )

    def sure(self, wish: Wish, seat: int | None = None) -> Screen:
        """What a wish means, and whether it is really meant."""
        words = self.words
        name = "" if seat is None else self.player(seat)
        page = wish if seat is None else f"{wish}:{self.marks[seat]}"
        style = "danger" if wish in {"concede", "leave", "close", "kick"} else "primary"
        return Screen(
            title=self._wish(wish),
            text=words("table-sure", wish=wish, name=name),
            rows=(
                (
                    Button(words("table-do", wish=wish), Page(f"do:{page}"), style),
                    Button(words("page-back"), Page("table")),
                ),
            ),
            colour=theme.EMBED,
        )

    def which(self, wish: Wish, seats: Sequence[int]) -> Screen:
        """About whose seat it is."""
        words = self.words
        entries = tuple(
            MenuEntry(
                fit(self.label(seat), ENTRY_TEXT),
                fit(words("table-sitting", sitting=self.sitting[seat]), ENTRY_TEXT),
                self.marks[seat],
            )
            for seat in seats
        )
        return Screen(
            title=self._wish(wish),
            text=words("table-whom", wish=wish),
            rows=(
                Menu(words("table-seat"), entries, Page(f"{wish}:")),
                (Button(words("page-back"), Page("table")),),
            ),
            colour=theme.EMBED,
        )

    def to_whom(self, seat: int) -> Screen:
        """Who is to have a seat; the list of people is not ours to draw."""
        words, own = self.words, "yes" if seat == self.mine else "no"
        return Screen(
            title=self._wish("replace"),
            text=words("table-to-whom", name=self.player(seat), own=own),
            rows=((Button(words("page-back"), Page("table")),),),
            colour=theme.EMBED,
        )

    def _wish(self, wish: Wish) -> str:
        return self.words("table-wish", wish=wish)

    def _menu(self) -> Menu:
        words = self.words
        entries = tuple(
            MenuEntry(
                fit(self._wish(wish), ENTRY_TEXT),
                fit(words("table-wish-about", wish=wish), ENTRY_TEXT),
                wish,
            )
            for wish in self.wishes
        )
        return Menu(words("table-what"), entries, Page(""))

    def _line(self, seat: int) -> str:
        return seat_line(self, seat)


def seat_line(people: Conduct, seat: int) -> str:
    """A seat in one line: who, and how they sit there."""
    name, sitting = people.player(seat), people.sitting[seat]
    return people.words("table-line-of-seat", number=seat + 1, name=name, sitting=sitting)


def around(people: Conduct) -> list[str]:
    """What a board tells of its table below the game: who is not there, and what is asked."""
    away = [
        people.words("board-sitting", name=people.player(seat), sitting=sitting)
        for seat, sitting in enumerate(people.sitting)
        if sitting not in {"here", "out", "computer"}
    ]
    return [*away, *people.asked]
