"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema forward."""
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_heartbeat")),
    )
    op.create_table(
        "notes",
        sa.Column("key", sa.String(length=200), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_notes")),
    )
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("locale", sa.String(length=16), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_people")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=8), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("host", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("thread_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("locale", sa.String(length=16), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("dice_version", sa.String(length=32), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("start_digest", sa.String(length=64), nullable=True),
        sa.Column("pace_seconds", sa.Integer(), nullable=False),
        sa.Column("deadline", sa.DateTime(), nullable=True),
        sa.Column("created_at", sa.DateTime(), nullable=False),
        sa.Column("finished_at", sa.DateTime(), nullable=True),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("rematch_of", sa.String(length=8), nullable=True),
        sa.Column("fault", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["people.user_id"], name=op.f("fk_tables_host")),
        sa.ForeignKeyConstraint(["rematch_of"], ["tables.id"], name=op.f("fk_tables_rematch_of")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables") as batch_op:
        batch_op.create_index("ix_tables_rematch_of", ["rematch_of"], unique=False)
        batch_op.create_index("ix_tables_status_deadline", ["status", "deadline"], unique=False)

    op.create_table(
        "decisions",
        sa.Column("table_id", sa.String(length=8), nullable=False),
        sa.Column("revision", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("choice", sa.JSON(), nullable=False),
        sa.Column("by", sa.String(length=8), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_decisions_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "revision", name=op.f("pk_decisions")),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(length=8), nullable=False),
        sa.Column("revision", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("entries", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_entries_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "revision", name=op.f("pk_entries")),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=8), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("outcome", sa.String(length=4), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_results_table_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["user_id"], ["people.user_id"], name=op.f("fk_results_user_id")),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_results")),
    )
    with op.batch_alter_table("results") as batch_op:
        batch_op.create_index("ix_results_user_id", ["user_id"], unique=False)

    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("agent", sa.String(length=32), nullable=True),
        sa.Column("absences", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["user_id"], ["people.user_id"], name=op.f("fk_seats_user_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("table_id", "user_id", name=op.f("uq_seats_table_id_user_id")),
    )
    with op.batch_alter_table("seats") as batch_op:
        batch_op.create_index("ix_seats_user_id", ["user_id"], unique=False)

    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=8), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("schema_version", sa.Integer(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("dice_version", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_snapshots_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_snapshots")),
    )
