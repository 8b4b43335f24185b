"""The sandbox as a process of its own: started, waited for, and stopped."""

import re
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

_ADDRESS = re.compile(r"https?://[\w.:\[\]-]+")


class SandboxError(Exception):
    """The sandbox did not start; the text is one line for the person at the terminal."""


class Sandbox:
    """`python -m sandbox`, running for as long as the `with` block does.

    It prints its address on its first line and ends when its standard input closes, so that
    it cannot outlive whoever started it.
    """

    def __init__(self, port: int, *options: str) -> None:
        command = [sys.executable, "-m", "sandbox", "--port", str(port), *options]
        # A session of its own: Ctrl-C reaches the bot first, and the bot stops the sandbox.
        self._process = subprocess.Popen(
            command,
            cwd=Path(__file__).resolve().parent.parent,  # where `-m sandbox` is found
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,
        )
        self.address = self._first_address(port)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def stop(self) -> None:
        """End the process, kindly first. Harmless when it has ended."""
        self._process.terminate()
        try:
            self._process.communicate(timeout=5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()

    def _first_address(self, port: int) -> str:
        output = self._process.stdout
        found = _ADDRESS.search(output.readline()) if output else None
        if found is None:
            self.stop()
            raise SandboxError(
                f"The sandbox did not start. If port {port} is in use, "
                "choose another: RULER_SANDBOX_PORT=8778"
            )
        return found[0]
