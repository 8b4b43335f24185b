"""The leaderboard: how strong everybody is, and how often they have won against other persons."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tables import ratings, schema
from tables.model import Rating, Standing


async def leaderboard(
    connection: AsyncConnection, game: str, guild_id: int | None, since: datetime | None = None
) -> list[Standing]:
    """Everybody with a finished table of ``game``, in one server or (None) in all.

    ``since``: only tables that ended from then on are counted, and ``Standing.gain`` tells what
    was won since. Ranked by rating points; whoever was never rated comes last. Equal ones
    share a rank, and the next one is counted on: 1, 1, 3.
    """
    results, tables, people = schema.results, schema.tables, schema.people

    def count(outcome: str) -> sa.Label[int]:
        return sa.func.count().filter(results.c.outcome == outcome).label(outcome)

    query = (
        sa.select(people.c.user_id, people.c.name, count("win"), count("loss"), count("draw"))
        .join(results, results.c.user_id == people.c.user_id)
        .join(tables, tables.c.id == results.c.table_id)
        .where(tables.c.game == game)
        .group_by(people.c.user_id, people.c.name)
    )
    if guild_id is not None:
        query = query.where(tables.c.guild_id == guild_id)
    if since is not None:
        query = query.where(tables.c.finished_at >= since)
    found = [_standing(*row) for row in (await connection.execute(query)).all()]
    known = await ratings.of_persons(connection, game)
    earlier = await ratings.of_persons(connection, game, before=since) if since else None
    return ranked(_rated(each, known, earlier) for each in found)


def ranked(standings: Iterable[Standing]) -> list[Standing]:
    """The same in order, with their ranks; equals by name, then by id, so the order is stable."""
    order = sorted(standings, key=lambda each: (_strength(each), each.name, each.user_id))
    ranks: dict[tuple[float, ...], int] = {}
    for place, standing in enumerate(order, start=1):
        ranks.setdefault(_strength(standing), place)
    return [replace(standing, rank=ranks[_strength(standing)]) for standing in order]


def _strength(standing: Standing) -> tuple[float, ...]:
    if standing.rating is not None:
        return (0, -standing.rating.points)
    return (1, -standing.wins, -standing.rate, standing.losses)


def _rated(
    standing: Standing, known: dict[int, Rating], earlier: dict[int, Rating] | None
) -> Standing:
    now = known.get(standing.user_id)
    gain = None
    if now is not None and earlier is not None:
        gain = now.points - earlier.get(standing.user_id, ratings.NEW).points
    return replace(standing, rating=now, gain=gain)


def _standing(user_id: int, name: str, wins: int, losses: int, draws: int) -> Standing:
    played = wins + losses + draws
    return Standing(0, user_id, name, played, wins, losses, draws, wins / played)
