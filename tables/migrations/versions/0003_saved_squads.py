"""Squads that persons keep for THE GATE."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema forward."""
    op.create_table(
        "saved_squads",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("decks", sa.JSON(), nullable=False),
        sa.Column("summoners", sa.JSON(), nullable=False),
        sa.Column("used_at", sa.DateTime(), nullable=True),
        sa.ForeignKeyConstraint(
            ["user_id"], ["people.user_id"], name=op.f("fk_saved_squads_user_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_saved_squads")),
    )
    with op.batch_alter_table("saved_squads") as batch_op:
        batch_op.create_index("ix_saved_squads_user_id", ["user_id"], unique=False)
