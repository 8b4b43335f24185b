import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tables.storage import open_database
from tests.tables.host import Host


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated file to copy: much quicker than migrating for every test."""
    file = tmp_path_factory.mktemp("empty") / "ruler.db"

    async def make() -> None:
        async with open_database(f"sqlite+aiosqlite:///{file}"):
            pass

    asyncio.run(make())
    return file


@pytest.fixture
async def host(empty_database: Path, tmp_path: Path) -> AsyncIterator[Host]:
    host = Host(tmp_path / "ruler.db")
    shutil.copy(empty_database, host.file)
    await host.open()
    yield host
    await host.close()
