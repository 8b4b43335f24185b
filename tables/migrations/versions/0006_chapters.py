"""The messages in which a game's story is told."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema forward."""
    op.create_table(
        "chapters",
        sa.Column("table_id", sa.String(length=8), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("grows", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_chapters_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "key", name=op.f("pk_chapters")),
    )
