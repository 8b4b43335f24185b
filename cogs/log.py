"""Logging: one line of key=value pairs per record, and no token on any of them."""

import json
import logging
import re
import secrets
import sys
import threading
import time
from collections.abc import Iterable
from typing import TextIO

_REDACTED = "[redacted]"
_TOKEN = re.compile(r"[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}")
# An interaction's token is part of its address, and discord.py logs addresses.
_ADDRESS = re.compile(r"((?:webhooks|interactions)/\d+/)[^/\s?\"'\\]+")
_BARE = re.compile(r"[\w.:/@+-]+")
_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
# Without I, L, O and U: people read these aloud and type them.
_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def new_error_id() -> str:
    """A short id that links what a player was told to the log's record, such as `4K7Q-ZT2M`."""
    letters = "".join(secrets.choice(_ALPHABET) for _ in range(8))
    return f"{letters[:4]}-{letters[4:]}"


def redact(text: str, known: Iterable[str] = ()) -> str:
    """The text without `known` secrets, bot tokens and the tokens of interactions and webhooks."""
    for secret in known:
        text = text.replace(secret, _REDACTED)
    return _ADDRESS.sub(rf"\1{_REDACTED}", _TOKEN.sub(_REDACTED, text))


class Formatter(logging.Formatter):
    """A record as `time level logger message`, what `extra` adds, then an indented traceback.

    Redaction happens here, last, so that nothing added on the way can slip past it.
    """

    def __init__(self, known: Iterable[str] = ()) -> None:
        super().__init__()
        self._known = tuple(known)

    def format(self, record: logging.LogRecord) -> str:
        """The whole record; only a traceback takes more than the first line."""
        seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        pairs: dict[str, object] = {
            "time": f"{seconds}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{key: value for key, value in vars(record).items() if key not in _STANDARD},
        }
        lines = [" ".join(f"{key}={_value(value)}" for key, value in pairs.items())]
        if record.exc_info:
            lines += self.formatException(record.exc_info).splitlines()
        return redact("\n    ".join(lines), self._known)


def is_error(record: logging.LogRecord) -> bool:
    """Whether a record is an error: by its level, or since it names one (``error``)."""
    return record.levelno >= logging.ERROR or hasattr(record, "error")


class Tally(logging.Handler):
    """Counts the errors of this process."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.last = ""

    def emit(self, record: logging.LogRecord) -> None:
        """Count an error, and remember its id."""
        if is_error(record):
            self.count += 1
            self.last = str(getattr(record, "error_id", ""))


class Numbering(logging.Filter):
    """Gives every error an id, so that a host can point to it; most come with one already.

    What an error is says `is_error`.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Always True: nothing is dropped."""
        if is_error(record) and not hasattr(record, "error_id"):
            record.error_id = new_error_id()
        return True


class Reconnects(logging.Filter):
    """Makes one line of each try to reach Discord again: discord.py tells it with a traceback.

    It is no error of the bot's, and there is one every few seconds while the network is away.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Always True: nothing is dropped."""
        if str(record.msg).startswith("Attempting a reconnect") and record.exc_info:
            error = record.exc_info[1]
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            record.exc_info = None
            record.reason = f"{type(error).__name__}: {error}"
        return True


_RECONNECTS = Reconnects()


def set_up(level: str, known: Iterable[str] = (), stream: TextIO | None = None) -> None:
    """Send every record of `level` or above to `stream` (stderr when None), without `known`."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Formatter(known))
    handler.addFilter(Numbering())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # At DEBUG these write down what they send and receive: hands, seeds, interactions' tokens.
    for chatty in ("aiosqlite", "aiohttp", "asyncio", "discord"):
        logging.getLogger(chatty).setLevel(max(logging.INFO, logging.getLevelName(level)))
    logging.getLogger("discord.client").addFilter(_RECONNECTS)
    # SQLAlchemy takes INFO as the wish to see every statement.
    logging.getLogger("sqlalchemy").setLevel(max(logging.WARNING, logging.getLevelName(level)))
    logging.captureWarnings(capture=True)
    threading.excepthook = _thread_failed


def _thread_failed(failed: threading.ExceptHookArgs) -> None:
    error = failed.exc_value
    told = (failed.exc_type, error, failed.exc_traceback) if error else None
    name = failed.thread.name if failed.thread else "?"
    logging.getLogger("bot").error("a thread failed", exc_info=told, extra={"worker": name})


def _value(value: object) -> str:
    text = str(value)
    return text if _BARE.fullmatch(text) else json.dumps(text, ensure_ascii=False)
