"""What holds for every test: known clauses only, and no way to the internet."""

import asyncio
import gc
import ipaddress
import shutil
import socket
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tables.storage import open_database
from tests.clauses import rulebooks


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, Any, Any]:
    """Whatever is imported stays: nobody looks for garbage in it, now or during the tests."""
    gc.disable()
    found = yield
    gc.freeze()
    gc.enable()
    return found


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Those with processes of their own first: a long one at the end would leave the others idle.
    items.sort(key=lambda item: not item.nodeid.startswith(("tests/wire/", "tests/e2e/")))
    defined = {each for book in rulebooks() for each in book.clauses}
    for item in items:
        for mark in item.iter_markers("clause"):
            unknown = set(mark.args) - defined
            if unknown:
                raise pytest.UsageError(f"{item.nodeid}: no rulebook defines {sorted(unknown)}")


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
def new_database(empty_database: Path, tmp_path: Path) -> Path:
    """A database of this test's own, in which there is nothing yet."""
    return Path(shutil.copy(empty_database, tmp_path / "ruler.db"))


@pytest.fixture(scope="session", autouse=True)
def only_loopback() -> Iterator[None]:
    """A connection to any other machine fails, whoever asks for it."""
    connect, connect_ex = socket.socket.connect, socket.socket.connect_ex

    def guarded(self: socket.socket, address: Any, /) -> None:
        _refuse_far(self, address)
        connect(self, address)

    def guarded_ex(self: socket.socket, address: Any, /) -> int:
        _refuse_far(self, address)
        return connect_ex(self, address)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket.socket, "connect", guarded)
        patch.setattr(socket.socket, "connect_ex", guarded_ex)
        yield


def _refuse_far(sock: socket.socket, address: Any) -> None:
    if sock.family == getattr(socket, "AF_UNIX", None):
        return
    host = str(address[0])
    if host != "localhost" and not ipaddress.ip_address(host).is_loopback:
        raise ConnectionRefusedError(f"a test tried to reach {host}")
