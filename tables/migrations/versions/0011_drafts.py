"""Answers that persons are working on."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema forward."""
    op.create_table(
        "drafts",
        sa.Column("table_id", sa.String(length=8), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("choices", sa.JSON(), nullable=False),
        sa.Column("page", sa.String(length=100), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_drafts_table_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["user_id"], ["people.user_id"], name=op.f("fk_drafts_user_id")),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_drafts")),
    )
    with op.batch_alter_table("drafts") as batch_op:
        batch_op.create_index("ix_drafts_user_id", ["user_id"], unique=False)
