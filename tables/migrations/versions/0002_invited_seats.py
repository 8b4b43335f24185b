"""Seats that wait for the people who are invited to them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the schema forward: whoever was challenged and has not answered is invited."""
    op.add_column(
        "seats", sa.Column("joined", sa.Boolean(), server_default=sa.true(), nullable=False)
    )
    op.execute(
        "UPDATE seats SET joined = false WHERE user_id IS NOT NULL AND EXISTS ("
        "SELECT 1 FROM tables WHERE tables.id = seats.table_id "
        "AND tables.status = 'open' AND tables.host <> seats.user_id)"
    )
