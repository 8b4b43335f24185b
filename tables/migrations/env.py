"""Runs the migrations on the connection that `tables.storage` hands over."""

from alembic import context

from tables.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a table; Alembic copies it instead
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
