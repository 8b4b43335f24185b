"""Databases as earlier versions of the program made them."""

from pathlib import Path

from alembic import command
from sqlalchemy import create_engine

from tables import storage


def first_version(file: Path) -> None:
    """Make an empty database with the first schema. Not within an event loop."""
    engine = create_engine(f"sqlite:///{file}")
    config = storage._config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, storage.revisions()[-1])
    engine.dispose()
