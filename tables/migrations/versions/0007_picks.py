"""What was played with: squads, masters, servants, decks."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema forward. Tables that are over by now are not looked through."""
    op.create_table(
        "picks",
        sa.Column("table_id", sa.String(length=8), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_picks_table_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["user_id"], ["people.user_id"], name=op.f("fk_picks_user_id")),
        sa.PrimaryKeyConstraint("table_id", "user_id", "key", name=op.f("pk_picks")),
    )
    with op.batch_alter_table("picks") as batch_op:
        batch_op.create_index("ix_picks_user_id", ["user_id"], unique=False)
