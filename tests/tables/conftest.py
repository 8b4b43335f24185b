from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.tables.host import Host


@pytest.fixture
async def host(new_database: Path) -> AsyncIterator[Host]:
    host = Host(new_database)
    await host.open()
    yield host
    await host.close()
