"""A sandbox, its client, and the specimen bot, for the tests that use sockets."""

import time
from collections.abc import AsyncIterator

import pytest

from sandbox import Sandbox, SandboxClient
from tests.wire.specimen import Specimen, running


class Clock:
    """Real time, and as much more as a test adds."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def sandbox(clock: Clock) -> AsyncIterator[Sandbox]:
    async with Sandbox(clock=clock) as made:
        yield made


@pytest.fixture
async def client(sandbox: Sandbox) -> AsyncIterator[SandboxClient]:
    async with SandboxClient(sandbox.page_url) as made:
        yield made


@pytest.fixture
async def specimen(sandbox: Sandbox) -> AsyncIterator[Specimen]:
    async with running(sandbox) as bot:
        yield bot
