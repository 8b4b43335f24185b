"""Until when everybody who is asked has time: each for themselves."""

from datetime import timedelta

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_LONGEST_PAUSE = timedelta(days=7)


def upgrade() -> None:
    """Bring the schema forward; who is asked has as long as their table gave them.

    That is a whole turn at least: a table's time was short while anybody had a small choice.
    """
    op.add_column("seats", sa.Column("until", sa.DateTime(), nullable=True))
    tables = sa.table(
        "tables",
        sa.column("id", sa.String()),
        sa.column("deadline", sa.DateTime()),
        sa.column("left_seconds", sa.Integer()),
        sa.column("pace_seconds", sa.Integer()),
    )
    seats = sa.table(
        "seats",
        sa.column("table_id", sa.String()),
        sa.column("seat", sa.Integer()),
        sa.column("user_id", sa.BigInteger()),
        sa.column("agent", sa.String()),
        sa.column("asked", sa.Integer()),
        sa.column("asked_at", sa.DateTime()),
        sa.column("until", sa.DateTime()),
    )
    waiting = (seats.c.asked.is_not(None), seats.c.user_id.is_not(None), seats.c.agent.is_(None))
    connection = op.get_bind()
    for table in connection.execute(sa.select(tables).where(tables.c.deadline.is_not(None))).all():
        until, pace = table.deadline, timedelta(seconds=table.pace_seconds)
        if table.left_seconds is not None:  # paused: the deadline is when the pause ends
            until += timedelta(seconds=table.left_seconds) - _LONGEST_PAUSE
        asked = sa.select(seats.c.seat, seats.c.asked_at)
        clocks = {
            seat: until if asked_at is None else max(until, asked_at + pace)
            for seat, asked_at in connection.execute(
                asked.where(seats.c.table_id == table.id, *waiting)
            ).all()
        }
        for seat, its in clocks.items():
            one = (seats.c.table_id == table.id, seats.c.seat == seat)
            connection.execute(sa.update(seats).where(*one).values(until=its))
        if clocks and table.left_seconds is None:
            first = min(clocks.values())
            connection.execute(
                sa.update(tables).where(tables.c.id == table.id).values(deadline=first)
            )
