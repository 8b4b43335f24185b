"""The chapters of a game's story: a message for each, after the board, in the same place.

A chapter is posted once. Which message became of it is written down, and what was posted in the
moment of a kill is recognised when it is posted again (`Publisher.post`). One that grows is
edited; one whose message or thread somebody has deleted stays away.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from cogs.codec import Act
from cogs.letters import Frame, PublicLetter, dress
from cogs.naming import names
from cogs.outcome import Delivered, Failed, Outcome, Reason
from cogs.publisher import Publisher
from render import presenter
from render.panel import Screen
from render.presenter import Chapter, Teller
from render.words import Words
from tables.chapters import Posted
from tables.model import Status, Table
from tables.service import Tables

MOST_AT_ONCE = 12
"""New chapters that are told at once; of more, only the last ones, so that none floods a place."""

_LATER = (Reason.BUSY, Reason.DOWN, Reason.FORBIDDEN)
"""Why a chapter that could not be told is due again when its table is next shown."""


class Chapters:
    """Tells what happened at the tables, chapter by chapter."""

    def __init__(self, publisher: Publisher, tables: Tables) -> None:
        self._publisher = publisher
        self._tables = tables

    async def tell(self, table_id: str, enough: Callable[[], bool]) -> Outcome | None:
        """Post what is new at a table and edit what has grown, until it is ``enough`` for now.

        Returns the failure that it stopped at, if any. Raises `TableError`.
        """
        table = await self._tables.table(table_id)
        if table.status not in (Status.PLAYING, Status.FINISHED) or table.message_id is None:
            return None
        if table.stuck:
            return None
        teller = presenter(table.game)
        if not isinstance(teller, Teller):
            return None
        known = await self._tables.chapters.of(table_id)
        for chapter in await self._due(table_id, teller, known):
            outcome = await self._show(table, chapter, known.get(chapter.key))
            if isinstance(outcome, Failed) or enough():
                return outcome
        return None

    async def _due(self, table_id: str, teller: Teller, known: dict[str, Posted]) -> list[Chapter]:
        """The chapters that are not, or no longer, told as they are."""
        look = await self._tables.look(table_id, None, last=None)
        words = Words(look.table.locale)
        chapters = teller.chapters(
            look.view,
            names(look.table, words),
            words,
            story=look.story,
            voice=look.table.commitment,
            told=frozenset(key for key, posted in known.items() if not posted.grows),
            computers=frozenset(each.number for each in look.table.seats if each.user_id is None),
        )
        new = [each for each in chapters if each.key not in known]
        for chapter in new[:-MOST_AT_ONCE]:
            await self._keep(table_id, chapter, None)
        grown = [
            each
            for each in chapters
            if each.key in known
            and known[each.key].grows
            and (not each.grows or known[each.key].digest != _digest(each.screen))
        ]
        return [*grown, *new[-MOST_AT_ONCE:]]

    async def _show(self, table: Table, chapter: Chapter, known: Posted | None) -> Outcome:
        """Post a chapter, or edit its message."""
        frame = Frame(table.id, act=Act.WATCH)
        letter = await dress(PublicLetter, chapter.screen, frame)
        if known is None or known.channel_id is None or known.message_id is None:
            occasion = f"{table.id}/{chapter.key}"
            outcome = await self._publisher.post(table.place, letter, occasion)
        else:
            outcome = await self._publisher.edit(known.channel_id, known.message_id, letter)
        match outcome:
            case Delivered():
                await self._keep(table.id, chapter, outcome)
            case Failed(Reason.CHANNEL_GONE | Reason.LOCKED) if (
                known is None
            ):  # the board moves first
                return outcome
            case Failed(reason) if reason in _LATER:
                return outcome
            case Failed(Reason.TOO_OLD):  # Discord lets an old message be edited now and then
                pass
            case Failed():
                # It was taken away, or Discord does not take it: the others matter more.
                await self._keep(table.id, chapter, None)
        return Delivered()

    async def _keep(self, table_id: str, chapter: Chapter, where: Delivered | None) -> None:
        """Write down that a chapter was told, and where; None: it has no message."""
        posted = Posted(
            chapter.key,
            where.channel_id if where else None,
            where.message_id if where else None,
            _digest(chapter.screen),
            chapter.grows and where is not None,
        )
        await self._tables.chapters.keep(table_id, posted)


def _digest(screen: Screen) -> str:
    """What tells two screens apart."""
    return hashlib.sha256(repr(screen).encode()).hexdigest()
