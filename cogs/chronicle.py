"""A table's public log in pages: /log, and a button."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord

from cogs.codec import Act, Address
from cogs.desk import Answered, Reply, Updated, reader
from cogs.letters import Frame, PrivateLetter, dress
from cogs.naming import game_name, names
from cogs.seeing import visible
from render import presenter, theme
from render.panel import Button, Page, Screen
from render.presenter import Chronicler, Discreet
from render.words import Words, escape, fit
from tables.errors import TableClosed, TableUnreadable
from tables.logbook import Happening
from tables.model import Table
from tables.notices import Notice

if TYPE_CHECKING:
    from cogs.bot import Ruler

Interaction = discord.Interaction[Any]

PAGE = 3000
"""Characters on a page."""
LINE = 900
SOME = "some"
"""In the place of how many decisions were taken back."""
_QUIET = timedelta(minutes=5)
"""After so long without anything the time is told anew."""


class Chronicle:
    """Tells what happened at tables, to whoever may look at them."""

    def __init__(self, bot: Ruler) -> None:
        self._bot = bot

    async def open(
        self, interaction: Interaction, address: Address, values: tuple[str, ...]
    ) -> Reply:
        """Show the newest page."""
        del values
        return Answered(await self.letter(interaction, address.table))

    async def turn(
        self, interaction: Interaction, address: Address, values: tuple[str, ...]
    ) -> Reply:
        """Show another page in the place of this one."""
        del values
        number = int(address.page) if address.page.isdecimal() else None
        return Updated(await self.letter(interaction, address.table, number))

    async def letter(
        self, interaction: Interaction, table_id: str, number: int | None = None
    ) -> PrivateLetter:
        """A page of a table's log: the newest, or by its number from 1.

        Raises `NoSuchTable`, and `Elsewhere` for who may not see the table.
        """
        table = await visible(self._bot.tables, interaction, table_id)
        words = reader(interaction)
        pages = paged(await self._lines(table, words)) or [words("log-empty")]
        shown = max(1, min(number or len(pages), len(pages)))
        keys = [
            Button(words("key-older"), Page(str(shown - 1)), disabled=shown == 1),
            Button(words("key-newer"), Page(str(shown + 1)), disabled=shown == len(pages)),
        ]
        screen = Screen(
            title=words("log-title", game=game_name(table, words)),
            text=pages[shown - 1],
            rows=(tuple(keys),) if len(pages) > 1 else (),
            colour=theme.EMBED,
        )
        footer = words("log-page", table=table.id, page=shown, pages=len(pages))
        return await dress(PrivateLetter, screen, Frame(table.id, act=Act.PAGES, footer=footer))

    async def _lines(self, table: Table, words: Words) -> list[str]:
        log = await self._bot.tables.manners.log(table.id)
        shown = presenter(table.game)
        try:
            view = (await self._bot.tables.look(table.id, None, last=1)).view
        except (TableClosed, TableUnreadable):
            view = None
        players = names(table, words)
        told = discreetly(log) if isinstance(shown, Discreet) else log
        lines: list[str] = []
        before = None
        for each in told:
            found = list(_said(each, players, words))
            if each.events and view is not None and isinstance(shown, Chronicler):
                found += shown.lines(view, players, words, each.events)
            if found and (before is None or each.at - before >= _QUIET):
                lines.append(discord.utils.format_dt(each.at, "f"))
                before = each.at
            lines += [fit(line, LINE) for line in found]
        if table.stuck:
            lines.append(words("error-table-unreadable", table=table.id, id=table.fault or ""))
        return lines


def discreetly(log: Sequence[Happening]) -> list[Happening]:
    """What may be told where it is a secret who is asked.

    It is one who did not answer, too, and how many answers there were to take back.
    """
    return [
        replace(each, notice=replace(each.notice, text=SOME))
        if each.notice is not None and each.notice.kind == "undone"
        else each
        for each in log
        if each.late is None
    ]


def _said(each: Happening, players: Sequence[str], words: Words) -> Iterator[str]:
    if each.notice is not None:
        yield notice_line(each.notice, words)
    if each.late is not None:
        yield words("log-late", name=escape(players[each.late]))
    if each.gave_up is not None:
        yield words("log-gave-up", name=escape(players[each.gave_up]))


def notice_line(notice: Notice, words: Words) -> str:
    """What happened around a table, in one line."""
    nameless = words("ladder-gone")
    return words(
        "log-notice",
        kind=notice.kind,
        name=escape(notice.name or "", nameless=nameless),
        other=escape(notice.other or "", nameless=nameless),
        text=escape(notice.text, 300) if notice.text else "",
    )


def paged(lines: Sequence[str]) -> list[str]:
    """The lines on pages, in order, as many on each as there is room for."""
    pages: list[str] = []
    for line in lines:
        if pages and len(pages[-1]) + len(line) < PAGE:
            pages[-1] += f"\n{line}"
        else:
            pages.append(line)
    return pages
