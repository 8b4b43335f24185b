"""Being told to stop."""

import asyncio
import os
import signal
import sys

import pytest

from cogs import start


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("deaf_ears", [0, 1, 3])
async def test_work_ends_even_if_it_does_not_listen_at_first(
    deaf_ears: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "_AGAIN", 0)
    heard = 0

    async def work() -> None:
        nonlocal heard
        os.kill(os.getpid(), signal.SIGTERM)
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                heard += 1
                if heard > deaf_ears:
                    raise

    await asyncio.wait_for(start._until_told(work()), 30)
    assert heard == deaf_ears + 1
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


async def test_what_the_work_raises_comes_through() -> None:
    async def work() -> None:
        raise start.StartError("no")

    with pytest.raises(start.StartError, match="no"):
        await start._until_told(work())
