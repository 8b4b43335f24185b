"""How strong everybody is, game by game: Plackett-Luce ratings, kept table by table.

A table rates its persons if two of them sat there. Computer players are rated wherever a person
plays them, so that they can be compared; a person's rating cannot be earned from them alone.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from math import lcm
from statistics import fmean

import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy.ext.asyncio import AsyncConnection

from tables import schema
from tables.model import HOUSE_AGENT, AgentStanding, Rating, Seat

_MODEL = PlackettLuce()
NEW = Rating(_MODEL.mu, _MODEL.sigma)
"""Of whoever has not been rated yet."""


@dataclass(frozen=True, slots=True)
class Rated:
    """Who has a rating: a person, or (``user_id`` None) the computer player of a name."""

    user_id: int | None
    agent: str | None


def rated(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after a game, in the order of those before it.

    ``ranks``: 1 is best; equal ones drew. Those who drew get the mean over orders in which each
    of them has each of their places: the model's own way with draws may rate three winners
    below whoever came next.
    """
    teams = [[_MODEL.create_rating([each.mu, each.sigma])] for each in before]
    worlds = [_MODEL.rate(teams, ranks=order) for order in _strict(ranks)]
    return [
        Rating(fmean(world[n][0].mu for world in worlds), fmean(w[n][0].sigma for w in worlds))
        for n in range(len(before))
    ]


def _strict(ranks: Sequence[int]) -> Iterator[list[float]]:
    """Orders without draws, in which all that drew take turns."""
    groups = [[n for n, rank in enumerate(ranks) if rank == each] for each in sorted(set(ranks))]
    for turn in range(lcm(*map(len, groups))):
        order = [0.0] * len(ranks)
        places = count(1)
        for group in groups:
            shift = turn % len(group)
            for n in group[shift:] + group[:shift]:
                order[n] = float(next(places))
        yield order


async def write(
    connection: AsyncConnection,
    table_id: str,
    game: str,
    seats: Sequence[Seat],
    ranks: Sequence[int],
) -> None:
    """Rate a table that is over, in the transaction that ends it.

    ``ranks`` are by seat. A computer player on several seats gets the mean of what they got.
    """
    who = [_who(seat) for seat in seats]
    persons = {each for each in who if each.user_id is not None}
    if not persons or len(who) < 2:
        return
    before = await _present(connection, game, who)
    after = rated([before.get(each, NEW) for each in who], [ranks[seat.number] for seat in seats])
    values = [
        {
            "table_id": table_id,
            "game": game,
            "user_id": each.user_id,
            "agent": each.agent,
            "mu": fmean(new.mu for new, seated in zip(after, who, strict=True) if seated == each),
            "sigma": fmean(
                new.sigma for new, seated in zip(after, who, strict=True) if seated == each
            ),
        }
        for each in dict.fromkeys(who)
        if each.user_id is None or len(persons) > 1
    ]
    await connection.execute(sa.insert(schema.ratings), values)


async def of_persons(
    connection: AsyncConnection,
    game: str,
    user_ids: Collection[int] | None = None,
    *,
    before: datetime | None = None,
) -> dict[int, Rating]:
    """The ratings of those persons (None: of all) who have one: now, or ``before`` a moment."""
    ratings, tables = schema.ratings, schema.tables
    latest = (
        sa.select(sa.func.max(ratings.c.number))
        .where(ratings.c.game == game, ratings.c.user_id.is_not(None))
        .group_by(ratings.c.user_id)
    )
    if user_ids is not None:
        latest = latest.where(ratings.c.user_id.in_(user_ids))
    if before is not None:
        latest = latest.join(tables, tables.c.id == ratings.c.table_id)
        latest = latest.where(tables.c.finished_at < before)
    query = sa.select(ratings.c.user_id, ratings.c.mu, ratings.c.sigma).where(
        ratings.c.number.in_(latest)
    )
    found = await connection.execute(query)
    return {row.user_id: Rating(row.mu, row.sigma) for row in found}


async def changes(connection: AsyncConnection, table_id: str) -> dict[int, tuple[Rating, Rating]]:
    """The ratings of persons before and after a table that rated them, by user id."""
    here, earlier = schema.ratings, schema.ratings.alias("earlier")
    last = (
        sa.select(sa.func.max(earlier.c.number))
        .where(
            earlier.c.user_id == here.c.user_id,
            earlier.c.game == here.c.game,
            earlier.c.number < here.c.number,
        )
        .correlate(here)
        .scalar_subquery()
    )
    old = schema.ratings.alias("old")
    query = (
        sa.select(here.c.user_id, here.c.mu, here.c.sigma, old.c.mu, old.c.sigma)
        .select_from(here.outerjoin(old, old.c.number == last))
        .where(here.c.table_id == table_id, here.c.user_id.is_not(None))
    )
    return {
        user_id: (NEW if old_mu is None else Rating(old_mu, old_sigma), Rating(mu, sigma))
        for user_id, mu, sigma, old_mu, old_sigma in await connection.execute(query)
    }


async def of_agents(connection: AsyncConnection, game: str) -> list[AgentStanding]:
    """The computer players that persons have played, strongest first."""
    ratings = schema.ratings
    latest = (
        sa.select(sa.func.max(ratings.c.number).label("number"), sa.func.count().label("played"))
        .where(ratings.c.game == game, ratings.c.agent.is_not(None))
        .group_by(ratings.c.agent)
        .subquery()
    )
    query = sa.select(ratings.c.agent, ratings.c.mu, ratings.c.sigma, latest.c.played).join(
        latest, latest.c.number == ratings.c.number
    )
    found = [
        AgentStanding(row.agent, row.played, Rating(row.mu, row.sigma))
        for row in await connection.execute(query)
    ]
    return sorted(found, key=lambda each: (-each.rating.points, each.agent))


def _who(seat: Seat) -> Rated:
    if seat.user_id is not None:
        return Rated(seat.user_id, None)
    return Rated(None, seat.agent or HOUSE_AGENT)


async def _present(
    connection: AsyncConnection, game: str, who: Sequence[Rated]
) -> dict[Rated, Rating]:
    user_ids = [each.user_id for each in who if each.user_id is not None]
    # Two tables of one person that end at the same time must not both start from one rating
    # (SQLite locks anyway).
    people = schema.people
    await connection.execute(
        sa.select(people.c.user_id)
        .where(people.c.user_id.in_(user_ids))
        .order_by(people.c.user_id)
        .with_for_update()
    )
    persons = await of_persons(connection, game, user_ids)
    agents = await of_agents(connection, game)
    return {
        **{Rated(user_id, None): rating for user_id, rating in persons.items()},
        **{Rated(None, each.agent): each.rating for each in agents},
    }
