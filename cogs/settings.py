"""The bot's settings: read once at the start, from the environment and a file named `.env`."""

import os
import re
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal, Self
from urllib.parse import urlsplit

from dotenv import dotenv_values
from dotenv.parser import Binding, parse_stream
from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    DirectoryPath,
    Field,
    SecretStr,
    ValidationError,
)
from pydantic_core import ErrorDetails

from engine.kernel.faults import plainly
from tables.kept import default_folder
from tables.sqlite import file_of

_PREFIX = "RULER_"
_CLOSE = 0.75
"""How alike a name must be to one of ours, without the prefix that nearly all have in common."""
_DATABASES = ("sqlite+aiosqlite", "postgresql+asyncpg")


class SettingsError(Exception):
    """A setting is wrong. The text has a line per fault and never shows a value."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


def _plausible_token(token: SecretStr) -> SecretStr:
    text = token.get_secret_value()
    if text.lower().startswith("bot "):
        raise ValueError("leave out the word 'Bot' before the token")
    if not re.fullmatch(r"[!-~]+", text):
        raise ValueError("a token has no spaces and no letters beyond ASCII; copy it again")
    return token


def _database(value: str) -> str:
    scheme, found, _ = value.partition("://")
    if found and scheme not in _DATABASES:
        raise ValueError(f"a database's URL begins with {' or '.join(_DATABASES)}")
    return value


def _address(*schemes: str) -> AfterValidator:
    def check(value: str) -> str:
        parts = urlsplit(value)
        if parts.scheme not in schemes or not parts.hostname:
            raise ValueError(f"should be an address that begins with {':// or '.join(schemes)}://")
        return value.rstrip("/")

    return AfterValidator(check)


def _lower(value: object) -> object:
    return value.lower() if isinstance(value, str) else value


def _upper(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


class Settings(BaseModel):
    """What a host may set. Each field's alias is the name of its environment variable."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    token: Annotated[
        Annotated[SecretStr, AfterValidator(_plausible_token)] | None,
        Field(alias="DISCORD_TOKEN", examples=["(from Discord)"]),
    ] = None
    database: Annotated[
        str,
        AfterValidator(_database),
        Field(alias="RULER_DATABASE", repr=False, examples=["var/ruler.db"]),
    ] = "var/ruler.db"
    locale: Annotated[
        Literal["en", "ko"],
        BeforeValidator(_lower),
        Field(alias="RULER_LOCALE", examples=["ko"]),
    ] = "en"
    log_level: Annotated[
        Literal["DEBUG", "INFO", "WARNING", "ERROR"],
        BeforeValidator(_upper),
        Field(alias="RULER_LOG_LEVEL", examples=["info"]),
    ] = "INFO"
    sandbox_port: Annotated[
        int, Field(alias="RULER_SANDBOX_PORT", ge=0, le=65535, examples=["8777"])
    ] = 8777
    turn_minutes: Annotated[
        int, Field(alias="RULER_TURN_MINUTES", ge=1, le=60, examples=["10"])
    ] = 10
    challenge_minutes: Annotated[
        int, Field(alias="RULER_CHALLENGE_MINUTES", ge=1, le=1440, examples=["15"])
    ] = 15
    packs: Annotated[
        DirectoryPath | None, Field(alias="RULER_DATA", examples=["/srv/ruler/packs"])
    ] = None
    backup_dir: Annotated[
        Path | None, Field(alias="RULER_BACKUP_DIR", examples=["/srv/backups/ruler"])
    ] = None
    backup_hours: Annotated[
        int, Field(alias="RULER_BACKUP_HOURS", ge=0, le=8760, examples=["24"])
    ] = 24
    backup_keep: Annotated[int, Field(alias="RULER_BACKUP_KEEP", ge=1, le=1000, examples=["7"])] = 7
    discord_api: Annotated[
        str | None,
        _address("http", "https"),
        Field(alias="RULER_DISCORD_API", examples=["http://127.0.0.1:8777/api/v10"]),
    ] = None
    discord_gateway: Annotated[
        str | None,
        _address("ws", "wss"),
        Field(alias="RULER_DISCORD_GATEWAY", examples=["ws://127.0.0.1:8777/gateway"]),
    ] = None

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy wants it: a plain path means a SQLite file."""
        if "://" in self.database:
            return self.database
        return f"sqlite+aiosqlite:///{Path(self.database)}"

    @property
    def database_file(self) -> Path | None:
        """The SQLite file; None where a server keeps the tables."""
        return file_of(self.database_url)

    @property
    def backup_folder(self) -> Path | None:
        """Where the bot's own backups go; None where it can make none."""
        file = self.database_file
        return None if file is None else self.backup_dir or default_folder(file)

    @property
    def secrets(self) -> tuple[str, ...]:
        """Texts that no log may show: the token, and the password within the database's URL."""
        password = urlsplit(self.database).password if "://" in self.database else None
        token = self.token.get_secret_value() if self.token else None
        return tuple(text for text in (token, password) if text)

    def in_sandbox(self, address: str) -> Self:
        """These settings for a bot that talks to the sandbox at `address` (http://host:port).

        Tables of the sandbox keep out of the default database, which is for Discord's tables,
        and nobody needs backups of them.
        """
        default = type(self).model_fields["database"].default
        database = "var/sandbox.db" if self.database == default else self.database
        changes = {
            "token": SecretStr("sandbox"),
            "database": database,
            "backup_hours": 0,
            "discord_api": f"{address}/api/v10",
            "discord_gateway": f"ws{address.removeprefix('http')}/gateway",
        }
        return self.model_copy(update=changes)

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None, file: Path = Path(".env")) -> Self:
        """Read the settings; the environment wins over the file, and an empty value is no value.

        Raises:
            SettingsError: a value is wrong, or the file names a setting that does not exist, or
                has a line that sets nothing.
        """
        written = _written(file) if file.is_file() else {}
        unknown = [_unknown(name, file) for name in written if name not in variables()]
        if unknown:
            raise SettingsError(unknown)
        merged = {**written, **(os.environ if environment is None else environment)}
        given = {name: text.strip() for name in variables() if (text := merged.get(name) or "")}
        try:
            return cls.model_validate({name: text for name, text in given.items() if text})
        except ValidationError as error:
            raise SettingsError([_fault(fault) for fault in error.errors()]) from None


def variables() -> dict[str, str]:
    """Every environment variable the bot reads, with an example of a good value."""
    return {
        field.alias: str((field.examples or [""])[0])
        for field in Settings.model_fields.values()
        if field.alias
    }


def _written(file: Path) -> dict[str, str | None]:
    """What ``file`` sets. Raises `SettingsError`; no line is shown, since it may hold a token."""
    try:
        with file.open(encoding="utf-8") as stream:
            lines = list(parse_stream(stream))
        written = dotenv_values(file) if not any(map(_sets_nothing, lines)) else {}
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError([f"{file} cannot be read: {type(error).__name__}."]) from None
    faults = [
        f"line {_number(line)} of {file}: it is not of the form NAME=value. "
        "Example: RULER_LOCALE=ko"
        for line in lines
        if _sets_nothing(line)
    ]
    if faults:
        raise SettingsError(faults)
    return written


def _sets_nothing(line: Binding) -> bool:
    """Whether a line is neither a setting nor empty nor a comment."""
    if line.key is None:
        return line.error
    return line.value is None or re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]{0,63}", line.key) is None


def _number(line: Binding) -> int:
    """The number of a line, whose text may begin with the empty lines before it."""
    text = line.original.string
    before = text[: len(text) - len(text.lstrip())]
    return line.original.line + len(re.findall(r"\r\n|\n|\r", before))


def _fault(error: ErrorDetails) -> str:
    name = str(error["loc"][0])
    return f"{name}: {plainly(error)}. Example: {name}={variables()[name]}"


def _unknown(name: str, file: Path) -> str:
    known = {each.removeprefix(_PREFIX): each for each in variables()}
    close = get_close_matches(name.removeprefix(_PREFIX), known, n=1, cutoff=_CLOSE)
    hint = f" Did you mean {known[close[0]]}?" if close else ""
    return f"{name}: there is no such setting (in {file}).{hint}"
