"""Runs the migrations on the connection that `tables.storage` hands over."""

import logging

from alembic import context

from tables.schema import metadata

logging.getLogger("alembic").setLevel(logging.WARNING)
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a table; Alembic copies it instead
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
