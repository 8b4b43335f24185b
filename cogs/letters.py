"""What is sent: letters for everybody, and letters for one person.

The two are different types on purpose. Whatever shows a hand is a `PrivateLetter`, and nothing
that posts to a channel takes one.
"""

from __future__ import annotations

import io
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from typing import Literal, TypeVar

import discord

from cogs.codec import Act, Address
from render.palette import Palette, recoloured, safe
from render.panel import EMBED, LABEL, Ahead, Button, Commit, Menu, MenuEntry, Page, Picture, Screen
from render.picture import PictureError, paint
from render.words import Words, fit

log = logging.getLogger(__name__)

L = TypeVar("L", bound="Letter")
Style = Literal["primary", "secondary", "success", "danger"]

palette: ContextVar[Palette] = ContextVar("palette", default="standard")
"""The colours of the private letters that are being written: those their reader has chosen."""


@dataclass(frozen=True, slots=True)
class Key:
    """A button that comes back to us."""

    label: str
    address: Address
    style: Style = "secondary"
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Link:
    """A button that leads to a page."""

    label: str
    url: str


@dataclass(frozen=True, slots=True)
class Choose:
    """A menu; what is picked is added to what ``address`` says (`cogs.controls`)."""

    placeholder: str
    entries: tuple[MenuEntry, ...]
    address: Address
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Pick:
    """A menu of a server's own channels, roles or people; ``chosen`` are ticked.

    From ``least`` to ``most`` are picked; they come back to us as ids (`cogs.controls.people` has
    more of people).
    """

    placeholder: str
    kind: Literal["channels", "roles", "people"]
    chosen: tuple[int, ...]
    address: Address
    most: int
    least: int = 0


Row = tuple[Key | Link, ...] | Choose | Pick


def turning(page: int, pages: int, words: Words, address: Address) -> Row:
    """Keys to the page before and the page after, of ``pages``; ``address`` takes its number."""

    def to(label: str, number: int, *, off: bool) -> Key:
        return Key(label, replace(address, revision=number), disabled=off)

    last = pages - 1
    after = words("page-after", page=page + 1, pages=pages)
    return (
        to(words("page-before"), max(0, page - 1), off=page == 0),
        to(after, min(last, page + 1), off=page == last),
    )


@dataclass(frozen=True, slots=True)
class Image:
    """A painted picture, with what it shows in words."""

    name: str
    data: bytes
    alt: str

    def file(self) -> discord.File:
        """A new file: discord.py reads each of them once."""
        return discord.File(io.BytesIO(self.data), self.name, description=self.alt)


@dataclass(frozen=True, slots=True)
class Document:
    """A file that goes along with a letter, to be kept."""

    name: str
    data: bytes

    def file(self) -> discord.File:
        """A new file: discord.py reads each of them once."""
        return discord.File(io.BytesIO(self.data), self.name)


@dataclass(frozen=True, slots=True)
class Letter:
    """A message before it is sent; everything in it is plain data, so it can be sent again.

    ``text`` stands above everything, ``note`` below the picture and right above the controls, where
    whoever has just pressed one is looking.
    """

    text: str = ""
    embeds: tuple[discord.Embed, ...] = ()
    image: Image | None = None
    rows: tuple[Row, ...] = ()
    document: Document | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class PublicLetter(Letter):
    """For a channel. ``pings`` are the people it may notify."""

    pings: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Panel:
    """That a letter is somebody's panel at a ``table``.

    It is out of date as soon as what it shows ``of`` the table, at its ``revision``, is not as it
    was.
    """

    table: str
    of: tuple[object, ...]
    revision: int = field(compare=False)


@dataclass(frozen=True, slots=True)
class PrivateLetter(Letter):
    """For one person: an ephemeral answer or a private conversation."""

    panel: Panel | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A line to fill in: ``value`` stands there already, ``example`` in grey while it is empty."""

    label: str
    value: str = ""
    longest: int = 40
    example: str = ""
    needed: bool = True


@dataclass(frozen=True, slots=True)
class Form:
    """A question for one to five lines of text, in a window of its own; they come back to us."""

    title: str
    address: Address
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """What surrounds a screen: where its controls lead, and what stands beside it.

    ``act`` is what all its controls do, where that is not what their screen says. ``head`` is a
    small line above its title.
    """

    table: str
    revision: int = 0
    act: Act | None = None
    text: str = ""
    note: str = ""
    head: str = ""
    footer: str = ""
    rows: tuple[Row, ...] = field(default=())


async def dress(kind: type[L], screen: Screen, frame: Frame) -> L:
    """A letter of ``kind`` that shows ``screen`` within ``frame``; paints its picture.

    What cannot be painted is spelled out.
    """
    seen: Palette = palette.get() if issubclass(kind, PrivateLetter) else "standard"
    image = await _painted(screen.picture, seen) if screen.picture else None
    shown = screen.spelled_out() if image is None else screen
    rows = [_row(each, frame) for each in shown.rows]
    embeds = _embeds(shown, frame, image, seen)
    return kind(frame.text, embeds, image, _untwinned([*rows, *frame.rows]), note=frame.note)


def _embeds(
    screen: Screen, frame: Frame, image: Image | None, seen: Palette
) -> tuple[discord.Embed, ...]:
    """One embed; with fields below a picture two, since an embed has its picture at its end."""
    colour = screen.colour if seen == "standard" else int(safe(f"#{screen.colour:06x}")[1:], 16)
    first = discord.Embed(title=screen.title, description=screen.text or None, colour=colour)
    if frame.head:
        first.set_author(name=frame.head)
    if image is not None:
        first.set_image(url=f"attachment://{image.name}")
    below = image is not None and bool(screen.fields)
    embeds = (first, discord.Embed(colour=colour)) if below else (first,)
    last = embeds[-1]
    for each in screen.fields:
        last.add_field(name=each.name, value=each.value, inline=each.inline)
    if frame.footer:
        last.set_footer(text=frame.footer)
    _cut(first, last, lambda: sum(map(len, embeds)) + len(frame.note) - EMBED)
    return embeds


def _cut(first: discord.Embed, last: discord.Embed, over: Callable[[], int]) -> None:
    """Cut what is ``over`` off the text; where that is not enough, off the last fields."""
    if over() > 0 and first.description:
        first.description = fit(first.description, max(1, len(first.description) - over()))
    for number, each in reversed(list(enumerate(last.fields))):
        if over() > 0 and each.value:
            value = fit(each.value, max(1, len(each.value) - over()))
            last.set_field_at(number, name=each.name, value=value, inline=each.inline)


async def _painted(picture: Picture, seen: Palette) -> Image | None:
    try:
        data = await paint(recoloured(picture.svg, seen), picture.width)
    except PictureError:
        log.exception("a picture could not be painted; its text goes alone")
        return None
    return Image(picture.name, data, picture.alt)


def _row(row: tuple[Button, ...] | Menu, frame: Frame) -> Row:
    if isinstance(row, Menu):
        address = _address(row.act, frame)
        return Choose(row.placeholder, row.entries, address, row.least, row.most)
    return tuple(
        Key(fit(each.label, LABEL), _address(each.act, frame), each.style, each.disabled)
        for each in row
    )


def _address(act: Commit | Ahead | Page, frame: Frame) -> Address:
    match act:
        case Commit(choices):
            return Address(frame.act or Act.COMMIT, frame.table, frame.revision, choices)
        case Ahead(choices):
            return Address(frame.act or Act.AHEAD, frame.table, frame.revision, choices)
        case Page(name, ahead):
            return Address(frame.act or Act.PAGE, frame.table, frame.revision, ahead, name)


def _untwinned(rows: Sequence[Row]) -> tuple[Row, ...]:
    """The rows with custom ids that differ, as Discord demands within one message."""
    seen: Counter[Address] = Counter()

    def apart(address: Address) -> Address:
        seen[address] += 1
        return address.twins(seen[address] - 1)

    return tuple(
        replace(row, address=apart(row.address))
        if isinstance(row, (Choose, Pick))
        else tuple(
            replace(each, address=apart(each.address)) if isinstance(each, Key) else each
            for each in row
        )
        for row in rows
    )
