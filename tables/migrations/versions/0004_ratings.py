"""How strong everybody is, table by table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema forward. Tables that are over by now rate nobody."""
    op.create_table(
        "ratings",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=8), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("agent", sa.String(length=32), nullable=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_ratings_table_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["user_id"], ["people.user_id"], name=op.f("fk_ratings_user_id")),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_ratings")),
    )
    with op.batch_alter_table("ratings") as batch_op:
        batch_op.create_index("ix_ratings_game_user_id", ["game", "user_id"], unique=False)
        batch_op.create_index("ix_ratings_game_agent", ["game", "agent"], unique=False)
        batch_op.create_index("ix_ratings_user_id", ["user_id"], unique=False)
        batch_op.create_index("ix_ratings_table_id", ["table_id"], unique=False)
