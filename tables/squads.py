"""The squads that persons keep for THE GATE, and the one they played with last."""

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tables import rows
from tables.errors import NoSuchSquad, SquadNameless, SquadNameTaken, TooManySquads
from tables.house import House, whole
from tables.model import Person
from tables.schema import saved_squads

MOST = 25
"""Named squads a person may keep."""
NAME_LENGTH = 40


@dataclass(frozen=True, slots=True)
class SavedSquad:
    """A squad that somebody keeps. ``decks`` and ``summoners`` are the cards' keys, sorted.

    ``name`` is what the person called it, as it was typed but on one line; it is empty for a
    squad that was only played with last.
    """

    id: int
    name: str
    decks: tuple[str, ...]
    summoners: tuple[str, ...]


class Squads:
    """The squads of all persons. Every method may raise `StorageError`."""

    def __init__(self, house: House) -> None:
        self.house = house

    @whole
    async def of(self, user_id: int) -> list[SavedSquad]:
        """A person's squads, the one played with last first, then by name."""
        async with self.house.database.read() as connection:
            return await _of(connection, user_id)

    @whole
    async def one(self, user_id: int, squad_id: int) -> SavedSquad:
        """One of a person's squads. Raises `NoSuchSquad`."""
        async with self.house.database.read() as connection:
            return await _one(connection, user_id, squad_id)

    @whole
    async def save(
        self, person: Person, name: str, decks: Sequence[str], summoners: Sequence[str]
    ) -> SavedSquad:
        """Keep a new squad.

        Raises:
            SquadNameless: nothing is left of the name.
            SquadNameTaken: the person has a squad of this name, whatever its case.
            TooManySquads: the person has `MOST` of them.
        """
        async with self.house.database.write() as connection:
            await rows.know(connection, person)
            named = await _free_name(connection, person.user_id, name, None)
            values = {"name": named, "decks": sorted(decks), "summoners": sorted(summoners)}
            new = sa.insert(saved_squads).values(user_id=person.user_id, **values)
            made = await connection.execute(new.returning(saved_squads.c.id))
            return await _one(connection, person.user_id, made.scalar_one())

    @whole
    async def change(
        self, user_id: int, squad_id: int, decks: Sequence[str], summoners: Sequence[str]
    ) -> SavedSquad:
        """Keep other cards under the same name. Raises `NoSuchSquad`."""
        values: dict[str, object] = {"decks": sorted(decks), "summoners": sorted(summoners)}
        async with self.house.database.write() as connection:
            return await _update(connection, user_id, squad_id, values)

    @whole
    async def rename(self, user_id: int, squad_id: int, name: str) -> SavedSquad:
        """Give a squad a name. Raises `NoSuchSquad`, and as `save`."""
        async with self.house.database.write() as connection:
            await _one(connection, user_id, squad_id)
            named = await _free_name(connection, user_id, name, squad_id)
            return await _update(connection, user_id, squad_id, {"name": named})

    @whole
    async def delete(self, user_id: int, squad_id: int) -> None:
        """Forget a squad. Raises `NoSuchSquad`."""
        async with self.house.database.write() as connection:
            await _one(connection, user_id, squad_id)
            await connection.execute(sa.delete(saved_squads).where(saved_squads.c.id == squad_id))

    @whole
    async def played(self, user_id: int, decks: Sequence[str], summoners: Sequence[str]) -> None:
        """Remember the squad somebody plays with, whether it has a name or not."""
        cards = (sorted(decks), sorted(summoners))
        async with self.house.database.write() as connection:
            squads = await _of(connection, user_id)
            same = [each for each in squads if (list(each.decks), list(each.summoners)) == cards]
            named = next((each for each in same if each.name), None)
            mine = saved_squads.c.user_id == user_id
            await connection.execute(sa.delete(saved_squads).where(mine, saved_squads.c.name == ""))
            if named is None:
                values = {"name": "", "decks": cards[0], "summoners": cards[1]}
                await connection.execute(
                    sa.insert(saved_squads).values(
                        user_id=user_id, used_at=self.house.now(), **values
                    )
                )
            else:
                await _update(connection, user_id, named.id, {"used_at": self.house.now()})


async def _of(connection: AsyncConnection, user_id: int) -> list[SavedSquad]:
    query = sa.select(saved_squads).where(saved_squads.c.user_id == user_id)
    found = (await connection.execute(query)).all()
    used = [row.used_at for row in found if row.used_at is not None]
    last = max(used, default=None)
    in_order = sorted(
        found,
        key=lambda row: (last is None or row.used_at != last, row.name.casefold(), row.id),
    )
    return [_squad(row) for row in in_order]


async def _one(connection: AsyncConnection, user_id: int, squad_id: int) -> SavedSquad:
    query = sa.select(saved_squads).where(
        saved_squads.c.user_id == user_id, saved_squads.c.id == squad_id
    )
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise NoSuchSquad
    return _squad(row)


async def _update(
    connection: AsyncConnection, user_id: int, squad_id: int, values: dict[str, object]
) -> SavedSquad:
    where = (saved_squads.c.user_id == user_id, saved_squads.c.id == squad_id)
    await connection.execute(sa.update(saved_squads).where(*where).values(values))
    return await _one(connection, user_id, squad_id)


async def _free_name(
    connection: AsyncConnection, user_id: int, name: str, squad_id: int | None
) -> str:
    """``name`` as it is kept, for the squad of this id or a new one."""
    named = " ".join(name.split())[:NAME_LENGTH].strip()
    if not named:
        raise SquadNameless
    others = [each for each in await _of(connection, user_id) if each.name and each.id != squad_id]
    if any(each.name.casefold() == named.casefold() for each in others):
        raise SquadNameTaken
    if len(others) >= MOST:
        raise TooManySquads(limit=MOST)
    return named


def _squad(row: rows.Row) -> SavedSquad:
    return SavedSquad(row.id, row.name, tuple(row.decks), tuple(row.summoners))
