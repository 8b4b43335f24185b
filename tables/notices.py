"""What happens around a table and is no decision: who came, left, was away, and what was agreed."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tables.schema import notices, people

Kind = Literal[
    "opened",
    "joined",
    "rose",
    "began",
    "absent",
    "returned",
    "left",
    "kicked",
    "replaced",
    "paused",
    "resumed",
    "undone",
    "ended",
]
"""What is told; ``rose``: somebody got up before the game began; ``ended``: by a moderator."""

REASON_LENGTH = 300


@dataclass(frozen=True, slots=True)
class Note:
    """Something to be told: of a person, perhaps of another one, with a text such as a reason."""

    kind: Kind
    user_id: int | None = None
    other_id: int | None = None
    text: str | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """What was told at a ``revision`` of the table: the names are what the persons are called now.

    Names and ``text`` are as people gave them: whoever shows them escapes them.
    """

    kind: Kind
    at: datetime
    revision: int
    name: str | None
    other: str | None
    text: str | None


async def write(
    connection: AsyncConnection, table_id: str, revision: int, notes: Sequence[Note], now: datetime
) -> None:
    """Keep what is to be told."""
    values = [
        {
            "table_id": table_id,
            "revision": revision,
            "at": now,
            "kind": note.kind,
            "user_id": note.user_id,
            "other_id": note.other_id,
            "text": note.text,
        }
        for note in notes
    ]
    if values:
        await connection.execute(sa.insert(notices), values)


async def of_table(connection: AsyncConnection, table_id: str) -> list[Notice]:
    """All that was told of a table, oldest first."""
    who, other = people.alias("who"), people.alias("other")
    query = (
        sa.select(notices, who.c.name.label("name"), other.c.name.label("other"))
        .outerjoin(who, who.c.user_id == notices.c.user_id)
        .outerjoin(other, other.c.user_id == notices.c.other_id)
        .where(notices.c.table_id == table_id)
        .order_by(notices.c.number)
    )
    return [
        Notice(row.kind, row.at, row.revision, row.name, row.other, row.text)
        for row in await connection.execute(query)
    ]


async def lost_seats(connection: AsyncConnection, table_id: str) -> set[int]:
    """Those who left a table in play or were sent away from it."""
    return await _told_of(connection, table_id, ("left", "kicked"))


async def once_seated(connection: AsyncConnection, table_id: str) -> set[int]:
    """Those who had a seat at a table in play and have it no more, whatever the reason."""
    return await _told_of(connection, table_id, ("left", "kicked", "replaced"))


async def _told_of(connection: AsyncConnection, table_id: str, kinds: Sequence[Kind]) -> set[int]:
    query = sa.select(notices.c.user_id).where(
        notices.c.table_id == table_id, notices.c.kind.in_(kinds)
    )
    return {user_id for user_id in (await connection.execute(query)).scalars() if user_id}
