"""What somebody has played: the finished tables, and all of one game in sum."""

from collections import Counter

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from tables import ratings, rows, schema
from tables.model import Curve, Favourite, Opponent, Past, Profile, Rating, Status, Table
from tables.outcomes import conceded, outcome

_OPPONENTS = 10
"""How many opponents a profile names."""


async def history(
    connection: AsyncConnection, user_id: int, game: str | None, last: int, skip: int
) -> list[Past]:
    """The finished tables of a person, the latest first. See `Tables.history`."""
    tables = schema.tables
    query = (
        sa.select(tables)
        .where(tables.c.status == Status.FINISHED, rows.with_person(user_id, lost=True))
        .order_by(tables.c.finished_at.desc(), tables.c.id)
        .limit(last)
        .offset(skip)
    )
    if game is not None:
        query = query.where(tables.c.game == game)
    found = await rows.tables(connection, query)
    given_up = await conceded(connection, [table.id for table in found])
    changes = await _changes(connection, user_id, [table.id for table in found])
    return [
        Past(
            table,
            outcome(_ranks(table), table.seat_held(user_id).number, given_up[table.id]),
            *changes.get(table.id, (None, None)),
        )
        for table in found
    ]


async def profile(connection: AsyncConnection, user_id: int, game: str) -> Profile:
    """All that a person has played of a game. See `Tables.profile`."""
    people, tables, results = schema.people, schema.tables, schema.results
    name = await connection.scalar(sa.select(people.c.name).where(people.c.user_id == user_id))
    counted = await connection.execute(
        sa.select(results.c.outcome, sa.func.count())
        .join(tables, tables.c.id == results.c.table_id)
        .where(results.c.user_id == user_id, tables.c.game == game)
        .group_by(results.c.outcome)
    )
    outcomes = {row[0]: row[1] for row in counted}
    present = await ratings.of_persons(connection, game, [user_id])
    return Profile(
        user_id=user_id,
        name=name or "",
        game=game,
        played=sum(outcomes.values()),
        wins=outcomes.get("win", 0),
        losses=outcomes.get("loss", 0),
        draws=outcomes.get("draw", 0),
        rating=present.get(user_id),
        curve=await _curve(connection, user_id, game),
        opponents=await _opponents(connection, user_id, game),
        alone=await _alone(connection, user_id, game),
    )


async def favourites(
    connection: AsyncConnection, user_id: int, game: str, most: int
) -> list[Favourite]:
    """What a person has played with. See `Archive.favourites`."""
    picks, tables = schema.picks, schema.tables
    played = sa.func.count().label("played")
    wins = sa.func.count().filter(picks.c.won).label("wins")
    query = (
        sa.select(picks.c.key, played, wins)
        .join(tables, tables.c.id == picks.c.table_id)
        .where(picks.c.user_id == user_id, tables.c.game == game)
        .group_by(picks.c.key)
        .order_by(played.desc(), wins.desc(), picks.c.key)
        .limit(most)
    )
    return [Favourite(*row) for row in await connection.execute(query)]


async def games_of(connection: AsyncConnection, user_id: int) -> dict[str, int]:
    """How many tables a person has finished, by game. See `Archive.games_of`."""
    tables = schema.tables
    played = sa.func.count().label("played")
    query = (
        sa.select(tables.c.game, played)
        .where(tables.c.status == Status.FINISHED, rows.with_person(user_id, lost=True))
        .group_by(tables.c.game)
        .order_by(played.desc(), tables.c.game)
    )
    return {row.game: row.played for row in await connection.execute(query)}


def _ranks(table: Table) -> tuple[int, ...]:
    return table.result.ranks if table.result else ()


async def _changes(
    connection: AsyncConnection, user_id: int, table_ids: list[str]
) -> dict[str, tuple[Rating, Rating]]:
    """A person's ratings before and after each of the tables that rated them."""
    own = schema.ratings

    def previous(column: sa.Column[float]) -> sa.Over[float]:
        return sa.func.lag(column).over(partition_by=own.c.game, order_by=own.c.number)

    all_of_them = (
        sa.select(
            own.c.table_id,
            own.c.mu,
            own.c.sigma,
            previous(own.c.mu).label("mu_before"),
            previous(own.c.sigma).label("sigma_before"),
        )
        .where(own.c.user_id == user_id)
        .subquery()
    )
    query = sa.select(all_of_them).where(all_of_them.c.table_id.in_(table_ids))
    changes: dict[str, tuple[Rating, Rating]] = {}
    for row in await connection.execute(query):
        first = row.mu_before is None
        before = ratings.NEW if first else Rating(row.mu_before, row.sigma_before)
        changes[row.table_id] = (before, Rating(row.mu, row.sigma))
    return changes


async def _curve(connection: AsyncConnection, user_id: int, game: str) -> Curve:
    own, tables = schema.ratings, schema.tables
    query = (
        sa.select(tables.c.finished_at, own.c.mu, own.c.sigma)
        .join(tables, tables.c.id == own.c.table_id)
        .where(own.c.user_id == user_id, own.c.game == game)
        .order_by(own.c.number)
    )
    found = await connection.execute(query)
    return tuple((row.finished_at, Rating(row.mu, row.sigma)) for row in found)


async def _opponents(connection: AsyncConnection, user_id: int, game: str) -> tuple[Opponent, ...]:
    """Those met most often; equals by name, then by id."""
    mine, theirs = schema.results.alias("mine"), schema.results.alias("theirs")
    people, tables = schema.people, schema.tables
    wins = sa.func.count().filter(mine.c.outcome == "win").label("wins")
    met = sa.func.count().label("met")
    query = (
        sa.select(people.c.user_id, people.c.name, met, wins)
        .select_from(mine)
        .join(theirs, theirs.c.table_id == mine.c.table_id)
        .join(people, people.c.user_id == theirs.c.user_id)
        .join(tables, tables.c.id == mine.c.table_id)
        .where(mine.c.user_id == user_id, theirs.c.user_id != user_id, tables.c.game == game)
        .group_by(people.c.user_id, people.c.name)
        .order_by(met.desc(), people.c.name, people.c.user_id)
        .limit(_OPPONENTS)
    )
    found = await connection.execute(query)
    return tuple(Opponent(row.user_id, row.name, row.met, row.wins) for row in found)


async def _alone(connection: AsyncConnection, user_id: int, game: str) -> tuple[int, int]:
    """How many tables a person has finished, and won, against computer players only."""
    tables, results = schema.tables, schema.results
    query = sa.select(tables).where(
        tables.c.status == Status.FINISHED,
        tables.c.game == game,
        rows.with_person(user_id, lost=True),
        tables.c.id.not_in(sa.select(results.c.table_id)),
    )
    found = await rows.tables(connection, query)
    given_up = await conceded(connection, [table.id for table in found])
    ends = Counter(
        outcome(_ranks(table), table.seat_held(user_id).number, given_up[table.id])
        for table in found
    )
    return ends.total(), ends["win"]
