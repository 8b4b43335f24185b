"""Lobbies that are arranged, pauses, seats that were lost, votes, and what the log tells."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema forward."""
    # Not in a batch: that would make the tables anew, and drop what refers to the old ones.
    lobby = sa.Column("lobby", sa.Boolean(), server_default=sa.false(), nullable=False)
    op.add_column("tables", lobby)
    entrance = sa.Column("entrance", sa.String(length=8), server_default="anybody", nullable=False)
    op.add_column("tables", entrance)
    op.add_column("tables", sa.Column("threads", sa.Boolean(), nullable=True))
    op.add_column("tables", sa.Column("left_seconds", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("gone", sa.String(length=8), nullable=True))
    _notices()
    _motions()


def _table_id(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_table_id")
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=name, ondelete="CASCADE")


def _person(table: str, column: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_{column}")
    return sa.ForeignKeyConstraint([column], ["people.user_id"], name=name)


def _notices() -> None:
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=8), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("other_id", sa.BigInteger(), nullable=True),
        sa.Column("text", sa.Text(), nullable=True),
        _table_id("notices"),
        _person("notices", "user_id"),
        _person("notices", "other_id"),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_notices")),
    )
    with op.batch_alter_table("notices") as batch_op:
        batch_op.create_index("ix_notices_table_id", ["table_id"], unique=False)


def _motions() -> None:
    op.create_table(
        "motions",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=8), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("other_id", sa.BigInteger(), nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("until", sa.DateTime(), nullable=False),
        sa.Column("ended", sa.String(length=8), nullable=True),
        sa.Column("place_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        _table_id("motions"),
        _person("motions", "user_id"),
        _person("motions", "other_id"),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_motions")),
    )
    with op.batch_alter_table("motions") as batch_op:
        batch_op.create_index("ix_motions_table_id", ["table_id"], unique=False)
        batch_op.create_index("ix_motions_until", ["until"], unique=False)
    op.create_table(
        "ballots",
        sa.Column("motion", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("agrees", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["motion"], ["motions.number"], name=op.f("fk_ballots_motion"), ondelete="CASCADE"
        ),
        _person("ballots", "user_id"),
        sa.PrimaryKeyConstraint("motion", "user_id", name=op.f("pk_ballots")),
    )
