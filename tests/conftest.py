"""What holds for every test: known clauses only, and no way to the internet."""

import ipaddress
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from tests.clauses import rulebooks


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    defined = {each for book in rulebooks() for each in book.clauses}
    for item in items:
        for mark in item.iter_markers("clause"):
            unknown = set(mark.args) - defined
            if unknown:
                raise pytest.UsageError(f"{item.nodeid}: no rulebook defines {sorted(unknown)}")


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
