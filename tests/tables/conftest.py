from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.tables.host import Host


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    host = Host(tmp_path / "ruler.db")
    await host.open()
    yield host
    await host.close()
