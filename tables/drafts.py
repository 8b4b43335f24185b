"""Answers that persons are working on, kept until they are given or not wanted any more."""

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.kernel import Positions
from tables.house import House, whole
from tables.schema import drafts, seats


@dataclass(frozen=True, slots=True)
class Draft:
    """How far somebody has come with the answer to the question of revision ``asked``.

    ``choices`` are those looked ahead at, and ``page`` is the name of a panel's page, which may
    hold picks of one more. Both are positions only. One without either is none.
    """

    asked: int
    choices: tuple[Positions, ...] = ()
    page: str = ""

    def __bool__(self) -> bool:
        """Whether there is anything to keep."""
        return bool(self.choices or self.page)


_STANDS = sa.exists().where(
    seats.c.table_id == drafts.c.table_id,
    seats.c.user_id == drafts.c.user_id,
    seats.c.asked == drafts.c.asked,
    seats.c.gone.is_(None),
)
"""Whether the person still has the question that a draft is about."""


class Drafts:
    """The drafts of all persons, one at a table. Every method may raise `StorageError`.

    A draft is of a person, not of a seat: whoever takes a seat over does not find it.
    """

    def __init__(self, house: House) -> None:
        self.house = house

    @whole
    async def of(self, table_id: str, user_id: int) -> Draft | None:
        """What a person has kept for the present question at a table, if anything."""
        query = sa.select(drafts).filter_by(table_id=table_id, user_id=user_id).where(_STANDS)
        async with self.house.database.read() as connection:
            found = (await connection.execute(query)).one_or_none()
        if found is None:
            return None
        return Draft(found.asked, tuple(tuple(each) for each in found.choices), found.page)

    @whole
    async def keep(self, table_id: str, user_id: int, draft: Draft) -> None:
        """Keep a draft in the place of the one before; an empty one is only forgotten.

        One for another question than the present one changes nothing. Nothing is written where
        nothing changes, so that turning the pages of a panel costs no writing.
        """
        if await self.of(table_id, user_id) == (draft or None):
            return
        place = {"table_id": table_id, "user_id": user_id}
        new = {"asked": draft.asked, "choices": draft.choices, "page": draft.page}
        present = sa.select(seats.c.seat).filter_by(**place, asked=draft.asked, gone=None)
        async with self.house.database.write() as connection:
            if (await connection.execute(present)).one_or_none() is None:
                return
            await connection.execute(sa.delete(drafts).filter_by(**place))
            if draft:
                await connection.execute(sa.insert(drafts).values(**place, **new))


async def tidy(connection: AsyncConnection, table_id: str) -> None:
    """Delete the drafts of a table whose questions are answered or gone."""
    await connection.execute(sa.delete(drafts).where(drafts.c.table_id == table_id, ~_STANDS))
