"""Alembic's scripts: one file per change of the schema, run when the database is opened."""
