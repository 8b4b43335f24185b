"""What persons and servers have set."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_DM = "dm:"


def upgrade() -> None:
    """Bring the schema forward. Who wanted panels in the private conversation still gets them."""
    kept = op.create_table(
        "preferences",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_preferences")),
    )
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_servers")),
    )
    notes = sa.table("notes", sa.column("key", sa.String()))
    wishes = sa.select(notes.c.key).where(notes.c.key.startswith(_DM))
    wished = [
        {"user_id": int(user), "settings": {"panels": "dm"}}
        for key in op.get_bind().execute(wishes).scalars()
        if (user := key.removeprefix(_DM)).isdecimal()
    ]
    if wished:
        op.bulk_insert(kept, wished)
    op.execute(sa.delete(notes).where(notes.c.key.startswith(_DM)))
