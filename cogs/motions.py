"""The questions that people at a table ask of each other: a message for each, with two buttons.

As the board, such a message is a projection of what is written down. It is posted where the table
lives, pings those who have a say, changes as they answer, and says in the end what came of it.
"""

from __future__ import annotations

from collections.abc import Callable

from cogs.around import counted, described
from cogs.codec import Act, Address
from cogs.letters import Key, PublicLetter, Row
from cogs.outcome import Delivered, Failed, Outcome, Reason
from cogs.publisher import Publisher
from render.words import Words
from tables.model import Table
from tables.motions import Motion
from tables.service import Tables

_LATER = (Reason.BUSY, Reason.DOWN)


class Motions:
    """Shows what is asked at the tables."""

    def __init__(self, publisher: Publisher, tables: Tables) -> None:
        self._publisher = publisher
        self._tables = tables
        self._shown: dict[int, PublicLetter] = {}

    async def tell(self, table_id: str, enough: Callable[[], bool]) -> Outcome | None:
        """Show the questions of a table as they are now, until it is ``enough``.

        Returns the failure that it stopped at, if any. Raises `TableError`.
        """
        motions = await self._tables.manners.open(table_id)
        if not motions:
            return None
        table = await self._tables.table(table_id)
        for motion in motions:
            outcome = await self._show(table, motion)
            if enough() or (isinstance(outcome, Failed) and outcome.reason in _LATER):
                return outcome
        return None

    async def _show(self, table: Table, motion: Motion) -> Outcome | None:
        letter = motion_letter(table, motion)
        place, message = motion.place_id, motion.message_id
        outcome: Outcome | None = None
        if place is None or message is None:
            if motion.ended is None and table.place:
                occasion = f"motion/{motion.number}"
                outcome = await self._publisher.post(table.place, letter, occasion)
        elif self._shown.get(motion.number) != letter:
            outcome = await self._publisher.edit(place, message, letter)
        if isinstance(outcome, Failed) and outcome.reason in _LATER:
            return outcome
        if isinstance(outcome, Delivered) and message is None:
            await self._tables.manners.place(motion.number, table.place, outcome.message_id)
        self._shown[motion.number] = letter
        if motion.ended is not None:
            await self._tables.manners.forget(motion.number)
            self._shown.pop(motion.number, None)
        return outcome


def motion_letter(table: Table, motion: Motion) -> PublicLetter:
    """A question as everybody at the table reads it."""
    words = Words(table.locale)
    told = described(table, motion, words)
    if motion.ended is not None:
        return PublicLetter(words("motion-ended", ended=motion.ended, **told))
    people = " ".join(f"<@{voter}>" for voter in motion.unanswered)
    count = words("motion-count", people=people, **counted(motion))
    keys: Row = (
        Key(words("key-agree"), Address(Act.AGREE, table.id, motion.number), "success"),
        Key(words("key-refuse"), Address(Act.REFUSE, table.id, motion.number)),
    )
    text = f"{words('motion-text', **told)}\n{count}"
    return PublicLetter(text, rows=(keys,), pings=motion.unanswered)
