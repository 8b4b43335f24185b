"""Which tables have ended without a board that has shown it."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema forward; of the tables that are over nothing is owed."""
    column = sa.Column("unshown", sa.Boolean(), nullable=False, server_default=sa.false())
    op.add_column("tables", column)
