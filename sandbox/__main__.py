"""Run the sandbox: `python -m sandbox --port 8700`."""

import argparse
import asyncio
import contextlib
import os
import stat
import sys
import threading

from sandbox.server import BOT_TOKEN, Sandbox


async def serve(port: int, token: str, *, privileged: bool) -> None:
    """Serve until the process is stopped or its parent is gone; tell the address first."""
    async with Sandbox(port, token=token, privileged=privileged) as sandbox:
        print(f"Sandbox ready: {sandbox.page_url}", flush=True)
        await _parent_gone()


async def _parent_gone() -> None:
    """Wait until the pipe on standard input closes; without a pipe there, for ever."""
    gone = asyncio.Event()
    kind = os.fstat(0).st_mode
    if stat.S_ISFIFO(kind) or stat.S_ISSOCK(kind):
        loop = asyncio.get_running_loop()

        def read() -> None:
            with contextlib.suppress(OSError):
                while os.read(0, 4096):
                    pass
            with contextlib.suppress(RuntimeError):  # the loop may have ended first
                loop.call_soon_threadsafe(gone.set)

        threading.Thread(target=read, daemon=True).start()
    await gone.wait()


def main() -> int:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(prog="sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=8700, help="0 takes a free port")
    parser.add_argument("--bot-token", default=BOT_TOKEN, help="the token the bot logs in with")
    parser.add_argument(
        "--privileged-intents", action="store_true", help="let the bot ask for privileged intents"
    )
    asked = parser.parse_args()
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(serve(asked.port, asked.bot_token, privileged=asked.privileged_intents))
    except OSError as error:
        print(f"The sandbox cannot listen on port {asked.port}: {error.strerror}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
