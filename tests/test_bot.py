"""The program from outside: what a host sees in the terminal."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from aiohttp import web

from bot import main
from tables.copies import inspect
from tables.hold import holder
from tables.storage import revisions
from tests.tables import damage

ROOT = Path(__file__).resolve().parent.parent
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.0123456789abcdefghijklmnopqrstuvwxyzAB"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith("RULER_")}
    return {**kept, "DISCORD_TOKEN": "", "RULER_DATABASE": str(tmp_path / "ruler.db")}


def started(environment: dict[str, str], *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "bot.py", *arguments],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    try:
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    return process.returncode, out, err


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture
async def refusing_discord() -> AsyncIterator[str]:
    async def refuse(_: web.Request) -> web.Response:
        return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", refuse)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
    await runner.cleanup()


@pytest.fixture
def sandboxed(environment: dict[str, str]) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The bot without a token, once it has printed the sandbox's address."""
    process = started({**environment, "RULER_SANDBOX_PORT": "0"}, "run")
    assert process.stdout is not None
    address = next((line.strip() for line in process.stdout if "http://127.0.0.1:" in line), "")
    yield process, address
    process.kill()
    process.communicate()


@pytest.fixture
def running(sandboxed: tuple[subprocess.Popen[str], str]) -> subprocess.Popen[str]:
    """The bot in the sandbox, once it is connected."""
    process, _ = sandboxed
    assert process.stderr is not None
    assert any("has connected to Gateway" in line for line in process.stderr)
    return process


def listens(address: str) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", int(address.rpartition(":")[2]))) == 0


def test_a_wrong_setting_stops_the_start(environment: dict[str, str]) -> None:
    code, out, err = ended(started({**environment, "RULER_TURN_MINUTES": "soon"}))
    assert code == 2
    assert out == ""
    (line,) = err.splitlines()
    assert line.startswith("RULER_TURN_MINUTES: should be a whole number.")
    assert line.endswith("Example: RULER_TURN_MINUTES=10")


async def test_a_refused_token_is_one_clear_line(
    environment: dict[str, str], refusing_discord: str
) -> None:
    settings = {"DISCORD_TOKEN": TOKEN, "RULER_DISCORD_API": refusing_discord}
    process = started({**environment, **settings, "RULER_LOG_LEVEL": "error"})
    code, out, err = await asyncio.to_thread(ended, process)
    assert code == 2, "to start again is of no use, and systemd is told so"
    assert "Discord refuses this DISCORD_TOKEN" in err
    assert len(err.splitlines()) == 1
    assert TOKEN not in out + err


def test_an_unreachable_discord_is_one_clear_line(environment: dict[str, str]) -> None:
    address = f"http://127.0.0.1:{free_port()}/api/v10"
    settings = {"DISCORD_TOKEN": TOKEN, "RULER_DISCORD_API": address}
    code, _, err = ended(started({**environment, **settings, "RULER_LOG_LEVEL": "error"}))
    assert code == 1
    assert "cannot be reached at 127.0.0.1" in err
    assert len(err.splitlines()) == 1


def test_nothing_is_said_to_run_before_the_database_is_open(
    environment: dict[str, str], tmp_path: Path
) -> None:
    damage.no_database(tmp_path / "ruler.db")
    code, out, err = ended(started({**environment, "RULER_SANDBOX_PORT": "0"}))
    assert code == 1
    assert out == ""
    assert "is damaged" in err


def test_a_busy_port_is_one_clear_line(environment: dict[str, str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        code, _, err = ended(started({**environment, "RULER_SANDBOX_PORT": port}))
    assert code == 1
    assert f"If port {port} is in use" in err
    assert "Traceback" not in err


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_the_bot_and_its_sandbox(
    number: signal.Signals, sandboxed: tuple[subprocess.Popen[str], str]
) -> None:
    process, address = sandboxed
    assert listens(address)
    process.send_signal(number)
    code, _, err = ended(process)
    assert code == 0
    assert "Traceback" not in err
    assert not listens(address)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_the_sandbox_does_not_outlive_a_killed_bot(
    sandboxed: tuple[subprocess.Popen[str], str],
) -> None:
    process, address = sandboxed
    process.kill()
    process.communicate(timeout=60)  # ends once the sandbox, which shares stderr, is gone too
    assert not listens(address)


# One bot to a database, and copies of it


def one_line(err: str) -> str:
    (line,) = err.splitlines()
    return line


def test_a_bot_that_runs_has_its_database_to_itself_and_can_be_backed_up(
    environment: dict[str, str], running: subprocess.Popen[str], tmp_path: Path
) -> None:
    code, out, err = ended(started(environment, "backup", str(tmp_path / "backup.db")))
    assert (code, err) == (0, "")
    assert str(tmp_path / "backup.db") in out
    assert inspect(tmp_path / "backup.db") == revisions()[0]
    settings = {**environment, "RULER_SANDBOX_PORT": "0", "RULER_LOG_LEVEL": "error"}
    for arguments in (["run"], ["restore", str(tmp_path / "backup.db")]):
        code, _, err = ended(started(settings, *arguments))
        assert code == 1
        assert f"process {running.pid}" in one_line(err)
    assert not list(tmp_path.glob("*.replaced-*"))
    assert running.poll() is None


def test_a_killed_bot_leaves_its_database_to_the_next(
    environment: dict[str, str], running: subprocess.Popen[str], tmp_path: Path
) -> None:
    assert holder(tmp_path / "ruler.db") == f"process {running.pid}"
    running.kill()
    running.communicate(timeout=60)
    assert holder(tmp_path / "ruler.db") is None
    code, _, err = ended(started(environment, "backup", str(tmp_path / "backup.db")))
    assert (code, err) == (0, "")
    code, out, err = ended(started(environment, "restore", str(tmp_path / "backup.db")))
    assert (code, err) == (0, "")
    (old,) = tmp_path.glob("*.replaced-*Z")
    assert str(old) in out


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_servers_database_is_left_to_its_own_tools(
    environment: dict[str, str], command: str, tmp_path: Path
) -> None:
    settings = {**environment, "RULER_DATABASE": "postgresql+asyncpg://ruler:hunter2@host/name"}
    code, out, err = ended(started(settings, command, str(tmp_path / "backup.db")))
    assert (code, out) == (1, "")
    assert "pg_dump" in one_line(err)
    assert "hunter2" not in err


def test_a_damaged_database_stops_the_start_with_the_command_that_mends_it(
    environment: dict[str, str], tmp_path: Path
) -> None:
    backup = tmp_path / "backups" / "ruler-20260101T180000Z.db"
    backup.parent.mkdir()
    backup.touch()
    damage.no_database(tmp_path / "ruler.db")
    settings = {**environment, "RULER_SANDBOX_PORT": "0", "RULER_LOG_LEVEL": "error"}
    code, _, err = ended(started(settings, "run"))
    assert code == 1
    assert one_line(err).endswith(f"python bot.py restore {backup}")


def test_the_doctor_ends_with_1_where_there_is_a_fault(
    environment: dict[str, str], tmp_path: Path
) -> None:
    code, out, err = ended(started(environment, "doctor"))
    assert (code, err) == (0, "")
    assert all(line.startswith(("ok  ", "warning  ")) for line in out.splitlines())
    damage.no_database(tmp_path / "ruler.db")
    code, out, err = ended(started(environment, "doctor"))
    assert (code, err) == (1, "")
    assert sum(line.startswith("fault  ") for line in out.splitlines()) == 1


@pytest.mark.parametrize("games", ["x", "0", "-1", "1.5", ""])
def test_a_number_that_is_none_is_told_in_words(
    games: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["simulate", "gate", f"--games={games}"])
    assert stopped.value.code == 2
    assert "must be a whole number, 1 or more" in capsys.readouterr().err
