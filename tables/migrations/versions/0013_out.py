"""Who is out of the game, and so has no say at the table."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema forward. At a table in play it is noted with the next decision."""
    out = sa.Column("out", sa.Boolean(), nullable=False, server_default=sa.false())
    op.add_column("seats", out)
