import io
import logging
import re
import threading
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from cogs import log

CHATTY = ("aiosqlite", "aiohttp", "asyncio", "discord", "sqlalchemy")
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.0123456789abcdefghijklmnopqrstuvwxyzAB"


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before = root.handlers[:], root.level
    root.handlers = []
    written = io.StringIO()
    levels = {name: logging.getLogger(name).level for name in CHATTY}
    hook = threading.excepthook
    log.set_up("INFO", ["hunter2"], written)
    yield written
    root.handlers, root.level = before
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)
    logging.captureWarnings(capture=False)
    threading.excepthook = hook


def test_a_record_is_one_line_of_pairs(stream: io.StringIO) -> None:
    logging.getLogger("tables").info("table %s opened", "k7", extra={"table": "k7", "note": "a b"})
    assert re.fullmatch(
        r'time=\S+Z level=info logger=tables message="table k7 opened" table=k7 note="a b"\n',
        stream.getvalue(),
    )


def test_a_name_with_newlines_cannot_fake_a_record(stream: io.StringIO) -> None:
    logging.getLogger("cogs").warning("joined: %s", "x\nlevel=error message=fake")
    assert len(stream.getvalue().splitlines()) == 1


def test_a_traceback_follows_indented(stream: io.StringIO) -> None:
    try:
        raise RuntimeError("first\nsecond")
    except RuntimeError:
        logging.getLogger("cogs").exception("failed")
    first, *rest = stream.getvalue().splitlines()
    assert first.startswith("time=")
    assert all(line.startswith("    ") for line in rest)
    assert any("second" in line for line in rest)


def test_a_try_to_reconnect_is_one_line_and_no_error(stream: io.StringIO) -> None:
    tally = log.Tally()
    logging.getLogger().addHandler(tally)
    try:
        raise ConnectionResetError("gone")
    except ConnectionResetError:
        logging.getLogger("discord.client").exception("Attempting a reconnect in %.2fs", 1.5)
    (line,) = stream.getvalue().splitlines()
    assert "level=warning" in line
    assert 'message="Attempting a reconnect in 1.50s"' in line
    assert 'reason="ConnectionResetError: gone"' in line
    assert "error_id" not in line
    assert tally.count == 0


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (f"login with {TOKEN} failed", "login with [redacted] failed"),
        ("password hunter2", "password [redacted]"),
        (
            "POST https://discord.com/api/v10/interactions/12/aW50ZXJhY3Rpb24/callback?x=1",
            "POST https://discord.com/api/v10/interactions/12/[redacted]/callback?x=1",
        ),
        ("PATCH /webhooks/12/abc/messages/@original", "PATCH /webhooks/12/[redacted]/messages/"),
    ],
)
def test_secrets_are_taken_out(text: str, shown: str, stream: io.StringIO) -> None:
    logging.getLogger("discord").info("%s", text)
    assert shown in stream.getvalue()


def test_secrets_are_taken_out_of_tracebacks_and_extras(stream: io.StringIO) -> None:
    try:
        raise RuntimeError(TOKEN)
    except RuntimeError:
        logging.getLogger("cogs").exception("failed", extra={"token": TOKEN})
    assert TOKEN not in stream.getvalue()
    assert stream.getvalue().count("[redacted]") == 2


def test_the_level_holds(stream: io.StringIO) -> None:
    logging.getLogger("cogs").debug("quiet")
    assert stream.getvalue() == ""


@pytest.mark.parametrize(
    "name",
    [
        "discord.http",  # writes down every message it sends, hands among them
        "discord.gateway",  # and every event, with the interaction's token
        "discord.webhook.async_",
        "sqlalchemy.engine.Engine",
        "aiosqlite",
    ],
)
def test_libraries_that_tell_too_much_stay_quiet_even_when_debugging(
    name: str, stream: io.StringIO
) -> None:
    log.set_up("DEBUG", [], stream)
    logging.getLogger(name).debug("hand: %s", "GATE-1")
    logging.getLogger("cogs").debug("all is well")
    assert "GATE-1" not in stream.getvalue()
    assert "all is well" in stream.getvalue()


def test_statements_are_not_written_down(stream: io.StringIO) -> None:
    engine = sa.create_engine("sqlite://")
    with engine.connect() as connection:
        connection.execute(sa.text("SELECT 'GATE-1'"))
    engine.dispose()
    assert stream.getvalue() == ""


def test_every_error_has_an_id_and_keeps_the_one_it_came_with(stream: io.StringIO) -> None:
    logging.getLogger("asyncio").error("nobody fetched it")
    logging.getLogger("cogs").error("unexpected", extra={"error_id": "4K7Q-ZT2M"})
    logging.getLogger("cogs").warning("not sent", extra={"error": "RuntimeError"})
    logging.getLogger("cogs").warning("so so")
    first, second, third, fourth = stream.getvalue().splitlines()
    assert re.search(r" error_id=[0-9A-Z]{4}-[0-9A-Z]{4}$", first)
    assert re.findall(r"error_id=(\S+)", second) == ["4K7Q-ZT2M"]
    assert "error_id=" in third
    assert "error_id" not in fourth


def test_an_error_in_a_thread_is_a_record_without_secrets(stream: io.StringIO) -> None:
    def fail() -> None:
        raise RuntimeError(TOKEN)

    thread = threading.Thread(target=fail, name="copying")
    thread.start()
    thread.join()
    first = stream.getvalue().splitlines()[0]
    assert "level=error" in first
    assert "worker=copying" in first
    assert "error_id=" in first
    assert TOKEN not in stream.getvalue()


def test_error_ids_are_short_unlike_and_easy_to_read_aloud() -> None:
    ids = {log.new_error_id() for _ in range(200)}
    assert len(ids) == 200
    assert all(re.fullmatch(r"[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}", each) for each in ids)
