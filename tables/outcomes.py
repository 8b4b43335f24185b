"""How a finished table ended for those who sat there."""

import json
from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.kernel import CONCEDE
from tables import schema
from tables.model import Outcome


async def conceded(
    connection: AsyncConnection, table_ids: Collection[str]
) -> Mapping[str, AbstractSet[int]]:
    """The seats that gave up, left, or were sent away, for each of the tables."""
    log = schema.decisions
    seats: dict[str, set[int]] = {table_id: set() for table_id in table_ids}
    # As text, since PostgreSQL cannot compare JSON.
    gave_up = sa.cast(log.c.choice, sa.Text) == json.dumps(CONCEDE)
    query = sa.select(log.c.table_id, log.c.seat).where(log.c.table_id.in_(table_ids), gave_up)
    away = sa.select(schema.seats.c.table_id, schema.seats.c.seat).where(
        schema.seats.c.table_id.in_(table_ids), schema.seats.c.gone.is_not(None)
    )
    for table_id, seat in await connection.execute(sa.union_all(query, away)):
        seats[table_id].add(seat)
    return seats


def outcome(ranks: tuple[int, ...], seat: int, given_up: AbstractSet[int]) -> Outcome:
    """A shared first rank is a victory for each who has it, unless all have it."""
    if seat in given_up:
        return "loss"
    if all(rank == 1 for rank in ranks):
        return "draw"
    return "win" if ranks[seat] == 1 else "loss"


def final_ranks(ranks: tuple[int, ...], given_up: AbstractSet[int]) -> list[int]:
    """The ranks with those who gave up behind all others, whatever the rules say."""
    order = [(seat in given_up, rank) for seat, rank in enumerate(ranks)]
    places = {key: place for place, key in enumerate(sorted(set(order)), start=1)}
    return [places[key] for key in order]
